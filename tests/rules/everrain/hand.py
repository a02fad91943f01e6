"""Single rules of The Everrain for tests: a small box by hand, and a rule played to its end with draws and answers as told."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, TypeVar

from msgspec.structs import replace

from rules.contract import Answer, Draw, Event, Told
from rules.everrain.house import House
from rules.everrain.pack import EnemyCard, Pack, ShipBoard, ShipCard
from rules.everrain.state import LETTERS, Enemy, Ship, Vessel, Voyage
from rules.referee import Referee, Stopped, run

SEED = b"the seed of a test"
E = TypeVar("E", bound=Event)
Rule = Callable[[Pack, Voyage, Any, Referee], Voyage]


def card(key: str, act: int, *, cards: int = 2, miniatures: int = 9, health: int = 3, spoils: int = 2) -> EnemyCard:
    """An enemy called after its key."""
    return EnemyCard(
        key=key,
        name=key.capitalize(),
        act=act,
        health=health,
        dice=2,
        spoils=spoils,
        miniatures=miniatures,
        cards=cards,
    )


def box(*enemies: EnemyCard, black: tuple[int, ...] = (1, 4, 6)) -> Pack:
    """A box with these enemies and two enemy ships."""
    ships = tuple(
        ShipCard(key=key, name=name, health=6, dice=4, range_=3, pattern=((1, 0), (2, 0)), destination="island")
        for key, name in (("the-maw", "The Maw"), ("the-drift", "The Drift"))
    )
    return Pack(
        key="hand",
        title="By hand",
        sample=False,
        enemies=enemies or (card("rat", 1), card("eel", 2), card("hulk", 3)),
        ships=ships,
        elders=(),
        board=ShipBoard(black=black, navigation=(0, 9), artillery=(0, 3, 5, 8)),
        die=("move", "move", "damage", "damage", "omen", "omen"),
        spoils=tuple(f"spoil {face}" for face in range(10)),
        tile=((0, 0),),
        ship_miniatures=4,
    )


def voyage(ships: int = 1, *, crew: tuple[int, ...] | None = (), house: House | None = None, **changes: Any) -> Voyage:
    """A table with so many ships."""
    seats = tuple(f"s{place}" for place in range(1, ships + 1))
    sailing = tuple(Ship(seat=seat, letter=letter, crew=crew) for seat, letter in zip(seats, LETTERS, strict=False))
    return Voyage(seats=seats, ships=sailing, first="s1", house=house or House(), **changes)


def foe(handle: str, card: EnemyCard | None = None, zone: int | None = None, **changes: Any) -> Enemy:
    """An enemy on the ship of its letter."""
    seat = f"s{LETTERS.index(handle[0]) + 1}"
    enemy = Enemy(handle=handle, seat=seat, act=card.act if card else 1, zone=zone)
    if card is not None:
        enemy = replace(enemy, card=card.key, name=card.name, health=card.health, dice=card.dice, spoils=card.spoils)
    return replace(enemy, **changes)


def maw(**changes: Any) -> Vessel:
    """The Maw."""
    return replace(Vessel(key="the-maw", card="the-maw", name="The Maw", health=6, dice=4, range_=3), **changes)


class Done(NamedTuple):
    """What came of a rule: the state (None: it waits), the events, what was asked, and every draw."""

    state: Voyage | None
    events: tuple[Event, ...]
    asked: tuple[str, ...]
    draws: tuple[Draw, ...]

    @property
    def after(self) -> Voyage:
        """The state after it."""
        assert self.state is not None, f"waits for {self.asked[-1]}"
        return self.state

    def all(self, kind: type[E]) -> list[E]:
        """The events of a kind."""
        return [event for event in self.events if isinstance(event, kind)]

    def one(self, kind: type[E]) -> E:
        """The one event of a kind."""
        (event,) = self.all(kind)
        return event


class _Game:
    """A game of one rule."""

    def __init__(self, rule: Callable[[Voyage, Referee], Voyage]) -> None:
        self._rule = rule

    def play(self, state: Voyage, _action: object, referee: Referee) -> Voyage:
        return self._rule(state, referee)


def play(
    rule: Callable[[Voyage, Referee], Voyage],
    state: Voyage,
    draws: Mapping[str, Sequence[str]] | None = None,
    told: Mapping[str, str] | None = None,
    seed: bytes = SEED,
) -> Done:
    """Plays a rule; the first draws of a stream give what is told for it, the others come by chance."""
    game: Any = _Game(rule)
    nothing: Any = None
    queues = {stream: list(got) for stream, got in (draws or {}).items()}
    answers: list[Answer] = []
    asked: list[str] = []
    while True:
        result = run(game, state, nothing, tuple(answers), seed)
        assert result.dropped == 0
        fresh = result.answers[len(answers) :]
        fixed = next(
            (place for place, each in enumerate(fresh) if isinstance(each, Draw) and queues.get(each.stream)), None
        )
        if fixed is not None:
            draw = fresh[fixed]
            assert isinstance(draw, Draw)
            queue = queues[draw.stream]
            got = tuple(queue.pop(0) for _ in draw.got)
            assert set(got) <= set(draw.possibilities), f"{got} is not among {draw.possibilities}"
            answers = [*result.answers[: len(answers) + fixed], replace(draw, got=got)]
        elif isinstance(result, Stopped):
            asked.append(result.question.key)
            value = (told or {}).get(result.question.key)
            if value is None:
                return Done(None, result.events, tuple(asked), _drawn(result.answers))
            answers = [*result.answers, Told(result.question.key, value)]
        else:
            assert isinstance(result.state, Voyage)
            assert not any(queues.values()), f"not drawn: {queues}"
            return Done(result.state, result.events, tuple(asked), _drawn(result.answers))


def _drawn(answers: Sequence[Answer]) -> tuple[Draw, ...]:
    return tuple(each for each in answers if isinstance(each, Draw))
