"""What each event has to say, in words: the arguments of its sentences."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.panels.betrayal import _words as words
from bot.panels.table import Voice, tag
from bot.text.names import Said
from rules.betrayal import events as on
from rules.betrayal.pack import BAGS, Pack, bag_of
from rules.betrayal.state import Unit
from rules.contract import Amended, Annotated, Cancelled, Event, Opened, Reason

Facts = dict[str, object]


def said(say: Voice, pack: Pack, event: Event, how: str = "", **more: object) -> str:
    """An event in its own words, or in other words that its message has (`short`)."""
    message = f"{tag(event)}.{how}" if how else tag(event)
    return say(message, **facts(say, pack, event), **more)


def facts(say: Voice, pack: Pack, event: Event) -> Facts:
    """What an event has to say; `why` is the part of its sentence that gives the reason."""
    because = getattr(event, "because", None)
    why: Facts = {"why": words.because(say, because)} if isinstance(because, Reason) else {}
    if isinstance(event, on.PartySet):
        return why | _party(say, pack, event)
    return why | _TOLD[type(event)](say, event)


def _fields(*names: str) -> Callable[[Voice, Any], Facts]:
    """Those fields of an event as they are."""
    return lambda _say, event: {name: getattr(event, name) for name in names}


# ------------------------------------------------------------------------------------------------ the party and the battle


def _party(say: Voice, pack: Pack, event: on.PartySet) -> Facts:
    party, before = event.party, event.before
    changed = [each for each in party.__struct_fields__ if getattr(party, each) != getattr(before, each, None)]
    return {
        "changed": changed[0] if before is not None and len(changed) == 1 else "all",
        "adventurers": party.adventurers,
        "xp": party.xp,
        "points": party.pool,
        "line": Said(words.party(say, pack, party)),
        "session": party.session,
        "difficulty": words.difficulty(say, party.difficulty),
        "province": words.province(say, pack, party.province),
        "rebuilt": event.rebuilt,
        "classes": tuple(say.names.typed(each.replace("-", " ")) for each in party.classes or ()),
    }


def _opened(say: Voice, event: on.BattleOpened) -> Facts:
    return {
        "mode": words.mode(say, event.mode),
        "points": event.pool.points,
        "hexes": event.hexes,
        "blocked": event.blocked,
        "special": event.special,
    }


def _revealed(say: Voice, event: on.TileRevealed) -> Facts:
    row = words.commas(say, map(str, event.row)) or None
    return {"tile": event.tile, "row": row, "hexes": event.hexes}


def _over(say: Voice, event: on.BattleEnded) -> Facts:
    return {"mode": words.mode(say, event.mode), "rounds": event.rounds}


# ------------------------------------------------------------------------------------------------ deployments


def _laid_aside(say: Voice, event: on.LaidAside) -> Facts:
    wanted = Said(words.until(say, event.wanted.name, event.wanted.kind))
    return {
        "list": words.chips(say, event.enemies),
        "count": len(event.enemies),
        "wanted": wanted,
    }


def _aside_returned(say: Voice, event: on.AsideReturned) -> Facts:
    return {"list": words.chips(say, event.enemies), "count": len(event.enemies)}


def _substituted(say: Voice, event: on.Substituted) -> Facts:
    return {
        "wanted": Said(words.wanted(say, event.wanted)),
        "place": event.where,
        "handle": event.handle,
        "level": event.level,
        "near": event.near,
    }


def _left_out(say: Voice, event: on.LeftOut) -> Facts:
    return {"wanted": Said(words.wanted(say, event.wanted)), "count": event.count}


def bags_of_chips(say: Voice, event: on.AsideReturned) -> list[str]:
    """The chips that went back, bag by bag."""
    inside = zip(BAGS, ([each for each in event.enemies if bag_of(each.level) == bag] for bag in BAGS), strict=True)
    return [
        say("betrayal-back-in-bag", bag=Said(words.bag_named(say, bag)), list=words.chips(say, chips))
        for bag, chips in inside
        if chips
    ]


# ------------------------------------------------------------------------------------------------ units


def _unit(say: Voice, unit: Unit) -> Facts:
    side = unit.enemy.side
    return {"who": words.who(say, unit.handle, side), "named": words.listed(say, unit.handle, side)}


def _deployed(say: Voice, event: on.Deployed) -> Facts:
    return _unit(say, event.unit)


def _defeated(say: Voice, event: on.Defeated) -> Facts:
    more: Facts = {"stack": event.stack, "standing": event.standing, "quest": bool(event.unit.quest)}
    return more | _unit(say, event.unit)


def _removed(say: Voice, event: on.Removed) -> Facts:
    bag: Facts = {"bag": Said(words.bag_named(say, event.bag)) if event.bag else None}
    return bag | _unit(say, event.unit)


def _bonus(say: Voice, event: on.BonusHealth) -> Facts:
    health: Facts = {"health": event.health}
    return health | _unit(say, event.unit)


def _lost(say: Voice, event: on.CompanionLost) -> Facts:
    return _companion(say, event) | {"bag": Said(words.bag_named(say, event.bag))}


def _befriended(say: Voice, event: on.Befriended) -> Facts:
    return _companion(say, event) | {"handle": event.handle, "place": event.where}


def _companion(say: Voice, event: on.CompanionLost | on.Befriended) -> Facts:
    handle, side = event.companion.handle, event.companion.enemy.side
    return {
        "companion": handle,
        "who": words.who(say, handle, side),
        "named": Said(words.chip(say, side)),
    }


def _turned(say: Voice, event: on.Flipped | on.Named) -> Facts:
    now = Said(words.ranked(say, event.handle, event.after))
    return {"handle": event.handle, "now": now, "named": Said(words.chip(say, event.after))}


def _about(say: Voice, event: on.Returned | on.Skilled | on.HealthSet | on.Placed) -> Facts:
    return {"who": words.who(say, event.handle, event.enemy.side)}


def _returned(say: Voice, event: on.Returned) -> Facts:
    return _about(say, event) | {"place": event.where, "bag": Said(words.bag_named(say, event.bag))}


def _skilled(say: Voice, event: on.Skilled) -> Facts:
    return _about(say, event) | {"skill": Said(say(f"betrayal-skill-{event.skill}")), "works": event.works}


def _health(say: Voice, event: on.HealthSet) -> Facts:
    return _about(say, event) | {"health": event.health}


def _placed(say: Voice, event: on.Placed) -> Facts:
    return _about(say, event) | {"hex": event.hex or None}


def _took_place(say: Voice, event: on.TookPlace) -> Facts:
    bag: Facts = {"bag": Said(words.bag_named(say, event.bag))}
    return bag | _pair(say, event.unit, event.replaced)


def _swapped(say: Voice, event: on.Swapped) -> Facts:
    return _pair(say, *event.units)


def _pair(say: Voice, one: Unit, other: Unit) -> Facts:
    who, second = (words.who(say, each.handle, each.enemy.side) for each in (one, other))
    return {"who": who, "other": second}


_TOLD: Mapping[type[Event], Callable[[Voice, Any], Facts]] = {
    Opened: _fields("pack", "sample"),
    Cancelled: _fields("was", "seen"),
    Annotated: _fields("on", "before", "text"),
    Amended: _fields("changes"),
    on.Seated: _fields("seat", "after"),
    on.RuleSet: _fields("switch", "before", "value"),
    on.OutOfOrder: _fields("what"),
    on.BattleOpened: _opened,
    on.TileRevealed: _revealed,
    on.NoTile: _fields("result", "skyshards"),
    on.RoundEnded: _fields("round", "next", "fatigue", "standing"),
    on.EnemiesAct: _fields("round"),
    on.BattleEnded: _over,
    on.LaidAside: _laid_aside,
    on.AsideReturned: _aside_returned,
    on.Substituted: _substituted,
    on.LeftOut: _left_out,
    on.PoolSpent: _fields("pool", "spent"),
    on.Filled: _fields("to", "occupied"),
    on.AfterDeployment: _fields("abilities"),
    on.Deployed: _deployed,
    on.Defeated: _defeated,
    on.Removed: _removed,
    on.BonusHealth: _bonus,
    on.CompanionLost: _lost,
    on.Befriended: _befriended,
    on.Flipped: _turned,
    on.Named: _turned,
    on.Returned: _returned,
    on.Skilled: _skilled,
    on.HealthSet: _health,
    on.Placed: _placed,
    on.TookPlace: _took_place,
    on.Swapped: _swapped,
}
