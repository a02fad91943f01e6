"""What an entry was about, to be put right as it stands now, without taking the entry back."""

from __future__ import annotations

from collections.abc import Sequence

from bot.panels.marauders._menu import fix_captain, fix_ship, form_press
from bot.panels.marauders._names import sea_of, voice
from bot.ui.message import Press
from bot.view import Played
from rules.contract import Event, Value
from rules.marauders.events import (
    Attacked,
    BountySet,
    CaptainLost,
    HoldTold,
    Joined,
    PeaceMade,
    Refitted,
    WarBegan,
)

_FORMS: dict[type[Event], tuple[str, ...]] = {
    HoldTold: ("hold",),
    BountySet: ("bounties",),
    Attacked: ("bounties",),
    CaptainLost: ("ship", "bounties", "hold"),
    Joined: ("ship",),
    Refitted: ("ship",),
}
"""What else than where a captain is each event was about."""

_WARS = (WarBegan, PeaceMade)


def corrections(played: Played) -> Sequence[Press]:
    """A button for each captain and ship that an entry was about: where it is, and what else was told of it there."""
    say, sea = voice(played.after).plain, sea_of(played.after)
    told = dict.fromkeys((name, seat) for event in played.events for seat in _seats(event) for name in _about(event))
    seats = dict.fromkeys(seat for each in (played.action, *played.events) for seat in _seats(each))
    ships = dict.fromkeys(ship for each in (played.action, *played.events) for ship in _named(each, "ship", "ships"))
    facts = [
        form_press(say, f"fix-{name}", name, seat, seat=seat) for name, seat in told if sea.captain(seat) is not None
    ]
    captains = [fix_captain(say, seat) for seat in seats if sea.captain(seat) is not None]
    war = [form_press(say, "menu-war", "war")] if any(isinstance(event, _WARS) for event in played.events) else []
    return (*facts, *captains, *(fix_ship(say, ship) for ship in ships), *war)


def _about(event: Event) -> tuple[str, ...]:
    return _FORMS.get(type(event), ())


def _seats(value: Value) -> tuple[str, ...]:
    return _named(value, "seat")


def _named(value: Value, *fields: str) -> tuple[str, ...]:
    """What a value names in these fields, each one thing or several."""
    found = (getattr(value, field, None) for field in fields)
    return tuple(each for one in found if one for each in ((one,) if isinstance(one, str) else one))
