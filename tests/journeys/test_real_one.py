"""`The real one was...`: what the bot rolled or drew was another at the board, and is put right in its place."""

from __future__ import annotations

import pytest

from tests.journeys.boards import at_sea, hunted
from tests.journeys.fights import table
from tests.journeys.heard import Heard, Said
from tests.journeys.table import Evening, Player

REAL = "The real one was..."
WHAT = "What was it at the board?"


async def looked_for(night: Evening) -> tuple[Player, Player, Heard]:
    """Ben sails to the Sloop in Nassau, and the bot rolls: the report. The table stands on entry 8."""
    ben, ada, _ = await at_sea(night)
    await ben("place", ship="sloop", zone="nassau")
    return ben, ada, await ben("sail", zone="nassau")


def rolled(said: Heard | Said) -> str:
    """What was rolled."""
    return (
        said.starting("Sloop scouts for Ben: ")
        if isinstance(said, Said)
        else said.only.starting("Sloop scouts for Ben: ")
    )


async def drawn(night: Evening) -> tuple[Player, Player, Heard]:
    """Ben and Ada joined, and the bot drew the first event card: its report. The table stands on entry 4."""
    ben, ada = night.player("Ben"), night.player("Ada")
    await ben("table start", game="marauders", name="Friday")
    await ben("captain", nation="spanish", zone="havana")
    await ada("captain", nation="english", zone="nassau")
    return ben, ada, await ben("event")


# ------------------------------------------------------------------------------------------------ rolls


async def test_what_a_roll_came_to(night: Evening) -> None:
    """One tap says it; the report that comes says of what it takes the place. The battle that was opened is gone."""
    ben, ada, report = await looked_for(night)
    found = ": found." in rolled(report)
    asked = await ada.press(report, REAL)
    assert asked.only.ephemeral
    assert asked.lines[0] == WHAT
    assert asked.lines[1].startswith("The Sloop looked for Ben: ")
    other = "Sloop for Ben: not found" if found else "Sloop for Ben: found"
    assert asked.last.buttons == (other, "Sloop for Ben: faces...")
    right = await ada.press(asked, other)
    assert not right.only.ephemeral
    assert right.lines[0] == "Put right, in the place of: Ben sailed to Nassau."
    assert "Rolled at the table." in rolled(right)
    assert (": found." in rolled(right)) is not found
    assert REAL not in right.last.buttons
    assert (night.state()["battle"] is None) is found
    assert (night.revision(), night.entries()) == (8 + 1, 9)
    log = await ben("table log")
    assert "(taken back)" in log.starting("#8")
    assert (await ben.press(right, right.last.undo)).lines[0] == "Taken back: Ben sailed to Nassau."
    assert night.revision() == 7


async def test_the_faces_of_a_roll(night: Evening) -> None:
    """Told in a form, with what is wrong with them said like anywhere."""
    _, ada, report = await looked_for(night)
    asked = await ada.press(report, REAL)
    form = await ada.form(asked, "Sloop for Ben: faces...")
    assert [part.label for part in form.parts] == ["The faces of the 2 dice"]
    refused = (await form.send(faces="s")).only
    assert refused.ephemeral
    assert refused.lines == ("Only one die was told, and 2 were rolled. Tell each die's face.", "You typed: s")
    again = await ada.form(refused, "Fill it in again...")
    assert again.part("faces").first(night) == "s"
    right = await again.send(faces="1 s")
    assert rolled(right).startswith("Sloop scouts for Ben: 2 dice (1, skull): found. Rolled at the table.")
    assert night.revision() == 9


async def test_a_roll_is_put_right_once(night: Evening) -> None:
    """Two at once: the first counts; the second is told that others acted since."""
    ben, ada, report = await looked_for(night)
    asks = [(await player.press(report, REAL)).only for player in (ben, ada)]
    label = asks[0].buttons[0]
    first, second = await night.at_once((ben, asks[0], label), (ada, asks[1], label))
    assert first.lines[0].startswith("Put right")
    assert second.only.ephemeral
    assert night.entries() == 9


