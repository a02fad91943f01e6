"""What is said: pinned lines, reasons, refusals, and the words of commands."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest
from discord import app_commands

from bot.cogs.betrayal import BetrayalCog
from bot.cogs.everrain import EverrainCog
from bot.cogs.marauders import MaraudersCog
from bot.cogs.table import TableCog
from bot.text import command_words, say
from bot.text.catalogue import Unsayable
from bot.text.names import Said
from bot.text.saying import joined
from rules.contract import Reason, RuleError
from rules.marauders.events import BattleBegins, Moved, Stayed
from tests.bot import samples
from tests.bot.samples import NAMES, UNSAYABLE


@pytest.mark.parametrize("thing", [*samples.EVENTS, *samples.QUESTIONS], ids=lambda thing: type(thing).__name__)
def test_everything_that_can_happen_can_be_said(thing: Moved) -> None:
    said = say(thing, NAMES, places=Said("Hull x2"), rolled=None)  # the panel says these of hits
    assert said != UNSAYABLE
    assert not re.search(r"[{}$]|none|\bs[0-9]\b|  | ,| \.", said), said
    assert said[0].isupper()


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (Moved("dutch", "basse-terre", "bridgetown", samples.LETTER), "Dutch ship: Basse-Terre -> Bridgetown"),
        (Stayed("english", "port-royal", samples.HUNTS[0]), "English ship: stays in Port Royal"),
        (samples.events.Absent("spanish"), "Spanish ship: not on the board"),
        (
            samples.events.Scouted(
                "sloop", "s1", 2, ("skull", "3"), True, "bot", False, samples.LISTED, samples.GREEDY
            ),
            "Sloop scouts for Ben: 2 dice (skull, 3): found",
        ),
        (
            samples.events.Scouted(
                "frigate", "s1", 3, ("1", "3", "4"), False, "bot", False, samples.LISTED, samples.GREEDY
            ),
            "Frigate scouts for Ben: 3 dice (1, 3, 4): not found",
        ),
        (
            samples.events.NotScouted("frigate", "s1", Reason("marauders.silence.navy-present", chosen=("dutch",))),
            "Frigate does not scout for Ben: ",
        ),
    ],
)
def test_pinned_lines(event: Moved, line: str) -> None:
    assert say(event, NAMES).startswith(line)


@pytest.mark.parametrize(
    ("reason", "words"),
    [
        (samples.SCAN, "N, NE and E have no border: SE"),
        (samples.LETTER, "By its letter, N"),
        (samples.BEST_BOUNTIES, "Hunts Ben by priority 2: 2 bounties of other nations (Ada 1, Cleo 0 Dutch bounties)"),
        (samples.TOLD, "Hunts Ben by priority 1: more gold aboard than Ada, as told"),
        (samples.HIGHEST, "(House rule S2: only the most bounties of one other nation count.)"),
        (samples.HUNTS[0], "Hunts Ben, the only prey in reach: 2 Dutch bounties"),
        (samples.TIED, "Ben and Ada tie on everything (1 Dutch bounty each; Cleo 0). Drawn: Ada."),
        (samples.TIED_AS_TOLD, "Ben and Ada tie on everything, as told. Drawn: Ada."),
        (samples.TIED_AT_WAR, "tie on everything (the Dutch are at war with the nation of each). Drawn: Ada."),
        (samples.NEARBY, "Ben and Ada tie on everything, and Ben is in the ship's own zone."),
        (samples.NEARBY_AS_TOLD, "Nobody in reach has more than Ben and Ada, who are in the ship's own zone."),
        (samples.ONE_ZONE, "Hunts Ben and Ada, in one zone: 2 bounties of other nations each (Cleo 1)."),
        (samples.ONE_ZONE_UNKNOWN, "Hunts Ben and Ada, in one zone: which of them does not matter."),
        (samples.RICHEST, "Hunts Ben by priority 1: the most gold aboard, as told."),
        (samples.RICHER, "Hunts Ben by priority 1: 9 gold aboard (Ada 4, Cleo less as told)."),
        (samples.LADEN, "Hunts Ben by priority 2: 2 cargo cards aboard (Ada 1, Cleo 3 gold aboard)."),
        (samples.LADEN_AS_TOLD, "priority 2: more cargo aboard than others with as much gold, as told."),
        (samples.ENEMY, "Hunts Ben by priority 3: the Dutch are at war with Ben's nation (Ada not at war)."),
    ],
)
def test_reasons_name_the_criterion_and_the_others(reason: Reason, words: str) -> None:
    assert words in say(Moved("dutch", "havana", "nassau", reason), NAMES)


def test_an_assumed_scouting_is_said_with_the_roll() -> None:
    event = samples.events.Scouted("sloop", "s1", 1, ("1",), False, "bot", True, samples.LISTED, samples.GREEDY)
    assert "assumed" in say(event, NAMES)


def test_several_battles_are_said_in_their_order() -> None:
    event = BattleBegins("s1", "havana", ("sloop", "dutch"), Reason("marauders.battle.order"))
    assert "against Ben begin, in this order: Sloop, then Dutch ship." in say(event, NAMES)


def test_a_refusal_names_the_nearest() -> None:
    error = RuleError("unknown-zone", text="**Tortoga**", zones=("tortuga", "trinidad"))
    assert say(error, NAMES) == "There is no zone “\\*\\*Tortoga\\*\\*”. Did you mean Tortuga or Trinidad?"


def test_a_crowd_of_others_still_makes_a_line() -> None:
    crowd = tuple((number, 0, 0) for number in range(200, 0, -1))
    reason = samples.hunt("priority-1", samples.NAVY, *crowd, chosen=("s1",))
    names = replace(NAMES, seats={f"s{number}": "*" * 32 for number in range(1, 201)})
    assert say(Moved("dutch", "havana", "nassau", reason), names).startswith("Dutch ship: Havana -> Nassau. Hunts")


def test_lists() -> None:
    assert [joined(["Ada", "Ben", "Cleo"][:count], "and") for count in range(4)] == [
        "",
        "Ada",
        "Ada and Ben",
        "Ada, Ben and Cleo",
    ]


def test_what_has_no_words_is_logged_and_its_id_never_shown(caplog: pytest.LogCaptureFixture) -> None:
    assert say("no-such-message", NAMES) == UNSAYABLE
    assert say("unknown-zone", NAMES) == UNSAYABLE
    assert len(caplog.records) == 2


Command = app_commands.Command[Any, ..., Any]
COMMANDS = [
    command
    for cog in (TableCog.table, MaraudersCog.marauders, BetrayalCog.betrayal, EverrainCog.everrain)
    for command in cog.walk_commands()
    if isinstance(command, app_commands.Command)
]


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.qualified_name)
def test_each_command_and_option_is_described(command: Command) -> None:
    description, options = command_words(command.qualified_name)
    assert set(options) == {parameter.display_name for parameter in command.parameters}
    assert all(0 < len(words) <= 100 for words in (description, *options.values()))


def test_an_unknown_command_has_no_words() -> None:
    with pytest.raises(Unsayable):
        command_words("marauders fly")
