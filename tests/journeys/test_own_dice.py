"""Own dice: every roll and lot is asked for, by buttons, in a form or typed; and rolls of the bot's that wait for a tap."""

from __future__ import annotations

import pytest

from tests.journeys.boards import Crew, at_sea
from tests.journeys.heard import Said
from tests.journeys.table import Evening

LOOKS = "The Sloop looks for Ben: 2 dice."
ANSWERS = ("Found", "Not found", "We rolled...", "Roll for us", "Undo: what was asked for", "Why?")
HOW = "Press what it came to, or type the faces: /table answer answer:s 4"


REAL = "The real one was..."


async def looked_for(night: Evening, switch: str = "dice", value: str = "ours") -> tuple[Crew, Said]:
    """Ben sails to the Sloop in Nassau at a table with its own dice: what it asks. The table stands on entry 8."""
    crew = await at_sea(night)
    await crew.ben("table rules", switch=switch, value=value)
    await crew.ben("place", ship="sloop", zone="nassau")
    return crew, (await crew.ada("sail", zone="nassau", seat="Ben")).only


async def test_a_roll_is_asked_for(night: Evening) -> None:
    """With what it can come to as buttons; whom it is against is mentioned."""
    (ben, _, _), asked = await looked_for(night)
    assert not asked.ephemeral
    assert asked.title == "A roll against Ben"
    assert asked.lines == (LOOKS, "So far:", "Ben sailed from Havana to Nassau.", HOW)
    assert asked.buttons == ANSWERS
    assert asked.sent.content == ben.mention
    assert night.revision() == 8


@pytest.mark.parametrize(("label", "came"), [("Found", "(a skull): found"), ("Not found", "(no skull): not found")])
async def test_what_it_came_to_is_pressed(night: Evening, label: str, came: str) -> None:
    """One tap, by anybody; the report says that it was rolled at the table."""
    (_, ada, _), asked = await looked_for(night)
    told = await ada.press(asked, label)
    assert not told.ephemeral
    assert told.starting(f"Sloop scouts for Ben: 2 dice {came}. Rolled at the table.")
    assert ("A battle begins" in told.text) == (label == "Found")
    assert REAL not in told.last.buttons
    assert night.revision() == 9


async def test_what_it_came_to_takes_the_place_of_the_question(night: Evening) -> None:
    """Where it was pressed there: one message, which mentions nobody again; typed, it is a new one that mentions nobody either."""
    (ben, ada, cleo), asked = await looked_for(night)
    before = len(night.messages())
    told = await cleo.press(asked, "Not found")
    assert told.updated is not None
    assert told.updated.sent.id == asked.sent.id
    assert told.only.sent.content == ""
    assert len(night.messages()) == before
    undone = await ben.press(told, told.last.undo)
    assert asked.lines[0] == f"Taken back by {ben.mention}."
    assert not undone.ephemeral
    again = await ada("sail", zone="nassau", seat="Ben")
    assert again.only.sent.content == ben.mention
    typed = (await ada("table answer", answer="not found")).only
    assert typed.sent.id != again.only.sent.id
    assert typed.sent.content == ""


async def test_faces_are_filled_in(night: Evening) -> None:
    """In a form of one line that says how many dice."""
    (_, ada, _), asked = await looked_for(night)
    form = await ada.form(asked, "We rolled...")
    assert form.title == "What was rolled"
    assert [part.label for part in form.parts] == ["The faces of the 2 dice"]
    told = await form.send(faces="s3")
    assert told.starting("Sloop scouts for Ben: 2 dice (skull, 3): found. Rolled at the table.")


@pytest.mark.parametrize("text", ["s s", "SS", "skull, skull", "Skull skull"])
async def test_faces_are_typed(night: Evening, text: str) -> None:
    """In full or by their first letters, with or without gaps; while typing it is said how they are understood."""
    (_, ada, _), asked = await looked_for(night)
    assert await ada.types("table answer", "answer", text) == ["skull, skull"]
    told = await ada("table answer", answer=text)
    assert told.starting("Sloop scouts for Ben: 2 dice (skull, skull): found. Rolled at the table.")
    assert asked.lines == (f"Answered by {ada.mention}.",)
    assert asked.buttons == ()


