"""What the facts of Betrayal of the Second Era are said as: their words are made by the panel, but for provinces."""

from __future__ import annotations

from bot.text.vocabulary import Vocabulary

BETRAYAL = Vocabulary(
    {"province": "province", "provinces": "province-with-code"},
    game="betrayal",
    things=("chip",),
    unused=frozenset({"dice", "rolling"}),  # it rolls no dice
)
