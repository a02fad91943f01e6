"""Why an entry went as it did: every decision with its candidates, its rule, its house rules, its dice, draws and answers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.panels.everrain import _words as words
from bot.panels.everrain._lines import told
from bot.panels.everrain._names import voice, voyage_of
from bot.panels.everrain._question import about, asked, block_lines, dealt, drawn_for, thing
from bot.panels.everrain._weighed import cost, out
from bot.panels.table import Voice, tag
from bot.text.catalogue import has
from bot.text.names import Said
from bot.view import Played, View
from rules.contract import Answer, Candidate, Event, Question, Reason, Told
from rules.questions import Pick, Roll

_CARDS = {"enemy-deck", "enemy-ships", "elder"}
"""The streams that are drawn from a pile of cards, and so by hand where the cards are the table's own."""

_FEW = 12
"""So many possibilities of a draw are named one by one; more are counted."""


def why(played: Played) -> Sequence[str]:
    """Every decision of an entry in full, line by line."""
    view = played.after
    decided = _decided(view, played.events)
    answers = [_answer(view, each) for each in played.answers]
    if not decided and not answers:
        return [voice(view)("why-nothing")]
    return [*decided, *([voice(view)("why-draws"), *answers] if answers else [])]


def why_asked(view: View) -> Sequence[str]:
    """Why the question that waits is asked: what it decides, and what was decided before it."""
    waiting, say = view.asking, voice(view)
    assert waiting is not None
    lines = [asked(view, waiting.question), *block_lines(view, waiting.question), _needed(say, waiting.question)]
    decided = _decided(view, waiting.events)
    return [*lines, say("question-so-far"), *decided] if decided else lines


def _needed(say: Voice, question: Question) -> str:
    """What the answer decides, or why the bot does not roll or draw by itself."""
    if isinstance(question, Roll):
        return say("asked-own-dice" if question.own else "asked-on-tap")
    if isinstance(question, Pick):
        return say("asked-own-cards" if question.stream in _CARDS else "asked-own-dice")
    return say(f"everrain-asked-{tag(question).removeprefix('everrain-')}")


# ------------------------------------------------------------------------------------------------ decisions


def _decided(view: View, events: Sequence[Event]) -> list[str]:
    return [line for event, lines in told(view, events) for line in _decision(view, event, lines)]


def _decision(view: View, event: Event, lines: Sequence[str]) -> Iterator[str]:
    """A decision: what came of it, what was weighed, and the rule; nothing of an event that decided nothing."""
    say, reason = voice(view), getattr(event, "because", None)
    if not isinstance(reason, Reason):
        return
    yield from [line for line in lines if line][:1]
    yield from (_weighed(view, reason, each) for each in reason.candidates)
    message = words.message_of(reason)
    yield say(
        "everrain-why-rule",
        why=Said(say(words.message_of(reason, event))),
        what=Said(say(f"{message}.rule")),
        rule=reason.rule,
        mark=reason.mark,
    )
    for switch, value in reason.house:
        yield say("why-house", switch=switch, meaning=Said(say(f"switch-{switch}.{value}")), key=switch)


def _weighed(view: View, reason: Reason, each: Candidate) -> str:
    """What was weighed: by what it is, its score by each criterion, why it is out, or that it was chosen."""
    say, chosen = voice(view), each.key in reason.chosen
    if not reason.criteria and each.key in voyage_of(view).seats:
        return say("everrain-why-candidate", what=Said(cost(say, each)), picked=chosen, scores=None, out=None)
    scores = [
        say("everrain-criterion", what=Said(say(f"everrain-criterion-{what}")), score=score)
        for what, score in zip(reason.criteria, each.scores, strict=False)
        if has(f"everrain-criterion-{what}")
    ]
    return say(
        "everrain-why-candidate",
        what=_named(view, reason, each.key),
        picked=chosen,
        scores=words.commas(say, scores) if scores else None,
        out=out(say, each.out) if each.out else None,
    )


def _named(view: View, reason: Reason, key: str) -> Said:
    """What a candidate is called: a card by its name or its act, all else by what it is."""
    if reason.rule.startswith("everrain.spawn."):
        say = voice(view)
        return Said(say("everrain-act-card", act=int(key))) if key.isdecimal() else say.names.typed(key)
    return thing(view, key)


# ------------------------------------------------------------------------------------------------ answers


def _answer(view: View, answer: Answer) -> str:
    """What was rolled, drawn or told, of what, for whom, and by whom."""
    say = voice(view)
    if isinstance(answer, Told):
        return say("everrain-why-told", what=_asked_of(view, answer.question), value=_value(view, answer.value))
    many, got = len(answer.possibilities), [dealt(view, answer.stream, each) for each in answer.got]
    return say(
        "everrain-why-drawn",
        what=drawn_for(view, answer),
        got=words.commas(say, got),
        count=many,
        among=words.commas(say, (dealt(view, answer.stream, each) for each in answer.possibilities))
        if many <= _FEW
        else None,
        by=answer.source,
        first=answer.index + 1,
        last=answer.index + len(answer.got) if len(answer.got) > 1 else None,
    )


def _asked_of(view: View, key: str) -> Said:
    """Whom a question was about, and what it asked, by its key: `sight the-maw s1`."""
    kind, _, rest = key.partition(" ")
    say, (_, who) = voice(view), about(view, rest)
    message = f"everrain-told-{kind}"
    return Said(say(message if has(message) else "everrain-told-other", who=who))


def _value(view: View, value: str) -> Said:
    """What was told."""
    message = f"everrain-said-{value}"
    if has(message):
        return Said(voice(view)(message))
    return Said(value) if value.isdecimal() or "+" in value else thing(view, value)
