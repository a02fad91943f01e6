"""Back and forth: what the hands at the board must move after undo or redo."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from bot.panels.everrain import _words as words
from bot.panels.everrain._names import as_voyage, pack_of, voice, voyage_of
from bot.panels.table import Voice
from bot.text.names import Said
from bot.view import View
from rules.contract import Event, State
from rules.everrain import tracks
from rules.everrain.events import ActBegan
from rules.everrain.pack import Pack
from rules.everrain.state import ACTS, Enemy, Spot, Vessel, Voyage


def differences(view: View, before: State, events: Iterable[Event] = ()) -> tuple[str, ...]:
    """What the hands at the board must move to get from a state to the table as it stands, over these events."""
    say, pack, was, now = voice(view), pack_of(view), as_voyage(before), voyage_of(view)
    return (
        *_enemies(say, was, now),
        *_vessels(say, was, now),
        *_ships(say, was, now),
        *_sea(say, was, now),
        *_counters(say, pack, was, now, {each.act for each in events if isinstance(each, ActBegan)}),
    )


# ------------------------------------------------------------------------------------------------ On Deck


def _enemies(say: Voice, was: Voyage, now: Voyage) -> Iterator[str]:
    """Miniatures that go off the decks, come back on them, or stand elsewhere; gems on their cards."""
    gone = [each for each in was.enemies if now.foe(each.handle) is None]
    if gone:
        yield say("everrain-back-off", list=words.commas(say, (_bare(say, each) for each in gone)))
    for each in now.enemies:
        then = was.foe(each.handle)
        if then is None or (then.zone, then.aboard) != (each.zone, each.aboard):
            yield say("everrain-back-on", who=words.enemy(say, each), zone=each.zone)
        yield from _gems(say, each.handle, each.name, None if then is None else then.wounds, each)


def _bare(say: Voice, enemy: Enemy) -> Said:
    return words.called(say, enemy.handle, enemy.name)


def _gems(say: Voice, key: str, name: str, before: int | None, now: Enemy | Vessel) -> Iterator[str]:
    if now.wounds != (before or 0):
        yield say("everrain-back-gems", who=words.called(say, key, name), count=now.wounds)


# ------------------------------------------------------------------------------------------------ ships, the chart


def _vessels(say: Voice, was: Voyage, now: Voyage) -> Iterator[str]:
    """Enemy ships that go off the board, come back on it, or lie elsewhere; gems on their cards."""
    gone = [each for each in was.vessels if now.vessel(each.key) is None]
    if gone:
        yield say(
            "everrain-back-off", list=words.commas(say, (words.called(say, each.key, each.name) for each in gone))
        )
    for each in now.vessels:
        then = was.vessel(each.key)
        moved = then is None or (then.hex, then.facing, then.course) != (each.hex, each.facing, each.course)
        if moved:
            if then is None and each.hex is None:
                yield say("everrain-back-comes", who=words.vessel(say, each))
            else:
                yield _lies(say, words.vessel(say, each), each.hex, words.facing(say, each.facing))
        yield from _gems(say, each.key, each.name, None if then is None else then.wounds, each)


def _ships(say: Voice, was: Voyage, now: Voyage) -> Iterator[str]:
    """Players' ships that go off the board, come on it, or lie elsewhere, and their destroyed nodes."""
    gone = [each.seat for each in was.ships if now.ship(each.seat) is None]
    if gone:
        yield say("everrain-back-off", list=words.commas(say, (words.ship(say, seat) for seat in gone)))
    for each in now.ships:
        then = was.ship(each.seat)
        ship = words.ship(say, each.seat)
        if then is None and each.hex is None:
            yield say("everrain-back-comes", who=ship)
        elif then is None or (then.hex, then.facing) != (each.hex, each.facing):
            yield _lies(say, ship, each.hex, words.facing(say, each.facing))
        if each.broken != (() if then is None else then.broken):
            yield say("everrain-back-nodes", ship=ship, list=words.numbers(say, each.broken) if each.broken else None)


def _lies(say: Voice, who: Said, at: tuple[int, int] | None, facing: Said | None) -> str:
    """Where a ship lies; without a hex, where it lay before."""
    return say("everrain-back-lies", who=who, hex=None if at is None else words.hex_(at), facing=facing)


def _sea(say: Voice, was: Voyage, now: Voyage) -> Iterator[str]:
    """Hexes that are no longer what they were, and storms."""
    for at in sorted({each.hex for each in (*was.chart, *now.chart)}):
        then, here = was.spot(at), now.spot(at)
        if then != here:
            yield say("everrain-back-hex", hex=words.hex_(at), **_spots(say, then, here))
    if was.storms != now.storms:
        storms = words.commas(say, (words.storm(say, each) for each in now.storms))
        hexes = words.hexes(say, (at for each in now.storms for at in each.hexes))
        yield say("everrain-back-storms", list=storms or None, hexes=hexes or None)


def _spots(say: Voice, then: Spot | None, now: Spot | None) -> dict[str, object]:
    """What a hex is now, and whether a Shipwreck goes off it or comes on it."""
    kind = None if now is None else words.one_kind(say, now.kind)
    was, here = (each is not None and each.kind == "shipwreck" for each in (then, now))
    marker = "none" if was == here else "off" if was else "on"
    return {"kind": kind, "marker": marker, "closed": now is not None and now.closed}


# ------------------------------------------------------------------------------------------------ tracks


def _counters(say: Voice, pack: Pack, was: Voyage, now: Voyage, begun: Collection[int]) -> Iterator[str]:
    """The tokens of the tracks, the act, the round and the First Player token."""
    counted = (
        ("agenda", was.agenda, now.agenda),
        ("enemy", was.enemy, now.enemy),
        ("players", was.players, now.players),
        ("elder", tracks.token(pack, was), tracks.token(pack, now)),
        ("act", was.act, now.act),
        ("round", was.round, now.round),
    )
    yield from (say(f"everrain-back-{what}", count=after) for what, before, after in counted if before != after)
    yield from _acts(say, was, now, begun)
    if was.first != now.first and now.first is not None:
        yield say("everrain-back-first", ship=words.ship(say, now.first))


def _acts(say: Voice, was: Voyage, now: Voyage, begun: Collection[int]) -> Iterator[str]:
    """What an act brought to the hands: its cards at a table with its own; if it was `begun` in play, wages and Order tokens."""
    for act in range(min(was.act, now.act) + 1, max(was.act, now.act) + 1):
        if now.cards == "ours" and act < ACTS[-1]:
            yield say("everrain-back-cards", act=act, more=now.act > was.act)
        if act in begun:
            yield say("everrain-back-wages", act=act, more=now.act > was.act)
