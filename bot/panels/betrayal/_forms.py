"""All forms of Betrayal, by name: how each is made, and what it asks for once it was filled in."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.panels.panel import Filled, Filling
from bot.ui.message import Form
from bot.view import View

FORMS: Mapping[str, Callable[[View, str], Form]] = {}

FILLED: Mapping[str, Callable[[View, str, Filled], Filling]] = {}
