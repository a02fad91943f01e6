"""What a picture of the sea shows, as one value: the drawing and the words are both made of it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple, cast

from bot.boards.lettering import handles, plain
from bot.boards.marauders.tokens import NAME_SIZE, Mark
from bot.panels.marauders.vocabulary import MARAUDERS
from bot.text import Names, say
from bot.view import Played, View
from rules.contract import Event, Reason
from rules.marauders import Marauders
from rules.marauders.events import (
    Arrived,
    BattleBegins,
    Corrected,
    Defeated,
    EnteredPort,
    Joined,
    LeftPort,
    Moved,
    Placed,
    Removed,
    Sailed,
    Stayed,
    Succeeded,
)
from rules.marauders.keys import Where
from rules.marauders.pack import Pack, Zone
from rules.marauders.state import Sea

HANDLE_ROOM = 126
SHORT_ROOM = 68
"""The widest that a captain's name is drawn, in pixels: usually, and in a crowd."""


@dataclass(frozen=True, slots=True)
class Ship:
    """An NPC ship on the board; `new` when it came or moved just now."""

    key: str
    zone: str
    man_o_war: bool
    new: bool


@dataclass(frozen=True, slots=True)
class Captain:
    """A player captain: the name on his token and in a crowd, his whole name, where he is, and what ships did.

    `hunters` went after him just now, `finders` found him, so that a battle begins.
    """

    seat: str
    handle: str
    short: str
    name: str
    zone: str
    at: Where
    hunters: tuple[str, ...]
    finders: tuple[str, ...]
    new: bool

    @property
    def mark(self) -> Mark:
        """What his token wears."""
        return "battle" if self.finders else "hunted" if self.hunters else ""


@dataclass(frozen=True, slots=True)
class Move:
    """A ship or a captain's seat went from a zone to another; a `leap` crossed no border."""

    who: str
    from_: str
    to: str
    leap: bool


@dataclass(frozen=True, slots=True)
class Scene:
    """All that is drawn. `lost` are the ships that left the board just now, with the zones where they were."""

    zones: tuple[Zone, ...]
    locale: str
    round: int
    ships: tuple[Ship, ...]
    captains: tuple[Captain, ...]
    moves: tuple[Move, ...]
    lost: tuple[tuple[str, str], ...]
    war: tuple[tuple[str, str], ...]

    @property
    def names(self) -> Names:
        """What the seats and zones are called, for text without markdown."""
        seats = {captain.seat: captain.name for captain in self.captains}
        return Names(
            seats, others={"zone": {each.key: each.name for each in self.zones}}, vocabulary=MARAUDERS, marked=False
        )


def seen(view: View, played: Played | None) -> Scene:
    """What is to be seen of a table: its state, and what the last entry (None: nothing) changed in it."""
    state = cast("Sea", view.state)
    events = played.events if played else ()
    pack = cast("Marauders", view.game).pack
    ships = tuple(
        Ship(ship.key, ship.zone, ship.man_o_war, new=ship.key in _came(events)) for ship in state.ships if ship.zone
    )
    captains = _captains(view, state, events)
    places = {**{ship.key: ship.zone for ship in ships}, **{captain.seat: captain.zone for captain in captains}}
    return Scene(
        zones=pack.zones,
        locale=view.table.language,
        round=state.round,
        ships=ships,
        captains=captains,
        moves=tuple(_moves(events, places, pack)),
        lost=tuple((ship, zone) for ship, zone in _lost(events) if ship not in places),
        war=state.war,
    )


def _captains(view: View, state: Sea, events: tuple[Event, ...]) -> tuple[Captain, ...]:
    called = {each.seat: _called(view, each.seat) for each in state.captains}
    handle = handles({seat: name.drawn for seat, name in called.items()}, NAME_SIZE, HANDLE_ROOM)
    short = handles({seat: name.short for seat, name in called.items()}, NAME_SIZE, SHORT_ROOM)
    came, hunters = _came(events), _hunters(events)
    found = {event.seat: event.ships for event in events if isinstance(event, BattleBegins)}
    return tuple(
        Captain(
            seat=each.seat,
            handle=handle[each.seat],
            short=short[each.seat],
            name=called[each.seat].whole,
            zone=each.zone,
            at=each.at,
            hunters=tuple(dict.fromkeys(hunters.get(each.seat, ()))),
            finders=found.get(each.seat, ()),
            new=each.seat in came,
        )
        for each in sorted(state.captains, key=lambda captain: state.seats.index(captain.seat))
    )


class _Called(NamedTuple):
    """A captain's name as it can be drawn, in a crowd too, and in whole."""

    drawn: str
    short: str
    whole: str


def _called(view: View, seat: str) -> _Called:
    """By his seat's name, or his seat's number when that name cannot be drawn."""
    name = view.seats[seat].name if seat in view.seats else seat
    drawn = plain(name)
    if drawn:
        return _Called(drawn, drawn, name)
    plainly, locale, number = Names(vocabulary=MARAUDERS, marked=False), view.table.language, int(seat.lstrip("s"))
    drawn, short = (say(f"board-captain{form}", plainly, locale, number=number) for form in ("", ".short"))
    return _Called(drawn, short, f"{drawn} ({name})")


def _came(events: Iterable[Event]) -> frozenset[str]:
    ships = [each.ship for each in events if isinstance(each, Moved | Arrived | Succeeded | Placed)]
    seats = [each.seat for each in events if isinstance(each, Joined | Sailed | EnteredPort | LeftPort | Corrected)]
    return frozenset([*ships, *seats])


def _hunters(events: Iterable[Event]) -> dict[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    for each in events:
        if isinstance(each, Moved | Stayed) and _is_hunt(each.because):
            for seat in each.because.chosen:
                found[seat] = (*found.get(seat, ()), each.ship)
    return found


def _is_hunt(reason: Reason) -> bool:
    return reason.rule.startswith("marauders.hunt.")


def _moves(events: Iterable[Event], places: dict[str, str], pack: Pack) -> list[Move]:
    """The moves that led to where things are now; those of somebody who is elsewhere by now are left out."""
    steps: dict[str, list[Move]] = {}
    for each in events:
        who = each.seat if isinstance(each, Sailed) else each.ship if isinstance(each, Moved | Arrived | Placed) else ""
        if isinstance(each, Sailed | Moved | Arrived | Placed) and each.from_ and each.from_ != each.to:
            leap = each.to not in pack.zone(each.from_).neighbours
            steps.setdefault(who, []).append(Move(who, each.from_, each.to, leap))
    return [move for who, path in steps.items() if places.get(who) == path[-1].to for move in path]


def _lost(events: Iterable[Event]) -> list[tuple[str, str]]:
    return [(each.ship, each.zone) for each in events if isinstance(each, Defeated | Removed) and each.zone]
