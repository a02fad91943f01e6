"""Packs of Betrayal: the shipped one is sound and says that it is invented; an unsound one is told all that is wrong with it."""

from __future__ import annotations

import copy
import tomllib
from collections import Counter
from typing import Any

import pytest
import tomli_w
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from rules import names, packs
from rules.betrayal import PackError, Problem, load, read_pack
from rules.betrayal.pack import DIFFICULTIES, KINDS, LEVELS, Chip, ChipCard, Layout, Pack, QuestUnit, Side, Spot
from rules.betrayal.reading_packs import unlike
from rules.betrayal.timings import timing_of
from rules.betrayal.writing_packs import of_book, raw
from tests.rules.betrayal.table import SHIPPED, TEXT

SIDE = ("name", "type", "code", "health", "range", "combat", "defense", "targets", "priority", "skills")


def problems(**changed: object) -> list[tuple[str, str, str]]:
    """The problems of the shipped pack with some places changed: `problems(**{"chips.3.low.name": 7})`; None takes one out."""
    changed_pack: Any = copy.deepcopy(tomllib.loads(TEXT))
    for place, value in changed.items():
        *way, last = [int(step) if step.isdigit() else step for step in place.split(".")]
        table = changed_pack
        for step in way:
            table = table[step]
        if value is None:
            del table[last]
        else:
            table[last] = value
    with pytest.raises(PackError) as caught:
        read_pack(changed_pack)
    return [(problem.place, problem.found, problem.expected) for problem in caught.value.problems]


# ------------------------------------------------------------------------------------------------ what is shipped


def test_the_shipped_chips_say_that_they_are_invented() -> None:
    assert SHIPPED.sample
    assert "sample" in SHIPPED.title
    assert "THE ENEMY CHIPS ARE INVENTED SAMPLES" in TEXT


@pytest.mark.parametrize("bag", ["low", "high"])
def test_each_bag_has_thirty_chips_and_more_without_a_province(bag: str) -> None:
    plain = [chip for chip in SHIPPED.chips if chip.bag == bag and chip.codes == ("", "")]
    assert sum(chip.count for chip in plain) >= 30
    assert {(side.level, side.kind) for chip in plain for side in (chip.low, chip.high)} == {
        (level, kind) for level in LEVELS for kind in KINDS if (level < 10) == (bag == "low")
    }


def test_several_provinces_have_chips_in_both_bags() -> None:
    coded = Counter((chip.low.code, chip.bag) for chip in SHIPPED.chips if chip.low.code)
    assert {code for code, _ in coded} == {"BM", "CY", "HR", "MW", "SK", "VW"}
    assert len(coded) == 12
    for province in SHIPPED.provinces:
        theirs = [chip for chip in SHIPPED.chips if chip.low.code == province.code]
        assert all(chip.codes == (province.code, province.code) for chip in theirs)
        assert all(province.skill in side.skills for chip in theirs for side in (chip.low, chip.high))


def test_every_sample_chip_has_all_numbers_and_skills_that_are_known() -> None:
    for chip in SHIPPED.chips:
        for side in (chip.low, chip.high):
            numbers = (side.health, side.range_, side.combat, side.defense)
            assert None not in numbers
            assert side.name
            assert side.kind
            assert side.targets
            assert side.priority
            assert all(timing_of(skill) for skill in side.skills), side


def test_the_names_that_are_public_are_there() -> None:
    named = {(side.level, side.name) for chip in SHIPPED.chips for side in (chip.low, chip.high)}
    assert {
        (1, "High Elf Bandit"), (1, "Argonian Bandit"), (1, "Redguard Bandit"), (1, "Imperial Bandit"), (1, "Hackwing"),
        (1, "Mudcrab"), (1, "Breton Bandit"), (5, "Breton Marauder"), (5, "Wood Elf Marauder"),
        (10, "High Elf Necromancer"), (10, "Imperial Enforcer"), (20, "Argonian Behemoth"),
    } <= named  # fmt: skip
    breton = next(chip for chip in SHIPPED.chips if chip.low.name == "Breton Bandit")
    assert breton.high.name == "Breton Marauder"
    assert {unit.side.name: unit.back for unit in SHIPPED.quest_units} == {
        "Zirik": "",
        "Anchorite Deslandra": "",
        "Shadowscale Akisha": "lich-deslandra",
        "Lich Deslandra": "shadowscale-akisha",
    }


