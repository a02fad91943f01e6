"""The rule cases of tests/cases/betrayal.toml: each is played and must give what the rules say, no more and no less."""

from __future__ import annotations

import re
from functools import cache

import msgspec
import pytest

from rules.betrayal import Betrayal
from rules.betrayal.bags import inside
from rules.betrayal.pack import DIFFICULTIES
from rules.betrayal.state import Realm, Unit
from rules.betrayal.switches import SWITCHES
from rules.contract import MEANS, Answer, Draw, Event, RuleError, encode
from rules.referee import Finished, run
from rules.switches import value
from tests.rules.betrayal.cases import BOOK, Case
from tests.rules.betrayal.shown import enemy, shown, unit
from tests.rules.betrayal.table import SHIPPED, box, play, request

RULES_FILE_IDS = (
    "1", "2", "3", "7", "9", "10", "11", "12", "15", "16", "18", "19", "20", "22", "23", "25", "26", "27", "27b", "28", "29",
    "32", "33", "34", "35", "37", "38", "39", "40", "41", "43", "44", "45", "46", "47", "48", "49", "50", "51", "53", "54",
)  # fmt: skip
"""The numbers of the rules file's test vectors: the others do not exist."""


@cache
def the_game() -> Betrayal:
    """The game with the box of the cases."""
    return Betrayal(box(BOOK.chips))


class Story(msgspec.Struct):
    """What a case came to."""

    state: Realm
    events: list[Event] = []
    answers: list[Answer] = []
    asked: list[str] = []
    refusal: RuleError | None = None
    refused_at: int = 0


def opened(case: Case) -> Realm:
    """The table of a case before its requests."""
    game = the_game()
    state = game.start(case.house)
    texts = ([f"party {case.party}"] if case.party else []) + case.given
    for text in texts:
        played = play(game, state, game.read(state, request(text)), case.answers, case.draws if case.given else None)
        assert played.state is not None
        state = played.state
    return state


def told_story(case: Case) -> Story:
    """Plays a case to its end or its refusal; each step must be sound and replay to the same bytes."""
    case = msgspec.structs.replace(case, draws=list(case.draws))
    game, story = the_game(), Story(opened(case))
    for number, text in enumerate(case.do, 1):
        try:
            action = game.read(story.state, game.completed(story.state, request(text), ()))
            played = play(game, story.state, action, case.answers, case.draws)
        except RuleError as refusal:
            story.refusal, story.refused_at = refusal, number
            break
        story.events += played.events
        story.answers += played.answers
        story.asked += played.asked
        assert played.state is not None, played.asked
        assert game.faults(played.state) == ()
        replayed = run(game, story.state, action, played.answers, b"another seed")
        assert isinstance(replayed, Finished)
        assert encode(replayed) == encode(Finished(played.state, played.events, played.answers, 0))
        story.state = played.state
    assert case.draws == [], "these draws never came"
    return story


@pytest.mark.parametrize("case", BOOK.case, ids=lambda case: case.id)
def test_case(case: Case) -> None:
    story = told_story(case)
    assert story.asked == case.asked
    if case.refused is None:
        assert story.refusal is None, str(story.refusal)
    else:
        assert story.refusal is not None, "not refused"
        assert story.refused_at == len(case.do), str(story.refusal)
        assert_refused(story, case.refused)
    assert_told(case, [shown(event) for event in story.events])
    assert_after(case, story.state)


def assert_told(case: Case, lines: list[str]) -> None:
    """The lines are those of the case, in its order; who may act after a deployment is told only where the case tells it."""
    if not any(line.startswith("may act") for line in case.then):
        lines = [line for line in lines if not line.startswith("may act")]
    found = "\n".join(lines)
    assert len(lines) == len(case.then), found
    for line, told in zip(lines, case.then, strict=True):
        pattern = ".*".join(map(re.escape, told.split("*")))
        assert re.fullmatch(pattern, line), f"told: {told}\n{found}"


