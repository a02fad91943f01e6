"""A busy evening: three members who type at random, and what must be true of it afterwards, whatever happened."""

from __future__ import annotations

import asyncio
import random
import re
from collections import Counter
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from tests.loopback import forms
from tests.loopback.interactions import Interaction
from tests.loopback.little import TooLong
from tests.loopback.model import Json, Member, Message
from tests.loopback.tavern import Tavern, tells_why

ZONES = ("port-royal", "tortuga", "petit-goave", "santo-domingo", "havana", "nassau", "cartagena", "caribbean-sea")
SHIPS = ("dutch", "english", "french", "spanish", "sloop", "frigate")
LETTERS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")

TOLD = re.compile(r"\d+ gold and \d+ cargo")
"""The words by which what was told can be known."""


HARMLESS = re.compile(r"(b1:\d+:)?[a-z2-7]*:(do:(turn|sail|port|round|event)|why|help|form)\b")
"""Presses that take nothing back and change no house rule."""


def _harmless(press: str) -> bool:
    return HARMLESS.match(press) is not None


class Revel:
    """Three members at one table, each doing one thing after the other."""

    def __init__(self, tavern: Tavern, seed: int) -> None:
        self._tavern = tavern
        self._random = random.Random(seed)
        self.told: list[tuple[Interaction, str]] = []
        """What was told, with the words by which its entry can be known."""

    @asynccontextmanager
    async def going_on(self) -> AsyncGenerator[None]:
        """They are busy inside the block, and stop in the middle of what they do at its end."""
        busy = [asyncio.create_task(self._member(index)) for index in range(3)]
        try:
            yield
        finally:
            for task in busy:
                task.cancel()
            ended = await asyncio.gather(*busy, return_exceptions=True)
        errors = [error for error in ended if not isinstance(error, asyncio.CancelledError)]
        assert errors == []

    async def _member(self, index: int) -> None:
        while True:
            done = await self._step(index)
            try:
                await self._tavern.discord.settled(done, 4)
                if done.modal is not None:
                    await self._send(done)
            except TooLong:
                continue

    async def _step(self, index: int) -> Interaction:
        if self._random.random() < 0.4:
            told = await self._tavern.tell(index, wait=False)
            self.told.append(told)
            return told[0]
        member = (self._tavern.ben, self._tavern.ada, self._tavern.tom)[index]
        if self._random.random() < 0.4 and (pressed := await self._press(member)) is not None:
            return pressed
        command, options = self._other()
        return await self._tavern.discord.slash(member, self._tavern.boards, command, wait=False, **options)

    async def _press(self, member: Member) -> Interaction | None:
        """Something on the table message: a button, or an option of its menu."""
        message = self._tavern.standing()
        if message is None:
            return None
        discord, can = self._tavern.discord, [each for each in message.buttons if _harmless(each["custom_id"])]
        options = [option for menu in message.menus for option in menu["options"] if _harmless(option["value"])]
        if options and self._random.random() < 0.5:
            return await discord.choose(member, message, self._random.choice(options)["label"], wait=False)
        if not can:
            return None
        return await discord.press(member, message, self._random.choice(can)["custom_id"], wait=False)

    async def _send(self, opened: Interaction) -> None:
        """A form that was opened, filled in with anything that it takes."""
        assert opened.modal is not None
        filled = forms.anything(opened.modal, self._random)
        sent = await self._tavern.discord.fill(opened.member, opened, filled, wait=False)
        await self._tavern.discord.settled(sent, 4)

    def _other(self) -> tuple[str, Json]:
        """Some command, lawful at this moment or not."""
        choose = self._random.choice
        commands: list[tuple[str, Json]] = [
            ("marauders turn", {}),
            ("marauders port", {"way": choose(("enter", "leave"))}),
            ("marauders sail", {"zone": choose(ZONES)}),
            ("marauders bounty", {"nation": choose(SHIPS[:4]), "count": self._random.randrange(4)}),
            ("marauders enter", {"ship": choose(SHIPS), "zone": choose(ZONES)}),
            ("marauders icons", {"moves": f"{choose(SHIPS)} {choose(LETTERS)}"}),
            ("marauders odds", {}),
            ("marauders round", {}),
        ]
        return choose(commands)

    def check(self) -> None:
        """No entry lost, doubled or unseen; raises AssertionError."""
        tavern = self._tavern
        entries = tavern.entries()
        assert tavern.crow.rows("PRAGMA integrity_check") == [("ok",)]
        assert sorted(entries.values()) == list(range(1, len(entries) + 1))
        assert tavern.owed() == []
        messages = list(tavern.everything())
        told = Counter(words for message in messages for words in set(TOLD.findall(message.text)))
        for interaction, words in self.told:
            wanted = 1 if interaction.id in entries else 0
            assert told[words] == wanted, self._story(interaction.id, tavern.seen(words))
        shown = tavern.shown()
        reports = Counter(number for message in messages for number in tells_why(message))
        noted_without = tavern.shown_without()
        for interaction, number in entries.items():
            pressed = tavern.discord.interaction(interaction).message is not None
            unnoted = number in noted_without and (pressed or reports[number] == 1)
            assert shown[number] == 1 or unnoted, f"no message shows entry {number}"
            assert reports[number] < 2, self._story(interaction, tavern.reports(number))
        assert tavern.standing() is not None

    def _story(self, interaction: int, seen: list[Message]) -> str:
        """What was seen of an interaction's entry, and what the bot called for its sake."""
        token = self._tavern.discord.token(interaction)
        calls = [call for call in self._tavern.discord.rest.calls if token in call.path]
        return "\n".join(
            [
                f"{len(seen)} messages show one entry:",
                *(
                    f"{message.at:.2f} {'quietly' if message.ephemeral else 'aloud'}: {message.text}"
                    for message in seen
                ),
                *(f"{call.at:.2f} {call.route}: {call.status}" for call in calls),
            ]
        )
