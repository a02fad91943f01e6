"""On Deck enemies and the tracks: spawning line by line, the ways out of play with the agenda, own cards, the odds; undo."""

from __future__ import annotations

from tests.journeys.ships import acted, agenda, came, enemies, launched, ship, vessels
from tests.journeys.table import Evening


async def test_ships_join_with_their_letters(night: Evening) -> None:
    """Each a seat with the ship's name, A to D; a seat that was there before becomes a ship's when it is named."""
    ben = night.player("Ben")
    await ben("table start", game="everrain")
    await ben("table seat", name="Cleo")
    await ben("everrain ship", name="Petrel", hex="2,-1", facing="NE")
    await ben("everrain ship", name="Gannet", seat="Cleo")
    assert [each["letter"] for each in night.state()["ships"]] == ["A", "B"]
    assert [each["seat"] for each in night.state()["ships"]] == ["s2", "s1"]
    assert (ship(night, "A")["hex"], ship(night, "A")["facing"]) == ([2, -1], "NE")
    names = dict(night.ask("SELECT key, name FROM seats"))
    assert names == {"s1": "Gannet", "s2": "Petrel"}
    again = await ben("everrain ship", name="Cormorant")
    assert again.lines[-1].startswith(f"{ben.mention} has several seats now: Gannet, Petrel and Cormorant.")


async def test_a_spawn_turns_cards_up_until_the_points_are_exact(night: Evening) -> None:
    """In Act I all cost 1; each enemy has its pinned line, a handle and a black node of its own."""
    ben, _ = await launched(night)
    said = await acted(ben, "everrain spawn", ship="Petrel", points=2)
    assert not said.ephemeral
    assert said.starting("Turned up 1, 1: took 1, 1")
    foes = came(said)
    assert [each.handle for each in foes] == ["A1", "A2"]
    assert {each.handle: each.name for each in foes} == {key: each["name"] for key, each in enemies(night).items()}
    assert len({each.node for each in foes}) == 2
    assert {each["zone"] for each in enemies(night).values()} == {each.node for each in foes}
    assert len(said.sent.attachments) == 1


async def test_what_was_turned_up_by_hand_is_taken_or_discarded_in_its_order(night: Evening) -> None:
    """2, 3, 1 for three points: 2 is taken, 3 would go over, 1 makes it exact."""
    ben, _ = await launched(night)
    await ben("everrain correct", act=3)
    said = await acted(ben, "everrain spawn", ship="B", points=3, cards="2,3,1")
    line = said.starting("Turned up 2, 3, 1: took 2, 1; discarded 3")
    assert "2 + 3" in line
    assert [each.handle for each in came(said)] == ["B1", "B2"]
    assert [each["act"] for each in enemies(night).values()] == [2, 1]
    assert len(night.state()["discard"]) == 1
    named = await acted(ben, "everrain spawn", ship="B", points=2, cards="Reef Ghoul")
    assert [(each.handle, each.name) for each in came(named)] == [("B3", "Reef Ghoul")]


async def test_own_cards_need_no_names(night: Evening) -> None:
    """In Act I nothing is asked; later which acts came is; names are optional and learned."""
    ben, _ = await launched(night, cards="ours")
    said = await acted(ben, "everrain spawn", ship="A", points=1)
    assert [each.handle for each in came(said)] == ["A1"]
    assert enemies(night)["A1"]["name"] == ""
    await ben("everrain name", enemy="A1", name="Cave Crab", health=3, dice=2, spoils=1)
    assert (enemies(night)["A1"]["name"], enemies(night)["A1"]["health"]) == ("Cave Crab", 3)
    await ben("everrain destroy", enemy="A1")
    assert "Cave Crab" in await ben.types("everrain spawn", "cards", "cave", ship="A", points=1)
    again = await acted(ben, "everrain spawn", ship="A", points=1, cards="Cave Crab")
    assert came(again)[0][:2] == ("A2", "Cave Crab")
    assert enemies(night)["A2"]["health"] == 3
    await ben("everrain correct", act=2)
    asked = (await ben("everrain spawn", ship="A", points=2)).last
    assert len([label for label in asked.buttons if label.startswith(("2", "1 + 1", "1+1"))]) == 2
    told = (await ben("table answer", answer="1+1")).last
    assert [each.handle for each in came(told)] == ["A3", "A4"]


async def test_the_ways_out_of_play_move_the_agenda_or_not(night: Evening) -> None:
    """Destroyed and sunk: not; banished, and at a visit to a Port: by the remaining health."""
    ben, _ = await launched(night)
    cards = {"Drowned Deckhand": 3, "Hull Crawler": 2, "Lantern Eel": 2, "Brine Leech": 1}
    for name in cards:
        await ben("everrain spawn", ship="A", points=1, cards=name)
    hurt = await acted(ben, "everrain damage", enemy="A1", amount=1)
    assert "A1" in hurt.text
    banished = await acted(ben, "everrain banish", enemy="A1")
    assert agenda(banished) == (0, 2)
    destroyed = await acted(ben, "everrain damage", enemy="A2", amount=2)
    assert "A2" in destroyed.text
    assert set(enemies(night)) == {"A3", "A4"}
    visited = await acted(ben, "everrain visitport", ship="Petrel")
    assert "Agenda 2 -> 4" in visited.text
    assert visited.starting("Agenda 4 -> 5")
    assert (enemies(night), night.state()["agenda"]) == ({}, 5)
    await ben("everrain spawn", ship="A", points=2)
    await acted(ben, "everrain sink", ship="A")
    assert (enemies(night), night.state()["agenda"]) == ({}, 5)
    assert len(night.state()["discard"]) == 6


