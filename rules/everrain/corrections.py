"""Putting right what the bot believes: what a card says, the tracks, where somebody stands, what never was, and the house rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from rules import names
from rules.contract import Reason, Request, RuleError
from rules.everrain import chart, goals, hexes, launching, tracks
from rules.everrain.actions import Correct, Name, Remove, Rule
from rules.everrain.changes import aboard, with_enemy, with_vessel, without_enemy, without_vessel
from rules.everrain.deck import knows, miniatures, piles
from rules.everrain.events import Charted, Corrected, Left, Named, RuleSet
from rules.everrain.naming import card_key
from rules.everrain.nodes import standing
from rules.everrain.pack import MOST_IN_ZONE, Card, ElderCard, EnemyCard, Pack, ShipCard
from rules.everrain.reading_packs import MOST_HEALTH
from rules.everrain.state import ACTS, Enemy, Spot, Vessel, Voyage
from rules.everrain.switches import SWITCHES
from rules.referee import Referee
from rules.switches import turned, value

# ------------------------------------------------------------------------------------------------ what a card says


def name(pack: Pack, state: Voyage, action: Name, referee: Referee) -> Voyage:
    """What the card of somebody in play says: one of the pack where the table plays with those, else what was told.

    RuleErrors everrain-not-in-play, everrain-unknown-card, everrain-unknown-ship-card, everrain-card-elsewhere,
    everrain-no-miniature, everrain-out-of-range, everrain-name-unchanged.
    """
    known = _known(state, action.enemy)
    if isinstance(known, Enemy):
        enemy = _enemy(pack, state, known, action.card)
        _say_named(referee, known, enemy, action.enemy)
        return with_enemy(state, enemy)
    vessel = _vessel(pack, state, known, action)
    _say_named(referee, known, vessel, action.enemy)
    return goals.settled(pack, with_vessel(_numbered(state, known, vessel), vessel), referee)


def _say_named(referee: Referee, before: Enemy | Vessel, after: Enemy | Vessel, handle: str) -> None:
    """Says what it is now; its health must be more than the Trauma that it has."""
    if after == before:
        raise RuleError("everrain-name-unchanged", enemy=handle, name=before.name)
    if after.health is not None and after.wounds >= after.health:
        least, told = after.wounds + 1, str(after.health)
        raise RuleError("everrain-out-of-range", option="health", value=told, least=least, most=MOST_HEALTH)
    referee.say(Named(handle, before.name, after.name))


def _known(state: Voyage, handle: str) -> Enemy | Vessel:
    known = state.foe(handle) or state.vessel(handle)
    if known is None:
        handles = (*(each.handle for each in state.enemies), *(each.key for each in state.vessels))
        raise RuleError("everrain-not-in-play", enemy=handle, handles=handles)
    return known


def _enemy(pack: Pack, state: Voyage, enemy: Enemy, told: Card) -> Enemy:
    """An enemy with what was told of its card; a card of the pack must be in the deck."""
    found = _called(told.title, pack.enemies) if knows(pack, state) else None
    if found is None and state.cards == "bot":
        raise _unknown(told.title, pack.enemies, "everrain-unknown-card")
    if found is None:
        spoken = {field: getattr(told, field) for field in ("act", "health", "dice", "spoils")}
        fresh = names.fold(told.title) != names.fold(enemy.name) and enemy.card is not None
        kept = replace(enemy, health=None, dice=None, spoils=None) if fresh else enemy
        given = {field: number for field, number in spoken.items() if number is not None}
        return replace(kept, card=None, name=told.title, **given)
    card = pack.enemy(found)
    if found != enemy.card and found not in piles(pack, state).deck:
        raise RuleError("everrain-card-elsewhere", card=card.name)
    if found != enemy.card and miniatures(pack, state, replace(enemy, card=found)) == 0:
        raise RuleError("everrain-no-miniature", card=card.name)
    printed = {"health": card.health, "dice": card.dice, "spoils": card.spoils}
    return replace(enemy, card=found, name=card.name, act=card.act, **printed)


def _vessel(pack: Pack, state: Voyage, vessel: Vessel, action: Name) -> Vessel:
    """An enemy ship, or the Elder One, with what was told of its card; one of the pack must not be in play already."""
    told, cards = action.card, pack.elders if vessel.elder else pack.ships
    found = _called(told.title, cards) if knows(pack, state) else None
    if found is None and state.cards == "bot":
        raise _unknown(told.title, cards, "everrain-unknown-elder" if vessel.elder else "everrain-unknown-ship-card")
    if found is not None and any(each.card == found and each.key != vessel.key for each in state.vessels):
        raise RuleError("everrain-card-elsewhere", card=next(card.name for card in cards if card.key == found))
    fields = _said(vessel, told) if found is None else _printed(next(card for card in cards if card.key == found))
    named = replace(vessel, **fields)
    if named.name == vessel.name or named.elder:
        return named
    return replace(named, number=launching.numbered(state, found or card_key(named.name, ship=True)))


def _said(vessel: Vessel, told: Card) -> dict[str, Any]:
    """What was told of a card of the table's own; what was not stays."""
    spoken = {"health": told.health, "dice": told.dice, "range_": told.range_}
    given: dict[str, Any] = {field: number for field, number in spoken.items() if number is not None}
    renamed = vessel.card is not None and names.fold(told.title) != names.fold(vessel.name)
    pattern = () if renamed else vessel.pattern
    card = None if renamed else vessel.card
    return {**given, "name": told.title, "heading": told.destination, "pattern": pattern, "card": card}


