"""Who may act at a table, and what somebody is asked who has no seat there."""

from __future__ import annotations

from tests.journeys.boards import at_sea, hunted
from tests.journeys.table import Evening

ASKED = ("This time", "Take a seat")
HOST = "At this table only its host acts, {}, and whoever manages the channel."


async def test_a_spectator_is_asked_once_a_turn(night: Evening) -> None:
    """For whom he acts; then he does, and is not asked again before the next turn."""
    ben, _, _ = await at_sea(night)
    dora = night.player("Dora")
    asked = await dora.refused("sail", zone="nassau", seat="Ben")
    assert asked.line == "You have no seat at this table. Act for Ben?"
    assert asked.buttons == ASKED
    sailed = await dora.press(asked, "This time")
    assert sailed.line == "Ben sailed from Havana to Nassau."
    assert (await dora("hold", gold=3, seat="Ben")).line == "Ben has 3 gold aboard."
    await ben("turn")
    asked = await dora.refused("hold", gold=4, seat="Ben")
    assert asked.buttons == ASKED
    assert (await dora.press(asked, "This time")).line == "Ben has 4 gold aboard."
    assert (await dora.press(asked, "This time")).line.startswith("That button is old")


async def test_a_spectators_buttons(night: Evening) -> None:
    """A press, an answer, Undo and Redo: each is what was pressed, with its stamp."""
    ben, ada, _ = await hunted(night)
    dora = night.player("Dora")
    question = await ben("icons", moves="sloop E")
    asked = await dora.press(question, "Ada")
    assert asked.ephemeral
    assert asked.buttons == ASKED
    moved = await dora.press(asked, "This time")
    assert moved.title
    assert (await dora.press(asked, "This time")).line.startswith("Somebody answered this")
    ella = night.player("Ella")
    asked = await ella.press(moved, moved.undo)
    assert asked.buttons == ASKED
    back = await ella.press(asked, "This time")
    assert back.lines[0].startswith("Taken back: ")
    felix = night.player("Felix")
    asked = await felix.refused("table redo")
    assert asked.buttons == ASKED
    await ada("hold", gold=2)
    assert (await felix.press(asked, "This time")).line.startswith("There is nothing to do again")


async def test_a_seat_for_oneself_is_free(night: Evening) -> None:
    """A captain of one's own, or a seat that nobody plays; not one that somebody else plays."""
    await at_sea(night)
    dora, ella = night.player("Dora"), night.player("Ella")
    refused = await dora.refused("table seat", name="Ben", member=dora)
    assert refused.line == "You have no seat at this table. Act for Ben?"
    joined = await dora("captain", nation="dutch", zone="curacao")
    assert joined.line == "Dora is a Dutch captain, in the port of Curacao."
    assert (await dora("hold", gold=3, seat="Ben")).line == "Ben has 3 gold aboard."
    refused = await ella.refused("captain", nation="dutch", zone="curacao", player=dora)
    assert refused.buttons == ASKED
    let = await ella.press(refused, "This time")
    assert let.line == "You may act at this table while this turn lasts. Do it again now."


async def test_the_host_says_who(night: Evening) -> None:
    """He and managers of the channel alone; until two seats are taken it is everybody."""
    ben, ada = night.player("Ben"), night.player("Ada")
    await ben("table start", game="marauders")
    assert (await ada("captain", nation="dutch", zone="curacao")).line.startswith("Ada is a Dutch captain")
    refused = await ada.refused("table access", mode="host")
    assert refused.line == "Only the table's host, or whoever manages the channel, says who may act here."
    said = await ben("table access", mode="host")
    assert said.line == "Only the host may act at this table now, and whoever manages the channel."
    for command, options in {"port": {"way": "leave"}, "table undo": {}, "table end": {}, "round": {}}.items():
        refused = await ada.refused(command, **options)
        assert (refused.line, refused.buttons) == (HOST.format(ben.mention), ())
    said = await ben("table access", mode="seated")
    assert said.line.startswith("Those who have a seat may act at this table now")
    assert (await ada("port", way="leave")).lines[0].startswith("Ada left port")
    said = await ben("table access", mode="everyone")
    assert said.line == "Everybody in this channel may act at this table now."
    dora = night.player("Dora")
    assert (await dora("hold", gold=1, seat="Ada")).line == "Ada has 1 gold aboard."


async def test_a_seat_may_end_the_table_and_a_spectator_not(night: Evening) -> None:
    """Its end is no small thing; nor is opening another in its place."""
    ben, ada, _ = await at_sea(night)
    dora = night.player("Dora")
    line = f"Only those who have a seat at this table may do that, its host, {ben.mention}, and whoever manages the channel."
    assert (await dora.refused("table end")).line == line
    start = (await dora("table start", game="marauders")).only
    assert (await dora.press(start, "End it, open a new one")).line == line
    ended = await ada("table end")
    assert (await dora.press(ended, "Open it again")).line == line
    assert not (await ada.press(ended, "Open it again")).ephemeral


async def test_a_spectators_form_and_menu(night: Evening) -> None:
    """What was filled in is not typed again: it is played as it was sent."""
    ben, _, _ = await at_sea(night)
    await ben("place", ship="spanish", zone="cartagena")
    shown = (await ben("table show")).only
    dora = night.player("Dora")
    form = await dora.form(shown, "Something else...", "War or peace...")
    refused = await form.send(first_nation="English", second_nation="Dutch")
    assert refused.lines[0].startswith("You have no seat at this table.")
    assert refused.buttons == ("Fill it in again...", *ASKED)
    before = night.revision() or 0
    await dora.press(refused, "This time")
    assert night.revision() == before + 1
    assert night.state()["war"] == [["dutch", "english"]]


async def test_a_spectators_form_that_no_button_holds(night: Evening) -> None:
    """A seat with a name for somebody else: once he may act, the form is there again, as he had filled it in."""
    _, ada, _ = await at_sea(night)
    shown = (await ada("table show")).only
    dora = night.player("Dora")
    form = await dora.form(shown, "Something else...", "Take a seat...")
    refused = await form.send(zone="curacao", player=night.players["Cleo"], captain_name="Piet Heyn")
    assert refused.buttons == ("Fill it in again...", *ASKED)
    let = await dora.press(refused, "This time")
    assert let.line == "You may act at this table while this turn lasts. Do it again now."
    assert let.buttons == ("Fill it in again...",)
    again = await dora.form(let, "Fill it in again...")
    assert again.part("captain-name").value == "Piet Heyn"
    assert (await again.send()).lines[0] == "Piet Heyn is a Dutch captain, in the port of Curacao."
