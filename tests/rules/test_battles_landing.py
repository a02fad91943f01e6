"""Skulls that the table tells of hits, and rolls that the bot makes at a table with its own dice."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rules.contract import Answer, RuleError, Told
from rules.marauders.actions import Fight, Muster, Strike
from rules.marauders.battle.events import CrewFought, Repaired, RoundFought, Struck
from rules.marauders.battle.landing import Where
from rules.marauders.battle.questions import WhereHit
from rules.marauders.battle.state import Battle, Tracks
from rules.marauders.state import Sea
from rules.referee import Stopped, run
from tests.rules.sea import GAME, SEED, after, all_of, misread, one, play, typed
from tests.rules.test_battles import fought

ROLLED = Fight(("1", "2", "3"), ("skull", "1", "1"))
"""The captain wins with one skull and three cannons: three hits on the NPC."""


def _rolled(state: Sea) -> tuple[Answer, ...]:
    """What comes before the first question of where hits landed."""
    outcome = run(GAME, state, ROLLED, (), SEED)
    assert isinstance(outcome, Stopped)
    return outcome.answers


def waiting(state: Sea, *answers: Told) -> WhereHit:
    """What is asked of the hits on the NPC once so much was answered."""
    outcome = run(GAME, state, ROLLED, (*_rolled(state), *answers), SEED)
    assert isinstance(outcome, Stopped)
    assert isinstance(outcome.question, WhereHit)
    return outcome.question


def landed(state: Sea, *answers: Told) -> list[Where]:
    """Where the hits on the NPC landed once so much was answered."""
    return [each.locations for each in all_of(play(state, ROLLED, *_rolled(state), *answers), Struck)]


def test_a_skull_that_is_told_of_a_hit_is_placed_by_the_bot_at_the_helm() -> None:
    done = play(fought(number=1, helm="bot"), replace(ROLLED, npc_hits=("masts", "skull", "skull")))
    told, chosen = all_of(done, Struck)
    assert (told.locations, told.because) == (("masts",), None)
    assert (chosen.locations, chosen.because and chosen.because.rule) == (("cargo", "cargo"), "marauders.hits.chosen")


def test_a_skull_may_be_answered_where_the_bot_places_it() -> None:
    state = fought(number=1, helm="bot")
    done = run(GAME, state, ROLLED, (), SEED)
    assert isinstance(done, Stopped)
    assert isinstance(done.question, WhereHit)
    assert done.question.read("s hull 1 skull") == "hull+skull+skull"
    struck = all_of(play(state, ROLLED, *done.answers, Told(done.question.key, "hull+skull+skull")), Struck)
    assert [each.locations for each in struck] == [("hull",), ("cargo", "cargo")]


def test_a_skull_on_a_ship_that_somebody_plays_is_his_to_place() -> None:
    outcome = run(GAME, fought(number=1), replace(ROLLED, npc_hits=("masts", "skull", "skull")), (), SEED)
    assert isinstance(outcome, Stopped)
    assert (outcome.question.key, outcome.question.seats) == ("hits npc skull 2", ("s2",))


def test_only_what_is_told_may_be_a_skull() -> None:
    told = WhereHit("npc", "sloop", 1, Tracks(hull=2, crew=1), "told", 2, skulls=True)
    assert [each.key for each in told.options] == ["hull", "crew", "skull"]
    skull = replace(told, why="skull", skulls=False)
    assert [each.key for each in skull.options] == ["hull", "crew"]
    assert not skull.takes("skull")
    with pytest.raises(RuleError, match="marauders-unknown-location"):
        skull.read("skull")
    assert misread(fought(), "hit", side="npc", location="skull").code == "marauders-unknown-location"


def test_more_ways_than_a_menu_takes_are_asked_hit_by_hit() -> None:
    state = fought(number=1, helm="bot")
    first = waiting(state)
    assert (first.hits, first.open, first.by_hit) == (3, 3, True)
    assert [each.key for each in first.options] == ["hull", "cargo", "masts", "crew", "cannons", "skull"]
    second = waiting(state, Told(first.key, "masts"))
    assert (second.key, second.left.masts) == ("hits npc told 2", first.left.masts - 1)
    third = waiting(state, Told(first.key, "masts"), Told(second.key, "skull"))
    assert (third.placed, third.open) == (("masts", "skull"), 1)
    by_hit = landed(state, Told(first.key, "masts"), Told(second.key, "skull"), Told(third.key, "hull"))
    at_once = landed(state, Told(first.key, "hull+masts+skull"))
    rest = landed(state, Told(first.key, "masts"), Told(second.key, "hull+skull"))
    assert by_hit == at_once == rest


def test_a_location_that_is_gone_is_no_answer_to_the_next_hit() -> None:
    asked = WhereHit("npc", "sloop", 4, Tracks(hull=1, crew=4), "skull", 2, placed=("cargo",))
    assert [each.key for each in asked.options] == ["hull", "crew"]
    assert not asked.takes("skull")
    assert not asked.takes("crew+crew")
    assert asked.takes("crew+crew+crew")
    assert asked.read("3 crew") == "crew+crew+crew"


@pytest.mark.parametrize(
    ("left", "hits", "example"),
    [(Tracks(hull=1, cargo=3, masts=3), 5, "h 3car m"), (Tracks(crew=2, cannons=4), 3, "2w g")],
)
def test_the_example_is_an_answer(left: Tracks, hits: int, example: str) -> None:
    asked = WhereHit("npc", "sloop", hits, left, "told", 2)
    assert asked.example == example
    assert asked.takes(asked.read(example))


@pytest.mark.parametrize(("text", "key"), [("h", "hull"), ("car", "cargo"), ("S", "skull"), ("masts", "masts")])
def test_asked_hit_by_hit_a_letter_is_one_hit_as_the_word_is(text: str, key: str) -> None:
    asked = waiting(fought(number=1, helm="bot"))
    assert asked.read(text) == key
    assert asked.takes(key)


def test_one_hit_too_must_be_on_what_is_left() -> None:
    asked = WhereHit("npc", "sloop", 4, Tracks(hull=1, crew=4), "skull", 2, placed=("cargo",))
    assert asked.read("w") == "crew"
    for text, code in (("m", "marauders-location-destroyed"), ("s", "marauders-unknown-location")):
        with pytest.raises(RuleError, match=code):
            asked.read(text)
    with pytest.raises(RuleError, match="marauders-hits-count"):
        asked.read("w w")
    listed = WhereHit("npc", "sloop", 2, Tracks(hull=2, crew=1), "told", 2)
    with pytest.raises(RuleError, match="marauders-hits-count"):
        listed.read("h")


# --- What may have been repaired in port ---------------------------------------------------------------------------------------


def berthed(**hits: int) -> Sea:
    """The captain's Sloop took these hits, and was in port since."""
    state = fought(number=1)
    captain = replace(state.captains[0], ship_class="sloop", hits=Tracks(**hits), berthed=True)
    return replace(state, captains=(captain, *state.captains[1:]))


