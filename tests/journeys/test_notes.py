"""Notes, reminders and forgotten steps as players see them: each at its moment, never twice, and nothing is held up."""

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


# ------------------------------------------------------------------------------------------------ forgotten steps


async def test_an_act_that_begins_in_the_answer_is_not_said_to_wait(night: Evening) -> None:
    ben, _ = await launched(night)
    await ben("everrain discovery", side="players", steps=5)
    heard = await ben("everrain phase")
    assert "Act II begins: the players were first." in heard.last.lines
    assert "The end of the act that was due comes before the Enemy Phase, by rule." in heard.last.lines
    assert "has not begun" not in heard.last.text


async def test_a_turn_that_was_not_begun_is_said_once(night: Evening) -> None:
    """With the first step of it; in the next round again."""
    ben, ada, _ = await at_sea(night)
    await ben("turn")
    sailed = (await ada("sail", zone="havana")).only
    assert "Ada has not begun a turn this round." in sailed.lines
    entered = (await ada("port", way="enter")).only
    assert "has not begun" not in entered.text
    assert "Take back, turn first" not in entered.buttons
    await ben("round")
    await ben("turn")
    assert "Ada has not begun a turn this round." in (await ada("port", way="leave")).only.lines


async def test_a_turn_that_was_not_begun_can_be_done_first(night: Evening) -> None:
    """The sail is played all the same; by the button it is taken back, and the turn begins."""
    ben, ada, _ = await at_sea(night)
    await ben("turn")
    sailed = (await ada("sail", zone="havana")).only
    assert "Ada has not begun a turn this round." in sailed.lines
    assert night.state()["captains"][1]["zone"] == "havana"
    await ada.press(sailed, "Take back, turn first")
    state = night.state()
    assert (state["turn"], state["captains"][1]["zone"]) == ("s2", "nassau")


async def test_a_turn_that_was_not_begun_names_who_would_have_looked(night: Evening) -> None:
    ben, ada, _ = await at_sea(night)
    await ben("turn")
    await ben("place", ship="sloop", zone="nassau", scouting=1)
    went = (await ada("port", way="enter")).only
    assert "The Sloop had not looked for Ada this turn." in went.lines
    assert "Take back, turn first" in went.buttons


async def test_a_closed_port_is_entered_and_said_so_once(night: Evening) -> None:
    ben, _, _ = await at_sea(night)
    await ben("bounty", nation="spanish", count=1)
    entered = (await ben("port", way="enter")).only
    assert entered.lines[0] == "Ben is in the port of Havana."
    assert entered.text.count("By the rules you may not enter: a Spanish bounty is on you, Ben.") == 1
    assert "may not enter" not in (await ben("hold", gold=3)).only.text


async def test_a_second_card_and_a_second_turn_can_end_the_round_first(night: Evening) -> None:
    """Both may be meant so: they are played all the same."""
    ben, _, _ = await at_sea(night)
    await ben("event")
    second = (await ben("event")).last
    assert "An event card had already come this round." in second.lines
    await ben.press(second, "Take back, end the round first")
    assert (night.state()["round"], night.state().get("events", 0)) == (2, 0)
    await ben("turn")
    again = (await ben("turn")).last
    assert "Ben had already begun a turn this round." in again.lines
    await ben.press(again, "Take back, end the round first")
    assert (night.state()["round"], night.state().get("turn")) == (3, None)


async def test_an_event_card_of_the_tables_own_can_be_told_first(night: Evening) -> None:
    """At a turn's beginning, and not again at the round's end; nothing is taken back before the card is told."""
    ben, _, _ = await at_sea(night)
    await ben("table rules", switch="cards", value="ours")
    await ben("icons", moves="sloop n")
    await ben("round")
    began = (await ben("turn")).only
    assert "No event card has come this round." in began.lines
    asked = (await ben.press(began, "Take back, event card first")).only
    assert asked.buttons == ("Captain card...", "Icon card...", "Another event...")
    assert night.state()["turn"] == "s1"
    await (await ben.form(asked, "Another event...")).send()
    assert (night.state().get("turn"), night.state()["carded"]) == (None, True)
    await ben("table undo")
    await ben("turn")
    assert "No event card has come this round." not in (await ben("round")).last.text


