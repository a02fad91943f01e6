"""Each reminder at its moment and never twice; each forgotten step is noticed, and nothing is held up."""

from __future__ import annotations

from typing import Any, cast

import pytest
from msgspec.structs import replace

from rules.betrayal.events import AfterDeployment
from rules.betrayal.events import OutOfOrder as Odd
from rules.contract import Request, RuleError
from rules.everrain.events import OutOfOrder as Amiss
from rules.everrain.state import Due, Enemy
from rules.marauders.actions import Another, Bounty, Correct, Defeat, EndRound, Port, Sail, Turn
from rules.marauders.events import BattleBegins, HeldUp, OutOfOrder, Sailed
from rules.marauders.reminding import Closed, Refill, Reminder, Spoils, reminders
from rules.marauders.state import Bounties, Sea
from rules.referee import Finished, run
from tests.bot.betrayal_samples import evening
from tests.bot.everrain_samples import Evening
from tests.rules.sea import GAME, PACK, SEED, captain, sea, ship

WANTED = Bounties(dutch=1)


def played(state: Any, *actions: Any) -> tuple[Any, tuple[Reminder, ...]]:
    """The state after these actions, and what the last of them is the moment for."""
    said: tuple[Reminder, ...] = ()
    for action in actions:
        result = run(GAME, state, action, (), SEED)
        assert isinstance(result, Finished)
        before, state = state, result.state
        said = reminders(PACK, before, state, result.events)  # pyright: ignore[reportArgumentType]
    return state, said


# ------------------------------------------------------------------------------------------------ reminders


def test_merchants_are_refilled_before_the_event_card() -> None:
    """R1.1: a round is over, so the next thing is the event card."""
    state, said = played(sea(captain("s1", "havana")), EndRound())
    assert said == (Refill(),)
    assert played(state, Turn("s1"))[1] == ()


def test_a_port_is_closed_once_a_visit() -> None:
    """R20: said when he comes to its zone, not again while he is there, and again when he comes back."""
    state = sea(replace(captain("s1", "caracas"), bounties=WANTED))
    shut = Closed("s1", "curacao", "dutch", "bounty")
    state, said = played(state, Sail("s1", "curacao"))
    assert said == (shut,)
    assert played(state, Turn("s1"))[1] == ()
    assert played(state, Sail("s1", "caracas"))[1] == ()
    assert played(state, Sail("s1", "caracas"), Sail("s1", "curacao"))[1] == (shut,)


def test_a_closed_port_is_said_to_who_enters_it_all_the_same() -> None:
    """Played, and said once: not with what he does there, nor where a port is open or he is only put there."""
    state = sea(replace(captain("s1", "curacao"), bounties=WANTED))
    inside, said = played(state, Port("s1", "enter"))
    assert said == (Closed("s1", "curacao", "dutch", "bounty", entered=True),)
    assert inside.captain("s1").at == "port"
    assert played(inside, Turn("s1"))[1] == ()
    assert played(state, Correct("s1", "curacao", "port"))[1] == ()
    assert played(sea(captain("s1", "curacao")), Port("s1", "enter"))[1] == ()


def test_who_leaves_a_port_is_not_told_that_he_may_not_enter_it() -> None:
    left, said = played(sea(replace(captain("s1", "curacao", "port"), bounties=WANTED)), Port("s1", "leave"))
    assert said == ()
    shut = Closed("s1", "curacao", "dutch", "bounty")
    assert played(left, Sail("s1", "caracas"), Sail("s1", "curacao"))[1] == (shut,)


def test_a_port_closes_under_ones_eyes() -> None:
    """A bounty takes effect at once (R20)."""
    here = sea(captain("s1", "curacao"))
    assert played(here, Bounty("s1", "dutch", 1))[1] == (Closed("s1", "curacao", "dutch", "bounty"),)
    assert played(here, Bounty("s1", "spanish", 1))[1] == ()


def test_a_port_of_an_enemy_nation_is_closed_too() -> None:
    state = sea(captain("s1", "caracas"), war=(("dutch", "english"),))
    assert played(state, Sail("s1", "curacao"))[1] == (Closed("s1", "curacao", "dutch", "war"),)
    assert played(state, Sail("s1", "caribbean-sea"))[1] == ()


