"""The only file that sends: one `Reply` an interaction, and `post` for what answers none.

Discord wants an answer within three seconds. A `Reply` acknowledges by itself after two, with one timer that the first answer
cancels; so "This interaction failed" never appears, however long the work takes.
"""

from __future__ import annotations

import asyncio
import io
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Literal, TypeVar, cast

import aiohttp
import discord

from bot.text import cut
from bot.ui.ids import button_id, form_id, menu_id, option_value
from bot.ui.message import FilePart, Form, MemberPart, Menu, MenuPart, Message, Part, Press, TextPart

log = logging.getLogger(__name__)

UNSENT = (discord.HTTPException, aiohttp.ClientError, OSError)
"""What is raised when Discord refuses something, or cannot be reached."""

PATIENCE = 2.0
"""Seconds after which an interaction that has no answer yet is acknowledged."""

COLOUR = 0x1F5673
FORM_TEXT = 45
"""The most characters of a form's title, and of a label in it."""

_USER = discord.SelectDefaultValueType.user
_STYLES = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}

ARCHIVED = 50083
"""Discord's code for a thread in which nothing can be changed as long as it is archived."""

ANSWERED = 40060
"""Discord's code for an interaction that was answered already."""

CUT = (aiohttp.ClientError, OSError)
"""What is raised when the line to Discord is cut: what was sent may have arrived or not."""

T = TypeVar("T")

Late = Literal["public", "quiet", "update", "form"]
"""How an interaction is acknowledged when its answer is late: for all, for one, as a press whose message stays, or (when its
answer is a form) not at all."""


Noted = Callable[[int], Awaitable[None]]
"""Is told the id of a message."""


class Reply:
    """The answers to one interaction: the first is its response, all further ones follow it up."""

    def __init__(self, interaction: discord.Interaction[Any], late: Late) -> None:
        """Starts the timer; `close` must be called when the work is over."""
        self.interaction = interaction
        self._late: Late = late
        self._lock = asyncio.Lock()
        self._deferred: Late | None = None
        self._answered = False
        self._updated = False
        self._deferring: asyncio.Task[None] | None = None
        self._timer = asyncio.get_running_loop().call_later(PATIENCE, self._on_timer)

    async def send(self, message: Message, *, public: bool, noted: Noted | None = None) -> int | None:
        """Sends a message to the channel, or to the asker alone; its id (None when Discord names none).

        What is for one alone and follows something else is found later by its id only; `noted` is told that before it says a word.
        """
        async with self._lock:
            self._timer.cancel()
            return await self._next(message, public=public, noted=noted)

    async def update(self, message: Message) -> int | None:
        """Changes the message whose button was pressed; its files stay, unless the message brings others. The message's id.

        Once something else was answered, a quiet message cannot be changed any more: then this is a new one.
        """
        async with self._lock:
            self._timer.cancel()
            pressed = self.interaction.message
            if pressed is None or (self._answered and not self._updated and pressed.flags.ephemeral):
                return await self._next(message, public=False)
            if self._answered and not self._updated:
                await _surely(lambda: pressed.edit(**_editable(message)))
            elif self._answered or self._deferred is not None:
                await _surely(lambda: self.interaction.edit_original_response(**_editable(message)))
            else:
                await _answered(lambda: self.interaction.response.edit_message(**_editable(message)))
            self._updated = self._updated or not self._answered
            self._answered = True
            return pressed.id

    async def acknowledge(self) -> None:
        """Says that a press was taken, and changes nothing; what is sent later follows it up."""
        async with self._lock:
            self._timer.cancel()
            if not self._answered and self._deferred is None:
                await _answered(self.interaction.response.defer)
                self._deferred = "update"

    async def form(self, form: Form) -> None:
        """Opens a form, which must be the first answer."""
        async with self._lock:
            self._timer.cancel()
            await _answered(lambda: self.interaction.response.send_modal(_modal(form)))
            self._answered = True

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
            if self._answered or self._deferred is not None or self._late == "form":
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
            await _answered(self.interaction.response.defer)
        else:
            quiet = self._late == "quiet"
            await _answered(lambda: self.interaction.response.defer(ephemeral=quiet, thinking=True))
        self._deferred = self._late

    async def _next(self, message: Message, *, public: bool, noted: Noted | None = None) -> int | None:
        if self._answered:
            return await self._follow_up(message, public=public, noted=noted)
        shown = await self._first(message, public=public, noted=noted)
        self._answered = True
        return shown

    async def _first(self, message: Message, *, public: bool, noted: Noted | None) -> int | None:
        """The first answer; while it fails, the next one is the first."""
        if self._deferred is None:
            send = self.interaction.response.send_message
            made = await _answered(lambda: send(**_sendable(message), ephemeral=not public))
            return (await self.interaction.original_response()).id if made is None else made.message_id
        return await self._after_defer(message, public=public, noted=noted)

    async def _after_defer(self, message: Message, *, public: bool, noted: Noted | None) -> int | None:
        """The first answer after an acknowledgement, which was made for all or for one; a wrong guess is taken away."""
        if self._deferred == "update":
            return await self._follow_up(message, public=public, noted=noted)
        if public == (self._deferred == "public"):
            edited = await _surely(lambda: self.interaction.edit_original_response(**_editable(message)))
            return edited.id
        # Discord's quirk: a follow-up takes the place of an acknowledgement, even of a deleted one, until that was edited once.
        await self.interaction.edit_original_response(content="…")
        await self.interaction.delete_original_response()
        return await self._follow_up(message, public=public, noted=noted)

    async def _follow_up(self, message: Message, *, public: bool, noted: Noted | None) -> int | None:
        if public or noted is None:
            sent = await self.interaction.followup.send(**_sendable(message), ephemeral=not public, wait=True)
            return sent.id
        made = await self.interaction.followup.send("…", ephemeral=True, wait=True)
        await noted(made.id)
        await _surely(lambda: made.edit(**_editable(message)))
        return made.id


