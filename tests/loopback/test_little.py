"""The little Discord itself, seen by a plain discord.py bot: it must answer as Discord does."""

from __future__ import annotations

import asyncio
import io
from collections.abc import AsyncIterator

import aiohttp
import discord as dpy
import pytest
import yarl
from discord import app_commands
from discord.gateway import DiscordWebSocket
from discord.http import Route

from tests.loopback.commands import NotOffered
from tests.loopback.interactions import Interaction
from tests.loopback.little import LittleDiscord, eventually
from tests.loopback.model import Channel, Json, Member

Press = dpy.Interaction[dpy.Client]


class Parrot(dpy.Client):
    """Repeats what it is told, in each of the ways in which an interaction can be answered."""

    def __init__(self) -> None:
        super().__init__(intents=dpy.Intents(guilds=True), guild_ready_timeout=0.0)
        self.tree = app_commands.CommandTree(self)
        self.pressed: list[str] = []

    async def on_interaction(self, interaction: Press) -> None:
        if interaction.type is dpy.InteractionType.component:
            self.pressed.append(str((interaction.data or {}).get("custom_id")))
            await interaction.response.edit_message(content="pressed")


def taught() -> Parrot:
    """A parrot with a command for each kind of answer."""
    parrot = Parrot()

    @parrot.tree.command(description="Answers at once")
    @app_commands.describe(word="What to say")
    async def say(interaction: Press, word: str, times: int = 1) -> None:
        view = dpy.ui.View()
        view.add_item(dpy.ui.Button[dpy.ui.View](label="Again", custom_id="again"))
        view.stop()
        await interaction.response.send_message(" ".join([word] * times), view=view)

    @parrot.tree.command(description="Answers late, to one person")
    async def whisper(interaction: Press, word: str) -> None:
        await interaction.response.defer(ephemeral=True)
        file = dpy.File(io.BytesIO(word.encode()), "word.txt", description="the word")
        await interaction.edit_original_response(content=word, attachments=[file])

    @parrot.tree.command(description="Takes back a public wait and whispers")
    async def change(interaction: Press, word: str) -> None:
        await interaction.response.defer()
        await interaction.delete_original_response()
        await interaction.followup.send(word, ephemeral=True)

    return parrot


@pytest.fixture
async def parrot(discord: LittleDiscord, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Parrot]:
    monkeypatch.setattr(Route, "BASE", f"{discord.url}/api/v10")
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(discord.gateway.url))
    guild = discord.guild()
    discord.channel(guild, "boards")
    discord.member(guild, "Ben")
    async with taught() as bot:
        await bot.login(discord.world.token)
        await bot.tree.sync()
        running = asyncio.create_task(bot.connect())
        await bot.wait_until_ready()
        yield bot
        await bot.close()
        await running


def place(discord: LittleDiscord) -> tuple[Member, Channel]:
    guild = discord.world.guilds[0]
    return guild.members[0], guild.channels[0]


async def test_a_command_is_answered_in_the_channel(discord: LittleDiscord, parrot: Parrot) -> None:
    ben, boards = place(discord)
    said = await discord.slash(ben, boards, "say", word="ahoy", times=2)
    assert said.text == "ahoy ahoy"
    assert not said.ephemeral
    assert boards.visible == [said.reply]
    await discord.press(ben, said.reply, "Again")
    assert parrot.pressed == ["again"]
    assert said.text == "pressed"
    assert said.reply.past[0]["content"] == "ahoy ahoy"


async def test_a_member_cannot_type_what_is_not_offered(discord: LittleDiscord, parrot: Parrot) -> None:
    ben, boards = place(discord)
    wrong: list[tuple[str, Json]] = [
        ("sing", {}),
        ("say", {}),
        ("say", {"word": 1}),
        ("say", {"word": "a", "loud": True}),
    ]
    for command, options in wrong:
        with pytest.raises(NotOffered):
            await discord.slash(ben, boards, command, **options)


async def test_deferred_answers_stay_as_visible_as_they_were_deferred(discord: LittleDiscord, parrot: Parrot) -> None:
    ben, boards = place(discord)
    whispered = await discord.slash(ben, boards, "whisper", word="ahoy")
    assert (whispered.text, whispered.ephemeral) == ("ahoy", True)
    assert whispered.reply.files == {"word.txt": b"ahoy"}
    assert whispered.reply.attachments[0]["description"] == "the word"
    changed = await discord.slash(ben, boards, "change", word="ahoy")
    assert (changed.text, changed.ephemeral) == ("ahoy", True)
    assert boards.visible == []


