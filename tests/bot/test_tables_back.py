"""Back and forth at a table without Discord: in the place of the last step, several at once, and the last answer asked for."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.naming import Naming
from bot.refusal import Refusal
from bot.tables.outcome import Asked, TakenBack, Undone
from bot.tables.tables import Step, Tables, Wanted
from bot.ui.message import Press
from bot.ui.stamps import question_stamp
from bot.view import Played
from rules.contract import Cancelled, Draw, Request
from storage.sqlite import SqliteStore
from storage.store import Origin
from tests.bot.slow import failing
from tests.bot.test_tables import HERE, Counter, asking, behind_of, opened
from tests.journeys.replay import replayed

BEN = 3


@pytest.fixture
def step() -> Counter:
    """Steps, each by another interaction."""
    return Counter()


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[Tables]:
    """Tables on a file, in which every ledger comes out the same when it is played again."""
    store = await SqliteStore.connect(tmp_path / "crow.db")
    yield Tables(store)
    await store.close()
    assert await replayed(tmp_path / "crow.db") > 0


async def played(tables: Tables, table: int, request: Request, step: Step, instead: int | None = None) -> Played:
    """The entry that a request became."""
    outcome = await tables.play(table, lambda _: request, step, instead=instead)
    assert isinstance(outcome, Played)
    return outcome


async def at_sea(tables: Tables, step: Counter) -> int:
    """A table on entry 5, at which the first captain is at sea in Havana, beside an enemy in Tortuga."""
    table = await opened(tables, step)
    await played(tables, table, asking("port", "s1", way="leave"), step())
    return table


def refused(error: pytest.ExceptionInfo[Refusal]) -> tuple[str, tuple[tuple[str, str], ...]]:
    """The code of a refusal, and what its buttons mean."""
    return error.value.code, tuple((press.verb, press.arg) for press in error.value.presses)


# ---------------------------------------------------------------------------------------------------- in its place


async def test_played_in_the_place_of_the_last_step(tables: Tables, step: Counter) -> None:
    """On the state before it; the one in whose place it came is off the line, and nothing else is."""
    table = await at_sea(tables, step)
    sailed = await played(tables, table, asking("sail", "s1", zone="nassau"), step())
    again = await played(tables, table, asking("sail", "s1", zone="port-royal"), step(), instead=sailed.number)
    assert again.before == sailed.before
    entries = {entry.number: (entry.parent, entry.undone) for entry in await tables.store.entries(table)}
    assert (entries[6], entries[7]) == ((5, True), (5, False))
    assert (await tables.view(table)).number == 7


async def test_what_others_came_after_is_not_replaced(tables: Tables, step: Counter) -> None:
    """Nor is what was taken back, nor the first entry; nothing is changed by trying."""
    table = await at_sea(tables, step)
    sailed = await played(tables, table, asking("sail", "s1", zone="nassau"), step())
    await played(tables, table, asking("turn", "s1"), step())
    for entry, code in ((sailed.number, "overtaken"), (1, "cannot-undo-start"), (99, "old-button")):
        with pytest.raises(Refusal) as error:
            await tables.play(table, lambda _: asking("sail", "s1", zone="tortuga"), step(), instead=entry)
        assert error.value.code == code
    assert (await tables.view(table)).number == 7


async def test_what_waits_in_the_place_of_a_step(tables: Tables, step: Counter) -> None:
    """The question is asked on the state before the step, which stands until it is answered, and once it is given up."""
    table = await opened(tables, step)
    first = await played(tables, table, asking("turn", "s1"), step())
    later = await played(tables, table, asking("turn", "s2"), step())
    await tables.undo(table, step())
    before = await tables.view(table), await tables.store.entries(table)
    asked = await tables.play(table, lambda _: asking("icons", moves="sloop n"), step(), instead=first.number)
    assert isinstance(asked, Asked)
    assert asked.view.asking is not None
    assert (asked.view.number, asked.view.state, asked.view.asking.base) == (first.number, first.after.state, 4)
    assert (asked.view.under.number, asked.view.under.state) == (4, first.before)
    given_up = await tables.undo(table, step())
    assert isinstance(given_up, TakenBack)
    assert given_up.stands is not None
    assert given_up.stands.number == first.number
    assert (await tables.view(table), await tables.store.entries(table)) == before
    assert (await tables.redo(table, step())).entry.number == later.number


async def test_what_was_answered_comes_in_the_place_of_the_step(tables: Tables, step: Counter) -> None:
    """With the last answer, after as many as it takes, in one step; of it everything is told as if it had asked nothing."""
    table = await opened(tables, step)
    first = await played(tables, table, asking("turn", "s1"), step())
    await tables.play(table, lambda _: asking("icons", moves="sloop n"), step(), instead=first.number)
    outcome = await tables.answer(table, lambda view, asked: asked.question.options[0].key, step())
    assert isinstance(outcome, Played)
    assert outcome.instead is not None
    assert (outcome.instead.number, outcome.before) == (first.number, first.before)
    entries = {entry.number: (entry.parent, entry.instead, entry.undone) for entry in await tables.store.entries(table)}
    assert (entries[5], entries[6]) == ((4, None, True), (4, 5, False))


async def test_nothing_is_lost_where_the_question_cannot_be_kept(tables: Tables, step: Counter) -> None:
    """It is one write: whatever stops it, the step stands as it was."""
    table = await opened(tables, step)
    first = await played(tables, table, asking("turn", "s1"), step())
    before = await tables.store.entries(table)
    with pytest.raises(OSError, match="full"):
        await behind_of(tables, wait=failing(OSError("full"))).play(
            table, lambda _: asking("icons", moves="sloop n"), step(), instead=first.number
        )
    view = await tables.view(table)
    assert (view.number, view.asking, await tables.store.entries(table)) == (first.number, None, before)


async def test_what_the_bot_drew_anew_is_said_where_it_is_given_up(tables: Tables, step: Counter) -> None:
    """By an entry after the step, which stands."""
    table = await opened(tables, step)
    outcome: Played | Asked = await played(tables, table, asking("turn", "s1"), step())
    while isinstance(outcome, Played):
        turned = await played(tables, table, asking("turn", "s1"), step())
        outcome = await tables.play(table, lambda _: asking("event"), step(), instead=turned.number)
    asked = outcome.view.asking
    assert asked is not None
    stands = asked.instead
    assert stands is not None
    given_up = await tables.undo(table, step())
    assert isinstance(given_up, Played)
    [drew] = [answer for answer in asked.answers if isinstance(answer, Draw)]
    assert given_up.events == (Cancelled("put-right", drew.got),)
    assert (given_up.before, given_up.after.state) == (stands.after.state, stands.after.state)
    assert isinstance(await tables.undo(table, step()), Undone)
    assert (await tables.view(table)).number == stands.number


async def _scouted(tables: Tables, step: Counter, table: int) -> Played:
    """A captain sails to where the Sloop is, which scouts for him with the bot's dice."""
    return await played(tables, table, asking("sail", "s1", zone="tortuga"), step())


