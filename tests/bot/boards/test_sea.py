"""The picture of the sea: what it shows, how it stays legible, and that its words say the same."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from io import BytesIO
from itertools import combinations
from math import dist
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image, ImageColor

from bot.boards import marauders
from bot.boards.marauders import draw, key, look
from bot.boards.marauders.chart import FIGHT, FRAME, HEIGHT, LINE, MARGIN, PLACES, WIDTH
from bot.boards.marauders.courses import plotted
from bot.boards.marauders.ground import room
from bot.boards.marauders.islands import name_box
from bot.boards.marauders.layout import Standing, standing
from bot.boards.marauders.scene import Scene, seen
from bot.boards.marauders.tokens import MARKS, Plate, Sail, size, sprite
from bot.boards.rooms import apart, inside
from bot.view import View
from rules.marauders.battle.state import Battle, Fallen, Tracks
from rules.marauders.events import HoldTold
from rules.marauders.keys import SHIPS
from rules.marauders.state import Captain, Sea
from storage.store import Seat
from tests.bot.boards.scenes import FOUR, SCENES, ZONES, captain, crowd, fighting, moved, sea, table

KEYS = [zone.key for zone in ZONES]
LEGIBLE = 0.7


def scene(name: str) -> Scene:
    return seen(*SCENES[name])


def forget() -> None:
    """Draws everything anew from here on."""
    marauders._picture.cache_clear()  # pyright: ignore[reportPrivateUsage]
    sprite.cache_clear()


@pytest.mark.parametrize("name", SCENES)
def test_every_picture_is_a_small_png_of_the_charts_size(name: str) -> None:
    picture = draw(*SCENES[name])
    assert len(picture.png) <= 120_000
    image = Image.open(BytesIO(picture.png))
    war, battle = name in ("war", "broadside"), name in ("broadside", "crews")
    high = HEIGHT + LINE * war + (FIGHT[1] + MARGIN) * battle
    assert (image.format, image.size) == ("PNG", (WIDTH, high))
    assert 0 < len(picture.alt) <= 1024


@pytest.mark.parametrize("name", ["usual", "moves", "names"])
def test_equal_keys_are_equal_bytes(name: str) -> None:
    first = draw(*SCENES[name])
    forget()
    assert draw(*SCENES[name]) == first
    assert key(*SCENES[name]) == key(*SCENES[name])


def test_different_scenes_have_different_keys_and_pictures() -> None:
    assert len({key(*at) for at in SCENES.values()}) == len(SCENES)
    assert len({draw(*at).png for at in SCENES.values()}) == len(SCENES)


def test_what_the_picture_does_not_show_is_not_in_its_key() -> None:
    state = sea([captain(1, "havana")])
    assert key(*table(state, events=[HoldTold("s1", 5, 2)])) == key(*table(state))


def test_threads_draw_the_same_pictures() -> None:
    alone = [draw(*at) for at in SCENES.values()]
    forget()
    with ThreadPoolExecutor(8) as pool:
        assert list(pool.map(draw, *zip(*SCENES.values(), strict=True))) == alone


def check_places(scene: Scene) -> tuple[Standing, ...]:
    """No token touches another, a name, a letter or the frame, and each stands in its own zone."""
    tokens = standing(scene)
    for one, other in combinations(tokens, 2):
        assert apart(one.box, other.box), (one, other)
    for zone in scene.zones:
        here = [each for each in tokens if room(zone).holds(each.box)]
        there = {each.key for each in scene.ships if each.zone == zone.key}
        there |= {each.seat for each in scene.captains if each.zone == zone.key}
        assert {each.who for each in here if each.who} <= there
    for each in tokens:
        assert each.box[0] >= FRAME[0]
        assert each.box[1] >= FRAME[1]
        assert each.box[2] <= FRAME[2]
        assert each.box[3] <= FRAME[3]
        assert sum(room(zone).holds(each.box) for zone in scene.zones) == 1
        assert sprite(each.token, each.scale).size == tuple(size(each.token, each.scale))
    return tokens


@pytest.mark.parametrize("name", SCENES)
def test_tokens_never_touch(name: str) -> None:
    tokens = check_places(scene(name))
    assert bool(tokens) is (name != "empty")


@settings(max_examples=60, deadline=None)
@given(
    st.lists(st.tuples(st.sampled_from(KEYS[:4]), st.sampled_from(["sea", "port"])), max_size=8),
    st.dictionaries(st.sampled_from(SHIPS), st.sampled_from(KEYS[:4]), max_size=6),
    st.sets(st.sampled_from(SHIPS[:4])),
)
def test_tokens_never_touch_wherever_they_are(captains: list[Any], ships: dict[Any, str], large: set[str]) -> None:
    seated = [captain(number, *at) for number, at in enumerate(captains, start=1)]
    check_places(seen(*table(sea(seated, list(ships.items()), men_o_war=tuple(large)), FOUR * 2)))


@pytest.mark.parametrize("zone", KEYS)
def test_six_ships_and_four_captains_in_a_zone_stay_legible(zone: str) -> None:
    tokens = check_places(seen(*crowd(zone)))
    assert len(tokens) == 10
    assert min(each.scale for each in tokens) >= LEGIBLE


@pytest.mark.parametrize("zone", KEYS)
def test_an_ordinary_meeting_is_shown_in_nearly_full_size(zone: str) -> None:
    state = sea([captain(1, zone), captain(2, zone)], [("dutch", zone), ("sloop", zone)])
    assert min(each.scale for each in check_places(seen(*table(state)))) >= 0.85


def test_more_captains_than_there_is_room_for_are_counted() -> None:
    tokens = check_places(scene("too-many"))
    plates = [each.token.name for each in tokens if isinstance(each.token, Plate)]
    more = [int(name[1:]) for name in plates if name.startswith("+")]
    assert len(more) == 1
    assert len(plates) - 1 + more[0] == 40


def test_a_captain_in_port_lies_below_the_ports_name_and_looks_different() -> None:
    tokens = {each.who: each for each in standing(scene("usual"))}
    moored, afloat = tokens["s1"], tokens["s2"]
    name = name_box(next(zone for zone in ZONES if zone.key == "port-royal"))
    assert 0 <= moored.box[1] - name[3] < 8
    assert isinstance(moored.token, Plate)
    assert isinstance(afloat.token, Plate)
    assert (moored.token.port, afloat.token.port) == (True, False)


def test_every_kind_of_token_has_its_own_shape() -> None:
    sails = [Sail("dutch"), Sail("dutch", man_o_war=True), Sail("sloop"), Sail("frigate"), Sail("dutch", lost=True)]
    plates = [Plate("Ben", "Ben", port) for port in (True, False)]
    sails += [Sail("dutch", fights=True), Sail("dutch", man_o_war=True, fights=True)]
    marked = [Plate("Ben", "Ben", port=False, mark=mark) for mark in ("hunted", "battle")]
    shapes = [sprite(token, 1.0).convert("LA") for token in (*sails, *plates, *marked)]
    assert len({shape.tobytes() for shape in shapes}) == len(shapes)
    outlines = [sprite(token, 1.0).getchannel("A").tobytes() for token in (*sails[:4], *sails[5:], *plates)]
    assert len(set(outlines)) == len(outlines)


def test_ships_of_four_nations_differ_without_colour() -> None:
    grey = {ship: sprite(Sail(ship), 1.0).convert("L").convert("1", dither=Image.Dither.NONE) for ship in SHIPS}
    assert len({image.tobytes() for image in grey.values()}) == len(MARKS)


def test_arrows_run_from_the_zone_that_was_left_to_the_token() -> None:
    shown = scene("moves")
    tokens = {each.who: each for each in standing(shown)}
    found = plotted(shown, standing(shown))
    assert [course.leap for course in found] == [False, False, False, True, False]
    for move, course in zip(shown.moves, found, strict=True):
        assert inside(course.points[0], PLACES[move.from_].outline)
        assert inside(course.points[-1], PLACES[move.to].outline)
        box = tokens[move.who].box
        assert not any(box[0] < x < box[2] and box[1] < y < box[3] for x, y in course.points)


def test_arrows_cover_no_token_when_there_is_a_way_around() -> None:
    for name in ("usual", "war", "hunt", "battle"):
        shown = scene(name)
        tokens = standing(shown)
        for course in plotted(shown, tokens):
            for each in tokens:
                assert not any(
                    each.box[0] < x < each.box[2] and each.box[1] < y < each.box[3] for x, y in course.points
                )


def test_two_moves_of_one_ship_are_two_arrows_that_meet() -> None:
    shown = scene("hunt")
    first, second = (course for move, course in paired(shown) if move.who == "dutch")
    assert 12 < dist(first.points[-1], second.points[0]) < 36


def paired(shown: Scene) -> Any:
    return zip(shown.moves, plotted(shown, standing(shown)), strict=True)


def test_moves_of_a_ship_that_is_elsewhere_by_now_are_not_shown() -> None:
    state = sea((), [("dutch", "havana")])
    assert seen(*table(state, events=[moved("dutch", "curacao", "caracas")])).moves == ()


def test_without_an_entry_nothing_is_new() -> None:
    view, _ = SCENES["moves"]
    shown = seen(view, None)
    assert shown.moves == ()
    assert shown.lost == ()
    assert not any(each.new for each in (*shown.ships, *shown.captains))
    assert not any(each.mark for each in shown.captains)


def test_the_prey_is_marked_and_named() -> None:
    marks = {each.seat: each.mark for each in scene("hunt").captains}
    assert marks == {"s1": "hunted", "s2": ""}
    assert "Ben: at sea in Curacao, hunted by Sloop and Frigate." in draw(*SCENES["hunt"]).alt


def test_the_words_say_what_stands_where_and_what_moved() -> None:
    alt = draw(*SCENES["usual"]).alt
    for sentence in (
        "Round 4.",
        "Ben: in the port of Port Royal.",
        "Lafitte: at sea in Curacao.",
        "Dutch ship: in Basse-Terre.",
        "Sloop: in St. Maarten.",
        "Sloop came from St. John.",
    ):
        assert sentence in alt
    assert "French ship" not in alt


def test_the_words_tell_of_war_battles_losses_and_an_empty_sea() -> None:
    assert "War: English and Spanish." in draw(*SCENES["war"]).alt
    assert "English ship: Man-o-War in Port Royal." in draw(*SCENES["war"]).alt
    assert "in a battle with English ship and Dutch ship" in draw(*SCENES["battle"]).alt
    assert "Frigate left the board in Bridgetown." in draw(*SCENES["moves"]).alt
    assert "Dutch and French." in draw(*SCENES["broadside"]).alt
    assert draw(*SCENES["empty"]).alt == "Round 1. No other ships are on the board."


def test_too_many_words_are_cut_in_whole_sentences() -> None:
    names = [f"Bartholomew Roberts the {number:8d}th" for number in range(30)]
    captains = [captain(number + 1, KEYS[number % 17]) for number in range(30)]
    alt = draw(*table(sea(captains, [("sloop", "havana")]), names)).alt
    assert len(alt) <= 1024
    assert alt.endswith(". There is more on the board.")


def test_names_that_cannot_be_drawn_become_numbers_and_are_told_in_words() -> None:
    handles = {each.seat: each.handle for each in scene("names").captains}
    assert handles["s2"] == "Captain 2"
    assert handles["s3"] == "Captain 3"
    assert handles["s4"] == "Lafitte"
    assert handles["s1"] != handles["s5"]
    assert "Captain 2 (שלום עולם): in the port of San Juan." in draw(*SCENES["names"]).alt


def test_a_captain_without_a_seats_row_is_drawn_by_his_key() -> None:
    view, _ = table(sea([captain(1, "havana")]), ())
    assert seen(view, None).captains[0].handle == "s1"


def test_captains_come_in_seating_order() -> None:
    state = sea([captain(1, "havana"), captain(2, "havana")])
    turned = msgspec.structs.replace(state, seats=("s2", "s1"))
    assert isinstance(turned, Sea)
    assert [each.seat for each in seen(*table(turned)).captains] == ["s2", "s1"]
    assert all(isinstance(each, Captain) for each in turned.captains)


@pytest.mark.parametrize("name", ["moves", "hunt"])
def test_arrows_pass_behind_the_names(name: str) -> None:
    shown = Image.open(BytesIO(draw(*SCENES[name]).png)).convert("RGB")
    bare = Image.open(BytesIO(draw(*SCENES["empty"]).png)).convert("RGB")
    for zone in ZONES:
        left, top, right, bottom = name_box(zone)
        inner = (round(left) + 12, round(top) + 8, round(right) - 12, round(bottom) - 8)
        assert shown.crop(inner).tobytes() == bare.crop(inner).tobytes(), zone.key


def test_an_arrow_to_a_port_below_its_name_is_drawn() -> None:
    at = table(sea((), [("dutch", "curacao")]), events=[moved("dutch", "caribbean-sea", "curacao")])
    still = table(sea((), [("dutch", "curacao")]))
    assert draw(*at).png != draw(*still).png
    name = name_box(next(zone for zone in ZONES if zone.key == "curacao"))
    (course,) = plotted(seen(*at), standing(seen(*at)))
    assert course.points[0][1] < name[1] < name[3] < course.points[-1][1]


# ------------------------------------------------------------------------------------------------ a battle


def test_the_words_of_a_battle_say_both_sides_tracks_who_steers_and_what_was_declared() -> None:
    alt = draw(*SCENES["broadside"]).alt
    for sentence in (
        "Battle in Curacao, battle round 3: English ship against Bartholomew Roberts the Modest; Anne plays the ship.",
        "English ship (Man-o-War): Hull 3/5, Cargo 3/3, Masts 0/5, Crew 5/5, Cannons 4/5, declared: Board.",
        "Bartholomew Roberts the Modest (Galleon): Hull 3/4, Cargo 3/5, Masts 4/4, Crew 0/4, Cannons 4/4.",
        "Bartholomew Roberts the Modest: at sea in Curacao, in a battle with English ship.",
    ):
        assert sentence in alt


def test_the_words_of_crew_combat_say_who_boarded_and_what_is_known_of_a_ship_of_no_known_class() -> None:
    alt = draw(*SCENES["crews"]).alt
    assert "Sloop against Ben; the bot plays the ship, the captain boarded and the crews fight." in alt
    assert "Sloop: Hull 2/2, Cargo 2/2, Masts 2/2, Crew 1/2, Cannons 1/1." in alt
    assert "Ben: Hull: 0 hits, Cargo: 0 hits, Masts: 1 hit, Crew: 0 hits, Cannons: 2 hits." in alt


def below(view: View) -> bytes:
    """What is drawn below the chart."""
    with Image.open(BytesIO(draw(view, None).png)) as image:
        return image.convert("RGB").crop((0, HEIGHT, image.width, image.height)).tobytes()


def altered(view: View, **fields: Any) -> View:
    """The same table with something otherwise in its battle."""
    assert isinstance(view.state, Sea)
    assert view.state.battle is not None
    return replace(
        view, state=msgspec.structs.replace(view.state, battle=msgspec.structs.replace(view.state.battle, **fields))
    )


def test_whatever_is_otherwise_in_a_battle_is_seen_below_the_chart() -> None:
    view, _ = SCENES["broadside"]
    others = [
        altered(view, round=4),
        altered(view, helm="bot"),
        altered(view, helm="s3"),
        altered(view, npc="flee"),
        altered(view, npc=None),
        altered(view, captain="flee"),
        altered(view, boarder="npc"),
        altered(view, boarder="captain"),
        altered(view, hits=Tracks(hull=2, masts=5, cannons=2)),
        altered(view, ship="dutch"),
        altered(view, seat="s3"),
    ]
    assert len({below(each) for each in (view, *others)}) == 1 + len(others)
    assert len({draw(each, None).alt for each in (view, *others)}) == 1 + len(others)


def test_cells_that_are_left_are_solid_and_those_that_were_hit_are_crossed() -> None:
    """Of a Man-o-War's five masts none are left, of its five crew all."""
    with Image.open(BytesIO(draw(*SCENES["broadside"]).png)) as image:
        shown = image.convert("RGB")
    top = HEIGHT - 5 + LINE + MARGIN + 104
    rows = [shown.crop((150, top + 38 * row + 8, 450, top + 38 * row + 26)).getcolors(5400) or [] for row in range(5)]
    reds = [sum(count for count, colour in row if colour == ImageColor.getrgb(look.FLAGS["english"])) for row in rows]
    assert reds[2] == 0
    assert reds[0] < reds[4] < reds[3]


