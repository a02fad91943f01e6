"""Activation icons as they are typed."""

from __future__ import annotations

from time import monotonic

import pytest

from rules import words
from rules.contract import RuleError
from rules.marauders.called import SHIP_NAMES
from rules.marauders.pack import ROSE


@pytest.mark.parametrize(
    ("typed", "icons"),
    [
        ("french N, sloop E, spanish S", [("french", "N"), ("sloop", "E"), ("spanish", "S")]),
        ("french n;sloop e\nspanish s", [("french", "N"), ("sloop", "E"), ("spanish", "S")]),
        ("d n, e e, f s", [("dutch", "N"), ("english", "E"), ("french", "S")]),
        ("s s, sl sw, fr nw", [("spanish", "S"), ("sloop", "SW"), ("frigate", "NW")]),
        ("Dutch ship North", [("dutch", "N")]),
        ("French navy north-east", [("french", "NE")]),
        ("the English naval ship south west", [("english", "SW")]),
        ("pirate sloop SE, pirate frigate W", [("sloop", "SE"), ("frigate", "W")]),
        ("fregate West", [("frigate", "W")]),
        ("spa n, slo n, fri n", [("spanish", "N"), ("sloop", "N"), ("frigate", "N")]),
        ("dutch N, dutch N,", [("dutch", "N"), ("dutch", "N")]),
    ],
)
def test_icons_are_read(typed: str, icons: list[tuple[str, str]]) -> None:
    assert words.icons(typed, SHIP_NAMES) == tuple(icons)


@pytest.mark.parametrize(
    ("typed", "code", "facts"),
    [
        ("", "no-icons", {}),
        (" ,; ", "no-icons", {}),
        ("d n, e n, f n, s n", "too-many-icons", {"count": 4, "limit": 3}),
        ("french N, dutchN", "malformed-icon", {"item": "dutchN"}),
        ("french", "malformed-icon", {"item": "french"}),
        ("french S E", "malformed-icon", {"item": "french S E"}),
        ("french up", "unknown-letter", {"item": "french up"}),
        ("N french", "unknown-letter", {"item": "N french"}),
        ("french N, brig S", "unknown-icon-ship", {"item": "brig S"}),
        ("x N", "unknown-icon-ship", {"item": "x N"}),
        ("portuguese ship N", "unknown-icon-ship", {"item": "portuguese ship N"}),
    ],
)
def test_what_is_wrong_is_named(typed: str, code: str, facts: dict[str, object]) -> None:
    with pytest.raises(RuleError) as caught:
        words.icons(typed, SHIP_NAMES)
    assert (caught.value.code, caught.value.facts) == (code, facts)


@pytest.mark.parametrize(
    ("typed", "item", "suggestion"),
    [
        ("sloop N french S", "sloop N french S", "sloop N, french S"),
        ("s s d n", "s s d n", "s s, d n"),
        (
            "french N, sloop south east the dutch navy W",
            "sloop south east the dutch navy W",
            "sloop south east, the dutch navy W",
        ),
        (
            "sloop north french north spanish north",
            "sloop north french north spanish north",
            "sloop north, french north, spanish north",
        ),
        ("d n e e f s s w", "d n e e f s s w", "d n, e e, f s, s w"),
    ],
)
def test_a_forgotten_comma_is_put(typed: str, item: str, suggestion: str) -> None:
    with pytest.raises(RuleError) as caught:
        words.icons(typed, SHIP_NAMES)
    assert (caught.value.code, caught.value.facts) == ("missing-comma", {"item": item, "suggestion": suggestion})


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("sloop N brig S", "unknown-icon-ship"),
        ("brig N french S", "unknown-icon-ship"),
        ("sloop N E", "malformed-icon"),
        ("sloop N french", "unknown-letter"),
    ],
)
def test_what_a_comma_does_not_put_right_is_still_named(typed: str, code: str) -> None:
    with pytest.raises(RuleError) as caught:
        words.icons(typed, SHIP_NAMES)
    assert caught.value.code == code


@pytest.mark.parametrize("letter", ROSE)
def test_every_letter_is_read_in_any_case(letter: str) -> None:
    assert words.icons(f"sloop {letter}; sloop {letter.lower()}", SHIP_NAMES) == (("sloop", letter),) * 2


@pytest.mark.parametrize(
    "typed", ["s " * 3000, "sl south east " * 500 + "x", "s south " * 900 + "east", "the " * 2000 + "N"]
)
def test_a_list_that_never_ends_is_read_at_once(typed: str) -> None:
    begun = monotonic()
    with pytest.raises(RuleError):
        words.icons(typed, SHIP_NAMES)
    assert monotonic() - begun < 1


def test_a_very_long_item_is_cut_where_it_is_named() -> None:
    with pytest.raises(RuleError) as caught:
        words.icons("x" * 6000, SHIP_NAMES)
    assert len(str(caught.value.facts["item"])) == 100