async def test_the_real_roll_in_the_place_of_the_bots(tables: Tables, step: Counter) -> None:
    """The same action on the same state, with that one answer the table's; no stream of chance was moved by it."""
    table = await at_sea(tables, step)
    sailed = await _scouted(tables, step, table)
    [(place, bots)] = [(place, each) for place, each in enumerate(sailed.answers) if isinstance(each, Draw)]
    real = ("skull", "skull") if bots.got != ("skull", "skull") else ("1", "2")
    outcome = await tables.replace_draw(table, sailed.number, place, real, step())
    assert isinstance(outcome, Played)
    answer = outcome.answers[place]
    assert isinstance(answer, Draw)
    assert (answer.got, answer.source, outcome.action) == (real, "table", sailed.action)
    assert sailed.before is not None
    assert outcome.after.state.streams == sailed.before.streams
    with pytest.raises(Refusal) as error:
        await tables.replace_draw(table, outcome.number, place, ("1", "1"), step())
    assert error.value.code == "old-button"


async def test_a_real_roll_that_cannot_be(tables: Tables, step: Counter) -> None:
    """Too few dice, faces that there are not, the same as the bot's, another place: refused, and nothing is changed."""
    table = await at_sea(tables, step)
    sailed = await _scouted(tables, step, table)
    bots = sailed.answers[0]
    assert isinstance(bots, Draw)
    for place, real, code in (
        (0, ("1",), "real-unfit"),
        (0, ("skull", "7"), "real-unfit"),
        (0, bots.got, "real-same"),
        (5, ("1", "1"), "old-button"),
    ):
        with pytest.raises(Refusal) as error:
            await tables.replace_draw(table, sailed.number, place, real, step())
        assert error.value.code == code
    await played(tables, table, asking("hold", "s1", gold=3), step())
    with pytest.raises(Refusal) as error:
        await tables.replace_draw(table, sailed.number, 0, ("1", "1"), step())
    assert error.value.code == "overtaken"
    assert (await tables.view(table)).number == 7


# ---------------------------------------------------------------------------------------------------- several at once


