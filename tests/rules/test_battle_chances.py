"""The odds of a round against all faces and all places where hits can land, one by one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import product
from time import process_time

import pytest

from rules.marauders.battle.chances import Chances, Fighter, Fighters, Share, by_deeds, chances, crew_chances
from rules.marauders.battle.state import DEEDS, Battle, Deed, Tracks
from rules.marauders.battle.throws import crew_combat, landed, losses, spread, throws
from rules.marauders.keys import SIDES, Location, Side
from rules.marauders.pack import DIE

FRIGATE = Tracks(hull=3, cargo=3, masts=3, crew=3, cannons=3)
SLOOP = Tracks(hull=2, cargo=2, masts=2, crew=2, cannons=1)
LAST = Tracks(hull=1, masts=1, crew=1, cannons=2)
MAN_O_WAR = Tracks(hull=5, cargo=3, masts=5, crew=5, cannons=5)

FIGHTS = {
    "frigates": Fighters(Fighter(FRIGATE, 2, 1), Fighter(FRIGATE, 2, 2)),
    "sloop against frigate": Fighters(Fighter(SLOOP, 3, 2), Fighter(FRIGATE, 1, 1)),
    "both nearly gone": Fighters(Fighter(LAST, 2, 1), Fighter(LAST, 3, 1)),
    "no crew to board": Fighters(Fighter(FRIGATE, 2, 2), Fighter(Tracks(hull=1, masts=1, cannons=1), 2, 2)),
}
NUMBERED: tuple[Location, ...] = ("cargo", "masts", "crew", "cannons")


def rolls(dice: int) -> Iterator[tuple[str, ...]]:
    """All rolls of so many dice, each as likely."""
    return product(DIE, repeat=dice)


@cache
def places(left: Tracks, hits: int) -> Counter[tuple[bool, int]]:
    """Whether a ship floats and what crew it has, over all faces of the dice of so many hits."""
    found: Counter[tuple[bool, int]] = Counter()
    for faces in product((*NUMBERED, "skull", "skull"), repeat=hits):
        now = {each: left.of(each) for each in ("hull", *NUMBERED)}
        chosen = 0
        for face in faces:
            if now.get(face, 0):
                now[face] -= 1
            else:
                chosen += 1
        for _ in range(chosen):
            most = max(("crew", "masts", "cannons"), key=lambda each: now[each])
            where = "cargo" if now["cargo"] else "hull" if now["hull"] > 1 or not now[most] else most
            now[where] = max(now[where] - 1, 0)
        found[now["hull"] > 0, now["crew"]] += 1
    return found


def one_by_one(npc: Deed, captain: Deed, both: Fighters) -> Chances:
    """A round as the rules tell it, for each roll and each place."""
    made = Chances((npc, captain))
    deeds: dict[Side, Deed] = {"npc": npc, "captain": captain}
    for ours, theirs in product(rolls(both.npc.dice), rolls(both.captain.dice)):
        chance = Fraction(1, 6 ** (len(ours) + len(theirs)))
        skulls = {"npc": ours.count("skull"), "captain": theirs.count("skull")}
        sums = [sum(int(face) for face in faces if face != "skull") for faces in (ours, theirs)]
        first, second = (skulls["npc"], sums[0]), (skulls["captain"], sums[1])
        winner: Side | None = None
        if any(skulls.values()) and first != second:
            winner = "npc" if first > second else "captain"
        cannons: dict[Side, int] = {side: both.of(side).left.cannons for side in SIDES}
        dealt: dict[Side, int] = {
            side: (cannons[side] if winner == side else min(skulls[side], cannons[side]))
            if deeds[side] == "shoot"
            else 0
            for side in SIDES
        }
        _enter(made, both, deeds, winner, skulls, dealt, chance)
    return made


def _enter(
    made: Chances,
    both: Fighters,
    deeds: dict[Side, Deed],
    winner: Side | None,
    skulls: dict[str, int],
    dealt: dict[Side, int],
    chance: Fraction,
) -> None:
    taken = {"npc": places(both.npc.left, dealt["captain"]), "captain": places(both.captain.left, dealt["npc"])}
    floats = {
        side: Fraction(sum(many for (up, _), many in found.items() if up), found.total())
        for side, found in taken.items()
    }
    made.npc.hit(dealt["captain"], chance)
    made.captain.hit(dealt["npc"], chance)
    made.npc.sunk += chance * (1 - floats["npc"])
    made.captain.sunk += chance * (1 - floats["captain"])
    made.both_sunk += chance * (1 - floats["npc"]) * (1 - floats["captain"])
    if winner is None:
        made.nobody += chance
        return
    loser: Side = "captain" if winner == "npc" else "npc"
    made.of(winner).wins += chance
    if deeds[winner] == "flee" and not skulls[loser]:
        made.of(winner).escapes += chance
    if deeds[winner] != "board":
        return
    for (up, crew), many in taken[winner].items():
        if up and crew:
            share = chance * Fraction(many, taken[winner].total())
            made.of(winner).boards += share
            aboard = {winner: crew, loser: both.of(loser).left.crew}
            end = crew_combat(aboard["npc"], aboard["captain"], both.npc.leadership or 0, both.captain.leadership or 0)
            made.npc.taken += share * end.npc_taken
            made.captain.taken += share * end.captain_taken
            made.last_man += share * end.both


def shown(share: Share) -> tuple[object, ...]:
    """A side's chances to compare."""
    hits = tuple((count, chance) for count, chance in enumerate(share.hits) if chance)
    return share.wins, hits, share.sunk, share.boards, share.taken, share.escapes