def assert_after(case: Case, state: Realm) -> None:
    """The table at the end is as the case says."""
    after, game, battle = case.after, the_game(), state.battle
    units: tuple[Unit, ...] = () if battle is None else battle.units
    stack: tuple[Unit, ...] = () if battle is None else battle.stack
    assert after.units is None or [unit(each) for each in units] == after.units
    assert after.stack is None or [unit(each) for each in stack] == after.stack
    assert after.companions is None or [f"{c.handle} {enemy(c.enemy)}" for c in state.companions] == after.companions
    low, high = (inside(game.pack, state, bag) for bag in ("low", "high"))
    assert after.low is None or len(low) == after.low
    assert after.high is None or len(high) == after.high
    assert set(after.inside) <= {*low, *high}
    assert not set(after.outside) & {*low, *high}
    assert after.round is None or (battle is not None and battle.round == after.round)
    if after.party is not None:
        assert state.party is not None
        pairs = dict(part.split(":") for part in after.party.split())
        assert {name: str(getattr(state.party, name)) for name in pairs} == pairs


def assert_refused(story: Story, expected: dict[str, str | int | list[str]]) -> None:
    """The refusal has the code and facts that the case says, and each cure it offers is played."""
    refusal, game = story.refusal, the_game()
    assert refusal is not None
    assert refusal.code == expected["code"], str(refusal)
    for fact, told in expected.items():
        if fact == "cures":
            assert isinstance(told, list)
            offered = [
                " ".join((each.verb, *(f"{name}:{value}" for name, value in each.given))) for each in refusal.cures
            ]
            assert offered == told
        elif fact != "code":
            got = refusal.facts[fact]
            assert (list(got) if isinstance(got, tuple) else got) == told, fact
    for cure in refusal.cures:
        play(game, story.state, game.read(story.state, cure))


@pytest.mark.parametrize("case", [case for case in BOOK.case if case.chance], ids=lambda case: case.id)
def test_chance_is_open_and_logged(case: Case) -> None:
    assert case.chance is not None
    game, seen = the_game(), set[str]()
    for number in range(200):
        state = opened(msgspec.structs.replace(case, draws=[]))
        played = play(game, state, game.read(state, request(case.do[0])), {}, None, b"%d" % number)
        draw = next(each for each in played.answers if each.question == f"draw {case.chance.draw}")
        assert isinstance(draw, Draw)
        assert {piece.rstrip("-0123456789") for piece in draw.possibilities} == set(case.chance.among)
        seen |= {piece.rstrip("-0123456789") for piece in draw.got}
    assert seen == set(case.chance.among)


# --- The file itself ------------------------------------------------------------------------------------------------------------


def test_every_sentence_of_the_chapter_has_a_case() -> None:
    assert list(BOOK.sentences) == [f"S{number}" for number in range(1, 21)]
    assert {sentence for case in BOOK.case for sentence in case.covers} == set(BOOK.sentences)


def test_every_case_of_the_rules_file_is_there_or_the_players_own_business() -> None:
    ids = [case.id for case in BOOK.case]
    assert len(set(ids)) == len(ids)
    told = {f"T{number}" for number in RULES_FILE_IDS}
    assert set(BOOK.at_the_table) <= told
    assert told - set(BOOK.at_the_table) <= set(ids)


def test_every_rule_has_cases() -> None:
    spoken = " ".join(f"{case.id} {case.source}" for case in BOOK.case)
    rules = [f"P-{number}" for number in (*range(1, 20), 24, 25, 26, 27)] + [f"U-{number}" for number in range(1, 9)]
    assert [rule for rule in rules if not re.search(rf"{rule}\b", spoken)] == []


def test_every_value_of_every_house_rule_has_a_case() -> None:
    turned = {(switch, to) for case in BOOK.case for switch, to in case.house.items()}
    means = {switch.key for switch in MEANS}
    others = {
        (switch.key, to)
        for switch in SWITCHES
        for to in switch.values
        if switch.key not in means and to != value(Realm(), switch.key)
    }
    assert others <= turned


def test_the_end_of_session_table_is_that_of_the_rules() -> None:
    for row, pools in BOOK.goals.items():
        session, difficulty = row.split("-")
        assert difficulty in DIFFICULTIES
        assert [SHIPPED.goal(int(session), difficulty, count) for count in range(1, 5)] == pools
    assert len(BOOK.goals) == len(SHIPPED.goals) == 9


def test_the_provinces_are_those_of_the_rules() -> None:
    assert {each.code: f"{each.name}: {each.skill}" for each in SHIPPED.provinces} == BOOK.provinces


def test_a_refusal_comes_before_any_draw_or_question() -> None:
    for case in BOOK.case:
        if case.refused is not None:
            story = told_story(case)
            assert story.refusal is not None
