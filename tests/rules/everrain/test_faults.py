"""The invariants of The Everrain: each fault is found; and corrections, which leave none."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from rules.contract import Request, Stream
from rules.everrain import Everrain
from rules.everrain.events import Charted, Corrected, Left, Named
from rules.everrain.house import House
from rules.everrain.state import Due, Enemy, Phase, Ship, Spot, Storm, Vessel, Voyage
from tests.rules.everrain.table import SHIPPED, after, all_of, ended, one, refused

GAME = Everrain(SHIPPED)
OWN = Everrain(replace(SHIPPED, sample=False))
CRAWLER = Enemy(
    handle="A1", seat="s1", act=1, card="hull-crawler", name="Hull Crawler", health=2, dice=2, spoils=1, zone=4
)
MAW = Vessel(key="the-maw", card="the-maw", name="The Maw", health=6, dice=4, hex=(3, 0), facing="E", heading="island")
RAIN = Vessel(key="the-rain-below", card="the-rain-below", name="The Rain Below", health=8, dice=5, elder=True)
SHIPS = (Ship(seat="s1", letter="A", spawned=4, crew=(4,), hex=(0, 0)), Ship(seat="s2", letter="B", spawned=1))
STATE = Voyage(
    seats=("s1", "s2"), ships=SHIPS, enemies=(CRAWLER,), vessels=(MAW,), launched=("the-maw",), first="s1", act=2
)


def with_first(field: str, **changes: Any) -> Voyage:
    """The state with something else about the first ship, enemy or enemy ship."""
    first, *rest = getattr(STATE, field)
    return replace(STATE, **{field: (replace(first, **changes), *rest)})


def crawlers(count: int, **changes: Any) -> tuple[Enemy, ...]:
    return tuple(replace(CRAWLER, handle=f"A{number}", zone=number, **changes) for number in range(1, count + 1))


def test_a_sound_state_has_none() -> None:
    assert GAME.faults(STATE) == ()
    assert GAME.faults(GAME.start({})) == ()


@pytest.mark.parametrize(
    ("state", "fault"),
    [
        (replace(STATE, seats=("s1", "s1", "s2")), "seat-repeated"),
        (replace(STATE, seats=("s1", "s2", "x")), "seat-malformed"),
        (with_first("ships", letter="B"), "letters-out-of-order"),
        (with_first("ships", seat="s2"), "two-ships-of-a-seat"),
        (with_first("ships", crew=(10,)), "crew-in-no-zone"),
        (with_first("ships", broken=(3, 1)), "broken-nodes-unsorted"),
        (with_first("ships", broken=tuple(range(10))), "afloat-without-nodes"),
        (with_first("enemies", handle="X1"), "handle-malformed"),
        (with_first("enemies", handle="A5"), "handle-not-given"),
        (with_first("enemies", seat="s3"), "enemy-without-a-board"),
        (with_first("enemies", aboard="ship-1"), "boarding-of-no-ship"),
        (with_first("enemies", act=4), "act-of-no-card"),
        (with_first("enemies", zone=10), "enemy-in-no-zone"),
        (with_first("enemies", wounds=2), "in-play-without-health"),
        (with_first("enemies", wounds=-1), "trauma-negative"),
        (with_first("enemies", card="kraken"), "card-unknown"),
        (with_first("enemies", name="Kraken"), "card-of-another"),
        (with_first("ships", crew=(4, 4, 4)), "zone-too-full"),
        (replace(STATE, enemies=(CRAWLER, CRAWLER)), "handle-repeated"),
        (replace(STATE, enemies=crawlers(4)), "too-many-miniatures"),
        (replace(STATE, enemies=crawlers(2), discard=("hull-crawler",) * 3), "card-in-two-places"),
        (
            replace(STATE, vessels=(MAW, replace(MAW, key="b", hex=None)), launched=("the-maw", "b")),
            "ship-card-in-two-places",
        ),
        (replace(STATE, vessels=(RAIN, replace(RAIN, key="b", card=None))), "two-elder-ones"),
        (replace(STATE, launched=()), "ship-never-launched"),
        (with_first("vessels", hex=(0, 0)), "two-ships-in-a-hex"),
        (with_first("vessels", hex=(41, 0)), "ship-off-the-board"),
        (with_first("vessels", hex=None, goal=(0, 0)), "goal-without-a-hex"),
        (replace(STATE, chart=(Spot((0, 0), "sea"), Spot((0, 0), "port"))), "hex-known-twice"),
        (replace(STATE, storms=(Storm(1, 2, ((0, 0),)),)), "storm-of-another-size"),
        (replace(STATE, storms=(Storm(1, 2), Storm(1, 3))), "storm-number-repeated"),
        (replace(STATE, agenda=10), "agenda-out-of-range"),
        (replace(STATE, enemy=9, house=House(length="short")), "token-out-of-range"),
        (replace(STATE, round=0), "act-or-round-out-of-range"),
        (replace(STATE, due=(Due(2, "enemy"),)), "act-due-that-has-begun"),
        (replace(STATE, due=(Due(3, "enemy"), Due(3, "players"))), "act-due-twice"),
        (replace(STATE, vessels=(RAIN,), arising=True), "elder-arises-twice"),
        (replace(STATE, turn="s9"), "turn-of-no-ship"),
        (replace(STATE, turn="s1", done=("s1",)), "turn-twice"),
        (replace(STATE, first=None), "first-of-no-ship"),
        (replace(STATE, phase=Phase(acted=("A1", "A1"))), "acted-twice"),
        (replace(STATE, phase=Phase(), turn="s1"), "turn-in-the-enemy-phase"),
        (replace(STATE, phase=Phase(step="ships", deck="s1")), "deck-in-another-step"),
        (replace(STATE, streams=(Stream("b", 0), Stream("a", 0))), "streams-unsorted"),
        (replace(STATE, streams=(Stream("a", -1),)), "stream-negative"),
    ],
)
def test_each_fault_is_found(state: Voyage, fault: str) -> None:
    assert fault in GAME.faults(state)


# --- corrections ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("correct agenda:7", Corrected("agenda", "", "0", "7")),
        ("correct foes:3", Corrected("foes", "", "0", "3")),
        ("correct elder:12", Corrected("elder", "", "16", "12")),
        ("correct act:1", Corrected("act", "", "2", "1")),
        ("correct round:4", Corrected("round", "", "1", "4")),
        ("correct first:B", Corrected("first", "", "s1", "s2")),
        ("correct enemy:A1 wounds:1", Corrected("wounds", "A1", "0", "1")),
        ("correct enemy:A1 zone:9", Corrected("zone", "A1", "4", "9")),
        ("correct enemy:the maw hex:2,-1", Corrected("hex", "the-maw", "3,0", "2,-1")),
        ("correct enemy:the maw facing:NW", Corrected("facing", "the-maw", "E", "NW")),
        ("correct enemy:elder one weak:2", Corrected("weak", "the-rain-below", "1", "2")),
    ],
)
def test_what_is_corrected_is_said(typed: str, said: Corrected) -> None:
    state, result = ended(GAME, replace(STATE, vessels=(MAW, replace(RAIN, weak=1))), typed)
    assert said in result.events
    assert refused(GAME, state, typed).code == "everrain-unchanged"


def test_an_enemy_comes_to_another_board() -> None:
    state, result = ended(GAME, STATE, "correct enemy:A1 ship:B")
    assert all_of(result, Corrected) == [Corrected("ship", "A1", "s1", "s2"), Corrected("zone", "A1", "4", "")]
    assert (state.enemies[0].handle, state.enemies[0].seat) == ("A1", "s2")


def test_another_round_lets_those_act_who_could() -> None:
    state, _ = ended(GAME, replace(STATE, round=5, enemies=(replace(CRAWLER, since=5),)), "correct round:2")
    assert state.enemies[0].since == 2


def test_an_earlier_act_puts_cards_back_into_their_piles() -> None:
    state, _ = ended(GAME, replace(STATE, discard=("reef-ghoul", "brine-leech")), "correct act:1")
    assert state.discard == ("brine-leech",)


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("correct", "everrain-unchanged"),
        ("correct agenda:10", "everrain-out-of-range"),
        ("correct foes:17", "everrain-out-of-range"),
        ("correct zone:4", "missing-option"),
        ("correct enemy:A1 wounds:2", "everrain-out-of-range"),
        ("correct enemy:A1 hex:1,1", "everrain-not-a-ship"),
        ("correct enemy:the maw zone:1", "everrain-not-on-deck"),
        ("correct enemy:the maw weak:1", "everrain-not-the-elder"),
        ("correct enemy:A1 weak:1", "everrain-not-the-elder"),
        ("correct enemy:the maw hex:0,0", "everrain-hex-taken"),
        ("name enemy:A1 name:Hull Crawler", "everrain-name-unchanged"),
        ("name enemy:A1 name:Kraken", "everrain-unknown-card"),
        ("name enemy:the maw name:Black Pearl", "everrain-unknown-ship-card"),
        ("rule switch:E3 value:carry", "everrain-rule-unchanged"),
    ],
)
def test_what_cannot_be_corrected(typed: str, code: str) -> None:
    assert refused(GAME, STATE, typed).code == code


def test_a_full_zone_takes_nobody_more() -> None:
    state = replace(STATE, ships=(replace(SHIPS[0], crew=(7, 7, 7)), SHIPS[1]))
    assert refused(GAME, state, "correct enemy:A1 zone:7").code == "everrain-no-room"


def test_a_card_of_the_pack_is_taken_from_the_deck() -> None:
    state, result = ended(GAME, STATE, "name enemy:A1 name:brine leech")
    assert one(result, Named) == Named("A1", "Hull Crawler", "Brine Leech")
    assert (state.enemies[0].card, state.enemies[0].health) == ("brine-leech", 1)
    gone = replace(STATE, discard=("brine-leech",) * 4)
    assert refused(GAME, gone, "name enemy:A1 name:brine leech").code == "everrain-card-elsewhere"
    eels = tuple(replace(CRAWLER, handle=f"A{at}", card="lantern-eel", name="Lantern Eel", zone=at) for at in (2, 3))
    full = replace(STATE, enemies=(CRAWLER, *eels))
    assert refused(GAME, full, "name enemy:A1 name:lantern eel").code == "everrain-no-miniature"
    bell = replace(MAW, key="the-drowned-bell", card="the-drowned-bell", name="The Drowned Bell", hex=None)
    both = replace(STATE, vessels=(MAW, bell), launched=("the-maw", "the-drowned-bell"))
    assert refused(GAME, both, "name enemy:the maw name:The Drowned Bell").code == "everrain-card-elsewhere"


def test_what_the_pack_does_not_have_is_put_right_though_the_bot_keeps_the_cards() -> None:
    lantern = Vessel(key="widow-s-lantern", name="Widow's Lantern", dice=3, hex=(3, 0))
    rat = replace(CRAWLER, card=None, name="Bilge Rat", dice=3)
    strange = replace(STATE, enemies=(rat,), vessels=(lantern,), launched=("widow-s-lantern",))
    state, _ = ended(GAME, strange, "name enemy:widow's lantern health:5 dice:2 range:4 destination:port")
    [ship] = state.vessels
    assert (ship.name, ship.health, ship.dice, ship.range_, ship.heading) == ("Widow's Lantern", 5, 2, 4, "port")
    assert ended(GAME, state, "name enemy:widow's lantern destination:none")[0].vessels[0].heading == ""
    state, result = ended(GAME, strange, "name enemy:A1 name:Bilge Hag/2/h4/d2/s0")
    [foe] = state.enemies
    assert (foe.name, foe.act, foe.health, foe.dice, foe.spoils) == ("Bilge Hag", 2, 4, 2, 0)
    assert one(result, Named) == Named("A1", "Bilge Rat", "Bilge Hag")


def test_an_own_card_that_is_named_must_be_alive() -> None:
    hurt = replace(STATE, cards="ours", enemies=(replace(CRAWLER, card=None, health=None, wounds=3),))
    assert refused(GAME, hurt, "name enemy:A1 health:3").code == "everrain-out-of-range"
    state, _ = ended(OWN, replace(hurt, enemies=(replace(hurt.enemies[0], wounds=0),)), "name enemy:A1 name:reef ghoul")
    assert state.enemies[0].card == "reef-ghoul"


def test_what_never_was_is_back_in_its_deck() -> None:
    state, result = ended(GAME, STATE, "remove enemy:A1")
    left = one(result, Left)
    assert (left.how, left.card, state.enemies, state.discard, state.agenda) == ("removed", "deck", (), (), 0)
    state, result = ended(GAME, STATE, "remove enemy:the maw")
    assert (one(result, Left).card, state.vessels) == ("ships", ())
    fought = replace(STATE, enemies=(replace(CRAWLER, aboard="the-maw"),))
    assert refused(GAME, fought, "remove enemy:the maw").code == "everrain-boarding-open"


def test_a_shorter_track_keeps_its_tokens_on_it() -> None:
    state, result = ended(GAME, replace(STATE, agenda=9, players=11), "rule switch:E2 value:8")
    assert (state.agenda, all_of(result, Corrected)) == (7, [Corrected("agenda", "", "9", "7")])
    state, _ = ended(GAME, state, "rule switch:length value:short")
    assert state.players == 8


def test_a_hex_that_was_told_wrongly_is_put_right() -> None:
    state = after(GAME, "ship seat:s1", "reveal hex:0,0 kind:port", "reveal hex:1,0 kind:sea")
    refusal = refused(GAME, state, "reveal hex:0,0 kind:sea")
    assert refusal.cures == (Request("correct", given=(("hex", "0,0"), ("kind", "sea"))),)
    assert refused(GAME, state, "reveal hex:0,0 kind:port").cures == ()
    right, result = ended(GAME, state, "correct hex:0,0 kind:sea")
    assert one(result, Charted) == Charted((0, 0), "port", "sea")
    assert right.spot((0, 0)) == Spot((0, 0), "sea")
    hidden, result = ended(GAME, right, "correct hex:1,0 kind:unknown")
    assert one(result, Charted).after is None
    assert [spot.hex for spot in hidden.chart] == [(0, 0)]
    for typed, code in (
        ("hex:0,0 kind:port", "everrain-unchanged"),
        ("hex:5,5 kind:sea", "everrain-no-spot"),
        ("kind:sea", "missing-option"),
        ("hex:0,0", "missing-option"),
    ):
        assert refused(GAME, state, f"correct {typed}").code == code


def test_a_game_that_is_not_over_goes_on() -> None:
    state = after(GAME, "ship seat:s1", "correct players:15", "discovery side:players steps:1")
    assert state.over == "won"
    assert after(GAME, "correct agenda:3", state=state).over == "won"
    right, result = ended(GAME, state, "correct players:15")
    assert right.over == ""
    assert [(each.what, each.before, each.after) for each in all_of(result, Corrected)] == [
        ("players", "16", "15"),
        ("over", "won", ""),
    ]
