"""Chapter "Bringing NPCs Into Play": captain cards, stacks and successors, all settled at the round's end (R2-R6)."""

from __future__ import annotations

from msgspec.structs import replace

from rules.contract import Candidate, Reason
from rules.marauders.actions import EndRound
from rules.marauders.changes import discarded, put_by_hand, with_ship
from rules.marauders.events import Arrived, Defeated, OutOfOrder, Queued, RoundEnded, Succeeded, Succession
from rules.marauders.keys import ShipKey
from rules.marauders.pack import Pack
from rules.marauders.state import CaptainCard, Sea, Ship
from rules.referee import Referee

STACK = 3
"""How many captain cards each ship has in the printed deck (R3.3)."""


def queue(state: Sea, card: CaptainCard, referee: Referee) -> Sea:
    """A drawn captain card lies on display until the round's end (R2.1, R3.1); until then nothing else changes (R2.3, R3.2)."""
    ship = state.ship(card.ship)
    waiting = replace(ship, queued=(*ship.queued, card))
    fourth = len(waiting.stack) + len(waiting.queued) > STACK
    sails = ship.zone is not None
    commands = ship.captain if sails else None
    because = _why_queued(state, waiting)
    referee.say(Queued(ship.key, card, card.zone, sails, fourth, commands, ship.queued, because))
    return with_ship(replace(state, carded=True), waiting)


def slain(pack: Pack, state: Sea, key: ShipKey, referee: Referee) -> Sea:
    """A ship's captain is dead (R4): off the board at once, his card out (S4); whoever is left enters at the round's end."""
    ship = state.ship(key)
    dead, bereft = ship.captain, replace(ship, zone=None, stack=ship.stack[1:], killed=True)
    then, successor = _next_in_command(state, bereft)
    buried = _buried(pack, state, dead, bereft)
    referee.say(Defeated(ship.key, dead, ship.zone or dead.zone, len(bereft.stack), buried, then, successor))
    state = with_ship(state, bereft)
    if state.house.dead_captain == "discard":
        return discarded(pack, state, (dead,))
    if pack.card(dead.key) is None:
        return state
    return replace(state, removed=tuple(sorted({*state.removed, dead.key})))


def on_board(state: Sea) -> tuple[ShipKey, ...]:
    """The ships in play."""
    return tuple(ship.key for ship in state.ships if ship.zone is not None)


def end_round(_pack: Pack, state: Sea, _action: EndRound, referee: Referee) -> Sea:
    """The round ends: dead captains are succeeded, cards on display take command, then the next round begins (R1.6)."""
    for ship in state.ships:
        state = with_ship(state, _settle(state, ship, referee))
    seats = (each.seat for each in (*state.captains, *state.fallen))
    idle = tuple(seat for seat in seats if seat not in (*state.begun, *state.early))
    referee.say(RoundEnded(state.round))
    if state.begun and idle:
        referee.say(OutOfOrder("turns-missing", idle))
    if state.uses_events and not state.carded and not state.begun:  # else it was said with the first turn
        referee.say(OutOfOrder("no-event"))
    uses = state.uses_events or state.carded
    state = replace(state, round=state.round + 1, turn=None, begun=(), early=(), events=0, carded=False)
    return replace(state, uses_events=uses, unscouted=())


def _settle(state: Sea, ship: Ship, referee: Referee) -> Ship:
    """One ship at the round's end: a new card commands; without one, or by house rule S5 before it, a successor does."""
    if _succeeds(state, ship):
        return _succeed(ship, referee)
    if ship.queued:
        return _arrive(ship, referee)
    return replace(ship, killed=False)


def _succeeds(state: Sea, ship: Ship) -> bool:
    """Whether one of the cards left under a dead captain commands at the round's end, not one drawn this round (R5, S5)."""
    first = state.house.death_and_new == "successor"
    return ship.killed and bool(ship.stack) and (first or not ship.queued)


