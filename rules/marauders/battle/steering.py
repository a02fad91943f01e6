"""What the bot declares for an NPC that nobody plays (R14.2): a simple policy, computed exactly."""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from rules.contract import Candidate, Reason
from rules.marauders.battle.chances import Chances, answers, chances, fighters
from rules.marauders.battle.rounds import may
from rules.marauders.battle.state import DEEDS, Battle, Deed
from rules.marauders.pack import Pack
from rules.marauders.state import Sea

CRITERIA = ("dealt", "taken", "won", "lost", "escapes", "worth")
"""Hits dealt and taken on average, the chances that by the end of the round it has won the battle, lost it or escaped, and what
all this comes to in hits (larger is better): in thousandths."""

DECIDED = 5
"""A battle that is won in the round, or escaped from, counts as so many hits dealt, one that is lost as so many taken."""

UNKNOWN = "unknown-leadership"
"""Why boarding is ruled out where a Leadership that decides it is not known."""

GAINS = "gains-by-fighting"
"""Why fleeing is ruled out where shooting or boarding is worth more than nothing."""


class Weighed(NamedTuple):
    """What a declaration of the NPC's comes to, exactly, by the first of the criteria."""

    dealt: Fraction
    taken: Fraction
    won: Fraction
    lost: Fraction
    escapes: Fraction

    @property
    def worth(self) -> Fraction:
        """All of it in hits."""
        return self.dealt - self.taken + DECIDED * (self.won + self.escapes - self.lost)


def choice(pack: Pack, state: Sea, battle: Battle) -> tuple[Deed, Reason]:
    """What the bot declares for the NPC in the round to be rolled, and why.

    The policy: each declaration that is open to it is worth the hits that the NPC is expected to deal, less those that it takes,
    and `DECIDED` hits for the chance that by the end of the round (a boarding fought out) it has won the battle or escaped, less
    the chance that it has lost it. It is weighed against what the captain has declared; where he has not, against that of his
    lawful answers which is the worst for it. It declares what is worth most (shoots, if nothing is worth more), but flees only
    where shooting and boarding are worth nothing or less. Boarding is not weighed while a Leadership is not known, and a boarding
    of the captain's then counts for nothing; where a class or a Seamanship is not known, it shoots.

    The reason's candidates are all declarations with their scores, or with what rules them out. Its rule says whether the chosen
    one is the best, the only one that is open, flight, or declared with too little known.
    """
    both = fighters(pack, state, battle)
    if both is None:
        return "shoot", Reason("marauders.helm.unknown", "inferred", chosen=("shoot",))
    own, others = both.npc.left, both.captain.left
    weighed: dict[Deed, Weighed] = {}
    out: dict[Deed, str] = {}
    for deed in DEEDS:
        refused = may(deed, "npc", battle.round, own, others)
        made = [] if refused else [chances(deed, answer, both) for answer in answers(battle, both, "captain")]
        if refused or (deed == "board" and not all(each.fought_out for each in made)):
            out[deed] = refused or UNKNOWN
        else:
            weighed[deed] = _worst(made)
    return _chosen(weighed, out)


def _worst(made: list[Chances]) -> Weighed:
    """What a declaration comes to against the worst of the answers."""
    return min((_weighed(each) for each in made), key=lambda each: each.worth)


def _weighed(made: Chances) -> Weighed:
    own, others = made.npc, made.captain
    return Weighed(others.expected, own.expected, others.sunk + others.taken, own.sunk + own.taken, own.escapes)


def _chosen(weighed: dict[Deed, Weighed], out: dict[Deed, str]) -> tuple[Deed, Reason]:
    fighting: list[Deed] = [deed for deed in weighed if deed != "flee"]
    best = max(fighting, key=lambda deed: weighed[deed].worth)
    rule = "marauders.helm.best" if len(weighed) > 1 or UNKNOWN in out.values() else "marauders.helm.only"
    if "flee" in weighed and weighed[best].worth > 0:
        out["flee"] = GAINS
    elif "flee" in weighed and weighed["flee"].worth > weighed[best].worth:
        best, rule = "flee", "marauders.helm.flee"
    candidates = tuple(
        Candidate(deed, out=out[deed]) if deed in out else Candidate(deed, _thousandths(weighed[deed]))
        for deed in DEEDS
    )
    return best, Reason(rule, "inferred", CRITERIA, candidates, (best,))


def _thousandths(weighed: Weighed) -> tuple[int, ...]:
    return tuple(round(1000 * each) for each in (*weighed, weighed.worth))
