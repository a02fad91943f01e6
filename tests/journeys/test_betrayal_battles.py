"""Clashes and dungeons: the party, the pool, a deployment line by line, where the chips go, and undo that draws the same again."""

from __future__ import annotations

from tests.journeys.battles import deployed, gathered, levels, names, units
from tests.journeys.table import Evening


async def test_a_party_is_told_piece_by_piece(night: Evening) -> None:
    """First adventurers and XP, later each option alone; a province rebuilds the bags, and all is kept."""
    ben = await gathered(night)
    assert night.state()["party"] == {
        "adventurers": 2,
        "xp": 4,
        "province": "",
        "session": 1,
        "difficulty": "adept",
        "classes": None,
    }
    await ben("betrayal party", xp=5)
    await ben("betrayal party", province="Skyrim")
    await ben("betrayal party", session=2)
    await ben("betrayal party", difficulty="expert", province="none")
    party = {"adventurers": 2, "xp": 5, "province": "", "session": 2, "difficulty": "expert", "classes": None}
    assert night.state()["party"] == party
    await night.restart()
    assert night.state()["party"] == party
    said = await ben("betrayal pool")
    assert "EP 10 = 5 XP x 2 adventurers" in said.text


async def test_a_clash_spends_the_pool_and_says_how(night: Evening) -> None:
    """EP 8: a level 5 and three of level 1, each in its pinned line; the title is the arithmetic, the end what was spent."""
    ben = await gathered(night)
    said = (await ben("betrayal clash")).only
    assert not said.ephemeral
    assert said.title.startswith("EP 8 = 4 XP x 2 adventurers")
    enemies = deployed(said)
    assert [(each.hex, each.level) for each in enemies] == [("1", 5), ("2", 1), ("3", 1), ("4", 1)]
    assert {each.hex: each.name for each in enemies} == names(night)
    assert {each.hex: each.kind for each in enemies} == {
        handle: unit["enemy"]["side"]["type" if "type" in unit["enemy"]["side"] else "kind"]
        for handle, unit in units(night).items()
    }
    assert said.starting("Spent 8 of 8; nothing unused")
    assert len(said.sent.attachments) == 1


async def test_a_requirement_blocked_hexes_and_added_enemies(night: Evening) -> None:
    """The free ones come first and cost nothing; the blocked hexes stay free; the first enemies of level 5 are daedra."""
    ben = await gathered(night, xp=6)
    said = (
        await ben(
            "betrayal clash", hexes=8, blocked="2,5", require="5 daedra x2", add="quest Zirik; 10 High Elf Necromancer"
        )
    ).only
    assert said.title.startswith("EP 12 = 6 XP x 2 adventurers")
    assert said.starting("Hex 1: Zirik, quest unit")
    enemies = deployed(said)
    assert [each.hex for each in enemies] == ["1", "3", "4", "6", "7", "8"]
    assert [each.level for each in enemies] == [None, 10, 5, 5, 1, 1]
    assert [each.kind for each in enemies if each.level == 5] == ["daedra", "daedra"]
    assert said.starting("Spent 12 of 12; nothing unused")
    assert set(units(night)) == {"1", "3", "4", "6", "7", "8"}


async def test_a_dungeon_fills_its_special_hexes_first(night: Evening) -> None:
    """A named unit by the hex's letter, whatever is left over by number."""
    ben = await gathered(night)
    said = (await ben("betrayal dungeon", hexes=3, special="A,star", add="quest Zirik; 5 beast")).only
    enemies = deployed(said)
    assert [each.hex for each in enemies][:2] == ["A", "star"]
    assert enemies[0].name == "Zirik"
    assert (enemies[1].level, enemies[1].kind) == (5, "beast")
    assert [(each.hex, each.level) for each in enemies[2:]] == [("1", 5), ("2", 1), ("3", 1)]
    assert said.starting("Spent 7 of 8; 1 ")


