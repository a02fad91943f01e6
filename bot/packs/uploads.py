"""An uploaded pack is hostile until it is checked: what it may be like before it is parsed, and what is wrong with it then."""

from __future__ import annotations

import asyncio
import re
import tomllib
from dataclasses import dataclass
from typing import Any

import tomli_w

from bot.games import GAMES
from bot.packs.packs import LONGEST, default_game, shipped
from bot.packs.shelf import BOOK
from bot.refusal import Refusal
from rules.game import Game

MOST_BYTES = 256 * 1024
LONGEST_LINE = 4_000
MOST_DOTS = 4

_STRINGS = re.compile(
    r'"""(?:\\.|[^\\])*?(?:"{3,5}|\Z)'
    r"|'''.*?(?:'{3,5}|\Z)"
    r'|"(?:\\[^\n]|[^"\\\n])*"?'
    r"|'[^'\n]*'?"
    r"|\#[^\n]*",
    re.DOTALL,
)
"""Texts and comments of TOML, those that are not closed too: a key between them is a key."""

_DEEP = re.compile(rf'(?<![\w"-])(?:(?:[\w-]++|")[ \t]*+\.[ \t]*+){{{MOST_DOTS + 1}}}')
_WHERE = re.compile(r"at line (\d+), column (\d+)")
_KEY = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


@dataclass(frozen=True, slots=True)
class Checked:
    """An uploaded pack that can be used: the key under which it is kept, its text, and the game on it."""

    key: str
    text: str
    game: Game[Any, Any]


async def checked(game: str, raw: bytes, key: str | None) -> Checked:
    """An uploaded pack, kept under another key than its own when one is named.

    Refusal when it is none that can be used here; PackError with all that is wrong with its cards.
    """
    return await asyncio.to_thread(_checked, game, plain(raw), key)


def _checked(game: str, text: str, key: str | None) -> Checked:
    on = _read(game, text)
    raw = tomllib.loads(text)
    named = str(raw["key"] if key is None else key).strip().casefold()
    if len(named) > LONGEST or not _KEY.fullmatch(named):
        raise Refusal("pack-key-malformed", text=named, limit=LONGEST)
    if named == BOOK or named in shipped(game):
        raise Refusal("pack-key-reserved", text=named)
    unlike = GAMES[game].unlike(on, default_game(game))
    if unlike:
        raise Refusal("pack-other-map", game=game, names=unlike[:10])
    if named == raw["key"]:
        return Checked(named, text, on)
    text = tomli_w.dumps({**raw, "key": named})
    return Checked(named, text, _read(game, text))


def plain(raw: bytes) -> str:
    """The text of a file, once nothing in it can cost the parser long; Refusal when something can."""
    if len(raw) > MOST_BYTES:
        raise Refusal("pack-too-large", limit=MOST_BYTES // 1024)
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Refusal("pack-not-text") from None
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > LONGEST_LINE:
            raise Refusal("pack-long-line", line=number, limit=LONGEST_LINE)
    deep = _DEEP.search(_STRINGS.sub('"', text))
    if deep is not None:
        raise Refusal("pack-deep-key", text=deep[0][:LONGEST], limit=MOST_DOTS)
    return text


def _read(game: str, text: str) -> Game[Any, Any]:
    """The game on a pack; Refusal when it is no TOML at all, with the place of what is wrong where that is known."""
    try:
        return GAMES[game].load(text)
    except tomllib.TOMLDecodeError as error:
        where = _WHERE.search(str(error))
        last = text.split("\n")
        line, column = (int(where[1]), int(where[2])) if where else (len(last), len(last[-1]) + 1)
        raise Refusal("pack-no-toml", line=line, column=column) from None
    except (ValueError, RecursionError):
        raise Refusal("pack-no-toml", line=0, column=0) from None
