"""What is typed at a table of The Everrain, as actions; and what is refused, with what would be right."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rules.contract import Request
from rules.everrain import Everrain
from rules.everrain.actions import (
    Activate,
    ActivateDeck,
    Awaken,
    Board,
    Correct,
    Join,
    Launch,
    Name,
    Near,
    Reveal,
    SetStorm,
    Sight,
    Spawn,
    TellCrew,
    Turned,
    Wound,
)
from rules.everrain.naming import card, read_card, written
from rules.everrain.pack import Card
from rules.everrain.state import Enemy, Ship, Spot, Storm, Vessel, Voyage
from tests.rules.everrain.table import SHIPPED, after, refused, request

GAME = Everrain(SHIPPED)
OWN = Everrain(replace(SHIPPED, sample=False))
SHIPS = tuple(Ship(seat=f"s{number}", letter="ABC"[number - 1], spawned=2) for number in (1, 2, 3))
CRAWLER = Enemy(
    handle="A1", seat="s1", act=1, card="hull-crawler", name="Hull Crawler", health=2, dice=2, spoils=1, zone=4
)
GHOUL = replace(CRAWLER, handle="B2", seat="s2", card="reef-ghoul", name="Reef Ghoul", act=2, health=4, dice=3)
MAW = Vessel(key="the-maw", card="the-maw", name="The Maw", health=6, dice=4, range_=3, heading="island")
SECOND = replace(MAW, key="the-maw-2", number=2, card=None)
STATE = Voyage(
    seats=("s1", "s2", "s3"),
    ships=SHIPS,
    enemies=(CRAWLER, GHOUL),
    vessels=(MAW, SECOND),
    launched=("the-maw", "the-maw-2"),
    first="s1",
    act=2,
)
OURS = replace(STATE, cards="ours")


def read(text: str, state: Voyage = STATE, game: Everrain = GAME) -> object:
    return game.read(state, request(text))


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("ship seat:s4 hex:2,-1 facing:north-east", Join(seat="s4", hex=(2, -1), facing="NE")),
        ("spawn ship:C points:2", Spawn(seat="s3", points=2)),
        ("spawn ship:s2 points:2", Spawn(seat="s2", points=2)),
        ("spawn seat:s2 points:1", Spawn(seat="s2", points=1)),
        ("spawn ship:a points:3 cards:2 1", Spawn(seat="s1", points=3, cards=(Turned(act=2), Turned(act=1)))),
        (
            "spawn ship:A points:3 cards:II; hull crawler",
            Spawn(seat="s1", points=3, cards=(Turned(act=2), Turned(act=1, key="hull-crawler"))),
        ),
        ("crew ship:A zones:0 3 3", TellCrew(seat="s1", zones=(0, 3, 3))),
        ("crew ship:A zones:none broken:7,2", TellCrew(seat="s1", zones=(), broken=(2, 7))),
        ("enemyship hex:1 -2 card:maw", Launch(hex=(1, -2), key="the-maw")),
        ("enemyship", Launch()),
        ("reveal hex:1,0 2,0 kind:isl", Reveal((Spot((1, 0), "island"), Spot((2, 0), "island")))),
        ("activate enemy:a1 dice:M,D", Activate(enemy="A1", dice=("move", "damage"))),
        ("activate enemy:reef ghoul shows:nobody", Activate(enemy="B2", near=(Near("B2", None),))),
        ("activate enemy:A shows:A1 0", ActivateDeck(seat="s1", near=(Near("A1", 0),))),
        (
            "activate enemy:the maw 2 shows:A fire; B 2; C out; to 12",
            Activate(enemy="the-maw-2", sights=(Sight("s1", "fire"), Sight("s2", "2"), Sight("s3", "out")), course=9),
        ),
        ("activate enemy:the maw shows:to none", Activate(enemy="the-maw", course=0)),
        ("activate enemy:A1 fray:yes", Activate(enemy="A1", fray=True)),
        ("damage enemy:the maw amount:2", Wound("the-maw", 2)),
        ("board ship:B enemyship:the maw", Board(seat="s2", vessel="the-maw")),
        (
            "board ship:B enemyship:maw 2 cards:1,1",
            Board(seat="s2", vessel="the-maw-2", result="fight", cards=(Turned(act=1), Turned(act=1))),
        ),
        ("storm hexes:1,0;2,0", SetStorm(hexes=((1, 0), (2, 0)))),
        ("storm storm:3 move:se", SetStorm(number=3, direction="SE")),
        ("storm gone:yes", SetStorm(gone=True)),
        ("elder card:mother of wrecks hex:0,0", Awaken(key="the-mother-of-wrecks", hex=(0, 0))),
        ("correct first:B agenda:3", Correct(first="s2", agenda=3)),
        ("correct enemy:A1 zone:7 ship:B", Correct(enemy="A1", zone=7, seat="s2")),
    ],
)
def test_what_is_typed(typed: str, action: object) -> None:
    assert read(typed) == action


def test_a_tile_lies_beyond_a_side_and_is_turned_to_it() -> None:
    east = read("tile kinds:sea,sea,rough,spawn,altar,port beside:0,0 side:E")
    assert isinstance(east, Reveal)
    assert [spot.hex for spot in east.spots] == [(1, 0), (2, 0), (3, 0), (1, 1), (2, 1), (3, 1)]
    assert east.spots[2].kind == "rough"
    turned = read("tile kinds:sea sea rough spawn altar port beside:0,0 side:SE")
    assert isinstance(turned, Reveal)
    assert turned.spots[0].hex == (0, 1)
    first = read("tile kinds:sea sea rough spawn altar port side:W")
    assert isinstance(first, Reveal)
    assert first.spots[0].hex == (0, 0)


def test_own_cards_say_what_they_are() -> None:
    spawn = read("spawn ship:A points:3 cards:Ghoul/2/h4/d3/s1/m2; Hull Crawler/1", OURS)
    assert isinstance(spawn, Spawn)
    ghoul = Card(key="on-deck-ghoul", title="Ghoul", act=2, health=4, dice=3, spoils=1, miniatures=2)
    assert spawn.cards[0] == Turned(act=2, card=ghoul)
    assert spawn.cards[1].card == Card(key="on-deck-hull-crawler", title="Hull Crawler", act=1)
    ship = read("enemyship card:Black Gale/h6/d4/r3/port", OURS)
    known = Card(key="black-gale", title="Black Gale", ship=True, health=6, dice=4, range_=3, destination="port")
    assert ship == Launch(card=known)
    assert read("spawn ship:A points:1 cards:hull crawler", OURS, OWN) == Spawn(
        seat="s1", points=1, cards=(Turned(act=1, key="hull-crawler"),)
    )


def test_the_act_of_an_own_card_is_told_from_act_two_on() -> None:
    assert refused(GAME, OURS, "spawn ship:A points:1 cards:Ghoul").code == "everrain-act-needed"
    first = read("spawn ship:A points:1 cards:Ghoul", replace(OURS, act=1))
    assert isinstance(first, Spawn)
    assert first.cards[0].act == 1


@pytest.mark.parametrize("text", ["Ghoul/2/h4/d3/s0/m2", "Black Gale", "Bone Drake/3/h9"])
def test_a_short_form_is_read_as_it_is_written(text: str) -> None:
    assert written(read_card(text)) == text


def test_keys_of_own_ships_never_look_like_numbered_handles() -> None:
    for title in ("Ship 1", "The Maw 2", "7", "冬"):
        key = card(title, ship=True).key
        assert key
        assert not key.rpartition("-")[2].isdecimal()
    assert card("Буря", ship=False).key != card("Зима", ship=False).key


def test_what_is_named_keeps_what_it_had() -> None:
    named = read("name enemy:A1 health:3", OURS)
    assert isinstance(named, Name)
    assert (named.card.title, named.card.act, named.card.health, named.card.dice) == ("Hull Crawler", 1, 3, 2)
    other = read("name enemy:A1 name:Ghoul/2", OURS)
    assert isinstance(other, Name)
    assert (other.card.title, other.card.act, other.card.health) == ("Ghoul", 2, None)
    ship = read("name enemy:the maw destination:none", OURS)
    assert isinstance(ship, Name)
    assert ship.card.destination == ""


@pytest.mark.parametrize(
    ("typed", "code", "facts"),
    [
        ("plunder", "unknown-verb", {}),
        ("spawn ship:D points:1", "everrain-unknown-ship", {"text": "D", "ships": ("s1", "s2", "s3")}),
        ("spawn points:1", "missing-option", {"option": "ship"}),
        ("spawn ship:A", "missing-option", {"option": "points"}),
        ("spawn ship:A points:1 cards:Hull Crawlre; Ghast", "everrain-unknown-card", {"text": "Ghast"}),
        ("spawn ship:A points:1 cards:IV", "everrain-card-act", {"act": 4, "most": 3}),
        ("spawn ship:A points:1 cards:0", "everrain-card-act", {"act": 0, "most": 3}),
        ("spawn ship:A points:3 cards:2 17", "everrain-card-act", {"act": 17}),
        ("enemyship card:Black Pearl", "everrain-unknown-ship-card", {"text": "Black Pearl"}),
        ("enemyship hex:1", "everrain-malformed-hex", {"text": "1"}),
        ("enemyship hex:41,0", "everrain-hex-outside", {"hex": "41,0", "most": 40}),
        ("reveal hex:1 0 2 0 kind:sea", "everrain-malformed-hex", {}),
        ("reveal hex:1,0 kind:s", "everrain-several-kinds", {"kinds": ("sea", "shipwreck", "spawn")}),
        ("reveal hex:1,0 kind:lava", "everrain-unknown-kind", {"text": "lava"}),
        ("sail ship:A hex:0,0 facing:N", "everrain-no-facing", {"facings": ("NW", "NE")}),
        ("sail ship:A hex:0,0 facing:south", "everrain-no-facing", {"facings": ("SW", "SE")}),
        ("sail ship:A hex:0,0 facing:up", "everrain-unknown-facing", {"text": "up"}),
        ("tile kinds:sea,sea beside:0,0 side:E", "everrain-tile-kinds", {"given": 2, "hexes": 6}),
        ("crew ship:A zones:10", "everrain-out-of-range", {"option": "zones", "value": "10", "least": 0, "most": 9}),
        ("crew ship:A zones:bow", "everrain-malformed-zone", {"item": "bow"}),
        ("crew ship:A", "missing-option", {"option": "zones"}),
        (f"crew ship:A zones:{'1' * 31}", "everrain-too-many-crew", {"count": 31, "limit": 30}),
        (f"spawn ship:A points:1 cards:{';'.join('1' * 41)}", "everrain-too-many-named", {"count": 41, "limit": 40}),
        ("correct ship:A hex:7,7", "everrain-no-enemy-named", {"seat": "s1"}),
        ("activate enemy:A9", "everrain-unknown-enemy", {"text": "A9"}),
        ("activate enemy:A1 dice:M", "too-few-dice", {"count": 1, "dice": 2}),
        ("activate enemy:A1 dice:M,D,O", "too-many-dice", {"count": 3, "dice": 2}),
        ("activate enemy:A1 dice:M,X", "unknown-face", {"text": "x"}),
        ("activate enemy:the maw shows:A near", "everrain-malformed-shows", {"item": "A near"}),
        ("activate enemy:the maw shows:D 2", "everrain-unknown-ship", {"text": "D", "ships": ("s1", "s2", "s3")}),
        ("activate enemy:the maw shows:A1 2", "everrain-shows-of-others", {"item": "A1 2", "handles": ("the-maw",)}),
        ("activate enemy:the maw shows:A 2; A out", "everrain-shows-twice", {}),
        ("activate enemy:the maw shows:to 2; to 3", "everrain-shows-twice", {}),
        ("activate enemy:A1 shows:A fire", "everrain-shows-of-others", {"item": "A fire", "handles": ("A1",)}),
        ("activate enemy:A1 shows:A9 0", "everrain-unknown-enemy", {"text": "A9"}),
        ("activate enemy:A1 shows:0; nobody", "everrain-shows-twice", {}),
        ("activate enemy:A shows:A1 0; to 4", "everrain-shows-of-others", {"item": "to 4"}),
        ("activate enemy:A dice:M,M", "everrain-one-by-one", {"handles": ("A1",)}),
        ("activate enemy:A fray:yes", "everrain-one-by-one", {"handles": ("A1",)}),
        ("banish enemy:A1 health:0", "everrain-health-known", {"health": 0, "known": 2}),
        ("damage enemy:A1", "missing-option", {"option": "amount"}),
        ("damage enemy:A1 amount:0", "everrain-trauma", {"amount": 0}),
        ("damage enemy:A1 amount:99", "everrain-trauma", {"amount": 99, "most": 50}),
        ("agenda steps:0", "everrain-steps", {"steps": 0}),
        ("agenda steps:51", "everrain-steps", {"steps": 51, "most": 50}),
        ("agenda steps:-1", "everrain-token-stays", {"track": "agenda", "space": 0}),
        ("discovery side:players steps:0", "everrain-steps", {"steps": 0}),
        ("discovery side:players steps:-2", "everrain-token-stays", {"track": "players", "space": 0}),
        ("correct agenda:10", "everrain-out-of-range", {"option": "agenda", "least": 0, "most": 9}),
        ("correct foes:17", "everrain-out-of-range", {"option": "foes", "least": 0, "most": 16}),
        ("board ship:A enemyship:Bell", "everrain-unknown-vessel", {"text": "Bell"}),
        ("storm storm:1", "missing-option", {"option": "hexes"}),
        ("discovery steps:1", "missing-option", {"option": "side"}),
        ("discovery side:them steps:1", "unknown-choice", {"text": "them", "choices": ("players", "enemy")}),
        ("agenda steps:two", "malformed-number", {"item": "two"}),
        ("elder card:Cthulhu", "everrain-unknown-elder", {"text": "Cthulhu"}),
        ("correct round:0", "everrain-out-of-range", {"option": "round"}),
        ("rule switch:E99 value:x", "no-such-switch", {}),
        ("rule switch:E3 value:x", "no-such-switch-value", {}),
    ],
)
def test_what_is_refused(typed: str, code: str, facts: dict[str, object]) -> None:
    refusal = refused(GAME, STATE, typed)
    assert refusal.code == code
    assert facts.items() <= refusal.facts.items()


def test_a_face_that_no_die_of_the_pack_has_cannot_be_rolled() -> None:
    game = Everrain(replace(SHIPPED, die=("move", "move", "move", "damage", "damage", "damage")))
    for enemy in ("A1", "the maw"):
        refusal = refused(game, STATE, f"activate enemy:{enemy} dice:M,O")
        assert (refusal.code, refusal.facts["faces"]) == ("unknown-face", ("move", "damage"))


def test_a_name_that_is_nearly_one_is_found_and_several_are_told_apart() -> None:
    assert read("damage enemy:hull crawlr amount:1") == Wound("A1", 1)
    twice = replace(STATE, enemies=(CRAWLER, replace(CRAWLER, handle="A2")))
    refusal = refused(GAME, twice, "damage enemy:Hull Crawler amount:1")
    assert (refusal.code, refusal.facts["handles"]) == ("everrain-several-enemies", ("A1", "A2"))
    assert "the-maw" in str(refused(GAME, STATE, "damage enemy:The Mxw 3 amount:1").facts["handles"])


def test_nobody_has_a_ship_yet() -> None:
    refusal = refused(GAME, GAME.start({}), "spawn ship:A points:1")
    assert refusal.code == "everrain-unknown-ship"
    assert refusal.cures == (Request("ship"),)


def test_many_hexes_are_all_read() -> None:
    places = [(q, r) for q in range(-10, 11) for r in range(-10, -4)]
    read_ = read(f"reveal hex:{';'.join(f'{q},{r}' for q, r in places)} kind:sea")
    assert isinstance(read_, Reveal)
    assert [spot.hex for spot in read_.spots] == places


def test_a_seat_without_a_ship_has_none() -> None:
    state = replace(STATE, seats=(*STATE.seats, "s9"))
    for typed in ("spawn ship:s9 points:1", "sail ship:s9 hex:0,0", "activate enemy:s9"):
        refusal = refused(GAME, state, typed)
        assert (refusal.code, refusal.facts["seat"]) == ("everrain-no-ship", "s9")
        assert refusal.cures == (Request("ship", "s9"),)


def test_dice_of_an_enemy_that_nobody_knows_are_as_many_as_were_typed() -> None:
    blank = replace(STATE, enemies=(replace(CRAWLER, card=None, name="", dice=None),))
    assert read("activate enemy:A1 dice:MMDO", blank) == Activate(enemy="A1", dice=("move", "move", "damage", "omen"))


def test_every_slash_option_that_is_offered_is_read() -> None:
    """What autocomplete offers for the first option of a verb is taken as it is sent."""
    state = replace(STATE, storms=(Storm(1, 2),), chart=(Spot((0, 0), "port"), Spot((1, 0), "spawn")))
    for verb, option, rest in (
        ("spawn", "ship", " points:1"),
        ("spawn", "points", " ship:A"),
        ("reveal", "hex", " kind:sea"),
        ("reveal", "kind", " hex:5,5"),
        ("close", "hex", ""),
        ("sail", "hex", " ship:A"),
        ("enemyship", "card", ""),
        ("enemyship", "hex", ""),
        ("activate", "enemy", ""),
        ("board", "enemyship", " ship:A"),
        ("storm", "storm", " gone:yes"),
        ("elder", "card", ""),
        ("discovery", "side", " steps:1"),
        ("correct", "first", ""),
        ("rule", "switch", " value:bot"),
    ):
        offers = list(GAME.offers(state, f"{verb}.{option}", {}, None))
        assert offers, f"{verb}.{option}"
        for offer in offers[:3] if option != "switch" else offers[:1]:
            read(f"{verb} {option}:{offer.key}{rest}", state)


def test_a_ship_joins_once_with_the_next_letter() -> None:
    state = after(GAME, "ship seat:s1", "ship seat:s2")
    assert [(ship.seat, ship.letter) for ship in state.ships] == [("s1", "A"), ("s2", "B")]
    assert state.first == "s1"
    refusal = refused(GAME, state, "ship seat:s1 hex:1,0")
    assert refusal.code == "everrain-ship-joined"
    assert refusal.cures == (Request("sail", "s1", (("hex", "1,0"),)),)
    full = after(GAME, "ship seat:s3", "ship seat:s4", state=state)
    assert refused(GAME, full, "ship seat:s5").code == "everrain-too-many-ships"
    taken = after(GAME, "ship seat:s1 hex:1,0")
    assert refused(GAME, taken, "ship seat:s2 hex:1,0").code == "everrain-hex-taken"
