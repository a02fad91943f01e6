"""The forms of a table of The Everrain: what they hold at first, what they ask for, and what is asked in the Enemy Phase."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest
from msgspec.structs import replace as replaced

from bot.panels import everrain as panel
from bot.refusal import Refusal
from bot.ui.ids import pack_request, unpack_request
from bot.ui.message import ME, Form, MemberPart, MenuPart, TextPart
from rules.contract import Request
from rules.everrain.naming import card
from tests.bot.everrain_samples import Evening, evening

TWO = ("ship", "ship")


def _chosen(form: Form) -> dict[str, str]:
    """What stands in a form at first, by the keys of its parts."""
    held: dict[str, str] = {}
    for part in form.parts:
        if isinstance(part, MenuPart):
            held[part.key] = next((each.key for each in part.choices if each.chosen), "")
        elif isinstance(part, TextPart):
            held[part.key] = part.value
    return held


def _labels(form: Form, key: str) -> list[str]:
    [part] = [part for part in form.parts if part.key == key]
    assert isinstance(part, MenuPart)
    return [each.label for each in part.choices]


def _filled(night: Evening, form_name: str, about: str = "", /, **more: str) -> Request:
    """What a form asks for that was sent as it was opened, but for this."""
    form = panel.FORMS[form_name](night.view(), about)
    _check(form)
    held = _chosen(form)
    assert set(more) <= {part.key for part in form.parts}
    return panel.FILLED[form_name](night.view(), about, {**held, **more}).request


def _check(form: Form) -> None:
    """Within Discord's limits."""
    assert 1 <= len(form.parts) <= 5
    assert 0 < len(form.title) <= 45
    for part in form.parts:
        assert 0 < len(part.label) <= 45
        if isinstance(part, MenuPart):
            assert 1 <= len(part.choices) <= 25
            assert all(0 < len(each.key) <= 100 and 0 < len(each.label) <= 100 for each in part.choices)


# ------------------------------------------------------------------------------------------------ what a form asks for


SPAWNED = (*TWO, "spawn ship:A points:1 cards:Hull Crawler")
FILLED: Sequence[tuple[tuple[str, ...], str, str, dict[str, str], str]] = [
    (TWO, "spawn", "s2", {"points": "1"}, "spawn"),
    (TWO, "crew", "s1", {"zones": "0, 3, 3", "broken": "none"}, "crew"),
    (TWO, "enemyship", "", {"name": "The Maw"}, "enemyship"),
    (TWO, "agenda", "", {"steps": "3"}, "agenda"),
    (TWO, "discovery", "", {"side": "enemy", "spaces": "1"}, "discovery"),
    (TWO, "reveal", "", {"hex": "2,-1", "kind": "island"}, "reveal"),
    (
        TWO,
        "tile",
        "",
        {"kinds": "sea, sea, rough, island, altar, spawn", "beside": "0,0", "side": "E"},
        "reveal",
    ),
    ((*TWO, "reveal hex:2,-1 kind:altar"), "close", "", {"hex": "2,-1"}, "close"),
    (TWO, "sail", "s1", {"hex": "2,-1", "facing": "NE"}, "sail"),
    (TWO, "storm", "", {"hexes": "0,0; 1,0"}, "storm"),
    ((*TWO, "storm size:2"), "storm", "", {"move": "gone"}, "storm"),
    (TWO, "elder", "", {}, "elder"),
    (TWO, "tracks", "", {"agenda": "4"}, "correct"),
    (TWO, "order", "", {"round": "3"}, "correct"),
    (SPAWNED, "damage", "", {"amount": "1"}, "damage"),
    (SPAWNED, "banish", "", {}, "banish"),
    (SPAWNED, "destroy", "", {}, "destroy"),
    (SPAWNED, "remove", "", {}, "remove"),
    (SPAWNED, "place", "", {"zone": "5"}, "correct"),
    (SPAWNED, "fray", "", {}, "activate"),
    ((*TWO, "enemyship card:The Maw"), "place-ship", "", {"wounds": "1"}, "correct"),
    ((*TWO, "enemyship card:The Maw"), "board", "", {"ship": "s1"}, "board"),
]


