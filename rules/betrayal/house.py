"""The table's switches: gaps in the printed rules, each with its documented default (U-1 to U-8)."""

from __future__ import annotations

from typing import Literal

from rules.contract import Reason, Switch, Value
from rules.switches import house_value


class House(Value, frozen=True):
    """The value of each switch. The defaults are the documented ones."""

    empty_bag: Literal["fall-to-lower", "stop"] = "fall-to-lower"
    """U-1: when a level's bag is empty, go on with the next lower level that can be drawn, or stop."""
    added_first: Literal["before-pool", "after-pool"] = "before-pool"
    """U-2: added enemies of a clash or a delve's tile are deployed before those of the pool, or after them."""
    set_asides: Literal["return-early", "keep-aside"] = "return-early"
    """U-3: when a bag is empty, chips set aside return for draws that they could serve, or stay aside."""
    coded_side: Literal["exclude", "include"] = "exclude"
    """U-4: a chip with one side of another province is out, or in."""
    final_delve: Literal["per-tile", "once"] = "per-tile"
    """U-5: in a delve the end-of-session pool is that of every tile, or of all together."""
    no_hex: Literal["stop", "nearest"] = "stop"
    """U-6: no enemy comes for a blocked hex, and the pool left over is lost; or it comes to the free hex nearest to it."""
    named_level: Literal["as-text", "pool-first"] = "as-text"
    """U-7: a required level that the pool would not buy first is deployed first and paid, or only when the pool buys it."""
    too_dear: Literal["leave-out", "deploy"] = "leave-out"
    """U-8: a required enemy whose level is above what is left of the pool is left out, or deployed all the same."""
    health: Literal["off", "on"] = "off"
    """Whether HP chips are tracked. No rule of the pool reads them."""


SWITCHES: tuple[Switch, ...] = (
    Switch("empty-bag", "U1", ("fall-to-lower", "stop")),
    Switch("added-first", "U2", ("before-pool", "after-pool")),
    Switch("set-asides", "U3", ("return-early", "keep-aside")),
    Switch("coded-side", "U4", ("exclude", "include")),
    Switch("final-delve", "U5", ("per-tile", "once")),
    Switch("no-hex", "U6", ("stop", "nearest")),
    Switch("named-level", "U7", ("as-text", "pool-first")),
    Switch("too-dear", "U8", ("leave-out", "deploy")),
    Switch("health", "HP", ("off", "on")),
)


def by(house: House, switch: str, rule: str) -> Reason:
    """A reason that rests on a switch: inferred while it is as documented, else the table's house rule.

    >>> by(House(), "no-hex", "betrayal.spending.blocked").mark
    'inferred'
    """
    used = house_value(house, switch)
    default = next(each.values[0] for each in SWITCHES if each.key == switch)
    return Reason(rule, "inferred" if used == default else "house-rule", house=((switch, used),))
