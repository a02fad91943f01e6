"""What must hold at any table of The Everrain: cards, miniatures, hexes, dice, the agenda, chance, replay, buttons."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations_with_replacement, product
from random import Random

from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from rules.contract import Answer, Draw, encode
from rules.everrain import Everrain, dice, odds
from rules.everrain.actions import MoveAgenda, Spawn
from rules.everrain.events import AgendaMoved, Placed, Reshuffled, Skipped, TurnedUp
from rules.everrain.house import House
from rules.everrain.pack import FACES, MOST_IN_ZONE, EnemyCard, Face, Pack
from rules.everrain.state import Ship, Voyage
from rules.referee import Finished, run
from tests.rules.everrain.cases import box
from tests.rules.everrain.evenings import campaign
from tests.rules.everrain.table import SEED, SHIPPED
from tests.rules.walking import Refused, Step, decoded, stepped

GAMES = (Everrain(SHIPPED), Everrain(box()))
some = settings(max_examples=20, deadline=None, suppress_health_check=[HealthCheck.too_slow])
many = settings(max_examples=150, deadline=None)
walks = st.tuples(st.integers(0, 10_000), st.integers(1, 60))
seeds = st.binary(min_size=1, max_size=4)


def game_of(walk: tuple[int, int]) -> Everrain:
    """The game of an evening: the shipped pack, or the small box of the cases."""
    return GAMES[walk[0] % 2]


def steps(walk: tuple[int, int]) -> list[Step]:
    """An evening that played itself, without what was refused."""
    return [step for step in campaign(game_of(walk), *walk) if isinstance(step, Step)]


# --- Dice against every use of them ---------------------------------------------------------------------------------------------

ROLLS = [roll for count in range(6) for roll in combinations_with_replacement(FACES, count)]


def uses(roll: tuple[Face, ...]) -> set[tuple[int, int]]:
    """The most steps and damage of each use of a roll: of each kind some pairs are steps, some damage, the rest is as it shows."""
    counts = Counter(roll)
    ways = [
        [(step, hit) for step in range(4) for hit in range(4) if 2 * (step + hit) <= counts[face]] for face in FACES
    ]
    found = set[tuple[int, int]]()
    for move, damage, omen in product(*ways):
        pairs = [sum(each) for each in zip(move, damage, omen, strict=True)]
        single = [counts[face] - 2 * sum(way) for face, way in zip(FACES, (move, damage, omen), strict=True)]
        found.add((pairs[0] + single[0], pairs[1] + single[1]))
    return found


def test_no_use_of_the_dice_deals_more_damage() -> None:
    """Of every use of up to five dice that brings the target under fire, at any cost: the most damage (R6.5, R6.6)."""
    for roll in ROLLS:
        ways = uses(roll)
        for cost in range(7):
            spent = dice.spent(roll, cost)
            reached = [damage for moved, damage in ways if moved >= cost]
            assert spent.reached == bool(reached), (roll, cost)
            assert spent.damage == max(reached, default=0), (roll, cost)
            if not reached:
                assert spent.steps == max(moved for moved, _ in ways), (roll, cost)
            else:
                assert spent.steps == cost
        alone = dice.spent(roll, None)
        assert (alone.onward, alone.damage, alone.steps) == (max(moved for moved, _ in ways), 0, 0), roll


def test_each_die_is_used_once_and_only_pairs_are_of_one_kind() -> None:
    for roll in ROLLS:
        for cost in (None, *range(7)):
            spent = dice.spent(roll, cost)
            assert Counter(face for use in spent.uses for face in use.dice) == Counter(roll)
            assert all(len(use.dice) <= 2 and len(set(use.dice)) == 1 for use in spent.uses)
            to = Counter(use.to for use in spent.uses)
            assert to["move"] == spent.steps + spent.onward
            assert to["damage"] == spent.damage


# --- Spawning -------------------------------------------------------------------------------------------------------------------


def small_deck(counts: tuple[int, ...], miniatures: tuple[int, ...]) -> Pack:
    """A box with so many cards and miniatures of two types of Act I, two of Act II and one of Act III."""
    cards = tuple(
        EnemyCard(
            key=key,
            name=key.title(),
            act=act,
            health=act + 1,
            dice=act,
            spoils=0,
            miniatures=figures,
            cards=count,
        )
        for key, act, count, figures in zip("abcde", (1, 1, 2, 2, 3), counts, miniatures, strict=True)
    )
    return replace(box(), enemies=cards)


five = st.tuples(*[st.integers(0, 3)] * 5)
decks = st.builds(small_deck, five, st.tuples(*[st.integers(1, 3)] * 5))
houses = st.builds(
    House,
    no_black_node=st.sampled_from(("any-zone", "skip")),
    unspent=st.sampled_from(("drop", "agenda")),
    agenda_wrap=st.sampled_from(("carry", "stop")),
)


@st.composite
def spawns(draw: st.DrawFn) -> tuple[Everrain, Voyage, int]:
    """A deck, a part of it discarded, crew somewhere, and some points."""
    pack, act = draw(decks), draw(st.integers(1, 4))
    there = [card.key for card in pack.enemies if card.act <= act for _ in range(card.cards)]
    discard = tuple(key for key in there if draw(st.booleans()))
    crew = draw(st.none() | st.lists(st.integers(0, 9), max_size=6).map(tuple))
    ship = Ship(
        seat="s1", letter="A", crew=crew if crew is None or max(Counter(crew).values(), default=0) <= 3 else None
    )
    state = Voyage(seats=("s1",), ships=(ship,), first="s1", act=act, discard=discard, house=draw(houses))
    return Everrain(pack), state, draw(st.integers(1, 4))


def cards_of(pack: Pack, state: Voyage) -> Counter[str]:
    """The cards that are not in the deck: in play, and discarded."""
    return Counter(state.discard) + Counter(each.card for each in state.enemies if each.card is not None)


def deck_of(pack: Pack, state: Voyage) -> Counter[str]:
    """What is left for the deck, by type; a negative number is a card that there is not."""
    deck = Counter({card.key: card.cards for card in pack.enemies if card.act <= state.act})
    deck.subtract(cards_of(pack, state))
    return deck


@many
@given(spawns(), seeds)
def test_a_spawn_ends_for_every_deck_and_pays_its_points(table: tuple[Everrain, Voyage, int], seed: bytes) -> None:
    game, state, points = table
    result = run(game, state, Spawn(seat="s1", points=points), (), seed)
    assert isinstance(result, Finished)
    after = result.state
    assert isinstance(after, Voyage)
    assert game.faults(after) == ()
    event = next(each for each in result.events if isinstance(each, TurnedUp))
    assert sum(event.taken) + event.left == points
    assert event.turns is not None
    assert [turn.act for turn in event.turns if turn.taken] == list(event.taken)
    for turn in event.turns:
        assert turn.taken == (turn.before + turn.act <= points)
    before, deck = deck_of(game.pack, state), deck_of(game.pack, after)
    assert min(deck.values(), default=0) >= 0
    came = sum(isinstance(each, Placed | Skipped) for each in result.events)
    assert came == len(event.taken) == len(after.enemies) + sum(isinstance(each, Skipped) for each in result.events)
    if event.left:
        skipped = {each.name for each in result.events if isinstance(each, Skipped)}
        fit = [card for card in game.pack.enemies if 0 < card.act <= min(event.left, state.act)]
        in_play = Counter(each.card for each in after.enemies)
        assert all(in_play[card.key] == card.cards or card.name in skipped for card in fit), (
            "a card was there that fits"
        )
    if not any(isinstance(each, Reshuffled) for each in result.events):
        assert len(after.discard) >= len(state.discard)
        assert all(deck[key] <= before[key] for key in deck)


@many
@given(spawns(), seeds)
def test_no_more_miniatures_than_there_are(table: tuple[Everrain, Voyage, int], seed: bytes) -> None:
    game, state, _ = table
    for _ in range(4):
        result = run(game, state, Spawn(seat="s1", points=4), (), seed)
        assert isinstance(result, Finished)
        assert isinstance(result.state, Voyage)
        state = result.state
    in_play = Counter(each.card for each in state.enemies)
    assert all(in_play[card.key] <= min(card.miniatures, card.cards) for card in game.pack.enemies)
    zones = Counter(each.zone for each in state.enemies) + Counter(state.ships[0].crew or ())
    assert max(zones.values(), default=0) <= MOST_IN_ZONE
    assert len({each.handle for each in state.enemies}) == len(state.enemies)


# --- Odds against every order of the deck ---------------------------------------------------------------------------------------


def every_order(
    pack: Pack, deck: tuple[str, ...], discard: tuple[str, ...], left: int
) -> dict[tuple[str, ...], Fraction]:
    """The chance of each set of cards that is taken, from every order of the deck and of the reshuffled discard pile (R2)."""
    if left == 0:
        return {(): Fraction(1)}
    if not deck:
        if not any(pack.enemy(key).act <= left for key in discard):
            return {(): Fraction(1)}
        return every_order(pack, discard, (), left)
    found = dict[tuple[str, ...], Fraction]()
    for place, key in enumerate(deck):
        rest, act = (*deck[:place], *deck[place + 1 :]), pack.enemy(key).act
        fits = act <= left
        then = every_order(pack, rest, discard if fits else (*discard, key), left - act if fits else left)
        for taken, chance in then.items():
            keys = tuple(sorted((key, *taken) if fits else taken))
            found[keys] = found.get(keys, Fraction(0)) + chance / len(deck)
    return found


@settings(max_examples=40, deadline=None)
@given(
    st.lists(st.sampled_from("abcde"), max_size=5), st.lists(st.sampled_from("abcde"), max_size=3), st.integers(1, 4)
)
def test_the_odds_are_those_of_every_order_of_the_deck(deck: list[str], discard: list[str], points: int) -> None:
    all_cards = Counter((*deck, *discard))
    pack = small_deck((all_cards["a"], all_cards["b"], all_cards["c"], all_cards["d"], all_cards["e"]), (9,) * 5)
    state = Voyage(seats=("s1",), ships=(Ship(seat="s1", letter="A"),), act=4, discard=tuple(discard))
    told = odds.chances(pack, state, points)
    exact = every_order(pack, tuple(deck), tuple(discard), points)
    assert sum(each.chance for each in told.sums) == sum(each.chance for each in told.ways) == sum(exact.values()) == 1
    assert {tuple(sorted(each.keys)): each.chance for each in told.ways} == exact
    sums = Counter[tuple[int, ...]]()
    for taken, chance in exact.items():
        sums[tuple(sorted((pack.enemy(key).act for key in taken), reverse=True))] += chance  # type: ignore[assignment]
    assert {each.acts: each.chance for each in told.sums} == dict(sums)
    for each in told.types:
        assert each.chance == sum(chance for taken, chance in exact.items() if each.key in taken)


# --- The agenda -----------------------------------------------------------------------------------------------------------------

LENGTHS = ("10", "8", "9", "11", "12")


@many
@given(st.sampled_from(LENGTHS), st.lists(st.integers(1, 20), min_size=1, max_size=8))
def test_laps_of_the_agenda_are_the_sum_of_its_steps(length: str, moves: list[int]) -> None:
    game = GAMES[0]
    state = game.start({"agenda-length": length})
    for number in moves:
        result = run(game, state, MoveAgenda(number), (), SEED)
        if not isinstance(result, Finished) or not isinstance(result.state, Voyage) or result.state.over:
            return
        state = result.state
        moved = next(each for each in result.events if isinstance(each, AgendaMoved))
        assert (moved.enemy_after, moved.after) == (state.enemy, state.agenda)
    assert state.enemy * int(length) + state.agenda == sum(moves)


# --- Whatever happens -----------------------------------------------------------------------------------------------------------


def assert_conserved(game: Everrain, state: Voyage) -> None:
    """No card is in two places, none too often, no miniature of the pack's too often, no zone too full."""
    if state.cards == "bot":
        deck = deck_of(game.pack, replace(state, act=4))  # an act that was corrected takes no card out of play
        assert min(deck.values(), default=0) >= 0, deck
        in_play = Counter(each.card for each in state.enemies if each.card is not None)
        assert all(number <= game.pack.enemy(key).miniatures for key, number in in_play.items())
    fleet = [each.card for each in state.vessels if each.card is not None]
    assert len(fleet) == len(set(fleet))
    handles = [each.handle for each in state.enemies]
    assert len(handles) == len(set(handles))


