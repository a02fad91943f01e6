"""Chapter "NPC Movement": the activation icons of a card (R8), and where a letter sends a ship (R10)."""

from __future__ import annotations

from msgspec.structs import replace

from rules.contract import Candidate, Reason
from rules.marauders.changes import with_ship
from rules.marauders.events import Absent, Moved, Stayed
from rules.marauders.hunting import hunt
from rules.marauders.pack import ROSE, Icon, Letter, Pack, Zone
from rules.marauders.state import Sea
from rules.referee import Referee


def activate(pack: Pack, state: Sea, icons: tuple[Icon, ...], referee: Referee) -> Sea:
    """The icons of one card in printed order (R8): absent ships are skipped, no ship scouts."""
    for icon in icons:
        state = _activate(pack, state, icon, referee)
    return replace(state, carded=True)


def _activate(pack: Pack, state: Sea, icon: Icon, referee: Referee) -> Sea:
    ship = state.ship(icon.ship)
    if ship.zone is None:
        referee.say(Absent(icon.ship))
        return state
    state, prey = hunt(pack, state, icon.ship, ship.zone, referee)
    to, because = prey if prey is not None else by_letter(pack.zone(ship.zone), icon.letter)
    if to == ship.zone:
        referee.say(Stayed(icon.ship, to, because))
        return state
    referee.say(Moved(icon.ship, ship.zone, to, because))
    return with_ship(state, replace(ship, zone=to))


def by_letter(zone: Zone, letter: Letter) -> tuple[str, Reason]:
    """The zone that a letter sends to, clockwise to the next border when none carries it (R10), and why.

    >>> from rules.marauders.pack import Exit
    >>> nassau = Zone(key="nassau", name="Nassau", exits=(Exit("SE", "tortuga"), Exit("SW", "havana")))
    >>> by_letter(nassau, "N")[0], by_letter(nassau, "S")[0]
    ('tortuga', 'havana')
    """
    tried: list[Candidate] = []
    for turned in clockwise(letter):
        beyond = zone.beyond(turned)
        if beyond is not None:
            tried.append(Candidate(turned))
            break
        tried.append(Candidate(turned, out="no-border"))
    else:
        raise AssertionError("every zone has a border")
    if len(tried) == 1:
        return beyond, Reason("marauders.direction.letter", candidates=tuple(tried), chosen=(letter,))
    reason = Reason("marauders.direction.scan", "inferred", candidates=tuple(tried), chosen=(tried[-1].key,))
    return beyond, reason


def clockwise(letter: Letter) -> tuple[Letter, ...]:
    """The eight points of the compass, from this one on (R10.2).

    >>> clockwise("SW")
    ('SW', 'W', 'NW', 'N', 'NE', 'E', 'SE', 'S')
    """
    start = ROSE.index(letter)
    return ROSE[start:] + ROSE[:start]