async def test_what_can_be_answered_is_offered_while_typing(night: Evening) -> None:
    """What the buttons say; it is understood however it is written."""
    (_, ada, _), _ = await looked_for(night)
    assert await ada.types("table answer", "answer", "") == ["Found", "Not found", "Roll for us"]
    told = await ada("table answer", answer="NOT FOUND")
    assert told.starting("Sloop scouts for Ben: 2 dice (no skull): not found.")


async def test_the_bot_rolls_after_all(night: Evening) -> None:
    """For this roll alone: the next one is asked for again."""
    (ben, ada, _), asked = await looked_for(night)
    told = await ada.press(asked, "Roll for us")
    rolled = told.starting("Sloop scouts for Ben: 2 dice (")
    assert "Rolled at the table" not in rolled
    assert REAL in told.last.buttons
    assert (await ben("turn")).lines[0] == LOOKS


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("s 7", "“7” is no face of this die. It shows 1, 2, 3, 4 or skull; first letters are enough."),
        ("x", "“x” is no face of this die. It shows 1, 2, 3, 4 or skull; first letters are enough."),
        ("s", "Only one die was told, and 2 were rolled. Tell each die's face."),
        ("ss3", "3 dice were told, and only 2 were rolled. Tell each die's face once."),
        ("🎲", "“🎲” is no face of this die. It shows 1, 2, 3, 4 or skull; first letters are enough."),
    ],
)
async def test_faces_that_cannot_be(night: Evening, text: str, sentence: str) -> None:
    """Typed or filled in: said quietly, with the question and its buttons; what was filled in is there again."""
    (_, ada, _), asked = await looked_for(night)
    typed = await ada.refused("table answer", answer=text)
    assert typed.lines[:2] == (sentence, LOOKS)
    assert typed.buttons == ANSWERS
    form = await ada.form(asked, "We rolled...")
    refused = (await form.send(faces=text)).only
    assert refused.ephemeral
    assert refused.lines[:2] == (sentence, LOOKS)
    assert refused.lines[-1] == f"You typed: {text}"
    assert refused.buttons == ("Fill it in again...", *ANSWERS)
    again = await ada.form(refused, "Fill it in again...")
    assert again.part("faces").first(night) == text
    assert night.revision() == 8
    assert (await again.send(faces="1 2")).starting("Sloop scouts for Ben: 2 dice (1, 2): not found.")


async def test_nothing_is_offered_for_half_a_roll(night: Evening) -> None:
    """Faces are offered once there is one for each die."""
    (_, ada, _), _ = await looked_for(night)
    assert await ada.types("table answer", "answer", "2") == []
    assert await ada.types("table answer", "answer", "s2") == ["skull, 2"]


async def test_two_tell_a_roll_in_the_same_moment(night: Evening) -> None:
    """The first counts, the second is told; a form opened before is too late too."""
    (_, ada, cleo), asked = await looked_for(night)
    form = await ada.form(asked, "We rolled...")
    first, second = await night.at_once((ada, asked, "Not found"), (cleo, asked, "Found"))
    assert first.starting("Sloop scouts for Ben: 2 dice (no skull): not found.")
    assert second.ephemeral
    assert second.lines[0] == "Somebody answered this a moment before you."
    late = await form.send(faces="s s")
    assert late.only.ephemeral
    assert late.lines[0] == "Somebody answered this a moment before you."
    assert night.revision() == 9


async def test_an_answer_is_taken_back(night: Evening) -> None:
    """With several rolls the last one alone, then all; what was told by hand leaves no entry."""
    (ben, ada, _), asked = await looked_for(night)
    await ada.press(asked, "Undo: what was asked for")
    await ben("place", ship="frigate", zone="nassau")
    first = await ben("sail", zone="nassau")
    assert first.title == "A roll against Ben"
    second = await ada.press(first, "Not found")
    assert second.title == "A roll against Ben"
    assert second.starting("Frigate scouts for Ben: 2 dice (no skull): not found.")
    back = await ben.press(second, "Undo: the last answer")
    assert back.lines[:2] == ("The last answer is taken back.", "The Frigate looks for Ben: 2 dice.")
    again = await ada.press(back, "Found")
    order = await ada.press(again, "Found")
    assert order.title == "Which ship is first?"
    assert order.lines[0] == (
        "Frigate and Sloop come to Ben in random order. Shuffle their captain cards: whose was drawn first?"
    )
    assert order.last.buttons[:3] == ("Frigate", "Sloop", "Draw for us")
    told = await ada.press(order, "Sloop")
    assert told.starting("Battles against Ben begin, in this order: Sloop, then Frigate. The order was drawn.")
    assert (await ben("table undo")).lines[0] == "Taken back: Ben sailed to Nassau."
    assert night.revision() == 9


