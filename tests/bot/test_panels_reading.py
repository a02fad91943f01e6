"""What a table tells those who ask: why, the log, house rules, help, odds, refusals."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, get_args

import pytest

from bot.panels import house
from bot.panels import marauders as panel
from bot.panels import table as table_panel
from bot.panels.guide import help_without_table
from bot.refusal import Refusal
from bot.tables.outcome import Undone
from bot.text import escape
from bot.ui.ids import unpack_request
from bot.ui.message import File
from bot.view import Played
from rules.contract import Request, RuleError
from rules.marauders.actions import EndRound, MaraudersAction
from rules.marauders.events import (
    Absent,
    BountySet,
    Moved,
    OutOfOrder,
    RoundEnded,
)
from rules.marauders.state import Sea
from rules.referee import Finished
from storage.store import Seat
from tests.bot import samples
from tests.bot.samples import UNSAYABLE
from tests.bot.tables import (
    MOVED,
    PREY,
    THREE,
    asked,
    captain,
    check,
    options,
    play,
    played,
    press,
    sea,
    ship,
    view,
    whole,
)

# ------------------------------------------------------------------------------------------------ why, log, rules, help


def test_why_shows_every_candidate_score_rule_and_house_rule() -> None:
    lines = panel.why(played(Moved("dutch", "havana", "nassau", samples.HIGHEST)))
    assert lines[1:] == [
        "Ben: Dutch bounties 0, bounties of other nations 2, not at war (chosen)",
        "Ada: Dutch bounties 0, bounties of other nations 1, not at war",
        "By the rule on hunt priority 2 (a house rule; marauders.hunt.priority-2).",
        "House rule on bounties of other nations: only the most bounties of one other nation count (S2). "
        "To change it: /table rules switch:foreign-bounties value:...",
    ]


def test_why_says_who_was_ruled_out() -> None:
    lines = panel.why(played(MOVED))
    assert "s8: too far away" in lines
    assert "s9: no bounty, no war" in lines
    assert "N, NE and E: no border" in panel.why(played(Moved("dutch", "havana", "nassau", samples.SCAN)))


def test_why_shows_dice_and_draws() -> None:
    state = sea(captain("s1", "havana", at="sea"), captain("s2"), ships=(ship("sloop", "havana"),))
    outcome = play(state, "turn", "s1")
    assert isinstance(outcome, Finished)
    lines = panel.why(Played(4, EndRound(), outcome.answers, outcome.events, state, view(state), 0.0, 1))
    assert any(
        line.startswith("Scouting: ") and "out of 1, 2, 3, 4, skull, skull (by the bot" in line for line in lines
    )


def test_why_is_paged_in_whole_lines() -> None:
    entry = played(*[MOVED] * 40)
    lines = panel.why(entry)
    pages = table_panel.paged(lines)
    assert [line for page in pages for line in page] == lines
    for number in range(1, len(pages) + 1):
        check(table_panel.why(entry, lines, panel, number))
    for number in (-1, 0, len(pages) + 1):
        with pytest.raises(Refusal, match="no-such-page"):
            table_panel.why(entry, lines, panel, number)
    assert "page:2" in table_panel.why(entry, lines, panel).footer
    assert table_panel.why(entry, lines, panel, len(pages)).footer == ""


def test_a_decision_free_entry_says_so() -> None:
    assert len(panel.why(played(BountySet("s1", "dutch", 0, 1)))) == 1


def test_the_log_names_the_most_telling_event() -> None:
    entry = played(OutOfOrder("no-event"), MOVED, Absent("spanish"), RoundEnded(3))
    message = table_panel.log([(entry, False), (played(MOVED, number=3), True)], 1, 2, panel)
    assert message.lines == (
        "#4 Round 3 ended (one ship), <@42> <t:1000:R>",
        "#3 Dutch ship to Bridgetown, <@42> <t:1000:R> (taken back)",
    )
    assert "page:2" in message.footer


def test_taking_back_says_where_the_miniatures_go() -> None:
    before = sea(captain("s1", "nassau"), ships=(ship("dutch", "havana"), ship("sloop", "nassau")))
    after = sea(captain("s1", "havana", at="sea"), ships=(ship("dutch", "tortuga"),))
    gone = played(MOVED, state=after, number=5)
    last = played(RoundEnded(1), state=before, number=4)
    message = table_panel.undone(Undone(gone, last.after, (), 1, after, gone, 42), last, panel)
    check(message)
    assert message.lines == (
        "Taken back: Dutch ship to Bridgetown.",
        "Dutch ship: Tortuga -> Havana",
        "Sloop: off the board -> Nassau",
        "Ben: in the port of Nassau",
        "Sloop: its captain card is Tromp.",
    )


def test_doing_again_repeats_the_moves() -> None:
    before, after = sea(ships=(ship("dutch", "havana"),)), sea(ships=(ship("dutch", "tortuga"),))
    again = Played(5, EndRound(), (), (MOVED,), before, view(after), 0.0, 1)
    done = Undone(again, replace(again.after, number=5), (), 1, before, None, 42)
    message = table_panel.undone(done, again, panel)
    assert message.lines == ("Done again: Dutch ship to Bridgetown.", "Dutch ship: Havana -> Tortuga")


def test_the_house_rules() -> None:
    message = house.rules(view(Sea()), panel.names(view(Sea())))
    check(message)
    assert len(message.lines) == 15
    assert (*message.lines[:3], message.lines[4]) == (
        "Cards: the bot draws.",
        "Dice: the bot rolls.",
        "The bot's dice: rolled at once.",
        "Bounties of other nations: bounties of all other nations together count (S2: sum).",
    )
    assert all(len(each.label) <= 34 for each in options(message))
    one = house.rules(view(Sea()), panel.names(view(Sea())), "s2")
    check(one)
    assert one.lines[1] == "Or: only the most bounties of one other nation count (highest)."
    assert unpack_request(press(one, "Other nations: most of one")[1]).get("value") == "highest"
    assert house.rules(view(Sea()), panel.names(view(Sea())), "Foreign bounties") == one
    for wrong in ("**S99**", "named", "listed", "foreign-bounties.sum", "<@1> **x** @everyone", "🔥"):
        with pytest.raises(RuleError) as refused:
            house.rules(view(Sea()), panel.names(view(Sea())), wrong)
        (line,) = table_panel.refusal(Refusal.of(refused.value, view(Sea())), panel.names(view(Sea()))).lines
        assert line.startswith(f"There is no house rule “{escape(wrong)}”. There are cards (whose cards are drawn), ")


def test_help_names_what_can_be_done_now() -> None:
    message = panel.help(view(THREE), lambda name: f"</{name}:1>")
    check(message)
    assert message.lines[0].startswith("Play with the buttons of the table message")
    assert message.lines[4].startswith("Now: </marauders event:1>")
    assert "</table start:1>" in whole(help_without_table(lambda name: f"</{name}:1>"))


# ------------------------------------------------------------------------------------------------ odds


def test_odds_of_each_ship_and_of_at_least_one() -> None:
    state = sea(captain("s1", "havana"), ships=(ship("frigate", "havana"), ship("sloop", "havana", samples.NOBODY)))
    message = panel.odds(view(state), "s1")
    check(message)
    assert message.title == "Who would scout for Ben in Havana"
    assert message.lines == (
        "Frigate: 3 dice, 70 % (19/27). By its captain's Scouting, 3.",
        "Sloop: 2 dice, 56 % (5/9). Scouting 2, assumed: nobody told it.",
        "At least one finds Ben: 87 % (211/243)",
        "Ben is in port, where nobody scouts. This counts for leaving it.",
    )
    assert press(message, "Its Scouting is...")[1].startswith("sloop;")


def test_odds_say_who_would_not_scout() -> None:
    state = sea(captain("s1", "nassau"), ships=(ship("dutch", "havana"), ship("sloop", "havana")))
    message = panel.odds(view(state), "s1", "Habana")
    assert message.lines == (
        "Dutch ship would not scout: Ben has no bounty, and the Dutch are not at war with Ben's nation.",
        "Sloop would not scout: Pirates do not scout beside a naval ship (Dutch ship).",
        "No enemy ship would scout for Ben.",
    )
    assert panel.odds(view(state), "s1").lines[0] == "No enemy ship is in Nassau."


def test_the_odds_of_one_of_several_seats_are_a_press_away() -> None:
    at = view(sea(captain("s1", "nassau"), captain("s2"), ships=(ship("sloop", "havana"),)))
    ben, ada = panel.odds_presses(at, ("s1", "s2"), "habana")
    assert (ben.label, ada.label) == ("Ben", "Ada")
    assert panel.CHOICES[ben.verb](at, ben.arg) == panel.odds(at, "s1", "havana")
    (here,) = panel.odds_presses(at, ("s2",), None)
    assert panel.CHOICES[here.verb](at, here.arg) == panel.odds(at, "s2")
    assert panel.CHOICES["odds"](at, "s1;") == panel.odds(at, "s1")
    for forged in ("", "s9;havana", ";", "s1;atlantis"):
        with pytest.raises(Refusal) as refused:
            panel.CHOICES["odds"](at, forged)
        assert refused.value.code == "old-button"


# ------------------------------------------------------------------------------------------------ refusals, other messages


VERBS = {str(action.__struct_config__.tag) for action in get_args(MaraudersAction)} - {"start", "cancel"}


def test_cures_have_labels() -> None:
    at = view(THREE)
    assert panel.label(at, Request("port", "s1", (("way", "leave"),))) == "Leave port"
    assert panel.label(at, Request("sail", "s1", (("zone", "petit-goave"),))) == "Sail to Petit-Goave"


def test_every_step_has_a_label(caplog: pytest.LogCaptureFixture) -> None:
    """What is no step has none, and whatever else an id says breaks nothing."""
    at = view(THREE)
    requests: list[tuple[str, str, str | None, dict[str, str | int]]] = [
        ("Join in Havana", "captain", None, {"nation": "dutch", "zone": "havana"}),
        ("Sit to the left of Ben", "seat", "s2", {"after": "s1"}),
        ("Take a seat", "seat", None, {}),
        ("Begin Ben's turn", "turn", "s1", {}),
        ("Begin Ben's turn", "turn", "s1", {"seat": "s2", "names": "x", "thing": "y"}),
        ("The rest scout for Ben", "look", "s1", {}),
        ("Ben: 3 gold", "hold", "s1", {"gold": 3}),
        ("Ben: 2 cargo", "hold", "s1", {"cargo": 2}),
        ("Ben: 0 gold, 2 cargo", "hold", "s1", {"gold": 0, "cargo": 2}),
        ("Dutch bounties on Ben: 1", "bounty", "s1", {"nation": "dutch", "count": 1}),
        ("Draw an event card", "event", None, {}),
        ("Card: Dead calm", "event", None, {"card": "dead-calm"}),
        ("Sloop: card for Havana", "enter", None, {"ship": "sloop", "zone": "havana"}),
        ("Icons sloop E", "icons", None, {"moves": "sloop E"}),
        ("End the round", "round", None, {}),
        ("Dutch ship: captain dead", "defeat", None, {"ship": "dutch"}),
        ("Sloop is in Havana", "place", None, {"ship": "sloop", "zone": "havana"}),
        ("Sloop: Scouting 3", "place", None, {"ship": "sloop", "zone": "havana", "scouting": 3}),
        ("Sloop off the board", "remove", None, {"ship": "sloop"}),
        ("Ben is in port, Havana", "correct", "s1", {"zone": "havana", "at": "port"}),
        ("Ben is at sea, Havana", "correct", "s1", {"zone": "havana", "at": "sea"}),
        ("Bounties on Ben", "bounties", "s1", {"dutch": 1}),
        ("Ben: ship class", "ship", "s1", {"class": "galleon"}),
        ("Attack the Sloop", "attack", "s1", {"ship": "sloop"}),
        ("Ben: new captain in Havana", "lost", "s1", {"nation": "spanish", "zone": "havana"}),
        ("War: Dutch and French", "war", None, {"first": "dutch", "second": "french"}),
        ("Peace: Dutch and French", "peace", None, {"first": "dutch", "second": "french"}),
        ("Another event", "other-event", None, {}),
        ("Ben attacks the Sloop", "battle", "s1", {"ship": "sloop", "aggressor": "captain"}),
        ("Battle: Sloop against Ben", "battle", "s1", {"ship": "sloop"}),
        ("Ben plays it", "helm", "s1", {}),
        ("The bot plays it", "helm", None, {"to": "bot"}),
        ("Roll for both", "fight", None, {}),
        ("Note on Havana", "note", None, {"on": "havana", "text": "Sugar."}),
        ("via Tortuga", "sail", "s1", {"zone": "petit-goave", "via": "tortuga"}),
        ("Only put me there", "correct", "s1", {"zone": "havana", "at": "sea", "only": "yes"}),
        ("", "fly", "s1", {}),
        ("", "port.x", "s1", {}),
    ]
    for label, verb, seat, given in requests:
        assert panel.label(at, Request(verb, seat, tuple(given.items()))) == label
    in_battle = {"declare", "hit", "muster", "end-battle"}  # these need an open one
    elsewhere = {"sail", "port", "rule", "amend", "tracks"}  # the sheet and the form of tracks have their own buttons
    assert {verb for _, verb, _, _ in requests} | in_battle | elsewhere >= VERBS
    assert caplog.records == []


def test_every_move_that_can_be_offered_has_a_label() -> None:
    error_cures: list[Request] = []
    for verb, given in (("sail", {"zone": "trinidad"}), ("sail", {"zone": "havana"}), ("port", {"way": "enter"})):
        for at in ("port", "sea"):
            try:
                play(sea(captain("s1", "havana", at=at)), verb, "s1", **given)
            except RuleError as error:
                error_cures += error.cures
    assert error_cures
    assert UNSAYABLE not in {panel.label(view(THREE), cure) for cure in error_cures}


def test_a_refusal_is_one_line() -> None:
    refusal = Refusal("unknown-seat", text="@everyone **x**", seats=("s1", "s2"))
    message = table_panel.refusal(refusal, panel.names(view(THREE)))
    assert message.lines == ("There is no seat “@\u200beveryone \\*\\*x\\*\\*” at this table. There are Ben and Ada.",)
    assert len(table_panel.refusal(Refusal("no-table"), None).lines) == 1


def test_ending_and_opening_again() -> None:
    message = table_panel.ended(view(THREE).table)
    assert press(message, "Open it again") == ("reopen", "")
    again = table_panel.reopened(panel.state(view(THREE), None), view(THREE))
    assert "open again" in again.lines[0]
    refusal = table_panel.already_open(view(THREE).table, "marauders", "", "Saturday")
    assert refusal.presses[0].arg == "marauders;;Saturday"


def test_a_seat_that_was_changed() -> None:
    assert "<@5>" in table_panel.seat_changed(view(THREE), Seat("s1", "Ben", 5)).lines[0]
    assert "No member" in table_panel.seat_changed(view(THREE), Seat("s1", "Ben", None)).lines[0]


def test_what_is_taken_back_of_an_action_that_waits() -> None:
    assert table_panel.taken_back(view(PREY)).lines[0].startswith("Given up: it was not done, and nothing was rolled")
    assert table_panel.taken_back(asked(PREY, "sloop N")).lines == ("The last answer is taken back.",)


def test_an_export_is_a_file_with_a_line() -> None:
    message = table_panel.export(File("marauders-4.json", b"{}"), 4)
    assert "4 entries" in message.lines[0]
    assert message.files[0].name == "marauders-4.json"


@pytest.mark.parametrize(
    ("code", "facts", "forms"),
    [
        ("marauders-own-cards", {}, ["captain-card;", "icon-card;"]),
        ("marauders-no-captain", {"seat": "s2"}, ["seat;s2"]),
        ("marauders-no-captain", {"seat": "s1"}, []),
        ("marauders-no-captains", {}, ["seat;"]),
        ("marauders-deck-empty", {}, []),
    ],
)
def test_a_refusal_comes_with_the_forms_that_help(code: str, facts: dict[str, Any], forms: list[str]) -> None:
    refusal = Refusal(code, view=view(Sea(seats=("s1", "s2"), captains=(captain("s1"),))), **facts)
    assert [each.arg for each in panel.helping(refusal)] == forms
    assert panel.helping(Refusal(code, **facts)) == ()
