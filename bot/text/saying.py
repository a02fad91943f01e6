"""Says a tagged value in words: its tag or code is the message, its fields are the arguments."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Mapping
from typing import Protocol, cast

import msgspec

from bot.text.catalogue import LOCALE, Argument, Unsayable, has, phrase
from bot.text.names import Names, Said
from rules.contract import Candidate, Reason, Value

log = logging.getLogger(__name__)

_AS_IDS = frozenset({"entry", "last", "page", "round", "id"})
"""Numbers that name something and so are written without separators."""

_AS_THEY_ARE = frozenset({"who", "when", "channel", "command"})
"""Mentions and times that the bot itself made."""

_KIND = {
    **dict.fromkeys(("ship", "ships"), "ship"),
    **dict.fromkeys(("zone", "zones", "from_", "to", "here", "home"), "zone"),
    **dict.fromkeys(("seat", "seats", "most", "among", "after"), "seat"),
    **dict.fromkeys(("nation", "nations", "port"), "nation"),
    **dict.fromkeys(("card", "cards"), "card"),
    **dict.fromkeys(("switch", "switches"), "switch"),
    **dict.fromkeys(("face", "faces"), "face"),
    **dict.fromkeys(("permission", "permissions"), "permission"),
    **dict.fromkeys(("option", "options", "chosen", "seen"), "thing"),
}
_PHRASED = frozenset({"ship", "nation", "switch", "face", "permission"})
_NAVIES = frozenset({"dutch", "english", "french", "spanish"})


_MAY_LACK: dict[str, object] = dict.fromkeys(("seats", "options", "zones", "cards", "ships"), ())
"""Lists of what would be right, which a refusal may do without."""


class Refused(Protocol):
    """A refusal of the rules' or the bot's: the code of its sentence, and its facts."""

    code: str

    @property
    def facts(self) -> Mapping[str, object]:
        """The arguments of the sentence."""
        ...


def say(thing: Value | Refused | str, names: Names | None, locale: str = LOCALE, **more: object) -> Said:
    """An event, question, reason, refusal or message id in words, with `more` facts beside its own.

    `names` may be None where no table is. What cannot be said is logged, and a neutral sentence takes its place: no id
    is ever shown to players.
    """
    return say_with(thing, names or Names(), locale, more)


def say_with(
    thing: Value | Refused | str, names: Names, locale: str, more: Mapping[str, object], how: str = ""
) -> Said:
    """The same, with the facts in a mapping; in the other words that its message has, when `how` names them (`short`)."""
    message, facts = _message(thing)
    try:
        return Said(_say(f"{message}.{how}" if how else message, {**more, **facts}, thing, names, locale))
    except Unsayable:
        log.exception("no words for %r", thing)
        return Said(phrase("unsayable", {}, locale))


def joined(shown: Iterable[str], how: str, locale: str = LOCALE) -> Said:
    """A list in words: `how` is `and`, `or`, or `comma` (commas only)."""
    words = list(shown)
    if len(words) < 2:
        return Said("".join(words))
    text, last = words[0], words[-1]
    for word in words[1:-1]:
        text = phrase("list-comma", {"before": text, "next": word}, locale)
    return Said(phrase(f"list-{how}", {"before": text, "next": last}, locale))


def _message(thing: Value | Refused | str) -> tuple[str, dict[str, object]]:
    if isinstance(thing, str):
        return thing, {}
    if isinstance(thing, Reason):
        return thing.rule.replace(".", "-"), {}
    if isinstance(thing, Value):
        return str(type(thing).__struct_config__.tag), msgspec.structs.asdict(thing)
    return thing.code, _MAY_LACK | dict(thing.facts)


def _say(message: str, facts: Mapping[str, object], thing: object, names: Names, locale: str) -> str:
    arguments: dict[str, Argument] = {}
    for field, value in facts.items():
        if isinstance(value, Reason):
            others = {name: each for name, each in facts.items() if name != field}
            arguments[field] = _say(value.rule.replace(".", "-"), others, value, names, locale)
        else:
            arguments |= shown(field, value, names, locale)
    if isinstance(thing, Reason):
        arguments |= _reasoned(thing, str(arguments.get("nation", "")), names, locale)
    return phrase(message, arguments, locale)


def shown(field: str, value: object, names: Names, locale: str = LOCALE) -> dict[str, Argument]:
    """The arguments that a fact gives: itself in words, and what a sentence may need to choose its form.

    A list `ships` gives `$ships` (and), `$ships-or`, `$ships-count`; a word also its key, `$ship-key`; a captain his
    `$named`, `$scouting`, `$assumed` and `$home`.
    """
    name = field.rstrip("_")
    if value is None:
        return {name: "none", f"{name}-key": "none"}
    if isinstance(value, bool):
        return {name: "yes" if value else "no"}
    if isinstance(value, int):
        return {name: str(value) if field in _AS_IDS else value}
    if isinstance(value, tuple):
        return _list(field, cast("tuple[object, ...]", value), names, locale)
    if isinstance(value, msgspec.Struct):
        return _card(name, value, names, locale) if hasattr(value, "scouting") else {}
    text = value if isinstance(value, str) else str(value)
    made: dict[str, Argument] = {name: _word(field, text, names, locale), f"{name}-key": text}
    if field == "switch":
        made["code"] = names.code(str(value))
    if field == "ship" and value in _NAVIES:
        made["nation"] = phrase(f"nation-{value}", {}, locale)
    return made


def _list(field: str, values: tuple[object, ...], names: Names, locale: str) -> dict[str, Argument]:
    words = [_word(field, each, names, locale) for each in values if isinstance(each, str)]
    return {
        field: joined(words, "comma" if field == "faces" else "and", locale),
        f"{field}-or": joined(words, "or", locale),
        f"{field}-count": len(words),
    }


def _word(field: str, value: str, names: Names, locale: str) -> str:
    kind = _KIND.get(field, "")
    if kind == "thing":
        return joined((thing(part, names, locale) for part in value.split("+")), "and", locale)
    if kind in _PHRASED and has(message := f"{kind}-{value}".replace("_", "-")):
        words = phrase(message, {}, locale)
        return words if field != "switches" else phrase("switch-listed", _coded(value, words, names), locale)
    if field in _AS_THEY_ARE or isinstance(value, Said):
        return value
    naming: dict[str, Callable[[str], str]] = {"seat": names.seat, "zone": names.zone, "card": names.card}
    return naming.get(kind, names.typed)(value)


def _coded(switch: str, words: str, names: Names) -> dict[str, Argument]:
    return {"code": names.code(switch), "switch": words}


def thing(key: str, names: Names, locale: str = LOCALE) -> str:
    """What a key of any kind is called: a seat, a zone, an event card, a ship, or the key itself."""
    for known, naming in ((names.seats, names.seat), (names.zones, names.zone), (names.cards, names.card)):
        if key in known:
            return naming(key)
    ship = f"ship-{key}"
    return phrase(ship, {}, locale) if has(ship) else names.typed(key)


def _card(field: str, card: msgspec.Struct, names: Names, locale: str) -> dict[str, Argument]:
    """A captain's card: his name or that he has none, his Scouting, and where he enters."""
    values = msgspec.structs.asdict(card)
    name = names.typed(values["name"])
    return {
        field: name or phrase("captain-unnamed", {}, locale),
        "named": "yes" if name else "no",
        "scouting": values["scouting"],
        "assumed": "yes" if values["assumed"] else "no",
        "home": names.zone(values["zone"]),
    }


