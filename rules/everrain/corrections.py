"""Putting right what the bot believes: the tracks, where somebody stands, what a hex is, what never was, and the house rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from rules.contract import Reason, Request, RuleError
from rules.everrain import chart, goals, hexes, leaving, tracks
from rules.everrain.actions import Correct, Remove, Rule
from rules.everrain.changes import aboard, known, with_known, without_enemy, without_vessel
from rules.everrain.events import Charted, Corrected, RuleSet
from rules.everrain.nodes import standing
from rules.everrain.pack import MOST_IN_ZONE, Pack
from rules.everrain.state import ACTS, Enemy, Spot, Vessel, Voyage
from rules.everrain.switches import SWITCHES
from rules.referee import Referee
from rules.switches import turned, value

_OF_PLACE = ("ship", "zone", "hex", "facing", "wounds", "weak")
_OF_ENEMY = (*_OF_PLACE, "act", "health", "dice", "spoils", "range", "destination")
_FIELDS = {"ship": "seat", "range": "range_", "destination": "heading"}
"""What of an enemy can be put right, and the fields that are called otherwise."""


def correct(pack: Pack, state: Voyage, action: Correct, referee: Referee) -> Voyage:
    """Tracks, order, what a hex is, or somebody's place and Trauma: enemy ships look for their destinations, nothing else happens.

    RuleErrors everrain-out-of-range, everrain-no-ship, everrain-not-in-play, missing-option, everrain-no-enemy-named,
    everrain-not-a-ship, everrain-not-on-deck, everrain-not-the-elder, everrain-no-room, everrain-hex-taken, everrain-no-spot,
    everrain-unchanged.
    """
    after = _on_tracks(pack, state, action)
    said: list[Corrected | Charted] = [*_told_of_tracks(pack, state, after)]
    if action.enemy is not None:
        who = known(state, action.enemy)
        if action.weak is not None and not (isinstance(who, Vessel) and who.elder):
            raise RuleError("everrain-not-the-elder", enemy=action.enemy)
        changed = _deck(state, who, action) if isinstance(who, Enemy) else _sea(state, who, action)
        said += differences(who, changed)
        after = with_known(after, changed)
    elif action.seat is not None:
        sail = Request("sail", action.seat, () if action.hex is None else (("hex", hexes.text(action.hex)),))
        raise RuleError("everrain-no-enemy-named", cures=(sail,) if action.hex else (), seat=action.seat)
    elif any(each is not None for each in (action.zone, action.facing, action.wounds, action.weak)):
        raise RuleError("missing-option", option="enemy")
    if action.kind is not None or (action.hex is not None and action.enemy is None):
        after = _charted(after, action, said)
    if not said:
        raise RuleError("everrain-unchanged")
    for each in said:
        referee.say(each)
    return goals.settled(pack, after, referee)


def _on_tracks(pack: Pack, state: Voyage, action: Correct) -> Voyage:
    """The state with other places of its tokens, and another act, round and holder of the First Player token."""
    end, lap = pack.end(state.house.length), int(state.house.agenda_length)
    limits = (
        ("agenda", action.agenda, 0, lap - 1),
        ("foes", action.foes, 0, end),
        ("players", action.players, 0, end),
        ("elder", action.elder, 0, end),
        ("act", action.act, ACTS[0], ACTS[-1]),
    )
    for option, told, least, most in limits:
        if told is not None and not least <= told <= most:
            raise RuleError("everrain-out-of-range", option=option, value=str(told), least=least, most=most)
    changes: dict[str, Any] = {"agenda": action.agenda, "enemy": action.foes, "players": action.players}
    changes["lowered"] = None if action.elder is None else end - action.elder
    changes["first"] = None if action.first is None else aboard(state, action.first).seat
    state = replace(state, **{field: told for field, told in changes.items() if told is not None})
    state = replace(state, over="") if end not in {state.enemy, state.players} else state
    state = state if action.act is None else _in_act(pack, state, action.act)
    return state if action.round is None else _in_round(state, action.round)


def _in_act(pack: Pack, state: Voyage, act: int) -> Voyage:
    """Cards of later acts are in their piles again, not on the discard pile; acts that have begun are due no more."""
    discard = tuple(key for key in state.discard if pack.enemy(key).act <= act)
    return replace(state, act=act, discard=discard, due=tuple(each for each in state.due if each.act > act))


def _in_round(state: Voyage, round_: int) -> Voyage:
    """Another round; who could act before can act in it."""
    shift = round_ - state.round
    enemies = tuple(replace(each, since=max(each.since + shift, 1)) for each in state.enemies)
    vessels = tuple(replace(each, since=max(each.since + shift, 1)) for each in state.vessels)
    return replace(state, round=round_, enemies=enemies, vessels=vessels)


def _told_of_tracks(pack: Pack, before: Voyage, after: Voyage) -> Iterator[Corrected]:
    fields = (("agenda", "agenda"), ("foes", "enemy"), ("players", "players"), ("act", "act"), ("round", "round"))
    for what, field in (*fields, ("first", "first")):
        one, other = getattr(before, field), getattr(after, field)
        if one != other:
            yield Corrected(what, "", str(one or ("" if what == "first" else 0)), str(other))
    if before.over != after.over:
        yield Corrected("over", "", before.over, after.over)
    if before.lowered != after.lowered:
        yield Corrected("elder", "", str(tracks.token(pack, before)), str(tracks.token(pack, after)))


def _charted(state: Voyage, action: Correct, said: list[Corrected | Charted]) -> Voyage:
    """The chart with another kind of hex, or without one that nobody revealed; what is otherwise is added to what is said."""
    if action.hex is None or action.kind is None or action.enemy is not None:
        raise RuleError("missing-option", option="enemy" if action.kind is None else "hex")
    spot = state.spot(action.hex)
    if spot is None:
        raise RuleError("everrain-no-spot", hex=hexes.text(action.hex))
    if spot.kind == action.kind:
        return state
    now = None if action.kind == "unknown" else Spot(spot.hex, action.kind)
    said.append(Charted(spot.hex, spot.kind, None if now is None else now.kind))
    chart = (now if each.hex == spot.hex else each for each in state.chart)
    return replace(state, chart=tuple(each for each in chart if each is not None))


def _deck(state: Voyage, enemy: Enemy, action: Correct) -> Enemy:
    """An enemy on another board, in another zone, with other Trauma."""
    if action.hex is not None or action.facing is not None:
        raise RuleError("everrain-not-a-ship", enemy=enemy.handle)
    seat = enemy.seat if action.seat is None else aboard(state, action.seat).seat
    zone = action.zone if action.zone is not None else (enemy.zone if seat == enemy.seat else None)
    changed = replace(enemy, seat=seat, zone=zone, wounds=_wounds(enemy, action))
    moved = (seat, zone) != (enemy.seat, enemy.zone)
    if moved and zone is not None and standing(state, changed, zone) >= MOST_IN_ZONE:
        raise RuleError("everrain-no-room", zone=zone, seat=seat, most=MOST_IN_ZONE)
    return changed


def _sea(state: Voyage, vessel: Vessel, action: Correct) -> Vessel:
    """An enemy ship in another hex, facing otherwise, with other Trauma; the Elder One with more tokens or fewer."""
    if action.zone is not None or action.seat is not None:
        raise RuleError("everrain-not-on-deck", enemy=vessel.key)
    if action.hex is not None:
        chart.free(state, action.hex, Request("correct", given=(("enemy", vessel.key),)), but=vessel.key)
    changed = replace(vessel, wounds=_wounds(vessel, action), facing=action.facing or vessel.facing)
    return replace(changed, hex=action.hex or vessel.hex, weak=vessel.weak if action.weak is None else action.weak)


def _wounds(who: Enemy | Vessel, action: Correct) -> int:
    """The Trauma as told, less than its health: with as much it would be out of play."""
    if action.wounds is None:
        return who.wounds
    if who.health is not None and action.wounds >= who.health:
        least, most = 0, who.health - 1
        raise RuleError("everrain-out-of-range", option="wounds", value=str(action.wounds), least=least, most=most)
    return action.wounds


def differences(before: Enemy | Vessel, after: Enemy | Vessel) -> Iterator[Corrected]:
    """What is otherwise about an enemy that was put right: where it is, its Trauma, its card but for the name."""
    handle = before.handle if isinstance(before, Enemy) else before.key
    for what in _OF_ENEMY:
        field = _FIELDS.get(what, what)
        one, other = getattr(before, field, None), getattr(after, field, None)
        if one != other:
            yield Corrected(what, handle, _short(one), _short(other))


def _short(told: Any) -> str:
    """A value in short: of a hex its two numbers."""
    return "" if told is None else str(told).strip("()").replace(", ", ",")


# ------------------------------------------------------------------------------------------------ what never was, house rules


def remove(pack: Pack, state: Voyage, action: Remove, referee: Referee) -> Voyage:
    """Somebody never was there: the card is back in its deck, nothing else happens.

    RuleErrors everrain-not-in-play, everrain-boarding-open for a ship aboard which enemies are fought.
    """
    who = known(state, action.enemy)
    fighting = tuple(each.handle for each in state.enemies if each.aboard == action.enemy)
    if fighting:
        raise RuleError("everrain-boarding-open", enemy=action.enemy, handles=fighting)
    referee.say(leaving.parting(who, "removed", who.remaining, Reason("everrain.leave.removed")))
    state = without_enemy(state, action.enemy) if isinstance(who, Enemy) else without_vessel(state, action.enemy)
    return goals.settled(pack, state, referee)


def rule(pack: Pack, state: Voyage, action: Rule, referee: Referee) -> Voyage:
    """A switch is set; on a shorter track the tokens are on its last space at most.

    RuleError for a switch or a value that does not exist, and for the value that it has already.
    """
    after = turned(SWITCHES, state, action.switch, action.value)
    if after == state:
        raise RuleError("everrain-rule-unchanged", switch=action.switch, value=action.value)
    referee.say(RuleSet(action.switch, value(state, action.switch), action.value))
    end, last = pack.end(after.house.length), int(after.house.agenda_length) - 1
    fitted = replace(
        after,
        agenda=min(after.agenda, last),
        enemy=min(after.enemy, end),
        players=min(after.players, end),
        lowered=min(after.lowered, end),
    )
    for each in _told_of_tracks(pack, after, fitted):
        referee.say(each)
    return fitted