def _next_in_command(state: Sea, ship: Ship) -> tuple[Succession, CaptainCard | None]:
    """What the round's end brings for a ship whose captain is dead, as things stand now, and who it is when that is known."""
    if not _succeeds(state, ship):
        return ("new-card", ship.queued[-1]) if ship.queued else ("none", None)
    return ("only", ship.stack[0]) if len(ship.stack) == 1 else ("drawn", None)


def _death_and_new(state: Sea, ship: Ship) -> tuple[tuple[str, str], ...]:
    """House rule S5 where it decides: cards are left under a dead captain, and another was drawn this round."""
    return (("death-and-new", state.house.death_and_new),) if ship.killed and ship.stack and ship.queued else ()


def _why_queued(state: Sea, ship: Ship) -> Reason:
    """What the round's end brings for the card of this ship that was drawn now (R2, R3, R5)."""
    if ship.zone is not None:
        return Reason("marauders.queue.relocates")
    if not ship.killed:
        return Reason("marauders.queue.enters")
    used = _death_and_new(state, ship)
    if _succeeds(state, ship):
        return Reason("marauders.queue.below", "house-rule", house=used)
    return Reason("marauders.queue.after-death", "inferred", house=used)


def _arrive(ship: Ship, referee: Referee) -> Ship:
    """The newest card goes on top of the old ones and its zone is where the ship is now (R2.2, R3.1, R5)."""
    stack = (*reversed(ship.queued), *ship.stack)
    captain = ship.queued[-1]
    referee.say(Arrived(ship.key, captain, ship.zone, captain.zone, _why_arrived(ship), ship.man_o_war))
    return replace(ship, zone=captain.zone, stack=stack, queued=(), killed=False)


def _why_arrived(ship: Ship) -> Reason:
    if ship.zone is not None:
        return Reason("marauders.entering.relocated")
    if ship.killed:
        used = (("death-and-new", "new-card"),) if ship.stack else ()
        return Reason("marauders.entering.after-death", "inferred", house=used)
    return Reason("marauders.entering.new")


def _succeed(ship: Ship, referee: Referee) -> Ship:
    """A card left in the stack commands, drawn at random from several; the ship enters in his zone (R4.2-R4.4).

    A card drawn this round lies below him (S5).
    """
    keys = tuple(card.key for card in ship.stack)
    drawn = keys[0] if len(keys) == 1 else referee.draw(keys, "succession", ship.key, cards=True)
    captain = next(card for card in ship.stack if card.key == drawn)
    rest = (card for card in ship.stack if card.key != drawn)
    referee.say(Succeeded(ship.key, captain, captain.zone, _why_succeeded(ship, keys, drawn), ship.man_o_war))
    stack = (captain, *reversed(ship.queued), *rest)
    return replace(ship, zone=captain.zone, stack=stack, queued=(), killed=False)


def _why_succeeded(ship: Ship, keys: tuple[str, ...], drawn: str) -> Reason:
    candidates = tuple(Candidate(key) for key in keys)
    if ship.queued:
        used = (("death-and-new", "successor"),)
        return Reason(
            "marauders.succession.before-new", "house-rule", candidates=candidates, chosen=(drawn,), house=used
        )
    rule = "drawn" if len(keys) > 1 else "only"
    return Reason(f"marauders.succession.{rule}", candidates=candidates, chosen=(drawn,))


def _buried(pack: Pack, state: Sea, dead: CaptainCard, ship: Ship) -> Reason:
    """Where the card of a ship's dead captain goes (S4), on the discard of the deck that it comes from.

    An unnamed one put on the board by hand has none. With S5 where it decides what the round's end brings.
    """
    follows = _death_and_new(state, ship)
    if put_by_hand(pack, dead):
        return Reason("marauders.defeat.no-card", "inferred", house=follows)
    used = (("dead-captain", state.house.dead_captain), *follows)
    if state.house.dead_captain == "discard":
        printed = pack.card(dead.key) is not None
        rule = "marauders.defeat.discard" if printed else "marauders.defeat.own-discard"
        return Reason(rule, "inferred", house=used)
    return Reason("marauders.defeat.remove", "house-rule", house=used)
