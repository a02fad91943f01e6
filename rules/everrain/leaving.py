"""How enemies leave play: Trauma, destruction, banishment, a visit to a Port, a ship that sinks (R5.7, R8.5, R9.2, R12.4, R13)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec.structs import replace

from rules.contract import Candidate, Reason, Request, RuleError, Seat
from rules.everrain import fate, goals, hexes, sight, tracks
from rules.everrain.actions import Banish, Destroy, Sink, VisitPort, Wound
from rules.everrain.changes import (
    aboard,
    known,
    vessel,
    with_known,
    with_ship,
    with_vessel,
    without_enemy,
    without_vessel,
)
from rules.everrain.deck import laid
from rules.everrain.events import Boarded, ElderWeakened, Left, PortVisited, Sunk, Wounded
from rules.everrain.pack import LAND, Hex, Pack
from rules.everrain.questions import Choose, Figure
from rules.everrain.state import Enemy, Spot, Vessel, Voyage
from rules.referee import Referee

MOST_TRAUMA = 50
"""No effect gives more at once; no health is higher."""
How = Literal["destroyed", "banished", "discarded", "boarded", "removed"]


# ------------------------------------------------------------------------------------------------ what is asked for


def wound(pack: Pack, state: Voyage, action: Wound, referee: Referee) -> Voyage:
    """An enemy has more Trauma, or less: with as much as its health it is destroyed, the Elder One weakened (R5.7, R12.4).

    RuleErrors everrain-not-in-play, everrain-trauma for none or too much, everrain-less-trauma when it has less to take off.
    """
    who = known(state, action.enemy)
    if not 1 <= abs(action.amount) <= MOST_TRAUMA:
        raise RuleError("everrain-trauma", amount=action.amount, most=MOST_TRAUMA)
    wounds = who.wounds + action.amount
    if wounds < 0:
        raise RuleError("everrain-less-trauma", enemy=action.enemy, amount=-action.amount, wounds=who.wounds)
    referee.say(Wounded(action.enemy, who.name, who.wounds, wounds, who.health))
    state = with_known(state, replace(who, wounds=wounds))
    if who.health is not None and wounds >= who.health:
        return destroy(pack, state, referee, action.enemy)
    return state


def banished(pack: Pack, state: Voyage, action: Banish, referee: Referee) -> Voyage:
    """An enemy or an enemy ship is banished.

    RuleErrors everrain-not-in-play, everrain-elder-stays, everrain-health for one out of range, everrain-health-known for another
    than is known.
    """
    if action.health is not None and not 0 <= action.health <= MOST_TRAUMA:
        raise RuleError("everrain-health", health=action.health, most=MOST_TRAUMA)
    left = known(state, action.enemy).remaining
    if action.health is not None and left is not None and left != action.health:
        cures = (Request("banish", given=(("enemy", action.enemy),)),)
        raise RuleError("everrain-health-known", cures=cures, enemy=action.enemy, health=action.health, known=left)
    return banish(pack, state, referee, action.enemy, action.health)


def destroyed(pack: Pack, state: Voyage, action: Destroy, referee: Referee) -> Voyage:
    """An enemy or an enemy ship is destroyed, the Elder One weakened; RuleError everrain-not-in-play."""
    return destroy(pack, state, referee, action.enemy)


def visit_port(pack: Pack, state: Voyage, action: VisitPort, referee: Referee) -> Voyage:
    """Visiting a Port banishes, first of all, every enemy On Deck of that ship (R9.2); RuleError everrain-no-ship."""
    aboard(state, action.seat)
    enemies = state.on_deck(action.seat)
    referee.say(PortVisited(action.seat, len(enemies), Reason("everrain.port.banishes")))
    for enemy in enemies:
        state = banish(pack, state, referee, enemy.handle, because=Reason("everrain.port.banishes"))
    return state


def sunk(pack: Pack, state: Voyage, action: Sink, referee: Referee) -> Voyage:
    """A player's ship sinks, as the table says; RuleError everrain-no-ship."""
    return sink(pack, state, referee, action.seat, Reason("everrain.sink.told"))


# ------------------------------------------------------------------------------------------------ leaving play (R13)


