"""All forms of The Everrain, by name: how each is made, and what it asks for once it was filled in."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.panels.everrain import _deck_forms as decks
from bot.panels.everrain import _ship_forms as ships
from bot.panels.everrain import _track_forms as tracks
from bot.panels.panel import Filled, Filling
from bot.ui.message import Form
from bot.view import View

FORMS: Mapping[str, Callable[[View, str], Form]] = {
    "seat": ships.seat,
    "spawn": decks.spawn,
    "crew": decks.crew,
    "deck": decks.deck,
    "fray": decks.fray,
    "damage": decks.damage,
    "banish": decks.banish,
    "destroy": decks.gone("destroy"),
    "remove": decks.gone("remove"),
    "name": decks.name,
    "name-ship": decks.name_ship,
    "enemyship": ships.enemyship,
    "activate": ships.activate,
    "board": ships.board,
    "sail": ships.sail,
    "reveal": ships.reveal,
    "tile": ships.tile,
    "close": ships.close,
    "agenda": tracks.agenda,
    "discovery": tracks.discovery,
    "storm": tracks.storm,
    "elder": tracks.elder,
    "tracks": tracks.tracks,
    "order": tracks.order,
    "place": tracks.place,
    "place-ship": tracks.place_ship,
}

FILLED: Mapping[str, Callable[[View, str, Filled], Filling]] = {
    "seat": ships.seat_filled,
    "spawn": decks.spawn_filled,
    "crew": decks.crew_filled,
    "deck": decks.deck_filled,
    "fray": decks.fray_filled,
    "damage": decks.damage_filled,
    "banish": decks.banish_filled,
    "destroy": decks.gone_filled("destroy"),
    "remove": decks.gone_filled("remove"),
    "name": decks.name_filled,
    "name-ship": decks.name_ship_filled,
    "enemyship": ships.enemyship_filled,
    "activate": ships.activate_filled,
    "board": ships.board_filled,
    "sail": ships.sail_filled,
    "reveal": ships.reveal_filled,
    "tile": ships.tile_filled,
    "close": ships.close_filled,
    "agenda": tracks.agenda_filled,
    "discovery": tracks.discovery_filled,
    "storm": tracks.storm_filled,
    "elder": tracks.elder_filled,
    "tracks": tracks.tracks_filled,
    "order": tracks.order_filled,
    "place": tracks.place_filled,
    "place-ship": tracks.place_filled,
}