@pytest.mark.parametrize(("key", "gold"), [("dutch", None), ("sloop", 5), ("frigate", 15)])
def test_what_the_winner_of_a_battle_gets(key: Any, gold: int | None) -> None:
    """R17.2, R17.3: of a naval ship its hold, of a pirate gold."""
    state = sea(captain("s1", "havana"), ship(key, "havana"))
    assert played(state, Defeat(key))[1] == (Spoils(key, gold, None, False),)
    mine = run(GAME, state, Turn("s1"), (), SEED)
    assert isinstance(mine, Finished)
    assert played(mine.state, Defeat(key))[1] == (Spoils(key, gold, "s1", False),)


def test_a_pirate_gets_no_gold_of_a_pirate() -> None:
    state = sea(replace(captain("s1", "havana"), bounties=WANTED), ship("sloop", "havana"))
    assert played(state, Turn("s1"), Defeat("sloop"))[1] == (Spoils("sloop", 5, "s1", True),)


# ------------------------------------------------------------------------------------------------ over two zones


def test_over_two_zones_each_way_is_offered() -> None:
    """Havana to Petit-Goave: by way of Tortuga or Port Royal, or just put there."""
    with pytest.raises(RuleError) as refused:
        run(GAME, sea(captain("s1", "havana")), Sail("s1", "petit-goave"), (), SEED)
    assert refused.value.code == "marauders-not-adjacent"
    assert refused.value.cures == (
        Request("sail", "s1", (("zone", "petit-goave"), ("via", "tortuga"))),
        Request("sail", "s1", (("zone", "petit-goave"), ("via", "port-royal"))),
        Request("correct", "s1", (("zone", "petit-goave"), ("at", "sea"), ("only", "yes"))),
    )
    assert GAME.read(sea(captain("s1", "havana")), refused.value.cures[0]) == Sail("s1", "petit-goave", "tortuga")
    assert GAME.read(sea(captain("s1", "havana")), refused.value.cures[2]) == Correct("s1", "petit-goave", "sea")


def test_farther_away_the_next_zones_are_offered() -> None:
    with pytest.raises(RuleError) as refused:
        run(GAME, sea(captain("s1", "havana")), Sail("s1", "trinidad"), (), SEED)
    assert [dict(cure.given)["zone"] for cure in refused.value.cures] == ["nassau", "tortuga", "port-royal"]


def test_over_two_zones_ships_look_for_him_in_both() -> None:
    state = sea(captain("s1", "havana"), ship("sloop", "tortuga"), ship("frigate", "petit-goave"))
    results = [run(GAME, state, Sail("s1", "petit-goave", "tortuga"), (), bytes([seed] * 32)) for seed in range(40)]
    ended = set[str]()
    for result in results:
        assert isinstance(result, Finished)
        after = cast("Sea", result.state).captain("s1")
        assert after is not None
        found = any(isinstance(each, BattleBegins) and each.zone == "tortuga" for each in result.events)
        assert after.zone == ("tortuga" if found else "petit-goave")
        assert (HeldUp("s1", "tortuga", "petit-goave") in result.events) is found
        assert [each.to for each in result.events if isinstance(each, Sailed)][:1] == ["tortuga"]
        ended.add(after.zone)
    assert ended == {"tortuga", "petit-goave"}


def test_a_way_that_is_none_is_refused() -> None:
    with pytest.raises(RuleError) as refused:
        run(GAME, sea(captain("s1", "havana")), Sail("s1", "petit-goave", "nassau"), (), SEED)
    assert refused.value.code == "marauders-not-adjacent"


# ------------------------------------------------------------------------------------------------ forgotten


def test_ships_that_wait_for_a_forgotten_rounds_end_are_noticed() -> None:
    waits: Sea = replace(sea(captain("s1", "havana"), ship("dutch", "havana", killed=False), cards="ours"), events=1)
    queued = replace(
        waits, ships=tuple(replace(each, queued=each.stack) if each.key == "dutch" else each for each in waits.ships)
    )
    result = run(GAME, queued, Another("Calm"), (), SEED)
    assert isinstance(result, Finished)
    assert result.events[-2:] == (OutOfOrder("arrivals-waiting", ships=("dutch",)), OutOfOrder("second-event"))
    none = run(GAME, waits, Another("Calm"), (), SEED)
    assert isinstance(none, Finished)
    assert OutOfOrder("arrivals-waiting", ships=("dutch",)) not in none.events


