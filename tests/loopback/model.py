"""What there is on the little Discord: people, guilds, channels and messages, each with the payload that Discord sends."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from tests.loopback.ids import iso

Json = dict[str, Any]


def listed(thing: Json, key: str) -> list[Json]:
    """A list in a payload, empty when it is missing or null."""
    found: list[Json] | None = thing.get(key)
    return found or []


def inner(thing: Json, key: str) -> Json:
    """An object in a payload, empty when it is missing or null."""
    found: Json | None = thing.get(key)
    return found or {}


TEXT, THREAD, FORUM = 0, 11, 15
"""Kinds of channels."""
EPHEMERAL, LOADING = 1 << 6, 1 << 7
"""Flags of messages."""
VIEW_CHANNEL, SEND_MESSAGES, READ_HISTORY, SEND_IN_THREADS = 1 << 10, 1 << 11, 1 << 16, 1 << 38
"""Permissions without which the bot's own calls are refused."""
INVITED = 1 << 10 | 1 << 11 | 1 << 14 | 1 << 15 | 1 << 16 | 1 << 38
"""What the invite asks for: the permissions above, Embed Links and Attach Files."""
EVERYBODY = INVITED | 1 << 31
"""What members have: the same, and Use Application Commands."""
MANAGE_CHANNELS = 1 << 4


@dataclass(eq=False)
class User:
    """A Discord account."""

    id: int
    name: str
    bot: bool = False

    def payload(self) -> Json:
        shown = None if self.bot else self.name
        handle = self.name.lower().replace(" ", ".").replace("'", "")
        return {
            "id": str(self.id),
            "username": handle,
            "global_name": shown,
            "discriminator": "0",
            "avatar": None,
            "primary_guild": None,
            "bot": self.bot,
            "public_flags": 0,
            "flags": 0,
        }


@dataclass(eq=False)
class Member:
    """An account in a guild."""

    user: User
    guild: Guild
    permissions: int = EVERYBODY

    @property
    def id(self) -> int:
        return self.user.id

    @property
    def mention(self) -> str:
        return f"<@{self.id}>"

    def payload(self) -> Json:
        """As members come without their user."""
        return {
            "nick": None,
            "avatar": None,
            "banner": None,
            "roles": [],
            "joined_at": iso(1767225600),
            "premium_since": None,
            "communication_disabled_until": None,
            "deaf": False,
            "mute": False,
            "pending": False,
            "flags": 0,
        }


@dataclass(eq=False)
class Guild:
    """A server. `bot_permissions` are the bot's in each channel that does not have its own."""

    id: int
    name: str
    owner: int
    channels: list[Channel] = field(default_factory=list["Channel"])
    members: list[Member] = field(default_factory=list[Member])
    bot_permissions: int = INVITED

    def payload(self, bot: User) -> Json:
        """As GUILD_CREATE brings it to a bot with only the guilds intent: of the members only itself."""
        me = {**Member(bot, self).payload(), "user": bot.payload()}
        threads = [channel for channel in self.channels if channel.kind == THREAD]
        return {
            "id": str(self.id),
            "name": self.name,
            "owner_id": str(self.owner),
            "roles": [self._everyone()],
            "emojis": [],
            "stickers": [],
            "features": [],
            "channels": [channel.payload() for channel in self.channels if channel.kind != THREAD],
            "threads": [thread.payload() for thread in threads],
            "members": [me],
            "member_count": len(self.members) + 1,
            "voice_states": [],
            "presences": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "soundboard_sounds": [],
            "joined_at": iso(1767225600),
            "large": False,
            "unavailable": False,
            "verification_level": 0,
            "default_message_notifications": 0,
            "explicit_content_filter": 0,
            "preferred_locale": "en-US",
            "nsfw_level": 0,
            "mfa_level": 0,
            "afk_timeout": 300,
            "system_channel_flags": 0,
            "premium_tier": 0,
            "premium_progress_bar_enabled": False,
        }

    def _everyone(self) -> Json:
        return {
            "id": str(self.id),
            "name": "@everyone",
            "permissions": str(EVERYBODY),
            "position": 0,
            "color": 0,
            "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
            "hoist": False,
            "managed": False,
            "mentionable": False,
            "flags": 0,
        }


