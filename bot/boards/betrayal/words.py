"""The battle in words: what the picture shows, for those who cannot see it."""

from __future__ import annotations

from bot.boards.betrayal.head import pool_words
from bot.boards.betrayal.scene import Camp, Chip, Fight, Scene, Stood
from bot.text import Names, say

LIMIT = 1024
"""The most characters that Discord takes as the description of a picture."""

_PLAIN = Names(marked=False)


def words(scene: Scene) -> str:
    """The board in whole sentences; those that would not fit are left out from the end, which is said."""
    sentences = [*_head(scene), *_units(scene), *_hexes(scene), *_friends(scene), *_moves(scene)]
    text = " ".join(sentences)
    if len(text) <= LIMIT:
        return text
    rest = _say(scene, "board-more")
    while len(" ".join([*sentences, rest])) > LIMIT:
        sentences.pop()
    return " ".join([*sentences, rest])


def _say(scene: Scene, message: str, **facts: object) -> str:
    return say(message, _PLAIN, scene.locale, **facts)


def _head(scene: Scene) -> list[str]:
    bags = [
        _say(scene, "realm-alt-bag", bag=each.bag, chips=-1 if each.chips is None else each.chips)
        for each in scene.sacks
    ]
    if scene.fight is not None:
        return [*_fight(scene, scene.fight), *bags, *_stack(scene)]
    camp = [_say(scene, "realm-alt-no-party")] if scene.camp is None else _camp(scene, scene.camp)
    return [_say(scene, "realm-alt-no-battle"), *camp, *bags]


def _fight(scene: Scene, fight: Fight) -> list[str]:
    weary = fight.round != fight.counts or fight.counts > 5
    return [
        _say(scene, "realm-alt-round", mode=fight.mode, round=fight.round, weary=weary),
        _say(
            scene,
            "realm-alt-pool",
            points=fight.pool.points,
            why=pool_words(fight.pool, scene.locale),
            left=fight.left,
        ),
    ]


def _camp(scene: Scene, camp: Camp) -> list[str]:
    party = camp.party
    levels = ", ".join(map(str, camp.buys))
    return [
        _say(scene, "realm-alt-party", adventurers=party.adventurers, xp=party.xp),
        _say(
            scene,
            "realm-alt-where",
            province=camp.province or _say(scene, "realm-no-province"),
            session=party.session,
            difficulty=_say(scene, f"realm-{party.difficulty}"),
        ),
        _say(scene, "realm-alt-buys", points=camp.pool.points, levels=levels, count=len(camp.buys), left=camp.unspent),
        _say(scene, "realm-final", points=camp.final) + ".",
    ]


def _stack(scene: Scene) -> list[str]:
    if not scene.stack:
        return []
    top = _called(scene, scene.stack[0])
    return [_say(scene, "realm-alt-stack", count=len(scene.stack), top=top)]


def _called(scene: Scene, chip: Chip) -> str:
    """A chip's name, level and type, as far as they are known."""
    name = chip.name or _say(scene, "realm-alt-unnamed")
    what = "realm-alt-quest" if not chip.level else "realm-alt-what"
    return _say(scene, what, name=name, level=chip.level, kind=chip.kind or "unknown")


def _units(scene: Scene) -> list[str]:
    """Who is on the map, those on the newest tile of a delve first."""
    if scene.fight is None:
        return []
    if not scene.units:
        return [_say(scene, "realm-alt-nobody")]
    newest = sorted(scene.units, key=lambda each: -each.tile)
    return [_unit(scene, each) for each in newest]


def _unit(scene: Scene, each: Stood) -> str:
    chip = each.chip
    if not each.hex:
        where = "apart"
    elif each.tile:
        where = "tile"
    else:
        where = "beside" if each.beside else "same" if each.hex == chip.handle else "hex"
    return _say(
        scene,
        "realm-alt-unit",
        where=where,
        handle=chip.handle,
        hex=each.hex,
        tile=each.tile,
        called=_called(scene, chip),
        health=-1 if chip.health is None else chip.health,
        rests=chip.rests,
    )


def _hexes(scene: Scene) -> list[str]:
    """The free and the blocked hexes of the map, or of the last tile."""
    if not scene.floors:
        return []
    last = scene.floors[-1]
    taken = {each.hex for each in scene.units if each.tile == last.tile}
    free = tuple(hex_ for hex_ in last.hexes if hex_ not in taken and hex_ not in last.blocked)
    said = [_say(scene, "realm-alt-free", hexes=", ".join(free), tile=last.tile)] if free else []
    return [*said, _say(scene, "realm-alt-blocked", hexes=", ".join(last.blocked))] if last.blocked else said


def _friends(scene: Scene) -> list[str]:
    return [
        _say(scene, "realm-alt-companion", handle=chip.handle, called=_called(scene, chip)) for chip in scene.companions
    ]


def _moves(scene: Scene) -> list[str]:
    new = [each.chip.handle for each in scene.units if each.chip.new]
    news = [_say(scene, "realm-alt-new", handles=", ".join(new))] if new else []
    trips = [
        _say(
            scene,
            "realm-alt-trip",
            handle=trip.handle,
            whence=trip.from_.where,
            spot=trip.from_.key,
            where=trip.to.where,
            bag=trip.to.key,
        )
        for trip in scene.changes.trips
    ]
    return [*news, *trips]
