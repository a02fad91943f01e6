"""Every example in the rules' docstrings holds."""

from __future__ import annotations

import doctest
import importlib
import pkgutil

import pytest

import rules

MODULES = sorted(found.name for found in pkgutil.walk_packages(rules.__path__, "rules."))


@pytest.mark.parametrize("name", MODULES)
def test_examples_hold(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0


def test_there_are_examples() -> None:
    finder = doctest.DocTestFinder(exclude_empty=True)
    tests = [test for name in MODULES for test in finder.find(importlib.import_module(name)) if test.examples]
    assert len(tests) >= 15
