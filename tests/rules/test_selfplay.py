"""Seeded evenings of Merchants & Marauders: whatever is typed, the table stays sound and never gets stuck."""

from __future__ import annotations

import os
from collections import Counter
from random import Random

import pytest

from rules.marauders import Marauders
from rules.marauders.battle.questions import BattleQuestion
from rules.marauders.events import MaraudersEvent
from tests.rules.marauders_evenings import NONSENSE, Refused, evening, stepped
from tests.rules.marauders_tables import shipped_pack, tag

EVENINGS = int(os.environ.get("SELFPLAY_EVENINGS", "50"))
STEPS = 120
GAME = Marauders(shipped_pack())
BLOCKS = 10


@pytest.mark.parametrize("block", range(BLOCKS))
def test_evenings(block: int) -> None:
    for seed in range(block, EVENINGS, BLOCKS):
        for number, step in enumerate(evening(GAME, seed, STEPS)):
            where = f"evening {seed}, step {number}: {step.action}"
            assert GAME.faults(step.after) == (), where
            assert next(iter(GAME.moves(step.after, None)), None) is not None, f"a dead end: {where}"


def test_every_refusal_has_cures_that_are_played() -> None:
    for seed in range(20):
        for step in evening(GAME, seed, STEPS):
            for cure in step.refusal.cures if isinstance(step, Refused) else ():
                action = GAME.read(step.after, cure)
                again = stepped(GAME, step.after, action, b"%d" % seed, Random(seed))
                assert not isinstance(again, Refused), f"{step} offers {cure}"


def test_what_is_offered_never_fails() -> None:
    verbs = (
        "sail.zone",
        "captain.zone",
        "captain.nation",
        "place.ship",
        "place.zone",
        "event.card",
        "enter.ship",
        "enter.zone",
    )
    slots = (
        *verbs,
        "icons.moves",
        "rule.switch",
        "rule.value",
        "remove.ship",
        "defeat.ship",
        "correct.zone",
        "bounty.nation",
        "captain.class",
        "ship.class",
        "lost.class",
        "lost.zone",
        "attack.ship",
    )
    for seed in range(5):
        dice = Random(seed)
        for step in evening(GAME, seed, 30):
            slot = dice.choice(slots)
            given = {slot.partition(".")[2]: str(dice.choice(NONSENSE)), "switch": dice.choice(("S3", "nonsense"))}
            seat = dice.choice((None, *step.after.seats))
            offers = list(GAME.offers(step.after, slot, given, seat))
            assert all(offer.key and offer.name for offer in offers)


def test_the_evenings_see_everything() -> None:
    """Otherwise the evenings prove less than they seem to."""
    happened: Counter[str] = Counter()
    refusals: Counter[str] = Counter()
    questions: Counter[str] = Counter()
    for seed in range(100):
        for step in evening(GAME, seed, STEPS):
            if isinstance(step, Refused):
                refusals[step.refusal.code] += 1
                continue
            happened.update(tag(event) for event in step.events)
            questions.update(type(question).__name__ for question in step.asked)
    kinds = {str(kind.__struct_config__.tag).removeprefix("marauders-") for kind in MaraudersEvent.__args__}
    assert kinds - set(happened) == {"opened", "cancelled", "annotated", "amended", "held-up"}
    asked = {"WhoHasMost", "AnotherWar", "Roll", "Pick", *(kind.__name__ for kind in BattleQuestion.__args__)}
    assert set(questions) == asked
    assert len(refusals) > 20


def test_an_evening_is_the_same_whenever_it_is_played() -> None:
    assert list(map(repr, evening(GAME, 7, STEPS))) == list(map(repr, evening(GAME, 7, STEPS)))
