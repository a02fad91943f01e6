"""Units, chips, demands and pools in words: the pieces that every line is made of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from bot.panels.table import Voice
from bot.text.names import Said
from bot.text.saying import joined
from rules.betrayal.actions import Demand
from rules.betrayal.pack import Bag, Pack, Side, bag_of
from rules.betrayal.spending import Purchase
from rules.betrayal.state import Companion, Enemy, Party, Pool, Unit
from rules.contract import Reason

APART = "; "
"""What stands between the parts of a line about one unit."""


def commas(say: Voice, words: Iterable[str]) -> Said:
    """Words side by side."""
    return joined(words, "comma", say.locale)


# ------------------------------------------------------------------------------------------------ a chip


def name(say: Voice, side: Side) -> str:
    """What a side is called, or that it has no name."""
    return say.names.typed(side.name) if side.name else say("betrayal-unnamed")


def kind(say: Voice, of: str) -> str | None:
    """A type, None where nobody knows."""
    return say(f"betrayal-kind-{of}") if of else None


def bag(say: Voice, level: int) -> str:
    """The bag of a level."""
    return bag_named(say, bag_of(level))


def bag_named(say: Voice, of: Bag) -> str:
    """A bag."""
    return say(f"betrayal-bag-{of}")


def chip(say: Voice, side: Side) -> str:
    """A side by its name, or by its level where it has none."""
    return name(say, side) if side.name else say("betrayal-chip-unnamed", level=side.level)


def chips(say: Voice, enemies: Iterable[Enemy]) -> Said:
    """Chips side by side, equal ones counted."""
    counted = Counter(chip(say, enemy.side) for enemy in enemies)
    each = (
        word if count == 1 else say("betrayal-several", name=Said(word), count=count) for word, count in counted.items()
    )
    return commas(say, each)


def stats(say: Voice, side: Side) -> Said:
    """The numbers of a side, as far as they are known: `health 3, range 1, combat 2, defense 0, targets 1, weakest`."""
    numbers = (("health", side.health), ("range", side.range_), ("combat", side.combat), ("defense", side.defense))
    known = [say(f"betrayal-stat-{what}", count=number) for what, number in numbers if number is not None]
    if side.targets:
        known.append(say("betrayal-stat-targets", count=Said(side.targets)))
    if side.priority:
        known.append(say(f"betrayal-priority-{side.priority}"))
    return commas(say, known)


def skills(say: Voice, side: Side) -> Said:
    """The skills of a side."""
    return commas(say, (say.names.typed(skill) for skill in side.skills))


# ------------------------------------------------------------------------------------------------ a unit


def where(say: Voice, unit: Unit) -> str:
    """The hex on which a unit came: `Hex 3`; without one, what it is called."""
    return say("betrayal-hex", hex=unit.hex) if unit.hex else say("betrayal-unit", handle=unit.handle)


def who(say: Voice, handle: str, side: Side) -> Said:
    """A unit or companion in a sentence: `Ghoul (3)`."""
    message = "betrayal-who" if side.name else "betrayal-who-unnamed"
    return Said(say(message, name=Said(name(say, side)), handle=handle))


def listed(say: Voice, handle: str, side: Side) -> Said:
    """A unit or companion in a list or on a button: `3 Ghoul`."""
    return Said(say("betrayal-listed", handle=handle, name=Said(name(say, side))))


def ranked(say: Voice, handle: str, side: Side) -> str:
    """The same with its level and type: `3 Ghoul, 5 daedra`."""
    message = "betrayal-ranked" if side.level else "betrayal-ranked-quest"
    return say(message, listed=listed(say, handle, side), level=side.level, kind=kind(say, side.kind))


def units(say: Voice, listed_: Iterable[Unit | Companion]) -> Said:
    """Units side by side."""
    return commas(say, (listed(say, each.handle, each.enemy.side) for each in listed_))


# ------------------------------------------------------------------------------------------------ what is wanted


def wanted(say: Voice, demand: Demand) -> str:
    """What was required or added: `a daedra`, `High Elf Necromancer, level 10`, `quest unit Zirik`, `any enemy`."""
    what = say.names.typed(demand.name) if demand.name else say(f"betrayal-one-{demand.kind or 'any'}")
    if demand.quest:
        return say("betrayal-wanted-quest", name=Said(what))
    return say("betrayal-wanted", what=Said(what), level=demand.level)


def until(say: Voice, named: str, of: str) -> str:
    """What hands draw until: a name, or one of a type."""
    return say.names.typed(named) if named else say(f"betrayal-one-{of or 'any'}")


# ------------------------------------------------------------------------------------------------ the pool


def pool(say: Voice, of: Pool) -> str:
    """A pool with its arithmetic: `EP 8 = 4 XP x 2 adventurers`."""
    return say(
        f"betrayal-ep-{of.source}",
        points=of.points,
        xp=of.xp,
        adventurers=of.adventurers,
        session=of.session,
        difficulty=difficulty(say, of.difficulty),
    )


def difficulty(say: Voice, of: str) -> Said:
    """A difficulty by its name."""
    return Said(say(f"betrayal-difficulty-{of}"))


def buys(say: Voice, hexes: int, purchase: Purchase) -> str:
    """What a pool buys on so many hexes."""
    levels = commas(say, map(str, purchase.levels)) or None
    return say("betrayal-buys", hexes=hexes, levels=levels, left=purchase.left, free=purchase.free)


def province(say: Voice, pack: Pack, code: str) -> Said | None:
    """The province by its name, None for none."""
    found = pack.province(code)
    return None if not code else say.names.typed(code if found is None else found.name)


def party(say: Voice, pack: Pack, of: Party) -> str:
    """Session, difficulty and province of a party."""
    at = province(say, pack, of.province)
    return say("betrayal-party-line", session=of.session, difficulty=difficulty(say, of.difficulty), province=at)


def mode(say: Voice, of: str) -> Said:
    """A battle's mode: `clash`."""
    return Said(say(f"betrayal-mode-{of}"))


# ------------------------------------------------------------------------------------------------ why


def message_of(reason: Reason) -> str:
    """The message of a reason."""
    return reason.rule.replace(".", "-")


def because(say: Voice, reason: Reason) -> Said:
    """Why, as a part of a sentence; a house rule that was used is named after it."""
    words = say(message_of(reason))
    used = [
        say("betrayal-by-house", switch=switch, value=value)
        for switch, value in reason.house
        if reason.mark == "house-rule"
    ]
    return Said(" ".join((words, *used)))