# ------------------------------------------------------------------------------------------------ what is wrong


@pytest.mark.parametrize(
    ("place", "value", "problem"),
    [
        ("key", "The Era", ("key", "The Era", "kebab-case")),
        ("title", None, ("title", "", "text")),
        ("sample", "yes", ("sample", "yes", "true-or-false")),
        ("cards", [], ("cards", "cards", "one-of key title sample provinces end-of-session chips quest-units layouts")),
        ("chips", "none", ("chips", "none", "list-of-tables")),
        ("chips.3", 7, ("chips[3]", "7", "table")),
        ("chips.3.bag", "5", ("chips[3].bag", "5", "one-of 1/5 10/20")),
        ("chips.3.count", 0, ("chips[3].count", "0", "number 1-20")),
        ("chips.3.code", "XX", ("chips[3].code", "XX", "province-of-the-pack")),
        ("chips.3.code", "black", ("chips[3].code", "black", "two-letters")),
        ("chips.3.low", 5, ("chips[3].low", "5", "table")),
        ("chips.3.low.name", None, ("chips[3].low.name", "", "text")),
        ("chips.3.low.type", "undead", ("chips[3].low.type", "undead", "one-of humanoid beast daedra")),
        ("chips.3.low.health", -1, ("chips[3].low.health", "-1", "number 0-99")),
        ("chips.3.low.health", True, ("chips[3].low.health", "True", "number 0-99")),
        ("chips.3.low.range", "far", ("chips[3].low.range", "far", "number 0-99")),
        ("chips.3.low.targets", "some", ("chips[3].low.targets", "some", "number 1-99")),
        ("chips.3.low.priority", "nearest", ("chips[3].low.priority", "nearest", "one-of strongest weakest")),
        ("chips.3.low.skills", ["Rally", 3], ("chips[3].low.skills[1]", "3", "text")),
        ("chips.3.low.skills", ["x"] * 9, ("chips[3].low.skills", "9", "list-up-to 8")),
        ("chips.3.low.hp", 3, ("chips[3].low.hp", "hp", f"one-of {' '.join(SIDE)}")),
        ("chips.3.key", "breton-bandit", ("chips[3].key", "breton-bandit", "unique")),
        ("chips.6.key", "breton-bandit-1", ("chips[6].key", "breton-bandit-1", "unique")),
        ("provinces.7.code", "EL", ("provinces[7].code", "EL", "unique")),
        ("provinces.8.code", "S", ("provinces[8].code", "S", "two-letters")),
        ("end-of-session.0.session", 4, ("end-of-session[0].session", "4", "number 1-3")),
        ("end-of-session.0.pools", [1, 2, 3], ("end-of-session[0].pools", "[…]", "list-of 4 numbers 1-999")),
        ("end-of-session.0.pools", 7, ("end-of-session[0].pools", "7", "list-of 4 numbers 1-999")),
        ("quest-units.0.back", "nobody", ("quest-units[0].back", "nobody", "quest-unit-with-this-back")),
        ("quest-units.3.back", None, ("quest-units[2].back", "lich-deslandra", "quest-unit-with-this-back")),
    ],
)  # fmt: skip
def test_a_problem_has_its_place_what_is_there_and_what_was_expected(
    place: str, value: object, problem: tuple[str, str, str]
) -> None:
    assert problem in problems(**{place: value})
    assert len(problems(**{place: value})) <= 2


def test_a_row_that_is_missing_or_double_is_told() -> None:
    assert problems(**{"end-of-session.4": {"session": 1, "difficulty": "adept", "pools": [1, 2, 3, 4]}}) == [
        ("end-of-session[4].session", "1 adept", "unique"),
        ("end-of-session", "", "row 2 adept"),
    ]


