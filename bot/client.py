"""The bot: opens the store, loads the cogs, registers the commands when they differ from Discord's, pays what it owes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from importlib import import_module

import discord
from discord.ext import commands, tasks

from bot import registration
from bot.recent import Recent
from bot.settings import Settings
from bot.tables.tables import Tables
from bot.telling import owed
from bot.telling.last_time import LastTimes
from bot.telling.questions import Questions
from bot.telling.standing import TableMessages
from storage.sqlite import SqliteStore
from storage.store import Store, StoreError

log = logging.getLogger(__name__)

COGS = (
    "bot.cogs.table",
    "bot.cogs.campaign",
    "bot.cogs.marauders",
    "bot.cogs.betrayal",
    "bot.cogs.everrain",
    "bot.cogs.pack",
    "bot.cogs.messages",
    "bot.cogs.users",
    "bot.cogs.presses",
)

REMEMBERED = 2_000
"""How many interactions are remembered so that a second delivery is not answered twice."""

PARTING = 3.0
"""Seconds that answers under way are given when the bot stops."""


class CrowsNest(commands.Bot):
    """The Discord client of Crow's Nest."""

    store: Store
    tables: Tables
    standing: TableMessages
    questions: Questions
    last_times: LastTimes

    def __init__(self, settings: Settings, store: Store | None = None) -> None:
        """`settings` say where the tables are; a store that is not given is opened when the bot logs in."""
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            allowed_contexts=discord.app_commands.AppCommandContext(guild=True),
            allowed_installs=discord.app_commands.AppInstallationType(guild=True, user=False),
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
        )
        self.settings = settings
        if store is not None:
            self.store = store
        self._commands: dict[str, int] = {}
        self._seen: Recent[int, bool] = Recent(REMEMBERED)
        self._paying: asyncio.Task[None] | None = None
        self.drafts: Recent[tuple[int, int, str, str], Mapping[str, str]] = Recent(REMEMBERED)
        """What was filled into forms that were refused: by member, table, and the form's name and arg."""
        self.working: set[asyncio.Task[None]] = set()
        """The answers under way."""

    async def setup_hook(self) -> None:
        """Opens the store, loads the cogs and registers the commands. Raises StoreError when the store cannot be opened."""
        if not hasattr(self, "store"):
            self.store = await SqliteStore.connect(self.settings.database)
        self.tables = Tables(self.store)
        self.standing = TableMessages(self)
        self.questions = Questions(self)
        self.last_times = LastTimes(self)
        for cog in COGS:
            await import_module(cog).setup(self)  # load_extension would run each file anew for each bot of a process
        self._commands = await registration.register(self, self.tree, put=self.shard_id in {None, 0})
        self._forget.start()
        self._paying = asyncio.create_task(self._catch_up())

    async def _catch_up(self) -> None:
        """At start: what was never shown is shown, then the table messages say how their tables stand."""
        await owed.pay_all(self)
        await self.standing.catch_up()

    async def close(self) -> None:
        """Lets the answers under way arrive, and what follows from them, then lets go of Discord and of the store."""
        clock = asyncio.get_running_loop().time
        until = clock() + PARTING
        while self.working and clock() < until:
            await asyncio.wait(self.working, timeout=until - clock())
        for task in self.working:
            task.cancel()
        self._forget.cancel()
        if self._paying is not None:
            self._paying.cancel()
        await super().close()
        if hasattr(self, "store"):
            await self.store.close()

    def first_time(self, interaction: int) -> bool:
        """Whether this interaction has not been delivered before."""
        if interaction in self._seen:
            return False
        self._seen[interaction] = True
        return True

    def mention(self, command: str) -> str:
        """A command (`table start`) as a mention that can be tapped."""
        number = self._commands.get(command.partition(" ")[0])
        return f"</{command}:{number}>" if number is not None else f"`/{command}`"

    @tasks.loop(minutes=5)
    async def _forget(self) -> None:
        """Tokens that no longer work are forgotten."""
        try:
            await self.store.forget_tokens(discord.utils.utcnow().timestamp() - 15 * 60)
        except StoreError:
            log.warning("old tokens were not forgotten", exc_info=True)
