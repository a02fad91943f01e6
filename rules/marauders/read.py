"""From what was typed to an action with keys: names are found, numbers are checked, nothing is asked of the board."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from msgspec.structs import replace

from rules import names, notes, options, words
from rules.contract import Annotate, Request, RuleError, Seat
from rules.marauders import called, noting
from rules.marauders.actions import (
    OWN_EFFECTS,
    Another,
    Attack,
    Bounty,
    Correct,
    Defeat,
    DrawEvent,
    EndRound,
    Enter,
    Hold,
    Icons,
    Join,
    Look,
    Lost,
    MaraudersAction,
    OwnEffect,
    Peace,
    Place,
    Port,
    Refit,
    Remove,
    Rule,
    Sail,
    Sit,
    Turn,
    Wanted,
    War,
    Way,
)
from rules.marauders.battle import retracking
from rules.marauders.deck import drawable
from rules.marauders.keys import NATIONS, Nation, ShipKey, Where
from rules.marauders.pack import Icon, Letter, Pack
from rules.marauders.ports import port_of
from rules.marauders.state import MOST_BOUNTIES, MOST_CARGO, MOST_SKILL, Bounties, CaptainCard, Sea
from rules.marauders.switches import SWITCHES
from rules.seating import any_seat, seat_after
from rules.switches import switch_named, value_named

MOST_GOLD = 9999
LONGEST_NAME = 60
"""The most characters of a captain's name, or of a card's title."""
UNTOLD = "untold"
"""The icons of an `other-event` that has some, all of ships off the board."""


def read(pack: Pack, state: Sea, request: Request) -> MaraudersAction:
    """The action that a request means; RuleError says what in it is wrong, and what would be right."""
    reader = _READERS.get(request.verb)
    if reader is None:
        raise RuleError("unknown-verb", verb=request.verb)
    return reader(pack, state, request)


# ------------------------------------------------------------------------------------------------ options


def _count(request: Request, option: str, limit: int) -> int | None:
    number = options.number(request, option)
    if number is not None and number < 0:
        raise RuleError("negative", option=option, value=number)
    if number is not None and number > limit:
        raise RuleError("too-large", option=option, value=number, limit=limit)
    return number


def _skill(request: Request, option: str) -> int | None:
    number = options.number(request, option)
    if number is not None and not 1 <= number <= MOST_SKILL:
        raise RuleError("marauders-scouting-range", option=option, value=number, limit=MOST_SKILL)
    return number


def _seat(state: Sea, request: Request) -> Seat:
    if request.seat is None:
        if not state.captains:
            raise RuleError("marauders-no-captains")
        raise RuleError("missing-option", option="seat")
    if request.seat not in state.seats:
        raise RuleError("unknown-seat", text=request.seat, seats=state.seats)
    return request.seat


def _zone(pack: Pack, request: Request) -> str:
    return called.zone(pack, options.text(request, "zone"))


def _ship(request: Request) -> ShipKey:
    return cast("ShipKey", called.ship(options.text(request, "ship")))


def _nation(request: Request, option: str = "nation") -> Nation:
    return cast("Nation", called.nation(options.text(request, option)))


def _class(pack: Pack, request: Request) -> str:
    """A ship class, empty when it was not given."""
    given = names.tidy(str(request.get("class") or ""))
    return called.ship_class(pack, given) if given else ""


def _title(request: Request, option: str) -> str:
    return names.tidy(str(request.get(option) or ""), LONGEST_NAME)


def _one_of(request: Request, option: str, values: tuple[str, ...]) -> str:
    """One of the choices that a command offers; RuleErrors missing-option, unknown-choice."""
    meant = options.choice(request, option, values)
    if meant is None:
        raise RuleError("missing-option", option=option)
    return meant


# ------------------------------------------------------------------------------------------------ the verbs


def _join(pack: Pack, state: Sea, request: Request) -> Join:
    nation = _nation(request)
    zone = _zone(pack, request) if request.get("zone") else _home(pack, nation)
    return Join(any_seat(state, request), nation, zone, _class(pack, request))


def _home(pack: Pack, nation: Nation) -> str:
    """The home port of a nation, where it has but one; RuleError marauders-which-home with its ports when it has several."""
    homes = tuple(zone.key for zone in pack.zones if zone.port == nation)
    if len(homes) != 1:
        raise RuleError("marauders-which-home", nation=nation, zones=homes)
    return homes[0]


def _sit(_pack: Pack, state: Sea, request: Request) -> Sit:
    seat = any_seat(state, request)
    return Sit(seat, seat_after(state, request, seat))


def _sail(pack: Pack, state: Sea, request: Request) -> Sail:
    via = names.tidy(str(request.get("via") or ""))
    return Sail(_seat(state, request), _zone(pack, request), called.zone(pack, via) if via else "")


def _port(_pack: Pack, state: Sea, request: Request) -> Port:
    way = _one_of(request, "way", ("enter", "leave"))
    return Port(_seat(state, request), cast("Way", way))


def _hold(_pack: Pack, state: Sea, request: Request) -> Hold:
    gold, cargo = _count(request, "gold", MOST_GOLD), _count(request, "cargo", MOST_CARGO)
    if gold is None and cargo is None:
        raise RuleError("marauders-nothing-told")
    return Hold(_seat(state, request), gold, cargo)


def _bounty(_pack: Pack, state: Sea, request: Request) -> Bounty:
    nation, count = _nation(request), _count(request, "count", MOST_BOUNTIES)
    if count is None:
        raise RuleError("missing-option", option="count")
    return Bounty(_seat(state, request), nation, count)


def _wanted(_pack: Pack, state: Sea, request: Request) -> Wanted:
    """The bounties of all nations; of those that are not given as many as there are."""
    seat = _seat(state, request)
    captain = state.captain(seat)
    before = captain.bounties if captain is not None else Bounties()
    given = {nation: _count(request, nation, MOST_BOUNTIES) for nation in NATIONS}
    if all(count is None for count in given.values()):
        raise RuleError("missing-option", option="count")
    return Wanted(seat, replace(before, **{nation: count for nation, count in given.items() if count is not None}))


def _refit(pack: Pack, state: Sea, request: Request) -> Refit:
    return Refit(_seat(state, request), called.ship_class(pack, options.text(request, "class")))


def _lost(pack: Pack, state: Sea, request: Request) -> Lost:
    """With a new captain, where his nation or his home is told; a nation's only port is its home, a port's nation his."""
    seat, ship_class = _seat(state, request), _class(pack, request)
    if request.get("zone"):
        zone = _zone(pack, request)
        return Lost(seat, _nation(request) if request.get("nation") else port_of(pack, zone), zone, ship_class)
    if request.get("nation"):
        nation = _nation(request)
        return Lost(seat, nation, _home(pack, nation), ship_class)
    return Lost(seat)


def _peace(_pack: Pack, _state: Sea, request: Request) -> Peace:
    """Between two nations, of one with all, or of all: blank options count as not given."""
    first = _nation(request, "first") if request.get("first") else None
    second = _nation(request, "second") if request.get("second") else None
    return Peace(first, second)


def _event(pack: Pack, state: Sea, request: Request) -> DrawEvent:
    if request.get("card") is None:
        return DrawEvent()
    return DrawEvent(called.card(pack, drawable(pack, state), options.text(request, "card")))


def _enter(pack: Pack, _state: Sea, request: Request) -> Enter:
    ship, zone = _ship(request), _zone(pack, request)
    scouting = _skill(request, "scouting")
    name = _title(request, "name")
    card = CaptainCard(
        key=f"own-{names.slug(name) or ship}",
        ship=ship,
        zone=zone,
        name=name,
        scouting=pack.assumed_scouting if scouting is None else scouting,
        seamanship=_skill(request, "seamanship"),
        leadership=_skill(request, "leadership"),
        assumed=scouting is None,
    )
    return Enter(card)


def _icons(_pack: Pack, _state: Sea, request: Request) -> Icons:
    moves = words.icons(str(request.get("moves") or ""), called.SHIP_NAMES)
    icons = tuple(Icon(cast("ShipKey", ship), cast("Letter", letter)) for ship, letter in moves)
    return Icons(icons, _title(request, "title"), _told(request))


def _another(_pack: Pack, _state: Sea, request: Request) -> Another:
    return Another(_title(request, "title"), request.get("icons") == UNTOLD, _told(request))


def _told(request: Request) -> OwnEffect | None:
    """What a card of the table's own deck does by its text; RuleError unknown-choice."""
    return cast("OwnEffect | None", options.choice(request, "effect", OWN_EFFECTS))


