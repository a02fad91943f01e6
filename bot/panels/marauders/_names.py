"""What things are called at a table of Merchants & Marauders."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from itertools import combinations
from typing import cast

from bot.panels.marauders.vocabulary import MARAUDERS
from bot.panels.table import NOBODY, Voice
from bot.text import Names, say
from bot.text.saying import joined
from bot.view import View, once_a_view
from rules.marauders import Marauders
from rules.marauders.keys import NATIONS, Nation
from rules.marauders.pack import EventCard, Pack
from rules.marauders.state import CaptainCard, Sea


def pack_of(view: View) -> Pack:
    """The pack that a table was opened with."""
    return cast("Marauders", view.game).pack


def sea_of(view: View) -> Sea:
    """The state of a table."""
    return cast("Sea", view.state)


@once_a_view
def names(view: View) -> Names:
    """Seats by what players call them, zones and cards by the pack, cards of the table's own by their captains."""
    game, sea = cast("Marauders", view.game), sea_of(view)
    printed = _printed(game, view.table.language)
    own = {
        card.key: _captained(card, game.pack, view.table.language)
        for ship in sea.ships
        for card in (*ship.stack, *ship.queued)
    }
    seats = {key: view.seats[key].name if key in view.seats else key for key in {*sea.seats, *view.seats}}
    others = {**printed.others, **{kind: {**own, **printed.others[kind]} for kind in ("card", "captain")}}
    return replace(printed, seats=seats, others=others)


def voice(view: View) -> Voice:
    """Says things in the table's language, with its names."""
    return Voice(names(view), view.table.language)


@lru_cache(maxsize=64)
def _printed(game: Marauders, locale: str) -> Names:
    """What the pack and the rules call things."""
    pack = game.pack
    captains = [card.captain for card in pack.cards if card.captain is not None]
    return Names(
        packs={pack.key: pack.title},
        codes={switch.key: switch.code for switch in game.switches},
        others={
            "zone": {zone.key: zone.name for zone in pack.zones},
            "card": {card.key: _titled(card) for card in pack.cards},
            "captain": {card.key: _captained(card, pack, locale) for card in captains},
            "class": {each.key: each.name for each in pack.classes},
            "pair": {"+".join(pair): _paired(pair, locale) for pair in combinations(NATIONS, 2)},
        },
        vocabulary=MARAUDERS,
    )


def _paired(pair: tuple[Nation, ...], locale: str) -> str:
    """Two nations: `English and Spanish`."""
    return joined([say(f"nation-{nation}", NOBODY, locale) for nation in pair], "and", locale)


def _captained(card: CaptainCard, pack: Pack, locale: str) -> str:
    """A captain's name; one without is told from others by the zone on the card."""
    if card.name:
        return card.name
    unnamed = say("captain-unnamed", NOBODY, locale)
    return f"{unnamed} ({pack.zone(card.zone).name})"


def _titled(card: EventCard) -> str:
    """An event card's title, and whose it is when several are called so."""
    captain = card.captain
    if captain is None or captain.name in {"", card.title}:
        return card.title
    return f"{card.title} ({captain.name})"