@pytest.mark.parametrize(("answer", "left"), [("repaired", 1), ("as-it-was", 0)])
def test_a_hit_on_a_ship_that_may_have_been_repaired_asks_first(answer: str, left: int) -> None:
    hit = Strike("captain", "crew")
    asked = run(GAME, berthed(crew=1), hit, (), SEED)
    assert isinstance(asked, Stopped)
    done = play(berthed(crew=1), hit, Told(asked.question.key, answer))
    assert one(done, Repaired).whole == (answer == "repaired")
    assert one(done, Struck).left.crew == left


def test_a_hit_on_what_was_gone_says_that_it_was_repaired() -> None:
    done = play(berthed(crew=2), Strike("captain", "crew"))
    assert one(done, Repaired).whole
    assert one(done, Struck).left.crew == 1
    with pytest.raises(RuleError, match="marauders-location-destroyed"):
        play(berthed(crew=2), Strike("captain", "crew", 3))


# --- Rolls of the bot -----------------------------------------------------------------------------------------------------------


def ours(**fields: object) -> Sea:
    return replace(fought(number=1, helm="bot"), dice="ours", **fields)


def test_the_bot_rolls_all_of_a_round_where_it_is_let() -> None:
    assert isinstance(run(GAME, ours(), Fight(), (), SEED), Stopped)
    done = play(ours(), Fight(by="bot"))
    assert one(done, RoundFought).by == "bot"
    assert typed(ours(), "fight", by="bot") == Fight(by="bot")


def test_what_was_told_beside_it_counts() -> None:
    done = one(play(ours(), Fight(npc=("1", "2", "3"), by="bot")), RoundFought)
    assert (done.by, done.npc_faces) == ("table", ("1", "2", "3"))


def test_the_bot_rolls_for_crews_too() -> None:
    battle = ours().battle
    assert isinstance(battle, Battle)
    aboard = ours(battle=replace(battle, boarder="npc", npc=None, captain=None, round=3))
    assert isinstance(run(GAME, aboard, Fight(), (), SEED), Stopped)
    assert one(play(aboard, Fight(by="bot")), CrewFought).by == "bot"


def test_a_crew_that_fights_is_not_gone_in_a_smaller_ship() -> None:
    battle = ours().battle
    assert isinstance(battle, Battle)
    state = fought(hits=Tracks(), number=3)
    aboard = replace(state, battle=replace(battle, boarder="npc", npc=None, captain=None, round=3))
    hit = replace(aboard, captains=(replace(aboard.captains[0], hits=Tracks(crew=1)), *aboard.captains[1:]))
    captain = after(hit, Muster("flute")).captain("s1")
    assert captain is not None
    assert captain.hits.crew == 0
