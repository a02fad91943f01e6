"""Where hits land (R15.7), and what that does to a ship (R15.8)."""

from __future__ import annotations

from typing import Literal, NamedTuple

from msgspec.structs import replace

from rules.contract import Reason, Seat
from rules.marauders.battle.events import CargoLost, Struck
from rules.marauders.battle.questions import WhereHit
from rules.marauders.battle.rounds import about, left, playing, remnant, sailing
from rules.marauders.battle.state import BOT, Battle, Tracks
from rules.marauders.changes import commanded, opened, with_captain
from rules.marauders.keys import LOCATIONS, SKULL, HitFace, Location, Side
from rules.marauders.knowledge import forget
from rules.marauders.pack import Pack
from rules.marauders.state import Figure, Sea
from rules.referee import Referee

Where = tuple[Location, ...]
Faces = tuple[HitFace, ...]

HIT_DIE: Faces = ("cargo", "masts", "crew", "cannons", SKULL, SKULL)
"""Each location but the Hull has a number of the die; which one is not public, so that the location itself is rolled (R15.7)."""

Why = Literal["told", "skull", "destroyed"]


class Shown(NamedTuple):
    """What the dice for hits show: where some landed, how many are skulls, and how many show a location that is destroyed.

    `because` says what the bot rolled (None: the table told it).
    """

    landed: Where
    skulls: int
    destroyed: int
    because: Reason | None

    @property
    def open(self) -> int:
        """For how many hits they leave open where."""
        return self.skulls + self.destroyed


def land(pack: Pack, state: Sea, side: Side, hits: int, told: Faces | None, referee: Referee) -> Sea:
    """So many hits land on a side of the open battle (R15.7).

    `told` is where, as far as it was told with the roll; None: the bot rolls for it. It asks, or decides where it has the helm,
    only what a skull or a destroyed location leaves open.
    """
    battle = opened(state)
    whole = left(pack, state, battle, side)
    if whole is None or not hits:
        return state
    if hits >= whole.total:
        everything: Where = tuple(each for each in LOCATIONS for _ in range(whole.of(each)))
        return strike(pack, state, side, everything, Reason("marauders.hits.all"), referee)
    if told is None:
        return _rolled(pack, state, side, hits, referee)
    faces = told or _asked(battle, side, whole, hits, "told", referee)
    return _placed(pack, state, side, Shown(located(faces), faces.count(SKULL), 0, None), referee)


def fits(told: Faces, hits: int, whole: Tracks) -> bool:
    """Whether these can be where so many hits landed on what is left of a ship; of one that sinks anyway, anything can."""
    return hits >= whole.total or (len(told) == hits and all(told.count(each) <= whole.of(each) for each in LOCATIONS))


def strike(pack: Pack, state: Sea, side: Side, where: Where, because: Reason | None, referee: Referee) -> Sea:
    """The state in which a side of the open battle was hit there; the captain's hold takes less cargo then (R15.8)."""
    state = with_hits(state, side, where)
    battle = opened(state)
    now = remnant(pack, state, battle, side)
    referee.say(Struck(battle.seat, battle.ship, side, tuple(sorted(where, key=LOCATIONS.index)), now, because))
    return stowed(state, battle.seat, now.cargo, referee) if side == "captain" and "cargo" in where else state


def spared(left: Tracks) -> Location:
    """Where the bot takes a hit that it may place on its NPC: where it hurts least.

    Cargo first, then the hull down to one, then what is most left of crew, masts and cannons (in this order where as much is
    left), and the last of the hull when nothing else is left.

    >>> spared(Tracks(hull=2, cargo=1, crew=3)), spared(Tracks(hull=2, crew=3)), spared(Tracks(hull=1, masts=2, cannons=2))
    ('cargo', 'hull', 'masts')
    """
    if left.cargo:
        return "cargo"
    if left.hull > 1:
        return "hull"
    rest: tuple[Location, ...] = ("crew", "masts", "cannons")
    most = max(rest, key=left.of)
    return most if left.of(most) else "hull"


def _rolled(pack: Pack, state: Sea, side: Side, hits: int, referee: Referee) -> Sea:
    """The bot rolls for each hit."""
    battle = opened(state)
    whole = remnant(pack, state, battle, side)
    faces = referee.roll(hits, HIT_DIE, "hit-location", about(battle, side), by_bot=True)
    landed: list[Location] = []
    destroyed = 0
    for face in faces:
        shown: Location | None = next((each for each in LOCATIONS if each == face), None)
        if shown is not None and landed.count(shown) < whole.of(shown):
            landed.append(shown)
        elif shown is not None:
            destroyed += 1
    rolled = Reason("marauders.hits.rolled", chosen=faces)
    return _placed(pack, state, side, Shown(tuple(landed), faces.count(SKULL), destroyed, rolled), referee)


