"""What is in a pack of Betrayal, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from bot.panels.table import NOBODY, Voice
from rules.betrayal import Betrayal
from rules.contract import Game


def contents(game: Game[Any, Any], locale: str) -> Sequence[str]:
    """How many chips there are in each bag, and how many quest units."""
    pack = cast("Betrayal", game).pack
    say = Voice(NOBODY, locale)
    pieces = [chip.bag for chip in pack.pieces.values()]
    return [
        say(
            "betrayal-pack",
            low=pieces.count("low"),
            high=pieces.count("high"),
            quest=len(pack.quest_units),
        )
    ]
