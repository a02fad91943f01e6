"""The only file that sends: one `Reply` an interaction, and `post` for what answers none.

Discord wants an answer within three seconds. A `Reply` acknowledges by itself after two, with one timer that the first answer
cancels; so "This interaction failed" never appears, however long the work takes.
"""

from __future__ import annotations

import asyncio
import io
import logging
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Literal, cast

import aiohttp
import discord
from discord.http import Route

from bot.ui.ids import button_id
from bot.ui.message import Message

log = logging.getLogger(__name__)

UNSENT = (discord.HTTPException, aiohttp.ClientError, OSError)
"""What is raised when Discord refuses something, or cannot be reached."""

PATIENCE = 2.0
"""Seconds after which an interaction that has no answer yet is acknowledged."""

_ORIGINAL = "/webhooks/{application_id}/{token}/messages/@original"

EXPIRED = 50027
"""Discord's code for an interaction's token that works no longer."""

COLOUR = 0x1F5673
_STYLES = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}

Late = Literal["public", "quiet", "update"]
"""How an interaction is acknowledged when its answer is late: for all, for one, or as a press whose message stays."""


class Reply:
    """The answers to one interaction: the first is its response, all further ones follow it up."""

    def __init__(self, interaction: discord.Interaction[Any], late: Late) -> None:
        """Starts the timer; `close` must be called when the work is over."""
        self.interaction = interaction
        self._late: Late = late
        self._lock = asyncio.Lock()
        self._deferred: Late | None = None
        self._answered = False
        self._deferring: asyncio.Task[None] | None = None
        self._timer = asyncio.get_running_loop().call_later(PATIENCE, self._on_timer)

    async def send(self, message: Message, *, public: bool) -> int | None:
        """Sends a message to the channel, or to the asker alone; its id (None when Discord names none)."""
        async with self._lock:
            self._timer.cancel()
            if self._answered:
                return await self._follow_up(message, public=public)
            shown = await self._first(message, public=public)
            self._answered = True
            return shown

    async def choices(self, offered: Sequence[tuple[str, str]]) -> None:
        """Answers an autocomplete: names and values, at most 25."""
        async with self._lock:
            if not self._answered:
                self._answered = True
                self._timer.cancel()
                choices = [discord.app_commands.Choice(name=name, value=value) for name, value in offered[:25]]
                await self.interaction.response.autocomplete(choices)

    async def close(self) -> None:
        """Lets go of the timer; an acknowledgement under way is waited for."""
        self._timer.cancel()
        if self._deferring is not None:
            await self._deferring

    def _on_timer(self) -> None:
        self._deferring = asyncio.get_running_loop().create_task(self._defer())

    async def _defer(self) -> None:
        async with self._lock:
            if self._answered or self._deferred is not None:
                return
            try:
                await self._acknowledge()
            except UNSENT as error:
                log.warning("interaction %s could not be acknowledged: %s", self.interaction.id, error)

    async def _acknowledge(self) -> None:
        if self.interaction.type is discord.InteractionType.autocomplete:
            self._answered = True
            await self.interaction.response.autocomplete([])
            return
        if self._late == "update":
            await self.interaction.response.defer()
        else:
            await self.interaction.response.defer(ephemeral=self._late == "quiet", thinking=True)
        self._deferred = self._late

    async def _first(self, message: Message, *, public: bool) -> int | None:
        """The first answer; while it fails, the next one is the first."""
        if self._deferred is None:
            made = await self.interaction.response.send_message(**_sendable(message), ephemeral=not public)
            return made.message_id
        return await self._after_defer(message, public=public)

    async def _after_defer(self, message: Message, *, public: bool) -> int | None:
        """The first answer after an acknowledgement, which was made for all or for one; a wrong guess is taken away."""
        if self._deferred == "update":
            return await self._follow_up(message, public=public)
        if public == (self._deferred == "public"):
            edited = await self.interaction.edit_original_response(**_editable(message))
            return edited.id
        # Discord's quirk: a follow-up takes the place of an acknowledgement, even of a deleted one, until that was edited once.
        await self.interaction.edit_original_response(content="…")
        await self.interaction.delete_original_response()
        return await self._follow_up(message, public=public)

    async def _follow_up(self, message: Message, *, public: bool) -> int | None:
        sent = await self.interaction.followup.send(**_sendable(message), ephemeral=not public, wait=True)
        return sent.id


