"""The rule cases of tests/cases/everrain.toml: each is played and must give what the rules say, no more and no less."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from rules.contract import MEANS, Answer, Draw, Event, RuleError, Told, encode
from rules.everrain import Everrain
from rules.everrain.state import Voyage
from rules.everrain.switches import SWITCHES
from rules.referee import Finished, run
from rules.switches import value
from tests.rules.everrain.cases import BOOK, Case, box, faces, set_up
from tests.rules.everrain.shown import at, because, shown, storm
from tests.rules.walking import request

RULES_FILE_IDS = (
    1, 2, 4, 5, 6, 7, 10, 12, 13, 15, 17, 18, 19, 21, 22, 23, 24, 25, 26, 28, 29, 31, 33, 34, 36, 37, 39, 40, 41, 42, 43, 44, 46,
    48,
)  # fmt: skip
"""The numbers of the rules file's test vectors: the others do not exist."""
SEED = b"the seed of a case"


class Script:
    """What chance gives in a case, each stream in its own order; a draw that no script tells must have one outcome only."""

    def __init__(self, case: Case) -> None:
        """The draws that the case fixes."""
        self._open = case.chance is not None
        self._queues: dict[str, list[tuple[str, ...]]] = {
            "enemy-deck": [(each,) for each in case.deck],
            "enemy-ships": [(each,) for each in case.fleet],
            "elder": [(each,) for each in case.elder],
            "enemy-dice": [faces(each) for each in case.dice],
            "fate": [(each,) for each in case.fate.split()],
            "fate-lot": [(each,) for each in case.lot],
        }

    def fixed(self, draw: Draw) -> Draw:
        """The draw as the case has it."""
        queue = self._queues[draw.stream]
        if draw.stream == "enemy-dice":
            assert queue, f"{draw.question}: no dice are told"
            got = queue.pop(0)
        else:
            got = tuple(self._one(draw, queue, index) for index in range(len(draw.got)))
        return replace(draw, got=got)

    def _one(self, draw: Draw, queue: list[tuple[str, ...]], index: int) -> str:
        kinds = {_key(each) for each in draw.possibilities}
        if queue and (queue[0][0] in kinds or len(kinds) > 1):
            wanted = queue.pop(0)[0]
            meant = next((each for each in draw.possibilities if wanted in {each, _key(each)}), None)
            assert meant is not None, f"{draw.question}: {wanted} is not among {draw.possibilities}"
            return meant
        assert len(kinds) == 1 or self._open, f"{draw.question}: no case tells which of {draw.possibilities}"
        return draw.got[index]

    def left(self) -> dict[str, list[tuple[str, ...]]]:
        """What never came."""
        return {stream: queue for stream, queue in self._queues.items() if queue}


def _key(piece: str) -> str:
    """The card of a piece: `rat` of `rat-2`."""
    return piece if piece.isdigit() else re.sub(r"-\d+$", "", piece)


class Story(msgspec.Struct):
    """What a case came to."""

    state: Voyage
    events: list[Event] = []
    answers: list[Answer] = []
    asked: list[str] = []
    waits: bool = False
    refusal: RuleError | None = None
    refused_at: int = 0


def game_of(case: Case) -> Everrain:
    """The game with the box of a case."""
    return Everrain(box(case.box))


def played(game: Everrain, story: Story, text: str, case: Case, script: Script) -> None:
    """Plays one request to its end, each draw and question as the case has it; it must replay to the same bytes."""
    action = game.read(story.state, game.completed(story.state, request(text), ()))
    answers: tuple[Answer, ...] = ()
    fixed = 0
    while True:
        result = run(game, story.state, action, answers, SEED)
        assert result.dropped == 0
        place = next((each for each in range(fixed, len(result.answers)) if _by_bot(result.answers[each])), None)
        if place is not None:
            draw = result.answers[place]
            assert isinstance(draw, Draw)
            answers, fixed = (*result.answers[:place], script.fixed(draw)), place + 1
        elif isinstance(result, Finished):
            break
        else:
            story.asked.append(result.question.key)
            told = case.answers.get(result.question.key)
            if told is None:
                story.waits = True
                story.events += result.events
                return
            assert result.question.takes(told), f"{result.question} does not take {told}"
            answers, fixed = (*result.answers, Told(result.question.key, told)), len(result.answers)
    assert isinstance(result.state, Voyage)
    assert game.faults(result.state) == ()
    assert encode(run(game, story.state, action, result.answers, b"another seed")) == encode(result)
    story.state = result.state
    story.events += result.events
    story.answers += result.answers


