"""Boards that several journeys begin with."""

from __future__ import annotations

from typing import NamedTuple

from tests.journeys.table import PATIENCE, Evening, Player

EVERYBODY = (
    "Ben",
    "Ada",
    "Cleo",
    "Ben and Ada, equally",
    "Ben and Cleo, equally",
    "Ada and Cleo, equally",
    "Ben, Ada and Cleo, equally",
)
"""The answers to what is asked of `hunted`, as the buttons say them."""
GOLD = "Sloop can reach Ben, Ada and Cleo and goes where the most gold is. Who has the most gold aboard?"
CARGO = "Ben and Ada have equally much gold, and Sloop goes where more cargo is. Who has more cargo cards aboard?"
"""What is asked when the Sloop is moved there, and of two who have equally much."""


class Crew(NamedTuple):
    """Who plays."""

    ben: Player
    ada: Player
    cleo: Player


async def hunted(night: Evening) -> Crew:
    """The Sloop is in Tortuga, with Ben, Ada and Cleo in the ports around it: whom it hunts is for their gold to say.

    The table stands on entry 5; Ben is in Havana, Ada in Nassau, Cleo in Port Royal.
    """
    crew = Crew(night.player("Ben"), night.player("Ada"), night.player("Cleo"))
    await crew.ben("table start", game="marauders", name="Friday")
    await crew.ben("captain", nation="spanish", zone="havana")
    await crew.ada("captain", nation="english", zone="nassau")
    await crew.cleo("captain", nation="english", zone="port royal")
    await crew.ben("place", ship="sloop", zone="tortuga")
    return crew


async def at_sea(night: Evening) -> Crew:
    """Ben and Ada are at sea in Havana and Nassau, Cleo in the port of Port Royal; no enemy is on the board.

    The table stands on entry 6. Until it does nobody is in haste, however soon the evening's answers are waited for.
    """
    haste, night.env.settle_timeout = night.env.settle_timeout, PATIENCE
    crew = Crew(night.player("Ben"), night.player("Ada"), night.player("Cleo"))
    opened = await crew.ben("table start", game="marauders", name="Friday")
    await crew.ben.press(opened, "Start")
    await crew.ben("captain", nation="spanish", zone="havana")
    await crew.ada("captain", nation="english", zone="nassau")
    await crew.cleo("captain", nation="english", zone="port royal")
    await crew.ben("port", way="leave")
    await crew.ada("port", way="leave")
    night.env.settle_timeout = haste
    return crew
