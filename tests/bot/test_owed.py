"""Owed reports: what was committed and could not be shown is shown once, before the next answer or after a restart."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable

import pytest

from storage.store import Unavailable
from tests.bot.slow import after, failing, put_behind
from tests.journeys.boards import at_sea
from tests.journeys.heard import Heard, Said, heard
from tests.journeys.table import Evening, Player

CALLBACK = "/interactions/*/*/callback"
ORIGINAL = "/webhooks/*/*/messages/*original"
FOLLOW_UP = "/webhooks/*/*"
SEND = "/channels/*/messages"
HOUR = 3600

LATE = re.compile(r"This happened <t:\d+:R>, but could not be shown then\.")


def late(said: Said) -> bool:
    """Whether a message is a report that comes late."""
    return bool(said.lines) and LATE.fullmatch(said.lines[0]) is not None


def lates(night: Evening) -> list[Said]:
    """All late reports in the channel."""
    return [said for said in night.messages() if late(said)]


def alone(said: Heard) -> bool:
    """Whether nothing came late before an answer."""
    return said.answered and len(said.messages) == 1 and not late(said.only)


@pytest.mark.parametrize(("status", "code"), [(500, 0), (503, 0), (404, 10062)])
async def test_it_comes_before_the_next_answer_once(night: Evening, status: int, code: int) -> None:
    """Whatever kept it from being shown; with when it happened, to all, though it was a quiet line."""
    ben, ada, _ = await at_sea(night)
    night.env.inject_error("POST", CALLBACK, status=status, code=code)
    lost = await ben("sail", zone="nassau")
    assert lost.messages == ()
    assert night.revision() == 7
    await night.wait(4)
    said = await ada("hold", gold=3)
    assert [late(each) for each in said.messages] == [True, False]
    first, second = said.messages
    assert not first.ephemeral
    assert first.lines[1:] == ("Ben sailed from Havana to Nassau.",)
    assert first.buttons == ("Undo: Ben sailed to Nassau", "Why?")
    assert first.sent.content == ""
    assert second.ephemeral
    assert second.line == "Ada has 3 gold aboard."
    await night.wait(60)
    assert alone(await ben("turn"))
    await night.restart()
    await night.wait(60)
    assert len(lates(night)) == 1


async def test_it_comes_after_a_restart_once(night: Evening) -> None:
    """In its channel, without anybody asking."""
    ben, ada, _ = await at_sea(night)
    night.env.inject_error("POST", CALLBACK)
    await ben("round")
    await night.wait(4)
    await night.restart()
    await night.wait(10)
    (shown,) = lates(night)
    assert shown.title == "Round 1 ended"
    await night.restart()
    await night.wait(3600)
    assert alone(await ada("turn"))
    assert len(lates(night)) == 1


async def test_several_come_in_their_order(night: Evening) -> None:
    """Each once, before the answer; a press pays too."""
    ben, ada, _ = await at_sea(night)
    sailed = await ben("sail", zone="nassau")
    night.env.inject_error("POST", CALLBACK, times=3)
    await ben("sail", zone="tortuga")
    await ada("turn")
    await ben("sail", zone="havana")
    await night.wait(4)
    said = await ben.press(sailed, "Why?")
    assert [each.lines[1] for each in said.messages[:3]] == [
        "Ben sailed from Nassau to Tortuga.",
        "Ada's turn begins, at sea in Nassau.",
        "Ben sailed from Tortuga to Havana.",
    ]
    assert [late(each) for each in said.messages] == [True, True, True, False]
    assert said.last.title == "Entry 7: Ben sailed to Nassau"
    assert alone(await ben("table show"))


async def test_what_was_taken_back_is_not_owed(night: Evening) -> None:
    """Nobody needs to know any more; done again, it is owed again."""
    ben, ada, _ = await at_sea(night)
    night.env.inject_error("POST", CALLBACK)
    await ben("sail", zone="nassau")
    assert alone(await ada("table undo"))
    await night.wait(10)
    assert alone(await ada("turn"))
    await night.restart()
    await night.wait(10)
    assert lates(night) == []


async def test_other_tables_pay_nothing_for_it(night: Evening) -> None:
    """It is shown in its own channel only."""
    ben, _, _ = await at_sea(night)
    other = ben.at(night.channel("other"))
    night.env.inject_error("POST", CALLBACK)
    await ben("sail", zone="nassau")
    await night.wait(10)
    assert alone(await other("table start", game="marauders"))
    assert alone(await other("table show"))
    assert [late(each) for each in (await ben("table show")).messages] == [True, False]


async def test_an_answer_that_was_shown_but_not_noted_is_found(night: Evening) -> None:
    """It is said to nobody that it failed, and it is not shown again: by its token, later by its place in the channel."""
    ben, ada, _ = await at_sea(night)
    for wait in (10, 20 * 60):
        store = night.bot.store
        put_behind(night, mark_shown=failing(Unavailable("disk")))
        ended = await ben("round")
        assert alone(ended)
        assert ended.title.endswith("ended")
        night.bot.store = store
        await night.wait(wait)
        await night.restart()
        await night.wait(wait)
        assert alone(await ada("turn"))
    assert lates(night) == []


async def test_a_quiet_answer_that_was_shown_but_not_noted_is_found(night: Evening) -> None:
    """By its token; nobody can change it later, so that it is noted without a message."""
    ben, ada, _ = await at_sea(night)
    store = night.bot.store
    put_behind(night, mark_shown=failing(Unavailable("disk")))
    assert (await ben("hold", gold=3)).ephemeral
    night.bot.store = store
    assert night.ask("SELECT shown FROM entries WHERE number = 7") == [(None,)]
    await night.wait(10)
    assert alone(await ada("turn"))
    assert night.ask("SELECT shown FROM entries WHERE number = 7") == [(0,)]
    assert lates(night) == []


async def test_a_message_that_only_mentions_an_entry_does_not_show_it(night: Evening) -> None:
    """The state with the Why of its last entry is not that entry's report."""
    ben, ada, _ = await at_sea(night)
    night.env.inject_error("POST", CALLBACK)
    await ben("round")
    shown = await ada("table show")
    assert alone(shown)
    assert shown.undo == "Undo: Round 1 ended"
    await night.wait(20 * 60)
    assert [late(each) for each in (await ada("table show")).messages] == [True, False]


