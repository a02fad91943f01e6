"""What may be typed into each option, best first."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping

from rules import names
from rules.contract import Offer
from rules.everrain import hexes, order, sight
from rules.everrain.called import vessel_name
from rules.everrain.pack import KINDS, Hex, Pack
from rules.everrain.read import RESULTS, SIDES
from rules.everrain.state import ACTS, FACINGS, Voyage
from rules.everrain.switches import SWITCHES
from rules.switches import spoken

Given = Mapping[str, str]


def offers(pack: Pack, state: Voyage, slot: str, given: Given) -> Iterable[Offer]:
    """The values that an option (`verb.option`) takes now; none for an option that takes free text."""
    verb, _, option = slot.partition(".")
    if option == "enemy":
        return tuple(_enemies(state, verb))
    if option == "enemyship":
        return tuple(Offer(each.key, vessel_name(each)) for each in state.vessels if not each.elder)
    of = _WORDS.get(slot) or _WORDS.get(option)
    return () if of is None else tuple(Offer(each, each) for each in of(pack, state, given))


# ------------------------------------------------------------------------------------------------ who is in play


def _enemies(state: Voyage, verb: str) -> Iterator[Offer]:
    """The enemies that a verb is about: to activate, those whose turn it is first, with the decks of the ships."""
    everybody = {each.handle: f"{each.handle}: {each.name}" if each.name else each.handle for each in state.enemies}
    everybody.update((each.key, vessel_name(each)) for each in state.vessels)
    first = order.ready(state) if verb == "activate" else ()
    decks = dict.fromkeys(enemy.seat for handle in first if (enemy := state.foe(handle)) is not None)
    yield from (Offer(ship.letter, ship.letter) for ship in state.ships if ship.seat in decks)
    for handle in dict.fromkeys((*first, *everybody)):
        yield Offer(handle, everybody[handle])


def _letters(_pack: Pack, state: Voyage, _given: Given) -> Iterable[str]:
    return (ship.letter for ship in state.ships)


# ------------------------------------------------------------------------------------------------ cards


def _cards(pack: Pack, state: Voyage, given: Given) -> Iterator[str]:
    """A list of cards with its last item completed, by name; the acts alone come last."""
    *before, _ = given.get("cards", "").replace(";", ",").split(",")
    begun = "".join(f"{item.strip()}; " for item in before)
    acts = ACTS[: min(state.act, len(ACTS) - 1)]
    titles = () if _own(pack, state) else sorted(card.name for card in pack.enemies if card.act in acts)
    yield from (f"{begun}{each}"[:100] for each in (*titles, *map(str, acts)))


def _own(pack: Pack, state: Voyage) -> bool:
    """Whether the pack's cards are invented, and the table plays with its own."""
    return state.cards == "ours" and pack.sample


def _ship_cards(pack: Pack, state: Voyage, _given: Given) -> Iterable[str]:
    used = {each.card for each in state.vessels}
    return () if _own(pack, state) else (card.name for card in pack.ships if card.key not in used)


def _elders(pack: Pack, state: Voyage, _given: Given) -> Iterable[str]:
    return () if _own(pack, state) else (card.name for card in pack.elders)


def _names(pack: Pack, state: Voyage, given: Given) -> Iterable[str]:
    """What somebody in play may be called: as another of its kind."""
    if _own(pack, state):
        return ()
    vessel = state.vessel(given.get("enemy", ""))
    if vessel is None:
        return sorted(card.name for card in pack.enemies if card.act <= state.act)
    return (card.name for card in (pack.elders if vessel.elder else pack.ships))


# ------------------------------------------------------------------------------------------------ the chart


def _revealable(_pack: Pack, state: Voyage, _given: Given) -> Iterable[str]:
    """The hexes around those that are known; the middle of the board while none is."""
    known = {spot.hex for spot in state.chart}
    around = dict.fromkeys(each for spot in state.chart for each in hexes.neighbours(spot.hex))
    return (hexes.text(each) for each in (around or {(0, 0): None}) if each not in known and hexes.inside(each))


def _closable(_pack: Pack, state: Voyage, _given: Given) -> Iterable[str]:
    return (hexes.text(spot.hex) for spot in state.chart if spot.kind in {"altar", "port"})


def _spawns(_pack: Pack, state: Voyage, _given: Given) -> Iterable[str]:
    """Free hexes, the Enemy Ship Spawns among them first."""
    spots = sorted(state.chart, key=lambda spot: spot.kind != "spawn")
    return (hexes.text(spot.hex) for spot in spots if sight.who_in(state, spot.hex) is None)


def _near_ship(_pack: Pack, state: Voyage, given: Given) -> Iterable[str]:
    """Free hexes that are known, those nearest to the ship first."""
    named = given.get("ship", "")
    at: Hex = next((ship.hex for ship in state.ships if named in {ship.letter, ship.seat} and ship.hex), (0, 0))
    spots = sorted(state.chart, key=lambda spot: hexes.distance(spot.hex, at))
    return (hexes.text(spot.hex) for spot in spots if sight.who_in(state, spot.hex) is None)


def _known_hexes(_pack: Pack, state: Voyage, _given: Given) -> Iterable[str]:
    return (hexes.text(spot.hex) for spot in state.chart)


# ------------------------------------------------------------------------------------------------ numbers and words


def _points(_pack: Pack, state: Voyage, _given: Given) -> Iterable[str]:
    return (str(act) for act in sorted(ACTS, key=lambda act: (act > state.act, -act if act <= state.act else act)))


def _storm_numbers(_pack: Pack, state: Voyage, _given: Given) -> Iterable[str]:
    return (str(storm.number) for storm in state.storms)


def _sizes(pack: Pack, _state: Voyage, _given: Given) -> Iterable[str]:
    return map(str, pack.storms)


def _values(_pack: Pack, _state: Voyage, given: Given) -> Iterable[str]:
    key = names.match(given.get("switch", ""), spoken(SWITCHES))
    return next((each.values for each in SWITCHES if each.key == key), ())


def _plain(*words: str) -> Callable[[Pack, Voyage, Given], Iterable[str]]:
    return lambda _pack, _state, _given: words


_WORDS: dict[str, Callable[[Pack, Voyage, Given], Iterable[str]]] = {
    "ship": _letters,
    "first": _letters,
    "points": _points,
    "cards": _cards,
    "enemyship.card": _ship_cards,
    "elder.card": _elders,
    "name.name": _names,
    "reveal.hex": _revealable,
    "close.hex": _closable,
    "enemyship.hex": _spawns,
    "elder.hex": _spawns,
    "ship.hex": _spawns,
    "hex": _near_ship,
    "beside": _known_hexes,
    "kind": _plain(*KINDS),
    "correct.kind": _plain(*KINDS, "unknown"),
    "kinds": _plain(*KINDS),
    "destination": _plain(*KINDS),
    "facing": _plain(*FACINGS),
    "move": _plain(*FACINGS),
    "tile.side": _plain(*FACINGS),
    "discovery.side": _plain(*SIDES),
    "result": _plain(*RESULTS),
    "storm": _storm_numbers,
    "size": _sizes,
    "switch": _plain(*(switch.key for switch in SWITCHES)),
    "value": _values,
}
