"""Gold and cargo over a whole evening: what the table told and said is used as long as it holds, and not asked again."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from contextlib import suppress
from typing import NamedTuple

from hypothesis import given
from hypothesis import strategies as st

from rules.contract import Answer, RuleError, Told
from rules.marauders import Marauders
from rules.marauders.actions import Hold, Icons, Place, Turn
from rules.marauders.events import Moved, Stayed
from rules.marauders.keys import PIRATES, ShipKey
from rules.marauders.pack import ROSE, Icon, Letter
from rules.marauders.questions import WhoHasMost
from rules.marauders.state import Captain, Sea
from rules.referee import Finished, Stopped, run
from tests.rules.marauders_boards import PACK, boards, hunting_grounds, many
from tests.rules.marauders_oracle import COLUMN, Aboard, Goal, What, goal, possible, prey, richest
from tests.rules.marauders_tables import SEED

GAME = Marauders(PACK)


class More(NamedTuple):
    """The table said that one captain has more than another, or (`equal`) just as much."""

    what: What
    one: str
    other: str
    equal: bool

    def holds(self, truth: Mapping[str, Aboard]) -> bool:
        """Whether it agrees with what is aboard, as far as both captains are known."""
        if self.one not in truth or self.other not in truth:
            return True
        mine, theirs = (truth[seat][COLUMN[self.what]] for seat in (self.one, self.other))
        return mine == theirs if self.equal else mine > theirs


class Evening:
    """A table whose captains have something aboard that the bot only knows as far as it is told or answered."""

    def __init__(self, data: st.DataObject, sea: Sea) -> None:
        self.data = data
        self.sea = sea
        self.truth = {captain.seat: self._aboard(captain) for captain in sea.captains}
        self.said: list[More] = []

    def _aboard(self, captain: Captain) -> Aboard:
        gold, cargo = (
            figure.count if figure and figure.fresh else self.data.draw(st.integers(0, 3))
            for figure in (captain.gold, captain.cargo)
        )
        return gold, cargo

    def turn(self) -> None:
        """A captain's turn: whatever was aboard may be something else now."""
        seat = self.data.draw(st.sampled_from(self.sea.seats))
        self.sea = self._played(Turn(seat))
        self.truth[seat] = (self.data.draw(st.integers(0, 3)), self.data.draw(st.integers(0, 3)))
        self.said = [more for more in self.said if seat not in (more.one, more.other)]

    def hold(self) -> None:
        """A captain tells the truth of what is aboard, or of a part of it."""
        seat = self.data.draw(st.sampled_from(self.sea.seats))
        gold, cargo = self.truth[seat]
        parts: tuple[tuple[What, ...], ...] = (("gold",), ("cargo",), ("gold", "cargo"))
        told = self.data.draw(st.sampled_from(parts))
        self._tell(Hold(seat, gold if "gold" in told else None, cargo if "cargo" in told else None))
        self.said = [more for more in self.said if more.what not in told or seat not in (more.one, more.other)]

    def place(self) -> None:
        """A pirate comes near somebody."""
        zone = PACK.zone(self.data.draw(st.sampled_from(self.sea.captains)).zone)
        near = self.data.draw(st.sampled_from((zone.key, *zone.neighbours)))
        self._tell(Place(self.data.draw(st.sampled_from(PIRATES)), near))

    def icon(self) -> None:
        """A pirate is activated: asked about only as far as it can decide, it ends where the truth sends it."""
        key = self.data.draw(st.sampled_from(PIRATES))
        ship = self.sea.ship(key)
        if ship.zone is None or not prey(PACK, self.sea, ship):
            return
        answers: tuple[Answer, ...] = ()
        while isinstance(result := run(GAME, self.sea, Icons((Icon(key, "N"),)), answers, SEED), Stopped):
            assert isinstance(result.question, WhoHasMost)
            assert self._answer_key(result.question) in result.question.possible, "the truth is not offered"
            goals = self._goals(key)
            assert len(goals) > 1, f"asked {result.question.key}, though {self.said} make it {goals}"
            answers = (*result.answers, self._answer(result.question))
        assert isinstance(result.state, Sea)
        expected = goal(PACK, self.sea, ship, self.truth)
        assert expected is not None
        ends = [
            event.to if isinstance(event, Moved) else event.zone
            for event in result.events
            if isinstance(event, Moved | Stayed)
        ]
        drawn = {captain.zone for captain in self.sea.captains if captain.seat in expected.drawn}
        assert set(ends) <= (drawn or {expected.zone})
        self.sea = result.state

    def _goals(self, key: str) -> set[Goal | None]:
        """Where the ship may end by all that the table has told and said, two places at most.

        What was not told may be more than all that was, and what is said to be more than that still more.
        """
        ship = self.sea.ship(key)
        goals: set[Goal | None] = set()
        for truth in possible(prey(PACK, self.sea, ship), 5):
            if all(more.holds(truth) for more in self.said):
                goals.add(goal(PACK, self.sea, ship, truth))
            if len(goals) > 1:
                break
        return goals

    def _answer_key(self, question: WhoHasMost) -> str:
        return "+".join(richest(self.truth, question.what, question.among))

    def _answer(self, question: WhoHasMost) -> Told:
        most = richest(self.truth, question.what, question.among)
        self.said += [
            More(question.what, one, other, equal=other in most)
            for one in most
            for other in question.among
            if one != other
        ]
        return Told(question.key, self._answer_key(question))

    def _tell(self, action: Hold | Place) -> None:
        """What is so already is refused, and nothing is otherwise then."""
        with suppress(RuleError):
            self.sea = self._played(action)

    def _played(self, action: Turn | Hold | Place) -> Sea:
        result = run(GAME, self.sea, action, (), SEED)
        assert isinstance(result, Finished)
        assert isinstance(result.state, Sea)
        return result.state


