"""Chapter "Round, enemy turn order" (P-18, P-19, P-27): who acts when, and the end of a round."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from rules.betrayal.actions import EndRound, Phase
from rules.betrayal.changes import fought, with_battle
from rules.betrayal.events import EnemiesAct, OutOfOrder, RoundEnded
from rules.betrayal.pack import LEVELS, Pack
from rules.betrayal.state import LAST_ROUND, Battle, Realm, Unit
from rules.betrayal.timings import reminders
from rules.contract import Reason, RuleError
from rules.referee import Referee


def order(battle: Battle) -> tuple[Unit, ...]:
    """The units that act, in their order (P-19): quest units, then from the highest level; equals as they came, the party picks."""
    levels = (0, *LEVELS)
    acting = (unit for unit in battle.units if not _rests(unit))
    return tuple(sorted(acting, key=lambda unit: levels.index(unit.level)))


def phase(_pack: Pack, state: Realm, _action: Phase, referee: Referee) -> Realm:
    """The enemies' turn; RuleError betrayal-no-enemies when none is on the map."""
    battle = fought(state)
    if not battle.units:
        raise RuleError("betrayal-no-enemies")
    units = order(battle)
    referee.say(
        EnemiesAct(
            round=battle.counted_round,
            units=units,
            resting=tuple(unit for unit in battle.units if _rests(unit)),
            reminders=reminders(units),
            because=Reason("betrayal.turns.order"),
        )
    )
    return with_battle(say_unended(state, "second-phase", referee), phases=battle.phases + 1)


def say_unended(state: Realm, what: Literal["second-phase", "explored-after-enemies"], referee: Referee) -> Realm:
    """After the enemies' turn its round's end looks forgotten: said once for each of their turns."""
    battle = fought(state)
    if battle.phases <= battle.unended:
        return state
    referee.say(OutOfOrder(what))
    return with_battle(state, unended=battle.phases)


def end_round(_pack: Pack, state: Realm, _action: EndRound, referee: Referee) -> Realm:
    """The round is over; after the fifth come fatigue rounds, which all count as the sixth (P-18). Whoever rested is up again."""
    battle = fought(state)
    following = replace(
        battle,
        round=battle.round + 1,
        units=tuple(replace(unit, rests=False) for unit in battle.units),
        phases=0,
        unended=0,
        uses_phases=battle.uses_phases or battle.phases > 0,
    )
    referee.say(
        RoundEnded(
            round=battle.counted_round,
            next=following.counted_round,
            fatigue=following.round > LAST_ROUND,
            standing=len(battle.units),
            because=Reason("betrayal.round.objective"),
        )
    )
    if battle.uses_phases and not battle.phases and battle.units:
        referee.say(OutOfOrder("no-phase"))
    return replace(state, battle=following)


def _rests(unit: Unit) -> bool:
    """Whether a unit does not act: just returned by Necromancy, or left on the map without HP (P-26.8)."""
    return unit.rests or unit.health == 0