async def test_why_a_roll_is_asked_for(night: Evening) -> None:
    """Whom the ship is hostile to, with how many dice, and whose dice they are."""
    (_, ada, _), asked = await looked_for(night)
    why = await ada.press(asked, "Why?")
    assert why.ephemeral
    assert why.title == "Why this is asked"
    assert why.lines[:4] == (
        LOOKS,
        "Hostile to Ben, who is not a pirate.",
        "Scouting 2, assumed: nobody told it.",
        "It is asked because the dice are the table's own. To let the bot roll: /table rules switch:dice value:bot",
    )


async def test_a_roll_that_waits_survives_a_restart(night: Evening) -> None:
    """Its buttons and its form too."""
    (_, ada, _), asked = await looked_for(night)
    form = await ada.form(asked, "We rolled...")
    await night.restart()
    told = await form.send(faces="ss")
    assert told.starting("Sloop scouts for Ben: 2 dice (skull, skull): found.")


# ------------------------------------------------------------------------------------------------ lots


async def test_equal_captains_are_drawn_by_hand(night: Evening) -> None:
    """With the table's own dice, so the lots; the report says between whom it was drawn."""
    ben, ada, cleo = await at_sea(night)
    await ben("table rules", switch="dice", value="ours")
    for player, gold in ((ben, 3), (ada, 3), (cleo, 0)):
        await player("hold", gold=gold, cargo=1)
    await ben("port", way="enter")
    await ada("port", way="enter")
    await ben("place", ship="sloop", zone="tortuga")
    asked = await ben("icons", moves="sloop E")
    assert asked.title == "Who was drawn?"
    assert asked.lines[0] == "Ben and Ada are equal for the Sloop: who was drawn?"
    assert asked.last.buttons == ("Ben", "Ada", "Draw for us", "Undo: what was asked for", "Why?")
    assert "By every hunt priority they are equal, so one of them is drawn." in (await ada.press(asked, "Why?")).lines
    assert await ada.types("table answer", "answer", "") == ["Ben", "Ada", "Draw for us"]
    told = await ada("table answer", answer="ada")
    assert told.starting("Sloop: Tortuga -> Nassau. Ben and Ada tie on everything").endswith("Drawn: Ada.")


async def test_a_successor_is_drawn_from_the_tables_own_cards(night: Evening) -> None:
    """At the round's end; he may be named with a slip, and who is not among the cards is refused."""
    ben, ada, _ = await at_sea(night)
    await ben("table rules", switch="cards", value="ours")
    for name in ("Rose Flood", "Sam Pike", "Tess"):
        await ben("enter", ship="sloop", zone="tortuga", name=name)
        await ben("round")
    await ben("defeat", ship="sloop")
    asked = await ben("round")
    assert asked.title == "Which captain card was drawn?"
    assert asked.lines[0] == (
        "The captain of the Sloop is dead. Shuffle the captain cards that are left: which was drawn?"
    )
    assert asked.last.buttons == ("Rose Flood", "Sam Pike", "Draw for us", "Undo: what was asked for", "Why?")
    assert (await ben.refused("table answer", answer="Tess")).line == (
        "“Tess” is no answer to this. Possible: Rose Flood, Sam Pike or Draw for us."
    )
    told = await ada("table answer", answer="sam pyke")
    assert told.starting("Sloop: off the board -> Tortuga.").startswith(
        "Sloop: off the board -> Tortuga. At sea, under Sam Pike"
    )
    assert REAL not in told.last.buttons


async def test_lots_are_the_bots_where_the_cards_alone_are_the_tables(night: Evening) -> None:
    """Dice and cards are two switches."""
    _, asked = await looked_for(night, "cards")
    assert asked.starting("Sloop scouts for Ben: 2 dice (")
    assert REAL in asked.buttons


# ------------------------------------------------------------------------------------------------ on a tap


