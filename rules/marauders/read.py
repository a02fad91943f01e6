"""From what was typed to an action with keys: names are found, numbers are checked, nothing is asked of the board."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from msgspec.structs import replace

from rules import names, notes, options, words
from rules.contract import Annotate, Request, RuleError
from rules.marauders import called, noting
from rules.marauders.actions import (
    OWN_EFFECTS,
    Another,
    Attack,
    Bounty,
    Correct,
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
    Queue,
    Remove,
    Rule,
    Sail,
    Sit,
    Turn,
    Wanted,
    War,
    Way,
)
from rules.marauders.battle import reading, retracking
from rules.marauders.deck import drawable
from rules.marauders.given import class_of, count_of, nation_of, one_of, seat_of, ship_of, skill_of, title_of, zone_of
from rules.marauders.keys import NATIONS, Nation, ShipKey, Where
from rules.marauders.pack import Icon, Letter, Pack
from rules.marauders.ports import port_of
from rules.marauders.state import MOST_BOUNTIES, MOST_CARGO, Bounties, CaptainCard, Sea
from rules.marauders.switches import SWITCHES
from rules.seating import any_seat, seat_after
from rules.switches import switch_named, value_named

MOST_GOLD = 9999
UNTOLD = "untold"
"""The icons of an `other-event` that has some, all of ships off the board."""


def read(pack: Pack, state: Sea, request: Request) -> MaraudersAction:
    """The action that a request means; RuleError says what in it is wrong, and what would be right."""
    reader = _READERS.get(request.verb)
    if reader is None:
        raise RuleError("unknown-verb", verb=request.verb)
    return reader(pack, state, request)


# ------------------------------------------------------------------------------------------------ the verbs


def _join(pack: Pack, state: Sea, request: Request) -> Join:
    nation = nation_of(request)
    zone = zone_of(pack, request) if request.get("zone") else _home(pack, nation)
    return Join(any_seat(state, request), nation, zone, class_of(pack, request))


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
    return Sail(seat_of(state, request), zone_of(pack, request), called.zone(pack, via) if via else "")


def _port(_pack: Pack, state: Sea, request: Request) -> Port:
    way = one_of(request, "way", ("enter", "leave"))
    return Port(seat_of(state, request), cast("Way", way))


def _hold(_pack: Pack, state: Sea, request: Request) -> Hold:
    gold, cargo = count_of(request, "gold", MOST_GOLD), count_of(request, "cargo", MOST_CARGO)
    if gold is None and cargo is None:
        raise RuleError("marauders-nothing-told")
    return Hold(seat_of(state, request), gold, cargo)


def _bounty(_pack: Pack, state: Sea, request: Request) -> Bounty:
    nation, count = nation_of(request), count_of(request, "count", MOST_BOUNTIES)
    if count is None:
        raise RuleError("missing-option", option="count")
    return Bounty(seat_of(state, request), nation, count)


def _wanted(_pack: Pack, state: Sea, request: Request) -> Wanted:
    """The bounties of all nations; of those that are not given as many as there are."""
    seat = seat_of(state, request)
    captain = state.captain(seat)
    before = captain.bounties if captain is not None else Bounties()
    given = {nation: count_of(request, nation, MOST_BOUNTIES) for nation in NATIONS}
    if all(count is None for count in given.values()):
        raise RuleError("missing-option", option="count")
    return Wanted(seat, replace(before, **{nation: count for nation, count in given.items() if count is not None}))


def _lost(pack: Pack, state: Sea, request: Request) -> Lost:
    """With a new captain, where his nation or his home is told; a nation's only port is its home, a port's nation his.

    RuleError marauders-ship-of-nobody for the class of one of whom neither is told.
    """
    seat, ship_class = seat_of(state, request), class_of(pack, request)
    if request.get("zone"):
        zone = zone_of(pack, request)
        return Lost(seat, nation_of(request) if request.get("nation") else port_of(pack, zone), zone, ship_class)
    if request.get("nation"):
        nation = nation_of(request)
        return Lost(seat, nation, _home(pack, nation), ship_class)
    if ship_class:
        raise RuleError("marauders-ship-of-nobody", seat=seat)
    return Lost(seat)


def _peace(_pack: Pack, _state: Sea, request: Request) -> Peace:
    """Between two nations, of one with all, or of all: blank options count as not given."""
    first = nation_of(request, "first") if request.get("first") else None
    second = nation_of(request, "second") if request.get("second") else None
    return Peace(first, second)


def _event(pack: Pack, state: Sea, request: Request) -> DrawEvent:
    if request.get("card") is None:
        return DrawEvent()
    return DrawEvent(called.card(pack, drawable(pack, state), options.text(request, "card")))


def _enter(pack: Pack, _state: Sea, request: Request) -> Enter:
    ship, zone = ship_of(request), zone_of(pack, request)
    scouting = skill_of(request, "scouting")
    name = title_of(request, "name")
    card = CaptainCard(
        key=f"own-{names.slug(name) or ship}",
        ship=ship,
        zone=zone,
        name=name,
        scouting=pack.assumed_scouting if scouting is None else scouting,
        seamanship=skill_of(request, "seamanship"),
        leadership=skill_of(request, "leadership"),
        assumed=scouting is None,
    )
    return Enter(card)


def _icons(_pack: Pack, _state: Sea, request: Request) -> Icons:
    moves = words.icons(str(request.get("moves") or ""), called.SHIP_NAMES)
    icons = tuple(Icon(cast("ShipKey", ship), cast("Letter", letter)) for ship, letter in moves)
    return Icons(icons, title_of(request, "title"), _told(request))


def _another(_pack: Pack, _state: Sea, request: Request) -> Another:
    return Another(title_of(request, "title"), request.get("icons") == UNTOLD, _told(request))


def _told(request: Request) -> OwnEffect | None:
    """What a card of the table's own deck does by its text; RuleError unknown-choice."""
    return cast("OwnEffect | None", options.choice(request, "effect", OWN_EFFECTS))


def _place(pack: Pack, _state: Sea, request: Request) -> Place:
    return Place(ship_of(request), zone_of(pack, request), skill_of(request, "scouting"))


def _remove(_pack: Pack, _state: Sea, request: Request) -> Remove:
    queue = options.choice(request, "queue", ("taken", "kept")) or "taken"
    return Remove(ship_of(request), cast("Queue", queue))


def _correct(pack: Pack, state: Sea, request: Request) -> Correct:
    at = one_of(request, "at", ("port", "sea"))
    return Correct(seat_of(state, request), zone_of(pack, request), cast("Where", at))


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
    "turn": lambda _, state, request: Turn(seat_of(state, request)),
    "look": lambda _, state, request: Look(seat_of(state, request)),
    "hold": _hold,
    "bounty": _bounty,
    "bounties": _wanted,
    "attack": lambda _, state, request: Attack(seat_of(state, request), ship_of(request)),
    "lost": _lost,
    "war": lambda _pack, _state, request: War(nation_of(request, "first"), nation_of(request, "second")),
    "peace": _peace,
    "event": _event,
    "enter": _enter,
    "icons": _icons,
    "other-event": _another,
    "round": lambda _pack, _state, _request: EndRound(),
    "place": _place,
    "remove": _remove,
    "correct": _correct,
    "tracks": retracking.read,
    "rule": _rule,
    "note": _note,
    **reading.READERS,
}
