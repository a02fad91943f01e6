"""What must hold on any board of Merchants & Marauders: the rules against a second reading, chance, replay, undo, cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from random import Random

import msgspec
from hypothesis import assume, given
from hypothesis import strategies as st

from rules.contract import Answer, Cancel, Cancelled, Draw, Told, encode
from rules.marauders import Marauders
from rules.marauders.actions import DrawEvent, Icons, MaraudersAction, Port, Turn
from rules.marauders.events import Absent, BattleBegins, Moved, NotScouted, Scouted, Stayed, YetToScout
from rules.marauders.keys import NATIONS, PIRATES, SHIPS, ShipKey
from rules.marauders.pack import ROSE, Icon, Letter
from rules.marauders.questions import WhoHasMost
from rules.marauders.scouting import at_least_one, odds
from rules.marauders.state import Captain, CaptainCard, Figure, Sea
from rules.referee import Finished, Stopped, run
from tests.rules.marauders_boards import PACK, boards, boards_and_ships, hunting_grounds, many, some
from tests.rules.marauders_evenings import Refused, Step, evening, stepped
from tests.rules.marauders_oracle import Aboard, goal, heading, hostile, lookers, prey, richest, told, why, worth
from tests.rules.marauders_tables import SEED, CaptainGiven, board, decoded

GAME = Marauders(PACK)
letters = st.sampled_from(ROSE)
seeds = st.binary(min_size=1, max_size=4)
walks = st.tuples(st.integers(0, 10_000), st.integers(1, 40))


def activate(ship: ShipKey, letter: Letter) -> Icons:
    """One icon."""
    return Icons((Icon(ship, letter),))


# --- R8 to R10: where an activated ship ends ------------------------------------------------------------------------------------


@st.composite
def truths(draw: st.DrawFn, sea: Sea) -> dict[str, Aboard]:
    """What is really aboard each captain: what he told, where that is not out of date."""
    return {captain.seat: (_true(draw, captain.gold), _true(draw, captain.cargo)) for captain in sea.captains}


def _true(draw: st.DrawFn, figure: Figure | None) -> int:
    return figure.count if figure and figure.fresh else draw(st.integers(0, 3))


def answered_truly(
    sea: Sea, action: Icons, truth: Mapping[str, Aboard], seed: bytes
) -> tuple[Finished, list[WhoHasMost]]:
    """An activation whose questions are answered by what is really aboard."""
    answers: tuple[Answer, ...] = ()
    asked: list[WhoHasMost] = []
    while isinstance(result := run(GAME, sea, action, answers, seed), Stopped):
        question = result.question
        assert isinstance(question, WhoHasMost)
        asked.append(question)
        answers = (*result.answers, Told(question.key, "+".join(richest(truth, question.what, question.among))))
    return result, asked


@many
@given(st.data(), boards_and_ships() | hunting_grounds(), letters, seeds)
def test_an_activated_ship_ends_where_the_second_reading_says(
    data: st.DataObject, table: tuple[Sea, ShipKey], letter: Letter, seed: bytes
) -> None:
    sea, key = table
    ship = sea.ship(key)
    assert ship.zone
    truth = data.draw(truths(sea))
    result, asked = answered_truly(sea, activate(key, letter), truth, seed)
    ends = [event for event in result.events if isinstance(event, Moved | Stayed)]
    assert len(ends) == 1
    end = ends[0].to if isinstance(ends[0], Moved) else ends[0].zone
    draws = [answer for answer in result.answers if isinstance(answer, Draw)]
    expected = goal(PACK, sea, ship, truth)
    if expected is None:
        assert end == heading(PACK, ship.zone, letter)
        assert not asked
    elif expected.zone:
        assert end == expected.zone
    if expected is None or expected.zone:
        assert not draws
    else:
        assert [(draw.stream, draw.possibilities) for draw in draws] == [("hunt-tie", expected.drawn)]
        drawn = sea.captain(draws[0].got[0])
        assert drawn is not None
        assert end == drawn.zone
    after = result.state
    assert isinstance(after, Sea)
    assert after.ship(key).zone == end


@many
@given(st.data(), boards(), seeds)
def test_a_card_of_icons_moves_each_ship_over_one_border_at_most(data: st.DataObject, sea: Sea, seed: bytes) -> None:
    icons = tuple(data.draw(st.lists(st.builds(Icon, st.sampled_from(SHIPS), letters), min_size=1, max_size=3)))
    result, _ = answered_truly(sea, Icons(icons), data.draw(truths(sea)), seed)
    places = {ship.key: ship.zone for ship in sea.ships}
    acts = [event for event in result.events if isinstance(event, Moved | Stayed | Absent)]
    assert [act.ship for act in acts] == [icon.ship for icon in icons]
    for act, icon in zip(acts, icons, strict=True):
        place = places[act.ship]
        if isinstance(act, Absent):
            assert place is None
            continue
        assert place is not None
        if isinstance(act, Stayed):
            assert act.zone == place
            assert not act.because.rule.startswith("marauders.direction")
            continue
        assert act.from_ == place
        assert act.to in PACK.zone(place).neighbours
        if act.because.rule.startswith("marauders.direction"):
            assert PACK.zone(place).beyond(act.because.chosen[0]) == act.to == heading(PACK, place, icon.letter)
        places[act.ship] = act.to
    assert isinstance(result.state, Sea)
    assert {ship.key: ship.zone for ship in result.state.ships} == places
    assert result.state.captains == sea.captains
    assert not [event for event in result.events if isinstance(event, Scouted | BattleBegins)]


@many
@given(boards_and_ships() | hunting_grounds(), letters, seeds)
def test_the_reason_of_a_hunt_is_that_of_the_second_reading(
    table: tuple[Sea, ShipKey], letter: Letter, seed: bytes
) -> None:
    sea, key = table
    ship = sea.ship(key)
    wanted = prey(PACK, sea, ship)
    assume(wanted and (key in NATIONS or all(None not in told(each) for each in wanted)))
    result = run(GAME, sea, activate(key, letter), (), seed)
    assert isinstance(result, Finished)
    because = next(event.because for event in result.events if isinstance(event, Moved | Stayed))
    aboard = {each.seat: (told(each)[0] or 0, told(each)[1] or 0) for each in wanted}
    rule, left = why(PACK, sea, ship, aboard)
    assert because.rule == f"marauders.hunt.{rule}"
    assert set(because.chosen) <= left
    assert len(because.chosen) == (1 if rule == "drawn" else len(left))
    assert [each.key for each in because.candidates] == list(sea.seats)
    for each in because.candidates:
        captain = sea.captain(each.key)
        assert captain is not None
        third = 1 if key in PIRATES else None
        scores = (*worth(sea, ship, captain, aboard[each.key]), third)[:3] if captain in wanted else ()
        assert each.scores == scores
        near = captain.zone == ship.zone or captain.zone in PACK.zone(ship.zone or "").neighbours
        peaceful = "pirate" if key in PIRATES else "no-bounty-no-war"
        assert each.out == ("" if captain in wanted else peaceful if near else "too-far")


# --- R11 to R13: who looks ------------------------------------------------------------------------------------------------------


@many
@given(boards(2), seeds, st.booleans())
def test_those_look_that_the_second_reading_names(sea: Sea, seed: bytes, leaving: bool) -> None:
    captain = sea.captains[0]
    assume(not leaving or captain.at == "port")
    action = Port("s1", "leave") if leaving else Turn("s1")
    result = run(GAME, sea, action, (), seed)
    assert isinstance(result, Finished)
    looked = {event.ship: event for event in result.events if isinstance(event, Scouted)}
    silent = [event.ship for event in result.events if isinstance(event, NotScouted)]
    waiting = [ship for event in result.events if isinstance(event, YetToScout) for ship in event.ships]
    battles = [event.ships for event in result.events if isinstance(event, BattleBegins)]
    if captain.at == "port" and not leaving:
        assert not looked
        assert not silent
        assert not battles
        return
    expected = lookers(sea, captain)
    assert {*looked, *waiting} == set(expected)
    assert {ship: event.dice for ship, event in looked.items()}.items() <= expected.items()
    assert sorted([*expected, *silent]) == sorted(ship.key for ship in sea.ships_in(captain.zone))
    found = [ship for ship, event in looked.items() if event.found]
    for event in looked.values():
        assert len(event.faces) == event.dice
        assert event.found == ("skull" in event.faces)
    if sea.house.scouting_rolls == "one-by-one":
        assert [ship for ships in battles for ship in ships] == found
        assert len(found) <= 1
        assert not waiting or found
    else:
        assert not waiting
        assert [set(ships) for ships in battles] == ([set(found)] if found else [])
    why_silent(sea, captain, result)
    why_looked(sea, captain, result)


def why_silent(sea: Sea, captain: Captain, result: Finished) -> None:
    """A ship with nothing against the captain says so; a hostile one says who silences it."""
    for event in result.events:
        if isinstance(event, NotScouted):
            ship = sea.ship(event.ship)
            peaceful = "pirate" if event.ship in PIRATES else "no-bounty-no-war"
            assert (event.because.rule == f"marauders.hostility.{peaceful}") == (not hostile(sea, ship, captain))


def why_looked(sea: Sea, captain: Captain, result: Finished) -> None:
    """Each roll says by which priority the ship is hostile; what does not look is said after all rolls and battles."""
    kinds = [
        type(event) for event in result.events if isinstance(event, Scouted | BattleBegins | YetToScout | NotScouted)
    ]
    assert kinds == sorted(kinds, key=lambda kind: kind is NotScouted)
    for event in result.events:
        if isinstance(event, Scouted):
            own, foreign = worth(sea, sea.ship(event.ship), captain, (0, 0))[:2]
            first = "own-bounties" if own else "foreign-bounties" if foreign else "at-war"
            assert event.hostile.rule == f"marauders.hostility.{first if event.ship in NATIONS else 'non-pirate'}"


@many
@given(boards(), st.sampled_from([zone.key for zone in PACK.zones]))
def test_the_odds_are_those_of_an_arrival(sea: Sea, zone: str) -> None:
    captain = sea.captains[0]
    there = msgspec.structs.replace(captain, zone=zone, at="sea")
    chances = odds(PACK, sea, captain, zone)
    assert {each.ship: each.dice for each in chances if each.dice} == lookers(sea, there)
    assert {each.ship for each in chances} == {ship.key for ship in sea.ships_in(zone)}
    missed = Fraction(2, 3) ** sum(each.dice for each in chances)
    assert [Fraction(*each.chance) for each in chances] == [1 - Fraction(2, 3) ** each.dice for each in chances]
    assert Fraction(*at_least_one(chances)) == 1 - missed


# --- Chance, replay, undo -------------------------------------------------------------------------------------------------------


def steps(walk: tuple[int, int]) -> list[Step]:
    """An evening that played itself, without what was refused."""
    return [step for step in evening(GAME, *walk) if isinstance(step, Step)]


def played(sea: Sea, action: MaraudersAction) -> Step:
    """An action that must be lawful, played to its end with the same seed and the same kind of answers every time."""
    step = stepped(GAME, sea, action, SEED, Random(1))
    assert isinstance(step, Step), f"{action}: {step.refusal}"
    return step


def at_the_end(walk: tuple[int, int]) -> Sea:
    """The state after an evening."""
    return list(evening(GAME, *walk))[-1].after


@some
@given(walks, seeds)
def test_replay_gives_the_same_bytes(walk: tuple[int, int], other: bytes) -> None:
    for step in steps(walk):
        again = run(GAME, step.before, step.action, step.answers, other)
        assert encode(again) == encode(Finished(step.after, step.events, step.answers, 0))


@some
@given(walks)
def test_everything_is_read_back_from_its_bytes(walk: tuple[int, int]) -> None:
    for step in steps(walk):
        assert decoded(step.after, GAME.state_type) == step.after
        assert decoded(step.action, GAME.action_type) == step.action
        assert decoded(step.events, tuple[GAME.event_type, ...]) == step.events
        assert decoded(step.answers, tuple[Answer, ...]) == step.answers
        assert decoded(step.asked, tuple[GAME.question_type, ...]) == step.asked
        assert encode(decoded(step.after, GAME.state_type)) == encode(step.after)


@some
@given(walks)
def test_after_undo_the_same_action_gives_the_same_bytes(walk: tuple[int, int]) -> None:
    for step in steps(walk):
        before = encode(step.before)
        first = played(step.before, step.action)
        again = played(decoded(step.before, GAME.state_type), step.action)
        assert encode((first.after, first.events, first.answers)) == encode((again.after, again.events, again.answers))
        assert encode(step.before) == before


@some
@given(walks)
def test_only_the_draws_of_the_bot_move_chance_on(walk: tuple[int, int]) -> None:
    for step in steps(walk):
        drawn: Counter[str] = Counter()
        for answer in step.answers:
            if isinstance(answer, Draw) and answer.source == "bot":
                drawn[answer.stream] += len(answer.got)
        moved = {stream.name: stream.index for stream in step.after.streams}
        came = {stream.name: stream.index for stream in step.before.streams}
        assert {name: index for name, index in moved.items() if index} == dict(Counter(came) + drawn)


def test_an_action_given_up_changes_nothing_but_is_said() -> None:
    sea = board(PACK, {}, {"s1": CaptainGiven(at="tortuga/sea")})
    result = run(GAME, sea, Cancel("icons", ("skull", "s1")), (), SEED)
    assert isinstance(result, Finished)
    assert result.state == sea
    assert result.events == (Cancelled("icons", ("skull", "s1")),)


# --- Cards ----------------------------------------------------------------------------------------------------------------------


def kept(sea: Sea) -> Counter[str]:
    """Where each card of the pack is, as far as it is out of the deck."""
    cards: list[CaptainCard] = [card for ship in sea.ships for card in (*ship.stack, *ship.queued)]
    return Counter([*(card.key for card in cards if PACK.card(card.key)), *sea.discard, *sea.removed])


@some
@given(walks)
def test_the_cards_of_the_pack_are_each_in_one_place(walk: tuple[int, int]) -> None:
    everything = {card.key for card in PACK.cards}
    for step in steps(walk):
        assert GAME.faults(step.after) == ()
        places = kept(step.after)
        assert set(places) <= everything
        assert set(places.values()) <= {1}
        if isinstance(step.action, DrawEvent):
            draws = [answer for answer in step.answers if isinstance(answer, Draw)]
            deck = everything - set(kept(step.before))
            assert set(draws[0].possibilities) == (deck or set(step.before.discard))
            assert set(draws[0].got) <= set(places)


@some
@given(walks)
def test_ships_and_captains_stay_on_the_map(walk: tuple[int, int]) -> None:
    zones = {zone.key for zone in PACK.zones}
    for step in steps(walk):
        assert [ship.key for ship in step.after.ships] == list(SHIPS)
        assert {ship.zone for ship in step.after.ships} <= {*zones, None}
        for captain in step.after.captains:
            assert captain.zone in zones
            assert captain.at == "sea" or PACK.zone(captain.zone).port


# --- What is offered ------------------------------------------------------------------------------------------------------------


@some
@given(walks)
def test_every_move_is_played_and_is_then_another_or_refused(walk: tuple[int, int]) -> None:
    sea = at_the_end(walk)
    for action in GAME.moves(sea, None):
        step = played(sea, action)
        assert step.events, f"{action} does nothing"
        changed = encode(GAME.subject(step.after, action)) != encode(GAME.subject(sea, action))
        assert changed or isinstance(stepped(GAME, step.after, action, SEED, Random(1)), Refused), (
            f"{action} can be pressed twice"
        )


@some
@given(walks)
def test_the_moves_of_a_seat_are_among_all_moves(walk: tuple[int, int]) -> None:
    sea = at_the_end(walk)
    everything = set(GAME.moves(sea, None))
    for seat in sea.seats:
        assert set(GAME.moves(sea, seat)) <= everything


@some
@given(walks)
def test_a_button_is_valid_on_the_state_read_back(walk: tuple[int, int]) -> None:
    for step in steps(walk):
        for action in (step.action, *GAME.moves(step.after, None)):
            read_back = decoded(step.after, GAME.state_type)
            assert encode(GAME.subject(read_back, action)) == encode(GAME.subject(step.after, action))
