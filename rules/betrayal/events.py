"""What can happen at a table of Betrayal. Each decision of the bot's carries its reason."""

from __future__ import annotations

from typing import ClassVar, Literal

from rules.betrayal.actions import Demand, Result, Skill
from rules.betrayal.pack import Bag, Kind, Mode, Side
from rules.betrayal.state import Companion, Enemy, Party, Pool, Unit
from rules.contract import Amended, Annotated, Cancelled, Event, Opened, Reason, Seat, Value

By = Literal["bot", "table"]

Place = Literal["bag", "aside", "map", "stack", "companion", "gone", "province", "unknown", "level"]
"""Where a chip is; the last three: it belongs to another province, there is none of the name, or none of this level."""

Lost = Literal["", "hexes", "blocked", "row", "bag", "kept"]
"""Why a part of the pool was not spent; `kept`: it is not lost, but left for the next tiles (U-5)."""


class Instruction(Value, frozen=True, kw_only=True):
    """What the hands at the table do for an unnamed unit: draw from a bag until it fits, or search the bag for it.

    `level` is the side that counts, `name` or `kind` what it must be; with neither it is the first chip that comes.
    """

    how: Literal["draw", "search", "take"]
    bag: Bag | Literal[""]
    level: int
    name: str = ""
    kind: Kind | Literal[""] = ""


class Reminder(Value, frozen=True, kw_only=True):
    """A skill of a unit and when in the enemies' turn it is used (3.6)."""

    timing: str
    handle: str
    skill: str


class Seated(Event, frozen=True, tag="betrayal-seated"):
    """A seat has its place in the party's order: after another (None: it was the first)."""

    seat: Seat
    after: Seat | None


class PartySet(Event, frozen=True, tag="betrayal-party-set"):
    """The party is this now; `rebuilt` says that the bags are those of another province (P-1), and why."""

    before: Party | None
    party: Party
    rebuilt: bool
    because: Reason


class BattleOpened(Event, frozen=True, kw_only=True, tag="betrayal-battle-opened"):
    """A clash or dungeon with so many numbered hexes, or a delve; `because` says where its pool comes from."""

    mode: Mode
    pool: Pool
    hexes: int
    blocked: tuple[str, ...]
    special: tuple[str, ...]
    because: Reason


class TileRevealed(Event, frozen=True, kw_only=True, tag="betrayal-tile-revealed"):
    """A delve's tile is placed: its number, its pool, the row of its card's challenge scale, its enemy hexes."""

    tile: int
    pool: Pool
    row: tuple[int, ...]
    hexes: int
    because: Reason


class NoTile(Event, frozen=True, kw_only=True, tag="betrayal-no-tile"):
    """A delve card without a tile (P-16): nothing is deployed; `skyshards` is what it counts as."""

    result: Result
    skyshards: int
    because: Reason


class LaidAside(Event, frozen=True, kw_only=True, tag="betrayal-laid-aside"):
    """These were drawn for a unit, before it, and are not what was required: they are laid aside (P-9.2)."""

    handle: str
    enemies: tuple[Enemy, ...]
    wanted: Demand
    because: Reason


class AsideReturned(Event, frozen=True, kw_only=True, tag="betrayal-aside-returned"):
    """What was laid aside is in its bag again: after the last deployment, or early, and why."""

    enemies: tuple[Enemy, ...]
    wanted: Demand | None
    because: Reason


class Deployed(Event, frozen=True, kw_only=True, tag="betrayal-deployed"):
    """An enemy is on the map. It cost `cost` of the pool (0: free), of which there was `pool` before and is `left` now.

    `hexes` is how many free hexes there were, `slot` the highest level that the challenge row allowed (0: no row). `wanted` is
    what it was required or added as, `instruction` what the hands do when the chips are the table's own, `sample` says that the
    chip is an invented one.
    """

    unit: Unit
    cost: int
    pool: int
    left: int
    hexes: int
    slot: int
    wanted: Demand | None
    instruction: Instruction | None
    by: By
    sample: bool
    because: Reason


class Substituted(Event, frozen=True, kw_only=True, tag="betrayal-substituted"):
    """An added enemy is not to be had: another comes in its place (P-10.4, P-10.5).

    `where` is where the chip is instead, `handle` what it is called there, `level` that of the random enemy, `near` the names
    that come nearest to one that nobody knows.
    """

    wanted: Demand
    where: Place
    handle: str
    level: int
    near: tuple[str, ...]
    because: Reason


class LeftOut(Event, frozen=True, kw_only=True, tag="betrayal-left-out"):
    """So many of what was required or free did not come, and why; `pool` was left then."""

    wanted: Demand
    count: int
    pool: int
    because: Reason


class PoolSpent(Event, frozen=True, kw_only=True, tag="betrayal-pool-spent"):
    """The deployment is over: so much of the pool was spent, so much was left, and why it is lost."""

    pool: int
    spent: int
    left: int
    lost: Lost
    because: Reason


class AfterDeployment(Event, frozen=True, kw_only=True, tag="betrayal-after-deployment"):
    """Enemies were deployed: abilities of adventurers that act now (P-13), on these units, and the units' own skills."""

    abilities: tuple[str, ...]
    handles: tuple[str, ...]
    reminders: tuple[Reminder, ...]
    because: Reason


class Filled(Event, frozen=True, kw_only=True, tag="betrayal-filled"):
    """Free enemies of a level came (P-12): so many numbered hexes are occupied, of as many as were wanted."""

    level: int
    to: int
    occupied: int
    because: Reason


