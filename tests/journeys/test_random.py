"""Evenings of whatever comes to mind: every command, button and option at random, with nonsense among them.

Whatever is typed or pressed, an answer comes, in words, within Discord's limits; what is refused changes nothing, and all that
was played comes out the same when it is played again.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.journeys.heard import Heard, Said
from tests.journeys.opened import FormPart, Opened
from tests.journeys.table import Evening, Player

ZONES = (
    "nassau",
    "Havana",
    "tortuga",
    "Port Royal",
    "petit goave",
    "Curaçao",
    "caribbean sea",
    "basse-terre",
    "trinidad",
)
NONSENSE = (
    "",
    " ",
    "Atlantis",
    "@everyone",
    "**x**",
    "s99",
    "<@1>",
    "`\n`",
    "Ñandú " * 40,
    "none",
    "0",
    "-1",
    "🏴‍☠️",
    "{x}",
)
SHIPS = ("dutch", "english", "french", "spanish", "sloop", "frigate")
NATIONS = ("english", "french", "dutch", "spanish")
LETTERS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
WRONG = ("Something went wrong", "could not be told", "cannot be reached")


class Whim:
    """Somebody who does whatever comes to mind."""

    def __init__(self, night: Evening, seed: int) -> None:
        """The same seed has the same whims."""
        self.night = night
        self.dice = random.Random(seed)
        self.players = [night.player(name) for name in ("Ben", "Ada", "Cleo")]
        self.seen: list[tuple[Player, Said]] = []

    async def act(self) -> None:
        """One command, or one press of any button seen so far."""
        player = self.dice.choice(self.players)
        if self.seen and self.dice.random() < 0.35:
            owner, said = self.dice.choice(self.seen[-30:])
            await self._hear(player if not said.ephemeral else owner, said)
        else:
            command, options = self._command()
            self._check(player, await player(command, **options), command)

    async def _hear(self, player: Player, said: Said) -> None:
        """Any button or option of a message that can be told from the others; a form that it opens is filled in."""
        labels = [(label, "") for label in said.buttons if said.buttons.count(label) == 1]
        options = [(menu.placeholder, option) for menu in said.menus for option in menu.options]
        if not labels and not options:
            return
        label, option = self.dice.choice(labels if self.dice.random() < 0.6 and labels else [*labels, *options])
        heard = await (player.choose(said, label, option) if option else player.press(said, label))
        if heard.modal is not None:
            heard = await self._send(Opened(player, heard))
        self._check(player, heard, option or label)

    async def _send(self, form: Opened) -> Heard:
        """Sends a form with whatever comes to mind; Discord sends none in which something that must be told is empty."""
        parts = [part for part in form.parts if _must_be_told(part) or self.dice.random() < 0.6]
        return await form.send(**{part.key: self._filled(part) for part in parts})

    def _filled(self, part: FormPart) -> Any:
        """Something for a part of a form, which may be left as it is."""
        if part.is_text:
            text = self._one((self._word(), str(self._number()), "Anne Bonny", "3 2 2", "N, SE, W"))[
                : min(part.longest, 30)
            ]
            return text or "1" if part.required else text
        return self.dice.choice(part.options) if part.options else self.dice.choice(self.players)

    def _check(self, player: Player, heard: Heard, what: str) -> None:
        """A command has an answer; a press may only have changed the table message."""
        assert len(heard.messages) <= 2, what
        for said in heard.messages:
            assert not any(wrong in said.text for wrong in WRONG), (what, said.text)
            self.seen.append((player, said))

    def _command(self) -> tuple[str, dict[str, Any]]:
        commands = {
            "captain": {"nation": self._one(NATIONS), "zone": self._zone(), **self._some(name=self._word())},
            "sail": {"zone": self._zone(), **self._who()},
            "port": {"way": self._one(("enter", "leave")), **self._who()},
            "turn": self._who(),
            "look": self._who(),
            "hold": {**self._some(gold=self._number(), cargo=self._number()), **self._who()},
            "bounty": {"nation": self._one(NATIONS), "count": self._number(), **self._who()},
            "ship": {"class": self._one(("galleon", "Man-o-War", self._word())), **self._who()},
            "attack": {"ship": self._one(SHIPS), **self._who()},
            "lost": {"nation": self._one(NATIONS), "zone": self._zone(), **self._who()},
            "war": {"first": self._one(NATIONS), "second": self._one(NATIONS)},
            "peace": self._some(first=self._one(NATIONS), second=self._one(NATIONS)),
            "other": self._some(title=self._word()),
            "event": self._some(card=self._one(("whales", "carnival", "Joost Wijnkoper", self._word()))),
            "enter": {
                "ship": self._one(SHIPS),
                "zone": self._zone(),
                **self._some(name=self._word(), scouting=self._number(), leadership=self._number()),
            },
            "icons": {"moves": self._moves()},
            "round": {},
            "defeat": {"ship": self._one(SHIPS)},
            "place": {"ship": self._one(SHIPS), "zone": self._zone(), **self._some(scouting=self._number())},
            "remove": {"ship": self._one(SHIPS)},
            "correct": {"seat": self._seat(), "zone": self._zone(), "at": self._one(("sea", "port"))},
            "odds": {
                **self._who(),
                **self._some(zone=self._zone(), battle=self.dice.random() < 0.5, ship=self._one(SHIPS)),
            },
            "table start": {"game": "marauders", **self._some(name=self._word())},
            "table show": {},
            "table answer": {"answer": self._one(("s1", "s1+s2", "Ben", "found", "s 1 2", self._word()))},
            "table undo": {},
            "table redo": {},
            "table log": self._some(page=self._number()),
            "table why": self._some(entry=self._number(), page=self._number()),
            "table rules": self._some(
                switch=self._one(("S2", "S7", "cards", "dice", self._word())),
                value=self._one(("stay", "one", "sum", "bot", "ours")),
            ),
            "table seat": {"name": self._word(), **self._some(after=self._seat(), seat=self._seat())},
            "table help": {},
            "table export": {},
        }
        command = self._one((*commands, "icons", "icons", "sail", "sail", "place", "event"))
        return command, commands[command]

    def _one(self, things: tuple[str, ...]) -> str:
        return self.dice.choice(things)

    def _some(self, **options: Any) -> dict[str, Any]:
        return {name: value for name, value in options.items() if self.dice.random() < 0.5}

    def _who(self) -> dict[str, Any]:
        return self._some(seat=self._seat()) or self._some(player=self.dice.choice(self.players))

    def _zone(self) -> str:
        return self._word() if self.dice.random() < 0.1 else self._one(ZONES)

    def _seat(self) -> str:
        return self._word() if self.dice.random() < 0.2 else self._one(("s1", "s2", "Ben", "Ada", "Cleo"))

    def _word(self) -> str:
        return self._one((*NONSENSE, "Ben", "Grace", "Don Diego"))

    def _number(self) -> int:
        return self.dice.choice((-1, 0, 1, 2, 3, 5, 9, 10, 99, 10**6, 2**53 - 1))

    def _moves(self) -> str:
        if self.dice.random() < 0.1:
            return self._word()
        count = self.dice.randint(1, 3)
        return ", ".join(f"{self._one(SHIPS)} {self._one(LETTERS)}" for _ in range(count))


def _must_be_told(part: FormPart) -> bool:
    return not part.value and (part.required or not part.is_text)


@pytest.mark.parametrize("seed", range(4))
async def test_whatever_comes_to_mind(night: Evening, seed: int) -> None:
    """Two hundred and fifty steps, with a restart among them."""
    whim = Whim(night, seed)
    ben = whim.players[0]
    await ben("table start", game="marauders")
    for player in whim.players:
        await player("captain", nation="english", zone="havana")
    for step in range(250):
        await whim.act()
        if step == 125:
            await night.restart()
        if night.revision() is None:
            await ben("table start", game="marauders")
