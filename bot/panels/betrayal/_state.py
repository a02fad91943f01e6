"""The table in words: at most twelve short lines."""

from __future__ import annotations

from collections.abc import Iterator

from bot.panels.betrayal import _words as words
from bot.panels.betrayal._lines import lines as told
from bot.panels.betrayal._lobby import means_lines, next_lines
from bot.panels.betrayal._names import pack_of, realm_of, voice
from bot.panels.betrayal._question import asked
from bot.panels.betrayal._rows import table_rows
from bot.panels.lobby import is_open
from bot.panels.table import MOST_LINES, TITLE, Voice, fitted
from bot.text import cut
from bot.text.names import Said
from bot.ui.message import Message
from bot.view import Played, View
from rules.betrayal.bags import bags_of
from rules.betrayal.events import BattleOpened, RoundEnded
from rules.betrayal.pool import HEXES, pool_of
from rules.betrayal.state import LAST_ROUND, Battle, Party, Realm, Unit

_FEW = 12
"""So many units are named in one line; more are counted."""


def state(view: View, last: Played | None, first: tuple[str, ...] = (), *, room: int = 0) -> Message:
    """How the table stands, after some first lines or with `room` for them; Undo says what the `last` entry did."""
    say, realm = voice(view), realm_of(view)
    before = (*first, *_round_over(view, last))
    below = _below(say, view)
    battle = realm.battle
    if battle is None:
        middle = [*(means_lines(view) if is_open(view) else ()), *_between(say, view)]
    else:
        fixed = [battle_line(say, battle), *_stack(say, battle), *_companions(say, realm)]
        left = MOST_LINES - room - len(before) - len(fixed) - len(below)
        opening = last is not None and last.number == view.number and begins_round(last)
        middle = [fixed[0], *_standing(say, battle, 1 if opening else max(left, 1)), *fixed[1:]]
    shown = fitted((*before, *middle, *below), why=False, locale=say.locale)
    return Message(cut(_title(say, view), TITLE), shown, rows=table_rows(view, last))


def _title(say: Voice, view: View) -> str:
    return say.plain.names.typed(view.table.name) or say.plain("game-betrayal")


def _round_over(view: View, last: Played | None) -> tuple[str, ...]:
    """That a round is over, and whether the battle is, as long as that is the last thing that happened."""
    if last is None or not any(isinstance(event, RoundEnded) for event in last.events):
        return ()
    return tuple(told(view, last.events))


def _below(say: Voice, view: View) -> list[str]:
    """What is asked, or what to do next."""
    if view.asking is not None:
        return [say("question-line", question=Said(asked(view.under, view.asking.question)))]
    if is_open(view):
        return next_lines(view)
    return [say("betrayal-state-no-party")] if realm_of(view).party is None else []


# ------------------------------------------------------------------------------------------------ no battle


def _between(say: Voice, view: View) -> Iterator[str]:
    """The pool and what it buys, the party, the session's last pool, the bags, the companions."""
    realm, pack = realm_of(view), pack_of(view)
    if realm.party is None:
        return
    now, final = pool_of(pack, realm), pool_of(pack, realm, final=True)
    yield words.pool(say, now.pool)
    yield words.buys(say, HEXES, now.buys)
    yield _party(say, view, realm.party)
    yield say("betrayal-state-final", ep=Said(words.pool(say, final.pool)))
    yield bags_line(say, view)
    yield from _companions(say, realm)


def _party(say: Voice, view: View, party: Party) -> str:
    return words.party(say, pack_of(view), party)


def bags_line(say: Voice, view: View) -> str:
    """How many chips are in the bags, as far as anybody knows; of a table's own chips how many names are known."""
    realm, pack = realm_of(view), pack_of(view)
    counts = {each.bag: each.chips for each in bags_of(pack, realm).bags}
    if None in counts.values():
        return say("betrayal-state-own", known=len(view.book))
    return say("betrayal-state-bags", low=counts["low"], high=counts["high"], sample=pack.sample)


def _companions(say: Voice, realm: Realm) -> list[str]:
    if not realm.companions:
        return []
    return [say("betrayal-state-companions", list=words.units(say, realm.companions))]


# ------------------------------------------------------------------------------------------------ in a battle


def battle_line(say: Voice, battle: Battle) -> str:
    """The battle, its round, and its pool."""
    return say(
        "betrayal-state-battle",
        mode=words.mode(say, battle.mode),
        round=battle.counted_round,
        fatigue=battle.round > LAST_ROUND,
        ep=Said(words.pool(say, battle.pool)),
        tiles=battle.tiles,
    )


def _stack(say: Voice, battle: Battle) -> list[str]:
    """The defeated stack, the top first."""
    if not battle.stack:
        return []
    more = len(battle.stack) - _FEW
    listed = words.units(say, battle.stack[:_FEW])
    return [say("betrayal-state-stack", list=listed, more=max(more, 0))]


def _standing(say: Voice, battle: Battle, room: int) -> list[str]:
    """Who stands where, a line for each as far as there is room; the last line then holds the others."""
    units = battle.units
    if not units:
        return [say("betrayal-state-nobody", mode=battle.mode)]
    if len(units) <= room:
        return [_unit(say, battle, unit) for unit in units]
    full, rest = units[: max(room - 1, 0)], units[max(room - 1, 0) :]
    more = len(rest) - _FEW
    short = say("betrayal-state-others", list=words.units(say, rest[:_FEW]), more=max(more, 0), all=not full)
    return [*(_unit(say, battle, unit) for unit in full), short]


def _unit(say: Voice, battle: Battle, unit: Unit) -> str:
    """A unit: `3 Ghoul, 5 daedra`, with its HP where they are tracked, and where it stands when that is not its number."""
    return say(
        "betrayal-state-unit",
        who=Said(words.ranked(say, unit.handle, unit.enemy.side)),
        health=unit.health,
        hex=unit.hex if unit.hex and (unit.hex != unit.handle or unit.tile) else None,
        tile=unit.tile if unit.tile != battle.tiles or unit.tile else None,
        rests=unit.rests,
    )


def begins_round(played: Played) -> bool:
    """Whether an entry opened a battle, so that the table message is posted anew with its enemies."""
    return any(isinstance(event, BattleOpened) for event in played.events)


def is_new_round(view: View) -> bool:
    """Whether the chips of a battle's first enemies are still being drawn by hand, so that what to draw stays to be read."""
    realm = realm_of(view)
    battle = realm.battle
    if battle is None or realm.cards != "ours":
        return False
    return battle.mode != "delve" and battle.round == 1 and not battle.phases and not battle.stack
