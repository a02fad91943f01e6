"""Evenings of The Everrain that play themselves: what somebody may type at a table, lawful, unlawful or nonsense."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from msgspec.structs import replace

from rules.contract import Request, Start
from rules.everrain import Everrain, order
from rules.everrain.pack import FACES, KINDS
from rules.everrain.state import FACINGS, Voyage
from rules.everrain.switches import SWITCHES
from rules.knowing import NEW
from tests.rules.walking import Refused, Step, refused, stepped, typed_step

NONSENSE: tuple[str | int, ...] = (
    "", " ", "Atlantis", "teh maw", "MAW", "s0", "A0", "Z9", "12", "ship", "elder", "act IV", "Ghoul/9/h4", "Ghoul/h0", "-3",
    "1,2,x", "0,0,0", "41,0", "N", "up", "A fire fire", "to", "M,M,X", "9999999999", "/", ";;;", ",", "'; DROP TABLE entries; --",
    "<@123> @everyone", "\u202eeert", "🏴‍☠️", "\x00", "x" * 4000, "٣", "²", "Ⅷ", -1, 0, 3, 21, 100, 9999, 10**30,
)  # fmt: skip
"""What nobody should type, and somebody will."""

OWN_DECK = ("Ghoul", "Ghol/2", "Ghoul/2/h4/d3", "Буря/1", "Bone Drake/3/h9/d5/s2/m1", "Hull Crawler", "1", "2", "III")
OWN_SHIPS = ("/h5/d3", "Black Gale", "Black Gael", "Black Gale/h6/d4/r3/island", "Ship 1", "The Maw 2/port", "冬")
"""What the cards of a table's own are called."""

AnyStep = Step | Refused
Given = dict[str, str | int]


def campaign(game: Everrain, seed: int, steps: int) -> Iterator[AnyStep]:
    """A table opened on some switches, ships that join, then whatever comes to somebody's mind, as far as Act IV.

    On every third table nobody gives a hex.
    """
    dice = Random(seed)
    house = tuple((switch.key, dice.choice(switch.values)) for switch in SWITCHES if dice.random() < 0.4)
    opened = stepped(game, game.start({}), Start(game.pack.key, house), b"%d" % seed, dice)
    state = opened.after if dice.random() < 0.5 else replace(opened.after, rolling="at-once")
    mapped, favourite, book = seed % 3 > 0, dice.choice(("", "", "phase", "spawn", "board", "discovery")), ()
    for number in range(steps):
        request = Request("ship") if number < 1 + seed % 4 else typed(dice, game, state, favourite, mapped=mapped)
        step = typed_step(game, state, request, b"%d" % seed, dice, book)
        yield step
        if isinstance(step, Step):
            book = (*game.learned(step.action), *book)[:30]
        state = step.after


def typed(dice: Random, game: Everrain, state: Voyage, favourite: str = "", *, mapped: bool = True) -> Request:
    """A request of any verb, mostly sensible; now and then an option of it is nonsense or missing."""
    verbs = [verb for verb in _VERBS if mapped or verb not in {"reveal", "tile", "close", "sail"}]
    weights = [_weight(state, verb) * (5 if verb == favourite else 1) for verb in verbs]
    verb = dice.choices(verbs, weights)[0]
    given = _VERBS[verb][0](dice, game, state)
    given = given if mapped else {name: value for name, value in given.items() if name not in {"hex", "hexes"}}
    if dice.random() < 0.08:
        given = {option: dice.choice(NONSENSE) if dice.random() < 0.5 else value for option, value in given.items()}
    if dice.random() < 0.03:
        given = dict(list(given.items())[1:])
    if dice.random() < 0.1:
        given[NEW] = "1"
    if dice.random() < 0.01:
        verb = dice.choice(("", "plunder", "start", "cancel", "Spawn"))
    return Request(verb, None, tuple(given.items()))


def _weight(state: Voyage, verb: str) -> float:
    """How often a verb is typed: in the Enemy Phase mostly to activate and to go on."""
    usual = _VERBS[verb][1]
    if state.phase is None:
        return 0.3 if verb == "activate" else usual
    return {"activate": 40, "phase": 14}.get(verb, usual / 3)


# ------------------------------------------------------------------------------------------------ what is typed


def _nothing(_dice: Random, _game: Everrain, _state: Voyage) -> Given:
    return {}


def _ship(dice: Random, _game: Everrain, state: Voyage) -> Given:
    return {"ship": dice.choice([each.letter for each in state.ships] or ["A"])}


def _hex(dice: Random, state: Voyage) -> str:
    """A hex: mostly a known one, else one near the middle."""
    if state.chart and dice.random() < 0.7:
        q, r = dice.choice(state.chart).hex
        return f"{q},{r}"
    return f"{dice.randint(-3, 5)},{dice.randint(-3, 4)}"


