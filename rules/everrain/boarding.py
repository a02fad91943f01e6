"""Boarding an enemy ship: it is won, lost, or fought on the Enemy Ship Board (R14)."""

from __future__ import annotations

from rules.contract import Reason, Request, RuleError, Seat
from rules.everrain import hexes, leaving, sight, spawning
from rules.everrain.actions import Board, Spawn
from rules.everrain.changes import aboard, vessel
from rules.everrain.events import Boarded
from rules.everrain.pack import Hex, Pack
from rules.everrain.state import Voyage
from rules.everrain.turning import rehearse
from rules.referee import Referee


def board(pack: Pack, state: Voyage, action: Board, referee: Referee) -> Voyage:
    """A player's ship boards an enemy ship.

    RuleErrors everrain-no-ship, everrain-not-in-play, everrain-elder-stays, everrain-not-adjacent when the chart shows it,
    everrain-board-cards for cards without a fight, everrain-boarding-open, and those of cards turned up by hand.
    """
    _check(pack, state, action)
    if action.result == "won":
        return leaving.carried(pack, state, referee, action.seat, action.vessel)
    if action.result == "lost":
        _say(state, action, referee, Reason("everrain.board.lost"))
        return leaving.sink(pack, state, referee, action.seat, Reason("everrain.sink.boarding"))
    _say(state, action, referee, Reason("everrain.board.fight"))
    muster = Spawn(seat=action.seat, points=state.act, cards=action.cards)
    state = spawning.come(pack, state, referee, muster, action.vessel)
    if not any(each.aboard == action.vessel for each in state.enemies):
        return leaving.carried(pack, state, referee, action.seat, action.vessel)
    return state


def _check(pack: Pack, state: Voyage, action: Board) -> None:
    ship, boarded = aboard(state, action.seat), vessel(state, action.vessel)
    if boarded.elder:
        raise RuleError("everrain-elder-stays", enemy=boarded.key)
    if ship.hex is not None and boarded.hex is not None and hexes.distance(ship.hex, boarded.hex) > 1:
        cures = _alongside(state, action.seat, ship.hex, boarded.hex)
        raise RuleError("everrain-not-adjacent", cures=cures, seat=action.seat, enemy=boarded.key)
    if action.result != "fight":
        if action.cards:
            raise RuleError("everrain-board-cards")
        return
    _one_board(state)
    rehearse(pack, state, state.act, action.cards)


def _one_board(state: Voyage) -> None:
    """RuleError everrain-boarding-open while enemies are fought aboard a ship: the box has one Enemy Ship Board (section 3)."""
    boarded = next((each.aboard for each in state.enemies if each.aboard), "")
    fighting = tuple(each.handle for each in state.enemies if each.aboard)
    if boarded:
        raise RuleError("everrain-boarding-open", enemy=boarded, handles=fighting)


def _alongside(state: Voyage, seat: Seat, from_: Hex, to: Hex) -> tuple[Request, ...]:
    """To sail to the nearest free hex beside the enemy ship."""
    free = [each for each in hexes.neighbours(to) if hexes.inside(each) and sight.who_in(state, each, seat) is None]
    if not free:
        return ()
    nearest = min(free, key=lambda each: hexes.distance(from_, each))
    return (Request("sail", seat, (("hex", hexes.text(nearest)),)),)


def _say(state: Voyage, action: Board, referee: Referee, because: Reason) -> None:
    referee.say(
        Boarded(
            seat=action.seat,
            vessel=action.vessel,
            name=vessel(state, action.vessel).name,
            result=action.result,
            spoils=0,
            rolls=(),
            because=because,
        )
    )
