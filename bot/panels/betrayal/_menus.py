"""The menus of the table message: who was defeated, and all that is done less often."""

from __future__ import annotations

from collections.abc import Iterator

from bot.panels.betrayal._names import realm_of, voice
from bot.panels.betrayal._presses import of_unit
from bot.panels.pausing import pause_press
from bot.panels.presses import MENU, OPTION, opens
from bot.panels.table import Voice
from bot.ui.message import Menu, Press
from bot.view import View
from rules.betrayal.actions import SKILLS
from rules.betrayal.state import Battle, Realm
from rules.betrayal.timings import plain


def defeated(view: View) -> tuple[Menu, ...]:
    """The units on the map by hex number, each defeated by choosing it; none when nobody stands there."""
    say, battle = voice(view).plain, realm_of(view).battle
    units = () if battle is None else battle.units
    presses = [of_unit(say, "defeat", unit) for unit in units]
    if len(presses) > MENU:
        presses = [*presses[: MENU - 1], opens(say, "defeat", limit=OPTION)]
    return (Menu(say("betrayal-menu-defeated"), tuple(presses)),) if presses else ()


def something_else(view: View) -> Menu:
    """Everything else that can be done now."""
    say, realm = voice(view).plain, realm_of(view)
    battle = realm.battle
    presses = [*(() if battle is None else _of_battle(say, realm, battle)), *_of_table(say, realm)]
    return Menu(say("betrayal-menu-else"), tuple(presses)[:MENU])


def _of_battle(say: Voice, realm: Realm, battle: Battle) -> Iterator[Press]:
    """What can be done with the chips of a battle; skills that a unit is known to have come first."""
    on_map = ("remove", "flip", "companion") if battle.units else ("companion",) if battle.stack else ()
    yield from (opens(say, name) for name in on_map)
    if battle.units or battle.stack:
        known = {plain(skill) for unit in (*battle.units, *battle.stack) for skill in unit.enemy.side.skills}
        ordered = sorted(SKILLS, key=lambda skill: skill not in known)
        yield from (opens(say, "skill", skill, f"betrayal-open-{skill}") for skill in ordered)
    yield from (opens(say, name) for name in ("draw", "fill"))
    if realm.house.health == "on" and battle.units:
        yield opens(say, "health")
    if battle.units:
        yield opens(say, "name")
    if battle.units or battle.stack:
        yield opens(say, "place")
    if len(battle.units) > 1:
        yield opens(say, "swap")


def _of_table(say: Voice, realm: Realm) -> Iterator[Press]:
    if realm.companions or (realm.battle is not None and realm.battle.stack):
        yield opens(say, "return")
    if realm.companions:
        yield opens(say, "lost")
    if realm.battle is not None:
        yield opens(say, "party")
    if realm.party is not None:
        yield opens(say, "classes")
    yield opens(say, "seat")
    yield Press("correct", "", say("betrayal-button-correct"))
    yield Press("house", "", say("button-house"))
    yield pause_press(say.locale)
