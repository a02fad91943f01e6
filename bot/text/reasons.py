"""A reason as arguments of its sentence: the chosen, those that were ruled out, first scores, and the house rules."""

from __future__ import annotations

from bot.text.catalogue import LOCALE, Argument, in_game, phrase
from bot.text.facts import joined, listed, thing
from bot.text.names import Names
from rules.contract import Reason


def reasoned(reason: Reason, names: Names, locale: str = LOCALE) -> dict[str, Argument]:
    """The arguments of a reason's sentence in every game: `$chosen`, `$out`, `$house`, and of each candidate `$score-<key>`."""
    house = {switch: _house(switch, value, names, locale) for switch, value in reason.house}
    out = [thing(each.key, names, locale) for each in reason.candidates if each.out]
    return {
        **listed("chosen", reason.chosen, names, locale),
        "out": joined(out, "and", locale),
        "out-count": len(out),
        "house": " ".join(house.values()),
        **{f"house-{switch}": words for switch, words in house.items()},
        **{f"score-{each.key}": each.scores[0] or 0 for each in reason.candidates if each.scores},
    }


def _house(switch: str, value: str, names: Names, locale: str) -> str:
    meaning = phrase(in_game(f"switch-{switch}.{value}", names.vocabulary.game), {}, locale)
    arguments: dict[str, Argument] = {"code": names.code(switch), "switch-key": switch, "meaning": meaning}
    return phrase("house-used", arguments, locale)
