"""Replayable chance: a draw is HMAC-SHA256 of (stream, index) under the table's secret seed."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence

SEED_BYTES = 32
_SPAN = 1 << 64


def pick(seed: bytes, stream: str, index: int, possibilities: Sequence[str]) -> str:
    """One of the possibilities, each place equally likely (by rejection), in the order of their keys.

    >>> pick(b"seed", "hunt-tie", 0, ["s2", "s1"]) == pick(b"seed", "hunt-tie", 0, ["s1", "s2"])
    True
    """
    if not possibilities:
        raise ValueError("nothing to draw from")
    ordered = sorted(possibilities)
    limit = _SPAN - _SPAN % len(ordered)
    attempt = 0
    while True:
        message = f"{stream}\n{index}\n{attempt}".encode()
        number = int.from_bytes(hmac.digest(seed, message, "sha256")[:8], "big")
        if number < limit:
            return ordered[number % len(ordered)]
        attempt += 1


def commitment(seed: bytes) -> str:
    """The hash that is shown when a seed begins to be used, so that it can be checked when it is shown: SHA-256, in hex."""
    return hashlib.sha256(seed).hexdigest()
