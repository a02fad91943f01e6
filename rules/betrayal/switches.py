"""All switches of a table: the house rules, and whose cards and dice are used."""

from __future__ import annotations

from rules.betrayal import house
from rules.contract import MEANS, Switch

SWITCHES: tuple[Switch, ...] = (*MEANS, *house.SWITCHES)
"""Whose cards and dice first, then the house rules."""
