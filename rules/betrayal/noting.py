"""What a note can be on, and which of it is now."""

from __future__ import annotations

from collections.abc import Iterator

from rules.betrayal.bags import in_game
from rules.betrayal.pack import Pack
from rules.betrayal.state import Realm
from rules.contract import Offer
from rules.names import fold

BETWEEN, BATTLE, ENEMIES, ROUND = "step-between", "step-battle", "step-enemies", "step-round"
"""Between battles, a battle's rounds, the enemies' turn in one, and the round's end, which is no time."""


def things(pack: Pack, state: Realm) -> Iterator[Offer]:
    """The party's province, the enemies by their names, the adventurers by their seats, and the steps."""
    yield from (Offer(each.code, each.name) for each in pack.provinces)
    yield from (Offer(name, name) for name in _names(pack, state))
    yield from (Offer(seat, seat) for seat in state.seats)
    yield from (Offer(step, step.removeprefix("step-")) for step in (BETWEEN, BATTLE, ENEMIES, ROUND))


def _names(pack: Pack, state: Realm) -> tuple[str, ...]:
    """The names of the session's chips, of quest units, and of whoever is out of the bags."""
    known = state.cards == "bot" or not pack.sample
    sides = [side for _, chip in in_game(pack, state) for side in (chip.low, chip.high) if known]
    sides += [each.side for each in pack.quest_units]
    sides += [each.side for each in state.out]
    found = {fold(side.name): side.name for side in sides if side.name}
    return tuple(name for _, name in sorted(found.items()))


def here(state: Realm) -> Iterator[str]:
    """The step and the province: the enemies on the map are named as they come, act and go."""
    battle = state.battle
    yield BETWEEN if battle is None else BATTLE
    if battle is not None and battle.phases:
        yield ENEMIES
    if state.party is not None and state.party.province:
        yield state.party.province
