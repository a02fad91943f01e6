"""The Fate die: rolls of it, and the choice between equals that it makes (section 0a, `ties`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rules.contract import Seat
from rules.everrain.pack import FATE
from rules.everrain.questions import Choose, Chosen
from rules.everrain.state import Voyage
from rules.questions import Outcome
from rules.referee import Referee


class Fate(NamedTuple):
    """What was picked, and what the Fate die showed, the rolls that decided nothing first (none: it was not rolled)."""

    picked: str
    faces: tuple[str, ...]


def picked(referee: Referee, among: Sequence[str], about: str, seats: tuple[Seat, ...] = ()) -> Fate:
    """One of equals: equal blocks of the ten faces from 0 up in the order given, the rest is rolled again; of one there is no roll.

    Of more than ten the bot draws by lot. Source: section 6, fate_tie_split.

    >>> from rules.everrain.state import Voyage
    >>> picked(Referee(b"", Voyage()), ["s1"], "target the-maw")
    Fate(picked='s1', faces=())
    """
    if len(among) == 1:
        return Fate(among[0], ())
    if len(among) > len(FATE):
        return Fate(referee.draw(among, "fate-lot", about, seats=seats), ())
    faces: tuple[str, ...] = ()
    while True:
        face = rolled(referee, 1, f"{about} {len(faces) + 1}" if faces else about, seats, blocks(among))[0]
        faces = (*faces, face)
        place = int(face) // (len(FATE) // len(among))
        if place < len(among):
            return Fate(among[place], faces)


def blocks(among: Sequence[str]) -> tuple[Outcome, ...]:
    """What a roll between equals can come to: each of them, by the first face of its block."""
    size = len(FATE) // len(among)
    return tuple(Outcome(each, (FATE[place * size],)) for place, each in enumerate(among))


def zone(referee: Referee, free: Sequence[int], about: str, seats: tuple[Seat, ...] = ()) -> Fate:
    """One of some zones of a Ship Board: the Fate die is rolled until it shows one of them; of one there is no roll.

    >>> from rules.everrain.state import Voyage
    >>> zone(Referee(b"", Voyage()), [4], "node C1")
    Fate(picked='4', faces=())
    """
    if len(free) == 1:
        return Fate(str(free[0]), ())
    outcomes = tuple(Outcome(str(each), (str(each),)) for each in free)
    faces: tuple[str, ...] = ()
    while not faces or int(faces[-1]) not in free:
        faces += rolled(referee, 1, f"{about} {len(faces) + 1}" if faces else about, seats, outcomes)
    return Fate(faces[-1], faces)


def rolled(
    referee: Referee,
    dice: int,
    about: str,
    seats: tuple[Seat, ...] = (),
    outcomes: tuple[Outcome, ...] = (),
    named: tuple[str, ...] = (),
) -> tuple[str, ...]:
    """So many rolls of the Fate die."""
    return referee.roll(dice, FATE, "fate", about, named, outcomes, seats)


def tied(
    state: Voyage, referee: Referee, what: Chosen, among: Sequence[str], about: str, seats: tuple[Seat, ...] = ()
) -> Fate:
    """One of several equal options of the enemy's: by the Fate die, or as the players choose (house rule `ties`)."""
    if len(among) > 1 and state.house.ties == "players":
        return Fate(referee.ask(Choose(what, about, tuple(among))), ())
    return picked(referee, among, f"{what} {about}", seats)
