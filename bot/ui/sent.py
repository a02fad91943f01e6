"""Messages as Discord has them: the answers to earlier interactions, what the bot said last in a channel, and what was pressed."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import discord
from discord.http import Route

from bot.ui.message import Message

EXPIRED = 50027
"""Discord's code for an interaction's token that works no longer."""

_ANSWERS = "/webhooks/{application_id}/{token}/messages/"

_LOADING = discord.MessageFlags(loading=True).value
_QUIET = discord.MessageFlags(ephemeral=True).value


@dataclass(frozen=True, slots=True)
class Sent:
    """A message that was sent: the ids of its buttons, whether it only says as yet that the bot thinks, and is for one alone.

    Its title is known of messages in a channel.
    """

    id: int
    buttons: tuple[str, ...]
    loading: bool
    quiet: bool = False
    title: str = ""


async def answer(client: discord.Client, token: str, message: int | None = None) -> Sent | None:
    """The response to an earlier interaction, or the message that followed it; None when there is none, or its token has expired.

    Raises discord.HTTPException when Discord does not tell.
    """
    which = "@original" if message is None else str(message)
    route = Route("GET", _ANSWERS + which, application_id=client.application_id, token=token)
    try:
        found: dict[str, Any] = await client.http.request(route)
    except discord.NotFound:
        return None
    except discord.HTTPException as error:
        if error.code != EXPIRED:
            raise
        return None
    buttons = (part for row in found.get("components", ()) for part in row.get("components", ()))
    flags = int(found.get("flags", 0))
    ids = tuple(str(part.get("custom_id", "")) for part in buttons)
    return Sent(int(found["id"]), ids, bool(flags & _LOADING), bool(flags & _QUIET))


async def recent(channel: discord.abc.Messageable, author: int, limit: int) -> list[Sent]:
    """The author's messages among the last in a channel, newest first."""
    return [sent_of(message) async for message in channel.history(limit=limit) if message.author.id == author]


def sent_of(message: discord.Message) -> Sent:
    """A message of the bot's as Discord has it."""
    flags, title = message.flags, next((embed.title for embed in message.embeds if embed.title), "")
    return Sent(message.id, tuple(_custom_ids(message.components)), flags.loading, flags.ephemeral, title)


def _custom_ids(components: Iterable[Any]) -> Iterable[str]:
    for row in components:
        if isinstance(row, discord.ActionRow):
            yield from (
                child.custom_id for child in row.children if isinstance(child, discord.Button) and child.custom_id
            )


def words(message: discord.Message | None) -> Message:
    """What a message of the bot's says, and nothing else of it."""
    embed = None if message is None else next(iter(message.embeds), None)
    return Message() if embed is None else Message(embed.title or "", tuple((embed.description or "").split("\n")))
