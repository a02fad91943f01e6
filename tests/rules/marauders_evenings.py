"""Evenings of Merchants & Marauders that play themselves: what somebody may type at a table, lawful, unlawful or nonsense."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from rules.contract import Question, Request, RuleError, Start
from rules.marauders import Marauders
from rules.marauders.actions import MaraudersAction
from rules.marauders.battle.questions import WhereHit
from rules.marauders.keys import NATIONS, SHIPS
from rules.marauders.pack import ROSE
from rules.marauders.state import Sea
from rules.marauders.switches import SWITCHES
from rules.questions import BOT, Roll
from tests.rules import walking
from tests.rules.marauders_battles import IN_BATTLE, beaten, landed, tracked
from tests.rules.walking import Refused, Step

NONSENSE: tuple[str | int, ...] = (
    "", " ", "Atlantis", "tortga", "PORT  ROYAL", "petit goâve", "s0", "s99", "dutsh", "zeppelin", "-3", "seven", "N", "dutch",
    "'; DROP TABLE entries; --", "<@123> @everyone", "\u202eeert", "🏴‍☠️", "\x00", "x" * 4000, "٣", "²", "Ⅷ",
    -1, 0, 10, 21, 100, 9999, 10**30,
)  # fmt: skip
"""What nobody should type, and somebody will."""


def evening(game: Marauders, seed: int, steps: int) -> Iterator[Step | Refused]:
    """A table opened on some switches, joined by up to four captains, then whatever comes to somebody's mind."""
    dice = Random(seed)
    house = tuple((switch.key, dice.choice(switch.values)) for switch in SWITCHES if dice.random() < 0.6)
    state = stepped(game, game.start({}), Start(game.pack.key, house), b"%d" % seed, dice).after
    joining, favourite = dice.randint(1, 4), dice.choice(("", "", "event", "place", "icons"))
    for number in range(steps):
        joins = number < joining
        request = _join(dice, game) if joins else typed(dice, game, state, favourite)
        step = typed_step(game, state, request, b"%d" % seed, dice)
        yield step
        state = step.after


def typed_step(game: Marauders, state: Sea, request: Request, seed: bytes, dice: Random) -> Step | Refused:
    """One request read and played; what cannot be read is refused."""
    try:
        action = game.read(state, request)
    except RuleError as refusal:
        return Refused(request, state, refusal)
    return stepped(game, state, action, seed, dice)


def stepped(game: Marauders, state: Sea, action: MaraudersAction, seed: bytes, dice: Random) -> Step | Refused:
    """An action played, its questions answered somehow, rolls by hand in every way of typing."""
    step = walking.stepped(game, state, action, seed, dice, answered)
    assert isinstance(step.after, Sea)
    return step


def answered(dice: Random, question: Question) -> str:
    """Any answer to a question: one of its options, or of a roll by hand each die's face, typed somehow."""
    if isinstance(question, Roll) and question.own and dice.random() < 0.5:
        typed = dice.choice((" ", ",", "")).join(dice.choice(question.faces)[0] for _ in range(question.dice))
        assert question.takes(question.read(typed))
        return question.read(typed)
    if isinstance(question, WhereHit):
        typed = landed(dice, question)
        assert question.takes(typed)
        return typed
    option = dice.choice(question.options).key
    assert question.takes(option)
    assert not question.takes(f"{option} {BOT}")
    return option


# --- What is typed --------------------------------------------------------------------------------------------------------------


def typed(dice: Random, game: Marauders, state: Sea, favourite: str = "") -> Request:
    """A request of any verb, mostly sensible; now and then an option of it is nonsense or missing."""
    weights = [weight * (8 if verb == favourite else 1) for verb, (_, weight) in _VERBS.items()]
    verb = dice.choices(list(_VERBS), weights)[0]
    if state.battle is not None and dice.random() < _FIGHTING:
        verb = dice.choices(list(IN_BATTLE), [weight for _, weight in IN_BATTLE.values()])[0]
    given = {**_VERBS, **IN_BATTLE}[verb][0](dice, game, state)
    seat = dice.choice(state.seats or ("s1",)) if verb in _SEATED else None
    if dice.random() < 0.12:
        given = {option: dice.choice(NONSENSE) if dice.random() < 0.5 else value for option, value in given.items()}
    if dice.random() < 0.03:
        given = dict(list(given.items())[1:])
    if dice.random() < 0.03:
        seat = dice.choice((None, "s9", "", "Ben"))
    if dice.random() < 0.01:
        verb = dice.choice(("", "plunder", "start", "cancel", "Sail"))
    return Request(verb, seat, tuple(given.items()))


Given = dict[str, str | int]


def _join(dice: Random, game: Marauders) -> Request:
    ports = [zone.key for zone in game.pack.zones if zone.port]
    ship: Given = {"class": dice.choice(game.pack.classes).name} if dice.random() < 0.5 else {}
    return Request("captain", None, (("nation", dice.choice(NATIONS)), ("zone", dice.choice(ports)), *ship.items()))


def _zone(dice: Random, game: Marauders) -> str:
    zone = dice.choice(game.pack.zones)
    return dice.choice((zone.key, zone.name, zone.name.upper()))


def _near(dice: Random, game: Marauders, state: Sea) -> str:
    """Mostly somewhere near a captain, so that things happen."""
    if not state.captains or dice.random() < 0.3:
        return _zone(dice, game)
    zone = game.pack.zone(dice.choice(state.captains).zone)
    return dice.choice((zone.key, *zone.neighbours))


