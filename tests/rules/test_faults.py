"""Every broken invariant is found, and a sound state has none."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rules.contract import Stream
from rules.marauders.battle.state import Battle, Fallen, Meeting, Tracks
from rules.marauders.state import Compared, Figure, Sea, Unscouted
from tests.rules.sea import GAME, captain, card, sea, ship

SOUND = sea(captain("s1", "nassau"), captain("s2", "havana"), ship("dutch", "nassau"))
FIRST, SECOND = SOUND.captains
DUTCH = SOUND.ship("dutch")
BATTLE = Battle(seat="s1", zone="nassau", ship="dutch", aggressor="npc", helm="s2")
AFTER = Meeting("s2", "dutch", "npc")
OTHER = Meeting("s1", "dutch", "npc")


def captains(**changes: object) -> Sea:
    return replace(SOUND, captains=(replace(FIRST, **changes), SECOND))


def dutch(**changes: object) -> Sea:
    return replace(SOUND, ships=(replace(DUTCH, **changes), *SOUND.ships[1:]))


def fought(**changes: object) -> Sea:
    return replace(SOUND, battle=replace(BATTLE, **changes))


BROKEN: list[tuple[str, Sea]] = [
    ("seat-repeated", replace(SOUND, seats=("s1", "s2", "s1"))),
    ("seat-malformed", replace(SOUND, seats=("s1", "s2", "ben"))),
    ("seat-malformed", replace(SOUND, seats=("s1", "s2", "s03"))),
    ("begun-without-seat", replace(SOUND, turn="s1", begun=("s1", "s7"))),
    ("begun-repeated", replace(SOUND, turn="s1", begun=("s1", "s1"))),
    ("early-malformed", replace(SOUND, turn="s1", begun=("s1",), early=("s7",))),
    ("early-malformed", replace(SOUND, turn="s1", begun=("s1",), early=("s2", "s2"))),
    ("turn-not-begun", replace(SOUND, turn="s2", begun=("s1",))),
    ("turn-missing", replace(SOUND, begun=("s1",))),
    ("captain-without-seat", replace(SOUND, seats=("s1",))),
    ("captain-repeated", replace(SOUND, captains=(FIRST, SECOND, FIRST))),
    ("captains-out-of-order", replace(SOUND, captains=(SECOND, FIRST))),
    ("captain-off-the-map", captains(zone="atlantis")),
    ("captain-in-no-port", captains(zone="caribbean-sea", at="port")),
    ("bounties-negative", captains(bounties=replace(FIRST.bounties, dutch=-1))),
    ("hold-negative", captains(gold=Figure(-1))),
    ("turns-negative", captains(turns=-1)),
    ("attacks-negative", captains(attacks=-1)),
    ("ship-class-unknown", captains(ship_class="raft")),
    ("ship-off-the-map", dutch(zone="atlantis")),
    ("ship-without-captain", dutch(stack=())),
    ("ship-killed-on-board", dutch(killed=True)),
    ("stack-without-ship", dutch(zone=None)),
    ("man-o-war-of-pirates", replace(SOUND, ships=(*SOUND.ships[:-1], ship("sloop", None, man_o_war=True)))),
    ("card-of-another-ship", dutch(stack=(card("x", "sloop"),))),
    ("card-off-the-map", dutch(stack=(card("x", "dutch", "atlantis"),))),
    ("scouting-below-one", dutch(stack=(card("x", "dutch", scouting=0),))),
    ("ships-wrong", replace(SOUND, ships=SOUND.ships[:-1])),
    ("ships-wrong", replace(SOUND, ships=SOUND.ships[::-1])),
    ("card-unknown", replace(SOUND, discard=("nothing",))),
    ("card-repeated", replace(SOUND, discard=("dead-calm",), removed=("dead-calm",))),
    ("card-repeated", dutch(queued=DUTCH.stack)),
    ("cards-unsorted", replace(SOUND, discard=("whales", "dead-calm"))),
    ("comparison-malformed", replace(SOUND, compared=(Compared("gold", ("s1", "s9"), ("s1",)),))),
    ("comparison-malformed", replace(SOUND, compared=(Compared("gold", ("s1", "s2"), ()),))),
    ("comparison-malformed", replace(SOUND, compared=(Compared("gold", ("s1",), ("s1",)),))),
    ("comparison-malformed", replace(SOUND, compared=(Compared("gold", ("s1", "s2"), ("s2", "s2")),))),
    (
        "comparisons-contradict",
        replace(
            sea(captain("s1", "nassau"), captain("s2", "nassau"), captain("s3", "nassau")),
            compared=(
                Compared("gold", ("s1", "s2"), ("s1",)),
                Compared("gold", ("s1", "s3"), ("s3",)),
                Compared("gold", ("s2", "s3"), ("s2",)),
            ),
        ),
    ),
    ("unscouted-malformed", replace(SOUND, unscouted=(Unscouted("s9", ("sloop",)),))),
    ("unscouted-malformed", replace(SOUND, unscouted=(Unscouted("s1", ()),))),
    ("unscouted-repeated", replace(SOUND, unscouted=(Unscouted("s1", ("sloop",)), Unscouted("s1", ("dutch",))))),
    ("battles-negative", captains(battles=-1)),
    ("skill-below-one", captains(seamanship=0)),
    ("skill-below-one", captains(leadership=0)),
    ("skill-below-one", dutch(stack=(replace(DUTCH.stack[0], leadership=0),))),
    ("skill-too-high", captains(seamanship=10)),
    ("hits-above-class", captains(ship_class="sloop", hits=Tracks(cannons=2))),
    ("hits-above-class", fought(hits=Tracks(cargo=4))),
    ("hull-gone", captains(ship_class="sloop", hits=Tracks(hull=2))),
    ("hull-gone", fought(hits=Tracks(hull=3))),
    ("crew-gone", fought(hits=Tracks(crew=3), npc=None, captain=None, boarder="captain", round=3)),
    ("first-round-declared", fought(npc="flee")),
    ("battle-without-captain", fought(seat="s9")),
    ("battle-without-ship", fought(ship="sloop")),
    ("battle-off-the-map", fought(zone="atlantis")),
    ("helm-without-seat", fought(helm="Ben")),
    ("battle-round-below-one", fought(round=0)),
    ("meeting-without-battle", replace(SOUND, meetings=(OTHER,))),
    ("meeting-without-captain", replace(fought(), meetings=(Meeting("s9", "dutch", "npc"),))),
    (
        "meeting-in-port",
        replace(
            fought(),
            meetings=(Meeting("s3", "dutch", "npc"),),
            captains=(*fought().captains, captain("s3", "havana", "port")),
            seats=("s1", "s2", "s3"),
        ),
    ),
    ("meeting-without-ship", replace(fought(), meetings=(Meeting("s2", "sloop", "npc"),))),
    ("meeting-repeated", replace(fought(), meetings=(OTHER,))),
    ("meeting-repeated", replace(fought(seat="s2"), meetings=(OTHER, OTHER))),
    ("fallen-malformed", replace(SOUND, fallen=(Fallen("s1", "dutch", 1, 0),))),
    ("fallen-malformed", replace(SOUND, fallen=(Fallen("s9", "dutch", 1, 0),))),
    ("round-below-one", replace(SOUND, round=0)),
    ("events-negative", replace(SOUND, events=-1)),
    ("war-malformed", replace(SOUND, war=(("spanish", "english"),))),
    ("war-malformed", replace(SOUND, war=(("dutch", "dutch"),))),
    ("streams-unsorted", replace(SOUND, streams=(Stream("b", 1), Stream("a", 1)))),
    ("stream-negative", replace(SOUND, streams=(Stream("a", -1),))),
]


@pytest.mark.parametrize(("fault", "state"), BROKEN, ids=[fault for fault, _ in BROKEN])
def test_a_broken_invariant_is_found(fault: str, state: Sea) -> None:
    assert fault in GAME.faults(state)


def test_a_sound_state_has_none() -> None:
    assert GAME.faults(SOUND) == GAME.faults(GAME.start({})) == ()
    two = replace(
        fought(helm="bot", hits=Tracks(hull=4), npc_class="man-o-war"), meetings=(Meeting("s2", "dutch", "npc"),)
    )
    assert GAME.faults(two) == ()


def test_a_fault_is_told_once() -> None:
    assert GAME.faults(replace(SOUND, seats=("ben", "x", "s1", "s2"))) == ("seat-malformed",)
