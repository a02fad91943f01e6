"""The facts of a value as arguments of its sentence: keys become names, lists are joined, a game's own values say what they say."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import cast

import msgspec

from bot.text.catalogue import LOCALE, Argument, has, in_game, phrase
from bot.text.names import Names, Said
from rules.contract import Change

_AS_IDS = frozenset({"entry", "last", "page", "round", "id"})
"""Numbers that name something and so are written without separators."""

_AS_THEY_ARE = frozenset({"who", "when", "channel", "command"})
"""Mentions and times that the bot itself made."""

_KIND = {
    **dict.fromkeys(("seat", "seats", "after"), "seat"),
    **dict.fromkeys(("switch", "switches"), "switch"),
    **dict.fromkeys(("face", "faces"), "face"),
    **dict.fromkeys(("permission", "permissions"), "permission"),
    **dict.fromkeys(("options", "chosen", "seen", "whom"), "thing"),
    **dict.fromkeys(("on", "things"), "noted"),
    "faults": "fault",
    "option": "option",
    "game": "game",
    "pack": "pack",
}
"""What a fact is a key of in every game, by its field."""

_PHRASED = frozenset({"switch", "fault", "face", "permission", "option", "game"})
"""The kinds whose words are in the catalogue in every game."""


def joined(shown: Iterable[str], how: str, locale: str = LOCALE) -> Said:
    """A list in words: `how` is `and`, `or`, `comma` (commas only), `apart` (what has commas in it), or `then` (in order)."""
    words = list(shown)
    if len(words) < 2:
        return Said("".join(words))
    text, last = words[0], words[-1]
    between = how if how in {"then", "apart"} else "comma"
    for word in words[1:-1]:
        text = phrase(f"list-{between}", {"before": text, "next": word}, locale)
    return Said(phrase(f"list-{how}", {"before": text, "next": last}, locale))


def shown(field: str, value: object, names: Names, locale: str = LOCALE) -> dict[str, Argument]:
    """The arguments that a fact gives: itself in words, and what a sentence may need to choose its form.

    A list `ships` gives `$ships` (and), `$ships-or`, `$ships-count`; a word also its key, `$ship-key`; a value of the game's
    own what its vocabulary says of it.
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
        return names.vocabulary.value(name, value, names, locale)
    text = value if isinstance(value, str) else str(value)
    made: dict[str, Argument] = {name: _word(field, text, names, locale), f"{name}-key": text}
    if field == "switch":
        made["code"] = names.code(text)
    return made | names.vocabulary.word(field, text, names, locale)


def listed(field: str, values: Sequence[object], names: Names, locale: str) -> dict[str, Argument]:
    """The arguments that a list gives: joined by `and`, by `or` and by `then`, and how long it is."""
    words = [each for value in values if (each := _item(field, value, names, locale))]
    return {
        field: joined(words, "comma" if field.endswith("faces") else "and", locale),
        f"{field}-or": joined(words, "or", locale),
        f"{field}-then": joined(words, "then", locale),
        f"{field}-count": len(words),
    }


def thing(key: str, names: Names, locale: str = LOCALE) -> str:
    """What a key of any kind is called: a seat, a thing of the game's own, the face of a die, or the key itself."""
    kind = kind_of(key, names, names.vocabulary.things)
    if not kind and has(face := f"face-{key}"):
        return phrase(face, {}, locale)
    if kind in names.vocabulary.phrased:
        return phrase(f"{kind}-{key}", {}, locale)
    return names.seat(key) if kind == "seat" else names.of(kind, key)


def noted(key: str, names: Names, locale: str = LOCALE) -> str:
    """What a thing that a note is on is called: a step of the round, a seat, a thing of the game's own, or as the key says."""
    if has(message := f"note-{key}"):
        return phrase(in_game(message, names.vocabulary.game), {}, locale)
    kind = kind_of(key, names, (*names.vocabulary.things, "province"))
    if kind in names.vocabulary.phrased:
        return phrase(f"{kind}-{key}", {}, locale)
    return names.seat(key) if kind == "seat" else names.of(kind, key)


def kind_of(key: str, names: Names, kinds: Sequence[str]) -> str:
    """The kind of thing that a key is of: `seat`, the first of these that are the game's own, or nothing."""
    if key in names.seats:
        return "seat"
    for kind in kinds:
        if key in names.others.get(kind, {}) or (kind in names.vocabulary.phrased and has(f"{kind}-{key}")):
            return kind
    return ""


def _item(field: str, value: object, names: Names, locale: str) -> str:
    if isinstance(value, Change):
        return names.typed(value.key)
    if isinstance(value, msgspec.Struct):
        return str(names.vocabulary.value(field, value, names, locale).get(field, ""))
    return _word(field, value, names, locale) if isinstance(value, str) else ""


def _word(field: str, value: str, names: Names, locale: str) -> str:
    kind = names.vocabulary.kinds.get(field) or _KIND.get(field, "")
    if kind == "noted":
        return noted(value, names, locale)
    if kind == "thing":
        return joined((thing(part, names, locale) for part in value.split("+")), "and", locale)
    if (
        kind in _PHRASED | names.vocabulary.phrased
        and "." not in value
        and has(message := f"{kind}-{value}".replace("_", "-"))
    ):
        words = phrase(in_game(message, names.vocabulary.game), {}, locale)
        return words if field != "switches" else phrase("listed-switch", _coded(value, words, names), locale)
    if field in _AS_THEY_ARE or isinstance(value, Said):
        return value
    naming: dict[str, Callable[[str], str]] = {"seat": names.seat, "pack": names.pack}
    return naming[kind](value) if kind in naming else names.of(kind, value)


def _coded(switch: str, words: str, names: Names) -> dict[str, Argument]:
    return {"code": names.code(switch), "switch": words}