async def answer_by_hand(discord: LittleDiscord, interaction: Interaction) -> int:
    """The code with which Discord refuses a first answer (0: it does not)."""
    url = f"{discord.url}/api/v10/interactions/{interaction.id}/{interaction.token}/callback"
    async with aiohttp.ClientSession() as http, http.post(url, json={"type": 4, "data": {"content": "late"}}) as got:
        return 0 if got.status == 204 else (await got.json())["code"]


async def test_a_first_answer_comes_once_and_within_three_seconds(discord: LittleDiscord, parrot: Parrot) -> None:
    ben, boards = place(discord)
    said = await discord.slash(ben, boards, "say", word="ahoy")
    assert await answer_by_hand(discord, said) == 40060
    discord.faults.refuse("callback", 400)
    missed = await discord.slash(ben, boards, "say", word="ahoy", wait=False)
    await eventually(lambda: len(discord.rest.named("callback")) == 3, "a refused answer")
    discord.world.clock.advance(3.1)
    assert await answer_by_hand(discord, missed) == 10062
    assert not missed.settled


async def test_a_nonce_is_used_once(discord: LittleDiscord, parrot: Parrot) -> None:
    _ben, boards = place(discord)
    channel = parrot.get_partial_messageable(boards.id)
    first, again = [await channel.send("once", nonce="n1") for _ in range(2)]
    assert first.id == again.id
    assert [message.text for message in boards.visible] == ["once"]


async def test_history_and_the_codes_of_what_is_gone(discord: LittleDiscord, parrot: Parrot) -> None:
    ben, boards = place(discord)
    said = [await discord.slash(ben, boards, "say", word=word) for word in "abc"]
    channel = parrot.get_partial_messageable(boards.id)
    assert [message.content async for message in channel.history(limit=2)] == ["c", "b"]
    first = said[0].reply.id
    await (await channel.fetch_message(first)).delete()
    with pytest.raises(dpy.NotFound) as gone:
        await channel.fetch_message(first)
    assert gone.value.code == 10008
    webhook = dpy.Webhook.partial(discord.world.application, said[1].token, client=parrot)
    assert (await webhook.fetch_message("@original")).content == "b"  # pyright: ignore[reportArgumentType]
    discord.world.clock.advance(901)
    with pytest.raises(dpy.HTTPException) as late:
        await webhook.send("too late")
    assert late.value.code == 50027


async def test_what_happens_while_the_line_is_cut_comes_after_it(discord: LittleDiscord, parrot: Parrot) -> None:
    ben, boards = place(discord)
    discord.gateway.cut()
    said = await discord.slash(ben, boards, "say", word="ahoy")
    assert said.text == "ahoy"
    assert (discord.gateway.identified, discord.gateway.resumed) == (1, 1)


async def test_limits_are_refused_and_written_down(discord: LittleDiscord, parrot: Parrot) -> None:
    _ben, boards = place(discord)
    channel = parrot.get_partial_messageable(boards.id)
    for content, embeds in (("x" * 2001, []), ("", [dpy.Embed(description="y" * 4097)]), ("", [])):
        with pytest.raises(dpy.HTTPException) as refused:
            await channel.send(content, embeds=embeds)
        assert refused.value.code == 50035
    assert len(discord.violations) == 3
    discord.violations.clear()


async def test_faults_befall_the_next_calls(discord: LittleDiscord, parrot: Parrot) -> None:
    ben, boards = place(discord)
    discord.faults.refuse("callback", 500)
    said = await discord.slash(ben, boards, "say", word="ahoy")
    assert [call.status for call in discord.rest.named("callback")] == [500, 200]
    held = discord.faults.hold("send")
    sending = asyncio.create_task(parrot.get_partial_messageable(boards.id).send("held"))
    await held.reached.wait()
    assert boards.visible == [said.reply]
    held.release()
    assert (await sending).content == "held"
    discord.faults.drop("send", late=True)
    with pytest.raises(aiohttp.ServerDisconnectedError):
        await parrot.get_partial_messageable(boards.id).send("cut")
    assert [message.text for message in boards.visible] == ["ahoy", "held", "cut"]
