"""What each event has to say, in words: the arguments of its sentences."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import groupby
from typing import Any

from bot.panels.everrain import _words as words
from bot.panels.everrain._names import vessel_name
from bot.panels.everrain._weighed import costs
from bot.panels.table import Voice, tag
from bot.text.names import Said
from rules.contract import Cancelled, Event, Opened, Reason
from rules.everrain import events as on
from rules.everrain.pack import Hex, Pack

Facts = dict[str, object]

MESSAGES: Mapping[type[Event], str] = {on.Acted: "everrain-activated", on.OutOfOrder: "everrain-irregular"}
"""The messages of events whose tags are those of refusals, too."""


def said(say: Voice, pack: Pack, event: Event, how: str = "", **more: object) -> str:
    """An event in its own words, or in other words that its message has (`short`)."""
    message = MESSAGES.get(type(event), tag(event))
    return say(f"{message}.{how}" if how else message, **(facts(say, pack, event) | more))


def facts(say: Voice, pack: Pack, event: Event) -> Facts:
    """What an event has to say; `why` is the part of its sentence that gives the reason."""
    because = getattr(event, "because", None)
    why: Facts = {"why": words.because(say, because)} if isinstance(because, Reason) else {}
    if isinstance(event, on.Left | on.Boarded):
        return why | _spoils(say, pack, event) | _TOLD[type(event)](say, event)
    return why | _TOLD[type(event)](say, event)


def _fields(*names: str) -> Callable[[Voice, Any], Facts]:
    """Those fields of an event as they are."""
    return lambda _say, event: {name: getattr(event, name) for name in names}


def _of_ship(*names: str) -> Callable[[Voice, Any], Facts]:
    """Those fields of an event about a player's ship, and the ship by letter and name."""
    return lambda say, event: {"ship": words.ship(say, event.seat), **_fields(*names)(say, event)}


def _of_vessel(*names: str) -> Callable[[Voice, Any], Facts]:
    """Those fields of an event about an enemy ship, and what it is called."""
    return lambda say, event: {"who": words.called(say, event.vessel, event.name), **_fields(*names)(say, event)}


def _of_both(*names: str) -> Callable[[Voice, Any], Facts]:
    """Those fields of an event about an enemy ship and a player's, and what both are called."""
    return lambda say, event: (
        _of_vessel(*names)(say, event)
        | {
            "ship": words.ship(say, event.seat),
            "seat": event.seat,
        }
    )


def _hex(at: Hex | None) -> Said | None:
    return None if at is None else words.hex_(at)


def _list(say: Voice, of: tuple[int, ...] | None) -> Said | None:
    """Numbers side by side, None for none."""
    return words.numbers(say, of) if of else None


# ------------------------------------------------------------------------------------------------ the table, spawning


def _joined(say: Voice, event: on.Joined) -> Facts:
    return {
        "seat": event.seat,
        "letter": event.letter,
        "hex": _hex(event.hex),
        "facing": words.facing(say, event.facing),
    }


def _crew(say: Voice, event: on.CrewTold) -> Facts:
    return {
        "ship": words.ship(say, event.seat),
        "told": event.zones is not None,
        "zones": _list(say, event.zones),
        "count": len(event.zones or ()),
        "nodes-told": event.broken is not None,
        "broken": _list(say, event.broken),
    }


def _turned_up(say: Voice, event: on.TurnedUp) -> Facts:
    out = [] if event.turns is None else [each for each in event.turns if not each.taken]
    sums = dict.fromkeys(f"{each.before} + {each.act} > {event.points}" for each in out if each.before)
    bare = dict.fromkeys(f"{each.act} > {event.points}" for each in out if not each.before)
    return {
        "ship": words.ship(say, event.seat),
        "points": event.points,
        "turned": None if event.turns is None else _list(say, tuple(each.act for each in event.turns)),
        "known": event.turns is not None,
        "taken": _list(say, event.taken),
        "discarded": _list(say, tuple(each.act for each in out)),
        "sums": words.commas(say, (*bare, *sums)),
        "left": event.left,
    }


