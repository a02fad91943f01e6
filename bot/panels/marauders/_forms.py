"""All forms of Merchants & Marauders, by name: how each is made, and what it asks for once it was filled in."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.panels.marauders import _about as about
from bot.panels.marauders import _battle_forms as battle
from bot.panels.marauders import _cards as cards
from bot.panels.marauders import _seat_form as seats
from bot.panels.marauders import _tracks_form as tracks
from bot.panels.panel import Filled, Filling
from bot.ui.message import Form
from bot.view import View

FORMS: Mapping[str, Callable[[View, str], Form]] = {
    "captain-card": cards.captain_card,
    "icon-card": cards.icon_card,
    "other-event": cards.other_event,
    "hold": about.hold,
    "bounties": about.bounties,
    "ship": about.ship_class,
    "lost": about.lost,
    "correct": about.correct,
    "place": about.place,
    "war": about.war,
    "seat": seats.seat,
    "battle-roll": battle.roll,
    "battle-muster": battle.muster,
    "battle-helm": battle.helm,
    "battle-hits": battle.hits,
    "tracks": tracks.tracks,
}

FILLED: Mapping[str, Callable[[View, str, Filled], Filling]] = {
    "captain-card": cards.captain_filled,
    "icon-card": cards.icon_filled,
    "other-event": cards.other_filled,
    "hold": about.hold_filled,
    "bounties": about.bounties_filled,
    "ship": about.ship_class_filled,
    "lost": about.lost_filled,
    "correct": about.correct_filled,
    "place": about.place_filled,
    "war": about.war_filled,
    "seat": seats.seat_filled,
    "battle-roll": battle.roll_filled,
    "battle-muster": battle.muster_filled,
    "battle-helm": battle.helm_filled,
    "battle-hits": battle.hits_filled,
    "tracks": tracks.tracks_filled,
}