def _reasoned(reason: Reason, nation: str, names: Names, locale: str) -> dict[str, Argument]:
    """What a reason's sentence may say: the chosen, the criterion that decided, the others' scores, and house rules."""
    chosen = [each for each in reason.candidates if each.key in reason.chosen]
    out = [thing(each.key, names, locale) for each in reason.candidates if each.out]
    tied = [each for each in reason.candidates if chosen and not each.out and each.scores == chosen[0].scores]
    column = _column(reason, chosen)
    scored = bool(chosen and reason.criteria)
    made = {
        **_list("chosen", reason.chosen, names, locale),
        "out": joined(out, "and", locale),
        "out-count": len(out),
        "tied": joined((thing(each.key, names, locale) for each in tied), "and", locale),
        "counted": _compared(reason, chosen[0], column, nation, names, locale) if scored else "",
        "house": " ".join(_house(switch, value, names, locale) for switch, value in reason.house),
        "house-count": len(reason.house),
    }
    return made | {f"score-{each.key}": each.scores[0] or 0 for each in reason.candidates if each.scores}


def _column(reason: Reason, chosen: list[Candidate]) -> int:
    """Which criterion decided: the one in the rule's name, else the first that makes the chosen one prey at all."""
    _, _, number = reason.rule.rpartition("priority-")
    if number.isdecimal():
        return int(number) - 1
    scores = chosen[0].scores if chosen else ()
    return next((column for column, score in enumerate(scores) if score), 0)


def _compared(reason: Reason, chosen: Candidate, column: int, nation: str, names: Names, locale: str) -> str:
    """What the chosen one scored, and the others where each lost: by the same criterion, or by one before it, then named."""
    counted = _counted(chosen, reason, column, nation, locale)
    lost: list[str] = []
    for other in reason.candidates if score_of(chosen, column) is not None else ():
        if other.key not in reason.chosen and not other.out:
            at = next((at for at in range(column) if score_of(other, at) != score_of(chosen, at)), column)
            score = score_words(reason.criteria[at], score_of(other, at), locale)
            words = score if at == column else _counted(other, reason, at, nation, locale)
            lost.append(phrase("scored", {"who": thing(other.key, names, locale), "score": words}, locale))
    others = joined(lost, "comma", locale)
    return phrase("compared", {"counted": counted, "others": others}, locale) if lost else counted


def _counted(candidate: Candidate, reason: Reason, column: int, nation: str, locale: str) -> str:
    score = score_of(candidate, column)
    arguments: dict[str, Argument] = {"count": "none" if score is None else score, "nation": nation}
    return phrase(f"counted-{reason.criteria[column]}", arguments, locale)


def score_of(candidate: Candidate, column: int) -> int | None:
    """A candidate's score by one criterion; None when it is not known."""
    return candidate.scores[column] if column < len(candidate.scores) else None


def score_words(criterion: str, score: int | None, locale: str = LOCALE) -> str:
    """A score by a criterion in words: a number, yes or no, or that nobody told it."""
    return phrase("score", {"criterion": criterion, "count": "none" if score is None else score}, locale)


def _house(switch: str, value: str, names: Names, locale: str) -> str:
    return phrase("house-used", {"code": names.code(switch), "value": value}, locale)
