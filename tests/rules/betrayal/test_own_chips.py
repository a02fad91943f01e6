"""A table with its own chips: the bot deploys unnamed enemies and says what the hands do; names may come later, or never."""

from __future__ import annotations

from msgspec.structs import replace

from rules.betrayal import Betrayal
from rules.betrayal.bags import bags_of
from rules.betrayal.events import Deployed, Instruction, LaidAside
from rules.betrayal.pack import Side
from rules.betrayal.pool import pool_of
from rules.betrayal.state import Realm
from rules.contract import MEANS
from rules.referee import Finished
from tests.rules.betrayal.cases import BOOK
from tests.rules.betrayal.shown import shown
from tests.rules.betrayal.table import SHIPPED, after, all_of, battle, box, ended, refused

GAME = Betrayal(SHIPPED)
LISTED = Betrayal(box(BOOK.chips))
"""A group's own list: no sample."""


def ours(*texts: str, game: Betrayal = GAME, **house: str) -> Realm:
    return after(game, "party adventurers:2 xp:4", *texts, state=game.start({"cards": "ours", **house}))


def lines(state: Realm, text: str, game: Betrayal = GAME) -> list[str]:
    return [shown(event) for event in ended(game, state, text)[1].events]


def deployed(result: Finished) -> list[Deployed]:
    return all_of(result, Deployed)


def test_a_clash_deploys_unnamed_enemies_and_asks_nothing() -> None:
    state, result = ended(GAME, ours(), "clash")
    assert result.answers == ()
    assert [shown(event) for event in deployed(result)] == [
        "1: level 5 unnamed for 5, 3 left <draw low 5 any> [spending.greedy]",
        "2: level 1 unnamed for 1, 2 left <draw low 1 any> [spending.greedy]",
        "3: level 1 unnamed for 1, 1 left <draw low 1 any> [spending.greedy]",
        "4: level 1 unnamed for 1, 0 left <draw low 1 any> [spending.greedy]",
    ]
    assert state.streams == ()
    assert all(unit.enemy.piece is None for unit in battle(state).units)


def test_a_requirement_is_an_instruction() -> None:
    """Draw from the 1/5 bag until a beast, level 5 up; lay the others aside."""
    _, result = ended(GAME, ours(), "clash require:5 beast")
    first = deployed(result)[0]
    assert first.instruction == Instruction(how="draw", bag="low", level=5, kind="beast")
    assert first.unit.enemy.side == Side(level=5, kind="beast")
    assert not first.sample


def test_added_enemies_are_searched_for_and_quest_units_taken_out_of_the_box() -> None:
    result = ended(GAME, ours(), "dungeon special:A,B add:10 Frost Archer; quest Vivec ep:0")[1]
    assert [shown(event) for event in deployed(result)] == [
        "A: level 10 Frost Archer free, 0 left <search high 10 Frost Archer> [added.named]",
        "B: Vivec, quest unit free, 0 left <take  0 Vivec> [added.quest]",
    ]


def test_names_are_used_in_the_order_drawn_and_then_it_goes_on_unnamed() -> None:
    result = ended(GAME, ours(), "clash chips:Ghoul; Rat")[1]
    names = [event.unit.enemy.name for event in deployed(result)]
    assert names == ["Ghoul", "Rat", "", ""]
    assert [event.instruction is None for event in deployed(result)] == [True, True, False, False]


def test_a_named_chip_of_another_type_is_laid_aside_one_of_unknown_type_fits() -> None:
    result = ended(GAME, ours(), "clash require:5 beast chips:Troll/humanoid; Ghoul")[1]
    laid = all_of(result, LaidAside)
    assert [shown(event) for event in laid] == ["1: laid aside Troll, wanted 5 beast [requirement.laid-aside]"]
    assert deployed(result)[0].unit.enemy.side == Side(level=5, name="Ghoul", kind="beast")
    assert "back from aside: Troll [aside.after-deployment]" in [shown(event) for event in result.events]


def test_more_names_than_draws_are_refused() -> None:
    error = refused(GAME, ours(), "clash ep:1 chips:Ghoul; Rat")
    assert (error.code, error.facts["chips"]) == ("betrayal-too-many-chips", ("Rat",))


def test_a_unit_is_named_later_and_what_is_on_its_chip_acts() -> None:
    state = ours("clash", "name enemy:2 name:Ghoul type:daedra skills:Necromancy health:3")
    unit = battle(state).unit("2")
    assert unit is not None
    assert unit.enemy.side == Side(level=1, name="Ghoul", kind="daedra", health=3, skills=("Necromancy",))
    told = lines(state, "enemies")
    assert told == ["round 1: 1 a level 5, 2 Ghoul, 3 a level 1, 4 a level 1; end 2 Necromancy [turns.order]"]


def test_what_a_chip_cannot_say_is_refused_and_nothing_is_dropped() -> None:
    state = ours("clash")
    many = refused(GAME, state, "name enemy:2 name:Ghoul skills:a,b,c,d,e,f,g,h,i")
    assert (many.code, many.facts) == ("betrayal-too-many-skills", {"count": 9, "limit": 8})
    assert refused(GAME, ours(), "clash chips:Ghoul/a/b/c/d/e/f/g/h/i").code == "betrayal-too-many-skills"
    for targets in ("zero", "100"):
        error = refused(GAME, state, f"name enemy:2 name:Ghoul targets:{targets}")
        assert (error.code, error.facts) == ("betrayal-no-targets", {"text": targets, "most": 99})