def assert_apart(state: Voyage) -> None:
    """No two ships share a hex, the Elder One and the players' among them."""
    hexes = [each.hex for each in (*state.ships, *state.vessels) if each.hex is not None]
    assert len(hexes) == len(set(hexes)), hexes


@some
@given(walks)
def test_cards_and_hexes_are_kept_whatever_happens(walk: tuple[int, int]) -> None:
    game = game_of(walk)
    for step in steps(walk):
        assert game.faults(step.after) == ()
        assert_conserved(game, step.after)
        assert_apart(step.after)


@some
@given(walks)
def test_no_handle_is_given_twice(walk: tuple[int, int]) -> None:
    given_ = set[str]()
    for step in steps(walk):
        came = [event.enemy.handle for event in step.events if isinstance(event, Placed)]
        assert not given_ & set(came)
        assert len(came) == len(set(came))
        given_ |= set(came)


@some
@given(walks, seeds)
def test_replay_gives_the_same_bytes(walk: tuple[int, int], other: bytes) -> None:
    for step in steps(walk):
        again = run(game_of(walk), step.before, step.action, step.answers, other)
        assert encode(again) == encode(Finished(step.after, step.events, step.answers, 0))


@some
@given(walks)
def test_everything_is_read_back_from_its_bytes(walk: tuple[int, int]) -> None:
    game = game_of(walk)
    for step in steps(walk):
        assert decoded(step.after, game.state_type) == step.after
        assert decoded(step.action, game.action_type) == step.action
        assert decoded(step.events, tuple[game.event_type, ...]) == step.events
        assert decoded(step.answers, tuple[Answer, ...]) == step.answers
        assert decoded(step.asked, tuple[game.question_type, ...]) == step.asked


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
        assert set(moved) <= {"enemy-deck", "enemy-ships", "elder", "enemy-dice", "fate", "fate-lot"}


