"""What is made of a view is made once, and another view has its own."""

from __future__ import annotations

from dataclasses import replace

from bot.view import View, once_a_view
from tests.bot.tables import THREE, view


def test_what_was_made_of_a_view_is_made_once() -> None:
    made: list[View] = []

    @once_a_view
    def number(view: View) -> int:
        made.append(view)
        return view.number

    first = view(THREE)
    others = [replace(first, number=number) for number in (7, 8)]
    assert [number(each) for each in (first, first, *others, *others)] == [4, 4, 7, 8, 7, 8]
    assert len(made) == 3
