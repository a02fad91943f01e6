"""Campaigns of Betrayal that play themselves: what somebody may type at a table, lawful, unlawful or nonsense."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from rules.betrayal import Betrayal
from rules.betrayal.actions import SKILLS
from rules.betrayal.pack import DIFFICULTIES, KINDS, LEVELS, ChipCard
from rules.betrayal.state import Realm
from rules.betrayal.switches import SWITCHES
from rules.contract import Request, Start
from rules.knowing import NEW
from tests.rules.walking import Refused, Step, refused, stepped, typed_step

NONSENSE: tuple[str | int, ...] = (
    "", " ", "Atlantis", "mudcrb", "WOLF", "s0", "deadra", "undead", "xall", "x0", "5", "quest", "quest ", "any x99", "-3", "seven",
    "1,2,x", "A, A", "9999999999", "Ghoul/beast/h3/Rally", "/", ";;;", ",", "'; DROP TABLE entries; --", "<@123> @everyone",
    "\u202eeert", "🏴‍☠️", "\x00", "x" * 4000, "٣", "²", "Ⅷ", -1, 0, 3, 21, 100, 9999, 10**30,
)  # fmt: skip
"""What nobody should type, and somebody will."""

OWN_NAMES = ("Ghoul", "Ghol", "Bone Drake", "Буря", "Mudcrab", "mudcrab", "Hill Giant/humanoid/h7/Rally")
"""What the chips of a table's own are called."""


