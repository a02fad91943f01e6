"""The sheet: a campaign entered in the middle, a correction, a restart between telling and doing, and one step back."""

from __future__ import annotations

import pytest

from bot.panels import sheet as sheet_panel
from tests.journeys.boards import at_sea, hunted
from tests.journeys.heard import Heard, Said
from tests.journeys.opened import Opened
from tests.journeys.table import Evening, Player


async def sheet_of(player: Player) -> Opened:
    """The sheet, by its command."""
    return Opened(player, await player("table sheet"))


def text_of(form: Opened) -> str:
    """All that stands in it."""
    return "\n".join(part.value for part in form.parts)


async def sent(form: Opened, *changed: tuple[str, str], more: str = "") -> Said:
    """Sends it with some of its text otherwise, and lines added: what is told of it to whoever sent it alone."""
    values = {part.key: part.value for part in form.parts}
    for old, new in changed:
        (key,) = (key for key, value in values.items() if old in value)
        values[key] = values[key].replace(old, new)
    last = form.parts[-1].key
    values[last] = f"{values[last]}\n{more}".strip()
    heard: Heard = await form.send(**values)
    assert heard.only.ephemeral
    return heard.only


async def test_a_campaign_entered_in_the_middle(night: Evening) -> None:
    """Ben and Ada have captains; all else that is on the board is typed at once, from the lobby. One step, and no dice."""
    ben, ada = night.player("Ben"), night.player("Ada")
    await ben("table start", game="marauders", name="Friday")
    await ben("captain", nation="spanish", zone="havana")
    await ada("captain", nation="english", zone="nassau")
    entries = night.entries()
    form = await ben.form((await ben("table show")).only, "We are in the middle of a game...")
    assert form.title == "The table as text"
    lines = text_of(form).splitlines()
    assert {"# s1 is Ben", "# s2 is Ada"} <= {*lines}
    assert any(line.startswith("# note ...") for line in lines)
    ben_now = "captain s1: nation spanish; zone Tortuga; at sea; bounties dutch 2; gold 14"
    told = await sent(
        form,
        ("round: 1", "round: 7"),
        ("captain s1: nation spanish; zone havana", ben_now),
        ("ship dutch: zone none", "ship dutch: zone Curacao"),
        ("ship sloop: zone none", "ship sloop: zone Tortuga"),
        ("war: none", "war: french dutch"),
        more="ship dutch stack tromp: zone Curacao; name Tromp; scouting 3\n"
        "ship sloop stack bess: zone Tortuga; name Black Bess; scouting 2; seamanship 4\n"
        "note tortuga: Rum sells for 6: never twice",
    )
    assert told.lines[0] == "8 changes:"
    assert "**round**: 1 → 7" in told.lines
    assert "**ship sloop stack bess** is new: zone tortuga; name Black Bess; scouting 2; seamanship 4" in told.lines
    assert told.lines[-2:] == (
        "Dutch and French are at war. Their navies sail Men-o-War.",
        "Nothing is changed yet.",
    )
    assert night.entries() == entries
    await ben.press(told, "Apply 8 changes")
    assert night.entries() == entries + 1
    state = night.state()
    assert state["round"] == 7
    assert state["captains"][0]["bounties"]["dutch"] == 2
    assert not state["streams"]
    assert "Black Bess" in (await ben("table show")).only.text


async def test_a_correction_three_steps_later(night: Evening) -> None:
    """It changes what it says and nothing else, rolls nothing, and is one step back."""
    ben, _, _ = await hunted(night)
    await ben("hold", gold=3)
    await ben("place", ship="frigate", zone="trinidad")
    await ben("hold", cargo=2)
    before, number = night.state(), night.revision()
    told = await sent(await sheet_of(ben), ("gold 3", "gold 13"))
    assert told.lines[:2] == ("1 change:", "**captain s1**: gold 3 → gold 13")
    await ben.press(told, "Apply 1 change")
    after = night.state()
    captain = after["captains"][0]
    assert captain["gold"]["count"] == 13
    captain["gold"] = before["captains"][0]["gold"]
    assert after == before
    assert (await ben("table show")).only.undo == "Undo: Sheet: captain s1"
    assert "Sheet: captain s1" in (await ben("table log")).only.text
    await ben("table undo")
    assert night.state() == before
    assert night.revision() == number


async def test_a_restart_between_telling_and_doing(night: Evening) -> None:
    """Both buttons work; what was written is there again."""
    ben, _, _ = await at_sea(night)
    told = await sent(await sheet_of(ben), ("round: 1", "round: 4"))
    await night.restart()
    again = await ben.form(told, "Edit again")
    assert "round: 4" in text_of(again)
    await night.restart()
    told = await sent(again, ("round: 4", "round: 5"))
    await night.restart()
    await ben.press(told, "Apply 1 change")
    assert night.state()["round"] == 5
    refused = (await ben.press(told, "Apply 1 change")).only
    assert refused.lines[0].startswith("That button is old")
    assert night.state()["round"] == 5


