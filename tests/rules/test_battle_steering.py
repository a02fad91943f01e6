"""What the bot declares for a ship that nobody plays, with numbers reckoned by hand: every side rolls one die for Seamanship."""

from __future__ import annotations

from itertools import product
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from rules.contract import Candidate, Reason
from rules.marauders.battle.declaring import steered
from rules.marauders.battle.events import Declared
from rules.marauders.battle.state import DEEDS, Battle, Deed, Tracks
from rules.marauders.battle.steering import GAINS, choice
from rules.marauders.keys import ShipKey, Side
from rules.marauders.state import Sea
from rules.referee import Referee
from tests.rules.sea import PACK, SEED, captain, card, sea, ship

WHOLE = Tracks()
HITS = tuple(
    Tracks(hull=hull, masts=masts, crew=crew, cannons=cannons)
    for hull, masts, crew, cannons in product(range(2), range(3), range(3), range(2))
)


class Case(NamedTuple):
    """What each took (both sail frigates, or the captain a sloop), both Leaderships, what the captain declared, what comes."""

    npc: Tracks
    captain: Tracks
    sails: str
    leadership: tuple[int | None, int | None]
    answer: Deed | None
    rule: str
    declares: Deed
    weighed: tuple[Candidate, ...]


CASES = {
    # Two hits sink it: 2/9 that the captain alone has a skull. Fleeing is no worse, and 2/9 that it gets away, which counts as
    # five hits.
    "flees": Case(
        npc=Tracks(hull=2, cargo=3, masts=2, crew=3, cannons=3),
        captain=Tracks(cannons=1),
        sails="frigate",
        leadership=(1, 1),
        answer="shoot",
        rule="marauders.helm.flee",
        declares="flee",
        weighed=(
            Candidate("shoot", (0, 556, 0, 222, 0, -1667)),
            Candidate("board", out="marauders-may-not-board"),
            Candidate("flee", (0, 556, 0, 222, 222, -556)),
        ),
    ),
    # Nobody is aboard the sloop: with 2/9 it is taken at once. Shooting lands one hit with each skull, 3/9.
    "boards": Case(
        npc=Tracks(cannons=2),
        captain=Tracks(crew=2, cannons=1),
        sails="sloop",
        leadership=(1, 1),
        answer="shoot",
        rule="marauders.helm.best",
        declares="board",
        weighed=(
            Candidate("shoot", (333, 0, 0, 0, 0, 333)),
            Candidate("board", (0, 0, 222, 0, 0, 1111)),
            Candidate("flee", out="marauders-may-not-flee"),
        ),
    ),
    # Crew combat, one against one, with one die against two: 4/19 that it wins, 10/19 that it loses. Boarded, 2/9 of that.
    "declares first": Case(
        npc=Tracks(crew=2, cannons=2),
        captain=Tracks(crew=1, cannons=1),
        sails="sloop",
        leadership=(1, 2),
        answer=None,
        rule="marauders.helm.best",
        declares="shoot",
        weighed=(
            Candidate("shoot", (333, 0, 47, 117, 0, -18)),
            Candidate("board", (0, 0, 94, 234, 0, -702)),
            Candidate("flee", out="marauders-may-not-flee"),
        ),
    ),
    "leadership not known": Case(
        npc=Tracks(crew=2, cannons=2),
        captain=Tracks(crew=1, cannons=1),
        sails="sloop",
        leadership=(None, 2),
        answer=None,
        rule="marauders.helm.best",
        declares="shoot",
        weighed=(
            Candidate("shoot", (333, 0, 0, 0, 0, 333)),
            Candidate("board", out="unknown-leadership"),
            Candidate("flee", out="marauders-may-not-flee"),
        ),
    ),
    "class not known": Case(
        npc=Tracks(cannons=3),
        captain=Tracks(),
        sails="",
        leadership=(1, 1),
        answer="board",
        rule="marauders.helm.unknown",
        declares="shoot",
        weighed=(),
    ),
}


def fought(case: Case) -> Sea:
    """The second round of a battle, which the bot is to declare in."""
    ben = replace(
        captain("s1", "havana"), ship_class=case.sails, hits=case.captain, seamanship=1, leadership=case.leadership[1]
    )
    admiral = replace(card("tourville", "french"), seamanship=1, leadership=case.leadership[0])
    battle = Battle(
        seat="s1",
        zone="havana",
        ship="french",
        aggressor="npc" if case.answer is None else "captain",
        helm="bot",
        round=2,
        npc=None,
        captain=case.answer,
        hits=case.npc,
    )
    return sea(ben, ship("french", "havana", admiral), battle=battle)


@pytest.mark.parametrize("name", CASES)
def test_it_declares_the_best_for_it(name: str) -> None:
    """And says why: each declaration with its scores, or with what forbids it."""
    case = CASES[name]
    state = fought(case)
    assert state.battle is not None
    deed, because = choice(PACK, state, state.battle)
    assert (because.rule, deed, because.candidates) == (case.rule, case.declares, case.weighed)
    assert because.chosen == (deed,)


