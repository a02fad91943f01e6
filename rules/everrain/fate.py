"""The Fate die: rolls of it, and the choice between equals that it makes (section 0a, `ties`)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from rules.contract import Candidate, Reason, Seat
from rules.everrain.events import Tied
from rules.everrain.house import by
from rules.everrain.pack import FATE
from rules.everrain.questions import Choose, Chosen
from rules.everrain.state import Voyage
from rules.questions import Outcome
from rules.referee import Referee


def tied(state: Voyage, referee: Referee, what: Chosen, among: Sequence[str], about: str) -> str:
    """One of several equal options of the enemy's: by the Fate die, or as the players choose (house rule `ties`).

    >>> tied(Voyage(), Referee(b"", Voyage()), "facing", ["NE"], "the-maw")
    'NE'
    """
    if state.house.ties == "fate-die":
        return picked(referee, what, among, about)
    if len(among) == 1:
        return among[0]
    chosen = referee.ask(Choose(what, about, tuple(among)))
    candidates = tuple(Candidate(each) for each in among)
    because = by(state.house, "ties", "everrain.tie.players")
    referee.say(
        Tied(what, about, (), chosen, Reason(because.rule, because.mark, (), candidates, (chosen,), because.house))
    )
    return chosen


def picked(referee: Referee, what: Chosen, among: Sequence[str], about: str) -> str:
    """One of equals: equal blocks of the ten faces from 0 up in the order given, the rest is rolled again; of one there is no roll.

    Of more than ten the bot draws by lot. Source: section 6, fate_tie_split.
    """
    if len(among) == 1:
        return among[0]
    if len(among) > len(FATE):
        chosen, faces = referee.draw(among, "fate-lot", f"{what} {about}"), ()
    else:
        chosen, faces = _in_blocks(referee, among, f"{what} {about}")
    referee.say(Tied(what, about, faces, chosen, _weighed(among, chosen)))
    return chosen


def _in_blocks(referee: Referee, among: Sequence[str], about: str) -> tuple[str, tuple[str, ...]]:
    """The one whose block a roll hits, and all that was rolled."""
    faces: tuple[str, ...] = ()
    while True:
        face = rolled(referee, 1, f"{about} {len(faces) + 1}" if faces else about, outcomes=blocks(among))[0]
        faces = (*faces, face)
        place = int(face) // _size(among)
        if place < len(among):
            return among[place], faces


def by_tie(state: Voyage, because: Reason) -> Reason:
    """The same reason, with the switch that decided between equals: the Fate die is official (0a), the players a house rule."""
    mark = because.mark if state.house.ties == "fate-die" else "house-rule"
    return replace(because, mark=mark, house=(*because.house, ("ties", state.house.ties)))


def blocks(among: Sequence[str]) -> tuple[Outcome, ...]:
    """What a roll between equals can come to: each of them, by the first face of its block."""
    return tuple(Outcome(each, (FATE[place * _size(among)],)) for place, each in enumerate(among))


def _size(among: Sequence[str]) -> int:
    """How many faces of the Fate die stand for each of some equals."""
    return len(FATE) // len(among)


def _weighed(among: Sequence[str], chosen: str) -> Reason:
    """Each of the equals with the first and the last of its faces; of more than ten none has a face."""
    size = _size(among)
    if not size:
        return Reason("everrain.tie.lot", "inferred", (), tuple(map(Candidate, among)), (chosen,))
    candidates = tuple(Candidate(each, (place * size, place * size + size - 1)) for place, each in enumerate(among))
    return Reason("everrain.tie.fate", "inferred", ("from-face", "to-face"), candidates, (chosen,))


def zone(referee: Referee, free: Sequence[int], about: str) -> int:
    """One of some zones of a Ship Board: the Fate die is rolled until it shows one of them; of one there is no roll.

    >>> zone(Referee(b"", Voyage()), [4], "node C1")
    4
    """
    if len(free) == 1:
        return free[0]
    outcomes = tuple(Outcome(str(each), (str(each),)) for each in free)
    rolls = 1
    face = rolled(referee, 1, about, outcomes=outcomes)[0]
    while int(face) not in free:
        rolls += 1
        face = rolled(referee, 1, f"{about} {rolls}", outcomes=outcomes)[0]
    return int(face)


def rolled(
    referee: Referee, dice: int, about: str, seats: tuple[Seat, ...] = (), outcomes: tuple[Outcome, ...] = ()
) -> tuple[str, ...]:
    """So many rolls of the Fate die."""
    return referee.roll(dice, FATE, "fate", about, (), outcomes, seats)
