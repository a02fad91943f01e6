"""A small Discord in this process: one server, one channel and its people, who have the same ids in every run."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from simcord import Env, InteractionResult, MemberActor

from bot.client import CrowsNest

HOST = "Dora"
"""Sets up the first table. Nobody views the page as her, so the quiet answers that she got are not in the way."""

VIEWERS = ("Ben", "Ada", "Cleo")
"""As whom the page can be viewed."""

PATIENCE = 30.0
"""Seconds that a step of the bot may take before the page says that it did not end."""


class Tavern:
    """The bot's world. Ids begin anew in every run: made in the same order at the same moment, they are the same each time."""

    def __init__(self, bot: CrowsNest) -> None:
        """Makes the server; the bot comes when the tavern is entered."""
        self.bot = bot
        self.env = Env(bot, check_errors=False, settle_timeout=PATIENCE)
        self.env.backend.edit_bot_profile("Crow's Nest")
        guild = self.env.create_guild("The Tavern")
        self.channel = guild.create_text_channel("merchants-and-marauders")
        self.people = {name: self._somebody(name) for name in (HOST, *VIEWERS)}
        self.set_clock()

    async def __aenter__(self) -> Tavern:
        """The bot logs in."""
        await self.env.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        """The bot leaves; its store stays open."""
        await self.env.shutdown()

    def set_clock(self) -> None:
        """It is as late as outside: messages and interactions get ids of now, which no earlier run has used."""
        self.env.backend.advance_clock(max(0.0, (datetime.now(UTC) - self.env.now()).total_seconds()))

    async def slash(self, who: str, command: str, /, **options: Any) -> InteractionResult:
        """Somebody gives a command; who is named in `player` is meant by it."""
        if "player" in options:
            options["player"] = self.people[options["player"]]
        return await self.people[who].slash(self.channel, command, **options)

    def _somebody(self, name: str) -> MemberActor:
        return self.env.guild.add_member(self.env.create_user(name.casefold(), global_name=name))
