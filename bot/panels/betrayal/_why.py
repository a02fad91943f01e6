"""Every decision of an entry in full, line by line."""

from __future__ import annotations

from collections.abc import Sequence

from bot.panels.betrayal._names import voice
from bot.view import Played, View
from rules.contract import Reason


def why(played: Played) -> Sequence[str]:
    """Every decision of an entry in full, line by line."""
    say = voice(played.after)
    reasons = (getattr(event, "because", None) for event in played.events)
    return [say(reason) for reason in reasons if isinstance(reason, Reason)]


def why_asked(view: View) -> Sequence[str]:  # noqa: ARG001
    """Why the question that waits is asked, line by line."""
    return ()
