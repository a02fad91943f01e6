"""What happens at sea: the chart, enemy ships and what they do, storms, the Elder One."""

from __future__ import annotations

from typing import Literal

from rules.contract import Event, Reason, Seat
from rules.everrain.events.decks import By, Use
from rules.everrain.pack import Face, Hex, Kind
from rules.everrain.state import Facing, Spot, Storm, Vessel


class Tied(Event, frozen=True, tag="everrain-tied"):
    """One of several equal options of the enemy's was picked: by the Fate die, or by the players (no `faces`).

    `what` is that of a choice (`target`, `path`, `spawn-hex`), `about` the enemy ship, storm or act. `faces` are all that was
    rolled, the last one decided; `because` has the equals as candidates, each with the first and last of its faces.
    """

    what: str
    about: str
    faces: tuple[str, ...]
    picked: str
    because: Reason


class Revealed(Event, frozen=True, tag="everrain-revealed"):
    """Hexes of the chart are known."""

    spots: tuple[Spot, ...]


class Closed(Event, frozen=True, tag="everrain-closed"):
    """An altar was closed, or a Port destroyed (`closed` False: it is open again)."""

    hex: Hex
    kind: Kind
    closed: bool


class ShipSailed(Event, frozen=True, tag="everrain-sailed"):
    """A player's ship is in another hex, or faces otherwise."""

    seat: Seat
    from_: Hex | None
    to: Hex
    facing: Facing | None


class Launched(Event, frozen=True, kw_only=True, tag="everrain-launched"):
    """An enemy ship was placed (R3). `because` says why it faces as it does."""

    vessel: Vessel
    by: By
    sample: bool
    because: Reason


class NotLaunched(Event, frozen=True, tag="everrain-not-launched"):
    """No enemy ship came: all cards are in play, or no Enemy Ship Spawn space is discovered or free (R3.7, R10.5)."""

    because: Reason


class Heading(Event, frozen=True, kw_only=True, tag="everrain-heading"):
    """An enemy ship has another destination than before (None: none) since something fits, or no longer does (R3.4, R6.14)."""

    vessel: str
    name: str
    before: Hex | None
    goal: Hex | None
    heading: Kind | Literal[""]
    because: Reason


class Whilst(Event, frozen=True, kw_only=True, tag="everrain-whilst"):
    """The Elder One acts, and first of all "Whilst Arisen" on its board is done (R12.3); `text` is empty when nobody told it."""

    vessel: str
    name: str
    text: str
    because: Reason


class Rolled(Event, frozen=True, tag="everrain-rolled"):
    """The Enemy dice of a ship, or of the Elder One, as rolled, and how each was used in the events after it."""

    vessel: str
    name: str
    faces: tuple[Face, ...]
    uses: tuple[Use, ...]
    by: By


class Targeted(Event, frozen=True, tag="everrain-targeted"):
    """A ship's target: the candidate that costs the fewest dice to bring under fire (R6.4), each weighed in `because`.

    `cost` is how many steps that takes, 0 when it is under fire already.
    """

    vessel: str
    name: str
    seat: Seat
    cost: int
    because: Reason


class Closing(Event, frozen=True, kw_only=True, tag="everrain-closing"):
    """A ship moved toward its target (R6.6); `reached` says that it is under fire now. `path` are the hexes, with a chart."""

    vessel: str
    name: str
    seat: Seat
    steps: int
    reached: bool
    path: tuple[Hex, ...]
    facing: Facing | None
    because: Reason


class Fired(Event, frozen=True, kw_only=True, tag="everrain-fired"):
    """A ship fires at a player's ship, for so much damage before evasion (R6.5)."""

    vessel: str
    name: str
    seat: Seat
    damage: int
    because: Reason


class Dodged(Event, frozen=True, tag="everrain-dodged"):
    """Crew on Navigation nodes evaded so much of the damage (R8.1); None: nobody is there to do it."""

    seat: Seat
    evaded: int
    left: int
    because: Reason


class NodeHit(Event, frozen=True, kw_only=True, tag="everrain-node-hit"):
    """A point of damage destroyed a node (R8.2): the Fate die, the zone, and how many crew there suffer 1 Trauma (None: as is)."""

    seat: Seat
    fate: str
    zone: int
    crew: int | None
    because: Reason


class Onward(Event, frozen=True, kw_only=True, tag="everrain-onward"):
    """A ship moved toward its destination (R6.7, R6.8); `left` steps are still to go (None: nobody knows)."""

    vessel: str
    name: str
    steps: int
    heading: Kind | Literal[""]
    words: str
    goal: Hex | None
    left: int | None
    path: tuple[Hex, ...]
    facing: Facing | None
    because: Reason


class Waits(Event, frozen=True, tag="everrain-waits"):
    """A ship did not move: it has no destination, no step to make, or no way (R3.4)."""

    vessel: str
    name: str
    because: Reason


class Arrived(Event, frozen=True, tag="everrain-arrived"):
    """A ship reached its destination (R6.13; it is banished) or the Elder One that of its objective."""

    vessel: str
    name: str
    heading: Kind | Literal[""]
    words: str
    goal: Hex | None
    because: Reason


class StormMoved(Event, frozen=True, kw_only=True, tag="everrain-storm-moved"):
    """A storm moved one step: by the Fate die toward the first player's ship (0-4), or where the players chose (R11.2).

    `direction` is None when the table moves it without a chart; `hexes` is where it lies now.
    """

    number: int
    fate: str
    toward: Seat | None
    direction: Facing | None
    from_: tuple[Hex, ...]
    hexes: tuple[Hex, ...]
    because: Reason

    @property
    def of_steps(self) -> tuple[str, ...]:
        """The storms' step."""
        return ("step-storms",)


class StormSet(Event, frozen=True, tag="everrain-storm-set"):
    """A storm came, was laid on hexes, or is gone (`after` None)."""

    before: Storm | None
    after: Storm | None
    because: Reason


class ElderArose(Event, frozen=True, kw_only=True, tag="everrain-elder-arose"):
    """The Elder One has arisen; what its awakening does and what it wants, as its board says (R12.2)."""

    vessel: Vessel
    awakening: str
    objective: str
    by: By
    sample: bool
    because: Reason


class ElderWeakened(Event, frozen=True, tag="everrain-elder-weakened"):
    """The Elder One's Trauma reached its health: it is cleared, and a token is added (R12.4)."""

    vessel: str
    name: str
    weak: int
    dice: int | None
    because: Reason