def banish(
    pack: Pack,
    state: Voyage,
    referee: Referee,
    handle: str,
    health: int | None = None,
    because: Reason | None = None,
) -> Voyage:
    """Out of play, and the agenda moves by its remaining health (R9.2): `health` when it is told, asked when nobody knows it.

    RuleErrors everrain-not-in-play, everrain-elder-stays.
    """
    who = known(state, handle)
    if isinstance(who, Vessel) and who.elder:
        raise RuleError("everrain-elder-stays", enemy=handle)
    left = who.remaining if health is None else health
    if left is None:
        left = int(referee.ask(Figure(handle, "health")))
    state = _leave(pack, state, referee, parting(who, "banished", left, because or Reason("everrain.leave.banished")))
    state = tracks.advance(pack, state, referee, left, Reason("everrain.agenda.banish"))
    return _fought_out(pack, state, referee, who)


def destroy(pack: Pack, state: Voyage, referee: Referee, handle: str, because: Reason | None = None) -> Voyage:
    """Out of play without the agenda (R13); a deck enemy brings its Spoils (R5.8), a ship leaves a Shipwreck.

    The Elder One stays, and is weakened (R12.4). RuleError everrain-not-in-play.
    """
    who = known(state, handle)
    if isinstance(who, Vessel) and who.elder:
        return _weakened(state, referee, who)
    event = parting(who, "destroyed", who.remaining, because or Reason("everrain.leave.destroyed"))
    if isinstance(who, Enemy):
        event = replace(event, spoils=who.spoils, rolls=spoils(state, referee, who.spoils, handle))
    else:
        event = replace(event, wreck=sinkable(state, who.hex))
    return _fought_out(pack, _leave(pack, state, referee, event), referee, who)


def discard(pack: Pack, state: Voyage, referee: Referee, handle: str, because: Reason | None = None) -> Voyage:
    """Out of play without any effect (R8.5); RuleErrors everrain-not-in-play, everrain-elder-stays."""
    who = known(state, handle)
    if isinstance(who, Vessel) and who.elder:
        raise RuleError("everrain-elder-stays", enemy=handle)
    because = because or Reason("everrain.leave.discarded")
    return _leave(pack, state, referee, parting(who, "discarded", who.remaining, because))


def carried(pack: Pack, state: Voyage, referee: Referee, seat: Seat, key: str) -> Voyage:
    """A boarding is won: as many Spoils as the act's number, the enemy ship is removed, and leaves no Shipwreck (R14.5)."""
    boarded = vessel(state, key)
    rolls = spoils(state, referee, state.act, key)
    because = Reason("everrain.board.won")
    won = Boarded(
        seat=seat, vessel=key, name=boarded.name, result="won", spoils=state.act, rolls=rolls, because=because
    )
    referee.say(won)
    return _leave(pack, state, referee, parting(boarded, "boarded", boarded.remaining, because))


def sink(pack: Pack, state: Voyage, referee: Referee, seat: Seat, because: Reason) -> Voyage:
    """A player's ship sinks (R8.5): its enemies are discarded, its hex is a Shipwreck, a new one is at the nearest free Port.

    RuleError everrain-no-ship.
    """
    ship = aboard(state, seat)
    ports = () if ship.hex is None else _ports(state, seat, ship.hex)
    port = _port(referee, seat, ports)
    weighed = tuple(Candidate(hexes.text(hex_), (far,)) for hex_, far in ports)
    chosen = () if port is None else (hexes.text(port),)
    because = replace(because, criteria=("hexes",), candidates=weighed, chosen=chosen) if ports else because
    referee.say(Sunk(seat=seat, hex=ship.hex, port=port, because=because))
    if ship.hex is not None and sinkable(state, ship.hex):
        state = _wreck(state, ship.hex)
    state = with_ship(state, replace(ship, hex=port, facing=None, crew=None, broken=()))
    for enemy in (each for each in state.enemies if each.seat == seat):
        state = discard(pack, state, referee, enemy.handle, Reason("everrain.leave.sunk"))
    return goals.settled(pack, state, referee)


def spoils(state: Voyage, referee: Referee, number: int | None, about: str) -> tuple[str, ...]:
    """The Fate die for each Spoils (R5.8) at a table where the bot rolls; none where it is not known how many there are."""
    if state.dice == "ours" or not number:
        return ()
    return fate.rolled(referee, number, f"spoils {about}")


