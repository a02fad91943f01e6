"""Text in quotes and in parentheses: what separates the parts of a line stands for itself inside them."""

from __future__ import annotations

import re

from rules.sheet.types import NONE, SAMPLE, UNKNOWN

_OPEN, _CLOSE = '"“”„', {'"': '"', "“": "”“", "”": "”", "„": "“”"}


def parts(text: str, separators: str) -> list[str]:
    """A text apart at separators that are neither in quotes nor in parentheses, each part without the blanks round it.

    >>> parts('name "a; b"; back (level 1; name Rat)', ";")
    ['name "a; b"', 'back (level 1; name Rat)']
    """
    found, start, depth, closing, skip = list[str](), 0, 0, "", False
    for place, sign in enumerate(text):
        if skip or (closing and sign == "\\"):
            skip = not skip
        elif closing:
            closing = "" if sign in closing else closing
        elif sign in _OPEN:
            closing = _CLOSE[sign]
        elif sign in "()":
            depth = max(depth + (1 if sign == "(" else -1), 0)
        elif sign in separators and not depth:
            found.append(text[start:place].strip())
            start = place + 1
    return [*found, text[start:].strip()]


def unquoted(text: str) -> str:
    r"""A text without its quotes, where it is all in one pair of them.

    >>> unquoted('"a \\"b\\""'), unquoted('"a" or "b"'), unquoted("“Bess”")
    ('a "b"', '"a" or "b"', 'Bess')
    """
    closing = _CLOSE.get(text[:1], "")
    end = next((match.start() for match in re.finditer(r"\\.|.", text[1:]) if match[0] in closing), None)
    if not closing or end != len(text) - 2:
        return text
    return re.sub(r"\\(.)", lambda found: "\n" if found[1] == "n" else found[1], text[1:-1])


def quoted(text: str, odd: re.Pattern[str]) -> str:
    """A text, in quotes where it has a sign that would be `odd`, or would mean something else."""
    if text.casefold() in {"", NONE, UNKNOWN, SAMPLE} or odd.search(text) or text != " ".join(text.split()):
        return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'
    return text
