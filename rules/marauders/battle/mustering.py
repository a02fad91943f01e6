"""What a battle is fought with: the captain's class, what was repaired, and the skills of both captains, asked once (3.3, 3.4)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec.structs import replace

from rules.contract import RuleError, Seat
from rules.marauders.actions import Muster
from rules.marauders.battle.events import Mustered, Repaired
from rules.marauders.battle.landing import stowed
from rules.marauders.battle.questions import IsRepaired, WhichClass, WhichSkill
from rules.marauders.battle.rounds import (
    class_of,
    left,
    other,
    playing,
    remnant,
    sailing,
    seamanship_dice,
    tracks_of,
    whole_of,
)
from rules.marauders.battle.state import BOT, Battle, Tracks
from rules.marauders.changes import commanded, opened, with_captain, with_ship
from rules.marauders.keys import SIDES, Side
from rules.marauders.pack import Pack
from rules.marauders.state import MOST_SKILL, Sea
from rules.referee import Referee

Skill = Literal["seamanship", "leadership"]


def check_class(pack: Pack, state: Sea, battle: Battle) -> None:
    """RuleError marauders-class-not-in-pack where the pack does not have the class of the NPC's ship, so that nothing is known."""
    if left(pack, state, battle, "npc") is None:
        raise RuleError("marauders-class-not-in-pack", ship=battle.ship)


def muster(pack: Pack, state: Sea, action: Muster, referee: Referee) -> Sea:
    """What the open battle is fought with, as told; hits and cargo stay, as far as a ship of another class has room for them.

    RuleErrors marauders-no-battle, marauders-nothing-told, marauders-muster-unchanged.
    """
    battle = opened(state)
    if action == Muster():
        raise RuleError("marauders-nothing-told")
    after = _told(state, battle, action)
    if after == state:
        raise RuleError("marauders-muster-unchanged", seat=battle.seat, ship=battle.ship)
    _say(battle, action, referee)
    return fitted(pack, after, battle.seat, referee) if action.ship_class else after


def mustered(pack: Pack, state: Sea, skill: Skill, dice: Mapping[Side, int], referee: Referee) -> Sea:
    """The state in which all is known that a roll of this skill in the open battle needs; what is not is asked.

    `dice` are how many faces each side was told to have rolled (0: none were told), which tell its skill.
    A bot that plays the NPC weighs boarding in every round, so that it needs Leadership from the first one on.
    """
    battle = opened(state)
    told = Muster(ship_class=_asked_class(pack, state, battle, referee))
    state = repaired(pack, _told(state, battle, told), battle, referee)
    skills: tuple[Skill, ...] = (
        ("seamanship", "leadership") if skill == "seamanship" and battle.helm == BOT else (skill,)
    )
    for each in skills:
        shown = {side: _shown(pack, state, battle, side, each, dice[side]) if each == skill else None for side in SIDES}
        numbers = {side: shown[side] or _asked_skill(state, battle, side, each, referee) for side in SIDES}
        told = replace(told, **{f"npc_{each}": numbers["npc"], each: numbers["captain"]})
    if told == Muster():
        return state
    _say(battle, told, referee)
    after = _told(state, battle, told)
    return fitted(pack, after, battle.seat, referee) if told.ship_class else after


def skill_of(state: Sea, battle: Battle, side: Side, skill: Skill) -> int | None:
    """A side's Seamanship or Leadership; None where nobody told it, or nobody commands it."""
    who = next(iter(state.ship(battle.ship).stack), None) if side == "npc" else state.captain(battle.seat)
    return None if who is None else who.seamanship if skill == "seamanship" else who.leadership


def in_doubt(state: Sea, battle: Battle) -> bool:
    """Whether nobody said yet if a captain who was in port with hits had them repaired there."""
    captain = commanded(state, battle.seat)
    return battle.round == 1 and captain.berthed and captain.hits.total > 0


