"""What the bot believes of a table of Merchants & Marauders."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from rules.contract import Seat, State, Value
from rules.marauders.battle.state import Battle, Fallen, Meeting, Tracks
from rules.marauders.house import House
from rules.marauders.keys import PIRATES, SHIPS, Nation, ShipKey, What, Where

MOST_SKILL = 9
"""The highest Scouting, Seamanship or Leadership that a captain can have."""
MOST_CARGO = 99
MOST_BOUNTIES = 20


class Bounties(Value, frozen=True):
    """The bounty tokens on a captain, by nation that wants him. A captain with one or more is a pirate."""

    dutch: int = 0
    english: int = 0
    french: int = 0
    spanish: int = 0

    def of(self, nation: str) -> int:
        """The bounties of one nation."""
        return int(getattr(self, nation))

    @property
    def total(self) -> int:
        """All bounties together."""
        return self.dutch + self.english + self.french + self.spanish


class Figure(Value, frozen=True):
    """A number that was told: out of date (not fresh) once its captain has begun a turn after it."""

    count: int
    fresh: bool = True


class Captain(Value, frozen=True, kw_only=True):
    """A player captain: where he is, who wants him, and what was told of his gold (aboard) and cargo (cards).

    `turns`, `attacks` and `battles` are how many he has begun. `ship_class` is the key of his ship's class in the pack, empty
    where nobody told it; `seamanship` and `leadership` are his skills (None: not told). `hits` are what his ship took and was not
    repaired of, as far as is known; `berthed` says that he has been in port since, and may have repaired. `awaits_turn` says that
    he followed one who died in the turn that goes on, so that he plays from his next one on (R17.6).
    """

    seat: Seat
    nation: Nation
    zone: str
    at: Where = "port"
    bounties: Bounties = Bounties()
    gold: Figure | None = None
    cargo: Figure | None = None
    turns: int = 0
    attacks: int = 0
    battles: int = 0
    ship_class: str = ""
    seamanship: int | None = None
    leadership: int | None = None
    hits: Tracks = Tracks()
    berthed: bool = False
    awaits_turn: bool = False

    @property
    def pirate(self) -> bool:
        """A player with at least one bounty from anybody."""
        return self.bounties.total > 0


class CaptainCard(Value, frozen=True, kw_only=True):
    """An NPC captain's card: the ship he commands, the zone where he enters, his skills (None: not known).

    `assumed` says that the Scouting is the pack's assumption, because nobody told it.
    """

    key: str
    ship: ShipKey
    zone: str
    name: str = ""
    scouting: int
    seamanship: int | None = None
    leadership: int | None = None
    assumed: bool = False

    printed: ClassVar[Mapping[str, object]] = {"zone": "", "scouting": 0}
    """What stands for what a sheet does not tell of it, until the card of its name says that."""


class Ship(Value, frozen=True, kw_only=True):
    """An NPC ship: where its miniature stands (None: off the board), its captain cards (in command first), and its queue.

    `queued` are the cards drawn this round, oldest first: they enter at the round's end. `killed` says that the captain in
    command died this round, so that one of the cards left in the stack succeeds at the round's end. `man_o_war` follows from the
    wars of its nation (`war.fleets`).
    """

    unwritten: ClassVar[Mapping[str, str]] = {"man_o_war": "war"}

    key: ShipKey
    zone: str | None = None
    stack: tuple[CaptainCard, ...] = ()
    queued: tuple[CaptainCard, ...] = ()
    killed: bool = False
    man_o_war: bool = False

    @property
    def captain(self) -> CaptainCard:
        """The captain in command; only a ship on the board surely has one."""
        return self.stack[0]

    @property
    def ship_class(self) -> str:
        """The key of its class (3.3): a navy's is a frigate, or in war a Man-o-War; a pirate's its own name."""
        if self.key in PIRATES:
            return self.key
        return "man-o-war" if self.man_o_war else "frigate"


class Compared(Value, frozen=True):
    """What the table said when nobody knew the figures: of these seats, which (jointly) have the most gold or cargo."""

    what: What
    seats: tuple[Seat, ...]
    most: tuple[Seat, ...]


class Unscouted(Value, frozen=True):
    """House rule S7: the ships that have yet to look for a captain once the battle before theirs is over."""

    seat: Seat
    ships: tuple[ShipKey, ...]


class Sea(State, frozen=True, kw_only=True):
    """The whole state of a table.

    `turn` is the seat that began a turn last (None: none this round), `begun` those that began one this round, `early` those that
    acted before theirs and were told so, `events` how many event cards came this round (those that another made draw are part of
    it), `carded` whether one came at all (its icons or captain typed in, too), `uses_events` whether one did in an earlier round,
    `captains` are in seating order, `discard` and `removed` the keys of event cards that are out of the deck, `war` the pairs of
    nations at war, each in alphabetical order. `battle` is the one that is being fought, `meetings` those that wait for it to be
    over, in their order; `fallen` are the seats whose captain died and that have no new one yet.
    """

    samples: ClassVar[Mapping[str, str]] = {
        **State.samples,
        "turn": "s2",
        "begun": "s1, s2",
        "early": "s1",
        "zone": "tortuga",
        "ship-class": "sloop",
        "stack": "black-bess",
        "queued": "old-jan",
        "most": "s1",
        "war": "dutch,french english,spanish",
    }

    round: int = 1
    turn: Seat | None = None
    begun: tuple[Seat, ...] = ()
    early: tuple[Seat, ...] = ()
    events: int = 0
    carded: bool = False
    uses_events: bool = False
    captains: tuple[Captain, ...] = ()
    ships: tuple[Ship, ...] = tuple(Ship(key=key) for key in SHIPS)
    compared: tuple[Compared, ...] = ()
    unscouted: tuple[Unscouted, ...] = ()
    discard: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()
    war: tuple[tuple[Nation, Nation], ...] = ()
    battle: Battle | None = None
    meetings: tuple[Meeting, ...] = ()
    fallen: tuple[Fallen, ...] = ()
    house: House = House()

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """Whose captain followed one who died in a turn of this round, so that he plays from the next one on (R17.6)."""
        return tuple(each.seat for each in self.captains if each.awaits_turn and each.seat in self.begun)

    def captain(self, seat: Seat) -> Captain | None:
        """The captain of a seat, None when the seat has none."""
        return next((captain for captain in self.captains if captain.seat == seat), None)

    def fallen_of(self, seat: Seat) -> Fallen | None:
        """The captain of a seat who died without another having come yet, None when the seat needs none."""
        return next((fallen for fallen in self.fallen if fallen.seat == seat), None)

    def ship(self, key: str) -> Ship:
        """The NPC ship with this key, on the board or not."""
        return next(ship for ship in self.ships if ship.key == key)

    def is_man_o_war(self, key: str) -> bool:
        """Whether an NPC ship is a Man-o-War now: in a battle it stays what it was when that began (R16)."""
        battle = self.battle
        if battle is not None and battle.ship == key and battle.npc_class:
            return battle.npc_class == "man-o-war"
        return self.ship(key).man_o_war

    def ships_in(self, zone: str) -> tuple[Ship, ...]:
        """The NPC ships whose miniatures stand in a zone, in the order of their keys: navies first."""
        return tuple(ship for ship in self.ships if ship.zone == zone)

    def at_war(self, one: str, other: str) -> bool:
        """Whether two nations are at war with each other."""
        return tuple(sorted((one, other))) in self.war
