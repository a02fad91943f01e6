"""An enemy ship spawns (R3): its card, its destination, and how it faces."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from rules.contract import Reason, Request, RuleError
from rules.everrain import changes, chart, fate, goals, hexes, order, tracks
from rules.everrain.actions import Launch
from rules.everrain.events import By, Launched, NotLaunched, Skipped
from rules.everrain.pack import Card, Hex, Pack, ShipCard
from rules.everrain.questions import Choose, Figure
from rules.everrain.state import FACINGS, Facing, Vessel, Voyage
from rules.referee import Referee

UNNAMED = "ship"
"""What the keys of enemy ships begin with whose card nobody named."""


class Berth(NamedTuple):
    """Where a ship is placed, what it heads for, how it faces, and why so."""

    vessel: Vessel
    because: Reason


def enemyship(pack: Pack, state: Voyage, action: Launch, referee: Referee) -> Voyage:
    """An enemy ship spawns; RuleErrors everrain-hex-outside, everrain-hex-taken, everrain-no-ship-card, everrain-ship-in-play."""
    if action.hex is not None:
        chart.free(state, action.hex, _request(pack, action))
    return launch(pack, state, referee, action.hex, action.facing, action.key, action.card)


def launch(
    pack: Pack,
    state: Voyage,
    referee: Referee,
    hex_: Hex | None = None,
    facing: Facing | None = None,
    key: str | None = None,
    card: Card | None = None,
) -> Voyage:
    """An enemy ship comes (R3); one of these is drawn when neither `key` nor `card` says which, and the cards are the bot's.

    RuleErrors everrain-no-ship-card, everrain-ship-in-play. The hex must be free.
    """
    by: By = "table" if key or card or state.cards == "ours" else "bot"
    drawn = card or _drawn(pack, state, referee, key)
    if drawn is None and by == "bot":
        referee.say(NotLaunched(Reason("everrain.ship.none-left", "inferred")))
        return state
    vessel = _fresh(state, drawn)
    if sum(not each.elder for each in state.vessels) >= pack.ship_miniatures:
        return _skipped(pack, state, referee, vessel)
    berth = placed(state, referee, vessel, hex_, facing)
    sample = pack.sample and berth.vessel.card is not None
    referee.say(Launched(vessel=berth.vessel, by=by, sample=sample, because=berth.because))
    state = replace(state, launched=(*state.launched, vessel.key))
    return changes.with_vessel(state, berth.vessel)


def placed(state: Voyage, referee: Referee, vessel: Vessel, hex_: Hex | None, facing: Facing | None) -> Berth:
    """A ship in its hex, facing its destination (R3.3); without one the players choose, unless they said how it faces."""
    if hex_ is None:
        return Berth(vessel, Reason("everrain.ship.launched"))
    vessel = replace(vessel, hex=hex_)
    goal, because = goals.found(state, vessel, referee)
    if facing is not None:
        return Berth(replace(vessel, goal=goal, facing=facing), because)
    if goal is None:
        told = referee.ask(Choose("facing", vessel.key, FACINGS))
        return Berth(replace(vessel, facing=_facing(told)), because)
    sides = hexes.facings(hex_, goal)
    picked = fate.tied(state, referee, "facing", sides, vessel.key)
    because = because if len(sides) == 1 else fate.by_tie(state, because)
    return Berth(replace(vessel, goal=goal, facing=_facing(picked)), because)


def numbered(state: Voyage, base: str) -> int:
    """The number of the next one whose key begins so: one more than there ever were."""
    return 1 + sum(
        each == base or (each.startswith(f"{base}-") and each[len(base) + 1 :].isdecimal()) for each in state.launched
    )


def _request(pack: Pack, action: Launch) -> Request:
    """The same again, but for its hex."""
    known = pack.ship(action.key) if action.key else None
    card = known.name if known else action.card.title if action.card else None
    given = (("card", card), ("facing", action.facing))
    return Request("enemyship", given=tuple((option, value) for option, value in given if value is not None))


def _drawn(pack: Pack, state: Voyage, referee: Referee, key: str | None) -> ShipCard | None:
    """The card named or drawn; None when there is none left, or the table draws its own and did not say."""
    if key is not None and pack.ship(key) is None:
        raise RuleError("everrain-no-ship-card", card=key, cards=tuple(each.key for each in pack.ships))
    used = {each.card for each in state.vessels}
    deck = [each.key for each in pack.ships if each.key not in used]
    if key is not None and key not in deck:
        raise RuleError("everrain-ship-in-play", card=key, cards=tuple(deck))
    if key is None and (state.cards == "ours" or not deck):
        return None
    return pack.ship(referee.draw(deck, "enemy-ships", "enemyship", key, cards=True))


def _fresh(state: Voyage, drawn: ShipCard | Card | None) -> Vessel:
    """A ship as its card says, of an unnamed one nothing is known; one that comes in the Enemy Phase rests (E13)."""
    base = drawn.key if drawn is not None and drawn.key else UNNAMED
    number = numbered(state, base)
    key = base if number == 1 and base != UNNAMED else f"{base}-{number}"
    vessel = Vessel(key=key, number=number, since=order.comes(state))
    if drawn is None:
        return vessel
    vessel = replace(vessel, health=drawn.health, dice=drawn.dice, range_=drawn.range_, heading=drawn.destination)
    if isinstance(drawn, ShipCard):
        return replace(vessel, card=drawn.key, name=drawn.name, pattern=drawn.pattern)
    return replace(vessel, name=drawn.title)


def _skipped(pack: Pack, state: Voyage, referee: Referee, vessel: Vessel) -> Voyage:
    """No miniature is left: the agenda moves as if the ship were banished, and its card goes back (R3.7)."""
    health = vessel.health
    if health is None:
        health = int(referee.ask(Figure(vessel.key, "health")))
    because = Reason("everrain.ship.no-miniature", "inferred")
    referee.say(Skipped(seat=None, name=vessel.name, health=health, because=because))
    return tracks.advance(pack, state, referee, health, because)


def _facing(text: str) -> Facing:
    return next(each for each in FACINGS if each == text)
