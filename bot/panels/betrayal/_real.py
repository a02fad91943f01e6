"""`The real one was...`: which chips came out of the bags, where the bot had drawn."""

from __future__ import annotations

from bot.panels.asking import bots_draws
from bot.panels.betrayal import _words as words
from bot.panels.betrayal._names import pack_of, realm_of, voice
from bot.panels.presses import MENU, OPTION, opens
from bot.panels.table import Voice, fitted, rows
from bot.text import cut
from bot.text.names import Said
from bot.ui.message import Menu, Message, Press, Row
from bot.view import Played
from rules.betrayal.events import Deployed
from rules.betrayal.pack import Pack, Side
from rules.contract import Draw

_MENUS = 4
"""So many menus there are at most; the units of the draws without one are named instead."""


def real(played: Played) -> Message:
    """What the bot drew for an entry, and for each what it may really have been: a menu, or for later draws the unit's name."""
    say, pack = voice(played.after), pack_of(played.after)
    draws = _kept(played)
    lines = [say("real-what"), *(_drew(say, pack, draw) for _, draw in draws)]
    menus: list[Row] = []
    later: set[str] = set()
    for place, draw in draws:
        more = _menus(say.plain, pack, f"{played.number};{place}", draw)
        if len(menus) + len(more) <= _MENUS:
            menus += more
        else:
            later.add(_about(draw)[0])
    below = rows(_names(say.plain, played, later), 5 - len(menus))
    if later:
        lines.append(say("betrayal-real-later"))
    return Message(lines=fitted(lines, why=False, locale=say.locale), rows=(*menus, *below))


def _kept(played: Played) -> list[tuple[int, Draw]]:
    """The draws whose chips came on the map; those that were laid aside matter only where none came."""
    draws = list(bots_draws(played))
    came = {each.unit.enemy.piece for each in played.events if isinstance(each, Deployed)}
    return [each for each in draws if each[1].got[0] in came] or draws


def _about(draw: Draw) -> tuple[str, int]:
    """For whom it was, and for which level, from its question's key: `draw bag-low 3 5`."""
    handle, level, *_ = draw.question.split(" ")[2:]
    return handle, int(level)


def _drew(say: Voice, pack: Pack, draw: Draw) -> str:
    handle, level = _about(draw)
    name = Said(words.name(say, _side(pack, draw.got[0], level)))
    return say("betrayal-real", handle=handle, level=level, name=name)


def _side(pack: Pack, piece: str, level: int) -> Side:
    chip = pack.pieces.get(piece)
    return Side(level=level, name=piece) if chip is None else chip.side(level)


def _menus(say: Voice, pack: Pack, arg: str, draw: Draw) -> list[Menu]:
    """All other chips that it may have been, each once, in the order of their names; none when there is no other."""
    handle, level = _about(draw)
    got = _side(pack, draw.got[0], level)
    sides = {_side(pack, piece, level).name: piece for piece in reversed(draw.possibilities)}
    named = sorted((name, piece) for name, piece in sides.items() if name != got.name)
    presses = [Press("real", f"{arg};{piece}", cut(say.names.typed(name) or piece, OPTION)) for name, piece in named]
    placeholder = cut(say("betrayal-real-menu", handle=handle, name=Said(words.name(say, got))), OPTION)
    return [Menu(placeholder, tuple(presses[start : start + MENU])) for start in range(0, len(presses), MENU)]


def _names(say: Voice, played: Played, handles: set[str]) -> list[Press]:
    """The units of draws without a menu, each to be named."""
    battle = realm_of(played.after).battle
    if battle is None:
        return []
    came = [each.unit for each in played.events if isinstance(each, Deployed) and each.unit.handle in handles]
    return [
        opens(say, "name", unit.handle, "betrayal-name-unit", who=words.listed(say, unit.handle, unit.enemy.side))
        for unit in came
        if battle.unit(unit.handle) is not None
    ]
