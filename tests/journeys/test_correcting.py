"""Anything that the bot believes is put right: by taps and by command, three steps later, with nothing else changed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

import pytest

from tests.journeys.battles import gathered
from tests.journeys.boards import at_sea
from tests.journeys.heard import Said
from tests.journeys.ships import launched
from tests.journeys.table import Evening, Player
from tests.journeys.test_sheet import sent, sheet_of

BELOW = ("Note...", "House rules...", "Line by line...", "Everything as text...")


async def table(player: Player) -> Said:
    """What can be put right at the table."""
    said = (await player("table correct")).only
    assert said.ephemeral
    return said


def differing(before: Any, after: Any) -> list[str]:
    """Where two states are otherwise."""
    was, now = dict(flat(before)), dict(flat(after))
    return [key for key in dict.fromkeys((*was, *now)) if was.get(key) != now.get(key)]


def flat(value: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """All that is in a state, each with where it is."""
    inner = _inner(value)
    if not inner:
        yield path, value
    for key, each in inner:
        yield from flat(each, f"{path}.{key}")


def _inner(value: Any) -> list[tuple[Any, Any]]:
    if isinstance(value, dict):
        return list(cast("dict[Any, Any]", value).items())
    return list(enumerate(cast("list[Any]", value))) if isinstance(value, list) else []


async def test_three_steps_later_by_taps(night: Evening) -> None:
    """From the Why of the step that was wrong, whoever did what since; the dice are not asked, and one Undo takes it back."""
    ben, ada, cleo = await at_sea(night)
    await ben("place", ship="spanish", zone="cartagena")
    await ada("hold", gold=3)
    await ada("sail", zone="havana")
    await cleo("port", way="leave")
    before = night.state()
    why = (await cleo("table why", entry=7)).only
    assert why.buttons == ("That was wrong...",)
    fixes = (await cleo.press(why, "That was wrong...")).only
    assert fixes.title.startswith("Correct entry 7: ")
    assert fixes.buttons == ("Spanish ship: where...", "Something else...")
    form = await cleo.form(fixes, "Spanish ship: where...")
    assert form.part("zone").value == "Cartagena"
    await form.send(zone="Trinidad")
    assert differing(before, night.state()) == [".ships.3.zone"]
    assert night.revision() == 11
    await ben("table undo")
    assert night.state() == before


async def test_three_steps_later_by_command(night: Evening) -> None:
    """The same by its command: no check, no roll, nobody else moved."""
    ben, ada, cleo = await at_sea(night)
    await ben("place", ship="spanish", zone="cartagena")
    await ada("hold", gold=3)
    await ada("sail", zone="havana")
    await cleo("port", way="leave")
    before = night.state()
    await ben("place", ship="spanish", zone="trinidad")
    assert differing(before, night.state()) == [".ships.3.zone"]
    moved = night.state()
    await ben("correct", seat="Ada", zone="tortuga", at="sea")
    assert differing(moved, night.state()) == [".captains.1.zone"]


async def test_everything_has_its_form_by_kind(night: Evening) -> None:
    """Three captains and six ships still fit one message; with a fourth there is a button for each kind."""
    ben, _, _ = await at_sea(night)
    all_ = await table(ben)
    assert len(all_.buttons) == 24
    assert all_.buttons[-4:] == BELOW
    form = await ben.form(all_, "Ada: bounties...")
    await form.send(dutch="2")
    assert night.state()["captains"][1]["bounties"]["dutch"] == 2
    dora = night.player("Dora")
    await dora("captain", nation="dutch", zone="curacao")
    kinds = await table(dora)
    assert kinds.buttons == ("Captains (16)", "Enemy ships (6)", "War or peace...", "Seats...", *BELOW)
    await night.restart()
    captains = (await dora.press(kinds, "Captains (16)")).only
    assert captains.title == "Correct: Captains"
    assert len(captains.buttons) == 17
    assert captains.buttons[-1] == "Back"
    assert (await dora.press(captains, "Back")).only.buttons == kinds.buttons
    form = await dora.form(captains, "Dora: where...")
    await form.send(zone="Tortuga", at="At sea")
    assert night.state()["captains"][3]["zone"] == "tortuga"


async def test_a_table_of_many_turns_its_pages(night: Evening) -> None:
    """Seven captains are twenty-eight things: twenty a page."""
    ben, _, _ = await at_sea(night)
    for name in ("Dora", "Eve", "Fay", "Grace"):
        await ben("captain", nation="dutch", zone="curacao", name=name)
    captains = (await ben.press(await table(ben), "Captains (28)")).only
    assert captains.buttons[-2:] == ("Back", "More")
    more = (await ben.press(captains, "More")).only
    assert more.buttons == (*(f"{who}: {what}..." for who in ("Fay", "Grace") for what in WHATS), "Back")


WHATS = ("where", "gold and cargo", "bounties", "ship and skills")


async def test_any_line_of_the_table(night: Evening) -> None:
    """What has no form of its own: its line with the present value, told before it is done; an old form changes nothing."""
    ben, ada, _ = await at_sea(night)
    before = night.state()
    lines = (await ben.press(await table(ben), "Line by line...")).only
    assert lines.lines[0].endswith("Choose one to change it: what is left out of the line is no longer so.")
    menu = next(each for each in lines.menus if "round: 1" in each.options)
    form = await ben.form(lines, menu.placeholder, "round: 1")
    hers = (await ada.press(await table(ada), "Line by line...")).only
    late = await ada.form(hers, menu.placeholder, "round: 1")
    assert form.part("line").value == "1"
    told = (await form.send(line="7")).only
    assert told.ephemeral
    assert told.lines == ("1 change:", "**round**: 1 → 7", "Nothing is changed yet.")
    assert night.state() == before
    again = await ben.form(told, "Edit again")
    assert again.part("line").value == "7"
    await night.restart()
    await ben.press(told, "Apply 1 change")
    assert differing(before, night.state()) == [".round"]
    assert night.state()["round"] == 7
    refused = (await late.send(line="9")).last
    assert refused.ephemeral
    assert night.state()["round"] == 7
    await ben("table undo")
    assert night.state() == before


async def test_a_line_leaves_a_sheet_that_was_written_as_it_is(night: Evening) -> None:
    """What was typed at length, and is not applied yet, is not lost for one line; and the other way round."""
    ben, _, _ = await at_sea(night)
    whole = await sent(await sheet_of(ben), ("round: 1", "round: 4"))
    lines = (await ben.press(await table(ben), "Line by line...")).only
    menu = next(each for each in lines.menus if "events: 0" in each.options)
    line = (await (await ben.form(lines, menu.placeholder, "events: 0")).send(line="2")).only
    await ben.press(whole, "Apply 1 change")
    assert (await ben.press(line, "Apply 1 change")).lines[0] == "The table has moved on since. Now it is 1 change:"
    assert (night.state()["round"], night.state().get("events", 0)) == (4, 0)


async def test_a_line_that_cannot_be(night: Evening) -> None:
    """It is refused in words and offered again as it was filled in; the same value is nothing to change, what follows cannot be."""
    ben, _, _ = await at_sea(night)
    lines = (await ben.press(await table(ben), "Line by line...")).only
    for was, value in (("round: 1", "many"), ("round: 1", "1"), ("seats: s1, s2, s3", "s1")):
        menu = next(each for each in lines.menus if was in each.options)
        form = await ben.form(lines, menu.placeholder, was)
        before = night.revision()
        refused = (await form.send(line=value)).last
        assert refused.ephemeral
        assert (await ben.form(refused, "Edit again")).part("line").value == value
        assert night.revision() == before


async def test_in_betrayal(night: Evening) -> None:
    """The party, the chips of a battle and their hexes; a hex three steps later."""
    ben = await gathered(night)
    await ben("betrayal clash")
    await ben("betrayal defeat", enemy="2")
    await ben("betrayal enemies")
    await ben("betrayal round")
    before = night.state()
    [menu] = [each for each in (await ben("table show")).only.menus if "Correct..." in each.options]
    said = (await ben.choose((await ben("table show")).only, menu.placeholder, "Correct...")).last
    place = next(label for label in said.buttons if label.startswith("3 ") and "hex" in label)
    form = await ben.form(said, place)
    assert form.part("hex").value == "Hex 3"
    await form.send(hex="8")
    assert differing(before, night.state()) == [".battle.units.1.hex"]


async def test_in_the_everrain(night: Evening) -> None:
    """The tracks, and an enemy's zone and Trauma, with the present ones standing there."""
    ben, ada = await launched(night)
    await ben("everrain spawn", ship="A", points=1)
    await ada("everrain agenda", steps=2)
    await ada("everrain crew", ship="B", zones="2 3")
    before = night.state()
    said = await table(ben)
    place = next(label for label in said.buttons if "place, Trauma" in label)
    form = await ben.form(said, place)
    await form.send(zone="7")
    assert differing(before, night.state()) == [".enemies.0.zone"]
    tracks = await ben.form(said, "The tracks...")
    assert tracks.part("agenda").value == "2"
    await tracks.send(agenda="5")
    assert differing(before, night.state()) == [".enemies.0.zone", ".agenda"] or night.state()["agenda"] == 5