def campaign(game: Betrayal, seed: int, steps: int) -> Iterator[Step | Refused]:
    """A table opened on some switches, a party in some province, then three sessions of whatever comes to somebody's mind."""
    dice = Random(seed)
    house = tuple((switch.key, dice.choice(switch.values)) for switch in SWITCHES if dice.random() < 0.4)
    state = stepped(game, game.start({}), Start(game.pack.key, house), b"%d" % seed, dice).after
    favourite = dice.choice(("", "", "explore", "skill", "draw"))
    book: tuple[ChipCard, ...] = ()
    for number in range(steps):
        if number % max(steps // 3, 1) == 0:
            request = _session(dice, game, 1 + 3 * number // max(steps, 1))
        else:
            request = typed(dice, game, state, favourite)
        step = typed_step(game, state, request, b"%d" % seed, dice, book)
        yield step
        if isinstance(step, Step):
            book = (*game.learned(step.action), *book)[:30]
        state = step.after


# --- What is typed --------------------------------------------------------------------------------------------------------------


Given = dict[str, str | int]


def typed(dice: Random, game: Betrayal, state: Realm, favourite: str = "") -> Request:
    """A request of any verb, mostly sensible; now and then an option of it is nonsense or missing."""
    open_ = state.battle is not None
    usual = {verb: inside if open_ else outside for verb, (_, outside, inside) in _VERBS.items()}
    weights = [weight * (8 if verb == favourite else 1) for verb, weight in usual.items()]
    verb = dice.choices(list(_VERBS), weights)[0]
    given = _VERBS[verb][0](dice, game, state)
    if dice.random() < 0.1:
        given = {option: dice.choice(NONSENSE) if dice.random() < 0.5 else value for option, value in given.items()}
    if dice.random() < 0.03:
        given = dict(list(given.items())[1:])
    if dice.random() < 0.1:
        given[NEW] = "1"
    if dice.random() < 0.01:
        verb = dice.choice(("", "plunder", "start", "cancel", "Clash"))
    return Request(verb, None, tuple(given.items()))


def _session(dice: Random, game: Betrayal, session: int) -> Request:
    province = dice.choice((*(each.code for each in game.pack.provinces), "none"))
    given: Given = {"adventurers": dice.randint(1, 4), "xp": dice.randint(1, 40), "province": province}
    return Request(
        "party", None, (*given.items(), ("session", min(session, 3)), ("difficulty", dice.choice(DIFFICULTIES)))
    )


def _party(dice: Random, game: Betrayal, _state: Realm) -> Given:
    given: Given = {
        "adventurers": dice.randint(1, 4),
        "xp": dice.randint(0, 80),
        "province": dice.choice(game.pack.provinces).name,
        "session": dice.randint(1, 3),
        "difficulty": dice.choice(DIFFICULTIES),
    }
    return {option: value for option, value in given.items() if dice.random() < 0.3}


def _name(dice: Random, game: Betrayal, state: Realm) -> str:
    if state.cards == "ours" and dice.random() < 0.6:
        return dice.choice(OWN_NAMES)
    chip = dice.choice(game.pack.chips)
    return dice.choice((chip.low, chip.high)).name


def _item(dice: Random, game: Betrayal, state: Realm, *, added: bool) -> str:
    """An item of a demand: mostly lawful."""
    if added and dice.random() < 0.3:
        return f"quest {dice.choice((*(unit.side.name for unit in game.pack.quest_units), 'Vivec'))}"
    chip = dice.choice(game.pack.chips)
    side = dice.choice((chip.low, chip.high))
    what = dice.choice((side.name, side.kind, "any", dice.choice(KINDS), _name(dice, game, state)))
    level = f"{side.level} " if dice.random() < 0.7 else ""
    count = dice.choice(("", "", " x2", " x3", " xall"))
    return f"{level}{what}{count}".strip()


def _orders(dice: Random, game: Betrayal, state: Realm) -> Given:
    given: Given = {}
    if dice.random() < 0.35:
        given["require"] = "; ".join(_item(dice, game, state, added=False) for _ in range(dice.choice((1, 1, 2))))
    if dice.random() < 0.35:
        given["add"] = ", ".join(_item(dice, game, state, added=True) for _ in range(dice.choice((1, 1, 2, 3))))
    if dice.random() < 0.15:
        given["ep"] = dice.choice((0, 3, 8, 14, 40, 77, 120, 200))
    if dice.random() < 0.15:
        given["final"] = dice.choice(("yes", "no"))
    if dice.random() < 0.2:
        given["chips"] = "; ".join(_name(dice, game, state) for _ in range(dice.choice((1, 1, 2))))
    return given


def _clash(dice: Random, game: Betrayal, state: Realm) -> Given:
    given = _orders(dice, game, state)
    hexes = dice.choice((4, 6, 8, 8, 8, 12, 20))
    if dice.random() < 0.4:
        given["hexes"] = hexes
    if dice.random() < 0.3:
        given["blocked"] = ",".join(str(dice.randint(1, 8)) for _ in range(dice.choice((1, 2, 6))))
    return given


def _dungeon(dice: Random, game: Betrayal, state: Realm) -> Given:
    return {**_clash(dice, game, state), "special": dice.choice(("A", "A,B", "star", "a; b; star"))}


def _explore(dice: Random, game: Betrayal, state: Realm) -> Given:
    if dice.random() < 0.2:
        return {"result": dice.choice(("no-tile", "cannot-fit"))}
    row = ",".join(str(dice.choice(LEVELS)) for _ in range(dice.choice((1, 2, 3))))
    return {"row": row, "hexes": dice.choice((0, 1, 2, 3, 5)), **_orders(dice, game, state)}


def _enemy(dice: Random, _game: Betrayal, state: Realm) -> Given:
    """Mostly a unit of the map, else one of the stack, a companion, or nobody."""
    battle = state.battle
    units = () if battle is None else battle.units
    others = [each.handle for each in state.companions] + (
        [] if battle is None else [each.handle for each in battle.stack]
    )
    if units and dice.random() < 0.75:
        unit = dice.choice(units)
        return {"enemy": dice.choice((unit.handle, unit.handle, unit.enemy.name or unit.handle))}
    return {"enemy": dice.choice((*others, "1", "C1"))}


def _skill(dice: Random, game: Betrayal, state: Realm) -> Given:
    given = {**_enemy(dice, game, state), "skill": dice.choice(SKILLS)}
    if dice.random() < 0.2:
        given["target"] = _enemy(dice, game, state)["enemy"]
    if dice.random() < 0.1:
        given["chips"] = _name(dice, game, state)
    return given


def _draw(dice: Random, game: Betrayal, state: Realm) -> Given:
    given: Given = {"level": dice.choice(LEVELS)}
    if dice.random() < 0.3:
        given["type"] = dice.choice(KINDS)
    if dice.random() < 0.2:
        given["name"] = dice.choice((_name(dice, game, state), "quest Lich Deslandra", "quest Shadowscale Akisha"))
    return given


def _named(dice: Random, game: Betrayal, state: Realm) -> Given:
    given = {**_enemy(dice, game, state), "name": _name(dice, game, state)}
    more: Given = {"type": dice.choice(KINDS), "health": dice.randint(0, 9), "targets": dice.choice(("2", "all"))}
    more |= {"priority": "weakest", "skills": dice.choice(("Rally", "Necromancy, Lord", "Penumbra; Instigate"))}
    return {**given, **{option: value for option, value in more.items() if dice.random() < 0.3}}


def _fill(dice: Random, game: Betrayal, state: Realm) -> Given:
    given: Given = {"level": dice.choice((1, 1, 5, 10)), "to": dice.randint(1, 10)}
    return {**given, "chips": _name(dice, game, state)} if dice.random() < 0.1 else given


def _rule(dice: Random, _game: Betrayal, _state: Realm) -> Given:
    switch = dice.choice(SWITCHES)
    return {"switch": dice.choice((switch.key, switch.code)), "value": dice.choice(switch.values)}


def _nothing(_dice: Random, _game: Betrayal, _state: Realm) -> Given:
    return {}


_VERBS: dict[str, tuple[Callable[[Random, Betrayal, Realm], Given], int, int]] = {
    "party": (_party, 3, 1),
    "clash": (_clash, 20, 1),
    "dungeon": (_dungeon, 10, 1),
    "delve": (lambda dice, game, state: {k: v for k, v in _orders(dice, game, state).items() if k in {"ep", "final"}}, 10, 1),
    "explore": (_explore, 1, 8),
    "fill": (_fill, 1, 5),
    "defeat": (_enemy, 2, 14),
    "remove": (_enemy, 1, 4),
    "flip": (_enemy, 1, 4),
    "companion": (_enemy, 1, 3),
    "draw": (_draw, 1, 6),
    "return": (_enemy, 2, 3),
    "skill": (_skill, 1, 12),
    "health": (lambda dice, game, state: {**_enemy(dice, game, state), "change": dice.choice((-2, -1, 1, "+3", 0))}, 1, 3),
    "name": (_named, 1, 4),
    "place": (lambda dice, game, state: {**_enemy(dice, game, state), "hex": dice.choice(("", "1", "2", "A", "hex 3"))}, 1, 3),
    "swap": (lambda dice, game, state: {**_enemy(dice, game, state), "with": _enemy(dice, game, state)["enemy"]}, 1, 3),
    "enemies": (_nothing, 1, 6),
    "round": (_nothing, 1, 6),
    "endbattle": (_nothing, 1, 4),
    "rule": (_rule, 2, 2),
    "seat": (lambda dice, game, state: {"after": dice.choice(state.seats)} if state.seats and dice.random() < 0.6 else {}, 1, 1),
}  # fmt: skip

__all__ = ["NONSENSE", "Refused", "Step", "campaign", "refused", "stepped", "typed", "typed_step"]
