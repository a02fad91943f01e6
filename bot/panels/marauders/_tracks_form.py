"""The form for what is left of a ship: of the NPC in the open battle, and of a captain's, in a battle or not."""

from __future__ import annotations

from collections.abc import Iterator

from bot.panels.marauders import _parts as parts
from bot.panels.marauders._menu import form_press
from bot.panels.marauders._names import pack_of, sea_of, voice
from bot.panels.panel import Filled, Filling
from bot.panels.table import Voice
from bot.refusal import Refusal
from bot.text import cut
from bot.ui.message import Form, Press, TextPart
from bot.view import View
from rules.contract import Request, Seat
from rules.marauders.battle.retracking import remains
from rules.marauders.battle.rounds import class_of, whole_of
from rules.marauders.battle.state import Tracks
from rules.marauders.keys import LOCATIONS, Location

NPC = "npc"
"""What the form is about when that is the NPC of the open battle; else it is a seat."""

_LABEL = 45
"""The most characters of a part's label."""

_DIGITS = 3
"""The most digits of a track."""


def tracks(view: View, arg: str) -> Form:
    """How much is left of each location, as is believed now."""
    say, seat = voice(view).plain, _seat(arg)
    whole, left = _known(view, seat)
    title = say("form-ship-tracks", ship=_ship(view)) if seat is None else say("form-tracks", seat=seat)
    return parts.made(view, "tracks", arg, title, _fields(say, whole, left), (arg, whole, left))


def _fields(say: Voice, whole: Tracks, left: Tracks) -> Iterator[TextPart]:
    for each in LOCATIONS:
        label = cut(say("part-track", location=each, whole=whole.of(each)), _LABEL)
        yield TextPart(each, label, str(left.of(each)), required=True, longest=_DIGITS)


def tracks_filled(view: View, arg: str, filled: Filled) -> Filling:
    """What is left as told now; Refusal not-a-number, form-unchanged."""
    seat = _seat(arg)
    _, left = _known(view, seat)
    told: list[tuple[Location, int | None]] = [(each, parts.count(view, filled, each)) for each in LOCATIONS]
    if all(count in (None, left.of(each)) for each, count in told):
        raise Refusal("form-unchanged", view=view)
    return Filling(Request("tracks", seat, tuple((each, count) for each, count in told if count is not None)))


def npc_tracks(view: View) -> tuple[Press, ...]:
    """The button for what is left of the NPC's ship, as long as a battle is open."""
    battle = sea_of(view).battle
    return (
        () if battle is None else (form_press(voice(view).plain, "fix-ship-tracks", "tracks", NPC, ship=battle.ship),)
    )


def captain_tracks(view: View, *seats: Seat) -> tuple[Press, ...]:
    """A button for what is left of the ship of each of these captains whose class is known."""
    say, sea, known = voice(view).plain, sea_of(view), {each.key for each in pack_of(view).classes}
    captains = (captain for captain in map(sea.captain, seats) if captain is not None and captain.ship_class in known)
    return tuple(form_press(say, "fix-tracks", "tracks", each.seat, seat=each.seat) for each in captains)


def _seat(arg: str) -> Seat | None:
    return None if arg == NPC else arg


def _ship(view: View) -> str:
    battle = sea_of(view).battle
    return "" if battle is None else battle.ship


def _known(view: View, seat: Seat | None) -> tuple[Tracks, Tracks]:
    """The whole tracks of the class, and what is left; Refusal old-button without a battle, a captain, or a class told."""
    sea, pack = sea_of(view), pack_of(view)
    battle, captain = sea.battle, None if seat is None else parts.captain_of(view, seat)
    if captain is None and battle is None:
        raise Refusal("old-button", view=view)
    key = captain.ship_class if captain else "" if battle is None else class_of(sea, battle, NPC)
    whole = whole_of(pack, key)
    if whole is None:
        raise Refusal("old-button", view=view)
    return whole, remains(pack, sea, seat)
