"""The facts of a value as arguments of its sentence: keys become names, lists are joined, cards say their captain."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import cast

import msgspec

from bot.text.catalogue import LOCALE, Argument, has, phrase
from bot.text.names import Names, Said

_AS_IDS = frozenset({"entry", "last", "page", "round", "id"})
"""Numbers that name something and so are written without separators."""

_AS_THEY_ARE = frozenset({"who", "when", "channel", "command"})
"""Mentions and times that the bot itself made."""

_KIND = {
    **dict.fromkeys(("ship", "ships"), "ship"),
    **dict.fromkeys(("zone", "zones", "from_", "to", "here", "home"), "zone"),
    **dict.fromkeys(("seat", "seats", "most", "among", "after", "tied"), "seat"),
    **dict.fromkeys(("nation", "nations", "port", "first", "second"), "nation"),
    **dict.fromkeys(("card", "cards"), "card"),
    **dict.fromkeys(("switch", "switches"), "switch"),
    **dict.fromkeys(("face", "faces"), "face"),
    **dict.fromkeys(("ship_class", "classes"), "class"),
    **dict.fromkeys(("permission", "permissions"), "permission"),
    **dict.fromkeys(("options", "chosen", "seen"), "thing"),
    "option": "option",
    "pack": "pack",
}
_PHRASED = frozenset({"ship", "nation", "switch", "face", "permission", "option"})
_NAVIES = frozenset({"dutch", "english", "french", "spanish"})


def joined(shown: Iterable[str], how: str, locale: str = LOCALE) -> Said:
    """A list in words: `how` is `and`, `or`, `comma` (commas only), or `then` (one after the other)."""
    words = list(shown)
    if len(words) < 2:
        return Said("".join(words))
    text, last = words[0], words[-1]
    between = "then" if how == "then" else "comma"
    for word in words[1:-1]:
        text = phrase(f"list-{between}", {"before": text, "next": word}, locale)
    return Said(phrase(f"list-{how}", {"before": text, "next": last}, locale))


def shown(field: str, value: object, names: Names, locale: str = LOCALE) -> dict[str, Argument]:
    """The arguments that a fact gives: itself in words, and what a sentence may need to choose its form.

    A list `ships` gives `$ships` (and), `$ships-or`, `$ships-count`; a word also its key, `$ship-key`; a captain's card what
    is on it (`$named`, `$skills`, ...), beginning with the fact's name unless that is `captain`.
    """
    name = field.rstrip("_")
    if value is None:
        return {name: "none", f"{name}-key": "none"}
    if isinstance(value, bool):
        return {name: "yes" if value else "no"}
    if isinstance(value, int):
        return {name: str(value) if field in _AS_IDS else value}
    if isinstance(value, tuple):
        return listed(field, cast("tuple[object, ...]", value), names, locale)
    if isinstance(value, msgspec.Struct):
        return _on_card(name, value, names, locale) if _is_card(value) else {}
    text = value if isinstance(value, str) else str(value)
    made: dict[str, Argument] = {name: _word(field, text, names, locale), f"{name}-key": text}
    if field == "switch":
        made["code"] = names.code(text)
    if field == "ship":
        naval = text in _NAVIES
        made |= {"naval": "yes" if naval else "no", "nation": phrase(f"nation-{text}", {}, locale) if naval else ""}
    return made


def listed(field: str, values: Sequence[object], names: Names, locale: str) -> dict[str, Argument]:
    """The arguments that a list gives: joined by `and`, by `or` and by `then`, and how long it is."""
    words = [each for value in values if (each := _item(field, value, names, locale))]
    return {
        field: joined(words, "comma" if field == "faces" else "and", locale),
        f"{field}-or": joined(words, "or", locale),
        f"{field}-then": joined(words, "then", locale),
        f"{field}-count": len(words),
    }


def thing(key: str, names: Names, locale: str = LOCALE) -> str:
    """What a key of any kind is called: a seat, a zone, a captain, an event card, a ship, or the key itself."""
    known = (
        (names.seats, names.seat),
        (names.zones, names.zone),
        (names.captains, names.captain),
        (names.cards, names.card),
    )
    for called, naming in known:
        if key in called:
            return naming(key)
    ship = f"ship-{key}"
    return phrase(ship, {}, locale) if has(ship) else names.typed(key)


def _item(field: str, value: object, names: Names, locale: str) -> str:
    if isinstance(value, msgspec.Struct):
        return str(_on_card("captain", value, names, locale)["captain"]) if _is_card(value) else ""
    return _word(field, value, names, locale) if isinstance(value, str) else ""


def _word(field: str, value: str, names: Names, locale: str) -> str:
    kind = _KIND.get(field, "")
    if kind == "thing":
        return joined((thing(part, names, locale) for part in value.split("+")), "and", locale)
    if kind in _PHRASED and "." not in value and has(message := f"{kind}-{value}".replace("_", "-")):
        words = phrase(message, {}, locale)
        return words if field != "switches" else phrase("listed-switch", _coded(value, words, names), locale)
    if field in _AS_THEY_ARE or isinstance(value, Said):
        return value
    naming: dict[str, Callable[[str], str]] = {
        "seat": names.seat,
        "zone": names.zone,
        "card": names.card,
        "class": names.ship_class,
        "pack": names.pack,
    }
    return naming.get(kind, names.typed)(value)


def _coded(switch: str, words: str, names: Names) -> dict[str, Argument]:
    return {"code": names.code(switch), "switch": words}


def _is_card(value: msgspec.Struct) -> bool:
    return hasattr(value, "scouting")


def _on_card(field: str, card: msgspec.Struct, names: Names, locale: str) -> dict[str, Argument]:
    """A captain's card: his name or that he has none, his skills as far as they are known, and where he enters."""
    values = msgspec.structs.asdict(card)
    name = names.typed(values["name"])
    skills: dict[str, Argument] = {
        "scouting": values["scouting"],
        "assumed": "yes" if values["assumed"] else "no",
        **{skill: "none" if values[skill] is None else values[skill] for skill in ("seamanship", "leadership")},
    }
    made: dict[str, Argument] = {
        "named": "yes" if name else "no",
        "home": names.zone(values["zone"]),
        "scouted": phrase("captain-scouting", skills, locale),
        "skills": phrase("captain-skills", skills, locale),
        **skills,
    }
    before = "" if field == "captain" else f"{field}-"
    called = name or phrase("captain-unnamed", {}, locale)
    return {field: called, **{f"{before}{each}": value for each, value in made.items()}}
