"""What to put on the table before a game of Merchants & Marauders goes on: zone by zone, in the map's order."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.panels.marauders._battle import clash_of
from bot.panels.marauders._battle_lines import battle_lines, battle_title
from bot.panels.marauders._cubes import captain_cubes, cubes_line, npc_cubes
from bot.panels.marauders._hold import bounties_of, hold_of
from bot.panels.marauders._names import pack_of, sea_of, voice
from bot.panels.marauders._state import round_line
from bot.panels.pausing import parted
from bot.panels.table import Voice
from bot.text.names import Said
from bot.text.saying import joined
from bot.view import Played, View
from rules.marauders.state import Captain, CaptainCard, Sea, Ship

_ABREAST = 3
"""So many ships and captains stand in one line."""

_CARDS = 15
"""So many event cards stand in one line."""


def stands(view: View, _last: Played | None) -> tuple[str, ...]:
    """The round, whose turn it is, who is at war, the battles that go on, and the question that waits."""
    say, sea = voice(view), sea_of(view)
    asked = () if view.asking is None else (say("question-line", question=voice(view.under)(view.asking.question)),)
    clash = clash_of(view)
    fought = () if clash is None else (battle_title(say, clash), *battle_lines(say, view, clash))
    return (round_line(say, sea), *fought, *asked)


def laying(view: View) -> tuple[str, ...]:
    """Each zone with its ships, their stacks of captain cards, and captains; cubes; the cards drawn, and those out of the deck."""
    say, sea = voice(view), sea_of(view)
    zones = (zone.key for zone in pack_of(view).zones)
    lines = (line for zone in zones for line in _zone(say, sea, zone))
    return (*lines, *_beside(say, sea), *_cubes(say, view), *_queued(say, sea), *_deck(say, sea))


def _zone(say: Voice, sea: Sea, zone: str) -> Iterator[str]:
    """All that stands in a zone, nothing for an empty one."""
    ships = (_ship(say, sea, ship) for ship in sea.ships_in(zone))
    captains = (_captain(say, captain) for captain in sea.captains if captain.zone == zone)
    for there in parted((*ships, *captains), _ABREAST):
        yield say("marauders-laying-zone", zone=zone, list=_apart(say, there))


def _ship(say: Voice, sea: Sea, ship: Ship) -> str:
    """A ship, and its stack of captain cards from the one in command down."""
    return say(
        "marauders-laying-ship",
        ship=ship.key,
        man=sea.is_man_o_war(ship.key),
        killed=ship.killed,
        stack=_cards(say, ship.stack) or None,
        count=len(ship.stack),
    )


def _captain(say: Voice, captain: Captain) -> str:
    return say(
        "marauders-laying-captain",
        seat=captain.seat,
        at=captain.at,
        nation=captain.nation,
        ship_class=captain.ship_class or None,
        bounties=bounties_of(say, captain),
        hold=hold_of(say, captain),
    )


def _beside(say: Voice, sea: Sea) -> Iterator[str]:
    """The ships that are not on the board, with what is left of their stacks."""
    off = [ship for ship in sea.ships if ship.zone is None]
    bare = tuple(ship.key for ship in off if not ship.stack)
    yield from (say("marauders-laying-beside", list=_ship(say, sea, ship)) for ship in off if ship.stack)
    if bare:
        yield say("marauders-laying-off", ships=bare)


def _cubes(say: Voice, view: View) -> Iterator[str]:
    """What is left of the ships in battle, and of those that were hit; the seats whose captain died."""
    sea, pack = sea_of(view), pack_of(view)
    npc = npc_cubes(pack, sea)
    yield from (cubes_line(say, each) for each in (*((npc,) if npc else ()), *captain_cubes(pack, sea)))
    yield from (say("marauders-laying-fallen", seat=each.seat) for each in sea.fallen)


def _queued(say: Voice, sea: Sea) -> Iterator[str]:
    """The captain cards that were drawn this round, oldest first, and where each enters at its end."""
    for ship in sea.ships:
        if ship.queued:
            cards = [say("marauders-laying-card", captain=card, zone=card.zone) for card in ship.queued]
            yield say("marauders-laying-queued", ship=ship.key, list=joined(cards, "then", say.locale))


def _deck(say: Voice, sea: Sea) -> Iterator[str]:
    """The event cards that are not in the deck."""
    for message, cards in (("marauders-laying-discard", sea.discard), ("marauders-laying-removed", sea.removed)):
        for some in parted(cards, _CARDS):
            yield say(message, list=joined((say.names.of("card", card) for card in some), "comma", say.locale))


def _cards(say: Voice, cards: Iterable[CaptainCard]) -> Said:
    return joined((say("marauders-laying-named", captain=card) for card in cards), "then", say.locale)


def _apart(say: Voice, things: Iterable[str]) -> Said:
    """Several things side by side, each of which may have commas of its own."""
    listed, *others = things
    for other in others:
        listed = say("marauders-laying-apart", before=Said(listed), next=Said(other))
    return Said(listed)
