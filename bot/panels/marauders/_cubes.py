"""The cubes on the tracks of ships, in words: what is left of those in battle and of captains' ships that were hit."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from bot.panels.table import Voice
from bot.text.names import Said
from bot.text.saying import joined
from rules.marauders.battle.rounds import class_of, whole_of
from rules.marauders.battle.state import Tracks
from rules.marauders.keys import LOCATIONS, Location
from rules.marauders.pack import Pack
from rules.marauders.state import Captain, Sea


class Cubes(NamedTuple):
    """A ship, by its key or its captain's seat: what is left of it, and what it has whole (None: nobody told its class)."""

    who: str
    hits: Tracks
    whole: Tracks | None


def npc_cubes(pack: Pack, sea: Sea) -> Cubes | None:
    """Those of the NPC in the open battle."""
    battle = sea.battle
    if battle is None:
        return None
    return Cubes(battle.ship, battle.hits, whole_of(pack, class_of(sea, battle, "npc")))


def captain_cubes(pack: Pack, sea: Sea) -> tuple[Cubes, ...]:
    """Those of each captain in the open battle, or whose ship was hit."""
    fights = "" if sea.battle is None else sea.battle.seat
    return tuple(
        Cubes(each.seat, each.hits, whole_of(pack, each.ship_class))
        for each in sea.captains
        if each.seat == fights or each.hits.total
    )


def cubes_line(say: Voice, cubes: Cubes) -> str:
    """What is left of each location; of a ship of no known class how often each was hit."""
    if cubes.whole is None:
        return say("cubes-hits", who=cubes.who, hits=cubes.hits)
    left = cubes.whole.less(cubes.hits)
    return say("cubes-left", who=cubes.who, tracks=_tracks(say, left, cubes.whole, LOCATIONS))


def damage(say: Voice, pack: Pack, captain: Captain) -> Said | None:
    """What is left where a captain's ship was hit; None where it is whole, or nobody told its class."""
    whole, hits = whole_of(pack, captain.ship_class), captain.hits
    if whole is None or not hits.total:
        return None
    return _tracks(say, whole.less(hits), whole, [each for each in LOCATIONS if hits.of(each)])


def _tracks(say: Voice, left: Tracks, whole: Tracks, shown: Iterable[Location]) -> Said:
    tracks = (say("track-of", location=each, count=left.of(each), whole=whole.of(each)) for each in shown)
    return Said(joined(tracks, "comma", say.locale))
