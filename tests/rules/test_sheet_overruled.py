"""A change of a sheet that its other lines overrule is refused, with the lines that decide; what only follows is not."""

from __future__ import annotations

import pytest

from rules import sheet
from rules.contract import Amend, RuleError, State
from rules.sheet.overruled import check
from tests.rules.sheets import (
    BETRAYAL,
    EVERRAIN,
    MARAUDERS,
    AnyGame,
    battling,
    realm,
    referee,
    sea,
    voyage,
    with_lines,
)

TURNING = with_lines(sea(), turn="s1", begun="s1")


@pytest.mark.parametrize(
    ("game", "state", "changes", "field", "now", "deciding"),
    [
        (MARAUDERS, TURNING, (("begun", "none"),), "none", "s1", ("turn: s1",)),
        (MARAUDERS, sea(), (("seats", "s1"),), "none", "s1, s2", ("captain s2",)),
        (MARAUDERS, battling(), (("battle boarder", "npc"), ("battle captain", "flee")), "none", "none", None),
        (EVERRAIN, voyage(), (("seats", "s1"),), "none", "s1, s2", ("ship s2: letter B; crew none; broken 1, 4",)),
        (EVERRAIN, voyage(), (("ship s1", "letter A; hex 2,-1"),), "spawned", "1", None),
        (BETRAYAL, realm(), (("battles", "0"),), "none", "1", ("battle",)),
        (BETRAYAL, realm(), (("battle used", "none"),), "none", "1, 2", ()),
    ],
)
def test_the_lines_that_decide_are_named(
    game: AnyGame,
    state: State,
    changes: tuple[tuple[str, str], ...],
    field: str,
    now: str,
    deciding: tuple[str, ...] | None,
) -> None:
    with pytest.raises(RuleError) as raised:
        check(game, state, changes)
    facts = raised.value.facts
    assert (raised.value.code, facts["field"], facts["now"]) == ("sheet-overruled", field, now)
    assert deciding is None or facts["lines"] == deciding


@pytest.mark.parametrize(("game", "state"), [(MARAUDERS, battling()), (BETRAYAL, realm()), (EVERRAIN, voyage())])
def test_what_is_told_whole_holds(game: AnyGame, state: State) -> None:
    check(game, state, ())
    check(game, game.start({}), tuple((line.key, line.value) for line in sheet.written(state)))


@pytest.mark.parametrize("mode", ["clash", "dungeon", "delve"])
def test_a_battle_of_which_only_its_mode_is_told_has_the_partys_pool(mode: str) -> None:
    lines = (("party adventurers", "3"), ("party xp", "11"), ("battle mode", mode))
    check(BETRAYAL, BETRAYAL.start({}), lines)
    battle = sheet.amend(BETRAYAL, BETRAYAL.start({}), Amend(lines), referee(BETRAYAL.start({}))).battle
    assert battle is not None
    assert battle.pool.points == 33


@pytest.mark.parametrize(
    ("game", "state", "key", "value"),
    [
        (MARAUDERS, sea(), "seats", "s1, s2, s3"),
        (MARAUDERS, sea(), "turn", "s2"),
        (MARAUDERS, sea(), "war", "french,dutch"),
        (EVERRAIN, voyage(), "done", "B"),
        (EVERRAIN, voyage(), "vessel Maw", "hex 1,1"),
        (EVERRAIN, voyage(), "enemies A2", "name brine leech; zone 3"),
        (BETRAYAL, realm(), "battle unit Mudcrab", "hex 3; level 1"),
        (BETRAYAL, realm(), "battle unit Horned Brute", "hex 3"),
        (MARAUDERS, sea(), "ship sloop stack Nan Corraghan", "zone none"),
        (BETRAYAL, realm(), "battle tiles", "0"),
    ],
)
def test_what_follows_from_a_change_is_no_loss(game: AnyGame, state: State, key: str, value: str) -> None:
    check(game, state, ((key, value),))
