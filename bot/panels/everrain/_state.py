"""The table in words: at most twelve short lines."""

from __future__ import annotations

from collections.abc import Iterator

from bot.panels.everrain import _ahead as ahead
from bot.panels.everrain import _words as words
from bot.panels.everrain._lines import lines as told
from bot.panels.everrain._lobby import means_lines, next_lines
from bot.panels.everrain._names import pack_of, voice, voyage_of
from bot.panels.everrain._news import begins_round, is_news
from bot.panels.everrain._presses import decks_of
from bot.panels.everrain._question import asked
from bot.panels.everrain._rows import table_rows
from bot.panels.lobby import is_open
from bot.panels.table import MOST_LINES, TITLE, Voice, fitted, folded
from bot.text import cut
from bot.text.names import Said
from bot.ui.message import Message
from bot.view import Played, View
from rules.everrain import events as on
from rules.everrain import order
from rules.everrain.state import Enemy, Ship, Vessel, Voyage

_FEW = 8
"""So many enemies are named in one line; more are counted."""


def state(view: View, last: Played | None, first: tuple[str, ...] = (), *, room: int = 0) -> Message:
    """How the table stands, after some first lines or with `room` for them; Undo says what the `last` entry did."""
    say, voyage = voice(view), voyage_of(view)
    below = _below(say, view)
    head = list(means_lines(view)) if is_open(view) else [step_line(say, voyage), *_tracks(say, view)]
    left = MOST_LINES - len(first) - len(head) - len(below) - room
    news = _news(view, last)
    ships = [] if is_open(view) and not voyage.enemies and not voyage.vessels else _board(say, voyage, left - len(news))
    shown = folded(news, max(left - len(ships), 2), why=False, locale=say.locale)
    lines = fitted((*first, *shown, *head, *ships, *below), why=False, locale=say.locale)
    return Message(cut(_title(say, view), TITLE), lines, rows=table_rows(view, last))


def _title(say: Voice, view: View) -> str:
    return say.plain.names.typed(view.table.name) or say.plain("game-everrain")


def _news(view: View, last: Played | None) -> list[str]:
    """What the last entry did, where the table message tells it; who has to act stands in its own line."""
    if last is None or last.number != view.number or not is_news(last):
        return []
    return told(view, (event for event in last.events if not isinstance(event, on.ToActivate)))


def _below(say: Voice, view: View) -> list[str]:
    """What is asked, or what to do next."""
    if view.asking is not None:
        return [say("question-line", question=Said(asked(view.under, view.asking.question)))]
    return list(next_lines(view)) if is_open(view) else []


# ------------------------------------------------------------------------------------------------ whose step, the tracks


def step_line(say: Voice, voyage: Voyage) -> str:
    """Whose turn it is, or which step of the Enemy Phase."""
    if voyage.over:
        return say("everrain-state-over", result=voyage.over)
    if not voyage.ships:
        return say("everrain-no-ships")
    if voyage.phase is None:
        up = order.runs(voyage)
        ship = None if up is None else words.ship(say, up)
        return say("everrain-state-players", round=voyage.round, ship=ship, turns=bool(voyage.turn or voyage.done))
    waiting = waits(say, voyage)
    return say(
        "everrain-state-phase",
        round=voyage.round,
        step=Said(say(f"everrain-step-{voyage.phase.step}")),
        how=voyage.phase.step if len(waiting) > 1 else "one",
        list=words.commas(say, waiting) or None,
    )


def waits(say: Voice, voyage: Voyage) -> list[Said]:
    """Who may act now in the Enemy Phase: decks (one that has begun alone), enemy ships, the Elder One."""
    assert voyage.phase is not None
    waiting = order.ready(voyage)
    if voyage.phase.step == "decks":
        return [words.ship(say, seat) for seat in decks_of(voyage, waiting)]
    return [words.called(say, key, "") for key in waiting]


def _tracks(say: Voice, view: View) -> Iterator[str]:
    """The agenda with what is coming, the Discovery Track, and what is due."""
    pack, voyage = pack_of(view), voyage_of(view)
    if voyage.over:
        return
    yield ahead.agenda(say, pack, voyage)
    yield ahead.discovery(say, pack, voyage)
    if voyage.due:
        acts = words.commas(say, (say("everrain-act-named", act=each.act) for each in voyage.due))
        yield say("everrain-state-due", list=acts, count=len(voyage.due), phase=voyage.phase is not None)
    if voyage.arising:
        yield say("everrain-state-arising")


# ------------------------------------------------------------------------------------------------ who is there


