"""The table message in play: what can be done at a round's start and in a turn, with the danger of each way."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import structs

from bot.panels import marauders as panel
from bot.panels.correcting import correcting
from bot.ui.ids import button_id, fits, unpack_request
from bot.ui.message import Menu, Message, Press
from bot.ui.stamps import stamped
from bot.view import View
from rules.contract import Event, Reason, Request
from rules.marauders.battle.state import Battle, Meeting
from rules.marauders.card_events import OwnCard, WarBegan
from rules.marauders.events import (
    Attacked,
    BountySet,
    CaptainLost,
    HoldTold,
    LeftPort,
    Moved,
    RoundEnded,
    Scouted,
    TurnBegan,
)
from rules.marauders.keys import SHIPS
from rules.marauders.pack import EventCard
from rules.marauders.state import Bounties, Sea, Unscouted
from tests.bot import samples
from tests.bot.tables import (
    GAME,
    ICONS,
    MOVED,
    THREE,
    captain,
    check,
    labels,
    options,
    played,
    press,
    presses,
    sea,
    ship,
    view,
)


def at_sea(zone: str, **more: Any) -> Sea:
    """Ben's turn, at sea."""
    return sea(captain("s1", zone, at="sea"), captain("s2"), turn="s1", begun=("s1",), **more)


def told(label: str, message: Message) -> Request:
    """What a button plays."""
    return unpack_request(press(message, label)[1])


def state(of: Sea) -> Message:
    message = panel.state(view(of), played(RoundEnded(1)))
    check(message)
    return message


# ------------------------------------------------------------------------------------------------ a turn


def test_exits_lie_in_compass_order_three_in_a_row() -> None:
    message = state(at_sea("tortuga"))
    assert [[each.label for each in row] for row in message.rows if not isinstance(row, Menu)] == [
        ["SE Santo Domingo", "S Petit-Goave", "SW Port Royal"],
        ["W Havana", "NW Nassau", "Enter port"],
        ["End turn (Ada is next)", "Undo: Round 1 ended", "Why?", "Help"],
    ]
    assert told("W Havana", message) == Request("sail", "s1", (("zone", "havana"),))
    assert told("Enter port", message) == Request("port", "s1", (("way", "enter"),))


def test_an_exit_says_who_would_look_there_and_how_likely() -> None:
    fleet = (ship("sloop", "tortuga"), ship("frigate", "tortuga"), ship("sloop", "tortuga"), ship("dutch", "nassau"))
    message = state(at_sea("havana", ships=fleet))
    chance = 100 * (1 - (2 / 3) ** 6)
    assert labels(message)[:3] == ["NE Nassau", f"E Tortuga: 2 ships {chance:.0f} %", "S Port Royal"]
    assert "E Tortuga: Sloop 70 %" in labels(state(at_sea("havana", ships=fleet[2:])))


def test_a_silent_pirate_is_no_danger() -> None:
    fleet = (ship("sloop", "tortuga"), ship("french", "tortuga"))
    assert "E Tortuga" in labels(state(at_sea("havana", ships=fleet)))


def test_of_a_long_name_as_much_is_shown_as_leaves_room_for_the_danger() -> None:
    wanted = captain("s1", "tortuga", at="sea", bounties=Bounties(english=9))
    there = ship("english", "santo-domingo")
    message = state(sea(wanted, ships=(there,), turn="s1", begun=("s1",)))
    (way,) = (label for label in labels(message) if label.startswith("SE "))
    assert len(way) <= 34
    assert way.startswith("SE Santo Dom")
    assert way.endswith(": English ship 97 %")


def test_leaving_port_says_its_danger_and_is_the_only_way_on() -> None:
    crew = captain("s1", "havana"), captain("s2", "havana", at="sea")
    message = state(sea(*crew, ships=(ship("sloop", "havana"),), turn="s1", begun=("s1",)))
    assert labels(message)[0] == "Leave port: Sloop 70 %"
    assert told("Leave port: Sloop 70 %", message) == Request("port", "s1", (("way", "leave"),))
    assert len(labels(message)) == 5


def test_ships_that_have_yet_to_look_have_a_button() -> None:
    waiting = at_sea("havana", ships=(ship("sloop", "havana"),), unscouted=(Unscouted("s1", ("sloop",)),))
    assert told("The rest scout", state(waiting)) == Request("look", "s1")


def test_the_end_of_a_turn_is_the_next_captains_or_the_rounds() -> None:
    assert told("End turn (Ada is next)", state(at_sea("havana"))) == Request("turn", "s2")
    last = structs.replace(at_sea("havana"), begun=("s2", "s1"), round=3)
    assert told("End turn (round 3 ends)", state(last)) == Request("round")


