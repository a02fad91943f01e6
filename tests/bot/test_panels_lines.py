"""What belongs to an event's line from the table around it: skills, tokens, cards, who ties, what is ahead."""

from __future__ import annotations

from typing import Any

import pytest

from bot.panels import marauders as panel
from bot.panels import table as table_panel
from bot.view import Played, View
from rules.contract import Action, Event, Reason, Told
from rules.marauders.actions import EndRound, Icons
from rules.marauders.card_events import CardDrawn
from rules.marauders.events import (
    Absent,
    Arrived,
    BattleBegins,
    Defeated,
    Joined,
    Moved,
    NotScouted,
    Placed,
    Queued,
    RoundEnded,
    ScoutingTold,
    Seated,
    Stayed,
)
from rules.marauders.house import House
from rules.marauders.pack import Icon
from rules.marauders.state import Bounties, CaptainCard, Figure, Sea
from rules.referee import Finished, run
from tests.bot import samples
from tests.bot.tables import GAME, PREY, THREE, asked, captain, check, labels, played, sea, ship, view, whole


def lines(*events: Event, state: Sea = THREE, action: Any = None) -> tuple[str, ...]:
    """What a report says, or the quiet line when there is none."""
    entry = played(*events, state=state, action=action)
    message = panel.report(entry) or panel.line(entry)
    check(message)
    return message.lines


ORDER = Reason("marauders.battle.order", chosen=("sloop", "dutch"))
ORDERED = BattleBegins("s1", "havana", ("sloop", "dutch"), ORDER)


# ------------------------------------------------------------------------------------------------ battles


def test_a_battle_says_with_what_each_captain_fights() -> None:
    half = CaptainCard(key="x", ship="sloop", zone="nassau", scouting=1, leadership=3)
    state = sea(captain("s1"), ships=(ship("sloop", "havana", half), ship("dutch", "havana", samples.TROMP)))
    assert lines(ORDERED, state=state) == (
        "Battles against Ben begin, in this order: Sloop, then Dutch ship. The order was drawn.",
        "Sloop: Seamanship not known, Leadership 3.",
        "Tromp (Dutch ship): Seamanship 4, Leadership 2.",
    )


def test_skills_that_are_not_known_are_said_in_one_line() -> None:
    state = sea(captain("s1"), ships=(ship("sloop", "havana"), ship("dutch", "havana")))
    assert lines(ORDERED, state=state)[1:] == (
        "Sloop and Dutch ship: Seamanship and Leadership are not known to the bot.",
    )


def test_the_order_of_battles_is_numbered_in_why() -> None:
    entry = played(ORDERED)
    assert panel.why(entry)[1:] == [
        "1. Sloop",
        "2. Dutch ship",
        "By the rule on the order of battles (official; marauders.battle.order).",
    ]


def test_why_says_what_makes_a_ship_hostile() -> None:
    roll = samples.events.Scouted("dutch", "s1", 2, ("1", "2"), False, "bot", False, samples.MORE, samples.ENMITIES[2])
    assert panel.why(played(roll))[1:] == [
        "Its captain's Scouting: 2",
        "Ben's Dutch bounties: 3 (chosen)",
        "Hostile to Ben by priority 2: 5 bounties of other nations.",
        "By the rule on the bounty icon (official; marauders.scouting.bounties).",
    ]


# ------------------------------------------------------------------------------------------------ cards


def test_a_card_of_the_tables_own_is_laid_face_up_and_one_that_the_bot_drew_is_not() -> None:
    queued = Queued("sloop", samples.NOBODY, "havana", False, False, None, (), samples.ENTERS)
    drawn = CardDrawn("a", "Pirate Sloop", "", 30, "bot", True)
    named = CardDrawn("a", "Pirate Sloop", "", 30, "table", True)
    assert lines(queued)[0].endswith("under an unnamed captain (Scouting 2, assumed). Lay the card face up.")
    assert lines(named, queued)[0].endswith("Lay the card face up.")
    assert not any("face up" in line for line in lines(drawn, queued))


def test_two_cards_of_one_round_and_who_commands_until_then() -> None:
    queued = Queued(
        "dutch", samples.TROMP, "curacao", True, False, samples.NOBODY, (samples.EVERTSEN,), samples.RELOCATES
    )
    assert lines(queued) == (
        "Dutch ship moves to Curacao at the round's end, under Tromp (Scouting 3, Seamanship 4, Leadership 2). "
        "Until then an unnamed captain commands, where the ship is. Below it lies this round's card of Evertsen. "
        "Lay the card face up.",
    )


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (
            Defeated("dutch", samples.TROMP, "havana", 1, samples.DISCARD_S5, "new-card", samples.EVERTSEN),
            "Dutch ship: Havana -> off the board. Take its token off too. "
            "Tromp is dead, and that card goes to the event discard. "
            "The new card commands at the round's end: Evertsen, in St. Maarten. (House rule S5.)",
        ),
        (
            Defeated("dutch", samples.TROMP, "havana", 1, samples.OUT, "only", samples.EVERTSEN),
            "Dutch ship: Havana -> off the board. Take its token off too. "
            "Tromp is dead, and that card is out of the game. (House rule S4.) "
            "Evertsen succeeds at the round's end, in St. Maarten.",
        ),
        (
            Defeated("sloop", samples.NOBODY, "havana", 0, samples.NO_CARD, "none", None),
            "Sloop: Havana -> off the board. Its captain is dead. No card of this ship is left.",
        ),
    ],
)
def test_a_death_says_what_the_rounds_end_brings(event: Defeated, words: str) -> None:
    assert lines(event) == (words,)