async def test_another_pool_and_that_of_the_last_step(night: Evening) -> None:
    """`ep` in place of the formula; `final` from the end-of-session table."""
    ben = await gathered(night)
    told = (await ben("betrayal clash", ep=3)).only
    assert [each.level for each in deployed(told)] == [1, 1, 1]
    assert told.title.startswith("EP 3")
    await ben("betrayal endbattle")
    quiet = (await ben("betrayal pool", final=True)).only
    assert quiet.ephemeral
    points = int(quiet.text.split("EP ")[1].split(" ")[0].rstrip("*.,:;"))
    final = (await ben("betrayal clash", final=True, hexes=20)).only
    assert final.title.startswith(f"EP {points}")
    assert night.state()["battle"]["pool"]["points"] == points


async def test_where_the_chips_go(night: Evening) -> None:
    """Defeated, removed, flipped, befriended, returned, drawn, named, placed, swapped: each as the file has it."""
    ben = await gathered(night, xp=9)
    await ben("betrayal clash", blocked="8")
    assert levels(night) == {"1": 10, "2": 5, "3": 1, "4": 1, "5": 1}
    before = names(night)
    await ben("betrayal defeat", enemy="3")
    assert [each["handle"] for each in night.state()["battle"]["stack"]] == ["3"]
    await ben("betrayal remove", enemy="4")
    await ben("betrayal flip", enemy="1")
    assert levels(night)["1"] == 20
    await ben("betrayal companion", enemy="2")
    assert [each["handle"] for each in night.state()["companions"]] == ["C1"]
    await ben("betrayal draw", level=5, type="beast")
    drawn = units(night)["9"]
    assert (drawn["enemy"]["side"]["level"], drawn["enemy"]["side"]["kind"]) == (5, "beast")
    await ben("betrayal place", enemy="9", hex="2")
    assert units(night)["9"]["hex"] == "2"
    await ben("betrayal swap", **{"enemy": "5", "with": "9"})
    assert names(night)["9"] == before["5"]
    await ben("betrayal return", enemy="3")
    await ben("betrayal return", enemy="C1")
    assert night.state()["companions"] == []
    assert night.state()["battle"]["stack"] == []
    await ben("betrayal endbattle")
    assert night.state()["battle"] is None


async def test_necromancy_takes_the_top_of_the_stack(night: Evening) -> None:
    """The last one that was defeated comes back; without a stack nothing does, and that is said."""
    ben = await gathered(night)
    await ben("betrayal clash")
    revision = night.revision()
    await ben("betrayal skill", enemy="1", skill="necromancy")
    assert len(units(night)) == 4
    assert night.revision() == (revision or 0) + 1
    await ben("betrayal defeat", enemy="2")
    await ben("betrayal defeat", enemy="3")
    await ben("betrayal skill", enemy="1", skill="necromancy")
    assert [each["handle"] for each in night.state()["battle"]["stack"]] == ["2"]
    assert len(units(night)) == 3


async def test_health_is_tracked_where_it_is_wished(night: Evening) -> None:
    """By a switch; from then on units come with their health."""
    ben = await gathered(night)
    await ben("table rules", switch="HP", value="on")
    await ben("betrayal clash")
    health = units(night)["1"]["health"]
    await ben("betrayal health", enemy="1", change=-1)
    assert units(night)["1"]["health"] == health - 1


async def test_rounds_of_a_battle(night: Evening) -> None:
    """The enemies in the order of their levels, round after round; after the fifth it is always the sixth."""
    ben = await gathered(night, xp=8)
    await ben("betrayal clash")
    said = (await ben("betrayal enemies")).only
    assert not said.ephemeral
    places = [said.text.index(name) for name in names(night).values()]
    assert places[0] == min(places)
    for number in range(2, 8):
        await ben("betrayal round")
        assert night.state()["battle"]["round"] == number
        if number < 7:
            await ben("betrayal enemies")
    assert night.state()["battle"]["phases"] == 0


