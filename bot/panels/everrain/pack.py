"""What is in a pack of The Everrain, in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, cast

from bot.panels.everrain import _words as words
from bot.panels.table import NOBODY, Voice
from bot.text.names import Said
from rules.everrain import Everrain
from rules.everrain.pack import EnemyCard, Pack, ShipCard
from rules.game import Game


def contents(game: Game[Any, Any], locale: str) -> Sequence[str]:
    """How many cards there are, then the enemies by act, the enemy ships, the Elder Ones, the Ship Board and the die."""
    pack, say = cast("Everrain", game).pack, Voice(NOBODY, locale)
    cards = sum(each.cards for each in pack.enemies)
    first = say("everrain-pack", cards=cards, ships=len(pack.ships), elders=len(pack.elders))
    return [first, *_enemies(say, pack), *_ships(say, pack), *_board(say, pack)]


def _enemies(say: Voice, pack: Pack) -> Iterator[str]:
    for act in sorted({each.act for each in pack.enemies}):
        listed = words.commas(say, (_enemy(say, each) for each in pack.enemies if each.act == act))
        yield say("everrain-pack-act", act=act, list=listed)


def _enemy(say: Voice, each: EnemyCard) -> str:
    numbers = {"health": each.health, "dice": each.dice, "spoils": each.spoils, "miniatures": each.miniatures}
    return say("everrain-pack-enemy", name=say.names.typed(each.name), **numbers, cards=each.cards)


def _ships(say: Voice, pack: Pack) -> Iterator[str]:
    yield say("everrain-pack-ships", list=words.commas(say, (_ship(say, each) for each in pack.ships)))
    elders = words.commas(say, (say.names.typed(each.name) for each in pack.elders))
    if elders:
        yield say("everrain-pack-elders", list=elders)


def _ship(say: Voice, each: ShipCard) -> str:
    heading = Said(say(f"everrain-kind-{each.destination}")) if each.destination else None
    numbers = {"health": each.health, "dice": each.dice, "range": each.range_}
    return say("everrain-pack-ship", name=say.names.typed(each.name), **numbers, heading=heading)


def _board(say: Voice, pack: Pack) -> Iterator[str]:
    board = pack.board
    nodes = {what: words.numbers(say, getattr(board, what)) for what in ("black", "navigation", "artillery")}
    yield say("everrain-pack-board", **nodes)
    yield say("everrain-pack-die", list=words.faces(say, pack.die))