def _printed(card: ShipCard | ElderCard) -> dict[str, Any]:
    return {
        "card": card.key,
        "name": card.name,
        "health": card.health,
        "dice": card.dice,
        "range_": card.range_ if isinstance(card, ShipCard) else None,
        "pattern": card.pattern,
        "heading": card.destination,
        "words": "",
    }


def _numbered(state: Voyage, before: Vessel, after: Vessel) -> Voyage:
    """The state in which the next ship of a name that was given afterwards has the next number."""
    base = after.card or card_key(after.name, ship=True)
    if after.elder or after.name == before.name or not base:
        return state
    return replace(state, launched=(*state.launched, base if after.number == 1 else f"{base}-{after.number}"))


def _called(title: str, cards: tuple[EnemyCard, ...] | tuple[ShipCard, ...] | tuple[ElderCard, ...]) -> str | None:
    return names.match(title, ((card.key, card.name) for card in cards))


def _unknown(title: str, cards: tuple[EnemyCard | ShipCard | ElderCard, ...], code: str) -> RuleError:
    known = {card.key: card.name for card in cards}
    near = tuple(known[key] for key in names.nearest(title, known.items()))
    return RuleError(code, text=title[: names.LONGEST], cards=near)


# ------------------------------------------------------------------------------------------------ tracks and places


def correct(pack: Pack, state: Voyage, action: Correct, referee: Referee) -> Voyage:
    """Tracks, order, what a hex is, or somebody's place and Trauma: enemy ships look for their destinations, nothing else happens.

    RuleErrors everrain-out-of-range, everrain-no-ship, everrain-not-in-play, missing-option, everrain-not-a-ship,
    everrain-not-on-deck, everrain-no-room, everrain-hex-taken, everrain-no-spot, everrain-unchanged.
    """
    after = _on_tracks(pack, state, action)
    said: list[Corrected | Charted] = [*_told_of_tracks(pack, state, after)]
    if action.enemy is not None:
        known = _known(state, action.enemy)
        changed = _deck(state, known, action) if isinstance(known, Enemy) else _sea(state, known, action)
        said += _told_of(known, changed)
        after = with_enemy(after, changed) if isinstance(changed, Enemy) else with_vessel(after, changed)
    elif any(each is not None for each in (action.zone, action.facing, action.wounds, action.seat)):
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
    """An enemy ship in another hex, facing otherwise, with other Trauma."""
    if action.zone is not None or action.seat is not None:
        raise RuleError("everrain-not-on-deck", enemy=vessel.key)
    if action.hex is not None:
        chart.free(state, action.hex, Request("correct", given=(("enemy", vessel.key),)), but=vessel.key)
    changed = replace(vessel, wounds=_wounds(vessel, action), facing=action.facing or vessel.facing)
    return replace(changed, hex=action.hex or vessel.hex)


def _wounds(known: Enemy | Vessel, action: Correct) -> int:
    """The Trauma as told, less than its health: with as much it would be out of play."""
    if action.wounds is None:
        return known.wounds
    if known.health is not None and action.wounds >= known.health:
        least, most = 0, known.health - 1
        raise RuleError("everrain-out-of-range", option="wounds", value=str(action.wounds), least=least, most=most)
    return action.wounds


def _told_of(before: Enemy | Vessel, after: Enemy | Vessel) -> Iterator[Corrected]:
    handle = before.handle if isinstance(before, Enemy) else before.key
    for what, field in (("ship", "seat"), ("zone", "zone"), ("hex", "hex"), ("facing", "facing"), ("wounds", "wounds")):
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
    known = _known(state, action.enemy)
    fighting = tuple(each.handle for each in state.enemies if each.aboard == action.enemy)
    if fighting:
        raise RuleError("everrain-boarding-open", enemy=action.enemy, handles=fighting)
    deck = isinstance(known, Enemy)
    left = Left(
        enemy=action.enemy,
        name=known.name,
        how="removed",
        seat=known.seat if isinstance(known, Enemy) else None,
        health=known.remaining,
        spoils=None,
        rolls=(),
        card="own" if known.card is None else "deck" if deck else "ships",
        hex=None if isinstance(known, Enemy) else known.hex,
        wreck=False,
        because=Reason("everrain.leave.removed"),
    )
    referee.say(left)
    state = without_enemy(state, action.enemy) if deck else without_vessel(state, action.enemy)
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
