"""What is put right, and what the table decides for itself."""

from __future__ import annotations

from typing import Literal

from rules.contract import Event, Seat
from rules.everrain.pack import Hex, Kind


class Named(Event, frozen=True, tag="everrain-named"):
    """What the card of an enemy or an enemy ship says, as told."""

    enemy: str
    before: str
    name: str


class Corrected(Event, frozen=True, tag="everrain-corrected"):
    """A correction: what (`agenda`, `foes`, `zone`, ...), of whom (empty: the table), and its values in short."""

    what: str
    enemy: str
    before: str
    after: str


class Charted(Event, frozen=True, tag="everrain-charted"):
    """A correction of the chart: what a hex was taken for, and what it is (None: nobody revealed it)."""

    hex: Hex
    before: Kind
    after: Kind | None


class RuleSet(Event, frozen=True, tag="everrain-rule-set"):
    """A house rule has another value."""

    switch: str
    before: str
    value: str


class OutOfOrder(Event, frozen=True, tag="everrain-out-of-order"):
    """Something looks out of order; it was done all the same.

    `unplaced`: the Enemy Phase began, and nobody told where the `enemies` of this round stand. `untold`: nor what their cards say.
    `act-due`: nor was the end of the act played that waited. `joins-off-port`: a ship that joins late lies in no Port.
    """

    what: Literal[
        "act-due",
        "points-over-act",
        "card-over-act",
        "turns-missing",
        "storm-not-over-first",
        "unplaced",
        "untold",
        "joins-off-port",
    ]
    seats: tuple[Seat, ...] = ()
    enemies: tuple[str, ...] = ()