async def test_an_entry_of_which_nothing_is_to_correct(night: Evening) -> None:
    """It says so, and what else can be put right; the first entry has no such button, and neither has an ended table."""
    ben, _, _ = await at_sea(night)
    await ben("table rules", switch="rolling", value="on-tap")
    why = (await ben("table why")).only
    nothing = (await ben.press(why, "That was wrong...")).only
    assert nothing.buttons == ("Something else...",)
    assert (await ben.press(nothing, "Something else...")).only.title == "Correct"
    assert (await ben("table why", entry=1)).buttons == ()
    ended = await ben("table end")
    assert (await ben.press(ended, "Why?")).only.buttons == ()


@pytest.mark.parametrize("kind", ["nonsense", "captains;99", "captains;0", ";;"])
async def test_a_kind_that_is_not_there(night: Evening, kind: str) -> None:
    """An old or forged button is everything again, or says that it is old."""
    ben, _, _ = await at_sea(night)
    said = await table(ben)
    number = night.ask("SELECT id FROM tables")[0][0]
    answered = (await ben.press_id(said, f"b1:{number}::correct:{kind}")).only
    assert answered.ephemeral
    assert answered.buttons


async def test_a_seat_form_sent_as_it_opened_moves_nobody(night: Evening) -> None:
    """The first seat stands after the last in the circle: that is its place, and a name alone changes the name alone."""
    ben, _, cleo = await at_sea(night)
    before, entries = night.state(), night.revision()
    for name in ("Ben", "Benno"):
        seats = (await ben.press(await table(ben), "Seats...")).only
        form = await ben.form(seats, "Ben: name, player...")
        await form.send(name=name)
        assert (night.state(), night.revision()) == (before, entries)
    assert any("Benno" in label for label in (await cleo.press(await table(cleo), "Seats...")).only.buttons)