def _spawn(dice: Random, game: Everrain, state: Voyage) -> Given:
    given: Given = {**_ship(dice, game, state), "points": dice.choice((1, 1, 2, 2, 3, 4, state.act, 5))}
    return {**given, "cards": _cards(dice, game, state)} if dice.random() < 0.3 else given


def _cards(dice: Random, game: Everrain, state: Voyage) -> str:
    own = (*OWN_DECK, *(card.name for card in game.pack.enemies if card.act <= state.act))
    names = own if state.cards == "ours" else (*(card.name for card in game.pack.enemies), "1", "2")
    return "; ".join(dice.choice(names) for _ in range(dice.choice((1, 1, 2, 3))))


def _crew(dice: Random, game: Everrain, state: Voyage) -> Given:
    zones = " ".join(str(dice.randint(0, 9)) for _ in range(dice.randint(1, 4)))
    given: Given = {**_ship(dice, game, state), "zones": dice.choice((zones, zones, zones, "none", "4"))}
    broken = "".join(str(dice.randint(0, 9)) for _ in range(dice.randint(1, 9)))
    return {**given, "broken": broken} if dice.random() < 0.2 else given


def _card(dice: Random, game: Everrain, state: Voyage) -> str:
    names = [card.name for card in game.pack.ships]
    return dice.choice((*OWN_SHIPS, *names) if state.cards == "ours" else names)


def _enemyship(dice: Random, game: Everrain, state: Voyage) -> Given:
    given: Given = {"hex": _hex(dice, state)} if dice.random() < 0.7 else {}
    given |= {"card": _card(dice, game, state)} if dice.random() < 0.5 else {}
    return {**given, "facing": dice.choice(FACINGS)} if dice.random() < 0.4 else given


def _reveal(dice: Random, _game: Everrain, state: Voyage) -> Given:
    return {"hex": _hex(dice, replace(state, chart=())), "kind": dice.choice(KINDS)}


def _tile(dice: Random, _game: Everrain, state: Voyage) -> Given:
    kinds = ",".join(dice.choice(KINDS) for _ in range(6))
    return {"kinds": kinds, "beside": _hex(dice, state), "side": dice.choice(FACINGS)}


def _sail(dice: Random, game: Everrain, state: Voyage) -> Given:
    given: Given = {**_ship(dice, game, state), "hex": _hex(dice, state)}
    return {**given, "facing": dice.choice((*FACINGS, "N"))} if dice.random() < 0.4 else given


def _anybody(dice: Random, state: Voyage) -> str:
    named = [each for enemy in state.enemies for each in (enemy.handle, enemy.name or enemy.handle)]
    return dice.choice([*named, *(each.key for each in state.vessels)] or ["A1"])


def _enemy(dice: Random, _game: Everrain, state: Voyage) -> Given:
    return {"enemy": _anybody(dice, state)}


def _activate(dice: Random, _game: Everrain, state: Voyage) -> Given:
    ready = order.ready(state)
    handle = dice.choice(ready) if ready and dice.random() < 0.9 else _anybody(dice, state)
    enemy, vessel = state.foe(handle), state.vessel(handle)
    given: Given = {"enemy": handle}
    if enemy is not None and dice.random() < 0.4:
        ship = state.ship(enemy.seat)
        return {"enemy": ship.letter if ship else "A"}
    number = (enemy.dice if enemy else vessel.rolls if vessel else 3) or 3
    if dice.random() < 0.2:
        given["dice"] = ",".join(dice.choice(FACES)[0] for _ in range(number))
    if dice.random() < 0.3:
        sights = [f"{each.letter} {dice.choice(('fire', 'out', '1', '3'))}" for each in state.ships]
        shown = [*sights, f"to {dice.randint(0, 6)}"] if vessel else [dice.choice(("0", "2", "nobody"))]
        given["shows"] = "; ".join(shown)
    return {**given, "fray": "yes"} if enemy is not None and dice.random() < 0.1 else given


def _damage(dice: Random, game: Everrain, state: Voyage) -> Given:
    return {**_enemy(dice, game, state), "amount": dice.choice((1, 1, 2, 3, 8, -1))}


def _banish(dice: Random, game: Everrain, state: Voyage) -> Given:
    given = _enemy(dice, game, state)
    return {**given, "health": dice.randint(0, 5)} if dice.random() < 0.2 else given


def _board(dice: Random, game: Everrain, state: Voyage) -> Given:
    vessels = [each.key for each in state.vessels] or ["The Maw"]
    given: Given = {**_ship(dice, game, state), "enemyship": dice.choice(vessels)}
    return {**given, "result": dice.choice(("won", "lost", "fight", "fight"))}


