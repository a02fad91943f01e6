"""Tables of Betrayal for tests: a small box of chips, requests as they are typed, and actions played to their end."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec
import pytest

from rules.betrayal import Betrayal, load
from rules.betrayal.actions import BetrayalAction
from rules.betrayal.pack import Chip, Pack, Side
from rules.betrayal.state import Battle, Realm
from rules.contract import Answer, Draw, Event, RuleError, Told
from rules.referee import Finished, Stopped, run
from tests.rules.walking import request

TEXT = (Path(__file__).parents[3] / "rules/betrayal/packs/second-era.toml").read_text("utf-8")
SHIPPED = load(TEXT)
SEED = b"the seed of a test"

E = TypeVar("E", bound=Event)

_SIDE = re.compile(r"(?P<name>[A-Z][\w' -]*?)(?: (?P<kind>humanoid|beast|daedra))?(?:, (?P<skills>.+))?")
_CHIP = re.compile(
    r"(?P<bag>1/5|10/20)(?: x(?P<count>\d+))?(?: (?P<code>[A-Z]{2})(?P<half>/low)?)?: (?P<low>[^|]+) \| (?P<high>.+)"
)


def chip(key: str, text: str) -> Chip:
    """A chip from its short form: `1/5 x2 BM: Rat beast, Rally | Swarm beast, Instigate`, with `BM/low` for one coded side."""
    found = _CHIP.fullmatch(text)
    assert found, text
    low, high = (1, 5) if found["bag"] == "1/5" else (10, 20)
    code = found["code"] or ""
    return Chip(
        key=key,
        low=_side(found["low"], low, code),
        high=_side(found["high"], high, "" if found["half"] else code),
        count=int(found["count"] or 1),
    )


def _side(text: str, level: int, code: str) -> Side:
    found = _SIDE.fullmatch(text)
    assert found, text
    skills = tuple(found["skills"].split(", ")) if found["skills"] else ()
    kind: Any = found["kind"] or ""
    return Side(level=level, name=found["name"], kind=kind, code=code, health=level + 1, skills=skills)


def box(chips: Mapping[str, str], *, sample: bool = False) -> Pack:
    """The shipped provinces, table and quest units with other chips, each from its short form."""
    made = tuple(chip(key, text) for key, text in chips.items())
    return msgspec.structs.replace(SHIPPED, chips=made, sample=sample)


class Played(NamedTuple):
    """An action played as far as it goes: after it the state, or (waiting) the question without an answer."""

    state: Realm | None
    events: tuple[Event, ...]
    answers: tuple[Answer, ...]
    asked: tuple[str, ...]


def play(
    game: Betrayal,
    state: Realm,
    action: BetrayalAction,
    told: Mapping[str, str] | None = None,
    drawn: list[str] | None = None,
    seed: bytes = SEED,
) -> Played:
    """Plays an action, its draws by chance but for the pieces in `drawn`, which come first and are taken out of it."""
    answers: Sequence[Answer] = ()
    asked: list[str] = []
    fixed = 0
    while True:
        result = run(game, state, action, answers, seed)
        assert result.dropped == 0
        place = next((at for at, each in enumerate(result.answers[fixed:], fixed) if _by_bot(each)), None)
        if drawn and place is not None:
            answers, fixed = _with_piece(result.answers[: place + 1], drawn.pop(0)), place + 1
        elif isinstance(result, Finished):
            assert isinstance(result.state, Realm)
            return Played(result.state, result.events, result.answers, tuple(asked))
        else:
            asked.append(result.question.key)
            value = (told or {}).get(result.question.key)
            if value is None:
                return Played(None, result.events, result.answers, tuple(asked))
            answers, fixed = (*result.answers, Told(result.question.key, value)), len(result.answers)


def _by_bot(answer: Answer) -> bool:
    return isinstance(answer, Draw) and answer.source == "bot"


def _with_piece(answers: tuple[Answer, ...], piece: str) -> tuple[Answer, ...]:
    """The answers with the last draw fixed to a piece, or to the first piece of a chip that is there."""
    last = answers[-1]
    assert isinstance(last, Draw)
    got = next((each for each in last.possibilities if each == piece or re.fullmatch(rf"{piece}-\d+", each)), None)
    assert got, f"{piece} is not among {last.possibilities}"
    return (*answers[:-1], msgspec.structs.replace(last, got=(got,)))


# ------------------------------------------------------------------------------------------------ in tests of one rule


def after(game: Betrayal, *texts: str, state: Realm | None = None, seed: bytes = SEED) -> Realm:
    """The state after these requests, each into a sound state."""
    realm = game.start({}) if state is None else state
    for text in texts:
        realm = ended(game, realm, text, seed=seed)[0]
    return realm


def ended(game: Betrayal, state: Realm, text: str, *answers: Answer, seed: bytes = SEED) -> tuple[Realm, Finished]:
    """The state after a request, and all that came of it."""
    action = game.read(state, game.completed(state, request(text), ()))
    result = run(game, state, action, answers, seed)
    assert isinstance(result, Finished), result
    assert isinstance(result.state, Realm)
    assert game.faults(result.state) == ()
    return result.state, result


def stopped(game: Betrayal, state: Realm, text: str) -> Stopped:
    """Where a request waits for an answer."""
    result = run(game, state, game.read(state, request(text)), (), SEED)
    assert isinstance(result, Stopped), result
    return result


def refused(game: Betrayal, state: Realm, text: str) -> RuleError:
    """The refusal of a request, in reading or in playing it."""
    with pytest.raises(RuleError) as caught:
        run(game, state, game.read(state, game.completed(state, request(text), ())), (), SEED)
    return caught.value


def all_of(result: Finished, kind: type[E]) -> list[E]:
    """The events of a kind, in order."""
    return [event for event in result.events if isinstance(event, kind)]


def one(result: Finished, kind: type[E]) -> E:
    """The only event of a kind."""
    found = all_of(result, kind)
    assert len(found) == 1, result.events
    return found[0]


def battle(state: Realm) -> Battle:
    """The open battle."""
    assert state.battle is not None
    return state.battle
