"""Questions of a waiting action, and buttons that play a request."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import chain

from msgspec import structs

from bot.panels import asking
from bot.panels.everrain import _parts as parts
from bot.panels.everrain import _words as words
from bot.panels.everrain._lines import lines as told
from bot.panels.everrain._names import pack_of, vessel_name, voice, voyage_of
from bot.panels.everrain._reminding import reminded
from bot.panels.presses import MENU, OPTION
from bot.panels.table import LABEL, TITLE, Voice, asked_press, button, capital, fitted, rows, short, tag
from bot.text import cut
from bot.text.catalogue import has
from bot.text.names import Said
from bot.ui.message import Menu, Message, Press, Row, presses_of
from bot.view import Asking, View
from rules.contract import Draw, Option, Question, Request
from rules.everrain import questions as on
from rules.everrain.events import Placed, Skipped, TurnedUp
from rules.everrain.pack import FATE
from rules.everrain.storms import toward
from rules.questions import BOT, Outcome, Pick, Roll

ANSWERS = 5
"""The most answers shown as buttons; more are a menu."""

FATE_DIE = "fate"
"""The stream of the Fate die."""

_PURPOSES = (
    *("node", "facing", "target", "position", "path", "destination", "direction", "port", "hex"),
    *("storm", "nodes", "spoils", "spawn-hex"),
)
"""What a roll of the Fate die or a choice can be for: the first word of what it is about."""

_NAMING = ("name", "spawn", "enemyship", "board", "elder")
"""What is asked again with another name in it, or with the same one as a new one."""

_HEX = re.compile(r"-?\d+,-?\d+")

_AGAIN = re.compile(r"(?<!\bstorm)(?<!\bspawn-hex) \d+$")
"""What a roll is about ends so when it is rolled again: in a number that is not the storm's or the act's own."""

_NEW, _KNOWN = "new", "known"
"""The options by which a name that is all but a known one is asked again: as a new one, or as that (`book`)."""

_MAY_LACK = ("enemy", "ship", "switch", "value", "points", "cards", "card", "hex", "kind", "name", "zone", "fray")
"""Options that a request may be without."""


def question(view: View) -> Message:
    """What a waiting action asks, what happened so far, and its answers as buttons."""
    waiting, say = view.asking, voice(view)
    assert waiting is not None
    lines = [say("dropped-answers", count=waiting.dropped)] if waiting.dropped else []
    lines += [asked(view, waiting.question), *reminded(say, waiting.question), *block_lines(view, waiting.question)]
    if waiting.events:
        lines += [say("question-so-far"), *told(view, waiting.events)]
    lines.append(asking.question_how(say, waiting.question, MENU))
    title = cut(capital(asked(view, waiting.question, "short")), TITLE)
    return Message(title, fitted(lines, why=False, locale=say.locale), rows=answer_rows(view, waiting))


# ------------------------------------------------------------------------------------------------ in words


def asked(view: View, question: Question, how: str = "") -> str:
    """A question in words, or in the few that its title has (`short`)."""
    say = voice(view)
    if isinstance(question, Roll | Pick):
        kind = "roll" if isinstance(question, Roll) else "pick"
        message, facts = f"{kind}-{question.stream}", _dealt(view, question)
    else:
        message, facts = tag(question), _facts(view, question)
    return say(f"{message}.{how}" if how else message, **facts)


def _dealt(view: View, question: Roll | Pick) -> dict[str, object]:
    """What is rolled or drawn for: its purpose, whose it is, how many dice, and by whom."""
    purpose, who = about(view, question.about)
    dice = question.dice if isinstance(question, Roll) else 1
    own = question.own if isinstance(question, Roll) else True
    first = question.about.partition(" ")[0]
    if question.stream == "enemy-dice" and words.on_deck(first):  # the ship on whose deck it is stands in its handle
        who = _called(view, first)
    return {"purpose": purpose, "what": who, "dice": dice, "own": own}


def drawn_for(view: View, draw: Draw) -> Said:
    """What was rolled or drawn, for whom and for what, from its question's key: `roll fate direction storm 1`."""
    purpose, who = about(view, draw.question.split(" ", 2)[2])
    say = voice(view)
    return Said(say("everrain-drawn-for", stream=Said(say(f"stream-{draw.stream}")), purpose=purpose, who=who))


