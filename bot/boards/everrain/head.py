"""What stands above the sea: the act, the round and its phase, the Enemy Agenda and the Discovery Track with its tokens."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from bot.boards import tracks
from bot.boards.everrain import look
from bot.boards.everrain.scene import Scene, Tracks
from bot.boards.kit import Box, Ink, Point
from bot.boards.writing import left, numeral
from bot.text import Names, say

_PLAIN = Names(marked=False)
_SIZE = (int(look.HEAD[2] - look.HEAD[0]), int(look.HEAD[3] - look.HEAD[1]))
_ACTS: Box = (74, 6, 278, 54)
_AGENDA: Box = (662, 6, 1028, 54)
_TRACK: Box = (128, 64, 1028, 132)
_WIDEST = 72.0
_SAYS = 296.0
ROMAN = ("I", "II", "III", "IV")
_LOOK = tracks.Look(look.EDGE, look.FAINT, look.INK, look.WHITE)


def banner(scene: Scene) -> Image.Image:
    """The head of a scene, as large as its place on the page."""
    if scene.over:
        when = say(f"everrain-board-{scene.over}", _PLAIN, scene.locale)
    elif scene.step:
        when = say("everrain-board-phase", _PLAIN, scene.locale, step=scene.step)
    else:
        turn = next((deck.letter for deck in scene.decks if deck.sails), "")
        when = say("everrain-board-players", _PLAIN, scene.locale, ship=turn, turns=bool(turn))
    return _head(scene.tracks, scene.round, when, scene.locale)


@lru_cache(maxsize=64)
def _head(track: Tracks, round_: int, when: str, locale: str) -> Image.Image:
    ink = Ink(_SIZE, fine=3)
    left(ink, (6, 31), say("everrain-board-act", _PLAIN, locale), 36, room=66, colour=look.INK, face="serif")
    acts = [
        tracks.Step(each, look.GOLD if number in track.due else look.CARD) for number, each in enumerate(ROMAN, start=1)
    ]
    tracks.draw(ink, _ACTS, acts, track.act - 1, _LOOK)
    for number in track.due:
        place = tracks.steps(_ACTS, 4)[number - 1]
        ink.box(place, None, look.BLOOD, 4, 6)
    due = say("everrain-board-due", _PLAIN, locale, act=ROMAN[track.due[0] - 1]) if track.due else ""
    first = say("everrain-board-round", _PLAIN, locale, round=round_)
    x = left(ink, (_SAYS, 19), first, 27, room=160, colour=look.INK)
    if due:
        left(ink, (x + 16, 19), due, 25, room=650 - x - 16 - 90, colour=look.BLOOD)
    left(ink, (_SAYS, 45), when, 25, room=262, colour=look.FAINT)
    _agenda(ink, track, locale)
    _discovery(ink, track, locale)
    return ink.done()


def _agenda(ink: Ink, track: Tracks, locale: str) -> None:
    left(ink, (566, 31), say("everrain-board-agenda", _PLAIN, locale), 27, room=92, colour=look.INK)
    steps = [tracks.Step(str(number), look.CARD) for number in range(track.lap)]
    at = min(track.agenda, track.lap - 1)
    tracks.draw(ink, _AGENDA, steps, at, _LOOK)
    if track.was is not None and track.was[0] != track.agenda:
        places = tracks.steps(_AGENDA, track.lap)
        ink.box(places[at], None, look.MARK, 4, 6)
        ink.box(places[min(track.was[0], track.lap - 1)], None, look.MARK, 2, 6)


def _discovery(ink: Ink, track: Tracks, locale: str) -> None:
    left(ink, (6, 98), say("everrain-board-discovery", _PLAIN, locale), 27, room=116, colour=look.INK)
    wide = min(_WIDEST * (track.end + 1), _TRACK[2] - _TRACK[0])
    places = tracks.steps((_TRACK[0], _TRACK[1], _TRACK[0] + wide, _TRACK[3]), track.end + 1)
    for space, place in enumerate(places):
        _space(ink, track, space, place, say("everrain-board-end", _PLAIN, locale))
    if track.was is not None:
        for number, (now, was) in enumerate(((track.players, track.was[1]), (track.enemy, track.was[2]))):
            if now != was and was <= track.end:
                ink.disc(_at(places[was], number), 11, None, look.MARK, 3)
    for number, (now, was) in enumerate(((track.players, 1), (track.enemy, 2))):
        new = track.was is not None and track.was[was] != now
        alone = track.players != track.enemy
        at = _at(places[min(now, track.end)], number, alone=alone)
        token(ink, at, "PE"[number], 14 if alone else 10, look.MARK if new else look.INK)


def _at(place: Box, number: int, *, alone: bool = True) -> Point:
    """Where the players' token (0) and the enemy's (1) stand in a space: in its middle, or beside each other."""
    middle = (place[0] + place[2]) / 2
    return (middle + (0 if alone else 12 if number else -12), place[3] - 22)


def _space(ink: Ink, track: Tracks, space: int, place: Box, end: str) -> None:
    x0, top, x1, _ = place
    middle = (x0 + x1) / 2
    threshold = track.thresholds.index(space) + 1 if space in track.thresholds else 0
    fill = look.GOLD if threshold else look.CARD
    ink.box(place, look.SHADE if space == track.end else fill, look.EDGE, 1.5, 7)
    if space == track.elder:
        ink.box((x0 + 1, top + 1, x1 - 1, place[3] - 1), None, look.ELDER, 5, 7)
    if space == track.end and space not in (track.players, track.enemy):
        ink.words((middle, place[3] - 20), end, 22, look.FAINT)
    if threshold:
        text = ROMAN[threshold]
        ink.words((middle + 13, top + 16), text, 21, look.BLOOD)
    if space == track.elder:
        eye(ink, (middle - (12 if threshold else 0), top + (17 if threshold else 19)), 8 if threshold else 13)
        return
    ink.words((middle - (13 if threshold else 0), top + 16), str(space), 21 if threshold else 23, look.INK)


def token(ink: Ink, at: Point, letter: str, radius: float, edge: str) -> None:
    """The players' token (P), a disc, or the enemy's (E), a dark diamond."""
    x, y = at
    if letter == "P":
        ink.disc(at, radius + 2, edge)
        ink.disc(at, radius - 1, look.WHITE)
        numeral(ink, at, letter, (radius, radius * 1.1), look.INK)
        return
    for reach, colour in ((radius + 5, edge), (radius + 2, look.INK)):
        ink.polygon([(x - reach, y), (x, y - reach), (x + reach, y), (x, y + reach)], colour)
    numeral(ink, at, letter, (radius, radius), look.WHITE)


def eye(ink: Ink, at: Point, reach: float) -> None:
    """The Elder One's eye."""
    x, y = at
    lid = [(x - reach * 1.5, y), (x - reach * 0.6, y - reach * 0.7), (x + reach * 0.6, y - reach * 0.7)]
    lid += [(x + reach * 1.5, y), (x + reach * 0.6, y + reach * 0.7), (x - reach * 0.6, y + reach * 0.7)]
    ink.polygon(lid, look.ELDER)
    ink.disc(at, reach * 0.55, look.WHITE)
    ink.polygon([(x, y - reach * 0.5), (x + reach * 0.2, y), (x, y + reach * 0.5), (x - reach * 0.2, y)], look.ELDER)
