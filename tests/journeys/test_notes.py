"""Notes and reminders as players see them: each at its moment, never twice, and nothing is held up."""

from __future__ import annotations

from tests.journeys.battles import gathered
from tests.journeys.boards import at_sea
from tests.journeys.heard import Heard, Said
from tests.journeys.ships import charted, launched
from tests.journeys.table import Evening

NOTE = "-# Note on Tortuga: Rum sells at 6."


def posted(night: Evening, text: str) -> int:
    """How many messages for all say this now."""
    return sum(text in said.text for said in night.messages())


def all_said(heard: Heard) -> str:
    """All that came of something, the message that it was pressed on with it."""
    return "\n".join(said.text for said in (*heard.messages, heard.updated) if said is not None)


async def table(night: Evening) -> Said:
    """The table message as it is now."""
    (found,) = (said for said in night.messages() if "Help" in said.buttons)
    return found


async def test_a_note_is_shown_while_its_thing_is_where_the_turn_is(night: Evening) -> None:
    """Typed once; small in the table message as long as Ben is there, not before and not after; after a restart, too."""
    ben, _, _ = await at_sea(night)
    await ben("turn")
    said = (await ben("table note", on="Tortuga", text="Rum sells at 6.")).only
    assert (said.ephemeral, said.lines) == (True, ("Note on Tortuga: Rum sells at 6.",))
    on = (await ben("table show")).only
    assert "Tortuga:" not in on.text
    there = await ben.press(on, "E Tortuga")
    assert there.updated is not None
    assert there.updated.lines[-1] == NOTE
    await night.restart()
    await ben.press(on, "Enter port")
    assert [line for line in (await table(night)).lines if "Rum" in line] == [NOTE]
    await ben.press(on, "Leave port")
    await ben.press(on, "NW Nassau")
    assert posted(night, "Rum") == 0


async def test_a_note_is_said_once_a_visit(night: Evening) -> None:
    """With the sail that comes there; not with what follows there; a ship's with what it does."""
    ben, ada, _ = await at_sea(night)
    await ben("table note", on="Tortuga", text="Rum sells at 6.")
    await ben("table note", on="Dutch ship", text="Tromp fights hard.")
    await ben("turn")
    assert NOTE in (await ben("sail", zone="tortuga")).only.lines
    assert NOTE not in (await ben("port", way="enter")).only.lines
    assert NOTE not in (await ada("hold", gold=3)).only.lines
    moved = (await ben("place", ship="dutch", zone="trinidad")).only
    assert moved.lines[-1] == "-# Note on Dutch ship: Tromp fights hard."
    gone = (await ben("table note", on="tortuga")).only
    assert gone.lines == ("No note on Tortuga any more. It said: Rum sells at 6.",)
    assert gone.undo == "Undo: Note on Tortuga"
    await ben("table undo")
    assert [note["on"] for note in night.state()["notes"]] == ["dutch", "tortuga"]


async def test_a_note_is_put_right_from_its_own_message(night: Evening) -> None:
    """By the menu of its message, from Why: its form opens with what it says now."""
    ben, _, _ = await at_sea(night)
    said = (await ben("table note", on="Tortuga", text="Rum sells at 6.")).only
    fixes = (await ben.on(said, "Correct this")).only
    assert fixes.buttons == ("This one...", "Something else...")
    form = await ben.form(fixes, "This one...")
    assert form.title == "Note on Tortuga"
    put = await form.send(text="Rum sells at 3.")
    assert put.last.line == "Note on Tortuga: Rum sells at 3."
    assert [note["text"] for note in night.state()["notes"]] == ["Rum sells at 3."]


async def test_what_a_note_can_be_on_is_offered_by_name(night: Evening) -> None:
    ben, _, _ = await at_sea(night)
    await ben("turn")
    offered = await ben.types("table note", "on", "")
    assert offered[:2] == ["Havana", "Ben"]
    assert await ben.types("table note", "on", "dutch") == ["Dutch ship"]
    refused = await ben.refused("table note", on="Totruga Bay", text="x")
    assert refused.text.startswith("“Totruga Bay” is nothing that a note can be on here. Did you mean Tortuga")
    assert (await ben.refused("table note", on="havana")).line == "There is no note on Havana. Say what it is to be."


