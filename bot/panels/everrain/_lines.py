"""What happened, line by line."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from bot.panels.everrain import _words as words
from bot.panels.everrain._acting import acted, rolled
from bot.panels.everrain._facts import facts, said
from bot.panels.everrain._names import pack_of, voice, voyage_of
from bot.panels.sheet import told as corrected
from bot.panels.table import Voice
from bot.text.catalogue import has
from bot.text.names import Said
from bot.view import View
from rules.contract import MEANS, Amended, Annotated, Event
from rules.everrain import events as on
from rules.everrain.pack import Pack
from rules.everrain.state import ACTS, Voyage

HANDS = (
    *(
        on.Whilst,
        on.Placed,
        on.Skipped,
        on.Launched,
        on.NotLaunched,
        on.Closing,
        on.Fired,
        on.NodeHit,
        on.Onward,
        on.Waits,
    ),
    *(
        on.Acted,
        on.Wounded,
        on.Left,
        on.Sunk,
        on.StormMoved,
        on.StormSet,
        on.ElderArose,
        on.AgendaMoved,
        on.DiscoveryMoved,
    ),
    *(on.ElderLowered, on.ActBegan, on.Boarded, on.Dodged),
)
"""What the hands at the board must do: it is told first, in the order in which it happened."""

_MEANS = {each.key for each in MEANS}


def told(view: View, events: Iterable[Event]) -> list[tuple[Event, tuple[str, ...]]]:
    """Each event with what is said of it, what the hands must do first; while something is asked, that is not said yet."""
    say, pack, listed, asked = voice(view), pack_of(view), tuple(events), view.asking is not None
    ordered = sorted(listed, key=lambda event: not _for_hands(event))
    return [
        (event, tuple(line for line in _lines(say, pack, voyage_of(view), event, listed, asked=asked) if line))
        for event in ordered
    ]


def _for_hands(event: Event) -> bool:
    """Whether the hands at the board must do something: with cards of the table's own they turn them up, too."""
    if isinstance(event, on.Tied):
        return event.what == "spawn-hex"  # which says where the ship comes
    return isinstance(event, HANDS) or (isinstance(event, on.TurnedUp) and event.turns is None)


def lines(view: View, events: Iterable[Event]) -> list[str]:
    """All that is said of these events, one after the other."""
    return [line for _, each in told(view, events) for line in each]


def _lines(
    say: Voice, pack: Pack, voyage: Voyage, event: Event, events: Sequence[Event], *, asked: bool
) -> Iterator[str]:
    several = _SEVERAL.get(type(event))
    if several is not None:
        yield from several(say, pack, event)
        return
    match event:
        case on.CrewTold(seat=seat) if any(isinstance(each, on.Sunk) and each.seat == seat for each in events):
            return  # what was told of it is true of the new ship no more
        case on.Closing(reached=True) if not any(isinstance(each, on.Fired) for each in events):
            yield said(say, pack, event, spent=True)
        case on.Fired():
            yield said(say, pack, event, _fires(voyage, event, events, asked=asked))
        case on.ElderStirs():
            yield said(say, pack, event, now=any(isinstance(each, on.ElderArose) for each in events))
        case on.ActDue():
            yield said(say, pack, event, waits=_act_waits(voyage, event, events))
        case Annotated(text=""):
            yield said(say, pack, event, "gone")
        case on.NothingToDo():
            yield _nothing_to_do(say, pack, event, events)
        case on.RuleSet(switch=switch):
            meaning = say(f"switch-{switch}.{event.value}")
            yield said(say, pack, event, "means" if switch in _MEANS else "", meaning=Said(meaning))
        case _:
            yield said(say, pack, event)


def _act_waits(voyage: Voyage, event: on.ActDue, events: Sequence[Event]) -> str:
    """What the beginning of an act waits for: the end of the turn or of the phase; nothing once it has begun."""
    if any(isinstance(each, on.ActBegan) and each.act == event.due.act for each in events):
        return "begun"
    return "turn" if voyage.phase is None else "phase"


