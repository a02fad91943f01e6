"""Seeded campaigns of Betrayal: whatever is typed, the table stays sound and never gets stuck."""

from __future__ import annotations

import os
from collections import Counter
from random import Random

import pytest
from msgspec.structs import replace

from rules.betrayal import Betrayal
from rules.betrayal.events import BetrayalEvent
from rules.betrayal.pack import ChipCard
from tests.rules.betrayal.cases import BOOK
from tests.rules.betrayal.evenings import NONSENSE, Refused, Step, campaign, typed_step
from tests.rules.betrayal.table import SHIPPED, box

CAMPAIGNS = int(os.environ.get("SELFPLAY_EVENINGS", "40"))
STEPS = 120
GAMES = (Betrayal(SHIPPED), Betrayal(replace(SHIPPED, sample=False)), Betrayal(box(BOOK.chips)))
"""The shipped pack, the same as if it were a group's own list, and a small box that runs empty."""
BLOCKS = 10


@pytest.mark.parametrize("block", range(BLOCKS))
def test_campaigns(block: int) -> None:
    for seed in range(block, CAMPAIGNS, BLOCKS):
        game = GAMES[seed % len(GAMES)]
        for number, step in enumerate(campaign(game, seed, STEPS)):
            where = f"campaign {seed}, step {number}: {step.action}"
            assert game.faults(step.after) == (), where
            assert next(iter(game.moves(step.after, None)), None) is not None, f"a dead end: {where}"


def test_every_refusal_has_cures_that_are_played() -> None:
    """The cure of a name that is nearly known names it so that it is not asked about again; what else is wrong stays wrong."""
    for seed in range(21):
        game = GAMES[seed % len(GAMES)]
        for step in campaign(game, seed, STEPS):
            for cure in step.refusal.cures if isinstance(step, Refused) else ():
                again = typed_step(game, step.after, cure, b"%d" % seed, Random(seed), book_of(step))
                if isinstance(step, Refused) and step.refusal.code == "nearly-known":
                    assert not (isinstance(again, Refused) and again.refusal.facts == step.refusal.facts), cure
                else:
                    assert not isinstance(again, Refused), f"{step} offers {cure}"


def book_of(step: Step | Refused) -> tuple[ChipCard, ...]:
    return step.book if isinstance(step, Refused) else ()


def test_what_is_offered_never_fails() -> None:
    options = (
        "enemy",
        "with",
        "target",
        "province",
        "require",
        "add",
        "chips",
        "skill",
        "type",
        "name",
        "hex",
        "switch",
        "value",
        "x",
    )
    verbs = ("clash", "defeat", "return", "companion", "skill", "draw", "name", "place", "swap", "party", "rule")
    for seed in range(6):
        dice = Random(seed)
        for step in campaign(GAMES[seed % len(GAMES)], seed, 40):
            option = dice.choice(options)
            given = {
                option: str(dice.choice(NONSENSE)),
                "switch": dice.choice(("U3", "nonsense")),
                "level": dice.choice(("", "5", "x")),
            }
            offers = list(GAMES[seed % len(GAMES)].offers(step.after, f"{dice.choice(verbs)}.{option}", given, None))
            assert all(offer.key and offer.name and len(offer.key) <= 100 for offer in offers)


def test_the_campaigns_see_everything() -> None:
    """Otherwise the campaigns prove less than they seem to."""
    happened: Counter[str] = Counter()
    refusals: Counter[str] = Counter()
    questions: Counter[str] = Counter()
    for seed in range(45):
        for step in campaign(GAMES[seed % len(GAMES)], seed, STEPS):
            if isinstance(step, Refused):
                refusals[step.refusal.code] += 1
                continue
            happened.update(str(event.__struct_config__.tag) for event in step.events)
            questions.update(type(question).__name__ for question in step.asked)
    kinds = {str(kind.__struct_config__.tag) for kind in BetrayalEvent.__args__}
    assert kinds - set(happened) == {"opened", "cancelled", "annotated", "amended"}
    assert set(questions) == {"Weakest"}
    assert len(refusals) > 35


def test_a_campaign_is_the_same_whenever_it_is_played() -> None:
    assert list(map(repr, campaign(GAMES[0], 7, STEPS))) == list(map(repr, campaign(GAMES[0], 7, STEPS)))
