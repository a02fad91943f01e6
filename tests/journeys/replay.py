"""Plays every ledger of a file again, from its bytes alone: states, events and answers must come out byte for byte."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from bot.packs.packs import game_on
from rules.chance import pick
from rules.contract import Answer, Draw, Start, State, encode
from rules.referee import Finished, run
from storage.sqlite import SqliteStore
from storage.store import Entry, Store

_answers = msgspec.json.Decoder(tuple[Answer, ...])


async def replayed(file: Path) -> int:
    """How many entries there are, each of which came out the same and left a sound state."""
    store = await SqliteStore.connect(file)
    try:
        tables: list[tuple[int]] = []
        number = 1
        while await store.table(number) is not None:
            tables.append((await _table(store, number),))
            number += 1
        return sum(count for (count,) in tables)
    finally:
        await store.close()


async def _table(store: Store, number: int) -> int:
    table = await store.table(number)
    assert table is not None
    game = game_on(table.game, await store.pack(table.pack))
    seeds = [(epoch.start, epoch.seed) for epoch in await store.epochs(number)]
    states: dict[int, State] = {0: game.start({})}
    entries = list(reversed(await store.entries(number)))
    for entry in entries:
        used = [seed for start, seed in reversed(seeds) if start <= entry.number]
        states[entry.number] = _entry(game, states[entry.parent], entry, used)
        assert game.faults(states[entry.number]) == ()
    assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
    return len(entries)


def _entry(game: Any, before: State, entry: Entry, seeds: list[bytes]) -> State:
    action: Any = msgspec.json.decode(entry.action, type=game.action_type)
    answers = _answers.decode(entry.answers)
    _check_draws(answers, seeds)
    outcome = run(game, before, action, answers, seeds[0])
    assert isinstance(outcome, Finished), action
    assert outcome.dropped == 0
    assert encode(outcome.state) == entry.state
    assert encode(outcome.answers) == entry.answers
    assert encode(outcome.events) == entry.events
    assert not isinstance(action, Start) or entry.number == 1
    return outcome.state


def _check_draws(answers: tuple[Answer, ...], seeds: list[bytes]) -> None:
    """Every roll and draw of the bot's comes from the table's seed, its stream and its number.

    An action that waited while the table was ended and opened again was begun under the seed of before.
    """
    for draw in answers:
        if isinstance(draw, Draw) and draw.source == "bot":
            turns = range(len(draw.got))
            assert draw.got in [
                tuple(pick(seed, draw.stream, draw.index + turn, draw.possibilities) for turn in turns)
                for seed in seeds
            ]
