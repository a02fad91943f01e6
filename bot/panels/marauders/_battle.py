"""The battle that is open, for its message and its forms: both sides with their tracks and dice, and what each may declare."""

from __future__ import annotations

from typing import NamedTuple

from bot.panels.marauders._names import pack_of, sea_of
from bot.panels.table import Voice
from bot.refusal import Refusal
from bot.text.names import Said
from bot.view import View
from rules.contract import Reason, RuleError
from rules.marauders.battle import fighting, rounds
from rules.marauders.battle.mustering import Skill, skill_of
from rules.marauders.battle.state import Battle, Deed, Tracks
from rules.marauders.changes import opened
from rules.marauders.keys import SIDES, Side

ROUND: Skill = "seamanship"
"""With what is rolled in a round of naval combat."""
CREWS: Skill = "leadership"
"""With what is rolled in one between crews."""


class SideShown(NamedTuple):
    """A side of the open battle.

    `key` is the ship's or the seat, `ship_class` empty and `whole` and `left` None where nobody told the class; `skill` is the
    one rolled with now (None: not told), `dice` how many it has (None: not known, as it hangs on what is not told), and `because`
    why.
    """

    side: Side
    key: str
    ship_class: str
    whole: Tracks | None
    left: Tracks | None
    skill: int | None
    dice: int | None
    because: Reason | None

    @property
    def known(self) -> bool:
        """Whether nothing must be told of it before it can roll."""
        return self.left is not None and self.skill is not None


class Clash(NamedTuple):
    """The open battle with both its sides; `declares` is the side that declares now."""

    battle: Battle
    npc: SideShown
    captain: SideShown
    declares: Side | None

    def of(self, side: Side) -> SideShown:
        """One side."""
        return self.npc if side == "npc" else self.captain

    @property
    def both(self) -> tuple[SideShown, SideShown]:
        """Both sides."""
        return self.npc, self.captain

    @property
    def crews_fight(self) -> bool:
        """Whether the crews fight."""
        return self.battle.boarder is not None

    @property
    def to_roll(self) -> bool:
        """Whether nothing is to be declared before the next roll."""
        return self.declares is None

    def may(self, side: Side, deed: Deed) -> str:
        """What forbids a side to declare this (the code of a refusal); empty where it may."""
        return rounds.may(deed, side, self.battle.round, self.of(side).left, self.of(rounds.other(side)).left)

    def hits_possible(self, side: Side) -> bool:
        """Whether the roll that is due may land hits on a side."""
        if self.crews_fight:
            return False
        other = self.of(rounds.other(side))
        return self.battle.deed(other.side) == "shoot" and (other.left is None or other.left.cannons > 0)


def clash_of(view: View) -> Clash | None:
    """The open battle; None when there is none."""
    battle = sea_of(view).battle
    if battle is None:
        return None
    npc, captain = (_fighter(view, battle, side) for side in SIDES)
    return Clash(battle, npc, captain, rounds.to_declare(battle))


def check_battle(view: View) -> None:
    """Refusal marauders-no-battle, with what would open one, when none is open."""
    try:
        opened(sea_of(view))
    except RuleError as error:
        raise Refusal.of(error, view) from error


def open_clash(view: View) -> Clash:
    """The open battle that a form is about; Refusal old-button when there is none."""
    clash = clash_of(view)
    if clash is None:
        raise Refusal("old-button", view=view)
    return clash


def named(say: Voice, fighter: SideShown) -> Said:
    """What a side is called: the ship, or the seat."""
    return Said(say(f"ship-{fighter.key}")) if fighter.side == "npc" else say.names.seat(fighter.key)


def _fighter(view: View, battle: Battle, side: Side) -> SideShown:
    sea, pack = sea_of(view), pack_of(view)
    key = battle.ship if side == "npc" else battle.seat
    own = rounds.class_of(sea, battle, side)
    whole, left = rounds.whole_of(pack, own), rounds.left(pack, sea, battle, side)
    if battle.boarder is not None:
        skill = skill_of(sea, battle, side, CREWS)
        return SideShown(side, key, own, whole, left, skill, skill, None)
    skill = skill_of(sea, battle, side, ROUND)
    dice, because = fighting.dice(pack, sea, battle, side) or (None, None)
    return SideShown(side, key, own, whole, left, skill, dice, because)
