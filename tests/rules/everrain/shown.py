"""Events of The Everrain as short lines, for cases that can be read: what happened, and the marks of the reason on demand."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from rules.contract import Cancelled, Event, Opened, Reason
from rules.everrain import events
from rules.everrain.pack import Hex
from rules.everrain.state import Storm


def shown(event: Event) -> str:
    """An event as a line: `turned up for 2: Rat 1 taken, Ogre 2 discarded (1+2), Rat 1 taken`."""
    return _LINES[type(event)](event)


def because(event: Event) -> str:
    """The mark of an event's reason, and the switches it used: `[house-rule, black-node=players]`; empty without one."""
    reason: Reason | None = getattr(event, "because", None)
    if reason is None:
        return ""
    return f"[{', '.join((reason.mark, *(f'{switch}={value}' for switch, value in reason.house)))}]"


def at(hex_: Hex | None) -> str:
    """A hex as it is typed: `2,-1`."""
    return "?" if hex_ is None else f"{hex_[0]},{hex_[1]}"


def _row(things: Iterable[object]) -> str:
    return " ".join(map(str, things)) or "none"


def _hexes(hexes: Iterable[Hex]) -> str:
    return _row(map(at, hexes))


def _dice(faces: Iterable[str]) -> str:
    return "".join(face[0].upper() for face in faces)


def _uses(event: events.Rolled | events.Acted) -> str:
    return " ".join(f"{_dice(use.dice)}>{use.to}" for use in event.uses)


def _turned(event: events.TurnedUp) -> str:
    left = f"; {event.left} left" if event.left else ""
    if event.turns is None:
        return f"turned up for {event.points}: took {_row(event.taken)}{left}"
    turns = ", ".join(_turn(each) for each in event.turns)
    return f"turned up for {event.points}: {turns}{left}"


def _turn(turn: events.Turn) -> str:
    what = f"{turn.name} {turn.act}".strip()
    return f"{what} taken" if turn.taken else f"{what} discarded ({turn.before}+{turn.act})"


def _placed(event: events.Placed) -> str:
    who = event.enemy
    where = ("" if event.black else " (no black node)") + (f" aboard {who.aboard}" if who.aboard else "")
    others = f", else {_row(event.others)}" if event.others else ""
    return f"{who.handle}: {who.name or 'unnamed'} on {who.zone}{where}{others}"


def _agenda(event: events.AgendaMoved) -> str:
    laps = f", enemy {event.enemy_before} -> {event.enemy_after}" if event.enemy_before != event.enemy_after else ""
    return f"agenda {event.before} -> {event.after} ({event.steps:+}){laps}"


def _left(event: events.Left) -> str:
    spoils = f", spoils {event.spoils}" if event.spoils is not None else ""
    rolls = f" ({_row(event.rolls)})" if event.rolls else ""
    wreck = f", wreck at {at(event.hex)}" if event.wreck else ""
    return f"{event.enemy} {event.how} with {event.health} left{spoils}{rolls}, card to {event.card}{wreck}"


def storm(each: Storm | None) -> str:
    """A storm: its number, size and hexes."""
    return "gone" if each is None else f"storm {each.number} of {each.size}: {_hexes(each.hexes)}"


def _launched(event: events.Launched) -> str:
    ship = event.vessel
    goal = f"to {at(ship.goal)}" if ship.goal else "without destination"
    return f"launched {ship.key} at {at(ship.hex)} {ship.facing} {goal}"


def _way(path: tuple[Hex, ...], facing: str | None) -> str:
    return f" by {_hexes(path)} {facing}" if path else ""


def _acted(event: events.Acted) -> str:
    abilities = "".join(f", {each.text}" for each in event.abilities)
    near = "nobody" if event.near is None else event.near
    return f"{event.enemy.handle} rolls {_dice(event.faces)}, near {near}: {event.steps} steps, {event.damage} damage{abilities}"


def _onward(event: events.Onward) -> str:
    to = at(event.goal) if event.goal else event.heading
    left = "" if event.left is None else f", {event.left} left"
    return f"{event.vessel} onward {event.steps} to {to}{left}{_way(event.path, event.facing)}"


def _closing(event: events.Closing) -> str:
    reached = "reached" if event.reached else "not reached"
    return f"{event.vessel} closes on {event.seat}: {event.steps} steps, {reached}{_way(event.path, event.facing)}"


def _moved_storm(event: events.StormMoved) -> str:
    toward = f" toward {event.toward}" if event.toward else ""
    return f"storm {event.number} moves: fate {event.fate}{toward}, {event.direction}: {_hexes(event.hexes)}"


def _set_storm(event: events.StormSet) -> str:
    return f"storm set: {storm(event.before) + ' -> ' if event.before else ''}{storm(event.after)}"


def _began(event: events.ActBegan) -> str:
    return (
        f"act {event.act} begins by {event.by}: orders {_row(event.seats)}, {event.cards} cards in, deck {event.deck}"
    )


