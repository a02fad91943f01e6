"""The case file of Merchants & Marauders as values: what its head says about each part of a case."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path

import msgspec

from tests.rules.marauders_tables import BattleGiven, CaptainGiven, CardGiven, ShipGiven

CASES = Path(__file__).parents[1] / "cases" / "marauders.toml"

Thing = str | int | bool | list[str] | dict[str, str | list[int]]
Told = Mapping[str, Thing]


class Chance(msgspec.Struct, forbid_unknown_fields=True):
    """A draw that must be open, and all that may come."""

    draw: str
    among: list[str]


class After(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The board at the end of a case, as far as the case says."""

    at: dict[str, str] = {}
    stack: dict[str, list[str]] = {}
    queued: dict[str, list[str]] = {}
    discard: list[str] | None = None
    removed: list[str] | None = None
    gold: dict[str, str] = {}
    cargo: dict[str, str] = {}
    bounties: dict[str, str] = {}
    classes: dict[str, str] = {}
    untold: list[str] = []
    seats: list[str] | None = None
    war: list[str] | None = None
    men_o_war: list[str] | None = None
    same: list[str] = []
    battle: dict[str, Thing] | None = None
    meetings: list[str] | None = None
    left: dict[str, str] = {}
    skills: dict[str, list[int]] = {}
    fallen: list[str] | None = None


class Case(msgspec.Struct, forbid_unknown_fields=True):
    """A case as the file gives it; the file's head says what each part means."""

    id: str
    says: str
    source: str
    do: list[str]
    covers: list[str] = []
    ships: dict[str, ShipGiven] = {}
    captains: dict[str, CaptainGiven] = {}
    war: list[str] = []
    battle: BattleGiven | None = None
    meetings: list[str] = []
    house: dict[str, str] = {}
    discard: list[str] = []
    removed: list[str] = []
    answers: dict[str, str] = {}
    force: list[str] = []
    chance: Chance | None = None
    asked: list[str] = []
    waits: bool = False
    then: list[Told] = []
    never: list[Told] = []
    unordered: bool = False
    loosely: list[str] = []
    draws: list[str] | None = None
    reminds: list[str] | None = None
    after: After = After()
    refused: dict[str, str | int | list[str]] | None = None


class Map(msgspec.Struct, forbid_unknown_fields=True):
    """Section 3.1: each zone's port and borders, and its name."""

    covers: list[str]
    zones: dict[str, str]
    names: dict[str, str]


class Sample(msgspec.Struct, forbid_unknown_fields=True):
    """The numbers of the shipped event deck."""

    covers: list[str]
    cards: int
    captains_of_each_ship: int
    cards_with_icons: int
    icons_on_each: int


class Book(msgspec.Struct, forbid_unknown_fields=True):
    """The whole file."""

    sentences: dict[str, str]
    deck: dict[str, CardGiven]
    map: Map
    classes: dict[str, list[int]]
    sample: Sample
    case: list[Case]


BOOK = msgspec.convert(tomllib.loads(CASES.read_text(encoding="utf-8")), Book)
