"""When something is broken: whoever acts is told what is so, and nobody else's table is touched by it."""

from __future__ import annotations

import sqlite3
import zlib
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from storage.store import Unavailable
from tests.bot.slow import failing, put_behind
from tests.journeys.boards import at_sea, hunted
from tests.journeys.table import Evening, Player

DAMAGED = (
    "Entry 7 of this table cannot be read: damaged, or of another version of the bot. /table end and /table start "
    "still work, and whoever runs the bot can run that version again, or put a backup back."
)
UNTOLD = "It was done, but could not be told. See how the table stands: /table show."
OLD = "That button is old: what it was about has changed. Fresh ones: /table show"


@pytest.fixture
async def hurt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Evening]:
    """An evening whose ledger is damaged on the way, and so is not played again at its end."""
    from tests.journeys import table

    async def nothing(_: Path) -> int:
        return 0

    monkeypatch.setattr(table, "replayed", nothing)
    async with table.evening(tmp_path / "crow.db") as night:
        yield night


async def damage(night: Evening, what: str) -> None:
    """A part of the file is no longer what was written; what the bot had in memory is gone."""
    with closing(sqlite3.connect(night.file, isolation_level=None)) as db:
        db.execute(what)
    await night.restart()


async def elsewhere(night: Evening, ben: Player) -> Player:
    """Ben at another table, in another channel."""
    other = ben.at(night.channel("other"))
    await other("table start", game="marauders", name="Other")
    await other("captain", nation="dutch", zone="curacao")
    return other


@pytest.mark.parametrize("broken", [b"no", zlib.compress(b'{"seats": 5'), zlib.compress(b'{"seats": 5}')])
async def test_a_damaged_table_is_ended_or_played_instead_of(hurt: Evening, broken: bytes) -> None:
    """It says which entry is damaged; it can be ended, and another started, by the command or by its button."""
    ben, ada, _ = await at_sea(hurt)
    await ben("turn")
    await damage(hurt, f"UPDATE entries SET state = x'{broken.hex()}' WHERE number = 7")
    for command in ("table show", "table undo", "turn", "table log"):
        assert (await ada.refused(command)).line == DAMAGED
    opening = await ben.refused("table start", game="marauders", name="New")
    again = await ben.press(opening, "End it, open a new one")
    assert again.title == "New"
    await ben("table end")
    assert again.only.buttons == ()
    refused = await ben.press(hurt.messages()[0], "Open it again")
    assert refused.ephemeral
    assert refused.line == DAMAGED
    assert hurt.revision() is None


async def test_a_damaged_table_ends(hurt: Evening) -> None:
    """At once; nothing of its state is needed."""
    ben, _, _ = await at_sea(hurt)
    await ben("turn")
    await damage(hurt, "UPDATE entries SET state = x'0011' WHERE number = 7")
    ended = await ben("table end")
    assert ended.buttons == ("Open it again", "Why?")
    assert hurt.revision() is None


async def test_a_damaged_entry_holds_up_no_other_tables_debts(hurt: Evening) -> None:
    """Nor what its own table owes before it."""
    ben, _, _ = await at_sea(hurt)
    other = await elsewhere(hurt, ben)
    await ben("turn")
    await other("turn")
    before = len(hurt.messages(other.channel))
    await damage(
        hurt,
        "UPDATE entries SET shown = NULL, state = CASE table_id WHEN 1 THEN x'0011' ELSE state END "
        "WHERE (table_id, number) IN ((1, 7), (2, 3))",
    )
    await hurt.wait(10)
    assert len(hurt.messages(other.channel)) == before + 1
    assert hurt.messages(other.channel)[-1].lines[0].startswith("This happened ")


async def test_what_was_done_is_never_called_undone(night: Evening) -> None:
    """The store fails after the change: undo, redo, reopening and restarting say that it was done."""
    ben, _, _ = await at_sea(night)
    await ben("turn")
    for command, now in (("table undo", 6), ("table redo", 7)):
        moved: list[bool] = []
        store = night.bot.store

        async def once_moved(moved: list[bool] = moved) -> None:
            if moved and moved.pop():
                raise Unavailable("disk")

        async def moving(moved: list[bool] = moved) -> None:
            moved.append(True)

        put_behind(night, move=moving, table=once_moved)
        said = (await ben(command)).only
        night.bot.store = store
        assert said.ephemeral
        assert said.line.startswith(UNTOLD)
        assert night.revision() == now


