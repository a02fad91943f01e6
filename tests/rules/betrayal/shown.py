"""Events of Betrayal as short lines, for cases that can be read: what happened, then the rule's key and mark."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rules.betrayal import events
from rules.betrayal.actions import Demand
from rules.betrayal.state import Enemy, Party, Unit
from rules.contract import Cancelled, Event, Opened, Reason


def shown(event: Event) -> str:
    """An event as a line: `2: level 5 Wolf (beast) for 5, 3 left [spending.greedy]`."""
    line = _LINES[type(event)](event)
    reason = getattr(event, "because", None)
    return line if reason is None else f"{line} [{because(reason)}]"


def because(reason: Reason) -> str:
    """A reason's rule, its mark unless it is official, and the switches it used."""
    mark = () if reason.mark == "official" else (reason.mark,)
    used = (f"{switch}={value}" for switch, value in reason.house)
    return ", ".join((reason.rule.removeprefix("betrayal."), *mark, *used))


def demand(wanted: Demand) -> str:
    """A demand as it is typed."""
    what = f"quest {wanted.name}" if wanted.quest else wanted.name or wanted.kind or "any"
    level = "" if wanted.level is None else f"{wanted.level} "
    return f"{level}{what}" + ("" if wanted.count == 1 else " xall" if wanted.count is None else f" x{wanted.count}")


def enemy(each: Enemy) -> str:
    """An enemy by its name, else by its level and type."""
    return each.name or f"a level {each.level}" + (f" {each.kind}" if each.kind else "")


def unit(each: Unit) -> str:
    """A unit by its handle and name: `3 Wolf`."""
    return f"{each.handle} {enemy(each.enemy)}"


def _list(enemies: tuple[Enemy, ...]) -> str:
    return ", ".join(map(enemy, enemies)) or "nothing"


def _party(party: Party | None) -> str:
    if party is None:
        return "nobody"
    where = party.province or "no province"
    return f"{party.adventurers} adventurers, xp {party.xp}, {where}, session {party.session}, {party.difficulty}"


def _deployed(event: events.Deployed) -> str:
    who, told = event.unit, event.instruction
    place = (
        who.handle if who.hex == who.handle else f"{who.handle} on {who.hex}" if who.hex else f"{who.handle} anywhere"
    )
    beside = " beside it" if who.beside else ""
    kind = f" ({who.enemy.kind})" if who.enemy.kind else ""
    name = f"{who.enemy.name}, quest unit" if who.quest else f"level {who.level} {who.enemy.name or 'unnamed'}{kind}"
    cost = f"for {event.cost}" if event.cost else "free"
    slot = f", slot {event.slot}" if event.slot else ""
    health = "" if who.health is None else f", {who.health} hp"
    hands = "" if told is None else f" <{told.how} {told.bag} {told.level} {told.name or told.kind or 'any'}>"
    return f"{place}{beside}: {name} {cost}, {event.left} left{slot}{health}{hands}"


def _may_act(event: events.AfterDeployment) -> str:
    skills = "".join(f", {each.handle} {each.skill}" for each in event.reminders)
    return f"may act: {' '.join(event.abilities)} on {' '.join(event.handles)}{skills}"


def _enemies(event: events.EnemiesAct) -> str:
    rest = f", resting {', '.join(map(unit, event.resting))}" if event.resting else ""
    skills = "".join(f"; {each.timing} {each.handle} {each.skill}" for each in event.reminders)
    return f"round {event.round}: {', '.join(map(unit, event.units))}{rest}{skills}"


_LINES: dict[type[Event], Callable[[Any], str]] = {
    Opened: lambda e: f"opened {e.pack}",
    Cancelled: lambda e: f"cancelled {e.was}",
    events.Seated: lambda e: f"{e.seat} sits after {e.after}",
    events.PartySet: lambda e: f"party: {_party(e.party)}" + (", bags rebuilt" if e.rebuilt else ""),
    events.BattleOpened: lambda e: (
        f"{e.mode}: pool {e.pool.points} ({e.pool.source}) on {e.hexes} hexes"
        + (f", blocked {' '.join(e.blocked)}" if e.blocked else "")
        + (f", special {' '.join(e.special)}" if e.special else "")
    ),
    events.TileRevealed: lambda e: (
        f"tile {e.tile}: pool {e.pool.points} ({e.pool.source}), row {' '.join(map(str, e.row))}, {e.hexes} hexes"
    ),
    events.NoTile: lambda e: f"{e.result}: {e.skyshards} skyshards",
    events.LaidAside: lambda e: f"{e.handle}: laid aside {_list(e.enemies)}, wanted {demand(e.wanted)}",
    events.AsideReturned: lambda e: f"back from aside: {_list(e.enemies)}",
    events.Deployed: _deployed,
    events.Substituted: lambda e: (
        f"instead of {demand(e.wanted)} ({e.where}{' ' + e.handle if e.handle else ''}): level {e.level}"
    ),
    events.LeftOut: lambda e: f"left out {e.count} of {demand(e.wanted)} with {e.pool} left",
    events.PoolSpent: lambda e: f"spent {e.spent} of {e.pool}" + (f", {e.left} lost: {e.lost}" if e.lost else ""),
    events.AfterDeployment: _may_act,
    events.Filled: lambda e: f"filled with level {e.level} to {e.to}: {e.occupied} occupied",
    events.Defeated: lambda e: f"defeated {unit(e.unit)}: stack {e.stack}, standing {e.standing}",
    events.CompanionLost: lambda e: f"companion {e.companion.handle} lost: {e.companion.enemy.name} to {e.bag}",
    events.Removed: lambda e: f"removed {unit(e.unit)} to {e.bag or 'no bag'}, standing {e.standing}",
    events.Flipped: lambda e: (
        f"flipped {e.handle}: {e.before.name} -> level {e.after.level} {e.after.name or 'unnamed'}"
    ),
    events.Befriended: lambda e: (
        f"companion {e.companion.handle}: {e.handle} {enemy(e.companion.enemy)} off the {e.where}"
    ),
    events.Returned: lambda e: f"returned {e.handle} {enemy(e.enemy)} from {e.where} to {e.bag}",
    events.Skilled: lambda e: f"{e.handle} uses {e.skill}" + ("" if e.works else ": nothing"),
    events.TookPlace: lambda e: f"{unit(e.unit)} in the place of {unit(e.replaced)}, which is in {e.bag}",
    events.BonusHealth: lambda e: f"{unit(e.unit)}: {e.health} hp shared out",
    events.HealthSet: lambda e: f"{e.handle} {enemy(e.enemy)}: {e.before} -> {e.health} hp",
    events.Named: lambda e: f"{e.handle} is {e.after.name} ({e.after.kind})",
    events.Placed: lambda e: f"{e.handle} from {e.before or 'anywhere'} to {e.hex or 'anywhere'}",
    events.Swapped: lambda e: "swapped: " + ", ".join(map(unit, e.units)),
    events.EnemiesAct: _enemies,
    events.RoundEnded: lambda e: (
        f"round {e.round} over, next {e.next}{', fatigue' if e.fatigue else ''}, standing {e.standing}"
    ),
    events.BattleEnded: lambda e: (
        f"{e.mode} over after {e.rounds}: low {_list(e.low)}; high {_list(e.high)}; out {_list(e.quest)}; "
        f"kept {_list(tuple(each.enemy for each in e.companions))}"
    ),
    events.RuleSet: lambda e: f"rule {e.switch}: {e.before} -> {e.value}",
    events.OutOfOrder: lambda e: f"out of order: {e.what}",
}
