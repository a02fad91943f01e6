"""Facts that many events have: fields as they are, and ships, hexes and numbers in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.panels.everrain import _words as words
from bot.panels.table import Voice
from bot.text.names import Said
from rules.everrain.pack import Hex

Facts = dict[str, object]


def fields(*names: str) -> Callable[[Voice, Any], Facts]:
    """Those fields of an event as they are."""
    return lambda _say, event: {name: getattr(event, name) for name in names}


def of_ship(*names: str) -> Callable[[Voice, Any], Facts]:
    """Those fields of an event about a player's ship, and the ship by letter and name."""
    return lambda say, event: {"ship": words.ship(say, event.seat), **fields(*names)(say, event)}


def of_vessel(*names: str) -> Callable[[Voice, Any], Facts]:
    """Those fields of an event about an enemy ship, and what it is called."""
    return lambda say, event: {"who": words.called(say, event.vessel, event.name), **fields(*names)(say, event)}


def of_both(*names: str) -> Callable[[Voice, Any], Facts]:
    """Those fields of an event about an enemy ship and a player's, and what both are called."""
    told = of_vessel(*names)
    return lambda say, event: told(say, event) | {"ship": words.ship(say, event.seat), "seat": event.seat}


def hex_(at: Hex | None) -> Said | None:
    """A hex as it is typed, None for none."""
    return None if at is None else words.hex_(at)


def numbers(say: Voice, of: tuple[int, ...] | None) -> Said | None:
    """Numbers side by side, None for none."""
    return words.numbers(say, of) if of else None
