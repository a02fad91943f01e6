"""The Fluent catalogues: `<locale>/*.ftl` beside this file, commands apart from everything that is said."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

LOCALE = "en"
"""The language that has every message."""

COMMANDS = "commands.ftl"

Argument = str | int

_LONGEST = 1000
"""The most characters of one argument that are shown; fluent.runtime refuses to format more than 2,500."""


class Unsayable(LookupError):
    """A message is not in the catalogue, or could not be made of its arguments."""


def phrase(message: str, arguments: Mapping[str, Argument], locale: str = LOCALE) -> str:
    """The message (`id`, or `id.attribute`) in words; Unsayable when there is none or an argument is missing."""
    return _phrase(message, tuple(arguments.items()), locale)


@lru_cache(maxsize=4096)
def _phrase(message: str, arguments: tuple[tuple[str, Argument], ...], locale: str) -> str:
    """Most of what is said has been said before: the names of ships and faces, buttons, reasons."""
    bundle = _bundle(locale if _source(locale) else LOCALE, commands=False)
    return _formatted(bundle, message, dict(arguments))


@lru_cache(maxsize=4096)
def has(message: str) -> bool:
    """Whether the catalogue has a message `id` or `id.attribute`."""
    name, attribute = _parts(message)
    bundle = _bundle(LOCALE, commands=False)
    return bundle.has_message(name) and (not attribute or attribute in bundle.get_message(name).attributes)


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
    bundle = _bundle(locale if _source(locale) else LOCALE, commands=True)
    message = qualified_name.replace(" ", "-")
    if not bundle.has_message(message):
        raise Unsayable(message)
    options = bundle.get_message(message).attributes
    return _formatted(bundle, message, {}), {each: _formatted(bundle, f"{message}.{each}", {}) for each in options}


@cache
def _source(locale: str) -> dict[str, str]:
    """The text of each file of a language; empty when there is no such language."""
    if not locale.replace("-", "").isalpha():
        return {}
    folder = files(__name__.rpartition(".")[0]).joinpath(locale)
    if not folder.is_dir():
        return {}
    return {each.name: each.read_text("utf-8") for each in folder.iterdir() if each.name.endswith(".ftl")}


@cache
def _bundle(locale: str, *, commands: bool) -> FluentBundle:
    """The messages of a language; those that another language lacks are there in English."""
    bundle = FluentBundle([locale], use_isolating=False)
    for language in dict.fromkeys((locale, LOCALE)):
        for name, text in sorted(_source(language).items()):
            if (name == COMMANDS) is commands:
                bundle.add_resource(FluentResource(text))
    return bundle


def _parts(message: str) -> tuple[str, str]:
    """The id and the attribute of a message: one that is a number (`switch-agenda-length.10`) has an `n` before it in the file."""
    name, _, attribute = message.partition(".")
    return name, f"n{attribute}" if attribute[:1].isdecimal() else attribute


def _formatted(bundle: FluentBundle, message: str, arguments: Mapping[str, Argument]) -> str:
    name, attribute = _parts(message)
    if not bundle.has_message(name):
        raise Unsayable(message)
    found = bundle.get_message(name)
    pattern = found.attributes.get(attribute) if attribute else found.value
    if pattern is None:
        raise Unsayable(message)
    kept = {name: value[:_LONGEST] if isinstance(value, str) else value for name, value in arguments.items()}
    text, errors = bundle.format_pattern(pattern, kept)
    if errors:
        raise Unsayable(f"{message}: {errors}")
    return " ".join(str(text).split())
