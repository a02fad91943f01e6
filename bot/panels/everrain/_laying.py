"""What to put on the table before a game of The Everrain goes on: tracks, chart, decks, enemy ships, storms, cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from bot.panels.everrain import _ahead as ahead
from bot.panels.everrain import _words as words
from bot.panels.everrain._names import pack_of, voice, voyage_of
from bot.panels.everrain._question import asked
from bot.panels.everrain._state import enemy_named, step_line, storms_line, vessel_line
from bot.panels.pausing import parted
from bot.panels.table import Voice
from bot.text.names import Said
from bot.view import Played, View
from rules.everrain.deck import knows, piles
from rules.everrain.pack import KINDS, Kind
from rules.everrain.state import Enemy, Ship, Voyage

_OF_NOTE: tuple[Kind, ...] = tuple(kind for kind in KINDS if kind != "sea")
"""What is on the chart beside the open sea."""

_ENEMIES = 10
_CARDS = 15
_HEXES = 40
"""So many of each stand in one line."""


def stands(view: View, _last: Played | None) -> tuple[str, ...]:
    """Whose turn it is or which step of the Enemy Phase, with who has to act; the acts that are due; the question that waits."""
    say, voyage = voice(view), voyage_of(view)
    lines = [step_line(say, voyage)]
    if voyage.due:
        acts = words.commas(say, (say("everrain-act-named", act=each.act) for each in voyage.due))
        lines.append(say("everrain-state-due", list=acts, count=len(voyage.due), phase=voyage.phase is not None))
    if voyage.arising:
        lines.append(say("everrain-state-arising"))
    if view.asking is not None:
        lines.append(say("question-line", question=Said(asked(view.under, view.asking.question))))
    return tuple(lines)


def laying(view: View) -> tuple[str, ...]:
    """Tracks, the chart, each deck with its enemies, enemy ships, storms, the Elder One, the Enemy Deck and its discard pile."""
    say, voyage = voice(view), voyage_of(view)
    return (
        *_tracks(say, view),
        *_chart(say, voyage),
        *(line for ship in voyage.ships for line in _deck(say, voyage, ship)),
        *_boarding(say, voyage),
        *(vessel_line(say, each) for each in voyage.vessels if not each.elder),
        *((storms_line(say, voyage),) if voyage.storms else ()),
        *(vessel_line(say, each) for each in voyage.vessels if each.elder),
        *_cards(say, view),
    )


def _tracks(say: Voice, view: View) -> Iterator[str]:
    """The tokens on the Enemy Agenda and the Discovery Track, and who holds the First Player token."""
    voyage = voyage_of(view)
    yield say("everrain-laying-agenda", agenda=voyage.agenda, round=voyage.round)
    yield ahead.discovery(say, pack_of(view), voyage)
    if voyage.first is not None:
        yield say("everrain-laying-first", ship=words.ship(say, voyage.first))


def _chart(say: Voice, voyage: Voyage) -> Iterator[str]:
    """The hexes that are no open sea by what they are, closed ones apart, then where the players' ships lie."""
    for kind in _OF_NOTE:
        for closed in (False, True):
            hexes = [spot.hex for spot in voyage.chart if (spot.kind, spot.closed) == (kind, closed)]
            for some in parted(hexes, _HEXES):
                yield say("everrain-laying-spot", of=kind, closed=closed, hexes=words.hexes(say, some))
    for ship in voyage.ships:
        if ship.hex is not None:
            facing = words.facing(say, ship.facing)
            yield say("everrain-laying-ship", ship=words.ship(say, ship.seat), hex=words.hex_(ship.hex), facing=facing)


def _deck(say: Voice, voyage: Voyage, ship: Ship) -> Iterator[str]:
    """A Ship Board: its enemies with node and Trauma, its crew, its destroyed nodes."""
    first, *others = parted(voyage.on_deck(ship.seat), _ENEMIES) or [()]
    yield say(
        "everrain-laying-deck",
        ship=words.ship(say, ship.seat),
        list=_enemies(say, first) or None,
        crew=words.numbers(say, ship.crew) if ship.crew else None,
        broken=words.numbers(say, ship.broken) if ship.broken else None,
    )
    for some in others:
        yield say("everrain-state-deck", ship=words.ship(say, ship.seat), list=_enemies(say, some))


def _boarding(say: Voice, voyage: Voyage) -> Iterator[str]:
    """The enemies that are fought on the boards of enemy ships."""
    for vessel in voyage.vessels:
        fought = (each for each in voyage.enemies if each.aboard == vessel.key)
        for some in parted(fought, _ENEMIES):
            yield say("everrain-laying-boarding", who=words.vessel(say, vessel), list=_enemies(say, some))


def _enemies(say: Voice, enemies: tuple[Enemy, ...]) -> Said:
    return words.commas(say, (enemy_named(say, each) for each in enemies))


def _cards(say: Voice, view: View) -> Iterator[str]:
    """The Enemy Deck and its discard pile, as far as the cards are known, and the ship cards that have come."""
    pack, voyage = pack_of(view), voyage_of(view)
    if knows(pack, voyage):
        found = piles(pack, voyage)
        yield say("everrain-laying-pile", act=voyage.act, count=len(found.deck))
    else:
        yield say("everrain-laying-own", act=voyage.act)
    for message, keys in (("everrain-laying-discard", voyage.discard), ("everrain-laying-launched", voyage.launched)):
        for some in parted(_counted(say, voyage, keys), _CARDS):
            yield say(message, list=words.commas(say, some))


def _counted(say: Voice, voyage: Voyage, keys: tuple[str, ...]) -> list[str]:
    """Cards by their names, equal ones counted; one of the table's own by that of its ship."""
    own = {each.key: say.names.typed(each.name) for each in voyage.vessels if each.name}
    counted = Counter(own.get(key) or say.names.of("card", key) for key in keys)
    return [say("everrain-laying-card", name=Said(name), count=count) for name, count in counted.items()]
