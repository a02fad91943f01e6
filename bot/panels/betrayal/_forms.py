"""All forms of Betrayal, by name: how each is made, and what it asks for once it was filled in."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.panels.betrayal import _battle_forms as battles
from bot.panels.betrayal import _seat_form as seats
from bot.panels.betrayal import _unit_forms as units
from bot.panels.panel import Filled, Filling
from bot.ui.message import Form
from bot.view import View

FORMS: Mapping[str, Callable[[View, str], Form]] = {
    "party": battles.party,
    "classes": battles.classes,
    "clash": battles.clash,
    "dungeon": battles.dungeon,
    "delve": battles.delve,
    "explore": battles.explore,
    "over": battles.over,
    "defeat": units.about("defeat", units.on_map),
    "remove": units.about("remove", units.on_map),
    "flip": units.about("flip", units.on_map),
    "companion": units.about("companion", units.on_map, units.fallen),
    "return": units.about("return", units.fallen, units.companions),
    "lost": units.about("lost", units.companions),
    "skill": units.skill,
    "draw": units.draw,
    "fill": units.fill,
    "health": units.health,
    "place": units.place,
    "swap": units.swap,
    "name": units.name,
    "seat": seats.seat,
}

FILLED: Mapping[str, Callable[[View, str, Filled], Filling]] = {
    "party": battles.party_filled,
    "classes": battles.classes_filled,
    "clash": battles.clash_filled,
    "dungeon": battles.dungeon_filled,
    "delve": battles.delve_filled,
    "explore": battles.explore_filled,
    "over": battles.over_filled,
    "defeat": units.told("defeat"),
    "remove": units.told("remove"),
    "flip": units.told("flip"),
    "companion": units.told("companion"),
    "return": units.told("return"),
    "lost": units.told("defeat"),
    "skill": units.skill_filled,
    "draw": units.draw_filled,
    "fill": units.fill_filled,
    "health": units.health_filled,
    "place": units.place_filled,
    "swap": units.swap_filled,
    "name": units.name_filled,
    "seat": seats.seat_filled,
}
