"""What reasons tell: the criterion that decided a hunt, what the best scored and the others did, and what the bot weighs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import cast

from bot.text.catalogue import LOCALE, Argument, phrase
from bot.text.names import Names, Said
from bot.text.saying import joined, thing
from bot.text.vocabulary import Arguments, Facts
from rules.contract import Candidate, Reason
from rules.marauders.battle.steering import CRITERIA, UNKNOWN

_FEW = 2
"""So many others are named as those who have less than somebody; of more it is said that he has the most."""

_CHANCES = ("won", "lost", "escapes")
"""Which scores of a declaration of the bot's are chances, not hits."""


def told(reason: Reason, facts: Facts, said: Arguments, names: Names, locale: str) -> Arguments:
    """The arguments that a hunt's reason has beside those of every reason. The fact `tied` are those known to be equal.

    `$counted` is what the best scored, with the others behind it; `$known` says that they are several, equal by known scores.
    """
    best = _best(reason, cast("tuple[str, ...]", facts.get("tied", ())))
    made: Arguments = {
        "tied": joined((thing(each.key, names, locale) for each in best), "and", locale),
        "tied-count": len(best),
        "known": "yes" if _known(best) else "no",
    }
    if best and reason.criteria == CRITERIA:
        made |= _steered(reason, best[0], locale)
    elif best and reason.criteria:
        made |= _Telling(reason, best, str(said.get("nation", "")), names, locale).scored()
    return made


def weighed(candidate: Candidate, locale: str = LOCALE) -> str:
    """What a declaration of the bot's comes to, in words: hits on average, and chances; what is nothing is left out."""
    counts = {each: _decimal(each, score or 0) for each, score in zip(CRITERIA[:-1], candidate.scores, strict=False)}
    told = [
        phrase(f"counted-{each}", {"count": Said(count)}, locale) for each, count in counts.items() if count != "0.0"
    ]
    return joined(told, "comma", locale) if told else phrase("counted-nothing", {}, locale)


def in_all(candidate: Candidate, locale: str = LOCALE) -> str:
    """The same, with what it all comes to in hits."""
    count = Said(_decimal("worth", candidate.scores[-1] or 0))
    return phrase("counted-in-all", {"weighed": Said(weighed(candidate, locale)), "count": count}, locale)


def _decimal(criterion: str, score: int) -> str:
    """A score of the bot's declarations, which is in thousandths: a chance in percent, or hits."""
    value = score / 10 if criterion in _CHANCES else score / 1000
    return f"{round(value, 1) + 0:.1f}".replace("-", "−")


def _steered(reason: Reason, chosen: Candidate, locale: str) -> Arguments:
    """What the declaration of the bot's comes to, and whether boarding could not be weighed."""
    unled = any(each.out == UNKNOWN for each in reason.candidates)
    return {"weighed": weighed(chosen, locale), "unled": "yes" if unled else "no"}


def score_of(candidate: Candidate, column: int) -> int | None:
    """A candidate's score by one criterion; None when it is not known."""
    return candidate.scores[column] if column < len(candidate.scores) else None


def score_words(criterion: str, score: int | None, locale: str = LOCALE) -> str:
    """A score by a criterion in words: a number, yes or no, or that it is not known."""
    return phrase("score", {"criterion": criterion, "count": "none" if score is None else score}, locale)


def _best(reason: Reason, tied: Sequence[str]) -> list[Candidate]:
    """Those who were best together, as far as it is known: only one of them need have been chosen."""
    if tied:
        return [each for each in reason.candidates if each.key in tied]
    chosen = [each for each in reason.candidates if each.key in reason.chosen]
    if not chosen or not reason.rule.endswith(("drawn", "own-zone")):
        return chosen
    return [each for each in reason.candidates if not each.out and each.scores == chosen[0].scores]


def _known(best: list[Candidate]) -> bool:
    """Whether these are several who are equal by scores that are all known."""
    return len(best) > 1 and None not in best[0].scores and all(each.scores == best[0].scores for each in best)


@dataclass(frozen=True, slots=True)
class _Telling:
    """What the best of a hunt scored, and the others."""

    reason: Reason
    best: list[Candidate]
    nation: str
    names: Names
    locale: str

    def scored(self) -> dict[str, Argument]:
        """What decided: what the best scored, alone and with what the others did, each where he lost."""
        column, first = self._column(), self.best[0]
        others = [each for each in self.reason.candidates if not each.out and each not in self.best]
        than = joined((self._called(each) for each in others), "and", self.locale) if len(others) <= _FEW else ""
        counted = self._counted(first, column, than or "none", each=len(self.best) > 1)
        compared = others if score_of(first, column) is not None else []
        lost = joined((self._lost(each, column) for each in compared), "comma", self.locale)
        both = phrase("compared", {"counted": counted, "others": lost}, self.locale) if lost else counted
        return {"counted": both, "counted-alone": counted, "others": lost or "none"}

    def _column(self) -> int:
        """Which criterion decided: the one in the rule's name, else the first that makes the best one prey at all."""
        _, _, name = self.reason.rule.rpartition(".")
        if name in self.reason.criteria:
            return self.reason.criteria.index(name)
        number = name.removeprefix("priority-")
        if number.isdecimal():
            return int(number) - 1
        return next((column for column, score in enumerate(self.best[0].scores) if score), 0)

    def _lost(self, other: Candidate, column: int) -> str:
        """What another one scored where he lost: by the criterion that decided, or by another one, which is then named."""
        for at, criterion in enumerate(self.reason.criteria):
            theirs, own = score_of(other, at), score_of(self.best[0], at)
            if theirs is None or own is None:
                return phrase("scored-less", {"who": self._called(other)}, self.locale)
            if theirs != own:
                plain = at == column or criterion == "at-war"
                words = score_words(criterion, theirs, self.locale) if plain else self._counted(other, at)
                return phrase("scored", {"who": self._called(other), "score": words}, self.locale)
        return self._called(other)

    def _counted(self, candidate: Candidate, column: int, than: str = "none", *, each: bool = False) -> str:
        score = score_of(candidate, column)
        arguments: dict[str, Argument] = {
            "count": "none" if score is None else score,
            "nation": self.nation,
            "who": self._called(candidate),
            "than": than,
            "each": "yes" if each else "no",
        }
        return phrase(f"counted-{self.reason.criteria[column]}", arguments, self.locale)

    def _called(self, candidate: Candidate) -> str:
        return thing(candidate.key, self.names, self.locale)