@pytest.mark.parametrize(("before", "name", "arg", "filled", "tag"), FILLED)
def test_a_form_that_is_filled_in_plays(
    before: tuple[str, ...], name: str, arg: str, filled: dict[str, str], tag: str
) -> None:
    night = evening(*before)
    request = _filled(night, name, arg, **filled)
    assert unpack_request(pack_request(request)) == request
    played = night.play(request)
    assert str(type(played.action).__struct_config__.tag) == tag
    assert panel.report(played) is not None or panel.line(played).lines


def test_points_and_ship_stand_there_at_first() -> None:
    night = evening(*TWO)
    assert _chosen(panel.FORMS["spawn"](night.view(), "s2")) == {"ship": "s2", "points": "1"}
    assert _labels(panel.FORMS["spawn"](night.view(), "s2"), "ship") == ["A Player 1", "B Player 2"]
    night("correct act:2")
    assert _chosen(panel.FORMS["spawn"](night.view(), "")) == {"ship": "", "points": "2"}
    alone = evening("ship", cards="ours")
    assert _chosen(panel.FORMS["spawn"](alone.view(), "")) == {"ship": "s1", "points": "1", "cards": ""}


def test_the_only_one_is_chosen_and_health_is_asked_only_when_nobody_knows_it() -> None:
    night = evening(*SPAWNED)
    assert _chosen(panel.FORMS["banish"](night.view(), "")) == {"enemy": "A1"}
    assert _labels(panel.FORMS["destroy"](night.view(), ""), "enemy") == ["A1 Hull Crawler"]
    own = evening("ship", "spawn ship:A points:1", cards="ours")
    assert _chosen(panel.FORMS["banish"](own.view(), "A1")) == {"enemy": "A1", "health": ""}
    assert _filled(own, "banish", "A1", health="2") == Request("banish", None, (("enemy", "A1"), ("health", "2")))


def test_a_form_without_anybody_to_choose_is_refused() -> None:
    with pytest.raises(Refusal, match="everrain-nobody-sails"):
        panel.FORMS["spawn"](Evening().view(), "")
    for name in ("banish", "destroy", "damage", "remove", "place", "name", "name-ship", "fray"):
        with pytest.raises(Refusal, match="everrain-nobody"):
            panel.FORMS[name](evening("ship").view(), "")
    for name in ("activate", "deck"):
        with pytest.raises(Refusal, match="old-button"):
            panel.FORMS[name](evening("ship").view(), "nobody")


# ------------------------------------------------------------------------------------------------ the Enemy Phase


def test_an_enemy_ship_asks_what_the_board_shows() -> None:
    night = evening(*TWO, "enemyship card:The Maw", "phase")
    form = panel.FORMS["activate"](night.view(), "the-maw")
    assert form.title == "The Maw: what does the board show?"
    assert [part.label for part in form.parts][:2] == ["A Player 1", "B Player 2"]
    assert _labels(form, "sees-s1")[:3] == ["Out of range, or in a Port", "Under fire now", "1 step from under fire"]
    assert _chosen(form) == {"sees-s1": "out", "sees-s2": "out", "course": ""}
    request = _filled(night, "activate", "the-maw", **{"sees-s2": "2", "course": "4"})
    assert request == Request("activate", None, (("enemy", "the-maw"), ("shows", "A out; B 2; to 4")))
    night.play(request, "3", "0", "0", "0")
    with pytest.raises(Refusal, match="old-button"):
        panel.FORMS["activate"](night.view(), "the-maw")


def test_what_was_left_last_stands_there_the_next_time() -> None:
    night = evening("ship", "enemyship card:The Maw", "phase")
    night("activate enemy:The Maw dice:M,M,D,O shows:A out; to 7")
    night("phase")
    assert _chosen(panel.FORMS["activate"](night.view(), "the-maw"))["course"] == "5"


