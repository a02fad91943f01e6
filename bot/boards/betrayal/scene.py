"""What a picture of a battle shows, as one value: the drawing and the words are both made of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, cast

from bot.boards.betrayal.changes import Changes, changed
from bot.boards.lettering import plain
from bot.view import Played, View
from rules.betrayal import Betrayal
from rules.betrayal.bags import bags_of
from rules.betrayal.pack import LEVELS, Bag, Mode, Pack, Spot
from rules.betrayal.pool import pool_of
from rules.betrayal.state import Battle, Companion, Enemy, Party, Pool, Realm, Unit


class Chip(NamedTuple):
    """An enemy chip as it is drawn: its handle, its name as far as letters can show it, and the name itself.

    `level` is 0 for a quest unit; `kind` is empty where nobody told; `new` says that the last entry changed something about it.
    """

    handle: str
    label: str
    name: str
    level: int
    kind: str
    health: int | None = None
    rests: bool = False
    new: bool = False


class Stood(NamedTuple):
    """A chip on the map: the tile and the hex (empty: one that the table chose), and whether it stands beside that hex."""

    chip: Chip
    tile: int
    hex: str
    beside: bool


class Floor(NamedTuple):
    """A map, or a tile of a delve with its number (0: none): its hexes from far to near, and where they lie if a pack says so."""

    tile: int
    hexes: tuple[str, ...]
    blocked: tuple[str, ...]
    spots: tuple[Spot, ...]
    new: bool


class Sack(NamedTuple):
    """A bag: how many chips are in it (None: nobody knows), how many more than before, and its sides by level and type."""

    bag: Bag
    chips: int | None
    more: int
    sides: tuple[tuple[int, str, int], ...]


class Fight(NamedTuple):
    """An open battle: `round` is the real one, `counts` what it counts as; `came` how many enemies of each level came.

    `spent` is what the last entry's deployment spent of its pool; `left` what is left to be spent.
    """

    mode: Mode
    round: int
    counts: int
    pool: Pool
    came: tuple[tuple[int, int], ...]
    spent: int | None
    left: int
    final: bool


class Camp(NamedTuple):
    """The party and its province's name; its pool, what that buys on 8 hexes and what stays; the session's last battle's pool."""

    party: Party
    province: str
    pool: Pool
    buys: tuple[int, ...]
    unspent: int
    final: int


@dataclass(frozen=True, slots=True)
class Scene:
    """All that is drawn."""

    locale: str
    fight: Fight | None
    camp: Camp | None
    floors: tuple[Floor, ...]
    units: tuple[Stood, ...]
    stack: tuple[Chip, ...]
    companions: tuple[Chip, ...]
    sacks: tuple[Sack, ...]
    changes: Changes

    @property
    def mode(self) -> str:
        """The mode of the open battle, empty for none."""
        return self.fight.mode if self.fight else ""


def seen(view: View, played: Played | None) -> Scene:
    """What is to be seen of a table: its state, and what the last entry (None: nothing) changed in it."""
    state, pack = cast("Realm", view.state), cast("Betrayal", view.game).pack
    before = cast("Realm | None", played.before) if played else None
    changes = changed(state, before, played.events if played else ())
    battle = state.battle
    return Scene(
        locale=view.table.language,
        fight=None if battle is None else _fight(battle, changes),
        camp=None if state.party is None or battle is not None else _camp(pack, state, state.party),
        floors=() if battle is None else _floors(pack, battle, changes),
        units=() if battle is None else tuple(_stood(unit, changes) for unit in battle.units),
        stack=() if battle is None else tuple(_unit(unit, changes) for unit in battle.stack),
        companions=tuple(_companion(each, changes) for each in state.companions),
        sacks=_sacks(pack, state, before),
        changes=changes,
    )


def _chip(handle: str, enemy: Enemy, *, new: bool) -> Chip:
    return Chip(handle, plain(enemy.name), enemy.name, enemy.level, enemy.kind, new=new)


def _unit(unit: Unit, changes: Changes) -> Chip:
    chip = _chip(unit.handle, unit.enemy, new=unit.handle in changes.handles)
    return chip._replace(level=0 if unit.quest else unit.level, health=unit.health, rests=unit.rests)


def _stood(unit: Unit, changes: Changes) -> Stood:
    return Stood(_unit(unit, changes), unit.tile, unit.hex, unit.beside)


def _companion(companion: Companion, changes: Changes) -> Chip:
    return _chip(companion.handle, companion.enemy, new=companion.handle in changes.handles)


def _fight(battle: Battle, changes: Changes) -> Fight:
    levels = [0 if unit.quest else unit.level for unit in (*battle.units, *battle.stack)]
    came = tuple((level, levels.count(level)) for level in (0, *LEVELS) if level in levels)
    return Fight(
        battle.mode, battle.round, battle.counted_round, battle.pool, came, changes.spent, battle.left, battle.final
    )


def _floors(pack: Pack, battle: Battle, changes: Changes) -> tuple[Floor, ...]:
    if battle.mode != "delve":
        layout = pack.layout(battle.mode, battle.hexes)
        hexes = (*battle.special, *map(str, range(1, battle.hexes + 1)))
        return (Floor(0, hexes, battle.blocked, () if layout is None else layout.spots, new=False),)
    tiles = sorted({unit.tile for unit in battle.units if unit.tile < battle.tiles})
    earlier = [Floor(tile, _hexes_of(battle, tile), (), (), new=False) for tile in tiles]
    if not battle.tiles:
        return ()
    last = tuple(map(str, range(1, battle.hexes + 1)))
    return (*earlier, Floor(battle.tiles, last, (), (), new=battle.tiles == changes.tile))


def _hexes_of(battle: Battle, tile: int) -> tuple[str, ...]:
    """The enemy hexes of an earlier tile: as many as are known by the numbers of those who came there."""
    known = (unit.hex for unit in (*battle.units, *battle.stack) if unit.tile == tile and unit.hex.isdecimal())
    return tuple(map(str, range(1, max(map(int, known), default=0) + 1)))


def _sacks(pack: Pack, state: Realm, before: Realm | None) -> tuple[Sack, ...]:
    was = {each.bag: each.chips for each in bags_of(pack, before).bags} if before is not None else {}
    return tuple(
        Sack(
            each.bag,
            each.chips,
            _more(was.get(each.bag), each.chips),
            tuple((side.level, side.kind, side.chips) for side in each.sides),
        )
        for each in bags_of(pack, state).bags
    )


def _more(before: int | None, now: int | None) -> int:
    return 0 if before is None or now is None else now - before


def _camp(pack: Pack, state: Realm, party: Party) -> Camp:
    found = pool_of(pack, state)
    province = pack.province(party.province)
    final = pool_of(pack, state, final=True).pool.points
    return Camp(party, province.name if province else "", found.pool, found.buys.levels, found.buys.left, final)