def test_the_menu_holds_the_rest_of_a_turn() -> None:
    message = state(at_sea("havana", ships=(ship("sloop", "havana"), ship("dutch", "nassau"))))
    rest = {each.label: each for each in options(message)}
    assert list(rest)[:4] == [
        "Dutch merchant raided: +1 bounty",
        "English merchant raided: +1 bounty",
        "French merchant raided: +1 bounty",
        "Spanish merchant raided: +1 bounty",
    ]
    assert [label for label in rest if label.startswith("Attack")] == ["Attack the Sloop"]
    raided = told("Dutch merchant raided: +1 bounty", message)
    assert raided == Request("bounty", "s1", (("nation", "dutch"), ("count", 1)))
    assert told("Attack the Sloop", message) == Request("attack", "s1", (("ship", "sloop"),))
    assert press(message, "Gold and cargo...") == ("form", "hold;s1")
    assert press(message, "My captain died...") == ("form", "lost;s1")
    assert press(message, "War or peace...") == ("form", "war;")
    assert {"Bounties...", "Ship class...", "Correct..."} <= set(rest)


@pytest.mark.parametrize("name", ["Bartholomew Roberts of Charlestown"[:32], "ö" * 32, "(((((((((((((((((((((((("])
def test_a_long_name_is_cut_and_never_what_a_button_does(name: str) -> None:
    of = structs.replace(at_sea("havana"), turn=None, begun=(), events=1, carded=True)
    at = view(of, {"s1": name, "s2": name})
    message = panel.state(at, played(LeftPort("s1", "havana"), at=at))
    check(message)
    assert [each for each in labels(message) if each.endswith("'s turn")]
    assert [each for each in labels(message) if each.startswith("Undo: ") and each.endswith("left port")]
    turn = panel.state(view(at_sea("havana"), {"s1": name, "s2": name}), None)
    assert [each for each in labels(turn) if each.startswith("End turn (") and each.endswith(" is next)")]
    assert panel.label(at, Request("look", "s1")).startswith("The rest scout for ")
    assert panel.label(at, Request("lost", "s1", (("zone", "havana"),))).endswith(": new captain in Havana")
    told = panel.corrections(played(HoldTold("s1", 3, None), at=at))
    assert told[0].label.endswith(": gold and cargo...")


def test_who_is_to_fight_is_said_and_attacks_nobody_whom_he_fights() -> None:
    of = at_sea("havana", ships=(ship("english", "havana"), ship("sloop", "havana")))
    fights = structs.replace(of, meetings=(Meeting("s1", "english", "captain"),))
    offered = {each.label for each in options(panel.state(view(fights), None))}
    assert {"Attack the Sloop", "The English ship's captain is dead"} <= offered
    assert "Attack the English ship" not in offered
    assert "Attack the English ship" in {each.label for each in options(panel.state(view(of), None))}
    open_ = structs.replace(fights, battle=Battle(seat="s1", zone="havana", ship="sloop", aggressor="npc", helm="bot"))
    message = panel.state(view(open_), None)
    assert message.title == "Battle round 1: Sloop against Ben"
    assert "Then: English ship against Ben" in message.lines


def test_the_undo_of_an_entry_that_did_several_things_names_them_all() -> None:
    two = played(BountySet("s1", "dutch", 0, 1), BountySet("s1", "english", 0, 2))
    assert panel.undo_label(two) == "Undo: Ben: bounties of 2 nations"
    assert panel.done(two) == panel.happened(two) == "Ben: 1 Dutch and 2 English bounties"
    moved = played(MOVED, Moved("sloop", "havana", "nassau", samples.LETTER))
    assert panel.undo_label(moved) == "Undo: Dutch ship and 1 more"


def test_every_option_of_the_menu_is_read_on_a_phone() -> None:
    message = state(at_sea("havana", ships=[ship(key, "havana") for key in SHIPS]))
    assert all(len(each.label) <= 34 and not each.label.endswith("…") for each in options(message))


def test_in_port_nobody_is_attacked() -> None:
    crew = captain("s1", "havana")
    message = state(sea(crew, ships=(ship("sloop", "havana"),), turn="s1", begun=("s1",)))
    assert not [each for each in options(message) if each.label.startswith("Attack")]


def test_a_raid_is_one_bounty_more_until_there_can_be_no_more() -> None:
    crew = captain("s1", "havana", at="sea", bounties=Bounties(dutch=20, french=2))
    message = state(sea(crew, turn="s1", begun=("s1",)))
    assert told("French merchant raided: +1 bounty", message).get("count") == 3
    assert "Dutch merchant raided: +1 bounty" not in [each.label for each in options(message)]


