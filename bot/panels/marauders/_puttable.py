"""All that is at a table of Merchants & Marauders, each to be put right by a form; and what one captain can do now."""

from __future__ import annotations

from dataclasses import replace

from bot.panels.marauders._battle import clash_of
from bot.panels.marauders._battle_rows import fight_rows
from bot.panels.marauders._menu import fix_captain, fix_ship, form_press, new_captain, own_menu
from bot.panels.marauders._names import sea_of, voice
from bot.panels.marauders._tracks_form import captain_tracks, npc_tracks
from bot.panels.marauders._turn import acts_of
from bot.panels.panel import Kind
from bot.panels.presses import asks
from bot.panels.table import LABEL, Voice, button, short
from bot.ui.ids import pack_request
from bot.ui.message import Press, Row
from bot.view import View
from rules.contract import Request, Seat
from rules.marauders.battle.state import Battle
from rules.marauders.keys import Side
from rules.marauders.state import Captain

_TOLD = ("hold", "bounties", "ship")
"""What is told of a captain, each with a form."""


def puttable(view: View) -> tuple[Kind, ...]:
    """The open battle, captains, the enemies' ships, and what is between the nations."""
    say, sea = voice(view).plain, sea_of(view)
    captains = tuple(press for captain in sea.captains for press in _of_captain(view, say, captain.seat))
    ships = tuple(fix_ship(say, ship.key) for ship in sea.ships)
    battle = () if sea.battle is None else (Kind("battle", _of_battle(view, say, sea.battle)),)
    table = Kind("table", (form_press(say, "menu-war", "war"),))
    return (*battle, Kind("captains", captains), Kind("ships", ships), table)


def _of_captain(view: View, say: Voice, seat: Seat) -> tuple[Press, ...]:
    """Where he is, what is told of him, and what is left of his ship unless it is in the open battle."""
    battle = sea_of(view).battle
    told = (form_press(say, f"fix-{name}", name, seat, seat=seat) for name in _TOLD)
    left = captain_tracks(view, seat) if battle is None or battle.seat != seat else ()
    return (fix_captain(say, seat), *told, *left)


def _of_battle(view: View, say: Voice, battle: Battle) -> tuple[Press, ...]:
    """Both ships' tracks, their class and skills, who plays the NPC, and that there is no battle."""
    off = say("menu-end-as", result="called-off", ship=battle.ship, seat=battle.seat)
    return (
        *npc_tracks(view),
        *captain_tracks(view, battle.seat),
        form_press(say, "button-muster", "battle-muster"),
        form_press(say, "button-helm", "battle-helm"),
        asks(off, Request("end-battle", None, (("result", "called-off"),)), LABEL),
    )


def moves_of(view: View, seat: Seat) -> tuple[Row, ...]:
    """The ways on of a captain and all that he can tell; before his turn its beginning; of a vacant seat its form.

    In the open battle come first what he declares, for the NPC too where he has the helm, and the roll.
    """
    say, sea = voice(view).plain, sea_of(view)
    captain = sea.captain(seat)
    if captain is None:
        dead = sea.fallen_of(seat) is not None
        kept = new_captain(say, seat) if dead else form_press(say, "button-seat-of", "seat", seat, seat=seat)
        return (*_fought(view, seat), (kept,))
    return (*_fought(view, seat), *_acts(view, say, captain), own_menu(view, captain))


def _acts(view: View, say: Voice, captain: Captain) -> tuple[Row, ...]:
    """The ways on in his turn, or its beginning; a captain in battle fights."""
    sea = sea_of(view)
    if sea.battle is not None and sea.battle.seat == captain.seat:
        return ()
    if sea.turn == captain.seat:
        return acts_of(view, captain)
    label = short(say, lambda say: say("button-begin", seat=captain.seat))
    return ((replace(button(label, "do", pack_request(Request("turn", captain.seat))), style="primary"),),)


def _fought(view: View, seat: Seat) -> tuple[Row, ...]:
    """What a seat declares in the open battle, and the roll; nothing for one that has no part in it."""
    clash = clash_of(view)
    if clash is None:
        return ()
    sides: list[Side] = ["npc"] if clash.battle.helm == seat else []
    if clash.battle.seat == seat:
        sides.append("captain")
    return fight_rows(view, clash, *sides) if sides else ()