async def test_a_table_that_moved_on(night: Evening) -> None:
    """What was written is read against the table as it is now, and told anew; what was done meanwhile stays."""
    ben, ada, _ = await at_sea(night)
    form = await sheet_of(ben)
    told = await sent(form, ("round: 1", "round: 4"))
    await ada("hold", gold=9)
    anew = (await ben.press(told, "Apply 1 change")).only
    assert anew.lines[:2] == ("The table has moved on since. Now it is 1 change:", "**round**: 1 → 4")
    assert night.state()["round"] == 1
    await ben.press(anew, "Apply 1 change")
    assert night.state()["round"] == 4
    assert night.state()["captains"][1]["gold"]["count"] == 9


async def test_what_others_did_meanwhile_is_not_undone(night: Evening) -> None:
    """By field: what nobody touched on the sheet stays as it is now; where both changed the same, that is said by name."""
    ben, ada, _ = await at_sea(night)
    form = await sheet_of(ben)
    line = next(line for line in text_of(form).splitlines() if line.startswith("captain s2:"))
    told = await sent(form, (line, f"{line}; gold 13; cargo 2"))
    await ada("hold", gold=9)
    await ada("bounty", nation="dutch", count=1)
    anew = (await ben.press(told, "Apply 1 change")).only
    warned = "Others have changed this of “captain s2” since you opened the sheet, and this would undo that: gold."
    assert anew.lines[:3] == (
        "The table has moved on since. Now it is 1 change:",
        warned,
        "**captain s2**: gold 9 → gold 13, nothing → cargo 2",
    )
    await ben.press(anew, "Apply 1 change")
    captain = night.state()["captains"][1]
    assert (captain["gold"]["count"], captain["cargo"]["count"], captain["bounties"]["dutch"]) == (13, 2, 1)


async def test_what_is_gone_meanwhile_is_left_out(night: Evening) -> None:
    """It is named, the rest goes on; with nothing else on the sheet, that is all that is said."""
    ben, ada, _ = await at_sea(night)
    form, other = await sheet_of(ben), await sheet_of(ben)
    line = next(line for line in text_of(form).splitlines() if line.startswith("captain s1:"))
    told = await sent(form, ("round: 1", "round: 4"), (line, f"{line}; gold 13"))
    await ada("lost", seat="Ben")
    anew = (await ben.press(told, told.buttons[0])).only
    gone = "The table has moved on: “captain s1” is gone. What you changed of it is left out."
    assert anew.lines[:3] == ("The table has moved on since. Now it is 1 change:", gone, "**round**: 1 → 4")
    alone = await sent(other, (line, f"{line}; gold 13"))
    assert alone.lines == (gone,)


async def test_what_is_left_out_and_stays_is_said(night: Evening) -> None:
    """Lines of what is always so in some way; and that nothing is left at all."""
    ben, _, _ = await at_sea(night)
    told = await sent(await sheet_of(ben), ("round: 1", "round: 3"))
    await ben.press(told, told.buttons[0])
    told = await sent(await sheet_of(ben), ("round: 3\n", ""))
    assert told.lines == (
        "Nothing on the sheet is otherwise than it was.",
        "This was left out, but is always so in some way, and stays as it is: round.",
    )
    form = await sheet_of(ben)
    told = (await form.send(**{part.key: "" for part in form.parts})).only
    assert told.lines[1].startswith("The sheet that you sent is empty")


async def test_names_of_seats_and_things(night: Evening) -> None:
    """As the table calls them: seats, ports, steps."""
    ben, _, _ = await at_sea(night)
    told = await sent(
        await sheet_of(ben),
        ("turn: none", "turn: ada"),
        more="note Port Royal: Sugar 3\nnote the round's end: glory\nnote Ben: owes 2",
    )
    await ben.press(told, told.buttons[0])
    state = night.state()
    assert (state["turn"], state["begun"]) == ("s2", ["s2"])
    assert [note["on"] for note in state["notes"]] == ["port-royal", "s1", "step-round"]


