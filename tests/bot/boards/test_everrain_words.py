"""The words beside a picture of The Everrain say what it shows."""

from __future__ import annotations

import pytest

from bot.boards.everrain import draw
from bot.boards.everrain.scene import Scene, seen
from tests.bot.boards.everrain_scenes import SCENES


def scene(name: str) -> Scene:
    return seen(*SCENES[name])


@pytest.mark.parametrize(
    ("name", "sentences"),
    [
        ("nothing", ["Act I, round 1, Player Phase.", "Agenda 0 of 10.", "No enemy ships.", "No ship has joined yet."]),
        ("four", ["turn of ship B.", "Ship B, Mary Celeste, first player: B1 Reef Ghoul in zone 1 with Trauma 2 of 4"]),
        ("four", ["Ship D, Zoë: D1 in zone 9 with Trauma 1.", "No crew of B is On Deck. Destroyed nodes of B: 2."]),
        ("four-acted", ["Enemy Phase: On Deck.", "Due: Act II.", "Changed just now: A1."]),
        ("two-fleet", ["The Maw (Ma): Trauma 0 of 6, heads for an island, 3 steps to go."]),
        ("two-fleet", ["The Tallow King (TK): Trauma 0 of 8, has no destination."]),
        ("chart-moved", ["The Maw went from 3,-1 to 2,0.", "Islands: 1,1."]),
        ("chart-moved", ["The Maw (Ma) at 2,0 facing W: Trauma 2 of 6, range 3, heads for an island at 1,1."]),
        ("chart-banished", ["The Maw was banished."]),
        ("chart-storm", ["Storm 1 on 1,0 2,0.", "Altars: 0,3 -1,0*.", "The star marks what is closed."]),
        ("chart-elder", ["The Elder One stirs.", "The Rain Below (RB, Elder One) at 1,-1 facing SE"]),
        ("chart-elder", ["Trauma 3 of 8, 1 die fewer, heads for a Port."]),
        ("chart-ship-only", ["Ship A, Petrel, at 3,-2 facing SW: no enemy On Deck."]),
        ("boarding", ["Boarded The Maw: B4 Lantern Eel in zone 6, B5 Reef Ghoul in zone 2."]),
        ("short-lost", ["round 4 (lost).", "Agenda 7 of 12.", "end 8."]),
        ("own-cards", ["Ship 1 (S1): Trauma 0, its card was not told.", "heads for the nearest lighthouse."]),
        ("own-cards", ["A1, A2 in zone 3 with Trauma 2"]),
    ],
)
def test_the_words_say_what_the_picture_shows(name: str, sentences: list[str]) -> None:
    alt = draw(*SCENES[name]).alt
    assert [each for each in sentences if each not in alt] == [], alt


@pytest.mark.parametrize("name", [name for name in SCENES if not name.endswith(("-full", "-crowded", "-boarding"))])
def test_the_words_name_everybody(name: str) -> None:
    shown, alt = scene(name), draw(*SCENES[name]).alt
    for deck in shown.decks:
        assert deck.name in alt
        assert all(mini.handle in alt for mini in deck.minis)
    for foe in shown.foes:
        assert f"{foe.name} ({foe.mark}" in alt
    for spot in shown.spots:
        assert f"{spot.hex[0]},{spot.hex[1]}" in alt


def test_too_many_words_are_shorter_and_cut_in_whole_sentences() -> None:
    alt = draw(*SCENES["chart-full"]).alt
    assert len(alt) <= 1024
    assert alt.endswith(". There is more on the board.")
    assert "The Tallow King (TK) at 4,-4 facing SW: Trauma 5 of 8." in alt
    assert "A10 in 7 (−1)" in alt