async def post(channel: discord.abc.Messageable, message: Message, nonce: str) -> int:
    """Posts a message that answers no interaction; `nonce` keeps a repeated try from doubling it. The message's id."""
    sent = await channel.send(**_sendable(message), nonce=nonce[:25])
    return sent.id


def _webhook(client: discord.Client, token: str) -> discord.Webhook:
    return discord.Webhook.partial(cast("int", client.application_id), token, client=client)


@dataclass(frozen=True, slots=True)
class Sent:
    """A message that was sent: the ids of its buttons, and whether it still only says that the bot is thinking."""

    id: int
    buttons: tuple[str, ...]
    loading: bool


async def original(client: discord.Client, token: str) -> Sent | None:
    """The response to an earlier interaction; None when nothing was answered, or its token works no longer.

    Raises discord.HTTPException when Discord does not tell.
    """
    route = Route("GET", _ORIGINAL, application_id=client.application_id, token=token)
    try:
        found: dict[str, Any] = await client.http.request(route)
    except discord.NotFound:
        return None
    except discord.HTTPException as error:
        if error.code != EXPIRED:
            raise
        return None
    buttons = (part for row in found.get("components", ()) for part in row.get("components", ()))
    loading = bool(found.get("flags", 0) & discord.MessageFlags(loading=True).value)
    return Sent(int(found["id"]), tuple(str(part.get("custom_id", "")) for part in buttons), loading)


async def fill(client: discord.Client, token: str, message_id: int, message: Message) -> None:
    """Puts a message in the place of an earlier interaction's acknowledgement."""
    await _webhook(client, token).edit_message(message_id, **_editable(message))


async def recent(channel: discord.abc.Messageable, author: int, limit: int) -> list[Sent]:
    """The author's messages among the last in a channel, newest first."""
    return [
        Sent(message.id, tuple(_custom_ids(message.components)), message.flags.loading)
        async for message in channel.history(limit=limit)
        if message.author.id == author
    ]


def _custom_ids(components: Iterable[Any]) -> Iterable[str]:
    for row in components:
        if isinstance(row, discord.ActionRow):
            yield from (
                child.custom_id for child in row.children if isinstance(child, discord.Button) and child.custom_id
            )


def _sendable(message: Message) -> dict[str, Any]:
    """What Discord's objects need to say the message, each part only where there is one."""
    parts = _parts(message)
    if message.files:
        parts["files"] = _files(message)
    return parts


def _editable(message: Message) -> dict[str, Any]:
    parts = _parts(message)
    if message.files:
        parts["attachments"] = _files(message)
    return parts


def _parts(message: Message) -> dict[str, Any]:
    parts: dict[str, Any] = {"embed": _embed(message)}
    if message.mentions:
        parts["content"] = " ".join(f"<@{member}>" for member in message.mentions)
        addressed: list[discord.abc.Snowflake] = [discord.Object(member) for member in message.mentions]
        parts["allowed_mentions"] = discord.AllowedMentions(everyone=False, roles=False, users=addressed)
    else:
        parts["allowed_mentions"] = discord.AllowedMentions.none()
    if message.rows:
        parts["view"] = _view(message)
    return parts


def _embed(message: Message) -> discord.Embed:
    embed = discord.Embed(title=message.title or None, description="\n".join(message.lines) or None, colour=COLOUR)
    if message.footer:
        embed.set_footer(text=message.footer)
    return embed


def _view(message: Message) -> discord.ui.View:
    """The buttons, in a view that is stopped at once: one that is not stays in memory for ever."""
    view = discord.ui.View(timeout=None)
    for row, presses in enumerate(message.rows):
        for press in presses:
            button: discord.ui.Button[discord.ui.View] = discord.ui.Button(
                label=press.label, style=_STYLES[press.style], custom_id=button_id(press), row=row
            )
            view.add_item(button)
    view.stop()
    return view


def _files(message: Message) -> list[discord.File]:
    return [discord.File(io.BytesIO(file.data), file.name, description=file.description) for file in message.files]