async def test_others_acted_since(night: Evening) -> None:
    """Refused as undo is: how many steps there were, and that they can be taken back."""
    ben, ada, report = await looked_for(night)
    asked = await ben.press(report, REAL)
    await ada("hold", gold=4)
    refused = await ben.press(asked, asked.last.buttons[0])
    assert refused.only.ephemeral
    assert refused.lines[0].startswith(f"One step was made since, by {ada.mention}.")
    assert night.revision() == 9
    await ada("table undo")
    assert (await ben.press(asked, asked.last.buttons[0])).lines[0].startswith("Put right")


async def test_not_while_a_question_waits(night: Evening) -> None:
    """It is answered first: the question is there again with its buttons."""
    ben, ada, report = await looked_for(night)
    asked = await ada.press(report, REAL)
    await ben("table rules", switch="dice", value="ours")
    await ben("place", ship="frigate", zone="nassau")
    await ben("turn")
    refused = await ada.press(asked, asked.last.buttons[0])
    assert refused.only.ephemeral
    assert refused.lines[0].startswith("The table waits for an answer first.")
    assert "Found" in refused.last.buttons


async def test_what_is_put_right_survives_a_restart(night: Evening) -> None:
    """Each button of it."""
    _, ada, report = await looked_for(night)
    await night.restart()
    asked = await ada.press(report, REAL)
    await night.restart()
    right = await ada.press(asked, asked.last.buttons[0])
    assert right.lines[0] == "Put right, in the place of: Ben sailed to Nassau."


async def test_forged_ones_are_old(night: Evening) -> None:
    """Whatever they say, nothing is changed."""
    ben, _, report = await looked_for(night)
    for word in (
        "real:",
        "real:8;",
        "real:8;9;skull",
        "real:8;x;skull",
        "real:99",
        "real:8;0;kraken",
        "real:8;0;skull skull skull",
        "real:7;0;skull",
        "real:99999999999999999999;0;skull",
        "instead:8;",
        "instead:8;fly",
        "instead:x;rule;;switch=cards;value=ours",
        "instead:8;rule;;switch=cards;value=theirs",
        "form:real;8;0",
        "form:real;8;0;x",
        "form:rolled;0",
    ):
        said = await ben.press_id(report.last, f"b1:1::{word}")
        assert [each.ephemeral for each in said.messages] == [True], word
        assert "Something went wrong" not in said.text, word
        assert (night.revision(), night.entries()) == (8, 8), word
    said = await ben.send_id(report.last, "m1:1::real:8;7;2", faces="ss")
    assert said.only.ephemeral
    assert "Something went wrong" not in said.text
    assert (night.revision(), night.entries()) == (8, 8)


# ------------------------------------------------------------------------------------------------ lots and cards


async def test_another_of_equals_was_drawn(night: Evening) -> None:
    """The others it was drawn from, each a button; the ship goes to him instead."""
    ben, ada, cleo = await at_sea(night)
    for player, gold in ((ben, 3), (ada, 3), (cleo, 0)):
        await player("hold", gold=gold, cargo=1)
    await ben("place", ship="sloop", zone="tortuga")
    report = await ben("icons", moves="sloop E")
    drew = "Ben" if "Drawn: Ben." in report.text else "Ada"
    other, zone = ("Ada", "Nassau") if drew == "Ben" else ("Ben", "Havana")
    asked = await cleo.press(report, REAL)
    assert asked.lines == (WHAT, f"Drawn among equals for the Sloop: {drew}.")
    assert asked.last.buttons == (f"Sloop: {other}",)
    right = await cleo.press(asked, f"Sloop: {other}")
    assert right.starting(f"Sloop: Tortuga -> {zone}.").endswith(f"Drawn: {other}.")


