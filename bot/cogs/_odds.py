"""`/marauders odds`: who would scout for a captain, the round of a battle that is to be rolled, or the whole of it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import discord

from bot.client import CrowsNest
from bot.cogs._acting import at_table
from bot.cogs._boundary import Interaction, answering
from bot.one_by_one import OneByOne
from bot.panels import marauders as panel
from bot.refusal import Refusal
from bot.seats import seat_for
from bot.ui.message import Message
from bot.ui.reply import Reply
from bot.ui.stamps import stamped
from bot.view import View
from rules.contract import RuleError
from rules.marauders.keys import ShipKey

if TYPE_CHECKING:
    from bot.reckoning.battles import Reckoned

SEVERAL = {"several-seats", "member-several-seats"}
"""The refusals that name the seats of which one must be chosen."""


_whole: OneByOne[tuple[Reckoned, ...]] = OneByOne("odds")
"""Whole battles, which take seconds."""


class Typed(NamedTuple):
    """What was typed: `battle` asks for the whole of one (True), for a round of one (False), or leaves it open (None)."""

    player: discord.Member | None = None
    seat: str | None = None
    zone: str | None = None
    battle: bool | None = None
    ship: ShipKey | None = None


async def tell_odds(interaction: Interaction, typed: Typed) -> None:
    """Tells them to who asks."""

    async def work(bot: CrowsNest, reply: Reply) -> None:
        view = await bot.tables.ledger.view(await at_table(bot, reply))
        try:
            await reply.send(stamped(await _odds(view, interaction.user.id, typed), view), public=False)
        except RuleError as error:
            raise Refusal.of(error, view) from error

    await answering(interaction, "quiet", work)


async def _odds(view: View, caller: int, typed: Typed) -> Message:
    """While a battle is open and nothing is said, those of its round; who names a player or a zone asks for those."""
    alone = typed.player is None and typed.seat is None and typed.zone is None
    fighting = panel.fighting(view, typed.ship) if alone else None
    if fighting is not None and typed == Typed():
        return panel.battle_odds(view)
    if typed.battle is None and typed.ship is None:
        key = _one_seat(view, caller, typed)
        return panel.odds(view, key, typed.zone)
    other = None if typed.player is None else typed.player.id
    key = fighting or seat_for(view, caller, other, typed.seat)
    battle = panel.meeting(view, key, typed.ship, typed.zone)
    if typed.battle is False:
        return panel.round_odds(view, battle)
    reckoning = panel.asked(view, battle)
    made = () if reckoning is None else await _whole.made(reckoning, partial(panel.reckoned, reckoning))
    return panel.whole_odds(view, battle, made)


def _one_seat(view: View, caller: int, typed: Typed) -> str:
    """The key of the seat whose odds are asked for; a Refusal with a button for each when there are several."""
    try:
        return seat_for(view, caller, None if typed.player is None else typed.player.id, typed.seat)
    except Refusal as refusal:
        several = refusal.facts.get("seats") if refusal.code in SEVERAL else None
        if isinstance(several, tuple):
            refusal.presses = panel.odds_presses(view, several, typed.zone)
        raise
