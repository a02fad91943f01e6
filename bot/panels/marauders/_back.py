"""Back and forth: what the hands at the board must move, and which captain cards lie where, after undo or redo."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.panels.marauders._cubes import captain_cubes, cubes_line, npc_cubes
from bot.panels.marauders._hold import gained, lost
from bot.panels.marauders._names import pack_of, sea_of, voice
from bot.panels.table import Voice
from bot.text.saying import joined
from bot.view import View
from rules.contract import Event, Seat, State
from rules.marauders.battle.events import CargoLost, Prize
from rules.marauders.battle.state import Tracks
from rules.marauders.changes import put_by_hand
from rules.marauders.events import CaptainLost
from rules.marauders.pack import Pack
from rules.marauders.state import CaptainCard, Sea, Ship


def differences(view: View, before: State, events: Iterable[Event] = ()) -> tuple[str, ...]:
    """What the hands at the board must move, and lay where, to get from a state to the table as it stands, over these events."""
    say, now, pack = voice(view), sea_of(view), pack_of(view)
    assert isinstance(before, Sea)
    owned = _owned(say, now, before, events)
    cubes, cards = _cubes(say, pack, now, before), _cards(say, pack, now, before)
    return (*_moved(say, now, before), *cubes, *_waiting(say, now, before), *owned, *cards)


def _owned(say: Voice, now: Sea, before: Sea, events: Iterable[Event]) -> Iterator[str]:
    """What a victor gives back or has again, and the bounties, gold and cargo that captains have again, or no longer."""
    others, told = set[Seat](), tuple(events)
    for event in told:
        match event:
            case Prize(seat, ship, glory, gold, draw):
                then, is_now = before.ship(ship), now.ship(ship)
                again, kept = now.round > before.round or (is_now.killed and not then.killed), _kept(event, told)
                yield say("prize-back", seat=seat, ship=ship, glory=glory, gold=gold, draw=draw, kept=kept, again=again)
            case CaptainLost(seat):
                others.add(seat)
            case _:
                pass
    for seat in dict.fromkeys(each.seat for each in (*before.captains, *now.captains)):
        was, has = before.captain(seat), now.captain(seat)
        again, gone = gained(say, was, has), lost(say, was, has, same=seat not in others)
        for back, what in (("no", gone), ("yes", again)):
            if what:
                yield say("aboard-back", seat=seat, back=back, list=joined(what, "comma", say.locale))


def _kept(won: Prize, events: Iterable[Event]) -> int | None:
    """How many of the cargo cards that were drawn for a prize its victor kept; None where the table discarded them and knows."""
    rooms = [each.room for each in events if isinstance(each, CargoLost) and each.seat == won.seat]
    if rooms:
        return None if min(rooms) else 0
    return None if won.discard is None else won.draw - won.discard


def _moved(say: Voice, now: Sea, before: Sea) -> Iterator[str]:
    for ship in now.ships:
        was = before.ship(ship.key).zone
        if ship.zone != was:
            yield say("moved-back", ship=ship.key, from_=was, to=ship.zone)
        if None not in (ship.zone, was) and now.is_man_o_war(ship.key) != before.is_man_o_war(ship.key):
            yield say("changed-back", ship=ship.key, man=now.is_man_o_war(ship.key))
    for captain in now.captains:
        then = before.captain(captain.seat)
        if then is None or (then.zone, then.at) != (captain.zone, captain.at):
            yield say("captain-back", seat=captain.seat, zone=captain.zone, at=captain.at)
        if then is not None and captain.ship_class and then.ship_class not in ("", captain.ship_class):
            yield say("class-back", seat=captain.seat, ship_class=captain.ship_class)
    gone = (each.seat for each in before.captains if now.captain(each.seat) is None)
    yield from (say("captain-off", seat=seat, fallen=now.fallen_of(seat) is not None) for seat in gone)


def _cubes(say: Voice, pack: Pack, now: Sea, before: Sea) -> Iterator[str]:
    """The tracks that have other cubes: of the NPC of a battle that is open now or was, and of captains' ships."""
    npc, was = npc_cubes(pack, now), npc_cubes(pack, before)
    if was is not None and (npc is None or npc.who != was.who):
        yield say("cubes-off", ship=was.who)
    if npc is not None and npc != was:
        yield cubes_line(say, npc)
    own, then = ({each.who: each for each in captain_cubes(pack, state)} for state in (now, before))
    for seat, cubes in own.items():
        if cubes.hits != (then[seat].hits if seat in then else Tracks()):
            yield cubes_line(say, cubes)
    whole = (seat for seat, cubes in then.items() if cubes.hits.total and seat not in own and now.captain(seat))
    yield from (say("cubes-whole", seat=seat) for seat in whole)


def _waiting(say: Voice, now: Sea, before: Sea) -> Iterator[str]:
    """The battles that wait again, and those that no longer do; the open one is told of with its cubes."""
    for again, here, there in (("yes", now, before), ("no", before, now)):
        fought = () if there.battle is None else ((there.battle.seat, there.battle.ship),)
        others = (each for each in here.meetings if each not in there.meetings)
        fights = [each for each in others if again == "yes" or (each.seat, each.ship) not in fought]
        if fights:
            listed = [say("battle-meeting", ship=each.ship, seat=each.seat, apart=False) for each in fights]
            yield say("waiting-back", again=again, list=joined(listed, "comma", say.locale))


def _cards(say: Voice, pack: Pack, now: Sea, before: Sea) -> Iterator[str]:
    """What comes on and off display for each ship, and the captain cards of each that has others now."""
    for ship in now.ships:
        was = before.ship(ship.key)
        for code, cards in (
            ("off-display", _less(was.queued, ship.queued)),
            ("on-display", _less(ship.queued, was.queued)),
        ):
            if cards:
                yield say(code, ship=ship.key, cards=cards)
        stack = _laid(pack, ship)
        if _keys(stack) != _keys(_laid(pack, was)):
            yield say("cards-now", ship=ship.key, stack=stack)


def _less(cards: tuple[CaptainCard, ...], others: tuple[CaptainCard, ...]) -> tuple[CaptainCard, ...]:
    return tuple(card for card in cards if card.key not in _keys(others))


def _laid(pack: Pack, ship: Ship) -> tuple[CaptainCard, ...]:
    """The cards that lie with a ship, the top one first; whoever was put there by hand has none."""
    return tuple(card for card in ship.stack if not put_by_hand(pack, card))


def _keys(cards: tuple[CaptainCard, ...]) -> list[str]:
    return [card.key for card in cards]
