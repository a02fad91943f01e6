"""What a battle needs the table for: what a captain sails and can, where hits landed, and what becomes of a beaten ship."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import ClassVar, Literal

from rules.contract import Option, Question, RuleError, Seat
from rules.marauders.battle.locating import HIT_FACES, SHORTEST, check, locations
from rules.marauders.battle.state import Tracks
from rules.marauders.keys import LOCATIONS, SIDES, SKULL, HitFace, ShipKey, Side
from rules.marauders.state import MOST_SKILL

MOST_OPTIONS = 25
"""More ways in which hits can have landed than a menu takes are asked hit by hit."""


class WhichClass(Question, frozen=True, tag="marauders-which-class"):
    """Asks what class of ship a captain sails."""

    fact: ClassVar[bool] = True

    seat: Seat
    classes: tuple[str, ...]

    @property
    def key(self) -> str:
        """Named by whose ship it is."""
        return f"class {self.seat}"

    @property
    def options(self) -> tuple[Option, ...]:
        """The classes of the pack."""
        return tuple(Option(key, (key,)) for key in self.classes)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The captain's."""
        return (self.seat,)


class WhichSkill(Question, frozen=True, tag="marauders-which-skill"):
    """Asks for the Seamanship or Leadership on a captain's card. `who` is a seat or a ship."""

    fact: ClassVar[bool] = True

    who: str
    skill: Literal["seamanship", "leadership"]
    asked: tuple[Seat, ...] = ()

    @property
    def key(self) -> str:
        """Named by the skill and whose it is."""
        return f"{self.skill} {self.who}"

    @property
    def options(self) -> tuple[Option, ...]:
        """From 1 up."""
        return tuple(Option(str(number)) for number in range(1, MOST_SKILL + 1))

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who can read it off."""
        return self.asked


class IsRepaired(Question, frozen=True, tag="marauders-is-repaired"):
    """Asks whether a captain's ship was repaired in port since its last battle. `left` is what that left of it."""

    seat: Seat
    left: Tracks

    @property
    def key(self) -> str:
        """Named by whose ship it is."""
        return f"repaired {self.seat}"

    @property
    def options(self) -> tuple[Option, ...]:
        """Whole again, or as it was."""
        return Option("repaired"), Option("as-it-was")

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The captain's."""
        return (self.seat,)


