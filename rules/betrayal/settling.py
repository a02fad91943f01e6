"""What follows from a corrected sheet by itself: which chips of the bags its names are, and the counts of battles and handles."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from rules import names, notes
from rules.betrayal import noting
from rules.betrayal.bags import called, everybody, in_game, knows, levels_of
from rules.betrayal.changes import next_handle
from rules.betrayal.pack import LEVELS, Chip, Pack, other_level
from rules.betrayal.sides import MOST_NUMBER, enough
from rules.betrayal.state import Battle, Companion, Enemy, Party, Realm, Unit
from rules.betrayal.typed import MOST_HEXES
from rules.contract import RuleError
from rules.sheet.known import check, known, namesake, too_many, untold
from rules.sheet.showing import word
from rules.sheet.types import Where
from rules.sound import is_key

_COMPANION = re.compile(r"C([1-9][0-9]{0,3})")


def settled(pack: Pack, before: Realm, state: Realm) -> Realm:
    """The state with all of that put right, so that whoever corrects a sheet need not know of it.

    RuleErrors sheet-bad-value, sheet-too-many, betrayal-wrong-level.
    """
    chips = _Chips(pack, before, state)
    battle = None if state.battle is None else _battle(chips, _tiled(before, _pooled(before, state, state.battle)))
    companions = tuple(chips.companion(each) for each in state.companions)
    numbers = [int(found[1]) for each in companions if (found := _COMPANION.fullmatch(each.handle))]
    after = replace(
        state,
        party=None if state.party is None else _party(pack, state.party),
        battle=battle,
        battles=max(state.battles, int(battle is not None)),
        companions=companions,
        befriended=max(state.befriended, *numbers, 0),
    )
    return replace(after, notes=notes.settled(before, after, noting.things(pack, after)))


def _party(pack: Pack, party: Party) -> Party:
    """A province by its letters or its name, and classes by theirs."""
    told = None if party.classes is None else tuple(dict.fromkeys(names.slug(each) or each for each in party.classes))
    party = replace(party, classes=told)
    if not party.province:
        return party
    pairs = ((each.code, name) for each in pack.provinces for name in (each.code, each.name))
    return replace(party, province=known(Where("party province"), party.province, pairs))


def _battle(chips: _Chips, battle: Battle) -> Battle:
    """Each handle was given, and each tile came of a card; a map of which nobody told has the hexes that are told of."""
    lines, battle = battle, _called(battle)
    numbers = (int(hex_) for _, hex_ in _hexes(battle) if _number(hex_))
    handles = (each.handle for each in (*battle.units, *battle.stack))
    told = replace(
        battle,
        hexes=battle.hexes or min(max(numbers, default=0), MOST_HEXES),
        units=chips.units("unit", lines.units, battle.units),
        stack=chips.units("stack", lines.stack, battle.stack),
        gone=tuple(dict.fromkeys(chips.quest("battle gone", each) for each in battle.gone)),
        used=tuple(dict.fromkeys((*battle.used, *handles))),
        cards=max(battle.cards, battle.tiles),
        unended=min(battle.unended, battle.phases),
    )
    _check(told)
    return told


def _pooled(before: Realm, state: Realm, battle: Battle) -> Battle:
    """A battle with what nobody told of its pool as the party is: its points, and by what they were counted."""
    pool, party = battle.pool, state.party
    if party is None or pool.adventurers or (before.battle is not None and before.battle.pool == pool):
        return battle
    points = pool.points or party.pool
    source = "told" if pool.source == "party" and points != party.pool else pool.source
    session = party.session if pool.session == 1 else pool.session
    counted = replace(pool, points=points, source=source, adventurers=party.adventurers, session=session)
    difficulty = party.difficulty if pool.difficulty == "adept" else pool.difficulty
    return replace(battle, pool=replace(counted, xp=pool.xp or party.xp, difficulty=difficulty))


def _tiled(before: Realm, battle: Battle) -> Battle:
    """A delve with the tile of which its enemies' hexes are: its only one; RuleError sheet-missing-field where it has more."""
    was = before.battle
    had = () if was is None or was.mode != "delve" else tuple(each.handle for each in was.units if not each.tile)
    lost = [each.handle for each in battle.units if each.hex and not each.tile and each.handle not in had]
    if battle.mode != "delve" or not lost:
        return battle
    if battle.tiles > 1:
        raise RuleError("sheet-missing-field", key=f"battle unit {lost[0]}", fields=("tile",))
    units = tuple(replace(each, tile=1) if each.handle in lost else each for each in battle.units)
    return replace(battle, tiles=max(battle.tiles, 1), units=units)


