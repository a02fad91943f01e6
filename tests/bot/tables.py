"""Tables in the making: states, views and entries for tests of what is shown."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from bot.ui.message import Menu, Message, Press
from bot.view import Asking, Played, View
from rules.contract import Event, Request
from rules.marauders.actions import EndRound, Icons
from rules.marauders.events import (
    Moved,
)
from rules.marauders.pack import Icon
from rules.marauders.state import Captain, CaptainCard, Figure, Sea, Ship
from rules.referee import Finished, Stopped, run
from storage.store import Seat, Table
from tests.bot import samples
from tests.bot.samples import UNSAYABLE

GAME = samples.caribbean()
TABLE = Table(7, 1, 2, "marauders", "hash", "Friday", 11, "en", 4, b"seed", 0.0, None, lobby=False)
NAMED = {"s1": "Ben", "s2": "Ada", "s3": "Cleo"}


def view(state: Sea, names: dict[str, str] | None = None, asking: Asking | None = None, name: str = "Friday") -> View:
    named = names or NAMED
    seats = {key: Seat(key, named.get(key, key), 100) for key in state.seats}
    table = replace(TABLE, name=name)
    return View(table, GAME, state, 4, seats, None, asking)


def sea(*captains: Captain, ships: Iterable[Ship] = (), **more: Any) -> Sea:
    standing = {ship.key: ship for ship in ships}
    fleet = tuple(standing.get(ship.key, ship) for ship in Sea().ships)
    return Sea(seats=tuple(captain.seat for captain in captains), captains=captains, ships=fleet, **more)


def captain(seat: str, zone: str = "havana", **more: Any) -> Captain:
    return Captain(seat=seat, nation="english", zone=zone, **more)


def ship(key: Any, zone: str | None, *cards: CaptainCard, **more: Any) -> Ship:
    stack = cards or (CaptainCard(key=f"{key}-1", ship=key, zone="havana", name="Tromp", scouting=3),)
    return Ship(key=key, zone=zone, stack=stack, **more)


THREE = sea(captain("s1"), captain("s2"), captain("s3"))


def played(*events: Event, action: Any = None, state: Sea = THREE, number: int = 4, at: View | None = None) -> Played:
    return Played(number, action or EndRound(), (), events, state, at or view(state), 1000.0, 42)


def labels(message: Message) -> list[str]:
    return [press.label for press in presses(message)]


def presses(message: Message) -> list[Press]:
    """Its buttons; what is in a menu has no label on the message."""
    return [press for row in message.rows if not isinstance(row, Menu) for press in row]


def options(message: Message) -> list[Press]:
    """What can be chosen from its menus."""
    return [press for row in message.rows if isinstance(row, Menu) for press in row.presses]


def press(message: Message, label: str) -> tuple[str, str]:
    return next((each.verb, each.arg) for each in (*presses(message), *options(message)) if each.label == label)


def whole(message: Message) -> str:
    return "\n".join((message.title, *message.lines, message.footer))


def check(message: Message) -> None:
    """Within Discord's limits, and without words that failed."""
    assert UNSAYABLE not in message.lines
    assert len(message.title) <= 256
    assert len("\n".join(message.lines)) <= 4096
    assert len(whole(message)) <= 6000
    assert len(message.rows) <= 5
    assert all("\n" not in line and line for line in message.lines)
    for row in message.rows:
        if isinstance(row, Menu):
            assert 1 <= len(row.presses) <= 25
            assert all(0 < len(press.label) <= 100 for press in row.presses)
        else:
            assert 1 <= len(row) <= 5
            assert all(0 < len(press.label) <= 34 for press in row)


def play(state: Sea, verb: str, seat: str | None = None, **given: str | int) -> Finished | Stopped:
    return run(GAME, state, GAME.read(state, Request(verb, seat, tuple(given.items()))), (), b"seed")


def asked(state: Sea, moves: str) -> View:
    action = GAME.read(state, Request("icons", None, (("moves", moves),)))
    stopped = run(GAME, state, action, (), b"seed")
    assert isinstance(stopped, Stopped)
    waiting = Asking(action, stopped.question, stopped.events, stopped.answers, len(stopped.answers), 4)
    return view(state, asking=waiting)


ICONS = Icons((Icon("dutch", "N"), Icon("spanish", "E")))
MOVED = Moved("dutch", "basse-terre", "bridgetown", samples.BEST_BOUNTIES)
PREY = sea(
    captain("s1", "havana", gold=Figure(5, fresh=False)),
    captain("s2", "nassau"),
    captain("s3", "port-royal"),
    ships=(ship("sloop", "havana"), ship("dutch", "trinidad")),
)
