"""Ships and seas that journeys of The Everrain begin with, and how their tables are read."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

from tests.journeys.heard import Heard, Said
from tests.journeys.table import Evening, Player

ENEMY = re.compile(r"([A-D]\d+): (.+?) on node (\d)")
"""The pinned line of an enemy that came On Deck."""
AGENDA = re.compile(r"Agenda (\d+) -> (\d+)(?: \(Enemy Discovery (\d+) -> (\d+)\))?")
"""The pinned line of the Enemy Agenda; the bracket only when Enemy Discovery moved."""


class Crew(NamedTuple):
    """Who plays."""

    ben: Player
    ada: Player


class Foe(NamedTuple):
    """A line of a spawn: the handle, the name and the node."""

    handle: str
    name: str
    node: int


async def launched(night: Evening, **house: str) -> Crew:
    """Ben's Petrel (A) and Ada's Gannet (B), without a chart; house rules as said. It stands on entry 3, later by each rule."""
    crew = Crew(night.player("Ben"), night.player("Ada"))
    opened = await crew.ben("table start", game="everrain", name="Friday")
    await crew.ben.press(opened, "Start")
    for switch, value in house.items():
        await crew.ben("table rules", switch=switch.replace("_", "-"), value=value)
    await crew.ben("everrain ship", name="Petrel")
    await crew.ada("everrain ship", name="Gannet")
    return crew


async def charted(night: Evening, **house: str) -> Crew:
    """The same, with their ships on a small sea: the Petrel in a Port, the Gannet eight hexes east of it.

    It stands on entry 7, later by each house rule.
    """
    crew = await launched(night, **house)
    await crew.ben("everrain reveal", hex="0,0", kind="port")
    await crew.ben("everrain reveal", hex="8,0", kind="sea")
    await crew.ben("everrain sail", ship="Petrel", hex="0,0", facing="E")
    await crew.ada("everrain sail", ship="B", hex="8,0", facing="W")
    return crew


def came(said: Said | Heard) -> list[Foe]:
    """The enemies that a report says came On Deck, in its order; each handle once."""
    foes = [Foe(match[1], match[2], int(match[3])) for line in said.lines if (match := ENEMY.match(line))]
    assert len({each.handle for each in foes}) == len(foes)
    return foes


def enemies(night: Evening) -> dict[str, dict[str, Any]]:
    """The enemies On Deck by their handles, as the file has them."""
    return {each["handle"]: each for each in night.state().get("enemies", ())}


def vessels(night: Evening) -> dict[str, dict[str, Any]]:
    """The enemy ships by their keys, as the file has them."""
    return {each["key"]: each for each in night.state().get("vessels", ())}


def ship(night: Evening, letter: str) -> dict[str, Any]:
    """A player's ship, as the file has it."""
    [found] = [each for each in night.state()["ships"] if each["letter"] == letter]
    return found


def agenda(said: Said | Heard) -> tuple[int, ...]:
    """The Enemy Agenda before and after, as a report says; and Enemy Discovery, when it moved too."""
    [found] = [match for line in said.lines if (match := AGENDA.match(line))]
    return tuple(int(each) for each in found.groups() if each is not None)


async def acted(player: Player, command: str, **options: Any) -> Said:
    """Gives a command that makes an entry, which asks for nothing more; its answer."""
    before = player.night.entries()
    said = (await player(command, **options)).last
    assert player.night.entries() == before + 1, said
    return said


def board(said: Said | Heard) -> str:
    """The picture of a message in words."""
    [picture] = (said.last if isinstance(said, Heard) else said).sent.attachments
    return picture.description or ""
