"""The Enemy Phase by its buttons: one message that walks the steps, forms only where something must be told, Undo, old buttons."""

from __future__ import annotations

from tests.journeys.heard import Said
from tests.journeys.ships import charted, enemies, launched, vessels
from tests.journeys.table import Evening, Player


def table(night: Evening) -> Said:
    """The table message."""
    [(message,)] = night.ask("SELECT message FROM tables WHERE channel = ? AND ended IS NULL", night.here.id)
    [found] = [said for said in night.messages() if said.sent.id == message]
    return found


async def tap(player: Player, label: str) -> None:
    """Presses a button of the table message."""
    heard = await player.press(table(player.night), label)
    assert heard.modal is None
    assert not any(said.ephemeral for said in heard.messages), heard.messages


async def test_with_the_chart_on_the_buttons_play_at_once(night: Evening) -> None:
    """Crew and hexes are told, so that no form opens; a phase is two new messages at most, the table message among them."""
    ben, ada = await charted(night)
    await ben("everrain crew", ship="A", zones="none")
    await ada("everrain crew", ship="B", zones="none")
    await ben("everrain reveal", hex="4,7", kind="island")
    await ben("everrain enemyship", hex="4,1", card="The Maw")
    await ada("everrain enemyship", hex="3,-3", card="The Gilded Noose")
    await ben("everrain spawn", ship="A", points=2)
    await ada("everrain spawn", ship="B", points=1)
    before = len(night.messages())
    await tap(ben, "Enemy Phase")
    said = table(night)
    assert [label for label in said.buttons if "enem" in label] == ["A Petrel: 2 enemies act", "B Gannet: 1 enemy acts"]
    await tap(ben, "A Petrel: 2 enemies act")
    assert [label for label in table(night).buttons if "enem" in label] == ["B Gannet: 1 enemy acts"]
    assert "Undo: A1 and 1 more act" in table(night).buttons
    await night.restart()
    await tap(ada, "B Gannet: 1 enemy acts")
    await tap(ben, "The Gilded Noose acts")
    assert "The Gilded Noose: " in table(night).text
    await tap(ada, "The Maw acts")
    await tap(ben, "Go on")
    assert "Agenda 0 -> 4" in table(night).text
    assert night.state()["round"] == 2
    assert len(night.messages()) == before + 1


async def test_a_form_asks_what_the_board_shows(night: Evening) -> None:
    """Out of range is what it says first; what was told is played in one step, and undone in one."""
    ben, ada = await launched(night)
    await ben("everrain crew", ship="B", zones="none")
    await ben("everrain enemyship", card="The Maw")
    await tap(ben, "Enemy Phase")
    old = table(night)
    form = await ada.form(old, "The Maw acts...")
    assert form.title == "The Maw: what does the board show?"
    assert [part.value for part in form.parts][:2] == ["Out of range, or in a Port"] * 2
    await form.send(sees_s2="out", course="5")
    assert vessels(night)["the-maw"]["course"] == 3
    undo = table(night).undo
    assert "The Maw" in undo
    await ben.press(table(night), undo)
    assert vessels(night)["the-maw"].get("course") is None
    # Once undone, the button is good again; once it has acted, it is old.
    first, second = [await who.form(table(night), "The Maw acts...") for who in (ada, ben)]
    await first.send(course="5")
    said = (await second.send(course="5")).last
    assert said.ephemeral
    assert night.state()["phase"]["acted"] == ["the-maw"]


async def test_how_somebody_left_is_one_tap_in_a_menu(night: Evening) -> None:
    """Destroyed, banished, a Port visited: each by choosing it."""
    ben, _ = await launched(night)
    await ben("everrain spawn", ship="A", points=2, cards="Hull Crawler, Drowned Deckhand")
    await ben.choose(table(night), "Left play...", "A1 Hull Crawler: destroyed")
    assert set(enemies(night)) == {"A2"}
    assert table(night).undo == "Undo: A1 Hull Crawler destroyed"
    await ben.choose(table(night), "Left play...", "A2 Drowned Deckhand: banished")
    assert (enemies(night), night.state()["agenda"]) == ({}, 3)
