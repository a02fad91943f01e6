"""The field where no battle is open: the party, what its enemy pool would buy, and its companions."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from bot.boards.betrayal import look
from bot.boards.betrayal.head import coin
from bot.boards.betrayal.scene import Camp, Scene
from bot.boards.betrayal.shelf import caption, face
from bot.boards.betrayal.tokens import size, sprite
from bot.boards.kit import Box, Canvas, Ink, Point
from bot.boards.lettering import width
from bot.boards.writing import left
from bot.text import Names, say
from rules.betrayal.pool import HEXES

_PLAIN = Names(marked=False)
_LEFT: Box = (46, 172, 506, 0)
_RIGHT: Box = (530, 172, 1034, 0)
_BOTTOM, _HIGHER = 726.0, 578.0
_FRIEND = 150


def pitched(canvas: Canvas, scene: Scene) -> None:
    """Draws the field of a scene without a battle."""
    low = _HIGHER if scene.companions else _BOTTOM
    if scene.camp is None:
        text = say("realm-muster", _PLAIN, scene.locale)
        canvas.stamp(_notice(text, round(low - _LEFT[1])), _LEFT[0], _LEFT[1])
    else:
        high = round(low - _LEFT[1])
        canvas.stamp(_party(scene.camp, scene.changes.party, high, scene.locale), _LEFT[0], _LEFT[1])
        canvas.stamp(_purchase(scene.camp, high, scene.locale), _RIGHT[0], _RIGHT[1])
    _companions(canvas, scene)


def _companions(canvas: Canvas, scene: Scene) -> None:
    most = int((_RIGHT[2] - _LEFT[0]) // _FRIEND)
    crowd = len(scene.companions) > most
    shown = scene.companions[: most - 1] if crowd else scene.companions
    for number, chip in enumerate(shown):
        x = _LEFT[0] + number * _FRIEND
        canvas.stamp(_stand(), x, _HIGHER + 12)
        wide, high = size(0.92)
        canvas.stamp(sprite(face(chip), 0.92), x + (_FRIEND - 10 - wide) / 2, _HIGHER + 10)
        if chip.label:
            canvas.stamp(caption(chip.label, _FRIEND - 18), x + 4, _HIGHER + 10 + high)
    if crowd:
        more = f"+{len(scene.companions) - len(shown)}"
        canvas.stamp(_more(more), _LEFT[0] + len(shown) * _FRIEND, _HIGHER + 12)


@lru_cache(maxsize=1)
def _stand() -> Image.Image:
    return _plaque((_FRIEND - 10, 140)).done()


@lru_cache(maxsize=8)
def _more(text: str) -> Image.Image:
    ink = _plaque((_FRIEND - 10, 140))
    ink.words(((_FRIEND - 10) / 2, 70), text, 44, look.INK)
    return ink.done()


def _plaque(measures: tuple[int, int]) -> Ink:
    ink = Ink(measures, fine=3)
    ink.box((0, 0, *measures), look.SEAM, round_=12)
    ink.box((3, 3, measures[0] - 3, measures[1] - 3), look.PAGE, look.EDGE, 2, 10)
    return ink


@lru_cache(maxsize=4)
def _notice(text: str, high: int) -> Image.Image:
    wide = round(_RIGHT[2] - _LEFT[0])
    ink = _plaque((wide, high))
    letters = min(44.0, 44 * (wide - 60) / width(text, 44, "serif"))
    ink.words((wide / 2, high / 2), text, letters, look.INK, face="serif")
    return ink.done()


@lru_cache(maxsize=16)
def _party(camp: Camp, new: frozenset[str], high: int, locale: str) -> Image.Image:
    wide = round(_LEFT[2] - _LEFT[0])
    ink = _plaque((wide, high))
    party, step = camp.party, (high - 40) / 4
    province = camp.province or say("realm-no-province", _PLAIN, locale)
    difficulty = say(f"realm-{party.difficulty}", _PLAIN, locale)
    session = say("realm-session", _PLAIN, locale, session=party.session, difficulty=difficulty)
    rows = (
        (frozenset({"adventurers"}), ""),
        (frozenset({"xp"}), say("realm-xp", _PLAIN, locale, xp=party.xp)),
        (frozenset({"province"}), province),
        (frozenset({"session", "difficulty"}), session),
    )
    for number, (fields, text) in enumerate(rows):
        y = 20 + step * (number + 0.5)
        if fields & new:
            ink.box((12, y - step * 0.44, wide - 12, y + step * 0.44), None, look.MARK, 5, 10)
        if text:
            _ICONS[number - 1](ink, (62, y))
            left(ink, (112, y), text, 34, room=wide - 136, face="serif", colour=look.INK)
        else:
            for figure in range(party.adventurers):
                _figure(ink, (66 + figure * 92, y))
    return ink.done()


def _figure(ink: Ink, at: Point) -> None:
    x, y = at
    cloak = [(x, y - 22), (x + 24, y - 8), (x + 34, y + 38), (x - 34, y + 38), (x - 24, y - 8)]
    ink.polygon(cloak, look.FAINT, look.INK, 3)
    ink.disc((x, y - 22), 18, look.SHADE, look.INK, 3)
    ink.line([(x, y + 2), (x, y + 36)], look.INK, 3)


def _dial(ink: Ink, at: Point) -> None:
    ink.disc(at, 30, look.GOLD, look.INK, 3)
    ink.disc(at, 20, look.CHIP, look.INK, 2)
    ink.line([at, (at[0] + 12, at[1] - 22)], look.WEARY, 4)


def _map(ink: Ink, at: Point) -> None:
    x, y = at
    for fold in range(3):
        lean = 5 if fold % 2 else -5
        a, b = x - 30 + fold * 20, x - 10 + fold * 20
        sheet = [(a, y - 20 - lean), (b, y - 20 + lean), (b, y + 22 + lean), (a, y + 22 - lean)]
        ink.polygon(sheet, look.SHADE if fold % 2 else look.CHIP, look.INK, 2.5)
    ink.line([(x - 6, y - 4), (x + 6, y + 8)], look.WEARY, 4)
    ink.line([(x + 6, y - 4), (x - 6, y + 8)], look.WEARY, 4)


def _glass(ink: Ink, at: Point) -> None:
    x, y = at
    ink.polygon(
        [(x - 20, y - 26), (x + 20, y - 26), (x + 3, y), (x + 20, y + 26), (x - 20, y + 26), (x - 3, y)], look.CHIP
    )
    ink.polygon([(x - 13, y - 16), (x + 13, y - 16), (x, y)], look.SACK)
    ink.polygon([(x - 16, y + 24), (x + 16, y + 24), (x, y + 10)], look.SACK)
    for end in (-28, 28):
        ink.line([(x - 24, y + end), (x + 24, y + end)], look.INK, 6)
    ink.polygon(
        [(x - 20, y - 26), (x + 20, y - 26), (x + 3, y), (x + 20, y + 26), (x - 20, y + 26), (x - 3, y)],
        None,
        look.INK,
        3,
    )


_ICONS = (_dial, _map, _glass)


@lru_cache(maxsize=16)
def _purchase(camp: Camp, high: int, locale: str) -> Image.Image:
    """The levels that the pool would buy, in order of deployment, on as many places as a clash has hexes."""
    wide = round(_RIGHT[2] - _RIGHT[0])
    ink = _plaque((wide, high))
    ink.words((wide / 2, 44), say("realm-would-buy", _PLAIN, locale), 31, look.INK, face="serif")
    pitch = (high - 178) / 2
    radius, step = min(54.0, pitch / 2 - 6), (wide - 40) / 4
    for number in range(HEXES):
        at = (20 + step * (number % 4 + 0.5), 76 + pitch * (number // 4 + 0.5))
        if number < len(camp.buys):
            coin(ink, at, camp.buys[number], radius)
        else:
            ink.disc(at, radius, None, look.EDGE, 3)
    unspent = say("realm-unspent", _PLAIN, locale, left=camp.unspent)
    _centred(ink, (wide / 2, high - 76), unspent, 28, wide - 40, look.INK)
    final = say("realm-final", _PLAIN, locale, points=camp.final)
    _centred(ink, (wide / 2, high - 34), final, 28, wide - 40, look.FAINT)
    return ink.done()


def _centred(ink: Ink, at: Point, text: str, letters: float, room: float, colour: str) -> None:
    ink.words(at, text, min(letters, letters * room / max(width(text, letters), 1)), colour)