def test_with_four_ships_and_own_dice_the_steps_are_asked_later() -> None:
    night = evening(*TWO, *TWO, "enemyship card:The Maw", "phase", dice="ours")
    form = panel.FORMS["activate"](night.view(), "the-maw")
    _check(form)
    assert [part.key for part in form.parts] == ["dice", *(f"sees-s{each}" for each in range(1, 5))]
    request = _filled(night, "activate", "the-maw", dice="M D O M")
    assert request.get("shows") == "A out; B out; C out; D out"
    assert request.get("dice") == "M D O M"


def test_a_deck_asks_where_the_crew_is() -> None:
    night = evening("ship", "spawn ship:A points:2", "phase")
    form = panel.FORMS["deck"](night.view(), "s1")
    assert form.title == "Where is the crew of A Player 1?"
    assert _chosen(form) == {"A1": "0", "A2": "0"}
    assert _labels(form, "A1") == [
        "In its zone",
        "1 step away",
        *(f"{each} steps away" for each in range(2, 6)),
        "No crew On Deck",
    ]
    request = _filled(night, "deck", "s1", A2="nobody")
    assert request == Request("activate", None, (("enemy", "A"), ("shows", "A1 0; A2 nobody")))
    night.play(request)


def test_a_deck_asks_at_most_five_and_nothing_that_is_told() -> None:
    night = evening("ship", *("spawn ship:A points:1" for _ in range(6)), "phase")
    _check(panel.FORMS["deck"](night.view(), "s1"))
    assert len(panel.FORMS["deck"](night.view(), "s1").parts) == 5
    told = evening("ship", "spawn ship:A points:1 cards:Hull Crawler", "crew ship:A zones:none", "phase")
    with pytest.raises(Refusal, match="old-button"):
        panel.FORMS["deck"](told.view(), "s1")


# ------------------------------------------------------------------------------------------------ the table's own cards


def test_a_card_is_told_by_its_numbers_and_known_ones_are_offered() -> None:
    night = evening("ship", "spawn ship:A points:1", "enemyship", cards="ours")
    request = _filled(night, "name", "A1", name="Bilge Rat", figures="2 1 1 3")
    assert request.given == (
        ("enemy", "A1"),
        ("name", "Bilge Rat"),
        ("health", "2"),
        ("dice", "1"),
        ("spoils", "1"),
        ("miniatures", "3"),
    )
    night.play(request)
    [foe] = night.state.enemies
    assert (foe.name, foe.health, foe.dice, foe.spoils) == ("Bilge Rat", 2, 1, 1)
    assert _chosen(panel.FORMS["name"](night.view(), "A1"))["figures"] == "2 1 1"
    ship = _filled(night, "name-ship", "ship-1", name="The Maw", figures="h6 d4 r3", destination="island")
    night.play(ship)
    [vessel] = night.state.vessels
    assert (vessel.name, vessel.health, vessel.dice, vessel.range_, vessel.heading) == ("The Maw", 6, 4, 3, "island")
    with pytest.raises(Refusal, match="not-a-number"):
        _filled(night, "name", "A1", name="Bilge Rat", figures="two")
    known = replace(night.view(), book=(card("Tide Hag", act=1, health=3),))
    assert "known" in [part.key for part in panel.FORMS["name"](known, "A1").parts]
    ships = replace(night.view(), book=(card("Grey Widow", ship=True, health=3),))
    assert "known" in [part.key for part in panel.FORMS["enemyship"](ships, "").parts]


def test_a_card_that_the_pack_does_not_have_shows_all_that_is_kept_of_it() -> None:
    night = evening("ship", "spawn ship:A points:1", "enemyship")
    [foe], [ship] = night.state.enemies, night.state.vessels
    assert "figures" not in _chosen(panel.FORMS["name"](night.view(), foe.handle))
    assert "figures" not in _chosen(panel.FORMS["name-ship"](night.view(), ship.key))
    strange = replaced(foe, card=None, name="Bilge Rat", health=None, dice=3, spoils=None)
    lantern = replaced(ship, card=None, name="Widow's Lantern", health=None, dice=3, range_=None, heading="port")
    night.state = replaced(night.state, enemies=(strange,), vessels=(lantern,))
    assert _chosen(panel.FORMS["name"](night.view(), foe.handle)) == {
        "enemy": foe.handle,
        "name": "Bilge Rat",
        "figures": "d3",
        "act": "1",
    }
    held = _chosen(panel.FORMS["name-ship"](night.view(), ship.key))
    assert (held["figures"], held["destination"]) == ("d3", "port")
    told = dict(_filled(night, "name-ship", ship.key, figures="d2 r4", destination="").given)
    assert (told["dice"], told["range"], told["destination"]) == ("2", "4", "none")
    assert "health" not in told
    with pytest.raises(Refusal, match="not-a-number"):
        _filled(night, "name-ship", ship.key, figures="q4")


