"""What is remembered is bounded, and the longest unused goes first."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from bot.recent import Recent

KEYS = st.integers(0, 6)
STEPS = st.lists(st.tuples(st.sampled_from(["put", "get", "forget", "has"]), KEYS))


@given(STEPS, st.integers(1, 4))
def test_the_last_used_are_remembered(steps: list[tuple[str, int]], most: int) -> None:
    """As a plain list of them has it."""
    recent: Recent[int, int] = Recent(most)
    used: list[int] = []
    values: dict[int, int] = {}
    for time, (what, key) in enumerate(steps):
        if what == "has":
            assert (key in recent) == (key in used)
            continue
        known = key in used
        if what == "get":
            assert recent.get(key) == (values[key] if known else None)
        if known:
            used.remove(key)
        if what == "put":
            recent[key] = values[key] = time
        if what == "forget":
            recent.forget(key)
        if what == "put" or (what == "get" and known):
            used = [*used, key][-most:]
        assert len(recent) == len(used)