def _revealed(event: events.Revealed) -> str:
    return "revealed " + ", ".join(
        f"{at(each.hex)} {each.kind}{' closed' if each.closed else ''}" for each in event.spots
    )


_LINES: dict[type[Event], Callable[[Any], str]] = {
    Opened: lambda e: f"opened {e.pack}",
    Cancelled: lambda e: f"cancelled {e.was}",
    events.Seated: lambda e: f"{e.seat} sits after {e.after}",
    events.Joined: lambda e: f"{e.seat} joins as {e.letter} at {at(e.hex)} {e.facing}",
    events.CrewTold: lambda e: (
        f"crew of {e.seat}: {'untold' if e.zones is None else _row(e.zones)}"
        + ("" if e.broken is None else f", broken {_row(e.broken)}")
    ),
    events.Reshuffled: lambda e: f"reshuffled {e.cards}",
    events.TurnedUp: _turned,
    events.Placed: _placed,
    events.Skipped: lambda e: f"skipped {e.name or 'unnamed'}: {e.health}",
    events.AgendaMoved: _agenda,
    events.DiscoveryMoved: lambda e: f"{e.side} {e.before} -> {e.after}",
    events.ActDue: lambda e: f"act {e.due.act} due by {e.due.by}",
    events.ActBegan: _began,
    events.ElderLowered: lambda e: f"elder token {e.before} -> {e.after}",
    events.ElderStirs: lambda e: f"elder stirs on {e.space}",
    events.Ended: lambda e: f"ended: {e.result}",
    events.Wounded: lambda e: f"{e.enemy} trauma {e.before} -> {e.after} of {e.health}",
    events.Left: _left,
    events.PortVisited: lambda e: f"{e.seat} visits a port: {e.enemies}",
    events.Sunk: lambda e: f"{e.seat} sinks at {at(e.hex)}, new at {at(e.port)}",
    events.Boarded: lambda e: (
        f"{e.seat} boards {e.vessel}: {e.result}, spoils {e.spoils}" + (f" ({_row(e.rolls)})" if e.rolls else "")
    ),
    events.Revealed: _revealed,
    events.Closed: lambda e: f"{'closed' if e.closed else 'open'} {at(e.hex)} {e.kind}",
    events.ShipSailed: lambda e: f"{e.seat} sails {at(e.from_)} -> {at(e.to)} {e.facing}",
    events.Launched: _launched,
    events.NotLaunched: lambda _: "no ship launched",
    events.Heading: lambda e: f"{e.vessel} heads {at(e.before)} -> {at(e.goal)} ({e.heading})",
    events.TurnEnded: lambda e: f"turn of {e.seat} over, next {e.next}",
    events.PhaseBegan: lambda e: f"phase {e.round} begins",
    events.NothingToDo: lambda e: f"nothing to do: {_row(e.steps)}",
    events.ToActivate: lambda e: f"to activate: {_row(e.handles)}",
    events.PhaseEnded: lambda e: f"phase {e.round} over, first {e.first}",
    events.StormMoved: _moved_storm,
    events.StormSet: _set_storm,
    events.Acted: _acted,
    events.Whilst: lambda e: f"{e.vessel} whilst arisen: {e.text or '?'}",
    events.Rolled: lambda e: f"{e.vessel} rolls {_dice(e.faces)}: {_uses(e)}",
    events.Tied: lambda e: (
        f"{e.what} {e.about}: {e.picked} of equals {_row(each.key for each in e.because.candidates)}"
    ),
    events.Targeted: lambda e: f"{e.vessel} targets {e.seat} at {e.cost}",
    events.Closing: _closing,
    events.Fired: lambda e: f"{e.vessel} fires at {e.seat}: {e.damage}",
    events.Dodged: lambda e: f"{e.seat} evades {e.evaded}, {e.left} left",
    events.NodeHit: lambda e: f"{e.seat} node {e.zone} by {e.fate}, crew {'?' if e.crew is None else e.crew}",
    events.Onward: _onward,
    events.Waits: lambda e: f"{e.vessel} waits",
    events.Arrived: lambda e: f"{e.vessel} arrives at {at(e.goal)}",
    events.ElderArose: lambda e: f"{e.vessel.key} arises at {at(e.vessel.hex)} {e.vessel.facing}: {e.awakening}",
    events.ElderWeakened: lambda e: f"{e.vessel} weakened: {e.weak} tokens, {e.dice} dice",
    events.Named: lambda e: f"{e.enemy} is {e.name}",
    events.Corrected: lambda e: f"corrected {e.what} {e.enemy}: {e.before} -> {e.after}",
    events.Charted: lambda e: f"charted {at(e.hex)}: {e.before} -> {e.after or 'unknown'}",
    events.RuleSet: lambda e: f"rule {e.switch}: {e.before} -> {e.value}",
    events.OutOfOrder: lambda e: f"out of order: {e.what}",
}
