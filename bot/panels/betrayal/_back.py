"""Back and forth: which chips the hands at the table must move after undo or redo."""

from __future__ import annotations

from bot.view import View
from rules.contract import State


def differences(view: View, before: State) -> tuple[str, ...]:  # noqa: ARG001
    """What the hands at the table must move to get from a state to the table as it stands."""
    return ()
