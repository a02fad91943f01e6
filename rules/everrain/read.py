"""From what was typed to an action with keys: names are found, numbers are checked, nothing is drawn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, cast

from rules import names, notes
from rules.contract import Annotate, Request, RuleError
from rules.everrain import called, chart, hexes, noting, typed
from rules.everrain.actions import (
    Activate,
    ActivateDeck,
    Awaken,
    Banish,
    BeginPhase,
    Board,
    Close,
    Correct,
    Destroy,
    Discover,
    EndAct,
    EndTurn,
    EverrainAction,
    Join,
    Launch,
    MoveAgenda,
    Name,
    Remove,
    Reveal,
    Rule,
    Sail,
    SetStorm,
    Sink,
    Sit,
    Spawn,
    TellCrew,
    VisitPort,
    Wound,
)
from rules.everrain.changes import aboard
from rules.everrain.naming import named
from rules.everrain.pack import Kind, Pack
from rules.everrain.phases import MOST_CURES
from rules.everrain.reading_packs import MOST_DICE, MOST_HEALTH
from rules.everrain.showing import shown
from rules.everrain.state import Spot, Voyage
from rules.everrain.switches import SWITCHES
from rules.everrain.typed import facing_told, hex_told, needed, ranged, zones_told
from rules.options import choice, flag, number, text, told
from rules.seating import any_seat, seat_after
from rules.switches import switch_named, value_named

MOST_ROUND = 999
MOST_STORM = 7
"""The most hexes of a storm that is told."""
SIDES = ("players", "enemy")
RESULTS = ("won", "lost", "fight")


def read(pack: Pack, state: Voyage, request: Request) -> EverrainAction:
    """The action that a request means; RuleError says what in it is wrong, and what would be right."""
    reader = _READERS.get(request.verb)
    if reader is None:
        raise RuleError("unknown-verb", verb=request.verb)
    return reader(pack, state, request)


# ------------------------------------------------------------------------------------------------ the table


def _ship(_pack: Pack, state: Voyage, request: Request) -> Join:
    return Join(seat=any_seat(state, request), hex=hex_told(request), facing=facing_told(request))


def _sit(_pack: Pack, state: Voyage, request: Request) -> Sit:
    seat = any_seat(state, request)
    return Sit(seat, seat_after(state, request, seat))


def _crew(_pack: Pack, state: Voyage, request: Request) -> TellCrew:
    seat = called.seat(state, request)
    zones, broken = zones_told(request, "zones"), zones_told(request, "broken")
    if zones is None and broken is None:
        raise RuleError("missing-option", option="zones")
    return TellCrew(seat=seat, zones=zones, broken=None if broken is None else tuple(sorted(set(broken))))


# ------------------------------------------------------------------------------------------------ spawning


def _spawn(pack: Pack, state: Voyage, request: Request) -> Spawn:
    seat, points = called.seat(state, request), needed(request, "points")
    return Spawn(seat=seat, points=points, cards=called.turned(pack, state, told(request, "cards")))


def _enemyship(pack: Pack, state: Voyage, request: Request) -> Launch:
    key, card = called.ship_card(pack, state, told(request, "card"))
    return Launch(hex=hex_told(request), facing=facing_told(request), key=key, card=card)


def _board(pack: Pack, state: Voyage, request: Request) -> Board:
    cards = called.turned(pack, state, told(request, "cards"))
    result = cast("Any", choice(request, "result", RESULTS)) or ("fight" if cards else "won")
    seat, vessel = called.seat(state, request), called.vessel(state, text(request, "enemyship"))
    return Board(seat=seat, vessel=vessel, result=result, cards=cards)


# ------------------------------------------------------------------------------------------------ the chart


def _reveal(_pack: Pack, _state: Voyage, request: Request) -> Reveal:
    kind = typed.kind_of(text(request, "kind"))
    return Reveal(tuple(Spot(each, kind) for each in typed.hexes_of(text(request, "hex"))))


def _tile(pack: Pack, _state: Voyage, request: Request) -> Reveal:
    """A map tile: its first hex lies beyond a side of a hex, and it is turned that way; without one it begins at `0,0`."""
    kinds = typed.kinds_of(text(request, "kinds"))
    beside, side = hex_told(request, "beside"), facing_told(request, "side") or "E"
    return Reveal(chart.tile(pack, hexes.minus((0, 0), hexes.STEPS[side]) if beside is None else beside, side, kinds))


def _close(_pack: Pack, _state: Voyage, request: Request) -> Close:
    return Close(typed.hex_of(text(request, "hex")))


def _sail(_pack: Pack, state: Voyage, request: Request) -> Sail:
    seat = called.seat(state, request)
    return Sail(seat=seat, hex=typed.hex_of(text(request, "hex")), facing=facing_told(request))


def _storm(_pack: Pack, _state: Voyage, request: Request) -> SetStorm:
    """With nothing said a new storm comes; of one that is named, something must be said.

    RuleError everrain-storm-either when it is to move, or to be gone, and to lie elsewhere or have another size.
    """
    direction, gone = facing_told(request, "move"), flag(request, "gone")
    number_ = ranged(request, "storm", 1, MOST_ROUND)
    covered, size = typed.hexes_of(told(request, "hexes")), ranged(request, "size", 1, MOST_STORM)
    if number_ is not None and not (covered or size or direction or gone):
        raise RuleError("missing-option", option="hexes")
    if (direction or gone) and (covered or size):
        raise RuleError("everrain-storm-either")
    return SetStorm(number=number_, hexes=covered, size=size, direction=direction, gone=gone)


# ------------------------------------------------------------------------------------------------ enemies


def _enemy(state: Voyage, request: Request) -> str:
    return called.enemy(state, text(request, "enemy"))


def _activate(pack: Pack, state: Voyage, request: Request) -> Activate | ActivateDeck:
    """One enemy by its name, or the whole deck of a ship by its letter or name: then nothing is told of one alone."""
    deck = called.of_ship(state, text(request, "enemy"))
    if deck is not None:
        handles = tuple(each.handle for each in state.on_deck(deck))
        if told(request, "dice") or flag(request, "fray"):
            raise RuleError("everrain-one-by-one", cures=_each_alone(request, handles), seat=deck, handles=handles)
        return ActivateDeck(seat=deck, near=shown(state, told(request, "shows"), handles).near)
    handle = _enemy(state, request)
    faces, shows = told(request, "dice"), shown(state, told(request, "shows"), (handle,))
    return Activate(
        enemy=handle,
        dice=typed.faces_of(faces, pack.die, _dice(state, handle)) if faces else (),
        sights=shows.sights,
        course=shows.course,
        near=shows.near,
        fray=flag(request, "fray"),
    )


def _each_alone(request: Request, handles: tuple[str, ...]) -> tuple[Request, ...]:
    """The same of each enemy by itself."""
    rest = tuple(each for each in request.given if each[0] != "enemy")
    return tuple(Request("activate", given=(("enemy", handle), *rest)) for handle in handles[:MOST_CURES])


def _dice(state: Voyage, handle: str) -> int | None:
    """How many dice an enemy or a ship rolls, None when nobody knows."""
    enemy, vessel = state.foe(handle), state.vessel(handle)
    return enemy.dice if enemy is not None else vessel.rolls if vessel is not None else None


def _damage(_pack: Pack, state: Voyage, request: Request) -> Wound:
    return Wound(_enemy(state, request), needed(request, "amount"))


def _banish(_pack: Pack, state: Voyage, request: Request) -> Banish:
    return Banish(_enemy(state, request), ranged(request, "health", 0, MOST_HEALTH))


def _name(_pack: Pack, state: Voyage, request: Request) -> Name:
    handle = _enemy(state, request)
    known = state.foe(handle) or state.vessel(handle)
    assert known is not None
    return Name(handle, named(known, request))


def _elder(pack: Pack, state: Voyage, request: Request) -> Awaken:
    key, card = called.elder_card(pack, state, told(request, "card"))
    return Awaken(key=key, card=card, hex=hex_told(request), facing=facing_told(request))


# ------------------------------------------------------------------------------------------------ tracks and corrections


def _agenda(_pack: Pack, _state: Voyage, request: Request) -> MoveAgenda:
    return MoveAgenda(needed(request, "steps"))


def _discovery(_pack: Pack, _state: Voyage, request: Request) -> Discover:
    side = cast("Any", choice(request, "side", SIDES))
    if side is None:
        raise RuleError("missing-option", option="side")
    return Discover(side, needed(request, "steps"))


def _correct(_pack: Pack, state: Voyage, request: Request) -> Correct:
    return Correct(
        agenda=number(request, "agenda"),
        foes=number(request, "foes"),
        players=number(request, "players"),
        elder=number(request, "elder"),
        act=number(request, "act"),
        round=ranged(request, "round", 1, MOST_ROUND),
        first=called.seat(state, request, "first") if told(request, "first") else None,
        enemy=_enemy(state, request) if told(request, "enemy") else None,
        seat=called.seat(state, request) if told(request, "ship") else None,
        zone=ranged(request, "zone", 0, 9),
        hex=hex_told(request),
        facing=facing_told(request),
        wounds=ranged(request, "wounds", 0, MOST_HEALTH),
        weak=ranged(request, "weak", 0, MOST_DICE),
        kind=_kind_put_right(request),
    )


def _kind_put_right(request: Request) -> Kind | Literal["unknown"] | None:
    """What a hex is really: a kind, or not known to anybody; None when it was not given."""
    kind = told(request, "kind")
    if not kind:
        return None
    return "unknown" if names.fold(kind) in {"unknown", *typed.NOBODY_WORDS} else typed.kind_of(kind)


def _note(pack: Pack, state: Voyage, request: Request) -> Annotate:
    return notes.read(state, request, noting.things(pack, state))


def _rule(_pack: Pack, _state: Voyage, request: Request) -> Rule:
    key = switch_named(SWITCHES, text(request, "switch"))
    return Rule(key, value_named(SWITCHES, key, text(request, "value")))


def _of_enemy(make: Callable[[str], Any]) -> Callable[[Pack, Voyage, Request], Any]:
    return lambda _pack, state, request: make(_enemy(state, request))


def _of_ship(make: Callable[[str], Any]) -> Callable[[Pack, Voyage, Request], Any]:
    return lambda _pack, state, request: make(aboard(state, called.seat(state, request)).seat)


def _plain(action: EverrainAction) -> Callable[[Pack, Voyage, Request], Any]:
    return lambda _pack, _state, _request: action


_READERS: dict[str, Callable[[Pack, Voyage, Request], EverrainAction]] = {
    "ship": _ship,
    "seat": _sit,
    "spawn": _spawn,
    "crew": _crew,
    "enemyship": _enemyship,
    "reveal": _reveal,
    "tile": _tile,
    "close": _close,
    "sail": _sail,
    "phase": _plain(BeginPhase()),
    "activate": _activate,
    "damage": _damage,
    "banish": _banish,
    "destroy": _of_enemy(Destroy),
    "visitport": _of_ship(VisitPort),
    "sink": _of_ship(Sink),
    "board": _board,
    "agenda": _agenda,
    "discovery": _discovery,
    "act": _plain(EndAct()),
    "storm": _storm,
    "elder": _elder,
    "turn": _plain(EndTurn()),
    "name": _name,
    "correct": _correct,
    "remove": _of_enemy(Remove),
    "rule": _rule,
    "note": _note,
}
