"""Why an entry went as it did: every decision with its candidates, its rule, its house rules, its dice, draws and answers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby

from bot.panels.asking import drawn
from bot.panels.marauders._battle_told import answered
from bot.panels.marauders._lines import Line, Scene, legs, scene_of, so_far, told
from bot.panels.marauders._names import pack_of, sea_of, voice
from bot.panels.marauders._question import told_before
from bot.panels.marauders._reasons import in_all, score_of, score_words
from bot.panels.table import Voice
from bot.text.asking import about
from bot.text.catalogue import has
from bot.text.names import Said
from bot.text.saying import joined, thing
from bot.view import Played, View
from rules.contract import Candidate, Draw, Event, Reason, Told
from rules.marauders.battle.events import RoundFought
from rules.marauders.battle.steering import CRITERIA
from rules.marauders.events import Moved, Scouted
from rules.marauders.hunting import enmity, hostile, peaceful, within_reach
from rules.marauders.pack import DIE
from rules.marauders.questions import WhoHasMost
from rules.marauders.scouting import dice
from rules.marauders.state import Sea
from rules.questions import Pick, Roll

_FEW = 12
"""So many possibilities of a draw are named one by one; more are counted."""

_CARDS = {"event-card", "second-card", "succession"}
"""The streams that are drawn from a pile of cards, and so by hand where the cards are the table's own."""

_ORDERS = {"marauders.battle.order", "marauders.battle.one-by-one"}
"""The rules that choose an order, not one of several."""


def why(played: Played) -> list[str]:
    """Every decision of an entry in full, line by line."""
    say = voice(played.after)
    return _decided(say, scene_of(played)) or [say("why-nothing")]


def why_asked(view: View) -> list[str]:
    """Why the question that waits is asked: who can be hunted, what is known of them, and what was decided before it."""
    asking = view.asking
    assert asking is not None
    say = voice(view)
    lines = [say(asking.question)]
    if isinstance(asking.question, WhoHasMost):
        lines += _hunted(say, view, asking.question, asking.events)
    if isinstance(asking.question, Roll | Pick):
        lines += _by_hand(say, view, asking.question)
    decided = _decided(say, so_far(view, asking))
    return [*lines, say("question-so-far"), *decided] if decided else lines


def _hunted(say: Voice, view: View, question: WhoHasMost, events: Iterable[Event]) -> Iterator[str]:
    """Where the ship is that hunts, whom it can reach, and between which zones the answer decides."""
    sea, pack, ship = sea_of(view), pack_of(view), question.ship
    moved = [each.to for each in events if isinstance(each, Moved) and each.ship == ship]
    zone = moved[-1] if moved else sea.ship(ship).zone or ""
    yield say("asked-hunts", ship=ship, zone=zone)
    for captain in sea.captains:
        if not within_reach(pack, zone, captain):
            yield _ruled_out(say, "too-far", (captain.seat,))
        elif not hostile(sea, ship, captain):
            yield _ruled_out(say, peaceful(ship), (captain.seat,))
        else:
            yield say("asked-where", seat=captain.seat, zone=captain.zone)
    yield from told_before(say, question)
    among = (captain.zone for captain in sea.captains if captain.seat in question.among)
    yield say("asked-decides", zones=tuple(dict.fromkeys(among)))


def _by_hand(say: Voice, view: View, question: Roll | Pick) -> Iterator[str]:
    """What a roll or pick is for, and why the bot does not make it by itself."""
    if isinstance(question, Roll):
        if question.stream == "scouting":
            yield from _looking(say, sea_of(view), *question.about.split(" "))
        yield say("asked-own-dice" if question.own else "asked-on-tap")
    else:
        yield say(f"asked-{question.stream}", **about(question.about, say.names))
        cards = question.stream in _CARDS or (question.stream == "war-nations" and sea_of(view).cards == "ours")
        yield say("asked-own-cards" if cards else "asked-own-dice")


def _looking(say: Voice, sea: Sea, key: str, seat: str) -> Iterator[str]:
    """Why a ship looks for a captain, and with so many dice."""
    ship, captain = sea.ship(key), sea.captain(seat)
    if captain is not None and ship.stack:
        _, reason = dice(ship, captain)
        yield say(enmity(sea, ship.key, captain), ship=key, seat=seat)
        yield say(reason, ship=key, seat=seat, assumed=ship.captain.assumed)


