"""Messages and forms as data: what panels make, and `reply` alone turns into Discord's objects."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Literal

Style = Literal["primary", "secondary", "success", "danger"]


@dataclass(frozen=True, slots=True)
class Press:
    """A button: what it says, and what a press of it means. `arg` is the verb's own; `stamp` is empty when it never gets old.

    One that is `disabled` is shown, but cannot be pressed; in a menu that means nothing.
    """

    verb: str
    arg: str
    label: str
    table: int = 0
    stamp: str = ""
    style: Style = "secondary"
    disabled: bool = False


@dataclass(frozen=True, slots=True)
class Menu:
    """A menu of at most 25 presses: what it says while nothing is chosen, and what can be."""

    placeholder: str
    presses: tuple[Press, ...]


Row = tuple[Press, ...] | Menu
"""A row of a message: up to five buttons, or one menu."""


@dataclass(frozen=True, slots=True)
class TextPart:
    """A line (or lines) of text in a form, with what stands in it at first."""

    key: str
    label: str
    value: str = ""
    placeholder: str = ""
    required: bool = False
    longest: int = 100
    lines: bool = False


@dataclass(frozen=True, slots=True)
class Choice:
    """One line of a menu in a form."""

    key: str
    label: str
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class MenuPart:
    """A menu in a form, of at most 25 choices, of which one is taken."""

    key: str
    label: str
    choices: tuple[Choice, ...]
    required: bool = True
    placeholder: str = ""


ME = 0
"""In a member picker: whoever opens the form."""


@dataclass(frozen=True, slots=True)
class MemberPart:
    """A member picker in a form, with who is chosen at first: a member's id, or `ME`."""

    key: str
    label: str
    member: int | None = None
    required: bool = False


@dataclass(frozen=True, slots=True)
class FilePart:
    """A place in a form for one file; what is sent of it is the id of an attachment."""

    key: str
    label: str
    required: bool = False


Part = TextPart | MenuPart | MemberPart | FilePart


@dataclass(frozen=True, slots=True)
class Form:
    """A form of at most five parts, opened by a press; what is sent comes back by its name and arg, after a restart too.

    `stamp` is empty when it never gets old.
    """

    name: str
    arg: str
    title: str
    parts: tuple[Part, ...]
    table: int = 0
    stamp: str = ""


@dataclass(frozen=True, slots=True)
class File:
    """An attachment: its name, its bytes, and what it shows, in words (at most 1,024 characters)."""

    name: str
    data: bytes
    description: str = ""


@dataclass(frozen=True, slots=True)
class Message:
    """An embed of short lines, with rows of buttons and menus, and the members it addresses."""

    title: str = ""
    lines: tuple[str, ...] = ()
    footer: str = ""
    rows: tuple[Row, ...] = ()
    files: tuple[File, ...] = ()
    mentions: tuple[int, ...] = ()


def presses_of(row: Row) -> tuple[Press, ...]:
    """The buttons of a row, or what can be chosen from a menu."""
    return row.presses if isinstance(row, Menu) else row


def each_press(message: Message, change: Callable[[Press], Press | None]) -> Message:
    """The message with each press changed, those in menus too; None lets one fall away, and a row or menu without any goes."""
    rows: list[Row] = []
    for row in message.rows:
        made = tuple(changed for press in presses_of(row) if (changed := change(press)) is not None)
        if made:
            rows.append(replace(row, presses=made) if isinstance(row, Menu) else made)
    return replace(message, rows=tuple(rows))
