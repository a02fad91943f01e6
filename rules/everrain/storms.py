"""Storms (R11): they come, are laid on the chart, and move in the Enemy Phase; their shape never changes."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from rules.contract import Candidate, Reason, RuleError, Seat
from rules.everrain import chart, fate, goals, hexes
from rules.everrain.actions import SetStorm
from rules.everrain.events import OutOfOrder, StormMoved, StormSet
from rules.everrain.pack import Hex, Pack
from rules.everrain.questions import Choose
from rules.everrain.state import ACTS, FACINGS, Facing, Storm, Voyage
from rules.questions import Outcome
from rules.referee import Referee

OUTCOMES = (Outcome("toward", ("0",)), Outcome("players", ("5",)))
"""What the Fate die of a storm comes to: 0-4 toward the first player's ship, 5-9 where the players choose (R11.2)."""
AT_LEAST = 5
"""From which face of the Fate die on the players choose."""


def set_storm(pack: Pack, state: Voyage, action: SetStorm, referee: Referee) -> Voyage:
    """A storm comes, is laid on hexes, has another size than was told, is moved one step by hand, or is gone.

    RuleErrors everrain-no-storm, everrain-which-storm, everrain-storm-size, everrain-storm-hexes, everrain-storm-apart,
    everrain-storm-shape, everrain-storm-unlaid, everrain-storm-unchanged, everrain-hex-outside.
    """
    if action.gone:
        return _changed(pack, state, referee, _meant(state, action.number), None, "everrain.storm.gone")
    if action.direction is not None:
        storm = _meant(state, action.number)
        return _changed(pack, state, referee, storm, _stepped(storm, action.direction), "everrain.storm.told")
    before = _before(state, action)
    after = _laid(pack, state, action, before)
    if before is not None and (before.size, set(before.hexes)) == (after.size, set(after.hexes)):
        raise RuleError("everrain-storm-unchanged", storm=before.number)
    state = _changed(
        pack, state, referee, before, after, "everrain.storm.laid" if after.hexes else "everrain.storm.comes"
    )
    _over_first(state, after, first_time=before is None or not before.hexes, referee=referee)
    return state


def _before(state: Voyage, action: SetStorm) -> Storm | None:
    """The storm that is laid: the one of the number told, else one of this size that nobody has laid; None: a new one comes."""
    if action.number is not None:
        return _meant(state, action.number)
    waiting = (storm for storm in state.storms if not storm.hexes and action.size in {None, storm.size})
    return next(waiting, None) if action.hexes else None


def move_all(pack: Pack, state: Voyage, referee: Referee) -> Voyage:
    """Each storm moves one step by its Fate die: toward the first player's ship, or where the players choose (R11.2)."""
    for storm in state.storms:
        face = fate.rolled(referee, 1, f"storm {storm.number}", outcomes=OUTCOMES)[0]
        ship = toward(state, face)
        direction, because = _direction(state, storm, ship, referee)
        moved = storm if direction is None else _stepped(storm, direction)
        referee.say(
            StormMoved(
                number=storm.number,
                fate=face,
                toward=ship,
                direction=direction,
                from_=storm.hexes,
                hexes=moved.hexes,
                because=because,
            )
        )
        state = _with(state, storm, moved)
    return goals.settled(pack, state, referee)


# ------------------------------------------------------------------------------------------------ where it goes


def _direction(state: Voyage, storm: Storm, toward: Seat | None, referee: Referee) -> tuple[Facing | None, Reason]:
    """The side to which a storm moves, None where only the table sees it, or where it stays."""
    rule = "everrain.storm.players" if toward is None else "everrain.storm.fate"
    sides: tuple[Facing, ...] = tuple(
        side for side in FACINGS if all(hexes.inside(each) for each in _step(storm.hexes, side))
    )
    if not storm.hexes:
        return None, Reason(rule)
    ship = state.ship(toward) if toward is not None else None
    if ship is None or ship.hex is None:
        return _side(referee.ask(Choose("direction", f"storm {storm.number}", sides))), Reason(rule)
    if ship.hex in storm.hexes:
        return None, Reason("everrain.storm.over", "inferred")
    far: dict[Facing, int] = {side: _far(_step(storm.hexes, side), ship.hex) for side in sides}
    best = [side for side in sides if far[side] == min(far.values())]
    picked = fate.tied(state, referee, "direction", best, f"storm {storm.number}")
    weighed = tuple(Candidate(side, (far[side],)) for side in sides)
    because = Reason(rule, "official", ("hexes",), weighed, (picked,))
    return _side(picked), because if len(best) == 1 else fate.by_tie(state, because)


def toward(state: Voyage, face: str) -> Seat | None:
    """Whose ship a storm moves toward on this face of the Fate die: the first player's; None where the players choose (R11.2)."""
    return _first(state) if int(face) < AT_LEAST else None