async def test_bags_and_pool_are_quiet_and_change_nothing(night: Evening) -> None:
    """Both are told to whoever asks."""
    ben = await gathered(night)
    await ben("betrayal clash", require="5 daedra")
    await ben("betrayal defeat", enemy="1")
    at = (night.revision(), night.entries())
    for command in ("betrayal bags", "betrayal pool"):
        assert (await ben(command)).only.ephemeral
    assert (night.revision(), night.entries()) == at
    bags = (await ben("betrayal bags")).only
    assert "one daedra" in bags.starting("On the defeated stack: ")
    assert bags.starting("On the map: ")


async def test_undo_of_a_deployment_draws_the_same_again(night: Evening) -> None:
    """Byte for byte, by redo and by the command given once more, after a restart too."""
    ben = await gathered(night, xp=12)
    first = deployed((await ben("betrayal clash", require="5 beast x2")).only)
    state = night.state()
    await ben("table undo")
    assert night.state()["battle"] is None
    await ben("table redo")
    assert night.state() == state
    await ben("table undo")
    await night.restart()
    second = (await ben("betrayal clash", require="5 beast x2")).only
    assert deployed(second) == first
    assert night.state() == state


async def test_fill_brings_free_enemies(night: Evening) -> None:
    """Until so many hexes are occupied, and nothing is spent."""
    ben = await gathered(night)
    await ben("betrayal clash")
    said = (await ben("betrayal fill", level=1, to=6)).only
    assert [(each.hex, each.level) for each in deployed(said)] == [("5", 1), ("6", 1)]
    assert levels(night) == {"1": 5, "2": 1, "3": 1, "4": 1, "5": 1, "6": 1}


async def test_own_chips_are_deployed_unnamed_and_named_once(night: Evening) -> None:
    """What the hands do is said in the line; a name is learned, and offered from then on."""
    ben = await gathered(night)
    await ben("table rules", switch="cards", value="ours")
    said = (await ben("betrayal clash", require="5 beast")).only
    assert said.starting("Hex 1: ")
    assert levels(night) == {"1": 5, "2": 1, "3": 1, "4": 1}
    assert set(names(night).values()) == {""}
    await ben("betrayal name", enemy="1", name="Cave Bear", type="beast", health=4, skills="Rally")
    side = units(night)["1"]["enemy"]["side"]
    assert (side["name"], side["kind"], side["health"], side["skills"]) == ("Cave Bear", "beast", 4, ["Rally"])
    assert "Cave Bear" in await ben.types("betrayal name", "name", "cave", enemy="2")
    await ben("betrayal endbattle")
    again = (await ben("betrayal clash", chips="Cave Bear")).only
    assert again.starting("Hex 1: Cave Bear, level 5 (beast)")


async def test_what_is_offered(night: Evening) -> None:
    """Provinces, demands to their last item, units by their hexes, skills, free hexes; nothing at a table of another game."""
    ben = await gathered(night)
    assert "Skyrim" in await ben.types("betrayal party", "province", "sky")
    assert await ben.types("betrayal clash", "require", "5 beast; 1 dae") == ["5 beast; 1 daedra"]
    assert "quest Zirik" in await ben.types("betrayal clash", "add", "quest z")
    await ben("betrayal clash")
    assert await ben.types("betrayal defeat", "enemy", "") == [f"{at}: {name}" for at, name in names(night).items()]
    assert await ben.types("betrayal skill", "skill", "pen", enemy="1") == ["penumbra"]
    assert await ben.types("betrayal place", "hex", "", enemy="1") == ["5", "6", "7", "8"]
    elsewhere = night.channel("at-sea")
    await ben.at(elsewhere)("table start", game="marauders")
    assert await ben.at(elsewhere).types("betrayal party", "province", "sky") == []
    assert await ben.types("sail", "zone", "") == []
