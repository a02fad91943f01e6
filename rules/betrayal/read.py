"""From what was typed to an action with keys: names are found, numbers are checked, nothing is drawn."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, cast

from rules import names, notes, words
from rules.betrayal import called, noting
from rules.betrayal.actions import (
    Befriend,
    BetrayalAction,
    Defeat,
    Draw,
    EndBattle,
    EndRound,
    Explore,
    Fill,
    Flip,
    Muster,
    Name,
    Open,
    Orders,
    Phase,
    Place,
    Remove,
    Result,
    Return,
    Rule,
    Sit,
    Swap,
    UseSkill,
    Wound,
)
from rules.betrayal.changes import fought
from rules.betrayal.events import Place as Where
from rules.betrayal.naming import named
from rules.betrayal.pack import DIFFICULTIES, Difficulty, Mode, Pack, Side
from rules.betrayal.state import MOST_ADVENTURERS, MOST_XP, SESSIONS, Battle, Realm
from rules.betrayal.switches import SWITCHES
from rules.betrayal.typed import MOST_CLASS, MOST_CLASSES, MOST_HEXES, MOST_POOL, hexes_named, ranged, special_hexes
from rules.contract import Annotate, Request, RuleError
from rules.options import choice, flag, number, text, told
from rules.seating import any_seat, seat_after
from rules.switches import switch_named, value_named

MOST_TILE = 12
"""The most enemy hexes of a delve's tile, and numbers of a challenge row."""
MOST_CHANGE = 99
NO_CLASS = "none"


def read(pack: Pack, state: Realm, request: Request) -> BetrayalAction:
    """The action that a request means; RuleError says what in it is wrong, and what would be right."""
    reader = _READERS.get(request.verb)
    if reader is None:
        raise RuleError("unknown-verb", verb=request.verb)
    return reader(pack, state, request)


# ------------------------------------------------------------------------------------------------ the party


def _party(pack: Pack, _state: Realm, request: Request) -> Muster:
    province = told(request, "province")
    difficulty = choice(request, "difficulty", DIFFICULTIES)
    action = Muster(
        adventurers=ranged(request, "adventurers", 1, MOST_ADVENTURERS),
        xp=ranged(request, "xp", 0, MOST_XP),
        province=called.province(pack, province) if province else None,
        session=ranged(request, "session", 1, SESSIONS),
        difficulty=cast("Difficulty | None", difficulty),
        classes=_classes(told(request, "classes")),
    )
    if action == Muster():
        raise RuleError("betrayal-party-incomplete", missing=("adventurers", "xp"))
    return action


def _classes(typed: str) -> tuple[str, ...] | None:
    """The classes of the adventurers, each once, in alphabetical order; none of them at all is said by `none`.

    A number is no class, and nothing but numbers tells nothing.
    """
    slugs = {names.slug(item)[:MOST_CLASS].strip("-") for item in re.split(r"[,;+/]|\band\b", typed)}
    named = {each for each in slugs if each and not each.isdecimal()}
    if not named:
        return None
    return tuple(sorted(named - {NO_CLASS}))[:MOST_CLASSES]


def _sit(_pack: Pack, state: Realm, request: Request) -> Sit:
    seat = any_seat(state, request)
    return Sit(seat, seat_after(state, request, seat))


# ------------------------------------------------------------------------------------------------ deployments


def _orders(pack: Pack, state: Realm, request: Request) -> Orders:
    return Orders(
        required=called.required(pack, state, told(request, "require")),
        added=called.added(pack, state, told(request, "add")),
        pool=ranged(request, "ep", 0, MOST_POOL),
        final=flag(request, "final"),
        drawn=_drawn(pack, state, request),
    )


def _drawn(pack: Pack, state: Realm, request: Request) -> tuple[Side, ...]:
    return called.chips(pack, state, told(request, "chips"))


def _open(mode: Mode) -> Callable[[Pack, Realm, Request], Open]:
    """A reader for the battle of a mode; only a dungeon has special hexes, and a delve none at all."""

    def reader(pack: Pack, state: Realm, request: Request) -> Open:
        if mode == "delve":
            return Open(
                mode=mode,
                hexes=0,
                orders=Orders(pool=ranged(request, "ep", 0, MOST_POOL), final=flag(request, "final")),
            )
        hexes = ranged(request, "hexes", 1, MOST_HEXES)
        many = Open(mode=mode).hexes if hexes is None else hexes
        return Open(
            mode=mode,
            hexes=many,
            blocked=hexes_named(told(request, "blocked"), many),
            special=special_hexes(told(request, "special")) if mode == "dungeon" else (),
            orders=_orders(pack, state, request),
        )

    return reader


def _explore(pack: Pack, state: Realm, request: Request) -> Explore:
    result = cast("Result", choice(request, "result", ("fits", "no-tile", "cannot-fit")) or "fits")
    if result != "fits":
        return Explore(result=result)
    hexes = ranged(request, "hexes", 0, MOST_TILE)
    if hexes is None:
        raise RuleError("missing-option", option="hexes")
    return Explore(row=_row(request), hexes=hexes, orders=_orders(pack, state, request))


