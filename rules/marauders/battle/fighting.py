"""A round of naval combat (R15): both roll Seamanship, hits land on both sides at once, and what comes of it."""

from __future__ import annotations

from msgspec.structs import replace

from rules.contract import Reason, RuleError
from rules.marauders.actions import Fight
from rules.marauders.battle import crews, ending, landing
from rules.marauders.battle.declaring import cures
from rules.marauders.battle.events import Boarded, Foiled, RoundFought
from rules.marauders.battle.locating import check
from rules.marauders.battle.mustering import check_class, in_doubt, mustered, skill_of
from rules.marauders.battle.rolling import Rolled, check_number, rolled
from rules.marauders.battle.rounds import (
    Exchange,
    class_of,
    exchange,
    left,
    other,
    remnant,
    sailing,
    seamanship_dice,
    to_declare,
)
from rules.marauders.battle.state import BOT, Battle, Deed
from rules.marauders.changes import opened
from rules.marauders.keys import SIDES, Side
from rules.marauders.pack import Pack
from rules.marauders.state import Sea
from rules.referee import Referee


def fight(pack: Pack, state: Sea, action: Fight, referee: Referee) -> Sea:
    """A round is rolled: by the bot, or as far as it was told by the table, with where the hits landed.

    RuleErrors marauders-no-battle, marauders-class-not-in-pack, marauders-not-declared, marauders-dice-number,
    marauders-hits-without-faces and those of `locating.check`; those of `crews.fight` where crews fight.
    """
    battle = opened(state)
    check_class(pack, state, battle)
    if battle.boarder is not None:
        return crews.fight(pack, state, action, referee)
    deeds = _deeds(pack, state, battle)
    _check_told(pack, state, battle, deeds, action)
    told: dict[Side, int] = {side: len(action.faces(side)) for side in SIDES}
    state = mustered(pack, state, "seamanship", told, referee)
    dice = {side: _known(pack, state, battle, side) for side in SIDES}
    rolls: dict[Side, Rolled] = {
        side: rolled(battle, side, "seamanship", dice[side][0], action.faces(side), referee, by_bot=action.by == BOT)
        for side in SIDES
    }
    round_ = _exchange(pack, state, battle, deeds, rolls["npc"].faces, rolls["captain"].faces)
    referee.say(
        RoundFought(
            battle.seat,
            battle.ship,
            battle.round,
            *deeds,
            npc_faces=rolls["npc"].faces,
            captain_faces=rolls["captain"].faces,
            winner=round_.winner,
            hits_on_npc=round_.on_npc,
            hits_on_captain=round_.on_captain,
            by="table" if any(roll.by == "table" for roll in rolls.values()) else "bot",
            because=Reason(f"marauders.round.{round_.rule}"),
            npc_dice=dice["npc"][1],
            captain_dice=dice["captain"][1],
        )
    )
    state = _landed(pack, state, action, round_, rolls, referee)
    return _outcome(pack, state, round_, referee)


def dice(pack: Pack, state: Sea, battle: Battle, side: Side) -> tuple[int, Reason] | None:
    """How many dice a side rolls for Seamanship in the open battle, and why; None while something for it is not known."""
    own, skill = left(pack, state, battle, side), skill_of(state, battle, side, "seamanship")
    if own is None or skill is None or left(pack, state, battle, "captain") is None:
        return None
    if side == "captain" and not own.masts and in_doubt(state, battle):
        return None
    return seamanship_dice(pack, class_of(state, battle, side), class_of(state, battle, other(side)), own, skill)


def _known(pack: Pack, state: Sea, battle: Battle, side: Side) -> tuple[int, Reason]:
    """The same once all is known for it (`mustered`)."""
    found = dice(pack, state, battle, side)
    assert found is not None
    return found


def _deeds(pack: Pack, state: Sea, battle: Battle) -> tuple[Deed, Deed]:
    """What both declared; RuleError marauders-not-declared."""
    if battle.npc is None or battle.captain is None:
        due = sailing(battle, to_declare(battle) or battle.aggressor)
        raise RuleError("marauders-not-declared", who=due, cures=cures(pack, state, battle))
    return battle.npc, battle.captain


