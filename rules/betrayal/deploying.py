"""Deploying enemies (P-6, P-9, P-10): one loop for a clash, a dungeon and each tile of a delve."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from rules.betrayal.actions import Demand, Orders
from rules.betrayal.changes import fought, health_at_deployment, next_handle, with_battle, with_unit
from rules.betrayal.demanding import is_any
from rules.betrayal.drawing import Got, Hand, check_used
from rules.betrayal.events import AfterDeployment, Deployed, LeftOut, Lost, PoolSpent
from rules.betrayal.house import by
from rules.betrayal.pack import Pack, bag_of
from rules.betrayal.pool import mustered, shares_pool
from rules.betrayal.spending import ANY, choose
from rules.betrayal.state import Battle, Enemy, Realm, Unit
from rules.betrayal.timings import reminders
from rules.contract import Reason, RuleError
from rules.referee import Referee


class Spot(NamedTuple):
    """Where an enemy is deployed: a hex, or the free hex nearest to it (`beside`); none at all: one of the table's choice."""

    hex: str = ""
    beside: bool = False


def free_spots(state: Realm) -> list[Spot]:
    """The numbered hexes that an enemy can be deployed on, in ascending order; a blocked one by house rule U-6 only."""
    battle = fought(state)
    spots = (Spot(str(number), str(number) in battle.blocked) for number in range(1, battle.hexes + 1))
    nearest = state.house.no_hex == "nearest"
    return [spot for spot in spots if battle.on(spot.hex) is None and (nearest or not spot.beside)]


class Paid(NamedTuple):
    """What an enemy costs, the slot of the challenge row that it takes (0: none), and what it was wanted as."""

    cost: int = 0
    slot: int = 0
    wanted: Demand | None = None


FREE = Paid()


