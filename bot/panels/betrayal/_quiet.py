"""What is told to whoever asks, and changes nothing: the pool and what it would buy, the bags."""

from __future__ import annotations

from bot.panels.betrayal._names import pack_of, realm_of, voice
from bot.ui.message import Message
from bot.view import View
from rules.betrayal import bags as of_bags
from rules.betrayal.pool import pool_of


def pool(view: View, *, final: bool = False) -> Message:
    """The pool now, its arithmetic and what it would buy; RuleError when there is no party yet."""
    found = pool_of(pack_of(view), realm_of(view), final=final)
    return Message(voice(view)("betrayal-pool", points=found.pool.points))


def bags(view: View) -> Message:
    """What is in each bag, on the map, on the stack, set aside and kept."""
    return Message(voice(view)("betrayal-bags", count=len(tuple(of_bags.everybody(realm_of(view))))))
