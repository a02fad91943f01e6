"""The book: chips that were named once complete what is asked for later; a name that is nearly known is asked about."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rules.betrayal import Betrayal
from rules.betrayal.actions import Draw, Name, Open
from rules.betrayal.book import card, learned
from rules.betrayal.pack import ChipCard, Side
from rules.betrayal.sides import read_side, written
from rules.betrayal.state import Realm
from rules.contract import RuleError
from rules.knowing import KNOWN, NEW
from tests.rules.betrayal.table import SHIPPED, after, request

GAME = Betrayal(SHIPPED)
PRINTED = Betrayal(replace(SHIPPED, sample=False))
GHOUL = Side(
    level=5, name="Ghoul", kind="beast", health=4, range_=1, targets="all", priority="weakest", skills=("Rally",)
)
DRAKE = Side(level=20, name="Bone Drake", kind="daedra", health=12)
RAT = Side(level=0, name="Rat")
BOOK: tuple[ChipCard, ...] = (card(RAT), card(GHOUL), card(DRAKE))


def ours(*texts: str, game: Betrayal = GAME) -> Realm:
    return after(game, "party adventurers:2 xp:4", *texts, state=game.start({"cards": "ours"}))


def completed(text: str, state: Realm | None = None, game: Betrayal = GAME) -> str:
    """A request as it is completed, as it would be typed."""
    done = game.completed(state or ours(), request(text), BOOK)
    return " ".join((done.verb, *(f"{name}:{value}" for name, value in done.given)))


def nearly(text: str, state: Realm | None = None) -> RuleError:
    with pytest.raises(RuleError) as caught:
        completed(text, state)
    assert caught.value.code == "nearly-known"
    return caught.value


# ------------------------------------------------------------------------------------------------ what is learned


def test_a_unit_that_is_named_is_learned_with_all_that_was_told() -> None:
    state = ours("clash")
    action = GAME.read(state, request("name enemy:1 name:Ghoul type:beast health:4 targets:2 skills:Rally, Riposte 2"))
    side = Side(level=5, name="Ghoul", kind="beast", health=4, targets="2", skills=("Rally", "Riposte 2"))
    assert action == Name("1", side)
    assert learned(action) == (ChipCard(key="5-ghoul", title="Ghoul", side=side),)


def test_chips_drawn_by_hand_are_learned_by_name() -> None:
    action = GAME.read(ours(), request("clash chips:Ghoul/beast; Rat"))
    assert isinstance(action, Open)
    assert [each.key for each in learned(action)] == ["chip-ghoul", "chip-rat"]
    assert [each.key for each in learned(Draw(level=5, drawn=(Side(level=0, name="Troll"),)))] == ["chip-troll"]


@pytest.mark.parametrize("text", ["endbattle", "round", "clash", "draw level:5"])
def test_what_names_nothing_is_not_learned(text: str) -> None:
    assert learned(GAME.read(ours("clash"), request(text))) == ()


def test_keys_are_the_same_for_the_same_name_and_apart_for_others() -> None:
    keys = [card(Side(level=5, name=name)).key for name in ("Буря", "Штиль", "буря", "A Ghoul!", "a  ghoul")]
    assert keys[0] == keys[2]
    assert keys[3] == keys[4] == "5-a-ghoul"
    assert len(set(keys)) == 3
    assert all(key.isascii() for key in keys)


# ------------------------------------------------------------------------------------------------ what is completed


@pytest.mark.parametrize("side", [GHOUL, DRAKE, RAT, Side(level=1, name="Wisp", defense=0, combat=0)])
def test_a_side_goes_with_its_name(side: Side) -> None:
    assert read_side(written(side)) == side


def test_a_known_chip_brings_what_is_known_of_it() -> None:
    state = ours("clash")
    action = GAME.read(state, GAME.completed(state, request("name enemy:1 name:ghoul"), BOOK))
    assert action == Name("1", GHOUL)


def test_what_is_typed_counts_more() -> None:
    state = ours("clash")
    action = GAME.read(state, GAME.completed(state, request("name enemy:1 name:Ghoul health:9 type:daedra"), BOOK))
    assert action == Name("1", replace(GHOUL, health=9, kind="daedra"))


def test_chips_drawn_by_hand_are_known_by_type_and_numbers() -> None:
    assert completed("clash chips:ghoul; rat; Unheard") == f"clash chips:{written(GHOUL)}; Rat; Unheard"


def test_a_known_name_has_its_level() -> None:
    assert completed("clash add:bone drake; quest Zirik; 5 any") == "clash add:20 Bone Drake; quest Zirik; 5 any"
    assert completed("clash require:beast; 5 ghoul x2") == "clash require:beast; 5 Ghoul x2"


def test_the_cards_of_a_pack_that_is_no_sample_are_known_too() -> None:
    state = ours(game=PRINTED)
    assert completed("clash add:mudcrab", state, PRINTED) == "clash add:1 Mudcrab"
    assert completed("clash add:mudcrab") == "clash add:mudcrab"


def test_at_a_table_with_the_bots_chips_nothing_is_completed() -> None:
    state = after(GAME, "party adventurers:2 xp:4")
    assert completed("clash add:5 Ghol new:1", state) == "clash add:5 Ghol"


# ------------------------------------------------------------------------------------------------ what is nearly known


def test_a_slip_is_asked_about_and_both_answers_are_there() -> None:
    error = nearly("name enemy:1 name:Ghol", ours("clash"))
    assert error.facts == {"name": "Ghol", "known": "Ghoul"}
    new, known = error.cures
    assert new.given == (("enemy", 1), ("name", "Ghol"), (NEW, "Ghol"))
    assert known.given == (("enemy", 1), ("name", "Ghoul"), (KNOWN, "Ghoul"))


def test_a_slip_in_a_list_is_put_right_there() -> None:
    error = nearly("clash hexes:6 chips:Rat; Ghol; Rat")
    new, known = error.cures
    assert new.given == (("hexes", 6), ("chips", "Rat; Ghol; Rat"), (NEW, "Ghol"))
    assert known.given == (("hexes", 6), ("chips", "Rat; Ghoul; Rat"), (KNOWN, "Ghoul"))
    assert completed("clash chips:Ghoul known:Ghoul") == completed("clash chips:Ghoul")
    again = nearly("clash add:5 Ghol x2")
    assert again.cures[1].given == (("add", "5 Ghoul x2"), (KNOWN, "Ghoul"))


def test_a_name_that_is_meant_as_it_is() -> None:
    assert completed("clash chips:Ghol new:1") == "clash chips:Ghol"


@pytest.mark.parametrize(
    "text", ["clash chips:Rap", "clash require:5 daedra", "clash require:bests", "draw level:5 name:quest Ghol"]
)
def test_short_names_types_and_quest_units_are_not_asked_about(text: str) -> None:
    completed(text)


# ------------------------------------------------------------------------------------------------ what is offered


def test_known_chips_are_offered_once_by_name() -> None:
    book = (*BOOK, card(Side(level=0, name="Ghoul")))
    assert [offer.name for offer in GAME.recalled(ours(), "name.name", book)] == ["Bone Drake", "Ghoul", "Rat"]
    assert [offer.key for offer in GAME.recalled(ours(), "clash.chips", book)] == ["Bone Drake", "Ghoul", "Rat"]
    assert list(GAME.recalled(ours(), "party.province", book)) == []
    assert list(GAME.recalled(after(GAME, "party adventurers:2 xp:4"), "name.name", book)) == []
