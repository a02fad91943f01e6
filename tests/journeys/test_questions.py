"""Questions: asked of all, answered by one, waited for, taken back, given up."""

from __future__ import annotations

import logging

import pytest

from tests.journeys.boards import hunted
from tests.journeys.heard import Said
from tests.journeys.ships import launched
from tests.journeys.table import Evening, Player
from tests.rules.everrain.table import SHIPPED

EVERYBODY = (
    "Ben",
    "Ada",
    "Cleo",
    "Ben and Ada, equally",
    "Ben and Cleo, equally",
    "Ada and Cleo, equally",
    "Ben, Ada and Cleo, equally",
)
GOLD = "Sloop can reach Ben, Ada and Cleo and goes where the most gold is. Who has the most gold aboard?"
CARGO = "Ben and Ada have equally much gold, and Sloop goes where more cargo is. Who has more cargo cards aboard?"


async def test_a_question_says_what_happened_so_far_and_is_no_entry_yet(night: Evening) -> None:
    """The Dutch ship has moved on the paper already; the table still stands where it stood."""
    ben, _, _ = await hunted(night)
    await ben("place", ship="dutch", zone="curacao")
    asked = await ben("icons", moves="dutch N, sloop E")
    assert not asked.ephemeral
    assert asked.title == "Who has the most gold aboard?"
    assert asked.lines[:3] == (GOLD, "So far:", "Dutch ship: Curacao -> Caribbean Sea. By its letter, N.")
    assert "On the board:" not in asked.text
    assert asked.buttons == (*EVERYBODY, "Undo: what was asked for", "Why?")
    assert night.revision() == 6
    assert "Curacao: Dutch ship" in (await ben("table show")).text


async def test_an_answer_by_a_press_ends_the_wait(night: Evening) -> None:
    """Anybody may answer, and the report tells what the table said."""
    ben, _, cleo = await hunted(night)
    asked = await ben("icons", moves="sloop E")
    told = await cleo.press(asked, "Ada")
    assert not told.ephemeral
    assert told.lines == (
        "Sloop: Tortuga -> Nassau. Hunts Ada by priority 1: more gold aboard than Ben and Cleo, as told.",
        "The table said: Ada has the most gold aboard.",
        "Sloop will scout for Ada when Ada leaves port.",
    )
    assert night.revision() == 6


@pytest.mark.parametrize("text", ["ada", "S2", " ADA ", "s2", "Áda"])
async def test_an_answer_can_be_typed_by_name(night: Evening, text: str) -> None:
    """As the seat's name or key, in any case."""
    ben, _, _ = await hunted(night)
    await ben("icons", moves="sloop E")
    assert (await ben("table answer", answer=text)).starting("Sloop: Tortuga -> Nassau. Hunts Ada by priority 1")


@pytest.mark.parametrize("text", ["ben + ada", "Ada and Ben", "s1+s2", "Ben and Ada, equally", "ada, ben"])
async def test_an_answer_of_several_can_be_typed(night: Evening, text: str) -> None:
    """With plus, and, or commas, in any order, and as the button says it; then their cargo decides, with fresh buttons."""
    ben, _, _ = await hunted(night)
    await ben("icons", moves="sloop E")
    asked = await ben("table answer", answer=text)
    assert asked.lines[:3] == (
        CARGO,
        "So far:",
        "The table said: Ben and Ada have the most gold aboard, equally much.",
    )
    assert asked.buttons == ("Ben", "Ada", "Ben and Ada, equally", "Undo: the last answer", "Why?")
    told = await ben.press(asked, "Ben")
    assert told.starting(
        "Sloop: Tortuga -> Havana. Hunts Ben by priority 2: more cargo aboard than others with as much gold, as told."
    )


async def test_an_answer_is_never_somebody_elses(night: Evening) -> None:
    """A seat that is called like another's key, and names without letters: each is only what was typed."""
    ben, _, _ = await hunted(night)
    for seat, name in (("s1", "S 2"), ("s3", "!?x")):
        await ben("table seat", name=name, seat=seat)
    await ben("icons", moves="sloop E")
    for text in ("  ?? ", "🔥", "+", "!!!"):
        assert (await ben.refused("table answer", answer=text)).line.startswith("“")
    assert (await ben("table answer", answer="s2")).starting("Sloop: Tortuga -> Nassau. Hunts Ada")


