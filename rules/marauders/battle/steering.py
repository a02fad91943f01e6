"""What the bot declares for an NPC that nobody plays (R14.2): a simple policy, computed exactly."""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from msgspec.structs import replace

from rules.contract import Candidate, Reason
from rules.marauders.battle.chances import Chances, answers, chances, fighters
from rules.marauders.battle.events import Declared
from rules.marauders.battle.rounds import may, to_declare
from rules.marauders.battle.state import BOT, DEEDS, Battle, Deed
from rules.marauders.pack import Pack
from rules.marauders.state import Sea
from rules.referee import Referee

CRITERIA = ("ahead", "dealt")
"""Chance to have won less chance to have lost, and hits dealt less hits taken on average: both in thousandths."""

WON = 5
"""A battle that is won in the round counts as so many hits dealt, one that is lost as so many taken."""

UNKNOWN = "unknown-leadership"
"""Why boarding is ruled out where a Leadership that decides it is not known."""


class Weighed(NamedTuple):
    """What a declaration comes to, in hits (exact, larger is better), by what it does so, and whether it may escape by it."""

    worth: Fraction
    ahead: Fraction
    dealt: Fraction
    escapes: bool


def steer(pack: Pack, state: Sea, referee: Referee) -> Sea:
    """The bot declares what `choice` says, where it plays the NPC of the open battle and the NPC is to declare."""
    battle = state.battle
    if battle is None or battle.helm != BOT or to_declare(battle) != "npc":
        return state
    deed, because = choice(pack, state, battle)
    referee.say(Declared(battle.seat, battle.ship, battle.round, "npc", deed, because))
    return replace(state, battle=replace(battle, npc=deed))


def choice(pack: Pack, state: Sea, battle: Battle) -> tuple[Deed, Reason]:
    """What the bot declares for the NPC in the round to be rolled, and why.

    The policy: each declaration that is open to it is worth the hits that the NPC is expected to deal, less those that it takes,
    and `WON` hits for the chance that it has won the battle by the end of the round (a boarding fought out), less the chance that
    it has lost it. It is weighed against what the captain has declared; where he has not, against that of his lawful answers which
    is the worst for it. It shoots or boards, whichever is worth more (shoots, if they are worth the same); but where both are
    worth less than nothing it flees, if it may and can escape. Boarding is not weighed while a Leadership is not known, and a
    boarding of the captain's then counts for nothing; where a class or a Seamanship is not known, it shoots.

    The reason's candidates are all declarations with their scores in thousandths, or with what forbids them. Its rule says whether
    the chosen one is the best, the only one that is open, flight, or declared with too little known.
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
    worth, ahead, dealt = min(
        (WON * each.ahead("npc") + each.dealt("npc"), each.ahead("npc"), each.dealt("npc")) for each in made
    )
    return Weighed(worth, ahead, dealt, all(each.npc.escapes for each in made))


def _chosen(weighed: dict[Deed, Weighed], out: dict[Deed, str]) -> tuple[Deed, Reason]:
    fighting: list[Deed] = [deed for deed in weighed if deed != "flee"]
    best = max(fighting, key=lambda deed: weighed[deed].worth)
    rule = "marauders.helm.best" if len(weighed) > 1 or UNKNOWN in out.values() else "marauders.helm.only"
    if weighed[best].worth < 0 and "flee" in weighed and weighed["flee"].escapes:
        best, rule = "flee", "marauders.helm.flee"
    candidates = tuple(
        Candidate(deed, out=out[deed]) if deed in out else Candidate(deed, _thousandths(weighed[deed]))
        for deed in DEEDS
    )
    return best, Reason(rule, "inferred", CRITERIA, candidates, (best,))


def _thousandths(weighed: Weighed) -> tuple[int, int]:
    return round(1000 * weighed.ahead), round(1000 * weighed.dealt)
