"""The enemies' skills (3.6), each with the moment at which it is used: what a party has to be reminded of."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable

from rules.betrayal.events import Reminder
from rules.betrayal.state import Unit

TIMINGS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("deployment", ("Colossal", "Cornered")),
    ("start", ("Lord", "Motivate", "Recover")),
    ("movement", ("Rush", "Swap", "Swift", "Restrain")),
    ("targeting", ("Detection", "Vision", "Smite", "Vindictive")),
    ("chosen", ("Burn", "Detain", "Disrupt", "Freeze", "Steal", "Storm Seer")),
    ("roll", ("Aggressive", "Arcane", "Bladed", "Subdue", "True Strike", "Unbridled")),
    ("engaged", ("Bane", "Blind", "Daze", "Enfeeble", "Intimidate", "Maim", "Vinesnare")),
    (
        "reaction",
        (
            *("Chilblain", "Dispel", "Divert", "Dodge", "Elusive", "Ethereal", "Fumes", "Iron Bark", "Riposte"),
            *("Shatter", "Stalwart"),
        ),
    ),
    ("end", ("Bide", "Decay", "Necromancy", "Necrotic", "Retreat", "Ritual", "Siphon")),
    ("defeat", ("Incite", "Instigate", "Penumbra", "Rally", "Reward", "Rot")),
)
"""The moments in the order of an enemy's turn, each with its skills: after `deployment` a turn from its `start` to its `end`.

`chosen` is when a target is chosen, `engaged` after the unit has engaged, `reaction` when it is engaged or damaged itself.
"""

IN_TURN = tuple(timing for timing, _ in TIMINGS if timing != "deployment")

_NUMBER = re.compile(r"\s*\d+$")


def plain(skill: str) -> str:
    """A skill without its number.

    >>> plain("Riposte 2")
    'riposte'
    """
    return _NUMBER.sub("", skill).strip().casefold()


def timing_of(skill: str) -> str:
    """When a skill is used, empty for one that nobody knows.

    >>> timing_of("riposte 2"), timing_of("Rally"), timing_of("Juggling")
    ('reaction', 'defeat', '')
    """
    wanted = plain(skill)
    return next((timing for timing, skills in TIMINGS if wanted in map(str.casefold, skills)), "")


def reminders(units: Iterable[Unit], timings: Collection[str] = IN_TURN) -> tuple[Reminder, ...]:
    """The known skills of these units at these moments, moment by moment; one skill counts once, the highest number (P-24)."""
    order = [timing for timing, _ in TIMINGS]
    found = [
        Reminder(timing=timing, handle=unit.handle, skill=skill)
        for unit in units
        for skill in highest(unit.enemy.side.skills)
        if (timing := timing_of(skill)) in timings
    ]
    return tuple(sorted(found, key=lambda each: order.index(each.timing)))


def highest(skills: Iterable[str]) -> tuple[str, ...]:
    """Skills without doubles: of two with a number the higher one (P-24).

    >>> highest(("Riposte 1", "Rally", "Riposte 2"))
    ('Riposte 2', 'Rally')
    """
    best: dict[str, str] = {}
    for skill in skills:
        best[plain(skill)] = max(best.get(plain(skill), skill), skill, key=_number)
    return tuple(best.values())


def _number(skill: str) -> int:
    found = _NUMBER.search(skill)
    return int(found.group()) if found else 0
