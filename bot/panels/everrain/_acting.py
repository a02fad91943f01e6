"""What enemies do when they are activated: their dice as rolled, how each was used, and what comes of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.panels.everrain import _words as words
from bot.panels.everrain._facts import said
from bot.panels.table import Voice
from bot.text.names import Said
from rules.everrain import events as on
from rules.everrain.pack import Pack

_TO = ("ability", "move", "damage", "idle")
"""For what dice are used, in the order in which it is told."""


def rolled(say: Voice, pack: Pack, event: on.Rolled) -> Iterator[str]:
    """`The Maw rolls Move, Omen, Omen: Move, Omen + Omen for 2 steps`."""
    used = words.APART.join(uses(say, event.uses))
    yield said(say, pack, event, used=Said(used) if used else None)


def uses(say: Voice, of: Iterable[on.Use]) -> Iterator[str]:
    """How dice were used: `Move, Omen + Omen for 2 steps`; a pair of one kind counts as one useful result."""
    listed = tuple(of)
    for to in _TO:
        each = [use for use in listed if use.to == to]
        if each:
            dice = words.commas(say, (_together(say, use) for use in each))
            yield say(f"everrain-use-{to}", dice=dice, count=len(each))


def _together(say: Voice, use: on.Use) -> str:
    """A face, or a pair: `Omen + Omen`."""
    return " + ".join(words.face(say, face) for face in use.dice)


def acted(say: Voice, pack: Pack, event: on.Acted) -> Iterator[str]:
    """An On Deck enemy: its dice, how they were used, and what it does."""
    used, does = words.APART.join(uses(say, event.uses)), words.APART.join(_does(say, event))
    yield said(say, pack, event, used=Said(used) if used else None, does=Said(does) if does else None)


def _does(say: Voice, event: on.Acted) -> Iterator[str]:
    """What comes of the dice of an On Deck enemy."""
    if event.steps:
        reached = event.near is not None and event.steps >= event.near
        yield say("everrain-acted-moves", steps=event.steps, zone=event.zone, reached=reached)
    if event.damage:
        yield say("everrain-acted-damage", damage=event.damage)
    for each in event.abilities:
        yield say("everrain-acted-ability", text=say.names.typed(each.text.rstrip(".")))
