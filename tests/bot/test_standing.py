"""The table message's edits: how many there are, what comes in place of one that fails, and what a restart brings."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import pytest

from bot.boards import marauders as board
from bot.ui.ids import pack_request
from bot.ui.stamps import request_stamp
from rules.contract import Request
from storage.store import Standing, Unavailable
from tests.bot.slow import after, failing, put_behind
from tests.journeys.boards import at_sea
from tests.journeys.heard import Said
from tests.journeys.table import Evening, Player
from tests.loopback.little import eventually

EDIT = "/channels/*/messages/*"
SEND = "/channels/*/messages"
ACKNOWLEDGED, UPDATED = 6, 7


def requests(night: Evening, method: str, since: int = 0) -> list[Any]:
    """What was sent to a channel apart from answers: PATCH are edits, POST new messages; without the first so many requests."""
    return [
        each
        for each in list(night.env.http_requests)[since:]
        if each.method == method and each.path.startswith("/channels/") and "/messages" in each.path
    ]


def answers(night: Evening, since: int) -> list[int]:
    """The kinds of all responses, in their order."""
    sent = [each for each in list(night.env.http_requests)[since:] if each.path.endswith("/callback")]
    return [each.json["type"] for each in sent if each.json is not None]


def standing(night: Evening) -> Standing:
    """The table message, as the file has it."""
    [row] = night.ask("SELECT message, message_revision, message_posted FROM tables WHERE ended IS NULL")
    return Standing(*row)


def shown(night: Evening) -> Said:
    """The table message, as the channel shows it."""
    [found] = [said for said in night.messages() if said.sent.id == standing(night).id]
    return found


async def at_once(night: Evening, on: Said, *presses: tuple[Player, str]) -> None:
    """Presses by their ids, all under way before the first is answered."""
    for who, custom_id in presses:
        row = {"type": 1, "components": [{"type": 2, "style": 2, "label": "Button", "custom_id": custom_id}]}
        message = on.payload() | {"components": [row]}
        who._component(on, message, {"custom_id": custom_id, "component_type": 2})  # pyright: ignore[reportPrivateUsage]
    await night.env.settle()


async def test_a_burst_of_presses_makes_one_edit(night: Evening) -> None:
    """Ten at once: each is answered at once, the last one by the message itself, and nothing follows."""
    crew = await at_sea(night)
    ben = crew.ben
    await ben("hold", gold=0)
    on = (await ben("table show")).only
    view = night.bot.tables.ledger.glance(night.here.id)
    assert view is not None
    ships = ("dutch", "english", "french", "spanish", "sloop", "frigate")
    steps = [(who, Request("hold", f"s{seat}", (("gold", 5),))) for seat, who in enumerate(crew, 1)]
    steps += [(ben, Request("bounty", "s1", (("nation", "dutch"), ("count", 2))))]
    steps += [(ben, Request("place", None, (("ship", ship), ("zone", "tortuga")))) for ship in ships]
    ids = [f"b1:1:{request_stamp(view, step)}:do:{pack_request(step)}" for _, step in steps]
    since = len(night.env.http_requests)
    await at_once(night, on, *((who, custom_id) for (who, _), custom_id in zip(steps, ids, strict=True)))
    assert night.revision() == 17
    assert answers(night, since) == [ACKNOWLEDGED] * 9 + [UPDATED]
    assert len(requests(night, "PATCH", since)) == 1  # its picture
    assert shown(night).starting("Tortuga: ").count("ship") == 4
    assert standing(night).revision == 17
    assert night.ask("SELECT count(*) FROM entries WHERE shown IS NULL") == [(0,)]


async def test_the_last_of_a_burst_is_a_command(night: Evening) -> None:
    """Then presses are only acknowledged, and the message is edited in the channel, once."""
    ben, ada, _ = await at_sea(night)
    await ben("turn")
    on = (await ben("table show")).only
    since = len(night.env.http_requests)
    put_behind(night, mark_shown=after(0.2))
    ben.start_press(on, "Enter port")
    for gold in range(3):
        ada.begin("hold", gold=gold)
    await night.env.settle()
    assert ACKNOWLEDGED in answers(night, since)
    assert len(requests(night, "PATCH", since)) == 1
    assert shown(night).starting("Ada: ").endswith("2 gold")
    assert standing(night).revision == night.revision() == 11


async def test_what_changes_nothing_makes_no_edit(night: Evening) -> None:
    """Neither its words nor its picture would be others."""
    ben, _, _ = await at_sea(night)
    await ben("table show")
    since = len(night.env.http_requests)
    for command in ("table why", "table log", "odds", "table help"):
        await ben(command)
    await ben.refused("sail", zone="trinidad")
    assert requests(night, "PATCH", since) == []


async def test_the_picture_is_sent_only_when_it_changed(night: Evening) -> None:
    """And again after a restart, when it is not known what was sent."""
    ben, _, _ = await at_sea(night)
    await ben("hold", gold=2)
    files: list[bool] = []
    for command, given in (("hold", {"gold": 3}), ("place", {"ship": "sloop", "zone": "tortuga"})):
        since = len(night.env.http_requests)
        await ben(command, **given)
        [edit] = requests(night, "PATCH", since)
        files.append("attachments" in (edit.json or {}))
    assert files == [False, True]
    await night.restart()
    since = len(night.env.http_requests)
    await ben("hold", gold=4)
    [edit] = requests(night, "PATCH", since)
    assert "attachments" in (edit.json or {})


async def test_a_press_does_not_wait_for_the_picture(night: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    """Words and buttons come at once; a picture that takes long follows by an edit of its own."""
    ben, _, _ = await at_sea(night)
    await ben("turn")
    on = (await ben("table show")).only
    before = [each.id for each in on.sent.attachments]
    drawn = asyncio.Event()

    async def late(message: Any, *_: object) -> Any:
        await drawn.wait()
        return message

    with monkeypatch.context() as slow:
        slow.setattr("bot.telling.standing.pictured", late)
        since = len(night.env.http_requests)
        ben.start_press(on, "Enter port")
        await eventually(lambda: answers(night, since), "an answer")
        assert answers(night, since) == [UPDATED]
        assert on.starting("Ben: ").startswith("Ben: Havana, in port")
        assert [each.id for each in on.sent.attachments] == before
        drawn.set()
        await night.env.settle()
    await ben("table undo")
    assert on.starting("Ben: ").startswith("Ben: Havana, at sea")
    assert len(on.sent.attachments) == 1


async def test_one_that_is_gone_is_posted_anew(night: Evening) -> None:
    """Somebody deleted it."""
    ben, _, _ = await at_sea(night)
    await ben("table show")
    first = standing(night)
    night.env.inject_error("PATCH", EDIT, status=404, code=10008)
    since = len(night.env.http_requests)
    await ben("hold", gold=3)
    assert len(requests(night, "POST", since)) == 1
    assert standing(night).id != first.id
    assert standing(night).revision == night.revision()
    assert shown(night).starting("Ben: ").endswith("3 gold")


async def test_one_that_may_not_be_edited_so_often_is_posted_anew_at_the_next_occasion(night: Evening) -> None:
    """Discord lets messages of more than an hour be edited seldom."""
    ben, _, _ = await at_sea(night)
    await ben("table show")
    first = standing(night)
    night.env.inject_error("PATCH", EDIT, status=429, code=30046)
    await ben("hold", gold=3)
    assert standing(night) == first
    await ben("hold", gold=4)
    assert standing(night).id != first.id
    assert shown(night).starting("Ben: ").endswith("4 gold")


@pytest.mark.parametrize(("status", "code"), [(403, 50001), (403, 50013), (404, 10003)])
async def test_what_cannot_be_edited_keeps_nothing_up(
    night: Evening, caplog: pytest.LogCaptureFixture, status: int, code: int
) -> None:
    """It is logged, the table plays on, and the next occasion brings all."""
    ben, _, _ = await at_sea(night)
    await ben("table show")
    night.env.inject_error("PATCH", EDIT, status=status, code=code)
    with caplog.at_level(logging.WARNING, "bot.telling.standing"):
        assert (await ben("hold", gold=3)).line == "Ben has 3 gold aboard."
    assert "could not be sent" in caplog.text
    await ben("hold", gold=4)
    assert shown(night).starting("Ben: ").endswith("4 gold")


async def test_an_old_button_that_is_still_there_goes_with_the_press(night: Evening) -> None:
    """An edit failed: who presses what is old gets fresh buttons, and the message comes up to date."""
    ben, _, _ = await at_sea(night)
    await ben("turn")
    on = (await ben("table show")).only
    night.env.inject_error("PATCH", EDIT, status=403, code=50013)
    await ben("sail", zone="tortuga")
    assert on.starting("Ben: ").startswith("Ben: Havana, at sea")
    old = next(label for label in on.buttons if "Nassau" in label)
    refused = await ben.press(on, old)
    assert refused.ephemeral
    assert refused.line.startswith("That button is old")
    assert on.starting("Ben: ").startswith("Ben: Tortuga, at sea")


async def test_one_that_is_old_is_posted_anew(night: Evening) -> None:
    """After 50 minutes: a press on it is acknowledged; the old one says where the table goes on."""
    ben, _, _ = await at_sea(night)
    await ben("turn")
    on = (await ben("table show")).only
    await night.wait(51 * 60)
    since = len(night.env.http_requests)
    await ben.press(on, "Enter port")
    assert answers(night, since) == [ACKNOWLEDGED]
    assert standing(night).id != on.sent.id
    assert shown(night).starting("Ben: ").startswith("Ben: Havana, in port")
    assert len(shown(night).sent.attachments) == 1
    link = f"https://discord.com/channels/{night.guild.id}/{night.here.id}/{standing(night).id}"
    assert (on.lines, on.buttons, on.sent.attachments) == ((f"The table goes on here: {link}",), (), [])


@pytest.mark.parametrize("refused", [False, True])
async def test_one_of_more_than_an_hour_is_retired_by_one_edit(night: Evening, *, refused: bool) -> None:
    """Discord lets it be edited seldom, so only once; should it refuse that, the new one is there all the same."""
    ben, _, _ = await at_sea(night)
    on = (await ben("table show")).only
    await night.wait(61 * 60)
    if refused:
        night.env.inject_error("PATCH", EDIT, status=429, code=30046)
    since = len(night.env.http_requests)
    await ben("hold", gold=3)
    assert standing(night).id != on.sent.id
    assert len([each for each in requests(night, "PATCH", since) if each.path.endswith(str(on.sent.id))]) == 1
    if not refused:
        assert (on.lines, on.buttons) == ((f"The table goes on here: {night.link(shown(night))}",), ())


async def test_a_restart_brings_up_to_date_what_was_not_edited(night: Evening) -> None:
    """The process died between an entry and the edit: the debts first, then the table message."""
    ben, _, _ = await at_sea(night)
    await ben("table show")
    night.env.inject_error("PATCH", EDIT, status=403, code=50013)
    await ben("hold", gold=3)
    assert standing(night).revision == 6
    await night.restart()
    await night.wait(1)
    assert standing(night).revision == night.revision() == 7
    assert shown(night).starting("Ben: ").endswith("3 gold")
    since = len(night.env.http_requests)
    await night.restart()
    await night.wait(1)
    assert requests(night, "PATCH", since) == []


async def test_posted_but_not_noted_it_harms_nobody(night: Evening) -> None:
    """The process died before it was noted: the one before stands, and the new one's buttons work."""
    ben, _, _ = await at_sea(night)
    await ben("turn")
    first = (await ben("table show")).only
    store = night.bot.store
    put_behind(night, put_message=failing(Unavailable("disk"), times=9))
    stray = (await ben("table show")).only
    night.bot.store = store
    await night.restart()
    assert standing(night).id == first.sent.id
    entered = await ben.press(stray, "Enter port")
    assert entered.ephemeral
    assert shown(night).starting("Ben: ").startswith("Ben: Havana, in port")
    assert standing(night).id == first.sent.id


