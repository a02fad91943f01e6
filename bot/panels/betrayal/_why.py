"""Why an entry went as it did: every decision with its candidates, its rule, its house rules, its draws and answers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.panels.betrayal import _words as words
from bot.panels.betrayal._lines import told
from bot.panels.betrayal._names import pack_of, realm_of, voice
from bot.panels.betrayal._question import asked
from bot.panels.table import Voice
from bot.text.names import Said
from bot.view import Played, View
from rules.betrayal.bags import everybody
from rules.betrayal.pack import Pack
from rules.betrayal.questions import Weakest
from rules.contract import Answer, Candidate, Event, Reason, Told


def why(played: Played) -> Sequence[str]:
    """Every decision of an entry in full, line by line."""
    view = played.after
    decided = _decided(view, played.events)
    answers = [_answer(voice(view), pack_of(view), each) for each in played.answers]
    if not decided and not answers:
        return [voice(view)("why-nothing")]
    return [*decided, *([voice(view)("why-draws"), *answers] if answers else [])]


def why_asked(view: View) -> Sequence[str]:
    """Why the question that waits is asked: whom it is between, and what was decided before it."""
    waiting, say = view.asking, voice(view)
    assert waiting is not None
    lines = [asked(view, waiting.question)]
    if isinstance(waiting.question, Weakest):
        among = set(waiting.question.among)
        units = [each for each in everybody(realm_of(view)) if each.handle in among]
        named = words.commas(say, (words.listed(say, each.handle, each.enemy.side) for each in units))
        lines.append(say("betrayal-asked-weakest", list=named))
    decided = _decided(view, waiting.events)
    return [*lines, say("question-so-far"), *decided] if decided else lines


def _decided(view: View, events: Sequence[Event]) -> list[str]:
    say = voice(view)
    return [line for event, lines in told(view, events) for line in _decision(say, event, lines)]


def _decision(say: Voice, event: Event, lines: Sequence[str]) -> Iterator[str]:
    """A decision: what came of it, what was weighed, and the rule; nothing of an event that decided nothing."""
    reason = getattr(event, "because", None)
    if not isinstance(reason, Reason):
        return
    yield from [line for line in lines if line][:1]
    yield from (_weighed(say, reason, each) for each in reason.candidates)
    message = words.message_of(reason)
    yield say(
        "betrayal-why-rule",
        why=Said(say(message)),
        what=Said(say(f"{message}.rule")),
        rule=reason.rule,
        mark=reason.mark,
    )
    for switch, value in reason.house:
        yield say("why-house", switch=switch, meaning=Said(say(f"switch-{switch}.{value}")), key=switch)


def _weighed(say: Voice, reason: Reason, each: Candidate) -> str:
    """A level that could have been drawn, and why it was not, or that it was."""
    how = each.out or ("chosen" if each.key in reason.chosen else "lower")
    return say("betrayal-why-level", level=each.key, how=how)


def _answer(say: Voice, pack: Pack, answer: Answer) -> str:
    """What was drawn or told, out of how many, and by whom."""
    if isinstance(answer, Told):
        return say("betrayal-why-told", handle=answer.value)
    got = pack.pieces.get(answer.got[0])
    handle, level, *_ = answer.question.split(" ")[2:]
    name = answer.got[0] if got is None else got.side(int(level)).name
    return say(
        "betrayal-why-drawn",
        bag=Said(say(f"stream-{answer.stream}")),
        handle=handle,
        name=name,
        count=len(answer.possibilities),
        by=answer.source,
        place=answer.index + 1,
    )
