"""What an entry caused: a public report of what the enemies did, or one quiet line."""

from __future__ import annotations

from dataclasses import replace
from itertools import chain

from bot.panels.marauders._ahead import ahead, tells_card
from bot.panels.marauders._events import title, undo_label
from bot.panels.marauders._lines import HANDS, Line, legs, scene_of, told, words
from bot.panels.marauders._menu import form_press, new_captain
from bot.panels.marauders._names import sea_of, voice
from bot.panels.marauders._news import is_loud, is_step
from bot.panels.marauders._odds import scouting_presses
from bot.panels.marauders._real import own_card_rows, real_presses
from bot.panels.marauders._reminding import forgotten, reminded
from bot.panels.marauders._state import state
from bot.panels.marauders._turn import begin_presses
from bot.panels.seating import several_held
from bot.panels.table import TITLE, Voice, button, entry_row, fitted, rows, seed_hash
from bot.text import cut
from bot.ui.ids import pack_request
from bot.ui.message import Message, Press
from bot.view import Played
from rules.contract import Event, Opened, Request, Seat
from rules.marauders.actions import Another, Icons
from rules.marauders.battle import events as on
from rules.marauders.card_events import CardDrawn, OwnCard, PeaceMade, SecondCard, WarBegan
from rules.marauders.events import (
    Attacked,
    BattleBegins,
    CaptainLost,
    LeftPort,
    RoundEnded,
    Sailed,
    Scouted,
    TurnBegan,
    YetToScout,
)
from rules.marauders.reminding import Spoils
from rules.words import MOST_ICONS

_DRAWN = (
    *(*HANDS, Opened, RoundEnded, BattleBegins, Attacked, WarBegan, PeaceMade, CaptainLost),
    *(on.BattleStarted, on.Struck, on.CrewFought, on.BattleOver, on.Claimed),
)
"""What a picture of the board shows."""

_FIRST = (*HANDS, WarBegan, PeaceMade)
"""What a report begins with: what the hands at the board must do, in its order."""

_TITLED = (CardDrawn, OwnCard, RoundEnded, Sailed, LeftPort, TurnBegan)
"""What the title of a report says already."""


def report(played: Played) -> Message | None:
    """The message for all on what the enemies did, were found doing or will do; None when nothing of that happened."""
    say = voice(played.after)
    if not is_loud(played) and not _not_kept(say, played):
        return None
    if isinstance(played.events[0], Opened):
        return _opened(played)
    lines = told(say, scene_of(played))
    said = tuple(event for event in played.events if _titles(event) and not _is_untitled(played, event))
    titled = [words[1:] for event, words in lines if event in said]
    hands, rest = _parted(played, [line for line in lines if line.event not in said])
    about = [say.plain.tagged(event, "about") for event in said if isinstance(event, CardDrawn)]
    own = (*entry_row(played, undo_label(played)), *forgotten(played), *real_presses(played))
    presses = (*own, *_next_presses(say, played))
    return Message(
        cut(title(say, played), TITLE),
        fitted((*words(hands), *chain(*titled), *words(rest), *_besides(say, played)), locale=say.locale),
        " ".join((*about, *reminded(played, only=Spoils))),
        rows=rows(presses),
    )


def _parted(played: Played, lines: list[Line]) -> tuple[list[Line], list[Line]]:
    """What the hands at the board must do, and all else; in its order what comes of a battle, or of several cards."""
    if any(_fights(event) or _is_another_card(event) for event in played.events):
        return [], lines
    hands = [line for line in lines if isinstance(line.event, _FIRST)]
    return hands, [line for line in lines if not isinstance(line.event, _FIRST)]


def _fights(event: Event) -> bool:
    """Whether a battle went on or was decided with it."""
    return isinstance(event, on.RoundFought | on.CrewFought) or (
        isinstance(event, on.BattleOver) and event.result != "called-off"
    )


def _is_another_card(event: Event) -> bool:
    """Whether a card came because of another."""
    return isinstance(event, CardDrawn) and event.because is not None


def _titles(event: Event) -> bool:
    """Whether the title of the report says an event: of several cards that came, the first."""
    return isinstance(event, _TITLED) and not _is_another_card(event)