def _agenda(dice: Random, _game: Everrain, _state: Voyage) -> Given:
    return {"steps": dice.choice((1, 2, 4, 16, -1))}


def _discovery(dice: Random, _game: Everrain, _state: Voyage) -> Given:
    return {"side": dice.choice(("players", "enemy")), "steps": dice.choice((1, 2, 4, 16, -1))}


def _storm(dice: Random, _game: Everrain, state: Voyage) -> Given:
    given: Given = {}
    if state.storms and dice.random() < 0.8:
        storm = dice.choice(state.storms)
        given["storm"] = storm.number
        if dice.random() < 0.6:
            q, r = dice.randint(-2, 4), dice.randint(-2, 3)
            return {**given, "hexes": "; ".join(f"{q + along},{r}" for along in range(storm.size))}
    return {**given, **dice.choice(({"size": 2}, {"gone": "yes"}, {"move": "E"}, {"move": "NW"}, {"size": 3}))}


def _elder(dice: Random, game: Everrain, state: Voyage) -> Given:
    given: Given = {"hex": _hex(dice, state), "facing": dice.choice(FACINGS)} if dice.random() < 0.5 else {}
    return {**given, "card": dice.choice(game.pack.elders).name} if dice.random() < 0.3 else given


def _name(dice: Random, game: Everrain, state: Voyage) -> Given:
    given = _enemy(dice, game, state)
    vessel = state.vessel(str(given["enemy"]))
    own = OWN_SHIPS if vessel else OWN_DECK
    pack = [card.name for card in (game.pack.ships if vessel else game.pack.enemies)]
    given["name"] = dice.choice(own if state.cards == "ours" and dice.random() < 0.7 else pack)
    more: Given = {
        "health": dice.randint(1, 9),
        "dice": dice.randint(1, 6),
        "spoils": 1,
        "range": 3,
        "destination": "port",
    }
    return {**given, **{option: value for option, value in more.items() if dice.random() < 0.2}}


def _correct(dice: Random, game: Everrain, state: Voyage) -> Given:
    tracks: dict[str, Any] = {"agenda": dice.randint(0, 9), "foes": dice.randint(0, 12), "players": dice.randint(0, 12)}
    tracks |= {"elder": dice.randint(8, 16), "act": dice.randint(1, 4), "round": dice.randint(1, 9), "first": "A"}
    if dice.random() < 0.5:
        option = dice.choice(list(tracks))
        return {option: tracks[option]}
    if dice.random() < 0.3:
        return {"hex": _hex(dice, state), "kind": dice.choice((*KINDS, "unknown"))}
    given = _enemy(dice, game, state)
    more: Given = {"zone": dice.randint(0, 9), "wounds": dice.randint(0, 5), "hex": _hex(dice, state)}
    more |= {"facing": dice.choice(FACINGS), **_ship(dice, game, state)}
    option = dice.choice(list(more))
    return {**given, option: more[option]}


def _rule(dice: Random, _game: Everrain, _state: Voyage) -> Given:
    switch = dice.choice(SWITCHES)
    return {"switch": dice.choice((switch.key, switch.code)), "value": dice.choice(switch.values)}


def _sit(dice: Random, _game: Everrain, state: Voyage) -> Given:
    return {"after": dice.choice(state.seats)} if state.seats and dice.random() < 0.6 else {}


_VERBS: dict[str, tuple[Callable[[Random, Everrain, Voyage], Given], float]] = {
    "ship": (lambda dice, _, state: {"hex": _hex(dice, state)} if dice.random() < 0.5 else {}, 1),
    "seat": (_sit, 0.5),
    "spawn": (_spawn, 14),
    "crew": (_crew, 5),
    "enemyship": (_enemyship, 6),
    "reveal": (_reveal, 8),
    "tile": (_tile, 2),
    "close": (lambda dice, _, state: {"hex": _hex(dice, state)}, 2),
    "sail": (_sail, 7),
    "phase": (_nothing, 9),
    "activate": (_activate, 1),
    "damage": (_damage, 6),
    "banish": (_banish, 3),
    "destroy": (_enemy, 3),
    "visitport": (_ship, 2),
    "sink": (_ship, 0.7),
    "board": (_board, 2),
    "agenda": (_agenda, 2),
    "discovery": (_discovery, 5),
    "act": (_nothing, 2),
    "storm": (_storm, 4),
    "elder": (_elder, 0.7),
    "turn": (_nothing, 5),
    "name": (_name, 3),
    "correct": (_correct, 5),
    "remove": (_enemy, 1),
    "rule": (_rule, 1.5),
}
"""Each verb, what is typed with it, and how often it is in the Player Phase."""

__all__ = ["NONSENSE", "AnyStep", "Refused", "Step", "campaign", "refused", "stepped", "typed", "typed_step"]
