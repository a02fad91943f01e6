"""What somebody types in battles of evenings that play themselves: mostly what is due, now and then anything."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from rules.marauders import Marauders
from rules.marauders.battle.declaring import declarations
from rules.marauders.battle.fighting import dice as dice_of
from rules.marauders.battle.mustering import skill_of
from rules.marauders.battle.questions import WhereHit
from rules.marauders.battle.rounds import to_declare
from rules.marauders.battle.state import BOT, DEEDS, ENDINGS
from rules.marauders.keys import LOCATIONS, SHIPS, SIDES
from rules.marauders.pack import DIE
from rules.marauders.state import Sea

Given = dict[str, str | int]
Giver = Callable[[Random, Marauders, Sea], Given]


def _met(dice: Random, state: Sea) -> str:
    """Mostly a ship that is somewhere with a captain."""
    met = [ship.key for captain in state.captains for ship in state.ships_in(captain.zone)]
    return dice.choice(met if met and dice.random() < 0.8 else SHIPS)


def _begin(dice: Random, _game: Marauders, state: Sea) -> Given:
    aggressor: Given = {"aggressor": dice.choice(SIDES)} if dice.random() < 0.5 else {}
    return {"ship": _met(dice, state), **aggressor}


def _helm(dice: Random, _game: Marauders, _state: Sea) -> Given:
    return {"to": BOT} if dice.random() < 0.5 else {}


def _muster(dice: Random, game: Marauders, _state: Sea) -> Given:
    told: Given = {
        skill: dice.randint(1, 4)
        for skill in ("seamanship", "leadership", "npc-seamanship", "npc-leadership")
        if dice.random() < 0.4
    }
    return {**told, **({"class": dice.choice(game.pack.classes).name} if dice.random() < 0.4 else {})}


def _declare(dice: Random, game: Marauders, state: Sea) -> Given:
    """Mostly something lawful of the side that is due; rather boarding, so that crews fight."""
    due = None if state.battle is None else to_declare(state.battle)
    if state.battle is None or due is None or dice.random() < 0.15:
        return {"side": dice.choice(SIDES), "action": dice.choice(DEEDS)}
    lawful = declarations(game.pack, state, state.battle, due)
    return {"side": due, "action": "board" if "board" in lawful and dice.random() < 0.5 else dice.choice(lawful)}


def _fight(dice: Random, game: Marauders, state: Sea) -> Given:
    """Rolled by the bot, or with the faces of one side or both; of hits a guess."""
    given: Given = {}
    for side in SIDES:
        if dice.random() < 0.35:
            number = _number(game, state, side == "npc") + (dice.random() < 0.1)
            given[side] = dice.choice((" ", "")).join(dice.choice(DIE)[0] for _ in range(number))
    if dice.random() < 0.15:
        given[f"{dice.choice(SIDES)}-hits"] = " ".join(dice.choice(LOCATIONS)[:3] for _ in range(dice.randint(1, 3)))
    return given


def _number(game: Marauders, state: Sea, npc: bool) -> int:
    """How many dice a side has, as far as it is known."""
    side, battle = SIDES[0 if npc else 1], state.battle
    if battle is None:
        return 2
    if battle.boarder is not None:
        return skill_of(state, battle, side, "leadership") or 2
    known = dice_of(game.pack, state, battle, side)
    return 2 if known is None else known[0]


def _hit(dice: Random, _game: Marauders, _state: Sea) -> Given:
    location = dice.choice(LOCATIONS)
    count: Given = {"count": dice.randint(1, 2)} if dice.random() < 0.3 else {}
    return {"side": dice.choice(SIDES), "location": dice.choice((location, location[:3])), **count}


def _end(dice: Random, _game: Marauders, _state: Sea) -> Given:
    return {"result": dice.choice(ENDINGS)}


def beaten(dice: Random, _game: Marauders, state: Sea) -> Given:
    """A ship that was beaten, and by whom and how, or as far as that was told."""
    told: Given = {"how": dice.choice(("sunk", "crew"))} if dice.random() < 0.5 else {}
    by: Given = {"by": dice.choice(state.seats)} if state.seats and dice.random() < 0.3 else {}
    return {"ship": _met(dice, state), **told, **by}


def tracked(dice: Random, _game: Marauders, _state: Sea) -> Given:
    """What is left of some locations, put right."""
    return {each: dice.randint(0, 3) for each in LOCATIONS if dice.random() < 0.5}


IN_BATTLE: dict[str, tuple[Giver, int]] = {
    "battle": (_begin, 2),
    "helm": (_helm, 2),
    "muster": (_muster, 2),
    "declare": (_declare, 24),
    "fight": (_fight, 22),
    "hit": (_hit, 3),
    "end-battle": (_end, 1),
}
"""The verbs of battles, and how often each comes while one is open."""


def landed(dice: Random, question: WhereHit) -> str:
    """Any way in which hits can have landed, typed as somebody would."""
    boxes = [each for each in LOCATIONS for _ in range(question.left.of(each))]
    way = dice.sample(boxes, question.open)
    return question.read(dice.choice((" ", ", ")).join(way))
