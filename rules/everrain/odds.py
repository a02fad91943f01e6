"""The exact chances of what a spawn brings, from the deck as it is; changes nothing (R2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from math import comb, prod
from typing import NamedTuple

from rules.contract import RuleError
from rules.everrain.deck import Keys, miniatures, piles
from rules.everrain.pack import EnemyCard, Pack
from rules.everrain.state import ACTS, Enemy, Voyage

MOST_OUTCOMES = 200
"""More ways than that are not listed one by one."""

Acts = tuple[int, ...]
"""How many cards of Act I, II and III."""
Split = tuple[Acts, Acts]
"""How many cards of each act are taken from the deck, and how many from the reshuffled discard pile."""
Pile = tuple[Counter[str], Counter[str], Counter[str]]
"""The cards of a pile of Act I, II and III, counted by type."""


class Sum(NamedTuple):
    """The acts of the cards that are taken, the highest first, the points that are left over, and the chance of it."""

    acts: tuple[int, ...]
    left: int
    chance: Fraction


class Type(NamedTuple):
    """A type of enemy, the chance that at least one of it is taken, and how many miniatures of it are not in play."""

    key: str
    name: str
    act: int
    chance: Fraction
    miniatures: int


class Way(NamedTuple):
    """Which enemies are taken, by key, the highest act first, and the chance of exactly these."""

    keys: Keys
    chance: Fraction


class Chances(NamedTuple):
    """What a spawn would bring, the likeliest first: the sums, the types, and (when they are not too many) the exact ways.

    `deck` and `discard` are how many cards are there, `out` the chance that the deck runs out before the points are made.
    """

    points: int
    sums: tuple[Sum, ...]
    types: tuple[Type, ...]
    ways: tuple[Way, ...]
    out: Fraction
    deck: int
    discard: int


def chances(pack: Pack, state: Voyage, points: int) -> Chances:
    """The exact chances for so many points.

    The deck is in random order, so the next card taken is any of those in it whose act still fits, each equally likely, and
    when there is none, any of those on the discard pile; of the cards of one act each is as likely.
    RuleErrors everrain-points; everrain-odds-unknown at a table with its own cards, which nobody knows.
    """
    if points not in ACTS:
        raise RuleError("everrain-points", points=points, most=ACTS[-1], act=state.act)
    if state.cards == "ours":
        raise RuleError("everrain-odds-unknown")
    here = piles(pack, state)
    deck, discard = _by_act(pack, here.deck), _by_act(pack, here.discard)
    splits = _splits(_counts(deck), _counts(discard), points)
    return Chances(
        points,
        _sums(splits, points),
        _types(pack, state, splits, (deck, discard)),
        _ways(pack, splits, (deck, discard)),
        sum((chance for split, chance in splits.items() if any(split[1]) or _left(split, points)), Fraction(0)),
        len(here.deck),
        len(here.discard),
    )


def _by_act(pack: Pack, keys: Keys) -> Pile:
    """The cards of a pile, counted by type, for Acts I, II and III."""
    piles_: Pile = (Counter(), Counter(), Counter())
    for key in keys:
        piles_[pack.enemy(key).act - 1][key] += 1
    return piles_


def _counts(pile: Pile) -> Acts:
    return tuple(cards.total() for cards in pile)


def _splits(deck: Acts, discard: Acts, points: int) -> dict[Split, Fraction]:
    """The chance of each number of cards of each act, from the deck and from the discard pile."""
    going: dict[Split, Fraction] = {((0, 0, 0), (0, 0, 0)): Fraction(1)}
    ended: dict[Split, Fraction] = {}
    while going:
        after: dict[Split, Fraction] = {}
        for split, chance in going.items():
            steps = _next(deck, discard, split, _left(split, points))
            for then, share in steps:
                after[then] = after.get(then, Fraction(0)) + chance * share
            if not steps:
                ended[split] = ended.get(split, Fraction(0)) + chance
        going = after
    return ended


def _left(split: Split, points: int) -> int:
    """The points that these cards leave over."""
    return points - sum(act * (split[0][act - 1] + split[1][act - 1]) for act in (1, 2, 3))


def _next(deck: Acts, discard: Acts, split: Split, left: int) -> tuple[tuple[Split, Fraction], ...]:
    """The next card that is taken: of each act that still fits, from the deck, else from the discard pile; none: it ends."""
    for pile, (cards, taken) in enumerate(zip((deck, discard), split, strict=True)):
        fit = [cards[act] - taken[act] if act < left else 0 for act in range(3)]
        if sum(fit):
            return tuple((_and_one(split, pile, act), Fraction(fit[act], sum(fit))) for act in range(3) if fit[act])
    return ()


def _and_one(split: Split, pile: int, act: int) -> Split:
    more = tuple(count + (each == act) for each, count in enumerate(split[pile]))
    return (more, split[1]) if pile == 0 else (split[0], more)


def _sums(splits: dict[Split, Fraction], points: int) -> tuple[Sum, ...]:
    """The splits by the acts of what is taken, wherever it comes from."""
    found: dict[tuple[int, ...], Fraction] = {}
    for (deck, discard), chance in splits.items():
        acts = tuple(act for act in (3, 2, 1) for _ in range(deck[act - 1] + discard[act - 1]))
        found[acts] = found.get(acts, Fraction(0)) + chance
    ordered = sorted(found.items(), key=lambda each: (-each[1], [-act for act in each[0]]))
    return tuple(Sum(acts, points - sum(acts), chance) for acts, chance in ordered)


def _types(pack: Pack, state: Voyage, splits: dict[Split, Fraction], piles_: tuple[Pile, Pile]) -> tuple[Type, ...]:
    """Each type that can be taken, by how likely at least one of it is."""
    found: list[Type] = []
    for card in pack.enemies:
        missing = sum((chance * _without(card, split, piles_) for split, chance in splits.items()), Fraction(0))
        if missing < 1:
            like = Enemy(handle="", seat="", act=card.act, card=card.key)
            found.append(Type(card.key, card.name, card.act, 1 - missing, miniatures(pack, state, like) or 0))
    return tuple(sorted(found, key=lambda each: (-each.chance, each.act, each.name)))


def _without(card: EnemyCard, split: Split, piles_: tuple[Pile, Pile]) -> Fraction:
    """The chance that none of so many cards is of this type."""
    none = Fraction(1)
    for taken, pile in zip(split, piles_, strict=True):
        cards, number = pile[card.act - 1], taken[card.act - 1]
        none *= Fraction(comb(cards.total() - cards[card.key], number), comb(cards.total(), number))
    return none


def _ways(pack: Pack, splits: dict[Split, Fraction], piles_: tuple[Pile, Pile]) -> tuple[Way, ...]:
    """Each set of enemies that can be taken, with its chance; none at all when there are too many."""
    found: dict[Keys, Fraction] = {}
    for split, chance in splits.items():
        places = [
            (cards, number)
            for pile, taken in zip(piles_, split, strict=True)
            for cards, number in zip(pile, taken, strict=True)
        ]
        for keys, share in _sets(places):
            ordered = tuple(sorted(keys, key=lambda key: (-pack.enemy(key).act, key)))
            found[ordered] = found.get(ordered, Fraction(0)) + chance * share
            if len(found) > MOST_OUTCOMES:
                return ()
    return tuple(Way(keys, chance) for keys, chance in sorted(found.items(), key=lambda each: (-each[1], each[0])))


def _sets(places: list[tuple[Counter[str], int]]) -> Iterator[tuple[Keys, Fraction]]:
    """The ways to take so many cards of each place, each card of a place equally likely."""
    if not places:
        yield (), Fraction(1)
        return
    (cards, number), *rest = places
    for keys in _hands(sorted(cards.items()), number):
        ways = prod(comb(cards[key], count) for key, count in Counter(keys).items())
        share = Fraction(ways, comb(cards.total(), number))
        yield from (((*keys, *more), share * other) for more, other in _sets(rest))


def _hands(cards: list[tuple[str, int]], number: int) -> Iterator[Keys]:
    """The sets of so many cards of these types, of each at most as many as there are."""
    if number == 0:
        yield ()
    for place, (key, most) in enumerate(cards if number else ()):
        for count in range(1, min(most, number) + 1):
            yield from ((*(key,) * count, *more) for more in _hands(cards[place + 1 :], number - count))
