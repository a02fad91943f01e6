"""What things are called when they are typed: players' ships, enemies, cards."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from rules import names, words
from rules.contract import Request, RuleError, Seat
from rules.everrain.actions import Turned
from rules.everrain.naming import read_card
from rules.everrain.pack import Card, Pack
from rules.everrain.state import Vessel, Voyage
from rules.everrain.typed import act_of
from rules.options import told

MOST_CARDS = 40
"""The most cards that one spawn turns up by hand."""


# ------------------------------------------------------------------------------------------------ players' ships


def seat(state: Voyage, request: Request, option: str = "ship") -> Seat:
    """The seat whose ship an option names, by its letter or seat, else that of the request.

    RuleErrors everrain-unknown-ship with the ships there are, missing-option.
    """
    typed = told(request, option)
    found = of_ship(state, typed) if typed else request.seat
    if found is None or (not typed and found not in state.seats):
        if not typed and found is None and state.ships:
            raise RuleError("missing-option", option=option)
        ships = tuple(each.seat for each in state.ships)
        cures = () if ships else (Request("ship"),)
        raise RuleError("everrain-unknown-ship", cures=cures, text=typed[: names.LONGEST], ships=ships)
    return found


def of_ship(state: Voyage, text: str) -> Seat | None:
    """The seat whose ship a text names, by its letter (`C`, `ship C`), or a seat (`s3`), be it without a ship; else None."""
    typed = names.fold(text).removeprefix("ship") or names.fold(text)
    letters = {each.letter.casefold(): each.seat for each in state.ships}
    return letters.get(typed, typed if typed in state.seats else None)


# ------------------------------------------------------------------------------------------------ enemies


def vessel_name(vessel: Vessel) -> str:
    """What an enemy ship is called: `The Maw`, `The Maw 2`, `Ship 1`."""
    if not vessel.name:
        return f"Ship {vessel.number}"
    return f"{vessel.name} {vessel.number}" if vessel.number > 1 else vessel.name


def vessel(state: Voyage, text: str) -> str:
    """The key of the enemy ship that a text names; RuleError everrain-unknown-vessel with the nearest."""
    return names.find(text, _vessels(state), "everrain-unknown-vessel", "vessels")


def enemy(state: Voyage, text: str) -> str:
    """The handle of the enemy, or the key of the enemy ship, that a text names: by handle, or by name when it is one's only.

    RuleErrors everrain-several-enemies with their handles, everrain-unknown-enemy with the nearest.
    """
    typed = names.fold(text)
    handle = next((each.handle for each in state.enemies if each.handle.casefold() == typed), None)
    if handle is not None:
        return handle
    pairs = [(each.handle, each.name) for each in state.enemies if each.name] + _vessels(state)
    found = names.meant(text, pairs)
    if len(found) == 1:
        return found[0]
    if found:
        raise RuleError("everrain-several-enemies", text=text[: names.LONGEST], handles=found)
    everybody = [*pairs, *((each.handle, each.handle) for each in state.enemies)]
    raise RuleError("everrain-unknown-enemy", text=text[: names.LONGEST], handles=names.nearest(text, everybody))


def _vessels(state: Voyage) -> list[names.Pair]:
    """All that enemy ships, and the Elder One, may be called."""
    named = [(each.key, vessel_name(each)) for each in state.vessels]
    return [*named, *((each.key, word) for each in state.vessels if each.elder for word in ("elder", "elder one"))]


# ------------------------------------------------------------------------------------------------ cards


def turned(pack: Pack, state: Voyage, text: str) -> tuple[Turned, ...]:
    """Cards of the Enemy Deck that were turned up by hand, in their order: by name, or by act alone (`2; 1` or `2 1`).

    Any number is an act. RuleErrors everrain-unknown-card with the nearest names, everrain-act-needed, everrain-too-many-named.
    """
    items = words.items(text)
    if len(items) == 1 and all(_act(each) is not None for each in items[0].split()):
        items = tuple(items[0].split())
    if len(items) > MOST_CARDS:
        raise RuleError("everrain-too-many-named", count=len(items), limit=MOST_CARDS)
    return tuple(_turned(pack, state, item) for item in items)


def _act(item: str) -> int | None:
    """The act that an item says alone, be it one that no card has."""
    return int(item[:4]) if item.isascii() and item.isdecimal() else act_of(item)


def _turned(pack: Pack, state: Voyage, item: str) -> Turned:
    act = _act(item)
    if act is not None:
        return Turned(act=act)
    known = _found(pack, state, item.partition("/")[0])
    if known is not None:
        return Turned(act=pack.enemy(known).act, key=known)
    if state.cards == "bot":
        near = names.nearest(item, ((each.key, each.name) for each in pack.enemies))
        raise RuleError("everrain-unknown-card", text=item[: names.LONGEST], cards=_titles(pack, near))
    card = read_card(item)
    act = card.act or (1 if state.act == 1 else None)
    if act is None or not card.title:
        raise RuleError("everrain-act-needed", item=item[: names.LONGEST])
    return Turned(act=act, card=replace(card, act=act))


def _found(pack: Pack, state: Voyage, text: str) -> str | None:
    """The key of the enemy of the pack that a text names; none where the pack's are invented and the table has its own."""
    if state.cards == "ours" and pack.sample:
        return None
    return names.match(text, ((each.key, each.name) for each in pack.enemies))


def _titles(pack: Pack, keys: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(pack.enemy(key).name for key in keys)


def ship_card(pack: Pack, state: Voyage, text: str) -> tuple[str | None, Card | None]:
    """The enemy ship that was drawn by hand: its key in the pack, or what its own card says; neither when nothing was typed.

    RuleErrors everrain-unknown-ship-card with the nearest names, everrain-malformed-card.
    """
    return _of(state, text, [(each.key, each.name) for each in pack.ships], "everrain-unknown-ship-card", pack.sample)


def elder_card(pack: Pack, state: Voyage, text: str) -> tuple[str | None, Card | None]:
    """The Elder One that was drawn by hand, likewise; RuleError everrain-unknown-elder with the nearest names."""
    return _of(state, text, [(each.key, each.name) for each in pack.elders], "everrain-unknown-elder", pack.sample)


def _of(
    state: Voyage,
    text: str,
    known: list[names.Pair],
    code: Literal["everrain-unknown-ship-card", "everrain-unknown-elder"],
    sample: bool,
) -> tuple[str | None, Card | None]:
    if not text:
        return None, None
    own = state.cards == "ours"
    key = None if own and sample else names.match(text.partition("/")[0], known)
    if key is not None:
        return key, None
    if not own:
        titles = dict(known)
        near = tuple(titles[each] for each in names.nearest(text, known))
        raise RuleError(code, text=text[: names.LONGEST], cards=near)
    card = read_card(text, ship=True)
    return None, card
