"""What things are called at a table of The Everrain."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import cast

from bot.panels.everrain.vocabulary import EVERRAIN
from bot.panels.table import NOBODY, Voice
from bot.text import Names, say
from bot.view import View, once_a_view
from rules.contract import State
from rules.everrain import Everrain
from rules.everrain.pack import Pack
from rules.everrain.state import Enemy, Voyage
from rules.names import slug


def pack_of(view: View) -> Pack:
    """The pack that a table was opened with."""
    return cast("Everrain", view.game).pack


def voyage_of(view: View) -> Voyage:
    """The state of a table."""
    return cast("Voyage", view.state)


def as_voyage(state: State) -> Voyage:
    """A state as one of this game's."""
    assert isinstance(state, Voyage)
    return state


@once_a_view
def names(view: View) -> Names:
    """Seats by what players call their ships, ships with their letters too, enemies by handle and name."""
    voyage = voyage_of(view)
    seats = {key: view.seats[key].name if key in view.seats else key for key in {*voyage.seats, *view.seats}}
    ships = {ship.seat: f"{ship.letter} {seats.get(ship.seat, ship.seat)}" for ship in voyage.ships}
    locale = view.table.language
    enemies = {each.handle: enemy_name(each, locale) for each in voyage.enemies}
    enemies |= {each.key: vessel_name(each.key, each.name, locale, each.number) for each in voyage.vessels}
    letters = {ship.seat: ship.letter for ship in voyage.ships}
    printed = _printed(cast("Everrain", view.game))
    others = {**printed.others, "ship": {**seats, **ships}, "letter": letters, "enemy": enemies}
    return replace(printed, seats=seats, others=others)


def voice(view: View) -> Voice:
    """Says things in the table's language, with its names."""
    return Voice(names(view), view.table.language)


def enemy_name(enemy: Enemy, locale: str) -> str:
    """An On Deck enemy by its handle and its name, or its act where nobody told one: `C1 Drowned Hand`, `C1 (act 2)`."""
    if enemy.name:
        return f"{enemy.handle} {enemy.name}"
    return say("everrain-enemy-unnamed", NOBODY, locale, handle=enemy.handle, act=enemy.act)


def vessel_name(key: str, name: str, locale: str, number: int | None = None) -> str:
    """An enemy ship by its name, with its number when it is not the first of that name: `The Maw 2`, `Ship 1`.

    Of one that is no longer in play only the key (`the-maw-2`) tells its number.
    """
    base, _, last = key.rpartition("-")
    counted = int(last) if last.isdecimal() else None
    if not name:
        message = "everrain-elder-unnamed" if counted is None else "everrain-vessel-unnamed"
        return say(message, NOBODY, locale, number=counted or 1)
    told = counted if number is None and counted is not None and base.endswith(slug(name)) else number
    return f"{name} {told}" if told is not None and told > 1 else name


@lru_cache(maxsize=64)
def _printed(game: Everrain) -> Names:
    """What the pack and the rules call things."""
    codes = {each.key: each.code for each in game.switches}
    pack = game.pack
    cards = {each.key: each.name for each in (*pack.enemies, *pack.ships, *pack.elders)}
    return Names(packs={pack.key: pack.title}, codes=codes, others={"card": cards}, vocabulary=EVERRAIN)
