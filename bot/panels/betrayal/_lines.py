"""What happened, line by line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from msgspec.structs import replace

from bot.panels.betrayal import _words as words
from bot.panels.betrayal._facts import bags_of_chips, said
from bot.panels.betrayal._names import pack_of, voice
from bot.panels.sheet import told as corrected
from bot.panels.table import LONGEST, Voice, fitted
from bot.text.catalogue import has
from bot.text.names import Said
from bot.view import View
from rules.betrayal import events as on
from rules.betrayal.adding import QUEST_SUBSTITUTE
from rules.betrayal.pack import Pack, Side
from rules.betrayal.state import Enemy, Unit
from rules.contract import MEANS, Amended, Annotated, Event

_CLOSE = ("betrayal.instigate", "betrayal.lord", "betrayal.necromancy")
"""The skills that say where an enemy comes."""

_MEANS = {each.key for each in MEANS}


def told(view: View, events: Iterable[Event], *, brief: bool = False) -> list[tuple[Event, tuple[str, ...]]]:
    """Each event with what is said of it, none where another line says it already; `brief` without the figures of who came."""
    say, pack, listed = voice(view), pack_of(view), tuple(_bare(each) if brief else each for each in events)
    return [
        (event, tuple(corrected(say, event) if isinstance(event, Amended) else _lines(say, pack, event, listed)))
        for event in listed
    ]


def lines(view: View, events: Iterable[Event]) -> list[str]:
    """All that is said of these events, one after the other."""
    return [line for _, each in told(view, events) for line in each]


def short_enough(view: View, events: Sequence[Event]) -> tuple[str, ...]:
    """All that is said of these events, without figures where there are too many; who came is cut before what was spent."""
    locale, full = voice(view).locale, lines(view, events)
    if sum(len(line) + 1 for line in full) <= LONGEST:
        return fitted(full, locale=locale)
    brief = told(view, events, brief=True)
    first = [line for event, each in brief for line in (each[:1] if isinstance(event, on.Deployed) else ()) if line]
    if sum(len(line) + 1 for _, each in brief for line in each) <= LONGEST or not first:
        return fitted((line for _, each in brief for line in each), locale=locale)
    kept = [line for event, each in brief for line in (each[1:] if isinstance(event, on.Deployed) else each) if line]
    rest = fitted(kept, locale=locale, limit=LONGEST // 2)
    return (*fitted(first, locale=locale, limit=LONGEST - sum(len(line) + 1 for line in rest)), *rest)


def _bare(event: Event) -> Event:
    """Who came without the figures and skills of the chip."""
    if not isinstance(event, on.Deployed):
        return event
    unit, side = event.unit, event.unit.enemy.side
    bare = Side(level=side.level, name=side.name, kind=side.kind)
    return replace(event, unit=replace(unit, enemy=replace(unit.enemy, side=bare)))


def _lines(say: Voice, pack: Pack, event: Event, events: tuple[Event, ...]) -> Iterator[str]:
    match event:
        case on.Deployed():
            yield deployed(say, event)
            yield from _put_back(say, event, events)
        case on.PoolSpent():
            yield spent(say, event)
        case on.AsideReturned():
            yield said(say, pack, event, "early") if event.because.rule != "betrayal.aside.after-deployment" else ""
            yield from bags_of_chips(say, event)
        case on.AfterDeployment():
            yield from reminded(say, event)
        case on.BattleOpened() | on.TileRevealed():
            yield said(say, pack, event)
            yield say("betrayal-ep-counts") if event.because.rule == "betrayal.pool.told-over-final" else ""
        case on.BattleEnded():
            yield from ended(say, pack, event)
        case on.EnemiesAct():
            yield from acting(say, event)
        case on.LaidAside():
            yield said(say, pack, event, what=Said(_for_whom(say, event, events)))
        case on.RuleSet(switch=switch):
            meaning = say(f"switch-{switch}.{event.value}")
            yield said(say, pack, event, "means" if switch in _MEANS else "", meaning=Said(meaning))
        case _:
            yield said(say, pack, event, _how(event))


def _how(event: Event) -> str:
    """In which other words of its own an event is told."""
    match event:
        case Annotated(text=""):
            return "gone"
        case on.Filled():
            return "done"
        case on.Defeated() if event.because.rule == "betrayal.added.back-to-back":
            return "turned"
        case on.Removed() if event.because.rule == "betrayal.rally.own-chip":
            return "rallied"
        case _:
            return ""


def _for_whom(say: Voice, event: on.LaidAside, events: tuple[Event, ...]) -> str:
    """The hex for which chips were laid aside, or the unit where it has none."""
    came = (each.unit for each in events if isinstance(each, on.Deployed) and each.unit.handle == event.handle)
    return next((words.where(say, unit) for unit in came), event.handle)


# ------------------------------------------------------------------------------------------------ deployments


def deployed(say: Voice, event: on.Deployed) -> str:
    """An enemy on its hex, with its numbers, and what is not as usual: `Hex 1: Ghoul, level 5 (daedra); health 3`."""
    if event.instruction is not None and event.instruction.how == "draw":
        head = instructed(say, event.unit, event.instruction)
    else:
        head = standing(say, event.unit)
    return words.APART.join((head, *_notes(say, event)))


def standing(say: Voice, unit: Unit) -> str:
    """An enemy on its hex: `Hex 1: Ghoul, level 5 (daedra); health 3, range 1; Rally`."""
    side = unit.enemy.side
    facts = {"where": Said(words.where(say, unit)), "name": Said(words.name(say, side)), "level": side.level}
    message = "betrayal-stands" if side.level else "betrayal-stands-quest"
    head = say(message, **facts, kind=words.kind(say, side.kind))
    return words.APART.join(part for part in (head, words.stats(say, side), words.skills(say, side)) if part)


def instructed(say: Voice, unit: Unit, what: on.Instruction) -> str:
    """What the hands do for a unit without a name: `Hex 1: draw from the 1/5 bag until a beast, level 5 up`."""
    until = bool(what.name or what.kind)
    return say(
        "betrayal-draw-until" if until else "betrayal-draw-any",
        where=Said(words.where(say, unit)),
        bag=Said(words.bag(say, what.level)),
        wanted=Said(words.until(say, what.name, what.kind)),
        level=what.level,
    )


def _draws_until(event: on.Deployed) -> bool:
    """Whether hands draw chips for it that are laid aside."""
    what = event.instruction
    return what is not None and what.how == "draw" and bool(what.name or what.kind)


def _put_back(say: Voice, event: on.Deployed, events: tuple[Event, ...]) -> Iterator[str]:
    """After the last enemy, that what hands have laid aside goes back (P-9.4)."""
    came = [each for each in events if isinstance(each, on.Deployed)]
    if came[-1] is event and any(map(_draws_until, came)):
        yield say("betrayal-put-back")


def _notes(say: Voice, event: on.Deployed) -> Iterator[str]:
    """What is not as usual of a deployed enemy."""
    unit, what = event.unit, event.instruction
    if _draws_until(event):
        yield say("betrayal-runs-out", skill="lord" if event.because.rule == "betrayal.lord.daedra" else None)
    if what is not None and what.how == "search":
        yield say("betrayal-search", bag=Said(words.bag(say, what.level)), level=what.level)
    if what is not None and what.how == "take":
        yield say("betrayal-take", bag=Said(words.bag(say, QUEST_SUBSTITUTE)), level=QUEST_SUBSTITUTE)
    if has(note := f"{words.message_of(event.because)}.note"):
        yield say(note)
    if unit.beside:
        yield say("betrayal-beside")
    if not unit.hex and not event.because.rule.startswith(_CLOSE):
        yield say("betrayal-your-choice")
    if unit.hex and unit.handle != unit.hex:
        yield say("betrayal-called", handle=unit.handle)
    if unit.rests:
        yield say("betrayal-rests")


def spent(say: Voice, event: on.PoolSpent) -> str:
    """How much of the pool was spent, and how much was lost and why: `Spent 8 of 8; nothing unused`."""
    facts = {"spent": event.spent, "pool": event.pool}
    if event.left <= 0:
        return say("betrayal-spent-all", **facts)
    how = "betrayal-spent-kept" if event.lost == "kept" else "betrayal-spent-lost"
    return say(how, **facts, left=event.left, why=words.because(say, event.because))


def reminded(say: Voice, event: on.AfterDeployment) -> Iterator[str]:
    """Who may act right after a deployment, and what the new enemies' own skills do then."""
    if event.handles and event.abilities:
        able = words.commas(say, (say(f"betrayal-ability-{each}") for each in event.abilities))
        yield say("betrayal-after-deployment", list=able)
    for reminder in event.reminders:
        skill = say.names.typed(reminder.skill)
        yield say("betrayal-at-deployment", handle=reminder.handle, skill=skill)


