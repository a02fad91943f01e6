"""The chart's commands: hexes become known, altars close, players' ships move (R1.5, R6.14)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from rules.contract import Request, RuleError
from rules.everrain import changes, goals, hexes, sight
from rules.everrain.actions import Close, Reveal, Sail
from rules.everrain.events import Closed, Revealed, ShipSailed
from rules.everrain.pack import Hex, Kind, Pack
from rules.everrain.state import Facing, Ship, Spot, Voyage
from rules.referee import Referee

CLOSES: tuple[Kind, ...] = ("altar", "port")
"""What can be closed, or destroyed."""


def tile(pack: Pack, beside: Hex, side: Facing, kinds: Sequence[Kind]) -> tuple[Spot, ...]:
    """The hexes of a map tile whose first one lies beyond a side of a hex, turned to that side.

    RuleErrors everrain-tile-kinds when there are more or fewer kinds than hexes, everrain-hex-outside.
    """
    if len(kinds) != len(pack.tile):
        raise RuleError("everrain-tile-kinds", given=len(kinds), hexes=len(pack.tile))
    first = hexes.neighbour(beside, side)
    places = tuple(hexes.plus(first, hexes.turned(offset, side)) for offset in pack.tile)
    for each in places:
        within(each)
    return tuple(Spot(hex_, kind) for hex_, kind in zip(places, kinds, strict=True))


def reveal(pack: Pack, state: Voyage, action: Reveal, referee: Referee) -> Voyage:
    """Hexes become known; waiting enemy ships take a destination that fits (R3.4).

    RuleErrors everrain-hex-outside, everrain-hex-known with what it is, whose cure puts it right.
    """
    for spot in action.spots:
        within(spot.hex)
        known = state.spot(spot.hex)
        if known is not None:
            right = Request("correct", given=(("hex", hexes.text(spot.hex)), ("kind", spot.kind)))
            cures = () if spot.kind == known.kind else (right,)
            raise RuleError("everrain-hex-known", cures=cures, hex=hexes.text(spot.hex), kind=known.kind)
    referee.say(Revealed(action.spots))
    return goals.settled(pack, replace(state, chart=(*state.chart, *action.spots)), referee)


def close(pack: Pack, state: Voyage, action: Close, referee: Referee) -> Voyage:
    """An altar is closed or a Port destroyed, or it is open again (R6.14).

    RuleErrors everrain-no-spot for a hex that nobody revealed, everrain-not-closable for another kind.
    """
    spot = state.spot(action.hex)
    if spot is None:
        raise RuleError("everrain-no-spot", hex=hexes.text(action.hex))
    if spot.kind not in CLOSES:
        raise RuleError("everrain-not-closable", hex=hexes.text(spot.hex), kind=spot.kind)
    changed = replace(spot, closed=not spot.closed)
    referee.say(Closed(spot.hex, spot.kind, changed.closed))
    chart = tuple(changed if each.hex == spot.hex else each for each in state.chart)
    return goals.settled(pack, replace(state, chart=chart), referee)


def sail(_pack: Pack, state: Voyage, action: Sail, referee: Referee) -> Voyage:
    """A player's ship is in a hex now; without a facing it keeps the one it had.

    RuleErrors everrain-no-ship, everrain-hex-outside, everrain-hex-taken, everrain-sail-unchanged.
    """
    ship = changes.aboard(state, action.seat)
    free(state, action.hex, Request("sail", action.seat), but=ship.seat)
    facing = action.facing or ship.facing
    if (action.hex, facing) == (ship.hex, ship.facing):
        raise RuleError("everrain-sail-unchanged", seat=ship.seat, hex=hexes.text(action.hex))
    referee.say(ShipSailed(ship.seat, ship.hex, action.hex, facing))
    return changes.with_ship(state, replace(ship, hex=action.hex, facing=facing))


def within(hex_: Hex) -> None:
    """RuleError everrain-hex-outside for a hex beyond the Game Board."""
    if not hexes.inside(hex_):
        raise RuleError("everrain-hex-outside", hex=hexes.text(hex_), most=hexes.MOST)


def free(state: Voyage, hex_: Hex, request: Request, but: str = "") -> None:
    """RuleErrors everrain-hex-outside, and everrain-hex-taken with who is there and the same request for each free neighbour."""
    within(hex_)
    there = sight.who_in(state, hex_, but)
    if there is None:
        return
    near = tuple(
        hexes.text(each) for each in hexes.neighbours(hex_) if hexes.inside(each) and not sight.who_in(state, each, but)
    )
    cures = tuple(replace(request, given=(*request.given, ("hex", each))) for each in near)
    raise RuleError(
        "everrain-hex-taken",
        cures=cures,
        hex=hexes.text(hex_),
        who=there.seat if isinstance(there, Ship) else there.key,
        free=near,
    )
