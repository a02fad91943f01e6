"""What a sheet that was applied tells everybody, and what is said of it once it is taken back or done again."""

from __future__ import annotations

from tests.journeys.battles import gathered
from tests.journeys.boards import at_sea
from tests.journeys.fights import sloop_and_ben
from tests.journeys.heard import Said
from tests.journeys.opened import Opened
from tests.journeys.table import Evening, Player
from tests.journeys.test_sheet import sent, sheet_of


def without(form: Opened, head: str) -> tuple[tuple[str, str], ...]:
    """The lines that begin so, taken away."""
    lines = [line for part in form.parts for line in part.value.splitlines() if line.startswith(head)]
    return tuple((f"{line}\n", "") for line in lines)


async def without_battle(player: Player) -> Said:
    """A sheet without the lines of its battle is applied."""
    form = await sheet_of(player)
    told = await sent(form, *without(form, "battle "))
    return (await player.press(told, "Apply 1 change")).only


async def test_what_is_taken_back_is_said_line_by_line(night: Evening) -> None:
    """As the preview did, the other way round; of several steps, what is otherwise after all of them."""
    ben, ada, _ = await at_sea(night)
    told = await sent(await sheet_of(ben), ("round: 1", "round: 4"), ("nation spanish", "nation french"))
    await ben.press(told, "Apply 2 changes")
    back = await ada("table undo")
    assert back.lines[:3] == (
        "Taken back: Sheet: 2 corrections.",
        "**round**: 4 → 1",
        "**captain s1**: nation french → nation spanish",
    )
    assert (await ada("table redo")).lines[1:3] == (
        "**round**: 1 → 4",
        "**captain s1**: nation spanish → nation french",
    )
    told = await sent(form := await sheet_of(ben), *without(form, "captain s3"), ("seats: s1, s2, s3", "seats: s1, s2"))
    gone = (await ben.press(told, "Apply 2 changes")).only
    assert not gone.ephemeral, "who has no seat any more is told so"
    assert "**captain s3** is back: nation english; zone port-royal" in (await ben("table undo")).lines
    await ben("hold", gold=3)
    told = await sent(await sheet_of(ben), ("round: 4", "round: 6"), ("gold 3", "gold 5"))
    await ben.press(told, "Apply 2 changes")
    back = (await ben("table undo", to="6")).lines
    assert "**round**: 6 → 1" in back
    assert [line for line in back if "gold 5" in line] == [
        "**captain s1**: nation french → nation spanish, gold 5 → nothing"
    ]


async def test_of_a_long_sheet_that_is_taken_back_only_so_much_is_said(night: Evening) -> None:
    ben, _, _ = await at_sea(night)
    notes = "\n".join(f"note {place}: here" for place in ("Havana", "Nassau", "Tortuga", "Curacao", "Port Royal"))
    steps = "\n".join(
        f"note {ship}: there" for ship in ("Sloop", "Frigate", "French ship", "Dutch ship", "Ben", "Ada", "Cleo")
    )
    told = await sent(await sheet_of(ben), more=f"{notes}\n{steps}")
    await ben.press(told, "Apply 12 changes")
    back = (await ben("table undo")).lines
    assert len(back) == 1 + 10
    assert back[-1] == "... and 3 more."


async def test_a_battle_that_a_sheet_takes_away_is_told_to_all(night: Evening) -> None:
    """As when it is called off by its command; before that the preview says so."""
    crew = await sloop_and_ben(night)
    over = await without_battle(crew.ben)
    assert not over.ephemeral
    assert over.title == "Sheet: battle"
    assert "The battle of the Sloop and Ben is called off. The Sloop is whole again. Told by the table." in over.lines
    back = (await crew.ada("table undo")).only
    assert "**battle** is there again, with all its lines" in back.lines
    assert night.state()["battle"] is not None


async def test_a_dungeon_that_a_sheet_takes_away_is_told_to_all(night: Evening) -> None:
    ben = await gathered(night)
    await ben("betrayal clash", hexes=4)
    over = await without_battle(ben)
    assert not over.ephemeral
    assert over.title == "Sheet: battle"
    assert over.starting("The clash is over")
    assert over.starting("Into the ")
    assert "**battle** is there again, with all its lines" in (await ben("table undo")).lines
