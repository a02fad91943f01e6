"""Evenings on simcord: the real bot on a real file, driven as its players drive it, each step read like a story.

ben = night.player("Ben")
said = await ben("sail", zone="tortuga")
assert said.lines == ("Ben sailed from Havana to Tortuga.",)
"""

from __future__ import annotations

import json
import sqlite3
import zlib
from collections.abc import AsyncGenerator, Iterable, Iterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import discord
from simcord.actors import MemberActor
from simcord.backend.models import Overwrite
from simcord.builders import ChannelHandle
from simcord.enums import InteractionType, OverwriteType
from simcord.env import Env
from simcord.interactions import base_payload
from simcord.results import InteractionResult, ResponseMessage

from bot.client import CrowsNest
from bot.settings import Settings
from tests.journeys.effort import BUTTON, MENU, Tally
from tests.journeys.heard import Heard, Said, heard, source_payload
from tests.journeys.opened import Opened
from tests.journeys.replay import replayed

INTEGER = 4
"""Discord's type of an option that is a number."""

PATIENCE = 30.0
"""Seconds that an answer is waited for: on a busy machine the odds of a whole battle take their time."""

GROUPS = frozenset({"table", "pack", "campaign", "betrayal", "everrain"})
"""The groups of commands that are named; the rest are those of Merchants & Marauders."""