def _placed(say: Voice, event: on.Placed) -> Facts:
    enemy = event.enemy
    aboard = say.names.of("enemy", enemy.aboard) if enemy.aboard else None
    return {
        "handle": Said(enemy.handle),
        "name": words.named(say, enemy),
        "who": words.enemy(say, enemy),
        "ship": words.ship(say, enemy.seat),
        "zone": enemy.zone,
        "aboard": aboard,
    }


def _skipped(say: Voice, event: on.Skipped) -> Facts:
    name = say.names.typed(event.name) if event.name else None
    ship = None if event.seat is None else words.ship(say, event.seat)
    return {"name": name, "ship": ship, "health": event.health}


# ------------------------------------------------------------------------------------------------ tracks and acts


def _agenda(_say: Voice, event: on.AgendaMoved) -> Facts:
    return {
        "before": event.before,
        "after": event.after,
        "steps": abs(event.steps),
        "back": event.steps < 0,
        "enemy-before": event.enemy_before,
        "enemy-after": event.enemy_after,
        "laps": abs(event.enemy_after - event.enemy_before),
    }


def _act(say: Voice, event: on.ActBegan) -> Facts:
    return {
        "act": event.act,
        "by": Said(say(f"everrain-side-{event.by}")),
        "cards": event.cards,
        "deck": event.deck,
        "ships": words.ships(say, event.seats) if event.seats else None,
    }


def _due(say: Voice, event: on.ActDue) -> Facts:
    return {"act": event.due.act, "by": Said(say(f"everrain-side-{event.due.by}"))}


def _discovery(say: Voice, event: on.DiscoveryMoved) -> Facts:
    return {"side": Said(say(f"everrain-side-{event.side}")), "before": event.before, "after": event.after}


# ------------------------------------------------------------------------------------------------ leaving play


def _wounded(say: Voice, event: on.Wounded) -> Facts:
    return {
        "who": words.called(say, event.enemy, event.name),
        "trauma": words.trauma(say, event.after, event.health),
        "before": event.before,
        "after": event.after,
    }


def _left(say: Voice, event: on.Left) -> Facts:
    return {
        "who": words.called(say, event.enemy, event.name),
        "how": event.how,
        "health": event.health,
        "card": event.card,
        "wreck": event.wreck,
        "hex": _hex(event.hex),
    }


def _spoils(say: Voice, pack: Pack, event: on.Left | on.Boarded) -> Facts:
    """How many rolls on the Spoils table, and what the Fate die brought where the bot rolled it."""
    got = [say("everrain-spoil", face=face, what=say.names.typed(pack.spoils[int(face)])) for face in event.rolls]
    return {"spoils": event.spoils, "rolls": words.commas(say, got) if got else None}


def _sunk(say: Voice, event: on.Sunk) -> Facts:
    return {"ship": words.ship(say, event.seat), "hex": _hex(event.hex), "port": _hex(event.port)}


# ------------------------------------------------------------------------------------------------ the chart


def _revealed(say: Voice, event: on.Revealed) -> Facts:
    known = (say("everrain-spot", hex=words.hex_(each.hex), what=words.kind(say, each.kind)) for each in event.spots)
    return {"list": words.commas(say, known), "count": len(event.spots)}


def _closed(say: Voice, event: on.Closed) -> Facts:
    return {"hex": _hex(event.hex), "what": words.kind(say, event.kind), "kind-key": event.kind, "closed": event.closed}


def _sailed(say: Voice, event: on.ShipSailed) -> Facts:
    return {
        "ship": words.ship(say, event.seat),
        "from": _hex(event.from_),
        "to": _hex(event.to),
        "same": event.from_ == event.to,
        "facing": words.facing(say, event.facing),
    }


