"""From a pack's file to a pack: every problem at once, each with its place, what is there and what was expected."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from typing import Any, cast

from rules.betrayal.pack import (
    DIFFICULTIES,
    KINDS,
    Chip,
    Difficulty,
    Goal,
    Kind,
    Layout,
    Mode,
    Pack,
    Province,
    QuestUnit,
    Side,
    Spot,
)
from rules.betrayal.sides import LONGEST_NAME, MOST_NUMBER, MOST_SKILLS
from rules.betrayal.state import MOST_ADVENTURERS, SESSIONS
from rules.packs import Desk, Problem, Raw, at, crowded, doubled

BAG_NAMES = {"1/5": (1, 5), "10/20": (10, 20)}
"""The two bags as a pack names them, and the levels of their chips' sides."""
NUMBERS = {"health": "health", "range": "range_", "combat": "combat", "defense": "defense"}
MOST_PIECES = 20
"""The most equal pieces of a chip."""
MOST_IN_ALL = 500
"""The most pieces of all chips."""
MOST_GOAL = 999
MODES: tuple[Mode, ...] = ("clash", "dungeon", "delve")
_CODE = re.compile(r"[A-Z]{2}")
_HEX = re.compile(r"[0-9]{1,2}|[A-Z]|[a-z]{2,12}[0-9]?")
_FURTHEST = 99


def load(text: str) -> Pack:
    """The pack that a TOML text describes; tomllib.TOMLDecodeError when it is no TOML, PackError when it is no pack."""
    return read_pack(tomllib.loads(text))


def read_pack(raw: Raw) -> Pack:
    """The pack that parsed TOML describes; PackError with every problem of its chips, and of how they fit together."""
    desk = Desk()
    pack = _pack(desk, raw)
    desk.settle(_unfit(pack))
    return pack


# ------------------------------------------------------------------------------------------------ chip by chip


def _pack(desk: Desk, raw: Raw) -> Pack:
    parts = ("provinces", "end-of-session", "chips", "quest-units", "layouts")
    desk.known(raw, "", ("key", "title", "sample", *parts))
    return Pack(
        key=desk.key(raw, ""),
        title=desk.text(raw, "", "title"),
        sample=desk.flag(raw, "", "sample"),
        provinces=tuple(_province(desk, table, place) for table, place in desk.tables(raw, "provinces")),
        goals=tuple(_goal(desk, table, place) for table, place in desk.tables(raw, "end-of-session")),
        chips=tuple(_chip(desk, table, place) for table, place in desk.tables(raw, "chips")),
        quest_units=tuple(_quest(desk, table, place) for table, place in desk.tables(raw, "quest-units")),
        layouts=tuple(_layout(desk, table, place) for table, place in desk.tables(raw, "layouts")),
    )


def _province(desk: Desk, table: Raw, place: str) -> Province:
    desk.known(table, place, ("code", "name", "skill"))
    code = _code(desk, table, place)
    return Province(code, desk.text(table, place, "name"), desk.text(table, place, "skill", default=""))


def _code(desk: Desk, table: Raw, place: str) -> str:
    """The two letters of a province."""
    found = table.get("code")
    if not isinstance(found, str) or not _CODE.fullmatch(found):
        desk.wrong(at(place, "code"), found, "two-letters")
        return ""
    return found


def _goal(desk: Desk, table: Raw, place: str) -> Goal:
    """A row of the end-of-session table: its pools for 1 to 4 adventurers."""
    desk.known(table, place, ("session", "difficulty", "pools"))
    found: object = table.get("pools")
    listed = cast("list[object]", found) if isinstance(found, list) else []
    pools = [each for each in listed if _is_pool(each)]
    if not len(listed) == len(pools) == MOST_ADVENTURERS:
        desk.wrong(at(place, "pools"), table.get("pools"), f"list-of {MOST_ADVENTURERS} numbers 1-{MOST_GOAL}")
        pools = [1] * MOST_ADVENTURERS
    return Goal(
        desk.number(table, place, "session", SESSIONS),
        cast("Difficulty", desk.choice(table, place, "difficulty", DIFFICULTIES)),
        cast("tuple[int, int, int, int]", tuple(pools)),
    )


def _is_pool(each: object) -> bool:
    return isinstance(each, int) and not isinstance(each, bool) and 1 <= each <= MOST_GOAL


_SIDE = ("name", "type", "code", *NUMBERS, "targets", "priority", "skills")


def _chip(desk: Desk, table: Raw, place: str) -> Chip:
    """A two-sided chip; the side that the file leaves out is not known."""
    desk.known(table, place, ("key", "bag", "count", "code", "low", "high"))
    key = desk.key(table, place)
    levels = BAG_NAMES[desk.choice(table, place, "bag", tuple(BAG_NAMES))]
    code = _code(desk, table, place) if "code" in table else ""
    if "low" not in table and "high" not in table:
        desk.wrong(at(place, "low"), None, "table")
    low, high = (
        _side(desk, table, place, name, Side(level=level, code=code))
        for name, level in zip(("low", "high"), levels, strict=True)
    )
    return Chip(key=key, low=low, high=high, count=desk.number(table, place, "count", MOST_PIECES, default=1))


def _side(desk: Desk, chip: Raw, place: str, name: str, blank: Side) -> Side:
    side = desk.table(chip, place, name) if name in chip else None
    if side is None:
        return blank
    place = at(place, name)
    desk.known(side, place, _SIDE)
    return Side(
        level=blank.level,
        name=desk.text(side, place, "name", most=LONGEST_NAME),
        code=_code(desk, side, place) if "code" in side else blank.code,
        **_figures(desk, side, place),
    )


