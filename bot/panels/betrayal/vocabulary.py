"""What the facts of Betrayal of the Second Era are said as: their words are made by the panel, so they are as they are."""

from __future__ import annotations

from bot.text.vocabulary import Vocabulary

BETRAYAL = Vocabulary({}, game="betrayal")