@pytest.mark.parametrize("name", CASES)
def test_it_declares_once_and_says_so(name: str) -> None:
    """Only where the bot plays the ship, and it is the ship's to declare."""
    case = CASES[name]
    state, referee = fought(case), Referee(SEED, Sea())
    after = steered(PACK, state, referee)
    assert after.battle is not None
    assert state.battle is not None
    assert after.battle == replace(state.battle, npc=case.declares)
    assert [type(event) for event in referee.events] == [Declared]
    assert steered(PACK, after, referee) is after
    played = replace(state, battle=replace(state.battle, helm="s2"))
    assert steered(PACK, played, referee) is played
    assert steered(PACK, replace(state, battle=None), referee).battle is None


@pytest.mark.parametrize("answer", [None, "shoot", "board"])
@pytest.mark.parametrize("hunted", ["galleon", "frigate"])
def test_a_hunter_does_not_turn_tail_unhurt(hunted: str, answer: Deed | None) -> None:
    """A frigate fights on against ships as large as it or larger, though the galleon is likelier to beat it than it the galleon."""
    deed, _ = skilled("french", hunted, Tracks(), answer)
    assert deed != "flee"


@pytest.mark.parametrize("answer", [None, "shoot", "board"])
def test_a_battered_sloop_flees_from_a_whole_frigate(answer: Deed | None) -> None:
    """Though it cannot be sunk in this round: in the next it may have no masts to flee with."""
    hits = Tracks(cargo=1, masts=1, crew=1)
    deed, because = skilled("sloop", "frigate", hits, answer)
    assert (deed, because.rule) == ("flee", "marauders.helm.flee")


def test_who_gains_by_fighting_does_not_flee() -> None:
    """Though an escape would count as much as a battle won: the captain, who cannot shoot, may board it, but is all but sunk."""
    deed, because = skilled(
        "french", "sloop", Tracks(hull=1, crew=2, cannons=2), None, taken=Tracks(hull=1, cargo=2, masts=2, cannons=1)
    )
    assert (deed, because.rule) == ("shoot", "marauders.helm.best")
    assert because.candidates[-1] == Candidate("flee", out=GAINS)


def test_who_can_hurt_nobody_any_more_flees() -> None:
    """Rather than to shoot without cannons for ever."""
    deed, _ = skilled(
        "sloop", "sloop", Tracks(cargo=2, crew=2, cannons=1), None, taken=Tracks(masts=2, crew=1, cannons=1)
    )
    assert deed == "flee"


@pytest.mark.parametrize("answer", [None, *DEEDS])
@given(data=st.data())
def test_nothing_that_it_weighs_is_worth_more_than_what_it_declares(answer: Deed | None, data: st.DataObject) -> None:
    own, others = (data.draw(st.sampled_from(HITS)) for _ in range(2))
    deed, because = skilled("sloop", "frigate", own, answer, taken=others)
    worth = {each.key: each.scores[-1] or 0 for each in because.candidates if not each.out}
    assert worth[deed] == max(worth.values())


def test_without_masts_nothing_else_is_open_to_it() -> None:
    """That is why it shoots, whatever that comes to."""
    deed, because = skilled("sloop", "frigate", Tracks(masts=2), "shoot")
    assert (deed, because.rule) == ("shoot", "marauders.helm.only")


def skilled(
    ship_key: ShipKey, sails: str, hits: Tracks, answer: Deed | None, *, taken: Tracks = WHOLE
) -> tuple[Deed, Reason]:
    """What the bot declares in the second round of a battle of ships that took `hits` and `taken`, with all skills 3."""
    ben = replace(captain("s1", "havana"), ship_class=sails, seamanship=3, leadership=3, hits=taken)
    pip = replace(card("tourville", ship_key), seamanship=3, leadership=3)
    aggressor: Side = "npc" if answer is None else "captain"
    battle = Battle(
        seat="s1",
        zone="havana",
        ship=ship_key,
        aggressor=aggressor,
        helm="bot",
        round=2,
        npc=None,
        captain=answer,
        hits=hits,
    )
    return choice(PACK, sea(ben, ship(ship_key, "havana", pip), battle=battle), battle)


def test_a_skill_that_is_not_known_is_no_reason_to_fail() -> None:
    """Nor that the ship has no captain any more, as a corrected sheet may say."""
    state = fought(CASES["boards"])
    assert state.battle is not None
    unskilled = replace(state, captains=(replace(state.captains[0], seamanship=None),))
    assert choice(PACK, unskilled, state.battle)[1].rule == "marauders.helm.unknown"
    headless = replace(state, ships=tuple(replace(each, stack=()) for each in state.ships))
    assert choice(PACK, headless, state.battle)[1].rule == "marauders.helm.unknown"
