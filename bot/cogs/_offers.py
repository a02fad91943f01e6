"""Autocomplete: what may be typed into an option, from memory, the likeliest first; slips are forgiven, and nothing fails aloud."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from typing import Any, Literal, cast

import discord
from discord import app_commands

from bot.client import CrowsNest
from bot.cogs._acting import of_another_game
from bot.cogs._typed import offered
from bot.cogs._undo import back_offers
from bot.games import GAMES, panel
from bot.panels import house, noting
from bot.refusal import Refusal
from bot.seats import seat_for, seats_of
from bot.ui.reply import UNSENT, Reply
from bot.view import View
from rules.contract import Offer, RuleError
from rules.names import fold, slip
from storage.store import StoreError

log = logging.getLogger(__name__)

MOST = 25
"""The most choices that Discord shows."""

_VERBS = {"rules": "rule", "other": "other-event", "skills": "muster"}
"""Commands whose verb in the games is another word."""

_SLOTS = {"captain.ship": "captain.class", "lost.ship": "lost.class", "muster.ship": "muster.class"}
"""Options that are another one in the games."""

_OF_CARDS = {"card", "cards", "title", "chips", "enter.name", "name.name", "draw.name"}
"""Options that name cards or chips alone, in every command or in one."""

_LISTS = {"chips", "cards", "require", "add"}
"""Options that take several names, with commas or semicolons between them."""

_SEATS = {"everrain": {"ship", "first"}}
"""Options that name a seat by another word, by the games whose word it is."""

Command = app_commands.Command[Any, ..., Any]


def offering(of: app_commands.Group, options: Iterable[str]) -> None:
    """Gives options their autocomplete: `zone` in all commands of a group, `start.pack` in one of them."""
    wanted = set(options)
    for each in of.walk_commands():
        if isinstance(each, app_commands.Group):
            continue
        for parameter in each.parameters:
            if {parameter.name, f"{each.name}.{parameter.name}"} & wanted and not parameter.choices:
                each.autocomplete(parameter.name)(_offer)


async def _offer(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
    """Answers by itself, in time, so that what it returns is not needed any more."""
    reply = Reply(interaction, "quiet")
    try:
        await reply.choices(await _choices(interaction, current))
    except UNSENT as error:
        log.warning("autocomplete %s could not be answered: %s", interaction.id, error)
    finally:
        await reply.close()
    if not interaction.response.is_done():
        # discord.py's quirk: it would send once more by itself, and log with a traceback that this failed too.
        raise asyncio.CancelledError
    return []


async def _choices(interaction: discord.Interaction[Any], typed: str) -> list[tuple[str, str]]:
    """Names and keys of what fits; none when that cannot be told."""
    try:
        offers = fitting(typed, await _offers(interaction))
    except (Refusal, RuleError, StoreError):
        return []
    return [(offer.name[:100], offer.key[:100]) for offer in offers[:MOST]]


def fitting(typed: str, offers: Iterable[Offer]) -> list[Offer]:
    """The offers that contain what was typed, first those whose name begins with it; when none does, those but for one slip.

    >>> [offer.key for offer in fitting("totru", [Offer("tortuga", "Tortuga"), Offer("havana", "Havana")])]
    ['tortuga']
    >>> [offer.name for offer in fitting("tr", [Offer("petra", "Petra"), Offer("trinidad", "Trinidad")])]
    ['Trinidad', 'Petra']
    """
    wanted = fold(typed)
    named = [(offer, (fold(offer.name), fold(offer.key))) for offer in offers]
    exact = [offer for offer, names in named if any(wanted in name for name in names)]
    exact.sort(key=lambda offer: not fold(offer.name).startswith(wanted))
    return exact or [offer for offer, names in named if any(_begins(name, wanted) for name in names)]


def _begins(name: str, wanted: str) -> bool:
    lengths = range(len(wanted) - 1, len(wanted) + 2)
    return len(wanted) > 2 and any(slip(wanted, name[:length]) for length in lengths)


async def _offers(interaction: discord.Interaction[Any]) -> Iterable[Offer]:
    """What an option takes now: packs before there is a table, else what the table knows."""
    focused = _focused(cast("dict[str, Any]", interaction.data))
    given = {name: str(value) for name, value in interaction.namespace if isinstance(value, str | int)}
    command = cast("Command", interaction.command).name
    if focused == "pack":
        return await _packs(interaction, given.get("game"))
    view = await _view(interaction)
    if focused == "to":
        return await back_offers(cast("CrowsNest", interaction.client), view)
    known = _of_every_game(view, focused, given, command)
    if known is not None or of_another_game(interaction, view.table):
        return known or []
    if focused in _SEATS.get(view.table.game, ()):
        return _seats(view, "key")
    return _of_its_game(view, f"{_VERBS.get(command, command)}.{focused}", given, _seat(interaction, view, given))


def _of_its_game(view: View, slot: str, given: dict[str, str], seat: str | None) -> Iterable[Offer]:
    """What an option (`verb.option`) takes in a table's game."""
    option = slot.partition(".")[2]
    cards = _remembered(view, slot, given.get(option, ""))
    if option in _OF_CARDS or slot in _OF_CARDS:
        return [*cards, *_printed(view, slot, given)]
    offers = view.game.offers(view.state, _SLOTS.get(slot, slot), given, seat)
    if option == "value":
        names = panel(view).names(view)
        return [Offer(each.key, house.value_name(view, names, given["switch"], each.key)) for each in offers]
    return [*cards, *offers]


