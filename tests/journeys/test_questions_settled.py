"""Questions that are settled: what becomes of their messages, and answers that are taken back, or what asked is given up."""

from __future__ import annotations

import logging

import pytest

from tests.journeys.boards import EVERYBODY, GOLD, hunted
from tests.journeys.heard import Said
from tests.journeys.ships import launched
from tests.journeys.table import Evening, Player
from tests.rules.everrain.table import SHIPPED


async def test_undo_takes_back_the_last_answer_then_the_whole(night: Evening) -> None:
    """One step at a time; nothing was rolled or drawn, so no entry is left."""
    ben, ada, _ = await hunted(night)
    await ben("icons", moves="sloop E")
    await ben("table answer", answer="ben and ada")
    back = await ada("table undo")
    assert back.lines[:2] == ("The last answer is taken back.", GOLD)
    assert back.buttons == (*EVERYBODY, "Undo: what was asked for", "Why?")
    again = await ada.press(back, "Ben and Ada, equally")
    assert again.title == "Who has more cargo cards aboard?"
    back = await ben.press(again, "Undo: the last answer")
    old = dict(back.last.ids)
    given_up = await ben.press(back, "Undo: what was asked for")
    assert given_up.lines[0] == "Given up: it was not done, and nothing was rolled or drawn for it."
    assert (night.revision(), night.entries()) == (5, 5)
    assert back.last.lines == (f"Taken back by {ben.mention}.",)
    assert (await ben.press_id(back.last, old["Undo: what was asked for"])).line.startswith("That button is old")
    assert (await ben.press_id(back.last, old["Ben"])).line.startswith("That button is old")
    assert (await ben("table undo")).lines[0] == "Taken back: Sloop put in Tortuga."


async def test_a_named_card_can_be_given_up_at_once(night: Evening) -> None:
    """Nobody answered anything and the bot drew nothing: one undo is enough, and no entry is left; the card is forgotten."""
    ben, _, _ = await hunted(night)
    asked = await ben("event", card="full moon")
    assert asked.lines[2].startswith("Event card: Full moon.")
    assert asked.buttons[-2:] == ("Undo: what was asked for", "Why?")
    assert "the dice or cards that the table told for it are forgotten" in (await ben("table undo")).lines[0]
    assert (night.revision(), night.entries()) == (5, 5)


async def test_a_card_that_the_bot_drew_was_seen(night: Evening) -> None:
    """Given up, it is an entry that names the card; and the same card comes again."""
    ben, ada, _ = await hunted(night)
    asked = await _first_that_asks(ben)
    drew = asked.lines[2]
    card = drew.removeprefix("Event card: ").split(".")[0]
    given_up = await ben("table undo")
    assert asked.lines == (f"Taken back by {ben.mention}.",)
    assert given_up.starting(f"Given up. Already seen, and to come again: {card}.")
    assert given_up.buttons == ("Undo: The event card was given up", "Why?")
    assert night.revision() == night.entries()
    before = night.revision()
    again = await ada("event")
    assert again.lines[2] == drew
    told = await ada.press(again, "Ben")
    assert told.title == f"Event card: {card}"
    assert before is not None
    assert night.revision() == before + 1
    await night.restart()
    await night.wait(5)
    assert night.messages()[-1].title == f"Event card: {card}"


async def _first_that_asks(ben: Player) -> Said:
    """Draws event cards until one moves the Sloop."""
    for _ in range(34):
        drawn = await ben("event")
        if "Undo: what was asked for" in drawn.buttons:
            return drawn.only
    raise AssertionError("no card of the deck moves the Sloop")


@pytest.mark.parametrize("how", ["table message", "typed", "given up", "table message at a quiet table"])
async def test_what_is_settled_elsewhere_is_asked_no_more(night: Evening, how: str) -> None:
    """The question's own message loses its buttons and its mentions, and says who settled it."""
    ben, ada, _ = await hunted(night)
    await ben("table talk", level="quiet" if "quiet" in how else "normal")
    table = (await ben("table show")).only
    asked = (await ben("icons", moves="sloop n")).only
    old = dict(asked.ids)
    assert ada.mention in asked.text
    match how:
        case "typed":
            await ada("table answer", answer="Ada")
        case "given up":
            await ada("table undo")
        case _:
            await ada.press(table, "Ada")
    assert asked.title == "Who has the most gold aboard?"
    assert asked.lines == (f"{'Taken back' if how == 'given up' else 'Answered'} by {ada.mention}.",)
    assert (asked.buttons, asked.sent.content) == ((), "")
    assert (await ben.press_id(asked, old["Ben"])).last.ephemeral


async def test_an_answer_taken_back_elsewhere_is_asked_for_in_one_message(night: Evening) -> None:
    """Each time the newest message has the buttons, and only that one, whoever answers where."""
    ben, ada, _ = await hunted(night)
    table = (await ben("table show")).only
    first = (await ben("icons", moves="sloop E")).only
    second = (await ada("table answer", answer="ben and ada")).only
    assert (first.buttons, len(second.buttons)) == ((), 5)
    await ada.press(table, "Undo: the last answer")
    assert second.lines == (f"Taken back by {ada.mention}.",)
    assert len(table.buttons) > 5
    await ben("table answer", answer="Ben")
    live = [said for said in night.messages() if "Ben and Ada, equally" in said.buttons]
    assert live == []


