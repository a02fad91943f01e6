"""The menus of the table message: how somebody left play, and all that is done less often."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from bot.panels.everrain import _words as words
from bot.panels.everrain._names import voice, voyage_of
from bot.panels.pausing import pause_press
from bot.panels.presses import MENU, OPTION, opens, plays
from bot.panels.table import Voice, short
from bot.ui.message import Menu, Press
from bot.view import View
from rules.everrain import order
from rules.everrain.state import Voyage


def left_play(view: View) -> Menu:
    """Who was destroyed or banished, who boarded, visited a Port or sank: each by choosing it; forms where they are too many."""
    say, voyage = voice(view).plain, voyage_of(view)
    presses = [*_each(say, voyage), *_of_ships(say, voyage)]
    if len(presses) > MENU:
        forms = [opens(say, name, limit=OPTION) for name in ("destroy", "banish")]
        presses = [*forms, *_of_ships(say, voyage)]
    return Menu(say("everrain-menu-left"), tuple(presses[:MENU]))


def _each(say: Voice, voyage: Voyage) -> Iterator[Press]:
    """Every enemy, destroyed first; the Elder One cannot be killed."""
    handles = [each.handle for each in voyage.enemies] + [each.key for each in voyage.vessels if not each.elder]
    for verb in ("destroy", "banish"):
        for handle in handles:
            yield plays(short(say, partial(_left, verb, handle), OPTION), verb, OPTION, enemy=handle)


def _left(verb: str, handle: str, say: Voice) -> str:
    """That an enemy was destroyed or banished."""
    return say(f"everrain-left-{verb}", who=words.called(say, handle, ""))


def _of_ships(say: Voice, voyage: Voyage) -> Iterator[Press]:
    """What ends for the players' ships: a visit to a Port, a boarding, sinking."""
    for verb in ("visitport", "sink"):
        for ship in voyage.ships:
            label = say(f"everrain-left-{verb}", ship=words.ship(say, ship.seat))
            yield plays(label, verb, OPTION, ship=ship.seat)
    if any(not each.elder for each in voyage.vessels) and voyage.ships:
        yield opens(say, "board", limit=OPTION)


def something_else(view: View) -> Menu:
    """Everything else that can be done now."""
    say, voyage = voice(view).plain, voyage_of(view)
    presses = [*_fights(say, voyage), *_on_deck(say, voyage), *_chart(say, voyage), *_of_table(say, voyage)]
    return Menu(say("everrain-menu-else"), tuple(presses)[:MENU])


def _fights(say: Voice, voyage: Voyage) -> Iterator[Press]:
    """Trauma, and a fight in the Player Phase."""
    if voyage.enemies or voyage.vessels:
        yield opens(say, "damage")
    if voyage.enemies:
        yield opens(say, "fray")


def _on_deck(say: Voice, voyage: Voyage) -> Iterator[Press]:
    if voyage.ships:
        yield opens(say, "crew")
    if voyage.phase is not None:
        yield from (opens(say, name) for name in ("spawn", "enemyship", "agenda", "discovery"))
    up = order.runs(voyage)
    if up is not None and not (voyage.turn or voyage.done):
        yield plays(say("everrain-button-turn", ship=words.ship(say, up)), "turn", OPTION)


def _chart(say: Voice, voyage: Voyage) -> Iterator[Press]:
    """The chart, which the first hex turns on."""
    yield from (opens(say, name) for name in ("reveal", "tile"))
    if voyage.ships:
        yield opens(say, "sail")
    if any(spot.kind in {"altar", "port"} for spot in voyage.chart):
        yield opens(say, "close")
    yield opens(say, "storm")


def _of_table(say: Voice, voyage: Voyage) -> Iterator[Press]:
    if voyage.elder is None:
        yield opens(say, "elder")
    if voyage.enemies:
        yield opens(say, "name")
    if voyage.vessels:
        yield opens(say, "name-ship")
    yield opens(say, "seat")
    yield Press("correct", "", say("everrain-button-correct"))
    yield Press("house", "", say("button-house"))
    yield pause_press(say.locale)
