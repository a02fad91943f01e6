"""What happened, line by line: each event in full, and what of the table around it belongs to its words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from bot.panels.marauders._battle_told import battle_told
from bot.panels.marauders._names import sea_of
from bot.panels.sheet import told as corrected
from bot.panels.table import Voice
from bot.text.reasons import used
from bot.view import Asking, Played, View
from rules.contract import MEANS, Amended, Annotated, Answer, Draw, Event, State
from rules.marauders.battle.events import BattleEvent, BattleOver, BattleQueued, BattleStarted
from rules.marauders.card_events import CardDrawn
from rules.marauders.events import (
    Absent,
    Arrived,
    Attacked,
    BattleBegins,
    CaptainLost,
    Defeated,
    Joined,
    Moved,
    Placed,
    Queued,
    Refitted,
    Removed,
    RuleSet,
    Sailed,
    Scouted,
    ScoutingTold,
    Stayed,
    Succeeded,
)
from rules.marauders.state import Sea, Ship

HANDS = (Moved, Stayed, Absent, Arrived, Succeeded, Defeated, Placed, Removed)
"""What the hands at the board must do."""

_NAVYS = "man-o-war"
"""The class of the navies in war (3.4); a captain comes by one by claiming it (R17.4), as far as is known."""

_MEANS = {each.key for each in MEANS}
"""The switches that are no house rules: whose cards and dice are used."""


class Scene(NamedTuple):
    """What happened, with the answers it took, and the table before (None: there was none) and after it."""

    events: tuple[Event, ...]
    answers: tuple[Answer, ...]
    before: State | None
    after: Sea


class Line(NamedTuple):
    """An event and what is said of it: itself in full first, then what is worth a line of its own."""

    event: Event
    words: tuple[str, ...]


def scene_of(played: Played) -> Scene:
    """What an entry did."""
    return Scene(played.events, played.answers, played.before, sea_of(played.after))


def so_far(view: View, asking: Asking) -> Scene:
    """What an action that waits has done so far, on paper."""
    return Scene(asking.events, asking.answers, view.state, sea_of(view))


def told(say: Voice, scene: Scene) -> list[Line]:
    """Every event in words."""
    ties = iter([each.possibilities for each in scene.answers if isinstance(each, Draw) and each.stream == "hunt-tie"])
    return [Line(event, tuple(_told(say, scene, event, ties))) for event in scene.events]


def _told(say: Voice, scene: Scene, event: Event, ties: Iterator[tuple[str, ...]]) -> Iterable[str]:
    if isinstance(event, Amended):
        return corrected(say, event)
    if isinstance(event, BattleEvent | Refitted):
        return (*battle_told(say, event, scene.events), *_besides(say, scene, event), *_sails_now(say, scene, event))
    return _lines(say, scene, event, ties)


def words(lines: list[Line]) -> list[str]:
    """All that is said, one after the other."""
    return [each for line in lines for each in line.words]


def legs(events: Iterable[Event]) -> tuple[Sailed, ...]:
    """Both legs of a sail over two zones; none of one over a single border."""
    sailed = tuple(event for event in events if isinstance(event, Sailed))
    return sailed if len(sailed) > 1 else ()


def due(ship: Ship) -> bool:
    """Whether the round's end brings a ship: a card of its lies on display, or a dead captain's successor waits."""
    return bool(ship.queued or (ship.killed and ship.stack))


def _lines(say: Voice, scene: Scene, event: Event, ties: Iterator[tuple[str, ...]]) -> Iterator[str]:
    match event:
        case ScoutingTold() if any(isinstance(each, Placed) for each in scene.events):
            return
        case Moved() | Stayed() if event.because.rule == "marauders.hunt.drawn":
            yield say(event, tied=next(ties, ()))
        case Queued() if not any(isinstance(each, CardDrawn) and each.by == "bot" for each in scene.events):
            yield f"{say(event)} {say('lay-card')}"
        case Defeated() if "death-and-new" in dict(event.because.house):
            yield f"{say(event)} {used([say('house-named', switch='death-and-new')], say.locale)}"
        case RuleSet(switch=switch) if switch not in _MEANS:
            yield say.tagged(event, "told", meaning=say(f"switch-{switch}.{event.value}"))
        case _:
            how = _how(scene, event)
            yield say.tagged(event, how) if how else say(event)
    yield from _besides(say, scene, event)


def _how(scene: Scene, event: Event) -> str:
    """In which of its words an event is said, by what is around it; empty for its own."""
    match event:
        case Scouted() if len(event.faces) < event.dice:
            return "outcome"
        case Absent() if due(scene.after.ship(event.ship)):
            return "due"
        case Arrived() | Placed() if event.from_ == event.to:
            return "same"
        case Attacked(ship=ship) | BattleBegins(ships=(ship, *_)) if _is_queued(scene, ship):
            return "waits"
        case Annotated(text=""):
            return "gone"
        case _:
            return ""


def _is_queued(scene: Scene, ship: str) -> bool:
    """Whether a battle with a ship waits now until another is over."""
    return any(isinstance(each, BattleQueued) and each.ship == ship for each in scene.events)


def _besides(say: Voice, scene: Scene, event: Event) -> Iterator[str]:
    """What is worth a line of its own."""
    match event:
        case CardDrawn() if event.text:
            yield say.tagged(event, "text")
        case Joined():
            died = any(isinstance(each, CaptainLost) for each in scene.events)
            old = scene.before is not None and event.seat in scene.before.seats
            if event.because is None and old and not died:
                yield say("joined-vacant")
            if event.port != event.nation:
                yield say("joined-abroad", seat=event.seat, nation=event.nation, port=event.port)
            if event.ship_class:
                navys = event.ship_class == _NAVYS
                yield say("joined-class", seat=event.seat, ship_class=event.ship_class, navys=navys)
            if died:
                yield say("lost-name")
        case Attacked() | BattleStarted() if not _is_met(scene, event):
            yield from _skills(say, [scene.after.ship(event.ship)])
        case BattleBegins():
            yield from _skills(say, [scene.after.ship(key) for key in event.ships])
        case RuleSet(switch="cards", value="ours"):
            yield say("own-cards-now")
        case _:
            pass


def _is_met(scene: Scene, event: Event) -> bool:
    """Whether a battle opens of which the line before says who meets whom, with their skills."""
    return isinstance(event, BattleStarted) and any(isinstance(each, BattleBegins | Attacked) for each in scene.events)


def _sails_now(say: Voice, scene: Scene, event: Event) -> Iterator[str]:
    """That a ship is of another class from now on: a war began or ended during its battle, in which it kept its own."""
    if (
        isinstance(event, BattleOver)
        and isinstance(scene.before, Sea)
        and scene.after.ship(event.ship).zone is not None
    ):
        now = scene.after.is_man_o_war(event.ship)
        if now != scene.before.is_man_o_war(event.ship):
            yield say("sails-now", ship=event.ship, man=now)


def _skills(say: Voice, ships: list[Ship]) -> Iterator[str]:
    """With what the captains of these ships fight, as far as the bot knows."""
    captains = {ship: ship.captain for ship in ships if ship.stack}
    known = [ship for ship, card in captains.items() if (card.seamanship, card.leadership) != (None, None)]
    yield from (say("battle-skills", ship=ship.key, captain=captains[ship]) for ship in known)
    unknown = tuple(ship.key for ship in ships if ship not in known)
    if unknown:
        yield say("battle-unknown", ships=unknown)