# ------------------------------------------------------------------------------------------------ rounds and the end


def acting(say: Voice, event: on.EnemiesAct) -> Iterator[str]:
    """Who acts in which order, each with its numbers and the moments of its skills; then who rests."""
    timed = {unit.handle: tuple(each for each in event.reminders if each.handle == unit.handle) for unit in event.units}
    for place, unit in enumerate(event.units, start=1):
        side = unit.enemy.side
        message = "betrayal-acts" if side.level else "betrayal-acts-quest"
        who, of = words.who(say, unit.handle, side), words.kind(say, side.kind)
        head = say(message, place=place, who=who, level=side.level, kind=of)
        health = () if unit.health is None else (say("betrayal-health-now", count=unit.health),)
        skills = [
            say(
                "betrayal-skill-at",
                timing=Said(say(f"betrayal-timing-{timing}")),
                skills=words.commas(say, (say.names.typed(each.skill) for each in listed)),
            )
            for timing, listed in groupby(timed[unit.handle], key=lambda each: each.timing)
        ]
        yield words.APART.join(part for part in (head, *health, words.stats(say, side), *skills) if part)
    if _equals(event.units):
        yield say("betrayal-equals")
    if event.resting:
        yield say("betrayal-resting", list=words.units(say, event.resting), count=len(event.resting))


def _equals(units: tuple[Unit, ...]) -> bool:
    """Whether some have the same level, so that the party picks."""
    return len({unit.level for unit in units}) < len(units)


def ended(say: Voice, pack: Pack, event: on.BattleEnded) -> Iterator[str]:
    """The battle is over: what goes back into which bag, who stays, and that XP come now."""
    yield said(say, pack, event)
    for of, enemies in (("low", event.low), ("high", event.high)):
        if enemies:
            yield say("betrayal-into-bag", bag=Said(say(f"betrayal-bag-{of}")), list=words.chips(say, enemies))
    if event.quest:
        yield say("betrayal-into-box", list=_quests(say, event.quest))
    if event.companions:
        yield say("betrayal-kept", list=words.units(say, event.companions), count=len(event.companions))


def _quests(say: Voice, enemies: Iterable[Enemy]) -> Said:
    return words.commas(say, (words.name(say, each.side) for each in enemies))
