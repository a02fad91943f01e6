"""The group's own notes on the things of a game, of every game: writing one, taking it away, and which an entry is about."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeVar

import msgspec
from msgspec.structs import replace

from rules import names
from rules.contract import Amended, Annotate, Annotated, Event, Note, Offer, Reason, Request, RuleError, State
from rules.options import text, told
from rules.referee import Referee
from rules.sheet.known import namesake
from rules.sheet.types import NONE

MOST_NOTES = 100
"""How many notes a table has room for."""

LONGEST = 200
"""The most characters of a note."""

_NOT_ABOUT = frozenset({"nation", "nations", "port", "ship_class", "icons", "toward"})
"""Fields of events whose texts are no moment for a note: keys of what no note is on, though they look alike, or of an aim."""

S = TypeVar("S", bound=State)


def on(state: State, thing: str) -> str:
    """The note on a thing, empty when there is none."""
    return next((note.text for note in here(state, (thing,))), "")


def read(state: State, request: Request, things: Iterable[Offer], called: Iterable[names.Pair] = ()) -> Annotate:
    """The note that was typed: on a thing by its key, by what it is called, or on what there is a note on already.

    RuleErrors missing-option, unknown-note with the nearest things.
    """
    listed = tuple(things)
    known = _pairs(listed, called)
    own = tuple(note.on for note in state.notes if names.match(note.on, known) is None)
    keys = {*own, *(each.key for each in listed)}
    pairs = (*known, *((key, key) for key in own))
    thing = text(request, "on")
    meant = thing if thing in keys else names.find(thing, pairs, "unknown-note", "things")
    return Annotate(meant, told(request, "text")[:LONGEST].strip())


def annotate(state: S, action: Annotate, referee: Referee) -> S:
    """There is this note on a thing and no other; an empty one takes it away.

    RuleErrors note-unchanged, too-many-notes.
    """
    before = on(state, action.on)
    if before == action.text:
        raise RuleError("note-unchanged", on=action.on, there=int(bool(before)))
    others = tuple(note for note in state.notes if not _is_on(note, action.on))
    if action.text and len(others) >= MOST_NOTES:
        raise RuleError("too-many-notes", limit=MOST_NOTES)
    kept = (*others, Note(action.on, action.text)) if action.text else others
    referee.say(Annotated(action.on, before, action.text))
    return replace(state, notes=tuple(sorted(kept, key=lambda note: note.on)))


def here(state: State, things: Iterable[str]) -> tuple[Note, ...]:
    """The notes on these things, in their order; each once, though its thing is named by its key and by its name."""
    by_thing = {names.slug(note.on): note for note in state.notes} | {note.on: note for note in state.notes}
    return tuple({by_thing[thing].on: by_thing[thing] for thing in things if thing in by_thing}.values())


def settled(
    before: State, state: State, things: Iterable[Offer], called: Iterable[names.Pair] = ()
) -> tuple[Note, ...]:
    """The notes of a corrected sheet, each on the thing that it means; one that was there before may be on what is no more.

    RuleErrors unknown-note with the nearest things, sheet-twice.
    """
    listed = tuple(things)
    keys, pairs, had = {each.key for each in listed}, _pairs(listed, called), {note.on for note in before.notes}
    kept = {note.on: note for note in state.notes if note.on in keys}
    for note in state.notes:
        thing = namesake(note.on, pairs) if note.on in had else names.match(note.on, pairs)
        if note.on in keys:
            continue
        if thing is None and note.on not in had:
            raise RuleError("unknown-note", text=note.on, things=names.nearest(note.on, pairs))
        if thing in kept and note.on not in had:
            raise RuleError("sheet-twice", key=f"note {thing}", field=NONE)
        on_ = note.on if thing is None or thing in kept else thing
        kept[on_] = Note(on_, note.text)
    return tuple(sorted(kept.values(), key=lambda note: note.on))


def _pairs(things: Iterable[Offer], called: Iterable[names.Pair]) -> tuple[names.Pair, ...]:
    """All that things are called: by their keys, too."""
    return (*(pair for each in things for pair in ((each.key, each.key), (each.key, each.name))), *called)


def _is_on(note: Note, thing: str) -> bool:
    """Whether a note is on a thing, by its key or its name."""
    return thing in {note.on, names.slug(note.on)}


def named(events: Iterable[Event]) -> tuple[str, ...]:
    """All that events are about, in their order, and steps that ran by themselves; not what was only weighed, or is gone with it.

    >>> from rules.marauders.events import Sailed
    >>> named([Sailed("s1", "havana", "tortuga")])
    ('s1', 'havana', 'tortuga')
    """
    told = (event for event in events if not isinstance(event, Annotated | Amended))
    about = ((*event.of_steps, *(() if event.parts else _texts(event))) for event in told)
    return tuple(dict.fromkeys(each for things in about for each in things))


def _texts(value: object) -> Iterator[str]:
    """The texts in a value, those of reasons not."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, tuple):
        for each in value:  # pyright: ignore[reportUnknownVariableType] - a tuple of whatever a value holds
            yield from _texts(each)  # pyright: ignore[reportUnknownArgumentType]
    elif isinstance(value, msgspec.Struct) and not isinstance(value, Reason):
        for field in value.__struct_fields__:
            if field not in _NOT_ABOUT:
                yield from _texts(getattr(value, field))