@pytest.mark.parametrize(
    ("classes", "able"),
    [(None, ("scout", "bard")), ("scout", ("scout",)), ("Bard, nightblade", ("bard",)), ("none", ()), ("healer", ())],
)
def test_only_classes_in_the_party_are_reminded_of(classes: str | None, able: tuple[str, ...]) -> None:
    """P-13: the Scout and the Bard, where the party has one; all of them where nobody told its classes."""
    night = evening(*(() if classes is None else (f"party classes:{classes.replace(' ', '')}",)))
    came = night("clash ep:8").events
    assert [each.abilities for each in came if isinstance(each, AfterDeployment)] == [able]


def test_a_tile_after_the_enemies_turn_is_noticed() -> None:
    night = evening("delve", "explore hexes:2 row:1,1")
    assert Odd("explored-after-enemies") not in night("explore hexes:2 row:1,1").events
    night("enemies")
    assert night("explore hexes:1 row:1").events[-1] == Odd("explored-after-enemies")
    night("round")
    assert Odd("explored-after-enemies") not in night("explore hexes:1 row:1").events


def odd(night: Any, *texts: str) -> list[list[str]]:
    """What is noticed with each of these steps."""
    return [[each.what for each in night(text).events if isinstance(each, Odd)] for text in texts]


def test_a_forgotten_end_of_a_round_is_noticed_once() -> None:
    """Between two of the enemies' turns one end was forgotten, whatever is done there; undone and done again it is said again."""
    night = evening("delve", "explore hexes:2 row:1,1", "enemies")
    tile, enemies = "explore hexes:1 row:1", "enemies"
    before = night.state
    assert odd(night, tile, tile, enemies) == [["explored-after-enemies"], [], []]
    assert odd(night, tile, "round", tile) == [["explored-after-enemies"], [], []]
    assert odd(night, enemies, enemies, enemies) == [[], ["second-phase"], ["second-phase"]]
    assert odd(night, tile, tile) == [["explored-after-enemies"], []]
    night.state = before
    assert odd(night, tile) == [["explored-after-enemies"]]


def test_the_party_changes_between_battles() -> None:
    night = evening("seat", "seat")
    assert night("seat").events[-1] == Odd("seat-without-adventurer")
    assert Odd("party-in-battle") not in night("party adventurers:3").events
    night("clash ep:1")
    assert night("party adventurers:4").events[-1] == Odd("party-in-battle")


def voyage(*texts: str, **fields: Any) -> Evening:
    """A table of The Everrain with two ships."""
    night = Evening()
    for text in ("ship", "ship", *texts):
        night(text)
    night.state = replace(night.state, **fields)
    return night


@pytest.mark.parametrize(
    ("enemy", "odd"),
    [
        (Enemy(handle="A1", seat="s1", act=1, name="Crawler", dice=1, since=1), [Amiss("unplaced", enemies=("A1",))]),
        (Enemy(handle="A1", seat="s1", act=1, zone=4, since=1), [Amiss("untold", enemies=("A1",))]),
        (Enemy(handle="A1", seat="s1", act=1, zone=4, name="Crawler", dice=1, since=1), []),
    ],
)
def test_an_enemy_phase_notices_a_spawn_that_is_not_done(enemy: Enemy, odd: list[Amiss]) -> None:
    night = voyage()
    ships = tuple(replace(each, spawned=1) if each.seat == "s1" else each for each in night.state.ships)
    night = voyage(enemies=(enemy,), ships=ships, cards="ours")
    assert [each for each in night("phase").events if isinstance(each, Amiss)] == odd


def test_an_enemy_phase_notices_an_act_that_waits() -> None:
    night = voyage(due=(Due(2, "players"),), players=4)
    assert Amiss("act-due") in night("phase", "no").events


def test_a_late_ship_joins_at_a_port() -> None:
    """The only one that is free; where there are several, the players say which."""
    night = voyage("reveal hex:0,0 kind:port", "agenda steps:1")
    night("ship")
    assert night.state.ships[2].hex == (0, 0)
    night = voyage("reveal hex:0,0 kind:port", "reveal hex:2,0 kind:port", "agenda steps:1")
    night("ship", "2,0")
    assert night.state.ships[2].hex == (2, 0)
    night = voyage("reveal hex:0,0 kind:port", "agenda steps:1")
    assert night("ship hex:3,0").events[-1] == Amiss("joins-off-port", ("s3",))
