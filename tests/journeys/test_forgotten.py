"""Forgotten steps as players see them: each said once, at the step that shows it, with the button that does it first."""

from __future__ import annotations

from tests.journeys.battles import gathered
from tests.journeys.boards import at_sea
from tests.journeys.ships import launched
from tests.journeys.table import Evening


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
    assert "By what was told, Ben had already begun a turn this round." in again.lines
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
