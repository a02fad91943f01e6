"""Packs of The Everrain: the shipped one, what is wrong with others, and files that are written and read back."""

from __future__ import annotations

import tomllib
from collections import Counter
from typing import Any

import pytest
import tomli_w
from msgspec.structs import replace

from rules.everrain import PackError, Problem, load, read_pack
from rules.everrain.pack import Card, ElderCard, ShipCard
from rules.everrain.reading_packs import unlike
from rules.everrain.writing_packs import of_book, raw
from tests.rules.everrain.table import SHIPPED, TEXT


def problems(**changes: object) -> tuple[Problem, ...]:
    """What is wrong with the shipped pack when some of its fields are others."""
    with pytest.raises(PackError) as caught:
        read_pack({**PRINTED, **changes})
    return caught.value.problems


def places(**changes: object) -> list[str]:
    return [problem.place for problem in problems(**changes)]


PRINTED: dict[str, Any] = tomllib.loads(TEXT)
"""The shipped pack as it is written."""


def with_first(field: str, **changes: object) -> dict[str, Any]:
    """The list of a field with another first table."""
    tables: list[dict[str, Any]] = PRINTED[field]
    return {field: [{**tables[0], **changes}, *tables[1:]]}


def many(field: str, number: int, **changes: object) -> list[dict[str, Any]]:
    """So many tables like the first one of a field."""
    return [
        {**with_first(field, **changes)[field][0], "key": f"k{each}x", "name": f"K{each}"} for each in range(number)
    ]


def test_the_shipped_pack_says_that_it_is_invented_and_has_the_facts() -> None:
    assert SHIPPED.sample
    assert "INVENTED" in TEXT
    assert (SHIPPED.thresholds, SHIPPED.ends, SHIPPED.storms) == ((4, 8, 12), (8, 12, 16), (2, 3, 4))
    assert len(SHIPPED.spoils) == 10
    assert (SHIPPED.spoils[0], SHIPPED.spoils[8], SHIPPED.spoils[9]) == ("1 Clue", "5 coins", "10 coins")
    assert len(SHIPPED.tile) == 6
    assert len(SHIPPED.die) == 6
    nodes = Counter((*SHIPPED.board.black, *SHIPPED.board.navigation, *SHIPPED.board.artillery))
    assert set(nodes) == set(range(10))
    assert [zone for zone, number in nodes.items() if number > 1] == [0]  # the Bow


def test_the_sample_cards_are_of_every_kind() -> None:
    acts = Counter(card.act for card in SHIPPED.enemies)
    assert set(acts) == {1, 2, 3}
    assert min(acts.values()) >= 4
    assert any(card.miniatures < card.cards for card in SHIPPED.enemies)
    assert any(card.abilities for card in SHIPPED.enemies)
    assert {card.destination for card in SHIPPED.ships} >= {"island", "port", "altar", ""}
    maw = SHIPPED.ship("the-maw")
    assert isinstance(maw, ShipCard)
    assert maw.destination in {"island", "port"}
    assert all(isinstance(card, ElderCard) for card in SHIPPED.elders)
    assert len(SHIPPED.elders) == 2


