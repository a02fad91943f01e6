"""Stamps: what a button depends on, in eight characters. Equal facts, valid button; so undo makes it valid again."""

from __future__ import annotations

import base64
import hashlib
from dataclasses import replace

from bot.ui.ids import fits, unpack_request
from bot.ui.message import Message, Press
from bot.view import Asking, View
from rules.contract import Request, RuleError, encode


def stamp(subject: object) -> str:
    """Eight base32 characters of SHA-256 over the canonical bytes of a button's subject."""
    return base64.b32encode(hashlib.sha256(encode(subject)).digest())[:8].decode().lower()


def request_stamp(view: View, request: Request) -> str:
    """The stamp of a button that plays a request; RuleError when the game cannot even read it."""
    return stamp(view.game.subject(view.state, view.game.read(view.state, request)))


def question_stamp(asking: Asking) -> str:
    """The stamp of a question's buttons: this question, with so many answers before it, of this action as it waits now."""
    wait = (asking.wait.member, asking.wait.interaction, str(asking.wait.at))
    return stamp((asking.base, asking.question.key, asking.known, encode(asking.action).decode(), wait))


def stamped(message: Message, view: View | None) -> Message:
    """The message with its buttons made for a table: with its id and their stamps; buttons that cannot be made fall away."""
    rows = (tuple(made for press in row if (made := _made(press, view)) is not None) for row in message.rows)
    return replace(message, rows=tuple(row for row in rows if row))


def _made(press: Press, view: View | None) -> Press | None:
    if view is not None:
        press = replace(press, table=press.table or view.table.id)
        if press.verb == "do":
            try:
                press = replace(press, stamp=request_stamp(view, unpack_request(press.arg)))
            except RuleError:
                return None
        elif press.verb in ("answer", "back") and view.asking is not None:
            press = replace(press, stamp=question_stamp(view.asking))
    return press if fits(press) else None