def about(view: View, text: str) -> tuple[Said | None, Said | None]:
    """What a roll, a draw or a choice is for, and whom it is about: `target the-maw`, `node C1 2`, `the-maw`."""
    purpose, names = "", list[Said]()
    for word in text.split(" "):
        name = _called(view, word)
        if name is not None:
            names.append(name)
        elif word in _PURPOSES and not purpose:
            purpose = word
        elif word.isdecimal() and purpose in {"storm", "direction"} and not names:
            names.append(Said(voice(view)("everrain-storm-number", number=int(word))))
    say = voice(view)
    what = Said(say("everrain-purpose", purpose=purpose)) if purpose else None
    return what, words.commas(say, names) if names else None


def _called(view: View, key: str) -> Said | None:
    """An enemy, also one that is about to come, or a player's ship by its key; None when it is neither's."""
    say, voyage = voice(view), voyage_of(view)
    if voyage.foe(key) is not None or voyage.vessel(key) is not None:
        return say.names.of("enemy", key)
    if words.on_deck(key):
        return words.called(say, key, _turned_up(view))
    if key in voyage.seats:
        return words.ship(say, key)
    pack = pack_of(view)
    coming = pack.ship(key) or pack.ship(key.rpartition("-")[0]) or pack.elder(key)
    return None if coming is None else say.names.typed(vessel_name(key, coming.name, say.locale))


def _turned_up(view: View) -> str:
    """The name of the enemy that is about to be placed, as its card was turned up; empty where nobody told it."""
    events = () if view.asking is None else view.asking.events
    taken = [turn.name for each in events if isinstance(each, TurnedUp) for turn in each.turns or () if turn.taken]
    placed = sum(isinstance(each, Placed | Skipped) for each in events)
    return taken[placed] if placed < len(taken) else ""


def _facts(view: View, question: Question) -> dict[str, object]:
    """What a question has to say: its fields, with whom they mean in words."""
    say, fields = voice(view), structs.asdict(question)
    named = {
        field: _called(view, str(fields[field])) or say.names.typed(str(fields[field]))
        for field in ("vessel", "handle", "enemy")
        if field in fields
    }
    ship = {"ship": words.ship(say, fields["seat"])} if "seat" in fields else {}
    what = {"who": about(view, fields["about"])[1] or Said(say("everrain-new-vessel"))} if "about" in fields else {}
    more = dict(_more_facts(view, question))
    numbers = {field: value for field, value in fields.items() if isinstance(value, int | str) and field not in named}
    return {**numbers, **named, **ship, **what, **more}


def _more_facts(view: View, question: Question) -> Iterator[tuple[str, object]]:
    """What a question says beside its fields: what kind of place a ship heads for, whether black nodes are free."""
    if isinstance(question, on.HowFar):
        vessel = voyage_of(view).vessel(question.vessel)
        yield "heading", words.kind(voice(view), vessel.heading) if vessel is not None and vessel.heading else None
    if isinstance(question, on.Choose) and question.what == "node":
        black = {str(zone) for zone in pack_of(view).board.black}
        yield "what", "node" if black.issuperset(question.among) else "zone"


def block_lines(view: View, question: Question) -> list[str]:
    """Which faces of the Fate die mean whom, or count; and what it showed where the players choose. Nothing of other questions."""
    if isinstance(question, on.Choose) and question.what == "direction":
        return list(_storm_lines(view, question.about))
    if not isinstance(question, Roll) or question.stream != FATE_DIE or len(question.outcomes) < 2:
        return []
    again = [voice(view)("everrain-fate-none")] if _AGAIN.search(question.about) else []
    return [*again, *_face_lines(view, question)]


def _storm_lines(view: View, storm: str) -> Iterator[str]:
    """What the Fate die of a storm showed."""
    waiting = view.asking
    drawn = () if waiting is None else (each for each in waiting.answers if isinstance(each, Draw))
    for each in drawn:
        if each.question == f"roll {FATE_DIE} {storm}":
            yield voice(view)(
                "everrain-fate-storm", face=Said(each.got[0]), toward=toward(voyage_of(view), each.got[0])
            )