def _icons(dice: Random, _game: Marauders, _state: Sea) -> Given:
    count = dice.choice((1, 2, 3, 3, 3, 3, 4))
    moves = ", ".join(f"{dice.choice(SHIPS)} {dice.choice(ROSE)}" for _ in range(count))
    return {"moves": moves, **_titled(dice, _game, _state)}


def _titled(dice: Random, _game: Marauders, _state: Sea) -> Given:
    return {"title": dice.choice(("Trade winds", "  a  calm "))} if dice.random() < 0.5 else {}


def _hold(dice: Random, _game: Marauders, _state: Sea) -> Given:
    figures: Given = {"gold": dice.choice((0, 1, 2, 30)), "cargo": dice.choice((0, 1, 2))}
    return {what: count for what, count in figures.items() if dice.random() < 0.7}


def _event(dice: Random, game: Marauders, _state: Sea) -> Given:
    return {"card": dice.choice(game.pack.cards).key} if dice.random() < 0.4 else {}


def _enter(dice: Random, game: Marauders, state: Sea) -> Given:
    skills: Given = {
        name: dice.randint(1, 5) for name in ("scouting", "seamanship", "leadership") if dice.random() < 0.5
    }
    return {"ship": dice.choice(SHIPS), "zone": _near(dice, game, state), "name": "Tromp", **skills}


def _place(dice: Random, game: Marauders, state: Sea) -> Given:
    scouting: Given = {"scouting": dice.randint(1, 9)} if dice.random() < 0.4 else {}
    return {"ship": dice.choice(SHIPS), "zone": _near(dice, game, state), **scouting}


def _rule(dice: Random, _game: Marauders, _state: Sea) -> Given:
    switch = dice.choice(SWITCHES)
    return {"switch": dice.choice((switch.key, switch.code)), "value": dice.choice(switch.values)}


def _seat(dice: Random, _game: Marauders, state: Sea) -> Given:
    return {"after": dice.choice(state.seats)} if state.seats and dice.random() < 0.6 else {}


def _bounties(dice: Random, _game: Marauders, _state: Sea) -> Given:
    return {nation: dice.choice((0, 0, 1, 2)) for nation in NATIONS if dice.random() < 0.8}


def _attack(dice: Random, _game: Marauders, state: Sea) -> Given:
    """Mostly a ship that is somewhere with a captain."""
    met = [ship.key for captain in state.captains for ship in state.ships_in(captain.zone)]
    return {"ship": dice.choice(met if met and dice.random() < 0.8 else SHIPS)}


def _class(dice: Random, game: Marauders, _state: Sea) -> Given:
    each = dice.choice(game.pack.classes)
    skills: Given = {skill: dice.randint(1, 4) for skill in ("seamanship", "leadership") if dice.random() < 0.3}
    return {"class": dice.choice((each.key, each.name, each.name.upper())), **skills}


def _lost(dice: Random, game: Marauders, _state: Sea) -> Given:
    return dict(_join(dice, game).given)


def _war(dice: Random, _game: Marauders, _state: Sea) -> Given:
    return {"first": dice.choice(NATIONS), "second": dice.choice(NATIONS)}


def _peace(dice: Random, game: Marauders, state: Sea) -> Given:
    return {which: nation for which, nation in _war(dice, game, state).items() if dice.random() < 0.6}


def _ship(dice: Random, _game: Marauders, _state: Sea) -> Given:
    return {"ship": dice.choice(SHIPS)}


_FIGHTING = 0.5
"""How often something of its battle is typed while one is open."""

_VERBS: dict[str, tuple[Callable[[Random, Marauders, Sea], Given], int]] = {
    "sail": (lambda dice, game, state: {"zone": _near(dice, game, state)}, 12),
    "port": (lambda dice, game, state: {"way": dice.choice(("enter", "leave"))}, 16),
    "turn": (lambda dice, game, state: {}, 10),
    "look": (lambda dice, game, state: {}, 3),
    "hold": (_hold, 6),
    "bounty": (lambda dice, game, state: {"nation": dice.choice(NATIONS), "count": dice.choice((0, 0, 1, 1, 2))}, 6),
    "bounties": (_bounties, 3),
    "ship": (_class, 2),
    "attack": (_attack, 8),
    "lost": (_lost, 2),
    "war": (_war, 2),
    "peace": (_peace, 2),
    "event": (_event, 14),
    "enter": (_enter, 3),
    "icons": (_icons, 12),
    "other-event": (_titled, 4),
    "round": (lambda dice, game, state: {}, 7),
    "defeat": (beaten, 4),
    "battle": (IN_BATTLE["battle"][0], 4),
    "tracks": (tracked, 1),
    "fight": (lambda dice, game, state: {}, 1),
    "place": (_place, 8),
    "remove": (_ship, 2),
    "correct": (lambda dice, game, state: {"zone": _near(dice, game, state), "at": dice.choice(("sea", "port"))}, 3),
    "rule": (_rule, 2),
    "seat": (_seat, 1),
    "captain": (lambda dice, game, state: dict(_join(dice, game).given), 1),
}
_SEATED = {
    "sail", "port", "turn", "look", "hold", "bounty", "bounties", "ship", "attack", "lost", "correct", "seat", "battle", "helm",
    "tracks",
}  # fmt: skip
