"""The page in the browser: simcord's preview of the channel, kept as late as the clock and the same for all viewers."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncGenerator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from simcord import Preview, SetupError
from simcord.preview import _markdown

from bot.offline.tavern import VIEWERS, Tavern
from bot.settings import CannotRun


class PageError(CannotRun):
    """The page cannot be served."""

    status = 5


@asynccontextmanager
async def opened_page(tavern: Tavern, port: int) -> AsyncGenerator[Preview]:
    """The page while it is served, on this port of this machine alone. PageError."""
    viewers = [tavern.people[name] for name in VIEWERS]
    page = tavern.env.preview(tavern.channel, viewers=viewers, layout="channel", timezone=_time_zone(), port=port)
    _take_turns(page, tavern)
    _name_in_embeds()
    try:
        await page.__aenter__()
    except SetupError as error:
        if isinstance(error.__cause__, OSError):
            reason = os.strerror(error.__cause__.errno or 0)
            raise PageError("operator-offline-port", port=str(port), reason=reason) from error
        raise PageError("operator-offline-missing") from error
    try:
        yield page
    finally:
        await page.close()


def _take_turns(page: Preview, tavern: Tavern) -> None:
    """What is done in the page is done one after the other, at the time of day, and what it brings comes into everybody's view.

    simcord's own clock stands still, it refuses the second of two viewers who act at once, after a press only the presser's page
    is drawn anew, and none scrolls to what came. Where only a message changed, as the table's does, it stays in view. Nothing
    public comes between the browser and the bot, hence the private names.
    """
    act, turn = page._action, asyncio.Lock()  # pyright: ignore[reportPrivateUsage]

    async def in_turn(context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        async with turn:
            tavern.set_clock()
            before = _newest(tavern)
            result = await act(context_id, body)
            after = _newest(tavern)
            if after[:2] != before[:2]:
                _turn_to_newest(page, tavern)
            if after != before:
                await page.refresh()
            return result

    page._action = in_turn  # pyright: ignore[reportPrivateUsage]


def _name_in_embeds() -> None:
    """Members and commands are named in embeds, as Discord does; simcord would write their ids there."""
    policy = _markdown._FIELD_POLICIES["embed_description"]  # pyright: ignore[reportPrivateUsage]
    policy.update(mentions=True, commands=True)


def _turn_to_newest(page: Preview, tavern: Tavern) -> None:
    """Every viewer sees the last message that is meant for his eyes."""
    for each in page._pages.values():  # pyright: ignore[reportPrivateUsage]
        each.target_id = page._initial_target(each.viewer, tavern.channel.id)  # pyright: ignore[reportPrivateUsage]


def _newest(tavern: Tavern) -> tuple[int, int, str]:
    """How many messages the channel has, the newest one's id, and when one was edited last."""
    messages = tavern.env.backend.messages.get(tavern.channel.id, {})
    edited = max((message.edited_timestamp or "" for message in messages.values()), default="")
    return len(messages), max(messages, default=0), edited


def _time_zone() -> str:
    """The machine's time zone by its name; UTC where that cannot be told."""
    name = os.environ.get("TZ") or str(Path("/etc/localtime").resolve()).partition("zoneinfo/")[2]
    try:
        ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return "UTC"
    return name