async def test_an_answer_that_followed_what_was_owed_is_its_own(night: Evening) -> None:
    """Its interaction showed another entry first: that is not taken for its own report."""
    ben, ada, cleo = await at_sea(night)
    night.env.inject_error("POST", CALLBACK)
    await ben("sail", zone="nassau")
    await night.wait(4)
    night.env.inject_error("POST", FOLLOW_UP)
    said = await ada("round")
    assert [late(each) for each in said.messages] == [True]
    await night.wait(4)
    store = night.bot.store
    put_behind(night, mark_shown=failing(Unavailable("disk"), times=2))
    said = await cleo("round")
    assert [each.title for each in said.messages] == ["Round 1 ended", "Round 2 ended"]
    night.bot.store = store
    await night.wait(4)
    await night.restart()
    await night.wait(10)
    assert alone(await ben("table show"))
    assert len(lates(night)) == 2


@pytest.mark.parametrize("night", [1.5], indirect=True)
async def test_an_acknowledgement_is_filled(night: Evening) -> None:
    """It says that the bot is thinking: it becomes the report, and nothing else is posted."""
    ben, ada, _ = await at_sea(night)
    store = night.bot.store
    put_behind(night, commit=after(3))
    night.env.inject_error("PATCH", ORIGINAL)
    result = ben.begin("round")
    await night.wait(4)
    assert result.deferred
    assert heard(result).only.lines == ()
    night.bot.store = store
    await night.restart()
    await night.wait(4)
    filled = heard(result).only
    assert filled.title == "Round 1 ended"
    assert not late(filled)
    assert alone(await ada("table show"))
    assert lates(night) == []


async def test_what_cannot_be_paid_now_stays_owed_and_holds_up_nothing(night: Evening) -> None:
    """Discord does not tell, or does not take it: the answer to the present command comes all the same."""
    ben, ada, _ = await at_sea(night)
    night.env.inject_error("POST", CALLBACK)
    await ben("sail", zone="nassau")
    await night.wait(4)
    night.env.inject_error("GET", ORIGINAL)
    said = await ada("turn")
    assert alone(said)
    assert said.line == "Ada's turn begins, at sea in Nassau."
    night.env.inject_error("POST", CALLBACK)
    said = await ada("hold", gold=1)
    assert alone(said)
    assert said.line == "Ada has 1 gold aboard."
    assert [late(each) for each in (await ada("hold", gold=2)).messages] == [True, False]


async def test_a_token_that_discord_holds_for_expired(night: Evening) -> None:
    """It is looked for in the channel instead."""
    ben, ada, _ = await at_sea(night)
    night.env.inject_error("POST", CALLBACK)
    await ben("sail", zone="nassau")
    await night.wait(4)
    night.env.inject_error("GET", ORIGINAL, status=401, code=50027)
    assert [late(each) for each in (await ada("turn")).messages] == [True, False]


async def test_a_channel_where_the_bot_may_not_post_stays_owed(night: Evening) -> None:
    """Until it may."""
    ben, ada, _ = await at_sea(night)
    night.env.inject_error("POST", CALLBACK)
    await ben("sail", zone="nassau")
    night.env.inject_error("POST", SEND, status=403, code=50013)
    await night.wait(4)
    await night.restart()
    await night.wait(10)
    assert lates(night) == []
    assert [late(each) for each in (await ada("turn")).messages] == [True, False]


