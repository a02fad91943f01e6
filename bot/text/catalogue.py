"""The Fluent catalogues: `<locale>/*.ftl` beside this file, commands apart from everything that is said."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

LOCALE = "en"
"""The language that has every message."""

COMMANDS = "commands.ftl"

Argument = str | int

_LONGEST = 1000
"""The most characters of one argument that are shown; fluent.runtime refuses to format more than 2,500."""


_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""Where a message or a term begins in a file, and its id."""

_REFERENCE = re.compile(r"{\s*(-?[a-z][\w-]*)")
"""A message or a term that another one refers to."""


class Unsayable(LookupError):
    """A message is not in the catalogue, or could not be made of its arguments."""


def phrase(message: str, arguments: Mapping[str, Argument], locale: str = LOCALE) -> str:
    """The message (`id`, or `id.attribute`) in words; Unsayable when there is none or an argument is missing."""
    return _phrase(message, tuple(arguments.items()), locale)


@lru_cache(maxsize=4096)
def _phrase(message: str, arguments: tuple[tuple[str, Argument], ...], locale: str) -> str:
    """Most of what is said has been said before: the names of ships and faces, buttons, reasons."""
    return _formatted(_words(locale, commands=False), message, dict(arguments))


@lru_cache(maxsize=4096)
def has(message: str) -> bool:
    """Whether the catalogue has a message `id` or `id.attribute`."""
    name, attribute = _parts(message)
    found = _words(LOCALE, commands=False).find(name)
    return found is not None and (not attribute or attribute in found.attributes)


def in_game(message: str, game: str) -> str:
    """The message that a game has in the place of one that all have: `<id>-in-<game>`, with the same attribute."""
    name, dot, attribute = message.partition(".")
    own = f"{name}-in-{game}{dot}{attribute}"
    return own if game and has(own) else message


@cache
def locales() -> tuple[str, ...]:
    """The languages that there are words in, English first."""
    folders = sorted(each.name for each in files(__name__.rpartition(".")[0]).iterdir() if each.is_dir())
    return (LOCALE, *(name for name in folders if name != LOCALE and _source(name)))


def command_words(qualified_name: str, locale: str = LOCALE) -> tuple[str, dict[str, str]]:
    """What a command (`marauders sail`, or the group `marauders`) and each of its options say in Discord's picker."""
    words, message = _words(locale, commands=True), qualified_name.replace(" ", "-")
    found = words.find(message)
    if found is None:
        raise Unsayable(message)
    options = found.attributes
    return _formatted(words, message, {}), {each: _formatted(words, f"{message}.{each}", {}) for each in options}


@cache
def _source(locale: str) -> dict[str, str]:
    """The text of each file of a language; empty when there is no such language."""
    if not locale.replace("-", "").isalpha():
        return {}
    folder = files(__name__.rpartition(".")[0]).joinpath(locale)
    if not folder.is_dir():
        return {}
    return {each.name: each.read_text("utf-8") for each in folder.iterdir() if each.name.endswith(".ftl")}


class _Words:
    """The messages of a language, each parsed when it is first said: to parse them all would take longer than the whole start."""

    def __init__(self, locale: str, entries: Mapping[str, str]) -> None:
        """`entries` are the messages and terms as they are written, by id."""
        self.bundle = FluentBundle([locale], use_isolating=False)
        self._unread = dict(entries)

    def find(self, name: str) -> Message | None:
        """The message with this id."""
        self._read(name)
        return self.bundle.get_message(name) if self.bundle.has_message(name) else None

    def _read(self, name: str) -> None:
        source = self._unread.get(name)
        if source is None:
            return
        for each in _REFERENCE.findall(source):
            self._read(each)
        self.bundle.add_resource(FluentResource(source))
        self._unread.pop(name, None)  # not before: pictures are drawn beside what is said


@cache
def _words(locale: str, *, commands: bool) -> _Words:
    """The words of a language, or of English when there is no such language; what it lacks is there in English."""
    entries: dict[str, str] = {}
    for language in (LOCALE, locale):
        for name, text in sorted(_source(language).items()):
            if (name == COMMANDS) is commands:
                entries |= _entries(text)
    return _Words(locale if _source(locale) else LOCALE, entries)


def _entries(text: str) -> dict[str, str]:
    """The messages and terms of a file as they are written, by id."""
    found = list(_ENTRY.finditer(text))
    ends = [each.start() for each in found[1:]] + [len(text)]
    return {each[1]: text[each.start() : end] for each, end in zip(found, ends, strict=True)}


def _parts(message: str) -> tuple[str, str]:
    """The id and the attribute of a message: one that is a number (`switch-agenda-length.10`) has an `n` before it in the file."""
    name, _, attribute = message.partition(".")
    return name, f"n{attribute}" if attribute[:1].isdecimal() else attribute


def _formatted(words: _Words, message: str, arguments: Mapping[str, Argument]) -> str:
    name, attribute = _parts(message)
    found = words.find(name)
    if found is None:
        raise Unsayable(message)
    pattern = found.attributes.get(attribute) if attribute else found.value
    if pattern is None:
        raise Unsayable(message)
    kept = {name: value[:_LONGEST] if isinstance(value, str) else value for name, value in arguments.items()}
    text, errors = words.bundle.format_pattern(pattern, kept)
    if errors:
        raise Unsayable(f"{message}: {errors}")
    return " ".join(str(text).split())
