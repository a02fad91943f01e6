"""`python -m bot offline`: the bot in a local browser page, without a token, on a database that goes on where it stood."""

from __future__ import annotations

from simcord import InteractionResult

from bot.client import CrowsNest
from bot.console import tell
from bot.datafile import open_store
from bot.offline.opening import play_opening
from bot.offline.page import opened_page
from bot.offline.tavern import VIEWERS, Tavern
from bot.settings import Settings


async def offline(settings: Settings, port: int) -> None:
    """Until it is cancelled, or the session is ended in the page. Port 0 is any that is free. CannotRun."""
    store = await open_store(settings)
    try:
        async with Tavern(CrowsNest(settings, store)) as tavern, opened_page(tavern, port) as page:
            table = await _begun(tavern)
            if table.response is not None:
                await page.show(table)
            tell("operator-offline-address", url=page.url)
            await page.wait_closed()
    finally:
        await store.close()


async def _begun(tavern: Tavern) -> InteractionResult:
    """The table message of the table that is open, which is what is seen first; if there is none, it is begun tellingly."""
    if await tavern.bot.store.table_in(tavern.channel.id) is None:
        await play_opening(tavern)
    return await tavern.slash(VIEWERS[0], "table show")