def _check_told(pack: Pack, state: Sea, battle: Battle, deeds: tuple[Deed, Deed], action: Fight) -> None:
    """RuleError where what was told cannot be so, as far as that is known before anything is asked."""
    known = {side: dice(pack, state, battle, side) for side in SIDES}
    for side in SIDES:
        number = known[side]
        if number is not None:
            check_number(battle, side, action.faces(side), number[0])
    if not (action.npc_hits or action.captain_hits):
        return
    if not (action.npc and action.captain):
        raise RuleError("marauders-hits-without-faces", ship=battle.ship, seat=battle.seat)
    if all(known.values()) and not in_doubt(state, battle):
        round_ = _exchange(pack, state, battle, deeds, action.npc, action.captain)
        for side in SIDES:
            told, hits = action.hits(side), round_.on(side)
            whole = remnant(pack, state, battle, side)
            if told and not landing.fits(told, hits, whole):
                check(told, sailing(battle, side), hits, whole)


def _exchange(
    pack: Pack, state: Sea, battle: Battle, deeds: tuple[Deed, Deed], npc: tuple[str, ...], captain: tuple[str, ...]
) -> Exchange:
    """What the faces come to, with the cannons that both have as the round begins."""
    cannons = {side: remnant(pack, state, battle, side).cannons for side in SIDES}
    return exchange(*deeds, npc, captain, cannons["npc"], cannons["captain"])


def _landed(
    pack: Pack, state: Sea, action: Fight, round_: Exchange, rolls: dict[Side, Rolled], referee: Referee
) -> Sea:
    """The hits on both sides have landed. Where the dice are the table's own, or a roll was, it says where its hits did.

    Where the bot was to roll it does; what was told beside faces that were asked for again counts no more than they do.
    """
    as_told = all(rolls[side].faces == action.faces(side) for side in SIDES)
    for side in SIDES:
        hits = round_.on(side)
        by_table = (state.dice == "ours" and action.by != BOT) or rolls[other(side)].by == "table"
        whole = remnant(pack, state, opened(state), side)
        told = action.hits(side) if as_told and landing.fits(action.hits(side), hits, whole) else ()
        state = landing.land(pack, state, side, hits, told if by_table else None, referee)
    return state


def _outcome(pack: Pack, state: Sea, round_: Exchange, referee: Referee) -> Sea:
    """Who is sunk, gone or aboard the other, or else the next round (R15.5, R15.6, R15.8)."""
    over = ending.sunk(pack, state, referee)
    if over is not None:
        return over
    if round_.escaped is not None:
        result = "npc-fled" if round_.escaped == "npc" else "captain-fled"
        return ending.finish(pack, state, result, Reason("marauders.over.escaped"), referee)
    if round_.boards is not None:
        return _boarded(pack, state, round_.boards, referee)
    if round_.winner is not None and opened(state).deed(round_.winner) == "flee":
        return _foiled(state, round_.winner, Reason("marauders.foiled.skull"), referee)
    return _next(state)


def _boarded(pack: Pack, state: Sea, boarder: Side, referee: Referee) -> Sea:
    """A side boards the other, if it has crew left for it: the crews fight, or the other has none to fight with (R15.5)."""
    battle = opened(state)
    crew = {side: remnant(pack, state, battle, side).crew for side in SIDES}
    if not crew[boarder]:
        return _foiled(state, boarder, Reason("marauders.foiled.no-crew"), referee)
    if not crew[other(boarder)]:
        return ending.taken(pack, state, other(boarder), Reason("marauders.over.no-crew", "inferred"), referee)
    referee.say(Boarded(battle.seat, battle.ship, boarder, crew["npc"], crew["captain"]))
    fighting = replace(battle, round=battle.round + 1, npc=None, captain=None, boarder=boarder)
    return replace(state, battle=fighting)


def _foiled(state: Sea, side: Side, because: Reason, referee: Referee) -> Sea:
    """The next round, though a side won this one by boarding or fleeing (R15.5, R15.6)."""
    battle = opened(state)
    referee.say(Foiled(battle.seat, battle.ship, side, battle.deed(side) or "shoot", because))
    return _next(state)


def _next(state: Sea) -> Sea:
    """The next round: nobody has declared."""
    battle = opened(state)
    return replace(state, battle=replace(battle, round=battle.round + 1, npc=None, captain=None))