async def test_a_table_that_cannot_be_opened_ends_none(night: Evening) -> None:
    """Then nothing was changed, as it says."""
    ben, _, _ = await at_sea(night)
    opening = await ben.refused("table start", game="marauders", name="New")
    put_behind(night, open=failing(Unavailable("disk")))
    said = await ben.press(opening, "End it, open a new one")
    assert "Nothing was changed" in said.line
    assert night.revision() == 6
    again = await ben.press(opening, "End it, open a new one")
    assert again.title == "New"
    held = await ben.press(again, "Open it again")
    assert held.line.startswith("Another table is open in this channel now.")
    await ben("table end")
    assert (await ben.press(night.messages()[0], "Open it again")).lines[0].startswith("The table is open again")
    assert night.revision() == 6


async def test_forged_buttons_are_old(night: Evening) -> None:
    """Answers that nobody offered, and what names nothing; to the presser alone, changing nothing."""
    ben, _, _ = await hunted(night)
    shown = (await ben("table show")).only
    asked = (await ben("icons", moves="sloop E")).only
    stamp = asked.id_of("Ben").split(":")[2]
    for custom_id in (f"b1:1:{stamp}:answer:nobody", f"b1:1:{stamp}:answer:", "b1:1::back:0", "b1:1:aaaaaaaa:back:0"):
        said = (await ben.press_id(shown, custom_id)).only
        assert said.ephemeral
        assert said.lines[0] == OLD
        assert said.buttons[:3] == ("Ben", "Ada", "Cleo")
    await ben.press(asked, "Ben")
    for custom_id in (
        "b1:1::why:-1",
        "b1:1::why:99999999999",
        "b1:1::why:x",
        "b1:1::scouting:",
        "b1:1::scouting:armada",
        "b1:1::odds:",
        "b1:1::odds:s9;havana",
        "b1:1::odds:s1;atlantis",
        "b1:1::do:hold;s1;gold=#" + "9" * 38,
    ):
        said = (await ben.press_id(shown, custom_id)).only
        assert said.ephemeral
        assert said.line == OLD, custom_id


@pytest.mark.parametrize("request_", ["turn;s1;seat=s2", "sail;s1;seat=s2;code=x", "rule;;rule=x;switch=x"])
async def test_whatever_a_forged_step_says_it_is_answered(night: Evening, request_: str) -> None:
    """With a sentence, and nothing changes."""
    ben, _, _ = await at_sea(night)
    shown = (await ben("table show")).only
    said = (await ben.press_id(shown, f"b1:1::do:{request_}")).only
    assert said.ephemeral
    assert night.revision() == 6


async def test_an_undo_of_an_earlier_question_gives_up_no_later_one(night: Evening) -> None:
    """The same action asked for again is another wait; so are its answers."""
    ben, ada, _ = await hunted(night)
    first = (await ben("icons", moves="sloop E")).only
    known = [first.id_of(label) for label in ("Undo: what was asked for", "Ben")]
    await ada("table undo")
    await night.wait(1)
    second = (await ben("icons", moves="sloop E")).only
    for custom_id in known:
        said = (await ben.press_id(first, custom_id)).only
        assert said.ephemeral
        assert said.lines[0] == OLD
    assert (await ben.press(second, "Undo: what was asked for")).lines[0].startswith("Given up")


async def test_a_typed_answer_is_not_taken_for_the_next_question(night: Evening) -> None:
    """Two type the same at once: the second is told, sees the new question, and can answer it two seconds later."""
    ben, ada, cleo = await hunted(night)
    await ben("icons", moves="sloop E")
    await ada("table answer", answer="Ben and Ada")
    late = await cleo.refused("table answer", answer="Ben and Ada")
    assert late.lines[0] == "Somebody answered this a moment before you."
    assert late.lines[1].endswith("Who has more cargo cards aboard?")
    await night.wait(2)
    assert (await cleo("table answer", answer="Ada")).starting("Sloop: Tortuga -> Nassau. Hunts Ada by priority 2")
