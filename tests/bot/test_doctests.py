"""Every example in the docstrings of the bot and the store holds."""

from __future__ import annotations

import doctest
import importlib
import pkgutil

import pytest

import bot
import storage

MODULES = sorted(
    found.name
    for package in (bot, storage)
    for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}.")
    if not found.name.endswith("__main__")
)


@pytest.mark.parametrize("name", MODULES)
def test_examples_hold(name: str) -> None:
    """A module that has none holds too."""
    assert doctest.testmod(importlib.import_module(name)).failed == 0
