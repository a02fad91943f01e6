"""Chapter "Required types, named enemies" (P-9): whether a chip is what an encounter demands."""

from __future__ import annotations

from rules import names
from rules.betrayal.actions import Demand
from rules.betrayal.pack import Side


def fits(demand: Demand, side: Side) -> bool:
    """Whether the side that counts is what is demanded (P-9.1).

    >>> fits(Demand(kind="beast"), Side(level=5, kind="beast")), fits(Demand(name="Ghoul"), Side(level=5, name="Troll"))
    (True, False)
    """
    if demand.name:
        return names.fold(demand.name) == names.fold(side.name)
    return demand.kind in {"", side.kind}


def may_fit(demand: Demand, side: Side) -> bool:
    """The same of a chip of the table's own, which is not known in full: what is not known does fit.

    >>> may_fit(Demand(kind="beast"), Side(level=5, name="Ghoul"))
    True
    """
    if demand.name:
        return not side.name or fits(demand, side)
    return not side.kind or fits(demand, side)


def is_any(demand: Demand) -> bool:
    """Whether every chip of the level will do."""
    return not (demand.name or demand.kind or demand.quest)