@many
@given(st.data(), boards(3), st.lists(st.sampled_from(("icon", "icon", "icon", "turn", "hold", "place")), max_size=8))
def test_the_truth_decides_and_nothing_is_asked_twice(data: st.DataObject, sea: Sea, doings: list[str]) -> None:
    evening = Evening(data, sea)
    for doing in doings:
        getattr(evening, doing)()


@many
@given(hunting_grounds(PIRATES), st.sampled_from(ROSE))
def test_gold_and_cargo_are_asked_exactly_when_they_can_decide(table: tuple[Sea, ShipKey], letter: Letter) -> None:
    sea, key = table
    ship = sea.ship(key)
    candidates = prey(PACK, sea, ship)
    paths: list[tuple[Answer, ...]] = [()]
    while paths:
        answers = paths.pop()
        result = run(GAME, sea, Icons((Icon(key, letter),)), answers, SEED)
        said = [answer for answer in result.answers if isinstance(answer, Told)]
        left = [truth for truth in possible(candidates, 3) if agrees(said, truth)]
        goals = {goal(PACK, sea, ship, truth) for truth in left}
        if isinstance(result, Finished):
            assert len(goals) <= 1, f"not asked, though it may be any of {goals}"
            continue
        question = result.question
        assert isinstance(question, WhoHasMost)
        assert len(goals) > 1, f"asked {question.key}, though it is {goals} in any case"
        by_option = {
            frozenset(
                goal(PACK, sea, ship, truth)
                for truth in left
                if "+".join(richest(truth, question.what, question.among)) == option.key
            )
            for option in question.options
        }
        assert len(by_option - {frozenset[Goal | None]()}) > 1, f"{question.key} decides nothing"
        possibly = {"+".join(richest(truth, question.what, question.among)) for truth in left}
        offered = [option.key for option in question.options]
        assert len(offered) == len(possibly), f"{question.key} offers {offered}, and only {possibly} are possible"
        assert set(offered) == possibly, f"{question.key} offers {offered}, and {possibly} are possible"
        paths += [(*result.answers, Told(question.key, value)) for value in offered]


def agrees(said: Iterable[Told], truth: Mapping[str, Aboard]) -> bool:
    """Whether what is aboard agrees with what was answered (`gold s1+s2`: `s2`)."""
    for answer in said:
        what, _, among = answer.question.partition(" ")
        if "+".join(richest(truth, "gold" if what == "gold" else "cargo", among.split("+"))) != answer.value:
            return False
    return True