async def _packs(interaction: discord.Interaction[Any], game: str | None) -> list[Offer]:
    """The packs of a server, of one game or of all."""
    packs = cast("CrowsNest", interaction.client).tables.packs
    games = [each for each in GAMES if each == (game or each)]
    return [
        Offer(pack.key, pack.title) for each in games for pack in await packs.named(interaction.guild_id or 0, each)
    ]


def _remembered(view: View, slot: str, typed: str) -> list[Offer]:
    """The cards of the server's book, in a list after what was typed before the last of its items."""
    known = view.game.recalled(view.state, slot, view.book)
    if slot.rpartition(".")[2] not in _LISTS:
        return [*known]
    begun = typed[: max(typed.rfind(","), typed.rfind(";")) + 1]
    return [Offer(f"{begun} {each.key}".strip(), f"{begun} {each.name}".strip()) for each in known]


def _printed(view: View, slot: str, given: dict[str, str]) -> Iterable[Offer]:
    """The cards of the pack; samples are none of a table's own cards."""
    if view.state.cards == "ours" and view.game.sample:
        return ()
    return view.game.offers(view.state, slot, given, None)


def _of_every_game(view: View, focused: str, given: dict[str, str], command: str) -> Iterable[Offer] | None:
    """What an option takes that means the same in all games; None for the others."""
    if focused in {"seat", "after", "by"} or (focused == "name" and command == "seat"):
        return _seats(view, "key" if focused != "name" else "name")
    if focused == "answer":
        return offered(view, given.get("answer", ""))
    if focused == "on":
        return noting.offers(view, panel(view).names(view))
    if focused == "switch":
        names = panel(view).names(view)
        return [Offer(each.key, house.switch_name(view, names, each)) for each in view.game.switches]
    return None


def _seats(view: View, sent: Literal["key", "name"]) -> list[Offer]:
    """The seats by their names; what is sent is their key, or the name."""
    return [Offer(seat.key if sent == "key" else seat.name, seat.name) for seat in seats_of(view)]


async def _view(interaction: discord.Interaction[Any]) -> View:
    """The channel's table as it was last seen; Refusal when there is none."""
    bot = cast("CrowsNest", interaction.client)
    channel = interaction.channel_id or 0
    return bot.tables.ledger.glance(channel) or await bot.tables.ledger.view(await bot.tables.at(channel))


def _seat(interaction: discord.Interaction[Any], view: View, given: dict[str, str]) -> str | None:
    """The seat that the command would be about, as far as it can be told."""
    player = getattr(interaction.namespace, "player", None)
    try:
        return seat_for(view, interaction.user.id, getattr(player, "id", None), given.get("seat"))
    except Refusal:
        return None


def _focused(data: dict[str, Any]) -> str:
    options: list[dict[str, Any]] = data.get("options", [])
    while options and "options" in options[0]:
        options = options[0]["options"]
    return next((str(option["name"]) for option in options if option.get("focused")), "")
