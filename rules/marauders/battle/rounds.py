"""Chapter "Naval combat" as pure functions: what a side may declare, its dice, what both rolls come to (R14, R15)."""

from __future__ import annotations

from typing import Literal, NamedTuple

from rules.contract import Candidate, Reason, Seat
from rules.marauders.battle.state import BOT, DEEDS, Battle, Deed, Tracks
from rules.marauders.keys import LOCATIONS, SKULL, Side
from rules.marauders.pack import Pack, ShipClass
from rules.marauders.state import Sea

UNTOLD = "marauders-class-untold"
"""The code of the RuleError for what nobody can judge, as the class of the captain's ship was not told."""

FASTER_BY = 2
"""A ship whose maneuverability is at least this much higher has one die more (R15.2)."""

Decided = Literal["skulls", "faces", "tied", "blank"]
"""How a roll was decided: by skulls, by the sum of the other faces, not at all, or without a skull on either side."""


class Exchange(NamedTuple):
    """What both rolls of a round come to: who won (None: nobody) and by what, and how many hits land on each side.

    `escaped` fled and the battle is over, `boards` comes aboard the other once the hits have landed, if it still can.
    """

    winner: Side | None
    rule: Decided
    on_npc: int
    on_captain: int
    escaped: Side | None
    boards: Side | None

    def on(self, side: Side) -> int:
        """The hits on a side."""
        return self.on_npc if side == "npc" else self.on_captain


def other(side: Side) -> Side:
    """The side that a side fights."""
    return "captain" if side == "npc" else "npc"


def sailing(battle: Battle, side: Side) -> str:
    """Who a side is, by name: the NPC's ship, or the captain's seat."""
    return battle.ship if side == "npc" else battle.seat


def playing(battle: Battle, side: Side) -> Seat:
    """Who speaks for a side: whoever has the helm of the NPC, and the captain himself where the bot does."""
    return battle.helm if side == "npc" and battle.helm != BOT else battle.seat


def about(battle: Battle, side: Side) -> str:
    """What a roll of a side is about: who rolls first, then who it is against."""
    return f"{sailing(battle, side)} {sailing(battle, other(side))}"


def tracks_of(ship_class: ShipClass) -> Tracks:
    """The tracks of a ship of a class that nobody has hit (R16)."""
    return Tracks(**{each: getattr(ship_class, each) for each in LOCATIONS})


def whole_of(pack: Pack, key: str) -> Tracks | None:
    """The same by the class's key; None where the pack has no such class, or nobody told it (an empty key)."""
    known = pack.known_class(key)
    return None if known is None else tracks_of(known)


def class_of(state: Sea, battle: Battle, side: Side) -> str:
    """The key of the class of a side's ship, empty where nobody told it."""
    if side == "npc":
        return battle.npc_class or state.ship(battle.ship).ship_class
    captain = state.captain(battle.seat)
    return captain.ship_class if captain is not None else ""


def left(pack: Pack, state: Sea, battle: Battle, side: Side) -> Tracks | None:
    """What is left of a side's ship; None where nobody knows its class."""
    captain = state.captain(battle.seat)
    hits = battle.hits if side == "npc" or captain is None else captain.hits
    whole = whole_of(pack, class_of(state, battle, side))
    return None if whole is None else whole.less(hits)


def remnant(pack: Pack, state: Sea, battle: Battle, side: Side) -> Tracks:
    """The same where its class is known for sure: of one that is not, nothing."""
    return left(pack, state, battle, side) or Tracks()


def seamanship_dice(pack: Pack, own_class: str, other_class: str, own_left: Tracks, skill: int) -> tuple[int, Reason]:
    """How many dice a side rolls for Seamanship, and why (R15.2); a ship without masts has one (R15.8).

    The reason's candidates are `own` (Seamanship, maneuverability) and `other` (None, maneuverability).
    """
    own, others = (pack.ship_class(key).maneuverability for key in (own_class, other_class))
    if not own_left.masts:
        return 1, Reason("marauders.dice.no-masts", "inferred")
    faster = own - others >= FASTER_BY
    because = Reason(
        "marauders.dice.maneuverability" if faster else "marauders.dice.seamanship",
        criteria=("seamanship", "maneuverability"),
        candidates=(Candidate("own", (skill, own)), Candidate("other", (None, others))),
    )
    return skill + faster, because