async def test_a_note_cannot_mention_or_mark_anything(night: Evening) -> None:
    ben, _, _ = await at_sea(night)
    said = (await ben("table note", on="havana", text="@everyone **x**\n# big")).only
    assert "**x**" not in said.line
    assert said.sent.content == ""


async def test_notes_of_the_other_games(night: Evening) -> None:
    """Betrayal: an enemy by its name, whatever its hex; The Everrain: a step."""
    ben = await gathered(night)
    await ben("table note", on="step-battle", text="Mind the counter.")
    said = (await ben("betrayal clash", hexes=2, ep=2)).only
    assert "-# Note on a battle: Mind the counter." in said.lines
    ada = ben.at(night.channel("sea"))
    lobby = await ada("table start", game="everrain", name="Storms")
    await ada("everrain ship", name="Petrel")
    await ada.press(lobby, "Start")
    await ada("table note", on="the Player Phase", text="Count the wages.")
    shown = (await ada("table show")).only
    assert shown.lines[-1] == "-# Note on the Player Phase: Count the wages."


async def test_a_note_on_a_step_that_runs_by_itself_is_said_when_it_runs(night: Evening) -> None:
    """The Everrain's storms and its agenda never stand still, nor do steps in which nobody is to act: once each."""
    ben, _ = await charted(night)
    await ben("everrain storm", size=2)
    for step in ("storms", "ships", "agenda"):
        await ben("table note", on=f"step-{step}", text=f"Mind the {step}.")
    heard = await ben("everrain phase")
    assert night.state()["round"] == 2
    told = all_said(heard)
    assert told.count("Mind the storms.") == 1
    assert told.count("Mind the agenda.") == 1
    assert told.count("Mind the ships.") == 1


async def test_a_note_on_the_round_s_end_in_the_other_games(night: Evening) -> None:
    """Once as the round ends: of a battle in Betrayal, with the Enemy Phase in The Everrain."""
    ben = await gathered(night)
    await ben("table note", on="the round's end", text="Fatigue?")
    assert "Fatigue?" not in all_said(await ben("betrayal clash", hexes=1, ep=5))
    assert all_said(await ben("betrayal round")).count("Fatigue?") == 1
    ada = ben.at(night.channel("sea"))
    lobby = await ada("table start", game="everrain", name="Storms")
    await ada("everrain ship", name="Petrel")
    await ada.press(lobby, "Start")
    await ada("table note", on="the round's end", text="Pay the crew.")
    assert all_said(await ada("everrain phase")).count("Pay the crew.") == 1


async def test_a_note_on_a_step_is_said_once_where_somebody_acts_in_it(night: Evening) -> None:
    """The Everrain: when the step comes, not again when it is over; one after it with nobody in it, too."""
    ben, _ = await launched(night)
    await ben("everrain spawn", ship="A", points=1)
    for step in ("elder", "decks", "ships", "agenda"):
        await ben("table note", on=f"step-{step}", text=f"Mind the {step}.")
    began = await ben("everrain phase")
    assert night.state()["phase"]["step"] == "decks"
    assert all_said(began).count("Mind the elder.") == all_said(began).count("Mind the decks.") == 1
    assert "Mind the ships." not in all_said(began)


async def test_a_note_on_a_turn_is_said_with_each_captains(night: Evening) -> None:
    """And one on the round's end with its end, be it before the last captain's turn."""
    ben, ada, _ = await at_sea(night)
    await ben("table note", on="a turn", text="Count the crew.")
    await ben("table note", on="the round's end", text="Fill the ports.")
    assert "Count the crew." in all_said(await ben("turn"))
    assert "Count the crew." not in (await ben("sail", zone="tortuga")).only.text
    assert "Count the crew." in all_said(await ada("turn"))
    assert all_said(await ben("round")).count("Fill the ports.") == 1


