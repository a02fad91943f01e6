"""Why an entry went as it did: every decision with its candidates, its rule, its house rules, its dice and draws."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from bot.panels.marauders._names import voice
from bot.panels.table import Voice
from bot.text.catalogue import has
from bot.text.saying import joined, score_of, score_words, thing
from bot.view import Played
from rules.contract import Candidate, Draw, Event, Reason, Told

_FEW = 12
"""So many possibilities of a draw are named one by one; more are counted."""


def why(played: Played) -> list[str]:
    """Every decision of an entry in full, line by line."""
    say = voice(played.after)
    lines: list[str] = []
    for event in played.events:
        reason = getattr(event, "because", None)
        if isinstance(reason, Reason):
            lines += _decision(say, event, reason)
    answers = [_answer(say, answer) for answer in played.answers]
    if answers:
        lines += [say("why-draws"), *answers]
    return lines or [say("why-nothing")]


def _decision(say: Voice, event: Event, reason: Reason) -> Iterator[str]:
    ship = getattr(event, "ship", None)
    yield say(event)
    for out, candidates in groupby(reason.candidates, key=lambda candidate: candidate.out):
        if out:
            yield _ruled_out(say, out, tuple(candidates))
        else:
            yield from (_weighed(say, reason, candidate, ship) for candidate in candidates)
    yield say("why-rule", rule=reason.rule, mark=reason.mark)
    for switch, value in reason.house:
        yield say("why-house", switch=switch, value=value, key=switch)


def _ruled_out(say: Voice, out: str, candidates: tuple[Candidate, ...]) -> str:
    who = joined((_called(say, candidate.key) for candidate in candidates), "and", say.locale)
    return say("why-out", who=who, reason=out, count=len(candidates))


def _weighed(say: Voice, reason: Reason, candidate: Candidate, ship: str | None) -> str:
    """A candidate with its score by each criterion, and whether it was chosen."""
    who = _called(say, candidate.key)
    chosen = candidate.key in reason.chosen
    if not candidate.scores:
        return say("why-candidate", who=who, picked=chosen, scores=None)
    criteria = reason.criteria or ("number",)
    scores = [_score(say, criterion, score_of(candidate, at), ship) for at, criterion in enumerate(criteria)]
    return say("why-candidate", who=who, picked=chosen, scores=joined(scores, "comma", say.locale))


def _score(say: Voice, criterion: str, score: int | None, ship: str | None) -> str:
    words = score_words(criterion, score, say.locale)
    name = f"criterion-{criterion}"
    return say("criterion-score", criterion=say(name, ship=ship), score=words) if has(name) else words


def _called(say: Voice, key: str) -> str:
    weight = f"weighed-{key}"
    return say(weight) if has(weight) else thing(key, say.names, say.locale)


def _answer(say: Voice, answer: Draw | Told) -> str:
    """What was rolled, drawn or told, of what, and by whom."""
    if isinstance(answer, Told):
        return say("why-told", option=answer.value)
    stream = f"stream-{answer.stream}"
    return say(
        "why-drawn",
        stream=say(stream) if has(stream) else answer.stream,
        got=joined((_drawn(say, got) for got in answer.got), "comma", say.locale),
        possibilities=joined((_drawn(say, each) for each in answer.possibilities[:_FEW]), "comma", say.locale),
        count=len(answer.possibilities),
        many=len(answer.possibilities) > _FEW,
        by=answer.source,
        number=answer.index + 1,
    )


def _drawn(say: Voice, key: str) -> str:
    face = f"face-{key}"
    return say(face) if has(face) else thing(key, say.names, say.locale)
