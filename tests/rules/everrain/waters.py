"""Tables of The Everrain with enemy ships for tests, on a chart and without one, and an activation played to its end."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from rules.everrain import activating, chart
from rules.everrain.actions import Activate, Reveal, Sight
from rules.everrain.pack import FACES, Face, Hex, Kind, Pack
from rules.everrain.state import Spot, Vessel, Voyage
from tests.rules.everrain.hand import Done, box, maw, play, voyage

BOX = box()
NAMES: dict[str, Face] = {face[0]: face for face in FACES}
RAY: tuple[Hex, ...] = ((1, 0), (2, 0))


def sea(**changes: object) -> Voyage:
    """A table with The Maw at the middle, facing east, and one ship far away; what is revealed is told."""
    return at(voyage(crew=()), (9, 9), maws=[maw(hex=(0, 0), facing="E", pattern=RAY, heading="island")], **changes)


def at(state: Voyage, *places: Hex | None, maws: list[Vessel] | None = None, **changes: object) -> Voyage:
    """The players' ships in these hexes."""
    ships = tuple(replace(ship, hex=hex_) for ship, hex_ in zip(state.ships, places, strict=False))
    changed = replace(state, ships=ships, **changes)
    return changed if maws is None else replace(changed, vessels=tuple(maws))


def spots(kind: Kind, *places: Hex) -> tuple[Spot, ...]:
    return tuple(Spot(each, kind) for each in places)


def act(
    state: Voyage,
    roll: str,
    *,
    pack: Pack = BOX,
    fate: str = "",
    told: Mapping[str, str] | None = None,
    sights: tuple[Sight, ...] = (),
    course: int | None = None,
) -> Done:
    """The first enemy ship is activated, and its dice show this."""
    key = state.vessels[0].key
    state = replace(state, vessels=(replace(state.vessels[0], dice=len(roll)), *state.vessels[1:]))
    action = Activate(enemy=key, dice=tuple(NAMES[each] for each in roll), sights=sights, course=course)
    return play(
        lambda now, referee: activating.activate(pack, now, action, referee), state, {"fate": tuple(fate)}, told
    )


def reveal(state: Voyage, *spots: Spot, fate: str = "") -> Done:
    return play(lambda now, referee: chart.reveal(BOX, now, Reveal(spots), referee), state, {"fate": tuple(fate)})


def kinds(done: Done) -> list[str]:
    return [type(event).__name__ for event in done.events]


def adrift(ships: int = 1, **changes: object) -> Voyage:
    return replace(voyage(ships, vessels=(maw(pattern=RAY, heading="island"),)), **changes)
