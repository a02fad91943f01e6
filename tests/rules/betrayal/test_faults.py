"""Every broken invariant is found, and a sound state has none."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from rules.betrayal import Betrayal
from rules.betrayal.pack import Side
from rules.betrayal.state import Companion, Enemy, Party, Realm, Unit
from rules.contract import Stream
from tests.rules.betrayal.cases import BOOK
from tests.rules.betrayal.table import after, battle, box

GAME = Betrayal(box(BOOK.chips))
SOUND = after(
    GAME,
    "seat",
    "seat",
    "party adventurers:2 xp:4",
    "clash ep:0 add:1 Rat x2; 10 Bear; quest Zirik; 5 Cinder",
    "companion enemy:2",
    "defeat enemy:5",
)
BATTLE = battle(SOUND)
RAT, BEAR, ZIRIK = BATTLE.units
PARTY = SOUND.party or Party(adventurers=1, xp=0)


def party(**changes: Any) -> Realm:
    return replace(SOUND, party=replace(PARTY, **changes))


def fight(**changes: Any) -> Realm:
    return replace(SOUND, battle=replace(BATTLE, **changes))


def rat(**changes: Any) -> Realm:
    return fight(units=(replace(RAT, **changes), BEAR, ZIRIK))


def with_companions(*companions: Companion, befriended: int = 1) -> Realm:
    return replace(SOUND, companions=companions, befriended=befriended)


KEPT = SOUND.companions[0]
STRANGER = Enemy(side=Side(level=1, name="Ghoul"))

BROKEN: list[tuple[str, Realm]] = [
    ("seat-repeated", replace(SOUND, seats=("s1", "s1"))),
    ("seat-malformed", replace(SOUND, seats=("s1", "s03"))),
    ("adventurers-out-of-range", party(adventurers=5)),
    ("xp-out-of-range", party(xp=-1)),
    ("session-out-of-range", party(session=4)),
    ("difficulty-unknown", party(difficulty="hard")),
    ("province-unknown", party(province="XX")),
    ("piece-in-two-places", rat(enemy=replace(RAT.enemy, piece=KEPT.enemy.piece))),
    ("unended-without-phases", fight(phases=1, unended=2)),
    ("piece-unknown", rat(enemy=replace(RAT.enemy, piece="ghoul"))),
    ("side-of-another-chip", rat(enemy=replace(RAT.enemy, side=BEAR.enemy.side))),
    ("level-unknown", rat(enemy=Enemy(side=Side(level=3)))),
    ("companion-malformed", with_companions(KEPT, KEPT)),
    ("companion-malformed", with_companions(replace(KEPT, handle="1"))),
    ("companion-uncounted", with_companions(replace(KEPT, handle="C2"))),
    ("companion-of-the-quest", with_companions(replace(KEPT, enemy=ZIRIK.enemy))),
    ("battle-without-party", replace(SOUND, party=None)),
    ("battle-uncounted", replace(SOUND, battles=0)),
    ("round-below-one", fight(round=0)),
    ("pool-overspent", fight(left=-1)),
    ("pool-overspent", fight(left=1)),
    ("tiles-uncounted", fight(mode="delve", tiles=1)),
    ("tile-outside-a-delve", fight(tiles=1, cards=1)),
    ("handle-repeated", fight(stack=(replace(BATTLE.stack[0], handle="1"),))),
    ("handle-given-twice", fight(used=(*BATTLE.used, "1"))),
    ("handle-not-given", fight(used=BATTLE.used[1:])),
    ("hex-taken-twice", rat(hex="3")),
    ("quest-unit-on-the-stack", fight(stack=(ZIRIK,), units=(RAT,))),
    ("quest-unit-repeated", fight(units=(ZIRIK, replace(ZIRIK, handle="1", hex="1")))),
    ("quest-unit-with-a-level", rat(quest="zirik")),
    ("quest-unit-with-a-level", fight(units=(replace(ZIRIK, quest=""),))),
    ("quest-unit-with-a-chip", fight(units=(replace(ZIRIK, enemy=replace(ZIRIK.enemy, piece="crab")),))),
    ("health-negative", rat(health=-1)),
    ("came-later", rat(since=2)),
    ("tile-unrevealed", rat(tile=1)),
    ("streams-unsorted", replace(SOUND, streams=(Stream("b", 1), Stream("a", 1)))),
    ("stream-negative", replace(SOUND, streams=(Stream("a", -1),))),
]


@pytest.mark.parametrize(("fault", "state"), BROKEN, ids=[fault for fault, _ in BROKEN])
def test_a_broken_invariant_is_found(fault: str, state: Realm) -> None:
    assert fault in GAME.faults(state)


def test_a_sound_state_has_none() -> None:
    assert GAME.faults(SOUND) == GAME.faults(GAME.start({})) == ()


def test_a_table_with_its_own_chips_is_sound_without_pieces() -> None:
    own = Unit(handle="9", hex="", enemy=STRANGER)
    assert GAME.faults(fight(units=(RAT, BEAR, ZIRIK, own), used=(*BATTLE.used, "9"))) == ()


def test_a_fault_is_told_once() -> None:
    assert GAME.faults(rat(enemy=Enemy(side=Side(level=3)), health=-1)).count("level-unknown") == 1
