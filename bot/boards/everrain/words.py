"""The sea in words: what the picture shows, for those who cannot see it."""

from __future__ import annotations

from collections.abc import Iterable

from bot.boards.everrain.glyphs import LETTERS
from bot.boards.everrain.harbour import heading
from bot.boards.everrain.head import ROMAN
from bot.boards.everrain.scene import Deck, Foe, Mini, Scene
from bot.boards.hexes import Hex
from bot.text import Names, say

LIMIT = 1024
"""The most characters that Discord takes as the description of a picture."""

_PLAIN = Names(marked=False)


def words(scene: Scene) -> str:
    """The board in whole sentences, shorter ones where they are too many; what still would not fit is left out, which is said."""
    text = " ".join(_sentences(scene))
    if len(text) <= LIMIT:
        return text
    sentences = _sentences(scene, brief=True)
    if len(" ".join(sentences)) <= LIMIT:
        return " ".join(sentences)
    rest = _say(scene, "board-more")
    while len(" ".join([*sentences, rest])) > LIMIT:
        sentences.pop()
    return " ".join([*sentences, rest])


def _sentences(scene: Scene, *, brief: bool = False) -> list[str]:
    """What is said first is the most important; `brief` leaves out what enemies are called and want."""
    said = [*_tracks(scene), *_foes(scene, brief=brief), *_decks(scene, brief=brief), *_storms(scene)]
    return [*said, *_moves(scene), *_hexes(scene)]


def _say(scene: Scene, message: str, **facts: object) -> str:
    return say(message, _PLAIN, scene.locale, **facts)


def _at(hex_: Hex | None) -> str:
    return "none" if hex_ is None else f"{hex_[0]},{hex_[1]}"


def _listed(parts: Iterable[object]) -> str:
    return ", ".join(map(str, parts))


def _tracks(scene: Scene) -> list[str]:
    track = scene.tracks
    turn = next((deck.letter for deck in scene.decks if deck.sails), "")
    due = [ROMAN[act - 1] for act in track.due]
    return [
        _say(
            scene,
            "everrain-alt-when",
            act=ROMAN[track.act - 1],
            number=scene.round,
            over=scene.over or "no",
            step=scene.step or "none",
            ship=turn or "none",
        ),
        *([_say(scene, "everrain-alt-due", acts=_listed(due))] if due else []),
        _say(
            scene,
            "everrain-alt-tracks",
            agenda=track.agenda,
            lap=track.lap,
            players=track.players,
            enemy=track.enemy,
            elder=track.elder,
            end=track.end,
            arising=track.arising,
        ),
    ]


def _foes(scene: Scene, *, brief: bool) -> list[str]:
    if not scene.foes:
        return [_say(scene, "everrain-alt-no-foes")]
    return [_foe(scene, foe, brief=brief) for foe in scene.foes]


def _foe(scene: Scene, foe: Foe, *, brief: bool) -> str:
    return _say(
        scene,
        "everrain-alt-foe",
        name=foe.name,
        mark=foe.mark,
        elder=foe.elder,
        hex=_at(foe.hex),
        facing=foe.facing or "none",
        wounds=foe.wounds,
        health=-1 if foe.health is None else foe.health,
        weak=foe.weak,
        range=-1 if brief or foe.range_ is None or foe.hex is None else foe.range_,
        heading="none" if brief else heading(foe, scene.locale),
    )


def _decks(scene: Scene, *, brief: bool) -> list[str]:
    if not scene.decks:
        return [_say(scene, "everrain-alt-no-ships")]
    said = [_deck(scene, deck, brief=brief) for deck in scene.decks]
    return [*said, *(_nodes(scene, deck) for deck in scene.decks if deck.crew is not None or deck.broken)]


def _deck(scene: Scene, deck: Deck, *, brief: bool) -> str:
    boat = next((each for each in scene.boats if deck.letter and each.letter == deck.letter), None)
    minis = _listed(_mini(scene, each, brief=brief) for each in deck.minis)
    if deck.foe:
        return _say(scene, "everrain-alt-boarding", name=deck.name, enemies=minis)
    return _say(
        scene,
        "everrain-alt-ship",
        letter=deck.letter,
        name=deck.name,
        hex=_at(boat.hex if boat else None),
        facing=(boat.facing if boat else None) or "none",
        first=deck.first,
        enemies=minis or "none",
    )


def _nodes(scene: Scene, deck: Deck) -> str:
    return _say(
        scene,
        "everrain-alt-nodes",
        letter=deck.letter,
        crew="unknown" if deck.crew is None else "told" if deck.crew else "nobody",
        zones=_listed(deck.crew or ()),
        broken=_listed(deck.broken) or "none",
    )


def _mini(scene: Scene, mini: Mini, *, brief: bool) -> str:
    return _say(
        scene,
        "everrain-alt-enemy",
        handle=mini.handle,
        name="none" if brief else mini.name or "none",
        brief=brief,
        zone=-1 if mini.zone is None else mini.zone,
        wounds=mini.wounds,
        health=-1 if mini.health is None else mini.health,
    )


def _storms(scene: Scene) -> list[str]:
    return [
        _say(
            scene,
            "everrain-alt-storm",
            number=each.number,
            size=each.size,
            hexes=" ".join(map(_at, each.hexes)) or "none",
        )
        for each in scene.storms
    ]


def _moves(scene: Scene) -> list[str]:
    names = {foe.key: foe.name for foe in scene.foes} | {deck.letter: deck.name for deck in scene.decks if deck.letter}
    gone = {each.handle: each.name for each in scene.changes.gone}
    went = [
        _say(
            scene,
            "everrain-alt-trip",
            who=names.get(trip.who) or gone.get(trip.who) or trip.who.capitalize(),
            start=_at(trip.path[0]),
            end=_at(trip.path[-1]),
        )
        for trip in scene.changes.trips
    ]
    left = [
        _say(
            scene,
            "everrain-alt-gone",
            handle=each.handle if "-" not in each.handle else "none",
            name=each.name or "none",
            how=each.how,
        )
        for each in scene.changes.gone
    ]
    new = sorted(scene.changes.handles)
    return [*went, *left, *([_say(scene, "everrain-alt-new", handles=_listed(new))] if new else [])]


def _hexes(scene: Scene) -> list[str]:
    said: list[str] = []
    for kind in (*reversed(LETTERS), "sea"):
        places = [_at(spot.hex) + ("*" if spot.closed else "") for spot in scene.spots if spot.kind == kind]
        if places:
            said.append(_say(scene, "everrain-alt-hexes", kind=kind, hexes=" ".join(places)))
    if any(spot.closed for spot in scene.spots):
        said.append(_say(scene, "everrain-alt-closed"))
    return said
