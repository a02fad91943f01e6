"""Dice and cards can be checked: the seed's fingerprint is posted before it is used, the seed itself when it is used no more."""

from __future__ import annotations

from hashlib import sha256

import pytest

from tests.journeys.table import Evening


def fingerprint(seed: str) -> str:
    """What is posted of a seed before it is used."""
    return sha256(bytes.fromhex(seed)).hexdigest()


async def test_the_seed_that_is_shown_has_the_fingerprint_that_was_posted(
    night: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    seeds = iter((b"first" * 6 + b"..", b"other" * 6 + b".."))
    monkeypatch.setattr("bot.tables.tables._new_seed", lambda: next(seeds))
    ben = night.player("Ben")
    opened = (await ben("table start", game="marauders")).footer
    ended = await ben("table end")
    seed = ended.footer.split()[-1]
    assert opened.endswith(fingerprint(seed))
    again = (await ben.press(ended, "Open it again")).footer
    later = (await ben("table end")).footer.split()[-1]
    assert later != seed
    assert again.endswith(fingerprint(later))