def test_icons_of_ships_that_are_due() -> None:
    state = sea(ships=(ship("dutch", None, killed=True), ship("sloop", None, queued=(samples.NOBODY,))))
    assert lines(*map(Absent, ("dutch", "sloop", "french")), state=state) == (
        "Dutch ship: not on the board. Its icon is skipped; it comes at the round's end.",
        "Sloop: not on the board. Its icon is skipped; it comes at the round's end.",
        "French ship: not on the board. Its icon is skipped.",
    )


def test_a_ship_that_comes_to_where_it_is_stays() -> None:
    assert lines(Arrived("dutch", samples.TROMP, "nassau", "nassau", samples.ARRIVALS[1])) == (
        "Dutch ship: stays in Nassau. Now under Tromp (Scouting 3). Its new card lies on top.",
    )
    assert lines(Placed("sloop", samples.NOBODY, "nassau", "nassau"))[0].startswith("Sloop: stays in Nassau.")


def test_a_scouting_told_as_a_ship_is_placed_is_said_once() -> None:
    told = CaptainCard(key="x", ship="sloop", zone="nassau", scouting=4)
    assert lines(Placed("sloop", told, None, "nassau"), ScoutingTold("sloop", 4)) == (
        "Sloop: off the board -> Nassau. Put there by hand, under an unnamed captain (Scouting 4).",
    )


def test_taking_back_says_which_cards_lie_where() -> None:
    kept = CaptainCard(key="unnamed-french", ship="french", zone="havana", scouting=2, assumed=True)
    before = sea(
        ships=(
            ship("dutch", "nassau", samples.EVERTSEN, queued=(samples.TROMP,)),
            ship("french", "nassau", kept),
            ship("english", "nassau", samples.TROMP, samples.EVERTSEN),
        )
    )
    after = sea(
        ships=(
            ship("dutch", "nassau", samples.TROMP, samples.EVERTSEN),
            ship("french", "nassau", kept, samples.TROMP),
            ship("english", "nassau", samples.EVERTSEN, killed=True),
        )
    )
    assert panel.differences(view(before), after) == (
        "Dutch ship: lay Tromp face up on display",
        "Dutch ship: its captain card is Evertsen.",
        "English ship: its captain cards from the top are Tromp, then Evertsen.",
        "French ship: no captain card lies with it.",
    )
    assert panel.differences(view(before), before) == ()
    assert panel.differences(view(after), before)[:2] == (
        "Dutch ship: take Tromp off the display",
        "Dutch ship: its captain cards from the top are Tromp, then Evertsen.",
    )


# ------------------------------------------------------------------------------------------------ who ties, who is asked


def test_those_who_tie_are_those_of_whom_one_was_drawn() -> None:
    state = sea(*PREY.captains, ships=(ship("sloop", "tortuga"),))
    answers = (Told("gold s1+s2+s3", "s1+s2"), Told("cargo s1+s2", "s1+s2"))
    entry = _entry(state, Icons((Icon("sloop", "N"),)), answers)
    report = panel.report(entry)
    assert report is not None
    assert "Ben and Ada tie on everything, as told. Drawn: " in report.lines[0]
    assert panel.why(entry)[0] == report.lines[0]
    assert panel.why(entry)[-4:-1] == [
        "Dice, draws and answers:",
        "Most gold aboard: Ben and Ada, equally (the table said).",
        "Most cargo aboard: Ben and Ada, equally (the table said).",
    ]


def _entry(state: Sea, action: Action, answers: tuple[Told, ...]) -> Played:
    outcome = run(GAME, state, action, answers, b"seed")
    assert isinstance(outcome, Finished)
    assert isinstance(outcome.state, Sea)
    return Played(4, action, outcome.answers, outcome.events, state, view(outcome.state), 0.0, 1)


def test_why_something_is_asked_names_who_can_be_hunted_and_between_which_zones() -> None:
    state = sea(
        captain("s1", "havana", gold=Figure(5, fresh=False)),
        captain("s2", "nassau"),
        captain("s3", "port-royal", bounties=Bounties(dutch=1)),
        captain("s4", "trinidad"),
        ships=(ship("sloop", "santo-domingo"),),
    )
    waiting = asked(state, "sloop NW, sloop N")
    why = panel.why_asked(waiting)
    assert why[:9] == [
        "Sloop can reach Ben and Ada and goes where more gold is. Who has more gold aboard?",
        "Sloop is in Tortuga. It hunts captains there and in the zones around it who are not pirates: "
        "the one with the most gold aboard, and of equals the one with the most cargo.",
        "Ben: in Havana",
        "Ada: in Nassau",
        "Cleo: a pirate",
        "s4: too far away",
        "Told before: Ben 5 gold (out of date)",
        "What the bot does not know decides where it goes: Havana or Nassau.",
        "So far:",
    ]
    message = table_panel.why_asked(waiting, panel)
    check(message)
    assert message.title == "Why this is asked"
    assert message.lines[-1] == "The last entry: /table why entry:4"


