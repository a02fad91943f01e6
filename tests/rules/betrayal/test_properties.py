"""What must hold at any table of Betrayal: chips, the pool, chance, replay, undo, buttons."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random

from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from rules.betrayal import Betrayal
from rules.betrayal.actions import Demand, Explore, Fill, Open, Orders
from rules.betrayal.bags import bags_of, in_game, inside
from rules.betrayal.events import AsideReturned, Deployed, LaidAside, PoolSpent
from rules.betrayal.house import House
from rules.betrayal.pack import BAGS, KINDS, LEVELS, bag_of
from rules.betrayal.spending import bought
from rules.betrayal.state import Party, Realm
from rules.contract import Answer, Draw, encode
from rules.referee import Finished, run
from tests.rules.betrayal.cases import BOOK
from tests.rules.betrayal.evenings import Refused, Step, campaign, stepped
from tests.rules.betrayal.table import SEED, SHIPPED, box
from tests.rules.walking import decoded

GAMES = (Betrayal(SHIPPED), Betrayal(box(BOOK.chips)))
some = settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow])
many = settings(max_examples=150, deadline=None)
walks = st.tuples(st.integers(0, 10_000), st.integers(1, 60))
seeds = st.binary(min_size=1, max_size=4)


def game_of(walk: tuple[int, int]) -> Betrayal:
    """The game of a campaign: the big box, or the small one that runs empty."""
    return GAMES[walk[0] % 2]


def steps(walk: tuple[int, int]) -> list[Step]:
    """A campaign that played itself, without what was refused."""
    return [step for step in campaign(game_of(walk), *walk) if isinstance(step, Step)]


# --- Spending against every multiset --------------------------------------------------------------------------------------------

ENOUGH = dict.fromkeys(BAGS)


def multisets(hexes: int) -> list[tuple[int, ...]]:
    """All choices of at most so many enemies, the highest level of each first."""
    counts = product(range(hexes + 1), repeat=len(LEVELS))
    return [
        tuple(level for level, count in zip(LEVELS, each, strict=True) for _ in range(count))
        for each in counts
        if sum(each) <= hexes
    ]


def test_spending_is_optimal() -> None:
    """For pools up to 200 and up to 12 hexes nothing spends more, and nothing of equal worth has higher or fewer enemies."""
    for hexes in range(13):
        worth = sorted((sum(levels), levels) for levels in multisets(hexes))
        most, highest, place = 0, (), 0
        for pool in range(201):
            while place < len(worth) and worth[place][0] <= pool:
                most, levels = worth[place]
                highest = max(highest, levels)
                place += 1
            purchase = bought(pool, hexes, ENOUGH, House())
            assert sum(purchase.levels) == most == pool - purchase.left
            assert purchase.levels == highest
            equal = [levels for value, levels in worth[:place] if value == most]
            assert len(purchase.levels) == min(map(len, equal))
            assert purchase.free == hexes - len(purchase.levels)


# --- One deployment -------------------------------------------------------------------------------------------------------------


demands = st.builds(
    Demand,
    level=st.none() | st.sampled_from(LEVELS),
    kind=st.sampled_from(("", *KINDS)),
    count=st.none() | st.integers(1, 4),
)
houses = st.builds(
    House,
    empty_bag=st.sampled_from(("fall-to-lower", "stop")),
    added_first=st.sampled_from(("before-pool", "after-pool")),
    set_asides=st.sampled_from(("return-early", "keep-aside")),
    no_hex=st.sampled_from(("stop", "nearest")),
    named_level=st.sampled_from(("as-text", "pool-first")),
    too_dear=st.sampled_from(("leave-out", "deploy")),
)


@st.composite
def deployments(draw: st.DrawFn) -> tuple[Realm, Open]:
    """A party on some switches, and a clash with any demands."""
    party = Party(adventurers=draw(st.integers(1, 4)), xp=draw(st.integers(0, 40)))
    hexes = draw(st.integers(1, 12))
    blocked = draw(st.sets(st.integers(1, hexes)))
    added = draw(st.lists(demands.filter(lambda each: each.level is not None and each.count is not None), max_size=2))
    orders = Orders(required=tuple(draw(st.lists(demands, max_size=3))), added=tuple(added))
    action = Open(mode="clash", hexes=hexes, blocked=tuple(str(each) for each in sorted(blocked)), orders=orders)
    return Realm(party=party, house=draw(houses)), action


@many
@given(deployments(), st.sampled_from(GAMES), seeds)
def test_a_deployment_pays_what_it_spends_and_lays_nothing_aside_for_good(
    table: tuple[Realm, Open], game: Betrayal, seed: bytes
) -> None:
    state, action = table
    result = run(game, state, action, (), seed)
    assert isinstance(result, Finished)
    after = result.state
    assert isinstance(after, Realm)
    assert game.faults(after) == ()
    aside: Counter[str | None] = Counter()
    for event in result.events:
        if isinstance(event, LaidAside):
            aside.update(enemy.piece for enemy in event.enemies)
        if isinstance(event, AsideReturned):
            aside.subtract(enemy.piece for enemy in event.enemies)
    assert not +aside
    assert not -aside
    assert_conserved(game, after)
    assert_paid(result)


def assert_paid(result: Finished) -> None:
    """Each enemy costs its level at most, and all of them what was spent; hexes are taken in ascending order, each once."""
    deployed = [event for event in result.events if isinstance(event, Deployed)]
    spent = next(event for event in result.events if isinstance(event, PoolSpent))
    assert sum(event.cost for event in deployed) == spent.spent == spent.pool - spent.left
    assert all(event.cost in {0, event.unit.level} or event.because.rule == TOO_DEAR for event in deployed)
    assert all(event.because.rule for event in deployed)
    hexes = [int(event.unit.hex) for event in deployed if event.unit.hex]
    assert hexes == sorted(set(hexes))
    assert (spent.lost == "") == (spent.left == 0)


TOO_DEAR = "betrayal.requirement.too-dear"


@many
@given(deployments(), seeds)
def test_demands_are_met_while_the_bag_holds_what_fits(table: tuple[Realm, Open], seed: bytes) -> None:
    """The big box has every type at every level: what is deployed as demanded is what was demanded."""
    state, action = table
    result = run(GAMES[0], state, action, (), seed)
    assert isinstance(result, Finished)
    for event in result.events:
        if isinstance(event, Deployed) and event.wanted is not None and event.because.rule in MET:
            assert event.wanted.kind in {"", event.unit.enemy.kind}
            assert event.wanted.level in {None, event.unit.level}


MET = {"betrayal.requirement.as-text", "betrayal.spending.greedy", "betrayal.added.any", TOO_DEAR}


@many
@given(st.lists(st.sampled_from(LEVELS), min_size=1, max_size=5), st.integers(0, 6), st.integers(0, 40), seeds)
def test_a_tile_keeps_to_its_row(row: list[int], hexes: int, xp: int, seed: bytes) -> None:
    game = GAMES[0]
    state = Realm(party=Party(adventurers=2, xp=xp))
    opened = run(game, state, Open(mode="delve", hexes=0), (), seed)
    tile = run(
        game, opened.state if isinstance(opened, Finished) else state, Explore(row=tuple(row), hexes=hexes), (), seed
    )
    assert isinstance(tile, Finished)
    levels = [event.unit.level for event in tile.events if isinstance(event, Deployed)]
    left, expected = 2 * xp, list[int]()
    for slot in row[:hexes]:
        level = max((each for each in LEVELS if each <= min(slot, left)), default=0)
        expected += [level] if level else []
        left -= level
    assert levels == expected


# --- Chips ----------------------------------------------------------------------------------------------------------------------


def assert_conserved(game: Betrayal, state: Realm) -> None:
    """Every piece of the session is in its bag or out of it, none twice; what `bags` counts is all of them."""
    pieces = [piece for piece, _ in in_game(game.pack, state)]
    out = [enemy.piece for enemy in state.out if enemy.piece is not None]
    assert len(out) == len(set(out))
    bags = {bag: inside(game.pack, state, bag) for bag in BAGS}
    assert sorted((*bags["low"], *bags["high"], *(piece for piece in pieces if piece in out))) == sorted(pieces)
    assert all(bag_of(game.pack.chip(piece).low.level) == bag for bag in BAGS for piece in bags[bag])
    if state.cards == "bot":
        counted = bags_of(game.pack, state)
        assert {each.bag: each.chips for each in counted.bags} == {bag: len(bags[bag]) for bag in BAGS}
        shown = sum(tally.chips for tally in (*counted.map, *counted.stack, *counted.companions))
        assert shown == len(state.out)


@some
@given(walks)
def test_chips_are_conserved_whatever_happens(walk: tuple[int, int]) -> None:
    game = game_of(walk)
    for step in steps(walk):
        assert game.faults(step.after) == ()
        assert_conserved(game, step.after)
        for answer in step.answers:
            if isinstance(answer, Draw):
                assert not {enemy.piece for enemy in step.before.out} & set(answer.possibilities) or _moved(step)


def _moved(step: Step) -> bool:
    """Whether an action puts chips back before it draws: a tile or battle never does."""
    return not isinstance(step.action, Open | Explore | Fill)


@some
@given(walks)
def test_no_handle_is_given_twice_in_a_battle(walk: tuple[int, int]) -> None:
    given_: list[str] = []
    battles = 0
    for step in steps(walk):
        if step.after.battles != battles:
            battles, given_ = step.after.battles, []
        came = [event.unit.handle for event in step.events if isinstance(event, Deployed)]
        assert not set(given_) & set(came)
        assert len(came) == len(set(came))
        given_ += came


@some
@given(walks)
def test_a_battle_leaves_nothing_but_companions_behind(walk: tuple[int, int]) -> None:
    for step in steps(walk):
        if step.after.battle is None:
            assert step.after.out == tuple(each.enemy for each in step.after.companions)


# --- Chance, replay, undo -------------------------------------------------------------------------------------------------------


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
        assert encode(decoded(step.after, game.state_type)) == encode(step.after)


@some
@given(walks)
def test_after_undo_the_same_deployment_gives_the_same_bytes(walk: tuple[int, int]) -> None:
    game = game_of(walk)
    for step in steps(walk):
        before = encode(step.before)
        first = stepped(game, step.before, step.action, SEED, Random(1))
        again = stepped(game, decoded(step.before, game.state_type), step.action, SEED, Random(1))
        assert isinstance(first, Step)
        assert isinstance(again, Step)
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
        assert set(moved) <= {"bag-low", "bag-high"}


@some
@given(walks)
def test_a_table_with_its_own_chips_is_asked_nothing_and_has_nothing_drawn(walk: tuple[int, int]) -> None:
    for step in steps(walk):
        if step.before.cards == "ours":
            assert not [answer for answer in step.answers if isinstance(answer, Draw)]


# --- What is offered ------------------------------------------------------------------------------------------------------------


@some
@example(walk=(128, 18))
@example(walk=(235, 35))
@given(walks)
def test_every_move_is_played_and_is_then_another_or_refused(walk: tuple[int, int]) -> None:
    game = game_of(walk)
    realm = list(campaign(game, *walk))[-1].after
    for action in game.moves(realm, None):
        step = stepped(game, realm, action, SEED, Random(1))
        assert isinstance(step, Step), f"{action}: {step.refusal}"
        assert step.events, f"{action} does nothing"
        changed = encode(game.subject(step.after, action)) != encode(game.subject(realm, action))
        assert changed or isinstance(stepped(game, step.after, action, SEED, Random(1)), Refused), (
            f"{action} can be pressed twice"
        )


@some
@given(walks)
def test_no_seat_has_moves_of_its_own(walk: tuple[int, int]) -> None:
    for step in steps(walk):
        assert [move for seat in step.after.seats for move in game_of(walk).moves(step.after, seat)] == []


@some
@given(walks)
def test_a_button_is_valid_on_the_state_read_back(walk: tuple[int, int]) -> None:
    game = game_of(walk)
    for step in steps(walk)[-5:]:
        for action in (step.action, *game.moves(step.after, None)):
            read_back = decoded(step.after, game.state_type)
            assert encode(game.subject(read_back, action)) == encode(game.subject(step.after, action))


def test_what_somebody_else_did_makes_no_button_old() -> None:
    game = GAMES[0]
    state = Realm(party=Party(adventurers=2, xp=4))
    opened = run(game, state, Open(mode="clash"), (), SEED)
    assert isinstance(opened, Finished)
    before = opened.state
    assert isinstance(before, Realm)
    for action in game.moves(before, None):
        assert before.battle is not None
        other = replace(before, seats=("s1",), streams=())
        assert encode(game.subject(other, action)) == encode(game.subject(before, action))
