"""What looks forgotten: the button that takes an entry back and first does it, or that does what a new seat calls for."""

from __future__ import annotations

from bot.panels.betrayal._names import realm_of, voice
from bot.panels.betrayal._presses import plays
from bot.panels.table import button
from bot.ui.ids import pack_request
from bot.ui.message import Press
from bot.view import Played
from rules.betrayal.events import OutOfOrder
from rules.betrayal.state import MOST_ADVENTURERS
from rules.contract import Request

_FIRST = {
    "explored-after-enemies": ("betrayal-button-round-first", "round"),
    "second-phase": ("betrayal-button-round-first", "round"),
    "party-in-battle": ("betrayal-button-end-first", "endbattle"),
    "no-phase": ("betrayal-button-enemies-first", "enemies"),
}
"""What was forgotten: the label of its button, and what is played in the place of the entry."""


def forgotten(played: Played) -> tuple[Press, ...]:
    """The button for what was forgotten before an entry; for a seat too many between battles, that its adventurer comes."""
    say, realm = voice(played.after).plain, realm_of(played.after)
    for event in played.events:
        if not isinstance(event, OutOfOrder):
            continue
        if event.what in _FIRST:
            label, verb = _FIRST[event.what]
            return (button(say(label), "instead", f"{played.number};{pack_request(Request(verb))}"),)
        if event.what == "seat-without-adventurer" and realm.battle is None:
            count = min(len(realm.seats), MOST_ADVENTURERS)
            return (plays(say("betrayal-button-adventurers", count=count), "party", adventurers=count),)
    return ()