def _decided(say: Voice, scene: Scene) -> list[str]:
    way = legs(scene.events)
    lines = [each for line in told(say, scene) for each in (line.words if line.event in way else _decisions(say, line))]
    answers = [_answer(say, answer) for answer in scene.answers]
    return [*lines, say("why-draws"), *answers] if answers else lines


def _decisions(say: Voice, line: Line) -> Iterator[str]:
    yield from _decision(say, line)
    if isinstance(line.event, RoundFought):
        yield say.tagged(line.event, "dice")
        yield from dict.fromkeys(_by_rule(say, each) for each in (line.event.npc_dice, line.event.captain_dice))


def _decision(say: Voice, line: Line) -> Iterator[str]:
    """A decision: what came of it, the candidates, and the rule; nothing of an event that decided nothing."""
    event, reason = line.event, getattr(line.event, "because", None)
    if not isinstance(reason, Reason) or not line.words:
        return
    yield line.words[0]
    if reason.rule in _ORDERS:
        yield from (say("why-ordered", place=place, who=_called(say, key, event)) for place, key in _numbered(reason))
    else:
        yield from _candidates(say, reason, event)
    if isinstance(event, Scouted):
        yield say(event.hostile, ship=event.ship, seat=event.seat)
    yield _by_rule(say, reason)
    for switch, value in reason.house:
        yield say("why-house", switch=switch, meaning=Said(say(f"switch-{switch}.{value}")), key=switch)


def _by_rule(say: Voice, reason: Reason) -> str:
    return say("why-rule", what=say.tagged(reason, "rule"), rule=reason.rule, mark=reason.mark)


def _numbered(reason: Reason) -> Iterator[tuple[int, str]]:
    return enumerate(reason.chosen, start=1)


def _candidates(say: Voice, reason: Reason, event: Event) -> Iterator[str]:
    for out, candidates in groupby(reason.candidates, key=lambda candidate: candidate.out):
        if out:
            yield _ruled_out(say, out, tuple(candidate.key for candidate in candidates))
        else:
            yield from (_weighed(say, reason, candidate, event) for candidate in candidates)


def _ruled_out(say: Voice, out: str, keys: tuple[str, ...]) -> str:
    who = joined((thing(key, say.names, say.locale) for key in keys), "and", say.locale)
    return say("why-out", who=who, reason=out, count=len(keys))


def _weighed(say: Voice, reason: Reason, candidate: Candidate, event: Event) -> str:
    """A candidate with its score by each criterion, and whether it was chosen."""
    who = _called(say, candidate.key, event)
    chosen = candidate.key in reason.chosen
    if not candidate.scores:
        return say("why-candidate", who=who, picked=chosen, scores=None)
    if reason.criteria == CRITERIA:
        return say("why-candidate", who=who, picked=chosen, scores=Said(in_all(candidate, say.locale)))
    ship = getattr(event, "ship", None)
    criteria = reason.criteria or ("number",)
    scores = [_score(say, criterion, score_of(candidate, at), ship) for at, criterion in enumerate(criteria)]
    return say("why-candidate", who=who, picked=chosen, scores=joined(scores, "comma", say.locale))


def _score(say: Voice, criterion: str, score: int | None, ship: str | None) -> str:
    words = score_words(criterion, score, say.locale)
    name = f"criterion-{criterion}"
    return say("criterion-score", criterion=say(name, ship=ship), score=words) if has(name) else words


def _called(say: Voice, key: str, event: Event) -> str:
    weight = f"weighed-{key}"
    if has(weight):
        return say(weight, ship=getattr(event, "ship", None), seat=getattr(event, "seat", None))
    return thing(key, say.names, say.locale)


def _answer(say: Voice, answer: Draw | Told) -> str:
    """What was rolled, drawn or told, of what, and by whom."""
    if isinstance(answer, Told):
        what = answer.question.partition(" ")[0]
        told = what in {"gold", "cargo"}
        return say("why-most", what=what, most=tuple(answer.value.split("+"))) if told else answered(say, answer)
    stream, first, many = f"stream-{answer.stream}", answer.index + 1, len(answer.got)
    return say(
        "why-drawn",
        stream=say(stream) if has(stream) else answer.stream,
        got=joined((drawn(say, answer.stream, got) for got in answer.got), "comma", say.locale) or say("why-untold"),
        possibilities=joined(
            (drawn(say, answer.stream, each) for each in answer.possibilities[:_FEW]), "comma", say.locale
        ),
        count=len(answer.possibilities),
        many=len(answer.possibilities) > _FEW,
        by=answer.source,
        die=answer.possibilities == DIE,
        first=first,
        last=first + many - 1 if many > 1 else None,
    )
