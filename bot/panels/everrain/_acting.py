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
    parts = [said(say, pack, event), *uses(say, event.uses)]
    if event.steps:
        parts.append(say("everrain-acted-moves", steps=event.steps, zone=event.zone, reached=_reached(event)))
    if event.damage:
        parts.append(say("everrain-acted-damage", damage=event.damage))
    parts += [say("everrain-acted-ability", text=say.names.typed(each.text)) for each in event.abilities]
    idle = event.near is not None and not event.steps and not event.damage and not event.abilities
    if idle:
        parts.append(say("everrain-acted-nothing"))
    yield words.APART.join((*parts, words.because(say, event.because)))


def _reached(event: on.Acted) -> bool:
    """Whether its steps bring it to the crew."""
    return event.near is not None and event.steps >= event.near
