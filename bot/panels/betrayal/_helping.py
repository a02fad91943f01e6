"""Buttons that help with a refusal where a form does what the refusal asks for."""

from __future__ import annotations

from bot.panels.betrayal._names import realm_of, voice
from bot.panels.presses import opens
from bot.refusal import Refusal
from bot.ui.message import Press

_PARTY = {"betrayal-no-party", "betrayal-party-incomplete", "betrayal-party-unchanged"}


def helping(refusal: Refusal) -> tuple[Press, ...]:
    """The form for the party, or those that open a battle; none where no form helps."""
    view = refusal.view
    if view is None:
        return ()
    say, realm = voice(view), realm_of(view)
    if refusal.code in _PARTY:
        return (opens(say, "party"),)
    if refusal.code == "betrayal-no-battle" and realm.party is not None:
        return tuple(opens(say, name) for name in ("clash", "dungeon", "delve"))
    if refusal.code in {"betrayal-name-unchanged", "betrayal-unknown-enemy"} and realm.battle is not None:
        return (opens(say, "name"),) if realm.battle.units else ()
    return ()
