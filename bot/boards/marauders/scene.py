"""What a picture of the sea shows, as one value: the drawing and the words are both made of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, cast

from bot.boards.lettering import handles, plain
from bot.boards.marauders import changes
from bot.boards.marauders.changes import Move
from bot.boards.marauders.fight import Fight, fight
from bot.boards.marauders.tokens import NAME_SIZE, Mark
from bot.panels.marauders.vocabulary import MARAUDERS
from bot.text import Names, say
from bot.view import Played, View
from rules.contract import Event
from rules.marauders import Marauders
from rules.marauders.events import BattleBegins
from rules.marauders.keys import Where
from rules.marauders.pack import Zone
from rules.marauders.state import Sea

HANDLE_ROOM = 126
SHORT_ROOM = 68
"""The widest that a captain's name is drawn, in pixels: usually, and in a crowd."""


@dataclass(frozen=True, slots=True)
class Ship:
    """An NPC ship on the board; `new` when it came or moved just now, `fights` when a battle with it is open."""

    key: str
    zone: str
    man_o_war: bool
    new: bool
    fights: bool


@dataclass(frozen=True, slots=True)
class Captain:
    """A player captain: the name on his token and in a crowd, his whole name, where he is, and what ships did.

    `hunters` went after him just now; `finders` found him, so that a battle begins, or he fights the one of them.
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
class Scene:
    """All that is drawn. `lost` are the ships that left the board just now, with the zones where they were.

    `fight` is the open battle.
    """

    zones: tuple[Zone, ...]
    locale: str
    round: int
    ships: tuple[Ship, ...]
    captains: tuple[Captain, ...]
    moves: tuple[Move, ...]
    lost: tuple[tuple[str, str], ...]
    war: tuple[tuple[str, str], ...]
    fight: Fight | None

    @property
    def names(self) -> Names:
        """What the seats and zones are called, for text without markdown."""
        seats = {captain.seat: captain.name for captain in self.captains}
        if self.fight is not None and self.fight.helm is not None:
            seats.setdefault(self.fight.helm, self.fight.helm_called)
        return Names(
            seats, others={"zone": {each.key: each.name for each in self.zones}}, vocabulary=MARAUDERS, marked=False
        )


def seen(view: View, played: Played | None) -> Scene:
    """What is to be seen of a table: its state, and what the last entry (None: nothing) changed in it."""
    state = cast("Sea", view.state)
    events = played.events if played else ()
    pack = cast("Marauders", view.game).pack
    new, fought = changes.came(events), "" if state.battle is None else state.battle.ship
    ships = tuple(
        Ship(ship.key, ship.zone, state.is_man_o_war(ship.key), new=ship.key in new, fights=ship.key == fought)
        for ship in state.ships
        if ship.zone
    )
    captains = _captains(view, state, events)
    places = {**{ship.key: ship.zone for ship in ships}, **{captain.seat: captain.zone for captain in captains}}
    return Scene(
        zones=pack.zones,
        locale=view.table.language,
        round=state.round,
        ships=ships,
        captains=captains,
        moves=tuple(changes.moves(events, places, pack)),
        lost=tuple((ship, zone) for ship, zone in changes.lost(events) if ship not in places),
        war=state.war,
        fight=fight(pack, state, lambda seat: _called(view, seat).drawn),
    )


def _captains(view: View, state: Sea, events: tuple[Event, ...]) -> tuple[Captain, ...]:
    called = {each.seat: _called(view, each.seat) for each in state.captains}
    handle = handles({seat: name.drawn for seat, name in called.items()}, NAME_SIZE, HANDLE_ROOM)
    short = handles({seat: name.short for seat, name in called.items()}, NAME_SIZE, SHORT_ROOM)
    came, hunters = changes.came(events), changes.hunters(events)
    found = {} if state.battle is None else {state.battle.seat: (state.battle.ship,)}
    found |= {event.seat: event.ships for event in events if isinstance(event, BattleBegins)}
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
