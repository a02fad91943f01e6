"""What things are called when they are typed: units, provinces, types, demands, chips and house rules."""

from __future__ import annotations

from collections.abc import Iterable

from rules import names, words
from rules.betrayal.actions import SKILLS, Demand, Skill
from rules.betrayal.adding import quest_unit
from rules.betrayal.bags import everybody, levels_of
from rules.betrayal.events import Place
from rules.betrayal.pack import KINDS, LEVELS, Kind, Pack, Side
from rules.betrayal.sides import plain_name, read_side
from rules.betrayal.state import Realm
from rules.contract import RuleError

KIND_NAMES: tuple[names.Pair, ...] = tuple((kind, name) for kind in KINDS for name in (kind, f"{kind}s"))
"""Types, one or several."""

_ANY = {"any", "enemy", "enemies", ""}
_NO_PROVINCE = {"none", "no", "noprovince"}
MOST_ENEMIES = 20
"""The most enemies that one item of a demand stands for."""


def kind(text: str) -> Kind | None:
    """The type that a text names, None when it names none.

    >>> kind("Beasts"), kind("deadra"), kind("Ghoul")
    ('beast', 'daedra', None)
    """
    found = names.match(text, KIND_NAMES)
    return next((each for each in KINDS if each == found), None)


def province(pack: Pack, text: str) -> str:
    """The code of the province that a text names, by its letters or its name, empty for none.

    RuleError betrayal-unknown-province with the codes of all.
    """
    if names.fold(text) in _NO_PROVINCE:
        return ""
    pairs = [(each.code, name) for each in pack.provinces for name in (each.code, each.name)]
    found = names.match(text, pairs)
    if found is None:
        listed = tuple(each.code for each in pack.provinces)
        raise RuleError("betrayal-unknown-province", text=text[: names.LONGEST], provinces=listed)
    return found


def skill(text: str) -> Skill:
    """The skill that a text names; RuleError betrayal-unknown-skill."""
    found = names.find(text, ((each, each) for each in SKILLS), "betrayal-unknown-skill", "skills")
    return next(each for each in SKILLS if each == found)


# ------------------------------------------------------------------------------------------------ units


def unit(state: Realm, text: str, where: Iterable[Place]) -> str:
    """The handle of the unit that a text names, by its handle or its name, in one of these places.

    RuleError betrayal-unknown-unit with all handles, betrayal-several-units when the name is that of several. A handle is
    found wherever it is.
    """
    typed = names.fold(text).removeprefix("hex").removeprefix("unit")
    for each in everybody(state):
        if typed and typed == names.fold(each.handle):
            return each.handle
    places = set(where)
    here = [(each.handle, each.enemy.name) for each in everybody(state) if each.place in places]
    anywhere = [(each.handle, each.enemy.name) for each in everybody(state)]
    found = _by_name(text, here) or _by_name(text, anywhere)
    if len(found) == 1:
        return found[0]
    if found:
        raise RuleError("betrayal-several-units", text=text[: names.LONGEST], units=found)
    raise RuleError("betrayal-unknown-unit", text=text[: names.LONGEST], units=tuple(handle for handle, _ in here))


def _by_name(text: str, units: Iterable[names.Pair]) -> tuple[str, ...]:
    """The handles of the units that a name may mean."""
    handles = names.meant(text, [(f"unit {handle}", name) for handle, name in units if name])
    return tuple(each.removeprefix("unit ") for each in handles)


# ------------------------------------------------------------------------------------------------ demands and chips


def level(number: int, item: str) -> int:
    """A level; RuleError betrayal-unknown-level with those there are."""
    if number not in LEVELS:
        raise RuleError("betrayal-unknown-level", level=number, item=item, levels=tuple(map(str, sorted(LEVELS))))
    return number


def required(pack: Pack, state: Realm, text: str) -> tuple[Demand, ...]:
    """The enemies that must be drawn, an item each (`5 daedra x3`); a name that has one level in the pack is of that level.

    RuleErrors malformed-demand, betrayal-unknown-level, betrayal-wrong-level, betrayal-unknown-type, betrayal-unknown-enemy,
    betrayal-quest-required.
    """
    return tuple(_required(pack, state, item) for item in words.items(text))


def _required(pack: Pack, state: Realm, item: str) -> Demand:
    demand = _quest_too(pack, _demand(item))
    if demand.quest:
        raise RuleError("betrayal-quest-required", item=item[: names.LONGEST], name=demand.name)
    return _of_pack(pack, state, demand, item) if demand.name else demand


def added(pack: Pack, state: Realm, text: str) -> tuple[Demand, ...]:
    """The enemies that come on top of the pool, an item each (`10 High Elf Necromancer; quest Zirik`).

    What is not in the pack is taken as it is: another comes in its place. RuleErrors malformed-demand, betrayal-unknown-level,
    betrayal-wrong-level, betrayal-level-needed.
    """
    return tuple(_added(pack, state, item) for item in words.items(text))


