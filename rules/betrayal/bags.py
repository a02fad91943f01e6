"""Chapter "Building the bags" (P-1, P-2): which pieces are in the game, which in their bag, and where the others are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from rules import names
from rules.betrayal.events import Place
from rules.betrayal.house import House
from rules.betrayal.pack import BAGS, Bag, Chip, Kind, Pack, Side, bag_of
from rules.betrayal.state import Enemy, Realm


class Tally(NamedTuple):
    """How many chips show this level and this type (empty: not known)."""

    level: int
    kind: str
    chips: int


class BagCount(NamedTuple):
    """What is in a bag: how many chips (None: nobody knows), and their sides by level and type."""

    bag: Bag
    chips: int | None
    sides: tuple[Tally, ...]


class Bags(NamedTuple):
    """Where all chips are: in the bags, on the map, on the defeated stack, kept as companions.

    Nothing lies aside between two steps. `listed` says whether the bot knows what is in the bags, or only what is out of them.
    """

    bags: tuple[BagCount, ...]
    map: tuple[Tally, ...]
    stack: tuple[Tally, ...]
    companions: tuple[Tally, ...]
    listed: bool


def in_game(pack: Pack, state: Realm) -> Iterator[tuple[str, Chip]]:
    """The pieces that this session's bags are made of: those without a province's code, and those of its own (P-1)."""
    province = "" if state.party is None else state.party.province
    for chip in pack.chips:
        if _allowed(chip, province, state.house):
            yield from ((piece, chip) for piece in chip.pieces)


def inside(pack: Pack, state: Realm, bag: Bag, aside: Iterable[Enemy] = ()) -> tuple[str, ...]:
    """The pieces in a bag: those of the session that are neither out of it nor aside."""
    out = {enemy.piece for enemy in (*state.out, *aside)}
    return tuple(piece for piece, chip in in_game(pack, state) if chip.bag == bag and piece not in out)


def knows(pack: Pack, state: Realm) -> bool:
    """Whether the pack's chips are those that the table plays with: the bot's, or its own when they are no samples."""
    return state.cards == "bot" or not pack.sample


def called(pack: Pack, name: str, level: int | None = None) -> tuple[str, ...]:
    """The pieces that have a side of this name, of this level when one is given; whatever the province."""
    typed = names.fold(name)
    return tuple(
        piece
        for chip in pack.chips
        for piece in chip.pieces
        if any(names.fold(side.name) == typed and level in {None, side.level} for side in (chip.low, chip.high))
    )


def levels_of(pack: Pack, name: str) -> tuple[int, ...]:
    """The levels at which the pack has a side of this name, the lowest first."""
    typed = names.fold(name)
    sides = (side for chip in pack.chips for side in (chip.low, chip.high))
    return tuple(sorted({side.level for side in sides if names.fold(side.name) == typed}))


class There(NamedTuple):
    """A chip that is out of its bag: where, what it is called there, and what it shows."""

    place: Place
    handle: str
    enemy: Enemy


def everybody(state: Realm) -> Iterator[There]:
    """All chips and quest units with a handle: those on the map first, then the stack, then the companions."""
    if state.battle is not None:
        yield from (There("map", unit.handle, unit.enemy) for unit in state.battle.units)
        yield from (There("stack", unit.handle, unit.enemy) for unit in state.battle.stack)
    yield from (There("companion", each.handle, each.enemy) for each in state.companions)


class Whereabouts(NamedTuple):
    """Where a chip is, what it is called there, and the province to which it belongs when it is out of the game."""

    place: Place
    handle: str = ""
    province: str = ""


def whereabouts(pack: Pack, state: Realm, name: str, level: int) -> Whereabouts:
    """Where the first piece is that has a side of this name and level: in the bag if any is."""
    pieces = called(pack, name, level)
    if not pieces:
        return Whereabouts("level" if levels_of(pack, name) else "unknown")
    if set(pieces) & set(inside(pack, state, bag_of(level))):
        return Whereabouts("bag")
    for place, handle, enemy in everybody(state):
        if enemy.piece in pieces:
            return Whereabouts(place, handle)
    chip = pack.chip(pieces[0])
    return Whereabouts("province", "", chip.side(level).code or next(code for code in chip.codes if code))


def bags_of(pack: Pack, state: Realm) -> Bags:
    """The counts of all places by level and type, for the answer to `bags`; changes nothing."""
    battle = state.battle
    return Bags(
        tuple(_bag(pack, state, bag) for bag in BAGS),
        _tallied(() if battle is None else (unit.enemy.side for unit in battle.units)),
        _tallied(() if battle is None else (unit.enemy.side for unit in battle.stack)),
        _tallied(each.enemy.side for each in state.companions),
        state.cards == "bot",
    )


def _bag(pack: Pack, state: Realm, bag: Bag) -> BagCount:
    pieces = inside(pack, state, bag)
    if state.cards == "bot":
        chips = (pack.chip(piece) for piece in pieces)
        return BagCount(bag, len(pieces), _tallied(side for chip in chips for side in (chip.low, chip.high)))
    if not knows(pack, state):
        return BagCount(bag, None, ())
    unnamed = sum(enemy.piece is None and enemy.level > 0 and bag_of(enemy.level) == bag for enemy in state.out)
    return BagCount(bag, max(len(pieces) - unnamed, 0), ())


def _tallied(sides: Iterable[Side]) -> tuple[Tally, ...]:
    """Sides counted, the highest level first; quest units come as level 0."""
    counted: Counter[tuple[int, Kind | str]] = Counter((side.level, side.kind) for side in sides)
    return tuple(Tally(level, kind, count) for (level, kind), count in sorted(counted.items(), reverse=True))


def _allowed(chip: Chip, province: str, house: House) -> bool:
    """Whether a chip is in the game in a province; with one side of another one by house rule U-4."""
    fits = [code in {"", province} for code in chip.codes]
    return all(fits) if house.coded_side == "exclude" else any(fits)
