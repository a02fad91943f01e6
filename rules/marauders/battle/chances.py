"""The exact chances of the round to be rolled, by calculation over the dice; changes nothing (R15)."""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from itertools import product
from typing import NamedTuple

from rules.marauders.battle.mustering import skill_of
from rules.marauders.battle.rounds import class_of, lawful, left, other, seamanship_dice
from rules.marauders.battle.state import Battle, Deed, Tracks
from rules.marauders.battle.throws import Crews, crew_combat, exchanges, landed, losses
from rules.marauders.keys import SIDES, Side
from rules.marauders.pack import Pack
from rules.marauders.state import Sea

NEVER = Fraction(0)


class Fighter(NamedTuple):
    """A side as a round begins: what is left of its ship, its Seamanship dice, its Leadership (None: not known)."""

    left: Tracks
    dice: int
    leadership: int | None = None


class Fighters(NamedTuple):
    """Both sides as a round begins."""

    npc: Fighter
    captain: Fighter

    def of(self, side: Side) -> Fighter:
        """One of them."""
        return self.npc if side == "npc" else self.captain


@dataclass(slots=True)
class Share:
    """A side's chances in a round. `hits` are those of taking 0, 1, ... hits.

    `wins` the roll, `sunk` by the end of it, `boards` the other with its crew, is `taken` in the crew combat that a boarding
    begins (fought out), `escapes`.
    """

    wins: Fraction = NEVER
    hits: list[Fraction] = field(default_factory=list[Fraction])
    sunk: Fraction = NEVER
    boards: Fraction = NEVER
    taken: Fraction = NEVER
    escapes: Fraction = NEVER

    @property
    def expected(self) -> Fraction:
        """How many hits it takes on average."""
        return sum((count * chance for count, chance in enumerate(self.hits)), NEVER)

    def hit(self, hits: int, chance: Fraction) -> None:
        """It takes so many hits with this chance, beside what it took before."""
        self.hits += [NEVER] * (hits + 1 - len(self.hits))
        self.hits[hits] += chance


@dataclass(slots=True)
class Chances:
    """What a round comes to with these declarations, the NPC's and the captain's.

    `nobody` wins the roll, `both_sunk` counts in both sides' `sunk`, `last_man` is that a crew combat takes both crews in one roll.
    `fought_out` is False where a side may board and the Leadership that decides is not known: nothing is `taken` then.
    """

    deeds: tuple[Deed, Deed]
    npc: Share = field(default_factory=Share)
    captain: Share = field(default_factory=Share)
    nobody: Fraction = NEVER
    both_sunk: Fraction = NEVER
    last_man: Fraction = NEVER
    fought_out: bool = True

    def of(self, side: Side) -> Share:
        """A side's."""
        return self.npc if side == "npc" else self.captain

    def ahead(self, side: Side) -> Fraction:
        """The chance that a side has won the battle by the end of the round, less that it has lost it, boarding fought out."""
        own, others = self.of(side), self.of(other(side))
        return others.sunk + others.taken - own.sunk - own.taken


class CrewChances(NamedTuple):
    """The chances of a round of crew combat: of losing 0, 1, ... of each crew, and how the whole of it ends."""

    npc: tuple[Fraction, ...]
    captain: tuple[Fraction, ...]
    end: Crews


def fighters(pack: Pack, state: Sea, battle: Battle) -> Fighters | None:
    """Both sides as the round to be rolled begins; None where a class or a Seamanship is not known."""
    found = [_fighter(pack, state, battle, side) for side in SIDES]
    npc, captain = found
    return Fighters(npc, captain) if npc is not None and captain is not None else None


def answers(battle: Battle, both: Fighters, side: Side) -> tuple[Deed, ...]:
    """What a side may do in the round to be rolled: what it has declared, else what it may declare."""
    declared = battle.deed(side)
    if declared is not None:
        return (declared,)
    return lawful(side, battle.round, both.of(side).left, both.of(other(side)).left)


