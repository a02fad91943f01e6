"""What a hit from an enemy ship does to a player's ship (R8): evasion, and one node after the other."""

from __future__ import annotations

from msgspec.structs import replace

from rules.contract import Reason, Seat
from rules.everrain import changes, fate, leaving
from rules.everrain.events import Dodged, NodeHit
from rules.everrain.pack import ZONES, Pack
from rules.everrain.questions import Evaded
from rules.everrain.state import Ship, Voyage
from rules.referee import Referee


def struck(pack: Pack, state: Voyage, referee: Referee, seat: Seat, vessel: str, damage: int) -> Voyage:
    """So much damage of an enemy ship's (by key) hits a player's ship: what is not evaded destroys a node each (R8.1-8.4)."""
    ship = changes.aboard(state, seat)
    left = damage - _evaded(pack, ship, referee, vessel, damage)
    left = min(left, len(intact(ship)))
    if not left:
        return state
    for face in fate.rolled(referee, left, f"nodes {seat} {vessel}", (seat,)):
        ship = _hit(ship, referee, face)
    state = changes.with_ship(state, ship)
    if intact(ship):
        return state
    return leaving.sink(pack, state, referee, seat, Reason("everrain.node.last"))


def intact(ship: Ship) -> tuple[int, ...]:
    """The zones whose nodes are not destroyed."""
    return tuple(zone for zone in ZONES if zone not in ship.broken)


def cascade(ship: Ship, zone: int) -> int:
    """The zone whose node a hit on a zone destroys: its own, else the nearest lower one that is intact, else the nearest higher."""
    left = intact(ship)
    lower = [each for each in left if each <= zone]
    return lower[-1] if lower else left[0]


def _evaded(pack: Pack, ship: Ship, referee: Referee, vessel: str, damage: int) -> int:
    """How much of the damage the crew on Navigation nodes evades; asked only when somebody may be there (R8.1)."""
    nodes = [zone for zone in pack.board.navigation if zone not in ship.broken]
    manned = nodes if ship.crew is None else [zone for zone in nodes if zone in ship.crew]
    if not manned:
        return 0
    evaded = int(referee.ask(Evaded(ship.seat, vessel, damage, len(manned), ship.crew is not None)))
    referee.say(Dodged(ship.seat, evaded, damage - evaded, Reason("everrain.node.evaded")))
    return evaded


def _hit(ship: Ship, referee: Referee, face: str) -> Ship:
    """One point of damage."""
    zone = cascade(ship, int(face))
    crew = None if ship.crew is None else ship.crew.count(zone)
    because = (
        Reason("everrain.node.hit")
        if zone == int(face)
        else Reason("everrain.node.cascade", "inferred", chosen=(str(zone),))
    )
    referee.say(NodeHit(seat=ship.seat, fate=face, zone=zone, crew=crew, because=because))
    return replace(ship, broken=tuple(sorted((*ship.broken, zone))))
