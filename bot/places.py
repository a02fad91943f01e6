"""Where the bot may play: what it needs in a channel, and who may act there."""

from __future__ import annotations

from typing import Any

import discord

from bot.refusal import Refusal

NEEDED = ("view_channel", "send_messages", "embed_links", "attach_files", "read_message_history")
"""The permissions that the bot needs in a channel; in a thread it sends with another one."""

INVITE = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    embed_links=True,
    attach_files=True,
    read_message_history=True,
)
"""What an invite asks for, and nothing more."""


def check_place(interaction: discord.Interaction[Any], *, press: bool) -> None:
    """Refusal when the bot lacks a permission here, or when a presser may not write here.

    Discord lets members press buttons where they may not write, so a press is checked; a command it checks itself.
    """
    if interaction.guild_id is None or interaction.channel_id is None:
        raise Refusal("guild-only")
    thread = isinstance(interaction.channel, discord.Thread)
    missing = tuple(name for name in _needed(thread=thread) if not getattr(interaction.app_permissions, name))
    if missing:
        raise Refusal("missing-permissions", permissions=missing, channel=f"<#{interaction.channel_id}>")
    if press and not getattr(interaction.permissions, _sending(thread=thread)):
        raise Refusal("may-not-write")


def _sending(*, thread: bool) -> str:
    return "send_messages_in_threads" if thread else "send_messages"


def _needed(*, thread: bool) -> tuple[str, ...]:
    return tuple(_sending(thread=thread) if name == "send_messages" else name for name in NEEDED)
