"""Cleans what players typed, so that it can be shown beside the bot's own words and means nothing to Discord."""

from __future__ import annotations

import re
import unicodedata

from discord.utils import escape_markdown, escape_mentions

NAME_LENGTH = 32
"""The most characters that a typed name keeps."""

# Letters and symbols that look like nothing at all: the Hangul fillers and the empty Braille pattern.
_BLANKS = frozenset("\u115f\u1160\u2800\u3164\uffa0")
_LISTED = re.compile(r"^(\d+)([.)])")
_EMOJI = re.compile(r":(?=\w+:)")


def clean_text(text: str, limit: int) -> str:
    """One line of typed text: control, format and line characters out, whitespace collapsed, at most `limit` characters."""
    kept = "".join(_kept(character) for character in unicodedata.normalize("NFC", text))
    return " ".join(kept.split())[:limit].strip()


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
    text = escape_mentions(escape_markdown(text, ignore_links=False))
    text = text.replace("<", "\\<").replace("://", ":\\//")
    return _EMOJI.sub(r"\\:", _LISTED.sub(r"\1\\\2", text))


def cut(text: str, limit: int) -> str:
    """The text in at most `limit` characters, with an ellipsis where it was cut.

    >>> cut("Petit-Goave", 6)
    'Petit…'
    """
    return text if len(text) <= limit else text[: limit - 1].rstrip() + "…"


def _kept(character: str) -> str:
    if character.isspace():
        return " "
    return "" if unicodedata.category(character).startswith("C") or character in _BLANKS else character