def _by_bot(answer: Answer) -> bool:
    return isinstance(answer, Draw) and answer.source == "bot"


def opened(case: Case, script: Script) -> Story:
    """The table of a case before its requests."""
    game = game_of(case)
    story = Story(set_up(case, game.pack, game.start(case.house)))
    assert game.faults(story.state) == ()
    for text in case.given:
        played(game, story, text, case, script)
    return Story(story.state)


def told_story(case: Case) -> Story:
    """Plays a case to its end, to a question that nobody answers, or to its refusal."""
    game, script = game_of(case), Script(case)
    story = opened(case, script)
    for number, text in enumerate(case.do, 1):
        try:
            played(game, story, text, case, script)
        except RuleError as refusal:
            story.refusal, story.refused_at = refusal, number
            break
    assert script.left() == {}, "these draws never came"
    return story


@pytest.mark.parametrize("case", BOOK.case, ids=lambda case: case.id)
def test_case(case: Case) -> None:
    story = told_story(case)
    if case.refused is None:
        assert story.refusal is None, str(story.refusal)
    else:
        assert story.refusal is not None, "not refused"
        assert story.refused_at == len(case.do), str(story.refusal)
        assert_refused(story, case)
    if case.then is not None:
        assert_told(case.then, story.events)
    assert story.asked == case.asked
    assert story.waits == (bool(case.asked) and case.asked[-1] not in case.answers)
    found = table(game_of(case), story.state)
    assert {name: found[name] for name in case.after} == case.after


# --- What was told --------------------------------------------------------------------------------------------------------------


def assert_told(then: list[str], told: list[Event]) -> None:
    """The lines are those of the case, in their order.

    That nothing was evaded, and which of some equals was picked, is looked at only where the case says so.
    """
    lines = [f"{shown(event)}\t{because(event)}\n" for event in told]
    if not any("evades" in each for each in then):
        lines = [line for line in lines if " evades 0," not in line]
    if not any("of equals" in each for each in then):
        lines = [line for line in lines if " of equals " not in line]
    found = "".join(lines)
    if not re.fullmatch("".join(map(_pattern, then)), found):
        pytest.fail(f"told:\n{found}\nthe rules:\n" + "\n".join(then), pytrace=False)


def _pattern(expected: str) -> str:
    if expected == "...":
        return r"(?:[^\n]*\n)*?"
    line, bracket, marks = expected.removeprefix("? ").partition(" [")
    text = r"[^\t\n]*".join(map(re.escape, line.split("*")))
    pattern = text + r"\t" + (re.escape(f"[{marks}") if bracket else r"[^\n]*") + r"\n"
    return f"(?:{pattern})?" if expected.startswith("? ") else pattern


def table(game: Everrain, state: Voyage) -> dict[str, Any]:
    """The table as the cases speak of it."""
    return {name: tell(game, state) for name, tell in _TABLE.items()}


def _enemy(each: Any) -> str:
    zone = "?" if each.zone is None else each.zone
    wounds = f" wounds {each.wounds}" if each.wounds else ""
    return f"{each.handle} {each.name or 'unnamed'} on {zone}{wounds}"


def _vessel(each: Any) -> str:
    wounds = f" wounds {each.wounds}" if each.wounds else ""
    return f"{each.key} at {at(each.hex)} {each.facing} to {at(each.goal)}{wounds}"


def _deck(game: Everrain, state: Voyage) -> int:
    """How many cards are in the Enemy Deck: those of the acts that have begun, less the discarded and those in play."""
    cards = Counter({card.key: card.cards for card in game.pack.enemies if card.act <= state.act})
    cards.subtract(state.discard)
    cards.subtract(each.card for each in state.enemies if each.card is not None)
    assert min(cards.values(), default=0) >= 0, cards
    return cards.total()


