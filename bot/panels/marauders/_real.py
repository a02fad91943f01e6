"""`The real one was...`: what the dice and cards at the board came to, where the bot had rolled or drawn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from bot.panels.asking import BUTTONS, MENU, bots_draws, drawn, real_press
from bot.panels.marauders._menu import card_presses
from bot.panels.marauders._names import voice
from bot.panels.table import LABEL, Voice, button, fitted, rows
from bot.text import cut
from bot.text.asking import about
from bot.text.names import Said
from bot.text.saying import joined
from bot.ui.ids import pack_request
from bot.ui.message import Menu, Message, Press, Row
from bot.view import Played
from rules.contract import Draw, Request
from rules.marauders.card_events import CardDrawn
from rules.marauders.events import RuleSet
from rules.marauders.keys import SKULL
from rules.marauders.scouting import OUTCOMES
from rules.marauders.state import Sea

_OPTION = 100
"""The most characters of an option."""

_ROWS = 5
"""The most rows of a message."""

_EVENT = "event-card"
"""The stream of the event deck."""

_SCOUTING = "scouting"
"""The stream of the rolls of which it is enough to know whether there was a skull."""

_OWN = ("cards", "ours")
"""The switch by which the table uses its own cards, and its value."""


def real(played: Played) -> Message:
    """What the bot rolled and drew for an entry, and for each what it may really have been: buttons, menus and forms."""
    say = voice(played.after)
    draws = list(bots_draws(played))
    lines = [say("real-what"), *(_drew(say, draw) for _, draw in draws)]
    menus: list[Row] = []
    buttons: list[Press] = []
    for place, draw in draws:
        presses = _others(say.plain, f"{played.number};{place}", draw)
        if len(presses) > BUTTONS:
            menus += _menus(say.plain, presses)
        else:
            buttons += presses
        if draw.stream == _EVENT:
            menus.append(card_presses(say.plain, f"instead={played.number}"))
    shown = (*menus, *rows(buttons, max(_ROWS - len(menus), 0)))
    return Message(lines=fitted(lines, why=False, locale=say.locale), rows=shown[:_ROWS])


def _menus(say: Voice, presses: Sequence[Press]) -> list[Menu]:
    """Many possibilities in menus, each called by its first and its last."""
    parts = [tuple(presses[start : start + MENU]) for start in range(0, len(presses), MENU)]
    return [Menu(cut(say("real-menu", first=part[0].label, last=part[-1].label), _OPTION), part) for part in parts]


def real_presses(played: Played) -> tuple[Press, ...]:
    """Under what the bot rolled or drew for: that it was another; under a first, invented card also that there are real ones."""
    if not any(bots_draws(played)):
        return ()
    say = voice(played.after).plain
    ours = Request("rule", None, (("switch", _OWN[0]), ("value", _OWN[1])))
    real_cards = button(say("button-real-cards"), "instead", f"{played.number};{pack_request(ours)}")
    return (real_press(played.number, played.after.table.language), *((real_cards,) if _first_sample(played) else ()))


def own_card_rows(played: Played) -> tuple[Row, ...]:
    """Buttons to tell the first card, under what says that the table uses its own cards from now on."""
    ours = any(isinstance(event, RuleSet) and (event.switch, event.value) == _OWN for event in played.events)
    return (card_presses(voice(played.after).plain),) if ours else ()


def _first_sample(played: Played) -> bool:
    """Whether an entry drew the first event card of a table, and it is an invented one."""
    before = cast("Sea | None", played.before)
    if before is None or before.round > 1 or before.carded or before.events:
        return False
    return any(isinstance(event, CardDrawn) and event.by == "bot" and event.sample for event in played.events)


def _drew(say: Voice, draw: Draw) -> str:
    got = joined((drawn(say, draw.stream, each) for each in draw.got), "comma", say.locale)
    return say(f"real-{draw.stream}", got=Said(got), **_facts(say, draw))


def _others(say: Voice, arg: str, draw: Draw) -> list[Press]:
    """All that a draw may have been instead, in the order of their names; of a roll what it came to, and its faces in a form."""
    if draw.question.startswith("roll "):
        found = SKULL in draw.got
        others = [each for each in OUTCOMES if draw.stream == _SCOUTING and (SKULL in each.got) != found]
        presses = [Press("real", f"{arg};{' '.join(each.got)}", _label(say, each.key, draw)) for each in others]
        return [*presses, Press("form", f"real;{arg};{len(draw.got)}", _label(say, "faces", draw))]
    named = sorted((drawn(say, draw.stream, key), key) for key in draw.possibilities if key not in draw.got)
    return [
        Press("real", f"{arg};{key}", _label(say, "other", draw, len(named) > BUTTONS, name)) for name, key in named
    ]


def _label(say: Voice, how: str, draw: Draw, option: bool = False, got: str = "") -> str:
    """What a button or an option of a menu says; a seat's name is cut so that the rest is there in full."""
    message, facts, limit = f"real-{draw.stream}.{how}", _facts(say, draw), _OPTION if option else LABEL
    seat = say.names.seat(str(facts.get("seat", "")))
    room = limit - len(say(message, **facts, who="", got=Said(got)))
    return cut(say(message, **facts, who=Said(cut(seat, max(room, 3))), got=Said(got)), limit)


def _facts(say: Voice, draw: Draw) -> dict[str, object]:
    """What a draw is about, from its question's key: `roll scouting sloop s1`."""
    return about(draw.question.split(" ", 2)[2], say.names)