def by_deeds(battle: Battle, both: Fighters) -> tuple[Chances, ...]:
    """The chances of the round for each lawful pair of declarations."""
    pairs = product(answers(battle, both, "npc"), answers(battle, both, "captain"))
    return tuple(chances(npc, captain, both) for npc, captain in pairs)


def chances(npc: Deed, captain: Deed, both: Fighters) -> Chances:
    """The chances of a round with these declarations; hits land as `throws.landed` supposes.

    The hits of a round are simultaneous; who boards fights if it still floats and has crew.
    """
    made = Chances((npc, captain))
    cannons = (both.npc.left.cannons, both.captain.left.cannons)
    for come, chance in exchanges(npc, captain, (both.npc.dice, both.captain.dice), cannons).items():
        if come.winner is None:
            made.nobody += chance
        else:
            made.of(come.winner).wins += chance
        if come.escaped is not None:
            made.of(come.escaped).escapes += chance
        _land(made, both, (come.on_npc, come.on_captain), chance)
        if come.boards is not None:
            _board(made, both, come.boards, come.on_npc + come.on_captain, chance)
    return made


def crew_chances(both: Fighters) -> CrewChances | None:
    """The chances of the round of crew combat to be rolled; None where a Leadership is not known."""
    ours, theirs = both.npc.leadership, both.captain.leadership
    if ours is None or theirs is None:
        return None
    npc, captain = both.npc.left.crew, both.captain.left.crew
    return CrewChances(losses(theirs, npc), losses(ours, captain), crew_combat(npc, captain, ours, theirs))


def _fighter(pack: Pack, state: Sea, battle: Battle, side: Side) -> Fighter | None:
    """Crews fight without Seamanship."""
    own, others = left(pack, state, battle, side), class_of(state, battle, other(side))
    seamanship, leadership = (skill_of(state, battle, side, skill) for skill in ("seamanship", "leadership"))
    if own is None or pack.known_class(others) is None:
        return None
    if battle.boarder is not None:
        return Fighter(own, 0, leadership)
    if seamanship is None:
        return None
    dice, _ = seamanship_dice(pack, class_of(state, battle, side), others, own, seamanship)
    return Fighter(own, dice, leadership)


def _land(made: Chances, both: Fighters, hits: tuple[int, int], chance: Fraction) -> None:
    sunk = [_sunk(both.of(side).left, taken) for side, taken in zip(SIDES, hits, strict=True)]
    for side, taken, lost in zip(SIDES, hits, sunk, strict=True):
        made.of(side).hit(taken, chance)
        made.of(side).sunk += chance * lost
    made.both_sunk += chance * sunk[0] * sunk[1]


def _sunk(left: Tracks, hits: int) -> Fraction:
    return sum((chance for after, chance in landed(left, hits).items() if not after.hull), NEVER)


def _board(made: Chances, both: Fighters, boarder: Side, hits: int, chance: Fraction) -> None:
    """Crews fight once the other's hits have landed on the boarder; who has no crew then does not board (R15.5)."""
    boarded = both.of(other(boarder)).left
    aboard: dict[int, Fraction] = {}
    for after, share in landed(both.of(boarder).left, hits).items():
        crew = after.crew if after.hull else 0
        aboard[crew] = aboard.get(crew, NEVER) + share
    for crew, share in aboard.items():
        if crew:
            made.of(boarder).boards += chance * share
            _fight_out(made, both, {boarder: crew, other(boarder): boarded.crew}, chance * share)


def _fight_out(made: Chances, both: Fighters, crew: dict[Side, int], chance: Fraction) -> None:
    leading = both.npc.leadership, both.captain.leadership
    if all(crew.values()) and None in leading:
        made.fought_out = False
        return
    end = crew_combat(crew["npc"], crew["captain"], leading[0] or 0, leading[1] or 0)
    made.npc.taken += chance * end.npc_taken
    made.captain.taken += chance * end.captain_taken
    made.last_man += chance * end.both