@pytest.mark.parametrize("cards", ["bot", "ours"])
def test_a_turn_in_the_thick_of_it_fits(cards: str) -> None:
    """All six ships around a captain who can do everything: five rows, a menu that Discord takes, every button made."""
    zones = [zone.key for zone in GAME.pack.zones]
    for zone in zones:
        crowd = [captain(f"s{number}", zone, at="sea") for number in range(1, 9)]
        fleet = [ship(key, zone) for key in SHIPS]
        of = sea(*crowd, ships=fleet, turn="s1", begun=("s1",), cards=cards, unscouted=(Unscouted("s1", ("sloop",)),))
        message = stamped(state(of), view(of))
        check(message)
        assert all(fits(each) and len(button_id(each)) <= 100 for each in (*presses(message), *options(message)))
        assert len(options(message)) >= 20


# ------------------------------------------------------------------------------------------------ a round's start


def test_the_bots_card_is_drawn_first_and_then_the_first_captain_begins() -> None:
    before = state(THREE)
    assert [[each.label for each in row] for row in before.rows if not isinstance(row, Menu)][:3] == [
        ["Draw the event card"],
        ["Captain card...", "Icon card...", "Another event..."],
        ["Ben's turn"],
    ]
    assert styles(before) == {"Draw the event card"}
    assert told("Draw the event card", before) == Request("event")
    assert told("Ben's turn", before) == Request("turn", "s1")
    after = state(structs.replace(THREE, events=1, carded=True))
    assert [[each.label for each in row] for row in after.rows if not isinstance(row, Menu)][:2] == [
        ["Ben's turn", "Draw another event card"],
        ["Captain card...", "Icon card...", "Another event..."],
    ]
    assert styles(after) == {"Ben's turn"}
    assert styles(state(structs.replace(THREE, events=1))) == {"Ben's turn"}
    assert styles(state(structs.replace(THREE, carded=True))) == {"Ben's turn"}


def styles(message: Message) -> set[str]:
    """The buttons that stand out."""
    return {each.label for each in presses(message) if each.style == "primary"}


def test_a_table_with_its_own_cards_names_them() -> None:
    message = state(structs.replace(THREE, cards="ours"))
    assert labels(message)[:3] == ["Captain card...", "Icon card...", "Another event..."]
    assert "Draw the event card" not in labels(message)
    assert press(message, "Captain card...") == ("form", "captain-card;")


def test_no_card_is_drawn_from_an_empty_deck() -> None:
    gone = structs.replace(THREE, removed=tuple(card.key for card in GAME.pack.cards))
    assert "Draw the event card" not in labels(state(gone))


def test_the_book_is_counted_where_the_cards_are_the_tables_own() -> None:
    known = EventCard(key="event-gale", title="Gale")
    of = replace(view(structs.replace(THREE, cards="ours")), book=(known,))
    assert "Book: 1 of 34 cards" in panel.state(of, None).lines
    assert not any(line.startswith("Book") for line in panel.state(view(THREE), None).lines)


def test_a_ship_class_is_shown_with_its_captain() -> None:
    message = panel.state(view(sea(captain("s1", ship_class="man-o-war"))), None)
    assert message.lines[-1] == "Ben: Havana, in port; English (Man-o-War), no bounty"


# ------------------------------------------------------------------------------------------------ everything there is


@settings(max_examples=40, deadline=None)
@given(data=st.data())
def test_at_every_table_the_message_fits_and_every_button_can_be_made(data: st.DataObject) -> None:
    zones = st.sampled_from([zone.key for zone in GAME.pack.zones])
    crew = [
        captain(f"s{number}", data.draw(zones), at=data.draw(st.sampled_from(("sea", "port"))),
                bounties=Bounties(dutch=data.draw(st.integers(0, 20))))
        for number in range(1, data.draw(st.integers(1, 12)) + 1)
    ]  # fmt: skip
    fleet = [ship(key, data.draw(zones)) for key in SHIPS if data.draw(st.booleans())]
    begun = tuple(each.seat for each in crew if data.draw(st.booleans()))
    turn = data.draw(st.sampled_from((None, *begun)))
    of = sea(*crew, ships=fleet, begun=begun, turn=turn, cards=data.draw(st.sampled_from(("bot", "ours"))))
    at = view(of)
    message = panel.state(at, played(RoundEnded(1), state=of, at=at))
    check(message)
    made = stamped(message, at)
    unplayable = {each.label for each in all_of(message)} - {each.label for each in all_of(made)}
    assert unplayable == set()
    assert len(message.lines) <= 12


def all_of(message: Message) -> list[Press]:
    return [*presses(message), *options(message)]


# ------------------------------------------------------------------------------------------------ what entries are


def test_a_round_begins_where_one_ended() -> None:
    assert panel.begins_round(played(RoundEnded(2)))
    assert not panel.begins_round(played(MOVED))


def test_who_begins_a_turn_is_addressed_and_who_is_rolled_against() -> None:
    roll = Scouted("sloop", "s2", 1, ("1",), False, "bot", False, samples.LISTED, samples.GREEDY)
    assert panel.addressed(played(TurnBegan("s1", "havana", "port"))) == ("s1",)
    assert panel.addressed(played(TurnBegan("s2", "havana", "sea"), roll)) == ("s2",)


