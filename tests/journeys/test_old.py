"""What is old: fresh buttons for the same purpose come with its refusal, and none that would do a thing a second time."""

from __future__ import annotations

import pytest

from tests.journeys.boards import at_sea, hunted
from tests.journeys.heard import Said
from tests.journeys.table import Evening, Player

OLD = "That button is old: what it was about has changed. Fresh ones: /table show"
OLD_FORM = "That form is old: what it was about has changed since it was opened."


def of(said: Said, beginning: str) -> str:
    """The one button that begins so."""
    [label] = [label for label in said.buttons if label.startswith(beginning)]
    return label


async def in_a_turn(night: Evening) -> tuple[Player, Player, Said, str]:
    """It is Ada's turn: Ben, Ada, the table message, and the id of Ben's old button that ended his."""
    ben, ada, _ = await at_sea(night)
    on = (await ben("table show")).only
    await ben.press(on, "Ben's turn")
    old = on.id_of(of(on, "End"))
    await ben.press(on, of(on, "End"))
    return ben, ada, on, old


async def test_an_old_end_of_a_turn(night: Evening) -> None:
    """It offers the present one, never to begin the same turn again."""
    ben, ada, on, old = await in_a_turn(night)
    refused = await ben.press_id(on, old)
    assert (refused.line, refused.buttons) == (OLD, (of(on, "End"),))
    await ben.press(refused, of(refused.only, "End"))
    assert night.state()["turn"] == "s3"
    last = on.id_of(of(on, "End"))
    await ada.press(on, of(on, "End"))
    assert night.state()["round"] == 2
    refused = await ada.press_id(on, last)
    assert (refused.line, refused.buttons) == (OLD, ("Ben's turn",))


async def test_an_old_undo(night: Evening) -> None:
    """Of an entry that was taken back, that there never was, or of a question: the fresh one."""
    ben, _, _ = await at_sea(night)
    sailed = (await ben("sail", zone="nassau")).only
    undo = sailed.id_of(sailed.undo)
    await ben("table undo")
    for custom_id in (undo, "b1:1::undo:99", "b1:1::undo:x", "b1:1:aaaaaaaa:back:1", "b1:1::back-to:x"):
        refused = await ben.press_id(sailed, custom_id)
        fresh = () if "back-to" in custom_id else ("Undo: Ada left port",)
        assert (refused.line, refused.buttons) == (OLD, fresh), custom_id
    await ben.press(await ben.press_id(sailed, undo), "Undo: Ada left port")
    assert night.revision() == 5


async def test_an_old_redo(night: Evening) -> None:
    """Of what cannot come back any more: what can."""
    ben, _, _ = await at_sea(night)
    sailed = (await ben("sail", zone="nassau")).only
    undone = (await ben("table undo")).only
    redo = undone.id_of(of(undone, "Redo"))
    await ben("hold", gold=3)
    refused = await ben.press_id(sailed, redo)
    assert (refused.line[:29], refused.buttons) == ("There is nothing to do again:", ())
    await ben("table undo")
    refused = await ben.press_id(sailed, redo)
    assert refused.buttons == ("Redo: Ben's hold was told",)


async def test_an_old_real_one(night: Evening) -> None:
    """Of a roll that was taken back: that of the last entry, if it rolled; and its form, too."""
    ben, ada, _ = await at_sea(night)
    await ben("place", ship="sloop", zone="nassau")
    rolled = (await ben("sail", zone="nassau")).only
    choice = (await ben.press(rolled, "The real one was...")).only
    form = await ben.form(choice, of(choice, "Sloop for Ben: faces"))
    real = rolled.id_of("The real one was...")
    await ben("table undo")
    await ben("turn", seat="Ada")
    refused = await ada.press_id(rolled, real)
    assert (refused.line, refused.buttons) == (OLD, ("The real one was...",))
    sent = await form.send(faces="1 2")
    assert sent.lines[0] == OLD_FORM
    assert "The real one was..." in sent.buttons


