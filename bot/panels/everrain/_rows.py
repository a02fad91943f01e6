"""The buttons of the table message: the Enemy Phase and what comes aboard; in the phase one a deck and one a ship, in its order."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from bot.panels.asking import real_presses
from bot.panels.everrain import _words as words
from bot.panels.everrain._events import undo_label
from bot.panels.everrain._lobby import lobby_rows
from bot.panels.everrain._menus import left_play, something_else
from bot.panels.everrain._names import voice, voyage_of
from bot.panels.everrain._presses import PARTS, asks_course, asks_near, asks_sight, decks_of, yet_to_act
from bot.panels.everrain._question import answer_rows
from bot.panels.everrain._reminding import forgotten
from bot.panels.lobby import is_open
from bot.panels.presses import help_press, opens, plays
from bot.panels.table import LABEL, Voice, entry_row, rows, short, why_press
from bot.ui.message import Press, Row
from bot.view import Played, View
from rules.everrain import order
from rules.everrain.changes import aboard, vessel
from rules.everrain.state import Ship, Vessel, Voyage

_COMES = ("spawn", "enemyship", "agenda", "discovery")
"""What comes in the Player Phase: on a ship, then all that needs none."""


def table_rows(view: View, last: Played | None) -> tuple[Row, ...]:
    """All that can be done now."""
    if view.asking is not None:
        return answer_rows(view.under, view.asking)
    if is_open(view):
        return lobby_rows(view, last)
    say, voyage = voice(view).plain, voyage_of(view)
    acts = _players(say, voyage) if voyage.phase is None else _phase(say, voyage)
    menus = (left_play(view), something_else(view))
    return (*acts, *(menu for menu in menus if menu.presses), _entry(view, last))


# ------------------------------------------------------------------------------------------------ the Player Phase


def _players(say: Voice, voyage: Voyage) -> tuple[Row, ...]:
    """The Enemy Phase, and what comes in the Player Phase; below them a turn's end where turns are used, and an act that is due."""
    if not voyage.ships:
        return ((_first(opens(say, "seat")), *(opens(say, name) for name in _COMES[1:])),)
    phase = _first(plays(say("everrain-button-phase"), "phase"))
    first = (phase, *(opens(say, name) for name in _COMES))
    up = order.runs(voyage)
    turn = (turn_press(say, up),) if up is not None and (voyage.turn or voyage.done) else ()
    act = (plays(say("everrain-button-act", act=voyage.due[0].act), "act"),) if voyage.due else ()
    below = (*turn, *act)
    return (first, below) if below else (first,)


def _first(press: Press) -> Press:
    """A button for what must be done."""
    return replace(press, style="primary")


def turn_press(say: Voice, seat: str) -> Press:
    """The end of a turn."""
    return plays(short(say, lambda say: say("everrain-button-turn", ship=words.ship(say, seat))), "turn")


# ------------------------------------------------------------------------------------------------ the Enemy Phase


def _phase(say: Voice, voyage: Voyage) -> tuple[Row, ...]:
    """One button for everybody who may act now; to go on once nobody has to."""
    presses = phase_presses(say, voyage) or (plays(say("everrain-button-go-on"), "phase"),)
    return rows([_first(each) for each in presses], 2)


def phase_presses(say: Voice, voyage: Voyage) -> tuple[Press, ...]:
    """Who can act in the step of the Enemy Phase that runs: the Elder One, a deck, an enemy ship."""
    ready = order.ready(voyage)
    if voyage.phase is not None and voyage.phase.step == "decks":
        return tuple(deck_press(say, voyage, aboard(voyage, seat)) for seat in decks_of(voyage, ready))
    return tuple(vessel_press(say, voyage, vessel(voyage, key)) for key in ready)


def deck_press(say: Voice, voyage: Voyage, ship: Ship) -> Press:
    """The enemies of a deck act, one after the other: the form asks how far the crew is, where that is not told."""
    enemies = yet_to_act(voyage, ship.seat)

    def label(say: Voice) -> str:
        return say("everrain-button-deck", ship=words.ship(say, ship.seat), count=len(enemies))

    unsure = [each for each in enemies if asks_near(ship, each)]
    if 0 < len(unsure) <= PARTS:
        return Press("form", f"deck;{ship.seat}", _asking(say, label))
    return plays(short(say, label), "activate", enemy=ship.letter)


def vessel_press(say: Voice, voyage: Voyage, vessel: Vessel) -> Press:
    """An enemy ship acts: the form asks what the board shows, where the chart does not tell it."""

    def label(say: Voice) -> str:
        return say("everrain-button-vessel", who=words.vessel(say, vessel))

    if asks_course(vessel) or any(asks_sight(vessel, ship) for ship in voyage.ships):
        return Press("form", f"activate;{vessel.key}", _asking(say, label))
    return plays(short(say, label), "activate", enemy=vessel.key)


def _asking(say: Voice, label: Callable[[Voice], str]) -> str:
    """A label of a button that opens a form."""
    dots = say("everrain-dots")
    return short(say, label, LABEL - len(dots)) + dots


# ------------------------------------------------------------------------------------------------ below


def _entry(view: View, last: Played | None) -> tuple[Press, ...]:
    say = voice(view)
    if last is None:
        return (why_press(view.number, say.locale), help_press(say))
    more = (*forgotten(last), *real_presses(last))[:2]
    return (*entry_row(last, undo_label(last)), *more, help_press(say))
