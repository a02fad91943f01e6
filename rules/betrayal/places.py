"""Chapter "Where chips go" (P-26): defeated, removed, flipped, a companion, drawn in the middle of a battle, returned."""

from __future__ import annotations

from msgspec.structs import replace

from rules.betrayal.actions import Befriend, Defeat, Demand, Draw, Flip, Orders, Remove, Return
from rules.betrayal.adding import add_all
from rules.betrayal.bags import inside
from rules.betrayal.changes import befriended, fought, on_stack, standing, with_unit, without
from rules.betrayal.deploying import Deployment, Spot
from rules.betrayal.events import Befriended, CompanionLost, Defeated, Flipped, LeftOut, Removed, Returned
from rules.betrayal.pack import BAGS, Bag, Pack, Side, bag_of, other_level
from rules.betrayal.spending import choose
from rules.betrayal.state import Companion, Enemy, Realm, Unit
from rules.contract import Reason, RuleError
from rules.referee import Referee


def defeat(_pack: Pack, state: Realm, action: Defeat, referee: Referee) -> Realm:
    """An enemy is defeated: on top of the stack, a quest unit out (P-26.1); a companion's chip into its bag (P-26.3)."""
    companion = state.companion(action.unit)
    if companion is not None:
        return lose(state, companion, referee)
    return fell(state, standing(state, action.unit), referee)


def fell(state: Realm, unit: Unit, referee: Referee) -> Realm:
    """A unit of the map is on top of the defeated stack, or out."""
    state = on_stack(state, unit)
    battle = fought(state)
    because = Reason("betrayal.defeat.quest" if unit.quest else "betrayal.defeat.stack")
    referee.say(Defeated(unit=unit, stack=len(battle.stack), standing=len(battle.units), because=because))
    return state


def lose(state: Realm, companion: Companion, referee: Referee) -> Realm:
    """A companion is defeated: its chip goes into its bag, not on the stack, and none of its skills acts (P-26.3)."""
    bag = bag_of(companion.enemy.level)
    referee.say(CompanionLost(companion=companion, bag=bag, because=Reason("betrayal.defeat.companion")))
    return without(state, companion.handle)


def remove(_pack: Pack, state: Realm, action: Remove, referee: Referee) -> Realm:
    """A unit is taken off the map without being defeated: its chip is in its bag at once (P-26.2)."""
    unit = standing(state, action.unit)
    state = without(state, unit.handle)
    bag = bag_of(unit.level) if unit.level else ""
    left = len(fought(state).units)
    referee.say(Removed(unit=unit, bag=bag, standing=left, because=Reason("betrayal.remove.bag")))
    return state


def flip(pack: Pack, state: Realm, action: Flip, referee: Referee) -> Realm:
    """A unit shows its other side, at no cost of the pool (P-13); RuleError betrayal-no-other-side for most quest units."""
    unit = standing(state, action.unit)
    turned = _turned_quest(pack, unit) if unit.quest else replace(unit, enemy=_turned(pack, unit.enemy))
    referee.say(Flipped(handle=unit.handle, before=unit.enemy.side, after=turned.enemy.side))
    return with_unit(state, turned)


def _turned(pack: Pack, enemy: Enemy) -> Enemy:
    level = other_level(enemy.level)
    if enemy.piece is not None:
        return replace(enemy, side=pack.chip(enemy.piece).side(level))
    return replace(enemy, side=enemy.back or Side(level=level), back=enemy.side)


def _turned_quest(pack: Pack, unit: Unit) -> Unit:
    known = pack.quest(unit.quest)
    back = pack.quest(known.back) if known is not None and known.back else None
    if back is None:
        raise RuleError("betrayal-no-other-side", unit=unit.handle, name=unit.enemy.name)
    return replace(unit, quest=back.key, enemy=Enemy(side=back.side))


def befriend(_pack: Pack, state: Realm, action: Befriend, referee: Referee) -> Realm:
    """An enemy of the map or of the stack serves an adventurer; RuleError betrayal-quest-unit for one without a chip."""
    fallen = fought(state).fallen(action.unit)
    unit = fallen or standing(state, action.unit)
    if unit.quest:
        raise RuleError("betrayal-quest-unit", unit=unit.handle, name=unit.enemy.name)
    state, companion = befriended(without(state, unit.handle), unit.enemy)
    referee.say(
        Befriended(
            handle=unit.handle,
            where="map" if fallen is None else "stack",
            companion=companion,
            because=Reason("betrayal.companion.kept", "inferred"),
        )
    )
    return state


def draw(pack: Pack, state: Realm, action: Draw, referee: Referee) -> Realm:
    """An enemy is drawn in the middle of a battle and put on a hex of the party's choice (P-25).

    RuleError betrayal-bag-empty when there is none of that level and (U-1) of no lower one.
    """
    battle = fought(state)
    if action.quest:
        return _quest_unit(pack, state, action.quest, referee)
    deployment = Deployment(pack, state, referee, Orders(drawn=action.drawn))
    deployment.check_level(action.level)
    wanted = Demand(level=action.level, kind=action.kind)
    came = deployment.free(action.level, Spot(), Reason("betrayal.draw.asked"), wanted)
    if not isinstance(came, Unit):
        referee.say(LeftOut(wanted=wanted, count=1, pool=battle.left, because=came))
    return deployment.over()


def _quest_unit(pack: Pack, state: Realm, name: str, referee: Referee) -> Realm:
    """A quest unit comes in the middle of a battle, or what comes in its place (P-10.5, P-11)."""
    deployment = Deployment(pack, state, referee, Orders(added=(Demand(name=name, quest=True),)))
    deployment.nowhere()
    add_all(deployment)
    return deployment.over()


def drawable(pack: Pack, state: Realm, level: int) -> bool:
    """Whether an enemy of a level, or (U-1) of a lower one, can be drawn now; of a table's own chips it always may."""
    empty: tuple[Bag, ...] = tuple(bag for bag in BAGS if state.cards == "bot" and not inside(pack, state, bag))
    return choose(level, level, empty, state.house).level > 0


def give_back(_pack: Pack, state: Realm, action: Return, referee: Referee) -> Realm:
    """A companion's or a defeated enemy's chip goes back into its bag."""
    companion = state.companion(action.unit)
    if companion is not None:
        return _returned(state, action.unit, companion.enemy, referee)
    fallen = fought(state).fallen(action.unit)
    if fallen is None:
        unit = fought(state).unit(action.unit)
        where = "none" if unit is None else "map"
        name = "" if unit is None else unit.enemy.name
        raise RuleError("betrayal-nothing-to-return", unit=action.unit, name=name, where=where)
    return _returned(state, action.unit, fallen.enemy, referee)


def _returned(state: Realm, handle: str, enemy: Enemy, referee: Referee) -> Realm:
    where = "stack" if state.companion(handle) is None else "companion"
    because = Reason(f"betrayal.return.{where}", "official" if where == "companion" else "inferred")
    referee.say(Returned(handle=handle, enemy=enemy, where=where, bag=bag_of(enemy.level), because=because))
    return without(state, handle)