async def test_its_picture_is_drawn_for_the_newest_state(night: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is wanted while a picture is drawn takes the place of that edit."""
    ben, ada, _ = await at_sea(night)
    await ben("table show")
    table = (await night.bot.store.tables())[0]
    drawn: list[int] = []
    draw = board.draw

    def noted(view: Any, last: Any) -> Any:
        drawn.append(view.number)
        if len(drawn) == 1:
            night.bot.loop.call_soon_threadsafe(night.bot.standing.want, table)
        return draw(view, last)

    monkeypatch.setattr(board, "draw", noted)
    since = len(night.env.http_requests)
    await ada("hold", gold=3)
    assert drawn == [7, 7]
    assert len(requests(night, "PATCH", since)) == 1


async def test_nobody_at_work_is_remembered(night: Evening) -> None:
    """After an evening nothing of it is left but what is remembered for a while."""
    ben, ada, _ = await at_sea(night)
    on = (await ben("table show")).only
    await night.at_once((ben, on, "Ben's turn"), (ada, on, "Help"))
    messages = night.bot.standing
    assert dict(messages._at_work) == {}  # pyright: ignore[reportPrivateUsage]
    assert messages._wanted == {}  # pyright: ignore[reportPrivateUsage]
    assert messages._keeping == set()  # pyright: ignore[reportPrivateUsage]
    assert night.bot.working == set()