def _board(say: Voice, voyage: Voyage, room: int) -> list[str]:
    """Each deck's enemies, the enemy ships, the storms: in as many lines as there is room for, else in one for each kind."""
    decks, ships = _decks(say, voyage), [vessel_line(say, each) for each in voyage.vessels]
    storms = [storms_line(say, voyage)] if voyage.storms else []
    if len(decks) + len(ships) + len(storms) <= room:
        return [*decks, *ships, *storms]
    if ships:
        briefly = words.commas(say, (_briefly(say, each) for each in voyage.vessels))
        ships = [say("everrain-state-vessels", list=briefly)]
    if len(decks) + len(ships) + len(storms) <= room:
        return [*decks, *ships, *storms]
    return [*([words.APART.join(decks)] if decks else ()), *ships, *storms]


def _decks(say: Voice, voyage: Voyage) -> list[str]:
    """A line for each deck with enemies, and for each boarding; where there is none, that."""
    decks = [_deck(say, voyage, ship) for ship in voyage.ships if voyage.on_deck(ship.seat)]
    boarding = [each for each in voyage.enemies if each.aboard]
    if not decks and voyage.ships:
        free = words.ships(say, (ship.seat for ship in voyage.ships))
        decks = [say("everrain-state-decks-free", list=free)]
    return [*decks, say("everrain-state-boarding", list=_enemies(say, boarding))] if boarding else decks


def _deck(say: Voice, voyage: Voyage, ship: Ship) -> str:
    """`C Petrel: C1 Drowned Hand, Trauma 1 of 3, C2 Hull Crawler (node 4)`."""
    return say("everrain-state-deck", ship=words.ship(say, ship.seat), list=_enemies(say, voyage.on_deck(ship.seat)))


def _enemies(say: Voice, enemies: tuple[Enemy, ...] | list[Enemy]) -> Said:
    named = words.commas(say, (enemy_named(say, each) for each in enemies[:_FEW]))
    more = len(enemies) - _FEW
    return Said(say("everrain-and-more", list=named, count=more)) if more > 0 else named


def enemy_named(say: Voice, enemy: Enemy) -> str:
    """An enemy with the node where it stands, and its Trauma."""
    trauma = words.trauma(say, enemy.wounds, enemy.health) if enemy.wounds else None
    return say("everrain-state-enemy", who=words.enemy(say, enemy), zone=enemy.zone, trauma=trauma)


def vessel_line(say: Voice, vessel: Vessel) -> str:
    """An enemy ship: where it is, where it heads and how far that is, its Trauma."""
    return say(
        "everrain-state-vessel",
        who=words.vessel(say, vessel),
        hex=None if vessel.hex is None else words.hex_(vessel.hex),
        facing=words.facing(say, vessel.facing),
        heads=_heads(vessel),
        destination=words.destination(say, vessel.heading, vessel.words, vessel.goal),
        course=vessel.course,
        elder=vessel.elder,
        dice=vessel.rolls,
        trauma=words.trauma(say, vessel.wounds, vessel.health) if vessel.wounds else None,
    )


def _heads(vessel: Vessel) -> str:
    """How an enemy ship stands to a destination: it heads for it, waits for one, is there, has none, or nobody told."""
    if not (vessel.heading or vessel.words):
        return "elder" if vessel.elder else "nowhere" if vessel.card is not None else "untold"
    if vessel.waits or (vessel.hex is not None and vessel.heading and vessel.goal is None and not vessel.elder):
        return "waits"
    return "there" if vessel.course == 0 or (vessel.goal is not None and vessel.goal == vessel.hex) else "heads"


def _briefly(say: Voice, vessel: Vessel) -> str:
    """An enemy ship by its name and its Trauma."""
    trauma = words.trauma(say, vessel.wounds, vessel.health) if vessel.wounds else None
    return say("everrain-state-enemy", who=words.vessel(say, vessel), zone=None, trauma=trauma)


def storms_line(say: Voice, voyage: Voyage) -> str:
    """The storms by number, with their hexes where they are known."""
    each = (
        say(
            "everrain-state-storm",
            storm=words.storm(say, storm),
            hexes=words.hexes(say, storm.hexes) if storm.hexes else None,
            mapped=voyage.mapped,
        )
        for storm in voyage.storms
    )
    return say("everrain-state-storms", list=words.commas(say, each))


def is_new_round(view: View) -> bool:
    """Whether the Enemy Phase has begun and nobody acted in it yet, so that what began it is still to be done."""
    phase = voyage_of(view).phase
    return phase is not None and not phase.acted


__all__ = ["begins_round", "is_new_round", "state", "waits"]
