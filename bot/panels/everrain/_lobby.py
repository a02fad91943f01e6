"""The lobby: the first table message, in which a table is set up by taps. It asks for nothing: every command works without it."""

from __future__ import annotations

from bot.panels.everrain import _words as words
from bot.panels.everrain._events import undo_label
from bot.panels.everrain._names import pack_of, voice, voyage_of
from bot.panels.lobby import rest_row, start_press
from bot.panels.presses import help_press, opens, plays
from bot.panels.table import Voice, entry_row, why_press
from bot.ui.message import Press, Row
from bot.view import Played, View
from rules.contract import Action, Request, Seat
from rules.everrain.actions import Join
from rules.everrain.state import MOST_SHIPS, Voyage
from rules.everrain.switches import SWITCHES
from rules.switches import value

_VACANT = 3
"""So many seats without a ship have a button of their own."""


def vacant(view: View) -> tuple[Seat, ...]:
    """The seats that have no ship, in seating order."""
    voyage = voyage_of(view)
    return tuple(seat for seat in voyage.seats if voyage.ship(seat) is None)


def joined(action: Action) -> Request | None:
    """What brings a ship like the one that an action brought: hexes are another evening's. None for any other action."""
    return Request("ship", action.seat) if isinstance(action, Join) else None


# ------------------------------------------------------------------------------------------------ lines


def means_lines(view: View) -> list[str]:
    """Whose cards and dice are used, that the cards are samples where they are, and how long the game is."""
    say, voyage = voice(view), voyage_of(view)
    return [
        say(
            "everrain-lobby-cards",
            whose=voyage.cards,
            sample=view.game.sample,
            black=words.numbers(say, pack_of(view).board.black),
        ),
        say("everrain-lobby-dice", whose=voyage.dice, rolling=voyage.rolling),
    ]


def next_lines(view: View) -> list[str]:
    """Who has a seat without a ship, and what to do next."""
    say, free = voice(view), vacant(view)
    waiting = [say("everrain-lobby-vacant", seats=free)] if free else []
    return [*waiting, say("everrain-lobby-next", count=len(voyage_of(view).ships))]


# ------------------------------------------------------------------------------------------------ buttons


def lobby_rows(view: View, last: Played | None) -> tuple[Row, ...]:
    """Ships and the start, the means of play, the rest, and what there is under every table message."""
    say, voyage = voice(view).plain, voyage_of(view)
    own = (why_press(view.number, say.locale),) if last is None else entry_row(last, undo_label(last))
    return (_ships(view, say), _means(say, voyage), rest_row(view, say), (*own, help_press(say)))


def _ships(view: View, say: Voice) -> tuple[Press, ...]:
    kept = (opens(say, "seat", seat, "everrain-button-seat-of", seat=seat) for seat in vacant(view)[:_VACANT])
    room = (opens(say, "seat"),) if len(voyage_of(view).ships) < MOST_SHIPS else ()
    return (*room, *kept, start_press(say))


def _means(say: Voice, voyage: Voyage) -> tuple[Press, ...]:
    """Each says how it is, and turns it."""
    cards = _turned(say, voyage, "cards", voyage.cards)
    dice = _turned(say, voyage, "dice", voyage.dice)
    rolling = () if voyage.dice == "ours" else (_turned(say, voyage, "rolling", voyage.rolling),)
    return (cards, dice, *rolling, _turned(say, voyage, "length", voyage.house.length))


def _turned(say: Voice, voyage: Voyage, switch: str, now: str) -> Press:
    """The button of a switch, which turns it to its next value."""
    values = next(each.values for each in SWITCHES if each.key == switch)
    to = values[(values.index(value(voyage, switch)) + 1) % len(values)]
    return plays(say(f"everrain-button-{switch}", now=now), "rule", switch=switch, value=to)
