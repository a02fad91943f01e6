"""What a decision weighed, in short: each player's ship with what it costs to bring it under fire, or why it is out of it."""

from __future__ import annotations

from collections.abc import Iterator

from bot.panels.everrain import _words as words
from bot.panels.table import Voice
from bot.text.catalogue import has
from bot.text.names import Said
from rules.contract import Candidate, Reason


def costs(say: Voice, reason: Reason, but: str) -> Iterator[str]:
    """The candidates other than this one: `D Gull 3 steps`, `B Tern out of range`."""
    at = reason.criteria.index("steps") if "steps" in reason.criteria else 0
    return (cost(say, each, at) for each in reason.candidates if each.key != but)


def cost(say: Voice, candidate: Candidate, at: int = 0) -> str:
    """A player's ship with its cost in steps, or why it is no target."""
    ship = words.ship(say, candidate.key)
    if candidate.out:
        return say("everrain-weighed-out", ship=ship, why=out(say, candidate.out))
    steps = candidate.scores[at] if at < len(candidate.scores) else None
    return say("everrain-weighed", ship=ship, steps=steps)


def out(say: Voice, why: str) -> Said:
    """Why a candidate was ruled out."""
    message = f"everrain-out-{why}"
    return Said(say(message if has(message) else "everrain-out-other"))