async def test_what_is_wrong_is_said_and_can_be_edited_again(night: Evening) -> None:
    """An unknown line with the nearest, a bad value with what would do, what cannot be; and nothing is lost."""
    ben, _, _ = await at_sea(night)
    entries = night.entries()
    wrong = await sent(await sheet_of(ben), ("round: 1", "round: 4"), more="capten s1: zone havana")
    assert wrong.lines == ("There is no line “capten s1”. Did you mean captain s1, captain s2 or captain s3?",)
    again = await ben.form(wrong, "Edit again")
    assert "capten s1: zone havana" in text_of(again)
    assert "round: 4" in text_of(again)
    wrong = await sent(again, ("capten s1: zone havana", ""), ("at sea", "at market"))
    assert wrong.lines == ("In “captain s1”, at cannot be “market”. Possible: port or sea.",)
    wrong = await sent(await ben.form(wrong, "Edit again"), ("at market", "at sea"), ("zone havana", "zone Atlantis"))
    assert wrong.lines[0].startswith("In “captain s1”, zone cannot be “Atlantis”. Did you mean ")
    wrong = await sent(await ben.form(wrong, "Edit again"), ("zone Atlantis; at sea", "zone Caribbean Sea"))
    assert wrong.lines == ("That cannot be so: a captain is in port where there is none. Look at captain s1.",)
    told = await sent(await ben.form(wrong, "Edit again"), ("zone Caribbean Sea", "zone havana; at sea"))
    assert told.lines[0] == "1 change:"
    assert night.entries() == entries


async def test_while_a_question_waits(night: Evening) -> None:
    """It is answered first; what was written is kept."""
    ben, _, _ = await hunted(night)
    await ben("icons", moves="sloop E")
    told = await sent(await sheet_of(ben), ("round: 1", "round: 4"))
    refused = (await ben.press(told, "Apply 1 change")).only
    assert refused.ephemeral
    assert night.state()["round"] == 1
    assert "round: 4" in text_of(await ben.form(told, "Edit again"))


async def test_nothing_changed(night: Evening) -> None:
    ben, _, _ = await at_sea(night)
    told = await sent(await sheet_of(ben))
    assert told.lines == ("Nothing on the sheet is otherwise than it was.",)
    assert told.buttons == ("Edit again",)


async def test_a_sheet_is_not_opened_without_a_table(night: Evening) -> None:
    ben = night.player("Ben")
    assert (await ben("table sheet")).only.ephemeral


async def test_a_long_sheet_comes_in_parts(night: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    """Which part is chosen from a menu; what is missing of the others is not gone."""
    monkeypatch.setattr(sheet_panel, "_FILLED", 120)
    ben, _, _ = await at_sea(night)
    before = night.state()
    parts = (await ben("table sheet")).only
    assert parts.ephemeral
    assert parts.lines == ("The sheet is longer than a form. Which part?",)
    form = await ben.form(parts, "Which part?", parts.menu("Which part?").options[0])
    told = await sent(form, ("round: 1", "round: 2"))
    await ben.press(told, "Apply 1 change")
    assert night.state() == before | {"round": 2}


async def test_a_spectator_may_read_but_is_asked_before_he_corrects(night: Evening) -> None:
    ben, _, _ = await at_sea(night)
    dora = night.player("Dora")
    told = await sent(await sheet_of(dora), ("round: 1", "round: 2"))
    refused = (await dora.press(told, "Apply 1 change")).only
    assert refused.ephemeral
    assert night.state()["round"] == 1
    await dora.press(refused, "This time")
    await dora.press(told, "Apply 1 change")
    assert night.state()["round"] == 2
    assert ben


async def test_the_other_games(night: Evening) -> None:
    """Betrayal's party and a battle in its middle; enemies, ships and tracks of The Everrain."""
    ben = night.player("Ben")
    await ben("table start", game="betrayal", name="Tamriel")
    told = await sent(
        await sheet_of(ben),
        more="party adventurers: 3\nparty xp: 12\nbattle mode: clash\nbattle pool: 36\n"
        "battle unit 1: hex 1; level 5; name Ghoul\nbattle unit 2: hex 2; level 1",
    )
    assert "battle pool" in told.text
    again = await sent(
        await ben.form(told, "Edit again"),
        (
            "battle pool: 36",
            "battle pool: points 36; source party; adventurers 3; xp 12; session 1; difficulty adept\nbattle hexes: 4",
        ),
    )
    await ben.press(again, again.buttons[0])
    assert [unit["handle"] for unit in night.state()["battle"]["units"]] == ["1", "2"]
    sea = night.channel("sea")
    ada = night.player("Ada", sea)
    await ada("table start", game="everrain", name="Rain")
    told = await sent(
        await sheet_of(ada),
        ("agenda: 0", "agenda: 6"),
        more="ship s1: letter A; hex 2,-1; facing E; crew 3, 5\nenemies A1: seat s1; act 1; name Crawler; zone 4; wounds 2",
    )
    await ada.press(told, told.buttons[0])
    state = night.state(sea)
    assert state["agenda"] == 6
    assert state["enemies"][0]["name"] == "Crawler"