def _nothing_to_do(say: Voice, pack: Pack, event: on.NothingToDo, events: Sequence[Event]) -> str:
    """All steps without anybody to act, said once."""
    each = [other for other in events if isinstance(other, on.NothingToDo)]
    steps = tuple(step for other in each for step in other.steps)
    return said(say, pack, replace(event, steps=steps)) if event is each[0] else ""


def _fires(voyage: Voyage, event: on.Fired, events: Sequence[Event], *, asked: bool) -> str:
    """How it is said that a ship fires: what the hands turn without the chart, once all of it is done."""
    if on_chart(voyage, event.vessel, events) or asked:
        return "charted"
    turned = any(isinstance(each, on.Closing) and each.vessel == event.vessel for each in events)
    return "" if turned else "steady"


def on_chart(voyage: Voyage, key: str, events: Sequence[Event]) -> bool:
    """Whether an enemy ship has a hex, or had one when it left: then the bot says where it goes, not the table."""
    vessel = voyage.vessel(key)
    if vessel is not None:
        return vessel.hex is not None
    return any(isinstance(each, on.Left) and each.enemy == key and each.hex is not None for each in events)


# ------------------------------------------------------------------------------------------------ enemies come


def turned_up(say: Voice, pack: Pack, event: on.TurnedUp) -> Iterator[str]:
    """The cards that were turned up, what was taken, and what would have gone over: `Turned up 2, 3: took 2; discarded 3 ...`."""
    parts = [said(say, pack, event)]
    known = facts(say, pack, event)
    if known["discarded"] is not None:
        parts.append(say("everrain-discarded", list=known["discarded"], sums=known["sums"]))
    if event.left:
        parts.append(say("everrain-unspent", left=event.left, why=known["why"]))
    yield words.APART.join(parts)


def placed(say: Voice, pack: Pack, event: on.Placed) -> Iterator[str]:
    """An enemy on its node, why there, and where else if crew stands there: `C1: Drowned Hand on node 4: Fate die 4`."""
    note = f"{words.message_of(event.because)}.note"
    rolled_for = len(event.because.candidates) > 1 and has(note)
    why = say(note, zone=event.enemy.zone) if rolled_for else words.because(say, event.because)
    parts = [said(say, pack, event, why=Said(why))]
    if event.others:
        first, *rest = event.others
        parts.append(say("everrain-others", first=first, list=words.numbers(say, rest) if rest else None))
    yield words.APART.join(parts)


def launched(say: Voice, pack: Pack, event: on.Launched) -> Iterator[str]:
    """An enemy ship on its hex, what its card says, and where it heads."""
    vessel = event.vessel
    stats = (("health", vessel.health), ("dice", vessel.dice), ("range", vessel.range_))
    known = [say(f"everrain-stat-{what}", count=count) for what, count in stats if count is not None]
    yield words.APART.join(part for part in (said(say, pack, event), words.commas(say, known)) if part)


# ------------------------------------------------------------------------------------------------ acts, the Elder One


def act_began(say: Voice, pack: Pack, event: on.ActBegan) -> Iterator[str]:
    """An act begins: what everybody does, and what comes into the Enemy Deck."""
    yield said(say, pack, event)
    if event.seats:
        yield said(say, pack, event, "orders")
    yield say("everrain-act-wages")
    if event.cards:
        yield said(say, pack, event, "deck")
    elif event.act < ACTS[-1]:
        yield said(say, pack, event, "own")


def arose(say: Voice, pack: Pack, event: on.ElderArose) -> Iterator[str]:
    """The Elder One is there: what its board says."""
    yield said(say, pack, event)
    if event.vessel.card is None:
        yield said(say, pack, event, "own")
    if event.awakening:
        yield said(say, pack, event, "awakening")
    if event.objective:
        yield said(say, pack, event, "objective")


_SEVERAL: Mapping[type[Event], Callable[[Voice, Pack, Any], Iterator[str]]] = {
    on.TurnedUp: turned_up,
    on.Placed: placed,
    on.Launched: launched,
    on.ActBegan: act_began,
    on.ElderArose: arose,
    on.Acted: acted,
    on.Rolled: rolled,
    Amended: lambda say, _pack, event: iter(corrected(say, event)),
}
"""The events whose lines are made of parts."""