def with_hits(state: Sea, side: Side, where: Where) -> Sea:
    """The state in which a side of the open battle took these hits: the NPC for the battle, the captain until repaired."""
    battle = opened(state)
    if side == "npc":
        return replace(state, battle=replace(battle, hits=battle.hits.plus(where)))
    captain = commanded(state, battle.seat)
    return with_captain(state, replace(captain, hits=captain.hits.plus(where)))


def _placed(pack: Pack, state: Sea, side: Side, shown: Shown, referee: Referee) -> Sea:
    """The hits have landed where the dice show; what these leave open is whoever's who plays the ship that was hit."""
    battle = opened(state)
    landed = shown.landed
    if side == "npc" and battle.helm == BOT and shown.open:
        return _spared(pack, state, shown, referee)
    rest = remnant(pack, state, battle, side).less(Tracks().plus(landed))
    left_open: tuple[tuple[Why, int], ...] = (("skull", shown.skulls), ("destroyed", shown.destroyed))
    for why, many in left_open:
        if many:
            chosen = located(_asked(battle, side, rest, many, why, referee))
            landed = (*landed, *chosen)
            rest = rest.less(Tracks().plus(chosen))
    return strike(pack, state, side, landed, shown.because, referee)


def _spared(pack: Pack, state: Sea, shown: Shown, referee: Referee) -> Sea:
    """The bot has the helm of the ship that was hit, and says where the hits land that the dice leave open."""
    if shown.landed:
        state = strike(pack, state, "npc", shown.landed, shown.because, referee)
    rest = remnant(pack, state, opened(state), "npc")
    chosen: list[Location] = []
    for _ in range(shown.open):
        chosen.append(spared(rest))
        rest = rest.less(Tracks().plus((chosen[-1],)))
    faces = (SKULL,) * shown.skulls if shown.because is None else shown.because.chosen
    because = Reason("marauders.hits.chosen", "inferred", chosen=faces)
    return strike(pack, state, "npc", tuple(chosen), because, referee)


def _asked(battle: Battle, side: Side, whole: Tracks, hits: int, why: Why, referee: Referee) -> Faces:
    """Where the table says that hits landed, all at once or hit by hit; where there is but one way nobody is asked."""
    by_bot = why == "told" and side == "npc" and battle.helm == BOT
    asked, who = (playing(battle, side),), sailing(battle, side)
    placed: Faces = ()
    while len(placed) < hits:
        rest = whole.less(Tracks().plus(located(placed)))
        question = WhereHit(side, who, hits, rest, why, battle.round, asked, by_bot, placed)
        way: Faces = _only_way(rest, question.open) or question.way(referee.ask(question))
        placed = (*placed, *way)
    return placed


def _only_way(rest: Tracks, hits: int) -> Where:
    """Where so many hits land on what is left where they can land in but one way, else nothing."""
    open_to: Where = tuple(each for each in LOCATIONS if rest.of(each))
    if hits >= rest.total:
        return tuple(each for each in open_to for _ in range(rest.of(each)))
    return open_to * hits if len(open_to) == 1 else ()


def located(faces: Faces) -> Where:
    """The locations among what was told."""
    return tuple(each for face in faces for each in LOCATIONS if each == face)


def stowed(state: Sea, seat: Seat, room: int, referee: Referee, loot: int = 0, *, sure: bool = True) -> Sea:
    """What was told of a captain's cargo grows by the loot, up to the room that the hold has left: more is discarded (R15.8).

    Not `sure`, the loot is so many cards at most. Nobody having told what is aboard, only loot above the room says how much is now.
    """
    captain = commanded(state, seat)
    told = captain.cargo
    cards = loot + (0 if told is None else told.count)
    if not loot and cards <= room:
        return state
    cargo = told and Figure(min(cards, room), sure and told.fresh)
    if cards > room:
        referee.say(CargoLost(seat, room, cards if sure and told is not None else None))
        filled = sure and loot >= room
        cargo = Figure(room) if filled else cargo
    return with_captain(forget(state, seat, ("cargo",)), replace(captain, cargo=cargo))
