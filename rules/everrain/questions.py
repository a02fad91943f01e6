"""What the rules need the table for: what the board shows, what the rules leave to the players, and what was rolled by hand."""

from __future__ import annotations

from typing import Literal

from rules.contract import Option, Question, Seat
from rules.questions import Pick, Roll

MOST_STEPS = 9
"""How many steps to a destination or crew are told apart; more count as so many."""
SIGHTS = ("out", "fire", "1", "2", "3", "4", "5")
NOBODY = "nobody"
NONE = "none"

Chosen = Literal["node", "facing", "target", "position", "path", "destination", "direction", "port", "hex", "spawn-hex"]


class SeesShip(Question, frozen=True, tag="everrain-sees-ship"):
    """What the board shows of a player's ship to an enemy ship: out of range or in a Port, under fire, or steps to that."""

    vessel: str
    seat: Seat

    @property
    def key(self) -> str:
        """Named by both ships."""
        return f"sight {self.vessel} {self.seat}"

    @property
    def options(self) -> tuple[Option, ...]:
        """Out of it, under fire, or 1 to 5 steps."""
        return tuple(Option(each) for each in SIGHTS)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Whose ship it is."""
        return (self.seat,)


class HowFar(Question, frozen=True, tag="everrain-how-far"):
    """How many steps it is to an enemy ship's destination. `none`: there is none on the board yet."""

    vessel: str

    @property
    def key(self) -> str:
        """Named by the ship."""
        return f"course {self.vessel}"

    @property
    def options(self) -> tuple[Option, ...]:
        """None, or 1 to 9 steps and more."""
        return (Option(NONE), *(Option(str(steps)) for steps in range(1, MOST_STEPS + 1)))


class CrewNear(Question, frozen=True, tag="everrain-crew-near"):
    """How many steps an On Deck enemy is from the nearest crew: 0 in its zone; `nobody`: no crew is On Deck.

    `least` is 1 when it is known that no crew is in its zone.
    """

    handle: str
    seat: Seat
    least: int = 0

    @property
    def key(self) -> str:
        """Named by the enemy."""
        return f"near {self.handle}"

    @property
    def options(self) -> tuple[Option, ...]:
        """So many steps, or nobody."""
        return (*(Option(str(steps)) for steps in range(self.least, 6)), Option(NOBODY))

    @property
    def seats(self) -> tuple[Seat, ...]:
        """On whose ship it is."""
        return (self.seat,)


class Evaded(Question, frozen=True, tag="everrain-evaded"):
    """How many of so many damage the crew on Navigation nodes evaded (R8.1).

    `dice` is how many Evasion dice they roll, as many as nodes are manned, and so the most that is evaded. `told` says that the
    crew's zones are known; otherwise it may be fewer.
    """

    seat: Seat
    vessel: str
    damage: int
    dice: int
    told: bool

    @property
    def key(self) -> str:
        """Named by the ship, whose fire it is, and how much of it."""
        return f"evaded {self.seat} {self.vessel} {self.damage}"

    @property
    def options(self) -> tuple[Option, ...]:
        """None to all, one for each die."""
        return tuple(Option(str(count)) for count in range(min(self.damage, self.dice) + 1))

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Whose crew it is."""
        return (self.seat,)


class Figure(Question, frozen=True, tag="everrain-figure"):
    """A number of a card of the table's own that nobody has told: an enemy's dice value, or its remaining health."""

    enemy: str
    what: Literal["dice", "health"]

    @property
    def key(self) -> str:
        """Named by the enemy, and what is asked."""
        return f"{self.what} {self.enemy}"

    @property
    def options(self) -> tuple[Option, ...]:
        """1 to 10."""
        return tuple(Option(str(number)) for number in range(1, 11))


class WhatCame(Question, frozen=True, tag="everrain-what-came"):
    """Which enemies were taken from the table's own deck: the acts of the cards, `2+1`, the highest first (R2.3)."""

    seat: Seat
    points: int
    possible: tuple[str, ...]

    @property
    def key(self) -> str:
        """Named by the ship and the points that are left."""
        return f"came {self.seat} {self.points}"

    @property
    def options(self) -> tuple[Option, ...]:
        """Each way to make up the points."""
        return tuple(Option(each) for each in self.possible)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """On whose ship they come."""
        return (self.seat,)


class Choose(Question, frozen=True, tag="everrain-choose"):
    """What the rules leave to the players, or a house rule gives them: a node, a facing, a path, a direction, a hex.

    `about` is the enemy, ship or storm, `among` the keys of what can be chosen: zones (`4`), facings (`NE`), hexes (`2,-1`), seats.
    """

    what: Chosen
    about: str
    among: tuple[str, ...]

    @property
    def key(self) -> str:
        """Named by what is chosen, for what, and from what."""
        return f"{self.what} {self.about} {' '.join(self.among)}"

    @property
    def options(self) -> tuple[Option, ...]:
        """Each of them."""
        return tuple(Option(each) for each in self.among)


class Discovered(Question, frozen=True, tag="everrain-discovered"):
    """Whether an Enemy Ship Spawn space has been discovered, for the enemy ship that comes at the end of an act."""

    act: int

    @property
    def key(self) -> str:
        """Named by the act that begins."""
        return f"discovered {self.act}"

    @property
    def options(self) -> tuple[Option, ...]:
        """Yes or no."""
        return (Option("yes"), Option("no"))


class TheEnd(Question, frozen=True, tag="everrain-the-end"):
    """Enemy Discovery has reached the end of its track: whether the game is lost, or the Elder One awakens (E11)."""

    space: int

    @property
    def key(self) -> str:
        """Named by the space."""
        return f"end {self.space}"

    @property
    def options(self) -> tuple[Option, ...]:
        """Lost, or awakening."""
        return (Option("loss"), Option("awakening"))


class Hidden(Question, frozen=True, tag="everrain-hidden"):
    """Whether a storm hides a player's ship in it from an enemy ship outside it (E12)."""

    vessel: str
    seat: Seat

    @property
    def key(self) -> str:
        """Named by both ships."""
        return f"hidden {self.vessel} {self.seat}"

    @property
    def options(self) -> tuple[Option, ...]:
        """Yes or no."""
        return (Option("yes"), Option("no"))


EverrainQuestion = (
    SeesShip | HowFar | CrewNear | Evaded | Figure | WhatCame | Choose | Discovered | TheEnd | Hidden | Roll | Pick
)