@some
@given(walks)
def test_only_rule_errors_come_and_none_after_an_answer(walk: tuple[int, int]) -> None:
    """`campaign` plays each request so; what was refused left the table as it was."""
    before = None
    for step in campaign(game_of(walk), *walk):
        if isinstance(step, Refused):
            assert before is None or encode(step.after) == before
        before = encode(step.after)


@some
@example(walk=(79, 60))
@example(walk=(1075, 60))
@example(walk=(6311, 60))
@given(walks)
def test_every_move_is_played_and_is_then_another_or_refused(walk: tuple[int, int]) -> None:
    game = game_of(walk)
    voyage = list(campaign(game, *walk))[-1].after
    if voyage.enemy >= game.pack.end(voyage.house.length):
        return  # no lap moves Enemy Discovery any more, so that a spawn of which nothing is placed may change nothing
    for action in game.moves(voyage, None):
        step = stepped(game, voyage, action, SEED, Random(1))
        assert isinstance(step, Step), f"{action}: {step.refusal}"
        assert step.events, f"{action} does nothing"
        changed = encode(game.subject(step.after, action)) != encode(game.subject(voyage, action))
        assert changed or isinstance(stepped(game, step.after, action, SEED, Random(1)), Refused), (
            f"{action} can be pressed twice"
        )
