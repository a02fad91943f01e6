"""All switches of a table: the house rules, and whose cards and dice are used."""

from __future__ import annotations

from rules.contract import MEANS, Switch
from rules.everrain import house

SWITCHES: tuple[Switch, ...] = (*MEANS, *house.SWITCHES)
"""Whose cards and dice first, then the house rules."""
