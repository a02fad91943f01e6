"""What the bot reminds of at its moment: merchants to refill (R1.1), ports that are closed (R20), what a winner gets (R17)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal, NamedTuple

from rules.contract import Event, Seat
from rules.marauders.battle.events import BattleOver, Prize
from rules.marauders.battle.prizes import GOLD
from rules.marauders.events import Defeated, EnteredPort, LeftPort, RoundEnded
from rules.marauders.keys import NATIONS, Nation, ShipKey
from rules.marauders.pack import Pack
from rules.marauders.state import Captain, Sea


class Refill(NamedTuple):
    """Eight merchant tokens on their track are put back before the event card (R1.1): the round is over."""


class Closed(NamedTuple):
    """The port of the zone is closed to a captain at sea there: its nation has a bounty on him, or is at war with his (R20).

    `entered` says that he went in all the same.
    """

    seat: Seat
    zone: str
    nation: Nation
    why: Literal["bounty", "war"]
    entered: bool = False


class Spoils(NamedTuple):
    """What who beat a ship gets (R17): of a pirate so much gold, None of a naval ship, whose hold is drawn.

    `seat` is the captain whose turn it is in the ship's zone (None: nobody's), `pirate` whether he is one, who gets no gold.
    """

    ship: ShipKey
    gold: int | None
    seat: Seat | None
    pirate: bool


Reminder = Refill | Closed | Spoils


def closed(pack: Pack, state: Sea, captain: Captain) -> Closed | None:
    """Why the port of the zone where a captain is at sea is closed to him; None when it is not, or there is none."""
    port = pack.zone(captain.zone).port
    if port is None or captain.at != "sea":
        return None
    if captain.bounties.of(port):
        return Closed(captain.seat, captain.zone, port, "bounty")
    return Closed(captain.seat, captain.zone, port, "war") if state.at_war(port, captain.nation) else None


def reminders(pack: Pack, before: Sea | None, after: Sea, events: Iterable[Event]) -> tuple[Reminder, ...]:
    """What an entry is the moment for: of a closed port, that it is so now and was not before it, or that he went in.

    Who leaves a port is not told that he may not enter it.
    """
    told = tuple(events)
    left = {event.seat for event in told if isinstance(event, LeftPort)}
    shut = {} if before is None else {each.seat: closed(pack, before, each) for each in before.captains}
    out = (each for each in after.captains if each.seat not in left)
    now = (found for each in out if (found := closed(pack, after, each)) and found != shut.get(each.seat))
    went = (shut.get(event.seat) for event in told if isinstance(event, EnteredPort))
    into = (found._replace(entered=True) for found in went if found is not None)
    return (*_won(before, told), *now, *into, *(Refill() for event in told if isinstance(event, RoundEnded)))


def _is_settled(event: Prize | BattleOver) -> bool:
    return isinstance(event, Prize) or event.because.rule == "marauders.over.both-sunk"


def _won(before: Sea | None, events: tuple[Event, ...]) -> Iterator[Spoils]:
    """What is not told of a beaten ship by a `Prize` already; nobody gets anything for one that was sunk with who sank it."""
    paid = {event.ship for event in events if isinstance(event, Prize | BattleOver) and _is_settled(event)}
    for event in events:
        if isinstance(event, Defeated) and event.ship not in paid:
            captain = None if before is None or before.turn is None else before.captain(before.turn)
            there = captain is not None and captain.zone == event.zone and captain.at == "sea"
            victor = captain if there else None
            gold = None if event.ship in NATIONS else GOLD[event.ship]
            yield Spoils(event.ship, gold, victor and victor.seat, victor is not None and victor.pirate)