def exchange(
    npc: Deed,
    captain: Deed,
    npc_faces: tuple[str, ...],
    captain_faces: tuple[str, ...],
    npc_cannons: int,
    captain_cannons: int,
) -> Exchange:
    """What the faces that both rolled come to (R15.2-R15.6), with the cannons that each had as the round began.

    No skull on either side is nothing (T54):

    >>> exchange("shoot", "shoot", ("1", "2"), ("4",), 3, 3)
    Exchange(winner=None, rule='blank', on_npc=0, on_captain=0, escaped=None, boards=None)

    Equal skulls are decided by the sum of the other faces, and the winner hits with every cannon (T55):

    >>> exchange("shoot", "shoot", ("skull", "4", "1"), ("skull", "2", "2"), 3, 1)
    Exchange(winner='npc', rule='faces', on_npc=1, on_captain=3, escaped=None, boards=None)

    Where these are equal too, who shoots hits with each skull (T56), as does who lost, whatever the other declared (T58):

    >>> exchange("shoot", "flee", ("skull", "skull", "2"), ("2", "skull", "skull"), 3, 1)
    Exchange(winner=None, rule='tied', on_npc=0, on_captain=2, escaped=None, boards=None)
    >>> exchange("board", "shoot", ("skull", "skull", "skull"), ("skull", "skull", "4"), 1, 3)
    Exchange(winner='npc', rule='skulls', on_npc=2, on_captain=0, escaped=None, boards='npc')

    Who flees and wins is gone only if the other has no skull:

    >>> exchange("shoot", "flee", ("1", "2"), ("skull",), 3, 1).escaped
    'captain'
    >>> exchange("shoot", "flee", ("skull", "2"), ("skull", "4"), 3, 1)
    Exchange(winner='captain', rule='faces', on_npc=0, on_captain=1, escaped=None, boards=None)
    """
    winner, rule = _decided(npc_faces, captain_faces)
    blank = {"npc": SKULL not in captain_faces, "captain": SKULL not in npc_faces}
    won = {"npc": npc, "captain": captain}[winner] if winner is not None else None
    return Exchange(
        winner,
        rule,
        on_npc=_hits(captain, winner == "captain", captain_faces, captain_cannons),
        on_captain=_hits(npc, winner == "npc", npc_faces, npc_cannons),
        escaped=winner if winner is not None and won == "flee" and blank[winner] else None,
        boards=winner if won == "board" else None,
    )


def may(deed: Deed, side: Side, number: int, own: Tracks | None, other: Tracks | None) -> str:
    """The code of the RuleError that forbids a side to declare this in a round, empty where it may (R14.3, R15.1, R15.8).

    `own` and `other` are what is left of its ship and of the other's at that moment; where nobody knows the class of either
    (None), only shooting is sure to be open. In round 1 both shoot (T53):

    >>> whole = Tracks(hull=3, cargo=3, masts=3, crew=3, cannons=3)
    >>> may("shoot", "npc", 1, whole, whole), may("board", "captain", 1, whole, whole)
    ('', 'marauders-first-round')

    An NPC flees only with fewer cannons or fewer crew (T49, T50):

    >>> may("flee", "npc", 2, Tracks(masts=1), Tracks(crew=2, cannons=3))
    ''
    >>> may("flee", "npc", 2, whole, Tracks(crew=2, cannons=1))
    'marauders-may-not-flee'
    """
    if deed == "shoot":
        return ""
    if number == 1:
        return "marauders-first-round"
    if own is None or other is None:
        return UNTOLD
    if not own.masts:
        return "marauders-only-shooting"
    if deed == "board":
        return "" if own.crew else "marauders-may-not-board"
    weaker = own.cannons < other.cannons or own.crew < other.crew
    return "" if side == "captain" or weaker else "marauders-may-not-flee"


def lawful(side: Side, number: int, own: Tracks | None, other: Tracks | None) -> tuple[Deed, ...]:
    """What a side may declare in the round of this number, in the order of the deeds; never nothing.

    >>> lawful("captain", 2, Tracks(masts=1), Tracks(masts=1))
    ('shoot', 'flee')
    """
    return tuple(deed for deed in DEEDS if not may(deed, side, number, own, other))


def to_declare(battle: Battle) -> Side | None:
    """The side that declares now, the aggressor first (R15.1); None where both have, or crews fight."""
    if battle.boarder is not None:
        return None
    order = (battle.aggressor, other(battle.aggressor))
    return next((side for side in order if battle.deed(side) is None), None)


def _decided(npc_faces: tuple[str, ...], captain_faces: tuple[str, ...]) -> tuple[Side | None, Decided]:
    """Who won, and by what: more skulls, then with as many a higher sum of the other faces (R15.2, R15.3)."""
    ours, theirs = npc_faces.count(SKULL), captain_faces.count(SKULL)
    if ours != theirs:
        return ("npc" if ours > theirs else "captain"), "skulls"
    if not ours:
        return None, "blank"
    sums = [sum(int(face) for face in faces if face != SKULL) for faces in (npc_faces, captain_faces)]
    if sums[0] == sums[1]:
        return None, "tied"
    return ("npc" if sums[0] > sums[1] else "captain"), "faces"


def _hits(deed: Deed, won: bool, faces: tuple[str, ...], cannons: int) -> int:
    """The hits that a side lands: with every cannon where it won, else with each skull, but no more than it has (R15.4)."""
    if deed != "shoot":
        return 0
    return cannons if won else min(faces.count(SKULL), cannons)
