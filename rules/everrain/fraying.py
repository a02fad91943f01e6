"""Chapter "Enemies On Deck" (R5): the dice of one that is activated, its abilities, its steps toward crew, and its damage."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple, cast

from msgspec.structs import replace

from rules.contract import Reason, RuleError
from rules.everrain import dice
from rules.everrain.actions import Activate
from rules.everrain.changes import foe, with_enemy
from rules.everrain.events import Acted, By, Use
from rules.everrain.house import by
from rules.everrain.nodes import standing
from rules.everrain.pack import MOST_IN_ZONE, Ability, Face, Pack
from rules.everrain.questions import NOBODY, CrewNear, Figure
from rules.everrain.state import Enemy, Voyage
from rules.referee import Referee

FURTHEST = 5
"""The most steps to crew that are asked for: there are no more dice."""


class Spent(NamedTuple):
    """What comes of a roll: how each die was used, the abilities that fired, steps toward crew, and damage there."""

    uses: tuple[Use, ...]
    abilities: tuple[Ability, ...]
    steps: int
    damage: int


def activate(pack: Pack, state: Voyage, action: Activate, referee: Referee) -> Voyage:
    """An On Deck enemy rolls its dice; abilities first, then it attacks in its zone, or moves to the nearest crew (R5.2-R5.4).

    With nobody On Deck nothing happens (R5.10). RuleErrors too-few-dice and too-many-dice when it rolls another number.
    """
    enemy = foe(state, action.enemy)
    _check(enemy, action.dice)
    near = _told(state, enemy, action)
    faces: tuple[Face, ...] = ()
    if near != NOBODY or action.dice:
        enemy = _with_dice(enemy, action, referee)
        faces = _rolled(pack, enemy, action, referee)
    rolled_by = referee.by
    near = near or _near(pack, state, enemy, faces, referee)
    steps = None if near == NOBODY else int(near)
    acted = _acted(state, enemy, faces, rolled_by, steps, used(pack, state, enemy, faces, steps), fray=action.fray)
    referee.say(acted)
    return with_enemy(state, replace(enemy, zone=acted.zone))


def _acted(
    state: Voyage, enemy: Enemy, faces: tuple[Face, ...], by_: By, near: int | None, spent: Spent, *, fray: bool
) -> Acted:
    """What an enemy did with its dice."""
    return Acted(
        enemy=enemy,
        faces=faces,
        by=by_,
        near=near,
        steps=spent.steps,
        damage=spent.damage,
        abilities=spent.abilities,
        uses=spent.uses,
        zone=_zone(state, enemy, spent, near),
        fray=fray,
        because=_because(state, spent, near),
    )


def _check(enemy: Enemy, faces: Sequence[Face]) -> None:
    if faces and enemy.dice is not None and len(faces) != enemy.dice:
        code = "too-few-dice" if len(faces) < enemy.dice else "too-many-dice"
        raise RuleError(code, count=len(faces), dice=enemy.dice)


def _with_dice(enemy: Enemy, action: Activate, referee: Referee) -> Enemy:
    """The enemy with its dice value, which the table is asked for where nobody has told it."""
    if enemy.dice is not None:
        return enemy
    return replace(enemy, dice=len(action.dice) or int(referee.ask(Figure(enemy.handle, "dice"))))


def _rolled(pack: Pack, enemy: Enemy, action: Activate, referee: Referee) -> tuple[Face, ...]:
    number, about = enemy.dice or 1, f"{enemy.handle} {enemy.seat}"
    faces = referee.roll(number, pack.die, "enemy-dice", about, action.dice, seats=(enemy.seat,))
    return cast("tuple[Face, ...]", faces)


# ------------------------------------------------------------------------------------------------ how near crew is


def _told(state: Voyage, enemy: Enemy, action: Activate) -> str:
    """How many steps it is to the nearest crew as far as that was told, `nobody` without crew On Deck; empty: not told."""
    for each in action.near:
        if each.handle == enemy.handle:
            return NOBODY if each.steps is None else str(each.steps)
    if action.fray:
        return "0"
    crew = _crew(state, enemy)
    if crew == ():
        return NOBODY
    return "0" if crew is not None and enemy.zone in crew else ""


def _crew(state: Voyage, enemy: Enemy) -> tuple[int, ...] | None:
    """The zones of the crew that it can fight, None when nobody told: those On Deck; of a boarding nobody tells."""
    ship = state.ship(enemy.seat)
    return None if ship is None or enemy.aboard else ship.crew


def _near(pack: Pack, state: Voyage, enemy: Enemy, faces: Sequence[Face], referee: Referee) -> str:
    """The steps to the nearest crew, asked for when something depends on it."""
    crew = _crew(state, enemy)
    least = 1 if crew and enemy.zone is not None else 0
    possible: list[int | None] = [*range(least, FURTHEST + 1), *(() if crew else (None,))]
    outcomes = {_outcome(used(pack, state, enemy, faces, steps), steps) for steps in possible}
    if len(outcomes) == 1:
        return str(possible[0])
    return referee.ask(CrewNear(enemy.handle, enemy.seat, least))


def _outcome(spent: Spent, near: int | None) -> tuple[object, ...]:
    """All that is seen of a roll: with a step made, whether it reached the crew too."""
    return spent.abilities, spent.steps, spent.damage, bool(spent.steps) and spent.steps == near


def _zone(state: Voyage, enemy: Enemy, spent: Spent, near: int | None) -> int | None:
    """Where it stands afterwards: with steps made only known when it reached crew that all stands in one zone with room."""
    if not spent.steps:
        return enemy.zone
    crew = _crew(state, enemy)
    if crew is None or len(set(crew)) != 1 or near is None or spent.steps < near:
        return None
    return crew[0] if standing(state, enemy, crew[0]) < MOST_IN_ZONE else None


# ------------------------------------------------------------------------------------------------ how the dice are used


def used(pack: Pack, state: Voyage, enemy: Enemy, faces: Sequence[Face], near: int | None) -> Spent:
    """How a roll is used with crew so many steps away (None: nobody is On Deck, so nothing happens).

    Abilities take their faces first; by the house rule `deck-priority` the Move dice that bring it to crew come before them.
    """
    if near is None:
        return Spent(tuple(Use((face,), "idle") for face in faces), (), 0, 0)
    hand = Counter(faces)
    kept = min(hand["move"], near) if state.house.deck_priority == "move-then-attack" else 0
    hand["move"] -= kept
    fired = tuple(_fired(_abilities(pack, enemy), hand))
    hand["move"] += kept
    spent = dice.spent([face for face in faces if _taken(hand, face)], near, 0)
    own = tuple(Use(ability.faces, "ability") for ability in fired)
    return Spent((*own, *spent.uses), fired, spent.steps, spent.damage)


def _abilities(pack: Pack, enemy: Enemy) -> tuple[Ability, ...]:
    return () if enemy.card is None else pack.enemy(enemy.card).abilities


def _fired(abilities: Iterable[Ability], hand: Counter[Face]) -> Iterator[Ability]:
    """The abilities whose faces were rolled, in the order of the card, each taking its faces out of the hand (R5.4)."""
    for ability in abilities:
        needs = Counter(ability.faces)
        if all(hand[face] >= number for face, number in needs.items()):
            hand.subtract(needs)
            yield ability


def _taken(hand: Counter[Face], face: Face) -> bool:
    """Whether a die of this face is left in the hand; then it is taken out."""
    hand[face] -= 1
    return hand[face] >= 0


def _because(state: Voyage, spent: Spent, near: int | None) -> Reason:
    if near is None:
        return Reason("everrain.fray.nobody", "inferred")
    if not spent.steps and not spent.damage:
        return by(state.house, "deck-priority", "everrain.fray.idle")
    if near == 0:
        return by(state.house, "deck-priority", "everrain.fray.attack")
    return by(state.house, "deck-priority", "everrain.fray.approach" if spent.steps < near else "everrain.fray.reach")