async def test_a_sail_over_two_zones_goes_by_way_of_one_between(night: Evening) -> None:
    ben, _, _ = await at_sea(night)
    refused = await ben.refused("sail", zone="petit-goave")
    assert refused.buttons == ("via Tortuga", "via Port Royal", "Only put me there")
    went = (await ben.press(refused, "via Port Royal")).only
    assert went.lines[:2] == ("Ben sailed from Havana to Port Royal.", "Ben sailed from Port Royal to Petit-Goave.")
    assert night.state()["captains"][0]["zone"] == "petit-goave"
    await ben("table undo")
    refused = await ben.refused("sail", zone="petit-goave")
    put = (await ben.press(refused, "Only put me there")).only
    assert put.line == "Ben is at sea in Petit-Goave, put right by hand."


async def test_a_sail_over_two_zones_tells_both_where_a_ship_looks_in_vain(night: Evening) -> None:
    """In the title, the lines and the Undo of the report, in the log, and in why."""
    ben, _, _ = await at_sea(night)
    await ben("table rules", switch="dice", value="ours")
    await ben("place", ship="sloop", zone="port-royal", scouting=1)
    refused = await ben.refused("sail", zone="petit-goave")
    asked = await ben.press(refused, "via Port Royal")
    await ben.press(asked, "Not found")
    report = night.messages()[-1]
    both = ("Ben sailed from Havana to Port Royal.", "Ben sailed from Port Royal to Petit-Goave.")
    assert report.title == "Ben sailed to Petit-Goave via Port Royal"
    assert (report.lines[0], report.lines[2]) == both
    assert report.lines[1].startswith("Sloop scouts for Ben: 1 die (no skull): not found.")
    assert report.undo == "Undo: Ben: Port Royal, Petit-Goave"
    assert "Ben sailed to Petit-Goave via Port Royal" in (await ben("table log")).only.lines[0]
    why = (await ben("table why")).only
    assert [line for line in why.lines if "sailed" in line] == list(both)


async def test_a_round_that_did_not_end_is_noticed_at_the_next_card(night: Evening) -> None:
    """The card is played all the same; by the button the round ends first, so that the ship is there."""
    ben, _, _ = await at_sea(night)
    await ben("table rules", switch="cards", value="ours")
    await ben("enter", ship="sloop", zone="tortuga", name="Black Bess", scouting=2)
    said = (await ben("icons", moves="sloop n")).last
    assert "Not done before this card, was the round's end forgotten? It brings Sloop." in said.lines
    await ben.press(said, "Take back, end the round first")
    state = night.state()
    assert state["round"] == 2
    assert {ship["key"]: ship.get("zone") for ship in state["ships"]}["sloop"] == "tortuga"


async def test_betrayal_speaks_of_abilities_of_classes_that_are_there(night: Evening) -> None:
    """Of both while nobody told; of those told, by a command or the form."""
    ben = await gathered(night)
    first = (await ben("betrayal clash", hexes=2, ep=2)).only
    assert first.starting("After deployment may act: Scout")
    await ben("betrayal endbattle")
    told = (await ben("betrayal party", classes="Bard, Nightblade")).only
    assert told.lines[0] == "Classes in the party: bard and nightblade."
    second = (await ben("betrayal clash", hexes=2, ep=2)).only
    assert second.starting("After deployment may act: Bard")
    await ben("betrayal endbattle")
    on = (await ben("table show")).only
    form = await ben.form(on, "Something else...", "Classes in the party...")
    await form.send(classes="none")
    third = (await ben("betrayal clash", hexes=2, ep=2)).only
    assert "After deployment" not in third.text


