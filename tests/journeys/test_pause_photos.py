"""What is left for the next time with a pause: a note and a photo, whatever somebody tries to send as one."""

from __future__ import annotations

import discord
import pytest

from tests.journeys.table import Evening
from tests.journeys.test_pausing import FORTNIGHT, PNG, at_sea, pauses, photo_of


async def test_a_pause_by_the_form(night: Evening) -> None:
    ben, _ = await at_sea(night)
    form = await ben.form((await ben("table show")).only, "Something else...", "Pause...")
    assert [part.key for part in form.parts] == ["note", "photo"]
    assert not any(part.required for part in form.parts)
    said = (await form.send(note="two\nlines", photo=("board.jpg", b"\xff\xd8\xff\xe0 lamp"))).last
    assert "Note: two lines" in said.lines
    assert (await photo_of(said))[:2] == ("photo.jpg", b"\xff\xd8\xff\xe0 lamp")
    form = await ben.form((await ben("table show")).only, "Something else...", "Pause...")
    assert form.part("note").value == "two lines"
    said = (await form.send()).last
    assert said.sent.attachments == []


@pytest.mark.parametrize(
    ("name", "data", "said"),
    [
        ("board.png", b"<svg onload=alert(1)>", "That is no photo that Discord shows."),
        ("board.png", b"", "That is no photo that Discord shows."),
        ("board.exe", b"MZ\x90\x00", "That is no photo that Discord shows."),
        ("large.png", PNG + b"\0" * (10 * 1024 * 1024), "That photo is too large: Discord takes 10 MB here."),
    ],
)
@pytest.mark.parametrize("by_form", [False, True])
async def test_what_is_no_photo_is_refused_and_pauses_nothing(
    night: Evening, name: str, data: bytes, said: str, by_form: bool
) -> None:
    ben, _ = await at_sea(night)
    if by_form:
        form = await ben.form((await ben("table show")).only, "Something else...", "Pause...")
        heard = await form.send(note="supper", photo=(name, data))
        assert "supper" in heard.only.text
        assert "Fill it in again..." in heard.only.buttons
    else:
        heard = await ben("table pause", note="supper", photo=(name, data))
    assert heard.only.ephemeral
    assert said in heard.only.text
    assert pauses(night) == []


@pytest.mark.parametrize(
    "name", ["../../etc/passwd", "a" * 200 + ".png", "photo.png\n@everyone", "SPOILER_x.gif", "\u202egnp.exe"]
)
async def test_what_a_photo_is_called_does_not_matter(night: Evening, name: str) -> None:
    ben, _ = await at_sea(night)
    said = (await ben("table pause", photo=(name, PNG))).only
    assert (await photo_of(said))[0] == "photo.png"
    assert "passwd" not in said.text


async def test_a_photo_that_cannot_be_fetched(night: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    ben, _ = await at_sea(night)

    async def gone(_url: str) -> bytes:
        raise OSError("no route")

    monkeypatch.setattr(night.bot.http, "get_from_cdn", gone)
    said = await ben.refused("table pause", photo=("board.png", PNG))
    assert said.line == "The photo could not be fetched from Discord. Try again; the table is as it was."
    assert pauses(night) == []


@pytest.mark.parametrize(("deleted", "photo"), [(False, True), (True, True), (False, False), (True, False)])
async def test_the_last_time_shows_the_photo_while_its_message_is_there(
    night: Evening, deleted: bool, photo: bool
) -> None:
    ben, ada = await at_sea(night)
    said = (await ben("table pause", note="supper", **({"photo": ("board.png", PNG)} if photo else {}))).only
    if deleted:
        night.env.backend.delete_message(night.here.id, said.sent.id)
    await night.away(FORTNIGHT)
    last = (await ada("table show")).messages[0]
    assert "Note: supper" in last.lines
    if deleted:
        assert night.link(said) not in last.text
        assert (last.lines[-1] == "The message with the photo was deleted.") is photo
    else:
        assert last.lines[-1].endswith(night.link(said))
    assert len(last.sent.attachments) == (photo and not deleted)


async def test_a_photo_that_cannot_be_fetched_again_is_linked(night: Evening) -> None:
    ben, ada = await at_sea(night)
    said = (await ben("table pause", photo=("board.png", PNG))).only
    await night.away(FORTNIGHT)
    night.env.inject_error("GET", "/channels/*/messages/*")
    last = (await ada("table show")).messages[0]
    assert last.lines[-1] == f"How you left it: {night.link(said)}"
    assert last.sent.attachments == []


async def test_a_note_that_is_too_long_is_refused(night: Evening) -> None:
    ben, _ = await at_sea(night)
    said = await ben.refused("table pause", note="<@1> " * 799 + "<@1>!")
    assert said.line.startswith("A note has at most 300 characters, and this one has 4,000. ")
    assert pauses(night) == []


async def test_hostile_notes_mean_nothing_to_discord(night: Evening) -> None:
    ben, _ = await at_sea(night)
    said = (await ben("table pause", note="@everyone <@1> [x](http://x) **b**\n# big" + "y" * 200)).only
    assert r"\[x\](http:\//x) \*\*b\*\*" in said.text
    assert said.sent.content in (None, "")
    assert len(night.ask("SELECT note FROM pauses")[0][0]) <= 300
    assert discord.utils.escape_mentions("@everyone") in said.text
