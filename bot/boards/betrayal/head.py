"""What stands above the field: the mode, the round with its fatigue, the enemy pool and which enemies came."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from bot.boards import tracks
from bot.boards.betrayal import look
from bot.boards.betrayal.scene import Camp, Fight, Scene
from bot.boards.kit import Box, Ink, Point
from bot.boards.lettering import width
from bot.boards.writing import left, numeral
from bot.text import Names, say
from rules.betrayal.state import LAST_ROUND, Pool

_SIZE = (int(look.HEAD[2] - look.HEAD[0]), int(look.HEAD[3] - look.HEAD[1]))
_PLAIN = Names(marked=False)
_TRACK: Box = (330, 6, 678, 62)
_POOL = 706.0
_LOOK = tracks.Look(look.EDGE, look.FAINT, look.INK, look.WHITE)


def banner(scene: Scene) -> Image.Image:
    """The head of a scene, as large as its place on the page."""
    if scene.fight is None:
        return _camp(scene.camp, scene.locale)
    return _fight(scene.fight, scene.changes.round, scene.locale)


def pool_words(pool: Pool, locale: str) -> str:
    """Where an enemy pool comes from."""
    return say(
        f"realm-pool-{pool.source}",
        _PLAIN,
        locale,
        xp=pool.xp,
        adventurers=pool.adventurers,
        session=pool.session,
        difficulty=say(f"realm-{pool.difficulty}", _PLAIN, locale),
    )


@lru_cache(maxsize=64)
def _fight(fight: Fight, round_: bool, locale: str) -> Image.Image:
    ink = Ink(_SIZE, fine=3)
    left(ink, (8, 34), say(f"realm-title-{fight.mode}", _PLAIN, locale), 50, room=200, face="serif", colour=look.INK)
    ink.words((268, 34), say("realm-round", _PLAIN, locale), 27, look.INK)
    last = str(fight.round) if fight.round > LAST_ROUND else f"{LAST_ROUND + 1}+"
    steps = [tracks.Step(str(number), look.SHADE) for number in range(1, LAST_ROUND + 1)]
    weary = fight.counts > LAST_ROUND
    if round_:
        ink.box((_TRACK[0] - 5, _TRACK[1] - 5, _TRACK[2] + 5, _TRACK[3] + 5), look.MARK, round_=10)
    marked = _LOOK._replace(marker=look.WEARY) if weary else _LOOK
    tracks.draw(ink, _TRACK, [*steps, tracks.Step(last, look.GOLD)], fight.counts - 1, marked)
    _fatigue(ink, weary=weary, locale=locale)
    pool = say("realm-ep", _PLAIN, locale, points=fight.pool.points)
    x = left(ink, (_POOL, 34), pool, 50, room=200, face="serif", colour=look.WEARY)
    left(ink, (x + 14, 37), pool_words(fight.pool, locale), 26, room=_SIZE[0] - x - 16, colour=look.INK)
    _came(ink, fight, locale)
    return ink.done()


def _fatigue(ink: Ink, *, weary: bool, locale: str) -> None:
    text = say("realm-fatigue", _PLAIN, locale)
    wide = width(text, 24)
    colour = look.WEARY if weary else look.FAINT
    ink.words((_TRACK[2] - wide / 2, 84), text, 24, colour)


def _came(ink: Ink, fight: Fight, locale: str) -> None:
    """The levels of all enemies that came, and what is left of the pool or was spent of it."""
    label = say("realm-came" if fight.came else "realm-nobody", _PLAIN, locale)
    x = left(ink, (8, 88), label, 26, room=300, colour=look.INK) + 14
    pips(ink, (x, 88), fight.came, 19)
    if fight.left:
        text = say("realm-left", _PLAIN, locale, left=fight.left)
    elif fight.spent is not None:
        text = say("realm-spent", _PLAIN, locale, spent=fight.spent, points=fight.pool.points)
    else:
        return
    left(ink, (_POOL, 86), text, 26, room=_SIZE[0] - _POOL - 8, colour=look.INK)


def pips(ink: Ink, at: Point, counts: Sequence[tuple[int, int]], radius: float) -> float:
    """How many enemies of each level, from left to right; where the last one ends."""
    x, y = at
    for level, count in counts:
        coin(ink, (x + radius, y), level, radius)
        x = left(ink, (x + 2 * radius + 5, y), f"×{count}", radius * 1.35, room=90, colour=look.INK) + radius * 0.75
    return x


def coin(ink: Ink, at: Point, level: int, radius: float) -> None:
    """A level in its colour, Q for a quest unit."""
    text = str(level) if level else "Q"
    ink.disc(at, radius, look.LEVELS[level])
    numeral(ink, at, text, (radius * 1.3, radius * 0.95), look.WHITE)


@lru_cache(maxsize=16)
def _camp(camp: Camp | None, locale: str) -> Image.Image:
    ink = Ink(_SIZE, fine=3)
    left(ink, (8, 34), say("realm-title-none", _PLAIN, locale), 50, room=640, face="serif", colour=look.INK)
    if camp is None:
        left(ink, (8, 88), say("realm-no-party", _PLAIN, locale), 27, room=900, colour=look.INK)
        return ink.done()
    difficulty = say(f"realm-{camp.party.difficulty}", _PLAIN, locale)
    text = say("realm-session", _PLAIN, locale, session=camp.party.session, difficulty=difficulty)
    left(ink, (8, 88), text, 27, room=640, colour=look.INK)
    pool = say("realm-ep", _PLAIN, locale, points=camp.pool.points)
    left(ink, (_POOL, 34), pool, 50, room=300, face="serif", colour=look.WEARY)
    left(ink, (_POOL, 86), pool_words(camp.pool, locale), 27, room=_SIZE[0] - _POOL - 8, colour=look.INK)
    return ink.done()
