"""Rolls and picks that are asked for: their words are those of their stream of chance, for every game alike."""

from __future__ import annotations

from msgspec import structs

from bot.text.facts import kind_of
from bot.text.names import Names
from rules.questions import Pick, Roll


def drawing(question: Roll | Pick, names: Names) -> tuple[str, dict[str, object]]:
    """The message of a roll or pick (`roll-scouting`, `pick-succession`), and its facts.

    They are its fields, and what it is about by what each thing is: `$seat`, `$ship` (`Vocabulary.about`), else `$what`, and the
    number `$place`.
    """
    facts: dict[str, object] = {**structs.asdict(question), **about(question.about, names)}
    if isinstance(question, Pick):
        return f"pick-{question.stream}", {**facts, "options": question.possibilities}
    return f"roll-{question.stream}", facts


def about(things: str, names: Names) -> dict[str, object]:
    """The facts of what a roll or pick is about, which are its things apart by spaces; the first is `$whom` it is of."""
    listed = things.split(" ")
    return {"whom": listed[0], **{_kind(each, names): int(each) if each.isdecimal() else each for each in listed}}


def _kind(thing: str, names: Names) -> str:
    return "place" if thing.isdecimal() else kind_of(thing, names, names.vocabulary.about) or "what"
