"""What an entry was about, to be put right as it stands now, without taking the entry back."""

from __future__ import annotations

from collections.abc import Sequence

from bot.panels.marauders._menu import fix_captain, fix_ship, form_press
from bot.panels.marauders._names import sea_of, voice
from bot.panels.marauders._tracks_form import captain_tracks, npc_tracks
from bot.panels.table import Voice
from bot.ui.message import Press
from bot.view import Played
from rules.contract import Event, Seat, Value
from rules.marauders.battle.events import (
    BattleStarted,
    Boarded,
    CargoLost,
    Claimed,
    CrewFought,
    Declared,
    Foiled,
    HelmTaken,
    Mustered,
    Prize,
    Repaired,
    Retracked,
    RoundFought,
    Struck,
)
from rules.marauders.card_events import PeaceMade, WarBegan
from rules.marauders.events import Attacked, BountySet, CaptainLost, HoldTold, Joined, Refitted

_FORMS: dict[type[Event], tuple[str, ...]] = {
    HoldTold: ("hold",),
    BountySet: ("bounties",),
    Attacked: ("bounties",),
    CaptainLost: ("ship", "bounties", "hold"),
    Prize: ("hold", "bounties"),
    CargoLost: ("hold",),
    Claimed: ("ship",),
    Joined: ("ship",),
    Refitted: ("ship",),
}
"""What else than where a captain is each event was about."""

_WARS = (WarBegan, PeaceMade)

_STEPS = (
    HelmTaken,
    Mustered,
    Repaired,
    Declared,
    RoundFought,
    Struck,
    Retracked,
    CargoLost,
    Boarded,
    Foiled,
    CrewFought,
)
"""What happens within a battle: it moves nobody."""

_MUSTER = (Mustered, RoundFought, CrewFought)
_HELM = (BattleStarted, HelmTaken)
"""What of the open battle each event was about."""


def corrections(played: Played) -> Sequence[Press]:
    """A button for each captain and ship that an entry was about: where it is, and what else was told of it there."""
    say, sea = voice(played.after).plain, sea_of(played.after)
    told = dict.fromkeys((name, seat) for event in played.events for seat in _seats(event) for name in _about(event))
    moved = (played.action, *(event for event in played.events if not isinstance(event, _STEPS)))
    seats = dict.fromkeys(seat for each in moved for seat in _seats(each))
    ships = dict.fromkeys(ship for each in moved for ship in _named(each, "ship", "ships"))
    facts = [
        form_press(say, f"fix-{name}", name, seat, seat=seat) for name, seat in told if sea.captain(seat) is not None
    ]
    captains = [fix_captain(say, seat) for seat in seats if sea.captain(seat) is not None]
    war = [form_press(say, "menu-war", "war")] if any(isinstance(event, _WARS) for event in played.events) else []
    battle = _of_battle(say, played)
    return (*battle, *facts, *captains, *(fix_ship(say, ship) for ship in ships), *war)


def _of_battle(say: Voice, played: Played) -> tuple[Press, ...]:
    """What is left of the ships that an entry hit or mended, what the open battle is fought with, and who plays the NPC."""
    view, own, npc = played.after, dict[Seat, None](), False
    for event in played.events:
        match event:
            case Struck(side="npc") | Retracked(seat=None):
                npc = True
            case CrewFought(seat=seat):
                npc, own[seat] = True, None
            case Struck(seat=seat) | Repaired(seat=seat) | Claimed(seat=seat):
                own[seat] = None
            case Retracked(seat=str(seat)):
                own[seat] = None
            case _:
                pass
    forms = [("button-muster", "battle-muster")] if _any(played, _MUSTER) else []
    forms += [("button-helm", "battle-helm")] if _any(played, _HELM) else []
    open_ = () if sea_of(view).battle is None else (form_press(say, label, form) for label, form in forms)
    return (*(npc_tracks(view) if npc else ()), *captain_tracks(view, *own), *open_)


def _any(played: Played, kinds: tuple[type[Event], ...]) -> bool:
    return any(isinstance(event, kinds) for event in played.events)


def _about(event: Event) -> tuple[str, ...]:
    return _FORMS.get(type(event), ())


def _seats(value: Value) -> tuple[str, ...]:
    return _named(value, "seat")


def _named(value: Value, *fields: str) -> tuple[str, ...]:
    """What a value names in these fields, each one thing or several."""
    found = (getattr(value, field, None) for field in fields)
    return tuple(each for one in found if one for each in ((one,) if isinstance(one, str) else one))
