"""The case file of Betrayal as values: what its head says about each part of a case."""

from __future__ import annotations

import tomllib
from pathlib import Path

import msgspec

CASES = Path(__file__).parents[2] / "cases" / "betrayal.toml"


class After(msgspec.Struct, forbid_unknown_fields=True):
    """The table at the end of a case, as far as the case says."""

    units: list[str] | None = None
    stack: list[str] | None = None
    companions: list[str] | None = None
    low: int | None = None
    high: int | None = None
    inside: list[str] = []
    outside: list[str] = []
    round: int | None = None
    party: str | None = None


class Chance(msgspec.Struct, forbid_unknown_fields=True):
    """A draw that must be open, and all the chips that may come."""

    draw: str
    among: list[str]


class Case(msgspec.Struct, forbid_unknown_fields=True):
    """A case as the file gives it; the file's head says what each part means."""

    id: str
    says: str
    source: str
    do: list[str]
    covers: list[str] = []
    party: str = "adventurers:2 xp:4"
    house: dict[str, str] = {}
    given: list[str] = []
    draws: list[str] = []
    answers: dict[str, str] = {}
    asked: list[str] = []
    then: list[str] = []
    chance: Chance | None = None
    after: After = msgspec.field(default_factory=After)
    refused: dict[str, str | int | list[str]] | None = None


class Book(msgspec.Struct, forbid_unknown_fields=True, rename="kebab"):
    """The whole file."""

    sentences: dict[str, str]
    at_the_table: dict[str, str]
    chips: dict[str, str]
    goals: dict[str, list[int]]
    provinces: dict[str, str]
    case: list[Case]


BOOK = msgspec.convert(tomllib.loads(CASES.read_text(encoding="utf-8")), Book)
