"""Questions: asked of all, answered by one, waited for."""

from __future__ import annotations

import pytest

from tests.journeys.boards import CARGO, EVERYBODY, GOLD, hunted
from tests.journeys.table import Evening


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
