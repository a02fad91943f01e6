"""Putting right by hand what the bot believes: no check, no roll."""

from __future__ import annotations

from msgspec.structs import replace

from rules.contract import RuleError
from rules.marauders.actions import Correct, Place, Remove, Rule
from rules.marauders.battle.ending import without_ship
from rules.marauders.changes import UNNAMED, commanded, discarded, own_card, with_captain, with_ship
from rules.marauders.entering import on_board
from rules.marauders.events import Corrected, Placed, Removed, RuleSet, ScoutingTold
from rules.marauders.pack import Pack
from rules.marauders.ports import port_of
from rules.marauders.state import CaptainCard, Sea, Ship
from rules.marauders.switches import SWITCHES
from rules.referee import Referee
from rules.switches import turned, value


def place(pack: Pack, state: Sea, action: Place, referee: Referee) -> Sea:
    """A ship stands in a zone, under the captain in command, or one who waits to succeed, or an unnamed one.

    A Scouting is told of the captain in command; an unnamed one without it has the pack's assumed Scouting.
    RuleError marauders-place-unchanged when it stands there so already.
    """
    ship = state.ship(action.ship)
    stack = ship.stack or (_unnamed(pack, state, action),)
    if action.scouting is not None:
        stack = (replace(stack[0], scouting=action.scouting, assumed=False), *stack[1:])
    placed = replace(ship, zone=action.zone, stack=stack, killed=False)
    if placed == ship:
        told = () if stack[0].assumed else (str(stack[0].scouting),)
        raise RuleError("marauders-place-unchanged", ship=ship.key, zone=action.zone, scouting=told)
    if action.scouting is None or ship.zone != action.zone:
        referee.say(Placed(ship.key, stack[0], ship.zone, action.zone))
    if action.scouting is not None:
        referee.say(ScoutingTold(ship.key, action.scouting))
    return with_ship(state, placed)


def remove(pack: Pack, state: Sea, action: Remove, referee: Referee) -> Sea:
    """A ship is off the board, under no captain, and nobody succeeds; who is queued is gone, too, or stays so.

    The pack's cards are discarded. RuleError marauders-ship-not-on-board when it is neither on the board nor has a card that
    goes. A battle with it is called off.
    """
    ship = state.ship(action.ship)
    queued = ship.queued if action.queue == "kept" else ()
    taken = (*ship.stack, *(() if queued else ship.queued))
    if ship.zone is None and not taken:
        raise RuleError("marauders-ship-not-on-board", ship=ship.key, ships=on_board(state))
    referee.say(Removed(ship.key, ship.zone, taken, queued))
    state = discarded(pack, state, taken)
    state = with_ship(state, Ship(key=ship.key, man_o_war=ship.man_o_war, queued=queued))
    return without_ship(state, ship.key, referee)


def correct(pack: Pack, state: Sea, action: Correct, referee: Referee) -> Sea:
    """A captain is somewhere else; RuleErrors marauders-no-port when he cannot be in port there, marauders-correct-unchanged."""
    captain = commanded(state, action.seat)
    if (captain.zone, captain.at) == (action.zone, action.at):
        raise RuleError("marauders-correct-unchanged", seat=action.seat, zone=action.zone, at=action.at)
    if action.at == "port":
        port_of(pack, action.zone)
    referee.say(Corrected(action.seat, action.zone, action.at))
    return with_captain(state, replace(captain, zone=action.zone, at=action.at))


def rule(_pack: Pack, state: Sea, action: Rule, referee: Referee) -> Sea:
    """A switch is set; RuleError for a switch or a value that does not exist, and for the value that it has already."""
    after = turned(SWITCHES, state, action.switch, action.value)
    if after == state:
        raise RuleError("marauders-rule-unchanged", switch=action.switch, value=action.value)
    referee.say(RuleSet(action.switch, value(state, action.switch), action.value))
    return after


def _unnamed(pack: Pack, state: Sea, action: Place) -> CaptainCard:
    card = CaptainCard(
        key=f"{UNNAMED}{action.ship}",
        ship=action.ship,
        zone=action.zone,
        scouting=pack.assumed_scouting,
        assumed=True,
    )
    return own_card(pack, state, card)
