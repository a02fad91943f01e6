"""What the table tells of a ship's crew and its nodes (R2.8, R8.4)."""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from rules.contract import Reason, RuleError
from rules.everrain import leaving
from rules.everrain.actions import TellCrew
from rules.everrain.changes import aboard, with_ship
from rules.everrain.events import CrewTold
from rules.everrain.pack import MOST_IN_ZONE, ZONES, Pack
from rules.everrain.state import Voyage
from rules.referee import Referee


def tell(pack: Pack, state: Voyage, action: TellCrew, referee: Referee) -> Voyage:
    """The zones of the crew On Deck, and those whose nodes are destroyed; with all ten destroyed the ship sinks (R8.4).

    RuleErrors everrain-no-ship, everrain-nothing-told, everrain-no-zone, everrain-zone-full, everrain-crew-unchanged.
    """
    ship = aboard(state, action.seat)
    if action.zones is None and action.broken is None:
        raise RuleError("everrain-nothing-told", seat=action.seat)
    for zone in (*(action.zones or ()), *(action.broken or ())):
        if zone not in ZONES:
            raise RuleError("everrain-no-zone", zone=zone, most=ZONES[-1])
    _check_room(state, action)
    zones = ship.crew if action.zones is None else tuple(sorted(action.zones))
    broken = ship.broken if action.broken is None else tuple(sorted(set(action.broken)))
    if (zones, broken) == (ship.crew, ship.broken):
        raise RuleError("everrain-crew-unchanged", seat=ship.seat)
    if len(broken) == len(ZONES):
        return leaving.sink(pack, state, referee, action.seat, Reason("everrain.sink.nodes"))
    told = CrewTold(action.seat, None if action.zones is None else zones, None if action.broken is None else broken)
    referee.say(told)
    return with_ship(state, replace(ship, crew=zones, broken=broken))


def _check_room(state: Voyage, action: TellCrew) -> None:
    """RuleError everrain-zone-full for a zone with more miniatures, crew and enemies together, than it holds (section 1)."""
    crew = Counter(action.zones or ())
    for zone, number in sorted(crew.items()):
        enemies = tuple(each.handle for each in state.on_deck(action.seat) if each.zone == zone)
        if number + len(enemies) > MOST_IN_ZONE:
            raise RuleError("everrain-zone-full", zone=zone, crew=number, enemies=enemies, most=MOST_IN_ZONE)
