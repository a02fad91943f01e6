"""What is told to whoever asks, and changes nothing: the pool, the bags, and what buttons of the game's own open."""

from __future__ import annotations

from collections.abc import Iterable

from bot.panels.betrayal import _words as words
from bot.panels.betrayal._names import pack_of, realm_of, voice
from bot.panels.betrayal._presses import unnamed
from bot.panels.presses import OPTION, opens, plays
from bot.panels.table import LABEL, TITLE, Voice, capital, fitted, rows
from bot.refusal import Refusal
from bot.text import cut
from bot.text.names import Said
from bot.ui.message import Menu, Message, Press
from bot.view import View
from rules.betrayal.bags import BagCount, Tally, bags_of
from rules.betrayal.pool import HEXES, pool_of
from rules.betrayal.state import Battle, Realm, Unit

_MOST = 20
"""The most buttons of a quiet message."""


def pool(view: View, *, final: bool = False) -> Message:
    """The pool now, its arithmetic and what it would buy; RuleError when there is no party yet."""
    say, realm = voice(view), realm_of(view)
    battle = realm.battle
    hexes = HEXES if battle is None or not battle.hexes else battle.hexes
    found = pool_of(pack_of(view), realm, final=final, hexes=hexes)
    lines = [
        words.buys(say, hexes, found.buys),
        say("betrayal-pool-why", why=Said(capital(words.because(say, found.because)))),
    ]
    if not final:
        last = pool_of(pack_of(view), realm, final=True, hexes=hexes)
        lines.append(say("betrayal-state-final", ep=Said(words.pool(say, last.pool))))
    return Message(cut(words.pool(say.plain, found.pool), TITLE), fitted(lines, why=False, locale=say.locale))


def bags(view: View) -> Message:
    """What is in each bag, on the map, on the stack, and kept, by level and type; nothing lies aside between two steps."""
    say, found = voice(view), bags_of(pack_of(view), realm_of(view))
    lines: list[str] = []
    for each in found.bags:
        lines += _bag(say, each)
    for place, tallies in (("map", found.map), ("stack", found.stack), ("companions", found.companions)):
        lines.append(say(f"betrayal-bags-{place}", list=_tallies(say, tallies) or None))
    lines.append(say("betrayal-bags-aside", listed=found.listed))
    return Message(say("betrayal-bags-title"), fitted(lines, why=False, locale=say.locale))


def _bag(say: Voice, of: BagCount) -> list[str]:
    named = Said(words.bag_named(say, of.bag))
    if of.chips is None:
        return [say("betrayal-bags-unknown", bag=named)]
    return [say("betrayal-bags-bag", bag=named, count=of.chips), *_sides(say, of)]


def _sides(say: Voice, of: BagCount) -> list[str]:
    """A line for each level: how many show each type."""
    levels = dict.fromkeys(each.level for each in of.sides)
    sides = {level: [each for each in of.sides if each.level == level] for level in levels}
    return [say("betrayal-bags-level", level=level, list=_kinds(say, each)) for level, each in sides.items()]


def _kinds(say: Voice, tallies: Iterable[Tally]) -> Said:
    return words.commas(say, (_tally(say, each) for each in tallies))


def _tally(say: Voice, each: Tally) -> str:
    return say(f"betrayal-tally-{each.kind or 'any'}", count=each.chips)


def _tallies(say: Voice, tallies: Iterable[Tally]) -> Said:
    """Counts by level and type, side by side."""
    return words.commas(
        say, (say("betrayal-tally", level=each.level, what=Said(_tallied(say, each))) for each in tallies)
    )


def _tallied(say: Voice, each: Tally) -> str:
    """How many of a type; of quest units without one just how many."""
    return _tally(say, each) if each.level or each.kind else say("betrayal-tally-quest", count=each.chips)


# ------------------------------------------------------------------------------------------------ buttons of the game's own


def drawn_so(view: View, _arg: str = "") -> Message:
    """The unnamed chips were drawn as told: that is all that is needed, and each can be named."""
    say, units = voice(view), unnamed(_battle(view))
    if not units:
        return Message(lines=(say("betrayal-all-named"),))
    presses = tuple(_name_option(say.plain, each) for each in units)[:25]
    menu = Menu(say.plain("betrayal-menu-name"), presses)
    return Message(lines=(say("betrayal-drawn-so"),), rows=(menu,))


def _name_option(say: Voice, unit: Unit) -> Press:
    who = Said(words.ranked(say, unit.handle, unit.enemy.side))
    return opens(say, "name", unit.handle, "betrayal-name-unit", OPTION, who=who)


def bard(view: View, _arg: str = "") -> Message:
    """The bard's damage to up to two of the new enemies: who lost one HP where they are tracked, and who fell of it."""
    say, realm = voice(view), realm_of(view)
    units = [unit for unit in _battle(view).units if not unit.quest]
    presses = [press for unit in units for press in _hit(say.plain, realm, unit)]
    return Message(lines=(say("betrayal-bard", health=realm.house.health),), rows=rows(presses[:_MOST], 4))


def _hit(say: Voice, realm: Realm, unit: Unit) -> tuple[Press, ...]:
    """Only HP that are known go down by a button; without them, that the enemy fell."""
    named = words.listed(say, unit.handle, unit.enemy.side)
    if realm.house.health == "on" and (unit.health or 0) > 1:
        label = say("betrayal-bard-hit", named=named)
        return (plays(cut(label, LABEL), "health", enemy=unit.handle, change=-1),)
    return (plays(cut(say("betrayal-bard-fell", named=named), LABEL), "defeat", enemy=unit.handle),)


def _battle(view: View) -> Battle:
    """The open battle; Refusal old-button when there is none."""
    battle = realm_of(view).battle
    if battle is None:
        raise Refusal("old-button", view=view)
    return battle