async def test_the_form_of_an_old_real_one_is_no_dead_end(night: Evening) -> None:
    """It is about an entry that another took the place of: it is not filled in again, but that entry is put right."""
    ben, ada, _ = await at_sea(night)
    for ship in ("sloop", "frigate"):
        await ben("place", ship=ship, zone="nassau", scouting=2)
    choice = (await ada.press(await ben("sail", zone="nassau"), "The real one was...")).only
    form = await ada.form(choice, of(choice, "Sloop for Ben: faces"))
    await form.send(faces="1 2")
    sent = await ada.send_id(choice, form.id, faces="3 4")
    assert sent.lines == (OLD_FORM, "You typed: 3 4")
    assert sent.buttons == ("The real one was...",)
    anew = (await ada.press(sent, "The real one was...")).only
    assert [label for label in anew.buttons if label.startswith("Sloop")] == []  # that one is the table's now
    told = await (await ada.form(anew, of(anew, "Frigate for Ben: faces"))).send(faces="1 2")
    sent = await ada.send_id(choice, form.id, faces="3 4")  # nothing of it is the bot's any more
    assert (sent.lines[0], sent.buttons) == (OLD_FORM, ())
    assert told.lines[0].startswith("Put right, in the place of: ")


async def test_a_choice_of_several_draws_after_one_was_put_right(night: Evening) -> None:
    """Its other buttons are about an entry that is no more: the fresh ones are a press away."""
    ben, ada, _ = await at_sea(night)
    for ship in ("sloop", "frigate"):
        await ben("place", ship=ship, zone="nassau", scouting=2)
    choice = (await ada.press(await ben("sail", zone="nassau"), "The real one was...")).only
    await ada.press(choice, next(label for label in choice.buttons if label.startswith("Sloop")))
    refused = await ada.press(choice, next(label for label in choice.buttons if label.startswith("Frigate")))
    assert (refused.line, refused.buttons) == (OLD, ("The real one was...",))
    anew = (await ada.press(refused, "The real one was...")).only
    told = await ada.press(anew, next(label for label in anew.buttons if label.startswith("Frigate")))
    assert told.lines[0].startswith("Put right, in the place of: ")


@pytest.mark.parametrize("waits", [True, False])
async def test_an_old_form_of_a_roll(night: Evening, waits: bool) -> None:
    """Its roll was answered: with the question that waits now, if any; what was typed is not lost."""
    ben, ada, _ = await at_sea(night)
    await ben("place", ship="sloop", zone="nassau")
    await ben("table rules", switch="dice", value="ours")
    asked = (await ben("sail", zone="nassau")).only
    form = await ben.form(asked, "We rolled...")
    await ben("table undo")
    if waits:
        await ada("turn")
    sent = await form.send(faces="1 2")
    assert sent.lines[0] == OLD_FORM
    assert ("Found" in sent.buttons) is waits
    assert "1 2" in sent.lines[-1]


async def test_an_old_button_that_opens_a_form(night: Evening) -> None:
    """Of somebody who is no captain any more: the same form, of whose turn it is."""
    _, ada, on, _ = await in_a_turn(night)
    said = (await ada.choose_value(on, "s1:1::menu:3", ":form:hold;s9")).only
    assert (said.line, said.buttons) == (OLD, ("Gold and cargo...",))
    form = await ada.form(said, "Gold and cargo...")
    await form.send(gold="4")
    assert on.starting("Ada: ").endswith("4 gold")


async def test_a_form_that_was_sent_too_late_is_called_a_form(night: Evening) -> None:
    """However it comes to be old."""
    ben, _, _ = await hunted(night)
    on = (await ben("table show")).only
    for custom_id in ("m1:1::rolled:1", "m1:1::real:x", "m1:1::hold:s9", "m1:1::seat:s9", "m9:1"):
        said = await ben.send_id(on, custom_id, faces="1 2")
        assert said.only.ephemeral
        assert said.lines[0] == OLD_FORM, custom_id
    assert night.revision() == 5
