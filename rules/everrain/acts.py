"""The end of an act: order tokens, the Elder One's token, the slower side catches up, a storm, a pile, an enemy ship (R10)."""

from __future__ import annotations

from msgspec.structs import replace

from rules.contract import Reason, Request, RuleError
from rules.everrain import fate, hexes, launching, order, sight, tracks
from rules.everrain.actions import EndAct
from rules.everrain.deck import knows, piles
from rules.everrain.events import ActBegan, ElderLowered, NotLaunched, StormSet
from rules.everrain.pack import Hex, Pack
from rules.everrain.questions import Discovered
from rules.everrain.state import Due, Phase, Storm, Voyage
from rules.referee import Referee


def end_act(pack: Pack, state: Voyage, _action: EndAct, referee: Referee) -> Voyage:
    """The end of the act that waits is played now.

    RuleErrors everrain-over, everrain-no-act-due with the next threshold, everrain-no-act-left, everrain-act-in-phase while the
    Enemy Phase is open.
    """
    if state.over:
        raise RuleError("everrain-over", result=state.over)
    if not state.due:
        raise _none_due(pack, state)
    if state.phase is not None:
        raise _in_phase(state, state.phase)
    return end_due(pack, state, referee)


def end_due(pack: Pack, state: Voyage, referee: Referee) -> Voyage:
    """The end of each act that waits, the first one first; nothing when none waits, or the game is over."""
    while state.due and not state.over:
        state = _end(pack, replace(state, due=state.due[1:]), referee, state.due[0])
    return state


def next_threshold(pack: Pack, state: Voyage) -> tuple[int, int] | None:
    """The next act and the space of the Discovery Track where it begins; None when no act is left in a game of this length."""
    waiting = {due.act for due in state.due}
    for act, space in enumerate(pack.thresholds, 2):
        if act > state.act and act not in waiting and space < pack.end(state.house.length):
            return act, space
    return None


def _none_due(pack: Pack, state: Voyage) -> RuleError:
    coming = next_threshold(pack, state)
    if coming is None:
        return RuleError("everrain-no-act-left", act=state.act)
    return RuleError("everrain-no-act-due", act=coming[0], space=coming[1], foes=state.enemy, players=state.players)


def _in_phase(state: Voyage, phase: Phase) -> RuleError:
    """The Enemy Phase must be over first (R10.2): those who have still to act in it, in the order of its steps."""
    first = order.still(state)
    cures = (Request("activate", given=(("enemy", first[0]),)),) if first else (Request("phase"),)
    return RuleError("everrain-act-in-phase", cures=cures, act=state.due[0].act, step=phase.step, first=first)


def _end(pack: Pack, state: Voyage, referee: Referee, due: Due) -> Voyage:
    """One End of Act, in the order of its steps (R10.3-R10.5)."""
    state = replace(state, act=max(state.act, due.act))
    _say_began(pack, state, referee, due)
    if due.by == "enemy":
        state = _lowered(pack, state, referee)
    state = _caught_up(pack, state, referee)
    state = _storm(pack, state, referee, due.act)
    return state if state.over else _ship(pack, state, referee, due.act)


def _say_began(pack: Pack, state: Voyage, referee: Referee, due: Due) -> None:
    """The act that begins: its pile comes into the deck, and the discard pile stays as it is (R10.4)."""
    known = knows(pack, state)
    began = ActBegan(
        act=due.act,
        by=due.by,
        seats=tuple(ship.seat for ship in state.ships) if due.by == "players" else (),
        cards=sum(card.cards for card in pack.enemies if card.act == due.act) if known else 0,
        deck=len(piles(pack, state).deck) if known else 0,
        because=Reason(f"everrain.act.{'players' if due.by == 'players' else 'enemy'}-first"),
    )
    referee.say(began)


def _lowered(pack: Pack, state: Voyage, referee: Referee) -> Voyage:
    """The Elder One's token moves down one space for each that Enemy Discovery leads (R10.3b), while it has not arisen."""
    lead = state.enemy - state.players
    before = tracks.token(pack, state)
    if lead <= 0 or before == 0 or state.elder is not None or state.arising:
        return state
    state = replace(state, lowered=state.lowered + min(lead, before))
    referee.say(ElderLowered(before, tracks.token(pack, state), Reason("everrain.act.elder-lowered")))
    return tracks.meets(pack, state, referee)


def _caught_up(pack: Pack, state: Voyage, referee: Referee) -> Voyage:
    """The slower token moves up to the faster one's space (R10.3c), the players' not onto the last, which they must reach."""
    because = Reason("everrain.act.catch-up")
    if state.enemy < state.players:
        return tracks.discover(pack, state, referee, "enemy", state.players - state.enemy, because)
    steps = min(state.enemy, pack.end(state.house.length) - 1) - state.players
    return tracks.discover(pack, state, referee, "players", steps, because) if steps > 0 else state


def _storm(pack: Pack, state: Voyage, referee: Referee, act: int) -> Voyage:
    """The act's storm comes (R11.1), for the players to lay; the one that came early is not repeated (0a)."""
    number = act - 1
    if any(storm.number == number for storm in state.storms):
        return state
    storm = Storm(number, pack.storm(act))
    referee.say(StormSet(None, storm, Reason("everrain.act.storm")))
    return replace(state, storms=(*state.storms, storm))


def _ship(pack: Pack, state: Voyage, referee: Referee, act: int) -> Voyage:
    """An enemy ship comes on an Enemy Ship Spawn space picked by the Fate die, when one has been discovered (0a, R10.5)."""
    if state.chart:
        free = {hexes.text(hex_): hex_ for hex_ in _spawn_hexes(state)}
        if not free:
            return _no_ship(state, referee)
        picked = fate.picked(referee, "spawn-hex", tuple(free), str(act))
        return launching.launch(pack, state, referee, free[picked], None, None, None)
    if referee.ask(Discovered(act)) == "no":
        return _no_ship(state, referee)
    return launching.launch(pack, state, referee, None, None, None, None)


def _no_ship(state: Voyage, referee: Referee) -> Voyage:
    referee.say(NotLaunched(Reason("everrain.act.no-spawn-space")))
    return state


def _spawn_hexes(state: Voyage) -> tuple[Hex, ...]:
    """The Enemy Ship Spawn spaces that are known, count now, and hold no ship."""
    spots = (spot for spot in state.chart if spot.kind == "spawn" and sight.works(state, spot))
    return tuple(spot.hex for spot in spots if sight.who_in(state, spot.hex) is None)
