"""All that is at a table of The Everrain, each to be put right by a form; and what one ship can do now."""

from __future__ import annotations

from collections.abc import Iterator

from bot.panels.everrain import _words as words
from bot.panels.everrain._corrections import of_enemy, of_ship
from bot.panels.everrain._lobby import vacant
from bot.panels.everrain._names import voice, voyage_of
from bot.panels.everrain._presses import decks_of
from bot.panels.everrain._rows import deck_press, turn_press
from bot.panels.panel import Kind
from bot.panels.presses import OPTION, opens, plays
from bot.panels.table import Voice, rows
from bot.ui.message import Menu, Press, Row
from bot.view import View
from rules.contract import Seat
from rules.everrain import phases
from rules.everrain.state import Ship, Voyage


def puttable(view: View) -> tuple[Kind, ...]:
    """The tracks and the order, the enemies On Deck, their ships, the players', storms and what the chart shows."""
    say, voyage = voice(view).plain, voyage_of(view)
    enemies = tuple(press for each in voyage.enemies for press in of_enemy(say, voyage, each.handle))
    vessels = tuple(press for each in voyage.vessels for press in of_enemy(say, voyage, each.key))
    crews = tuple(press for each in voyage.ships for press in of_ship(say, voyage, each.seat))
    storms = tuple(
        opens(say, "storm", str(each.number), "everrain-fix-storm", storm=words.storm(say, each))
        for each in voyage.storms
    )
    chart = tuple(opens(say, name) for name in ("reveal", "close")) if voyage.mapped else ()
    return (
        Kind("table", (opens(say, "tracks"), opens(say, "order"))),
        Kind("crews", crews),
        Kind("enemies", enemies),
        Kind("vessels", vessels),
        Kind("storms", storms),
        Kind("chart", chart),
    )


def moves_of(view: View, seat: Seat) -> tuple[Row, ...]:
    """What one ship can do in the step that runs, and what can be told of it; of a seat without a ship its form."""
    say, voyage = voice(view).plain, voyage_of(view)
    ship = voyage.ship(seat)
    if ship is None:
        return ((opens(say, "seat", seat, "everrain-button-seat-of", seat=seat),) if seat in vacant(view) else (),)
    told = Menu(say("everrain-menu-else"), (*_told(say, voyage, ship),))
    now = tuple(_now(say, voyage, ship))
    return (*rows(now, 1), told)


def _now(say: Voice, voyage: Voyage, ship: Ship) -> Iterator[Press]:
    """Its enemies act, or what comes aboard; the end of its turn."""
    if voyage.phase is not None and voyage.phase.step == "decks":
        if ship.seat in decks_of(voyage, phases.ready(voyage)):
            yield deck_press(say, voyage, ship)
    elif phases.runs(voyage) == ship.seat:
        yield turn_press(say, ship.seat)
    yield opens(say, "spawn", ship.seat)
    yield opens(say, "crew", ship.seat)
    if voyage.mapped:
        yield opens(say, "sail", ship.seat)


def _told(say: Voice, voyage: Voyage, ship: Ship) -> Iterator[Press]:
    """Whom it fought, and what became of it."""
    for enemy in voyage.on_deck(ship.seat)[:_ENEMIES]:
        named = words.enemy(say, enemy)
        yield plays(say("everrain-left-destroy", who=named), "destroy", OPTION, enemy=enemy.handle)
        yield plays(say("everrain-left-banish", who=named), "banish", OPTION, enemy=enemy.handle)
    for verb in ("visitport", "sink"):
        label = say(f"everrain-left-{verb}", ship=words.ship(say, ship.seat))
        yield plays(label, verb, OPTION, ship=ship.seat)
    if any(not each.elder for each in voyage.vessels):
        yield opens(say, "board", limit=OPTION)


_ENEMIES = 11
"""So many enemies are told of one by one: both that they were destroyed and banished."""
