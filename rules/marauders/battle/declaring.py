"""What each side does in the round to be rolled (R14.3, R15.1): the aggressor says it first."""

from __future__ import annotations

from msgspec.structs import replace

from rules.contract import Reason, Request, RuleError
from rules.marauders.actions import Declare
from rules.marauders.battle.events import DeclarationDropped, Declared
from rules.marauders.battle.rounds import UNTOLD, lawful, left, may, other, remnant, sailing, to_declare
from rules.marauders.battle.state import BOT, Battle, Deed
from rules.marauders.battle.steering import choice
from rules.marauders.changes import opened
from rules.marauders.keys import Side
from rules.marauders.pack import Pack
from rules.marauders.state import Sea
from rules.referee import Referee


def declare(pack: Pack, state: Sea, action: Declare, referee: Referee) -> Sea:
    """A side says what it does.

    RuleErrors marauders-no-battle, marauders-crews-fight, marauders-first-round, marauders-declared-already,
    marauders-not-your-declaration, and those of `forbidden`.
    """
    battle = opened(state)
    _check_due(pack, state, battle, action)
    forbidden(pack, state, battle, action.side, action.deed)
    referee.say(Declared(battle.seat, battle.ship, battle.round, action.side, action.deed))
    return declared(state, battle, action.side, action.deed)


def declared(state: Sea, battle: Battle, side: Side, deed: Deed | None) -> Sea:
    """The state in which a side has declared this (None: nothing)."""
    said = replace(battle, npc=deed) if side == "npc" else replace(battle, captain=deed)
    return replace(state, battle=said)


def withdrawn(state: Sea, side: Side, because: Reason, referee: Referee) -> Sea:
    """The state in which what a side of the open battle declared for this round, if anything, counts no longer."""
    battle = opened(state)
    deed = battle.deed(side)
    if deed is None:
        return state
    referee.say(DeclarationDropped(battle.seat, battle.ship, battle.round, side, deed, because))
    return declared(state, battle, side, None)


def unanswered(battle: Battle) -> bool:
    """Whether what the NPC declared may still be declared anew: from round 2 on, where the captain did not declare after it."""
    return battle.round > 1 and (battle.captain is None or battle.aggressor == "captain")


def steered(pack: Pack, state: Sea, referee: Referee) -> Sea:
    """The state once the bot has declared what `choice` says for the NPC, where it plays it and it is the NPC's to declare."""
    battle = state.battle
    if battle is None or battle.helm != BOT or to_declare(battle) != "npc":
        return state
    deed, because = choice(pack, state, battle)
    referee.say(Declared(battle.seat, battle.ship, battle.round, "npc", deed, because, battle.captain))
    return declared(state, battle, "npc", deed)


def declarations(pack: Pack, state: Sea, battle: Battle, side: Side) -> tuple[Deed, ...]:
    """What a side may declare now (`rounds.lawful`)."""
    return lawful(side, battle.round, left(pack, state, battle, side), left(pack, state, battle, other(side)))


def cures(pack: Pack, state: Sea, battle: Battle) -> tuple[Request, ...]:
    """The requests that bring the open battle on: what the side that is due may declare, or the roll."""
    side = to_declare(battle)
    if side is None:
        return (Request("fight", None, (("by", BOT),)),)
    return tuple(
        Request("declare", None, (("side", side), ("action", deed))) for deed in declarations(pack, state, battle, side)
    )


def forbidden(pack: Pack, state: Sea, battle: Battle, side: Side, deed: Deed) -> None:
    """RuleError where the rules forbid a side to declare this now, with what is left of both.

    marauders-first-round, marauders-only-shooting, marauders-may-not-board, marauders-may-not-flee; marauders-class-untold where
    nobody knows what the captain sails, so that it cannot be judged.
    """
    code = may(deed, side, battle.round, left(pack, state, battle, side), left(pack, state, battle, other(side)))
    if code == UNTOLD:
        ask = tuple(Request("muster", None, (("class", each.key),)) for each in pack.classes)
        raise RuleError(code, seat=battle.seat, cures=ask)
    if code:
        own, others = remnant(pack, state, battle, side), remnant(pack, state, battle, other(side))
        raise RuleError(
            code,
            who=sailing(battle, side),
            cannons=own.cannons,
            crew=own.crew,
            other_cannons=others.cannons,
            other_crew=others.crew,
            cures=cures(pack, state, battle),
        )


def _check_due(pack: Pack, state: Sea, battle: Battle, action: Declare) -> None:
    """RuleError unless it is this side's to declare now."""
    onward = cures(pack, state, battle)
    who = sailing(battle, action.side)
    if battle.boarder is not None:
        raise RuleError("marauders-crews-fight", who=who, cures=onward)
    said = battle.deed(action.side)
    if battle.round == 1 and (said is not None or action.deed != "shoot"):
        raise RuleError("marauders-first-round", who=who, cures=onward)
    if said is not None:
        raise RuleError("marauders-declared-already", who=who, deed=said, cures=onward)
    due = to_declare(battle)
    if due is not None and due != action.side:
        raise RuleError(
            "marauders-not-your-declaration", who=who, ship=battle.ship, seat=battle.seat, due=due, cures=onward
        )