async def test_a_note_is_said_once_a_turn_and_thing(night: Evening) -> None:
    """Not again for who comes back in the same turn, after a restart too; with the next turn that begins there it is."""
    ben, ada, _ = await at_sea(night)
    await ben("table note", on="Tortuga", text="Rum sells at 6.")
    await ben("turn")
    assert NOTE in all_said(await ben("sail", zone="tortuga"))
    await ben("sail", zone="havana")
    await night.restart()
    assert NOTE not in all_said(await ben("sail", zone="tortuga"))
    await ada("turn")
    assert NOTE in all_said(await ada("sail", zone="tortuga"))
    await ben("round")
    assert NOTE in all_said(await ben("turn"))


async def test_what_is_taken_back_gains_no_notes(night: Evening) -> None:
    """What comes to Tortuga for the second time in a turn said no note; nor does it once it is taken back, or done again."""
    ben, _, _ = await at_sea(night)
    await ben("table talk", level="full")
    await ben("table note", on="Tortuga", text="Rum sells at 6.")
    await ben("turn")
    for zone in ("tortuga", "havana", "tortuga"):
        told = (await ben("sail", zone=zone)).only
    await ben("table undo")
    (gone,) = (said for said in night.messages() if "Taken back by" in said.text)
    assert (gone.sent.id, NOTE in gone.text) == (told.sent.id, False)
    await ben("table redo")
    (again,) = (said for said in night.messages() if said.sent.id == told.sent.id)
    assert again.lines == told.lines


async def test_a_note_that_is_changed_is_said_again(night: Evening) -> None:
    """In the same turn, once."""
    ben, _, _ = await at_sea(night)
    await ben("table note", on="Tortuga", text="Rum sells at 6.")
    await ben("turn")
    await ben("sail", zone="tortuga")
    await ben("sail", zone="havana")
    await ben("table note", on="Tortuga", text="Rum sells at 3.")
    changed = "Note on Tortuga: Rum sells at 3."
    assert changed in all_said(await ben("sail", zone="tortuga"))
    await ben("sail", zone="havana")
    assert changed not in all_said(await ben("sail", zone="tortuga"))


async def test_a_note_on_a_ship_is_said_once_for_two_spawns(night: Evening) -> None:
    ben, _ = await launched(night)
    await ben("table note", on="Petrel", text="Leaks.")
    first = all_said(await ben("everrain spawn", ship="A", points=1))
    second = all_said(await ben("everrain spawn", ship="A", points=1))
    assert (first.count("Leaks."), second.count("Leaks.")) == (1, 0)


async def test_a_note_on_the_round_s_end_is_said_when_the_round_ends(night: Evening) -> None:
    """Not as the last captain's turn begins."""
    ben, ada, cleo = await at_sea(night)
    await ben("table note", on="the round's end", text="Fill the ports.")
    for each in (ben, ada, cleo):
        assert "Fill the ports." not in all_said(await each("turn"))
    assert posted(night, "Fill the ports.") == 0
    assert all_said(await ben("round")).count("Fill the ports.") == 1


async def test_a_note_on_an_enemy_of_betrayal_is_said_when_it_comes_and_acts(night: Evening) -> None:
    """Not with the round's end, at which the table message is posted anew."""
    ben = await gathered(night)
    await ben("betrayal clash", hexes=1, ep=5)
    name = night.state()["battle"]["units"][0]["enemy"]["side"]["name"]
    await ben("table note", on=name, text="Stay away.")
    for _ in range(2):
        assert all_said(await ben("betrayal enemies")).count("Stay away.") == 1
        assert "Stay away." not in all_said(await ben("betrayal round"))


async def test_a_note_on_a_ship_is_not_said_as_its_turn_ends_nor_as_a_storm_aims_at_it(night: Evening) -> None:
    """In the Enemy Phase with what comes over it, once."""
    ben, _ = await charted(night)
    await ben("everrain storm", size=2)
    await ben("everrain spawn", ship="A", points=1)
    await ben("table note", on="A", text="Leaks.")
    assert "Leaks." not in all_said(await ben("everrain turn"))
    await ben("everrain turn")
    began = all_said(await ben("everrain phase"))
    assert "Storm" in began
    assert "Leaks." not in began
    acted = all_said(await ben("everrain activate", enemy="A1", shows="nobody"))
    assert acted.count("Leaks.") == 1


