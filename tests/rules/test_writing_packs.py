"""Packs as files: whatever pack there is, what its file says is read back as an equal pack."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
import tomli_w
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from rules import names
from rules.contract import Request
from rules.marauders.book import learned
from rules.marauders.keys import SHIPS
from rules.marauders.pack import EFFECTS, MOST_EXTRA, ROSE, EventCard, Icon, Pack, ShipClass
from rules.marauders.reading_packs import load, read_pack, unlike
from rules.marauders.state import MOST_SKILL, CaptainCard
from rules.marauders.writing_packs import of_book, raw
from rules.packs import MOST_PROBLEMS, PackError
from tests.rules.sea import GAME, PACK

TEXT = (Path(__file__).parents[2] / "rules/marauders/packs/caribbean.toml").read_text("utf-8")

texts = st.text(max_size=60).map(names.tidy)
titles = texts.filter(bool)
skills = st.integers(1, MOST_SKILL)
icons = st.builds(Icon, st.sampled_from(SHIPS), st.sampled_from(ROSE))
keys = st.from_regex(r"[a-z0-9]{1,8}(-[a-z0-9]{1,8}){0,3}", fullmatch=True)


@st.composite
def cards(draw: st.DrawFn) -> EventCard:
    """Any card that a pack may hold."""
    key, three = draw(keys), draw(st.just(()) | st.tuples(icons, icons, icons))
    captain = st.builds(
        CaptainCard,
        key=st.just(key),
        ship=st.sampled_from(SHIPS),
        zone=st.sampled_from([zone.key for zone in PACK.zones]),
        name=titles,
        scouting=skills,
        seamanship=st.none() | skills,
        leadership=st.none() | skills,
        assumed=st.booleans(),
    )
    effect = draw(st.none() | st.sampled_from(EFFECTS))
    return EventCard(
        key=key,
        title=draw(titles),
        icons=three,
        captain=draw(st.none() | captain),
        text=draw(texts),
        effect=effect,
        extra=draw(st.integers(1, MOST_EXTRA)) if effect == "draw-more" else 0,
    )


classes = st.builds(
    ShipClass,
    key=keys,
    name=titles,
    **dict.fromkeys(("hull", "masts", "cargo", "crew", "cannons", "maneuverability"), skills),
)
packs = st.builds(
    Pack,
    key=keys,
    title=titles,
    sample=st.booleans(),
    assumed_scouting=skills,
    zones=st.just(PACK.zones),
    classes=st.lists(classes, max_size=3, unique_by=lambda each: each.key).map(tuple),
    cards=st.lists(cards(), max_size=6, unique_by=lambda card: card.key).map(tuple),
)


@settings(suppress_health_check=[HealthCheck.too_slow])
@given(packs)
def test_what_is_written_is_read_back(pack: Pack) -> None:
    text = tomli_w.dumps(raw(pack))
    assert load(text) == pack
    assert max(len(line) for line in text.split("\n")) < 4000


def test_the_caribbean_is_written_and_read_back() -> None:
    assert read_pack(tomllib.loads(tomli_w.dumps(raw(PACK)))) == PACK


def test_a_book_becomes_a_pack_that_reads_back() -> None:
    said = {"ship": "sloop", "zone": "nassau", "name": "Буря"}
    (card,) = learned(GAME.read(GAME.start({}), Request("enter", None, tuple(said.items()))))
    pack = load(tomli_w.dumps(of_book(TEXT, "Ours", (card,))))
    assert (pack.key, pack.title, pack.sample, pack.cards) == ("book", "Ours", False, (card,))
    assert unlike(pack, PACK) == ()


def test_what_makes_a_pack_unlike_the_caribbean() -> None:
    zones = tuple(replace(zone, name="Nassau Town") if zone.key == "nassau" else zone for zone in PACK.zones)
    assert unlike(replace(PACK, zones=zones), PACK) == ("Nassau Town",)
    assert unlike(replace(PACK, zones=PACK.zones[1:]), PACK) == ("Nassau",)
    neutral = tuple(replace(zone, port=None) for zone in PACK.zones[:1])
    assert unlike(replace(PACK, zones=(*neutral, *PACK.zones[1:])), PACK) == ("Nassau",)
    assert unlike(replace(PACK, classes=PACK.classes[:-1]), PACK) == ("Man-o-War",)
    bent = tuple(replace(zone, exits=()) for zone in PACK.zones)
    assert unlike(replace(PACK, zones=bent), PACK) == ()


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("title = 0x" + "f" * 3900, ("title", "0x" + "f" * 58, "text")),
        ('title = "' + "a" * 101 + '"', ("title", "a" * 60, "text-up-to 100")),
        ("title = []", ("title", "[…]", "text")),
        ("title = { a = 1 }", ("title", "{…}", "text")),
        (
            'title = "a"\n' + "b" * 3000 + " = 1",
            ("b" * 60, "b" * 60, "one-of key title sample assumed-scouting zones classes cards"),
        ),
    ],
)
def test_monstrous_values_are_told_in_short(line: str, problem: tuple[str, str, str]) -> None:
    with pytest.raises(PackError) as caught:
        load(TEXT.replace('title = "The Caribbean"', line))
    assert [(each.place, each.found, each.expected) for each in caught.value.problems] == [problem]


def test_a_card_with_thousands_of_icons_is_told_once() -> None:
    cards = [{"key": "a", "title": "A", "icons": ["sloop up"] * 10_000}]
    with pytest.raises(PackError) as caught:
        read_pack({**tomllib.loads(TEXT), "cards": cards})
    assert len(caught.value.problems) < MOST_PROBLEMS