async def test_an_overtaken_undo_counts_the_steps(tables: Tables, step: Counter) -> None:
    """How many were made since, by whom; its button takes them all back while nobody does another."""
    table = await at_sea(tables, step)
    await tables.set(table, "access", "everyone", step())
    await played(tables, table, asking("turn", "s1"), step(4))
    await played(tables, table, asking("turn", "s2"), step(5))
    with pytest.raises(Refusal) as error:
        await tables.undo(table, step(), 5)
    assert refused(error) == ("overtaken", (("back-to", "4"), ("fix", "5")))
    assert error.value.facts == {"count": 2, "who": ("<@4>", "<@5>")}
    back: Press = error.value.presses[0]
    await played(tables, table, asking("turn", "s1"), step(4))
    with pytest.raises(Refusal) as again:
        await tables.undo(table, step(stamp=back.stamp), to=4)
    assert again.value.facts == {"count": 3, "who": ("<@4>", "<@5>")}
    undone = await tables.undo(table, step(stamp=again.value.presses[0].stamp), to=4)
    assert isinstance(undone, Undone)
    assert (undone.count, undone.view.number, undone.done) == (4, 4, False)
    assert [each.number for each in (undone.entry, *undone.more)] == [8, 7, 6, 5]


async def test_to_an_entry_and_all_the_way_on_again(tables: Tables, step: Counter) -> None:
    """One row of the journal each; redo brings back one, or all up to the entry that is named."""
    table = await at_sea(tables, step)
    for _ in range(4):
        await played(tables, table, asking("turn", "s1"), step())
    undone = await tables.undo(table, step(), to=4)
    assert isinstance(undone, Undone)
    assert undone.again is not None
    assert (undone.again.number, undone.count) == (5, 5)
    one = await tables.redo(table, step())
    assert (one.entry.number, one.count, one.done) == (5, 1, True)
    rest = await tables.redo(table, step(), 9)
    assert (rest.entry.number, rest.count, rest.view.number, rest.again) == (9, 4, 9, None)
    assert rest.before == one.view.state
    with pytest.raises(Refusal) as error:
        await tables.redo(table, step(), 5)
    assert error.value.code == "nothing-to-redo"


async def test_where_nothing_goes_back_to(tables: Tables, step: Counter) -> None:
    """Where it stands, what there is not, and what was taken back."""
    table = await at_sea(tables, step)
    await played(tables, table, asking("turn", "s1"), step())
    await tables.undo(table, step(), 6)
    await played(tables, table, asking("sail", "s1", zone="nassau"), step())
    for to, code in ((7, "already-there"), (6, "not-on-line"), (8, "no-such-entry"), (0, "no-such-entry")):
        with pytest.raises(Refusal) as error:
            await tables.undo(table, step(), to=to)
        assert error.value.code == code
    undone = await tables.undo(table, step(), to=1)
    assert isinstance(undone, Undone)
    assert (undone.count, undone.view.number) == (5, 1)


# ---------------------------------------------------------------------------------------------------- what waits


async def test_undo_of_rolls_that_were_asked_for(tables: Tables, step: Counter) -> None:
    """With the table's own dice a roll that was answered is an answer; it is taken back, and asked again."""
    table = await at_sea(tables, step)
    await played(tables, table, asking("place", ship="frigate", zone="tortuga"), step())
    await played(tables, table, asking("rule", switch="dice", value="ours"), step())
    await tables.play(table, lambda _: asking("sail", "s1", zone="tortuga"), step())
    first = (await tables.view(table)).asking
    assert first is not None
    assert not first.question.takes("skull")
    assert isinstance(await tables.answer(table, lambda _view, _asking: "1 2", step()), Asked)
    second = (await tables.view(table)).asking
    assert second is not None
    assert (second.known, second.question == first.question) == (first.known + 1, False)
    assert isinstance(await tables.undo(table, step()), TakenBack)
    back = (await tables.view(table)).asking
    assert back is not None
    assert (back.known, back.question) == (first.known, first.question)
    assert isinstance(await tables.undo(table, step()), TakenBack)
    assert (await tables.view(table)).asking is None


async def test_what_a_question_does_not_take(tables: Tables, step: Counter) -> None:
    """Faces that there are not, and too many: the button is old."""
    table = await at_sea(tables, step)
    await played(tables, table, asking("rule", switch="dice", value="ours"), step())
    await tables.play(table, lambda _: asking("sail", "s1", zone="tortuga"), step())
    for value in ("9 9", "1 1 1 1 1", ""):
        with pytest.raises(Refusal) as error:
            await tables.answer(table, lambda _view, _asking, value=value: value, step())
        assert error.value.code == "old-button"
    outcome = await tables.answer(table, lambda _view, _asking: "skull 2", step())
    assert isinstance(outcome, Played)
    assert [answer.source for answer in outcome.answers if isinstance(answer, Draw)] == ["table"]