class Deployment:
    """What is deployed in one action: where there is room, what is left of the pool, and the hand in the bags."""

    def __init__(
        self,
        pack: Pack,
        state: Realm,
        referee: Referee,
        orders: Orders,
        row: tuple[int, ...] | None = None,
    ) -> None:
        """`state` has its battle open, with the pool to spend in `left`; `row` is a delve card's challenge row."""
        self.pack = pack
        self.state = state
        self.referee = referee
        self.orders = orders
        self.hand = Hand(pack, referee, orders.drawn, own=state.cards == "ours")
        self.spots = free_spots(state)
        self.special = [Spot(hex_) for hex_ in fought(state).special if fought(state).on(hex_) is None]
        self.row = None if row is None else list(row)
        self.came: list[Unit] = []
        self._ran_out: Reason | None = None
        self._no_fit: list[Demand] = []

    @property
    def battle(self) -> Battle:
        """The battle as it is now."""
        return fought(self.state)

    def nowhere(self) -> None:
        """What comes now comes to a hex of the table's choice."""
        self.spots.clear()
        self.special.clear()

    @property
    def left(self) -> int:
        """What is left of the pool."""
        return self.battle.left

    def handle(self, spot: Spot) -> str:
        """What a unit deployed there is called."""
        return next_handle(self.battle, spot.hex)

    def deploy(self, got: Got, spot: Spot, because: Reason, paid: Paid = FREE, quest: str = "") -> Unit:
        """An enemy is put on a hex and paid."""
        unit = self.unit(got.enemy, spot, quest)
        self.put(unit, got, because, paid)
        for free in (self.spots, self.special):
            if spot in free:
                free.remove(spot)
        return unit

    def unit(self, enemy: Enemy, spot: Spot, quest: str = "") -> Unit:
        """The unit that an enemy is on a hex, with its HP chips (P-7)."""
        battle = self.battle
        return Unit(
            handle=self.handle(spot),
            hex=spot.hex,
            beside=spot.beside,
            enemy=enemy,
            quest=quest,
            tile=battle.tiles,
            since=battle.round,
            health=health_at_deployment(self.state.house, mustered(self.state), enemy.side),
        )

    def put(self, unit: Unit, got: Got, because: Reason, paid: Paid = FREE) -> None:
        """A unit is on the map, and what it costs is paid."""
        pool = self.left
        self.state = with_battle(with_unit(self.state, unit), left=pool - paid.cost)
        self.came.append(unit)
        self.referee.say(
            Deployed(
                unit=unit,
                cost=paid.cost,
                pool=pool,
                left=self.left,
                hexes=len(self.spots),
                slot=paid.slot,
                wanted=paid.wanted,
                instruction=got.instruction,
                by=got.by,
                sample=self.pack.sample and got.enemy.piece is not None,
                because=because,
            )
        )

    def free(self, level: int, spot: Spot, because: Reason, wanted: Demand | None = None) -> Unit | Reason:
        """A free enemy of a level, of a lower one when the bag is empty (U-1); why not, when none can be drawn."""
        choice = choose(level, level, self.hand.empty(self.state), self.state.house)
        until = wanted if wanted is not None and not is_any(wanted) else None
        got = self.hand.draw(self.state, choice.level, until, self.handle(spot)) if choice.level else None
        if got is None:
            return choice.because
        if choice.level != level:
            because = choice.because
        elif not got.met:
            because = Reason("betrayal.requirement.random")
        return self.deploy(got, spot, because, Paid(wanted=wanted))

    def check_level(self, level: int) -> None:
        """RuleError betrayal-bag-empty when neither an enemy of a level nor one of a lower level (U-1) can be drawn."""
        if not choose(level, level, self.hand.empty(self.state), self.state.house).level:
            raise RuleError("betrayal-bag-empty", level=level, bag=bag_of(level))

    # -------------------------------------------------------------------------------------------- the pool

    def spend(self) -> None:
        """The whole pool: what is required at a level first, then greedily, the highest level each time (P-6, P-9, U-7)."""
        points = self.left
        pending = list(self.orders.required)
        if self.state.house.named_level == "as-text":
            levelled = [demand for demand in pending if demand.level is not None]
            pending = [demand for demand in pending if demand.level is None]
            for demand in levelled:
                pending += self._as_text(demand)
        self._greedily(pending)
        self._say_unmet(pending)
        lost, because = self._why_lost()
        self.referee.say(PoolSpent(pool=points, spent=points - self.left, left=self.left, lost=lost, because=because))
        if lost != "kept":
            self.state = with_battle(self.state, left=0)

    def _as_text(self, demand: Demand) -> list[Demand]:
        """What is required at a level is deployed first and paid (U-7); of `xall` the rest is still of the type."""
        level = demand.level or 0
        while demand.count != 0 and self._room(demand, level):
            if not self._buy(level, Paid(min(level, self.left), self._slot(level), demand), self._why_first(level)):
                self._say_left_out(demand, Reason("betrayal.requirement.bag-empty"))
                return []
            if demand.count is None and self._known_unfit(demand):
                return []
            demand = _fewer(demand)
        return [replace(demand, level=None)] if demand.count is None and demand.kind else []

    def _why_first(self, level: int) -> Reason:
        """Why an enemy comes before those that the pool buys: the text says so (U-7), dear as it may be (U-8)."""
        if level > self.left:
            return by(self.state.house, "too-dear", "betrayal.requirement.too-dear")
        return by(self.state.house, "named-level", "betrayal.requirement.as-text")

    def _slot(self, level: int) -> int:
        """The first slot of the challenge row that allows a level, 0 when there is no row."""
        return next((slot for slot in self.row or () if slot >= level), 0)

    def _room(self, demand: Demand, level: int) -> bool:
        """Whether there is room and pool for a required enemy of a level; says why not, unless all were wanted."""
        because = self._unpayable(demand, level)
        if because is not None and demand.count is not None:
            self._say_left_out(demand, because)
        return because is None

    def _unpayable(self, demand: Demand, level: int) -> Reason | None:
        """Why a required enemy of a level cannot be deployed out of the pool now."""
        if not self.spots:
            return Reason("betrayal.requirement.no-hex")
        if self.row is not None and not self._slot(level):
            return Reason("betrayal.requirement.no-slot")
        anyway = self.state.house.too_dear == "deploy" and demand.count is not None
        if level > self.left and not anyway:
            return by(self.state.house, "too-dear", "betrayal.requirement.too-dear")
        return None

    def _greedily(self, pending: list[Demand]) -> None:
        while self.left > 0 and self.spots and self.row != []:
            slot = ANY if self.row is None else self.row[0]
            choice = choose(self.left, slot, self.hand.empty(self.state), self.state.house)
            if not choice.level:
                self._ran_out = choice.because
                if self.row is None or self.state.house.empty_bag == "stop":
                    return
                self.row.pop(0)
                continue
            taken = 0 if self.row is None else slot
            if not self._buy(choice.level, Paid(choice.level, taken, _next(pending, choice.level)), choice.because):
                return

    def _buy(self, level: int, paid: Paid, because: Reason) -> bool:
        """An enemy is drawn and paid; False when the bag is empty. What no chip fitted is not looked for again (P-9.5)."""
        until = None if paid.wanted is None or is_any(paid.wanted) or self._known_unfit(paid.wanted) else paid.wanted
        spot = self.spots[0]
        got = self.hand.draw(self.state, level, until, self.handle(spot))
        if got is None:
            return False
        if paid.wanted is not None and not got.met:
            self._no_fit.append(replace(paid.wanted, count=None))
        if paid.wanted is not None and self._known_unfit(paid.wanted):
            because = replace(because, rule="betrayal.requirement.random", mark="official", house=())
        self.deploy(got, spot, because, paid)
        if self.row is not None:
            self.row.remove(paid.slot)
        return True

    def _known_unfit(self, demand: Demand) -> bool:
        return replace(demand, count=None) in self._no_fit

    # -------------------------------------------------------------------------------------------- what is said at the end

    def _say_left_out(self, demand: Demand, because: Reason) -> None:
        self.referee.say(LeftOut(wanted=demand, count=demand.count or 0, pool=self.left, because=because))

    def _say_unmet(self, pending: list[Demand]) -> None:
        """What was required of the pool and never bought: it ran out before, or (U-7) never bought that level."""
        for demand in pending:
            if demand.count is not None and demand.count > 0:
                rule = "betrayal.requirement.not-bought"
                because = Reason(rule) if demand.level is None else by(self.state.house, "named-level", rule)
                self._say_left_out(demand, because)

    def _why_lost(self) -> tuple[Lost, Reason]:
        """Why a part of the pool is not spent (P-6): no slot, no hex, or no chip is left."""
        if self.left <= 0:
            return "", Reason("betrayal.spending.whole")
        if shares_pool(self.state):
            return "kept", by(self.state.house, "final-delve", "betrayal.spending.kept")
        if self._ran_out is not None:
            return "bag", self._ran_out
        if self.row == []:
            return "row", Reason("betrayal.spending.row")
        if self.battle.blocked and self.state.house.no_hex == "stop":
            return "blocked", by(self.state.house, "no-hex", "betrayal.spending.blocked")
        return "hexes", Reason("betrayal.spending.no-hex")

    def over(self, abilities: tuple[str, ...] = ("bard",)) -> Realm:
        """The state after the last deployment: what was laid aside is back (P-9.4), and who may act now is reminded (P-13).

        RuleError betrayal-too-many-chips when more chips were named than drawn.
        """
        check_used(self.hand)
        self.hand.put_back()
        units = tuple(self.came)
        if units:
            self.referee.say(
                AfterDeployment(
                    abilities=able(self.state, abilities),
                    handles=tuple(unit.handle for unit in units if not unit.quest),
                    reminders=reminders(units, ("deployment",)),
                    because=Reason("betrayal.deployment.abilities"),
                )
            )
        return self.state


def able(state: Realm, abilities: tuple[str, ...]) -> tuple[str, ...]:
    """Those of these classes that the party has, as far as its classes were told; all of them where they were not."""
    told = None if state.party is None else state.party.classes
    return abilities if told is None else tuple(each for each in abilities if each in told)


def _fewer(demand: Demand) -> Demand:
    return demand if demand.count is None else replace(demand, count=demand.count - 1)


def _next(pending: list[Demand], level: int) -> Demand | None:
    """The first demand that an enemy of this level has to meet; one fewer of it is pending then."""
    for place, demand in enumerate(pending):
        if demand.count != 0 and demand.level in {None, level}:
            pending[place] = _fewer(demand)
            return demand
    return None
