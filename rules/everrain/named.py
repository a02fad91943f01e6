"""Chapter "What a card says" (R5.7, R3): the card of somebody in play, told afterwards."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from rules import names
from rules.contract import RuleError
from rules.everrain import goals, launching
from rules.everrain.actions import Name
from rules.everrain.changes import known, with_enemy, with_vessel
from rules.everrain.corrections import differences
from rules.everrain.deck import knows, miniatures, piles
from rules.everrain.events import Named
from rules.everrain.naming import card_key
from rules.everrain.pack import Card, ElderCard, EnemyCard, Pack, ShipCard
from rules.everrain.reading_packs import MOST_HEALTH
from rules.everrain.state import Enemy, Vessel, Voyage
from rules.referee import Referee


def name(pack: Pack, state: Voyage, action: Name, referee: Referee) -> Voyage:
    """What the card of somebody in play says: one of the pack where the table plays with those, else what was told.

    Of somebody whom the pack does not have it is what was told, whoever keeps the cards.

    RuleErrors everrain-not-in-play, everrain-unknown-card, everrain-unknown-ship-card, everrain-card-elsewhere,
    everrain-no-miniature, everrain-out-of-range, everrain-name-unchanged.
    """
    who = known(state, action.enemy)
    if isinstance(who, Enemy):
        enemy = _enemy(pack, state, who, action.card)
        _say_named(referee, who, enemy, action.enemy)
        return with_enemy(state, enemy)
    vessel = _vessel(pack, state, who, action)
    _say_named(referee, who, vessel, action.enemy)
    return goals.settled(pack, with_vessel(_numbered(state, who, vessel), vessel), referee)


def _say_named(referee: Referee, before: Enemy | Vessel, after: Enemy | Vessel, handle: str) -> None:
    """Says what it is now, or what else about its card; its health must be more than the Trauma that it has."""
    if after == before:
        raise RuleError("everrain-name-unchanged", enemy=handle, name=before.name)
    if after.health is not None and after.wounds >= after.health:
        least, given = after.wounds + 1, str(after.health)
        raise RuleError("everrain-out-of-range", option="health", value=given, least=least, most=MOST_HEALTH)
    told = differences(before, after) if after.name == before.name else (Named(handle, before.name, after.name),)
    for each in told:
        referee.say(each)


def _enemy(pack: Pack, state: Voyage, enemy: Enemy, told: Card) -> Enemy:
    """An enemy with what was told of its card; a card of the pack must be in the deck, or in the pile of a later act."""
    found = _called(told.title, pack.enemies) if knows(pack, state) else None
    if found is None and enemy.card is not None and state.cards == "bot":
        raise _unknown(told.title, pack.enemies, "everrain-unknown-card")
    if found is None:
        spoken = {field: getattr(told, field) for field in ("act", "health", "dice", "spoils")}
        fresh = names.fold(told.title) != names.fold(enemy.name) and enemy.card is not None
        kept = replace(enemy, health=None, dice=None, spoils=None) if fresh else enemy
        given = {field: number for field, number in spoken.items() if number is not None}
        return replace(kept, card=None, name=told.title, **given)
    card, here = pack.enemy(found), piles(pack, state)
    if found != enemy.card and found not in {*here.deck, *here.later}:
        raise RuleError("everrain-card-elsewhere", card=card.name)
    if found != enemy.card and miniatures(pack, state, replace(enemy, card=found)) == 0:
        raise RuleError("everrain-no-miniature", card=card.name)
    printed = {"health": card.health, "dice": card.dice, "spoils": card.spoils}
    return replace(enemy, card=found, name=card.name, act=card.act, **printed)


def _vessel(pack: Pack, state: Voyage, vessel: Vessel, action: Name) -> Vessel:
    """An enemy ship, or the Elder One, with what was told of its card; one of the pack must not be in play already."""
    told, cards = action.card, pack.elders if vessel.elder else pack.ships
    found = _called(told.title, cards) if knows(pack, state) else None
    if found is None and vessel.card is not None and state.cards == "bot":
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