def _place(pack: Pack, _state: Sea, request: Request) -> Place:
    return Place(_ship(request), _zone(pack, request), _skill(request, "scouting"))


def _correct(pack: Pack, state: Sea, request: Request) -> Correct:
    at = _one_of(request, "at", ("port", "sea"))
    return Correct(_seat(state, request), _zone(pack, request), cast("Where", at))


def _note(pack: Pack, state: Sea, request: Request) -> Annotate:
    return notes.read(state, request, noting.things(pack, state), called.SHIP_NAMES)


def _rule(_pack: Pack, _state: Sea, request: Request) -> Rule:
    key = switch_named(SWITCHES, options.text(request, "switch"))
    return Rule(key, value_named(SWITCHES, key, options.text(request, "value")))


_READERS: dict[str, Callable[[Pack, Sea, Request], MaraudersAction]] = {
    "captain": _join,
    "seat": _sit,
    "sail": _sail,
    "port": _port,
    "turn": lambda _, state, request: Turn(_seat(state, request)),
    "look": lambda _, state, request: Look(_seat(state, request)),
    "hold": _hold,
    "bounty": _bounty,
    "bounties": _wanted,
    "ship": _refit,
    "attack": lambda _, state, request: Attack(_seat(state, request), _ship(request)),
    "lost": _lost,
    "war": lambda _pack, _state, request: War(_nation(request, "first"), _nation(request, "second")),
    "peace": _peace,
    "event": _event,
    "enter": _enter,
    "icons": _icons,
    "other-event": _another,
    "round": lambda _pack, _state, _request: EndRound(),
    "defeat": lambda _pack, _state, request: Defeat(_ship(request)),
    "place": _place,
    "remove": lambda _pack, _state, request: Remove(_ship(request)),
    "correct": _correct,
    "tracks": retracking.read,
    "rule": _rule,
    "note": _note,
}