# ------------------------------------------------------------------------------------------------ what is ahead


def test_a_report_says_once_for_whom_ships_that_came_will_scout() -> None:
    state = sea(
        captain("s1", "havana"),
        captain("s2", "havana", at="sea"),
        captain("s3", "havana"),
        captain("s4", "nassau"),
        captain("s5", "havana", bounties=Bounties(dutch=1)),
        ships=(ship("sloop", "havana"), ship("frigate", "havana"), ship("dutch", "nassau")),
    )
    came = (Moved("sloop", "tortuga", "havana", samples.LETTER), Stayed("frigate", "havana", samples.HUNTS[2]))
    assert lines(*came, Moved("dutch", "havana", "nassau", samples.LETTER), state=state)[3:] == (
        "Frigate and Sloop will scout for Ben and Cleo when they leave port.",
        "Frigate and Sloop will scout for Ada when Ada's turn begins at sea in Havana.",
    )
    assert lines(Moved("sloop", "tortuga", "havana", samples.LETTER), state=state)[1:] == (
        "Sloop will scout for Ben and Cleo when they leave port.",
        "Sloop will scout for Ada when Ada's turn begins at sea in Havana.",
    )


def test_a_silent_ship_is_not_said_to_scout() -> None:
    state = sea(captain("s1", "havana"), ships=(ship("sloop", "havana"), ship("dutch", "havana")))
    assert len(lines(Moved("sloop", "tortuga", "havana", samples.LETTER), state=state)) == 1


def test_without_a_captain_joining_comes_next() -> None:
    drawn = CardDrawn("a", "A calm", "", 30, "bot", True)
    assert lines(drawn, state=Sea())[-1] == "No captain has joined yet: Take a seat..."
    assert lines(drawn)[-1] == "Next: Ben's turn."


# ------------------------------------------------------------------------------------------------ names of entries


def test_a_seat_that_moved_changed_places() -> None:
    entry = played(Seated("s1", "s2"))
    assert labels(panel.line(entry))[0] == "Undo: Ben changed places"
    new = Played(4, EndRound(), (), (Seated("s1", None),), Sea(), view(THREE), 0.0, 1)
    assert labels(panel.line(new))[0] == "Undo: Ben took a seat"


def test_a_seat_that_was_vacant_is_said_to_be_taken() -> None:
    joined = Joined("s1", "english", "nassau", "english")
    assert lines(joined)[1:] == ("The seat was there already, without a captain.",)
    new = Played(4, EndRound(), (), (joined,), Sea(), view(THREE), 0.0, 1)
    assert not any("without a captain" in each for each in panel.line(new).lines)


def test_a_new_captain_with_a_navys_ship_is_remarked_on() -> None:
    """A Man-o-War is claimed; what else he begins with is the players' to say."""
    told = lines(Joined("s1", "english", "nassau", "english", "man-o-war"))
    assert told[-1].startswith("Ben sails a Man-o-War. That is a navy's in war: as far as is known,")
    assert lines(Joined("s1", "english", "nassau", "english", "flute"))[-1] == "Ben sails a Flute."


def test_an_entry_is_named_after_what_moved() -> None:
    moves = (
        Absent("spanish"),
        Moved("sloop", "havana", "nassau", samples.LETTER),
        Moved("sloop", "nassau", "tortuga", samples.LETTER),
        Moved("dutch", "nassau", "tortuga", samples.LETTER),
    )
    assert panel.happened(played(*moves)) == "Sloop to Tortuga (and 1 more ship)"
    assert panel.happened(played(RoundEnded(2), *moves)) == "Round 2 ended (2 ships)"
    assert panel.happened(played(Absent("spanish"), Absent("dutch"))) == "Spanish ship is not on the board"


def test_what_was_said_twice_and_changed_nothing() -> None:
    same = Played(4, EndRound(), (), (NotScouted("dutch", "s1", samples.LISTED),), THREE, view(THREE), 0.0, 1, True)
    assert table_panel.said_twice(same).endswith("The second time changed nothing.")
    other = Played(4, EndRound(), (), (RoundEnded(1),), THREE, view(PREY), 0.0, 1, True)
    assert table_panel.said_twice(other).endswith("It was done twice.")


def test_the_help_names_looking_only_where_it_can_do_something() -> None:
    one_by_one = sea(captain("s1"), house=House(scouting_rolls="one-by-one"))
    assert "marauders look" in _help(view(one_by_one))
    assert "marauders look" not in _help(view(THREE))


def _help(at: View) -> str:
    return whole(panel.help(at, lambda name: f"</{name}:1>"))