@pytest.mark.parametrize(
    ("changes", "place"),
    [
        ({"key": "No Key"}, "key"),
        ({"sample": "yes"}, "sample"),
        ({"surprise": 1}, "surprise"),
        ({"thresholds": [4, 4, 12]}, "thresholds"),
        ({"ends": [8, 12]}, "ends"),
        ({"storms": "2 3 4"}, "storms"),
        ({"spoils": ["1 Clue"]}, "spoils"),
        ({"spoils": [*["Relic"] * 9, ""]}, "spoils[9]"),
        ({"die": ["move"] * 5}, "die"),
        ({"die": ["move"] * 5 + ["blank"]}, "die"),
        ({"tile": [[0, 0]]}, "tile"),
        ({"enemies": many("enemies", 16, cards=19)}, "enemies"),
        ({"ships": many("ships", 301)}, "ships"),
        ({"elders": many("elders", 301)}, "elders"),
        ({"tile": [[1, 0], [0, 0], [2, 0], [0, 1], [1, 1], [2, 1]]}, "tile"),
        ({"tile": [[0, 0], [0, 0]]}, "tile"),
        ({"ship-miniatures": 0}, "ship-miniatures"),
        ({"board": {"black": [1], "navigation": [0], "artillery": [1]}}, "board.black"),
        ({"board": {"black": [10], "navigation": [], "artillery": []}}, "board.black"),
        ({"enemies": {}}, "enemies"),
        (with_first("enemies", act=4), "enemies[0].act"),
        (with_first("enemies", health=True), "enemies[0].health"),
        (with_first("enemies", name="x" * 61), "enemies[0].name"),
        (with_first("enemies", name="Hull  CRAWLER"), "enemies[1].name"),
        (with_first("enemies", key="hull-crawler"), "enemies[1].key"),
        (with_first("enemies", abilities=[{"faces": ["dance"], "text": "x"}]), "enemies[0].abilities[0].faces"),
        (with_first("enemies", abilities=[{"faces": ["omen"]}]), "enemies[0].abilities[0].text"),
        (with_first("ships", pattern=[[0, 0]]), "ships[0].pattern"),
        (with_first("ships", pattern=[[1, 0], [1, 0]]), "ships[0].pattern"),
        (with_first("ships", pattern=[[1]]), "ships[0].pattern"),
        (with_first("ships", destination="home"), "ships[0].destination"),
        (with_first("ships", key="the-maw-2"), "ships[0].key"),
        (with_first("ships", range=0), "ships[0].range"),
        (with_first("elders", key="the-maw"), "elders[0].key"),
        (with_first("elders", objective=""), "elders[0].objective"),
    ],
)
def test_each_problem_has_its_place(changes: dict[str, object], place: str) -> None:
    assert places(**changes) == [place]


def test_all_problems_come_at_once() -> None:
    assert set(places(key=1, die=[], tile=1)) == {"key", "die", "tile"}


def test_no_pack_at_all() -> None:
    with pytest.raises(tomllib.TOMLDecodeError):
        load("key = ")
    with pytest.raises(PackError):
        load("")


def test_a_written_pack_is_read_back() -> None:
    assert load(tomli_w.dumps(raw(SHIPPED))) == SHIPPED
    unknown = replace(SHIPPED, ships=(replace(SHIPPED.ships[0], pattern=()),))
    assert load(tomli_w.dumps(raw(unknown))) == unknown


def test_the_book_as_a_pack_has_the_cards_whose_numbers_are_known() -> None:
    book = (
        Card(key="on-deck-ghoul", title="Ghoul", act=2, health=4, dice=3),
        Card(key="on-deck-bone-drake", title="Bone Drake", act=3),
        Card(key="black-gale", title="Black Gale", ship=True, health=6, dice=4, range_=3, destination="port"),
        Card(key="grey-gale", title="Grey Gale", ship=True, health=6),
    )
    pack = read_pack(of_book(TEXT, "Our cards", book))
    assert (pack.key, pack.title, pack.sample) == ("book", "Our cards", False)
    assert [card.name for card in pack.enemies] == ["Ghoul"]
    assert [(card.name, card.destination, card.pattern) for card in pack.ships] == [("Black Gale", "port", ())]
    assert pack.elders == SHIPPED.elders
    assert unlike(pack, SHIPPED) == ()


def test_other_facts_of_the_game_are_named() -> None:
    other = replace(SHIPPED, ends=(8, 12, 15), tile=())
    assert unlike(other, SHIPPED) == ("ends",)


def test_a_book_that_is_larger_than_a_pack_makes_a_pack_all_the_same() -> None:
    book = tuple(
        Card(key=f"on-deck-k{number}x", title=f"Ghoul {number}", act=1, health=1, dice=1) for number in range(301)
    )
    assert len(read_pack(of_book(TEXT, "Our cards", book)).enemies) == 300
    twice = (book[0], replace(book[0], key="on-deck-ghoul0", title="Ghoul  0", health=9))
    assert [card.health for card in read_pack(of_book(TEXT, "Our cards", twice)).enemies] == [1]
