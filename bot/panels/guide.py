"""What can be done, for those who ask: where no table is, and at a table of any game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.panels.panel import Mention
from bot.panels.table import NOBODY, Voice, command_list, fitted, tag
from bot.text import say
from bot.text.catalogue import LOCALE
from bot.ui.message import Message
from bot.view import View

Listed = tuple[str, tuple[str, ...]]
"""What players want to do, as a message, and the commands for it."""

MOST = 4000
"""The most characters of all that can be done: a little under what Discord shows of one message."""

_HELP: tuple[Listed, ...] = (
    ("help-show", ("table show",)),
    ("help-why", ("table why",)),
    ("help-undo", ("table undo", "table redo")),
    ("help-log", ("table log",)),
    ("help-answer", ("table answer",)),
    ("help-seat", ("table seat", "table leave")),
    ("help-correct", ("table correct",)),
    ("help-rules", ("table rules",)),
    ("help-talk", ("table talk",)),
    ("help-note", ("table note",)),
    ("help-sheet", ("table sheet",)),
    ("help-access", ("table access",)),
    ("help-packs", ("pack list", "pack show", "pack template", "pack upload")),
    ("help-language", ("campaign language",)),
    ("help-pause", ("table pause", "table resume")),
    ("help-export", ("table export",)),
    ("help-end", ("table end",)),
)
"""What can be done at every table."""


def help_without_table(mention: Mention, locale: str = LOCALE) -> Message:
    """What can be done where no table is open."""
    return Message(
        say("help-title", NOBODY, locale), (say("help-start", NOBODY, locale, command=mention("table start")),)
    )


def help_at(
    view: View, say: Voice, mention: Mention, first: Sequence[str], steps: Mapping[str, str], own: Sequence[Listed]
) -> Message:
    """What can be done at a table: some lines `first`, what can be done now, what the game has, and what every table has.

    `steps` are the commands of those moves, by their tags, that are worth naming when they can be made now.
    """
    can = {tag(move) for move in view.game.moves(view.state, None)}
    now = [command for move, command in steps.items() if move in can]
    lines = [*first, *([say("help-now", command=command_list(mention, *now, locale=say.locale))] if now else [])]
    lines += [
        say(message, command=command_list(mention, *names, locale=say.locale)) for message, names in (*own, *_HELP)
    ]
    return Message(say("help-title"), fitted(lines, why=False, limit=MOST, locale=say.locale))