def _is_untitled(played: Played, event: Event) -> bool:
    """Whether the title is of something else: the whole way of a sail over two zones, or a battle that opened with it."""
    return event in legs(played.events) or any(isinstance(each, on.BattleStarted) for each in played.events)


def _besides(say: Voice, played: Played) -> tuple[str, ...]:
    """What is said below what happened: what is ahead, and what is reminded of before that."""
    return (*_not_kept(say, played), *ahead(played), *reminded(played, apart=Spoils))


def on_board(played: Played) -> bool:
    """Whether what happened is to be seen on the board, so that its report comes with a picture."""
    return any(isinstance(event, _DRAWN) for event in played.events)


def line(played: Played) -> Message:
    """What an entry did, quietly: one short line for each event, with its Undo."""
    say = voice(played.after)
    lines = (*words(told(say, scene_of(played))), *several_held(say, played), *reminded(played))
    own = (*entry_row(played, undo_label(played)), *forgotten(played), *_new_captains(say, played))
    below = (*own_card_rows(played), own)
    return Message(lines=fitted(lines, locale=say.locale), rows=below)


def _not_kept(say: Voice, played: Played) -> tuple[str, ...]:
    """That a card with a title is not remembered, because not all of its icons were told."""
    match played.action:
        case Icons(icons, title) if title and len(icons) < MOST_ICONS:
            return (say("card-not-kept"),)
        case Another(title, untold=True) if title:
            return (say("card-not-kept"),)
        case _:
            return ()


def addressed(played: Played) -> tuple[Seat, ...]:
    """The captains against whom a roll was made or a battle began, who plays the NPC in it, and the one whose turn began."""
    about = (event for event in played.events if isinstance(event, Scouted | TurnBegan | on.BattleStarted))
    return tuple(dict.fromkeys(seat for event in about for seat in _concerned(event)))


def _concerned(event: Scouted | TurnBegan | on.BattleStarted) -> tuple[Seat, ...]:
    """Of a battle also who plays the NPC; the bot is no seat, and nobody is its member."""
    return (event.seat, event.helm) if isinstance(event, on.BattleStarted) else (event.seat,)


def urgent(played: Played) -> bool:
    """Whether a roll was made against somebody, or a battle begins: said at a quiet table too."""
    return any(isinstance(event, Scouted | BattleBegins | Attacked | on.BattleStarted) for event in played.events)


def walks(played: Played) -> bool:
    """Whether an entry is a step of a battle: all else that the enemies do is a message of its own."""
    return is_step(played)


def called(played: Played) -> Seat | None:
    """The captain whose turn an entry began."""
    return next((event.seat for event in played.events if isinstance(event, TurnBegan)), None)


def _opened(played: Played) -> Message:
    say = voice(played.after)
    message = state(played.after, played, tuple(words(told(say, scene_of(played)))))
    return replace(message, footer=seed_hash(played.after))


def _next_presses(say: Voice, played: Played) -> list[Press]:
    """Buttons for what this entry calls for: a Scouting that was assumed, and ships that have yet to look."""
    assumed = dict.fromkeys(event.ship for event in played.events if isinstance(event, Scouted) and event.assumed)
    yet = [event.seat for event in played.events if isinstance(event, YetToScout)]
    rest = [button(say.plain("button-rest-look"), "do", pack_request(Request("look", seat))) for seat in yet]
    second = [form_press(say.plain, "button-icon-card", "icon-card")] if _reads_second(played) else []
    sea = sea_of(played.after)
    begin = begin_presses(played.after) if tells_card(played) and sea.turn is None else ()
    return [*second, *begin, *_new_captains(say, played), *scouting_presses(say, sea, list(assumed)), *rest]


def _new_captains(say: Voice, played: Played) -> list[Press]:
    """A button for the new captain of each seat whose captain died, and that has none yet."""
    sea, died = sea_of(played.after), (event.seat for event in played.events if isinstance(event, CaptainLost))
    return [new_captain(say.plain, seat) for seat in died if sea.fallen_of(seat)]


def _reads_second(played: Played) -> bool:
    """Whether the icons of a second card are to be read off (V1)."""
    return any(isinstance(event, SecondCard) for event in played.events)
