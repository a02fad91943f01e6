"""Buttons and options of any game: those that open a form, and those that play a request."""

from __future__ import annotations

from dataclasses import replace

from bot.panels.table import LABEL, Voice, button, short
from bot.text import cut
from bot.ui.ids import pack_request
from bot.ui.message import Press
from rules.contract import Request, Seat

MENU = 25
"""The most options of a menu, and choices of a menu in a form."""

OPTION = 100
"""The most characters of an option."""

RIGHT = "fix-"
"""What the name of a form begins with that is opened to put right what it tells, rather than because it just happened."""


def to_right(press: Press) -> Press:
    """A button for a form, as it stands among what can be put right."""
    return replace(press, arg=f"{RIGHT}{press.arg}") if press.verb == "form" else press


def opens(say: Voice, form: str, arg: str = "", message: str = "", limit: int = LABEL, **facts: object) -> Press:
    """A button or option that opens a form: `<game>-open-<form>` says what it is, unless another message does."""
    called = message or f"{say.names.vocabulary.game}-open-{form}"
    return Press("form", f"{form};{arg}", short(say.plain, lambda say: say(called, **facts), limit))


def plays(label: str, verb: str, limit: int = LABEL, *, seat: Seat | None = None, **options: str | int) -> Press:
    """A button or option that plays a request; `seat` is the seat that it is about, where a verb reads that."""
    return asks(label, Request(verb, seat, tuple(options.items())), limit)


def asks(label: str, request: Request, limit: int = LABEL) -> Press:
    """A button or option that plays this request."""
    return Press("do", pack_request(request), cut(label, limit))


def help_press(say: Voice) -> Press:
    """The button that tells what can be done."""
    return button(say.plain("button-help"), "help")
