"""The buttons of the battle message: what each side declares, the roll, and in the menu how the battle ends, and all else."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from bot.panels.marauders._battle import Clash, SideShown, named
from bot.panels.marauders._menu import common, form_press
from bot.panels.marauders._names import sea_of, voice
from bot.panels.marauders._turn import acts_besides, below, on_turn
from bot.panels.presses import MENU, OPTION, asks
from bot.panels.table import Voice, short
from bot.ui.message import Menu, Press, Row
from bot.view import Played, View
from rules.contract import Request
from rules.marauders.battle.state import BOT, DEEDS, ENDINGS, Deed
from rules.marauders.keys import Side
from rules.marauders.scouting import yet_to_look

_ROWS = 3
"""The rows above the menu and the last row."""


def battle_rows(view: View, clash: Clash, last: Played | None) -> tuple[Row, ...]:
    """All that can be done in the open battle, and below it all else."""
    fight = fight_rows(view, clash)
    besides = acts_besides(view, clash.battle.seat, _ROWS - len(fight))
    return (*fight, *besides, _menu(view, clash), below(view, on_turn(sea_of(view)), last))


def fight_rows(view: View, clash: Clash, *sides: Side) -> tuple[tuple[Press, ...], ...]:
    """The roll, or what each side declares (or these `sides` alone), and behind that what is told of the battle."""
    say = voice(view).plain
    told = (*_looks(view, say, clash), *_muster(say, clash), form_press(say, "button-helm", "battle-helm"))
    if clash.to_roll:
        return ((*_rolls(view, say), *told),)
    told = told[-2:]
    rows = [_deeds(say, clash, each) for each in clash.both if _is_shown(clash, each, sides)]
    return (*rows[:-1], (*rows[-1], *told)) if rows else (told,)


def _is_shown(clash: Clash, fighter: SideShown, sides: tuple[Side, ...]) -> bool:
    """What the bot declares of itself has no buttons."""
    by_bot = fighter.side == "npc" and clash.battle.helm == BOT and clash.declares != "npc"
    return not by_bot and (not sides or fighter.side in sides)


def _deeds(say: Voice, clash: Clash, fighter: SideShown) -> tuple[Press, ...]:
    return tuple(_deed(say, clash, fighter, deed) for deed in DEEDS)


def _deed(say: Voice, clash: Clash, fighter: SideShown, deed: Deed) -> Press:
    """Greyed out where the side does not declare now, or may not do it; what it has declared stands out."""
    label = short(say, lambda say: say("button-declare", who=named(say, fighter), deed=deed))
    press = asks(label, Request("declare", None, (("side", fighter.side), ("action", deed))))
    if clash.battle.deed(fighter.side) == deed:
        return replace(press, style="primary", disabled=True)
    return replace(press, disabled=clash.declares != fighter.side or bool(clash.may(fighter.side, deed)))


def _rolls(view: View, say: Voice) -> tuple[Press, ...]:
    """Both rolls by the bot, or told: what stands out is what the table's dice are."""
    both = asks(say("button-roll-both"), Request("fight", None, (("by", BOT),)))
    told = form_press(say, "button-rolled-both", "battle-roll")
    ours = sea_of(view).dice == "ours"
    first, second = (told, both) if ours else (both, told)
    return replace(first, style="primary"), second


def _muster(say: Voice, clash: Clash) -> tuple[Press, ...]:
    """As long as something is not known with which either side fights."""
    known = all(each.known for each in clash.both)
    return () if known else (form_press(say, "button-muster", "battle-muster"),)


def _looks(view: View, say: Voice, clash: Clash) -> tuple[Press, ...]:
    """House rule S7: ships have yet to look for the captain, as long as there is room."""
    captain = sea_of(view).captain(clash.battle.seat)
    if captain is None or not yet_to_look(sea_of(view), captain):
        return ()
    return (asks(say("button-rest-look"), Request("look", captain.seat)),)


def _menu(view: View, clash: Clash) -> Menu:
    say = voice(view).plain
    return Menu(say("menu-else"), (*_of_battle(say, clash), *common(view, on_turn(sea_of(view))))[:MENU])


def _of_battle(say: Voice, clash: Clash) -> Iterator[Press]:
    """Hits beside a roll, the chances of the round, what the battle is fought with, and each way in which it can end."""
    battle = clash.battle
    yield form_press(say, "menu-hits", "battle-hits")
    yield Press("battle-odds", "", say("menu-odds"))
    yield form_press(say, "button-muster", "battle-muster")
    for result in ENDINGS:
        label = say("menu-end-as", result=result, ship=battle.ship, seat=battle.seat)
        yield asks(label, Request("end-battle", None, (("result", result),)), OPTION)
