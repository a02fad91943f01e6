"""The book of a server: the chips that its tables have named, and the requests that they complete."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Sequence

from msgspec.structs import replace

from rules import names, words
from rules.betrayal import called
from rules.betrayal.actions import BetrayalAction, Draw, Explore, Fill, Name, Open, UseSkill
from rules.betrayal.pack import LEVELS, Chip, ChipCard, Pack, Side, other_level
from rules.betrayal.reading_packs import MOST_IN_ALL
from rules.betrayal.sides import plain_name, written
from rules.betrayal.state import Realm
from rules.contract import Offer, Request
from rules.knowing import NEW, nearly, nearly_known, plain, with_option

_LISTS = ("require", "add", "chips")
"""The options that are lists of names."""


def learned(action: BetrayalAction) -> tuple[ChipCard, ...]:
    """The chips that an action names: a unit's with its level and what else was told, those drawn by hand by name at least.

    >>> [card.key for card in learned(Name("1", Side(level=5, name="Ghoul")))]
    ['5-ghoul']
    """
    match action:
        case Name(side=side):
            sides: tuple[Side, ...] = (side,)
        case Open(orders=orders) | Explore(orders=orders):
            sides = orders.drawn
        case Fill(drawn=drawn) | Draw(drawn=drawn) | UseSkill(drawn=drawn):
            sides = drawn
        case _:
            sides = ()
    return tuple(card(side) for side in sides if _key(side))


def card(side: Side) -> ChipCard:
    """What the book holds of a side."""
    return ChipCard(key=_key(side), title=side.name, side=side)


def _key(side: Side) -> str:
    """The same for the same name and level; letters that no key can have are told apart by a fingerprint."""
    folded = names.fold(side.name)
    if not folded:
        return ""
    first = str(side.level) if side.level else "chip"
    if folded.isascii():
        return f"{first}-{names.slug(side.name)}"
    mark = hashlib.sha256(folded.encode()).hexdigest()[:8]
    return "-".join(part for part in (first, names.slug(side.name), mark) if part)


# ------------------------------------------------------------------------------------------------ what is completed


def completed(pack: Pack, state: Realm, request: Request, book: Sequence[ChipCard]) -> Request:
    """The request with what is known of the chips it names filled in, at a table with its own; without `new` and `known`.

    Known are the chips of the book, and the pack's unless they are samples. RuleError nearly-known when a name is all but one
    of theirs.
    """
    fresh = request.get(NEW) is not None
    asked = plain(request)
    if state.cards != "ours":
        return asked
    known = _known(pack, book)
    for option in _LISTS:
        if asked.get(option):
            asked = _list_completed(asked, option, known, fresh=fresh)
    if asked.verb in {"name", "draw"} and asked.get("name"):
        asked = _name_completed(state, asked, known, fresh=fresh)
    return asked


def _known(pack: Pack, book: Sequence[ChipCard]) -> tuple[Side, ...]:
    """The sides that have a name: the book's with the most to say first, then the pack's."""
    told = sorted((each.side for each in book), key=lambda side: side.level == 0)
    return (*told, *(() if pack.sample else _sides(pack)))


def _sides(pack: Pack) -> tuple[Side, ...]:
    return tuple(side for chip in pack.chips for side in (chip.low, chip.high) if side.name)


def _list_completed(request: Request, option: str, known: Sequence[Side], *, fresh: bool) -> Request:
    items = words.items(str(request.get(option)))
    done = list(items)
    for place, item in enumerate(items):
        name = _named_in(option, item)
        if not name:
            continue
        same = _same(name, known)
        if same is not None:
            done[place] = _told_again(option, item, name, same)
        elif not fresh and (near := nearly(name, (side.name for side in known))):
            raise nearly_known(request, option, name, [(each, _with_item(items, place, name, each)) for each in near])
    return with_option(request, option, "; ".join(done))


def _named_in(option: str, item: str) -> str:
    """The name in an item of a list, empty when it is a type, a quest unit or any enemy."""
    text = item.partition("/")[0] if option == "chips" else words.counted(item).text
    first = names.fold(text.partition(" ")[0])
    if first == "quest" or (option != "chips" and (called.kind(text) is not None or first in {"any", "enemy"})):
        return ""
    return plain_name(text)


def _told_again(option: str, item: str, name: str, side: Side) -> str:
    """An item with what is known of the chip: all of it when it was drawn, else its level where none was said."""
    if option == "chips":
        return item if "/" in item else written(side)
    named = item.replace(name, side.name, 1)
    return f"{side.level} {named}" if words.counted(item).level is None and side.level else named


def _with_item(items: Sequence[str], place: int, name: str, known: str) -> str:
    """A list with another name in one of its items."""
    return "; ".join(item.replace(name, known, 1) if at == place else item for at, item in enumerate(items))


def _name_completed(state: Realm, request: Request, known: Sequence[Side], *, fresh: bool) -> Request:
    """What is known of the chip that a unit is named as, or that was drawn; what was typed beside it counts more."""
    typed = str(request.get("name"))
    name = plain_name(typed.partition("/")[0])
    if names.fold(name.partition(" ")[0]) == "quest":
        return request
    same = _same(name, known, _level(state, request))
    if same is not None:
        return request if "/" in typed else with_option(request, "name", written(same))
    near = () if fresh else nearly(name, (side.name for side in known))
    if near:
        raise nearly_known(request, "name", name, [(each, each) for each in near])
    return request


def _level(state: Realm, request: Request) -> int:
    """The level at which a chip is named: that of the unit, or the one that is drawn; 0 when nobody can tell."""
    if request.verb == "draw":
        given = str(request.get("level"))
        return next((level for level in LEVELS if str(level) == given), 0)
    battle = state.battle
    handle = names.fold(str(request.get("enemy") or ""))
    units = () if battle is None else battle.units
    return next((unit.level for unit in units if names.fold(unit.handle) == handle), 0)


def _same(name: str, known: Iterable[Side], level: int = 0) -> Side | None:
    """The known side of this name, best of this level."""
    sides = [side for side in known if names.fold(side.name) == names.fold(name)]
    at = [side for side in sides if level and side.level == level]
    return next(iter((*at, *sides)), None)


# ------------------------------------------------------------------------------------------------ what is offered, and kept


def recalled(pack: Pack, state: Realm, slot: str, book: Sequence[ChipCard]) -> tuple[Offer, ...]:
    """The known chips that may be named in an option (`name.name`, `clash.chips`) at a table with its own, by name."""
    option = slot.partition(".")[2]
    if state.cards != "ours" or (option not in _LISTS and slot not in {"name.name", "draw.name"}):
        return ()
    titles = {names.fold(side.name): side.name for side in reversed(_known(pack, book))}
    return tuple(Offer(name, name) for _, name in sorted(titles.items()) if name)


def as_pack(base: Pack, title: str, book: Sequence[ChipCard]) -> Pack:
    """The book as a pack with another's provinces and tables, so entitled: a chip a side, of whose back nobody knows.

    A pack has room for so many only; the first ones are in it.
    """
    codes = {"", *(each.code for each in base.provinces)}
    sides = [(each.key, each.side) for each in book if each.side.level and each.side.code in codes]
    return replace(base, key="book", title=title, sample=False, chips=tuple(_chips(sides[:MOST_IN_ALL])))


def _chips(sides: Iterable[tuple[str, Side]]) -> Iterator[Chip]:
    for key, side in sides:
        pair = {side.level: side, other_level(side.level): Side(level=other_level(side.level))}
        low, high = sorted(pair)
        yield Chip(key=key, low=pair[low], high=pair[high])
