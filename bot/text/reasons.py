"""A reason as arguments of its sentence: the chosen, those that were ruled out, first scores, and the house rules."""

from __future__ import annotations

from collections.abc import Collection

from bot.text.catalogue import LOCALE, Argument, in_game, phrase
from bot.text.facts import joined, listed, thing
from bot.text.names import Names
from rules.contract import Reason


def reasoned(reason: Reason, names: Names, locale: str = LOCALE) -> dict[str, Argument]:
    """The arguments of a reason's sentence in every game: `$chosen`, `$out`, `$house`, and of each candidate `$score-<key>`."""
    house = {switch: _named(switch, value, names, locale) for switch, value in reason.house}
    out = [thing(each.key, names, locale) for each in reason.candidates if each.out]
    return {
        **listed("chosen", reason.chosen, names, locale),
        "out": joined(out, "and", locale),
        "out-count": len(out),
        "house": used(house.values(), locale),
        **{f"house-{switch}": used([named], locale) for switch, named in house.items()},
        **{f"score-{each.key}": each.scores[0] or 0 for each in reason.candidates if each.scores},
    }


def used(named: Collection[str], locale: str = LOCALE) -> str:
    """The house rules that counted, in one bracket; nothing where none did.

    >>> used(["S3"]), used(["S2: their sum", "S3"])
    ('(House rule S3.)', '(House rules S2: their sum; S3.)')
    """
    if not named:
        return ""
    return phrase("house-used", {"count": len(named), "named": joined(named, "apart", locale)}, locale)


def _named(switch: str, value: str, names: Names, locale: str) -> str:
    meaning = phrase(in_game(f"switch-{switch}.{value}", names.vocabulary.game), {}, locale)
    arguments: dict[str, Argument] = {"code": names.code(switch), "switch-key": switch, "meaning": meaning}
    return phrase("house-named", arguments, locale)