async def test_what_is_answered_is_offered_while_typing(night: Evening) -> None:
    """`/table answer` offers what the buttons say; what is picked is understood."""
    ben, _, _ = await hunted(night)
    assert await ben.types("table answer", "answer", "") == []
    await ben("icons", moves="sloop E")
    assert await ben.types("table answer", "answer", "") == list(EVERYBODY)
    assert await ben.types("table answer", "answer", "ben and c") == ["Ben and Cleo, equally"]
    assert (await ben("table answer", answer="s1+s3")).starting(
        "The table said: Ben and Cleo have the most gold aboard"
    )


async def test_two_answer_in_the_same_moment(night: Evening) -> None:
    """The first counts, the second is told."""
    ben, ada, cleo = await hunted(night)
    asked = (await ben("icons", moves="sloop E")).only
    first, second = await night.at_once((ada, asked, "Ben"), (cleo, asked, "Ada"))
    assert first.starting("Sloop: Tortuga -> Havana. Hunts Ben")
    assert second.ephemeral
    assert second.line == "Somebody answered this a moment before you."
    assert night.entries() == 6


async def test_two_answer_the_first_of_two_questions_in_the_same_moment(night: Evening) -> None:
    """The second, who meant another question, sees the one that is open now, with its buttons."""
    ben, ada, cleo = await hunted(night)
    asked = (await ben("icons", moves="sloop E")).only
    first, second = await night.at_once((ada, asked, "Ben and Ada, equally"), (cleo, asked, "Ada"))
    assert first.title == "Who has more cargo cards aboard?"
    assert second.ephemeral
    assert second.lines[:2] == (
        "Somebody answered this a moment before you.",
        CARGO,
    )
    told = await cleo.press(second, "Ada")
    assert told.starting("Sloop: Tortuga -> Nassau. Hunts Ada by priority 2")


async def test_only_reading_answering_undoing_and_ending_go_on_while_a_question_waits(night: Evening) -> None:
    """Whatever else would change the table is refused, with the question and its buttons."""
    ben, ada, _ = await hunted(night)
    held = (await ben("table show")).only
    undo = held.id_of(held.undo)
    await ben("icons", moves="sloop E")
    for command, options in {
        "sail": {"zone": "havana"},
        "event": {},
        "captain": {"nation": "dutch", "zone": "curacao"},
        "hold": {"gold": 3},
        "round": {},
        "table redo": {},
        "table rules": {"switch": "S2", "value": "highest"},
        "table seat": {"name": "Dora"},
    }.items():
        said = await ada.refused(command, **options)
        assert said.lines[:2] == (
            "The table waits for an answer first. Answer it, take it back (/table undo) or end the table (/table end).",
            GOLD,
        )
        assert said.buttons[:3] == ("Ben", "Ada", "Cleo")
    pressed = await ada.press_id(held, undo)
    assert pressed.ephemeral
    assert pressed.lines[1] == GOLD
    shown = await ada("table show")
    assert shown.lines[-1] == f"Waiting for an answer: {GOLD}"
    assert shown.buttons == (*EVERYBODY, "Undo: what was asked for", "Why?", "Pause...")
    for command in ("table why", "table log", "table rules", "table help", "table export", "odds"):
        assert (await ben(command)).ephemeral
    said = await ada.refused("turn")
    assert (await ada.press(said, "Ben")).starting("Sloop: Tortuga -> Havana.")


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


async def test_whoever_is_asked_about_is_mentioned_once(night: Evening) -> None:
    """Those whom the question is about, but for the one who acts; and nobody else can be."""
    ben, ada, cleo = await hunted(night)
    dora = night.player("Dora")
    await ben("table access", mode="everyone")
    asked = (await dora("icons", moves="sloop E")).only
    assert asked.sent.content.split() == [ben.mention, ada.mention, cleo.mention]
    answered = await dora("table answer", answer="ben and ada")
    assert answered.only.sent.content.split() == [ben.mention, ada.mention]
    assert (await ben("table show")).only.sent.content == ""
    assert (await ben.refused("turn")).sent.content == ""
    told = await ben("table answer", answer="ben")
    assert told.only.sent.content == ""
    sent = [each.json["data"] for each in night.env.http_requests if each.json and "data" in each.json]
    assert [set(each["allowed_mentions"].get("users", ())) for each in sent[-5:-3]] == [
        {ben.member.id, ada.member.id, cleo.member.id},
        {ben.member.id, ada.member.id},
    ]
    for each in sent:
        allowed = each["allowed_mentions"]
        assert allowed.get("parse", []) == []
        assert bool(allowed.get("users")) == bool(each.get("content"))


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
