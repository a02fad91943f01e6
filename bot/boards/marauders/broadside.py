"""The battle below the chart: both ships' tracks back to back, with the names of the locations between them."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from bot.boards import tracks, writing
from bot.boards.kit import Box, Ink, Point
from bot.boards.lettering import fitted, width
from bot.boards.marauders import look
from bot.boards.marauders.chart import FIGHT
from bot.boards.marauders.fight import Fight, SideDrawn, Track
from bot.boards.marauders.tokens import Sail, badge, sprite
from bot.boards.tracks import Step
from bot.panels.marauders.vocabulary import MARAUDERS
from bot.text import Names, say
from bot.text.names import Said

_WIDE, _HIGH = FIGHT
_MIDDLE = _WIDE / 2
_EDGE = 16
_NAMES = 84
"""Half as wide as the names of the locations are."""
_TRACK_TOP, _ROW, _CELL = 104, 38, 34
_CELLS = 378
_WIDEST = 62
_TITLE, _LETTERS = 34, 28
_HEAD, _BELOW = 36, 80
_PLAIN = Names(vocabulary=MARAUDERS, marked=False)
_LOOK = tracks.Look(look.INK, look.INK, look.WHITE, look.INK)
_PIRATES = _LOOK._replace(edge=look.PALE)
"""Black cells have edges that are seen."""


@lru_cache(maxsize=64)
def panel(fight: Fight, locale: str) -> Image.Image:
    """The battle as a sprite."""
    ink = Ink((_WIDE, _HIGH), fine=2)
    ink.box((0, 0, _WIDE, _HIGH), look.WHITE, look.INK, 2, 10)
    ink.box((6, 6, _WIDE - 6, _HIGH - 6), None, look.RHUMB, 2, 6)
    _heads(ink, fight, locale)
    _tracks(ink, fight, locale)
    _deeds(ink, fight, locale)
    image = ink.done()
    sail = sprite(Sail(fight.ship, man_o_war=fight.man_o_war), 1.0)
    image.alpha_composite(sail, (_EDGE, _HEAD + 20 - sail.height // 2))
    sabres = badge("battle", 34)
    image.alpha_composite(sabres, (round(_MIDDLE) - 17, 14))
    return image


def _say(message: str, locale: str, **facts: object) -> str:
    return say(message, _PLAIN, locale, **facts)


def _heads(ink: Ink, fight: Fight, locale: str) -> None:
    """Who fights whom, in which round, with what, and who plays the ship."""
    start, end, room = _EDGE + 76.0, _WIDE - _EDGE - 6.0, _MIDDLE - _NAMES - _EDGE - 76
    ship = _say(f"ship-{fight.ship}", locale)
    writing.left(ink, (start, _HEAD), ship, _TITLE, room=room, colour=look.INK, face="serif")
    writing.right(ink, (end, _HEAD), fight.seat_called, _TITLE, room=room + 70, colour=look.INK, face="serif")
    below = _below(fight, locale, "")
    if fight.helm is not None:
        name = fitted(fight.helm_called, _LETTERS, room - width(below, _LETTERS))
        below = _below(fight, locale, name)
    writing.left(ink, (start, _BELOW), below, _LETTERS, room=room, colour=look.LETTER)
    own = fight.captain.ship_class or _say("board-class-unknown", locale)
    writing.right(ink, (end, _BELOW), own, _LETTERS, room=room, colour=look.LETTER)
    ink.words((_MIDDLE, _BELOW - 8), _say("board-battle-round", locale, round=fight.round), 22, look.ALARM)


def _below(fight: Fight, locale: str, helm: str) -> str:
    """What the NPC sails, where its name does not say so, and who plays it."""
    who = _say("board-helm-bot", locale) if fight.helm is None else _say("board-helm", locale, who=Said(helm))
    what = fight.npc.ship_class
    return _say("board-apart", locale, first=what, then=Said(who)) if what else who


def _tracks(ink: Ink, fight: Fight, locale: str) -> None:
    """Five rows: the cells of what is left beside the location's name, those that were hit outside, the number at the end."""
    most = max(_count(each) for each in (*fight.npc.tracks, *fight.captain.tracks))
    wide = min(_WIDEST, _CELLS / max(most, 1))
    for row, (npc, captain) in enumerate(zip(fight.npc.tracks, fight.captain.tracks, strict=True)):
        top = _TRACK_TOP + row * _ROW
        crews = fight.boarder is not None and npc.location == "crew"
        if crews:
            ink.box((_EDGE - 4, top - 2, _WIDE - _EDGE + 4, top + _CELL + 2), look.LAND, round_=6)
        ink.words((_MIDDLE, top + _CELL / 2), _say(f"location-{npc.location}", locale), _LETTERS, look.INK)
        _track(ink, npc, (_MIDDLE - _NAMES, top), -wide, look.SAILS[fight.ship])
        _track(ink, captain, (_MIDDLE + _NAMES, top), wide, look.TIMBER)


def _count(track: Track) -> int:
    return track.hits + 1 if track.whole is None else track.whole


def _track(ink: Ink, track: Track, at: Point, wide: float, fill: str) -> None:
    """One location: from the middle outwards, to the left where `wide` is below zero."""
    count, left = _count(track), 1 if track.left is None else track.left
    if not count:
        return
    x, y = at
    ends = sorted((x, x + wide * count))
    box: Box = (ends[0], y, ends[1], y + _CELL)
    shown = [Step("", fill if each < left and track.left is not None else look.PAPER) for each in range(count)]
    cells = tracks.steps(box, count)
    if wide < 0:
        shown.reverse()
        cells.reverse()
    tracks.draw(ink, box, shown, None, _PIRATES if fill == look.PIRATE else _LOOK)
    for cell in cells[left:]:
        _cross(ink, cell)
    if track.left is None:
        ink.words((x + wide / 2, y + _CELL / 2), "?", _LETTERS, look.INK)
        return
    end = (x + wide * count + (22 if wide > 0 else -22), y + _CELL / 2)
    writing.numeral(ink, end, str(track.left), (26, 20), look.INK if track.left else look.ALARM)


def _cross(ink: Ink, cell: Box) -> None:
    x, y, reach = (cell[0] + cell[2]) / 2, (cell[1] + cell[3]) / 2, min(cell[2] - cell[0], cell[3] - cell[1]) * 0.26
    for side in (-1, 1):
        ink.line([(x - reach * side, y - reach), (x + reach * side, y + reach)], look.ALARM, 4)


def _deeds(ink: Ink, fight: Fight, locale: str) -> None:
    """What both declared; while crews fight, that they do."""
    y = _TRACK_TOP + 5 * _ROW + 18
    if fight.boarder is not None:
        said = _say(f"board-crews-{fight.boarder}", locale)
        ink.words((_MIDDLE, y), said, _LETTERS, look.ALARM)
        return
    ink.words((_MIDDLE, y), _say("board-declared", locale), _LETTERS, look.LETTER)
    for fighter, at in ((fight.npc, -1), (fight.captain, 1)):
        words, colour = _deed(fighter, locale), look.LETTER if fighter.deed is None else look.INK
        end: Point = (_MIDDLE + at * _NAMES, y)
        (writing.left if at > 0 else writing.right)(ink, end, words, _LETTERS, room=_CELLS, colour=colour)


def _deed(fighter: SideDrawn, locale: str) -> str:
    return _say("board-undeclared", locale) if fighter.deed is None else _say(f"deed-{fighter.deed}", locale)