async def test_another_order_was_drawn(night: Evening) -> None:
    """The rolls before it stay as they were."""
    ben, ada, _ = await at_sea(night)
    await ben("table rules", switch="dice", value="ours")
    for ship in ("sloop", "frigate"):
        await ben("place", ship=ship, zone="nassau")
    asked = await ben("sail", zone="nassau")
    asked = await ben.press(asked, "Found")
    asked = await ben.press(asked, "Found")
    report = await ben.press(asked, "Draw for us")
    order = "Battles against Ben begin, in this order: "
    first = report.starting(order).removeprefix(order).partition(",")[0]
    other = "Frigate" if first == "Sloop" else "Sloop"
    asked = await ada.press(report, REAL)
    assert asked.lines[1:] == (f"First against Ben: {first}.",)
    right = await ada.press(asked, f"First: {other}")
    assert right.starting(order).startswith(f"{order}{other}, then {first}.")
    assert right.text.count("(a skull): found. Rolled at the table.") == 2


async def test_another_successor_was_drawn(night: Evening) -> None:
    """At the round's end, out of the captain cards that were left."""
    ben, ada, _ = await at_sea(night)
    for name in ("Rose", "Sam", "Tess"):
        await ben("enter", ship="sloop", zone="tortuga", name=name)
        await ben("round")
    await ben("defeat", ship="sloop")
    report = await ben("round")
    came = "Rose" if "under Rose" in report.text else "Sam"
    other = "Sam" if came == "Rose" else "Rose"
    asked = await ada.press(report, REAL)
    assert asked.lines == (WHAT, f"Successor on the Sloop: {came}.")
    right = await ada.press(asked, f"Sloop: {other}")
    assert f"under {other}" in right.text
    assert right.lines[0].startswith("Put right, in the place of: Round 4 ended")


async def test_another_card_of_the_pack_was_drawn(night: Evening) -> None:
    """All others are in menus by their titles, and cards that the pack does not have in forms."""
    ben, ada, report = await drawn(night)
    asked = await ada.press(report, REAL)
    assert asked.lines[0] == WHAT
    first, second = asked.last.menus
    titles = (*first.options, *second.options)
    assert list(titles) == sorted(titles)
    assert len(titles) == 33
    assert first.placeholder == f"Choose: {first.options[0]} to {first.options[-1]}"
    assert asked.last.buttons == ("Captain card...", "Icon card...", "Another event...")
    right = await ada.choose(asked, second.placeholder, second.options[-1])
    assert right.title == f"Event card: {second.options[-1]}"
    assert right.lines[0].startswith("Put right, in the place of: Event card: ")
    assert "It was drawn at the table." in right.footer
    assert "We have the real cards" not in right.last.buttons
    assert (await ben("table undo")).lines[0] == f"Taken back: Event card: {second.options[-1]}."
    assert night.revision() == 3


async def test_another_card_may_ask_something(night: Evening) -> None:
    """Then it comes in the place of the drawn one once that is answered; until then the drawn one stands."""
    ben, ada, cleo = await hunted(night)
    report = await ben("event")
    told = report.last.lines
    asked = await ada.press(report, REAL)
    question = await ada.choose(asked, asked.last.menus[0].placeholder, "Carnival")
    assert not question.only.ephemeral
    assert question.title == "Who has the most gold aboard?"
    assert question.lines[0].startswith("To be put right: Event card: ")
    assert question.lines[0].endswith(" It stands until this is answered.")
    assert question.lines[0] in table(night).lines
    for command in ("table pause", "table why", "table resume"):
        assert question.lines[0] in (await ada(command)).only.lines
    assert (night.revision(), _now(night, report).lines) == (6, told)
    await night.restart()
    right = await cleo.press(question, "Ada")
    assert right.title == "Event card: Carnival"
    assert right.lines[0].startswith("Put right, in the place of: Event card: ")
    assert right.starting("Sloop: Tortuga -> Nassau. Hunts Ada")
    assert _now(night, report).lines[0] == f"Taken back by {cleo.mention}."
    assert night.revision() == 7
    await ben("table undo")
    assert night.revision() == 5