async def test_two_tell_the_same_roll(tables: Tables, step: Counter) -> None:
    """The first counts; the second, pressed or typed a moment later, is told that it was answered."""
    table = await at_sea(tables, step)
    await played(tables, table, asking("place", ship="frigate", zone="tortuga"), step())
    await played(tables, table, asking("rule", switch="dice", value="ours"), step())
    await tables.play(table, lambda _: asking("sail", "s1", zone="tortuga"), step())
    first = (await tables.view(table)).asking
    assert first is not None
    stamped = question_stamp(first)
    await tables.set(table, "access", "everyone", step())
    assert isinstance(await tables.answer(table, lambda _view, _asking: "1 2", step(4, stamped)), Asked)
    for late in (step(5, stamped), step(5, at=5001.0)):
        with pytest.raises(Refusal) as error:
            await tables.answer(table, lambda _view, _asking: "1 2", late)
        assert error.value.code == "answered-already"
    second = (await tables.view(table)).asking
    assert second is not None
    assert (second.opened is not None and second.opened.member, second.known) == (4, first.known + 1)


# ---------------------------------------------------------------------------------------------------- in a row


async def test_several_requests_by_one_interaction(tables: Tables, step: Counter) -> None:
    """The first entry carries it; it stops at the first refusal, which counts only when nothing was played."""
    table = (await tables.start(HERE, "marauders", None, "Friday", step())).after.table.id
    names = ("Ben", "Ada", "Ada")
    wanted = [
        Wanted(lambda _: asking("captain", nation="english", zone="havana"), Naming(name, name, BEN)) for name in names
    ]
    once = step()
    several = await tables.play_all(table, wanted, once)
    assert [each.number for each in several.played] == [2, 3]
    assert several.refused is not None
    assert several.refused.code == "name-taken"
    entries = await tables.store.entries(table, limit=2)
    assert [entry.origin.interaction for entry in entries] == [None, once.origin.interaction]
    assert [seat.name for seat in (await tables.view(table)).seats.values()] == ["Ben", "Ada"]
    with pytest.raises(Refusal):
        await tables.play_all(table, wanted[2:], step())
    assert (await tables.view(table)).number == 3


# ---------------------------------------------------------------------------------------------------- who may act


async def test_who_may_act(tables: Tables, step: Counter) -> None:
    """Everybody until two seats are taken; then the seated, host and managers; a guest while the turn lasts."""
    table = (await tables.start(HERE, "marauders", None, "Friday", step())).after.table.id
    for member, zone in ((4, "havana"), (5, "nassau")):
        naming = Naming(None, "Somebody", member)
        request = asking("captain", nation="english", zone=zone)
        await tables.play(table, lambda _, request=request: request, step(6), naming)
    turn = asking("turn", "s1")
    for member in (3, 4, 5):
        await played(tables, table, turn, step(member))
    with pytest.raises(Refusal) as error:
        await played(tables, table, turn, step(6))
    assert error.value.code == "spectator"
    assert [press.verb for press in error.value.presses] == ["guest", "form"]
    assert error.value.presses[0].arg == "do:turn;s1"
    manager = Step(Origin(6, 9001, 1.0), manager=True)
    await played(tables, table, turn, manager)
    await played(tables, table, turn, Step(Origin(6, 9002, 1.0), allowed=True))
    await played(tables, table, turn, step(6))
    await played(tables, table, asking("turn", "s2"), step(4))
    with pytest.raises(Refusal):
        await played(tables, table, turn, step(6))


@pytest.mark.parametrize("mode", ["everyone", "seated", "host"])
async def test_each_mode(tables: Tables, step: Counter, mode: str) -> None:
    """Every way of changing a table asks; a seat may be taken for oneself, but not where only the host acts."""
    table = (await tables.start(HERE, "marauders", None, "Friday", step())).after.table.id
    await tables.set(table, "access", mode, step())
    await played(tables, table, asking("round"), step())
    codes = {"everyone": None, "seated": "spectator-table", "host": "host-only"}
    naming = Naming(None, "Guest", 6)
    ways = [
        lambda: tables.play(table, lambda _: asking("round"), step(6)),
        lambda: tables.undo(table, step(6)),
        lambda: tables.set(table, "talk", "quiet", step(6)),
    ]
    for way in ways:
        if codes[mode] is None:
            await way()
        else:
            with pytest.raises(Refusal) as error:
                await way()
            assert error.value.code == codes[mode]
    joining = tables.play(table, lambda _: asking("captain", nation="dutch", zone="curacao"), step(6), naming)
    if mode == "host":
        with pytest.raises(Refusal):
            await joining
    else:
        assert isinstance(await joining, Played)
    if mode != "everyone":
        with pytest.raises(Refusal):
            await tables.end(table, step(7))
    with pytest.raises(Refusal) as error:
        await tables.set(table, "access", "everyone", step(6))
    assert error.value.code == "host-sets-access"
    with pytest.raises(Refusal):
        await tables.set(table, "talk", "loud", step())