async def test_the_form_of_war_opens_with_the_war_that_there_is(night: Evening) -> None:
    """Sent as it opened it ends nothing."""
    ben, _, _ = await at_sea(night)
    await ben("war", first="dutch", second="french")
    before, entries = night.state(), night.revision()
    form = await ben.form(await table(ben), "War or peace...")
    assert form.part("what").value == "War"
    await form.send()
    assert (night.state(), night.revision()) == (before, entries)


async def test_a_form_sent_as_it_opened_is_no_entry(night: Evening) -> None:
    """It says that nothing is otherwise, and what was taken back can still be done again."""
    ben, _, _ = await at_sea(night)
    await ben("hold", gold=3)
    await ben("place", ship="frigate", zone="havana", scouting=3)
    await ben("correct", seat="Ada", zone="tortuga", at="sea")
    await ben("table undo")
    before, entries = night.state(), night.revision()
    for label in ("Ben: where...", "Ben: gold and cargo...", "Frigate: where..."):
        form = await ben.form(await table(ben), label)
        said = (await form.send()).last
        assert said.ephemeral
        assert said.text.startswith("That is how it stands already: ")
        assert (night.state(), night.revision()) == (before, entries)
    await ben("table redo")
    assert night.state()["captains"][1]["zone"] == "tortuga"


async def test_what_is_so_already_is_no_entry(night: Evening) -> None:
    """Typed just as it is: one sentence says so, and what was taken back can still be done again."""
    ben, _, _ = await at_sea(night)
    await ben("hold", gold=3, cargo=1)
    await ben("bounty", nation="dutch", count=1)
    await ben("place", ship="frigate", zone="tortuga", scouting=3)
    await ben("place", ship="sloop", zone="tortuga")
    await ben("correct", seat="Ada", zone="tortuga", at="sea")
    await ben("table undo")
    so = "That is how it stands already: "
    assert (await ben.refused("hold", gold=3)).line == so + "Ben has 3 gold aboard."
    assert (await ben.refused("hold", gold=3, cargo=1)).line == so + "Ben has 3 gold and 1 cargo card aboard."
    assert (await ben.refused("hold", cargo=1)).line == so + "Ben has 1 cargo card aboard."
    assert (await ben.refused("bounty", nation="dutch", count=1)).line == so + "Ben has 1 Dutch bounty."
    assert (await ben.refused("bounty", nation="french", count=0)).line == so + "Ben has no French bounty."
    frigate = "Frigate is in Tortuga, and its captain's Scouting is 3."
    assert (await ben.refused("place", ship="frigate", zone="tortuga")).line == so + frigate
    assert (await ben.refused("place", ship="frigate", zone="tortuga", scouting=3)).line == so + frigate
    assert (await ben.refused("place", ship="sloop", zone="tortuga")).line == so + "Sloop is in Tortuga."
    assert (await ben.refused("correct", seat="Ben", zone="havana", at="sea")).line == so + "Ben is at sea in Havana."
    await ben("table redo")
    assert night.state()["captains"][1]["zone"] == "tortuga"
    await ben("turn")
    assert "3 gold" in (await ben("hold", gold=3)).only.text
