"""With the chart on: ships wait and find a destination, an Enemy Phase over a restart, an act that ends in it, storms, undo."""

from __future__ import annotations

from tests.journeys.ships import acted, agenda, board, charted, enemies, launched, ship, vessels
from tests.journeys.table import Evening


async def test_a_phase_with_two_ships_and_two_decks(night: Evening) -> None:
    """Nothing about the board is asked; an island revealed later is headed for; act II comes when the phase ends; undo."""
    ben, ada = await charted(night)
    await ben("everrain crew", ship="A", zones="3", broken="none")
    await ada("everrain crew", ship="B", zones="none")
    # An island is where The Maw wants to go, and there is none; The Gilded Noose heads for the Port.
    maw = await acted(ben, "everrain enemyship", hex="4,4", card="The Maw", facing="W")
    assert "The Maw" in maw.text
    assert vessels(night)["the-maw"].get("goal") is None
    noose = await acted(ada, "everrain enemyship", hex="3,-3", card="The Gilded Noose")
    assert "0,0" in noose.text
    assert vessels(night)["the-gilded-noose"]["goal"] == [0, 0]
    await ben("everrain spawn", ship="A", points=1, cards="Hull Crawler")
    await ada("everrain spawn", ship="B", points=1, cards="Drowned Deckhand")
    await ben("everrain correct", agenda=9, foes=3)
    await ben("everrain phase")
    assert len((await ben("table show")).last.sent.attachments) == 1
    await acted(ada, "everrain activate", enemy="B1", dice="M,D")
    await night.restart()
    assert night.state()["phase"]["step"] == "decks"
    await ben("everrain activate", enemy="A1", dice="M,D", shows="2")
    assert night.state()["phase"]["step"] == "ships"
    said = await acted(ben, "everrain activate", enemy="The Maw", dice="M,M,D,O")
    assert said.starting("The Maw: waits")
    await ben("table undo")
    state = night.state()
    # An island is revealed now: the ship that waited heads for it.
    said = await acted(ben, "everrain reveal", hex="4,7", kind="island")
    assert "The Maw" in said.text
    assert vessels(night)["the-maw"]["goal"] == [4, 7]
    await ben("table undo")
    assert night.state() == state
    await ben("table redo")
    said = await acted(ben, "everrain activate", enemy="The Maw", dice="M,M,D,O")
    assert said.starting("The Maw: 2 steps toward")
    assert vessels(night)["the-maw"]["hex"] == [4, 6]
    await night.restart()
    await acted(ada, "everrain activate", enemy="The Gilded Noose", dice="M,M,D,O")
    await ben("everrain phase")
    state = night.state()
    assert (state["round"], state["act"], state.get("phase")) == (2, 2, None)
    assert [each["size"] for each in state["storms"]] == [2]
    assert state["enemy"] == 4


async def test_a_ship_that_arrives_is_banished(night: Evening) -> None:
    """Its remaining health moves the agenda."""
    ben, _ = await charted(night)
    await ben("everrain reveal", hex="4,7", kind="island")
    await ben("everrain enemyship", hex="4,5", card="The Maw")
    await ben("everrain damage", enemy="The Maw", amount=2)
    await ben("everrain phase")
    said = await acted(ben, "everrain activate", enemy="The Maw", dice="M,M,D,O")
    assert said.starting("The Maw: 2 steps toward")
    assert agenda(said) == (0, 4)
    assert vessels(night) == {}


async def test_the_target_is_who_costs_the_fewest_dice(night: Evening) -> None:
    """The pattern turns with the ship; one who lies in a Port is none, until a storm covers it."""
    ben, ada = await charted(night)
    await ada("everrain sail", ship="B", hex="5,1", facing="W")
    await ben("everrain enemyship", hex="4,1", card="The Maw", facing="E")
    await ben("everrain crew", ship="B", zones="none")
    await ben("everrain phase")
    said = await acted(ben, "everrain activate", enemy="The Maw", dice="D,O,O,M")
    assert "Gannet" in said.text
    assert "2 damage" in said.text
    assert len(ship(night, "B")["broken"]) == 2


async def test_a_sunk_ship_begins_again_in_a_port(night: Evening) -> None:
    """Its enemies are discarded, a shipwreck stays, the agenda does not move."""
    _, ada = await charted(night)
    await ada("everrain reveal", hex="6,0", kind="port")
    await ada("everrain spawn", ship="B", points=1)
    await acted(ada, "everrain sink", ship="B")
    assert ship(night, "B")["hex"] == [6, 0]
    assert enemies(night) == {}
    assert {tuple(each["hex"]): each["kind"] for each in night.state()["chart"]}[8, 0] == "shipwreck"
    assert night.state().get("agenda", 0) == 0