async def _surely(call: Callable[[], Awaitable[T]]) -> T:
    """What may be done twice is done once more when the line was cut."""
    try:
        return await call()
    except CUT as error:
        log.info("the line was cut, once more: %s", error)
        return await call()


async def _answered(call: Callable[[], Awaitable[T]]) -> T | None:
    """Makes the first answer to an interaction; None when it had arrived already, though that was not heard of."""
    try:
        return await _surely(call)
    except discord.HTTPException as error:
        if error.code != ANSWERED:
            raise
        return None


async def post(channel: discord.abc.MessageableChannel, message: Message, nonce: str, to: int | None = None) -> int:
    """Posts a message that answers no interaction; `nonce` keeps a repeated try from doubling it. The message's id.

    `to` is the message that it replies to, when that is still there.
    """
    about: dict[str, Any] = {"nonce": nonce[:25]}
    if to is not None:
        about["reference"] = discord.MessageReference(message_id=to, channel_id=channel.id, fail_if_not_exists=False)
    sent = await _surely(lambda: channel.send(**_sendable(message), **about))
    return sent.id


async def edit(client: discord.Client, channel: int, message_id: int, message: Message, *, bare: bool = False) -> None:
    """Changes a message of the bot's in a channel; its files stay, unless the message brings others or it is to be `bare`.

    In a thread that went to sleep nothing can be changed: it is woken, once.
    Raises discord.NotFound (code 10008) when it is gone, or another discord.HTTPException.
    """

    async def once() -> None:
        await _edit(client, channel, message_id, message, bare=bare)

    try:
        await _surely(once)
    except discord.HTTPException as error:
        if error.code != ARCHIVED:
            raise
        await client.http.edit_channel(channel, archived=False)
        await once()


async def _edit(client: discord.Client, channel: int, message_id: int, message: Message, *, bare: bool) -> None:
    parts = _editable(message)
    if bare:
        parts["attachments"] = []
    await _partial(client, channel, message_id).edit(**parts)


async def file_of(client: discord.Client, channel: int, message_id: int, most: int) -> tuple[str, bytes] | None:
    """The first file of a message, by its name and bytes; None when it has none, or one of more than `most` bytes.

    Raises discord.NotFound when the message is gone, or another of `UNSENT`.
    """
    message = await _partial(client, channel, message_id).fetch()
    files = [each for each in message.attachments[:1] if each.size <= most]
    return (files[0].filename, await files[0].read()) if files else None


