"""A pause that ends, or takes the place of another; what fails as the last time is told; and how the other games are laid out."""

from __future__ import annotations

from storage.store import Unavailable
from tests.bot.slow import failing, put_behind
from tests.journeys.battles import gathered
from tests.journeys.ships import launched
from tests.journeys.table import Evening
from tests.journeys.test_pausing import FORTNIGHT, PNG, at_sea, is_recalled, pauses, recalled, told_first

# ------------------------------------------------------------------------------------------------ going on


async def test_what_is_done_soon_ends_the_pause_and_is_followed_by_the_last_time(night: Evening) -> None:
    """Be it after minutes: the note and the photo were left for then. It is told once, and stays so after a fortnight."""
    ben, ada = await at_sea(night)
    said = (await ben("table pause", note="supper", photo=("a.png", PNG))).only
    assert "paused the table" in said.lines[0]
    await night.wait(20 * 60)
    assert told_first(await ben("table why")) == [False]
    assert pauses(night) == [("supper", True, False)]
    on = await ada("hold", gold=1)
    assert told_first(on) == [False, True]
    assert on.last.starting("Paused <t:")
    assert "Note: supper" in on.last.lines
    assert on.last.lines[-1] == f"How you left it, with the photo: {night.link(said)}"
    assert pauses(night) == [("supper", True, True)]
    await night.wait(60)
    assert not [each for each in night.messages() if "Paused <t:" in each.text and not is_recalled(each)]
    assert told_first(await ada("hold", gold=2)) == [False]
    late = (await ben.press(said, "Go on")).only
    assert late.lines[0].startswith("The table is not paused. What was done last was done <t:")
    await night.away(FORTNIGHT)
    assert (await ada("table show")).messages[0].starting("Nothing was played here since <t:")


async def test_a_press_that_ends_a_pause_is_followed_by_the_last_time(night: Evening) -> None:
    ben, _ = await at_sea(night)
    await ben("table pause", note="supper")
    table = (await ben("table show")).only
    await night.wait(60)
    await ben.press(table, next(each for each in table.buttons if each.startswith("End")))
    (last,) = recalled(night)
    assert "Note: supper" in last.lines


async def test_a_question_that_ends_a_pause_is_followed_by_the_last_time(night: Evening) -> None:
    ben, _ = await at_sea(night)
    await ben("table rules", switch="dice", value="ours")
    await ben("place", ship="frigate", zone="nassau", scouting=3)
    await ben("table pause", note="supper")
    await night.wait(60)
    asked = await ben("turn")
    assert told_first(asked) == [False, True]
    assert "Note: supper" in asked.last.lines
    assert asked.last.starting("Waiting for an answer: ")
    assert told_first(await ben.press(asked.messages[0], "Found")) == [False]


async def test_what_is_done_again_and_ends_a_pause_is_followed_by_the_last_time(night: Evening) -> None:
    ben, ada = await at_sea(night)
    await ben("table pause", note="supper")
    await night.wait(60)
    assert told_first(await ada("table undo")) == [False]
    assert told_first(await ben("table redo")) == [False, True]


async def test_a_pause_whose_end_could_not_be_told_is_told_with_the_next_answer(night: Evening) -> None:
    """Also after a restart."""
    ben, ada = await at_sea(night)
    await ben("table pause", note="supper")
    await night.wait(60)
    store = night.bot.store
    put_behind(night, put_recalled=failing(Unavailable("disk")))
    assert told_first(await ada("hold", gold=1)) == [False]
    night.bot.store = store
    await night.away(60)
    back = await ben("table why")
    assert told_first(back) == [True, False]
    assert "Note: supper" in back.messages[0].lines


async def test_what_is_put_right_after_pausing_keeps_the_note_and_the_photo(night: Evening) -> None:
    """A correction, a note and a house rule are no next step of the game: a fortnight later the pause is told as it was."""
    ben, ada = await at_sea(night)
    said = (await ben("table pause", note="supper", photo=("a.png", PNG))).only
    await ada("correct", seat="Ben", zone="havana", at="sea")
    await ben("table note", on="tortuga", text="rum")
    await ada("table rules", switch="dice", value="ours")
    assert night.revision() == 10
    (table,) = (each for each in night.messages() if each.menus)
    assert table.lines[0].startswith("Paused <t:")
    await night.away(FORTNIGHT)
    last = (await ada("table show")).messages[0]
    assert last.starting("Paused <t:")
    assert "Note: supper" in last.lines
    assert last.lines[-1].endswith(night.link(said))
    await ada("hold", gold=1)
    assert pauses(night) == [("supper", True, True)]


async def test_resume_tells_it_at_once(night: Evening) -> None:
    """Also where nobody paused; twice in a minute is once too often."""
    ben, ada = await at_sea(night)
    said = (await ben("table pause", note="supper")).only
    back = (await ada("table resume")).only
    assert is_recalled(back)
    assert "Note: supper" in back.lines
    assert back.lines[-1].endswith(night.link(said))
    assert pauses(night) == [("supper", True, True)]
    assert (await ben("table resume")).only.ephemeral
    await night.wait(2 * 60)
    again = (await ben("table resume")).only
    assert is_recalled(again)
    assert "Note: supper" not in again.lines
    assert again.lines[0].startswith("The table is not paused. What was done last was done <t:")


async def test_a_pause_soon_after_going_on_is_told_with_its_own_note(night: Evening) -> None:
    """By the command and by its button; only who goes on in the same moment is told to look above."""
    ben, ada = await at_sea(night)
    await ben("table pause", note="supper")
    await ben("table resume")
    await night.wait(1)
    later = (await ada("table pause", note="later")).only
    back = (await ben.press(later, "Go on")).only
    assert is_recalled(back)
    assert "Note: later" in back.lines
    assert (await ada("table resume")).only.ephemeral
    await night.wait(1)
    await ada("hold", gold=1)
    assert is_recalled((await ben("table resume")).only)


