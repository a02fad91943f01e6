"""What may be typed into an option, best first."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from rules import names, words
from rules.betrayal.actions import SKILLS
from rules.betrayal.bags import in_game
from rules.betrayal.pack import KINDS, Pack, bag_of
from rules.betrayal.state import Realm
from rules.betrayal.switches import SWITCHES
from rules.contract import Offer
from rules.switches import spoken

_MAP = {"defeat", "remove", "flip", "companion", "skill", "health", "name", "place", "swap"}
_STACK = {"companion", "skill", "place", "return"}
_COMPANIONS = {"defeat", "return", "skill"}


def offers(pack: Pack, state: Realm, slot: str, given: Mapping[str, str]) -> Iterable[Offer]:
    """The values that an option (`verb.option`) takes now; none for an option that takes free text."""
    verb, _, option = slot.partition(".")
    if option in {"enemy", "with", "target"}:
        return tuple(_units(state, verb if option == "enemy" else "swap"))
    if option in {"require", "add", "chips"}:
        return tuple(_items(pack, state, option, given.get(option, "")))
    if option == "province":
        return (*(Offer(each.code, each.name) for each in pack.provinces), Offer("none", "none"))
    return tuple(Offer(each, each) for each in _words(pack, state, option, given))


def _words(pack: Pack, state: Realm, option: str, given: Mapping[str, str]) -> Iterable[str]:
    """The values of an option that is offered as it is typed."""
    match option:
        case "skill":
            return SKILLS
        case "type":
            return KINDS
        case "name":
            return _names(pack, state, _level(state, given))
        case "hex":
            return _free(state)
        case "switch":
            return (switch.key for switch in SWITCHES)
        case _:
            return _values(given.get("switch", "")) if option == "value" else ()


def _units(state: Realm, verb: str) -> Iterator[Offer]:
    """The units that a verb is about, by handle: those on the map, on the stack, and the companions."""
    battle = state.battle
    if battle is not None and verb in _MAP:
        yield from (_unit(each.handle, each.enemy.name) for each in battle.units)
    if battle is not None and verb in _STACK:
        yield from (_unit(each.handle, each.enemy.name) for each in battle.stack)
    if verb in _COMPANIONS:
        yield from (_unit(each.handle, each.enemy.name) for each in state.companions)


def _unit(handle: str, name: str) -> Offer:
    return Offer(handle, f"{handle}: {name}" if name else handle)


def _items(pack: Pack, state: Realm, option: str, typed: str) -> Iterator[Offer]:
    """A list with its last item completed: a type or name for one that is demanded, a name for a chip drawn by hand."""
    *before, last = (part.strip() for part in typed.replace(";", ",").split(",")) if typed else ("",)
    counted = words.counted(last)
    begun = "".join(f"{item}; " for item in before)
    head = "" if counted.level is None or option == "chips" else f"{counted.level} "
    kinds = () if option == "chips" else KINDS
    quest = tuple(f"quest {unit.side.name}" for unit in pack.quest_units) if option == "add" and not head else ()
    for what in (*kinds, *quest, *_names(pack, state, counted.level if head else None)):
        yield Offer(f"{begun}{head}{what}"[:100], f"{begun}{head}{what}"[:100])


def _names(pack: Pack, state: Realm, level: int | None) -> tuple[str, ...]:
    """The names of the session's chips, of a level or of all, in alphabetical order."""
    sides = (
        side
        for _, chip in in_game(pack, state)
        for side in (chip.low, chip.high)
        if side.name and (level is None or (side.level == level and bag_of(level) == chip.bag))
    )
    found = {names.fold(side.name): side.name for side in sides}
    return tuple(name for _, name in sorted(found.items()))


def _level(state: Realm, given: Mapping[str, str]) -> int | None:
    """The level that a name is for: that of the unit that is named, or the one that was typed."""
    typed = given.get("level", "")
    if typed.isdecimal():
        return int(typed[:3])
    unit = None if state.battle is None else state.battle.unit(given.get("enemy", ""))
    return None if unit is None else unit.level


def _free(state: Realm) -> Iterator[str]:
    battle = state.battle
    if battle is None:
        return
    hexes = (*(str(number) for number in range(1, battle.hexes + 1)), *battle.special)
    yield from (each for each in hexes if battle.on(each) is None)


def _values(switch: str) -> tuple[str, ...]:
    key = names.match(switch, spoken(SWITCHES))
    return next((each.values for each in SWITCHES if each.key == key), ())
