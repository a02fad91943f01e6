"""Acting at a channel's table: a typed command becomes a request, is played, and its outcome shown."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

import discord

from bot.client import CrowsNest
from bot.cogs._boundary import Interaction, answering, step
from bot.games import GAMES, panel
from bot.naming import Naming
from bot.refusal import Refusal
from bot.seats import find_seat, meant_for, name_seat, named_seat, seat_for, taking
from bot.tables.tables import Make, Rows
from bot.telling import owed
from bot.telling.answers import show
from bot.ui.reply import Reply
from bot.view import View
from rules import names
from rules.contract import Request
from storage.store import Seat, Table

Who = discord.Member | discord.User | None
Given = str | int | None


async def at_table(bot: CrowsNest, reply: Reply, *, recalls: bool = True) -> Table:
    """The table of the channel; Refusal when there is none, or one of another game.

    Shown first is what it is owed, and after a long while where it stood; not if it is the answer itself that tells that.
    """
    table = await bot.tables.at(reply.interaction.channel_id or 0)
    if of_another_game(reply.interaction, table):
        raise Refusal("other-game", view=await bot.tables.ledger.view(table), game=table.game)
    await owed.pay(bot, table, reply)
    if recalls:
        await bot.last_times.recall(table, reply)
    return table


def of_another_game(interaction: Interaction, table: Table) -> bool:
    """Whether a command is one of a game that is not played at a table."""
    game = getattr(interaction.command, "root_parent", None)
    return game is not None and game.name in GAMES and game.name != table.game


async def act(interaction: Interaction, verb: str, **given: Given) -> None:
    """Plays a request that is about nobody's seat."""
    await _play(interaction, lambda _: _request(verb, None, given))


async def act_for(interaction: Interaction, verb: str, player: Who, seat: str | None, **given: Given) -> None:
    """Plays a request about a seat: the one that is named, else the player's, else the caller's own."""
    other = None if player is None else player.id

    def about(key: str) -> Request:
        return _request(verb, key, given)

    await _play(interaction, lambda view: about(seat_for(view, interaction.user.id, other, seat, about)))


async def act_seat(interaction: Interaction, verb: str, seat: str, **given: Given) -> None:
    """Plays a request about a seat that must be named."""
    await _play(interaction, lambda view: _request(verb, named_seat(view, seat), given))


async def act_naming(interaction: Interaction, verb: str, named: Mapping[str, str | None], **given: Given) -> None:
    """Plays a request some of whose options (`named`) may be the names of seats; what is none is for the game to know.

    What is said at the table of ships and enemies (`B`, `A1`, `The Maw`) is that, be there a seat of that name.
    """

    def make(view: View) -> Request:
        spoken = _spoken(view)
        seats = {
            option: None if text is None or names.fold(text) in spoken else find_seat(view, text)
            for option, text in named.items()
        }
        meant = {option: text if (seat := seats[option]) is None else seat.key for option, text in named.items()}
        return _request(verb, None, {**meant, **given})

    await _play(interaction, make)


def _spoken(view: View) -> set[str]:
    """What a game's own things are called aloud: the letters of its ships, its enemies by their handles and their names."""
    others = panel(view).names(view).others
    letters, enemies = others.get("letter", {}), others.get("enemy", {})
    return {names.fold(each) for each in (*letters.values(), *enemies, *enemies.values())}


async def act_joining(
    interaction: Interaction,
    verb: str,
    naming: Naming,
    vacant: Callable[[View], Sequence[str]],
    seat: str | None = None,
    **given: Given,
) -> None:
    """Plays a request that makes a new seat, or takes the one of those that are vacant which was meant for it.

    A `seat` that is named is taken, and is called as `naming` says from then on.
    """
    if seat is not None:
        await _play(
            interaction,
            lambda view: _request(verb, named_seat(view, seat), given),
            naming,
            lambda view: (_renamed(view, named_seat(view, seat), naming),),
        )
        return
    await _play(
        interaction,
        lambda view: _request(verb, meant_for(view, vacant(view), naming), given),
        naming,
        lambda view: taking(view, vacant(view), naming),
    )


def _renamed(view: View, key: str, naming: Naming) -> Seat:
    """The row of a seat with its new name; its member stays, and one without a member gets that of the naming."""
    row = view.seats.get(key)
    member = naming.member if row is None or row.member is None else row.member
    return name_seat(view, key, replace(naming, member=member))


def _request(verb: str, seat: str | None, given: dict[str, Any]) -> Request:
    return Request(verb, seat, tuple((name, value) for name, value in given.items() if value is not None))


async def _play(interaction: Interaction, make: Make, naming: Naming | None = None, rows: Rows | None = None) -> None:
    async def work(bot: CrowsNest, reply: Reply) -> None:
        table = await at_table(bot, reply)
        await show(bot, reply, await bot.tables.play(table, make, step(interaction), naming, rows))

    await answering(interaction, "public", work)