async def test_one_by_one_step_by_step(night: Evening) -> None:
    """S7 at own dice: the order is drawn by hand, the first roll interrupts for its battle, then the rest is rolled."""
    ben, ada, cleo = await at_sea(night)
    for switch, value in (("S7", "one-by-one"), ("dice", "ours")):
        await ben("table rules", switch=switch, value=value)
    for ship, scouting in (("sloop", 3), ("frigate", 2)):
        await ben("place", ship=ship, zone="havana", scouting=scouting)
    first = (await ada("turn", seat="Ben")).only
    assert (first.title, first.sent.content) == ("Which ship is first?", ben.mention)
    assert first.buttons == ("Frigate", "Sloop", "Draw for us", "Undo: what was asked for", "Why?")
    asked = (await ada.press(first, "Frigate")).only
    assert asked.sent.id == first.sent.id
    assert asked.lines[0] == "The Frigate looks for Ben: 2 dice."
    assert asked.buttons == (*ANSWERS[:4], "Undo: the last answer", "Why?")
    met = (await ada.press(asked, "Found")).only
    assert met.lines[1:6] == (
        "Frigate scouts for Ben: 2 dice (a skull): found. Rolled at the table. By its captain's Scouting, 2.",
        "A battle begins: Frigate against Ben.",
        "Frigate: Seamanship and Leadership are not known to the bot.",
        "Ada plays the Frigate. Ada sits to the left of Ben.",
        "When this battle is over, Sloop will scout for Ben too, unless Ben dies. (House rule S7.)",
    )
    old = met.id_of("The rest scout")
    assert {"Undo: Ben's turn began", "Why?", "The rest scout"} <= {*met.buttons}
    assert night.revision() == 11
    await night.restart()
    rest = (await cleo.press(met, "The rest scout")).only
    assert (rest.lines[0], rest.sent.content) == ("The Sloop looks for Ben: 3 dice.", ben.mention)
    assert rest.buttons == ANSWERS
    missed = (await ben("table answer", answer="1 2 3")).only
    assert missed.line == (
        "Sloop scouts for Ben: 3 dice (1, 2, 3): not found. Rolled at the table. By its captain's Scouting, 3."
    )
    assert (rest.lines, rest.buttons) == ((f"Answered by {ben.mention}.",), ())
    assert night.revision() == 12
    assert (await cleo.press_id(met, old)).lines[0].startswith("That button is old")
    await ada("table undo")
    assert missed.lines[0] == f"Taken back by {ada.mention}."
    again = (await cleo.press(met, "The rest scout")).only
    assert again.lines == (
        "The Sloop looks for Ben: 3 dice.",
        "Press what it came to, or type the faces: /table answer answer:s 4 3",
    )


async def test_the_threatened_player_taps_to_roll(night: Evening) -> None:
    """The bot's dice, but not before the tap: one big button, addressed to whom the roll is against."""
    (ben, _, _), asked = await looked_for(night, "rolling", "on-tap")
    assert asked.lines == (LOOKS, "So far:", "Ben sailed from Havana to Nassau.")
    assert asked.buttons == ("Roll", "Undo: what was asked for", "Why?")
    assert asked.sent.content == ben.mention
    why = await ben.press(asked, "Why?")
    assert why.lines[3].startswith("The bot rolls once somebody taps.")
    rolled = await ben.press(asked, "Roll")
    assert "Rolled at the table" not in rolled.starting("Sloop scouts for Ben: 2 dice (")
    assert REAL in rolled.last.buttons


async def test_a_tap_can_be_typed_and_faces_cannot(night: Evening) -> None:
    """They are the bot's dice."""
    (ben, _, _), _ = await looked_for(night, "rolling", "on-tap")
    assert await ben.types("table answer", "answer", "") == ["Roll"]
    assert (await ben.refused("table answer", answer="ss")).line == "“ss” is no answer to this. Possible: Roll."
    assert (await ben("table answer", answer="roll")).starting("Sloop scouts for Ben: 2 dice (")


async def test_a_tap_changes_nothing_of_what_is_rolled(night: Evening) -> None:
    """The dice come from the same seed as at once."""
    (ben, _, _), asked = await looked_for(night, "rolling", "on-tap")
    tapped = (await ben.press(asked, "Roll")).starting("Sloop scouts for Ben:")
    await ben("table undo")
    await ben("table rules", switch="rolling", value="at-once")
    assert (await ben("sail", zone="nassau")).starting("Sloop scouts for Ben:") == tapped
