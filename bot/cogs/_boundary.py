"""The one boundary round everything that Discord starts: an answer always comes, and no traceback reaches a player."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import Any, cast

import discord

from bot.client import CrowsNest
from bot.cogs._fresh import meaning, renewed
from bot.places import check_place
from bot.refusal import Refusal
from bot.tables.outcome import Untold
from bot.tables.tables import Step
from bot.telling.refusals import refusal_message
from bot.ui.message import Message
from bot.ui.reply import UNSENT, Late, Reply
from storage.store import Damaged, DamagedEntry, Origin, Repeated, StoreError

log = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]
Work = Callable[[CrowsNest, Reply], Awaitable[None]]
More = Callable[[Exception, Message], Message]

TOO_LATE = {10015, 10062, 50027}
"""Discord's codes for an interaction that can no longer be answered: late, not wrong."""


async def answering(interaction: Interaction, late: Late, work: Work, more: More | None = None) -> None:
    """Does the work of one interaction and answers whatever comes of it; a second delivery is not answered again.

    `more` is told each error and what is said of it, and says more.
    """
    bot = cast("CrowsNest", interaction.client)
    if not bot.first_time(interaction.id):
        return
    reply = Reply(interaction, late)
    task = cast("asyncio.Task[None]", asyncio.current_task())
    bot.working.add(task)
    with bot.standing.acting(interaction.channel_id or 0):
        try:
            check_place(interaction, press=interaction.type is not discord.InteractionType.application_command)
            await work(bot, reply)
        except Repeated:
            log.info("interaction %s was delivered twice", interaction.id)
        except Exception as error:
            await _refuse(interaction, reply, error, more)
        finally:
            await reply.close()
            bot.working.discard(task)


async def _refuse(interaction: Interaction, reply: Reply, error: Exception, more: More | None) -> None:
    bot = cast("CrowsNest", interaction.client)
    if isinstance(error, Refusal):
        if error.view is not None and bot.standing.pressed(reply, error.view.table):
            bot.standing.want(error.view.table)  # what was pressed may be there only because an edit failed
        error = await _fresh(bot, interaction, error)
    message = _said(interaction, error)
    if message is not None:
        try:
            await reply.send(message if more is None else more(error, message), public=False)
        except UNSENT:
            log.warning("interaction %s could not be answered", interaction.id, exc_info=True)


async def _fresh(bot: CrowsNest, interaction: Interaction, refusal: Refusal) -> Refusal:
    """The refusal with fresh buttons where something old was pressed, chosen or sent; what was sent is a form."""
    data: dict[str, Any] = dict(interaction.data or {})
    if interaction.type is discord.InteractionType.modal_submit and refusal.code == "old-button":
        refusal.code = "old-form"
    return await renewed(bot, refusal, meaning(str(data.get("custom_id", "")), data.get("values") or ()))


def _said(interaction: Interaction, error: Exception) -> Message | None:
    """What is said of an error; when there are no words for it, that something went wrong."""
    try:
        return _sentence(interaction, error)
    except Exception as unsayable:
        return _sentence(interaction, unsayable if not isinstance(unsayable, Refusal) else RuntimeError(unsayable.code))


def _sentence(interaction: Interaction, error: Exception) -> Message | None:
    """What is said of an error; None when Discord itself no longer takes an answer."""
    if isinstance(error, Refusal):
        return refusal_message(error)
    if isinstance(error, UNSENT):
        known = isinstance(error, discord.HTTPException) and error.code in TOO_LATE
        log.warning("interaction %s: %s", interaction.id, "too late" if known else "not answered", exc_info=not known)
        return None
    if isinstance(error, Damaged):
        log.error("interaction %s: the store is damaged", interaction.id, exc_info=error)
        return refusal_message(Refusal("damaged", entry=error.entry if isinstance(error, DamagedEntry) else 0))
    if isinstance(error, StoreError):
        log.error("interaction %s: the store failed", interaction.id, exc_info=error)
        return refusal_message(Refusal("unavailable"))
    number = secrets.token_hex(3)
    log.error("interaction %s failed: %s", interaction.id, number, exc_info=error)
    return refusal_message(Refusal("untold" if isinstance(error, Untold) else "unexpected", id=number))


_ACTS_FOR_OTHERS = "acts-for-others"
_PUTS_RIGHT = "puts-right"


def act_for_others(interaction: Interaction) -> None:
    """Notes that the member has said that he means to act for somebody else."""
    interaction.extras[_ACTS_FOR_OTHERS] = True


def put_right(interaction: Interaction) -> None:
    """Notes that what is asked for is to put something right."""
    interaction.extras[_PUTS_RIGHT] = True


def step(interaction: Interaction, stamp: str | None = None) -> Step:
    """Who asks, by which interaction, when (as Discord says), the token that answers it, and what he may do here."""
    origin = Origin(interaction.user.id, interaction.id, interaction.created_at.timestamp())
    manager, said = interaction.permissions.manage_channels, interaction.extras
    return Step(origin, interaction.token, stamp, manager, _ACTS_FOR_OTHERS in said, _PUTS_RIGHT in said)
