"""Every word that a player reads: the catalogues, and the one function that says a tagged value in words."""

from __future__ import annotations

from bot.text.catalogue import command_words
from bot.text.clean import NAME_LENGTH, clean_name, clean_text, cut, escape
from bot.text.names import Names
from bot.text.saying import say

__all__ = ["NAME_LENGTH", "Names", "clean_name", "clean_text", "command_words", "cut", "escape", "say"]
