"""Naming a unit: what was typed of its chip, as its side."""

from __future__ import annotations

from typing import Any, cast

from rules import names, words
from rules.betrayal import called
from rules.betrayal.changes import standing
from rules.betrayal.pack import Pack, Side
from rules.betrayal.sides import LONGEST_NAME, MOST_NUMBER, enough, plain_name, read_side
from rules.betrayal.state import Realm
from rules.betrayal.typed import ranged
from rules.contract import Request, RuleError
from rules.options import choice, text, told

NUMBERS = {"health": "health", "range": "range_", "combat": "combat", "defense": "defense"}
"""The options that are numbers on the chip, and their fields."""


def named(pack: Pack, state: Realm, handle: str, request: Request) -> Side:
    """The side of a unit's chip: its name, and of the table's own also type, numbers, targets, priority and skills.

    What is not given stays as it is while the name does. A unit of the bot's chips takes a name of the pack.
    """
    unit = standing(state, handle)
    if state.cards == "bot":
        return Side(level=unit.level, name=called.chip(pack, state, text(request, "name")).name)
    before = unit.enemy.side
    short = read_side(text(request, "name"))
    name = plain_name(short.name)
    if not name:
        raise RuleError("missing-option", option="name")
    same = names.fold(name) == names.fold(before.name) or not before.name
    known = {**_known(before if same else Side(level=unit.level, kind=before.kind)), **_known(short)}
    fields: dict[str, Any] = {**known, **_typed(request), "level": unit.level, "name": name}
    return Side(**fields)


def _known(side: Side) -> dict[str, Any]:
    """What a side says besides its level and name."""
    blank = Side(level=0)
    fields = (field for field in side.__struct_fields__ if field not in {"level", "name"})
    return {field: getattr(side, field) for field in fields if getattr(side, field) != getattr(blank, field)}


def _typed(request: Request) -> dict[str, Any]:
    """What was typed of a chip beside its name."""
    given: dict[str, Any] = {}
    kind = told(request, "type")
    if kind:
        given["kind"] = called.kind(kind)
        if given["kind"] is None:
            raise RuleError("betrayal-unknown-type", text=kind, item=kind, names=(), types=called.KINDS)
    for option, field in NUMBERS.items():
        number = ranged(request, option, 0, MOST_NUMBER)
        if number is not None:
            given[field] = number
    targets, priority = told(request, "targets").casefold(), choice(request, "priority", ("strongest", "weakest"))
    if targets:
        given["targets"] = _targets(targets)
    if priority:
        given["priority"] = cast("Any", priority)
    if skills := words.items(told(request, "skills")):
        given["skills"] = enough([skill.replace("/", " ")[:LONGEST_NAME] for skill in skills])
    return given


def _targets(typed: str) -> str:
    if typed == "all" or (typed.isascii() and typed.isdigit() and 1 <= int(typed[:9]) <= MOST_NUMBER):
        return typed.lstrip("0")
    raise RuleError("betrayal-no-targets", text=typed[: names.LONGEST], most=MOST_NUMBER)
