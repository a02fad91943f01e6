"""Ways to fight a whole battle, by which its odds are told: what a side declares in each round, whatever the other does."""

from __future__ import annotations

from typing import Literal

from rules.marauders.battle.rounds import may
from rules.marauders.battle.state import Deed, Tracks
from rules.marauders.keys import Side

Policy = Literal["guns", "boarding"]
"""`guns` shoots while it has cannons, else boards if it may, else flees if it may, else shoots with nothing; `boarding` boards
while it may, else does as `guns`. In round 1 both shoot (R15.1)."""
POLICIES: tuple[Policy, ...] = ("guns", "boarding")


def intends(policy: Policy, side: Side, number: int, own: Tracks, others: Tracks) -> Deed:
    """What a side declares by a policy in the round of this number; with what is left of its own ship and the other's.

    >>> ship = Tracks(hull=3, masts=3, crew=3, cannons=3)
    >>> intends("guns", "npc", 2, ship, ship), intends("boarding", "npc", 2, ship, ship), intends("boarding", "npc", 1, ship, ship)
    ('shoot', 'board', 'shoot')
    >>> intends("guns", "npc", 2, Tracks(masts=1), ship), intends("guns", "npc", 2, Tracks(), ship)
    ('flee', 'shoot')
    """
    shoots: tuple[Deed, ...] = ("shoot",) if own.cannons else ()
    order: tuple[Deed, ...] = ("board", *shoots, "flee") if policy == "boarding" else (*shoots, "board", "flee")
    for deed in order:
        if not may(deed, side, number, own, others):
            return deed
    return "shoot"