def test_a_roll_that_was_told_by_its_outcome_says_no_more() -> None:
    found = Scouted("sloop", "s1", 2, ("skull",), True, "table", False, samples.LISTED, samples.GREEDY)
    missed = Scouted("sloop", "s1", 2, (), False, "table", False, samples.LISTED, samples.GREEDY)
    whole = Scouted("sloop", "s1", 2, ("skull", "3"), True, "table", False, samples.LISTED, samples.GREEDY)
    assert panel.line(played(found)).lines[0].startswith("Sloop scouts for Ben: 2 dice (a skull): found. Rolled at")
    assert panel.line(played(missed)).lines[0].startswith("Sloop scouts for Ben: 2 dice (no skull): not found. Rolled")
    assert panel.line(played(whole)).lines[0].startswith("Sloop scouts for Ben: 2 dice (skull, 3): found. Rolled at")


def test_an_attack_is_a_report_that_names_the_skills() -> None:
    attack = Attacked("s1", "havana", "sloop", Reason("marauders.attack.pirate"))
    at = view(sea(captain("s1", at="sea"), ships=(ship("sloop", "havana", samples.TROMP),)))
    message = panel.report(played(attack, at=at))
    assert message is not None
    assert message.lines[0].startswith("Ben attacks the Sloop in Havana: a battle begins.")
    assert message.lines[1].startswith("Tromp (Sloop): Seamanship 4, Leadership 2")
    assert panel.on_board(played(attack, at=at))
    assert panel.undo_label(played(attack, at=at)) == "Undo: Ben attacked the Sloop"


def test_own_icons_with_a_title_are_called_by_it() -> None:
    titled = structs.replace(ICONS, title="Gale")
    message = panel.report(played(OwnCard("Gale"), MOVED, action=titled))
    assert message is not None
    assert message.title == "Event card: Gale (Dutch ship N, Spanish ship E)"
    assert panel.undo_label(played(OwnCard("Gale"), MOVED, action=titled)) == "Undo: card Gale"


def test_undoing_a_war_says_which_ships_change() -> None:
    before = sea(ships=(ship("dutch", "havana", man_o_war=True), ship("french", "nassau")))
    now = view(sea(ships=(ship("dutch", "havana"), ship("french", "nassau", man_o_war=True))))
    changed = ("Dutch ship: a frigate again", "French ship: a Man-o-War again")
    assert panel.differences(now, before)[:2] == changed
    moved = sea(ships=(ship("dutch", "tortuga", man_o_war=True), ship("french", "nassau")))
    assert panel.differences(now, moved)[:3] == ("Dutch ship: Tortuga -> Havana", *changed)


# ------------------------------------------------------------------------------------------------ corrections


def test_each_thing_that_an_entry_was_about_can_be_put_right() -> None:
    about = [each.label for each in panel.corrections(played(HoldTold("s1", 3, None)))]
    assert about == ["Ben: gold and cargo...", "Ben: where..."]
    moved = panel.corrections(played(MOVED, Moved("sloop", "havana", "nassau", samples.LETTER)))
    assert [(each.verb, each.arg) for each in moved] == [("form", "place;dutch"), ("form", "place;sloop")]
    fought = panel.corrections(played(*(event for event in samples.EVENTS if isinstance(event, CaptainLost))))
    assert "Ben: ship and skills..." in [each.label for each in fought]
    war = panel.corrections(played(*(event for event in samples.EVENTS if isinstance(event, WarBegan))))
    assert ("form", "war;") in [(each.verb, each.arg) for each in war]
    assert panel.corrections(played(BountySet("s1", "dutch", 0, 1)))[0].label == "Ben: bounties..."


@pytest.mark.parametrize("event", samples.EVENTS, ids=lambda event: type(event).__name__)
def test_every_correction_opens_a_form_that_there_is(event: Event) -> None:
    at: View = view(sea(captain("s1"), captain("s2"), ships=(ship("dutch", "havana"),)))
    for each in panel.corrections(played(event, at=at)):
        assert len(each.label) <= 34
        name, _, about = each.arg.partition(";")
        assert panel.FORMS[name](at, about).parts


def test_everything_on_the_board_can_be_put_right_from_the_menu() -> None:
    message = correcting(view(THREE), panel, "")
    check(message)
    assert press(message, "Ben: where...") == ("form", "fix-correct;s1")
    assert press(message, "Ben: bounties...") == ("form", "fix-bounties;s1")
    assert press(message, "Sloop: where...") == ("form", "fix-place;sloop")
    assert press(message, "Seats...") == ("correct", "seats")
    assert len(labels(message)) == 24
