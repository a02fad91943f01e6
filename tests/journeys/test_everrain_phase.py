"""The Enemy Phase without a chart: its steps, what the board shows told or asked, the end of an act, the Elder One, restarts."""

from __future__ import annotations

from tests.journeys.ships import acted, agenda, enemies, launched, vessels
from tests.journeys.table import Evening


async def test_an_empty_phase_is_one_message(night: Evening) -> None:
    """With nobody to activate it goes straight on: the agenda by 2 and the ships, the First Player token, a new round."""
    ben, _ = await launched(night)
    said = await acted(ben, "everrain phase")
    assert agenda(said) == (0, 4)
    state = night.state()
    assert (state["agenda"], state["round"], state["first"], state.get("phase")) == (4, 2, "s2", None)


async def test_decks_before_ships_one_deck_before_another(night: Evening) -> None:
    """Every enemy once, in the players' order within these; the phase ends by itself after the last."""
    ben, ada = await launched(night)
    await ben("everrain spawn", ship="A", points=2, cards="Hull Crawler, Lantern Eel")
    await ben("everrain spawn", ship="B", points=1, cards="Pale Stowaway")
    await ben("everrain enemyship", card="The Maw")
    await ben("everrain phase")
    assert night.state()["phase"]["step"] == "decks"
    said = await ben.refused("everrain activate", enemy="The Maw")
    assert "A1" in said.text
    assert "B1" in said.text
    first = await acted(ben, "everrain activate", enemy="A1", dice="D,M", shows="A1 0")
    assert "Damage" in first.text
    assert "A2" in (await ada.refused("everrain activate", enemy="B1")).text
    assert "A1" in (await ada.refused("everrain activate", enemy="A1")).text
    await acted(ben, "everrain activate", enemy="A2", dice="M,M,O", shows="A2 2")
    await night.restart()
    await acted(ada, "everrain activate", enemy="Gannet", shows="B1 nobody")
    await ben("everrain crew", ship="A", zones="3,4")
    ship = await acted(ben, "everrain activate", enemy="The Maw", dice="D,D,M,O", shows="A fire; B 2; to 4")
    assert "Petrel" in ship.text
    await ben("everrain phase")
    assert night.state()["round"] == 2


async def test_what_the_board_shows_is_asked_when_it_decides(night: Evening) -> None:
    """A ship that sees nobody is asked for its destination; with nothing to move by nobody is asked."""
    ben, _ = await launched(night)
    await ben("everrain enemyship", card="The Maw")
    await ben("everrain phase")
    asked = (await ben("everrain activate", enemy="The Maw", dice="M,M,D,O")).last
    assert "Petrel" in asked.text
    await ben("table answer", answer="out")
    await ben("table answer", answer="out")
    said = (await ben("table answer", answer="4")).last
    assert said.starting("The Maw: 2 steps toward")
    assert vessels(night)["the-maw"]["course"] == 2
    await ben("everrain phase")
    await ben("everrain phase")
    there = (await ben("everrain activate", enemy="The Maw", dice="M,M,D,O", shows="A out; B out; to 2")).last
    assert vessels(night) == {}
    assert agenda(there)[-1] == (4 + 6) % 10 or "Agenda" in there.text


async def test_a_ship_without_a_destination_waits(night: Evening) -> None:
    """Until somebody is in range; then it fires, and its left over steps have nowhere to go."""
    ben, _ = await launched(night)
    await ben("everrain enemyship", card="The Tallow King")
    await ben("everrain phase")
    said = await acted(ben, "everrain activate", enemy="The Tallow King", dice="M,M,D,D", shows="A out; B out")
    assert said.starting("The Tallow King: waits")
    await ben("everrain crew", ship="A", zones="none")
    await ben("everrain phase")
    await ben("everrain phase")
    said = await acted(ben, "everrain activate", enemy="The Tallow King", dice="M,D,O,O", shows="A fire; B out")
    assert "2 damage" in said.text
    assert len(night.state()["ships"][0]["broken"]) == 2


async def test_evasion_is_asked_when_crew_may_evade(night: Evening) -> None:
    """Each Evade takes a damage; for the rest the Fate die breaks nodes."""
    ben, _ = await launched(night)
    await ben("everrain enemyship", card="The Tallow King")
    await ben("everrain phase")
    asked = (await ben("everrain activate", enemy="The Tallow King", dice="D,D,D,O", shows="A fire; B out")).last
    assert set(asked.buttons) >= {"0", "1", "2", "3"} or "evade" in asked.text.casefold()
    await ben("table answer", answer="2")
    assert len(night.state()["ships"][0]["broken"]) == 1


async def test_an_act_that_becomes_due_in_a_phase_waits_for_its_end(night: Evening) -> None:
    """Nothing is forgotten: the end of the act is played when the phase is over, in the same message."""
    ben, _ = await launched(night)
    await ben("everrain correct", agenda=8, foes=3)
    await ben("everrain spawn", ship="A", points=1, cards="Drowned Deckhand")
    await ben("everrain phase")
    await ben("everrain banish", enemy="A1")
    state = night.state()
    assert (state["agenda"], state["enemy"], state.get("act", 1)) == (1, 4, 1)
    assert [each["act"] for each in state["due"]] == [2]
    assert "A1" not in enemies(night)
    said = await ben.refused("everrain act")
    assert "Enemy Phase" in said.text
    await night.restart()
    await ben("everrain phase")
    if night.state().get("act", 1) == 1:
        await ben("table answer", answer="no")
    state = night.state()
    assert (state["act"], state["round"], state.get("due", [])) == (2, 2, [])
    await ben("table undo")
    assert night.state().get("act", 1) == 1


async def test_turns_are_told_or_not(night: Evening) -> None:
    """After the last one the Player Phase is over; they need not be told at all."""
    ben, ada = await launched(night)
    await acted(ben, "everrain turn")
    assert night.state()["turn"] == "s2"
    await acted(ada, "everrain turn")
    said = await acted(ben, "everrain phase")
    assert agenda(said) == (0, 4)
    assert night.state()["first"] == "s2"


async def test_the_elder_one(night: Evening) -> None:
    """It arises, acts first, and is weakened rather than killed."""
    ben, _ = await launched(night)
    await acted(ben, "everrain elder", card="The Rain Below")
    [elder] = vessels(night).values()
    assert elder["elder"] is True
    await ben("everrain damage", enemy="The Rain Below", amount=8)
    [elder] = vessels(night).values()
    assert (elder.get("wounds", 0), elder["weak"]) == (0, 1)
    await ben("everrain spawn", ship="A", points=1, cards="Hull Crawler")
    await ben("everrain phase")
    assert night.state()["phase"].get("step", "elder") == "elder"
    assert "The Rain Below" in (await ben.refused("everrain activate", enemy="A1")).text
    await acted(ben, "everrain activate", enemy="The Rain Below", dice="M,M,O,O", shows="A 4; B 5; to 5")
    await ben("everrain phase")
    assert night.state()["phase"]["step"] == "decks"
