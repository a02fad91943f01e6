"""What is in a pack of Betrayal, in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, cast

from bot.panels.betrayal import _words as words
from bot.panels.table import NOBODY, Voice
from bot.text.names import Said
from rules.betrayal import Betrayal
from rules.betrayal.pack import BAGS, Pack
from rules.game import Game


def contents(game: Game[Any, Any], locale: str) -> Sequence[str]:
    """How many chips there are in each bag, then their names by bag, the quest units, and the provinces."""
    pack, say = cast("Betrayal", game).pack, Voice(NOBODY, locale)
    bags = [chip.bag for chip in pack.pieces.values()]
    counts = {"low": bags.count("low"), "high": bags.count("high"), "quest": len(pack.quest_units)}
    return [say("betrayal-pack", **counts), *_chips(say, pack), *_others(say, pack)]


def _chips(say: Voice, pack: Pack) -> Iterator[str]:
    for bag in BAGS:
        listed = [
            say(
                "betrayal-pack-chip",
                low=Said(words.name(say, chip.low)),
                high=Said(words.name(say, chip.high)),
                count=chip.count,
                code=next((code for code in chip.codes if code), None),
            )
            for chip in pack.chips
            if chip.bag == bag
        ]
        if listed:
            yield say("betrayal-pack-bag", bag=Said(words.bag_named(say, bag)), list=words.commas(say, listed))


def _others(say: Voice, pack: Pack) -> Iterator[str]:
    if pack.quest_units:
        units = words.commas(say, (words.name(say, each.side) for each in pack.quest_units))
        yield say("betrayal-pack-quest", list=units)
    provinces = words.commas(say, (say.names.typed(f"{each.name} ({each.code})") for each in pack.provinces))
    if provinces:
        yield say("betrayal-pack-provinces", list=provinces)