def _first(state: Voyage) -> Seat | None:
    """Who holds the First Player token: the first seat with a ship before anybody was told to."""
    aboard = [seat for seat in state.seats if state.ship(seat)]
    return state.first or (aboard[0] if aboard else None)


def _far(covered: Sequence[Hex], hex_: Hex) -> int:
    return min(hexes.distance(each, hex_) for each in covered)


def _step(covered: Sequence[Hex], side: Facing) -> tuple[Hex, ...]:
    return tuple(hexes.neighbour(each, side) for each in covered)


def _side(text: str) -> Facing:
    return next(side for side in FACINGS if side == text)


# ------------------------------------------------------------------------------------------------ setting it by hand


def _meant(state: Voyage, number: int | None) -> Storm:
    """The storm of a number, or the only one."""
    numbers = tuple(str(storm.number) for storm in state.storms)
    if number is None and len(state.storms) > 1:
        raise RuleError("everrain-which-storm", storms=numbers)
    storm = next((storm for storm in state.storms if number in {None, storm.number}), None)
    if storm is None:
        raise RuleError("everrain-no-storm", storm=number or 0, storms=numbers)
    return storm


def _stepped(storm: Storm, side: Facing) -> Storm:
    """A storm one step on; one without hexes cannot be moved here."""
    if not storm.hexes:
        raise RuleError("everrain-storm-unlaid", storm=storm.number)
    covered = _step(storm.hexes, side)
    for each in covered:
        chart.within(each)
    return replace(storm, hexes=covered)


def _laid(pack: Pack, state: Voyage, action: SetStorm, before: Storm | None) -> Storm:
    """The storm as it lies on the hexes given: as many as its size, in one piece, in the shape that it had at this size."""
    covered = tuple(dict.fromkeys(action.hexes))
    for each in covered:
        chart.within(each)
    same = before is not None and action.size in {None, before.size}
    known = before.size if before else len(covered) or pack.storm(max(state.act, ACTS[1]))
    size = known if action.size is None else action.size
    if size not in pack.storms:
        raise RuleError("everrain-storm-size", size=size, sizes=tuple(str(each) for each in pack.storms))
    lies = covered or (before.hexes if before else ())
    if lies and len(lies) != size:
        raise RuleError("everrain-storm-hexes", size=size, count=len(lies))
    if covered and not _whole(covered):
        raise RuleError("everrain-storm-apart", hexes=tuple(hexes.text(each) for each in covered))
    if before and same and before.hexes and covered and _shape(before.hexes) != _shape(covered):
        raise RuleError(
            "everrain-storm-shape", storm=before.number, hexes=tuple(hexes.text(each) for each in before.hexes)
        )
    return Storm(before.number if before else _number(state), size, lies)


def _whole(covered: Sequence[Hex]) -> bool:
    """Whether hexes hang together."""
    found = {covered[0]}
    for _ in covered:
        found |= {each for each in covered if any(next_ in found for next_ in hexes.neighbours(each))}
    return len(found) == len(covered)


def _shape(covered: Sequence[Hex]) -> tuple[Hex, ...]:
    """What stays the same when a storm is moved, but not when it is turned."""
    ordered = sorted(covered)
    return tuple(hexes.minus(each, ordered[0]) for each in ordered)


def _over_first(state: Voyage, storm: Storm, *, first_time: bool, referee: Referee) -> None:
    """A new storm should cover the first player's ship (R11.1); said when it does not."""
    seat = _first(state)
    ship = state.ship(seat) if seat is not None else None
    if first_time and storm.hexes and ship is not None and ship.hex is not None and ship.hex not in storm.hexes:
        referee.say(OutOfOrder("storm-not-over-first", (ship.seat,)))


def _number(state: Voyage) -> int:
    """The number of a new storm: that of an act's which is not there (in Act I that of Act II comes early), else a further one."""
    used = {storm.number for storm in state.storms}
    of_acts = range(1, max(state.act, ACTS[1]))
    return next(
        (number for number in of_acts if number not in used), max(len(ACTS), *(number + 1 for number in used), 0)
    )


def _changed(
    pack: Pack, state: Voyage, referee: Referee, before: Storm | None, after: Storm | None, rule: str
) -> Voyage:
    """A storm is set, or gone; ships look again for what they head for."""
    referee.say(StormSet(before, after, Reason(rule)))
    return goals.settled(pack, _with(state, before, after), referee)


def _with(state: Voyage, before: Storm | None, after: Storm | None) -> Voyage:
    """The state with a storm in place of another."""
    if before is None:
        return replace(state, storms=(*state.storms, after)) if after else state
    storms = (after if storm.number == before.number else storm for storm in state.storms)
    return replace(state, storms=tuple(storm for storm in storms if storm is not None))
