"""Names that are all but those of a server's book, in any game: which they may be, and how that is asked and told."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rules import names
from rules.contract import Request, RuleError

NEW = "new"
"""The option that says that names which are nearly known ones are meant as they are: the name that was asked about."""

KNOWN = "known"
"""The option that says which known name was meant by one that is nearly it."""

LONGEST = 30
"""How long a name is at most that is compared with those that are nearly the same: one that a button has room for."""

_SHORTEST = 4


def nearly(name: str, known: Iterable[str], longest: int = LONGEST) -> tuple[str, ...]:
    """The known names that this one is but for a slip; none for a very short one, or one longer than that.

    >>> nearly("Gohul", ["Ghoul", "Ghost", ""])
    ('Ghoul',)
    """
    typed = names.fold(name)
    if len(typed) < _SHORTEST or len(name) > longest:
        return ()
    return tuple(dict.fromkeys(each for each in known if each and names.slip(names.fold(each), typed)))


def plain(request: Request) -> Request:
    """The request without what was answered about its names."""
    return Request(request.verb, request.seat, tuple(each for each in request.given if each[0] not in {NEW, KNOWN}))


def with_option(request: Request, option: str, value: str) -> Request:
    """The request with another value of an option that it has."""
    given = tuple((name, value if name == option else old) for name, old in request.given)
    return Request(request.verb, request.seat, given)


def nearly_known(request: Request, option: str, name: str, near: Sequence[tuple[str, str]]) -> RuleError:
    """The refusal of a name that is nearly known: it is new, or one of those, each with the option's value that names it."""
    given = plain(request).given
    new = Request(request.verb, request.seat, (*given, (NEW, name)))
    old = (with_option(Request(new.verb, new.seat, (*given, (KNOWN, each))), option, value) for each, value in near)
    return RuleError("nearly-known", cures=(new, *old), name=name, known=near[0][0])
