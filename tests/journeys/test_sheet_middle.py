"""A campaign entered in its middle by the empty sheet of each game, played on with the bot's draws, and taken back in one."""

from __future__ import annotations

from typing import Any

from tests.journeys.heard import Heard
from tests.journeys.table import Evening, Player
from tests.journeys.test_sheet import sent, sheet_of, text_of

SEA = """round: 6
captain s1: nation spanish; zone Petit-Goave; at sea; bounties (dutch 2; french 1); gold 14; cargo 2; ship-class Flute
captain s2: nation english; zone Nassau; gold 6
ship dutch: zone Curacao
ship sloop: zone Tortuga
discard: "Dead calm", Whales, "Full moon"
removed: "Sukey Marlock", "Pauwels Zeeman"
war: dutch french
ship dutch stack joost: zone Curacao; name Joost Wijnkoper; scouting 2
ship sloop stack nan: zone Tortuga; name nan corraghan; scouting 3
ship french queued luc: zone Basse-Terre; name Luc de Montrevers; scouting 3
note tortuga: Rum sells for 6"""

REALM = """seats: s1, s2, s3
party adventurers: 3
party xp: 20
party province: Cyrodiil
party session: 2
battle mode: clash
battle hexes: 8
battle pool: points 60; source party; adventurers 3; xp 20; session 2; difficulty adept
battle round: 2
battle blocked: 7, 8
battle unit 1: hex 1; level 10; name Cave Bear
battle unit 2: hex 2; level 20; name Great Cave Bear
battle unit 3: hex 3; level 5; name Snow Bear Cub
battle unit 4: hex 4; level 0; quest Zirik
battle stack 5: hex 5; level 1; name Mudcrab
battle stack 6: hex 6; level 10; name Cave Bear
companion C2: level 1; name Grey Wolf"""

RAIN = """ship s1: letter A; hex 2,-1; facing E; crew 3, 5
ship s2: letter B; hex 4,0; facing W; broken 1, 4
enemies A3: seat s1; act 1; name Hull Crawler; zone 4; wounds 1
enemies A4: seat s1; act 2; name Gull Mother; zone 0
enemies B1: seat s2; act 1; name Hull Crawler; zone 1
vessel the-maw: hex 6,-1; facing W; wounds 2
vessel widow: name The Salt Widow; hex 0,3; facing E
discard: "Brine Leech", "Brine Leech", "Gull Mother", "Mast Wyrm"
chart 3,0: island
chart 5,1: port
storm 1: size 2; hexes 1,1 2,1
agenda: 6
enemy: 5
players: 3
act: 2
round: 7"""


async def entered(player: Player, lines: str) -> Heard:
    """Types these lines into the empty sheet and applies them."""
    form = await player.form((await player("table show")).only, "We are in the middle of a game...")
    told = {line.partition(":")[0]: line for line in lines.splitlines()}
    changed = [(line, told.pop(key)) for line in text_of(form).splitlines() if (key := line.partition(":")[0]) in told]
    preview = await sent(form, *changed, more="\n".join(told.values()))
    assert preview.lines[-1] == "Nothing is changed yet.", preview.text
    return await player.press(preview, preview.buttons[0])


async def taken_back(night: Evening, player: Player, steps: int) -> None:
    """Takes back what was played, and the sheet in one."""
    for _ in range(steps):
        await player("table undo")
    assert night.revision() == 2
    await player("table undo")
    state = night.state()
    assert (state["seats"], state["streams"], night.revision()) == ([], [], 1)


def held(state: Any) -> list[str]:
    """The captain cards of a table of Marauders that lie with a ship."""
    return [card["key"] for ship in state["ships"] for card in (*ship["stack"], *ship["queued"])]


async def test_merchants_and_marauders(night: Evening) -> None:
    ben = night.player("Ben")
    await ben("table start", game="marauders", name="Friday")
    done = await entered(ben, SEA)
    assert "New at the table: Player 1 and Player 2. To give a seat its name and its member: /table seat" in done.text
    assert "# s2 is Player 2" in text_of(await sheet_of(ben))
    before = night.state()
    assert held(before) == ["joost-wijnkoper", "luc-de-montrevers", "nan-corraghan"]
    entries, out = night.entries(), {*held(before), *before["discard"], *before["removed"]}
    for _ in range(2):
        await ben("event")
        for seat in ("Player 1", "Player 2"):
            await ben("turn", seat=seat)
        await ben("round")
    after = night.state()
    drawn = {*held(after), *after["discard"], *after["removed"]} - out
    assert len(drawn) == 2
    assert after["round"] == 8
    assert next(ship for ship in after["ships"] if ship["key"] == "french")["zone"] == "basse-terre"
    await taken_back(night, ben, night.entries() - entries)


async def test_betrayal(night: Evening) -> None:
    ben = night.player("Ben")
    await ben("table start", game="betrayal", name="Tamriel")
    await entered(ben, REALM)
    before, entries = night.state(), night.entries()
    units = (*before["battle"]["units"], *before["battle"]["stack"], *before["companions"])
    out = [each["enemy"].get("piece") for each in units if each["enemy"].get("piece")]
    assert out == ["cave-bear-1", "cave-bear-2", "snow-fox-1", "mudcrab-1", "cave-bear-3", "grey-wolf-1"]
    assert before["battle"]["units"][3]["quest"] == "zirik"
    assert "4" in (await ben("betrayal bags")).text
    for _ in range(12):
        await ben("betrayal draw", level=10)
    await ben("betrayal enemies")
    await ben("betrayal round")
    pieces = [each["enemy"].get("piece") for each in night.state()["battle"]["units"]]
    drawn = pieces[4:]
    assert len(drawn) == 12
    assert len({*drawn, *out}) == 12 + len(out)
    await taken_back(night, ben, night.entries() - entries)


async def test_the_everrain(night: Evening) -> None:
    ben = night.player("Ben")
    await ben("table start", game="everrain", name="Rain")
    await entered(ben, RAIN)
    before, entries = night.state(), night.entries()
    assert [each["card"] for each in before["enemies"]] == ["hull-crawler", "gull-mother", "hull-crawler"]
    assert [each["card"] for each in before["vessels"]] == ["the-maw", "the-salt-widow"]
    assert before["seats"] == ["s1", "s2"]
    for seat in ("Player 1", "Player 2"):
        await ben("everrain spawn", ship=seat, points=2)
    after = night.state()
    cards = [*(each["card"] for each in after["enemies"]), *after["discard"]]
    assert [cards.count(each) for each in ("gull-mother", "mast-wyrm")] == [2, 1]
    assert cards.count("hull-crawler") <= 4
    await ben("everrain enemyship", hex="7,0")
    assert night.state()["vessels"][2]["card"] not in {"the-maw", "the-salt-widow"}
    await ben("everrain phase")
    await taken_back(night, ben, night.entries() - entries)