async def test_a_note_on_an_enemy_of_betrayal_is_said_anew_in_the_next_battle(night: Evening) -> None:
    """Not as the chips go into their bags: that is no moment of an enemy's."""
    ben = await gathered(night)
    await ben("betrayal clash", hexes=1, ep=5)
    name = night.state()["battle"]["units"][0]["enemy"]["side"]["name"]
    await ben("table note", on=name, text="Stay away.")
    assert "Stay away." not in all_said(await ben("betrayal endbattle"))
    heard = await ben("betrayal clash", hexes=1, ep=5)
    while night.state()["battle"]["units"][0]["enemy"]["side"]["name"] != name:
        await ben("betrayal endbattle")
        heard = await ben("betrayal clash", hexes=1, ep=5)
    assert all_said(heard).count("Stay away.") == 1


async def test_a_battle_that_begins_says_its_own_notes_and_not_those_of_the_turn_again(night: Evening) -> None:
    """Marauders: the report carries the table with it; nor is a turn's note said before it begins."""
    ben, _, _ = await at_sea(night)
    await ben("table note", on="a turn", text="Count the crew.")
    await ben("table note", on="a battle", text="Mind the wind.")
    assert "Count the crew." not in all_said(await ben("event"))
    assert posted(night, "Count the crew.") == 0
    assert all_said(await ben("turn")).count("Count the crew.") == 1
    await ben("place", ship="sloop", zone="havana")
    began = (await ben("battle start", ship="sloop")).only
    assert ("Mind the wind." in began.text, "Count the crew." in began.text) == (True, False)


# ------------------------------------------------------------------------------------------------ reminders


async def test_a_closed_port_is_said_when_one_comes_there(night: Evening) -> None:
    """In the table message when it was pressed; gone with the next step, and not said again on the same visit."""
    ben, _, _ = await at_sea(night)
    await ben("bounty", nation="french", count=1)
    await ben("turn")
    on = (await ben("table show")).only
    there = await ben.press(on, "E Tortuga")
    assert there.updated is not None
    closed = "You may not enter: a French bounty is on you, Ben."
    assert closed in there.updated.lines
    inside = await ben.press(on, "Enter port")
    assert inside.updated is not None
    assert "You may not enter" not in inside.updated.text
    assert posted(night, "You may not enter") == 0


async def test_merchants_are_refilled_once_a_round(night: Evening) -> None:
    ben, _, _ = await at_sea(night)
    said = (await ben("round")).only
    assert [line for line in said.lines if "merchant tokens" in line] == ["Eight merchant tokens? Refill first."]
    await ben("event")
    assert posted(night, "merchant tokens") == 0


async def test_the_winner_of_a_battle_is_told_what_he_gets(night: Evening) -> None:
    ben, _, _ = await at_sea(night)
    await ben("place", ship="sloop", zone="havana", scouting=1)
    await ben("place", ship="dutch", zone="nassau")
    pirate = (await ben("defeat", ship="sloop")).only
    assert pirate.footer.startswith("Who beat the Sloop gets 1 glory point. 5 gold, too, but not a pirate.")
    naval = (await ben("defeat", ship="dutch")).only
    assert naval.footer.startswith("Who beat the Dutch ship gets 1 glory point.")
    assert "draw 3 cargo cards" in naval.footer
    assert posted(night, "Who beat the Sloop") == 1


async def test_more_dice_than_the_box_has_are_rolled_in_two(night: Evening) -> None:
    """The Everrain, with the table's own dice: said with the question, and not where five are enough."""
    ben, _ = await launched(night)
    await ben("table rules", switch="dice", value="ours")
    await ben("table rules", switch="cards", value="ours")
    await ben("everrain enemyship", card="The Kraken/h9/d7")
    await ben("everrain phase")
    asked = (await ben("everrain activate", enemy="The Kraken", shows="A out; B out; to 4")).last
    assert "There are 5 dice in the box: roll them, then roll the rest again (2 more)." in asked.lines
    assert posted(night, "in the box") == 1