def test_a_chip_without_any_side_is_told() -> None:
    assert problems(**{"chips.3.low": None, "chips.3.high": None}) == [("chips[3].low", "", "table")]


def test_every_problem_is_told_at_once() -> None:
    found = problems(**{"title": "", "chips.0.count": 99, "chips.20.low.type": "fish", "quest-units.1.back": "zirik"})
    assert [place for place, _, _ in found] == ["title", "chips[0].count", "chips[20].low.type", "quest-units[1].back"]


def test_at_most_fifty_problems_are_told() -> None:
    with pytest.raises(PackError) as caught:
        read_pack({"chips": [{"key": ""}] * 100})
    assert len(caught.value.problems) == 50


def test_an_empty_pack_lacks_everything() -> None:
    with pytest.raises(PackError) as caught:
        read_pack({})
    rows = [Problem("end-of-session", "", f"row {number} {each}") for number in (1, 2, 3) for each in DIFFICULTIES]
    lacks = (("key", "kebab-case"), ("title", "text"), ("sample", "true-or-false"))
    assert list(caught.value.problems) == [*(Problem(place, "", expected) for place, expected in lacks), *rows]


def test_the_errors_are_those_of_every_game() -> None:
    assert PackError is packs.PackError


def test_a_hostile_pack_is_read_in_time() -> None:
    text = 'key = "k"\ntitle = "t"\nsample = true\n' + "[[chips]]\n" * 20_000
    with pytest.raises(PackError) as caught:
        load(text)
    assert len(caught.value.problems) == 50


# ------------------------------------------------------------------------------------------------ layouts


def test_a_layout_gives_each_hex_its_place() -> None:
    drawn = (
        TEXT + '\n[[layouts]]\ntitle = "The bridge"\nmode = "clash"\nhexes = { 1 = [0, 0], 2 = [1, -1], A = [3, 2] }\n'
    )
    layout = load(drawn).layout("clash", 2)
    assert layout == Layout("The bridge", "clash", (Spot("1", 0, 0), Spot("2", 1, -1), Spot("A", 3, 2)))
    assert load(drawn).layout("dungeon", 2) is None


@pytest.mark.parametrize(
    ("hexes", "problem"),
    [
        ("{ 1 = [0] }", ("layouts[0].hexes.1", "[…]", "two-numbers")),
        ("{ 1 = 3 }", ("layouts[0].hexes.1", "3", "two-numbers")),
        ("{ 1 = [0, 100] }", ("layouts[0].hexes.1", "[…]", "two-numbers")),
        ('{ "first hex" = [0, 0] }', ("layouts[0].hexes.first hex", "first hex", "hex-name")),
        ("{ 1 = [0, 0], 2 = [0, 0] }", ("layouts[0].hexes", "", "places-apart")),
        ("7", ("layouts[0].hexes", "7", "table")),
    ],
)
def test_a_layout_that_cannot_be_drawn_is_told(hexes: str, problem: tuple[str, str, str]) -> None:
    with pytest.raises(PackError) as caught:
        load(TEXT + f'\n[[layouts]]\ntitle = "x"\nmode = "clash"\nhexes = {hexes}\n')
    assert [(each.place, each.found, each.expected) for each in caught.value.problems] == [problem]


# ------------------------------------------------------------------------------------------------ written and read back


texts = st.text(max_size=40).map(lambda text: names.tidy(text, 40)).filter(bool)
numbers = st.none() | st.integers(0, 99)
keys = st.from_regex(r"[a-z]{1,8}(-[a-z]{1,8}){0,2}", fullmatch=True)


def sides(level: int, code: str) -> st.SearchStrategy[Side]:
    return st.builds(
        Side,
        level=st.just(level),
        name=texts,
        kind=st.sampled_from(("", *KINDS)),
        code=st.just(code),
        health=numbers,
        range_=numbers,
        combat=numbers,
        defense=numbers,
        targets=st.sampled_from(("", "1", "99", "all")),
        priority=st.sampled_from(("", "strongest", "weakest")),
        skills=st.lists(texts, max_size=3).map(tuple),
    )