async def test_resume_after_a_fortnight_tells_it_once(night: Evening) -> None:
    ben, ada = await at_sea(night)
    said = (await ben("table pause")).only
    await night.away(FORTNIGHT)
    assert told_first(await ada.press(said, "Go on")) == [True]
    assert told_first(await ada("hold", gold=1)) == [False]
    assert len(recalled(night)) == 1


async def test_pausing_again_takes_the_place_of_the_pause(night: Evening) -> None:
    ben, ada = await at_sea(night)
    await ben("table pause", note="supper")
    second = (await ada("table pause", note="until Friday")).only
    await night.away(FORTNIGHT)
    last = (await ada("table show")).messages[0]
    assert "Note: until Friday" in last.lines
    assert last.lines[-1].endswith(night.link(second))
    assert pauses(night) == [("supper", True, True), ("until Friday", True, False)]


async def test_pausing_twice_loses_nothing_that_was_noted(night: Evening) -> None:
    """Both press, as the evening ends: who says nothing new takes nothing away."""
    ben, ada = await at_sea(night)
    first = (await ben("table pause", note="supper", photo=("a.png", PNG))).only
    second = (await ada("table pause")).only
    assert second.lines[0].startswith(f"{ada.mention} paused the table anew; it has been paused since <t:")
    assert second.lines[1:3] == ("Note: supper", f"The photo of before stays: {night.link(first)}")
    assert "anew" not in first.text
    back = (await ben("table resume")).only
    assert "Note: supper" in back.lines
    assert back.lines[-1] == f"How you left it, with the photo: {night.link(first)}"


async def test_another_note_keeps_the_photo_of_the_pause(night: Evening) -> None:
    """The message of the first pause has the photo, so the last time leads there as long as no other photo comes."""
    ben, ada = await at_sea(night)
    first = (await ben("table pause", note="first", photo=("a.png", PNG))).only
    await ada("table pause", note="second")
    await ada("table pause", note="third")
    back = (await ada("table resume")).only
    assert "Note: third" in back.lines
    assert back.lines[-1].endswith(night.link(first))


async def test_another_photo_takes_the_place_of_the_first(night: Evening) -> None:
    ben, ada = await at_sea(night)
    await ben("table pause", note="first", photo=("a.png", PNG))
    second = (await ada("table pause", note="second", photo=("b.png", PNG))).only
    third = (await ada("table pause", note="third")).only
    back = (await ada("table resume")).only
    assert back.lines[-1].endswith(night.link(second))
    assert third.title == "Paused: Friday"


async def test_at_a_host_s_table_only_the_host_pauses(night: Evening) -> None:
    ben, ada = await at_sea(night)
    await ben("table access", mode="host")
    assert "only its host" in (await ada.refused("table pause", note="x")).line
    said = (await ben("table pause", note="supper")).only
    assert "only its host" in (await ada.press(said, "Go on")).only.line
    assert pauses(night) == [("supper", True, False)]


# ------------------------------------------------------------------------------------------------ when something fails


async def test_what_cannot_be_told_first_holds_up_nothing_and_is_told_after_it(night: Evening) -> None:
    """Discord does not take it."""
    ben, ada = await at_sea(night)
    await night.away(FORTNIGHT)
    night.env.inject_error("POST", "/interactions/*/*/callback")
    assert told_first(await ben("hold", gold=1)) == [False, True]
    assert night.revision() == 8
    assert told_first(await ada("hold", gold=1)) == [False]


async def test_a_store_that_fails_at_telling_holds_up_nothing(night: Evening) -> None:
    ben, ada = await at_sea(night)
    await night.away(FORTNIGHT)
    store = night.bot.store
    put_behind(night, put_recalled=failing(Unavailable("disk")))
    assert told_first(await ben("table why")) == [False]
    night.bot.store = store
    assert told_first(await ada("table why")) == [True, False]


# ------------------------------------------------------------------------------------------------ the other games


async def test_a_battle_of_betrayal_is_laid_out(night: Evening) -> None:
    ben = await gathered(night)
    await ben("betrayal clash")
    await ben("betrayal defeat", enemy="1")
    await ben("table pause", note="the stack is upside down")
    await night.away(FORTNIGHT)
    last = (await ben("table show")).messages[0]
    assert last.starting("A clash, round 1")
    lines = last.lines[last.lines.index("**To put on the table, in this order:**") + 1 :]
    assert lines[0] == "2 adventurers; the XP dial on 4."
    assert lines[1] == "Session 1, Adept, no province"
    assert lines[2] == "The round marker on 1."
    assert last.starting("The defeated stack, from the bottom up: 1 ")
    assert last.starting("In the bags: ")


async def test_the_enemy_phase_of_the_everrain_is_laid_out(night: Evening) -> None:
    ben, ada = await launched(night)
    await ben("everrain spawn", ship="Petrel", points=3)
    await ada("everrain phase")
    await ben("table pause")
    await night.away(FORTNIGHT)
    last = (await ada("table show")).messages[0]
    assert last.starting("Enemy Phase, round 1: ")
    lines = last.lines[last.lines.index("**To put on the table, in this order:**") + 1 :]
    assert lines[0].startswith("Round 1. The Enemy Agenda's token on ")
    assert last.starting("A Petrel: A1 ")
    assert "B Gannet: no enemy On Deck" in lines
    assert last.starting("The Enemy Deck: the cards of Act I that are not in play or discarded, ")
