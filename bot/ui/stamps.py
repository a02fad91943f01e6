"""Stamps: what a button depends on, in eight characters. Equal facts, valid button; so undo makes it valid again."""

from __future__ import annotations

import base64
import hashlib
from dataclasses import replace

from bot.ui.ids import fits, fits_option, option_value, unpack_request
from bot.ui.message import Form, Menu, Message, Press, Row, presses_of
from bot.view import Asking, View
from rules.contract import Request, RuleError, encode

MOST = 25
"""The most options of a menu."""


def stamp(subject: object) -> str:
    """Eight base32 characters of SHA-256 over the canonical bytes of a button's subject."""
    return base64.b32encode(hashlib.sha256(encode(subject)).digest())[:8].decode().lower()


def request_stamp(view: View, request: Request) -> str:
    """The stamp of a button that plays a request; RuleError when the game cannot even read it."""
    return stamp(view.game.subject(view.state, view.read(request)))


def question_stamp(asking: Asking) -> str:
    """The stamp of a question's buttons: this question, with so many answers before it, of this action as it waits now."""
    wait = (asking.wait.member, asking.wait.interaction, str(asking.wait.at))
    return stamp((asking.base, asking.question.key, asking.known, encode(asking.action).decode(), wait))


def stamped(message: Message, view: View | None) -> Message:
    """The message with its presses made for a table: with its id and their stamps; those that cannot be made fall away.

    An option that a menu has already falls away too, and all after the 25th.
    """

    def each(row: Row) -> Row:
        presses = (made for press in presses_of(row) if (made := _made(press, view)) is not None)
        if not isinstance(row, Menu):
            return tuple(press for press in presses if fits(press))
        options = {option_value(press): press for press in presses if fits_option(press)}
        return replace(row, presses=tuple(options.values())[:MOST])

    rows = (each(row) for row in message.rows)
    return replace(message, rows=tuple(row for row in rows if presses_of(row)))


def stamped_form(form: Form, view: View) -> Form:
    """The form made for a table; what it is stamped with is its maker's business."""
    return replace(form, table=form.table or view.table.id)


def _made(press: Press, view: View | None) -> Press | None:
    if view is None:
        return press
    press = replace(press, table=press.table or view.table.id)
    if press.verb == "do":
        try:
            return replace(press, stamp=request_stamp(view, unpack_request(press.arg)))
        except RuleError:
            return None
    if press.verb in ("answer", "back") and view.asking is not None:
        return replace(press, stamp=question_stamp(view.asking))
    return press
