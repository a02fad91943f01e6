"""What is told to whoever asks, and changes nothing: the exact chances of what a spawn would bring."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from bot.panels.everrain import _words as words
from bot.panels.everrain._names import pack_of, voice, voyage_of
from bot.panels.table import TITLE, Voice, fitted
from bot.text import cut
from bot.text.names import Said
from bot.ui.message import Message
from bot.view import View
from rules.contract import Request
from rules.everrain import called
from rules.everrain.changes import aboard
from rules.everrain.odds import Chances, Sum, Type, chances

_TYPES = 12
"""So many types are told one by one, the likeliest first."""


def odds(view: View, ship: str, points: int) -> Message:
    """What a spawn of so many points on a ship (its seat, letter or name) would bring, from the deck as it is.

    RuleErrors everrain-unknown-ship, everrain-no-ship, everrain-points; everrain-odds-unknown where the cards are the table's own.
    """
    say, pack, voyage = voice(view), pack_of(view), voyage_of(view)
    seat = ship if ship in voyage.seats else called.seat(voyage, Request("odds", None, (("ship", ship),)))
    aboard(voyage, seat)
    found = chances(pack, voyage, points)
    title = cut(say.plain("everrain-odds-title", ship=words.ship(say.plain, seat), points=points), TITLE)
    return Message(title, fitted(_lines(say, found), why=False, locale=say.locale))


def _lines(say: Voice, found: Chances) -> Iterator[str]:
    """The ways to make up the points, then the types, and how likely the deck runs out."""
    yield from (_sum(say, each) for each in found.sums)
    shown, more = found.types[:_TYPES], len(found.types) - _TYPES
    types = [_type(say, each) for each in shown]
    if types:
        yield say("everrain-odds-types", list=words.commas(say, types), more=max(more, 0))
    yield say(
        "everrain-odds-deck", deck=found.deck, discard=found.discard, out=_percent(found.out) if found.out else None
    )


def _sum(say: Voice, each: Sum) -> str:
    """Cards by their acts, what is left unspent, and the chance: `2 + 1: 45 % (9/20)`."""
    acts = Said(" + ".join(map(str, each.acts))) if each.acts else None
    return say("everrain-odds-sum", acts=acts, left=each.left, **_chance(each.chance))


def _type(say: Voice, each: Type) -> str:
    return say(
        "everrain-odds-type", name=say.names.typed(each.name), miniatures=each.miniatures, percent=_percent(each.chance)
    )


def _chance(of: Fraction) -> dict[str, object]:
    """A chance in percent, and as a fraction."""
    return {"percent": _percent(of), "fraction": f"{of.numerator}/{of.denominator}"}


def _percent(of: Fraction) -> int:
    """A chance in percent, rounded, but never to certainty or to nothing where it is neither.

    >>> _percent(Fraction(1)), _percent(Fraction(999, 1000)), _percent(Fraction(1, 1000))
    (100, 99, 1)
    """
    return int(of * 100) if of in {0, 1} else min(max(round(of * 100), 1), 99)
