"""What the events of the chart and of the Enemy Phase have to say, in words: the arguments of their sentences."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import groupby
from typing import Any

from bot.panels.everrain import _words as words
from bot.panels.everrain._fields import Facts, fields, hex_, of_both, of_ship, of_vessel
from bot.panels.everrain._weighed import costs
from bot.panels.table import Voice
from bot.text.names import Said
from rules.contract import Event
from rules.everrain import events as on

# ------------------------------------------------------------------------------------------------ the chart


def _revealed(say: Voice, event: on.Revealed) -> Facts:
    known = (say("everrain-spot", hex=words.hex_(each.hex), what=words.kind(say, each.kind)) for each in event.spots)
    return {"list": words.commas(say, known), "count": len(event.spots)}


def _closed(say: Voice, event: on.Closed) -> Facts:
    return {"hex": hex_(event.hex), "what": words.kind(say, event.kind), "kind-key": event.kind, "closed": event.closed}


def _sailed(say: Voice, event: on.ShipSailed) -> Facts:
    return {
        "ship": words.ship(say, event.seat),
        "from": hex_(event.from_),
        "to": hex_(event.to),
        "same": event.from_ == event.to,
        "facing": words.facing(say, event.facing),
    }


def _launched(say: Voice, event: on.Launched) -> Facts:
    vessel = event.vessel
    return {
        "who": words.vessel(say, vessel),
        "hex": hex_(vessel.hex),
        "facing": words.facing(say, vessel.facing),
        "heads": "yes" if vessel.heading or vessel.words else "no" if vessel.card is not None else "untold",
        "destination": words.destination(say, vessel.heading, vessel.words, vessel.goal),
        "goal": hex_(vessel.goal),
    }


def _heading(say: Voice, event: on.Heading) -> Facts:
    who = words.called(say, event.vessel, event.name)
    to = words.destination(say, event.heading, goal=event.goal)
    return {"who": who, "goal": hex_(event.goal), "destination": to}


# ------------------------------------------------------------------------------------------------ the Enemy Phase


def _turn(say: Voice, event: on.TurnEnded) -> Facts:
    return {"ship": words.ship(say, event.seat), "next": None if event.next is None else words.ship(say, event.next)}


def _nothing(say: Voice, event: on.NothingToDo) -> Facts:
    return {"list": words.commas(say, (say(f"everrain-none-{step}") for step in event.steps))}


def _to_activate(say: Voice, event: on.ToActivate) -> Facts:
    """Who is to act, apart by decks."""
    decks = groupby(event.handles, key=lambda handle: handle[0] if words.on_deck(handle) else "")
    each = [words.commas(say, (words.called(say, handle, "") for handle in deck)) for _, deck in decks]
    return {"step": event.step, "list": Said(words.APART.join(each)), "count": len(event.handles), "decks": len(each)}


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
    if event.before.size != event.after.size:
        return "sized"
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


def _whilst(say: Voice, event: on.Whilst) -> Facts:
    who = words.called(say, event.vessel, event.name)
    return {"who": who, "text": say.names.typed(event.text) if event.text else None}


def _tied(say: Voice, event: on.Tied) -> Facts:
    """Which of some equals was picked, the others, and which faces meant whom."""
    equals = [(each, _equal(say, event.what, each.key)) for each in event.because.candidates]
    blocks = (say("everrain-tied-faces", faces=_span(*each.scores), what=what) for each, what in equals if each.scores)
    return {
        "who": words.called(say, event.about, "") if event.what in _OF_SHIPS else None,
        "what": event.what,
        "picked": _equal(say, event.what, event.picked),
        "others": words.commas(say, (what for each, what in equals if each.key != event.picked)),
        "face": Said(event.faces[-1]) if event.faces else None,
        "blocks": words.commas(say, blocks),
    }


_OF_SHIPS = ("target", "destination", "facing", "position", "path")
"""What equals an enemy ship can have; others are of a storm or an act."""


def _equal(say: Voice, what: str, key: str) -> Said:
    """One of some equals: a player's ship, a side of a hex, or a hex."""
    if what == "target":
        return words.ship(say, key)
    return Said(say(f"everrain-facing-{key}")) if what in {"facing", "direction"} else Said(key)


def _span(first: int | None, last: int | None) -> Said:
    """Faces of the Fate die: `0-4`, `7`."""
    return Said(f"{first}" if first == last else f"{first}-{last}")


def _targeted(say: Voice, event: on.Targeted) -> Facts:
    others = costs(say, event.because, event.seat)
    return of_both("cost")(say, event) | {"others": words.commas(say, others) or None}


def _moved(say: Voice, event: on.Closing | on.Onward) -> Facts:
    who = words.called(say, event.vessel, event.name)
    way = words.path(say, event.path) if event.path else None
    return {"who": who, "steps": event.steps, "path": way, "facing": words.facing(say, event.facing)}


def _closing(say: Voice, event: on.Closing) -> Facts:
    seat: Facts = {"ship": words.ship(say, event.seat), "seat": event.seat, "reached": event.reached, "spent": False}
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
        "hex": hex_(vessel.hex),
        "facing": words.facing(say, vessel.facing),
    }


AT_SEA: Mapping[type[Event], Callable[[Voice, Any], Facts]] = {
    on.Revealed: _revealed,
    on.Closed: _closed,
    on.ShipSailed: _sailed,
    on.Launched: _launched,
    on.NotLaunched: fields(),
    on.Heading: _heading,
    on.TurnEnded: _turn,
    on.PhaseBegan: fields("round"),
    on.NothingToDo: _nothing,
    on.ToActivate: _to_activate,
    on.PhaseEnded: _phase_ended,
    on.StormMoved: _storm_moved,
    on.StormSet: _storm_set,
    on.Acted: _acted,
    on.Rolled: _rolled,
    on.Whilst: _whilst,
    on.Tied: _tied,
    on.Targeted: _targeted,
    on.Closing: _closing,
    on.Fired: of_both("damage"),
    on.Dodged: of_ship("evaded", "left"),
    on.NodeHit: _node_hit,
    on.Onward: _onward,
    on.Waits: of_vessel(),
    on.Arrived: _arrived,
    on.ElderArose: _arose,
    on.ElderWeakened: of_vessel("weak", "dice"),
}
"""How the facts of these events are made."""