def sinkable(state: Voyage, hex_: Hex | None) -> bool:
    """Whether a ship that sinks in a hex leaves a Shipwreck there: a hex of sea that is known."""
    spot = None if hex_ is None else state.spot(hex_)
    return hex_ is not None and (spot is None or spot.kind not in LAND)


# ------------------------------------------------------------------------------------------------ steps


def parting(who: Enemy | Vessel, how: How, health: int | None, because: Reason) -> Left:
    """The event of one who leaves, and where its card goes (R13)."""
    pile = "ships" if isinstance(who, Vessel) else "deck" if how == "removed" else "discard"
    return Left(
        enemy=who.handle if isinstance(who, Enemy) else who.key,
        name=who.name,
        how=how,
        seat=who.seat if isinstance(who, Enemy) else None,
        health=health,
        spoils=None,
        rolls=(),
        card="own" if who.card is None else pile,
        hex=None if isinstance(who, Enemy) else who.hex,
        wreck=False,
        because=because,
    )


def _leave(pack: Pack, state: Voyage, referee: Referee, event: Left) -> Voyage:
    """Says that one leaves, and takes it out of play with whatever was aboard it."""
    referee.say(event)
    enemy = state.foe(event.enemy)
    if enemy is not None:
        return laid(without_enemy(state, enemy.handle), enemy)
    state = without_vessel(state, event.enemy)
    if event.wreck and event.hex is not None:
        state = _wreck(state, event.hex)
    for each in (each for each in state.enemies if each.aboard == event.enemy):
        state = discard(pack, state, referee, each.handle, Reason("everrain.leave.with-ship", "inferred"))
    return goals.settled(pack, state, referee)


def _fought_out(pack: Pack, state: Voyage, referee: Referee, who: Enemy | Vessel) -> Voyage:
    """A boarding is won when the last enemy aboard the enemy ship is gone (R14.4)."""
    if not isinstance(who, Enemy) or not who.aboard or state.vessel(who.aboard) is None:
        return state
    if any(each.aboard == who.aboard for each in state.enemies):
        return state
    return carried(pack, state, referee, who.seat, who.aboard)


def _weakened(state: Voyage, referee: Referee, elder: Vessel) -> Voyage:
    """The Elder One's Trauma is cleared, and it has a token more: one die fewer, never below one (R12.4)."""
    because = Reason("everrain.elder.weakened" if elder.remaining == 0 else "everrain.elder.told-weak")
    elder = replace(elder, wounds=0, weak=elder.weak + 1)
    referee.say(ElderWeakened(elder.key, elder.name, elder.weak, elder.rolls, because))
    return with_vessel(state, elder)


def _wreck(state: Voyage, hex_: Hex) -> Voyage:
    """A Shipwreck lies in this hex."""
    wreck = Spot(hex_, "shipwreck")
    if state.spot(hex_) is None:
        return replace(state, chart=(*state.chart, wreck))
    return replace(state, chart=tuple(wreck if each.hex == hex_ else each for each in state.chart))


def _ports(state: Voyage, seat: Seat, from_: Hex) -> tuple[tuple[Hex, int], ...]:
    """The Ports that the chart knows in which no other ship lies, and how far each is from where a ship sank."""
    free = (spot.hex for spot in state.chart if _free_port(state, seat, spot))
    return tuple((hex_, hexes.distance(from_, hex_)) for hex_ in free)


def _port(referee: Referee, seat: Seat, ports: Sequence[tuple[Hex, int]]) -> Hex | None:
    """The nearest Port, the players' choice among equals; None when there is none."""
    near = min((far for _, far in ports), default=0)
    among = {hexes.text(hex_): hex_ for hex_, far in ports if far == near}
    if len(among) < 2:
        return next(iter(among.values()), None)
    return among[referee.ask(Choose("port", seat, tuple(among)))]


def free_ports(state: Voyage, seat: Seat) -> dict[str, Hex]:
    """The Ports on the chart that a seat's ship can lie in: those that count and hold no other ship."""
    return {hexes.text(spot.hex): spot.hex for spot in state.chart if _free_port(state, seat, spot)}


def _free_port(state: Voyage, seat: Seat, spot: Spot) -> bool:
    return spot.kind == "port" and sight.works(state, spot) and sight.who_in(state, spot.hex, but=seat) is None
