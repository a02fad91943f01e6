"""How the Enemy dice of a ship are used (R6): pairs of one kind, steps toward a target, damage, steps to its destination."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Literal, NamedTuple

from rules.everrain.events import Use
from rules.everrain.pack import Face

PAIRS: tuple[Face, ...] = ("omen", "damage")
"""Which pairs are steps when the Move dice are not enough, in this order (R6.6)."""


IN_BOX = 5
"""How many Enemy dice are in the box: of more the rest is rolled again (R5.2)."""


class Spent(NamedTuple):
    """What a roll comes to: how each die was used, steps toward the target, whether it is under fire, damage, steps onward."""

    uses: tuple[Use, ...]
    steps: int
    reached: bool
    damage: int
    onward: int


def steps(faces: Sequence[Face]) -> int:
    """The most steps that these dice make: each Move, each pair of Damage, each pair of Omen (R6.8).

    >>> steps(["move", "damage", "omen", "damage"])
    2
    """
    count = Counter(faces)
    return count["move"] + count["damage"] // 2 + count["omen"] // 2


def idle(faces: Sequence[Face]) -> bool:
    """Whether nothing at all can come of these dice, whatever the board shows."""
    return not steps(faces) and "damage" not in faces


def spent(faces: Sequence[Face], cost: int | None, most: int | None = None) -> Spent:
    """How dice are used against a target that it costs so many steps to bring under fire (None: there is no target).

    `most` is how many steps onward there is a way for (None: as many as there are); dice for more stay idle. Never less damage
    than by any other use that reaches the target.

    >>> spent(["damage", "damage", "move", "omen", "omen"], 0)[1:]
    (0, True, 3, 1)
    """
    hand = _Hand(faces)
    if cost is None:
        onward = hand.move(most)
        return Spent((*onward, *hand.rest()), 0, False, 0, len(onward))
    if steps(faces) < cost:
        toward = hand.move(None)
        return Spent((*toward, *hand.rest()), len(toward), False, 0, 0)
    toward, attack = hand.move(cost), hand.attack()
    onward = hand.move(most)
    return Spent((*toward, *attack, *onward, *hand.rest()), len(toward), True, len(attack), len(onward))


class _Hand:
    """Dice that are not used yet."""

    def __init__(self, faces: Sequence[Face]) -> None:
        self.left = Counter(faces)

    def move(self, most: int | None) -> list[Use]:
        """Steps: Move dice first, then pairs of Omen, then pairs of Damage."""
        uses = self._take(("move",), "move", most)
        for face in PAIRS:
            uses += self._take((face, face), "move", None if most is None else most - len(uses))
        return uses

    def attack(self) -> list[Use]:
        """Damage: all Damage dice, then pairs of Move and of Omen; converting them is not optional (R6.5)."""
        return [
            *self._take(("damage",), "damage", None),
            *self._take(("move", "move"), "damage", None),
            *self._take(("omen", "omen"), "damage", None),
        ]

    def rest(self) -> list[Use]:
        """What is left does nothing."""
        return [Use((face,), "idle") for face in self.left.elements()]

    def _take(self, dice: tuple[Face, ...], to: Literal["move", "damage"], most: int | None) -> list[Use]:
        number = self.left[dice[0]] // len(dice)
        number = number if most is None else min(number, most)
        self.left[dice[0]] -= number * len(dice)
        return [Use(dice, to)] * number
