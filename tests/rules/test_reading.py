"""From what was typed to actions, and what is wrong with what was typed."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rules.contract import Request
from rules.marauders.actions import (
    Another,
    Attack,
    BeginBattle,
    Bounty,
    Correct,
    Declare,
    Defeat,
    DrawEvent,
    EndBattle,
    EndRound,
    Enter,
    Fight,
    Hold,
    Icons,
    Join,
    Look,
    Lost,
    MaraudersAction,
    Muster,
    Peace,
    Place,
    Port,
    Refit,
    Remove,
    Rule,
    Sail,
    Sit,
    Strike,
    TakeHelm,
    Turn,
    Wanted,
    War,
)
from rules.marauders.battle.state import ENDINGS
from rules.marauders.keys import LOCATIONS, SHIPS
from rules.marauders.pack import Icon
from rules.marauders.state import Bounties, CaptainCard
from rules.marauders.switches import SWITCHES
from rules.names import nearest
from tests.rules.sea import GAME, PACK, captain, misread, refused, sea

STATE = sea(captain("s1", "nassau"), captain("s3", "nassau"), seats=("s1", "s2", "s3"))
SWITCH_KEYS = tuple(switch.key for switch in SWITCHES)


def request(text: str) -> Request:
    """`sail s1 zone=port royal|x=1` as a request."""
    head, _, rest = text.partition(" | ")
    verb, _, seat = head.partition(" ")
    given = tuple((option, value) for option, _, value in (part.partition("=") for part in rest.split("|") if part))
    return Request(verb, seat or None, given)


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("captain | nation=Dutch|zone=curaçao", Join("s4", "dutch", "curacao")),
        ("captain s2 | nation=french|zone=nassau", Join("s2", "french", "nassau")),
        ("seat", Sit("s4")),
        ("seat s4 | after=s1", Sit("s4", "s1")),
        ("seat s1 | after=s3", Sit("s1", "s3")),
        ("sail s1 | zone=Saint John", Sail("s1", "st-john")),
        ("port s1 | way=leave", Port("s1", "leave")),
        ("port s1 | way=Enter", Port("s1", "enter")),
        ("turn s3", Turn("s3")),
        ("look s3", Look("s3")),
        ("hold s1 | gold=0", Hold("s1", 0)),
        ("hold s1 | cargo=99|gold=9999", Hold("s1", 9999, 99)),
        ("bounty s1 | nation=spanish|count=20", Bounty("s1", "spanish", 20)),
        ("captain | nation=dutch|zone=curacao|class=Flute", Join("s4", "dutch", "curacao", "flute")),
        ("captain | nation=dutch|zone=curacao|class= ", Join("s4", "dutch", "curacao")),
        ("bounties s1 | dutch=2|french=0", Wanted("s1", Bounties(dutch=2))),
        ("bounties s1 | english=1|dutch=2|spanish=20|french=3", Wanted("s1", Bounties(2, 1, 3, 20))),
        ("ship s1 | class=man o war", Refit("s1", "man-o-war")),
        ("ship s1 | class=frigat", Refit("s1", "frigate")),
        ("ship s1 | seamanship=3", Refit("s1", seamanship=3)),
        ("ship s1 | class=flute|leadership=2", Refit("s1", "flute", leadership=2)),
        ("battle s1 | ship=d", BeginBattle("s1", "dutch")),
        ("battle s1 | ship=d|aggressor=captain", BeginBattle("s1", "dutch", "captain")),
        ("helm s2", TakeHelm("s2")),
        ("helm s2 | to=bot", TakeHelm("bot")),
        ("muster | class=flute|npc-leadership=4", Muster("flute", npc_leadership=4)),
        ("declare | side=npc|action=Board", Declare("npc", "board")),
        ("fight", Fight()),
        (
            "fight | npc=s s 4 1|captain=ss3|npc-hits=hull 2 masts|captain-hits=car can x2",
            Fight(
                ("skull", "skull", "4", "1"),
                ("skull", "skull", "3"),
                ("hull", "masts", "masts"),
                ("cargo", "cannons", "cannons"),
            ),
        ),
        ("hit | side=captain|location=cre|count=2", Strike("captain", "crew", 2)),
        ("hit | side=npc|location=h", Strike("npc", "hull")),
        ("end-battle | result=npc-sunk", EndBattle("npc-sunk")),
        ("defeat | ship=dutch|by=s1|how=crew", Defeat("dutch", "s1", "crew")),
        ("attack s1 | ship=black sloop", Attack("s1", "sloop")),
        ("lost s1 | nation=french|zone=tortuga", Lost("s1", "french", "tortuga")),
        ("lost s1", Lost("s1")),
        ("lost s1 | nation=|zone=", Lost("s1")),
        ("lost s1 | zone=curacao", Lost("s1", "dutch", "curacao")),
        ("lost s1 | nation=french|zone=tortuga|class=galleon", Lost("s1", "french", "tortuga", "galleon")),
        ("war | first=Dutch|second=English", War("dutch", "english")),
        ("peace | first=Dutch|second=English", Peace("dutch", "english")),
        ("peace | first=|second=English", Peace(None, "english")),
        ("peace", Peace()),
        ("other-event", Another()),
        ("other-event | title=  It's \u200btoo\nquiet ", Another("It's too quiet")),
        (f"other-event | title={'x' * 90}", Another("x" * 60)),
        ("icons | moves=f n|title= Trade  winds", Icons((Icon("french", "N"),), "Trade winds")),
        ("rule | switch=dice|value=ours", Rule("dice", "ours")),
        ("rule | switch=Rolling|value=on tap", Rule("rolling", "on-tap")),
        ("rule | switch=cards|value=b", Rule("cards", "bot")),
        ("event", DrawEvent()),
        ("event | card=dead calm", DrawEvent("dead-calm")),
        ("event | card=Jory Pikesworth", DrawEvent("jory-pikesworth")),
        ("event | card=Pirate Sloop: Jory Pikesworth", DrawEvent("jory-pikesworth")),
        ("event | card=sukey", DrawEvent("sukey-marlock")),
        ("event | card=dead", DrawEvent("dead-calm")),
        ("sail s1 | zone=providence", Sail("s1", "old-providence")),
        ("sail s1 | zone=caribbean", Sail("s1", "caribbean-sea")),
        ("icons | moves=f n, sl e", Icons((Icon("french", "N"), Icon("sloop", "E")))),
        ("round", EndRound()),
        ("defeat | ship=Dutch ship", Defeat("dutch")),
        ("remove | ship=the sloop", Remove("sloop")),
        ("place | ship=fr|zone=havana", Place("frigate", "havana")),
        ("place | ship=f|zone=havana|scouting=9", Place("french", "havana", 9)),
        ("correct s1 | zone=trinidad|at=port", Correct("s1", "trinidad", "port")),
        ("rule | switch=S2|value=highest", Rule("foreign-bounties", "highest")),
        ("rule | switch=own zone tie|value=st", Rule("own-zone-tie", "stay")),
        ("rule | switch=death-and-new|value=New card", Rule("death-and-new", "new-card")),
    ],
)
def test_what_is_typed_is_read(text: str, action: MaraudersAction) -> None:
    assert GAME.read(STATE, request(text)) == action


def test_a_card_of_the_tables_own_is_read_with_what_was_told() -> None:
    full = "enter | ship=dutch navy|zone=trinidad|name=  Jan  de  Wit |scouting=3|seamanship=4|leadership=1"
    assert GAME.read(STATE, request(full)) == Enter(
        CaptainCard(
            key="own-jan-de-wit",
            ship="dutch",
            zone="trinidad",
            name="Jan de Wit",
            scouting=3,
            seamanship=4,
            leadership=1,
        )
    )
    assert GAME.read(STATE, request("enter | ship=sloop|zone=nassau")) == Enter(
        CaptainCard(key="own-sloop", ship="sloop", zone="nassau", scouting=2, assumed=True)
    )


@pytest.mark.parametrize(
    ("typed", "name", "key"),
    [
        ("\u200b", "", "own-sloop"),
        ("\u202e \u3164", "", "own-sloop"),
        ("\u202eJan\u200b\u2028 de\tWit", "Jan de Wit", "own-jan-de-wit"),
        ("W" * 59 + "\u200b xx", "W" * 59, f"own-{'w' * 59}"),
    ],
)
def test_a_captains_name_is_what_can_be_seen_of_it(typed: str, name: str, key: str) -> None:
    action = GAME.read(STATE, Request("enter", None, (("ship", "sloop"), ("zone", "nassau"), ("name", typed))))
    assert isinstance(action, Enter)
    assert (action.card.name, action.card.key) == (name, key)


def test_numbers_are_read_as_numbers_too() -> None:
    assert GAME.read(STATE, Request("hold", "s1", (("gold", 7), ("cargo", 2)))) == Hold("s1", 7, 2)


@pytest.mark.parametrize(
    ("text", "code", "facts"),
    [
        ("fly s1", "unknown-verb", {"verb": "fly"}),
        ("sail s1", "missing-option", {"option": "zone"}),
        ("sail s1 | zone= ", "missing-option", {"option": "zone"}),
        ("sail s1 | zone=\u200b \u202e", "missing-option", {"option": "zone"}),
        ("sail s9 | zone=nassau", "unknown-seat", {"text": "s9", "seats": ("s1", "s2", "s3")}),
        ("sail | zone=nassau", "missing-option", {"option": "seat"}),
        ("seat s7", "unknown-seat", {"text": "s7", "seats": ("s1", "s2", "s3")}),
        ("seat s1 | after=s9", "unknown-seat", {"text": "s9", "seats": ("s1", "s2", "s3")}),
        ("port s1 | way=through", "unknown-choice", {"text": "through", "choices": ("enter", "leave")}),
        ("correct s1 | zone=nassau|at=home", "unknown-choice", {"text": "home", "choices": ("port", "sea")}),
        ("captain | nation=danish|zone=nassau", "unknown-nation", {"text": "danish"}),
        ("hold s1", "marauders-nothing-told", {}),
        ("hold s1 | gold=-1", "negative", {"option": "gold", "value": -1}),
        ("hold s1 | gold=10000", "too-large", {"option": "gold", "value": 10000, "limit": 9999}),
        ("hold s1 | cargo=100", "too-large", {"option": "cargo", "value": 100, "limit": 99}),
        ("hold s1 | gold=many", "malformed-number", {"item": "many"}),
        ("bounty s1 | nation=dutch", "missing-option", {"option": "count"}),
        ("bounty s1 | nation=dutch|count=-2", "negative", {"option": "count", "value": -2}),
        ("bounty s1 | nation=dutch|count=21", "too-large", {"option": "count", "value": 21, "limit": 20}),
        (
            "place | ship=sloop|zone=nassau|scouting=0",
            "marauders-skill-range",
            {"option": "scouting", "value": 0, "limit": 9},
        ),
        (
            "enter | ship=sloop|zone=nassau|leadership=10",
            "marauders-skill-range",
            {"option": "leadership", "value": 10, "limit": 9},
        ),
        ("bounties s1", "missing-option", {"option": "count"}),
        ("bounties s1 | dutch=-1", "negative", {"option": "dutch", "value": -1}),
        ("bounties s1 | french=21", "too-large", {"option": "french", "value": 21, "limit": 20}),
        ("ship s1 | seamanship=10", "marauders-skill-range", {"option": "seamanship", "value": 10, "limit": 9}),
        ("battle s1", "missing-option", {"option": "ship"}),
        ("battle s1 | ship=dutch|aggressor=me", "unknown-choice", {"text": "me", "choices": ("npc", "captain")}),
        ("helm | to=me", "unknown-choice", {"text": "me", "choices": ("bot",)}),
        ("helm s9", "unknown-seat", {"text": "s9", "seats": ("s1", "s2", "s3")}),
        ("declare | action=shoot", "missing-choice", {"option": "side", "choices": ("npc", "captain")}),
        ("declare | side=npc|action=ram", "unknown-choice", {"text": "ram", "choices": ("shoot", "board", "flee")}),
        ("fight | npc=s5", "unknown-face", {"text": "s5", "faces": ("1", "2", "3", "4", "skull"), "letters": 1}),
        ("fight | npc-hits=c", "marauders-unknown-location", {"item": "c", "locations": ("cargo", "crew", "cannons")}),
        ("fight | npc-hits=masts 2", "marauders-hits-number", {"item": "2"}),
        ("fight | npc-hits=hull x0", "marauders-hits-number", {"item": "0"}),
        ("fight | npc-hits=60h 60m", "too-large", {"option": "hits", "value": 120, "limit": 99}),
        ("hit | side=npc|location=hull|count=0", "marauders-no-hit", {}),
        ("hit | side=npc|location=deck", "marauders-unknown-location", {"item": "deck", "locations": LOCATIONS}),
        ("end-battle | result=won", "unknown-choice", {"text": "won", "choices": ENDINGS}),
        ("defeat | ship=dutch|by=s9", "unknown-seat", {"text": "s9", "seats": ("s1", "s2", "s3")}),
        ("defeat | ship=dutch|how=burnt", "unknown-choice", {"text": "burnt", "choices": ("sunk", "crew")}),
        ("defeat | ship=dutch|how=sunk", "marauders-victor-untold", {"ship": "dutch", "seats": ("s1", "s3")}),
        (
            "muster | class=dutch ship",
            "marauders-ship-no-class",
            {"ship": "dutch", "classes": tuple(each.key for each in PACK.classes)},
        ),
        ("lost s1 | class=sloop", "marauders-ship-of-nobody", {"seat": "s1"}),
        ("attack s1", "missing-option", {"option": "ship"}),
        ("lost s1 | nation=dutch", "marauders-which-home", {"nation": "dutch", "zones": ("curacao", "st-maarten")}),
        ("other-event | title=Drums|effect=rain", "unknown-choice", {"text": "rain", "choices": ("war", "peace")}),
        ("war | first=dutch", "missing-option", {"option": "second"}),
        ("war | first=portuguese|second=dutch", "unknown-nation", {"text": "portuguese"}),
        ("peace | second=portuguese", "unknown-nation", {"text": "portuguese"}),
        (
            "rule | switch=dice|value=mine",
            "no-such-switch-value",
            {"switch": "dice", "value": "mine", "values": ("bot", "ours")},
        ),
        ("icons", "no-icons", {}),
        ("icons | moves=brig N", "unknown-icon-ship", {"item": "brig N"}),
        ("icons | moves=s s d n", "missing-comma", {"item": "s s d n", "suggestion": "s s, d n"}),
        ("rule | switch=S99|value=x", "no-such-switch", {"switch": "S99", "switches": SWITCH_KEYS}),
        (
            "rule | switch=S3|value=leave",
            "no-such-switch-value",
            {"switch": "own-zone-tie", "value": "leave", "values": ("random", "stay")},
        ),
    ],
)
def test_what_is_wrong_is_said(text: str, code: str, facts: dict[str, object]) -> None:
    wrong = request(text)
    error = misread(STATE, wrong.verb, wrong.seat, **dict(wrong.given))
    assert (error.code, error.facts) == (code, facts)


@pytest.mark.parametrize("verb", ["defeat", "remove", "place"])
def test_an_unknown_ship_is_answered_with_ships(verb: str) -> None:
    error = misread(STATE, verb, ship="galleon", zone="nassau")
    assert (error.code, error.facts["text"]) == ("unknown-ship", "galleon")
    ships = error.facts["ships"]
    assert isinstance(ships, tuple)
    assert len(ships) == 3
    assert set(ships) <= set(SHIPS)


def test_an_unknown_zone_is_answered_with_the_nearest() -> None:
    error = misread(STATE, "sail", "s1", zone="port roial town")
    assert error.code == "unknown-zone"
    assert error.facts["zones"] == nearest("port roial town", ((zone.key, zone.name) for zone in PACK.zones))


def test_an_unknown_card_is_answered_with_the_nearest() -> None:
    error = misread(STATE, "event", card="Holt")
    assert error.code == "unknown-card"
    cards = error.facts["cards"]
    assert isinstance(cards, tuple)
    assert cards[0] == "barnaby-holtz"


SLOOPS = ("jory-pikesworth", "nan-corraghan", "sukey-marlock")


@pytest.mark.parametrize("typed", ["Pirate Sloop", "pirate slop", "sloop"])
def test_what_several_cards_are_called_is_answered_with_those_left(typed: str) -> None:
    error = misread(STATE, "event", card=typed)
    assert (error.code, error.facts) == ("several-cards", {"text": typed, "cards": SLOOPS})
    error = misread(replace(STATE, discard=("nan-corraghan",)), "event", card=typed)
    assert error.facts["cards"] == ("jory-pikesworth", "sukey-marlock")


def test_of_several_cards_the_only_one_left_is_meant() -> None:
    state = replace(STATE, discard=SLOOPS[:1], removed=SLOOPS[2:])
    assert GAME.read(state, request("event | card=Pirate Sloop")) == DrawEvent("nan-corraghan")


def test_of_several_cards_none_is_left() -> None:
    state = replace(STATE, discard=SLOOPS)
    assert refused(state, GAME.read(state, request("event | card=Pirate Sloop"))).code == "marauders-card-gone"


def test_without_captains_there_is_nobody_to_sail() -> None:
    assert misread(sea(), "turn").code == "marauders-no-captains"