@st.composite
def chips(draw: st.DrawFn) -> Chip:
    """Any chip that a pack may hold."""
    low, high = draw(st.sampled_from(((1, 5), (10, 20))))
    codes = draw(st.sampled_from((("", ""), ("BM", "BM"), ("CY", "BM"), ("", "CY"))))
    one, other = draw(sides(low, codes[0])), draw(sides(high, codes[1]))
    if codes == ("", "") and draw(st.booleans()):
        other = Side(level=high)
    return Chip(key=draw(keys), low=one, high=other, count=draw(st.integers(1, 20)))


written_packs = st.builds(
    replace,
    st.just(SHIPPED),
    key=keys,
    title=texts,
    sample=st.booleans(),
    chips=st.lists(chips(), max_size=5, unique_by=lambda chip: chip.key).map(tuple),
    quest_units=st.lists(
        st.builds(QuestUnit, key=keys, side=sides(0, "")), max_size=3, unique_by=lambda unit: unit.key
    ).map(tuple),
    layouts=st.just((Layout("Bridge", "dungeon", (Spot("1", 0, -3), Spot("star", 4, 4))),)),
)


@settings(suppress_health_check=[HealthCheck.too_slow])
@given(written_packs)
def test_what_is_written_is_read_back(pack: Pack) -> None:
    text = tomli_w.dumps(raw(pack))
    assert load(text) == pack
    assert max(len(line) for line in text.split("\n")) < 4000


def test_the_shipped_pack_is_written_and_read_back() -> None:
    assert read_pack(tomllib.loads(tomli_w.dumps(raw(SHIPPED)))) == SHIPPED


def test_a_book_becomes_a_pack_that_reads_back() -> None:
    ghoul = ChipCard(key="5-ghoul", title="Ghoul", side=Side(level=5, name="Ghoul", kind="beast", skills=("Rally",)))
    drake = ChipCard(key="20-drake", title="Drake", side=Side(level=20, name="Drake"))
    unplaced = ChipCard(key="chip-rat", title="Rat", side=Side(level=0, name="Rat"))
    pack = load(tomli_w.dumps(of_book(TEXT, "Ours", (ghoul, drake, unplaced))))
    assert (pack.key, pack.title, pack.sample) == ("book", "Ours", False)
    assert [(chip.key, chip.low, chip.high) for chip in pack.chips] == [
        ("5-ghoul", Side(level=1), ghoul.side),
        ("20-drake", Side(level=10), drake.side),
    ]
    assert unlike(pack, SHIPPED) == ()


def test_what_makes_a_pack_unlike_the_shipped_one() -> None:
    first, *rest = SHIPPED.provinces
    assert unlike(replace(SHIPPED, provinces=tuple(rest)), SHIPPED) == ("Black Marsh",)
    assert unlike(replace(SHIPPED, provinces=(replace(first, name="Argonia"), *rest)), SHIPPED) == ("Argonia",)
    assert unlike(replace(SHIPPED, provinces=(replace(first, skill=""), *rest), chips=()), SHIPPED) == ()


def test_a_pack_has_no_more_pieces_than_a_table_can_weigh() -> None:
    chip = tomllib.loads(TEXT)["chips"][0]
    chips = [{**chip, "key": f"c{number}x", "count": 20} for number in range(26)]
    assert problems(chips=chips) == [("chips", "520", "in-all-up-to 500")]


def test_a_book_that_is_larger_than_a_pack_makes_a_pack_all_the_same() -> None:
    sides = [Side(level=1, name=f"Ghoul {number}", kind="beast", health=3) for number in range(501)]
    book = tuple(ChipCard(key=f"1-ghoul-{number}x", title=side.name, side=side) for number, side in enumerate(sides))
    assert len(read_pack(of_book(TEXT, "Ours", book)).chips) == 500