def _face_lines(view: View, question: Roll) -> list[str]:
    """The faces that mean each of some equals, or the zones among which it picks one."""
    say, outcomes = voice(view), question.outcomes
    if not _is_tie(question):
        if question.about.startswith("node "):
            return [say("everrain-fate-zones", list=words.commas(say, (each.key for each in outcomes)))]
        return []
    told_ = [block(view, each, len(outcomes)) for each in outcomes]
    rest = len(FATE) - len(outcomes) * (len(FATE) // len(outcomes))
    again = FATE[-1] if rest == 1 else f"{FATE[-rest]}-{FATE[-1]}"
    more = [say("everrain-fate-again", faces=again)] if rest else []
    return [say("everrain-fate-blocks", list=words.commas(say, (*told_, *more)))]


def _is_tie(question: Roll) -> bool:
    """Whether a roll of the Fate die decides between equals, in blocks of faces, not between zones by their numbers."""
    return question.stream == FATE_DIE and any(each.got != (each.key,) for each in question.outcomes)


def block(view: View, outcome: Outcome, among: int) -> str:
    """The faces of the Fate die that mean one of so many equals: `0-4 A Petrel`."""
    first, size = int(outcome.got[0]), len(FATE) // among
    faces = str(first) if size == 1 else f"{first}-{first + size - 1}"
    return voice(view).plain("everrain-fate-block", faces=faces, what=thing(view, outcome.key))


def thing(view: View, key: str) -> Said:
    """What an equal is called: a ship, an enemy, a zone, a side, where a storm moves, or a hex."""
    say = voice(view).plain
    if key in voyage_of(view).seats:
        return words.ship(say, key)
    if key.isdecimal():
        return Said(say("everrain-node", zone=key))
    for kind in ("facing", "aim"):
        if has(f"everrain-{kind}-{key}"):
            return Said(say(f"everrain-{kind}-{key}"))
    if _HEX.fullmatch(key.partition(" ")[0]):
        return Said(_spot(view, key))
    return say.names.of("enemy", key)


def _spot(view: View, key: str) -> str:
    """One hex or several, with what each is where that is known: `2,-1 (island)`."""
    say, known = voice(view).plain, {parts.written(each.hex): each.kind for each in voyage_of(view).chart}
    listed = (
        say(
            "everrain-hex-of", hex=Said(each), kind=Said(say(f"everrain-kind-{known[each]}")) if each in known else None
        )
        for each in key.split(" ")
    )
    return words.commas(say, listed)


def dealt(view: View, stream: str, key: str) -> str:
    """What was rolled or drawn from a stream: a card by its name, one of equals, or a face."""
    say, pack = voice(view).plain, pack_of(view)
    card = {"enemy-deck": pack.by_key.get, "enemy-ships": pack.ship, "elder": pack.elder}.get(stream)
    if card is not None:
        known = card(key)
        return say.names.typed(key if known is None else known.name)
    return thing(view, key) if stream == "fate-lot" else asking.drawn(say, stream, key)


# ------------------------------------------------------------------------------------------------ answers


def answer_rows(view: View, waiting: Asking) -> tuple[Row, ...]:
    """The answers of a question as buttons, many as a menu, and below them the Undo of what waits."""
    return (*_answers(view, waiting), (asking.back_press(view, waiting), asked_press(view.table.language)))


def _answers(view: View, waiting: Asking) -> tuple[Row, ...]:
    question = waiting.question
    if isinstance(question, Roll):
        return _rolls(view, question, waiting.known)
    if isinstance(question, Pick):
        return tuple(_picks(view, question, waiting.known))
    named = [(each.key, answer_name(view, each)) for each in question.options[:MENU]]
    if len(named) <= ANSWERS:
        return rows([button(label, "answer", key) for key, label in named])
    presses = tuple(Press("answer", key, cut(label, OPTION)) for key, label in named)
    return (Menu(asked(view, question, "short")[:OPTION], presses),)


def _rolls(view: View, question: Roll, known: int) -> tuple[Row, ...]:
    """What a roll comes to, every die in a form, and the bot; of one die its faces where nothing else is known of it."""
    made = chain.from_iterable(presses_of(row) for row in asking.answers(voice(view), question, known))
    presses = [_relabelled(view, question, press, LABEL) for press in made]
    if question.own and question.dice == 1 and not question.outcomes:
        presses = [*_faces(view, question), *presses]
    return rows(presses, 4)


def _picks(view: View, question: Pick, known: int) -> Iterator[Row]:
    """What can have been drawn, by name, and the bot."""
    for row in asking.answers(voice(view), question, known):
        named = (
            _relabelled(view, question, press, OPTION if isinstance(row, Menu) else LABEL) for press in presses_of(row)
        )
        yield replace(row, presses=tuple(named)) if isinstance(row, Menu) else tuple(named)


def _relabelled(view: View, question: Roll | Pick, press: Press, limit: int) -> Press:
    """An outcome of the Fate die by its faces and whom they mean; a card by its name."""
    if press.verb != "answer" or press.arg == BOT:
        return press
    return replace(press, label=cut(_outcome(view, question, press.arg), limit))


def _outcome(view: View, question: Roll | Pick, key: str) -> str:
    """What a roll comes to: the block of an equal, the zone of a node, or the faces; a card or an equal that was drawn."""
    if key == BOT:
        return asking.called(voice(view).plain, question, key)
    if isinstance(question, Pick):
        return dealt(view, question.stream, key)
    outcome = next((each for each in question.outcomes if each.key == key), None)
    if outcome is None or question.stream != FATE_DIE:
        return asking.called(voice(view).plain, question, key)
    return block(view, outcome, len(question.outcomes)) if _is_tie(question) else str(thing(view, key))


def _faces(view: View, question: Roll) -> Iterator[Press]:
    """The faces of the one die."""
    for face in dict.fromkeys(question.faces):
        yield button(asking.drawn(voice(view).plain, question.stream, face), "answer", face)


def answer_name(view: View, option: Option) -> str:
    """An answer in full."""
    question = None if view.asking is None else view.asking.question
    if isinstance(question, Roll | Pick):
        return _outcome(view, question, option.key)
    if isinstance(question, on.Choose):
        return str(thing(view, option.key))
    elders = {each.key for each in voyage_of(view).vessels if each.elder}
    return _told(voice(view).plain, question, option.key, elders)


def _told(say: Voice, question: Question | None, key: str, elders: set[str]) -> str:
    """What the table can say of its board or its cards."""
    match question:
        case on.SeesShip(vessel=vessel):
            return parts.sight(say, key, elder=vessel in elders)
        case on.HowFar():
            return say("everrain-course", steps=0 if key == on.NONE else int(key), most=on.MOST_STEPS)
        case on.CrewNear():
            return say("everrain-near-nobody") if key == on.NOBODY else say("everrain-near", steps=int(key))
        case on.Discovered() | on.Hidden() | on.TheEnd():
            return say(f"{tag(question)}.{key}")
        case _:
            return key.replace("+", " + ")


# ------------------------------------------------------------------------------------------------ other requests


def label(view: View, request: Request) -> str:
    """What a button for a request says: `Begin the Enemy Phase`, `Activate C1 Reef Ghoul`; nothing for an unknown verb."""
    given = dict(request.given)
    message = (
        "everrain-cure-named"
        if request.verb in _NAMING and {_NEW, _KNOWN} & set(given)
        else f"everrain-cure-{request.verb}"
    )
    message = "cure-rule" if request.verb == "rule" else message
    if not has(message):
        return ""
    say, voyage = voice(view).plain, voyage_of(view)
    seat = str(given.get("ship", request.seat or ""))
    name = next((str(given[each]).partition("/")[0] for each in (_NEW, _KNOWN, "name", "card") if each in given), None)
    facts: dict[str, object] = {**dict.fromkeys(_MAY_LACK), **given, "name": name, "new": _NEW in given}
    facts["enemy"] = None if "enemy" not in given else str(thing(view, _deck(view, str(given["enemy"]))))
    facts["open"] = voyage.phase is not None
    return short(
        say, lambda say: say(message, **facts | {"ship": words.ship(say, seat) if seat in voyage.seats else None})
    )


def _deck(view: View, enemy: str) -> str:
    """The seat of a ship whose whole deck is meant by its letter, else the enemy itself."""
    return next((each.seat for each in voyage_of(view).ships if enemy == each.letter), enemy)
