"""The book of The Everrain: cards of a group's own are learned, recalled, and filled in."""

from __future__ import annotations

from msgspec.structs import replace

from rules.everrain import Everrain
from rules.everrain.actions import Launch, Name, Spawn, Turned
from rules.everrain.naming import card
from rules.everrain.pack import Card
from rules.everrain.state import Enemy, Ship, Vessel, Voyage
from tests.rules.everrain.table import SHIPPED, ended, refused, request

GAME = Everrain(SHIPPED)
OWN = Everrain(replace(SHIPPED, sample=False))
GHOUL = card("Ghoul", act=2, health=4, dice=3)
GALE = card("Black Gale", ship=True, health=6, dice=4, range_=3, destination="port")
BOOK = (GHOUL, GALE)
UNNAMED = Enemy(handle="A1", seat="s1", act=2, zone=4)
STATE = Voyage(
    seats=("s1",),
    ships=(Ship(seat="s1", letter="A", spawned=1, crew=()),),
    enemies=(UNNAMED,),
    vessels=(Vessel(key="ship-1"),),
    launched=("ship-1",),
    first="s1",
    cards="ours",
    act=2,
)


def completed(text: str, game: Everrain = GAME, state: Voyage = STATE) -> dict[str, str | int]:
    return dict(game.completed(state, request(text), BOOK).given)


def test_what_an_action_names_is_learned() -> None:
    assert GAME.learned(Spawn(seat="s1", points=2, cards=(Turned(act=2, card=GHOUL), Turned(act=1)))) == (GHOUL,)
    assert GAME.learned(Launch(card=GALE)) == (GALE,)
    assert GAME.learned(Name("A1", GHOUL)) == (GHOUL,)
    assert GAME.learned(Launch(card=Card(key="", title="", ship=True))) == ()


def test_a_name_is_completed_with_what_is_known() -> None:
    assert completed("spawn ship:A points:2 cards:ghoul")["cards"] == "Ghoul/2/h4/d3"
    assert completed("spawn ship:A points:2 cards:1; ghoul")["cards"] == "1; Ghoul/2/h4/d3"
    assert completed("enemyship card:black gale")["card"] == "Black Gale/h6/d4/r3/port"
    assert completed("name enemy:A1 name:Ghoul")["name"] == "Ghoul/2/h4/d3"
    assert completed("name enemy:Ship 1 name:black gale")["name"] == "Black Gale/h6/d4/r3/port"


def test_what_was_typed_beside_a_name_counts_more_and_the_bot_s_cards_need_no_book() -> None:
    assert completed("spawn ship:A points:2 cards:Ghoul/2/h9")["cards"] == "Ghoul/2/h9"
    assert completed("spawn ship:A points:2 cards:ghoul", state=replace(STATE, cards="bot"))["cards"] == "ghoul"


def test_a_slip_of_a_known_name_is_asked_about() -> None:
    refusal = refused(GAME, STATE, "spawn ship:A points:2 cards:1; Ghuol", BOOK)
    assert refusal.code == "nearly-known"
    assert refusal.facts == {"name": "Ghuol", "known": "Ghoul"}
    new, known = refusal.cures
    assert (new.get("cards"), new.get("new")) == ("1; Ghuol", "Ghuol")
    assert known.get("cards") == "1; Ghoul"
    assert GAME.completed(STATE, new, BOOK).get("cards") == "1; Ghuol"
    assert GAME.completed(STATE, known, BOOK).get("cards") == "1; Ghoul/2/h4/d3"


def test_ships_and_enemies_are_apart_in_the_book() -> None:
    assert completed("enemyship card:Ghoul")["card"] == "Ghoul"
    assert completed("spawn ship:A points:2 cards:Black Gale")["cards"] == "Black Gale"


def test_names_of_a_pack_that_is_no_sample_are_its_own() -> None:
    assert completed("spawn ship:A points:1 cards:Hull Crawler", OWN)["cards"] == "Hull Crawler"


def test_known_cards_are_offered_by_name() -> None:
    assert [offer.key for offer in GAME.recalled(STATE, "spawn.cards", BOOK)] == ["Ghoul"]
    assert [offer.key for offer in GAME.recalled(STATE, "enemyship.card", BOOK)] == ["Black Gale"]
    assert [offer.key for offer in GAME.recalled(STATE, "name.name", BOOK)] == ["Black Gale", "Ghoul"]
    assert list(GAME.recalled(STATE, "spawn.ship", BOOK)) == []
    assert list(GAME.recalled(replace(STATE, cards="bot"), "spawn.cards", BOOK)) == []
    assert "Hull Crawler" in [offer.key for offer in OWN.recalled(STATE, "spawn.cards", BOOK)]


def test_an_enemy_is_named_from_the_book() -> None:
    state, _ = ended(GAME, STATE, "name enemy:A1 name:ghoul", book=BOOK)
    enemy = state.enemies[0]
    assert (enemy.name, enemy.health, enemy.dice, enemy.card) == ("Ghoul", 4, 3, None)
    state, _ = ended(GAME, state, "name enemy:Ship 1 name:black gale", book=BOOK)
    vessel = state.vessels[0]
    assert (vessel.key, vessel.name, vessel.range_, vessel.heading) == ("ship-1", "Black Gale", 3, "port")


def test_a_second_ship_of_a_name_has_a_number() -> None:
    state, _ = ended(GAME, STATE, "name enemy:Ship 1 name:Black Gale", book=BOOK)
    state, _ = ended(GAME, state, "enemyship card:Black Gale", book=BOOK)
    assert [(each.key, each.number) for each in state.vessels] == [("ship-1", 1), ("black-gale-2", 2)]
