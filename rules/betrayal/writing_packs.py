"""From a pack to what its file says: read back, it is an equal pack."""

from __future__ import annotations

from collections.abc import Sequence

from rules.betrayal.book import as_pack
from rules.betrayal.pack import Chip, ChipCard, Goal, Layout, Pack, Province, QuestUnit, Side
from rules.betrayal.reading_packs import BAG_NAMES, NUMBERS, load

Raw = dict[str, object]


def raw(pack: Pack) -> Raw:
    """What a pack's file says, as `reading_packs.read_pack` takes it."""
    return {
        "key": pack.key,
        "title": pack.title,
        "sample": pack.sample,
        "provinces": [_province(each) for each in pack.provinces],
        "end-of-session": [_goal(each) for each in pack.goals],
        "quest-units": [_quest(each) for each in pack.quest_units],
        "layouts": [_layout(each) for each in pack.layouts],
        "chips": [_chip(each) for each in pack.chips],
    }


def of_book(text: str, title: str, book: Sequence[ChipCard]) -> Raw:
    """What the file of a book says, so entitled, as a pack with the provinces and tables of the pack with this file."""
    return raw(as_pack(load(text), title, book))


def _province(each: Province) -> Raw:
    skill: Raw = {"skill": each.skill} if each.skill else {}
    return {"code": each.code, "name": each.name, **skill}


def _goal(each: Goal) -> Raw:
    return {"session": each.session, "difficulty": each.difficulty, "pools": list(each.pools)}


def _chip(each: Chip) -> Raw:
    bag = next(name for name, levels in BAG_NAMES.items() if levels[0] == each.low.level)
    count: Raw = {"count": each.count} if each.count > 1 else {}
    code: Raw = {"code": each.codes[0]} if each.codes[0] and len(set(each.codes)) == 1 else {}
    sides = {name: _side(side, code) for name, side in (("low", each.low), ("high", each.high)) if side.name}
    return {"key": each.key, "bag": bag, **count, **code, **sides}


def _side(side: Side, code: Raw) -> Raw:
    own: Raw = {"code": side.code} if side.code and not code else {}
    return {"name": side.name, **own, **_figures(side)}


def _figures(side: Side) -> Raw:
    """What stands on a side beside its name, as far as it is known."""
    kind: Raw = {"type": side.kind} if side.kind else {}
    numbers: Raw = {option: number for option, field in NUMBERS.items() if (number := getattr(side, field)) is not None}
    targets: Raw = {"targets": "all" if side.targets == "all" else int(side.targets)} if side.targets else {}
    priority: Raw = {"priority": side.priority} if side.priority else {}
    skills: Raw = {"skills": list(side.skills)} if side.skills else {}
    return {**kind, **numbers, **targets, **priority, **skills}


def _quest(each: QuestUnit) -> Raw:
    back: Raw = {"back": each.back} if each.back else {}
    return {"key": each.key, "name": each.side.name, **back, **_figures(each.side)}


def _layout(each: Layout) -> Raw:
    return {"title": each.title, "mode": each.mode, "hexes": {spot.hex: [spot.q, spot.r] for spot in each.spots}}