_TABLE: dict[str, Callable[[Everrain, Voyage], Any]] = {
    "agenda": lambda _, state: state.agenda,
    "enemy": lambda _, state: state.enemy,
    "players": lambda _, state: state.players,
    "elder": lambda game, state: game.pack.end(state.house.length) - state.lowered,
    "act": lambda _, state: state.act,
    "round": lambda _, state: state.round,
    "first": lambda _, state: state.first or "",
    "over": lambda _, state: state.over,
    "arising": lambda _, state: state.arising,
    "due": lambda _, state: [f"{each.act} by {each.by}" for each in state.due],
    "step": lambda _, state: state.phase.step if state.phase else "",
    "deck": _deck,
    "discard": lambda _, state: sorted(state.discard),
    "enemies": lambda _, state: [_enemy(each) for each in state.enemies],
    "vessels": lambda _, state: [_vessel(each) for each in state.vessels],
    "storms": lambda _, state: [storm(each) for each in state.storms],
    "crew": lambda _, state: [
        " ".join(map(str, each.crew)) if each.crew is not None else "untold" for each in state.ships
    ],
    "broken": lambda _, state: [" ".join(map(str, sorted(each.broken))) for each in state.ships],
    "ships": lambda _, state: [f"{each.letter} {each.seat} at {at(each.hex)} {each.facing}" for each in state.ships],
    "chart": lambda _, state: {at(each.hex): ("closed " if each.closed else "") + each.kind for each in state.chart},
}


def assert_refused(story: Story, case: Case) -> None:
    """The refusal has the code and facts that the case says, and each cure it offers can be read."""
    refusal, game, expected = story.refusal, game_of(case), case.refused
    assert refusal is not None
    assert expected is not None
    assert refusal.code == expected["code"], str(refusal)
    for fact, told in expected.items():
        if fact == "cures":
            assert [
                " ".join((each.verb, *(f"{name}:{what}" for name, what in each.given))) for each in refusal.cures
            ] == told
        elif fact != "code":
            got = refusal.facts[fact]
            assert (list(got) if isinstance(got, tuple) else got) == told, fact
    for cure in refusal.cures:
        game.read(story.state, cure)


@pytest.mark.parametrize("case", [case for case in BOOK.case if case.chance], ids=lambda case: case.id)
def test_chance_is_open_and_logged(case: Case) -> None:
    assert case.chance is not None
    game, seen = game_of(case), set[str]()
    for number in range(200):
        state = opened(case, Script(case)).state
        result = run(game, state, game.read(state, request(case.do[0])), (), b"%d" % number)
        draw = next(each for each in result.answers if each.question.startswith(case.chance.draw))
        assert isinstance(draw, Draw)
        assert {_key(each) for each in draw.possibilities} == set(case.chance.among)
        seen |= {_key(each) for each in draw.got}
    assert seen == set(case.chance.among)


# --- The file itself ------------------------------------------------------------------------------------------------------------


def test_every_sentence_of_the_seed_text_has_a_case() -> None:
    assert list(BOOK.sentences) == [f"S{number}" for number in range(1, len(BOOK.sentences) + 1)]
    assert {sentence for case in BOOK.case for sentence in case.covers} == set(BOOK.sentences)


def test_every_case_of_the_rules_file_is_there_or_the_players_own_business() -> None:
    ids = [case.id for case in BOOK.case]
    assert len(set(ids)) == len(ids)
    told = {f"T{number}" for number in RULES_FILE_IDS}
    assert set(BOOK.at_the_table) <= told
    covered = {match[0] for each in ids if (match := re.match(r"T\d+", each))}
    assert covered == told - set(BOOK.at_the_table)


def test_every_rule_has_cases() -> None:
    spoken = " ".join(f"{case.id} {case.source}" for case in BOOK.case)
    assert [rule for rule in range(1, 16) if not re.search(rf"\bR{rule}\b", spoken)] == []


def test_every_value_of_every_house_rule_has_a_case() -> None:
    turned = {(switch, to) for case in BOOK.case for switch, to in case.house.items()}
    means = {switch.key for switch in MEANS}
    others = {
        (switch.key, to)
        for switch in SWITCHES
        for to in switch.values
        if switch.key not in means and to != value(Voyage(), switch.key)
    }
    assert others <= turned
