"""The options of a request as things of this game: seats, zones, ships, nations, classes, and numbers in their range."""

from __future__ import annotations

from typing import cast

from rules import names, options
from rules.contract import Request, RuleError, Seat
from rules.marauders import called
from rules.marauders.keys import Nation, ShipKey
from rules.marauders.pack import Pack
from rules.marauders.state import MOST_SKILL, Sea

LONGEST_NAME = 60
"""The most characters of a captain's name, or of a card's title."""


def count_of(request: Request, option: str, limit: int) -> int | None:
    """A number from 0 to a limit, None when it was not given; RuleErrors negative, too-large."""
    number = options.number(request, option)
    if number is not None and number < 0:
        raise RuleError("negative", option=option, value=number)
    if number is not None and number > limit:
        raise RuleError("too-large", option=option, value=number, limit=limit)
    return number


def skill_of(request: Request, option: str) -> int | None:
    """A skill of a captain, None when it was not given; RuleError marauders-skill-range."""
    number = options.number(request, option)
    if number is not None and not 1 <= number <= MOST_SKILL:
        raise RuleError("marauders-skill-range", option=option, value=number, limit=MOST_SKILL)
    return number


def seat_of(state: Sea, request: Request) -> Seat:
    """Whose seat a request is about; RuleErrors marauders-no-captains, missing-option, unknown-seat."""
    if request.seat is None:
        if not state.captains:
            raise RuleError("marauders-no-captains")
        raise RuleError("missing-option", option="seat")
    if request.seat not in state.seats:
        raise RuleError("unknown-seat", text=request.seat, seats=state.seats)
    return request.seat


def zone_of(pack: Pack, request: Request) -> str:
    """A zone; RuleErrors missing-option, unknown-zone."""
    return called.zone(pack, options.text(request, "zone"))


def ship_of(request: Request) -> ShipKey:
    """An NPC ship; RuleErrors missing-option, unknown-ship."""
    return cast("ShipKey", called.ship(options.text(request, "ship")))


def nation_of(request: Request, option: str = "nation") -> Nation:
    """A nation; RuleErrors missing-option, unknown-nation."""
    return cast("Nation", called.nation(options.text(request, option)))


def class_of(pack: Pack, request: Request) -> str:
    """A ship class, empty when it was not given."""
    given = names.tidy(str(request.get("class") or ""))
    return called.ship_class(pack, given) if given else ""


def title_of(request: Request, option: str) -> str:
    """A captain's name, or a card's title; empty when it was not given."""
    return names.tidy(str(request.get(option) or ""), LONGEST_NAME)


def one_of(request: Request, option: str, values: tuple[str, ...]) -> str:
    """One of the choices that a command offers; RuleErrors missing-choice, unknown-choice."""
    meant = options.choice(request, option, values)
    if meant is None:
        raise RuleError("missing-choice", option=option, choices=values)
    return meant
