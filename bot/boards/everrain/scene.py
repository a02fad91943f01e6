"""What a picture of The Everrain shows, as one value: the drawing and the words are both made of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NamedTuple, cast

from bot.boards.everrain.changes import Changes, changed
from bot.boards.everrain.marks import marks
from bot.boards.everrain.sea import aimed
from bot.boards.lettering import plain
from bot.view import Played, View
from rules.everrain import Everrain
from rules.everrain.pack import Hex, Kind, Pack, ShipBoard
from rules.everrain.state import Enemy, Facing, Ship, Spot, Step, Storm, Vessel, Voyage


class Mini(NamedTuple):
    """An enemy On Deck: its handle, name, zone (None: not known), Trauma, and health where it is known."""

    handle: str
    name: str
    zone: int | None
    wounds: int
    health: int | None
    new: bool


class Deck(NamedTuple):
    """A Ship Board, or (`foe`: the enemy ship's mark) the Enemy Ship Board: who is in its zones, and the destroyed nodes.

    `label` is the name as far as letters can show it; `hit` are the nodes destroyed just now; `sails` says whose turn it is.
    """

    letter: str
    label: str
    name: str
    minis: tuple[Mini, ...]
    foe: str = ""
    crew: tuple[int, ...] | None = None
    broken: tuple[int, ...] = ()
    hit: frozenset[int] = frozenset()
    first: bool = False
    sails: bool = False


class Boat(NamedTuple):
    """A player's ship on the chart."""

    letter: str
    name: str
    hex: Hex
    facing: Facing | None
    new: bool


class Foe(NamedTuple):
    """An enemy ship or the Elder One: the mark on its token, its name as it can be drawn, and what is known of it.

    `pattern` are the hexes that it can fire at as it faces; of one that is not `known` nobody told the card; one that `waits`
    has no destination on the board.
    """

    key: str
    mark: str
    label: str
    name: str
    elder: bool
    hex: Hex | None
    facing: Facing | None
    range_: int | None
    pattern: tuple[Hex, ...]
    heading: Kind | Literal[""]
    words: str
    goal: Hex | None
    course: int | None
    wounds: int
    health: int | None
    weak: int
    new: bool
    known: bool
    waits: bool


class Tracks(NamedTuple):
    """The agenda and its lap, the tokens of the Discovery Track, its thresholds and end, the act, and acts that wait.

    `was` are the agenda, the players' and the enemy's token before the last entry.
    """

    act: int
    due: tuple[int, ...]
    agenda: int
    lap: int
    players: int
    enemy: int
    elder: int
    arising: bool
    thresholds: tuple[int, int, int]
    end: int
    was: tuple[int, int, int] | None


@dataclass(frozen=True, slots=True)
class Scene:
    """All that is drawn. `step` is that of the open Enemy Phase, empty in the Player Phase."""

    locale: str
    mapped: bool
    round: int
    step: Step | Literal[""]
    over: Literal["", "won", "lost"]
    tracks: Tracks
    board: ShipBoard
    decks: tuple[Deck, ...]
    boats: tuple[Boat, ...]
    foes: tuple[Foe, ...]
    storms: tuple[Storm, ...]
    spots: tuple[Spot, ...]
    changes: Changes


def seen(view: View, played: Played | None) -> Scene:
    """What is to be seen of a table: its state, and what the last entry (None: nothing) changed in it."""
    state = cast("Voyage", view.state)
    pack = cast("Everrain", view.game).pack
    before = cast("Voyage | None", played.before) if played else None
    changes = changed(state, before, played.events if played else ())
    foes = _foes(state, changes)
    return Scene(
        locale=view.table.language,
        mapped=state.mapped,
        round=state.round,
        step=state.phase.step if state.phase else "",
        over=state.over,
        tracks=_tracks(pack, state, before),
        board=pack.board,
        decks=(*(_deck(view, state, before, ship, changes) for ship in state.ships), *_aboard(state, foes, changes)),
        boats=tuple(
            Boat(ship.letter, _name(view, ship), ship.hex, ship.facing, ship.letter in changes.moved)
            for ship in state.ships
            if ship.hex is not None
        ),
        foes=foes,
        storms=state.storms,
        spots=state.chart,
        changes=changes,
    )


def _tracks(pack: Pack, state: Voyage, before: Voyage | None) -> Tracks:
    end = pack.end(state.house.length)
    return Tracks(
        act=state.act,
        due=tuple(each.act for each in state.due),
        agenda=state.agenda,
        lap=int(state.house.agenda_length),
        players=state.players,
        enemy=state.enemy,
        elder=max(end - state.lowered, 0),
        arising=state.arising,
        thresholds=pack.thresholds,
        end=end,
        was=None if before is None else (before.agenda, before.players, before.enemy),
    )


def _name(view: View, ship: Ship) -> str:
    return view.seats[ship.seat].name if ship.seat in view.seats else ship.letter


def _deck(view: View, state: Voyage, before: Voyage | None, ship: Ship, changes: Changes) -> Deck:
    old = before.ship(ship.seat) if before else None
    hit = frozenset(ship.broken) - frozenset(old.broken) if old else frozenset[int]()
    name = _name(view, ship)
    return Deck(
        letter=ship.letter,
        label=plain(name),
        name=name,
        minis=tuple(_mini(each, changes) for each in state.on_deck(ship.seat)),
        crew=None if ship.crew is None else tuple(sorted(ship.crew)),
        broken=tuple(sorted(ship.broken)),
        hit=hit,
        first=state.first == ship.seat,
        sails=state.phase is None and state.turn == ship.seat,
    )


def _mini(enemy: Enemy, changes: Changes) -> Mini:
    new = enemy.handle in changes.handles
    return Mini(enemy.handle, enemy.name, enemy.zone, enemy.wounds, enemy.health, new)


def _aboard(state: Voyage, foes: tuple[Foe, ...], changes: Changes) -> list[Deck]:
    """The Enemy Ship Boards on which a boarding is fought."""
    decks: list[Deck] = []
    for foe in foes:
        minis = tuple(_mini(each, changes) for each in state.enemies if each.aboard == foe.key)
        if minis:
            decks.append(Deck("", foe.label, foe.name, minis, foe=foe.mark))
    return decks


def _foes(state: Voyage, changes: Changes) -> tuple[Foe, ...]:
    short = marks([(each.key, each.name or _called(each), each.number if each.name else 1) for each in state.vessels])
    return tuple(_foe(each, short[each.key], changes) for each in state.vessels)


def _called(vessel: Vessel) -> str:
    """The name of an enemy ship, with its number; that of one that nobody named is made of its handle."""
    if not vessel.name:
        return vessel.key.replace("-", " ").capitalize()
    return f"{vessel.name} {vessel.number}" if vessel.number > 1 else vessel.name


def _aimless(vessel: Vessel) -> bool:
    """Whether the chart has nothing that an enemy ship on it looks for."""
    return not vessel.elder and vessel.hex is not None and bool(vessel.heading) and vessel.goal is None


def _foe(vessel: Vessel, mark: str, changes: Changes) -> Foe:
    name = _called(vessel)
    return Foe(
        key=vessel.key,
        mark=mark,
        label=plain(name),
        name=name,
        elder=vessel.elder,
        hex=vessel.hex,
        facing=vessel.facing,
        range_=vessel.range_,
        pattern=aimed(vessel.pattern, vessel.hex, vessel.facing),
        heading=vessel.heading,
        words=vessel.words,
        goal=vessel.goal,
        course=vessel.course,
        wounds=vessel.wounds,
        health=vessel.health,
        weak=vessel.weak,
        new=vessel.key in changes.moved,
        known=vessel.card is not None or bool(vessel.heading or vessel.words),
        waits=vessel.waits or _aimless(vessel),
    )
