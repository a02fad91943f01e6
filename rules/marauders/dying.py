"""What becomes of a player whose captain died (R17.6): what is gone, what is kept, and the captain who follows him."""

from __future__ import annotations

from msgspec.structs import replace

from rules.contract import Reason, RuleError, Seat
from rules.marauders.actions import Lost
from rules.marauders.battle.state import Fallen
from rules.marauders.changes import commanded, with_captain, without_unscouted
from rules.marauders.events import CaptainLost, Joined
from rules.marauders.keys import PIRATES
from rules.marauders.knowledge import forget
from rules.marauders.pack import Pack
from rules.marauders.ports import port_of
from rules.marauders.state import Captain, Sea
from rules.referee import Referee


def bury(state: Sea, seat: Seat, referee: Referee) -> Sea:
    """The captain of a seat is dead: the seat has none until one joins, at its next turn (R17.6); RuleError marauders-no-captain.

    His bounties and what was aboard are gone, no ship looks for him any more, and battles of his are the
    caller's to end. The turns and attacks of the seat are kept, so that no button for one comes again.
    """
    dead = commanded(state, seat)
    referee.say(CaptainLost(seat, dead.nation, dead.zone, Reason("marauders.death.next-turn")))
    return gone(state, seat)


def lost(pack: Pack, state: Sea, action: Lost, referee: Referee) -> Sea:
    """A player's captain died, as told: buried, or with a nation and a zone followed at once by a new one in port there (R17.6).

    RuleErrors missing-option when only one of the two is told, marauders-no-port when there is no port in the new one's zone.
    """
    dead = commanded(state, action.seat)
    if action.nation is None and not action.zone:
        return bury(state, action.seat, referee)
    if action.nation is None or not action.zone:
        raise RuleError("missing-option", option="nation" if action.zone else "zone")
    port = port_of(pack, action.zone)
    referee.say(CaptainLost(dead.seat, dead.nation, dead.zone, heir(state, action.zone)))
    referee.say(Joined(dead.seat, action.nation, action.zone, port, action.ship_class))
    new = Captain(seat=dead.seat, nation=action.nation, zone=action.zone, ship_class=action.ship_class)
    return followed(gone(state, dead.seat), new)


def followed(state: Sea, captain: Captain) -> Sea:
    """The state with a new captain in his seat; for one who fell there he goes on counting turns and attacks.

    Where that one had his turn this round he plays from the next one on (R17.6).
    """
    fallen = state.fallen_of(captain.seat)
    if fallen is not None:
        captain = replace(
            captain,
            turns=fallen.turns,
            attacks=fallen.attacks,
            battles=fallen.battles,
            awaits_turn=captain.seat in state.begun,
        )
        state = replace(state, fallen=tuple(each for each in state.fallen if each is not fallen))
    return with_captain(state, captain)


def gone(state: Sea, seat: Seat) -> Sea:
    """The state without the captain of a seat, who is among the fallen, and with nothing that was said of him."""
    dead = commanded(state, seat)
    fallen = Fallen(seat, dead.nation, dead.turns, dead.attacks, dead.battles)
    state = without_unscouted(forget(state, seat), seat)
    return replace(
        state,
        captains=tuple(captain for captain in state.captains if captain.seat != seat),
        fallen=tuple(sorted((*state.fallen, fallen), key=lambda each: each.seat)),
    )


def heir(state: Sea, zone: str) -> Reason:
    """Whether another captain may be drawn instead, because of an NPC pirate in the new one's home zone (R17.6)."""
    pirates = tuple(ship.key for ship in state.ships_in(zone) if ship.key in PIRATES)
    if pirates:
        return Reason("marauders.death.pirate-at-home", chosen=pirates)
    return Reason("marauders.death.new-captain")
