"""A small table of Merchants & Marauders for the tests of its rules: captains and ships in a line, actions played to their end."""

from __future__ import annotations

from pathlib import Path
from typing import Any, TypeVar

import pytest

from rules.contract import Answer, Event, Request, RuleError, Seat, Told
from rules.marauders import Marauders, load
from rules.marauders.actions import Icons, MaraudersAction
from rules.marauders.house import House
from rules.marauders.keys import SHIPS, Nation, ShipKey, Where
from rules.marauders.pack import Icon, Letter
from rules.marauders.state import Bounties, Captain, CaptainCard, Compared, Figure, Sea, Ship
from rules.marauders.switches import SWITCHES
from rules.referee import Finished, Stopped, run
from rules.switches import chosen

PACK = load((Path(__file__).parents[2] / "rules/marauders/packs/caribbean.toml").read_text("utf-8"))
GAME = Marauders(PACK)
SEED = bytes(range(32))

E = TypeVar("E", bound=Event)


def captain(
    seat: Seat,
    zone: str,
    at: Where = "sea",
    nation: Nation = "english",
    gold: int | Figure | None = None,
    cargo: int | Figure | None = None,
    dutch: int = 0,
    english: int = 0,
    french: int = 0,
    spanish: int = 0,
) -> Captain:
    """A player captain; figures given as numbers are fresh."""
    hold = [Figure(figure) if isinstance(figure, int) else figure for figure in (gold, cargo)]
    wanted = Bounties(dutch=dutch, english=english, french=french, spanish=spanish)
    return Captain(seat=seat, nation=nation, zone=zone, at=at, bounties=wanted, gold=hold[0], cargo=hold[1])


def stale(count: int) -> Figure:
    """A figure that is out of date."""
    return Figure(count, fresh=False)


def card(key: str, ship: ShipKey, zone: str = "curacao", scouting: int = 2) -> CaptainCard:
    """A captain card that is none of the pack's."""
    return CaptainCard(key=key, ship=ship, zone=zone, name=key, scouting=scouting)


def ship(key: ShipKey, zone: str | None, *cards: CaptainCard, **fields: Any) -> Ship:
    """An NPC ship; on the board it has one captain of Scouting 2 unless others are given."""
    stack = cards or ((card(f"the-{key}", key, zone),) if zone is not None else ())
    return Ship(key=key, zone=zone, stack=stack, **fields)


def sea(*things: Captain | Ship, **fields: Any) -> Sea:
    """A state with these captains, seated in this order, and these ships on it."""
    captains = tuple(thing for thing in things if isinstance(thing, Captain))
    ships = {thing.key: thing for thing in things if isinstance(thing, Ship)}
    fields.setdefault("seats", tuple(each.seat for each in captains))
    state = Sea(captains=captains, ships=tuple(ships.get(key, Ship(key=key)) for key in SHIPS), **fields)
    assert GAME.faults(state) == ()
    return state


def house(**rules: str) -> House:
    """House rules: `house(foreign_bounties="highest")`."""
    return chosen(SWITCHES, Sea(), {switch.replace("_", "-"): value for switch, value in rules.items()}).house


def play(state: Sea, action: MaraudersAction, *answers: Answer, seed: bytes = SEED) -> Finished:
    """An action that runs to its end, into a sound state."""
    outcome = run(GAME, state, action, answers, seed)
    assert isinstance(outcome, Finished), outcome
    assert GAME.faults(board(outcome)) == ()
    return outcome


def after(state: Sea, *actions: MaraudersAction, seed: bytes = SEED) -> Sea:
    """The state after these actions."""
    for action in actions:
        state = board(play(state, action, seed=seed))
    return state


def board(outcome: Finished) -> Sea:
    """The state after an action that was played."""
    assert isinstance(outcome.state, Sea)
    return outcome.state


def told(state: Sea, action: MaraudersAction, **answers: str) -> tuple[Finished, list[str]]:
    """An action played with the table's answers (`gold="s1+s2"`), and the keys of the questions that came."""
    given: list[Answer] = []
    asked: list[str] = []
    while True:
        outcome = run(GAME, state, action, given, SEED)
        if isinstance(outcome, Finished):
            return outcome, asked
        asked.append(outcome.question.key)
        given = [*outcome.answers, Told(outcome.question.key, answers[outcome.question.key.split()[0]])]


def question(state: Sea, action: MaraudersAction) -> str:
    """The key of the question that an action stops at."""
    outcome = run(GAME, state, action, (), SEED)
    assert isinstance(outcome, Stopped), outcome
    return outcome.question.key


def moves(*icons: tuple[ShipKey, Letter]) -> Icons:
    """Activation icons: `moves(("sloop", "N"))`."""
    return Icons(tuple(Icon(key, letter) for key, letter in icons))


def one(outcome: Finished, kind: type[E]) -> E:
    """The only event of a kind."""
    found = [event for event in outcome.events if isinstance(event, kind)]
    assert len(found) == 1, outcome.events
    return found[0]


def all_of(outcome: Finished, kind: type[E]) -> list[E]:
    """The events of a kind, in order."""
    return [event for event in outcome.events if isinstance(event, kind)]


def refused(state: Sea, action: MaraudersAction) -> RuleError:
    """The refusal of an action, which may ask, roll and draw nothing before it."""
    with pytest.raises(RuleError) as caught:
        run(GAME, state, action, (), SEED)
    return caught.value


def misread(state: Sea, verb: str, seat: Seat | None = None, **given: str | int) -> RuleError:
    """The refusal of what was typed."""
    with pytest.raises(RuleError) as caught:
        GAME.read(state, Request(verb, seat, tuple(given.items())))
    return caught.value


def typed(state: Sea, verb: str, seat: Seat | None = None, **given: str | int) -> MaraudersAction:
    """The action that was typed."""
    return GAME.read(state, Request(verb, seat, tuple(given.items())))


# ------------------------------------------------------------------------------------------------ the sloop's hunting ground

SLOOP = moves(("sloop", "N"))
Count = int | Figure | None
EAST, WEST, SOUTH = "st-maarten", "santo-domingo", "basse-terre"


def prey(seat: Seat, zone: str, gold: Count = None, cargo: Count = None) -> Captain:
    """A captain whom the sloop hunts; figures given as numbers are fresh."""
    return captain(seat, zone, gold=gold, cargo=cargo)


def hunted(*captains: Captain, compared: tuple[Compared, ...] = ()) -> Sea:
    """These captains, and the sloop in San Juan; St. Maarten, Santo Domingo and Basse-Terre are next door."""
    return sea(*captains, ship("sloop", "san-juan"), compared=compared)


def offered(state: Sea) -> list[str]:
    """The answers that the question about the sloop's prey takes."""
    asked = run(GAME, state, SLOOP, (), SEED)
    assert isinstance(asked, Stopped)
    return [option.key for option in asked.question.options]