def _asked_class(pack: Pack, state: Sea, battle: Battle, referee: Referee) -> str:
    """The class of the captain's ship where it had to be asked, else empty."""
    if left(pack, state, battle, "captain") is not None:
        return ""
    return referee.ask(WhichClass(battle.seat, tuple(each.key for each in pack.classes)))


def repaired(pack: Pack, state: Sea, battle: Battle, referee: Referee, *, surely: bool = False) -> Sea:
    """A captain who was in port with hits had them repaired there, or not, as the table says, unless it `surely` is so."""
    if not in_doubt(state, battle):
        return state
    captain = commanded(state, battle.seat)
    damaged = remnant(pack, state, battle, "captain")
    whole = surely or referee.ask(IsRepaired(battle.seat, damaged)) == "repaired"
    if whole:
        captain = replace(captain, hits=Tracks())
        damaged = tracks_of(pack.ship_class(captain.ship_class))
    referee.say(Repaired(battle.seat, whole, damaged))
    return with_captain(state, replace(captain, berthed=False))


def _shown(pack: Pack, state: Sea, battle: Battle, side: Side, skill: Skill, dice: int) -> int | None:
    """The skill of a side that was not told, by how many dice it rolled; None where these do not tell it (R15.2, R15.8)."""
    own = left(pack, state, battle, side)
    if skill_of(state, battle, side, skill) is not None or own is None:
        return None
    more = 0
    if skill == "seamanship":
        if not own.masts:
            return None
        classes = (class_of(state, battle, side), class_of(state, battle, other(side)))
        more, _ = seamanship_dice(pack, *classes, own, 0)
    return dice - more if 1 <= dice - more <= MOST_SKILL else None


def _asked_skill(state: Sea, battle: Battle, side: Side, skill: Skill, referee: Referee) -> int | None:
    """A side's skill where it had to be asked, else None."""
    if skill_of(state, battle, side, skill) is not None:
        return None
    return int(referee.ask(WhichSkill(sailing(battle, side), skill, (playing(battle, side),))))


def _told(state: Sea, battle: Battle, action: Muster) -> Sea:
    """The state with what is told in a muster; the NPC's skills stand on its captain's card."""
    captain, ship = commanded(state, battle.seat), state.ship(battle.ship)
    captain = replace(
        captain,
        ship_class=action.ship_class or captain.ship_class,
        seamanship=_or(action.seamanship, captain.seamanship),
        leadership=_or(action.leadership, captain.leadership),
    )
    card = replace(
        ship.captain,
        seamanship=_or(action.npc_seamanship, ship.captain.seamanship),
        leadership=_or(action.npc_leadership, ship.captain.leadership),
    )
    return with_ship(with_captain(state, captain), replace(ship, stack=(card, *ship.stack[1:])))


def fitted(pack: Pack, state: Sea, seat: Seat, referee: Referee) -> Sea:
    """The state in which a captain's ship, whose class was told, has no more hits and cargo than there is room for (R15.8).

    It floats, with crew, if that fights. Of a hold that may have been repaired in port it is not known yet how much is destroyed.
    """
    captain = commanded(state, seat)
    whole = whole_of(pack, captain.ship_class)
    if whole is None:
        return state
    rest = whole.less(captain.hits)
    fights = state.battle is not None and state.battle.boarder is not None
    floats = replace(rest, hull=max(rest.hull, 1), crew=max(rest.crew, 1) if fights else rest.crew)
    room = whole.cargo if captain.berthed else floats.cargo
    return stowed(with_captain(state, replace(captain, hits=whole.less(floats))), seat, room, referee)


def _or(told: int | None, before: int | None) -> int | None:
    return before if told is None else told


def _say(battle: Battle, told: Muster, referee: Referee) -> None:
    referee.say(
        Mustered(
            battle.seat,
            battle.ship,
            told.ship_class,
            told.seamanship,
            told.leadership,
            told.npc_seamanship,
            told.npc_leadership,
        )
    )
