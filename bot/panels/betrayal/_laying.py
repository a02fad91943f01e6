"""What to put on the table before a game of Betrayal of the Second Era goes on: the party, the map, the stack, the bags."""

from __future__ import annotations

from collections.abc import Iterator

from bot.panels.betrayal import _words as words
from bot.panels.betrayal._names import pack_of, realm_of, voice
from bot.panels.betrayal._question import asked
from bot.panels.betrayal._state import bags_line, battle_line
from bot.panels.pausing import parted
from bot.panels.table import Voice
from bot.text.names import Said
from bot.view import Played, View
from rules.betrayal.bags import bags_of
from rules.betrayal.state import LAST_ROUND, Battle, Companion, Realm, Unit

_CHIPS = 10
"""So many chips stand in one line."""


def stands(view: View, _last: Played | None) -> tuple[str, ...]:
    """The battle that is open, with its round and the enemies' turn, or that there is none; and the question that waits."""
    say, realm = voice(view), realm_of(view)
    battle = realm.battle
    if realm.party is None:
        where = say("betrayal-state-no-party")
    elif battle is None:
        where = say("betrayal-laying-between", battles=realm.battles)
    else:
        where = battle_line(say, battle)
    turn = () if battle is None or not battle.phases else (say("betrayal-laying-acted", count=battle.phases),)
    question = (
        () if view.asking is None else (say("question-line", question=Said(asked(view.under, view.asking.question))),)
    )
    return (where, *turn, *question)


def laying(view: View) -> tuple[str, ...]:
    """The party, the chips on the map by number and side, the defeated stack from the bottom up, companions, and each bag."""
    say, realm = voice(view), realm_of(view)
    battle = () if realm.battle is None else (*_map(say, realm.battle), *_stack(say, realm.battle))
    return (*_party(say, view, realm), *battle, *_companions(say, realm), _bags(say, view))


def _party(say: Voice, view: View, realm: Realm) -> Iterator[str]:
    if realm.party is not None:
        yield say("betrayal-laying-party", adventurers=realm.party.adventurers, xp=realm.party.xp)
        yield words.party(say, pack_of(view), realm.party)


def _map(say: Voice, battle: Battle) -> Iterator[str]:
    """The round track, the tiles, what else stands on hexes, and a line for each chip."""
    yield say("betrayal-laying-round", round=battle.counted_round, fatigue=battle.round > LAST_ROUND)
    if battle.mode == "delve":
        yield say("betrayal-laying-tiles", tiles=battle.tiles, cards=battle.cards)
    if battle.special:
        yield say("betrayal-laying-special", list=words.commas(say, battle.special))
    if battle.blocked:
        yield say("betrayal-laying-blocked", list=words.commas(say, battle.blocked))
    yield from (_unit(say, unit) for unit in battle.units)


def _unit(say: Voice, unit: Unit) -> str:
    """A chip on the map: `Hex 3: 3 Ghoul, level 5 daedra, 2 HP`."""
    return say(
        "betrayal-laying-unit",
        hex=unit.hex or None,
        beside=unit.beside,
        tile=unit.tile or None,
        unit=Said(words.ranked(say, unit.handle, unit.enemy.side)),
        health=unit.health,
        rests=unit.rests,
    )


def _stack(say: Voice, battle: Battle) -> Iterator[str]:
    """The defeated stack as it is laid: the first that was defeated lies at the bottom."""
    for number, some in enumerate(parted(reversed(battle.stack), _CHIPS)):
        listed = words.commas(say, (_ranked(say, each) for each in some))
        yield say("betrayal-laying-stack", list=listed, more=number > 0)


def _companions(say: Voice, realm: Realm) -> Iterator[str]:
    for some in parted(realm.companions, _CHIPS):
        yield say("betrayal-laying-companions", list=words.commas(say, (_ranked(say, each) for each in some)))


def _ranked(say: Voice, each: Unit | Companion) -> str:
    """A chip by its number and the side that it shows: `3 Ghoul (level 5 daedra)`."""
    side = each.enemy.side
    listed = words.listed(say, each.handle, side)
    return say("betrayal-laying-chip", listed=listed, level=side.level, kind=words.kind(say, side.kind))


def _bags(say: Voice, view: View) -> str:
    """How many chips are in each bag; of a table's own all others."""
    counts = [each.chips for each in bags_of(pack_of(view), realm_of(view)).bags]
    return say("betrayal-laying-bags") if None in counts else bags_line(say, view)
