"""What is reminded of at its moment, and what looks forgotten: its line, and the button that takes back and does it first."""

from __future__ import annotations

from collections.abc import Iterator

from bot.panels.marauders._names import pack_of, sea_of, voice
from bot.panels.table import Voice, button
from bot.ui.ids import pack_request
from bot.ui.message import Press
from bot.view import Played
from rules.contract import Event, Request
from rules.marauders.events import OutOfOrder
from rules.marauders.reminding import Closed, Refill, Reminder, Spoils, reminders
from rules.marauders.state import Sea

_MOST = 1
"""So many buttons for what was forgotten: the first of it."""


def reminded(played: Played, *, apart: type[Reminder] | None = None, only: type[Reminder] | None = None) -> list[str]:
    """What an entry is the moment for, in a line each: all but what is said `apart`, or that `only`."""
    say, before = voice(played.after), played.before
    found = reminders(
        pack_of(played.after), before if isinstance(before, Sea) else None, sea_of(played.after), played.events
    )
    wanted = (
        each for each in found if not (apart and isinstance(each, apart)) and (not only or isinstance(each, only))
    )
    return [_said(say, each) for each in wanted]


def _said(say: Voice, reminder: Reminder) -> str:
    match reminder:
        case Refill():
            return say("remind-refill")
        case Closed(seat, zone, nation, why, entered):
            return say("remind-closed", seat=seat, zone=zone, nation=nation, why=why, entered=entered)
        case Spoils(ship, gold, seat, pirate):
            for_whom = "other" if seat is None else "nobody" if pirate else "all"
            return say("remind-spoils", ship=ship, gold=gold, **{"gold-for": for_whom})


def forgotten(played: Played) -> tuple[Press, ...]:
    """The button that takes an entry back and first does what was forgotten before it, the first of it, or does it now."""
    found = (press for event in played.events for press in _first(played, event))
    return tuple(found)[:_MOST]


def _first(played: Played, event: Event) -> Iterator[Press]:
    say, sea = voice(played.after).plain, sea_of(played.after)
    match event:
        case OutOfOrder("turn-not-begun" | "turns-missing", seats):
            able = [seat for seat in seats if sea.captain(seat) is not None]
            yield from (_instead(played, say("button-turn-first"), Request("turn", seat)) for seat in able)
        case OutOfOrder("battle-open" | "battle-apart" | "battle-stuck"):
            yield button(
                say("button-call-off"), "do", pack_request(Request("end-battle", None, (("result", "called-off"),)))
            )
        case OutOfOrder("arrivals-waiting" | "second-event" | "second-turn"):
            yield _instead(played, say("button-round-first"), Request("round"))
        case OutOfOrder("no-event"):  # one of the table's own is asked for then
            yield _instead(played, say("button-event-first"), Request("event"))
        case _:
            pass


def _instead(played: Played, label: str, request: Request) -> Press:
    return button(label, "instead", f"{played.number};{pack_request(request)}")
