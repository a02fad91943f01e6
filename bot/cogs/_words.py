"""Slash commands whose words come from the catalogue, and whose typed options offer what may be typed."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from typing import Any, cast

import discord
from discord import app_commands

from bot.client import CrowsNest
from bot.refusal import Refusal
from bot.seats import seat_for, seats_of
from bot.text import command_words
from bot.view import View
from rules.contract import Offer, RuleError
from rules.names import fold
from storage.store import StoreError

log = logging.getLogger(__name__)

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


def offering(of: app_commands.Group, options: Iterable[str]) -> None:
    """Gives all options with these names their autocomplete."""
    for each in cast("list[Command]", list(of.walk_commands())):
        for parameter in each.parameters:
            if parameter.name in options and not parameter.choices:
                each.autocomplete(parameter.name)(_offer)


async def _offer(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
    """What may be typed; nothing when it cannot be told: autocomplete never fails aloud."""
    try:
        offers = await _offers(interaction)
    except (Refusal, RuleError, StoreError):
        return []
    wanted = fold(current)
    fitting = [offer for offer in offers if wanted in fold(offer.name) or wanted in fold(offer.key)]
    return [app_commands.Choice(name=offer.name[:100], value=offer.key[:100]) for offer in fitting[:25]]


async def _offers(interaction: discord.Interaction[Any]) -> list[Offer]:
    bot = cast("CrowsNest", interaction.client)
    focused = _focused(cast("dict[str, Any]", interaction.data))
    channel = interaction.channel_id or 0
    ledger = bot.tables.ledger
    view = ledger.glance(channel) or await ledger.view(await bot.tables.at(channel))
    if focused in {"seat", "after", "name"}:
        return [Offer(seat.key if focused != "name" else seat.name, seat.name) for seat in seats_of(view)]
    given = {name: str(value) for name, value in interaction.namespace if isinstance(value, str | int)}
    verb = cast("Command", interaction.command).name
    return list(view.game.offers(view.state, f"{verb}.{focused}", given, _seat(interaction, view, given)))


def _seat(interaction: discord.Interaction[Any], view: View, given: dict[str, str]) -> str | None:
    """The seat that the command would be about, as far as it can be told."""
    member = getattr(interaction.namespace, "player", None)
    try:
        return seat_for(view, member.id if member is not None else interaction.user.id, given.get("seat"))
    except Refusal:
        return None


def _focused(data: dict[str, Any]) -> str:
    options: list[dict[str, Any]] = data.get("options", [])
    while options and "options" in options[0]:
        options = options[0]["options"]
    return next((str(option["name"]) for option in options if option.get("focused")), "")
