"""The buttons of the table message: forms that open a battle, and in one its enemies' turn, its round, its end."""

from __future__ import annotations

from dataclasses import replace

from msgspec.structs import replace as replaced

from bot.panels.asking import real_presses
from bot.panels.betrayal import _words as words
from bot.panels.betrayal._events import undo_label
from bot.panels.betrayal._lobby import lobby_rows
from bot.panels.betrayal._menus import defeated, something_else
from bot.panels.betrayal._names import realm_of, voice
from bot.panels.betrayal._presses import unnamed
from bot.panels.betrayal._question import answer_rows
from bot.panels.betrayal._reminding import forgotten
from bot.panels.lobby import is_open
from bot.panels.presses import help_press, opens, plays
from bot.panels.table import Voice, button, entry_row, why_press
from bot.text.names import Said
from bot.ui.message import Press, Row
from bot.view import Played, View
from rules.betrayal.actions import Demand
from rules.betrayal.events import AfterDeployment, LeftOut
from rules.betrayal.state import Battle, Realm

_ROW = 5
"""The most buttons of a row."""


def table_rows(view: View, last: Played | None) -> tuple[Row, ...]:
    """All that can be done now."""
    if view.asking is not None:
        return answer_rows(view.under, view.asking)
    if is_open(view):
        return lobby_rows(view, last)
    say, realm = voice(view).plain, realm_of(view)
    if realm.battle is None:
        return (_opening(say, realm), something_else(view), _entry(view, last))
    deployed = () if last is None or last.number != view.number else after_presses(last)
    return (
        *defeated(view),
        something_else(view),
        _fight(say, realm.battle),
        *((deployed,) if deployed else ()),
        _entry(view, last),
    )


def _opening(say: Voice, realm: Realm) -> tuple[Press, ...]:
    """The forms that open a battle, once there is a party."""
    if realm.party is None:
        return (replace(opens(say, "party"), style="primary"),)
    return (*(opens(say, name) for name in ("clash", "dungeon", "delve")), opens(say, "party"))


def _fight(say: Voice, battle: Battle) -> tuple[Press, ...]:
    """In a delve the next card, then the enemies' turn, the round's end, and the battle's."""
    explore = (opens(say, "explore"),) if battle.mode == "delve" else ()
    act = (plays(say("betrayal-button-enemies"), "enemies"),) if battle.units else ()
    turn = plays(say("betrayal-button-round"), "round")
    primary = (
        (*(replace(each, style="primary") for each in act), turn)
        if not battle.phases
        else (*act, replace(turn, style="primary"))
    )
    return (*explore, *primary, opens(say, "over"))


def after_presses(played: Played) -> tuple[Press, ...]:
    """Under a deployment: for what was too dear, for who may act then, and at a table with its own chips, to name them."""
    say, battle = voice(played.after).plain, realm_of(played.after).battle
    came = [event for event in played.events if isinstance(event, AfterDeployment)]
    if battle is None:
        return ()
    able = {each for event in came for each in event.abilities if event.handles}
    scout = (opens(say, "swap", "", "betrayal-button-scout"),) if "scout" in able and len(battle.units) > 1 else ()
    bard = (button(say("betrayal-button-bard"), "bard"),) if "bard" in able else ()
    able_now = (*(_name_presses(say, battle) if came else ()), *scout, *bard)
    return (*_anyway_presses(say, played)[: _ROW - len(able_now)], *able_now)


def _anyway_presses(say: Voice, played: Played) -> tuple[Press, ...]:
    """Under a report of enemies that were too dear for the pool (U-8): that one of them comes all the same."""
    dear = dict.fromkeys(
        replaced(event.wanted, count=1)
        for event in played.events
        if isinstance(event, LeftOut) and event.because.rule == "betrayal.requirement.too-dear"
    )
    message = "betrayal-button-anyway" if len(dear) == 1 else "betrayal-button-anyway-one"
    return tuple(_anyway(say(message, wanted=Said(words.wanted(say, each))), each) for each in dear)


def _anyway(label: str, wanted: Demand) -> Press:
    """The button that deploys one enemy of a level, free: by its name, of its type, or any."""
    level = wanted.level or 0
    if wanted.name:
        return plays(label, "draw", level=level, name=wanted.name)
    return plays(label, "draw", level=level, type=wanted.kind) if wanted.kind else plays(label, "draw", level=level)


def _name_presses(say: Voice, battle: Battle) -> tuple[Press, ...]:
    """That the unnamed chips were drawn as told, and what they are called: names are never needed."""
    if not unnamed(battle):
        return ()
    return (button(say("betrayal-button-drawn"), "drawn"), opens(say, "name", "", "betrayal-button-name"))


def _entry(view: View, last: Played | None) -> tuple[Press, ...]:
    say = voice(view)
    if last is None:
        return (why_press(view.number, say.locale), help_press(say))
    own = (*entry_row(last, undo_label(last)), *forgotten(last), *real_presses(last))
    return (*own[: _ROW - 1], help_press(say))
