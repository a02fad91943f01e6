"""Battles beside their cases: what can be done in one, what buttons depend on, and what hits come to."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from rules.contract import RuleError, Told, encode
from rules.marauders import Marauders
from rules.marauders.actions import (
    Attack,
    BeginBattle,
    Declare,
    Defeat,
    EndBattle,
    Fight,
    MaraudersAction,
    Muster,
    Peace,
    Port,
    Strike,
    TakeHelm,
    Turn,
    War,
)
from rules.marauders.battle.events import BattleOver, CargoLost, Claimed, RoundFought, Struck
from rules.marauders.battle.landing import HIT_DIE, fits, spared
from rules.marauders.battle.locating import locations
from rules.marauders.battle.questions import WhereHit
from rules.marauders.battle.retracking import remains
from rules.marauders.battle.rounds import DEEDS, exchange, lawful, tracks_of
from rules.marauders.battle.state import ENDINGS, Battle, Deed, Tracks
from rules.marauders.card_events import PeaceMade, WarBegan
from rules.marauders.events import BountySet
from rules.marauders.keys import LOCATIONS, SIDES, SKULL, Location, Side
from rules.marauders.pack import DIE
from rules.marauders.state import MOST_BOUNTIES, Bounties, Captain, Sea
from rules.referee import Finished, Stopped, run
from tests.rules.marauders_boards import many
from tests.rules.sea import GAME, PACK, SEED, after, all_of, board, captain, one, play, refused, sea, ship

HERE = "curacao"
WHOLE = Tracks()


def sailor(seat: str, **fields: object) -> Captain:
    """A captain in a frigate, of whom everything is known."""
    known = replace(captain(seat, HERE), ship_class="frigate", seamanship=3, leadership=2)
    return replace(known, **fields)


def fought(*, helm: str = "s2", hits: Tracks = WHOLE, number: int = 2, **fields: object) -> Sea:
    """The first seat fights a Dutch frigate of which everything is known."""
    dutch = ship("dutch", HERE)
    card = replace(dutch.captain, seamanship=3, leadership=2)
    deeds: dict[str, Deed] = {"npc": "shoot", "captain": "shoot"} if number == 1 else {}
    battle = Battle(
        seat="s1",
        zone=HERE,
        ship="dutch",
        aggressor="npc",
        helm=helm,
        round=number,
        npc=deeds.get("npc"),
        captain=deeds.get("captain"),
        hits=hits,
    )
    others = (captain("s2", "havana", "port"), captain("s3", "nassau", "port"))
    return sea(sailor("s1", **fields), *others, replace(dutch, stack=(card,)), ship("sloop", HERE), battle=battle)


# --- What can be done -----------------------------------------------------------------------------------------------------------


def test_the_moves_of_a_battle() -> None:
    found = [move for move in GAME.moves(fought(), "s1") if isinstance(move, Declare | Fight | TakeHelm | EndBattle)]
    assert found == [
        Declare("npc", "shoot"),
        Declare("npc", "board"),
        TakeHelm("s1"),
        TakeHelm("s3"),
        TakeHelm("bot"),
        *map(EndBattle, ENDINGS),
    ]
    assert Fight() in list(GAME.moves(fought(number=1), None))
    assert not [move for move in GAME.moves(fought(), "s2") if isinstance(move, Declare)]


def test_a_ship_that_is_fought_already_is_no_new_battle() -> None:
    begun = [move for move in GAME.moves(fought(), "s1") if isinstance(move, BeginBattle)]
    assert begun == [BeginBattle("s1", "sloop")]


def test_only_what_is_left_can_be_hit() -> None:
    struck = [move for move in GAME.moves(fought(hits=Tracks(masts=3)), "s1") if isinstance(move, Strike)]
    assert Strike("npc", "masts") not in struck
    assert Strike("captain", "masts") in struck


BUTTONS: list[tuple[MaraudersAction, MaraudersAction, MaraudersAction]] = [
    (Declare("npc", "shoot"), Declare("npc", "shoot"), TakeHelm("s3")),
    (Fight(), Declare("npc", "board"), Strike("npc", "hull")),
    (Strike("npc", "hull"), Strike("npc", "masts"), Strike("captain", "masts")),
    (Strike("captain", "hull"), Strike("captain", "crew"), Declare("npc", "shoot")),
    (TakeHelm("bot"), TakeHelm("s3"), Declare("npc", "shoot")),
    (Muster(seamanship=1), Muster(npc_leadership=5), Strike("npc", "hull")),
    (EndBattle("called-off"), EndBattle("npc-fled"), Declare("npc", "shoot")),
    (Fight(), Defeat("dutch"), Turn("s2")),
    (BeginBattle("s1", "sloop"), BeginBattle("s1", "sloop"), Declare("npc", "shoot")),
    (BeginBattle("s1", "sloop"), Port("s1", "enter"), Turn("s2")),
    (Attack("s1", "sloop"), Attack("s1", "sloop"), Declare("npc", "shoot")),
]


@pytest.mark.parametrize(("action", "ages", "keeps"), BUTTONS, ids=str)
def test_a_button_is_old_exactly_when_its_subject_changed(
    action: MaraudersAction, ages: MaraudersAction, keeps: MaraudersAction
) -> None:
    state = fought()
    stamp = encode(GAME.subject(state, action))
    assert encode(GAME.subject(after(state, ages), action)) != stamp
    assert encode(GAME.subject(after(state, keeps), action)) == stamp


def test_a_button_of_one_battle_is_none_of_the_next_of_the_same_two() -> None:
    first = fought(number=1)
    again = after(first, EndBattle("npc-fled"), BeginBattle("s1", "dutch", "npc"))
    assert first.battle is not None
    assert again.battle == replace(first.battle, helm="s2", npc_class="frigate")
    assert GAME.subject(again, Fight()) != GAME.subject(first, Fight())


def test_bounties_for_attacks_come_to_an_end_with_the_tokens() -> None:
    state = replace(fought(bounties=Bounties(dutch=MOST_BOUNTIES)), battle=None)
    assert not all_of(play(state, Attack("s1", "dutch")), BountySet)


# --- The class that it is fought with -------------------------------------------------------------------------------------------


def test_war_and_peace_change_a_ship_once_its_battle_is_over() -> None:
    peaceful = after(replace(fought(), battle=None), BeginBattle("s1", "dutch"))
    war = play(peaceful, War("dutch", "french"))
    fighting = board(war)
    assert one(war, WarBegan).fighting == "dutch"
    assert fighting.battle == peaceful.battle
    hit = after(fighting, Strike("npc", "hull", 2))
    peace = play(hit, Peace())
    assert one(peace, PeaceMade).fighting is None, "it is what it was when the battle began"
    assert board(peace).battle == hit.battle
    assert remains(PACK, hit, None) == Tracks(hull=1, cargo=3, masts=3, crew=3, cannons=3)
    assert one(play(fighting, EndBattle("npc-taken"), Told("claim s1 dutch", "claim")), Claimed).ship_class == "frigate"
    again = after(fighting, EndBattle("called-off"), BeginBattle("s1", "dutch"))
    assert remains(PACK, again, None).hull == 5


def test_a_war_of_others_says_nothing_of_a_battle() -> None:
    assert one(play(fought(), War("english", "french")), WarBegan).fighting is None


# --- What is known --------------------------------------------------------------------------------------------------------------


def test_told_late_that_it_is_a_smaller_ship_it_floats_with_the_hits_that_it_has_room_for() -> None:
    state = after(fought(hits=Tracks(), number=2), Strike("captain", "hull", 2), Strike("captain", "cannons", 3))
    smaller = after(state, Muster("sloop")).captain("s1")
    assert smaller is not None
    assert smaller.hits == Tracks(hull=1, cannons=1)


def test_a_pack_without_the_class_of_a_ship_has_no_rolls_for_it() -> None:
    state, game = fought(number=1), Marauders(replace(PACK, classes=PACK.classes[:2]))
    with pytest.raises(RuleError, match="marauders-class-not-in-pack"):
        run(game, state, Fight(), (), SEED)
    ended = run(game, state, EndBattle("npc-taken"), (), SEED)
    assert isinstance(ended, Finished)


def test_hits_told_beside_faces_that_are_asked_for_again_are_asked_for_too() -> None:
    state = fought(number=1, ship_class="")
    action = Fight((SKULL, SKULL, "1"), ("1", "2", "3"), captain_hits=("hull", "hull", "hull"))
    given = (Told("class s1", "galleon"), Told("roll seamanship dutch s1", "skull skull 1 1"))
    asked = run(GAME, state, action, given, SEED)
    assert isinstance(asked, Stopped)
    assert asked.question.key == "hits captain told 3"
    assert asked.dropped == 0


# --- What hits come to ----------------------------------------------------------------------------------------------------------

left_over = st.builds(Tracks, **{each: st.integers(0, 5) for each in LOCATIONS})
faces = st.lists(st.sampled_from(DIE), min_size=1, max_size=5).map(tuple)
deeds = st.sampled_from(DEEDS)


@many
@given(deeds, deeds, faces, faces, st.integers(0, 5), st.integers(0, 5))
def test_both_sides_are_judged_alike(
    npc: Deed, other: Deed, ours: tuple[str, ...], theirs: tuple[str, ...], guns: int, others: int
) -> None:
    one_way = exchange(npc, other, ours, theirs, guns, others)
    mirror: dict[Side | None, Side | None] = {"npc": "captain", "captain": "npc", None: None}
    back = exchange(other, npc, theirs, ours, others, guns)
    assert (back.winner, back.escaped, back.boards) == (
        mirror[one_way.winner],
        mirror[one_way.escaped],
        mirror[one_way.boards],
    )
    assert (back.on_npc, back.on_captain, back.rule) == (one_way.on_captain, one_way.on_npc, one_way.rule)
    assert one_way.on_captain <= guns
    assert (npc == "shoot") or not one_way.on_captain
    assert not (one_way.escaped and (one_way.on_npc or one_way.on_captain))
    if SKULL not in (*ours, *theirs):
        assert one_way == (None, "blank", 0, 0, None, None)


@many
@given(left_over, left_over, st.integers(1, 9), st.sampled_from(SIDES))
def test_something_is_always_lawful(own: Tracks, others: Tracks, number: int, side: Side) -> None:
    deeds = lawful(side, number, own, others)
    assert deeds[0] == "shoot"
    assert (deeds == ("shoot",)) or (number > 1 and own.masts > 0)
    weaker = own.cannons < others.cannons or own.crew < others.crew
    assert ("flee" in deeds) == (number > 1 and own.masts > 0 and (side == "captain" or weaker))


@many
@given(left_over.filter(lambda left: left.total > 0), st.data())
def test_every_way_that_hits_can_land_is_taken_as_an_answer(left: Tracks, data: st.DataObject) -> None:
    boxes: list[Location] = [each for each in LOCATIONS for _ in range(left.of(each))]
    way = data.draw(st.lists(st.sampled_from(range(len(boxes))), min_size=1, max_size=len(boxes), unique=True))
    named: list[Location] = [boxes[place] for place in way]
    question = WhereHit("npc", "dutch", len(named), left, "told", 1)
    answer = question.read(" ".join(named))
    assert question.takes(answer)
    assert sorted(question.way(answer)) == sorted(named)
    assert fits((*named,), len(named), left)
    assert all(question.takes(option.key) for option in question.options)
    assert not question.takes(f"{answer}+hull")


@many
@given(left_over.filter(lambda left: left.total > 0))
def test_the_bot_never_gives_up_the_last_hull_for_anything_else(left: Tracks) -> None:
    where = spared(left)
    assert left.of(where)
    assert where != "hull" or left.hull > 1 or left.total == 1


@many
@given(st.text(max_size=40) | st.lists(st.sampled_from((*LOCATIONS, "x2", "2", "w", "g")), max_size=8).map(" ".join))
def test_whatever_is_typed_for_hits_is_read_or_refused(text: str) -> None:
    wrong = {"marauders-unknown-location", "marauders-hits-number", "too-large"}
    with suppress(RuleError):
        found = locations(text)
        assert list(found) == sorted(found, key=LOCATIONS.index)
        return
    with pytest.raises(RuleError) as caught:
        locations(text)
    assert caught.value.code in wrong


@pytest.mark.parametrize("seed", range(40))
def test_every_hit_of_a_round_lands_where_something_is_left(seed: int) -> None:
    """The tracks lose as many boxes as there were hits, or all."""
    state = fought(number=1, helm="bot")
    whole = tracks_of(PACK.ship_class("frigate"))
    outcome = run(GAME, state, Fight(), (), b"%d" % seed)
    while isinstance(outcome, Stopped):
        told = Told(outcome.question.key, outcome.question.options[-1].key)
        outcome = run(GAME, state, Fight(), (*outcome.answers, told), b"%d" % seed)
    round_ = one(outcome, RoundFought)
    for side, hits in (("npc", round_.hits_on_npc), ("captain", round_.hits_on_captain)):
        struck = [event for event in all_of(outcome, Struck) if event.side == side]
        assert sum(len(event.locations) for event in struck) == hits
        assert not struck or struck[-1].left.total == whole.total - hits


def test_the_dice_for_locations_are_those_of_the_rules() -> None:
    assert sorted(HIT_DIE) == ["cannons", "cargo", "crew", "masts", SKULL, SKULL]


def test_cargo_that_nobody_told_is_not_said_to_be_lost() -> None:
    outcome = play(fought(), Strike("captain", "cargo", 2))
    assert not all_of(outcome, CargoLost)


def test_a_battle_is_over_once() -> None:
    state = fought()
    assert len(all_of(play(state, Strike("npc", "hull", 3)), BattleOver)) == 1
    assert refused(after(state, Strike("npc", "hull", 3)), Fight()).code == "marauders-no-battle"
