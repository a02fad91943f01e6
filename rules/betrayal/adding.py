"""Chapter "Added enemies" (P-10 to P-12): named enemies and quest units that come on top of the pool, and free fills."""

from __future__ import annotations

from msgspec.structs import replace

from rules import names
from rules.betrayal.actions import Demand
from rules.betrayal.bags import Whereabouts, whereabouts
from rules.betrayal.changes import on_stack
from rules.betrayal.deploying import Deployment, Paid, Spot
from rules.betrayal.drawing import Got
from rules.betrayal.events import BonusHealth, Defeated, Instruction, LeftOut, Substituted
from rules.betrayal.house import by
from rules.betrayal.pack import Pack, QuestUnit, Side
from rules.betrayal.state import Enemy, Unit
from rules.contract import Reason

QUEST_SUBSTITUTE = 20
"""The level of the enemy that comes in the place of a quest unit that is not to be had (P-10.5)."""


def add_all(deployment: Deployment) -> None:
    """The added enemies, in the order in which the encounter names them; none of them costs anything (P-10.1)."""
    for demand in deployment.orders.added:
        for _ in range(demand.count or 1):
            _add(deployment, replace(demand, count=1))


def _add(deployment: Deployment, demand: Demand) -> None:
    if demand.quest:
        _add_quest(deployment, demand)
    elif demand.name:
        _add_named(deployment, demand)
    else:
        _add_random(deployment, demand, demand.level or 0, _why(deployment, "any"))


def _add_named(deployment: Deployment, demand: Demand) -> None:
    """A chip that is searched for by name (P-10.3); a random one of its level when it is not to be had (P-10.4)."""
    level = demand.level or 0
    got = deployment.hand.search(deployment.state, level, demand.name)
    if got is not None:
        deployment.deploy(got, _place(deployment), _why(deployment, "named"), Paid(wanted=demand))
        return
    found = whereabouts(deployment.pack, deployment.state, demand.name, level)
    because = Reason("betrayal.added.substitute", "official" if found.place in {"map", "unknown"} else "inferred")
    _substitute(deployment, demand, found, level, because)


def _add_quest(deployment: Deployment, demand: Demand) -> None:
    """A quest unit out of the box; an enemy of level 20 when it is not to be had (P-10.5)."""
    unit = quest_unit(deployment.pack, demand.name)
    key = names.slug(demand.name) if unit is None else unit.key
    found = _quest_whereabouts(deployment, unit, key)
    if found.place != "bag":
        because = Reason("betrayal.added.substitute-quest", "inferred" if found.place == "gone" else "official")
        _substitute(deployment, demand, found, QUEST_SUBSTITUTE, because)
        return
    if unit is not None and unit.back:
        _turn_over(deployment, unit)
    side = Side(level=0, name=names.tidy(demand.name)) if unit is None else unit.side
    told = Instruction(how="take", bag="", level=0, name=side.name) if deployment.state.cards == "ours" else None
    got = Got(Enemy(side=side), "table" if told else "bot", told)
    deployment.deploy(got, _place(deployment), _why(deployment, "quest"), Paid(wanted=demand), quest=key)


def quest_unit(pack: Pack, name: str) -> QuestUnit | None:
    """The quest unit that a name means."""
    key = names.match(name, ((each.key, each.side.name) for each in pack.quest_units))
    return None if key is None else pack.quest(key)


def _quest_whereabouts(deployment: Deployment, unit: QuestUnit | None, key: str) -> Whereabouts:
    """Whether a quest unit is in the box (`bag`), in play, or defeated; the box of a table's own chips has every one."""
    battle = deployment.battle
    there = next((each for each in battle.units if each.quest == key), None)
    if there is not None:
        return Whereabouts("map", there.handle)
    if key in battle.gone:
        return Whereabouts("gone")
    return Whereabouts("unknown" if unit is None and deployment.state.cards == "bot" else "bag")


def _turn_over(deployment: Deployment, unit: QuestUnit) -> None:
    """The quest unit on the other side is defeated, and its HP are shared out, when it is in play (P-11)."""
    there = next((each for each in deployment.battle.units if each.quest == unit.back), None)
    if there is None:
        return
    because = Reason("betrayal.added.back-to-back")
    deployment.state = on_stack(deployment.state, there)
    battle = deployment.battle
    deployment.referee.say(Defeated(unit=there, stack=len(battle.stack), standing=len(battle.units), because=because))
    deployment.referee.say(BonusHealth(unit=there, health=there.health, because=because))


def _substitute(deployment: Deployment, demand: Demand, found: Whereabouts, level: int, because: Reason) -> None:
    near = _near(deployment.pack, demand) if found.place == "unknown" else ()
    deployment.referee.say(
        Substituted(wanted=demand, where=found.place, handle=found.handle, level=level, near=near, because=because)
    )
    _add_random(deployment, replace(demand, name="", quest=False), level, because)


def _near(pack: Pack, demand: Demand) -> tuple[str, ...]:
    """The names that come nearest to one that the pack does not know."""
    if demand.quest:
        pairs = [(each.side.name, each.side.name) for each in pack.quest_units]
    else:
        sides = (side for chip in pack.chips for side in (chip.low, chip.high) if side.level == demand.level)
        pairs = [(side.name, side.name) for side in sides if side.name]
    return names.nearest(demand.name, pairs)


def _add_random(deployment: Deployment, demand: Demand, level: int, because: Reason) -> None:
    came = deployment.free(level, _place(deployment), because, replace(demand, level=level))
    if not isinstance(came, Unit):
        deployment.referee.say(LeftOut(wanted=demand, count=1, pool=deployment.left, because=came))


def _place(deployment: Deployment) -> Spot:
    """A dungeon's special hexes first, then the next free numbered hex, else a hex of the table's choice (P-10.7, P-10.8)."""
    return next(iter((*deployment.special, *deployment.spots)), Spot())


def _why(deployment: Deployment, what: str) -> Reason:
    """Why an added enemy is deployed now and there: printed for a dungeon (P-10.7), by house rule U-2 elsewhere."""
    rule = f"betrayal.added.{what}"
    return Reason(rule) if deployment.battle.mode == "dungeon" else by(deployment.state.house, "added-first", rule)
