"""Reading packs: values are taken out of tables one by one, and every problem is noted with its place."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import cast

from rules import names
from rules.contract import Value

MOST_PROBLEMS = 50
LONGEST = 60
"""The most characters of what is there that a problem quotes."""
NAME = 100
"""The most characters of a name or title."""
_KEY = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")

Raw = Mapping[str, object]


class Problem(Value, frozen=True):
    """Something wrong in a pack: where (`cards[3].captain.scouting`, counted from 0), what is there, what was expected.

    `found` is empty when nothing is there; `expected` is a short machine word: `number 1-9`, `one-of dutch english`, `unique`.
    """

    place: str
    found: str
    expected: str


class PackError(Exception):
    """A pack that cannot be played with: all its problems, at most 50."""

    def __init__(self, problems: tuple[Problem, ...]) -> None:
        """`problems` in the order of the file, at least one."""
        super().__init__(problems)
        self.problems = problems


class Desk:
    """Takes values out of tables, and notes what is wrong with them."""

    def __init__(self) -> None:
        """Nothing is wrong yet."""
        self.problems: list[Problem] = []

    def wrong(self, place: str, found: object, expected: str) -> None:
        """Notes a problem."""
        self.problems.append(Problem(place, _quoted(found), expected))

    def settle(self, unfit: Iterable[Problem]) -> None:
        """PackError with every problem: what was noted, and what does not fit together where nothing was noted."""
        places = {problem.place for problem in self.problems}
        problems = (*self.problems, *(problem for problem in unfit if problem.place not in places))
        if problems:
            raise PackError(problems[:MOST_PROBLEMS])

    def known(self, table: Raw, place: str, fields: tuple[str, ...]) -> None:
        """Notes each field that has no business here."""
        expected = f"one-of {' '.join(fields)}"
        for field in table:
            if field not in fields:
                self.wrong(at(place, field), field, expected)

    def text(self, table: Raw, place: str, field: str, default: str | None = None, most: int = NAME) -> str:
        """A text in one line, without what cannot be seen."""
        found = table.get(field, default)
        text = names.tidy(found) if isinstance(found, str) else ""
        if not isinstance(found, str) or (default is None and not text):
            self.wrong(at(place, field), found, "text")
        elif len(text) > most:
            self.wrong(at(place, field), found, f"text-up-to {most}")
        return text

    def key(self, table: Raw, place: str, field: str = "key") -> str:
        """A kebab-case key."""
        found = table.get(field)
        if not isinstance(found, str) or len(found) > LONGEST or not _KEY.fullmatch(found):
            self.wrong(at(place, field), found, "kebab-case")
            return ""
        return found

    def number(self, table: Raw, place: str, field: str, most: int, default: int | None = None, least: int = 1) -> int:
        """A whole number within limits."""
        found = table.get(field, default)
        if not isinstance(found, int) or isinstance(found, bool) or not least <= found <= most:
            self.wrong(at(place, field), found, f"number {least}-{most}")
            return least
        return found

    def flag(self, table: Raw, place: str, field: str, default: bool | None = None) -> bool:
        """True or false."""
        found = table.get(field, default)
        if not isinstance(found, bool):
            self.wrong(at(place, field), found, "true-or-false")
        return bool(found)

    def choice(self, table: Raw, place: str, field: str, values: tuple[str, ...]) -> str:
        """One of some words."""
        found = table.get(field)
        if found not in values:
            self.wrong(at(place, field), found, f"one-of {' '.join(values)}")
            return values[0]
        return str(found)

    def table(self, table: Raw, place: str, field: str) -> Raw | None:
        """A table of its own, None (and a problem) when it is none."""
        found = table.get(field)
        if not isinstance(found, dict):
            self.wrong(at(place, field), found, "table")
            return None
        return cast("Raw", found)

    def tables(self, table: Raw, field: str) -> Iterator[tuple[Raw, str]]:
        """The tables of a list, each with its place."""
        found: object = table.get(field, [])
        if not isinstance(found, list):
            self.wrong(field, found, "list-of-tables")
            return
        for index, each in enumerate(cast("list[object]", found)):
            place = f"{field}[{index}]"
            if isinstance(each, dict):
                yield cast("Raw", each), place
            else:
                self.wrong(place, each, "table")


def _quoted(found: object) -> str:
    """What is there, in short: of a list or table only that it is one, of a monstrous number how it begins."""
    if isinstance(found, list | dict):
        return "[…]" if isinstance(found, list) else "{…}"
    if isinstance(found, int) and found.bit_length() > LONGEST:
        return f"{found:#x}"[:LONGEST]
    return "" if found is None else str(found)[:LONGEST]


def at(place: str, field: str) -> str:
    """The place of a field: `cards[3].captain`."""
    return f"{place}.{field[:LONGEST]}" if place else field[:LONGEST]


def crowded(field: str, number: int, most: int) -> Iterator[Problem]:
    """A problem when the cards or pieces of a list are more than so many in all: each draw of one weighs all the others."""
    if number > most:
        yield Problem(field, str(number), f"in-all-up-to {most}")


def doubled(field: str, part: str, keys: list[str], same: Callable[[str], str] = str) -> Iterator[Problem]:
    """A problem for each key that is there before, or one that is the `same`."""
    seen: set[str] = set()
    for index, key in enumerate(keys):
        if key and same(key) in seen:
            yield Problem(f"{field}[{index}].{part}", key, "unique")
        seen.add(same(key))
