"""Buttons that help with a refusal where a form does what the refusal asks for."""

from __future__ import annotations

from bot.refusal import Refusal
from bot.ui.message import Press


def helping(refusal: Refusal) -> tuple[Press, ...]:  # noqa: ARG001
    """The forms that help; none where no form does."""
    return ()