class WhereHit(Question, frozen=True, tag="marauders-where-hit"):
    """Asks where so many hits landed on a side. As `cargo+masts`, in the order of the locations.

    More ways than a menu takes are asked hit by hit, and `placed` is what was told so far; all that are left may be typed at once.
    `left` is what the placed ones leave of it. `why` is `told` (rolled on the table), `skull` (the captain of the ship that is hit
    chooses) or `destroyed` (what the die shows is destroyed already). Rolled on the table it may be a skull, which is among the
    options where the bot chooses (`skulls`), and hit by hit.
    """

    side: Side
    who: str
    hits: int
    left: Tracks
    why: Literal["told", "skull", "destroyed"]
    round: int
    asked: tuple[Seat, ...] = ()
    skulls: bool = False
    placed: tuple[HitFace, ...] = ()

    @property
    def key(self) -> str:
        """Named by the round, the side, why and how many."""
        return f"hits {self.side} {self.why} {self.open}"

    @property
    def open(self) -> int:
        """How many of the hits are still to be placed."""
        return self.hits - len(self.placed)

    @property
    def by_hit(self) -> bool:
        """Whether it is asked hit by hit."""
        return bool(self.placed) or len(self._ways(self.open, skulls=self.skulls)) > MOST_OPTIONS

    @property
    def options(self) -> tuple[Option, ...]:
        """Every way they can have landed, or where the next one did."""
        ways = self._ways(1, skulls=True) if self.by_hit else self._ways(self.open, skulls=self.skulls)
        return tuple(Option("+".join(way), way) for way in ways)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Whose ship it is, or who plays it."""
        return self.asked

    @property
    def typed(self) -> bool:
        """The locations."""
        return True

    @property
    def example(self) -> str:
        """Locations of so many hits as they may be typed, from the first one on.

        >>> WhereHit("npc", "sloop", 5, Tracks(hull=1, cargo=3, masts=3), "told", 2).example
        'h 3car m'
        """
        boxes = [each for each in LOCATIONS for _ in range(self.left.of(each))][: self.open]
        many = [(SHORTEST[each], boxes.count(each)) for each in LOCATIONS]
        return " ".join(f"{number if number > 1 else ''}{letter}" for letter, number in many if number)

    def takes(self, value: str) -> bool:
        """As many locations as hits, none more often than is left of it; or, asked hit by hit, the next one."""
        way = self.way(value)
        number = len(value.split("+"))
        return len(way) == number and (number == self.open or (number == 1 and self.by_hit)) and self._fits(way)

    def read(self, text: str) -> str:
        """The answer that typed locations mean (`hull 2 masts`, `h h m`); RuleErrors of `locations` and of `check`."""
        found = locations(text)
        check(found, self.who, 1 if self.by_hit and len(found) == 1 else self.open, self.left)
        if SKULL in found and self.why != "told":
            raise RuleError("marauders-unknown-location", item=SKULL, locations=LOCATIONS)
        return "+".join(found)

    def way(self, value: str) -> tuple[HitFace, ...]:
        """The locations of an answer, then its skulls."""
        named = value.split("+")
        return tuple(each for each in HIT_FACES for _ in range(named.count(each)))

    def _ways(self, hits: int, *, skulls: bool) -> tuple[tuple[HitFace, ...], ...]:
        """Every way in which so many can have landed."""
        faces = HIT_FACES if skulls else LOCATIONS
        return tuple(way for way in combinations_with_replacement(faces, hits) if self._fits(way))

    def _fits(self, way: tuple[HitFace, ...]) -> bool:
        if SKULL in way and self.why != "told":
            return False
        return all(way.count(each) <= self.left.of(each) for each in LOCATIONS)


class WhoseLastMan(Question, frozen=True, tag="marauders-whose-last-man"):
    """Both crews fell in the same roll: asks who won, as the printed rules that are public do not say."""

    seat: Seat
    ship: ShipKey

    @property
    def key(self) -> str:
        """Named by who fights."""
        return f"last-man {self.seat} {self.ship}"

    @property
    def options(self) -> tuple[Option, ...]:
        """Either side."""
        return tuple(Option(side) for side in SIDES)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The captain's."""
        return (self.seat,)


class WhoAttacked(Question, frozen=True, tag="marauders-who-attacked"):
    """Asks who attacked in a battle that was not fought with the bot: a bounty hangs on it (R17.5).

    Where the captain is `wanted` by its nation it may be for that attack, which was told before: then it is counted already.
    """

    seat: Seat
    ship: ShipKey
    wanted: bool = False

    @property
    def key(self) -> str:
        """Named by who fought."""
        return f"attacked {self.seat} {self.ship}"

    @property
    def options(self) -> tuple[Option, ...]:
        """Either side, and the captain whose bounty is counted already."""
        return tuple(Option(each) for each in (*SIDES, *(("counted",) if self.wanted else ())))

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The captain's."""
        return (self.seat,)


class IsClaimed(Question, frozen=True, tag="marauders-is-claimed"):
    """Asks whether a captain takes the ship that he beat in crew combat (R17.4).

    `left` is what it would have left, `own` what his old ship has (None: not known), `fighting` whom he fights next.
    """

    seat: Seat
    ship: ShipKey
    ship_class: str
    left: Tracks | None = None
    own: Tracks | None = None
    fighting: ShipKey | None = None

    @property
    def key(self) -> str:
        """Named by who takes what."""
        return f"claim {self.seat} {self.ship}"

    @property
    def options(self) -> tuple[Option, ...]:
        """Take it, or keep his own."""
        return Option("claim"), Option("keep")

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The captain's."""
        return (self.seat,)


BattleQuestion = WhichClass | WhichSkill | IsRepaired | WhereHit | WhoseLastMan | WhoAttacked | IsClaimed
