"""The table's switches: gaps in the printed rules, each with its documented default (rules table S1-S10), and a variant (V1)."""

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
    event_order: Literal["icons-first", "text-first"] = "icons-first"
    """S1: an event card's icons before its text, or after it."""
    defending_bounty: Literal["none", "bounty"] = "none"
    """S6: whether beating a navy that attacked brings a bounty of its nation."""
    claimed_damage: Literal["kept", "repaired"] = "kept"
    """S8: a claimed ship keeps its damage, or is whole."""
    extra_cards: Literal["fully", "icons"] = "fully"
    """S9: of event cards that another makes draw, everything counts, or only their icons."""
    lone_man_o_war: Literal["scout", "silent"] = "scout"
    """S10: two navies that are not at war with each other, one of them a Man-o-War, in a zone: both scout, or neither does."""
    captain_icons: Literal["none", "second-card"] = "none"
    """A variant: a captain card also resolves the icons of a second card."""


SWITCHES: tuple[Switch, ...] = (
    Switch("event-order", "S1", ("icons-first", "text-first")),
    Switch("foreign-bounties", "S2", ("sum", "highest")),
    Switch("own-zone-tie", "S3", ("random", "stay")),
    Switch("dead-captain", "S4", ("discard", "remove")),
    Switch("death-and-new", "S5", ("new-card", "successor")),
    Switch("defending-bounty", "S6", ("none", "bounty")),
    Switch("scouting-rolls", "S7", ("all-first", "one-by-one")),
    Switch("claimed-damage", "S8", ("kept", "repaired")),
    Switch("extra-cards", "S9", ("fully", "icons")),
    Switch("lone-man-o-war", "S10", ("scout", "silent")),
    Switch("captain-icons", "V1", ("none", "second-card")),
)