async def test_laps_of_the_agenda_move_enemy_discovery(night: Evening) -> None:
    """The pinned line, with its bracket only when Enemy Discovery moved; steps carry over."""
    ben, _ = await launched(night)
    assert agenda(await acted(ben, "everrain agenda", steps=7)) == (0, 7)
    assert agenda(await acted(ben, "everrain agenda", steps=5)) == (7, 2, 0, 1)
    assert agenda(await acted(ben, "everrain agenda", steps=20)) == (2, 2, 1, 3)
    assert agenda(await acted(ben, "everrain agenda", steps=-1)) == (2, 1)


async def test_an_act_ends_when_it_is_due(night: Evening) -> None:
    """It waits, and is played by `act`; the deck grows by the act's cards, a storm comes, the slower token catches up."""
    ben, _ = await launched(night)
    due = await acted(ben, "everrain discovery", side="players", steps=4)
    assert "Act II" in due.text
    assert night.state().get("act", 1) == 1
    # No chart: whether an Enemy Ship Spawn space is known is asked.
    await ben("everrain act")
    said = (await ben("table answer", answer="no")).last
    assert "Act II" in said.text
    state = night.state()
    assert (state["act"], state["players"], state["enemy"]) == (2, 4, 4)
    assert [each["size"] for each in state["storms"]] == [2]
    assert "Act" in (await ben.refused("everrain act")).text


async def test_the_odds_are_quiet_and_exact(night: Evening) -> None:
    """What a spawn would bring from the deck as it is; nothing changes."""
    ben, ada = await launched(night)
    at = (night.revision(), night.entries())
    said = (await ada("everrain odds", ship="Gannet", points=2)).only
    assert said.ephemeral
    assert (night.revision(), night.entries()) == at
    assert "%" in said.text
    assert (await ben("everrain odds", ship="B", points=2)).only.lines == said.lines


async def test_a_boarding(night: Evening) -> None:
    """Won: Spoils by the act and no Shipwreck; a fight goes on until the last of them is destroyed."""
    ben, _ = await launched(night)
    await ben("everrain enemyship", card="The Maw")
    await acted(ben, "everrain board", ship="A", enemyship="The Maw")
    assert vessels(night) == {}
    await ben("everrain enemyship", card="The Maw")
    [key] = vessels(night)
    await acted(ben, "everrain board", ship="A", enemyship="The Maw 2", result="fight", cards="Hull Crawler")
    [handle] = enemies(night)
    assert enemies(night)[handle]["aboard"] == key
    won = await acted(ben, "everrain destroy", enemy=handle)
    assert "Spoils" in won.text
    assert (vessels(night), enemies(night)) == ({}, {})


async def test_undo_of_a_spawn_draws_the_same_again(night: Evening) -> None:
    """Byte for byte, by redo and by the command given once more, after a restart too."""
    ben, _ = await launched(night)
    first = came(await acted(ben, "everrain spawn", ship="A", points=3))
    state = night.state()
    await ben("table undo")
    assert enemies(night) == {}
    await ben("table redo")
    assert night.state() == state
    await ben("table undo")
    await night.restart()
    assert came(await acted(ben, "everrain spawn", ship="A", points=3)) == first
    assert night.state() == state


async def test_what_is_offered(night: Evening) -> None:
    """Ships by name, enemies by handle and name, cards; nothing at a table of another game."""
    ben, _ = await launched(night)
    assert await ben.types("everrain spawn", "ship", "") == ["Petrel", "Gannet"]
    await ben("everrain spawn", ship="A", points=1, cards="Lantern Eel")
    await ben("everrain enemyship", card="The Maw")
    offered = await ben.types("everrain damage", "enemy", "")
    assert any(each.startswith("A1") for each in offered)
    assert any("The Maw" in each for each in offered)
    assert any("Hull Crawler" in each for each in await ben.types("everrain spawn", "cards", "hull", ship="A"))
    there = ben.at(night.channel("at-sea"))
    await there("table start", game="marauders")
    assert await there.types("everrain spawn", "ship", "") == []
    said = await there.refused("everrain phase")
    assert "Merchants & Marauders" in said.line


async def test_letters_and_handles_are_what_they_are_whatever_a_ship_is_called(night: Evening) -> None:
    """A ship that is called B and one that is called A1 take nothing from the ship with that letter and the enemy A1."""
    ben = night.player("Ben")
    await ben("table start", game="everrain")
    await ben("everrain ship", name="B")
    await night.player("Ada")("everrain ship", name="A1")
    await ben("everrain spawn", ship="A", points=1)
    said = await ben("everrain spawn", ship="B", points=1)
    assert "B1: " in said.last.text
    await ben("everrain phase")
    await ben("everrain activate", enemy="A1", shows="nobody")
    assert night.state()["phase"]["acted"] == ["A1"]
