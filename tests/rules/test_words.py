"""Activation icons, the faces of dice, items of a demand and numbers as they are typed."""

from __future__ import annotations

from time import monotonic

import pytest

from rules import words
from rules.contract import RuleError
from rules.marauders.called import SHIP_NAMES
from rules.marauders.pack import DIE, ROSE
from rules.questions import Roll


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


# ------------------------------------------------------------------------------------------------ faces

SKULLS = ("1", "2", "3", "4", "skull")


@pytest.mark.parametrize(
    ("typed", "faces"),
    [
        ("s s 3 1", ("skull", "skull", "3", "1")),
        ("ss31", ("skull", "skull", "3", "1")),
        ("SS 31", ("skull", "skull", "3", "1")),
        ("skull skull 3 1", ("skull", "skull", "3", "1")),
        ("Skull, s; 3/1", ("skull", "skull", "3", "1")),
        (" s,s,3,1, ", ("skull", "skull", "3", "1")),
        ("s+s+3+1", ("skull", "skull", "3", "1")),
        ("s\ns\n3\n1", ("skull", "skull", "3", "1")),
        ("\uff53\uff53\uff13\uff11", ("skull", "skull", "3", "1")),
        ("4213", ("4", "2", "1", "3")),
        ("1111", ("1", "1", "1", "1")),
    ],
)
def test_faces_are_read_in_the_order_typed(typed: str, faces: tuple[str, ...]) -> None:
    assert words.faces(typed, SKULLS, 4) == faces


@pytest.mark.parametrize(
    ("typed", "wrong"),
    [
        ("s s 5 1", "5"),
        ("s s x 1", "x"),
        ("ss3x", "ss3x"),
        ("2 skulls", "skulls"),
        ("2xskull", "2xskull"),
        ("skullskull31", "skullskull31"),
        ("-3", "-3"),
        ("ss31\U0001f480", "ss31\U0001f480"),
        ("٣", "٣"),
        ("②!", "2!"),
        ("found", "found"),
        ("x" * 4000, "x" * 100),
    ],
)
def test_what_is_no_face_is_named_with_those_that_are(typed: str, wrong: str) -> None:
    with pytest.raises(RuleError) as refused:
        words.faces(typed, SKULLS, 4)
    assert (refused.value.code, refused.value.facts) == ("unknown-face", {"text": wrong, "faces": SKULLS, "letters": 1})


@pytest.mark.parametrize(
    ("typed", "dice", "code", "count"),
    [
        ("ss3", 4, "too-few-dice", 3),
        ("", 1, "too-few-dice", 0),
        (" ,; ", 2, "too-few-dice", 0),
        ("ss311", 4, "too-many-dice", 5),
        ("skull skull", 1, "too-many-dice", 2),
        ("1" * 4000, 9, "too-many-dice", 4000),
    ],
)
def test_each_die_has_one_face(typed: str, dice: int, code: str, count: int) -> None:
    with pytest.raises(RuleError) as refused:
        words.faces(typed, SKULLS, dice)
    assert (refused.value.code, refused.value.facts) == (code, {"count": count, "dice": dice})


def test_a_letter_that_two_faces_begin_with_stands_for_neither() -> None:
    known = ("skull", "star", "10", "blank")
    assert words.faces("star skull b", known, 3) == ("star", "skull", "blank")
    assert words.faces("10 skull", known, 2) == ("10", "skull")
    with pytest.raises(RuleError) as refused:
        words.faces("s b", known, 2)
    assert (refused.value.code, refused.value.facts["text"]) == ("unknown-face", "s")


def test_a_die_of_numbers_alone_has_no_first_letters() -> None:
    with pytest.raises(RuleError) as refused:
        words.any_faces("not", ("1", "2"))
    assert refused.value.facts["letters"] == 0


def test_a_roll_reads_what_was_typed_as_its_answer() -> None:
    roll = Roll("scouting", "sloop s1", 3, DIE)
    assert roll.read("s13") == "skull 1 3"
    assert roll.takes(roll.read("skull,1,3"))
    assert roll.got(roll.read("S 1 3")) == ("skull", "1", "3")


# --- Items of a demand, and lists of numbers ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("item", "counted"),
    [
        ("5 daedra x3", (5, "daedra", 3)),
        ("  Level 10  High Elf  Necromancer ", (10, "High Elf Necromancer", 1)),
        ("lvl 5 beast X 2", (5, "beast", 2)),
        ("l20 beast", (20, "beast", 1)),
        ("beasts ×4", (None, "beasts", 4)),
        ("daedra xALL", (None, "daedra", None)),
        ("5", (5, "", 1)),
        ("5 x2", (5, "", 2)),
        ("x3", (None, "", 3)),
        ("Ajax 3", (None, "Ajax 3", 1)),
        ("7th Legionary", (None, "7th Legionary", 1)),
        ("quest Zirik", (None, "quest Zirik", 1)),
        ("", (None, "", 1)),
    ],
)
def test_an_item_has_a_level_a_text_and_a_count(item: str, counted: tuple[int | None, str, int | None]) -> None:
    assert tuple(words.counted(item)) == counted


def test_numbers_are_apart_by_any_sign() -> None:
    assert words.numbers(" 10, 5;1 /20+5 ", 5) == (10, 5, 1, 20, 5)
    assert words.numbers("", 5) == ()


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("5, x", "malformed-number"),
        ("-1", "malformed-number"),
        ("٣", "malformed-number"),
        ("1 2 3", "too-many-numbers"),
    ],
)
def test_what_is_no_number_is_named(typed: str, code: str) -> None:
    with pytest.raises(RuleError) as caught:
        words.numbers(typed, 2)
    assert caught.value.code == code


def test_a_monstrous_item_is_read_in_time() -> None:
    began = monotonic()
    words.counted("x" * 100_000)
    words.counted("x 1" * 100_000)
    assert monotonic() - began < 1
