"""Cleans what players typed, so that it can be shown beside the bot's own words and means nothing to Discord."""

from __future__ import annotations

import re

from discord.utils import escape_mentions

from rules.names import tidy

NAME_LENGTH = 32
"""The most characters that a typed name keeps."""

# discord.utils.escape_markdown leaves what stands inside a masked link, and a second link, as they are; so each sign here.
_MARKUP = re.compile(r"[\\*_`~|<\[\]]")
_LINE_START = re.compile(r"^[>#+-]")
_LISTED = re.compile(r"^(\d+)([.)])")
_EMOJI = re.compile(r":(?=\w+:)")


def clean_text(text: str, limit: int) -> str:
    """One line of typed text: control, format and line characters out, whitespace collapsed, at most `limit` characters."""
    return tidy(text, limit)


def clean_name(text: str) -> str:
    r"""A typed name as it is kept and shown: one line of at most 32 characters; empty when nothing is left.

    >>> clean_name("  Anne\n\u202eBonny ")
    'Anne Bonny'
    """
    return clean_text(text, NAME_LENGTH)


def escape(text: str) -> str:
    r"""Typed text that shows as it was typed: no markdown, mention, link, time or emoji is made of it.

    >>> print(escape("**x** <@1>"))
    \*\*x\*\* \<@1>
    """
    text = _MARKUP.sub(r"\\\g<0>", text).replace("://", ":\\//")
    text = _LINE_START.sub(r"\\\g<0>", _LISTED.sub(r"\1\\\2", text))
    return escape_mentions(_EMOJI.sub(r"\\:", text))


def cut(text: str, limit: int) -> str:
    """The text in at most `limit` characters, with an ellipsis where it was cut.

    >>> cut("Petit-Goave", 6)
    'Petit…'
    """
    return text if len(text) <= limit else text[: limit - 1].rstrip() + "…"
