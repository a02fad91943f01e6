"""The cards of a pack in words, by kind."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from bot.panels.marauders.vocabulary import MARAUDERS
from bot.panels.table import Voice
from bot.text import Names
from bot.text.saying import joined
from rules.game import Game
from rules.marauders import Marauders
from rules.marauders.keys import SHIPS
from rules.marauders.pack import EventCard


def contents(game: Game[Any, Any], locale: str) -> Sequence[str]:
    """How many cards there are of each kind, then the captains ship by ship, the cards with icons, and those with neither."""
    on = cast("Marauders", game)
    say = Voice(Names(others={"zone": {zone.key: zone.name for zone in on.pack.zones}}, vocabulary=MARAUDERS), locale)
    captains = [card.captain for card in on.pack.cards if card.captain is not None]
    icons = [card for card in on.pack.cards if card.icons]
    others = [card for card in on.pack.cards if card.captain is None and not card.icons]
    lines = [say("pack-contents", captains=len(captains), icons=len(icons), others=len(others))]
    for ship in SHIPS:
        of_ship = [say("pack-captain", captain=card) for card in captains if card.ship == ship]
        if of_ship:
            lines.append(say("pack-captains", ship=ship, list=joined(of_ship, "comma", locale)))
    lines += [_icons(say, card) for card in icons]
    if others:
        titles = [say("pack-other", title=card.title, **_effect(say, card)) for card in others]
        lines.append(say("pack-others", list=joined(titles, "comma", locale)))
    return lines


def _icons(say: Voice, card: EventCard) -> str:
    icons = [say("title-icon", ship=icon.ship, letter=icon.letter) for icon in card.icons]
    return say("pack-icons", title=card.title, list=joined(icons, "comma", say.locale), **_effect(say, card))


def _effect(say: Voice, card: EventCard) -> dict[str, object]:
    """What the text of a card does to the enemies, in words."""
    does = None if card.effect is None else say(f"pack-effect-{card.effect}", extra=card.extra)
    return {"effect": card.effect, "does": does}
