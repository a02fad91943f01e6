"""What a table shows: the state, reports and questions, whatever its players call themselves."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import structs

from bot.panels import marauders as panel
from bot.panels import table as table_panel
from bot.refusal import Refusal
from bot.text import clean_name
from bot.ui.ids import button_id, fits, unpack_request
from bot.ui.stamps import stamped
from bot.view import View
from rules.chance import commitment
from rules.contract import Event, Request, Start
from rules.marauders.card_events import CardDrawn
from rules.marauders.events import (
    Absent,
    BountySet,
    LeftPort,
    NotScouted,
    Opened,
    OutOfOrder,
    Queued,
    RoundEnded,
    Sailed,
    Scouted,
    TurnBegan,
    YetToScout,
)
from rules.marauders.state import Bounties, CaptainCard, Figure, Sea
from storage.store import Seat
from tests.bot import samples
from tests.bot.samples import HOSTILE, UNSAYABLE
from tests.bot.tables import (
    GAME,
    ICONS,
    MOVED,
    PREY,
    TABLE,
    THREE,
    asked,
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
    whole,
)

# ------------------------------------------------------------------------------------------------ the state


FULL = sea(
    captain(
        "s1", "caracas", at="sea", bounties=Bounties(dutch=2, french=1), gold=Figure(7, fresh=False), cargo=Figure(3)
    ),
    captain("s2", "havana", bounties=Bounties(spanish=1)),
    ships=(
        ship("dutch", "caracas", samples.TROMP),
        ship("sloop", "caracas", CaptainCard(key="own", ship="sloop", zone="nassau", scouting=2, assumed=True)),
        ship("english", "nassau", man_o_war=True),
        ship("french", None, queued=(samples.TROMP,)),
        ship("spanish", None, killed=True),
        ship("frigate", None, *[samples.NOBODY] * 2, killed=True),
    ),
    round=3,
    turn="s1",
    war=(("dutch", "spanish"),),
)


def test_the_state_in_words() -> None:
    message = panel.state(view(FULL), played(RoundEnded(2)))
    check(message)
    assert message.title == "Friday"
    assert message.lines == (
        "Round 3. Ben's turn. At war: Dutch and Spanish.",
        "Caracas: Dutch ship (Tromp, 3 dice), Sloop (2 dice assumed)",
        "Nassau: English ship (Man-o-War, Tromp, 3 dice)",
        "Not on the board: French ship, Spanish ship and Frigate",
        "At the round's end: French ship to Curacao (Tromp), Spanish ship to Havana (Tromp), "
        "Frigate under one of 2 cards, drawn then",
        "Ben: Caracas, at sea; English, 2 Dutch and 1 French bounties; 7 gold (out of date), 3 cargo",
        "Ada: Havana, in port; English, 1 Spanish bounty",
    )
    assert labels(message)[-4:] == ["End turn (Ada is next)", "Undo: Round 2 ended", "Why?", "Help"]
    assert press(message, "Undo: Round 2 ended") == ("undo", "4")


def test_an_empty_table_says_how_to_begin() -> None:
    message = panel.state(view(Sea()), None)
    assert message.lines[1:] == (
        "No enemy is on the board. They come with event cards: Draw the event card.",
        "No captain has joined yet: Take a seat...",
    )
    assert {"Draw the event card", "Take a seat..."} <= set(labels(message))


@pytest.mark.parametrize(
    ("more", "line"),
    [
        ({"cards": "ours"}, "They come with event cards: draw one, and tell the bot what it is."),
        ({"carded": True}, "No enemy is on the board yet."),
        ({"carded": True, "cards": "ours"}, "No enemy is on the board yet."),
    ],
)
def test_an_empty_board_says_how_enemies_come(more: dict[str, Any], line: str) -> None:
    assert panel.state(view(Sea(**more)), None).lines[1].endswith(line)


def test_a_ship_is_short_whatever_its_captain_is_called() -> None:
    called = structs.replace(samples.TROMP, name="Maria Íñiga Valderramos de la Torre y Castellanos de Mendoza")
    fleet = [ship(each.key, "port-royal", called, called) for each in Sea().ships]
    line = panel.state(view(sea(*THREE.captains, ships=fleet)), None).lines[1]
    assert all(len(each) < 70 for each in line.split("), "))
    assert line.startswith("Port Royal: Dutch ship (Maria Íñiga Valderramos de…, 3 dice, 2 cards), English ship (")


def test_the_state_has_at_most_twelve_lines_whatever_the_crowd() -> None:
    zones = ("havana", "nassau", "tortuga", "caracas", "trinidad", "st-john")
    crowd = [captain(f"s{number}", gold=Figure(number)) for number in range(1, 31)]
    fleet = [ship(each.key, zone, queued=(samples.TROMP,)) for each, zone in zip(Sea().ships, zones, strict=True)]
    message = panel.state(view(sea(*crowd, ships=fleet)), None)
    check(message)
    assert len(message.lines) == 12
    assert message.lines[-1].endswith("and 23 more")


def test_the_first_entry_cannot_be_taken_back() -> None:
    message = panel.state(view(THREE), played(Opened("caribbean", sample=True), number=1))
    assert labels(message)[-2:] == ["Why?", "Help"]


# ------------------------------------------------------------------------------------------------ reports


def test_a_report_begins_with_what_the_hands_must_do() -> None:
    card = CardDrawn("a", "Trade winds", "All ports close.", 30, "bot", sample=True)
    queued = Queued("dutch", samples.TROMP, "curacao", True, False, samples.EVERTSEN, (), samples.RELOCATES)
    message = panel.report(played(card, MOVED, Absent("spanish"), queued, OutOfOrder("second-event")))
    assert message is not None
    check(message)
    assert message.title == "Event card: Trade winds"
    assert message.lines[0].startswith("Dutch ship: Basse-Terre -> Bridgetown. Hunts Ben")
    assert message.lines[1] == "Spanish ship: not on the board. Its icon is skipped."
    assert message.lines[2] == "The card says: All ports close."
    assert message.lines[3].startswith("Dutch ship moves to Curacao at the round's end")
    assert "invented sample" in message.footer
    assert message.lines[-1] == "Next: Ben's turn."
    assert labels(message) == ["Undo: card Trade winds", "Why?", "Take back, end the round first", "Ben's turn"]
    assert unpack_request(press(message, "Ben's turn")[1]) == Request("turn", "s1")


def test_icons_are_the_title_of_their_report() -> None:
    message = panel.report(played(MOVED, Absent("spanish"), action=ICONS))
    assert message is not None
    assert message.title == "Icons: Dutch ship N, Spanish ship E"


@pytest.mark.parametrize(
    "quiet",
    [
        (Sailed("s1", "havana", "tortuga"),),
        (TurnBegan("s1", "havana", "port"), OutOfOrder("second-turn", ("s1",))),
        (BountySet("s1", "dutch", 0, 1),),
    ],
)
def test_plain_acknowledgements_are_quiet_lines(quiet: tuple[Event, ...]) -> None:
    entry = played(*quiet)
    assert panel.report(entry) is None
    message = panel.line(entry)
    check(message)
    assert len(message.lines) == len(quiet)
    assert labels(message)[0].startswith("Undo: ")


def test_ships_that_do_not_look_are_reported_too() -> None:
    message = panel.report(played(Sailed("s1", "havana", "tortuga"), *_silent()))
    assert message is not None
    assert message.title == "Ben sailed to Tortuga"
    assert message.lines[0].startswith("Frigate does not scout for Ben: ")


def _silent() -> tuple[Event, ...]:
    return tuple(event for event in samples.EVENTS if isinstance(event, NotScouted) and event.ship == "frigate")


def test_an_assumed_scouting_can_be_told_at_once() -> None:
    roll = Scouted("sloop", "s1", 2, ("skull", "3"), True, "bot", True, samples.LISTED, samples.GREEDY)
    at = view(sea(captain("s1"), ships=(ship("sloop", "havana", samples.NOBODY),)))
    message = panel.report(played(LeftPort("s1", "havana"), roll, at=at))
    assert message is not None
    choice, who = press(message, "Its Scouting is...")
    offered = panel.CHOICES[choice](at, who)
    check(offered)
    verb, arg = press(offered, "4")
    assert (verb, unpack_request(arg)) == (
        "do",
        Request("place", None, (("ship", "sloop"), ("zone", "havana"), ("scouting", 4))),
    )


def test_a_scouting_is_told_of_the_captain_who_was_asked_about() -> None:
    """Not of who commands the ship now; nor can it be asked of a ship that there is not."""
    nobody = ship("sloop", "havana", samples.NOBODY)
    at = view(sea(captain("s1"), ships=(nobody,)))
    _, who = press(panel.odds(at, "s1"), "Its Scouting is...")
    told = structs.replace(samples.NOBODY, scouting=4, assumed=False)
    check(panel.CHOICES["scouting"](view(sea(captain("s1"), ships=(ship("sloop", "nassau", told),))), who))
    gone = panel.CHOICES["scouting"](view(sea(captain("s1"))), who)
    assert gone.lines == ("Sloop is not on the board now.",)
    other = view(sea(captain("s1"), ships=(ship("sloop", "havana", structs.replace(samples.NOBODY, key="sloop-2")),)))
    for now, arg in ((other, who), (at, "sloop"), (at, "sloop;"), (at, ""), (at, "brig;aaaaaaaa")):
        with pytest.raises(Refusal) as refused:
            panel.CHOICES["scouting"](now, arg)
        assert refused.value.code == "old-button"


def test_several_assumed_scoutings_are_told_apart() -> None:
    rolls = [
        Scouted(key, "s1", 1, ("1",), False, "bot", True, samples.LISTED, samples.GREEDY) for key in ("sloop", "dutch")
    ]
    fleet = (ship("sloop", "havana", samples.NOBODY), ship("dutch", "havana"))
    message = panel.report(played(*rolls, at=view(sea(captain("s1"), ships=fleet))))
    assert message is not None
    assert {"Sloop: Scouting is...", "Dutch ship: Scouting is..."} <= set(labels(message))


def test_ships_that_have_yet_to_look_have_a_button() -> None:
    message = panel.report(played(YetToScout("s1", ("dutch",), samples.HOUSE_ORDER)))
    assert message is not None
    assert unpack_request(press(message, "The rest scout")[1]) == Request("look", "s1")


def test_opening_shows_the_state_and_the_sample_warning() -> None:
    message = panel.report(played(Opened("caribbean", sample=True), action=Start("caribbean"), state=Sea(), number=1))
    assert message is not None
    assert "invented samples" in message.lines[0]
    assert message.lines[1].startswith("Round 1.")
    assert commitment(TABLE.seed) in message.footer


@pytest.mark.parametrize("event", samples.EVENTS, ids=lambda event: type(event).__name__)
def test_every_event_makes_a_message_a_log_line_and_reasons(event: Event) -> None:
    entry = played(event)
    for message in (panel.report(entry), panel.line(entry), table_panel.log([(entry, True)], 1, 1, panel)):
        if message is not None:
            check(message)
    assert panel.why(entry)
    assert UNSAYABLE not in panel.why(entry)
    assert panel.undo_label(entry).startswith("Undo: ")


# ------------------------------------------------------------------------------------------------ questions


def test_a_question_offers_each_answer_and_what_happened_so_far() -> None:
    waiting = asked(PREY, "dutch N, sloop N")
    message = panel.question(waiting)
    check(message)
    assert message.title == "Who has the most gold aboard?"
    assert message.lines[:3] == (
        "Sloop can reach Ben, Ada and Cleo and goes where the most gold is. Who has the most gold aboard?",
        "Told before: Ben 5 gold (out of date)",
        "So far:",
    )
    assert message.lines[3].startswith("Dutch ship: Trinidad -> ")
    assert press(message, "Ada") == ("answer", "s2")
    assert press(message, "Ben and Cleo, equally") == ("answer", "s1+s3")
    assert press(message, "Undo: what was asked for") == ("back", "0")
    assert message.mentions == ()


def test_answers_that_no_longer_fit_are_asked_again() -> None:
    waiting = asked(PREY, "sloop N")
    assert waiting.asking is not None
    message = panel.question(replace(waiting, asking=replace(waiting.asking, dropped=2)))
    assert message.lines[0].startswith("2 answers given before no longer fit")


def test_the_state_repeats_an_open_question() -> None:
    message = panel.state(asked(PREY, "sloop N"), None)
    check(message)
    assert "Who has the most gold aboard" in message.lines[-1]
    assert "Ada" in labels(message)


def test_more_answers_than_buttons_can_be_typed() -> None:
    crowd = sea(*(captain(f"s{number}", zone) for number, zone in enumerate(("havana", "nassau") * 3, start=1)),
                ships=(ship("sloop", "havana"),))  # fmt: skip
    message = panel.question(asked(crowd, "sloop N"))
    check(message)
    assert len(labels(message)) == 22
    assert "43 more answers" in message.lines[-1]


def test_long_names_are_shortened_alike_in_answers() -> None:
    names = {"s1": "Bartholomew Roberts the Black", "s2": "Anne Bonny of Charles Town", "s3": "C"}
    waiting = asked(PREY, "sloop N")
    message = panel.question(
        View(TABLE, GAME, PREY, 4, {k: Seat(k, n, 1) for k, n in names.items()}, 0, waiting.asking)
    )
    check(message)
    assert len(set(labels(message))) == len(labels(message))


# ------------------------------------------------------------------------------------------------ limits


LONG_EVENTS = st.lists(st.sampled_from(samples.EVENTS), min_size=1, max_size=40)
TYPED = st.one_of(st.sampled_from(HOSTILE), st.text(max_size=60))


@settings(max_examples=60, deadline=None)
@given(events=LONG_EVENTS, names=st.lists(TYPED, min_size=9, max_size=9), called=TYPED)
def test_no_names_and_no_number_of_events_break_a_message(events: list[Event], names: list[str], called: str) -> None:
    seats = {f"s{number}": clean_name(name) or f"s{number}" for number, name in enumerate(names, start=1)}
    state = sea(*(captain(seat) for seat in seats), ships=(ship("sloop", "havana", samples.NOBODY),))
    at = view(state, seats, name=clean_name(called))
    entry = played(*events, state=state, at=at)
    report = panel.report(entry) or panel.line(entry)
    for message in (
        report,
        panel.line(entry),
        panel.state(at, entry),
        table_panel.log([(entry, False)] * 10, 1, 1, panel),
    ):
        check(message)
        assert "@everyone" not in whole(message)
        check(stamped(message, at))
        for each in (*presses(stamped(message, at)), *options(stamped(message, at))):
            assert fits(each)
            assert len(button_id(each)) <= 100
    for page in table_panel.paged(panel.why(entry)):
        assert len("\n".join(page)) <= 4096


def test_what_does_not_fit_is_counted() -> None:
    lines = table_panel.fitted(["x" * 100] * 50)
    assert sum(len(line) + 1 for line in lines) <= table_panel.LONGEST
    assert lines[-1] == f"... and {50 - len(lines) + 1} more: Why?"
    assert table_panel.fitted(["x" * 5000])[0].endswith("…")
