"""The table's switches: what no public text says of The Everrain, each with its documented default (section 6)."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from rules.contract import Reason, Switch, Value
from rules.everrain.pack import Length
from rules.switches import house_value

Choice = Literal["fate-die", "players"]


class House(Value, frozen=True):
    """The value of each switch. The defaults are the documented ones."""

    length: Length = "long"
    """E1: the Elder One's token begins on space 8, 12 or 16 of the Discovery Track, which is its end."""
    agenda_length: Literal["10", "8", "9", "11", "12"] = "10"
    """E2: how many steps a lap of the Enemy Agenda takes."""
    agenda_wrap: Literal["carry", "stop"] = "carry"
    """E3: steps past the end of the agenda count on from its first space, or are lost there."""
    black_node: Choice = "fate-die"
    """E4: who says which of several free black nodes an enemy comes to."""
    no_black_node: Literal["any-zone", "skip"] = "any-zone"
    """E5: without a free black node an enemy comes to any zone with room, or not at all: the agenda moves as if banished."""
    unspent: Literal["drop", "agenda"] = "drop"
    """E6: points for which no card is left are lost, or move the agenda by one each."""
    deck_priority: Literal["attack-then-move", "move-then-attack"] = "attack-then-move"
    """E7: an enemy with crew in its zone attacks there; or the Move dice of one without crew there come first of all."""
    turning: Literal["free", "as-players"] = "free"
    """E8: an enemy ship turns freely to face the hex it enters, or turning by one side costs a step."""
    ties: Choice = "fate-die"
    """E9: who decides between equal paths, firing positions, destinations and steps of a storm."""
    elder_wakes: Literal["enemy", "either"] = "enemy"
    """E10: the Elder One wakes when Enemy Discovery meets its token, or when either token does."""
    enemy_end: Literal["ask", "loss", "awakening"] = "ask"
    """E11: what it means that Enemy Discovery reaches the end of the track."""
    storm_sight: Literal["ask", "blocks", "clear"] = "ask"
    """E12: whether a ship inside a storm can be seen from outside it."""
    late_enemies: Literal["rest", "act"] = "rest"
    """E13: whether an enemy that comes in the Enemy Phase after its step was begun still acts in it."""


SWITCHES: tuple[Switch, ...] = (
    Switch("length", "E1", ("long", "medium", "short")),
    Switch("agenda-length", "E2", ("10", "8", "9", "11", "12")),
    Switch("agenda-wrap", "E3", ("carry", "stop")),
    Switch("black-node", "E4", ("fate-die", "players")),
    Switch("no-black-node", "E5", ("any-zone", "skip")),
    Switch("unspent", "E6", ("drop", "agenda")),
    Switch("deck-priority", "E7", ("attack-then-move", "move-then-attack")),
    Switch("turning", "E8", ("free", "as-players")),
    Switch("ties", "E9", ("fate-die", "players")),
    Switch("elder-wakes", "E10", ("enemy", "either")),
    Switch("enemy-end", "E11", ("ask", "loss", "awakening")),
    Switch("storm-sight", "E12", ("ask", "blocks", "clear")),
    Switch("late-enemies", "E13", ("rest", "act")),
)


def by(house: House, switch: str, rule: str) -> Reason:
    """A reason that rests on a switch: inferred while it is as documented, else the table's house rule.

    >>> by(House(), "agenda-wrap", "everrain.agenda.wrap").mark
    'inferred'
    """
    used = house_value(house, switch)
    default = next(each.values[0] for each in SWITCHES if each.key == switch)
    return Reason(rule, "inferred" if used == default else "house-rule", house=((switch, used),))


def also_by(because: Reason, house: House, switch: str) -> Reason:
    """A reason that rests on a switch besides, and is no surer than that.

    >>> also_by(Reason("everrain.agenda.phase"), House(agenda_wrap="stop"), "agenda-wrap").mark
    'house-rule'
    """
    other = by(house, switch, because.rule)
    mark = max(because.mark, other.mark, key=("official", "inferred", "house-rule").index)
    return replace(because, mark=mark, house=(*because.house, *other.house))
