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


class Wanted(NamedTuple):
    """What was typed: `battle` asks for the whole of one (True), for a round of one (False), or leaves it open (None)."""

    player: discord.Member | None = None
    seat: str | None = None
    zone: str | None = None
    battle: bool | None = None
    ship: ShipKey | None = None


async def tell_odds(interaction: Interaction, wanted: Wanted) -> None:
    """Tells them to who asks."""

    async def work(bot: CrowsNest, reply: Reply) -> None:
        view = await bot.tables.ledger.view(await at_table(bot, reply))
        try:
            await reply.send(stamped(await _odds(view, interaction.user.id, wanted), view), public=False)
        except RuleError as error:
            raise Refusal.of(error, view) from error

    await answering(interaction, "quiet", work)


async def _odds(view: View, caller: int, wanted: Wanted) -> Message:
    """While a battle is open and nothing is said, those of its round; who names a player or a zone asks for those."""
    alone = wanted.player is None and wanted.seat is None and wanted.zone is None
    fighting = panel.fighting(view, wanted.ship) if alone else None
    if fighting is not None and wanted == Wanted():
        return panel.battle_odds(view)
    if wanted.battle is None and wanted.ship is None:
        key = _one_seat(view, caller, wanted)
        return panel.odds(view, key, wanted.zone)
    other = None if wanted.player is None else wanted.player.id
    key = fighting or seat_for(view, caller, other, wanted.seat)
    battle = panel.meeting(view, key, wanted.ship, wanted.zone)
    if wanted.battle is False:
        return panel.round_odds(view, battle)
    question = panel.asked(view, battle)
    made = () if question is None else await _whole.made(question, partial(panel.reckoned, question))
    return panel.whole_odds(view, battle, made)


def _one_seat(view: View, caller: int, wanted: Wanted) -> str:
    """The key of the seat whose odds are asked for; a Refusal with a button for each when there are several."""
    try:
        return seat_for(view, caller, None if wanted.player is None else wanted.player.id, wanted.seat)
    except Refusal as refusal:
        several = refusal.facts.get("seats") if refusal.code in SEVERAL else None
        if isinstance(several, tuple):
            refusal.presses = panel.odds_presses(view, several, wanted.zone)
        raise
