"""The table in words: at most twelve short lines."""

from __future__ import annotations

from bot.panels.lobby import is_open
from bot.panels.marauders._battle import Clash, clash_of
from bot.panels.marauders._battle_lines import battle_lines, battle_title
from bot.panels.marauders._battle_rows import battle_rows
from bot.panels.marauders._cubes import damage
from bot.panels.marauders._hold import bounties_of, hold_of
from bot.panels.marauders._lines import Line, due, scene_of, told, words
from bot.panels.marauders._lobby import lobby_rows, means_lines, next_lines
from bot.panels.marauders._names import pack_of, sea_of, voice
from bot.panels.marauders._news import is_loud, is_step
from bot.panels.marauders._question import answer_rows
from bot.panels.marauders._reminding import reminded
from bot.panels.marauders._turn import turn_rows
from bot.panels.table import MOST_LINES, TITLE, Voice, fitted, folded
from bot.text import cut
from bot.text.saying import joined
from bot.ui.message import Message, Row
from bot.view import Played, View
from rules.marauders.battle.events import BattleStarted, Declared
from rules.marauders.deck import has_come
from rules.marauders.events import OutOfOrder, RoundEnded
from rules.marauders.state import Captain, CaptainCard, Sea, Ship

_NAME = 28
"""The most characters of an NPC captain's name in a line of several ships."""


def state(view: View, last: Played | None, first: tuple[str, ...] = (), *, room: int = 0) -> Message:
    """How the table stands, after some first lines or with `room` for them (a lobby has some for one); Undo names `last`."""
    say, clash = voice(view), clash_of(view)
    if clash is not None:
        return _battle(view, clash, last, first, room)
    fixed = [*(means_lines(view) if is_open(view) else _board(say, sea_of(view))), *_book(say, view)]
    fixed += _noticed(say, view, last)
    below = next_lines(view) if is_open(view) else _asked(say, view)
    captains = _captains(
        say, view, sea_of(view).captains, MOST_LINES - max(is_open(view), room) - len(fixed) - len(below)
    )
    lines = fitted((*first, *fixed, *captains, *below), why=False, locale=say.locale)
    return Message(cut(_title(say, view), TITLE), lines, rows=_rows(view, last))


def _new(say: Voice, last: Played) -> list[Line]:
    """What a step of the battle brought, but for what the table message says of how it stands now."""
    return [
        line
        for line in told(say, scene_of(last))
        if not (isinstance(line.event, Declared) and line.event.because is None)
    ]


def _title(say: Voice, view: View) -> str:
    return say.names.typed(view.table.name) or say("game-marauders")


def _rows(view: View, last: Played | None) -> tuple[Row, ...]:
    if view.asking is not None:
        return answer_rows(view.under, view.asking)
    return lobby_rows(view, last) if is_open(view) else turn_rows(view, last)


def _battle(view: View, clash: Clash, last: Played | None, first: tuple[str, ...], room: int) -> Message:
    """The battle that is open, what its last step brought, and in short where everybody else is."""
    say, sea = voice(view), sea_of(view)
    fixed = [*battle_lines(say, view, clash), *_noticed(say, view, last)]
    others = tuple(each for each in sea.captains if each.seat != clash.battle.seat)
    captains = _captains(say, view, others, 1) if others else []
    below = [*captains, *_asked(say, view)]
    is_news = last is not None and last.number == view.number and is_step(last)
    news = words(_new(say, last)) if last is not None and is_news else []
    left = max(MOST_LINES - room - len(first) - 1 - len(fixed) - len(below), 1)
    shown = folded(news, left, why=True, locale=say.locale)
    lines = fitted((*first, round_line(say, sea), *shown, *fixed, *below), why=False, locale=say.locale)
    rows = battle_rows(view, clash, last) if view.asking is None else answer_rows(view.under, view.asking)
    return Message(cut(battle_title(say, clash), TITLE), lines, rows=rows)


def _asked(say: Voice, view: View) -> list[str]:
    return [] if view.asking is None else [say("question-line", question=voice(view.under)(view.asking.question))]


def _board(say: Voice, sea: Sea) -> list[str]:
    return [round_line(say, sea), *_ships(say, sea), *_fallen(say, sea), *_waiting(say, sea)]


def _fallen(say: Voice, sea: Sea) -> list[str]:
    """Whose captain is dead, so that a new one comes at the seat's next turn."""
    seats = tuple(each.seat for each in sea.fallen)
    return [say("state-fallen", seats=seats)] if seats else []


def _waiting(say: Voice, sea: Sea) -> list[str]:
    """Whose new captain is not to play before the seat's next turn."""
    return [say("state-waiting", seats=sea.waiting)] if sea.waiting else []


