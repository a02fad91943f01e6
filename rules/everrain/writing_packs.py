"""From a pack to what its file says: read back, it is an equal pack."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rules.everrain.book import as_pack
from rules.everrain.pack import Card, ElderCard, EnemyCard, Hex, Pack, ShipCard
from rules.everrain.reading_packs import load

Raw = dict[str, object]


def raw(pack: Pack) -> Raw:
    """What a pack's file says, as `reading_packs.read_pack` takes it."""
    board = pack.board
    return {
        "key": pack.key,
        "title": pack.title,
        "sample": pack.sample,
        "thresholds": list(pack.thresholds),
        "ends": list(pack.ends),
        "storms": list(pack.storms),
        "spoils": list(pack.spoils),
        "die": list(pack.die),
        "tile": _hexes(pack.tile),
        "ship-miniatures": pack.ship_miniatures,
        "board": {
            "black": list(board.black),
            "navigation": list(board.navigation),
            "artillery": list(board.artillery),
        },
        "enemies": [_enemy(each) for each in pack.enemies],
        "ships": [_ship(each) for each in pack.ships],
        "elders": [_elder(each) for each in pack.elders],
    }


def of_book(text: str, title: str, book: Sequence[Card]) -> Raw:
    """What the file of a book says, so entitled, as a pack with the boards and tracks of the pack with this file."""
    return raw(as_pack(load(text), title, book))


def _hexes(hexes: Iterable[Hex]) -> list[list[int]]:
    return [list(each) for each in hexes]


def _named(card: EnemyCard | ShipCard | ElderCard) -> Raw:
    return {"key": card.key, "name": card.name, "health": card.health, "dice": card.dice}


def _enemy(card: EnemyCard) -> Raw:
    abilities: Raw = {}
    if card.abilities:
        abilities = {"abilities": [{"faces": list(each.faces), "text": each.text} for each in card.abilities]}
    numbers: Raw = {"act": card.act, "spoils": card.spoils, "miniatures": card.miniatures, "cards": card.cards}
    return {**_named(card), **numbers, **abilities}


def _ship(card: ShipCard) -> Raw:
    pattern: Raw = {"pattern": _hexes(card.pattern)} if card.pattern else {}
    return {**_named(card), "range": card.range_, **pattern, **_destination(card)}


def _elder(card: ElderCard) -> Raw:
    pattern: Raw = {"pattern": _hexes(card.pattern)} if card.pattern else {}
    whilst: Raw = {"whilst": card.whilst} if card.whilst else {}
    texts: Raw = {"awakening": card.awakening, **whilst, "objective": card.objective}
    return {**_named(card), **pattern, **texts, **_destination(card)}


def _destination(card: ShipCard | ElderCard) -> Raw:
    return {"destination": card.destination} if card.destination else {}
