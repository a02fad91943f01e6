"""What each event has to say, in words: the arguments of its sentences."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.panels.everrain import _words as words
from bot.panels.everrain._fields import Facts, fields, hex_, numbers, of_both, of_ship
from bot.panels.everrain._names import vessel_name
from bot.panels.everrain._sea_facts import AT_SEA
from bot.panels.table import Voice, tag
from bot.text.names import Said
from rules.contract import Amended, Annotated, Cancelled, Event, Opened, Reason
from rules.everrain import events as on
from rules.everrain.pack import Pack

MESSAGES: Mapping[type[Event], str] = {on.Acted: "everrain-activated", on.OutOfOrder: "everrain-irregular"}
"""The messages of events whose tags are those of refusals, too."""


def said(say: Voice, pack: Pack, event: Event, how: str = "", **more: object) -> str:
    """An event in its own words, or in other words that its message has (`short`)."""
    message = MESSAGES.get(type(event), tag(event))
    return say(f"{message}.{how}" if how else message, **(facts(say, pack, event) | more))


def facts(say: Voice, pack: Pack, event: Event) -> Facts:
    """What an event has to say; `why` is the part of its sentence that gives the reason."""
    because = getattr(event, "because", None)
    why: Facts = {"why": words.because(say, because, event)} if isinstance(because, Reason) else {}
    if isinstance(event, on.Left | on.Boarded):
        return why | _spoils(say, pack, event) | _TOLD[type(event)](say, event)
    return why | _TOLD[type(event)](say, event)


# ------------------------------------------------------------------------------------------------ the table, spawning


def _joined(say: Voice, event: on.Joined) -> Facts:
    return {
        "seat": event.seat,
        "letter": event.letter,
        "hex": hex_(event.hex),
        "facing": words.facing(say, event.facing),
    }


def _crew(say: Voice, event: on.CrewTold) -> Facts:
    return {
        "ship": words.ship(say, event.seat),
        "told": event.zones is not None,
        "zones": numbers(say, event.zones),
        "count": len(event.zones or ()),
        "nodes-told": event.broken is not None,
        "broken": numbers(say, event.broken),
    }


def _turned_up(say: Voice, event: on.TurnedUp) -> Facts:
    out = [] if event.turns is None else [each for each in event.turns if not each.taken]
    sums = dict.fromkeys(f"{each.before} + {each.act} > {event.points}" for each in out if each.before)
    bare = dict.fromkeys(f"{each.act} > {event.points}" for each in out if not each.before)
    return {
        "ship": words.ship(say, event.seat),
        "points": event.points,
        "turned": None if event.turns is None else numbers(say, tuple(each.act for each in event.turns)),
        "known": event.turns is not None,
        "taken": numbers(say, event.taken),
        "discarded": numbers(say, tuple(each.act for each in out)),
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
        "handle": Said(event.enemy) if words.on_deck(event.enemy) else words.called(say, event.enemy, event.name),
        "how": event.how,
        "health": event.health,
        "card": event.card if event.card != "own" or words.on_deck(event.enemy) else "own-ships",
        "wreck": event.wreck,
        "hex": hex_(event.hex),
    }


def _spoils(say: Voice, pack: Pack, event: on.Left | on.Boarded) -> Facts:
    """How many rolls on the Spoils table, and what the Fate die brought where the bot rolled it."""
    got = [say("everrain-spoil", face=face, what=say.names.typed(pack.spoils[int(face)])) for face in event.rolls]
    untold = isinstance(event, on.Left) and event.how == "destroyed" and words.on_deck(event.enemy)
    return {"spoils": event.spoils, "rolls": words.commas(say, got) if got else None, "untold": untold}


def _sunk(say: Voice, event: on.Sunk) -> Facts:
    return {"ship": words.ship(say, event.seat), "hex": hex_(event.hex), "port": hex_(event.port)}


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

    def called(of: str) -> Said:
        return words.one_kind(say, of) if event.what == "destination" else say.names.typed(seats.get(of, of))

    before, after = (called(each) if each else None for each in (event.before, event.after))
    return {"what": Said(say(f"everrain-corrected-{event.what}")), "who": who, "before": before, "after": after}


def _charted(say: Voice, event: on.Charted) -> Facts:
    after = None if event.after is None else words.kind(say, event.after)
    return {"hex": hex_(event.hex), "before": words.kind(say, event.before), "after": after}


def _out_of_order(say: Voice, event: on.OutOfOrder) -> Facts:
    ships = words.ships(say, event.seats) if event.seats else None
    return {"what": event.what, "ships": ships, "enemies": event.enemies}


_TOLD: Mapping[type[Event], Callable[[Voice, Any], Facts]] = {
    **AT_SEA,
    Opened: fields("pack", "sample"),
    Cancelled: fields("was", "seen"),
    Annotated: fields("on", "before", "text"),
    Amended: fields("changes"),
    on.Seated: fields("seat", "after"),
    on.Joined: _joined,
    on.CrewTold: _crew,
    on.Reshuffled: fields("cards"),
    on.TurnedUp: _turned_up,
    on.Placed: _placed,
    on.Skipped: _skipped,
    on.AgendaMoved: _agenda,
    on.DiscoveryMoved: _discovery,
    on.ActDue: _due,
    on.ActBegan: _act,
    on.ElderLowered: fields("before", "after"),
    on.ElderStirs: fields("space"),
    on.Ended: fields("result"),
    on.Wounded: _wounded,
    on.Left: _left,
    on.PortVisited: of_ship("enemies"),
    on.Sunk: _sunk,
    on.Boarded: of_both("result"),
    on.Named: _named,
    on.Corrected: _corrected,
    on.Charted: _charted,
    on.RuleSet: fields("switch", "before", "value"),
    on.OutOfOrder: _out_of_order,
}