def speechless(*_: object) -> None:
    """There are no words for what was done."""
    raise LookupError("no words")


UNTOLD = re.compile(
    r"It was done, but could not be told\. See how the table stands: /table show\. "
    r"If it happens again, tell the host this: ([0-9a-f]{6})"
)


def in_the_log(caplog: pytest.LogCaptureFixture, number: str) -> bool:
    """Whether the number that was said leads to a traceback."""
    return any(number in record.getMessage() and record.exc_info for record in caplog.records)


def asked_back(night: Evening) -> list[str]:
    """The interactions whose answers Discord was asked for."""
    return [
        request.path for request in night.env.http_requests if request.method == "GET" and "/webhooks/" in request.path
    ]


def untold(said: Said, caplog: pytest.LogCaptureFixture) -> bool:
    """Whether a message says late, to all, that something was done for which there are no words."""
    found = UNTOLD.fullmatch(said.lines[-1])
    return late(said) and not said.ephemeral and found is not None and in_the_log(caplog, found[1])


async def test_what_cannot_be_put_into_words_is_told_to_whoever_did_it(
    night: Evening, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """That it was done, at once; with the next command all are told the same, once, even when there are words by then."""
    ben, ada, _ = await at_sea(night)
    with monkeypatch.context() as broken:
        broken.setattr("bot.panels.marauders.line", speechless)
        said = (await ben("sail", zone="nassau")).only
        found = UNTOLD.fullmatch(said.line)
        assert said.ephemeral
        assert found is not None
        assert in_the_log(caplog, found[1])
        await night.wait(4)
        first, second = (await ada("table show")).messages
        assert untold(first, caplog)
        assert not late(second)
        assert alone(await ada("round"))
    assert night.revision() == 8
    await night.wait(4)
    assert alone(await ada("table show"))


@pytest.mark.parametrize("restart", [False, True])
async def test_what_cannot_be_put_into_words_keeps_no_later_report_back(
    night: Evening, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, restart: bool
) -> None:
    """Neither before the next answer nor after a restart, and Discord is not asked whether it was shown."""
    ben, ada, _ = await at_sea(night)
    monkeypatch.setattr("bot.panels.marauders.line", speechless)
    await ben("sail", zone="nassau")
    night.env.inject_error("POST", CALLBACK)
    await ada("round")
    await night.wait(4)
    if restart:
        await night.restart()
        await night.wait(4)
    said = await ada("table show")
    first, second = lates(night)
    assert untold(first, caplog)
    assert UNTOLD.fullmatch(second.lines[-1]) is None
    assert alone(said) is restart
    assert len(asked_back(night)) == 1
    await night.wait(4)
    assert alone(await ada("table show"))


async def followed(night: Evening, **first: Callable[[], Awaitable[None]]) -> tuple[Heard, Player]:
    """A quiet answer that follows where the table stood the last time, with something wrong at the store."""
    ben, ada, _ = await at_sea(night)
    await night.away(14 * 24 * HOUR)
    store = night.bot.store
    put_behind(night, **first)
    said = await ben("hold", gold=3)
    night.bot.store = store
    await night.wait(10)
    return said, ada


async def test_a_quiet_answer_that_followed_something_is_found(night: Evening) -> None:
    """It was shown, but that was not noted: Discord finds it by its id, which was noted before it said anything."""
    said, ada = await followed(night, mark_shown=failing(Unavailable("disk")))
    assert [each.ephemeral for each in said.messages] == [False, True]
    assert said.last.line == "Ben has 3 gold aboard."
    await night.restart()
    await night.wait(10)
    assert alone(await ada("turn"))
    assert night.ask("SELECT shown FROM entries WHERE number = 7") == [(0,)]
    assert lates(night) == []


async def test_a_quiet_answer_that_was_begun_is_filled(night: Evening) -> None:
    """The message for one alone is there, but says nothing yet."""
    night.env.inject_error("PATCH", "/webhooks/*/*/messages/*")
    said, ada = await followed(night)
    assert [each.text for each in said.messages[1:]] == ["…"]
    await night.restart()
    await night.wait(10)
    assert heard(said.result).last.line == "Ben has 3 gold aboard."
    assert alone(await ada("turn"))
    assert lates(night) == []


async def test_a_quiet_answer_that_cannot_be_noted_comes_all_the_same(night: Evening) -> None:
    said, ada = await followed(night, put_follow_up=failing(Unavailable("disk")))
    assert said.last.line == "Ben has 3 gold aboard."
    assert alone(await ada("turn"))
    assert lates(night) == []