@dataclass(eq=False)
class Channel:
    """A text channel, a thread or a forum (a forum post is a thread in it)."""

    id: int
    guild: Guild
    name: str
    kind: int = TEXT
    parent: Channel | None = None
    messages: list[Message] = field(default_factory=list["Message"])
    deleted: bool = False
    own_bot_permissions: int | None = None

    @property
    def bot_permissions(self) -> int:
        """What the bot may do here."""
        return self.guild.bot_permissions if self.own_bot_permissions is None else self.own_bot_permissions

    @property
    def visible(self) -> list[Message]:
        """What everybody sees here, oldest first."""
        return [message for message in self.messages if not message.deleted and not message.ephemeral]

    def payload(self) -> Json:
        common: Json = {
            "id": str(self.id),
            "guild_id": str(self.guild.id),
            "name": self.name,
            "type": self.kind,
            "parent_id": str(self.parent.id) if self.parent else None,
            "last_message_id": None,
            "rate_limit_per_user": 0,
            "flags": 0,
        }
        if self.kind == THREAD:
            return common | {
                "owner_id": str(self.guild.owner),
                "message_count": 0,
                "member_count": 1,
                "total_message_sent": 0,
                "thread_metadata": {
                    "archived": False,
                    "auto_archive_duration": 4320,
                    "archive_timestamp": iso(1767225600),
                    "locked": False,
                    "create_timestamp": iso(1767225600),
                },
            }
        forum: Json = {"available_tags": [], "default_reaction_emoji": None, "default_forum_layout": 0}
        tail: Json = {"topic": None, "nsfw": False, "position": 0, "permission_overwrites": []}
        return common | tail | (forum if self.kind == FORUM else {})


@dataclass(eq=False)
class Message:
    """A message, and every form that it has had (`past`, the oldest first)."""

    id: int
    channel: Channel
    author: User
    at: float
    kind: int = 0
    content: str = ""
    embeds: list[Json] = field(default_factory=list[Json])
    components: list[Json] = field(default_factory=list[Json])
    attachments: list[Json] = field(default_factory=list[Json])
    files: dict[str, bytes] = field(default_factory=dict[str, bytes])
    flags: int = 0
    nonce: str | None = None
    pinged: set[int] = field(default_factory=set[int])
    interaction: Json | None = None
    application: int | None = None
    reader: User | None = None
    edited: float | None = None
    deleted: bool = False
    past: list[Json] = field(default_factory=list[Json])

    @property
    def ephemeral(self) -> bool:
        return bool(self.flags & EPHEMERAL)

    @property
    def loading(self) -> bool:
        return bool(self.flags & LOADING)

    @property
    def text(self) -> str:
        """All that can be read in it, line by line."""
        return "\n".join([self.content, *(line for embed in self.embeds for line in _words(embed))]).strip()

    @property
    def buttons(self) -> list[Json]:
        """Its buttons, in order."""
        return [part for row in self.components for part in row.get("components", []) if part["type"] == 2]

    @property
    def menus(self) -> list[Json]:
        """Its select menus, in order."""
        return [part for row in self.components for part in row.get("components", []) if 3 <= part["type"] <= 8]

    def payload(self) -> Json:
        data: Json = {
            "id": str(self.id),
            "channel_id": str(self.channel.id),
            "type": self.kind,
            "author": self.author.payload(),
            "content": self.content,
            "embeds": self.embeds,
            "components": self.components,
            "attachments": self.attachments,
            "flags": self.flags,
            "timestamp": iso(self.at),
            "edited_timestamp": iso(self.edited) if self.edited else None,
            "mentions": [],
            "mention_roles": [],
            "mention_everyone": False,
            "pinned": False,
            "tts": False,
        }
        if self.nonce is not None:
            data["nonce"] = self.nonce
        if self.application is not None:
            data["application_id"] = data["webhook_id"] = str(self.application)
        if self.interaction is not None:
            data["interaction_metadata"] = self.interaction
        return data


def _words(embed: Json) -> Iterator[str]:
    yield from (embed[part] for part in ("title", "description") if embed.get(part))
    for entry in embed.get("fields", []):
        yield f"{entry['name']}: {entry['value']}"
    if embed.get("footer"):
        yield embed["footer"]["text"]
