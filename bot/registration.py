"""Registers the slash commands when they differ from what Discord has: never by a remembered hash, never for nothing."""

from __future__ import annotations

import logging
from typing import Any

import discord
from discord import app_commands
from discord.http import Route

log = logging.getLogger(__name__)

_COMPARED = (
    "name",
    "description",
    "name_localizations",
    "description_localizations",
    "required",
    "autocomplete",
    "default_member_permissions",
    "nsfw",
    "min_value",
    "max_value",
    "min_length",
    "max_length",
)
_LISTS = ("contexts", "integration_types", "channel_types")


async def register(client: discord.Client, tree: app_commands.CommandTree[Any], *, put: bool) -> dict[str, int]:
    """Puts the tree's commands to Discord if they differ from what it has and `put` allows it; the ids by name."""
    route = Route("GET", "/applications/{application_id}/commands", application_id=client.application_id)
    theirs: list[dict[str, Any]] = await client.http.request(route, params={"with_localizations": "true"})
    ours = [command.to_dict(tree) for command in tree.get_commands()]
    if put and _set_of(ours) != _set_of(theirs):
        log.info("registering %d commands", len(ours))
        return {command.name: command.id for command in await tree.sync()}
    return {command["name"]: int(command["id"]) for command in theirs}


def _set_of(commands: list[dict[str, Any]]) -> dict[tuple[int, str], Any]:
    return {(command.get("type", 1), command["name"]): _shape(command) for command in commands}


def _shape(command: dict[str, Any]) -> Any:
    """What of a command or option decides whether it must be put anew, with Discord's defaults filled in."""
    kept = {name: command.get(name) or None for name in _COMPARED}
    kept |= {name: sorted(command.get(name) or ()) for name in _LISTS}
    kept["type"] = command.get("type", 1)
    kept["choices"] = [(choice["name"], choice["value"]) for choice in command.get("choices") or ()]
    kept["options"] = [_shape(option) for option in command.get("options") or ()]
    return kept
