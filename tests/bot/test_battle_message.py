"""The message of an open battle: with what is known of it and what is not, its buttons and its dice are those of the rules."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.panels import marauders as panel
from bot.ui.message import Menu, Press
from rules.marauders.actions import Declare
from rules.marauders.battle.state import Battle, Tracks
from rules.marauders.keys import SIDES
from rules.marauders.state import Captain, CaptainCard, Sea
from tests.bot.tables import GAME, captain, sea, ship, view

TROMP = CaptainCard(key="t", ship="dutch", zone="havana", name="Tromp", scouting=3, seamanship=2, leadership=1)
BEN = captain("s1", at="sea", ship_class="frigate", seamanship=3, leadership=1)
BATTLE = Battle(seat="s1", zone="havana", ship="dutch", aggressor="npc", helm="s2", round=2, npc=None, captain=None)


def fought(who: Captain, **battle: object) -> Sea:
    return sea(who, captain("s2"), ships=(ship("dutch", "havana", TROMP),), battle=replace(BATTLE, **battle))


def lines(state: Sea) -> str:
    return "\n".join(panel.state(view(state), None).lines)


def declares(state: Sea) -> dict[str, bool]:
    """The buttons of declarations, by what they say, and whether they can be pressed."""
    rows = panel.state(view(state), None).rows
    shown: list[Press] = [press for row in rows if not isinstance(row, Menu) for press in row]
    return {
        press.label: not press.disabled for press in shown if press.label.split(": ")[-1] in ("Shoot", "Board", "Flee")
    }


@pytest.mark.parametrize("known", [True, False])
@pytest.mark.parametrize("side", SIDES)
def test_what_can_be_pressed_is_what_the_rules_let_a_side_declare(side: str, known: bool) -> None:
    """Of a ship whose class nobody told only that it shoots."""
    state = fought(BEN if known else replace(BEN, ship_class=""), aggressor=side)
    lawful = {move.deed.capitalize() for move in GAME.moves(state, "s1") if isinstance(move, Declare)}
    live = {label.split(": ")[-1] for label, is_live in declares(state).items() if is_live}
    assert live == lawful
    assert (lawful == {"Shoot"}) == (not known)


def test_dice_that_hang_on_a_repair_in_port_are_not_shown_before_that_is_told() -> None:
    """Without Masts a ship has one die, and with them all; any other damage leaves the dice as they are."""
    first = {"round": 1, "npc": "shoot", "captain": "shoot"}
    doubtful = replace(BEN, berthed=True, hits=Tracks(masts=3))
    assert "Ben not told yet (whether it was repaired in port)" in lines(fought(doubtful, **first))
    assert "Ben 1 (no Masts)" in lines(fought(replace(doubtful, berthed=False), **first))
    assert "Ben 3 (Seamanship 3)" in lines(fought(replace(doubtful, hits=Tracks(masts=2)), **first))
