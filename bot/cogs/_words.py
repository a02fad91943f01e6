"""Slash commands whose words come from the catalogue."""

from __future__ import annotations

from collections.abc import Callable
from keyword import iskeyword
from typing import Any

from discord import app_commands

from bot.text import command_words

Command = app_commands.Command[Any, ..., Any]


def group(name: str, within: app_commands.Group | None = None) -> app_commands.Group:
    """A group of slash commands, for servers only; or one `within` another."""
    if within is not None:
        described = command_words(f"{within.qualified_name} {name}")[0]
        return app_commands.Group(name=name, description=described, parent=within)
    return app_commands.Group(
        name=name,
        description=command_words(name)[0],
        allowed_contexts=app_commands.AppCommandContext(guild=True),
        allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
    )


def command(of: app_commands.Group, name: str) -> Callable[[Callable[..., Any]], Command]:
    """A subcommand, with its description and those of its options."""
    description, options = command_words(f"{of.qualified_name} {name}")

    called = {_argument(option): words for option, words in options.items()}

    def decorate(callback: Callable[..., Any]) -> Command:
        described = app_commands.describe(**called)(callback)
        renamed = app_commands.rename(**{_argument(each): each for each in options if iskeyword(each)})(described)
        return of.command(name=name, description=description)(renamed)

    return decorate


def _argument(option: str) -> str:
    """What an option is called in the sources, where it may be a word of Python's own: `class_`."""
    return f"{option}_" if iskeyword(option) else option