def _launched(say: Voice, event: on.Launched) -> Facts:
    vessel = event.vessel
    return {
        "who": words.vessel(say, vessel),
        "hex": _hex(vessel.hex),
        "facing": words.facing(say, vessel.facing),
        "heads": bool(vessel.heading or vessel.words or vessel.goal),
        "destination": words.destination(say, vessel.heading, vessel.words, vessel.goal),
        "goal": _hex(vessel.goal),
    }


def _heading(say: Voice, event: on.Heading) -> Facts:
    who = words.called(say, event.vessel, event.name)
    to = words.destination(say, event.heading, goal=event.goal)
    return {"who": who, "goal": _hex(event.goal), "destination": to}


# ------------------------------------------------------------------------------------------------ the Enemy Phase


def _turn(say: Voice, event: on.TurnEnded) -> Facts:
    return {"ship": words.ship(say, event.seat), "next": None if event.next is None else words.ship(say, event.next)}


def _nothing(say: Voice, event: on.NothingToDo) -> Facts:
    return {"list": words.commas(say, (say(f"everrain-none-{step}") for step in event.steps))}


def _to_activate(say: Voice, event: on.ToActivate) -> Facts:
    """Who is to act, apart by decks."""
    decks = groupby(event.handles, key=lambda handle: handle[0] if words.on_deck(handle) else "")
    each = (words.commas(say, (words.called(say, handle, "") for handle in deck)) for _, deck in decks)
    return {"step": event.step, "list": Said(words.APART.join(each)), "count": len(event.handles)}


def _phase_ended(say: Voice, event: on.PhaseEnded) -> Facts:
    first = None if event.first is None else words.ship(say, event.first)
    return {"round": event.round, "next": event.round + 1, "first": first}


def _storm_moved(say: Voice, event: on.StormMoved) -> Facts:
    return {
        "number": event.number,
        "fate": event.fate,
        "stays": bool(event.hexes) and event.from_ == event.hexes,
        "toward": None if event.toward is None else words.ship(say, event.toward),
        "direction": words.facing(say, event.direction),
        "hexes": words.hexes(say, event.hexes) if event.hexes else None,
    }


def _storm_how(event: on.StormSet) -> str:
    """What became of a storm."""
    if event.after is None:
        return "gone"
    if event.before is None:
        return "new"
    return "moved" if event.before.hexes else "laid"


def _storm_set(say: Voice, event: on.StormSet) -> Facts:
    storm = event.after or event.before
    assert storm is not None
    return {
        "number": storm.number,
        "size": storm.size,
        "how": _storm_how(event),
        "hexes": words.hexes(say, storm.hexes) if storm.hexes else None,
    }


def _acted(say: Voice, event: on.Acted) -> Facts:
    return {
        "who": words.enemy(say, event.enemy),
        "handle": Said(event.enemy.handle),
        "faces": words.faces(say, event.faces) if event.faces else None,
        "steps": event.steps,
        "damage": event.damage,
        "near": event.near,
        "zone": event.zone,
        "fray": event.fray,
    }


def _rolled(say: Voice, event: on.Rolled) -> Facts:
    return {"who": words.called(say, event.vessel, event.name), "faces": words.faces(say, event.faces)}


def _targeted(say: Voice, event: on.Targeted) -> Facts:
    others = costs(say, event.because, event.seat)
    return _of_both("cost")(say, event) | {"others": words.commas(say, others) or None}


def _moved(say: Voice, event: on.Closing | on.Onward) -> Facts:
    who = words.called(say, event.vessel, event.name)
    way = words.path(say, event.path) if event.path else None
    return {"who": who, "steps": event.steps, "path": way, "facing": words.facing(say, event.facing)}


def _closing(say: Voice, event: on.Closing) -> Facts:
    seat: Facts = {"ship": words.ship(say, event.seat), "seat": event.seat, "reached": event.reached}
    return seat | _moved(say, event)


def _onward(say: Voice, event: on.Onward) -> Facts:
    to = words.destination(say, event.heading, event.words, event.goal)
    return _moved(say, event) | {"destination": to, "left": event.left}