async def delete(client: discord.Client, channel: int, message_id: int) -> None:
    """Deletes a message of the bot's; raises discord.NotFound (code 10008) when it is gone, or another HTTPException."""
    await _partial(client, channel, message_id).delete()


def _partial(client: discord.Client, channel: int, message_id: int) -> discord.PartialMessage:
    return client.get_partial_messageable(channel).get_partial_message(message_id)


def _webhook(client: discord.Client, token: str) -> discord.Webhook:
    return discord.Webhook.partial(cast("int", client.application_id), token, client=client)


async def fill(client: discord.Client, token: str, message_id: int, message: Message) -> None:
    """Puts a message in the place of an earlier interaction's acknowledgement."""
    await _surely(lambda: _webhook(client, token).edit_message(message_id, **_editable(message)))


def _sendable(message: Message) -> dict[str, Any]:
    """What Discord's objects need to say the message, each part only where there is one."""
    parts = _parts(message)
    if message.files:
        parts["files"] = _files(message)
    return parts


def _editable(message: Message) -> dict[str, Any]:
    """The same for a message in the place of another, of which nothing stays but its files if there are no new ones."""
    parts: dict[str, Any] = {"content": None, "view": None} | _parts(message)
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
    """The buttons and menus, in a view that is stopped at once: one that is not stays in memory for ever."""
    view = discord.ui.View(timeout=None)
    for row, presses in enumerate(message.rows):
        if isinstance(presses, Menu):
            view.add_item(_menu(presses, row))
            continue
        for press in presses:
            view.add_item(_button(press, row))
    view.stop()
    return view


def _button(press: Press, row: int) -> discord.ui.Button[discord.ui.View]:
    return discord.ui.Button(
        label=press.label, style=_STYLES[press.style], custom_id=button_id(press), row=row, disabled=press.disabled
    )


def _menu(menu: Menu, row: int) -> discord.ui.Select[discord.ui.View]:
    options = [discord.SelectOption(label=press.label, value=option_value(press)) for press in menu.presses]
    return discord.ui.Select(
        custom_id=menu_id(menu.presses[0].table, row), placeholder=menu.placeholder, options=options, row=row
    )


def _modal(form: Form) -> discord.ui.Modal:
    """The form, stopped at once: what is sent is found by its id, not kept in memory."""
    modal = discord.ui.Modal(title=cut(form.title, FORM_TEXT), custom_id=form_id(form), timeout=None)
    for part in form.parts:
        modal.add_item(discord.ui.Label(text=cut(part.label, FORM_TEXT), component=_component(part)))
    modal.stop()
    return modal


def _component(part: Part) -> discord.ui.Item[Any]:
    if isinstance(part, TextPart):
        return discord.ui.TextInput(
            custom_id=part.key,
            style=discord.TextStyle.paragraph if part.lines else discord.TextStyle.short,
            default=part.value[: part.longest] or None,
            placeholder=part.placeholder or None,
            required=part.required,
            max_length=part.longest,
        )
    if isinstance(part, MemberPart):
        chosen = [] if part.member is None else [discord.SelectDefaultValue(id=part.member, type=_USER)]
        return discord.ui.UserSelect(
            custom_id=part.key, required=part.required, min_values=int(part.required), default_values=chosen
        )
    if isinstance(part, FilePart):
        least = int(part.required)
        return discord.ui.FileUpload(custom_id=part.key, required=part.required, min_values=least, max_values=1)
    return _choices(part)


def _choices(part: MenuPart) -> discord.ui.Select[Any]:
    options = [
        discord.SelectOption(label=choice.label, value=choice.key, default=choice.chosen) for choice in part.choices
    ]
    return discord.ui.Select(
        custom_id=part.key,
        placeholder=part.placeholder or None,
        required=part.required,
        min_values=int(part.required),
        options=options,
    )


def _files(message: Message) -> list[discord.File]:
    return [discord.File(io.BytesIO(file.data), file.name, description=file.description) for file in message.files]
