"""What things are called at a table of Betrayal of the Second Era."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import cast

from bot.panels.betrayal.vocabulary import BETRAYAL
from bot.panels.table import Voice
from bot.text import Names
from bot.view import View, once_a_view
from rules.betrayal import Betrayal
from rules.betrayal.pack import Pack
from rules.betrayal.state import Realm


def pack_of(view: View) -> Pack:
    """The pack that a table was opened with."""
    return cast("Betrayal", view.game).pack


def realm_of(view: View) -> Realm:
    """The state of a table."""
    return cast("Realm", view.state)


@once_a_view
def names(view: View) -> Names:
    """Seats by what players call them, provinces and the pieces of chips by the pack."""
    realm = realm_of(view)
    seats = {key: view.seats[key].name if key in view.seats else key for key in {*realm.seats, *view.seats}}
    return replace(_printed(cast("Betrayal", view.game)), seats=seats)


def voice(view: View) -> Voice:
    """Says things in the table's language, with its names."""
    return Voice(names(view), view.table.language)


@lru_cache(maxsize=64)
def _printed(game: Betrayal) -> Names:
    """What the pack and the rules call things."""
    codes = {each.key: each.code for each in game.switches}
    provinces = {each.code: each.name for each in game.pack.provinces}
    coded = {code: f"{name} ({code})" for code, name in provinces.items()}
    chips = {piece: f"{chip.low.name} / {chip.high.name}" for piece, chip in game.pack.pieces.items()}
    others = {"province": provinces, "province-with-code": coded, "chip": chips}
    return Names(packs={game.pack.key: game.pack.title}, codes=codes, others=others, vocabulary=BETRAYAL)
