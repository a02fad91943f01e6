"""The table's switches: gaps in the printed rules, each with its documented default (rules table S1-S10)."""

from __future__ import annotations

from typing import Literal

from rules.contract import Switch, Value


class House(Value, frozen=True):
    """The value of each switch. The defaults are the documented ones."""

    foreign_bounties: Literal["sum", "highest"] = "sum"
    """S2: what counts for hunt priority 2, all bounties of other nations together or the highest of one."""
    own_zone_tie: Literal["random", "stay"] = "random"
    """S3: on a full tie between captains, drawn at random, or the one in the ship's own zone first."""
    dead_captain: Literal["discard", "remove"] = "discard"
    """S4: where a dead captain's card goes, to the event discard or out of the game."""
    death_and_new: Literal["new-card", "successor"] = "new-card"
    """S5: who commands when the captain dies and a new card comes in one round."""
    scouting_rolls: Literal["all-first", "one-by-one"] = "all-first"
    """S7: all scouting rolls before the first battle, or each once the battle before it is over."""


SWITCHES: tuple[Switch, ...] = (
    Switch("foreign-bounties", "S2", ("sum", "highest")),
    Switch("own-zone-tie", "S3", ("random", "stay")),
    Switch("dead-captain", "S4", ("discard", "remove")),
    Switch("death-and-new", "S5", ("new-card", "successor")),
    Switch("scouting-rolls", "S7", ("all-first", "one-by-one")),
)
