"""The sea in words: what the picture shows, for those who cannot see it."""

from __future__ import annotations

from bot.boards.marauders.scene import Captain, Scene
from bot.text import say

LIMIT = 1024
"""The most characters that Discord takes as the description of a picture."""


def words(scene: Scene) -> str:
    """The board in whole sentences; those that would not fit are left out from the end, which is said."""
    sentences = [*_round(scene), *_captains(scene), *_ships(scene), *_moves(scene)]
    text = " ".join(sentences)
    if len(text) <= LIMIT:
        return text
    rest = say("board-more", scene.names, scene.locale)
    while len(" ".join([*sentences, rest])) > LIMIT:
        sentences.pop()
    return " ".join([*sentences, rest])


def _say(scene: Scene, message: str, **facts: object) -> str:
    return say(message, scene.names, scene.locale, **facts)


def _round(scene: Scene) -> list[str]:
    wars = [_say(scene, "board-war", nations=war) for war in scene.war]
    return [_say(scene, "board-round", round=scene.round), *wars]


def _captains(scene: Scene) -> list[str]:
    return [_captain(scene, captain) for captain in scene.captains]


def _captain(scene: Scene, captain: Captain) -> str:
    return _say(
        scene,
        "board-captain-at",
        seat=captain.seat,
        zone=captain.zone,
        at=captain.at,
        mark=captain.mark,
        ships=captain.finders or captain.hunters,
    )


def _ships(scene: Scene) -> list[str]:
    if not scene.ships:
        return [_say(scene, "board-no-ships")]
    return [_say(scene, "board-ship-at", ship=ship.key, zone=ship.zone, man=ship.man_o_war) for ship in scene.ships]


def _moves(scene: Scene) -> list[str]:
    seats = {captain.seat for captain in scene.captains}
    lines: list[str] = []
    for move in scene.moves:
        if move.who in seats:
            lines.append(_say(scene, "board-captain-came", seat=move.who, from_=move.from_, to=move.to))
        else:
            lines.append(_say(scene, "board-ship-came", ship=move.who, from_=move.from_, to=move.to))
    return [*lines, *(_say(scene, "board-ship-gone", ship=ship, zone=zone) for ship, zone in scene.lost)]
