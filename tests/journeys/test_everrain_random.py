"""Evenings of The Everrain of whatever comes to mind: every command, button, menu and form, with nonsense among them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.journeys.table import Evening
from tests.journeys.test_random import Whim

HEXES = ("0,0", "1,0", "2,-1", "0,3", "-2,2", "4,0", "5,-3", "3,3", "40,-40", "99,0", "x", "1;2")
KINDS = ("sea", "rough", "shipwreck", "spawn", "altar", "island", "port")
FACINGS = ("E", "SE", "SW", "W", "NW", "NE")
SHIPS = ("A", "B", "C", "s1", "Petrel", "Gannet", "D")
ENEMIES = (
    "A1",
    "A2",
    "B1",
    "C1",
    "C2",
    "The Maw",
    "The Salt Widow",
    "The Rain Below",
    "Ship 1",
    "Hull Crawler",
    "A",
    "B",
)
CARDS = ("1", "2,1", "Hull Crawler", "Reef Ghoul, 1", "Cave Crab/h3/d2", "The Maw", "The Tallow King", "/h4/d3/r3/port")
DICE = ("M,D,O", "m m", "MDDO", "D", "X", "omen omen move")
SHOWS = ("A fire; B 2; C out; to 4", "A out; B out; C out", "A1 0; A2 nobody", "A1 2; A2 1; B1 0", "to 3", "A near")


class Fancy(Whim):
    """The same at a table of The Everrain."""

    def _command(self) -> tuple[str, dict[str, Any]]:
        commands = {**self._of_decks(), **self._of_the_sea(), **self._of_the_table()}
        often = ("everrain spawn", "everrain phase", "everrain phase", "everrain activate", "everrain activate")
        command = self._one((*commands, *often, "everrain sail", "everrain reveal", "everrain enemyship"))
        return command, commands[command]

    def _of_decks(self) -> dict[str, dict[str, Any]]:
        ship, enemy = {"ship": self._ship()}, {"enemy": self._enemy()}
        return {
            "everrain ship": {"name": self._word(), **self._some(hex=self._hex(), facing=self._one(FACINGS))},
            "everrain spawn": {
                **ship,
                "points": self.dice.choice((1, 1, 2, 3, 4, 9)),
                **self._some(cards=self._card()),
            },
            "everrain crew": {
                **ship,
                "zones": self._one(("3", "0,6,6", "none", "11", "bow")),
                **self._some(broken="4"),
            },
            "everrain activate": {**enemy, **self._some(dice=self._one(DICE), shows=self._one(SHOWS), fray=True)},
            "everrain damage": {**enemy, "amount": self._number()},
            "everrain banish": {**enemy, **self._some(health=self._number())},
            "everrain destroy": enemy,
            "everrain visitport": ship,
            "everrain sink": ship,
            "everrain board": {**ship, "enemyship": self._enemy(), **self._some(result=self._one(("lost", "fight")))},
            "everrain odds": {**ship, "points": self._number()},
            "everrain name": {**enemy, **self._some(name=self._word(), act=self._number(), health=self._number())},
        }

    def _of_the_sea(self) -> dict[str, dict[str, Any]]:
        at, facing = {"hex": self._hex()}, {"facing": self._one(FACINGS)}
        kinds = ", ".join(self._one((*KINDS, self._word())) if each else "sea" for each in range(6))
        return {
            "everrain enemyship": self._some(**at, **facing, card=self._card()),
            "everrain reveal": {**at, "kind": self._one(KINDS)},
            "everrain tile": {"kinds": kinds, "beside": self._hex(), "side": self._one(FACINGS)},
            "everrain close": at,
            "everrain sail": {"ship": self._ship(), **at, **self._some(**facing)},
            "everrain storm": self._some(
                storm=self._number(), hexes=f"{self._hex()}; {self._hex()}", move=self._one(FACINGS), gone=True
            ),
            "everrain elder": self._some(card=self._one(("The Rain Below", self._word())), **at, **facing),
        }

    def _of_the_table(self) -> dict[str, dict[str, Any]]:
        tracks = {"agenda": self._number(), "foes": self.dice.randrange(9), "act": self._number()}
        place = {"enemy": self._enemy(), "ship": self._ship(), "zone": self._number(), "wounds": self._number()}
        return {
            "everrain phase": {},
            "everrain agenda": {"steps": self._number()},
            "everrain discovery": {"side": self._one(("players", "enemy")), "steps": self.dice.choice((1, 2, -1, 99))},
            "everrain act": {},
            "everrain turn": {},
            "everrain correct": self._some(**tracks, **place, hex=self._hex(), first=self._ship()),
            "table show": {},
            "table answer": {"answer": self._one(("1", "0", "out", "E", "no", "nobody", "M D O", self._word()))},
            "table undo": {},
            "table redo": {},
            "table why": self._some(entry=self._number()),
            "table log": {},
            "table rules": self._some(
                switch=self._one(("E8", "E9", "E13", "cards", "dice", "rolling", "ties", self._word())),
                value=self._one(("players", "fate-die", "ours", "bot", "act", "free", "on-tap")),
            ),
            "table seat": {"name": self._word(), **self._some(after=self._seat(), seat=self._seat())},
            "table help": {},
        }

    def _ship(self) -> str:
        return self._word() if self.dice.random() < 0.1 else self._one(SHIPS)

    def _enemy(self) -> str:
        handles = [each["handle"] for each in self._state().get("enemies", ())]
        keys = [each["key"] for each in self._state().get("vessels", ())]
        there = (*handles, *keys)
        return self._one(there) if there and self.dice.random() < 0.7 else self._one((*ENEMIES, self._word()))

    def _state(self) -> dict[str, Any]:
        return {} if self.night.revision() is None else self.night.state()

    def _hex(self) -> str:
        return self._one(HEXES)

    def _card(self) -> str:
        return self._one((*CARDS, self._word()))


@pytest.mark.parametrize("seed", range(2))
async def test_whatever_comes_to_mind(night: Evening, seed: int) -> None:
    """A hundred and fifty steps, with a restart among them."""
    whim = Fancy(night, seed)
    ben = whim.players[0]
    for step in range(150):
        if night.revision() is None:
            await ben("table start", game="everrain")
            await ben("everrain ship", name="Petrel")
            await whim.players[1]("everrain ship", name="Gannet", hex="0,0")
        await whim.act()
        if step == 75:
            await night.restart()