def _called(battle: Battle) -> Battle:
    """Lettered hexes in their letters; an enemy whose line calls it by its name has that, and the handle of its hex."""
    letters = {each.casefold(): each.upper() if len(each) == 1 else each.casefold() for each in battle.special}
    if len(letters) == len(battle.special):
        battle = replace(battle, special=tuple(letters.values()))
    given = [letters.get(each.handle.casefold(), each.handle) for each in (*battle.units, *battle.stack)]
    used = [*battle.used, *(handle for handle in given if not _is_name(letters, handle))]

    def unit(told: Unit) -> Unit:
        handle = letters.get(told.handle.casefold(), told.handle)
        moved = replace(told, handle=handle, hex=letters.get(told.hex.casefold(), told.hex))
        if not _is_name(letters, handle):
            return moved
        own, side = told.enemy.name or told.quest, told.enemy.side
        used.append(next_handle(replace(battle, used=tuple(used)), moved.hex))
        enemy = told.enemy if own else replace(told.enemy, side=replace(side, name=handle))
        return replace(moved, handle=used[-1], enemy=enemy)

    return replace(battle, units=tuple(map(unit, battle.units)), stack=tuple(map(unit, battle.stack)))


def _is_name(letters: Mapping[str, str], handle: str) -> bool:
    """Whether an enemy's line calls it by its name: neither by a number nor as a hex."""
    return len(handle) > 1 and not _number(handle) and handle not in letters.values()


def _check(battle: Battle) -> None:
    """RuleErrors sheet-no-hex for a hex that the map has not, sheet-too-many for a quest unit that is defeated and there."""
    places = (("unit", battle.units), ("stack", battle.stack))
    lines = {unit.handle: f"battle {place} {unit.handle}" for place, units in places for unit in units}
    lettered = ((lines.get(handle, "battle used"), handle) for handle in battle.used if not _number(handle))
    for line, hex_ in (*_hexes(battle), *lettered):
        beyond = battle.hexes < int(hex_) <= MOST_HEXES if _number(hex_) else hex_ not in battle.special
        if beyond and is_key(hex_.casefold()):
            raise RuleError("sheet-no-hex", key=line, hex=hex_, hexes=str(battle.hexes), special=battle.special)
    for unit in battle.units:
        if unit.quest in battle.gone:
            raise too_many("battle gone", unit.enemy.name or unit.quest, 2, 1)


def _hexes(battle: Battle) -> Iterator[tuple[str, str]]:
    """The hexes of the map (of the last tile, in a delve) that something is on, each with the line that says so."""
    yield from (("battle blocked", hex_) for hex_ in battle.blocked if _number(hex_))
    for place, units in (("unit", battle.units), ("stack", battle.stack)):
        for unit in units:
            if unit.hex and unit.tile == battle.tiles:
                yield f"battle {place} {unit.handle}", unit.hex


def _number(hex_: str) -> bool:
    return hex_.isascii() and hex_.isdecimal()


