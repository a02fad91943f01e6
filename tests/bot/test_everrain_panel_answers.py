"""Questions of The Everrain with their answers, Why?, the lobby, house rules, help, odds, what was real, corrections, a pack."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.panels import everrain as panel
from bot.panels import house
from bot.panels.correcting import correcting
from bot.panels.everrain.pack import contents
from bot.panels.table import NOBODY
from bot.refusal import Refusal
from bot.text import say
from bot.ui.ids import unpack_request
from bot.ui.message import Menu, MenuPart, Message
from bot.view import Asking, View
from rules.contract import Option, Question, Request, RuleError
from rules.everrain import fate
from rules.everrain import questions as on
from rules.everrain.actions import BeginPhase
from rules.everrain.pack import FACES, FATE
from rules.everrain.state import FACINGS
from rules.everrain.storms import OUTCOMES
from rules.everrain.switches import SWITCHES
from rules.questions import Outcome, Pick, Roll
from tests.bot.everrain_samples import GAME, Evening, entries, evening
from tests.bot.tables import check, labels, options, press

UNSAYABLE = say("unsayable", NOBODY)
TWO = ("ship", "ship", "spawn ship:A points:1 cards:Hull Crawler", "enemyship card:The Maw")


def asked(question: Question, *before: str) -> View:
    """A table that waits for the answer to a question."""
    return evening(*(before or TWO)).view(Asking(BeginPhase(), question, (), (), 0, 4))


def shown(question: Question, *before: str) -> Message:
    """How a question is asked."""
    message = panel.question(asked(question, *before))
    check(message)
    return message


def answers(message: Message) -> list[str]:
    """What its answers say, those of a menu too."""
    made = [each.label for row in message.rows for each in (row.presses if isinstance(row, Menu) else row)]
    return [each for each in made if each not in {"Why?", "Undo: what was asked for"}]


# ------------------------------------------------------------------------------------------------ questions


def roll(about: str, *among: str, own: bool = True) -> Roll:
    """A roll of the Fate die between equals."""
    return Roll("fate", about, 1, FATE, fate.blocks(among), own, ())


SIGHTS = [
    "Out of range, or in a Port",
    "Under fire now",
    "1 step from under fire",
    *(f"{each} steps from under fire" for each in range(2, 6)),
]
QUESTIONS: list[tuple[Question, str, list[str]]] = [
    (on.SeesShip("the-maw", "s1"), "The Maw: A Player 1", SIGHTS),
    (
        on.HowFar("the-maw"),
        "The Maw: its destination",
        ["It has no destination yet", "1 step", *(f"{each} steps" for each in range(2, 9)), "9 steps or more"],
    ),
    (
        on.CrewNear("A1", "s1", 1),
        "A1 Hull Crawler: nearest crew",
        ["1 step away", *(f"{each} steps away" for each in range(2, 6)), "No crew On Deck"],
    ),
    (on.Evaded("s1", "the-maw", 2, 2, told=True), "A Player 1: how much was evaded?", ["0", "1", "2"]),
    (on.Figure("A1", "dice"), "A1 Hull Crawler: its dice", [str(each) for each in range(1, 11)]),
    (on.WhatCame("s1", 3, ("2+1", "1+1+1")), "A Player 1: which cards were taken?", ["2 + 1", "1 + 1 + 1"]),
    (on.Choose("node", "A1", ("4", "7")), "A1 Hull Crawler: which node?", ["Node 4", "Node 7"]),
    (on.Choose("facing", "the-maw", FACINGS), "The Maw: which way does it face?", list(FACINGS)),
    (on.Choose("facing", "the-drowned-bell-2", FACINGS), "The Drowned Bell 2: which way does it face?", list(FACINGS)),
    (on.Choose("facing", "black-gull", FACINGS), "The new enemy ship: which way does it face?", list(FACINGS)),
    (on.Choose("target", "the-maw", ("s1", "s2")), "The Maw: which target?", ["A Player 1", "B Player 2"]),
    (on.Choose("path", "the-maw", ("2,-1", "1,0")), "The Maw: which way?", ["hex 2,-1", "hex 1,0"]),
    (
        on.Discovered(2),
        "An enemy ship: is a spawn space known?",
        ["Yes: it spawns", "Not yet"],
    ),
    (on.TheEnd(16), "The end of the track", ["The game is lost", "The Elder One wakes"]),
    (on.Hidden("the-maw", "s2"), "B Player 2: hidden by the storm?", ["Yes, it is hidden", "No, it is seen"]),
    (
        roll("target the-maw", "s1", "s2"),
        "The Fate die for The Maw",
        ["0-4 A Player 1", "5-9 B Player 2", "We rolled...", "Roll for us"],
    ),
    (
        roll("path the-maw 2", "2,-1", "1,0", "0,1"),
        "The Fate die for The Maw",
        ["0-2 hex 2,-1", "3-5 hex 1,0", "6-8 hex 0,1", "We rolled...", "Roll for us"],
    ),
    (
        Roll("fate", "node A1", 1, FATE, ()),
        "The Fate die for A1 Hull Crawler",
        [*FATE, "We rolled...", "Roll for us"],
    ),
    (
        Roll("enemy-dice", "the-maw", 4, ("move", "move", "damage", "damage", "omen", "omen")),
        "Enemy dice for The Maw",
        ["We rolled...", "Roll for us"],
    ),
    (
        Pick("enemy-ships", "enemyship", ("the-drowned-bell", "the-maw")),
        "An enemy ship's card",
        ["The Drowned Bell", "The Maw", "Draw for us"],
    ),
]


@pytest.mark.parametrize(("question", "title", "named"), QUESTIONS, ids=lambda each: getattr(each, "key", ""))
def test_a_question_is_asked_with_its_answers(question: Question, title: str, named: list[str]) -> None:
    message = shown(question)
    assert message.title == title
    assert answers(message) == named
    view = asked(question)
    assert [panel.answer_name(view, each) for each in question.options if not isinstance(question, Roll)] == (
        [] if isinstance(question, Roll) else named
    )
    reasons = panel.why_asked(view)
    assert len(reasons) >= 2
    assert UNSAYABLE not in reasons


def test_the_fate_die_says_which_faces_mean_whom() -> None:
    message = shown(roll("target the-maw", "s1", "s2", "s3"), *TWO, "ship")
    assert "The Fate die: 0-2 A Player 1, 3-5 B Player 2, 6-8 C Player 3, 9 roll again." in message.lines
    view = asked(roll("target the-maw", "s1", "s2"))
    assert panel.answer_name(view, Option("s2")) == "5-9 B Player 2"


@pytest.mark.parametrize(
    ("about", "again"), [("storm 1", False), ("direction storm 1", False), ("direction storm 1 1", True)]
)
def test_only_a_die_that_showed_nothing_is_rolled_again(about: str, *, again: bool) -> None:
    """The number of a storm is not how often it was rolled."""
    lines = shown(Roll("fate", about, 1, FATE, OUTCOMES), *TWO, "ship").lines
    assert ("It showed none of them: roll again." in lines) is again
    assert "The Fate die: 0-4 toward the first player's ship, 5-9 where the players choose." in lines


def test_a_node_is_asked_with_who_comes_what_counts_and_that_it_is_rolled_again() -> None:
    night = evening("ship", dice="ours")
    asked = night.asks("spawn ship:A points:1 cards:Hull Crawler")
    assert asked.asking is not None
    lines = panel.question(asked).lines
    assert lines[0] == "Roll the Fate die, for the node (A1 Hull Crawler). What did it show?"
    assert lines[1] == "It picks one of the zones 1, 3, 4, 7, 9; any other face is rolled again."
    again = Roll("fate", "node A1 2", 1, FATE, tuple(Outcome(each, (each,)) for each in ("1", "3")))
    shown = panel.question(replace(asked, asking=replace(asked.asking, question=again))).lines
    assert shown[1] == "It showed none of them: roll again."
    chosen = replace(asked, asking=replace(asked.asking, question=on.Choose("node", "A1", ("0", "2"))))
    assert panel.question(chosen).lines[0] == "In which zone comes A1 Hull Crawler? No black node is free."


def test_the_elder_one_sees_all_ships_however_far() -> None:
    night = evening("ship", "elder")
    form = panel.FORMS["activate"](night.view(), night.state.vessels[0].key)
    [part] = [each for each in form.parts if isinstance(each, MenuPart) and each.key == "sees-s1"]
    assert [(each.label, each.chosen) for each in part.choices][-1] == ("5 steps from under fire, or more", True)
    assert part.choices[0].label == "In a Port"


def test_the_zones_of_nodes_are_told_by_their_numbers() -> None:
    zones = tuple(Outcome(each, (each,)) for each in ("1", "4", "7"))
    message = shown(Roll("fate", "node A1", 1, FATE, zones))
    assert answers(message)[:3] == ["Node 1", "Node 4", "Node 7"]
    assert not [line for line in message.lines if line.startswith("The Fate die: ")]


def test_up_to_five_answers_are_buttons_and_more_a_menu() -> None:
    assert len(options(shown(on.SeesShip("the-maw", "s1")))) == 7
    assert options(shown(on.Evaded("s1", "the-maw", 4, 4, told=False))) == []
    assert labels(shown(on.Evaded("s1", "the-maw", 4, 4, told=False)))[:5] == ["0", "1", "2", "3", "4"]


def test_a_roll_on_a_tap_has_one_button() -> None:
    message = shown(Roll("enemy-dice", "A1", 2, FACES, own=False, asked=("s1",)))
    assert answers(message) == ["Roll"]
    assert message.lines[0] == "A1 Hull Crawler rolls 2 Enemy dice: tap to roll."


# ------------------------------------------------------------------------------------------------ why, and what was real


def test_why_tells_each_decision_and_each_die() -> None:
    night = evening(*TWO, "phase", "activate enemy:A shows:A1 0")
    played = night("activate enemy:The Maw dice:M,M,D,O shows:A out; B out; to 4")
    told = panel.why(played)
    assert UNSAYABLE not in told
    assert any(line.startswith("Why: ") for line in told)
    assert any("Move, Move, Damage, Omen" in line for line in told)


def test_everything_that_happens_has_its_reasons_its_real_one_and_its_corrections() -> None:
    for played in entries():
        assert not [line for line in panel.why(played) if UNSAYABLE in line]
        check(panel.real(played))
        opened = {each.arg.partition(";")[0] for each in panel.corrections(played)}
        assert opened <= set(panel.FORMS)


def test_what_the_bot_drew_may_have_been_another() -> None:
    night = evening("ship")
    spawned = night("spawn ship:A points:2")
    message = panel.real(spawned)
    check(message)
    assert message.lines[0] == "What was it at the board?"
    assert all(each.verb == "real" for each in options(message))
    assert "Brine Leech" in {each.label for each in options(message)} | {
        line.rpartition(": ")[2] for line in message.lines
    }
    ship = night("enemyship")
    assert len(options(panel.real(ship))) == len(GAME.pack.ships) - 1


# ------------------------------------------------------------------------------------------------ lobby, house rules, help


def test_the_lobby_sets_the_table_up_by_taps() -> None:
    night = Evening()
    message = panel.state(replace(night.view(lobby=True), earlier=True), None)
    check(message)
    assert labels(message) == [
        *("A ship joins...", "Start"),
        *("Cards: the bot's", "Dice: the bot's", "Rolls: at once", "Game: long"),
        *("House rules...", "Same as last time", "Language: English", "We are in the middle of a game..."),
        *("Why?", "Help"),
    ]
    verb, arg = press(message, "Game: long")
    assert (verb, unpack_request(arg)) == ("do", Request("rule", None, (("switch", "length"), ("value", "medium"))))
    night("seat")
    named = panel.state(night.view(lobby=True), None)
    assert "A ship for Player 1..." in labels(named)
    assert "Player 1 has no ship yet." in named.lines


def test_the_house_rules_say_what_each_value_means() -> None:
    night = evening("ship")
    message = house.rules(night.view(), panel.names(night.view()))
    check(message)
    assert len(message.lines) == len(SWITCHES) + 1
    assert len(options(message)) == sum(len(each.values) - 1 for each in SWITCHES) <= 25
    assert "How many steps a lap of the Enemy Agenda takes: 10 steps, spaces 0 to 9 (E2: 10)." in message.lines
    one = house.rules(night.view(), panel.names(night.view()), "E11")
    check(one)
    assert labels(one) == ["Set: loss", "Set: awakening"]
    assert (
        house.value_name(night.view(), panel.names(night.view()), "agenda-length", "8") == "8 steps, spaces 0 to 7 (8)"
    )
    for switch in SWITCHES:
        assert [
            each
            for each in switch.values
            if UNSAYABLE in house.value_name(night.view(), panel.names(night.view()), switch.key, each)
        ] == []
    with pytest.raises(RuleError):
        house.rules(night.view(), panel.names(night.view()), "E99")


def test_help_names_commands_by_what_players_want() -> None:
    message = panel.help(evening("ship").view(), lambda command: f"</{command}:1>")
    check(message)
    assert UNSAYABLE not in message.lines
    assert any("</everrain phase:1>" in line for line in message.lines)


# ------------------------------------------------------------------------------------------------ odds, packs


def test_odds_are_exact() -> None:
    night = evening("ship", "correct act:2")
    message = panel.odds(night.view(), "A", 2)
    check(message)
    assert message.title == "2 spawn points on A Player 1: what may come"
    sums = [line for line in message.lines if "/" in line]
    assert sum(int(line.partition(": ")[2].partition(" ")[0]) for line in sums) in range(99, 102)
    assert panel.odds(night.view(), "s1", 2) == message
    with pytest.raises(RuleError, match="everrain-points"):
        panel.odds(night.view(), "A", 9)
    with pytest.raises(RuleError, match="everrain-odds-unknown"):
        panel.odds(evening("ship", cards="ours").view(), "A", 1)


def test_a_pack_is_shown_in_words() -> None:
    lines = contents(GAME, "en")
    assert UNSAYABLE not in lines
    assert any(
        line.startswith("**Act 1**: Brine Leech x4 (health 1, dice 2, Spoils 0, 3 miniatures)") for line in lines
    )
    assert lines[-1] == "The Enemy die: Move, Move, Damage, Damage, Omen, Omen."


# ------------------------------------------------------------------------------------------------ what is put right, what helps


def test_what_an_entry_was_about_is_put_right_by_buttons() -> None:
    night = evening("ship")
    spawned = night("spawn ship:A points:1 cards:Hull Crawler")
    assert [each.label for each in panel.corrections(spawned)] == [
        "A1 Hull Crawler: its card...",
        "A1 Hull Crawler: place, Trauma...",
        "A1 Hull Crawler: never there...",
    ]
    moved = night("agenda steps:12")
    assert [each.arg for each in panel.corrections(moved)] == ["tracks;"]
    message = correcting(night.view(), panel, "")
    check(message)
    opened = {
        each.arg.partition(";")[0].removeprefix("fix-")
        for row in message.rows
        if not isinstance(row, Menu)
        for each in row
    }
    assert {"tracks", "order", "place", "name", "remove", "crew"} <= opened & set(panel.FORMS)


def test_a_refusal_is_helped_by_a_form() -> None:
    night = Evening()
    helped = panel.helping(Refusal("everrain-nobody-sails", view=night.view()))
    assert [each.arg for each in helped] == ["seat;"]
    vacant = evening("seat").view()
    assert [each.arg for each in panel.helping(Refusal("everrain-no-ship", view=vacant, seat="s1"))] == ["seat;s1"]
    assert panel.helping(Refusal("everrain-nobody", view=evening("ship").view()))
    assert panel.helping(Refusal("old-button", view=vacant)) == ()
    assert panel.helping(Refusal("everrain-nobody")) == ()


LABELS = [
    (Request("phase"), "Begin the Enemy Phase"),
    (Request("turn"), "End the turn"),
    (Request("activate", None, (("enemy", "A1"),)), "Activate A1 Hull Crawler"),
    (Request("activate", None, (("enemy", "A"),)), "Activate A Player 1"),
    (Request("activate", None, (("enemy", "A1"), ("fray", "yes"))), "A1 Hull Crawler fights"),
    (Request("banish", None, (("enemy", "the-maw"),)), "The Maw was banished"),
    (Request("sail", "s1", (("hex", "2,-1"),)), "A Player 1 at 2,-1"),
    (Request("correct", None, (("enemy", "the-maw"), ("hex", "2,-1"))), "The Maw at 2,-1"),
    (Request("name", None, (("enemy", "A1"), ("new", "Mudcrub"))), "New: Mudcrub"),
    (Request("spawn", None, (("ship", "s2"), ("points", 2))), "Spawn 2 on B Player 2"),
    (Request("nothing"), ""),
]


@pytest.mark.parametrize(("request_", "label"), LABELS, ids=[label for _, label in LABELS])
def test_a_button_says_what_it_asks_for(request_: Request, label: str) -> None:
    assert panel.label(evening(*TWO).view(), request_) == label


def test_a_seat_is_taken_again_by_its_ship() -> None:
    played = evening("ship").last
    assert played is not None
    assert panel.joined(played.action) == Request("ship", "s1")
    assert panel.joined(BeginPhase()) is None
    assert set(house.values(played.after)) == {each.key for each in SWITCHES}