def _book(say: Voice, view: View) -> list[str]:
    """How many cards of the table's own deck the bot knows by now."""
    if sea_of(view).cards == "bot":
        return []
    return [say("state-book", known=len(view.book), count=len(pack_of(view).cards))]


def round_line(say: Voice, sea: Sea) -> str:
    """The round, whose turn it is, and who is at war."""
    pairs = [joined([say(f"nation-{nation}") for nation in pair], "and", say.locale) for pair in sea.war]
    return say("state-round", round=sea.round, seat=sea.turn, war=joined(pairs, "comma", say.locale) or None)


def _ships(say: Voice, sea: Sea) -> list[str]:
    """The ships on the board by zone, those off it in one line, and what the round's end brings."""
    lines: list[str] = []
    for zone in dict.fromkeys(ship.zone for ship in sea.ships if ship.zone is not None):
        there = [_ship(say, sea, ship) for ship in sea.ships_in(zone)]
        lines.append(say("state-zone", zone=zone, list=joined(there, "comma", say.locale)))
    off = tuple(ship.key for ship in sea.ships if ship.zone is None)
    if off:
        lines.append(
            say("state-off", ships=off) if lines else say("state-all-off", cards=sea.cards, came=has_come(sea))
        )
    coming = [each for ship in sea.ships if (each := _coming(say, sea, ship))]
    return [*lines, say("state-coming", list=joined(coming, "comma", say.locale))] if coming else lines


def _ship(say: Voice, sea: Sea, ship: Ship) -> str:
    """A ship, who commands it as far as he has a name, and with how many dice he scouts: short, since there are six."""
    card = ship.captain
    return say(
        "state-ship",
        man=sea.is_man_o_war(ship.key),
        ship=ship.key,
        called=_called(card),
        dice=card.scouting,
        assumed=card.assumed,
        cards=len(ship.stack),
    )


def _called(card: CaptainCard) -> str | None:
    return cut(card.name, _NAME) or None


def _coming(say: Voice, sea: Sea, ship: Ship) -> str:
    """What the round's end brings for a ship: a card that was drawn, or a dead captain's successor."""
    if not due(ship):
        return ""
    overruled = bool(ship.queued) and sea.house.death_and_new == "new-card"
    left = ship.stack if ship.killed and not overruled else ()
    if len(left) > 1:
        return say("state-successor", ship=ship.key, count=len(left))
    card = (*ship.queued, *left)[-1]
    return say("state-queued", ship=ship.key, zone=card.zone, called=_called(card))


def _noticed(say: Voice, view: View, last: Played | None) -> list[str]:
    """What the last entry is the moment for, and what was forgotten before it, where no message of its own says so."""
    if last is None or last.number != view.number or last.number == 1 or is_loud(last) or view.table.talk == "full":
        return []
    told = "" if sea_of(view).battle is None else "battle-open"
    odd = (event for event in last.events if isinstance(event, OutOfOrder) and event.what != told)
    return [*(say(event) for event in odd), *reminded(last)]


def _captains(say: Voice, view: View, captains: tuple[Captain, ...], room: int) -> list[str]:
    """A line for each captain in seating order; when there is no room, the last line holds the rest in short."""
    if not captains:
        return [] if sea_of(view).fallen else [say("state-no-captains")]
    if len(captains) <= room:
        return [_captain(say, view, captain) for captain in captains]
    full, rest = captains[: max(room - 1, 0)], captains[max(room - 1, 0) :]
    short = [say("state-captain-short", seat=each.seat, zone=each.zone, at=each.at) for each in rest[:4]]
    if len(rest) > 4:
        short.append(say("state-more", count=len(rest) - 4))
    return [*(_captain(say, view, captain) for captain in full), joined(short, "comma", say.locale)]


def _captain(say: Voice, view: View, captain: Captain) -> str:
    return say(
        "state-captain",
        seat=captain.seat,
        zone=captain.zone,
        at=captain.at,
        nation=captain.nation,
        ship_class=captain.ship_class or None,
        damage=damage(say, pack_of(view), captain),
        berthed=captain.berthed,
        bounties=bounties_of(say, captain),
        hold=hold_of(say, captain),
    )


def begins_round(played: Played) -> bool:
    """Whether an entry ended a round, and so began another, or opened a battle: then the table message is posted anew."""
    return any(isinstance(event, RoundEnded | BattleStarted) for event in played.events)


def is_new_round(view: View) -> bool:
    """Whether no event card came yet in this round, nobody's turn began, and no battle did."""
    sea = sea_of(view)
    return not sea.carded and sea.turn is None and sea.battle is None