class Defeated(Event, frozen=True, kw_only=True, tag="betrayal-defeated"):
    """An enemy is defeated; `because` says where its chip goes, `stack` how many are on the stack, `standing` on the map."""

    unit: Unit
    stack: int
    standing: int
    because: Reason


class CompanionLost(Event, frozen=True, kw_only=True, tag="betrayal-companion-lost"):
    """A companion is defeated: its chip is in its bag (P-26.3)."""

    companion: Companion
    bag: Bag
    because: Reason


class Removed(Event, frozen=True, kw_only=True, tag="betrayal-removed"):
    """A unit is off the map undefeated: its chip is in its bag (empty: a quest unit is in none)."""

    unit: Unit
    bag: Bag | Literal[""]
    standing: int
    because: Reason


class Flipped(Event, frozen=True, kw_only=True, tag="betrayal-flipped"):
    """A unit shows its other side."""

    handle: str
    before: Side
    after: Side


class Befriended(Event, frozen=True, kw_only=True, tag="betrayal-befriended"):
    """An enemy of the map or of the stack serves an adventurer now, under another handle."""

    handle: str
    where: Place
    companion: Companion
    because: Reason


class Returned(Event, frozen=True, kw_only=True, tag="betrayal-returned"):
    """A chip went back into its bag from the stack, or from being a companion."""

    handle: str
    enemy: Enemy
    where: Place
    bag: Bag
    because: Reason


class Skilled(Event, frozen=True, kw_only=True, tag="betrayal-skilled"):
    """A unit used a skill that draws or moves chips; `works` says whether anything comes of it, `because` why (not)."""

    handle: str
    enemy: Enemy
    skill: Skill
    works: bool
    because: Reason


class TookPlace(Event, frozen=True, kw_only=True, tag="betrayal-took-place"):
    """A defeated unit stands in the place of another, with its HP (Penumbra); the other's chip is in its bag."""

    unit: Unit
    replaced: Unit
    bag: Bag
    because: Reason


class BonusHealth(Event, frozen=True, kw_only=True, tag="betrayal-bonus-health"):
    """A quest unit was defeated by its other side's coming (P-11): its HP are shared out among the adventurers."""

    unit: Unit
    health: int | None
    because: Reason


class HealthSet(Event, frozen=True, kw_only=True, tag="betrayal-health-set"):
    """The HP chips of a unit, before (None: not known) and now."""

    handle: str
    enemy: Enemy
    before: int | None
    health: int


class Named(Event, frozen=True, kw_only=True, tag="betrayal-named"):
    """What a unit's chip says, before and now."""

    handle: str
    before: Side
    after: Side


class Placed(Event, frozen=True, kw_only=True, tag="betrayal-placed"):
    """A correction: a unit stands on a hex; `before` is the one it stood on."""

    handle: str
    enemy: Enemy
    before: str
    hex: str


class Swapped(Event, frozen=True, kw_only=True, tag="betrayal-swapped"):
    """Two units changed places: these are they now."""

    units: tuple[Unit, Unit]


class EnemiesAct(Event, frozen=True, kw_only=True, tag="betrayal-enemies-act"):
    """The enemies' turn: who acts, in this order; equals in the party's order. `resting` do not act this round."""

    begins: ClassVar[str] = "step-enemies"

    round: int
    units: tuple[Unit, ...]
    resting: tuple[Unit, ...]
    reminders: tuple[Reminder, ...]
    because: Reason


class RoundEnded(Event, frozen=True, kw_only=True, tag="betrayal-round-ended"):
    """A round of the battle is over; the next counts as `next` and brings fatigue or not; `standing` enemies are on the map."""

    begins: ClassVar[str] = "step-battle"

    round: int
    next: int
    fatigue: bool
    standing: int
    because: Reason

    @property
    def of_steps(self) -> tuple[str, ...]:
        """The round's end."""
        return ("step-round",)


class BattleEnded(Event, frozen=True, kw_only=True, tag="betrayal-battle-ended"):
    """The battle is over: what went back into which bag, which quest units out, and who stays a companion (P-26.5)."""

    begins: ClassVar[str] = "step-between"
    parts: ClassVar[bool] = True

    mode: Mode
    rounds: int
    low: tuple[Enemy, ...]
    high: tuple[Enemy, ...]
    quest: tuple[Enemy, ...]
    companions: tuple[Companion, ...]
    because: Reason


class RuleSet(Event, frozen=True, tag="betrayal-rule-set"):
    """A house rule has another value."""

    switch: str
    before: str
    value: str


class OutOfOrder(Event, frozen=True, tag="betrayal-out-of-order"):
    """Something looks out of order; it was done all the same: a second enemies' turn in a round, or none at its end.

    `explored-after-enemies`: a delve card was drawn in a round in which the enemies had their turn. `party-in-battle`: another
    number of adventurers in the middle of a battle. `seat-without-adventurer`: a seat more than there are adventurers.
    """

    what: Literal["second-phase", "no-phase", "explored-after-enemies", "party-in-battle", "seat-without-adventurer"]


BetrayalEvent = (
    Opened
    | Cancelled
    | Annotated
    | Amended
    | Seated
    | PartySet
    | BattleOpened
    | TileRevealed
    | NoTile
    | LaidAside
    | AsideReturned
    | Deployed
    | Substituted
    | LeftOut
    | PoolSpent
    | AfterDeployment
    | Filled
    | Defeated
    | CompanionLost
    | Removed
    | Flipped
    | Befriended
    | Returned
    | Skilled
    | TookPlace
    | BonusHealth
    | HealthSet
    | Named
    | Placed
    | Swapped
    | EnemiesAct
    | RoundEnded
    | BattleEnded
    | RuleSet
    | OutOfOrder
)
