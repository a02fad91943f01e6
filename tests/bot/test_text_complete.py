"""Every tag and code has its words, no words are left over, and none stand anywhere else."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bot.cogs.betrayal import BetrayalCog
from bot.cogs.campaign import CampaignCog
from bot.cogs.everrain import EverrainCog
from bot.cogs.marauders import MaraudersCog
from bot.cogs.pack import PackCog
from bot.cogs.table import TableCog
from bot.games import GAMES
from bot.text.catalogue import has
from rules.betrayal import Betrayal
from rules.betrayal.events import BetrayalEvent
from rules.betrayal.questions import BetrayalQuestion
from rules.contract import Reason, Switch
from rules.everrain import Everrain
from rules.everrain.events import Acted, EverrainEvent, OutOfOrder
from rules.everrain.questions import EverrainQuestion
from rules.marauders import Marauders
from rules.marauders.battle.mustering import Skill
from rules.marauders.events import MaraudersEvent
from rules.marauders.keys import NATIONS, SHIPS
from rules.marauders.questions import MaraudersQuestion
from rules.marauders.scouting import OUTCOMES
from rules.questions import Pick, Roll
from tests.bot import betrayal_samples, samples
from tests.bot.written import ROOT, sources

CATALOGUES = ROOT / "bot" / "text" / "en"
MORE = "**"
DERIVED = ("-or", "-count", "-key")
GROUPS = (
    *(TableCog.table, MaraudersCog.marauders, BetrayalCog.betrayal, EverrainCog.everrain),
    *(PackCog.pack, CampaignCog.campaign),
)
COMMANDS = [command.qualified_name for group in GROUPS for command in group.walk_commands()]


# ------------------------------------------------------------------------------------------------ reading the sources


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - the library's name
        self.found.add(node.id.name)


def _messages(name: str) -> dict[str, ftl.Message]:
    resource = FluentParser().parse((CATALOGUES / name).read_text("utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ftl.Junk)]
    entries = [entry for entry in resource.body if isinstance(entry, ftl.Message)]
    assert len({entry.id.name for entry in entries}) == len(entries)
    return {entry.id.name: entry for entry in entries}


SPOKEN_IN = (
    *("table.ftl", "marauders.ftl", "betrayal.ftl", "everrain.ftl", "everrain-forms.ftl"),
    *("pack.ftl", "campaign.ftl", "notes.ftl", "sheet.ftl", "correcting.ftl"),
    *(
        "marauders-battle.ftl",
        "marauders-odds.ftl",
        "pausing.ftl",
        "marauders-laying.ftl",
        "betrayal-laying.ftl",
        "everrain-laying.ftl",
    ),
)


@cache
def _spoken() -> Mapping[str, ftl.Message]:
    """All that is said, of which each part has a place where it is said."""
    return {name: message for each in SPOKEN_IN for name, message in _messages(each).items()}


def test_each_message_is_found_as_it_stands_in_its_file() -> None:
    """Messages are looked for by where they begin, and parsed one by one."""
    spoken = {
        name: message
        for path in CATALOGUES.glob("*.ftl")
        if path.name != "commands.ftl"
        for name, message in _messages(path.name).items()
    }
    lost = [
        name
        for name in spoken
        if not has(name) or not all(has(f"{name}.{each.id.name}") for each in spoken[name].attributes)
    ]
    assert lost == []


def _constants(node: ast.expr) -> list[str]:
    """The texts that an argument may be: a literal, or either of two."""
    if isinstance(node, ast.IfExp):
        return [*_constants(node.body), *_constants(node.orelse)]
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


@cache
def _refusals() -> Sequence[tuple[str, set[str], str]]:
    return list(_refused())


def _refused() -> Iterator[tuple[str, set[str], str]]:
    """Every code that is refused with, here or by `names.find`: its facts (MORE where some are in a mapping), and where."""
    for path, tree in sources("rules", "bot"):
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            where, called = f"{path.name}:{node.lineno}", ast.unparse(node.func).rpartition(".")[2]
            if called in {"RuleError", "Refusal"}:
                facts = {keyword.arg or MORE for keyword in node.keywords} - {"cures", "view", "presses"}
                yield from ((code, facts, where) for code in _constants(node.args[0]))
            if called == "find" and len(node.args) > 2:
                near = {text for arg in node.args[3:] for text in _constants(arg)}
                yield from ((code, {"text"} | near, where) for code in _constants(node.args[2]))


def _literals() -> set[str]:
    """All texts in the sources: ids that are said, and codes that are refused with."""
    found: set[str] = set()
    for _, tree in sources("bot", "rules"):
        found |= {
            each.value for each in ast.walk(tree) if isinstance(each, ast.Constant) and isinstance(each.value, str)
        }
    return found


def _beginnings() -> set[str]:
    return {
        str(node.values[0].value)
        for _, tree in sources("bot")
        for node in ast.walk(tree)
        if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant)
    }


def _tag(kind: type) -> str:
    return str(kind.__struct_config__.tag)  # pyright: ignore[reportUnknownMemberType, reportAttributeAccessIssue, reportUnknownArgumentType]


SWITCHES = tuple(dict.fromkeys((*Marauders.switches, *Betrayal.switches, *Everrain.switches)))
EVENT_TYPES: tuple[type, ...] = get_args(MaraudersEvent)
QUESTION_TYPES: tuple[type, ...] = get_args(MaraudersQuestion)
REASONS = [
    reason
    for event in samples.EVENTS
    for field in ("because", "hostile", "npc_dice", "captain_dice")
    if isinstance(reason := getattr(event, field, None), Reason)
]
RULES = {reason.rule for reason in REASONS}
EVERRAIN_TYPES: tuple[type, ...] = (*get_args(EverrainEvent), *get_args(EverrainQuestion))


def _rules(folder: str, pattern: str) -> set[str]:
    """The rules that reasons name in a folder."""
    return {
        node.value
        for _, tree in sources(folder)
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and re.fullmatch(pattern, node.value)
    }


def _everrain_rules() -> set[str]:
    return _rules("rules/everrain", r"everrain\.[a-z-]+\.[a-z0-9-]+")


# ------------------------------------------------------------------------------------------------ complete, no more


def test_the_samples_hold_one_of_each_event_and_question() -> None:
    assert {type(event) for event in samples.EVENTS} == set(EVENT_TYPES)
    assert {type(question) for question in samples.QUESTIONS} == set(QUESTION_TYPES)


@pytest.mark.parametrize(
    "kind", [*EVENT_TYPES, *(kind for kind in QUESTION_TYPES if kind not in (Roll, Pick))], ids=_tag
)
def test_each_event_and_question_has_a_line_and_a_short_form(kind: type) -> None:
    assert has(_tag(kind))
    assert has(f"{_tag(kind)}.short")


SAID_OTHERWISE = (Roll, Pick, Acted, OutOfOrder)
"""Said of each stream, or in several parts: a refusal has the name of the event."""


@pytest.mark.parametrize("kind", [kind for kind in EVERRAIN_TYPES if kind not in SAID_OTHERWISE], ids=_tag)
def test_each_event_and_question_of_the_everrain_has_its_words(kind: type) -> None:
    assert has(_tag(kind))
    assert has(f"{_tag(kind)}.short")


def test_each_reason_of_the_everrain_has_its_words() -> None:
    rules = _everrain_rules()
    assert rules
    assert [rule for rule in sorted(rules) if not has(_because(rule))] == []


def _because(rule: str) -> str:
    """The message of a reason of The Everrain."""
    return f"everrain-because-{rule.removeprefix('everrain.').replace('.', '-')}"


def _asked() -> Iterator[tuple[str, str, str]]:
    """Every roll and draw of the rules: `roll` or `pick`, its stream, and where."""
    streams = {"roll": 2, "draw": 1}
    for path, tree in sources("rules/marauders"):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in {f"referee.{verb}" for verb in streams}:
                verb = ast.unparse(node.func).removeprefix("referee.")
                for stream in _constants(node.args[streams[verb]]) or get_args(Skill):
                    yield "roll" if verb == "roll" else "pick", stream, f"{path.name}:{node.lineno}"


def test_each_roll_and_draw_can_be_asked_for_named_and_put_right() -> None:
    asked = list(_asked())
    assert {kind for kind, _, _ in asked} == {"roll", "pick"}
    wanted = [(name, where) for kind, stream, where in asked for name in _words_of_draw(kind, stream)]
    assert [each for each in wanted if not has(each[0])] == []
    assert {(type(each), each.stream) for each in samples.QUESTIONS if isinstance(each, Roll | Pick)} == {
        (Roll if kind == "roll" else Pick, stream) for kind, stream, _ in asked
    }


def _words_of_draw(kind: str, stream: str) -> tuple[str, ...]:
    outcomes = [outcome.key for outcome in OUTCOMES] if stream == "scouting" else []
    others = (*outcomes, "faces") if kind == "roll" else ("other",)
    asked, real = f"{kind}-{stream}", f"real-{stream}"
    why = () if kind == "roll" else (f"asked-{stream}",)
    return (asked, f"{asked}.short", *why, f"stream-{stream}", real, *(f"{real}.{each}" for each in others))


def test_every_rule_that_decides_has_its_words() -> None:
    used = _rules("rules/marauders", r"marauders\.[a-z]+\.[a-z0-9-]+")
    assert used
    assert used <= RULES
    assert all(has(rule.replace(".", "-")) for rule in RULES)
    assert [rule for rule in sorted(RULES) if not has(f"{rule.replace('.', '-')}.rule")] == []


def test_each_refusal_has_a_sentence() -> None:
    assert _refusals()
    assert [f"{where}: {code}" for code, _, where in _refusals() if not has(code)] == []


def test_each_refusal_brings_the_facts_that_its_sentence_names() -> None:
    lacking = [(where, code, lack) for code, facts, where in _refusals() if (lack := _lacking(code, facts))]
    assert lacking == []


def _lacking(code: str, facts: set[str]) -> set[str]:
    """What the sentence of a refusal names beyond its facts."""
    variables = _Variables()
    variables.visit(_spoken()[code])
    wanted = {re.sub(f"({'|'.join(DERIVED)})$", "", variable) for variable in variables.found}
    derived = {"code"} if "switch" in facts else {"whose", "whose-first"} if "who" in facts else set[str]()
    lists = {"seats", "options", "zones", "cards", "ships"}
    return set() if MORE in facts else wanted - facts - derived - lists


def test_every_message_that_the_bot_says_is_in_the_catalogue() -> None:
    missing: list[str] = []
    for path, tree in sources("bot"):
        if "bot.console" in path.read_text("utf-8") or path.name == "console.py":
            continue
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and node.args and ast.unparse(node.func) in {"say", "say.plain", "table.say"}:
                missing += [f"{path.name}:{node.lineno} {each}" for each in _constants(node.args[0]) if not has(each)]
    assert missing == []


def test_no_message_is_left_over() -> None:
    literals, beginnings = _literals(), {each for each in _beginnings() if "-" in each}
    types = (*EVENT_TYPES, *QUESTION_TYPES, *get_args(BetrayalEvent), *get_args(BetrayalQuestion), *EVERRAIN_TYPES)
    rules = {rule.replace(".", "-") for rule in (*RULES, *betrayal_samples.RULES)} | {
        _because(rule) for rule in _everrain_rules()
    }
    known = literals | {_tag(kind) for kind in types} | {code for code, _, _ in _refusals()} | rules
    made = (
        "ship-",
        "fault-",
        "nation-",
        "face-",
        "permission-",
        "switch-",
        "game-",
        "option-",
        *(f"{game}-open-" for game in GAMES),
    )
    left = [
        name
        for name in map(_common, _spoken())
        if name not in known and not name.startswith(made) and not any(name.startswith(each) for each in beginnings)
    ]
    assert left == []


def _common(name: str) -> str:
    """The message of all games in whose place a game has one of its own."""
    return re.sub(rf"-in-({'|'.join(GAMES)})$", "", name)


def test_what_a_game_says_in_the_place_of_all_games_is_said_of_them_too() -> None:
    assert [name for name in _spoken() if _common(name) != name and _common(name) not in _spoken()] == []


def _faults() -> set[str]:
    """What the rules say of a state that cannot be."""
    found: set[str] = set()
    for path, tree in sources("rules"):
        if path.name in {"faults.py", "sound.py"}:
            calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and len(node.args) == 2]
            found |= {
                text
                for call in calls
                if ast.unparse(call.func) in {"fault", "_if"}
                for text in _constants(call.args[1])
            }
    return found


def test_each_fault_of_a_state_has_its_words_and_no_other() -> None:
    assert {name for name in _spoken() if name.startswith("fault-")} == {f"fault-{each}" for each in _faults()}


@pytest.mark.parametrize("switch", SWITCHES, ids=lambda switch: switch.key)
def test_each_value_of_a_house_rule_is_explained(switch: Switch) -> None:
    assert [each for each in switch.values if not has(f"switch-{switch.key}.{each}")] == []


@pytest.mark.parametrize(
    ("kind", "keys"),
    [("ship", SHIPS), ("nation", NATIONS), ("switch", tuple(switch.key for switch in SWITCHES))],
)
def test_no_other_message_is_called_like_a_key(kind: str, keys: tuple[str, ...]) -> None:
    called = {_common(name) for name in _spoken() if name.startswith(f"{kind}-")}
    assert called == {f"{kind}-{key}" for key in keys}


def test_no_command_is_described_that_is_not_there() -> None:
    there = {name.replace(" ", "-") for name in COMMANDS} | {"table", *GAMES, "pack", "campaign"}
    menus = {"message-why", "message-back", "message-correct", "user-act", "user-give"}
    assert set(_messages("commands.ftl")) == there | menus