class _Chips:
    """The chips that a sheet tells: which of the pack's pieces each is, those that are as they were before being the same."""

    def __init__(self, pack: Pack, before: Realm, state: Realm) -> None:
        self._pack, self._state = pack, state
        fought = before.battle
        self._quests = () if fought is None else (*fought.gone, *(unit.quest for unit in fought.units))
        self._before = {each.handle: each.enemy for each in everybody(before)}
        self._out = [piece for piece in (self._piece(*each) for each in _told(state)) if piece is not None]

    def units(self, place: str, told: tuple[Unit, ...], units: tuple[Unit, ...]) -> tuple[Unit, ...]:
        """The units of the map or the stack with their chips; `told` are they by what their lines call them."""
        lines = (f"battle {place} {word(each.handle)}" for each in told)
        return tuple(self._unit(line, each) for line, each in zip(lines, units, strict=True))

    def _unit(self, line: str, unit: Unit) -> Unit:
        """A unit with its chip; a quest unit of the pack by its name."""
        if unit.quest:
            key = self.quest(line, unit.quest)
            printed = self._pack.quest(key)
            blank = printed is not None and not unit.enemy.name and not unit.enemy.level
            return replace(unit, quest=key, enemy=Enemy(side=printed.side) if printed and blank else unit.enemy)
        return replace(unit, enemy=self._enemy(line, unit.handle, unit.enemy))

    def quest(self, line: str, text: str) -> str:
        """The key of a quest unit; one that the pack does not know is of the table's own, or was there before."""
        pairs = tuple((each.key, name) for each in self._pack.quest_units for name in (each.key, each.side.name))
        key = namesake(text, pairs)
        if key is None and self._state.cards == "bot" and text not in self._quests and names.fold(text):
            raise Where(line, "quest" if " unit " in line else "").bad(text, "near", *names.nearest(text, pairs))
        return key or names.slug(text) or text

    def companion(self, companion: Companion) -> Companion:
        """A companion with its chip."""
        companion = replace(companion, handle=companion.handle.upper())
        line = f"companion {companion.handle}"
        return replace(companion, enemy=self._enemy(line, companion.handle, companion.enemy))

    def _piece(self, handle: str, enemy: Enemy) -> str | None:
        """The piece that is told of an enemy; None when it had that before it got another name."""
        chip = None if enemy.piece is None else self._pack.pieces.get(enemy.piece)
        had = self._before.get(handle)
        same = had is not None and had.piece == enemy.piece
        if chip is None or had is None or not same or enemy.name == had.name:
            return enemy.piece
        shown = next((side.name for side in (chip.low, chip.high) if side.level == enemy.level), "")
        return None if enemy.name and names.fold(enemy.name) != names.fold(shown) else enemy.piece

    def _enemy(self, line: str, handle: str, enemy: Enemy) -> Enemy:
        """An enemy as it was, as the side of its piece is printed, or with the piece out of the bag that has its name."""
        if self._before.get(handle) == enemy:
            return enemy
        enemy = self._levelled(enemy)
        untold(line, enemy.side, enemy.name, self._unknown(enemy.name))
        if enemy.level not in LEVELS:
            raise Where(line, "level").bad(str(enemy.level), "word", *map(str, sorted(LEVELS)))
        piece = self._piece(handle, enemy)
        if piece is None:
            return self._named(line, handle, replace(enemy, piece=None))
        pieces = self._pack.pieces
        piece = known(Where(line, "piece"), piece, ((each, each) for each in pieces)) if piece not in pieces else piece
        if self._out.count(piece) > 1:
            raise too_many(line, piece, self._out.count(piece), 1)
        return self._shown(enemy, piece)

    def _unknown(self, name: str) -> tuple[str, ...] | None:
        """The names that the pack has, where it has not this one; None where it has, or the table's chips are its own."""
        known = tuple(dict.fromkeys(each for chip in self._pack.chips for each in _names(chip)))
        has = namesake(name, ((each, each) for each in known)) is not None
        return None if has or not knows(self._pack, self._state) else known

    def _levelled(self, enemy: Enemy) -> Enemy:
        """An enemy of which no level was told with that of its name, where the pack has the name at one level."""
        if enemy.level or not enemy.name or not knows(self._pack, self._state):
            return enemy
        name = namesake(enemy.name, ((each, each) for chip in self._pack.chips for each in _names(chip)))
        levels = () if name is None else levels_of(self._pack, name)
        return replace(enemy, side=replace(enemy.side, level=levels[0])) if len(levels) == 1 else enemy

    def _named(self, line: str, handle: str, enemy: Enemy) -> Enemy:
        """An enemy with the first piece of its name that is not out of its bag; of a name that the pack does not know as told."""
        _check_side(self._pack, line, enemy)
        if not enemy.name or not knows(self._pack, self._state):
            return enemy
        name = namesake(enemy.name, ((each, each) for chip in self._pack.chips for each in _names(chip)))
        if name is None:
            return enemy
        pieces = called(self._pack, name, enemy.level)
        if not pieces:
            raise _wrong_level(self._pack, name, enemy.level)
        had, here = self._before.get(handle), {piece for piece, _ in in_game(self._pack, self._state)}
        free = [each for each in pieces if each not in self._out]
        if not free:
            raise too_many(line, name, len(pieces) + 1, len(pieces))
        first = min(free, key=lambda each: (had is None or had.piece != each, each not in here, each))
        self._out.append(first)
        return self._shown(enemy, first)

    def _shown(self, enemy: Enemy, piece: str) -> Enemy:
        """An enemy as its piece is printed on the side of its level."""
        chip = self._pack.chip(piece)
        if enemy.level not in {chip.low.level, chip.high.level}:
            raise _wrong_level(self._pack, chip.low.name, enemy.level)
        return Enemy(side=chip.side(enemy.level), piece=piece)


def _check_side(pack: Pack, line: str, enemy: Enemy) -> None:
    """RuleErrors sheet-bad-value, betrayal-too-many-skills for what no chip says."""
    side, targets = enemy.side, enemy.side.targets
    if targets not in {"", "all"} and not (_number(targets) and 1 <= int(targets) <= MOST_NUMBER):
        raise Where(line, "targets").bad(targets, "word", "1", "2", "3", "all")
    check(line, (side.code,), ("", *(each.code for each in pack.provinces)), "code")
    enough(side.skills)
    if enemy.back is not None:
        check(line, (str(enemy.back.level),), (str(other_level(enemy.level)),), "back")


def _told(state: Realm) -> Iterator[tuple[str, Enemy]]:
    return ((each.handle, each.enemy) for each in everybody(state))


def _names(chip: Chip) -> tuple[str, str]:
    return chip.low.name, chip.high.name


def _wrong_level(pack: Pack, name: str, level: int) -> RuleError:
    levels = tuple(map(str, levels_of(pack, name)))
    return RuleError("betrayal-wrong-level", name=name, level=level, levels=levels, item=name)
