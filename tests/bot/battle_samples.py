"""One of everything that a battle of Merchants & Marauders can say, with each of its variants."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Literal, get_args

from rules.contract import Candidate, Event, Reason
from rules.marauders.battle import events as on
from rules.marauders.battle import questions as asks
from rules.marauders.battle.rounds import seamanship_dice
from rules.marauders.battle.state import DEEDS, Deed, Result, Tracks
from rules.marauders.battle.steering import CRITERIA
from rules.marauders.keys import LOCATIONS, Side
from rules.marauders.pack import Pack
from rules.questions import Roll

WHOLE = Tracks(hull=3, cargo=3, masts=3, crew=3, cannons=3)
HURT = Tracks(hull=1, masts=0, crew=2)
FACES = ("skull", "skull", "4")


def _one(rule: str, *chosen: str, house: tuple[tuple[str, str], ...] = ()) -> Reason:
    return Reason(f"marauders.{rule}", "inferred", chosen=chosen, house=house)


FIGHTING: tuple[Side, ...] = ("npc", "captain")
WINNERS: tuple[Side | None, ...] = (*FIGHTING, None)
WHY: tuple[Literal["told", "skull", "destroyed"], ...] = ("told", "skull", "destroyed")
SKILLS: tuple[Literal["seamanship", "leadership"], ...] = ("seamanship", "leadership")
PASSED = tuple(tuple(Candidate(seat, out="no-captain") for seat in seats) for seats in (("s2",), ("s2", "s3")))
HELMS = (
    ("s2", _one("helm.left", "s2")),
    *(("s4", Reason("marauders.helm.nearest", "inferred", candidates=passed, chosen=("s4",))) for passed in PASSED),
    ("s2", _one("helm.opponent", "s2")),
    ("bot", _one("helm.alone")),
)
WEIGHED = (
    Candidate("shoot", (333, 0, 0, 0, 0, 333)),
    Candidate("board", (0, 1556, 20, 222, 0, -2566)),
    *(
        Candidate("board", out=out)
        for out in ("marauders-may-not-board", "marauders-only-shooting", "unknown-leadership")
    ),
    *(Candidate("flee", out=out) for out in ("marauders-may-not-flee", "gains-by-fighting")),
)
STEERED: tuple[tuple[Deed, Reason], ...] = (
    ("shoot", Reason("marauders.helm.best", "inferred", CRITERIA, WEIGHED, ("shoot",))),
    ("board", Reason("marauders.helm.best", "inferred", CRITERIA, WEIGHED, ("board",))),
    (
        "flee",
        Reason(
            "marauders.helm.flee",
            "inferred",
            CRITERIA,
            (WEIGHED[1], Candidate("flee", (0, 700, 0, 9, 209, 300))),
            ("flee",),
        ),
    ),
    (
        "shoot",
        Reason("marauders.helm.only", "inferred", CRITERIA, (Candidate("shoot", (0, 0, 0, 0, 0, 0)),), ("shoot",)),
    ),
    ("shoot", _one("helm.unknown", "shoot")),
)
ANSWERS: tuple[Deed | None, ...] = (None, "board")
DECIDED = tuple(_one(f"round.{each}") for each in ("skulls", "faces", "tied", "blank"))
ENDS = ("sunk", "both-sunk", "crew", "no-crew", "last-man", "escaped", "told", "ship-gone", "captain-dead", "relocated")
OVER = tuple(_one(f"over.{each}") for each in ENDS)
WAITING = ("dead", "in-port", "off-board", "relocated", "apart")
DROPPED: tuple[tuple[Deed, str], ...] = (
    ("board", "no-masts"),
    ("board", "no-crew"),
    ("flee", "not-weaker"),
    ("shoot", "helm"),
    ("shoot", "withdrawn"),
    ("shoot", "reweighed"),
)
S6 = (("defending-bounty", "none"),)
S8 = (("claimed-damage", "kept"),)


def dice(pack: Pack) -> tuple[Reason, ...]:
    """Why a side has its dice: by Seamanship, one more as the quicker ship, one without masts."""
    pairs = (("frigate", WHOLE), ("sloop", WHOLE), ("sloop", HURT))
    return tuple(seamanship_dice(pack, own, "man-o-war", left, 2)[1] for own, left in pairs)


def rounds(pack: Pack) -> Iterator[Event]:
    """Rounds, by who won and how, with the declarations and the hits on each side."""
    by_skill, faster, no_masts = dice(pack)
    hits = ((0, 0), (1, 0), (0, 1), (2, 3))
    for npc, captain, winner, because in product(DEEDS, DEEDS, WINNERS, DECIDED):
        for number, (ours, theirs) in enumerate(hits):
            own, other = ((by_skill, faster), (faster, no_masts))[number % 2]
            yield on.RoundFought(
                "s1", "sloop", 2, npc, captain, FACES, ("1",), winner, ours, theirs, "bot", because, own, other
            )


STRUCK = (
    on.Struck("s1", "sloop", "npc", ("hull",), HURT, None),
    on.Struck("s1", "sloop", "captain", ("hull", "hull", "crew"), HURT, _one("hits.rolled", "skull", "crew")),
    on.Struck("s1", "sloop", "npc", LOCATIONS, Tracks(), _one("hits.all")),
    on.Struck("s1", "sloop", "npc", ("cargo",), WHOLE, _one("hits.chosen", "skull")),
)


def events(pack: Pack) -> tuple[Event, ...]:
    """All of them."""
    return (
        *(
            on.BattleStarted("s1", "havana", "sloop", aggressor, helm, because, again)
            for aggressor in FIGHTING
            for helm, because in HELMS
            for again in (False, True)
        ),
        on.AggressorSupposed("s1", "sloop", "npc", _one("aggressor.hostile")),
        on.AggressorSupposed("s1", "dutch", "captain", _one("aggressor.peaceful")),
        on.BattleQueued("s1", "sloop", "s2", "dutch"),
        *(on.MeetingDropped("s1", "sloop", _one(f"waiting.{why}")) for why in WAITING),
        *(
            on.DeclarationDropped("s1", "sloop", 2, side, deed, _one(f"dropped.{why}"))
            for side in FIGHTING
            for deed, why in DROPPED
        ),
        on.HelmTaken("sloop", "s2"),
        on.HelmTaken("sloop", "bot"),
        on.Mustered("s1", "sloop", "frigate", 2, 3, 1, 4),
        on.Mustered("s1", "sloop", seamanship=2),
        on.Repaired("s1", True, WHOLE),
        on.Repaired("s1", False, HURT),
        *(on.Declared("s1", "sloop", 2, side, deed) for side in FIGHTING for deed in DEEDS),
        *(
            on.Declared("s1", "sloop", 2, "npc", deed, because, answers)
            for deed, because in STEERED
            for answers in ANSWERS
        ),
        *rounds(pack),
        *STRUCK,
        on.Retracked(HURT, WHOLE, seat="s1"),
        on.Retracked(WHOLE, HURT, ship="sloop"),
        *(on.CargoLost("s1", room, cards) for room in (0, 1, 2) for cards in (1, 3, None)),
        on.Boarded("s1", "sloop", "npc", 2, 3),
        on.Boarded("s1", "sloop", "captain", 2, 3),
        on.Foiled("s1", "sloop", "npc", "board", _one("foiled.no-crew")),
        on.Foiled("s1", "sloop", "captain", "flee", _one("foiled.skull")),
        on.CrewFought("s1", "sloop", 3, FACES, ("1",), 0, 2, 2, 1, "bot", _one("crews.skulls")),
        on.CrewFought("s1", "sloop", 3, FACES, ("1",), 0, 2, 2, 1, "table", _one("crews.skulls")),
        *(on.BattleOver("s1", "sloop", result, 4, because) for result in get_args(Result) for because in OVER),
        *(
            on.Prize("s1", "dutch", 1, None, 3, discard, _one("prize.naval-crew", house=S6))
            for discard in (None, 0, 2, 3)
        ),
        on.Prize("s1", "dutch", 1, 0, 0, 0, _one("prize.naval-sunk", house=S6)),
        on.Prize("s1", "sloop", 1, 5, 0, 0, _one("prize.pirate")),
        on.Prize("s1", "sloop", 1, 0, 0, 0, _one("prize.pirate-by-pirate")),
        on.Prize("s1", "sloop", 1, 0, 0, 0, _one("prize.fallen")),
        on.Claimed("s1", "sloop", "frigate", HURT, _one("claim.kept", house=S8)),
        on.Claimed("s1", "sloop", "frigate", None, _one("claim.untold", house=S8)),
        on.Claimed("s1", "sloop", "frigate", WHOLE, _one("claim.repaired", house=(("claimed-damage", "repaired"),))),
    )


HIT_DIE = ("cargo", "masts", "crew", "cannons", "skull", "skull")

QUESTIONS = (
    asks.WhichClass("s1", ("sloop", "frigate")),
    *(asks.WhichSkill(who, skill) for who in ("s1", "sloop") for skill in SKILLS),
    asks.IsRepaired("s1", HURT),
    *(
        asks.WhereHit(side, who, hits, HURT, why, 2)
        for side, who in zip(FIGHTING, ("sloop", "s1"), strict=True)
        for why in WHY
        for hits in (1, 2)
    ),
    asks.WhereHit("npc", "sloop", 4, WHOLE, "told", 2),
    *(asks.WhereHit("npc", "sloop", 4, HURT, why, 2, placed=("hull", "cargo")) for why in WHY),
    asks.WhoseLastMan("s1", "sloop"),
    asks.WhoAttacked("s1", "dutch"),
    asks.IsClaimed("s1", "sloop", "frigate"),
    asks.IsClaimed("s1", "dutch", "frigate", HURT, WHOLE, "sloop"),
)


def rolls(die: tuple[str, ...]) -> tuple[Roll, ...]:
    """The rolls of a battle, with the table's own dice and on a tap."""
    return (
        *(Roll(skill, about, 3, die) for skill in SKILLS for about in ("sloop s1", "s1 sloop")),
        *(
            Roll("hit-location", about, 1, HIT_DIE, own=own)
            for about in ("sloop s1", "s1 sloop")
            for own in (True, False)
        ),
    )