def test_the_elder_one_has_a_card_and_tokens_to_put_right() -> None:
    night = evening("ship", "elder", "destroy enemy:elder one")
    [elder] = night.state.vessels
    assert _chosen(panel.FORMS["place-ship"](night.view(), elder.key))["weak"] == "1"
    assert ("weak", "0") in _filled(night, "place-ship", elder.key, weak="0").given
    assert f"name-ship;{elder.key}" in {press.arg for kind in panel.puttable(night.view()) for press in kind.presses}


def test_a_ship_of_the_tables_own_is_told_in_full_or_not_at_all() -> None:
    night = evening("ship", cards="ours")
    assert _filled(night, "enemyship") == Request("enemyship")
    full = _filled(night, "enemyship", name="The Maw", figures="6 4 3", destination="island")
    assert full.given == (("card", "The Maw/h6/d4/r3/island"),)
    night("sail ship:A hex:0,0")
    assert "hex" in [part.key for part in panel.FORMS["enemyship"](night.view(), "").parts]


# ------------------------------------------------------------------------------------------------ joining, correcting


def test_a_ship_needs_a_name_or_a_player_without_one() -> None:
    night = evening("ship")
    form = panel.FORMS["seat"](night.view(), "")
    _check(form)
    assert [part.member for part in form.parts if isinstance(part, MemberPart)] == [ME]
    taken = panel.FILLED["seat"](night.view(), "", {"ship-name": "Petrel", "player": "200", "hex": "2,-1"})
    assert taken.request == Request("ship", None, (("hex", "2,-1"),))
    assert taken.naming is not None
    assert (taken.naming.asked, taken.naming.member) == ("Petrel", 200)
    with pytest.raises(Refusal, match="seat-nobody"):
        panel.FILLED["seat"](night.view(), "", {"ship-name": "", "player": ""})
    with pytest.raises(Refusal, match="seat-already"):
        panel.FILLED["seat"](night.view(), "", {"ship-name": "", "player": "101"})
    full = evening(*TWO, *TWO)
    with pytest.raises(Refusal, match="too-many-seats"):
        panel.FORMS["seat"](full.view(), "")


def test_a_seat_without_a_ship_keeps_its_name() -> None:
    night = evening("seat", "ship seat:s2")
    assert panel.vacant(night.view()) == ("s1",)
    form = panel.FORMS["seat"](night.view(), "s1")
    assert [part.key for part in form.parts] == ["hex", "facing"]
    filling = panel.FILLED["seat"](night.view(), "s1", {"hex": ""})
    assert (filling.request, filling.vacant) == (Request("ship"), ("s1",))
    with pytest.raises(Refusal, match="old-button"):
        panel.FORMS["seat"](night.view(), "s2")


def test_corrections_hold_what_the_bot_believes_and_tell_what_changed() -> None:
    night = evening(*SPAWNED, "agenda steps:3")
    assert _chosen(panel.FORMS["tracks"](night.view(), "")) == {
        "agenda": "3",
        "foes": "0",
        "players": "0",
        "elder": "16",
        "act": "1",
    }
    assert _filled(night, "tracks", foes="2") == Request("correct", None, (("foes", "2"),))
    held = _chosen(panel.FORMS["place"](night.view(), "A1"))
    assert (held["enemy"], held["ship"], held["wounds"]) == ("A1", "s1", "0")
    assert held["zone"] == str(night.state.enemies[0].zone)
    night("crew ship:A zones:0,3,3 broken:2")
    assert _chosen(panel.FORMS["crew"](night.view(), "s1")) == {"ship": "s1", "zones": "0, 3, 3", "broken": "2"}
