"""The state of the little Discord: who and what is there, what was registered, and what was done wrong."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from typing import Any

from tests.loopback.ids import Clock, Snowflakes, bot_token
from tests.loopback.limits import message_faults
from tests.loopback.model import (
    LOADING,
    SEND_IN_THREADS,
    SEND_MESSAGES,
    THREAD,
    VIEW_CHANNEL,
    Channel,
    Guild,
    Json,
    Message,
    User,
    listed,
)


class Refused(Exception):
    """Discord's answer to a call that it does not take: HTTP status, Discord's code and words."""

    def __init__(self, status: int, code: int, message: str) -> None:
        super().__init__(status, code, message)
        self.status = status
        self.body: Json = {"code": code, "message": message}


def unknown_message() -> Refused:
    return Refused(404, 10008, "Unknown Message")


class World:
    """One Discord with one bot."""

    def __init__(self) -> None:
        self.clock = Clock()
        self.ids = Snowflakes(self.clock)
        self.bot = User(self.ids.new(), "crows-nest", bot=True)
        self.token = bot_token(self.bot.id)
        self.guilds: list[Guild] = []
        self.commands: list[Json] = []
        self.violations: list[str] = []
        """What the bot did that Discord refuses to every bot: each is a defect."""
        self._nonces: dict[tuple[int, str], Message] = {}

    @property
    def application(self) -> int:
        """Bots made today have the id of their application."""
        return self.bot.id

    @property
    def channels(self) -> Iterator[Channel]:
        return (channel for guild in self.guilds for channel in guild.channels)

    def channel(self, id_: str) -> Channel:
        """A channel that the bot may see."""
        channel = next((channel for channel in self.channels if str(channel.id) == id_ and not channel.deleted), None)
        if channel is None:
            raise Refused(404, 10003, "Unknown Channel")
        if not channel.bot_permissions & VIEW_CHANNEL:
            raise Refused(403, 50001, "Missing Access")
        return channel

    def may_write(self, channel: Channel) -> None:
        """Refused where the bot may not send messages of its own accord."""
        needed = SEND_IN_THREADS if channel.kind == THREAD else SEND_MESSAGES
        if not channel.bot_permissions & needed:
            raise Refused(403, 50013, "Missing Permissions")

    def message(self, channel: Channel, id_: str) -> Message:
        """A message that everybody sees in a channel."""
        for message in channel.visible:
            if str(message.id) == id_:
                return message
        raise unknown_message()

    def checked(self, faults: Iterator[str], what: str) -> None:
        """Writes down what breaks Discord's limits, and refuses it as Discord does."""
        found = list(faults)
        if found:
            self.violations += [f"{what}: {fault}" for fault in found]
            raise Refused(400, 50035, "Invalid Form Body: " + "; ".join(found))

    def post(self, channel: Channel, body: Json, files: dict[str, bytes], what: str, **about: Any) -> Message:
        """A new message of the bot's."""
        self.checked(message_faults(body, files), what)
        message = Message(self.ids.new(), channel, self.bot, self.clock.now(), **about)
        message.flags = body.get("flags") or 0
        message.nonce = None if body.get("nonce") is None else str(body["nonce"])
        self._write(message, body, files)
        message.pinged = set() if message.ephemeral else set(_pinged(body))
        channel.messages.append(message)
        return message

    def post_once(self, channel: Channel, body: Json, files: dict[str, bytes], what: str) -> Message:
        """The same, unless its enforced nonce was used in the last minutes: then the message of that time."""
        nonce = str(body.get("nonce") or "")
        earlier = self._nonces.get((channel.id, nonce))
        if body.get("enforce_nonce") and earlier and self.clock.now() - earlier.at < 300:
            return earlier
        message = self.post(channel, body, files, what)
        if nonce:
            self._nonces[channel.id, nonce] = message
        return message

    def edit(self, message: Message, body: Json, files: dict[str, bytes], what: str) -> Message:
        """Changes the parts of a message that the body names; one that was loading is filled, and then it may ping."""
        self.checked(message_faults(body, files, edit=not message.loading), what)
        if message.loading:
            message.flags &= ~LOADING
            message.pinged = set() if message.ephemeral else set(_pinged(body))
        else:
            message.past.append(message.payload())
            message.edited = self.clock.now()
        self._write(message, body, files)
        return message

    def _write(self, message: Message, body: Json, files: dict[str, bytes]) -> None:
        if "content" in body:
            message.content = body["content"] or ""
        if "embeds" in body:
            message.embeds = [{"type": "rich", **embed} for embed in listed(body, "embeds")]
        if "components" in body:
            message.components = _numbered(listed(body, "components"))
        if "attachments" in body or files:
            self._attach(message, body.get("attachments"), files)

    def _attach(self, message: Message, wanted: list[Json] | None, files: dict[str, bytes]) -> None:
        """Those listed by id stay, new ones (listed by their index) are added, the rest goes."""
        words = {str(one["id"]): one for one in wanted or []}
        kept = [one for one in message.attachments if wanted is None or one["id"] in words]
        added: list[Json] = []
        for index, (name, data) in enumerate(files.items()):
            described = words.get(str(index), {}).get("description")
            url = f"https://cdn.invalid/{name}"
            about: Json = {"description": described} if described else {}
            added.append(
                {"id": str(self.ids.new()), "filename": name, "size": len(data), "url": url, "proxy_url": url} | about
            )
        message.attachments = kept + added
        names = {one["filename"] for one in message.attachments}
        message.files = {name: data for name, data in {**message.files, **files}.items() if name in names}


def _numbered(rows: list[Json]) -> list[Json]:
    """Discord gives every component a number of its own in the message."""
    numbers = itertools.count(1)
    return [
        {"id": next(numbers), **row, "components": [{"id": next(numbers), **part} for part in row["components"]]}
        for row in rows
    ]


def _pinged(body: Json) -> Iterator[int]:
    """The accounts that a new message mentions aloud: named in its content, and allowed."""
    allowed: Json | None = body.get("allowed_mentions")
    named = {int(id_) for id_ in re.findall(r"<@!?(\d+)>", body.get("content") or "")}
    if allowed is None or "users" in allowed.get("parse", []):
        yield from named
    else:
        yield from named & {int(id_) for id_ in allowed.get("users", [])}