def test_the_other_side_of_a_chip_is_unknown_until_it_is_named_and_then_remembered() -> None:
    state = ours("clash", "name enemy:1 name:Ghoul type:beast", "flip enemy:1", "name enemy:1 name:Pup")
    unit = battle(state).unit("1")
    assert unit is not None
    assert (unit.enemy.side, unit.enemy.back) == (Side(level=1, name="Pup"), Side(level=5, name="Ghoul", kind="beast"))
    back = battle(after(GAME, "flip enemy:1", state=state)).unit("1")
    assert back is not None
    assert (back.enemy.side, back.enemy.back) == (Side(level=5, name="Ghoul", kind="beast"), Side(level=1, name="Pup"))


def test_a_name_that_is_the_same_is_refused() -> None:
    state = ours("clash", "name enemy:1 name:Ghoul")
    assert refused(GAME, state, "name enemy:1 name:Ghoul type:").code == "betrayal-name-unchanged"


def test_skills_bring_unnamed_enemies_too() -> None:
    state = ours("clash")
    assert lines(state, "skill enemy:1 skill:rally") == [
        "1 uses rally [rally.next-lower]",
        "9 on 1: level 1 unnamed free, 0 left <draw low 1 any> [rally.next-lower]",
        "may act: bard on 9 [deployment.abilities]",
        "removed 1 a level 5 to low, standing 4 [rally.own-chip]",
    ]
    assert lines(state, "skill enemy:1 skill:lord")[1] == (
        "9 anywhere: level 5 unnamed (daedra) free, 0 left <draw low 5 daedra> [lord.daedra]"
    )


def test_what_is_in_the_bags_nobody_knows_but_what_is_out() -> None:
    bags = bags_of(GAME.pack, ours("clash require:5 beast", "defeat enemy:2"))
    assert not bags.listed
    assert [(each.chips, each.sides) for each in bags.bags] == [(None, ()), (None, ())]
    assert [tuple(tally) for tally in bags.map] == [(5, "beast", 1), (1, "", 2)]
    assert [tuple(tally) for tally in bags.stack] == [(1, "", 1)]
    assert pool_of(GAME.pack, ours()).buys.levels == (5, 1, 1, 1)


# ------------------------------------------------------------------------------------------------ a group's own list


def test_with_a_groups_own_list_a_named_chip_is_that_piece() -> None:
    state = ours("clash chips:Breton Marauder", game=LISTED)
    unit = battle(state).unit("1")
    assert unit is not None
    assert unit.enemy.piece == "bandit-1"
    flipped = battle(after(LISTED, "flip enemy:1", state=state)).unit("1")
    assert flipped is not None
    assert flipped.enemy.name == "Breton Bandit"


def test_with_a_groups_own_list_the_chips_are_counted_not_listed() -> None:
    state = ours("clash chips:Breton Marauder", game=LISTED)
    bags = bags_of(LISTED.pack, state)
    assert [(each.chips, each.sides) for each in bags.bags] == [(6, ()), (6, ())]


def test_a_chip_that_is_elsewhere_is_said_to_be_there() -> None:
    state = ours("clash ep:5 chips:Reef Crab", game=LISTED)
    error = refused(LISTED, state, "draw level:1 name:Mudcrab")
    assert (error.code, error.facts["where"], error.facts["unit"]) == ("betrayal-chip-elsewhere", "map", "1")
    assert [(cure.verb, cure.given) for cure in error.cures] == [("remove", (("enemy", "1"),))]
    named = refused(LISTED, after(LISTED, "draw level:5", state=state), "name enemy:9 name:Reef Crab")
    assert named.code == "betrayal-chip-elsewhere"


def test_a_name_that_the_list_does_not_have_is_a_new_chip() -> None:
    state = ours("clash ep:5 chips:Ghoul/beast", game=LISTED)
    unit = battle(state).unit("1")
    assert unit is not None
    assert (unit.enemy.piece, unit.enemy.side) == (None, Side(level=5, name="Ghoul", kind="beast"))


def test_an_added_chip_of_the_list_that_is_in_play_is_substituted() -> None:
    told = lines(ours(game=LISTED), "clash ep:0 add:1 Mudcrab x2", LISTED)
    assert told[1:4] == [
        "1: level 1 Mudcrab (beast) free, 0 left <search low 1 Mudcrab> "
        "[added.named, inferred, added-first=before-pool]",
        "instead of 1 Mudcrab (map 1): level 1 [added.substitute]",
        "2: level 1 unnamed free, 0 left <draw low 1 any> [added.substitute]",
    ]


# ------------------------------------------------------------------------------------------------ chips change hands


def test_the_bot_draws_on_when_the_table_lets_it() -> None:
    state = after(GAME, "rule switch:cards value:bot", "draw level:5", state=ours("clash"))
    units = battle(state).units
    assert units[-1].enemy.piece is not None
    assert [unit.enemy.piece for unit in units[:-1]] == [None] * 4
    assert after(GAME, "endbattle", state=state).out == ()


def test_the_means_are_switches_of_the_game() -> None:
    assert Betrayal.switches[: len(MEANS)] == MEANS
    assert (replace(GAME.start({}), cards="ours")) == GAME.start({"cards": "ours"})
