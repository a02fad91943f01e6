"""The order in which the things of a list stand on a sheet."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator

from rules.contract import State
from rules.sheet.finding import slot_at
from rules.sheet.lines import Key, text_of
from rules.sheet.quoting import parts

ORDER = "order"
"""Before the words of a list, in a change: its things stand in another order. Lines in another order mean that."""


def things(state: State, keys: Iterable[Key]) -> dict[Key, list[str]]:
    """The things of each list that are told apart by a name, by the words before them."""
    found: defaultdict[Key, list[str]] = defaultdict(list)
    for key in keys:
        slot = slot_at(state, key)
        if slot.by:
            found[key[:-1]].append(key[-1])
    return found


def orders(state: State, left: Iterable[Key], told: Iterable[Key]) -> Iterator[tuple[str, str]]:
    """The lists whose lines stand in another order, each as a change; `left` are the lines that stay."""
    stay, said = things(state, left), things(state, told)
    for head, ids in said.items():
        there = [*dict.fromkeys((*stay.get(head, ()), *ids))]
        now = iter(ids)
        order = [next(now) if each in ids else each for each in there]
        if order != there:
            yield text_of((ORDER, *head)), ", ".join(order)


def reordered(lines: dict[Key, str], key: str, order: str) -> dict[Key, str]:
    """The lines with those of a list in another order; what is not named stays where it is."""
    head = tuple(parts(key, " "))[1:]
    there = [each for each in lines if each[:-1] == head]
    named = dict.fromkeys((*head, each) for each in parts(order, ",") if (*head, each) in lines)
    now = iter(named)
    return {key: lines[key] for key in [next(now) if each in named else each for each in there]} | {
        key: value for key, value in lines.items() if key not in there
    }