@pytest.mark.parametrize("restarts", [False, True])
async def test_another_card_that_asks_is_given_up(night: Evening, *, restarts: bool) -> None:
    """The drawn one stands as it was, with its report and its buttons; what was taken back before it can be done again."""
    ben, ada, _ = await hunted(night)
    report = await ben("event")
    await ben("turn")
    await ben("table undo")
    told, before = report.last.lines, (night.state(), night.entries())
    asked = await ada.press(report, REAL)
    question = await ada.choose(asked, asked.last.menus[0].placeholder, "Carnival")
    if restarts:
        await night.restart()
    given_up = await ada.press(question, "Undo: what was asked for")
    assert given_up.lines[0].startswith("Given up. This stands as it was: Event card: ")
    assert (night.revision(), (night.state(), night.entries())) == (6, before)
    assert _now(night, report).lines == told
    assert question.lines[0] not in table(night).lines
    assert (await ben("table redo")).lines[0].startswith("Done again: ")
    await ben("table undo")
    assert (await ada.press(report, REAL)).only.ephemeral


def _now(night: Evening, heard: Heard) -> Said:
    """What the last message that was heard says now."""
    return next(each for each in night.messages() if each.sent.id == heard.last.sent.id)


async def test_a_card_that_the_pack_does_not_have(night: Evening) -> None:
    """Told in the form for such a card; it takes the place of the drawn one."""
    _, ada, report = await drawn(night)
    asked = await ada.press(report, REAL)
    form = await ada.form(asked, "Captain card...")
    right = await form.send(ship="Sloop", zone="Tortuga", name="Black Anne", skills="3")
    assert right.last.lines[0].startswith("Put right, in the place of: Event card: ")
    assert "Black Anne" in right.last.text
    sloop = next(each for each in night.state()["ships"] if each["key"] == "sloop")
    assert [card["name"] for card in sloop["queued"]] == ["Black Anne"]
    assert night.state().get("events", 0) == 0
    assert night.revision() == 5


# ------------------------------------------------------------------------------------------------ the real cards


async def test_we_have_the_real_cards(night: Evening) -> None:
    """Under the first invented card: it is taken back, and the cards are the table's own from then on, in one step."""
    ben, ada, report = await drawn(night)
    assert report.last.buttons[-3:] == (REAL, "We have the real cards", "Ben's turn")
    ours = await ada.press(report, "We have the real cards")
    assert not ours.only.ephemeral
    assert ours.lines[0].startswith("Put right, in the place of: Event card: ")
    assert ours.lines[1:] == (
        "The cards are the table's own now.",
        "Lay your own event deck out. Draw a card and tell what it is: a captain, activation icons, or another event.",
    )
    assert ours.last.buttons[:3] == ("Captain card...", "Icon card...", "Another event...")
    assert (night.state()["cards"], night.revision()) == ("ours", 5)
    assert "discard" not in night.state() or night.state()["discard"] == []
    form = await ada.form(ours, "Another event...")
    await form.send(title="")
    assert night.revision() == 6
    await ben("table undo")
    await ben("table undo")
    assert night.state().get("cards", "bot") == "bot"


async def test_only_the_first_card_asks_for_the_real_ones(night: Evening) -> None:
    """Later ones do not, nor a first one that was named."""
    ben, _, _ = await drawn(night)
    second = await ben("event")
    assert REAL in second.last.buttons
    assert "We have the real cards" not in second.last.buttons
    await ben("table undo")
    await ben("table undo")
    named = await ben("event", card="Carnival")
    assert REAL not in named.last.buttons
    assert "We have the real cards" not in named.last.buttons


async def test_the_real_cards_come_too_late(night: Evening) -> None:
    """Once somebody acted since."""
    ben, ada, report = await drawn(night)
    await ada("hold", gold=2)
    refused = await ben.press(report, "We have the real cards")
    assert refused.only.ephemeral
    assert refused.lines[0].startswith("One step was made since")
    assert night.state().get("cards", "bot") == "bot"
