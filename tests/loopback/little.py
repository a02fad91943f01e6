"""A small Discord on real sockets: what a test does as its members, and what it sees of the bot."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping
from types import TracebackType
from typing import Any, TypeVar

from aiohttp import web

from tests.loopback import commands, forms
from tests.loopback.faults import Faults
from tests.loopback.gateway import Gateway
from tests.loopback.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL, Interaction, Interactions
from tests.loopback.model import EVERYBODY, FORUM, TEXT, THREAD, Channel, Guild, Json, Member, Message, User
from tests.loopback.rest import Rest
from tests.loopback.world import World

T = TypeVar("T")
PATIENCE = 30.0
"""Seconds after which a test gives up waiting."""


class TooLong(AssertionError):
    """What a test waited for did not come."""


async def eventually(found: Callable[[], T], what: str, patience: float = PATIENCE) -> T:
    """Waits until something is true (not empty, not None), and returns it."""
    until = time.monotonic() + patience
    while not (value := found()):
        if time.monotonic() > until:
            raise TooLong(f"after {patience:g} s still not: {what}")
        await asyncio.sleep(0.01)
    return value


class LittleDiscord:
    """`async with LittleDiscord() as discord`: an HTTP API and a gateway on 127.0.0.1, with one bot's account.

    Its members act by `slash`, `press` and `suggest`; `violations` are the bot's offences against Discord's limits.
    """

    def __init__(self) -> None:
        self.world = World()
        self._interactions = Interactions(self.world)
        self.rest = Rest(self.world, self._interactions)
        self.gateway = Gateway(self.world)
        self.url = ""
        self._runner: web.AppRunner | None = None

    async def __aenter__(self) -> LittleDiscord:
        app = web.Application(client_max_size=64 << 20)
        app.add_routes([web.get("/", self.gateway.serve), *self.rest.routes()])
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.2)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", 0)
        await site.start()
        port: int = self._runner.addresses[0][1]
        self.url = f"http://127.0.0.1:{port}"
        self.gateway.url = self.rest.gateway_url = f"ws://127.0.0.1:{port}/"
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.faults.clear()
        await self.gateway.close()
        if self._runner is not None:
            await self._runner.cleanup()

    @property
    def faults(self) -> Faults:
        return self.rest.faults

    @property
    def violations(self) -> list[str]:
        return self.world.violations

    def guild(self, name: str = "The Crooked Spar") -> Guild:
        """A new server; made before the bot starts, it sees it."""
        guild = Guild(self.world.ids.new(), name, owner=self.world.ids.new())
        self.world.guilds.append(guild)
        return guild

    def channel(self, guild: Guild, name: str, kind: int = TEXT, parent: Channel | None = None) -> Channel:
        channel = Channel(self.world.ids.new(), guild, name, kind, parent)
        guild.channels.append(channel)
        return channel

    def thread(self, parent: Channel, name: str) -> Channel:
        """A thread of a text channel, or a post in a forum."""
        return self.channel(parent.guild, name, THREAD, parent)

    def forum(self, guild: Guild, name: str) -> Channel:
        return self.channel(guild, name, FORUM)

    def member(self, guild: Guild, name: str, permissions: int = EVERYBODY) -> Member:
        member = Member(User(self.world.ids.new(), name), guild, permissions)
        guild.members.append(member)
        return member

    async def slash(
        self, member: Member, channel: Channel, command: str, /, *, wait: bool = True, copies: int = 1, **options: Any
    ) -> Interaction:
        """A member sends `/command option:value ...`. Waits for its outcome; `copies` are deliveries of the one interaction."""
        data = commands.typed(self.world.commands, command, options)
        return await self._send(COMMAND, member, channel, data, wait=wait, copies=copies)

    async def press(
        self, member: Member, message: Message, button: str, *, wait: bool = True, copies: int = 1
    ) -> Interaction:
        """A member presses the button whose label begins so (or that has this custom_id)."""
        found = [part for part in message.buttons if button == part.get("custom_id")]
        found += [part for part in message.buttons if part.get("label", "").startswith(button)]
        labels = [part.get("label") for part in message.buttons]
        assert found, f"no button {button!r} among {labels}"
        assert not found[0].get("disabled"), f"{button!r} is disabled"
        data: Json = {"custom_id": found[0]["custom_id"], "component_type": 2}
        return await self._component(member, message, data, wait=wait, copies=copies)

    async def choose(
        self, member: Member, message: Message, *labels: str, placeholder: str = "", wait: bool = True
    ) -> Interaction:
        """A member picks options from the menu of a message that has them all (and says this while nothing is chosen)."""
        menus = [menu for menu in message.menus if not placeholder or menu.get("placeholder") == placeholder]
        offered = [{option["label"]: option["value"] for option in menu["options"]} for menu in menus]
        found = [each for each in zip(menus, offered, strict=True) if set(labels) <= set(each[1])]
        assert found, f"{labels} are not together in one of {offered}"
        menu, values = found[0]
        data: Json = {
            "custom_id": menu["custom_id"],
            "component_type": menu["type"],
            "values": [values[label] for label in labels],
        }
        return await self._component(member, message, data, wait=wait)

    async def fill(
        self, member: Member, opened: Interaction, filled: Mapping[str, str], *, wait: bool = True, copies: int = 1
    ) -> Interaction:
        """A member sends a form that was opened for him, with text, labels of options and members' ids filled in."""
        assert opened.modal is not None, f"no form was opened by {opened.data}"
        assert opened.member is member, "only he for whom it was opened sees a form"
        data = forms.filled_in(opened.modal, filled)
        return await self._send(MODAL, member, opened.channel, data, opened.message, wait=wait, copies=copies)

    async def suggest(
        self, member: Member, channel: Channel, command: str, option: str, text: str = "", /, **options: Any
    ) -> list[Json]:
        """The autocomplete choices while a member types an option."""
        data = commands.typed(self.world.commands, command, {**options, option: text}, focused=option)
        return (await self._send(AUTOCOMPLETE, member, channel, data)).choices

    def interaction(self, id_: int) -> Interaction:
        """What a member did, by its id."""
        return self._interactions.by_id(id_)

    def token(self, interaction: int) -> str:
        """The token of an interaction, by which the calls that answer it are known."""
        return self._interactions.by_id(interaction).token

    async def deliver_again(self, interaction: Interaction) -> None:
        """The gateway brings the same interaction once more."""
        await self.gateway.dispatch("INTERACTION_CREATE", interaction.payload(self.world))

    async def settled(self, interaction: Interaction, patience: float = PATIENCE) -> Interaction:
        """Waits until the member has seen an outcome."""
        await eventually(lambda: interaction.settled, f"an answer to {interaction.data}", patience)
        return interaction

    async def _component(
        self, member: Member, message: Message, data: Json, *, wait: bool, copies: int = 1
    ) -> Interaction:
        assert not message.deleted, "the message is gone"
        assert not message.ephemeral or message.reader is member.user, "only its reader sees this message"
        return await self._send(COMPONENT, member, message.channel, data, message, wait=wait, copies=copies)

    async def _send(
        self,
        kind: int,
        member: Member,
        channel: Channel,
        data: Json,
        message: Message | None = None,
        *,
        wait: bool = True,
        copies: int = 1,
    ) -> Interaction:
        at = self.world.clock.now()
        interaction = Interaction(self.world.ids.new(), kind, member, channel, data, at, message)
        self._interactions.add(interaction)
        for _ in range(copies):
            await self.deliver_again(interaction)
        return await self.settled(interaction) if wait else interaction
