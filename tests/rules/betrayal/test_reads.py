"""What a panel reads without changing anything: the pool and what it buys, the bags, offers, moves, corrections."""

from __future__ import annotations

import pytest

from rules.betrayal import Betrayal
from rules.betrayal.actions import Muster, UseSkill
from rules.betrayal.bags import bags_of
from rules.betrayal.events import EnemiesAct, Named
from rules.betrayal.pool import pool_of
from rules.betrayal.spending import Purchase
from rules.betrayal.timings import TIMINGS, reminders, timing_of
from rules.contract import RuleError, encode
from tests.rules.betrayal.cases import BOOK
from tests.rules.betrayal.table import SHIPPED, after, battle, box, ended, one, refused

GAME = Betrayal(box(BOOK.chips))
PARTY = after(GAME, "party adventurers:2 xp:4")


# ------------------------------------------------------------------------------------------------ the pool


def test_the_pool_says_its_arithmetic_and_what_it_buys() -> None:
    told = pool_of(GAME.pack, PARTY)
    assert (told.pool.points, told.pool.source, told.pool.xp, told.pool.adventurers) == (8, "party", 4, 2)
    assert told.because.rule == "betrayal.pool.party"
    assert told.buys == Purchase((5, 1, 1, 1), 0, 4)


def test_the_final_pool_is_that_of_the_table() -> None:
    told = pool_of(GAME.pack, PARTY, final=True, hexes=2)
    assert (told.pool.points, told.pool.source, told.pool.session, told.pool.difficulty) == (
        32,
        "end-of-session",
        1,
        "adept",
    )
    assert told.buys == Purchase((20, 10), 2, 0)


def test_the_pool_buys_no_more_than_the_bags_hold() -> None:
    kept = [f"companion enemy:{number}" for number in range(1, 7)]
    state = after(GAME, "clash ep:120 hexes:6", *kept, "endbattle", "party xp:20", state=PARTY)
    assert pool_of(GAME.pack, state).buys == Purchase((5,) * 8, 0, 0)


def test_there_is_no_pool_without_a_party() -> None:
    with pytest.raises(RuleError) as caught:
        pool_of(GAME.pack, GAME.start({}))
    assert caught.value.code == "betrayal-no-party"


# ------------------------------------------------------------------------------------------------ the bags


def test_the_bags_are_counted_by_level_and_type() -> None:
    bags = bags_of(GAME.pack, PARTY)
    low, high = bags.bags
    assert (low.bag, low.chips, high.bag, high.chips, bags.listed) == ("low", 10, "high", 6, True)
    assert [tuple(tally) for tally in low.sides] == [
        (5, "humanoid", 2), (5, "daedra", 2), (5, "beast", 6), (1, "humanoid", 2), (1, "daedra", 2), (1, "beast", 6),
    ]  # fmt: skip
    assert (bags.map, bags.stack, bags.companions) == ((), (), ())


def test_the_places_of_chips_are_counted() -> None:
    state = after(
        GAME, "clash ep:0 add:5 Cinder; 10 Bear; 1 Rat; quest Zirik", "defeat enemy:1", "companion enemy:3", state=PARTY
    )
    bags = bags_of(GAME.pack, state)
    assert [tuple(tally) for tally in bags.map] == [(10, "beast", 1), (0, "", 1)]
    assert [tuple(tally) for tally in bags.stack] == [(5, "daedra", 1)]
    assert [tuple(tally) for tally in bags.companions] == [(1, "beast", 1)]
    assert [each.chips for each in bags.bags] == [8, 5]


# ------------------------------------------------------------------------------------------------ corrections


def test_a_unit_of_the_bots_chips_is_really_another_one() -> None:
    state = after(GAME, "clash ep:0 add:1 Rat", state=PARTY)
    renamed, result = ended(GAME, state, "name enemy:1 name:wolf")
    unit = battle(renamed).unit("1")
    assert unit is not None
    assert unit.enemy.piece == "wolf-1"
    assert one(result, Named).after.name == "Wolf"
    assert [each.chips for each in bags_of(GAME.pack, renamed).bags] == [9, 6]


def test_healing_stops_at_the_printed_health() -> None:
    state = after(
        GAME, "rule switch:health value:on", "clash ep:0 add:5 Cinder", "health enemy:1 change:-4", state=PARTY
    )
    unit = battle(after(GAME, "health enemy:1 change:9", state=state)).unit("1")
    assert unit is not None
    assert unit.health == 6


def test_a_unit_that_was_put_back_from_the_stack_keeps_its_handle() -> None:
    state = after(GAME, "clash ep:0 add:5 Cinder; 1 Rat", "defeat enemy:1", "place enemy:1 hex:1", state=PARTY)
    assert [unit.handle for unit in battle(state).units] == ["2", "1"]
    assert battle(state).stack == ()


# ------------------------------------------------------------------------------------------------ skills and moves


