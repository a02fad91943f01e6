"""Battles that journeys begin with, and how they are pressed and read."""

from __future__ import annotations

from typing import Any

from tests.journeys.boards import Crew
from tests.journeys.heard import Heard, Said
from tests.journeys.table import PATIENCE, Evening, Player

ELSE = "Something else..."


async def sloop_and_ben(night: Evening, *, others: bool = True, **told: Any) -> Crew:
    """The Sloop is in Havana with Ben at sea there, in a Frigate with Seamanship 3 and Leadership 2; its captain has 2 and 1.

    Its stack has a second card, for Tortuga. With `others` Ada and Cleo are there too, Ada to Ben's left.
    """
    haste, night.env.settle_timeout = night.env.settle_timeout, PATIENCE
    crew = Crew(night.player("Ben"), night.player("Ada"), night.player("Cleo"))
    opened = await crew.ben("table start", game="marauders", name="Friday")
    await crew.ben.press(opened, "Start")
    await crew.ben("captain", nation="spanish", zone="havana", ship="frigate")
    for player, zone in ((crew.ada, "nassau"), (crew.cleo, "port royal")) if others else ():
        await player("captain", nation="english", zone=zone, ship="sloop")
    await crew.ben("ship", seamanship=3, leadership=2)
    second = {"ship": "sloop", "zone": "tortuga", "name": "Bess", "scouting": 2, "seamanship": 1, "leadership": 1}
    first = {"ship": "sloop", "zone": "havana", "name": "Ned", "scouting": 9, "seamanship": 2, "leadership": 1}
    for card in (second, first):
        await crew.ben("enter", **{**card, **told})
        await crew.ben("round")
    await crew.ben("port", way="leave")
    night.env.settle_timeout = haste
    return crew


def table(night: Evening) -> Said:
    """The table message."""
    rows = night.ask("SELECT message FROM tables WHERE channel = ? AND ended IS NULL", night.here.id)
    [found] = [said for said in night.messages() if said.sent.id == rows[0][0]]
    return found


def battle(night: Evening) -> dict[str, Any] | None:
    """The battle that is open, as the file has it."""
    return night.state()["battle"]


async def tap(night: Evening, who: Player, label: str) -> Heard:
    """Presses a button of the table message, or chooses from its menu."""
    said = table(night)
    return await (who.press(said, label) if label in said.buttons else who.choose(said, ELSE, label))


async def tell(night: Evening, who: Player, label: str, **filled: Any) -> Heard:
    """Fills in a form that the table message opens."""
    said = table(night)
    form = await (who.form(said, label) if label in said.buttons else who.form(said, ELSE, label))
    return await form.send(**{key.replace("_", "-"): value for key, value in filled.items()})


def greyed(said: Said) -> set[str]:
    """The buttons that cannot be pressed."""
    parts = (part for row in said.sent.components for part in row["components"])
    return {part["label"] for part in parts if part.get("disabled")}
