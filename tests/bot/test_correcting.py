"""Whatever is at a table can be put right, and whatever a seat can do has its button: in every state of self-play of all games."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from bot.cogs._forms import COMMON
from bot.games import panel
from bot.panels import sheet as sheet_panel
from bot.panels.correcting import LINE, correcting
from bot.panels.presses import RIGHT
from bot.panels.seating import acting_for
from bot.seats import seats_of
from bot.ui.ids import button_id, option_value
from bot.ui.message import Form, Menu, Message, Press, presses_of
from bot.ui.stamps import stamped, stamped_form
from bot.view import View
from rules import sheet
from rules.betrayal import Betrayal
from rules.betrayal.state import Realm
from rules.contract import State
from rules.everrain import Everrain
from rules.everrain.state import Voyage
from rules.game import Game
from storage.store import Seat, Table
from tests.bot.tables import GAME as MARAUDERS
from tests.bot.tables import check
from tests.rules.betrayal import evenings as betrayal
from tests.rules.betrayal.table import SHIPPED
from tests.rules.everrain import evenings as everrain
from tests.rules.everrain.test_selfplay import GAMES as SEAS
from tests.rules.marauders_evenings import evening

REALM = Betrayal(SHIPPED)
STEPS = 60


def _sea(seed: int) -> Iterator[State]:
    return (step.after for step in evening(MARAUDERS, seed, STEPS))


def _realm(seed: int) -> Iterator[State]:
    for step in betrayal.campaign(REALM, seed, STEPS):
        assert isinstance(step.after, Realm)
        yield step.after


def _voyage(seed: int) -> Iterator[State]:
    for step in everrain.campaign(_of(seed), seed, STEPS):
        assert isinstance(step.after, Voyage)
        yield step.after


def _of(seed: int) -> Everrain:
    return SEAS[seed % len(SEAS)]


PLAYED: dict[str, tuple[Callable[[int], Game[Any, Any]], Callable[[int], Iterator[State]]]] = {
    "marauders": (lambda _: MARAUDERS, _sea),
    "betrayal": (lambda _: REALM, _realm),
    "everrain": (_of, _voyage),
}


def tables(key: str, seed: int) -> Iterator[View]:
    """Every fifth state of an evening, with a member on every other seat."""
    game, played = PLAYED[key][0](seed), PLAYED[key][1](seed)
    row = Table(7, 1, 2, key, "hash", "Friday", 11, "en", 4, b"seed", 0.0, None, lobby=False)
    for number, state in enumerate(played):
        if number % 5 == 0:
            seats = {each: Seat(each, f"Player {each[1:]}", int(each[1:]) % 2 or None) for each in state.seats}
            yield View(row, game, state, 4, seats)


def offered(view: View, message: Message) -> list[Press]:
    """All that a message offers, each a button or an option that Discord takes; nothing falls away as it is stamped."""
    made = stamped(message, view)
    check(made)
    pressed = [press for row in made.rows if not isinstance(row, Menu) for press in row]
    assert len({button_id(each) for each in pressed}) == len(pressed)
    for row in made.rows:
        if isinstance(row, Menu):
            assert len({option_value(each) for each in row.presses}) == len(row.presses)
    return [press for row in made.rows for press in presses_of(row)]


def crawled(view: View) -> list[Press]:
    """All forms to which one comes from the menu, whatever its kinds and pages."""
    ahead, seen, forms = [""], {""}, list[Press]()
    while ahead:
        for press in offered(view, correcting(view, panel(view), ahead.pop())):
            if press.verb == "correct" and press.arg not in seen:
                seen.add(press.arg)
                ahead.append(press.arg)
            if press.verb == "form":
                forms.append(press)
    return forms


def opened(view: View, press: Press) -> Form:
    """The form that a button opens."""
    name, _, about = press.arg.partition(";")
    bare = name.removeprefix(RIGHT)
    make = COMMON[bare].make if bare in COMMON else panel(view).FORMS[bare]
    form = stamped_form(make(view, about), view)
    assert 1 <= len(form.parts) <= 5
    assert 0 < len(form.title) <= 45
    return form


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("key", PLAYED)
def test_everything_at_the_table_has_a_form(key: str, seed: int) -> None:
    for view in tables(key, seed):
        forms = crawled(view)
        lines = {press.arg.partition(";")[2] for press in forms if press.arg.startswith(f"{LINE};")}
        long = {line.key for line in sheet.written(view.state) if len(line.key) > 70}
        assert lines | long >= {line.key for line in sheet.written(view.state)}
        for press in forms:
            opened(view, press)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("key", PLAYED)
def test_a_line_that_is_sent_as_it_opened_changes_nothing(key: str, seed: int) -> None:
    for view in tables(key, seed):
        for line in sheet.written(view.state):
            text, called = f"{line.key}: {line.value}", sheet_panel.called(view, panel(view).names(view))
            assert sheet.compared(view.state, text, (line.key,), called).changes == ()


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("key", PLAYED)
def test_each_seat_has_what_it_can_do(key: str, seed: int) -> None:
    for view in tables(key, seed):
        seats = seats_of(view)
        for seat in seats:
            held = [each for each in seats if each.member == seat.member]
            presses = offered(view, acting_for(view, panel(view), seat.member, held, seat))
            assert presses
            for press in presses:
                if press.verb == "form":
                    opened(view, press)
