"""The players' captains: joining, seats, sailing, ports, turns, and what is told of them."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rules.contract import Request, RuleError
from rules.marauders.actions import (
    Attack,
    Bounty,
    Correct,
    EndRound,
    Hold,
    Join,
    Lost,
    MaraudersAction,
    Port,
    Sail,
    Sit,
    Turn,
)
from rules.marauders.events import (
    BountySet,
    EnteredPort,
    HoldTold,
    Joined,
    LeftPort,
    OutOfOrder,
    Sailed,
    Seated,
    TurnBegan,
)
from rules.marauders.state import Compared, Figure, Sea
from tests.rules.sea import PACK, after, board, captain, one, play, refused, sea, ship, stale


def requests(*zones: str) -> tuple[Request, ...]:
    return tuple(Request("sail", "s1", (("zone", zone),)) for zone in zones)


HERE = "havana"
LEAVE = (Request("port", "s1", (("way", "leave"),)),)
ENTER = (Request("port", "s1", (("way", "enter"),)),)

# ------------------------------------------------------------------------------------------------ joining and sitting


def test_a_new_captain_is_in_port_in_a_new_last_seat() -> None:
    state = sea(captain("s1", "nassau"))
    played = play(state, Join("s2", "dutch", "curacao"))
    assert one(played, Joined) == Joined("s2", "dutch", "curacao", "dutch")
    joined = after(state, Join("s2", "dutch", "curacao"))
    assert joined.seats == ("s1", "s2")
    assert joined.captain("s2") == captain("s2", "curacao", "port", nation="dutch")


def test_another_nations_port_is_said_and_not_refused() -> None:
    assert one(play(sea(), Join("s1", "dutch", "nassau")), Joined).port == "english"


def test_a_zone_without_port_is_no_home() -> None:
    error = refused(sea(), Join("s1", "dutch", "caribbean-sea"))
    assert error.code == "marauders-no-port"
    assert error.facts == {"zone": "caribbean-sea", "zones": PACK.zone("caribbean-sea").neighbours}


def test_a_seat_has_one_captain() -> None:
    error = refused(sea(captain("s1", "nassau")), Join("s1", "dutch", "curacao"))
    assert (error.code, error.facts) == ("marauders-has-captain", {"seat": "s1"})


def test_a_seat_that_waited_for_a_captain_keeps_its_place() -> None:
    state = sea(captain("s2", "nassau"), seats=("s1", "s2"))
    joined = after(state, Join("s1", "dutch", "curacao"))
    assert joined.seats == ("s1", "s2")
    assert [each.seat for each in joined.captains] == ["s1", "s2"]


THREE = sea(captain("s1", "nassau"), captain("s2", "nassau"), captain("s3", "nassau"))


@pytest.mark.parametrize(
    ("action", "seats", "event"),
    [
        (Sit("s4"), ("s1", "s2", "s3", "s4"), Seated("s4", "s3")),
        (Sit("s4", "s1"), ("s1", "s4", "s2", "s3"), Seated("s4", "s1")),
        (Sit("s1", "s3"), ("s2", "s3", "s1"), Seated("s1", "s3")),
        (Sit("s3", "s1"), ("s1", "s3", "s2"), Seated("s3", "s1")),
    ],
    ids=str,
)
def test_a_seat_takes_its_place(action: Sit, seats: tuple[str, ...], event: Seated) -> None:
    assert one(play(THREE, action), Seated) == event
    state = after(THREE, action)
    assert state.seats == seats
    assert [each.seat for each in state.captains] == [seat for seat in seats if seat != "s4"]


@pytest.mark.parametrize("action", [Sit("s2"), Sit("s2", "s2"), Sit("s1"), Sit("s2", "s1"), Sit("s3", "s2")], ids=str)
def test_a_seat_that_sits_there_already_does_not_move(action: Sit) -> None:
    with pytest.raises(RuleError) as refused:
        play(THREE, action)
    assert (refused.value.code, refused.value.facts) == ("seat-unchanged", {"seat": action.seat})


@pytest.mark.parametrize("action", [Join("s13", "dutch", "curacao"), Sit("s13"), Sit("s13", "s1")], ids=str)
def test_a_table_has_room_for_twelve_seats(action: Join | Sit) -> None:
    eleven = tuple(f"s{number}" for number in range(1, 12))
    assert len(after(sea(seats=eleven), action).seats) == 12
    with pytest.raises(RuleError) as refused:
        play(sea(seats=(*eleven, "s12")), action)
    assert (refused.value.code, refused.value.facts) == ("too-many-seats", {"limit": 12})
    assert after(sea(seats=(*eleven, "s12")), Join("s12", "dutch", "curacao")).captain("s12") is not None


# ------------------------------------------------------------------------------------------------ sailing and ports


def test_a_captain_sails_over_one_border() -> None:
    state = sea(captain("s1", "nassau"))
    assert one(play(state, Sail("s1", "havana")), Sailed) == Sailed("s1", "nassau", "havana")
    assert after(state, Sail("s1", "havana")).captain("s1") == captain("s1", "havana")


def test_ports_are_entered_and_left_in_the_same_zone() -> None:
    state = sea(captain("s1", "nassau"))
    assert one(play(state, Port("s1", "enter")), EnteredPort) == EnteredPort("s1", "nassau")
    docked = after(state, Port("s1", "enter"))
    assert docked.captain("s1") == captain("s1", "nassau", "port")
    assert one(play(docked, Port("s1", "leave")), LeftPort) == LeftPort("s1", "nassau")
    assert after(docked, Port("s1", "leave")) == state


@pytest.mark.parametrize(
    ("state", "action", "code", "facts", "cures"),
    [
        (
            sea(captain("s1", "nassau", "port")),
            Sail("s1", "trinidad"),
            "marauders-in-port",
            {"seat": "s1", "zone": "nassau"},
            LEAVE,
        ),
        (
            sea(captain("s1", "nassau")),
            Sail("s1", "nassau"),
            "marauders-already-there",
            {"seat": "s1", "zone": "nassau"},
            requests("tortuga", "havana"),
        ),
        (
            sea(captain("s1", "nassau")),
            Sail("s1", "trinidad"),
            "marauders-not-adjacent",
            {"seat": "s1", "zone": "trinidad", "here": "nassau", "zones": ("tortuga", "havana")},
            requests("tortuga", "havana"),
        ),
        (
            sea(captain("s1", "nassau", "port")),
            Port("s1", "enter"),
            "marauders-already-in-port",
            {"seat": "s1", "zone": "nassau"},
            LEAVE,
        ),
        (
            sea(captain("s1", "nassau")),
            Port("s1", "leave"),
            "marauders-already-at-sea",
            {"seat": "s1", "zone": "nassau"},
            ENTER,
        ),
        (
            sea(captain("s1", "caribbean-sea")),
            Port("s1", "leave"),
            "marauders-already-at-sea",
            {"seat": "s1", "zone": "caribbean-sea"},
            (),
        ),
        (
            sea(captain("s1", "caribbean-sea")),
            Port("s1", "enter"),
            "marauders-no-port",
            {"zone": "caribbean-sea", "zones": PACK.zone("caribbean-sea").neighbours},
            (),
        ),
    ],
)
def test_what_cannot_be_is_refused_with_what_would_be_right(
    state: Sea, action: MaraudersAction, code: str, facts: dict[str, object], cures: tuple[Request, ...]
) -> None:
    error = refused(state, action)
    assert (error.code, error.facts, error.cures) == (code, facts, cures)


@pytest.mark.parametrize(
    "action",
    [Sail("s2", "havana"), Port("s2", "enter"), Turn("s2"), Hold("s2", 1), Bounty("s2", "dutch", 1)],
    ids=str,
)
def test_a_seat_without_captain_does_nothing(action: MaraudersAction) -> None:
    error = refused(sea(captain("s1", "nassau"), seats=("s1", "s2")), action)
    assert (error.code, error.facts) == ("marauders-no-captain", {"seat": "s2"})


# ------------------------------------------------------------------------------------------------ turns and their order


def test_a_turn_is_counted_and_makes_figures_old() -> None:
    records = (Compared("gold", ("s1", "s2"), ("s1",)),)
    state = sea(captain("s1", "nassau", gold=5, cargo=2), captain("s2", "nassau", gold=4), compared=records)
    assert one(play(state, Turn("s1")), TurnBegan) == TurnBegan("s1", "nassau", "sea")
    begun = after(state, Turn("s1"))
    first, second = begun.captains
    assert (first.turns, first.gold, first.cargo, second.gold) == (1, stale(5), stale(2), Figure(4))
    assert (begun.turn, begun.begun, begun.compared) == ("s1", ("s1",), ())


def test_a_second_turn_in_a_round_is_said() -> None:
    state = after(THREE, Turn("s1"), Turn("s2"))
    assert play(state, Turn("s1")).events[-1] == OutOfOrder("second-turn", ("s1",))
    again = after(state, Turn("s1"))
    assert (again.turn, again.begun) == ("s1", ("s1", "s2"))
    assert OutOfOrder("second-turn", ("s1",)) not in play(after(again, EndRound()), Turn("s1")).events


@pytest.mark.parametrize("action", [Sail("s2", "havana"), Port("s2", "enter")], ids=str)
def test_acting_before_ones_turn_is_said_once_others_had_theirs(action: MaraudersAction) -> None:
    assert play(after(THREE, Turn("s1")), action).events[-1] == OutOfOrder("turn-not-begun", ("s2",))
    assert not any(isinstance(event, OutOfOrder) for event in play(THREE, action).events)
    assert not any(isinstance(event, OutOfOrder) for event in play(after(THREE, Turn("s2"), Turn("s1")), action).events)


@pytest.mark.parametrize("action", [Port("s1", "leave"), Sail("s1", "nassau"), Attack("s1", "sloop")], ids=str)
def test_who_follows_a_dead_captain_plays_from_the_next_turn_on(action: MaraudersAction) -> None:
    """R17.6; said once, before anything else, and not where he joins once his turn is due."""
    state = sea(captain("s1", HERE), captain("s2", HERE), ship("sloop", HERE))
    lost = Lost("s1", "dutch", "curacao")
    place = Correct("s1", HERE, "port" if isinstance(action, Port) else "sea")
    early = OutOfOrder("next-turn", ("s1",))
    acted = play(after(state, Turn("s1"), lost, place), action)
    assert acted.events[0] == early
    assert early not in play(board(acted), Correct("s1", HERE, "port")).events
    assert early not in play(after(board(acted), Correct("s1", HERE, "port")), Port("s1", "leave")).events
    assert early not in play(after(state, Turn("s1"), lost, EndRound(), Turn("s1"), place), action).events
    assert early not in play(after(state, Turn("s2"), lost, Turn("s1"), place), action).events


def test_entering_a_port_keeps_that_it_was_said() -> None:
    state = after(sea(captain("s1", HERE)), Turn("s1"), Lost("s1", "dutch", "curacao"), Correct("s1", HERE, "sea"))
    assert not after(state, Port("s1", "enter")).captains[0].awaits_turn


def test_a_turn_that_was_not_begun_names_who_would_have_looked() -> None:
    """Those where he was before he acted, not those where he came to; nobody looks for one in port."""
    friend = sea(captain("s1", "nassau"), captain("s2", "havana"), captain("s3", "havana", "port"))
    state = replace(friend, ships=sea(ship("sloop", "havana"), ship("frigate", "nassau")).ships)
    begun = after(state, Correct("s1", "tortuga", "sea"), Turn("s1"))
    for action in (Port("s2", "enter"), Attack("s2", "sloop"), Sail("s2", "nassau")):
        assert OutOfOrder("turn-not-begun", ("s2",), ships=("sloop",)) in play(begun, action).events
    assert OutOfOrder("turn-not-begun", ("s3",)) in play(begun, Port("s3", "leave")).events


# ------------------------------------------------------------------------------------------------ what is told


def test_the_hold_is_told_in_parts() -> None:
    state = sea(captain("s1", "nassau", gold=stale(5), cargo=stale(2)))
    assert one(play(state, Hold("s1", gold=0)), HoldTold) == HoldTold("s1", 0, None)
    assert after(state, Hold("s1", gold=0)).captain("s1") == captain("s1", "nassau", gold=0, cargo=stale(2))
    assert after(state, Hold("s1", cargo=3)).captain("s1") == captain("s1", "nassau", gold=stale(5), cargo=3)
    assert after(state, Hold("s1", 1, 2)).captain("s1") == captain("s1", "nassau", gold=1, cargo=2)


def test_nothing_told_is_refused() -> None:
    assert refused(THREE, Hold("s1")).code == "marauders-nothing-told"


def test_bounties_are_set_a_nation_at_a_time() -> None:
    state = sea(captain("s1", "nassau", dutch=2, french=1))
    assert one(play(state, Bounty("s1", "dutch", 5)), BountySet) == BountySet("s1", "dutch", 2, 5)
    (pirate,) = after(state, Bounty("s1", "dutch", 5), Bounty("s1", "french", 0)).captains
    assert pirate == captain("s1", "nassau", dutch=5)
    assert pirate.pirate
    assert pirate.bounties.total == 5
