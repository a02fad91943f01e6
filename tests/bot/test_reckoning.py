"""How whole battles end, as reckoned, against many battles that are fought with dice."""

from __future__ import annotations

import os
from itertools import product
from math import sqrt
from time import process_time

import pytest

from bot.reckoning.battles import reckon
from bot.reckoning.fleet import fleet
from bot.reckoning.kinds import Plans
from rules.marauders.battle.chances import Fighter, Fighters, chances
from rules.marauders.battle.policies import POLICIES, Policy
from rules.marauders.battle.state import Tracks
from rules.marauders.battle.throws import landed
from tests.bot.simulated import simulate, whole

POLICY_PAIRS = [*product(POLICIES, POLICIES)]

BATTLES = int(os.environ.get("BATTLES", "20000"))

SLOOP, FLUTE, FRIGATE = whole(2, 2, 2, 2, 1), whole(3, 4, 3, 1, 1), whole(3, 3, 3, 3, 3)
GALLEON, MAN_O_WAR = whole(4, 5, 4, 4, 4), whole(5, 3, 5, 5, 5)

PAIRS = {
    "sloops": Fighters(Fighter(SLOOP, 2, 3), Fighter(SLOOP, 3, 1)),
    "a sloop and a flute": Fighters(Fighter(SLOOP, 3, 2), Fighter(FLUTE, 2, 4)),
    "frigates": Fighters(Fighter(FRIGATE, 3, 2), Fighter(FRIGATE, 4, 3)),
    "a frigate and a galleon": Fighters(Fighter(FRIGATE, 4, 1), Fighter(GALLEON, 2, 2)),
    "a sloop without guns, and a wreck": Fighters(
        Fighter(whole(1, 0, 2, 2, 0), 3, 1), Fighter(whole(1, 1, 0, 1, 0), 1, 1)
    ),
}
ENDS = {
    "npc-sunk",
    "npc-taken",
    "npc-fled",
    "captain-sunk",
    "captain-taken",
    "captain-fled",
    "both-sunk",
    "last-man",
    "goes-on",
}


@pytest.mark.parametrize("name", PAIRS)
@pytest.mark.parametrize("policies", POLICY_PAIRS, ids="-".join)
def test_it_ends_as_battles_do(name: str, policies: tuple[Policy, Policy]) -> None:
    """Each way to end, within so many standard errors that one in some 180 is hardly ever outside by chance."""
    both = PAIRS[name]
    ends = reckon(both, Plans(*policies)).ends
    fought = simulate(both, policies, BATTLES, seed=len(name))
    assert {*ends, *fought} <= ENDS
    assert sum(ends.values()) == pytest.approx(1, abs=1e-5)
    for end in ENDS:
        chance, share = ends.get(end, 0.0), fought.get(end, 0) / BATTLES
        error = sqrt(max(chance * (1 - chance), 1 / BATTLES) / BATTLES)
        assert share == pytest.approx(chance, abs=4.5 * error), (end, chance, share)


def test_the_largest_ships_take_seconds() -> None:
    """Man-o-War against Man-o-War by all pairs of policies that are told, on a machine that does other things as well."""
    both = Fighters(Fighter(MAN_O_WAR, 4, 3), Fighter(MAN_O_WAR, 5, 2))
    begun = process_time()
    made = [reckon(both, Plans(*policies)).ends for policies in POLICY_PAIRS]
    assert process_time() - begun < 10
    for policies, ends in zip(POLICY_PAIRS, made, strict=True):
        fought = simulate(both, policies, 5000, seed=7)
        for end in ENDS:
            assert fought.get(end, 0) / 5000 == pytest.approx(ends.get(end, 0.0), abs=0.03)


def test_a_man_o_war_has_few_damages() -> None:
    """What its captain spares keeps most of what could be from being."""
    levels = fleet(MAN_O_WAR, 5).levels
    assert len(levels) == MAN_O_WAR.total + 1
    assert sum(len(level.ships) for level in levels) < 2000
    assert levels[0].ships == [Tracks()]
    assert all(ship.hull for level in levels[1:] for ship in level.ships)


@pytest.mark.parametrize("hits", range(1, 6))
def test_hits_lead_where_they_land(hits: int) -> None:
    """The matrices say the same as the rule for one ship."""
    ships = fleet(GALLEON, 5)
    for level in (GALLEON.total, 9, 6):
        for row, ship in enumerate(ships.levels[level].ships[:20]):
            steps = ships.steps[level, hits][row]
            found = {after: steps[place] for after, place in ships.levels[level - hits].place.items() if steps[place]}
            assert found == pytest.approx({after: float(chance) for after, chance in landed(ship, hits).items()})


def test_the_round_to_be_rolled_is_the_first() -> None:
    """One round of boarding with crews that fall at once: what the round says is how the battle ends, as far as it does."""
    both = Fighters(Fighter(whole(9, 0, 9, 1, 0), 4, 2), Fighter(whole(9, 0, 9, 1, 0), 3, 1))
    ends = reckon(both, Plans("guns", "guns", 2, ("board", "flee"))).ends
    made = chances("board", "flee", both)
    rest = 1 - made.npc.boards - made.captain.escapes
    later = reckon(both, Plans("guns", "guns", 2)).ends
    for end, now in (
        ("captain-fled", made.captain.escapes),
        ("captain-taken", made.captain.taken),
        ("last-man", made.last_man),
    ):
        assert ends.get(end, 0.0) == pytest.approx(float(now) + float(rest) * later.get(end, 0.0))


def test_a_battle_that_cannot_end_goes_on() -> None:
    """Without guns and masts both drift."""
    wreck = Fighter(whole(2, 1, 0, 3, 0), 1, 3)
    assert reckon(Fighters(wreck, wreck), Plans("boarding", "guns")).ends["goes-on"] == 1
