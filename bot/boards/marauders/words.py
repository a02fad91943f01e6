"""The sea in words: what the picture shows, for those who cannot see it."""

from __future__ import annotations

from bot.boards.marauders.fight import SideDrawn, Track
from bot.boards.marauders.scene import Captain, Scene
from bot.text import say
from bot.text.names import Said
from bot.text.saying import joined

LIMIT = 1024
"""The most characters that Discord takes as the description of a picture."""


def words(scene: Scene) -> str:
    """The board in whole sentences; those that would not fit are left out from the end, which is said."""
    sentences = [*_round(scene), *_fight(scene), *_captains(scene), *_ships(scene), *_moves(scene)]
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


def _fight(scene: Scene) -> list[str]:
    """The battle: who against whom, who plays the ship, and of each side what is left and what it declared."""
    fight = scene.fight
    if fight is None:
        return []
    helm = "" if fight.helm is None else scene.names.seat(fight.helm)
    about = _say(
        scene,
        "board-fight",
        zone=fight.zone,
        round=fight.round,
        seat=fight.seat,
        ship=fight.ship,
        bot=fight.helm is None,
        who=helm,
        boarder=fight.boarder,
    )
    sides = ((f"ship-{fight.ship}", fight.npc), ("", fight.captain))
    return [about, *(_side(scene, _say(scene, key) if key else scene.names.seat(fight.seat), of) for key, of in sides)]


def _side(scene: Scene, who: str, fighter: SideDrawn) -> str:
    tracks = joined((_track(scene, each) for each in fighter.tracks), "comma", scene.locale)
    deed = fighter.deed and Said(_say(scene, f"deed-{fighter.deed}"))
    return _say(scene, "board-fighter", who=Said(who), what=fighter.ship_class or None, tracks=tracks, deed=deed)


def _track(scene: Scene, track: Track) -> str:
    location = Said(_say(scene, f"location-{track.location}"))
    if track.left is None:
        return _say(scene, "board-track-hits", location=location, count=track.hits)
    return _say(scene, "track-of", location=location, count=track.left, whole=track.whole)


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
