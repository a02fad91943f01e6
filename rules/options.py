"""The options of a request, of any game: texts, numbers, choices and flags, as they were typed."""

from __future__ import annotations

from rules import names
from rules.contract import Request, RuleError

_YES, _NO = {"yes", "true", "1", "on"}, {"", "no", "false", "0", "off"}


def told(request: Request, option: str) -> str:
    """A text in one line, empty when it was not given."""
    given = request.get(option)
    return "" if given is None else names.tidy(str(given))


def text(request: Request, option: str) -> str:
    """A text; RuleError missing-option when it was not given."""
    given = told(request, option)
    if not given:
        raise RuleError("missing-option", option=option)
    return given


def number(request: Request, option: str) -> int | None:
    """A whole number, None when it was not given; RuleError malformed-number for what is none.

    >>> number(Request("agenda", None, (("steps", "+3"),)), "steps")
    3
    """
    given = request.get(option)
    if given is None or isinstance(given, int):
        return given
    digits = names.tidy(given).removeprefix("+").replace("\u2212", "-")
    if not digits:
        return None
    plain = digits.removeprefix("-")
    if not (plain.isascii() and plain.isdecimal()) or len(digits) > 9:
        raise RuleError("malformed-number", item=digits[: names.LONGEST])
    return int(digits)


def choice(request: Request, option: str, values: tuple[str, ...]) -> str | None:
    """One of the choices that a command offers, None when it was not given; RuleError unknown-choice with all of them."""
    given = told(request, option)
    if not given:
        return None
    meant = next((value for value in values if names.fold(value) == names.fold(given)), None)
    if meant is None:
        raise RuleError("unknown-choice", text=given[: names.LONGEST], choices=values)
    return meant


def flag(request: Request, option: str) -> bool:
    """Yes or no, no when it was not given; RuleError unknown-choice for anything else."""
    given = told(request, option).casefold()
    if given in _YES or given == option:
        return True
    if given in _NO:
        return False
    raise RuleError("unknown-choice", text=given[: names.LONGEST], choices=("yes", "no"))
