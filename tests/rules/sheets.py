"""Small tables of the three games, and sheets of them that somebody has changed."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from rules import sheet
from rules.betrayal import Betrayal
from rules.betrayal.pack import Side
from rules.betrayal.state import Battle, Enemy, Party, Pool, Realm, Unit
from rules.contract import Amend, Amended, Change, RuleError, State, Stream
from rules.everrain import Everrain
from rules.everrain.state import Enemy as Foe
from rules.everrain.state import Ship as Sloop
from rules.everrain.state import Voyage
from rules.game import Game
from rules.marauders import Marauders
from rules.marauders.battle.state import Battle as Brawl
from rules.marauders.battle.state import Fallen, Meeting, Tracks
from rules.marauders.state import Bounties, Captain, CaptainCard, Figure, Sea
from rules.referee import Finished, Referee, run
from tests.rules.betrayal.table import SHIPPED as BOX
from tests.rules.everrain.table import SHIPPED as WATERS
from tests.rules.marauders_tables import SEED, shipped_pack

MARAUDERS = Marauders(shipped_pack())
BETRAYAL = Betrayal(BOX)
EVERRAIN = Everrain(WATERS)

AnyGame = Game[Any, Any]


def referee(state: State) -> Referee:
    """One for a correction that is played without a table."""
    return Referee(SEED, state)


def text_of(state: State) -> str:
    """The sheet as a form shows it."""
    return "\n".join(line.text for line in sheet.written(state))


def sea(**more: Any) -> Sea:
    """A small table of Merchants & Marauders."""
    ben = Captain(seat="s1", nation="dutch", zone="curacao", bounties=Bounties(english=2), gold=Figure(5))
    ada = Captain(seat="s2", nation="french", zone="tortuga", at="sea", cargo=Figure(3, fresh=False))
    card = CaptainCard(key="bess", ship="sloop", zone="trinidad", name='Bess "the Red"; a captain', scouting=2)
    known = Sea(seats=("s1", "s2"), captains=(ben, ada), streams=(Stream("event-deck", 4),), **more)
    ships = tuple(replace(ship, zone="tortuga", stack=(card,)) if ship.key == "sloop" else ship for ship in known.ships)
    return replace(known, ships=ships)


def battling() -> Sea:
    """The same with a battle in its second round: one has declared, another battle waits, a captain is dead."""
    before = sea()
    ada = replace(before.captains[1], ship_class="frigate", seamanship=2, hits=Tracks(hull=1, masts=2), battles=1)
    battle = Brawl(
        seat="s2",
        zone="tortuga",
        ship="sloop",
        aggressor="npc",
        helm="s1",
        round=2,
        npc="board",
        captain=None,
        hits=Tracks(hull=1),
        npc_class="sloop",
    )
    jan = CaptainCard(key="jan", ship="dutch", zone="tortuga", name="Jan", scouting=2)
    jack = CaptainCard(key="jack", ship="frigate", zone="tortuga", name="Jack", scouting=2)
    met = [replace(before.ship(card.ship), zone="tortuga", stack=(card,)) for card in (jan, jack)]
    there = {ship.key: ship for ship in met}
    waits = (Meeting("s2", "dutch", "npc"), Meeting("s2", "frigate", "captain"))
    return replace(
        before,
        seats=("s1", "s2", "s3"),
        captains=(before.captains[0], ada),
        ships=tuple(there.get(ship.key, ship) for ship in before.ships),
        battle=battle,
        meetings=waits,
        fallen=(Fallen("s3", "spanish", 2, 1),),
    )


def realm() -> Realm:
    """A small table of Betrayal, in a clash."""
    pool = Pool(points=8, source="party", adventurers=2, xp=4, session=1, difficulty="adept")
    one = Unit(handle="1", hex="1", enemy=Enemy(side=Side(level=5, name="Ghoul", health=3)), health=2)
    two = Unit(handle="2", hex="2", enemy=Enemy(side=Side(level=1, name="Rat"), back=Side(level=5)))
    battle = Battle(mode="clash", pool=pool, hexes=4, units=(one, two), used=("1", "2"))
    return Realm(party=Party(adventurers=2, xp=4), battle=battle, battles=1)


def voyage() -> Voyage:
    """A small table of The Everrain."""
    ships = (Sloop(seat="s1", letter="A", hex=(2, -1), spawned=1), Sloop(seat="s2", letter="B", crew=(), broken=(1, 4)))
    foe = Foe(handle="A1", seat="s1", act=1, name="Hull: Crawler", zone=4, wounds=1)
    return Voyage(seats=("s1", "s2"), ships=ships, enemies=(foe,), first="s1")


def amended(game: AnyGame, state: State, text: str, seen: set[str] | None = None) -> tuple[Any, tuple[Change, ...]]:
    """The state after a sheet, and what it changed; no dice are rolled for it."""
    action = game.read(state, sheet.asked(sheet.read(state, text, seen)))
    assert isinstance(action, Amend)
    outcome = run(game, state, action, (), SEED)
    assert isinstance(outcome, Finished)
    assert outcome.answers == ()
    assert outcome.state.streams == state.streams
    event, *_ = outcome.events
    assert isinstance(event, Amended)
    return outcome.state, event.changes


def with_line(state: State, key: str, value: str) -> str:
    """The sheet with a line otherwise, or one more."""
    lines = {line.key: line.value for line in sheet.written(state)} | {key: value}
    return "\n".join(f"{each}: {of}" for each, of in lines.items())


def with_lines(state: State, **more: str) -> State:
    """The state with some scalars otherwise, whatever follows from them."""
    return sheet.applied(state, tuple(more.items()))


def without(state: State, key: str) -> str:
    """The sheet with a line taken away."""
    return "\n".join(line.text for line in sheet.written(state) if line.key != key)


def refused(game: AnyGame, state: State, text: str) -> RuleError:
    """What is wrong with a sheet."""
    with pytest.raises(RuleError) as raised:
        amended(game, state, text)
    return raised.value
