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
from tests.loopback.forms import NotTaken
from tests.loopback.interactions import FIRST_ANSWER, Interaction
from tests.loopback.limits import modal_faults
from tests.loopback.little import LittleDiscord, eventually
from tests.loopback.model import Channel, Json, Member

Press = dpy.Interaction[dpy.Client]


class Parrot(dpy.Client):
    """Repeats what it is told, in each of the ways in which an interaction can be answered."""

    def __init__(self) -> None:
        super().__init__(intents=dpy.Intents(guilds=True), guild_ready_timeout=0.0)
        self.tree = app_commands.CommandTree(self)
        self.pressed: list[str] = []
        self.filled: list[Json] = []

    async def on_interaction(self, interaction: Press) -> None:
        data: Json = dict(interaction.data or {})
        if interaction.type is dpy.InteractionType.modal_submit:
            self.filled = data["components"]
            await interaction.response.edit_message(content="filled")
        elif data.get("values") == ["ask"]:
            await interaction.response.send_modal(asking())
        elif data.get("values") == ["nod"]:
            await interaction.response.defer()
        elif interaction.type is dpy.InteractionType.component:
            self.pressed.append(str(data["custom_id"]))
            await interaction.response.edit_message(content="pressed")


def asking() -> dpy.ui.Modal:
    """A form with a text, a menu and a member in it."""
    modal = dpy.ui.Modal(title="Who?", custom_id="who", timeout=None)
    options = [dpy.SelectOption(label="Sloop", value="s"), dpy.SelectOption(label="Frigate", value="f", default=True)]
    parts: tuple[dpy.ui.Item[dpy.ui.Modal], ...] = (
        dpy.ui.TextInput(custom_id="name", max_length=5),
        dpy.ui.Select(custom_id="ship", options=options),
        dpy.ui.UserSelect(custom_id="member", required=False, min_values=0),
    )
    for part in parts:
        modal.add_item(dpy.ui.Label(text="Part", component=part))
    modal.stop()
    return modal


def taught() -> Parrot:
    """A parrot with a command for each kind of answer."""
    parrot = Parrot()

    @parrot.tree.command(description="Answers at once")
    @app_commands.describe(word="What to say")
    async def say(interaction: Press, word: str, times: int = 1) -> None:
        view = dpy.ui.View()
        view.add_item(dpy.ui.Button[dpy.ui.View](label="Again", custom_id="again"))
        options = [dpy.SelectOption(label=word.title(), value=word) for word in ("ask", "nod")]
        view.add_item(dpy.ui.Select[dpy.ui.View](custom_id="menu", placeholder="Which?", options=options))
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


async def test_a_menu_opens_a_form_that_changes_the_message(discord: LittleDiscord, parrot: Parrot) -> None:
    ben, boards = place(discord)
    said = await discord.slash(ben, boards, "say", word="ahoy")
    opened = await discord.choose(ben, said.reply, "Ask", placeholder="Which?")
    assert opened.modal is not None
    assert opened.modal["custom_id"] == "who"
    assert opened.shown == []
    for wrong in ({}, {"name": "Admiral"}, {"name": "Tom", "ship": "Kraken"}, {"nobody": "x"}):
        with pytest.raises(NotTaken):
            await discord.fill(ben, opened, wrong)
    await discord.fill(ben, opened, {"name": "Tom", "member": str(ben.user.id)})
    assert said.text == "filled"
    inside = [part["component"] for part in parrot.filled]
    assert [part.get("value", part.get("values")) for part in inside] == ["Tom", ["f"], [str(ben.user.id)]]
    nodded = await discord.choose(ben, said.reply, "Nod")
    assert nodded.settled
    assert nodded.shown == []


async def test_the_bot_edits_and_deletes_its_messages(discord: LittleDiscord, parrot: Parrot) -> None:
    ben, boards = place(discord)
    said = await discord.slash(ben, boards, "say", word="ahoy")
    message = parrot.get_partial_messageable(boards.id).get_partial_message(said.reply.id)
    await message.edit(content="changed", view=None, attachments=[dpy.File(io.BytesIO(b"board"), "board.png")])
    assert (said.text, said.reply.buttons, said.reply.menus) == ("changed", [], [])
    await message.edit(content="again")
    assert said.reply.files == {"board.png": b"board"}
    await message.delete()
    for gone in (message.edit(content="late"), message.delete()):
        with pytest.raises(dpy.NotFound) as refused:
            await gone
        assert refused.value.code == 10008


def test_what_is_wrong_with_a_form() -> None:
    """Each of Discord's limits."""
    text: Json = {"type": 4, "custom_id": "t", "style": 1}
    menu: Json = {"type": 3, "custom_id": "m", "options": [{"label": "A", "value": "a"}]}
    cases: list[tuple[list[Json], str]] = [
        ([], "0 parts"),
        ([text] * 6, "6 parts"),
        ([text, text], "twice"),
        ([text | {"value": "long", "max_length": 3}], "input value"),
        ([text | {"max_length": 4001}], "4001 characters"),
        ([text | {"placeholder": "x" * 101}], "placeholder"),
        ([menu | {"options": []}], "0 options"),
        ([menu | {"min_values": 0}], "required"),
        ([menu | {"custom_id": "x" * 101}], "custom_id"),
        ([{"type": 2, "custom_id": "b", "style": 1}], "component 2"),
    ]
    for wrong, fault in cases:
        parts = [{"type": 18, "label": "Part", "component": each} for each in wrong]
        faults = list(modal_faults({"title": "Form", "custom_id": "f", "components": parts}))
        assert any(fault in each for each in faults), (fault, faults)
    fine = {"type": 18, "label": "x" * 46, "component": text}
    assert list(modal_faults({"title": "x" * 46, "custom_id": "f", "components": [fine]}))


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
    discord.world.clock.advance(FIRST_ANSWER + 0.1)
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
