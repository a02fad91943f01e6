"""Back and forth: which chips the hands at the table must move after undo or redo."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from bot.panels.betrayal import _words as words
from bot.panels.betrayal._lines import standing
from bot.panels.betrayal._names import realm_of, voice
from bot.panels.table import Voice
from bot.text.names import Said
from bot.view import View
from rules.betrayal.pack import Side
from rules.betrayal.state import Enemy, Realm, Unit
from rules.contract import Event, State


class _There(NamedTuple):
    """Where a chip is: on the map, on the stack, or a companion."""

    place: str
    enemy: Enemy
    unit: Unit | None = None


def differences(view: View, before: State, _events: Iterable[Event] = ()) -> tuple[str, ...]:
    """What the hands at the table must move to get from a state to the table as it stands."""
    say, now = voice(view), realm_of(view)
    assert isinstance(before, Realm)
    was, here = _chips(before), _chips(now)
    return (*_off(say, was, here), *_on(say, was, here), *_counters(say, before, now))


def _chips(realm: Realm) -> dict[str, _There]:
    """All chips out of the bags, by what they are called."""
    battle = realm.battle
    found = {each.handle: _There("companion", each.enemy) for each in realm.companions}
    if battle is not None:
        found |= {unit.handle: _There("stack", unit.enemy) for unit in battle.stack}
        found |= {unit.handle: _There("map", unit.enemy, unit) for unit in battle.units}
    return found


def _off(say: Voice, was: dict[str, _There], here: dict[str, _There]) -> Iterator[str]:
    """Chips that go back into their bags, and quest units into the box."""
    gone = [each.enemy for handle, each in was.items() if handle not in here and each.enemy not in _enemies(here)]
    for of in ("low", "high"):
        chips = [enemy for enemy in gone if enemy.level and words.bag(say, enemy.level) == say(f"betrayal-bag-{of}")]
        if chips:
            yield say("betrayal-into-bag", bag=Said(say(f"betrayal-bag-{of}")), list=words.chips(say, chips))
    quest = [enemy for enemy in gone if not enemy.level]
    if quest:
        yield say("betrayal-into-box", list=words.commas(say, (words.name(say, each.side) for each in quest)))


def _enemies(there: dict[str, _There]) -> list[Enemy]:
    return [each.enemy for each in there.values()]


def _on(say: Voice, was: dict[str, _There], here: dict[str, _There]) -> Iterator[str]:
    """Chips that come on the map, on the stack or to an adventurer, are turned over, or stand elsewhere."""
    for handle, now in here.items():
        then = was.get(handle)
        if then is None or then.place != now.place or (then.enemy != now.enemy and not _turned(then, now)):
            yield _goes(say, handle, now)
        elif then.enemy.side != now.enemy.side:
            yield say("betrayal-turned-back", now=Said(words.ranked(say, handle, now.enemy.side)))
        elif then.unit is not None and now.unit is not None:
            yield from _moved(say, then.unit, now.unit)


def _turned(then: _There, now: _There) -> bool:
    """Whether it is the same chip with another side up, or better known."""
    if then.enemy.piece is not None or now.enemy.piece is not None:
        return then.enemy.piece == now.enemy.piece
    return then.enemy.level > 0 and now.enemy.level > 0


def _goes(say: Voice, handle: str, now: _There) -> str:
    if now.unit is not None:
        return say("betrayal-on-map", line=Said(standing(say, _numberless(now.unit))))
    return say(f"betrayal-onto-{now.place}", who=words.who(say, handle, now.enemy.side))


def _numberless(unit: Unit) -> Unit:
    """The unit without its numbers and skills, for a short line."""
    side = unit.enemy.side
    plain = Side(level=side.level, name=side.name, kind=side.kind)
    return Unit(handle=unit.handle, hex=unit.hex, enemy=Enemy(side=plain))


def _moved(say: Voice, then: Unit, now: Unit) -> Iterator[str]:
    who = words.who(say, now.handle, now.enemy.side)
    if (then.hex, then.beside) != (now.hex, now.beside):
        yield say("betrayal-stands-at", who=who, hex=now.hex or None)
    if then.health != now.health and now.health is not None:
        yield say("betrayal-has-health", who=who, health=now.health)


def _counters(say: Voice, before: Realm, now: Realm) -> Iterator[str]:
    """The round counter and the XP dial."""
    if before.battle is not None and now.battle is not None and before.battle.round != now.battle.round:
        yield say("betrayal-counter", round=now.battle.counted_round)
    if before.party is not None and now.party is not None and before.party.xp != now.party.xp:
        yield say("betrayal-dial", xp=now.party.xp)