async def test_a_question_that_is_answered_in_its_own_message_becomes_the_report(night: Evening) -> None:
    """And its next question, too: nothing says there that it was answered."""
    ben, ada, _ = await hunted(night)
    asked = (await ben("icons", moves="sloop E")).only
    await ada.press(asked, "Ben and Ada, equally")
    assert asked.title == "Who has more cargo cards aboard?"
    await ada.press(asked, "Ben")
    assert asked.starting("Sloop: Tortuga -> Havana. Hunts Ben by priority 2")
    await ben("table undo")
    assert asked.lines[0] == f"Taken back by {ben.mention}."


async def test_a_question_whose_message_is_gone(night: Evening, caplog: pytest.LogCaptureFixture) -> None:
    ben, ada, _ = await hunted(night)
    asked = (await ben("icons", moves="sloop E")).only
    night.env.backend.delete_message(asked.sent.channel_id, asked.sent.id)
    assert (await ada("table answer", answer="Ada")).starting("Sloop: Tortuga -> Nassau.")
    assert [
        record
        for record in caplog.records
        if record.levelno >= logging.WARNING and record.name == "bot.telling.questions"
    ] == []


@pytest.mark.parametrize("how", ["answered", "answered by the next question", "taken back"])
async def test_after_a_restart_an_old_question_is_asked_no_more(night: Evening, how: str) -> None:
    """It is found by its buttons; one that was pressed meanwhile says that it is old."""
    ben, ada, _ = await hunted(night)
    asked = (await ben("icons", moves="sloop E")).only
    old = dict(asked.ids)
    await night.restart()
    if how == "taken back":
        await ada("table undo")
    else:
        await ada("table answer", answer="Ada" if how == "answered" else "ben and ada")
    assert asked.title == "Who has the most gold aboard?"
    assert asked.lines == (f"{'Taken back' if how == 'taken back' else 'Answered'} by {ada.mention}.",)
    assert (asked.buttons, asked.sent.content) == ((), "")
    if how == "answered by the next question":
        assert night.messages()[-1].title == "Who has more cargo cards aboard?"
        assert "Ben and Ada, equally" in night.messages()[-1].buttons
    assert (await ben.press_id(asked, old["Ben"])).last.ephemeral


async def test_after_a_restart_a_question_answered_in_its_own_message_becomes_the_report(night: Evening) -> None:
    ben, ada, _ = await hunted(night)
    asked = (await ben("icons", moves="sloop E")).only
    await night.restart()
    await ada.press(asked, "Ada")
    assert asked.starting("Sloop: Tortuga -> Nassau. Hunts Ada by priority 1")


async def test_after_a_restart_a_question_may_be_gone(night: Evening) -> None:
    """Then nothing is changed."""
    ben, ada, _ = await hunted(night)
    asked = (await ben("icons", moves="sloop E")).only
    await night.restart()
    night.env.backend.delete_message(asked.sent.channel_id, asked.sent.id)
    before = [said.lines for said in night.messages()[1:]]
    assert (await ada("table answer", answer="Ada")).starting("Sloop: Tortuga -> Nassau.")
    assert [said.lines for said in night.messages()[1:-1]] == before


async def test_a_table_that_ends_while_a_question_waits(night: Evening) -> None:
    """Opened again, the question is still open, its old buttons too; what the bot drew for it stays drawn."""
    ben, ada, _ = await hunted(night)
    asked = await _first_that_asks(ben)
    before, card = night.revision(), asked.lines[2].split(".")[0]
    ended = await ada("table end")
    assert (await ada.press(asked, "Ben")).line.startswith("This table has ended.")
    again = await ada.press(ended, "Open it again")
    assert again.lines[-1] == f"Waiting for an answer: {GOLD}"
    assert again.buttons[:3] == ("Ben", "Ada", "Cleo")
    told = await ben.press(asked, "Ada")
    assert told.title == card
    assert before is not None
    assert night.revision() == before + 1


async def test_an_answer_taken_back_on_the_table_message_is_asked_for_once_there(night: Evening) -> None:
    """That it is taken back stands first; the table message asks by itself."""
    ben, ada, _ = await hunted(night)
    table = (await ben("table show")).only
    await ben("icons", moves="sloop E")
    await ada.press(table, "Ben and Ada, equally")
    await ada.press(table, "Undo: the last answer")
    assert table.lines[0] == "The last answer is taken back."
    assert [line for line in table.lines if GOLD in line] == [f"Waiting for an answer: {GOLD}"]
    assert len(table.lines) <= 12


async def test_a_card_of_the_everrain_that_was_seen_is_said_by_its_name(night: Evening) -> None:
    ben, _ = await launched(night, dice="ours")
    await ben("everrain spawn", ship="Petrel", points=1)
    given_up = await ben("table undo")
    assert given_up.starting("Given up. Already seen, and to come again: ")
    seen = given_up.line.removeprefix("Given up. Already seen, and to come again: ").removesuffix(".")
    assert seen in {card.name for card in SHIPPED.enemies}


async def test_dice_of_the_everrain_that_were_seen_are_said_as_their_faces(night: Evening) -> None:
    ben, _ = await launched(night)
    await ben("table rules", switch="cards", value="ours")
    await ben("everrain enemyship", card="The Kraken/h9/d2")
    await ben("everrain phase")
    await ben("everrain activate", enemy="The Kraken")
    given_up = (await ben("table undo")).last
    assert {*given_up.line.removesuffix(".").rpartition(": ")[2].split(" and ")} <= {"Move", "Damage", "Omen"}