def _row(request: Request) -> tuple[int, ...]:
    """The numbers of a challenge row, each a level; RuleError betrayal-malformed-row names the one that is none."""
    typed = text(request, "row")
    for item in words.items(typed.replace(" ", ",").replace("/", ",").replace("+", ",")):
        if item not in {"1", "5", "10", "20"}:
            raise RuleError("betrayal-malformed-row", item=item[: names.LONGEST], row=typed[: names.LONGEST])
    return words.numbers(typed, MOST_TILE)


def _fill(pack: Pack, state: Realm, request: Request) -> Fill:
    to = ranged(request, "to", 1, MOST_HEXES)
    if to is None:
        raise RuleError("missing-option", option="to")
    return Fill(level=_level(request), to=to, drawn=_drawn(pack, state, request))


def _level(request: Request) -> int:
    level = number(request, "level")
    if level is None:
        raise RuleError("missing-option", option="level")
    return called.level(level, str(level))


# ------------------------------------------------------------------------------------------------ units


def _unit(state: Realm, request: Request, *where: Where, option: str = "enemy") -> str:
    """The handle of a unit in one of these places; RuleError betrayal-no-battle when nobody has a handle."""
    if not state.companions:
        fought(state)
    return called.unit(state, text(request, option), where)


def _draw(pack: Pack, state: Realm, request: Request) -> Draw:
    typed, name = told(request, "type"), told(request, "name")
    first, _, quest = name.partition(" ")
    if names.fold(first) == "quest" and quest:
        return Draw(level=0, quest=called.quest(pack, quest))
    if not typed and (unit := called.quest_called(pack, name)):
        return Draw(level=0, quest=unit)
    kind = called.kind(typed) if typed else None
    if typed and kind is None:
        raise RuleError("betrayal-unknown-type", text=typed, item=typed, names=(), types=called.KINDS)
    drawn = (called.chip(pack, state, name),) if name else ()
    return Draw(level=_level(request), kind=kind or "", drawn=drawn)


def _skill(pack: Pack, state: Realm, request: Request) -> UseSkill:
    skill = called.skill(text(request, "skill"))
    other = called.unit(state, told(request, "target"), ("map",)) if told(request, "target") else ""
    draws = skill in {"rally", "instigate", "lord"}
    drawn = _drawn(pack, state, request) if draws else ()
    return UseSkill(_unit(state, request, "map", "stack", "companion"), skill, other, drawn)


def _health(_pack: Pack, state: Realm, request: Request) -> Wound:
    change = ranged(request, "change", -MOST_CHANGE, MOST_CHANGE)
    if change is None:
        raise RuleError("missing-option", option="change")
    if not change:
        raise RuleError("betrayal-no-change")
    return Wound(_unit(state, request, "map"), change)


def _name(pack: Pack, state: Realm, request: Request) -> Name:
    handle = _unit(state, request, "map")
    return Name(handle, named(pack, state, handle, request))


def _place(_pack: Pack, state: Realm, request: Request) -> Place:
    handle = _unit(state, request, "map", "stack")
    return Place(handle, _hex(fought(state), told(request, "hex")))


def _hex(battle: Battle, typed: str) -> str:
    """A hex of the map, empty for one without a number; RuleError betrayal-unknown-hex."""
    numbered = tuple(str(each) for each in range(1, battle.hexes + 1))
    wanted = names.fold(typed).removeprefix("hex")
    found = next((each for each in (*numbered, *battle.special) if names.fold(each) == wanted), "")
    if typed and not found:
        raise RuleError("betrayal-unknown-hex", item=typed[: names.LONGEST], hexes=battle.hexes)
    return found


def _note(pack: Pack, state: Realm, request: Request) -> Annotate:
    return notes.read(state, request, noting.things(pack, state))


def _rule(_pack: Pack, _state: Realm, request: Request) -> Rule:
    key = switch_named(SWITCHES, text(request, "switch"))
    return Rule(key, value_named(SWITCHES, key, text(request, "value")))


def _of_unit(make: Callable[[str], Any], *where: Where) -> Callable[[Pack, Realm, Request], Any]:
    return lambda _pack, state, request: make(_unit(state, request, *where))


_READERS: dict[str, Callable[[Pack, Realm, Request], BetrayalAction]] = {
    "seat": _sit,
    "party": _party,
    "clash": _open("clash"),
    "dungeon": _open("dungeon"),
    "delve": _open("delve"),
    "explore": _explore,
    "fill": _fill,
    "defeat": _of_unit(Defeat, "map", "companion"),
    "remove": _of_unit(Remove, "map"),
    "flip": _of_unit(Flip, "map"),
    "companion": _of_unit(Befriend, "map", "stack"),
    "draw": _draw,
    "return": _of_unit(Return, "stack", "companion"),
    "skill": _skill,
    "health": _health,
    "name": _name,
    "place": _place,
    "swap": lambda _, state, request: Swap(_unit(state, request, "map"), _unit(state, request, "map", option="with")),
    "enemies": lambda _pack, _state, _request: Phase(),
    "round": lambda _pack, _state, _request: EndRound(),
    "endbattle": lambda _pack, _state, request: EndBattle(ranged(request, "xp", 0, MOST_XP) or 0),
    "rule": _rule,
    "note": _note,
}
