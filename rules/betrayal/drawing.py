"""Drawing enemies out of the bags: what was drawn by hand first, then by chance; what is not required is laid aside (P-9)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from msgspec.structs import replace

from rules.betrayal.actions import Demand
from rules.betrayal.bags import called, inside, knows
from rules.betrayal.changes import elsewhere
from rules.betrayal.demanding import fits, may_fit
from rules.betrayal.events import AsideReturned, By, Instruction, LaidAside
from rules.betrayal.house import by
from rules.betrayal.pack import BAGS, Bag, Pack, Side, bag_of
from rules.betrayal.state import Enemy, Realm
from rules.contract import Reason, RuleError
from rules.referee import Referee


class Got(NamedTuple):
    """An enemy out of its bag: by whom, what the hands still have to do for it, and whether it is what was wanted."""

    enemy: Enemy
    by: By
    instruction: Instruction | None = None
    met: bool = True


class Hand:
    """The hand in the bags during one action, and what it has laid aside."""

    def __init__(self, pack: Pack, referee: Referee, drawn: tuple[Side, ...], *, own: bool) -> None:
        """`drawn` are the chips that were drawn by hand, in their order; `own` says that the chips are the table's."""
        self._pack = pack
        self._referee = referee
        self._drawn = list(drawn)
        self._own = own
        self.aside: tuple[Enemy, ...] = ()

    @property
    def unused(self) -> tuple[Side, ...]:
        """The chips drawn by hand that no draw has needed yet."""
        return tuple(self._drawn)

    def empty(self, state: Realm) -> tuple[Bag, ...]:
        """The bags that nothing can be drawn from without a requirement; of a table's own chips nobody knows."""
        if self._own:
            return ()
        early = state.house.set_asides == "return-early"
        return tuple(bag for bag in BAGS if not self._inside(state, bag) and not (early and self._aside_of(bag)))

    def draw(self, state: Realm, level: int, wanted: Demand | None, place: str) -> Got | None:
        """An enemy of a level, drawn until it is what is wanted; None when the bag is empty.

        Raises RuleError betrayal-chip-elsewhere when a chip drawn by hand cannot have been in the bag.
        """
        if self._own:
            return self._by_hand(state, level, wanted, place)
        if wanted is None:
            return self._first(state, level, place)
        return self._until(state, level, wanted, place)

    def has(self, state: Realm, level: int, wanted: Demand) -> bool:
        """Whether a chip of the bag is what is wanted; of a table's own chips nobody knows, so it may be."""
        sides = (self._pack.chip(piece).side(level) for piece in self._inside(state, bag_of(level)))
        return self._own or any(fits(wanted, side) for side in sides)

    def search(self, state: Realm, level: int, name: str) -> Got | None:
        """A chip searched for by name (P-10.3), what lies aside too; None when it is not to be had."""
        pieces = set(called(self._pack, name, level)) & set(inside(self._pack, state, bag_of(level)))
        if self._own and not (knows(self._pack, state) and called(self._pack, name, level)):
            wanted = Instruction(how="search", bag=bag_of(level), level=level, name=name)
            return Got(Enemy(side=Side(level=level, name=name)), "table", wanted)
        if not pieces:
            return None
        piece = min(pieces)
        self.aside = tuple(enemy for enemy in self.aside if enemy.piece != piece)
        enemy = Enemy(side=self._pack.chip(piece).side(level), piece=piece)
        instruction = Instruction(how="search", bag=bag_of(level), level=level, name=enemy.name)
        return Got(enemy, "table", instruction) if self._own else Got(enemy, "bot")

    def put_back(self) -> None:
        """After the last deployment everything laid aside goes back into its bag (P-9.4)."""
        self._give_back(self.aside, None, Reason("betrayal.aside.after-deployment"))

    # -------------------------------------------------------------------------------------------- the bot's draws

    def _first(self, state: Realm, level: int, place: str, *, met: bool = True) -> Got | None:
        """The first chip that comes; those laid aside go back early when there is no other (U-3)."""
        if not self._inside(state, bag_of(level)) and state.house.set_asides == "return-early":
            because = by(state.house, "set-asides", "betrayal.aside.early")
            self._give_back(self._aside_of(bag_of(level)), None, because)
        pieces = self._inside(state, bag_of(level))
        if not pieces:
            return None
        enemy, who = self._one(state, level, pieces, f"{place} {level}")
        return Got(enemy, who, met=met)

    def _until(self, state: Realm, level: int, wanted: Demand, place: str) -> Got | None:
        """Chips are drawn and laid aside until one fits (P-9.2); when none is left, the first that comes (P-9.5)."""
        bag = bag_of(level)
        earlier, laid = self._aside_of(bag), ()
        for number in range(2 * len(self._pack.pieces) + 1):
            pieces = self._inside(state, bag, laid)
            if pieces:
                enemy, who = self._one(state, level, pieces, f"{place} {level}" + (f" {number}" if number else ""))
                if fits(wanted, enemy.side):
                    self._lay(laid, wanted, place)
                    return Got(enemy, who)
                laid = (*laid, enemy)
            elif state.house.set_asides == "return-early" and self._any_fits(earlier, wanted, level):
                because = by(state.house, "set-asides", "betrayal.aside.early")
                self._give_back(earlier, wanted, because)
                earlier = ()
            else:
                break
        self._lay(laid, wanted, place)
        self._give_back(self._aside_of(bag), wanted, Reason("betrayal.requirement.exhausted"))
        return self._first(state, level, place, met=False)

    def _one(self, state: Realm, level: int, pieces: tuple[str, ...], about: str) -> tuple[Enemy, By]:
        named = self._piece(state, self._drawn.pop(0), level, pieces) if self._drawn else None
        piece = self._referee.draw(pieces, f"bag-{bag_of(level)}", about, named, cards=True)
        return Enemy(side=self._pack.chip(piece).side(level), piece=piece), self._referee.by

    def _piece(self, state: Realm, side: Side, level: int, pieces: Iterable[str]) -> str:
        """The piece in the bag that was drawn by hand."""
        there = sorted(set(called(self._pack, side.name, level)) & set(pieces))
        if not there:
            raise elsewhere(self._pack, state, side.name, level)
        return there[0]

    def _inside(self, state: Realm, bag: Bag, laid: tuple[Enemy, ...] = ()) -> tuple[str, ...]:
        return inside(self._pack, state, bag, (*self.aside, *laid))

    def _any_fits(self, enemies: Iterable[Enemy], wanted: Demand, level: int) -> bool:
        sides = (self._pack.chip(enemy.piece).side(level) for enemy in enemies if enemy.piece is not None)
        return any(fits(wanted, side) for side in sides)

    # -------------------------------------------------------------------------------------------- the table's draws

    def _by_hand(self, state: Realm, level: int, wanted: Demand | None, place: str) -> Got:
        """What was drawn by hand, else an unnamed enemy with what the hands have to do for it."""
        laid: tuple[Enemy, ...] = ()
        while self._drawn:
            enemy = self._own_chip(state, self._drawn.pop(0), level, laid)
            if wanted is None or may_fit(wanted, enemy.side):
                self._lay(laid, wanted, place)
                kind = enemy.kind or (wanted.kind if wanted is not None else "")
                return Got(replace(enemy, side=replace(enemy.side, kind=kind)), "table")
            laid = (*laid, enemy)
        self._lay(laid, wanted, place)
        until = wanted or Demand()
        told = Instruction(how="draw", bag=bag_of(level), level=level, name=until.name, kind=until.kind)
        return Got(Enemy(side=Side(level=level, name=until.name, kind=until.kind)), "table", told)

    def _own_chip(self, state: Realm, side: Side, level: int, laid: tuple[Enemy, ...]) -> Enemy:
        """A chip of the table's own: a piece of the pack where that is the table's, else what was told of it."""
        pieces = called(self._pack, side.name, level) if knows(self._pack, state) else ()
        if pieces:
            piece = self._piece(state, side, level, self._inside(state, bag_of(level), laid))
            return Enemy(side=self._pack.chip(piece).side(level), piece=piece)
        if side.level not in {0, level}:
            side = Side(level=level, name=side.name, kind=side.kind)
        return Enemy(side=replace(side, level=level))

    # -------------------------------------------------------------------------------------------- what lies aside

    def _aside_of(self, bag: Bag) -> tuple[Enemy, ...]:
        return tuple(enemy for enemy in self.aside if bag_of(enemy.level) == bag)

    def _lay(self, laid: tuple[Enemy, ...], wanted: Demand | None, place: str) -> None:
        if laid and wanted is not None:
            self.aside = (*self.aside, *laid)
            because = Reason("betrayal.requirement.laid-aside")
            self._referee.say(LaidAside(handle=place, enemies=laid, wanted=wanted, because=because))

    def _give_back(self, enemies: tuple[Enemy, ...], wanted: Demand | None, because: Reason) -> None:
        if enemies:
            self.aside = tuple(enemy for enemy in self.aside if enemy not in enemies)
            self._referee.say(AsideReturned(enemies=enemies, wanted=wanted, because=because))


def check_used(hand: Hand) -> None:
    """RuleError betrayal-too-many-chips when more chips were named than drawn."""
    if hand.unused:
        raise RuleError("betrayal-too-many-chips", chips=tuple(side.name for side in hand.unused))
