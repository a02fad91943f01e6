"""The ledger's types are plain data, its tags explicit; and the rules contain no `try`."""

from __future__ import annotations

import ast
import inspect
import types
import typing
from pathlib import Path
from typing import Annotated, Any, Literal, cast

import msgspec
import pytest
from msgspec.structs import replace

from rules.betrayal import Betrayal
from rules.betrayal.pack import Pack as Box
from rules.contract import Action, Answer, Event, Question, Value, encode
from rules.everrain import Everrain
from rules.everrain.pack import Pack as Sea
from rules.marauders import Marauders
from rules.marauders.keys import Where
from rules.marauders.pack import Pack
from rules.marauders.state import Bounties, Captain
from tests.rules.sea import captain

PLAIN = (str, int, bool, type(None))
GAMES: tuple[Any, ...] = (Marauders, Betrayal, Everrain)
KINDS = {"state": "state_type", "action": "action_type", "event": "event_type", "question": "question_type"}
TAGGED: dict[str, Any] = {
    f"{game.key}-{kind}": getattr(game, field) for game in GAMES for kind, field in KINDS.items() if kind != "state"
} | {"answer": Answer}
ROOTS: dict[str, Any] = {
    **{f"{game.key}-state": game.state_type for game in GAMES},
    **{f"{game.key}-card": game.card_type for game in GAMES},
    **TAGGED,
    "marauders-pack": Pack,
    "betrayal-pack": Box,
    "everrain-pack": Sea,
}


def reachable(root: Any) -> tuple[set[type[Value]], set[str]]:
    """The structs that a type can hold, and whatever it can hold that is no plain data."""
    structs: set[type[Value]] = set()
    strange: set[str] = set()
    waiting: list[Any] = [root]
    while waiting:
        kind = waiting.pop()
        origin = typing.get_origin(kind)
        if origin in (typing.Union, types.UnionType, tuple):
            waiting.extend(part for part in typing.get_args(kind) if part is not ...)
        elif origin is Annotated:
            waiting.append(typing.get_args(kind)[0])
        elif origin is Literal:
            strange.update(repr(value) for value in typing.get_args(kind) if not isinstance(value, str))
        elif inspect.isclass(kind) and issubclass(kind, Value):
            if kind not in structs:
                structs.add(kind)
                waiting.extend(
                    typing.get_type_hints(kind, include_extras=True)[each] for each in kind.__struct_fields__
                )
        elif kind not in PLAIN:
            strange.add(str(kind))
    return structs, strange


@pytest.mark.parametrize("root", ROOTS)
def test_only_plain_data_is_reachable(root: str) -> None:
    structs, strange = reachable(ROOTS[root])
    assert strange == set()
    assert structs


def test_the_walk_sees_what_is_not_plain() -> None:
    class Bad(Value, frozen=True):
        """Holds what may not be held."""

        table: dict[str, int]
        share: float
        among: frozenset[str]
        deep: tuple[tuple[Literal[1], ...], ...]

    _, strange = reachable(Bad)
    assert strange == {"dict[str, int]", "<class 'float'>", "frozenset[str]", "1"}


@pytest.mark.parametrize("root", ROOTS)
def test_values_are_frozen(root: str) -> None:
    assert all(kind.__struct_config__.frozen for kind in reachable(ROOTS[root])[0])


@pytest.mark.parametrize("root", TAGGED)
def test_tags_are_explicit_lower_case_and_unique(root: str) -> None:
    members = typing.get_args(ROOTS[root]) or (ROOTS[root],)
    tags = [str(member.__struct_config__.tag) for member in members]
    assert len(set(tags)) == len(tags)
    for member, tag in zip(members, tags, strict=True):
        assert tag == tag.lower()
        assert tag.replace("-", "").isalpha()
        assert tag != member.__name__


@pytest.mark.parametrize(
    ("base", "field"), [(Action, "action_type"), (Event, "event_type"), (Question, "question_type")]
)
def test_every_kind_is_in_a_union(base: type[Value], field: str) -> None:
    ours = {kind for kind in base.__subclasses__() if kind.__module__.startswith("rules.")}
    assert ours == {kind for game in GAMES for kind in typing.get_args(getattr(game, field))}


def test_the_events_and_questions_of_games_have_their_own_tags() -> None:
    """Except for what every game has: opened, cancelled, annotated and amended, rolls and picks."""
    for field, shared in (("event_type", 4), ("question_type", 2)):
        kinds = [set(typing.get_args(getattr(game, field))) for game in GAMES]
        tags = [str(kind.__struct_config__.tag) for kind in set[Any]().union(*kinds)]
        assert len(set(tags)) == len(tags)
        assert len(kinds[0] & kinds[1]) == shared
        for game, own in zip(GAMES, kinds, strict=True):
            prefixed = {kind for kind in own if str(kind.__struct_config__.tag).startswith(f"{game.key}-")}
            assert own - prefixed == (kinds[0] & kinds[1])


@pytest.mark.parametrize("root", ROOTS)
def test_bytes_can_be_read_back(root: str) -> None:
    assert msgspec.json.Decoder(ROOTS[root])


def test_equal_values_give_equal_bytes() -> None:
    """However they came about: typed, read back from bytes, or set to a value and back."""
    typed = captain("s1", "nassau", at=cast("Where", "".join(("po", "rt"))))
    fresh = captain("s1", "nassau", "port")
    back = replace(replace(fresh, bounties=Bounties(dutch=1)), bounties=Bounties())
    stored = msgspec.json.decode(encode(fresh), type=Captain)
    assert typed == fresh == back == stored
    assert {encode(typed), encode(back), encode(stored)} == {encode(fresh)}


RULES = Path(__file__).parents[2] / "rules"
MODULES = sorted(path for path in RULES.rglob("*.py"))


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(RULES)))
def test_only_the_referee_tries(path: Path) -> None:
    """Nothing may catch the stop of a run that waits for an answer; whose lines are at fault on a sheet is tried without a run."""
    tries = [node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, (ast.Try, ast.TryStar))]
    assert len(tries) == (1 if str(path.relative_to(RULES)) in {"referee.py", "sheet/faults.py"} else 0)


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(RULES)))
def test_nothing_suppresses_errors_either(path: Path) -> None:
    assert "suppress" not in path.read_text("utf-8")
