"""Cleans what players typed, so that it can be shown beside the bot's own words and means nothing to Discord."""

from __future__ import annotations

import re
import unicodedata

from discord.utils import escape_mentions

NAME_LENGTH = 32
"""The most characters that a typed name keeps."""

# Letters and symbols that look like nothing at all: the Hangul fillers and the empty Braille pattern.
_BLANKS = frozenset("\u115f\u1160\u2800\u3164\uffa0")
# discord.utils.escape_markdown leaves what stands inside a masked link, and a second link, as they are; so each sign here.
_MARKUP = re.compile(r"[\\*_`~|<\[\]]")
_LINE_START = re.compile(r"^[>#+-]")
_LISTED = re.compile(r"^(\d+)([.)])")
_EMOJI = re.compile(r":(?=\w+:)")


def clean_text(text: str, limit: int) -> str:
    """One line of typed text: control, format and line characters out, whitespace collapsed, at most `limit` characters."""
    kept = unicodedata.normalize("NFC", "".join(_kept(character) for character in text))
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
    text = _MARKUP.sub(r"\\\g<0>", text).replace("://", ":\\//")
    text = _LINE_START.sub(r"\\\g<0>", _LISTED.sub(r"\1\\\2", text))
    return escape_mentions(_EMOJI.sub(r"\\:", text))


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
