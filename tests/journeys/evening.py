"""Whole evenings as data: steps by taps and forms, each with the commands that do the same, and what they may cost."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec

from bot.panels.table import LABEL
from tests.journeys.effort import Lap, Tally
from tests.journeys.heard import Heard, Said
from tests.journeys.table import Evening, Player

PLACE = Path(__file__).parent

MOST_LINES, MOST_ROWS = 12, 5
"""The most lines of the table message below the report that it was posted with, and the most rows of a message."""

_OPTION = re.compile(r" (\w+):")
_MENTION = re.compile(r"<@(\d+)>")


class Measure(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a stretch costs: taps and characters of each player, in the evening's order, and new messages for all to see."""

    taps: tuple[int, ...]
    characters: tuple[int, ...]
    messages: int


class Budget(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a stretch may cost: taps and characters of each player, and new messages; `why` it is no ordinary one."""

    taps: int
    characters: int
    messages: int
    why: str = ""


class Whole(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What all players together do in an evening, and the messages it leaves."""

    commands: int
    taps: int
    characters: int
    messages: int


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Somebody taps a button or an option of a menu, fills in its form if it opens one, or gives a command.

    `slash` are the commands that do the same, none where the ledger does not change; `says` is what must be read then.
    """

    by: str
    tap: str = ""
    form: dict[str, str] | None = None
    command: str = ""
    slash: tuple[str, ...] = ()
    says: str = ""


class Stretch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A stretch of the evening, as a round. `over` is its own budget, where it is no ordinary round."""

    title: str
    measured: Measure
    steps: tuple[Step, ...]
    over: Budget | None = None


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """An evening: who plays it, the commands with which an earlier one filled the server's book, and the stretches."""

    about: str
    players: tuple[str, ...]
    ordinary_round: Budget
    evening: Whole
    evening_measured: Whole
    stretches: tuple[Stretch, ...]
    earlier: tuple[str, ...] = ()


def plan(name: str) -> Plan:
    """The evening in the file of this name."""
    return msgspec.toml.decode((PLACE / f"{name}.toml").read_bytes(), type=Plan)


# ------------------------------------------------------------------------------------------------ played


class Played:
    """An evening that is played: step by step, looked at after each."""

    def __init__(self, night: Evening, plan: Plan) -> None:
        """Everybody comes, and the earlier evening is played."""
        self.night = night
        self.plan = plan
        self.people = {name: night.player(name) for name in plan.players}
        self._seen: set[int] = set()
        self._mentioned: set[tuple[int, str]] = set()

    async def earlier(self) -> None:
        """What was played in another channel before; it costs this evening nothing."""
        host = self.people[self.plan.players[0]].at(self.night.channel("earlier"))
        for command in self.plan.earlier:
            await give(host, command)
        self.night.tally = Tally()

    async def by_taps(self) -> list[Lap]:
        """What each stretch cost."""
        await self.earlier()
        laps: list[Lap] = []
        for stretch in self.plan.stretches:
            for step in stretch.steps:
                self._check(step, await self._take(step))
            laps.append(self.night.tally.lap())
        return laps

    async def by_slash(self) -> None:
        """The same by commands alone."""
        await self.earlier()
        for stretch in self.plan.stretches:
            for step in stretch.steps:
                for command in (step.command,) if step.command else step.slash:
                    heard = await give(self.people[step.by], command)
                    assert heard.messages, command

    async def _take(self, step: Step) -> Heard:
        who = self.people[step.by]
        if step.command:
            return await give(who, step.command)
        said = self._where(step)
        if step.form is not None:
            form = await (who.form(said, step.tap) if step.tap in said.buttons else who.form(said, step.tap, step.tap))
            return await form.send(**step.form)
        return await (who.press(said, step.tap) if step.tap in said.buttons else who.choose(said, step.tap, step.tap))

    def _where(self, step: Step) -> Said:
        """The newest message that has the button or option; the table message before the report of a card, which has it too."""
        shown = self.night.messages()
        table = self.table(shown)
        asked = {"Undo: what was asked for", "Undo: the last answer"} & set(table.buttons)
        seen = [*(() if asked else (table,)), *reversed(shown)]
        for said in seen:
            if step.tap in said.buttons or any(step.tap in menu.options for menu in said.menus):
                return said
        there = "\n".join(repr(said) for said in seen[:3])
        raise AssertionError(f"{step.by}: nowhere {step.tap!r}; there is\n{there}")

    def _check(self, step: Step, heard: Heard) -> None:
        """Nothing was refused, what is to be read is there, and every message is as it must be."""
        assert not any(said.ephemeral for said in heard.messages), f"{step}: {heard.messages}"
        shown = self.night.messages()
        read = "\n".join([*(said.text for said in heard.messages), self.table(shown).text])
        assert step.says in read, f"{step}: {read}"
        for said in shown:
            check_limits(said)
        self._check_mentions(step, shown)
        self._check_table(shown)

    def table(self, shown: list[Said]) -> Said:
        """The table message."""
        [(message,)] = self.night.ask("SELECT message FROM tables WHERE channel = ?", self.night.here.id)
        [found] = [said for said in shown if said.sent.id == message]
        return found

    def _check_table(self, shown: list[Said]) -> None:
        """At most twelve lines, without the report with which it was posted."""
        lines = self.table(shown).lines
        begins = [place for place, line in enumerate(lines) if line.startswith("Round ")]
        assert len(lines[begins[0] if begins else 0 :]) <= MOST_LINES, lines

    def _check_mentions(self, step: Step, shown: list[Said]) -> None:
        """New messages mention whom they are about: not who acts himself, and nobody twice for one entry."""
        waits = bool(self.night.ask("SELECT 1 FROM waiting WHERE table_id = (SELECT max(id) FROM tables)"))
        entry = (self.night.revision() or 0) + waits
        for said in shown:
            if said.sent.id in self._seen:
                continue
            self._seen.add(said.sent.id)
            for member in _MENTION.findall(said.sent.content or ""):
                assert member != str(self.people[step.by].member.id), f"{step} mentions who took it"
                assert (entry, member) not in self._mentioned, f"{step} mentions somebody twice"
                self._mentioned.add((entry, member))


def check_limits(said: Said) -> None:
    """Labels fit on a phone, and there are not too many rows."""
    assert all(len(label) <= LABEL for label in said.buttons), said.buttons
    assert len(said.sent.components) <= MOST_ROWS


async def give(who: Player, command: str) -> Heard:
    """Gives a command as it is written: `sail zone:petit-goave`."""
    name, *rest = _OPTION.split(command)
    numbers = who.numbers(name)
    options: dict[str, Any] = {
        key: int(value) if key in numbers else value for key, value in zip(rest[::2], rest[1::2], strict=True)
    }
    return await who(name, **options)


# ------------------------------------------------------------------------------------------------ what it came to


def measured(plan: Plan, lap: Lap) -> Measure:
    """What a stretch cost, in the evening's order."""
    each = [lap.players[name] for name in plan.players]
    return Measure(tuple(one.taps for one in each), tuple(one.characters for one in each), lap.messages)


def whole(laps: list[Lap]) -> Whole:
    """What all of it cost."""
    total = Lap()
    for lap in laps:
        total = total.plus(lap)
    effort = total.total
    return Whole(effort.commands, effort.taps, effort.characters, total.messages)


def ledger(night: Evening) -> list[tuple[Any, ...]]:
    """The table's entries, the undone ones too, without times, members and interactions; and on which it stands."""
    of = "SELECT max(id) FROM tables"
    columns = "number, parent, rules, action, answers, events, state"
    return [
        *night.ask(f"SELECT {columns} FROM entries WHERE table_id = ({of}) ORDER BY number"),
        *night.ask(f"SELECT head FROM tables WHERE id = ({of})"),
    ]
