"""What somebody can ask of a table of Betrayal: one action is what the rulebook calls one step."""

from __future__ import annotations

from typing import ClassVar, Literal

from rules.betrayal.pack import Difficulty, Kind, Mode, Side
from rules.contract import Action, Amend, Annotate, Cancel, Seat, Start, Value

Result = Literal["fits", "no-tile", "cannot-fit"]
"""What came of a delve card: its tile was placed, there is none of its shape, or it does not fit (P-16)."""

Skill = Literal["rally", "instigate", "lord", "necromancy", "penumbra"]
SKILLS: tuple[Skill, ...] = ("rally", "instigate", "lord", "necromancy", "penumbra")
"""The skills that draw or move chips (P-25)."""


class Demand(Value, frozen=True, kw_only=True):
    """An enemy that must be drawn or is added (P-9, P-10): by name, by type, as a quest unit, or (none of these) any.

    `level` is None where none was said, `count` None for all of the pool (`xall`).
    """

    level: int | None = None
    name: str = ""
    kind: Kind | Literal[""] = ""
    quest: bool = False
    count: int | None = 1


class Orders(Value, frozen=True, kw_only=True):
    """What an encounter says of a deployment: required and added enemies, another pool, the final step, chips drawn by hand.

    Of a chip drawn by hand the name is known, of the table's own chips what else was told; its level is 0 where it was not.
    """

    required: tuple[Demand, ...] = ()
    added: tuple[Demand, ...] = ()
    pool: int | None = None
    final: bool = False
    drawn: tuple[Side, ...] = ()


class Sit(Action, frozen=True, tag="seat"):
    """A seat takes its place in the party's order, a new one too: after another seat, or last."""

    puts_right: ClassVar[bool] = True

    seat: Seat
    after: Seat | None = None


class Muster(Action, frozen=True, kw_only=True, tag="party"):
    """The party as it is now; what is None stays as it was."""

    adventurers: int | None = None
    xp: int | None = None
    province: str | None = None
    session: int | None = None
    difficulty: Difficulty | None = None
    classes: tuple[str, ...] | None = None


class Open(Action, frozen=True, kw_only=True, tag="battle"):
    """A clash or dungeon is opened and populated (P-13, P-14), or a delve opened (P-15).

    `special` are the dungeon's hexes whose use the text says: the added enemies go there first, in their order.
    """

    mode: Mode
    hexes: int = 8
    blocked: tuple[str, ...] = ()
    special: tuple[str, ...] = ()
    orders: Orders = Orders()


class Explore(Action, frozen=True, kw_only=True, tag="explore"):
    """A delve's tile is revealed (P-16, P-17): the row of its card's challenge scale, and how many enemy hexes it has."""

    row: tuple[int, ...] = ()
    hexes: int = 0
    result: Result = "fits"
    orders: Orders = Orders()


class Fill(Action, frozen=True, kw_only=True, tag="fill"):
    """Free enemies of a level until so many numbered hexes are occupied (P-12)."""

    level: int
    to: int
    drawn: tuple[Side, ...] = ()


class Defeat(Action, frozen=True, tag="defeat"):
    """A unit is defeated: on top of the stack, or out when it is a quest unit (P-26.1); a companion's chip into its bag."""

    unit: str


class Remove(Action, frozen=True, tag="remove"):
    """A unit is taken off the map undefeated: into its bag at once (P-26.2)."""

    unit: str


class Flip(Action, frozen=True, tag="flip"):
    """A unit shows its other side (1 and 5, 10 and 20)."""

    unit: str


class Befriend(Action, frozen=True, tag="companion"):
    """An enemy on the map, or on the defeated stack, becomes a companion."""

    unit: str


class Draw(Action, frozen=True, kw_only=True, tag="draw"):
    """An enemy is drawn in the middle of a battle (P-25) and deployed on a hex of the party's choice.

    `drawn` is the chip that was drawn by hand; of a type it is drawn until it fits. `quest` is the name of a quest unit that comes
    instead, at level 0.
    """

    level: int
    kind: Kind | Literal[""] = ""
    drawn: tuple[Side, ...] = ()
    quest: str = ""


class Return(Action, frozen=True, tag="return"):
    """A companion's, or a defeated enemy's, chip goes back into its bag."""

    unit: str


class UseSkill(Action, frozen=True, tag="skill"):
    """A skill of a unit draws or moves chips (P-25). `other` is the unit that Penumbra replaces."""

    unit: str
    skill: Skill
    other: str = ""
    drawn: tuple[Side, ...] = ()


class Wound(Action, frozen=True, tag="health"):
    """HP chips of a unit change by so many (the switch `health`)."""

    unit: str
    change: int


class Name(Action, frozen=True, tag="name"):
    """What a unit's chip says: of the table's own in full, of the pack's which one it really is."""

    unit: str
    side: Side


class Place(Action, frozen=True, tag="place"):
    """A correction: a unit stands on this hex, numbered or lettered."""

    puts_right: ClassVar[bool] = True

    unit: str
    hex: str


class Swap(Action, frozen=True, tag="swap"):
    """Two units that were just deployed change places (P-13, the Scout): each hex keeps its handle."""

    unit: str
    other: str


class Phase(Action, frozen=True, tag="enemies"):
    """The enemies' turn begins (P-19): who acts in which order."""


class EndRound(Action, frozen=True, tag="round"):
    """The battle's round ends (P-18, P-27)."""


class EndBattle(Action, frozen=True, tag="endbattle"):
    """The battle is over, won or lost: every chip goes back (P-26.5); `gained` are the XP of the rewards after it (P-3)."""

    gained: int = 0


class Rule(Action, frozen=True, tag="rule"):
    """A house rule is set to a value."""

    puts_right: ClassVar[bool] = True

    switch: str
    value: str


BetrayalAction = (
    Start
    | Cancel
    | Annotate
    | Amend
    | Sit
    | Muster
    | Open
    | Explore
    | Fill
    | Defeat
    | Remove
    | Flip
    | Befriend
    | Draw
    | Return
    | UseSkill
    | Wound
    | Name
    | Place
    | Swap
    | Phase
    | EndRound
    | EndBattle
    | Rule
)