async def test_betrayal_notices_a_tile_after_the_enemies_turn(night: Evening) -> None:
    ben = await gathered(night)
    await ben("betrayal delve")
    await ben("betrayal explore", row="1,1", hexes=2)
    await ben("betrayal enemies")
    said = (await ben("betrayal explore", row="1", hexes=1)).only
    assert "The enemies had their turn in this round already: was its end forgotten?" in said.lines
    assert night.state()["battle"]["tiles"] == 2
    await ben.press(said, "Take back, end the round first")
    battle = night.state()["battle"]
    assert (battle["tiles"], battle["round"]) == (1, 2)


async def test_betrayal_notices_a_second_turn_of_the_enemies_once(night: Evening) -> None:
    """Nothing more is said of that end with the next tile; undone and done again it is."""
    ben = await gathered(night)
    await ben("betrayal delve")
    await ben("betrayal explore", row="1", hexes=1)
    await ben("betrayal enemies")
    late, again = "was its end forgotten?", "The enemies had their turn in this round before."
    assert late in (await ben("betrayal explore", row="1", hexes=1)).only.text
    assert again not in (await ben("betrayal enemies")).only.text
    await ben("table undo")
    assert late not in (await ben("betrayal explore", row="1", hexes=1)).only.text
    await ben("table undo")
    await ben("table undo")
    said = (await ben("betrayal enemies")).only
    assert again in said.lines
    await ben.press(said, "Take back, end the round first")
    assert (night.state()["battle"]["round"], night.state()["battle"].get("unended", 0)) == (2, 0)


async def test_betrayal_ends_a_battle_before_the_party_changes(night: Evening) -> None:
    ben = await gathered(night)
    await ben("betrayal clash", hexes=2, ep=2)
    said = (await ben("betrayal party", adventurers=3)).only
    assert "The party changes between battles: this battle's pool stays as it was spent." in said.lines
    await ben.press(said, "Take back, end the battle first")
    assert (night.state().get("battle"), night.state()["party"]["adventurers"]) == (None, 2)


async def test_betrayal_lets_a_late_player_come_between_battles(night: Evening) -> None:
    ben = await gathered(night)
    for name in ("Ann", "Bert", "Cid"):
        said = (await ben("table seat", name=name)).only
    assert "There are more seats than adventurers." in said.text
    await ben.press(said, "3 adventurers")
    assert night.state()["party"]["adventurers"] == 3


async def test_the_everrain_notices_what_is_not_done_before_the_enemy_phase(night: Evening) -> None:
    """Cards of the table's own that nobody told: the phase runs all the same, and a form tells it now."""
    ben, _ = await launched(night)
    await ben("table rules", switch="cards", value="ours")
    await ben("everrain spawn", ship="A", points=1)
    said = (await ben("everrain phase")).last
    assert "Nobody told what the card of A1 (act 1) says." in said.text
    assert night.state()["phase"]["step"] == "decks"
    label = next(each for each in said.buttons if "its card" in each)
    told = await (await ben.form(said, label)).send(name="Hull Crawler")
    assert told.last.ephemeral or told.updated is not None
    assert night.state()["enemies"][0]["name"] == "Hull Crawler"


async def test_a_late_captain_starts_in_port_at_home(night: Evening) -> None:
    """In the middle of a round: of a nation with several ports it is asked which, by the form; then it is his turn, too."""
    ben, _, cleo = await at_sea(night)
    await ben("turn")
    dora = night.player("Dora")
    refused = await dora.refused("captain", nation="dutch")
    assert refused.line == (
        "The Dutch have several ports: Curacao and St. Maarten. Which is home? Give zone:, or take a seat by its form."
    )
    form = await dora.form(refused, "Take a seat...")
    await form.send(zone="Curacao, Dutch")
    late = night.state()["captains"][3]
    assert (late["zone"], late.get("at", "port"), late["nation"]) == ("curacao", "port", "dutch")
    await cleo("turn")
    assert "End turn (Dora is next)" in (await cleo("table show")).only.buttons
