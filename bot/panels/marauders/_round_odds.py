"""The chances of the round of a battle that is to be rolled, in words."""

from __future__ import annotations

from collections.abc import Iterator

from bot.panels.marauders._names import pack_of, sea_of, voice
from bot.panels.marauders._odds_words import Number, declared, ends, listed, message, percent, untold
from bot.panels.table import Voice
from bot.refusal import Refusal
from bot.text.names import Said
from bot.text.saying import joined
from bot.ui.message import Message
from bot.view import View
from rules.contract import Seat
from rules.marauders.battle.chances import Chances, CrewChances, by_deeds, crew_chances, fighters
from rules.marauders.battle.rounds import sailing
from rules.marauders.battle.state import Battle
from rules.marauders.keys import SIDES, ShipKey, Side


def fighting(view: View, ship: ShipKey | None = None) -> Seat | None:
    """Whose captain fights now, with this ship (or with any, where none is named)."""
    battle = sea_of(view).battle
    return None if battle is None or ship not in {None, battle.ship} else battle.seat


def battle_odds(view: View, _arg: str = "") -> Message:
    """The chances of the round of the open battle that is to be rolled; Refusal old-button when there is none."""
    battle = sea_of(view).battle
    if battle is None:
        raise Refusal("old-button", view=view)
    return round_odds(view, battle)


def round_odds(view: View, battle: Battle) -> Message:
    """The chances of the next round of a battle, for each lawful pair of declarations, or of the next round between crews."""
    say, both = voice(view), fighters(pack_of(view), sea_of(view), battle)
    crewing = battle.boarder is not None
    ended = crew_chances(both) if both is not None and crewing else None
    if both is None or (crewing and ended is None):
        return untold(view, battle, ("leadership",) if crewing else ("seamanship",))
    if ended is not None:
        return message(view, battle, "odds-crews-title", crews(say, battle, ended))
    made = sorted(by_deeds(battle, both), key=lambda each: -each.ahead("captain"))
    lines = [_roll(say, battle, made[0])]
    lines += [line for each in made for line in _round(say, battle, each, alone=len(made) == 1)]
    fought_out = all(each.fought_out for each in made)
    lines += [] if fought_out else [say("odds-unled")]
    lines += [*declared(say, battle), say("odds-supposed", fought=fought_out)]
    return message(view, battle, "odds-round-title", lines, tell=not fought_out)


def crews(say: Voice, battle: Battle, made: CrewChances) -> Iterator[str]:
    """How a crew combat ends, and what its next roll takes."""
    yield ends(
        say,
        battle,
        {"npc-taken": made.end.npc_taken, "captain-taken": made.end.captain_taken, "last-man": made.end.both},
    )
    for side, losses in zip(SIDES, (made.npc, made.captain), strict=True):
        spread = [
            say("odds-count", count=count, percent=percent(chance)) for count, chance in enumerate(losses) if chance
        ]
        yield say("odds-crew-lost", who=sailing(battle, side), spread=joined(spread, "comma", say.locale))
    yield say("odds-supposed-crews")


def _roll(say: Voice, battle: Battle, made: Chances) -> str:
    """Who wins the roll, whatever was declared."""
    wins = {sailing(battle, side): made.of(side).wins for side in SIDES}
    rolls = [(say("odds-wins", who=who, percent=percent(chance)), chance) for who, chance in wins.items()]
    rolls.append((say("odds-nobody", percent=percent(made.nobody)), made.nobody))
    return say("odds-roll", rolls=listed(say, rolls))


def _round(say: Voice, battle: Battle, made: Chances, *, alone: bool) -> Iterator[str]:
    """What a pair of declarations comes to: the hits, and how the battle may end with it."""
    yield say("odds-deeds", npc=made.deeds[0], captain=made.deeds[1], ship=battle.ship, seat=battle.seat)
    hits = [_hits(say, battle, made, side, alone=alone) for side in SIDES if made.of(side).expected]
    if hits:
        yield say("odds-all-hits", hits=joined(hits, "apart", say.locale))
    ending: dict[str, Number] = {"both-sunk": made.both_sunk, "last-man": made.last_man}
    for side in SIDES:
        share = made.of(side)
        ending[f"{side}-sunk"] = share.sunk - made.both_sunk
        ending[f"{side}-taken"], ending[f"{side}-fled"] = share.taken, share.escapes
        if not made.fought_out:
            ending[f"{side}-aboard"] = share.boards
    if any(ending.values()):
        yield ends(say, battle, ending)
    elif not hits:
        yield say("odds-nothing")


def _hits(say: Voice, battle: Battle, made: Chances, side: Side, *, alone: bool) -> str:
    """The hits that a side takes: on average, and where there is room how likely each number of them is."""
    share, who = made.of(side), sailing(battle, side)
    spread = [
        say("odds-count", count=count, percent=percent(chance)) for count, chance in enumerate(share.hits) if chance
    ]
    average = Said(f"{float(share.expected):.1f}")
    return say("odds-hits", who=who, average=average, spread=joined(spread, "comma", say.locale) if alone else "none")
