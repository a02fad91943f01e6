"""A server where Merchants & Marauders is played, and what its members have seen of the table's entries."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

from tests.loopback.interactions import Interaction
from tests.loopback.little import LittleDiscord, eventually
from tests.loopback.model import Message
from tests.loopback.process import Crow

PAID = 60.0
"""Seconds after a start within which everything owed must have been shown."""

LATE = re.compile(r"<t:\d+:R>")
"""Stands in a report that is shown long after it happened."""


def tells_why(message: Message) -> set[int]:
    """The entries of which a message has the button that tells why, marked as their own: the mark of a report."""
    found = (re.search(r":own:why:(\d+)$", str(part.get("custom_id"))) for part in message.buttons)
    return {int(number[1]) for number in found if number}


class Tavern:
    """A guild, a channel and three members with a captain each; the bot is `crow`."""

    def __init__(self, discord: LittleDiscord, crow: Crow) -> None:
        self.discord = discord
        self.crow = crow
        self.guild = discord.guild()
        self.boards = discord.channel(self.guild, "boards")
        self.ben, self.ada, self.tom = (discord.member(self.guild, name) for name in ("Ben", "Ada", "Tom"))
        self._told = 99

    async def open(self) -> None:
        """The bot starts, a table is opened, and everybody has a captain in a port."""
        await self.crow.start()
        await self.discord.slash(self.ben, self.boards, "table start", game="marauders")
        places = (("english", "port-royal"), ("french", "tortuga"), ("dutch", "curacao"))
        for member, (nation, zone) in zip((self.ben, self.ada, self.tom), places, strict=True):
            await self.discord.slash(member, self.boards, "marauders captain", nation=nation, zone=zone)
        await self.paid()

    async def tell(self, member_index: int = 0, *, wait: bool = True, copies: int = 1) -> tuple[Interaction, str]:
        """A member tells what is aboard, in figures never told before; the interaction, and how its entry can be known."""
        self._told += 1
        cargo, gold = divmod(self._told, 900)
        member = (self.ben, self.ada, self.tom)[member_index]
        options = {"gold": 100 + gold, "cargo": cargo}
        told = await self.discord.slash(member, self.boards, "marauders hold", wait=wait, copies=copies, **options)
        return told, f"{100 + gold} gold and {cargo} cargo"

    def entries(self) -> dict[int, int]:
        """The table's entries: the interaction that caused each, and its number."""
        return {
            int(str(key)): int(str(number)) for key, number in self.crow.rows("SELECT interaction, number FROM entries")
        }

    def owed(self) -> list[int]:
        """The entries that nobody has been shown."""
        return [int(str(number)) for (number,) in self.crow.rows("SELECT number FROM entries WHERE shown IS NULL")]

    async def paid(self) -> None:
        """Waits until everything has been shown, and the table message shows how the table stands."""
        await eventually(lambda: not self.owed(), "everything shown", PAID)
        await eventually(self.shows_head, "the table message up to date", PAID)

    def standing(self) -> Message | None:
        """The table message; None when there is none that can be read."""
        noted = {message for (message,) in self.crow.rows("SELECT message FROM tables WHERE ended IS NULL")}
        found = [message for message in self.boards.visible if message.id in noted and not message.loading]
        return found[0] if found else None

    def shows_head(self) -> bool:
        """Whether the table message is that of the entry on which the table stands."""
        return self.crow.rows("SELECT 1 FROM tables WHERE ended IS NULL AND message_revision = head") == [(1,)]

    def everything(self) -> Iterator[Message]:
        """All messages that somebody can read."""
        for channel in self.discord.world.channels:
            yield from (message for message in channel.messages if not message.deleted and not message.loading)

    def seen(self, words: str) -> list[Message]:
        """The messages in which these words can be read."""
        return [message for message in self.everything() if words in message.text]

    def reports(self, entry: int) -> list[Message]:
        """The messages that show an entry."""
        return [message for message in self.everything() if entry in tells_why(message)]

    def shown(self) -> Counter[int]:
        """How many messages show each entry, by the numbers under which the bot has noted them."""
        ids = {message.id for message in self.everything()}
        noted = self.crow.rows("SELECT number, shown FROM entries WHERE shown IS NOT NULL")
        return Counter(int(str(number)) for number, message in noted if message in ids)

    def shown_without(self) -> set[int]:
        """The entries that were shown, but by no message that is noted: by the table message, or by a quiet one."""
        return {int(str(number)) for (number,) in self.crow.rows("SELECT number FROM entries WHERE shown = 0")}