class Evening:
    """One bot on one file, and one server with its channels and people."""

    def __init__(self, env: Env, bot: CrowsNest, file: Path) -> None:
        """`file` is where the tables lie."""
        self.env = env
        self.bot = bot
        self.file = file
        self.guild = env.create_guild("The Tavern")
        self.here = self.guild.create_text_channel("campaign")
        self.players: dict[str, Player] = {}
        self.tally = Tally()

    def player(self, name: str, channel: ChannelHandle | None = None) -> Player:
        """Somebody new on the server, who speaks in a channel."""
        user = self.env.create_user(name.casefold().replace(" ", "-"), global_name=name)
        self.players[name] = Player(self, self.guild.add_member(user), channel or self.here, name)
        return self.players[name]

    def channel(self, name: str, **overwrites: Any) -> ChannelHandle:
        """Another text channel."""
        return self.guild.create_text_channel(name, **overwrites)

    def thread(self, parent: ChannelHandle, name: str, owner: Player) -> ChannelHandle:
        """A thread in a text channel, or a post in a forum."""
        made = self.env.backend.create_thread(parent.id, name, owner.member.id, broadcast=False)
        self.env.backend.announce_thread_create(made)
        return ChannelHandle(self.env, self.guild, made)

    def deny(self, *permissions: str, of: Any, channel: ChannelHandle | None = None) -> None:
        """Takes permissions from a member in a channel, or gives back all that were taken when none is named."""
        denied = discord.Permissions(**dict.fromkeys(permissions, True)).value
        overwrite = Overwrite(target_id=of.id, type=OverwriteType.MEMBER, deny=denied)
        self.env.backend.set_overwrite((channel or self.here).id, overwrite)

    async def restart(self) -> None:
        """The process dies and starts again on the same file: nothing that was in memory is left."""
        await self.bot.store.close()
        self.bot = bot_on(self.file)
        await self.env.restart_bot(self.bot)

    async def deliver_again(self) -> None:
        """Discord delivers the last interaction once more."""
        delivered = [payload for _, name, payload in self.env.backend.transcript if name == "INTERACTION_CREATE"]
        self.env.backend.emit("INTERACTION_CREATE", delivered[-1])
        await self.env.settle()

    async def wait(self, seconds: float) -> None:
        """So much time passes."""
        await self.env.advance_time(seconds)

    async def away(self, seconds: float) -> None:
        """The process is down for so long, and starts again on the same file."""
        self.bot._forget.cancel()  # pyright: ignore[reportPrivateUsage] - each of its turns in a fortnight would take its time
        await self.env.advance_time(seconds)
        await self.restart()

    async def at_once(self, *presses: tuple[Player, Said, str]) -> list[Heard]:
        """Several people press buttons in the same moment: all presses are under way before the first is answered."""
        results = [player.start_press(said, label) for player, said, label in presses]
        await self.env.settle()
        return [heard(result) for result in results]

    def ask(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        """Rows of the file, as another program reads them."""
        with closing(sqlite3.connect(f"file:{self.file}?mode=ro", uri=True)) as reader:
            return reader.execute(sql, values).fetchall()

    def revision(self, channel: ChannelHandle | None = None) -> int | None:
        """The number of the entry on which a channel's table stands; None when no table is open there."""
        rows = self.ask("SELECT head FROM tables WHERE channel = ? AND ended IS NULL", (channel or self.here).id)
        return rows[0][0] if rows else None

    def entries(self, channel: ChannelHandle | None = None) -> int:
        """How many entries the tables of a channel have, the undone ones too."""
        of = "SELECT id FROM tables WHERE channel = ?"
        return self.ask(f"SELECT count(*) FROM entries WHERE table_id IN ({of})", (channel or self.here).id)[0][0]

    def state(self, channel: ChannelHandle | None = None) -> Any:
        """The state of a channel's open table, as the file has it."""
        joined = "entries JOIN tables ON id = table_id AND number = head"
        rows = self.ask(f"SELECT state FROM {joined} WHERE channel = ? AND ended IS NULL", (channel or self.here).id)
        return json.loads(zlib.decompress(rows[0][0]))

    def messages(self, channel: ChannelHandle | None = None) -> list[Said]:
        """What a channel shows to all, oldest first."""
        return [Said(ResponseMessage(self.env, message)) for message in self.public(channel)]

    def link(self, said: Said) -> str:
        """Where a message in the channel is to be found."""
        return f"https://discord.com/channels/{self.guild.id}/{self.here.id}/{said.sent.id}"

    def public(self, channel: ChannelHandle | None = None) -> Iterator[Any]:
        """The same, as simcord keeps them."""
        shown = self.env.backend.messages.get((channel or self.here).id, {})
        hidden = discord.MessageFlags(ephemeral=True).value
        return (message for _, message in sorted(shown.items()) if not message.flags & hidden)


class Player:
    """Somebody in a channel. Calling one gives a command: `sail` is /marauders sail, `table undo` is /table undo."""

    def __init__(self, night: Evening, member: MemberActor, channel: ChannelHandle, name: str) -> None:
        """`channel` is where the commands are given."""
        self.name = name
        self.night = night
        self.member = member
        self.channel = channel

    @property
    def mention(self) -> str:
        """How the bot writes a member in an embed."""
        return self.member.mention

    def at(self, channel: ChannelHandle) -> Player:
        """The same person in another channel."""
        return Player(self.night, self.member, channel, self.name)

    async def __call__(self, command: str, /, **options: Any) -> Heard:
        """Gives a command, and hears what it brings."""
        self.night.tally.command(self.name, _typed(command, options))
        return self._heard(await self.member.slash(self.channel, full(command), **_handles(options)))

    def begin(self, command: str, /, **options: Any) -> InteractionResult:
        """Gives a command without waiting for what it brings."""
        return self._begin(InteractionType.APPLICATION_COMMAND, self._data(command, options))

    def start_typing(self, command: str, option: str, text: str, /) -> InteractionResult:
        """Types into an option without waiting for what is offered."""
        data = self._data(command, {option: text})
        data["options"][0]["options"][0]["focused"] = True
        return self._begin(InteractionType.APPLICATION_COMMAND_AUTOCOMPLETE, data)

    def _data(self, command: str, options: dict[str, Any]) -> dict[str, Any]:
        """A command as Discord sends it, with words and numbers for options."""
        name, *path = full(command).split(" ")
        group = self.night.env.backend.find_command(name, self.night.guild.id)
        assert group is not None
        leaf = _leaf(group, path)
        chosen = {"name": path[-1], "type": 1, "options": [_option(leaf, *each) for each in options.items()]}
        for within in path[-2::-1]:
            chosen = {"name": within, "type": 2, "options": [chosen]}
        return {"id": group["id"], "name": name, "type": 1, "options": [chosen]}

    def numbers(self, command: str, /) -> set[str]:
        """The options of a command that are numbers."""
        name, *path = full(command).split(" ")
        group = self.night.env.backend.find_command(name, self.night.guild.id)
        assert group is not None
        leaf = _leaf(group, path)
        return {str(each["name"]) for each in leaf["options"] if each["type"] == INTEGER}

    async def refused(self, command: str, /, **options: Any) -> Said:
        """Gives a command that is refused: one quiet message, and the table stands as it stood."""
        before = (self.night.revision(self.channel), self.night.entries(self.channel))
        said = (await self(command, **options)).only
        assert said.ephemeral, said.text
        assert (self.night.revision(self.channel), self.night.entries(self.channel)) == before
        return said

    async def press(self, said: Said | Heard, label: str) -> Heard:
        """Presses a button of a message, by what it says."""
        message = _message(said)
        self.night.tally.tap(self.name, BUTTON)
        before = message.payload()
        return self._heard(await self.member.click(message.sent, custom_id=message.id_of(label)), before)

    async def choose(self, said: Said | Heard, placeholder: str, option: str) -> Heard:
        """Chooses from a menu of a message, which is known by what it says while nothing is chosen."""
        message = _message(said)
        menu, value = message.value_of(placeholder, option)
        self.night.tally.tap(self.name, MENU)
        before = message.payload()
        return self._heard(await self.member.select(message.sent, [value], custom_id=menu), before)

    async def form(self, said: Said | Heard, label: str, option: str | None = None) -> Opened:
        """Opens a form by a button, or by an option of a menu."""
        opening = await (self.press(said, label) if option is None else self.choose(said, label, option))
        assert opening.modal is not None, f"{option or label!r} opened no form: {opening.messages}"
        assert not opening.messages, opening.messages
        return Opened(self, opening)

    def start_press(self, said: Said, label: str) -> InteractionResult:
        """Presses a button without waiting for what it brings."""
        self.night.tally.tap(self.name, BUTTON)
        return self._component(said, said.payload(), {"custom_id": said.id_of(label), "component_type": 2})

    async def press_id(self, said: Said, custom_id: str) -> Heard:
        """Presses a button with this id on a message like that one: sent by an earlier version, or forged."""
        button = {"type": 2, "style": 2, "label": "Button", "custom_id": custom_id}
        return await self._forged(said, button, {"custom_id": custom_id, "component_type": 2})

    async def choose_value(self, said: Said, custom_id: str, value: str) -> Heard:
        """Chooses this value in a menu of this id on a message like that one: sent by an earlier version, or forged."""
        menu = {"type": 3, "custom_id": custom_id, "options": [{"label": "Option", "value": value}]}
        return await self._forged(said, menu, {"custom_id": custom_id, "component_type": 3, "values": [value]})

    async def send_id(self, said: Said, custom_id: str, **filled: str) -> Heard:
        """Sends a form with this id, opened on that message by an earlier version, or forged; all parts are text."""
        before, result = said.payload(), self.start_sending(said, custom_id, **filled)
        await self.night.env.settle()
        return self._heard(result, before)

    def start_sending(self, said: Said, custom_id: str, **filled: str) -> InteractionResult:
        """The same, without waiting for what it brings."""
        parts = [
            {"type": 18, "component": {"type": 4, "custom_id": key, "value": value}} for key, value in filled.items()
        ]
        data = {"custom_id": custom_id, "components": parts}
        return self._begin(InteractionType.MODAL_SUBMIT, data, on=said, message=said.payload())

    async def _forged(self, said: Said, part: dict[str, Any], data: dict[str, Any]) -> Heard:
        before = said.payload()
        message = before | {"components": [{"type": 1, "components": [part]}]}
        result = self._component(said, message, data)
        await self.night.env.settle()
        return self._heard(result, before)

    def _component(self, said: Said, message: dict[str, Any], data: dict[str, Any]) -> InteractionResult:
        return self._begin(InteractionType.MESSAGE_COMPONENT, data, on=said, message=message)

    def _heard(self, result: InteractionResult, before: dict[str, Any] | None = None) -> Heard:
        """What came of something; what it put into the channel is counted."""
        self.night.tally.messages(message.id for message in self.night.public(self.channel))
        return heard(result, before)

    async def submit(self, opening: Heard, filled: dict[str, Any]) -> Heard:
        """Sends a form that was opened so."""
        before = source_payload(opening.result)
        return self._heard(await self.member.submit_modal(opening.result, filled), before)

    async def on(self, said: Said | Heard, command: str) -> Heard:
        """Gives a command from the menu of a message."""
        message = _message(said)
        self.night.tally.tap(self.name, MENU)
        return self._heard(await self.member.context_menu(self.channel, command, message.sent))

    async def types(self, command: str, option: str, text: str, /, **filled: Any) -> list[str]:
        """Types into an option: the names that are offered."""
        offered = await self.member.autocomplete(self.channel, full(command), option, text, **_handles(filled))
        assert len(offered) <= 25
        return [str(choice["name"]) for choice in offered]

    def _begin(
        self, kind: InteractionType, data: dict[str, Any], *, on: Said | None = None, **extra: Any
    ) -> InteractionResult:
        backend = self.night.env.backend
        record, payload = base_payload(
            backend,
            type=kind,
            channel_id=self.channel.id,
            guild_id=self.night.guild.id,
            user_id=self.member.id,
            data=data,
        )
        record.source_message_id = None if on is None else on.sent.id
        backend.emit("INTERACTION_CREATE", payload | extra)
        return InteractionResult(self.night.env, record)


def _message(said: Said | Heard) -> Said:
    return said.last if isinstance(said, Heard) else said


def _typed(command: str, options: dict[str, Any]) -> str:
    """A command as it is typed."""
    given = (f" {name}:{value.name if isinstance(value, Player) else value}" for name, value in options.items())
    return f"/{full(command)}" + "".join(given)


def full(command: str) -> str:
    """A command with its group: that of the game when none is named."""
    return command if command.partition(" ")[0] in GROUPS else f"marauders {command}"


def bot_on(file: Path) -> CrowsNest:
    """The bot, as a process that keeps its tables in a file."""
    return CrowsNest(Settings(token="token", database=file, chosen=True))


@asynccontextmanager
async def evening(file: Path, settle_timeout: float = PATIENCE) -> AsyncGenerator[Evening]:
    """An evening from its start to its end, after which every ledger is played again and must come out the same."""
    bot = bot_on(file)
    env = Env(bot, settle_timeout=settle_timeout)
    await env.start()
    night = Evening(env, bot, file)
    try:
        yield night
    finally:
        await env.shutdown()
        await night.bot.store.close()
    env.raise_errors()
    await replayed(file)


def _leaf(group: dict[str, Any], path: list[str]) -> dict[str, Any]:
    """A subcommand by its name, or by that of the group within the group and its own."""
    for name in path:
        group = next(each for each in group["options"] if each["name"] == name)
    return group


def _option(leaf: dict[str, Any], name: str, value: Any) -> dict[str, Any]:
    """An option as Discord sends it: words and numbers only."""
    kind = next(each["type"] for each in leaf["options"] if each["name"] == name)
    return {"name": name, "type": kind, "value": value}


def _handles(options: dict[str, Any]) -> dict[str, Any]:
    return {name: value.member if isinstance(value, Player) else value for name, value in options.items()}


def without(*permissions: str, of: Iterable[Any]) -> dict[Any, discord.PermissionOverwrite]:
    """Overwrites that take permissions from some members."""
    return {each: discord.PermissionOverwrite(**dict.fromkeys(permissions, False)) for each in of}
