"""What is known of gold and cargo aboard: figures told and still fresh, and what the table said when it was asked (R9.3)."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations, product

from msgspec.structs import replace

from rules.contract import Seat
from rules.marauders.keys import What
from rules.marauders.state import Captain, Compared, Figure, Sea

Captains = tuple[Captain, ...]

Leads = Mapping[tuple[Seat, Seat], int]
"""By how much one captain is surely ahead of another at least: 1 or more, he has more; 0, as much or more; below, not known."""

NOBODY = ""
"""Stands among the captains for a hold with nothing in it."""
_UNKNOWN = -(10**9)
_LISTED = 6


def told(figure: Figure | None) -> int | None:
    """A figure as far as it can be relied on: None when it was never told, or is out of date.

    >>> told(Figure(7)), told(Figure(7, fresh=False)), told(None)
    (7, None, None)
    """
    return figure.count if figure is not None and figure.fresh else None


def aboard(captain: Captain, what: What) -> int | None:
    """What a captain surely has aboard now."""
    return told(captain.gold if what == "gold" else captain.cargo)


def leads(state: Sea, what: What) -> Leads:
    """All that is known of who has more: from figures, from what was said, and by way of other captains."""
    everybody = (NOBODY, *(captain.seat for captain in state.captains))
    least = {(one, other): 0 if one == other else _UNKNOWN for one, other in product(everybody, everybody)}
    for one, other, lead in (*_figures(state, what), *_said(state, what)):
        least[one, other] = max(lead, least.get((one, other), _UNKNOWN))
    for via, one, other in product(everybody, everybody, everybody):
        least[one, other] = max(least[one, other], least[one, via] + least[via, other])
    return least


def contenders(state: Sea, captains: Captains, favoured: str | None = None) -> Captains:
    """Those who may be the richest of these: nobody surely has more gold, or no less gold and more cargo.

    With a `favoured` zone those in it win ties (S3): nobody elsewhere contends when one of them surely has no less of both.
    """
    gold, cargo = leads(state, "gold"), leads(state, "cargo")

    def beats(one: Captain, other: Captain) -> bool:
        pair = (one.seat, other.seat)
        wins_ties = one.zone == favoured != other.zone
        return gold[pair] >= 1 or (gold[pair] >= 0 and cargo[pair] >= (0 if wins_ties else 1))

    return tuple(each for each in captains if not any(beats(other, each) for other in captains))


def all_equal(state: Sea, what: What, captains: Captains) -> bool:
    """Whether all of them are known to have equally much."""
    known = leads(state, what)
    return all(known[one.seat, other.seat] >= 0 for one, other in product(captains, captains))


def surely_ahead(state: Sea, what: What, captain: Captain, others: Captains) -> bool:
    """Whether a captain is known to have more than all of the others."""
    known = leads(state, what)
    return all(known[captain.seat, other.seat] >= 1 for other in others)


def may_have_most(state: Sea, what: What, seats: tuple[Seat, ...]) -> tuple[tuple[Seat, ...], ...]:
    """Who (jointly) may have most of captains none of whom is surely behind another: the largest groups last.

    Whoever surely has no less than one of a group belongs to it; a group that is so contradicts nothing that is known. Of more
    captains than sail in any box only those are listed that begin with one, a pair or all: they would be too many.
    """
    known, many = leads(state, what), len(seats)
    richer = {seat: {other for other in seats if known[other, seat] >= 0} for seat in seats}
    sizes = range(1, many + 1) if many <= _LISTED else (1, 2, many)
    groups = {
        frozenset(seat for begun in some for seat in richer[begun]) for n in sizes for some in combinations(seats, n)
    }
    ordered = (tuple(seat for seat in seats if seat in group) for group in groups)
    return tuple(sorted(ordered, key=lambda group: (len(group), [seats.index(seat) for seat in group])))


def keep(state: Sea, record: Compared) -> Sea:
    """The state with what the table said, in place of an older word on the same captains."""
    others = (old for old in state.compared if (old.what, old.seats) != (record.what, record.seats))
    return replace(state, compared=tuple(sorted((*others, record), key=lambda each: (each.what, each.seats))))


def forget(state: Sea, seat: Seat, whats: tuple[What, ...] = ("gold", "cargo")) -> Sea:
    """The state in which comparisons no longer say anything of this captain; what they say of the others stays."""
    left = {_without(record, seat) if record.what in whats else record for record in state.compared}
    kept = (record for record in left if len(record.seats) > 1 and record.most)
    return replace(state, compared=tuple(sorted(kept, key=lambda each: (each.what, each.seats))))


def _without(record: Compared, seat: Seat) -> Compared:
    seats, most = (tuple(each for each in group if each != seat) for group in (record.seats, record.most))
    return Compared(record.what, seats, most)


def _figures(state: Sea, what: What) -> list[tuple[Seat, Seat, int]]:
    """Nobody has less than nothing, and whoever told a figure has just that much more."""
    known: list[tuple[Seat, Seat, int]] = []
    for captain in state.captains:
        count = aboard(captain, what)
        known.append((captain.seat, NOBODY, count or 0))
        if count is not None:
            known.append((NOBODY, captain.seat, -count))
    return known


def _said(state: Sea, what: What) -> list[tuple[Seat, Seat, int]]:
    """Those who have most have as much as each other, and more than the rest of those whom the table compared."""
    seats = {captain.seat for captain in state.captains}
    return [
        (one, other, 0 if other in record.most else 1)
        for record in state.compared
        for one, other in product(record.most, record.seats)
        if record.what == what and {one, other} <= seats
    ]
