"""What is set up before the first battle: seats, the party, whose chips are used, house rules."""

from __future__ import annotations

from bot.panels.betrayal._names import realm_of
from bot.view import View
from rules.betrayal.switches import SWITCHES, value
from rules.contract import Action, Request, Seat


def vacant(view: View) -> tuple[Seat, ...]:
    """The seats that nobody plays yet."""
    return tuple(seat for seat in realm_of(view).seats if seat not in view.seats or view.seats[seat].member is None)


def joined(action: Action) -> Request | None:  # noqa: ARG001 - a seat is all that an adventurer has here
    """What lets somebody join as an action did."""
    return None


def switches(view: View) -> dict[str, str]:
    """The value that each switch has, the means first."""
    return {each.key: value(realm_of(view), each.key) for each in SWITCHES}
