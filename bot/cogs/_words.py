"""Slash commands whose words come from the catalogue."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from discord import app_commands

from bot.text import command_words

Command = app_commands.Command[Any, ..., Any]


def group(name: str) -> app_commands.Group:
    """A group of slash commands, for servers only."""
    return app_commands.Group(
        name=name,
        description=command_words(name)[0],
        allowed_contexts=app_commands.AppCommandContext(guild=True),
        allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
    )


def command(of: app_commands.Group, name: str) -> Callable[[Callable[..., Any]], Command]:
    """A subcommand, with its description and those of its options."""
    description, options = command_words(f"{of.name} {name}")

    def decorate(callback: Callable[..., Any]) -> Command:
        described = app_commands.describe(**options)(callback)
        return of.command(name=name, description=description)(described)

    return decorate