def test_every_skill_of_the_rules_has_its_moment() -> None:
    skills = [skill for _, of in TIMINGS for skill in of]
    assert len(skills) == len(set(skills)) == 56
    assert timing_of("Enfeeble 2") == "engaged"


def test_reminders_come_moment_by_moment() -> None:
    state = after(GAME, "clash ep:0 add:20 Alpha; 10 High Elf Necromancer; 5 Pack Leader", state=PARTY)
    result = ended(GAME, state, "enemies")[1]
    assert [(each.timing, each.handle) for each in one(result, EnemiesAct).reminders] == [
        ("start", "1"),
        ("end", "2"),
        ("defeat", "3"),
    ]
    assert reminders(battle(state).units, ("deployment",)) == ()


def test_a_table_without_a_party_can_tell_it() -> None:
    assert list(GAME.moves(GAME.start({}), None)) == [Muster(adventurers=count, xp=2) for count in (1, 2, 3, 4)]


def test_known_skills_are_moves() -> None:
    state = after(GAME, "clash ep:0 add:20 Alpha; 5 Pack Leader; 1 Rat", "defeat enemy:3", state=PARTY)
    skills = [move for move in GAME.moves(state, None) if isinstance(move, UseSkill)]
    assert skills == [UseSkill("1", "lord"), UseSkill("2", "rally"), UseSkill("3", "rally")]


def test_the_game_is_under_way_when_a_battle_was_opened() -> None:
    assert not GAME.under_way(PARTY)
    assert GAME.under_way(after(GAME, "clash", "endbattle", state=PARTY))
    assert GAME.turn(PARTY) is None


def test_a_button_of_an_earlier_battle_is_old() -> None:
    first = after(GAME, "clash", state=PARTY)
    second = after(GAME, "endbattle", "clash", state=first)
    ends = next(move for move in GAME.moves(first, None) if type(move).__name__ == "EndBattle")
    assert encode(GAME.subject(first, ends)) != encode(GAME.subject(second, ends))


# ------------------------------------------------------------------------------------------------ offers

CLASH = after(
    GAME, "clash ep:0 add:5 Cinder; 10 Bear; 1 Rat; quest Zirik", "defeat enemy:1", "companion enemy:3", state=PARTY
)


@pytest.mark.parametrize(
    ("slot", "given", "offered"),
    [
        ("defeat.enemy", {}, ["2: Bear", "4: Zirik", "C1: Rat"]),
        ("return.enemy", {}, ["1: Cinder", "C1: Rat"]),
        ("companion.enemy", {}, ["2: Bear", "4: Zirik", "1: Cinder"]),
        ("swap.with", {}, ["2: Bear", "4: Zirik"]),
        ("skill.target", {}, ["2: Bear", "4: Zirik"]),
        ("place.hex", {}, ["1", "3", "5", "6", "7", "8"]),
        ("skill.skill", {}, ["Rally", "Instigate", "Lord", "Necromancy", "Penumbra"]),
        ("draw.type", {}, ["humanoid", "beast", "daedra"]),
        ("draw.name", {"level": "20"}, ["Alpha", "Archivist", "Great Bear", "Legate"]),
        ("name.name", {"enemy": "2"}, ["Bear", "Enforcer", "High Elf Necromancer", "Hound"]),
        ("clash.require", {"require": "5 d"}, ["5 humanoid", "5 beast", "5 daedra", "5 Breton Marauder", "5 Cinder"]),
        ("clash.add", {"add": "quest Zirik; 1"}, ["quest Zirik; 1 humanoid"]),
        ("clash.chips", {"chips": "Rat, W"}, ["Rat; Alpha"]),
        ("rule.value", {"switch": "U6"}, ["stop", "nearest"]),
        ("rule.value", {"switch": "nonsense"}, []),
        ("clash.hexes", {}, []),
    ],
)
def test_what_is_offered(slot: str, given: dict[str, str], offered: list[str]) -> None:
    names = [offer.name for offer in GAME.offers(CLASH, slot, given, None)]
    assert [name[0].upper() + name[1:] for name in names[: len(offered)]] == [
        name[0].upper() + name[1:] for name in offered
    ]
    assert bool(names) == bool(offered)


def test_provinces_and_quest_units_are_offered() -> None:
    provinces = list(GAME.offers(PARTY, "party.province", {}, None))
    assert [offer.key for offer in provinces] == [*(each.code for each in SHIPPED.provinces), "none"]
    assert "quest Lich Deslandra" in [offer.key for offer in GAME.offers(PARTY, "clash.add", {}, None)]


def test_the_xp_of_a_battles_reward_come_with_its_end() -> None:
    fought = after(GAME, "clash", state=PARTY)
    assert fought.party is not None
    richer = after(GAME, "endbattle xp:3", state=fought)
    assert richer.party is not None
    assert richer.party.xp == fought.party.xp + 3
    refusal = refused(GAME, fought, "endbattle xp:80")
    assert (refusal.code, refusal.facts["most"]) == ("betrayal-out-of-range", 80 - fought.party.xp)
