"""Where an enemy's miniature is placed: a black node free of miniatures, or what there is instead (R2.4, R2.7-R2.10, R14.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rules.contract import Candidate, Reason
from rules.everrain import fate
from rules.everrain.house import also_by, by
from rules.everrain.pack import MOST_IN_ZONE, ZONES, Pack
from rules.everrain.questions import Choose
from rules.everrain.state import Enemy, Voyage
from rules.referee import Referee


class Node(NamedTuple):
    """The zone of a node, whether the node is black, and the next zones in case crew that nobody told of stands there."""

    zone: int
    black: bool
    others: tuple[int, ...]
    because: Reason


def found(pack: Pack, state: Voyage, referee: Referee, enemy: Enemy) -> Node | Reason:
    """The node of an enemy that comes, which is not in play yet; a reason when it has no place at all."""
    if enemy.aboard:
        return _on_board(state, referee, enemy)
    free = free_black(pack, state, enemy)
    if free:
        return _on_black(state, referee, enemy, free)
    return _elsewhere(pack, state, referee, enemy)


def free_black(pack: Pack, state: Voyage, enemy: Enemy) -> tuple[int, ...]:
    """The black nodes in whose zones no miniature stands, as far as that was told (R2.8); destroyed ones count (R2.10)."""
    return tuple(zone for zone in sorted(pack.board.black) if not standing(state, enemy, zone))


def standing(state: Voyage, enemy: Enemy, zone: int) -> int:
    """How many miniatures stand in a zone of the board to which an enemy comes: other enemies, and crew as far as it was told."""
    ship = state.ship(enemy.seat)
    crew = () if enemy.aboard or ship is None or ship.crew is None else ship.crew
    return crew.count(zone) + sum(each.zone == zone for each in _others(state, enemy))


def _others(state: Voyage, enemy: Enemy) -> tuple[Enemy, ...]:
    """The other enemies on the same board."""
    return tuple(
        each
        for each in state.enemies
        if each.seat == enemy.seat and each.aboard == enemy.aboard and each.handle != enemy.handle
    )


def _on_black(state: Voyage, referee: Referee, enemy: Enemy, free: tuple[int, ...]) -> Node:
    """One of the free black nodes, by the Fate die or as the players choose (R2.7, E4)."""
    zone = _picked(state, referee, enemy, free)
    if len(free) == 1:
        because = Reason("everrain.node.only")
    else:
        because = by(
            state.house,
            "black-node",
            "everrain.node.players" if state.house.black_node == "players" else "everrain.node.fate",
        )
    others = _after(zone, free) if _unseen(state, enemy) else ()
    return Node(zone, True, others, _weighed(because, state, enemy, free, zone))


def _elsewhere(pack: Pack, state: Voyage, referee: Referee, enemy: Enemy) -> Node | Reason:
    """Without a free black node: any zone with room, those of black nodes first, or none (R2.9, E5)."""
    if state.house.no_black_node == "skip":
        return by(state.house, "no-black-node", "everrain.node.skip")
    room = _room(state, enemy)
    black = tuple(zone for zone in room if zone in pack.board.black)
    among = black or room
    if not among:
        return Reason("everrain.node.full", "inferred")
    zone = _picked(state, referee, enemy, among)
    because = by(state.house, "no-black-node", "everrain.node.any-zone")
    if len(among) > 1 and state.house.black_node == "players":
        because = also_by(because, state.house, "black-node")
    return Node(zone, bool(black), (), _weighed(because, state, enemy, among, zone))


def _on_board(state: Voyage, referee: Referee, enemy: Enemy) -> Node | Reason:
    """On the Enemy Ship Board the Fate die gives each one's position (R14.1)."""
    room = _room(state, enemy)
    if not room:
        return Reason("everrain.node.full", "inferred")
    zone = fate.zone(referee, room, f"node {enemy.handle}")
    return Node(zone, False, (), _weighed(Reason("everrain.node.boarding"), state, enemy, room, zone))


def _room(state: Voyage, enemy: Enemy) -> tuple[int, ...]:
    """The zones that hold fewer miniatures than a zone can."""
    return tuple(zone for zone in ZONES if standing(state, enemy, zone) < MOST_IN_ZONE)


def _picked(state: Voyage, referee: Referee, enemy: Enemy, among: tuple[int, ...]) -> int:
    if state.house.black_node == "players" and len(among) > 1:
        return int(referee.ask(Choose("node", enemy.handle, tuple(map(str, among)))))
    return fate.zone(referee, among, f"node {enemy.handle}")


def _unseen(state: Voyage, enemy: Enemy) -> bool:
    """Whether a miniature may stand where nobody told of it: crew, or an enemy whose zone is not known."""
    ship = state.ship(enemy.seat)
    return ship is None or ship.crew is None or any(each.zone is None for each in _others(state, enemy))


def _after(zone: int, free: Sequence[int]) -> tuple[int, ...]:
    """The other free zones, from the next higher number on, and round."""
    return tuple(sorted((each for each in free if each != zone), key=lambda each: (each < zone, each)))


def _weighed(because: Reason, state: Voyage, enemy: Enemy, among: Sequence[int], zone: int) -> Reason:
    """A reason with the zones that came into question, and how many miniatures stand in each."""
    candidates = tuple(Candidate(str(each), (standing(state, enemy, each),)) for each in among)
    return Reason(because.rule, because.mark, ("miniatures",), candidates, (str(zone),), because.house)
