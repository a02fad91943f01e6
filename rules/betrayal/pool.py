"""Chapter "Computing EP" (P-3 to P-5): the enemy pool of a battle or a tile, and what it would buy."""

from __future__ import annotations

from typing import NamedTuple

from rules.betrayal.bags import bags_of
from rules.betrayal.changes import fought
from rules.betrayal.house import by
from rules.betrayal.pack import Bag, Pack
from rules.betrayal.spending import Purchase, bought
from rules.betrayal.state import Party, Pool, Realm, Source
from rules.contract import Reason, RuleError

HEXES = 8
"""The normal number of a clash's numbered hexes (P-13)."""


class Computed(NamedTuple):
    """A pool, and the rule that says so."""

    pool: Pool
    because: Reason


class PoolOf(NamedTuple):
    """The answer to `pool`: the pool with its arithmetic, why, on how many hexes, and what it would buy there."""

    pool: Pool
    because: Reason
    hexes: int
    buys: Purchase


def mustered(state: Realm) -> Party:
    """The party; RuleError betrayal-no-party when nobody has told it."""
    if state.party is None:
        raise RuleError("betrayal-no-party")
    return state.party


def computed(pack: Pack, party: Party, *, final: bool, told: int | None) -> Computed:
    """The pool: what was told in place of all (P-5), the end-of-session table's (P-4), or XP times adventurers (P-3)."""
    if told is not None:
        because = Reason("betrayal.pool.told-over-final" if final else "betrayal.pool.told")
        return Computed(_pool(party, told, "told"), because)
    if final:
        points = pack.goal(party.session, party.difficulty, party.adventurers)
        return Computed(_pool(party, points, "end-of-session"), Reason("betrayal.pool.end-of-session"))
    return Computed(_pool(party, party.pool, "party"), Reason("betrayal.pool.party"))


def of_tile(pack: Pack, state: Realm, *, final: bool, told: int | None) -> Computed:
    """The pool of a delve's tile, fresh for each (P-17.1); on a final step by house rule U-5 of all tiles together."""
    party, battle = mustered(state), fought(state)
    fresh = computed(pack, party, final=final, told=told)
    if told is not None or not final:
        return fresh
    because = by(state.house, "final-delve", "betrayal.pool.final-delve")
    if battle.tiles and shares_pool(state):
        return Computed(_pool(party, battle.left, "left"), because)
    return Computed(fresh.pool, because)


def shares_pool(state: Realm) -> bool:
    """Whether the tiles of the open delve share one pool: on a final step by house rule U-5."""
    battle = fought(state)
    final = battle.mode == "delve" and battle.final and battle.told is None
    return final and state.house.final_delve == "once"


def pool_of(pack: Pack, state: Realm, *, final: bool = False, hexes: int = HEXES) -> PoolOf:
    """The pool now and what it would buy, for the answer to `pool`; RuleError betrayal-no-party. Changes nothing."""
    pool, because = computed(pack, mustered(state), final=final, told=None)
    chips: dict[Bag, int | None] = {each.bag: each.chips for each in bags_of(pack, state).bags}
    return PoolOf(pool, because, hexes, bought(pool.points, hexes, chips, state.house))


def _pool(party: Party, points: int, source: Source) -> Pool:
    return Pool(
        points=points,
        source=source,
        adventurers=party.adventurers,
        xp=party.xp,
        session=party.session,
        difficulty=party.difficulty,
    )