async def test_a_tile_is_six_hexes_and_a_closed_altar_is_no_destination(night: Evening) -> None:
    """Beside a hex, on one of its sides; closing it once more opens it."""
    ben, _ = await charted(night)
    await acted(ben, "everrain tile", kinds="sea, sea, rough, island, altar, spawn", beside="0,0", side="SE")
    spots = {tuple(each["hex"]): each["kind"] for each in night.state()["chart"]}
    assert len(spots) == 8
    [altar] = [at for at, kind in spots.items() if kind == "altar"]
    await ben("everrain enemyship", hex="5,5", card="The Drowned Bell")
    assert tuple(vessels(night)["the-drowned-bell"]["goal"]) == altar
    closed = await acted(ben, "everrain close", hex=f"{altar[0]},{altar[1]}")
    assert "The Drowned Bell" in closed.text
    assert vessels(night)["the-drowned-bell"].get("goal") is None
    await acted(ben, "everrain close", hex=f"{altar[0]},{altar[1]}")
    assert tuple(vessels(night)["the-drowned-bell"]["goal"]) == altar


async def test_a_storm_comes_is_laid_moves_and_goes(night: Evening) -> None:
    """A Port under it shelters nobody and is no destination."""
    ben, _ = await charted(night)
    await ben("everrain enemyship", hex="3,-3", card="The Gilded Noose")
    await acted(ben, "everrain storm", hexes="0,0; 1,0", size=2)
    assert night.state()["storms"] == [{"number": 1, "size": 2, "hexes": [[0, 0], [1, 0]]}]
    assert vessels(night)["the-gilded-noose"].get("goal") is None
    await acted(ben, "everrain storm", move="E")
    assert night.state()["storms"][0]["hexes"] == [[1, 0], [2, 0]]
    assert vessels(night)["the-gilded-noose"]["goal"] == [0, 0]
    await acted(ben, "everrain storm", storm=1, gone=True)
    assert night.state().get("storms", []) == []


async def test_a_storm_that_goes_for_a_ship_asks_for_the_side_that_is_nearest_to_it(night: Evening) -> None:
    """Where nobody told where the ship lies, the table looks: on 0 to 4 the players do not choose."""
    ben, _ = await launched(night)
    await ben("table rules", switch="dice", value="ours")
    await ben("everrain storm", hexes="1,1; 1,2", size=2)
    rolled = (await ben("everrain phase")).last
    toward, players = rolled.buttons[:2]
    asked = (await ben.press(rolled, toward)).last
    assert "Which way does Storm 1 move?" in asked.text
    assert (
        "The Fate die showed 0: it moves toward the first player's ship, A Petrel. "
        "Choose the side on which it comes nearest to that."
    ) in asked.lines
    await ben("table undo")
    rolled = [each for each in night.messages() if players in each.buttons][-1]
    asked = (await ben.press(rolled, players)).last
    assert "The Fate die showed 5, and on 5 to 9 the players choose." in asked.lines


async def test_the_size_of_a_storm_is_put_right_by_its_form(night: Evening) -> None:
    """With its present size and hexes in the form; what is not so is said as it is, and nothing is dropped in silence."""
    ben, _ = await charted(night)
    await acted(ben, "everrain storm", hexes="1,1; 1,2", size=2)
    on, label = (await ben("table correct")).only, "Storm 1 (2 hexes)..."
    form = await ben.form(on, label)
    assert (form.part("hexes").value, form.part("size").value) == ("1,1; 1,2", "2")
    refused = await form.send(size="3")
    assert refused.last.lines[0] == (
        "A storm of 3 hexes does not lie on 2. Name all its hexes, and its size where that was wrong."
    )
    put = await (await ben.form(on, label)).send(size="3", hexes="1,1; 1,2; 2,2")
    assert put.last.lines[0].startswith("Storm 1 has 3 hexes, on ")
    assert night.state()["storms"] == [{"number": 1, "size": 3, "hexes": [[1, 1], [1, 2], [2, 2]]}]
    both = (await ben.refused("everrain storm", move="E", size=2)).line
    assert both.startswith("A storm moves one step, or is gone, or lies on these hexes")


async def test_correct_without_anything_offers_what_can_be(night: Evening) -> None:
    ben, _ = await charted(night)
    before = night.revision()
    said = (await ben("everrain correct")).only
    assert said.lines == (await ben("table correct")).only.lines
    assert said.buttons == (await ben("table correct")).only.buttons
    assert (await ben("everrain correct", ship="A")).only.buttons == said.buttons
    assert night.revision() == before


async def test_a_ship_that_is_not_there_is_told_those_by_name(night: Evening) -> None:
    ben, _ = await charted(night)
    refused = await ben.refused("everrain spawn", ship="Kite", points=1)
    assert refused.lines[0] == "There is no ship “Kite”. There are A Petrel and B Gannet, by letter and name."


async def test_the_chart_turns_itself_on(night: Evening) -> None:
    """Without a hex it is not there; one that is told is enough."""
    ben, _ = await launched(night)
    before = board(await ben("table show"))
    await acted(ben, "everrain sail", ship="A", hex="2,-1", facing="NE")
    assert (ship(night, "A")["hex"], ship(night, "A")["facing"]) == ([2, -1], "NE")
    assert "2,-1" not in before
    assert "2,-1" in board(await ben("table show"))