def _arrived(say: Voice, event: on.Arrived) -> Facts:
    to = words.destination(say, event.heading, event.words, event.goal)
    return {"who": words.called(say, event.vessel, event.name), "destination": to}


def _node_hit(say: Voice, event: on.NodeHit) -> Facts:
    return {
        "ship": words.ship(say, event.seat),
        "fate": event.fate,
        "zone": event.zone,
        "other": str(event.zone) != event.fate,
        "crew": event.crew,
    }


def _arose(say: Voice, event: on.ElderArose) -> Facts:
    vessel = event.vessel
    return {
        "who": words.vessel(say, vessel),
        "awakening": say.names.typed(event.awakening) if event.awakening else None,
        "objective": say.names.typed(event.objective) if event.objective else None,
        "hex": _hex(vessel.hex),
        "facing": words.facing(say, vessel.facing),
    }


# ------------------------------------------------------------------------------------------------ corrections


def _named(say: Voice, event: on.Named) -> Facts:
    """Who is meant by the handle, or by the name that a ship had before."""
    handle = words.on_deck(event.enemy)
    who = Said(event.enemy) if handle else say.names.typed(vessel_name(event.enemy, event.before, say.locale))
    before = say.names.typed(event.before) if event.before and event.before != event.name and handle else None
    return {"who": who, "name": say.names.typed(event.name), "before": before}


def _corrected(say: Voice, event: on.Corrected) -> Facts:
    who = words.called(say, event.enemy, "") if event.enemy else None
    seats = say.names.seats
    before, after = (seats.get(each, each) for each in (event.before, event.after))
    return {
        "what": Said(say(f"everrain-corrected-{event.what}")),
        "who": who,
        "before": say.names.typed(before) if before else None,
        "after": say.names.typed(after) if after else None,
    }


def _out_of_order(say: Voice, event: on.OutOfOrder) -> Facts:
    return {"what": event.what, "ships": words.ships(say, event.seats) if event.seats else None}


_TOLD: Mapping[type[Event], Callable[[Voice, Any], Facts]] = {
    Opened: _fields("pack", "sample"),
    Cancelled: _fields("was", "seen"),
    on.Seated: _fields("seat", "after"),
    on.Joined: _joined,
    on.CrewTold: _crew,
    on.Reshuffled: _fields("cards"),
    on.TurnedUp: _turned_up,
    on.Placed: _placed,
    on.Skipped: _skipped,
    on.AgendaMoved: _agenda,
    on.DiscoveryMoved: _discovery,
    on.ActDue: _due,
    on.ActBegan: _act,
    on.ElderLowered: _fields("before", "after"),
    on.ElderStirs: _fields("space"),
    on.Ended: _fields("result"),
    on.Wounded: _wounded,
    on.Left: _left,
    on.PortVisited: _of_ship("enemies"),
    on.Sunk: _sunk,
    on.Boarded: _of_both("result"),
    on.Revealed: _revealed,
    on.Closed: _closed,
    on.ShipSailed: _sailed,
    on.Launched: _launched,
    on.NotLaunched: _fields(),
    on.Heading: _heading,
    on.TurnEnded: _turn,
    on.PhaseBegan: _fields("round"),
    on.NothingToDo: _nothing,
    on.ToActivate: _to_activate,
    on.PhaseEnded: _phase_ended,
    on.StormMoved: _storm_moved,
    on.StormSet: _storm_set,
    on.Acted: _acted,
    on.Rolled: _rolled,
    on.Targeted: _targeted,
    on.Closing: _closing,
    on.Fired: _of_both("damage"),
    on.Dodged: _of_ship("evaded", "left"),
    on.NodeHit: _node_hit,
    on.Onward: _onward,
    on.Waits: _of_vessel(),
    on.Arrived: _arrived,
    on.ElderArose: _arose,
    on.ElderWeakened: _of_vessel("weak", "dice"),
    on.Named: _named,
    on.Corrected: _corrected,
    on.RuleSet: _fields("switch", "before", "value"),
    on.OutOfOrder: _out_of_order,
}