def _figures(desk: Desk, side: Raw, place: str) -> dict[str, Any]:
    """What stands on a side beside its name, as far as the file says."""
    told: dict[str, Any] = {
        field: desk.number(side, place, option, MOST_NUMBER, least=0)
        for option, field in NUMBERS.items()
        if option in side
    }
    if "type" in side:
        told["kind"] = cast("Kind", desk.choice(side, place, "type", KINDS))
    if "targets" in side:
        told["targets"] = _targets(desk, side, place)
    if "priority" in side:
        told["priority"] = desk.choice(side, place, "priority", ("strongest", "weakest"))
    told["skills"] = _skills(desk, side, place)
    return told


def _targets(desk: Desk, side: Raw, place: str) -> str:
    """How many targets: a number, or `all`."""
    return "all" if side["targets"] == "all" else str(desk.number(side, place, "targets", MOST_NUMBER))


def _skills(desk: Desk, side: Raw, place: str) -> tuple[str, ...]:
    found = side.get("skills", [])
    listed = cast("list[object]", found) if isinstance(found, list) else [found]
    if len(listed) > MOST_SKILLS:
        desk.wrong(at(place, "skills"), len(listed), f"list-up-to {MOST_SKILLS}")
    named = {f"skills[{index}]": each for index, each in enumerate(listed[:MOST_SKILLS])}
    return tuple(desk.text(named, place, field, most=LONGEST_NAME) for field in named)


def _quest(desk: Desk, table: Raw, place: str) -> QuestUnit:
    desk.known(table, place, ("key", "name", "back", *(field for field in _SIDE if field not in {"name", "code"})))
    name = desk.text(table, place, "name", most=LONGEST_NAME)
    return QuestUnit(
        key=desk.key(table, place),
        side=Side(level=0, name=name, **_figures(desk, table, place)),
        back=desk.key(table, place, "back") if "back" in table else "",
    )


def _layout(desk: Desk, table: Raw, place: str) -> Layout:
    """A drawn board: the place of each hex, as `[q, r]`."""
    desk.known(table, place, ("title", "mode", "hexes"))
    hexes = desk.table(table, place, "hexes") or {}
    spots = tuple(_spot(desk, hexes, at(place, "hexes"), name) for name in hexes)
    return Layout(
        title=desk.text(table, place, "title"),
        mode=cast("Mode", desk.choice(table, place, "mode", MODES)),
        spots=spots,
    )


def _spot(desk: Desk, hexes: Raw, place: str, name: str) -> Spot:
    found: object = hexes[name]
    pair = cast("list[object]", found) if isinstance(found, list) else []
    numbers = [each for each in pair if isinstance(each, int) and not isinstance(each, bool) and abs(each) <= _FURTHEST]
    if not _HEX.fullmatch(name):
        desk.wrong(at(place, name), name, "hex-name")
    if len(numbers) != 2 or len(pair) != 2:
        desk.wrong(at(place, name), hexes[name], "two-numbers")
        return Spot(name, 0, 0)
    return Spot(name, *numbers)


# ------------------------------------------------------------------------------------------------ how they fit together


def _unfit(pack: Pack) -> Iterator[Problem]:
    """What does not fit: keys that come twice, provinces that are not there, rows of the table that are missing."""
    yield from doubled("provinces", "code", [each.code for each in pack.provinces])
    yield from doubled("chips", "key", [each.key for each in pack.chips])
    yield from doubled("quest-units", "key", [each.key for each in pack.quest_units])
    yield from _table(pack)
    yield from crowded("chips", sum(each.count for each in pack.chips), MOST_IN_ALL)
    yield from _pieces(pack)
    codes = {"", *(each.code for each in pack.provinces)}
    for index, chip in enumerate(pack.chips):
        for code in dict.fromkeys(chip.codes):
            if code not in codes:
                yield Problem(f"chips[{index}].code", code, "province-of-the-pack")
    for index, unit in enumerate(pack.quest_units):
        back = pack.quest(unit.back) if unit.back else None
        if unit.back and (back is None or back.back != unit.key or back.key == unit.key):
            yield Problem(f"quest-units[{index}].back", unit.back, "quest-unit-with-this-back")
    for index, layout in enumerate(pack.layouts):
        if len({(spot.q, spot.r) for spot in layout.spots}) < len(layout.spots):
            yield Problem(f"layouts[{index}].hexes", "", "places-apart")


def _table(pack: Pack) -> Iterator[Problem]:
    """The end-of-session table has a row for each session and difficulty, and no two."""
    rows = [f"{row.session} {row.difficulty}" for row in pack.goals]
    yield from doubled("end-of-session", "session", rows)
    for session in range(1, SESSIONS + 1):
        for difficulty in DIFFICULTIES:
            if f"{session} {difficulty}" not in rows:
                yield Problem("end-of-session", "", f"row {session} {difficulty}")


def _pieces(pack: Pack) -> Iterator[Problem]:
    """No piece is called as one of another chip."""
    seen: dict[str, int] = {}
    for index, chip in enumerate(pack.chips):
        for piece in chip.pieces:
            if seen.setdefault(piece, index) != index and pack.chips[seen[piece]].key != chip.key:
                yield Problem(f"chips[{index}].key", piece, "unique")


def unlike(pack: Pack, base: Pack) -> tuple[str, ...]:
    """The names of provinces that are other in a pack than in this one: too many, missing, renamed."""
    ours, theirs = ({each.code: each.name for each in of.provinces} for of in (base, pack))
    return tuple(
        theirs.get(code, ours.get(code, code))
        for code in sorted({*ours, *theirs})
        if ours.get(code) != theirs.get(code)
    )