@pytest.mark.parametrize("fight", FIGHTS)
@pytest.mark.parametrize("deeds", [*product(DEEDS, DEEDS)], ids="-".join)
def test_a_round_comes_to_what_all_its_rolls_come_to(fight: str, deeds: tuple[Deed, Deed]) -> None:
    """Exactly, for each pair of declarations."""
    exact, counted = chances(*deeds, FIGHTS[fight]), one_by_one(*deeds, FIGHTS[fight])
    for side in SIDES:
        assert shown(exact.of(side)) == shown(counted.of(side))
    assert (exact.nobody, exact.both_sunk, exact.last_man) == (counted.nobody, counted.both_sunk, counted.last_man)
    assert exact.npc.wins + exact.captain.wins + exact.nobody == 1
    assert exact.fought_out


@pytest.mark.parametrize("crew", [(1, 1), (2, 1), (3, 2), (2, 3)])
@pytest.mark.parametrize("dice", [(1, 1), (2, 1), (2, 3)])
def test_crews_fight_on_after_each_roll(crew: tuple[int, int], dice: tuple[int, int]) -> None:
    """How it ends is how it ends after each of all rolls, those without a loss among them."""
    after = [Fraction(0)] * 3
    for ours, theirs in product(rolls(dice[0]), rolls(dice[1])):
        left = max(crew[0] - theirs.count("skull"), 0), max(crew[1] - ours.count("skull"), 0)
        after = [so_far + end / 6 ** sum(dice) for so_far, end in zip(after, crew_combat(*left, *dice), strict=True)]
    assert tuple(after) == crew_combat(*crew, *dice)
    assert sum(after) == 1


def test_the_first_roll_of_a_crew_combat() -> None:
    """Two dice take two crew of three at most, and the last ones together."""
    both = Fighters(Fighter(FRIGATE, 0, 2), Fighter(Tracks(hull=1, crew=1), 0, 1))
    made = crew_chances(both)
    assert made is not None
    assert made.npc == (Fraction(2, 3), Fraction(1, 3), 0, 0)
    assert made.captain == (Fraction(4, 9), Fraction(5, 9))
    assert made.end == crew_combat(3, 1, 2, 1)
    assert crew_chances(Fighters(Fighter(FRIGATE, 0), Fighter(FRIGATE, 0, 2))) is None


@pytest.mark.parametrize(("left", "hits"), [(FRIGATE, 4), (LAST, 3), (SLOOP, 5), (Tracks(hull=4, crew=2), 3)])
def test_hits_land_over_all_faces(left: Tracks, hits: int) -> None:
    """By the dice first, then where it hurts least."""
    found: Counter[tuple[bool, int]] = Counter()
    for after, chance in landed(left, hits).items():
        found[after.hull > 0, after.crew] += int(chance * 6**hits)
    assert found == places(left, hits)


def test_all_rolls_are_counted() -> None:
    """Nine dice against ten."""
    assert sum(ways for _, _, ways in spread(9)) == 6**9
    assert sum(throw.ways for throw in throws(9, 10)) == 6**19
    assert sum(losses(4, 2)) == 1


def test_the_largest_ships_are_told_at_once() -> None:
    """Each lawful pair of declarations of two Men-o-War with Seamanship and Leadership 9."""
    both = Fighters(Fighter(MAN_O_WAR, 9, 9), Fighter(MAN_O_WAR, 10, 9))
    battle = Battle(
        seat="s1", zone="havana", ship="dutch", aggressor="npc", helm="bot", round=2, npc=None, captain=None
    )
    begun = process_time()
    made = by_deeds(battle, both)
    assert process_time() - begun < 0.6
    assert [each.deeds for each in made] == [*product(("shoot", "board"), DEEDS)]


def test_a_boarding_is_not_fought_out_where_leadership_is_not_known() -> None:
    """Who has no crew is taken all the same."""
    unled = Fighters(Fighter(FRIGATE, 2), Fighter(FRIGATE, 2, 2))
    made = chances("board", "shoot", unled)
    assert made.npc.boards
    assert (made.captain.taken, made.fought_out) == (0, False)
    crewless = Fighters(Fighter(FRIGATE, 2), Fighter(Tracks(hull=1, masts=1, cannons=1), 2))
    taken = chances("board", "shoot", crewless)
    assert taken.captain.taken == taken.npc.boards
    assert taken.fought_out