def _added(pack: Pack, state: Realm, item: str) -> Demand:
    demand = _quest_too(pack, _demand(item))
    if demand.count is None:
        raise RuleError("malformed-demand", item=item[: names.LONGEST])
    if demand.quest:
        return _renamed(demand, quest(pack, demand.name))
    if demand.name and _found(pack, demand.name):
        demand = _of_pack(pack, state, demand, item)
    if demand.level is None:
        raise RuleError("betrayal-level-needed", item=item[: names.LONGEST], name=demand.name or demand.kind or "Ghoul")
    return demand


def _quest_too(pack: Pack, demand: Demand) -> Demand:
    """A demand by the plain name of a quest unit, without a level, is for that."""
    if demand.level is None and not demand.quest and (name := quest_called(pack, demand.name)):
        return Demand(name=name, quest=True, count=demand.count)
    return demand


def quest(pack: Pack, text: str) -> str:
    """The name of a quest unit as the pack has it, else as it was typed."""
    known = quest_unit(pack, text)
    return plain_name(text) if known is None else known.side.name


def quest_called(pack: Pack, text: str) -> str:
    """The name of the quest unit that is called exactly so, empty when there is none, or a chip of that name."""
    typed = names.fold(text)
    if not typed or any(names.fold(side.name) == typed for side in _sides(pack)):
        return ""
    return next((each.side.name for each in pack.quest_units if names.fold(each.side.name) == typed), "")


def _demand(item: str) -> Demand:
    """An item as it is read: its level, how many, and a type, a quest unit or a name."""
    counted = words.counted(item)
    if counted.many is not None and not 1 <= counted.many <= MOST_ENEMIES:
        raise RuleError("betrayal-count-out-of-range", item=item[: names.LONGEST], limit=MOST_ENEMIES)
    at = None if counted.level is None else level(counted.level, item[: names.LONGEST])
    first, _, rest = counted.text.partition(" ")
    if names.fold(first) == "quest" and at is None and rest:
        return Demand(name=plain_name(rest), quest=True, count=counted.many)
    if names.fold(counted.text) in _ANY:
        if at is None and not counted.text:
            raise RuleError("malformed-demand", item=item[: names.LONGEST])
        return Demand(level=at, count=counted.many)
    known = kind(counted.text)
    if known is not None:
        return Demand(level=at, kind=known, count=counted.many)
    return Demand(level=at, name=plain_name(counted.text), count=counted.many)


def _found(pack: Pack, text: str) -> str | None:
    """The name in the pack that a text means."""
    return names.match(text, ((side.name, side.name) for side in _sides(pack) if side.name))


def _of_pack(pack: Pack, state: Realm, demand: Demand, item: str) -> Demand:
    """A demand by name with the name as the pack has it, and with its level where it has only one."""
    name = _found(pack, demand.name)
    own = state.cards == "ours"
    if name is None or (own and pack.sample):
        if own:
            return demand
        raise _unknown(pack, demand.name, item)
    levels = levels_of(pack, name)
    if demand.level is not None and demand.level not in levels and not own:
        raise RuleError(
            "betrayal-wrong-level", name=name, level=demand.level, levels=tuple(map(str, levels)), item=item
        )
    told = levels[0] if demand.level is None and len(levels) == 1 else demand.level
    return Demand(level=told, name=name, count=demand.count)


def _unknown(pack: Pack, text: str, item: str) -> RuleError:
    """The refusal of what is neither a type nor a name of the pack: one word is more likely to be meant as a type."""
    near = names.nearest(text, [(side.name, side.name) for side in _sides(pack) if side.name])
    return RuleError(
        "betrayal-unknown-enemy" if " " in text else "betrayal-unknown-type",
        text=text,
        item=item[: names.LONGEST],
        names=near,
        types=KINDS,
    )


def _renamed(demand: Demand, name: str) -> Demand:
    return Demand(level=demand.level, name=name, quest=demand.quest, count=demand.count)


def chips(pack: Pack, state: Realm, text: str) -> tuple[Side, ...]:
    """The chips drawn by hand, in their order; RuleError betrayal-unknown-chip for one that the bot's bags do not have."""
    return tuple(chip(pack, state, item) for item in words.items(text))


def chip(pack: Pack, state: Realm, text: str) -> Side:
    """A chip drawn by hand: of the pack by its name, of the table's own as it is told (`Ghoul/beast`)."""
    told = read_side(text)
    name = _found(pack, told.name)
    if state.cards == "bot":
        if name is None:
            near = names.nearest(told.name, [(side.name, side.name) for side in _sides(pack) if side.name])
            raise RuleError(
                "betrayal-unknown-enemy", text=told.name, item=text[: names.LONGEST], names=near, types=KINDS
            )
        return Side(level=0, name=name)
    if not told.name:
        raise RuleError("malformed-demand", item=text[: names.LONGEST])
    return told


def _sides(pack: Pack) -> Iterable[Side]:
    return (side for chip in pack.chips for side in (chip.low, chip.high))
