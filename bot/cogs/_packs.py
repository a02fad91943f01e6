"""What the commands of packs answer."""

from __future__ import annotations

import asyncio
from hashlib import sha256

import discord

from bot.client import CrowsNest
from bot.cogs._boundary import Interaction
from bot.games import GAMES
from bot.packs.packs import default_game, game_on, meant
from bot.packs.shelf import BOOK, Named
from bot.packs.uploads import MOST_BYTES, Checked, checked
from bot.panels import packs as panel
from bot.refusal import Refusal
from bot.ui.message import File, Message
from bot.ui.reply import UNSENT
from rules.packs import PackError
from storage.store import GuildPack

MOST_PACKS = 20
"""How many packs a server has, those of all games together."""


async def _language(bot: CrowsNest, guild: int) -> str:
    return await bot.store.language(guild) or "en"


async def _book(bot: CrowsNest, guild: int, game: str) -> tuple[int, int]:
    """How many cards a server's book has, and how many the whole deck."""
    return len(await bot.tables.packs.book(guild, game)), GAMES[game].cards(default_game(game))


async def listed(bot: CrowsNest, guild: int) -> Message:
    """All packs of a server, game by game, and its books."""
    locale = await _language(bot, guild)
    games: list[tuple[str, ...]] = []
    for game in GAMES:
        packs = await bot.tables.packs.named(guild, game, locale)
        games.append(panel.of_game(game, packs, await _book(bot, guild, game), locale))
    return panel.listed(games, bot.mention, locale)


async def template(bot: CrowsNest, guild: int, game: str, pack: str | None) -> Message:
    """A pack's file; Refusal when there is none of that name."""
    locale = await _language(bot, guild)
    key, raw = await bot.tables.packs.file(guild, game, pack, locale)
    title = game_on(game, raw).title
    if key == BOOK:
        raw = panel.header(game, title, await _book(bot, guild, game), locale).encode() + raw
    return panel.template(File(f"{game}-{key}.toml", raw), title, bot.mention, locale)


async def shown(bot: CrowsNest, guild: int, pack: str, game: str | None) -> Message:
    """What is in a pack of a game, of the first that has one of that name when none is named; Refusal when none has."""
    locale = await _language(bot, guild)
    known = list[str]()
    for each in GAMES if game is None else (game,):
        packs = await bot.tables.packs.named(guild, each, locale)
        named = meant(pack, packs)
        if named is not None:
            _, raw = await bot.tables.packs.file(guild, each, named.key, locale)
            on = await asyncio.to_thread(game_on, each, raw)
            return panel.shown(each, named, on.sample, GAMES[each].contents(on, locale), locale)
        known += (other.key for other in packs)
    raise Refusal("no-such-pack", text=pack.strip().casefold(), packs=tuple(known))


async def added(
    bot: CrowsNest, interaction: Interaction, game: str, file: discord.Attachment, key: str | None
) -> tuple[Message, bool]:
    """Keeps an uploaded pack: what is said of it, and whether to all. Refusal when it cannot be kept."""
    guild = interaction.guild_id or 0
    locale = await _language(bot, guild)
    try:
        pack = await checked(game, await _fetched(file), key)
    except PackError as error:
        return panel.problems(error.problems, locale), False
    old = {each.key: each for each in await bot.store.guild_packs(guild, game)}.get(pack.key)
    _check_may_replace(interaction, old)
    kept = _kept(pack, interaction)
    if not await bot.store.put_guild_pack(guild, game, kept, pack.text.encode(), MOST_PACKS):
        raise Refusal("packs-full", limit=MOST_PACKS)
    named = Named(kept.key, kept.title, pack.game.sample, kept)
    return panel.added(game, named, GAMES[game].cards(pack.game), bot.mention, locale, again=old is not None), True


async def _fetched(file: discord.Attachment) -> bytes:
    """An attachment's bytes, unless Discord says already that they are too many."""
    if file.size > MOST_BYTES:
        raise Refusal("pack-too-large", limit=MOST_BYTES // 1024)
    try:
        return await file.read()
    except UNSENT:
        raise Refusal("pack-not-read") from None


def _check_may_replace(interaction: Interaction, old: GuildPack | None) -> None:
    """Only who uploaded a pack, or who manages the channel, may put another in its place."""
    if old is None or old.member == interaction.user.id or interaction.permissions.manage_channels:
        return
    raise Refusal("pack-key-taken", text=old.key, who=f"<@{old.member}>")


def _kept(pack: Checked, interaction: Interaction) -> GuildPack:
    raw = pack.text.encode()
    at = interaction.created_at.timestamp()
    return GuildPack(pack.key, pack.game.title, sha256(raw).hexdigest(), interaction.user.id, at)