def test_who_fights_wears_sabres_in_his_zone_and_nobody_else_does() -> None:
    tokens = {each.who: each.token for each in standing(scene("broadside"))}
    assert [key for key, token in tokens.items() if isinstance(token, Sail) and token.fights] == ["english"]
    assert [key for key, token in tokens.items() if isinstance(token, Plate) and token.mark] == ["s1"]


def test_a_captain_who_died_is_not_on_the_board() -> None:
    state = msgspec.structs.replace(
        sea([captain(1, "havana")]), seats=("s1", "s2"), fallen=(Fallen("s2", "dutch", 3, 0),)
    )
    assert isinstance(state, Sea)
    assert [each.who for each in standing(seen(*table(state)))] == ["s1"]


def test_a_long_name_at_the_helm_is_cut_and_the_class_is_not() -> None:
    """Whoever plays the ship: the text stays on its side of the panel."""
    view, _ = SCENES["broadside"]
    long = {"s2": Seat("s2", "W" * 32, None)}
    most = replace(view, seats={**view.seats, **long})
    with Image.open(BytesIO(draw(most, None).png)) as image:
        shown = image.convert("RGB")
    top = HEIGHT - 5 + LINE + MARGIN
    gap = shown.crop((460, top + 60, 476, top + 100)).getcolors(5000)
    assert gap == [(640, ImageColor.getrgb(look.WHITE))]


@pytest.mark.parametrize("zone", KEYS)
def test_a_battle_in_a_full_zone_stays_legible(zone: str) -> None:
    battle = Battle(seat="s1", zone=zone, ship="english", aggressor="npc", helm="bot")
    state = fighting(battle, captain(1, zone), others=[captain(2, zone)], man_o_war=True)
    assert min(each.scale for each in check_places(seen(*table(state)))) >= LEGIBLE
