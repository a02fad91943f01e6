"""Menus and forms: what is chosen or sent does what it says, after a restart too; a refused form quotes what was typed."""

from __future__ import annotations

import pytest

from storage.store import Unavailable
from tests.bot.slow import failing, put_behind
from tests.journeys.boards import at_sea, hunted
from tests.journeys.heard import Said
from tests.journeys.table import Evening, Player

OLD_FORM = "That form is old: what it was about has changed since it was opened."
OLD_BUTTON = "That button is old: what it was about has changed. Fresh ones: /table show"
AGAIN = "Fill it in again..."
TYPED = "You typed: The ship on the card “Frigate”, The zone “Trinidad”"


async def shown_to(player: Player) -> Said:
    """The table message."""
    return (await player("table show")).only


async def test_a_form_that_is_filled_in(night: Evening) -> None:
    """Its parts come back by their keys; it is an entry like the command's."""
    ben, _, _ = await at_sea(night)
    form = await ben.form(await shown_to(ben), "Captain card...")
    assert form.title == "A captain card of your own deck"
    assert [part.key for part in form.parts] == ["ship", "zone", "name", "skills"]
    assert "Frigate" in form.part("ship").options
    await form.send(ship="Frigate", zone="Trinidad", name="Black Bess", skills="2 3 4")
    assert night.revision() == 7
    assert "At the round's end: Frigate to Trinidad (Black Bess)" in (await shown_to(ben)).lines


async def test_what_stands_in_a_form(night: Evening) -> None:
    """What the bot believes now; what is left as it is comes back."""
    ben, _, _ = await at_sea(night)
    await ben("turn")
    await ben("hold", gold=12, cargo=3)
    form = await ben.form(await shown_to(ben), "Something else...", "Gold and cargo...")
    assert [part.value for part in form.parts] == ["12", "3"]
    await form.send(cargo="4")
    assert "12 gold, 4 cargo" in (await shown_to(ben)).text


async def test_an_empty_form_says_what_to_fill_in(night: Evening) -> None:
    """In a sentence of its own, with the form again; and of several parts each is quoted by what it is called."""
    ben, _, _ = await at_sea(night)
    await ben("turn")
    form = await ben.form(await shown_to(ben), "Something else...", "Gold and cargo...")
    refused = await form.send(gold="", cargo="")
    assert refused.lines == ("Nothing was filled in. Tell the gold aboard, the cargo cards aboard, or both.",)
    assert AGAIN in refused.buttons
    form = await ben.form(await shown_to(ben), "Something else...", "Bounties...")
    wrong = await form.send(dutch="1", english="-2")
    assert wrong.lines[-1].startswith("You typed: Dutch bounties “1”, English bounties “\\-2”")


async def test_at_own_cards_a_refused_draw_offers_the_forms_for_a_card(night: Evening) -> None:
    """Beside another event, and the bot's cards after all."""
    ben, _, _ = await at_sea(night)
    await ben("table rules", switch="cards", value="ours")
    refused = await ben.refused("event")
    assert refused.buttons == ("Captain card...", "Icon card...", "Another event", "The bot's cards")
    await (await ben.form(refused, "Captain card...")).send(ship="Frigate", zone="Trinidad", name="Bess")
    assert "At the round's end: Frigate to Trinidad (Bess)" in (await shown_to(ben)).lines


async def test_a_refused_form_loses_nothing(night: Evening) -> None:
    """It quotes what was typed, and opens again with that; then it is forgotten."""
    ben, ada, _ = await at_sea(night)
    shown = await shown_to(ben)
    form = await ben.form(shown, "Captain card...")
    refused = await form.send(ship="Frigate", zone="Trinidad", name="*Bess*", skills="2 3 4 5")
    assert refused.ephemeral
    assert refused.lines == (
        "4 numbers are given, and a captain card has three: Scouting, Seamanship and Leadership.",
        rf"{TYPED}, The captain's name “\*Bess\*”, Scouting, Seamanship, Leadership “2 3 4 5”",
    )
    assert refused.buttons == (AGAIN,)
    assert night.revision() == 6
    again = await ben.form(refused, AGAIN)
    assert [part.value for part in again.parts] == ["Frigate", "Trinidad", "*Bess*", "2 3 4 5"]
    assert [part.value for part in (await ada.form(shown, "Captain card...")).parts] == ["", "", "", ""]
    await again.send(skills="2 3 4")
    assert night.revision() == 7
    await ben("table undo")
    assert [part.value for part in (await ben.form(refused, AGAIN)).parts] == ["", "", "", ""]


async def test_a_form_that_was_refused_before_a_restart(night: Evening) -> None:
    """It opens as new: what was typed was kept in memory, and quoted."""
    ben, _, _ = await at_sea(night)
    refused = await (await ben.form(await shown_to(ben), "Captain card...")).send(
        ship="Frigate", zone="Trinidad", skills="x"
    )
    assert refused.lines[-1] == f"{TYPED}, Scouting, Seamanship, Leadership “x”"
    await night.restart()
    again = await ben.form(refused, AGAIN)
    assert [part.value for part in again.parts] == ["", "", "", ""]


async def test_a_form_that_is_sent_after_a_restart(night: Evening) -> None:
    """It works: all that it is about comes back with it."""
    ben, _, _ = await at_sea(night)
    form = await ben.form(await shown_to(ben), "Captain card...")
    await night.restart()
    await form.send(ship="Frigate", zone="Trinidad")
    assert night.revision() == 7


async def test_a_form_whose_subject_changed(night: Evening) -> None:
    """It is old, before and after a restart; what was typed is quoted, and fills the fresh one."""
    ben, ada, _ = await at_sea(night)
    form = await ben.form(await shown_to(ben), "Something else...", "War or peace...")
    await ada("war", first="english", second="french")
    await night.restart()
    refused = await form.send(first_nation="English", second_nation="Spanish")
    assert refused.lines[0] == OLD_FORM
    assert refused.lines[1].startswith("You typed: One nation “English”, The other nation “Spanish”")
    assert night.revision() == 7
    again = await ben.form(refused, AGAIN)
    assert again.part("second_nation").value == "Spanish"
    both = await again.send()
    await ben.press(both, "Yes, all wars go on")
    assert night.revision() == 8


async def test_a_form_while_the_table_waits_for_an_answer(night: Evening) -> None:
    """The question is shown with what was typed."""
    ben, ada, _ = await hunted(night)
    form = await ben.form(await shown_to(ben), "Captain card...")
    await ada("icons", moves="sloop n")
    assert night.ask("SELECT count(*) FROM waiting") == [(1,)]
    refused = await form.send(ship="Frigate", zone="Trinidad")
    assert refused.lines[0].startswith("The table waits for an answer first.")
    assert refused.lines[-1] == TYPED
    assert AGAIN in refused.buttons


async def test_a_store_that_fails_loses_no_form(night: Evening) -> None:
    """Its sentence, and what was typed."""
    ben, _, _ = await at_sea(night)
    form = await ben.form(await shown_to(ben), "Captain card...")
    put_behind(night, commit=failing(Unavailable("disk full")))
    refused = await form.send(ship="Frigate", zone="Trinidad", name="Bess")
    assert refused.lines[0].startswith("The store cannot be reached just now.")
    assert refused.lines[1] == f"{TYPED}, The captain's name “Bess”"
    await (await ben.form(refused, AGAIN)).send()
    assert night.revision() == 7


async def test_a_form_in_another_channel_or_of_an_ended_table(night: Evening) -> None:
    """It quotes what was typed, and does nothing."""
    ben, _, _ = await at_sea(night)
    shown = await shown_to(ben)
    form = await ben.form(shown, "Captain card...")
    elsewhere = ben.at(night.channel("elsewhere"))
    there = (await elsewhere("table help")).only
    moved = (await elsewhere.send_id(there, form.id, name="Bess")).only
    where = f"That table is played in {night.here.mention}: {night.link(shown)}"
    assert moved.lines == (where, "You typed: Bess")
    assert (await elsewhere.press_id(there, shown.id_of("Captain card..."))).line == where
    await ben("table end")
    ended = await form.send(ship="Frigate", zone="Trinidad")
    assert ended.lines[0].startswith("This table has ended.")
    assert ended.lines[1] == "You typed: frigate, trinidad"


async def test_a_form_that_no_version_made(night: Evening) -> None:
    """An unknown name, table, choice or id: a sentence, and nothing is changed."""
    ben, _, _ = await at_sea(night)
    shown = await shown_to(ben)
    stamp = (await ben.form(shown, "Captain card...")).id.split(":")[2]
    for custom_id, says in (
        ("m1:1::keelhaul:", OLD_FORM),
        (f"m1:1:{stamp}:captain-card:", OLD_FORM),
        (f"m1:9:{stamp}:captain-card:", OLD_FORM),
        ("m0:1::captain-card:", OLD_FORM),
        ("form", OLD_FORM),
    ):
        said = (await ben.send_id(shown, custom_id, ship="kraken", name="Bess")).only
        assert said.ephemeral
        assert said.lines[0] == says, custom_id
    assert night.revision() == 6


@pytest.mark.parametrize(
    "member", ["9" * 19, "9" * 40, "0", "00", "-1", "1.5", "٣", "¹", "1" + "0" * 19, "@everyone", "x"]
)
async def test_a_member_that_discord_never_named(night: Evening, member: str) -> None:
    """What no picker can have sent is old; nothing is noted."""
    ben, _, _ = await at_sea(night)
    shown = (await ben("table show")).only
    form = await ben.form(shown, "Something else...", "Take a seat...")
    before = night.entries()
    refused = await ben.send_id(shown, form.id, zone="tortuga", player=member, **{"captain-name": "Anne"})
    assert refused.lines[0] == OLD_FORM
    assert "Fill it in again..." in refused.buttons
    again = await ben.form(refused, "Fill it in again...")
    assert again.part("captain-name").value == "Anne"
    assert night.entries() == before


@pytest.mark.parametrize("icon", ["Dutch ship N", "Another ship (not on the board)"])
async def test_a_title_with_few_icons_names_the_card_and_is_not_remembered(night: Evening, icon: str) -> None:
    """The answer says so; the log and the report have the title, and the book has nothing."""
    ben, _, _ = await at_sea(night)
    await ben("place", ship="dutch", zone="trinidad")
    await ben("table rules", switch="cards", value="ours")
    form = await ben.form(await shown_to(ben), "Icon card...")
    told = (await form.send(first=icon, title="Trade Winds")).last
    assert "A card of which fewer than three icons were told is not remembered." in told.lines
    assert "Event card: Trade Winds" in told.text
    assert (await ben("table log")).lines[0].startswith("#9 Event card: Trade Winds")
    assert night.ask("SELECT * FROM book") == []
    form = await ben.form(await shown_to(ben), "Icon card...")
    told = (await form.send(first="Dutch ship N", absent="french N, sloop S", title="Trade Winds")).last
    assert not any("remembered" in line for line in told.lines)
    assert len(night.ask("SELECT * FROM book")) == 1


async def test_a_menu_that_no_version_made(night: Evening) -> None:
    """An option or a table that means nothing: old."""
    ben, _, _ = await at_sea(night)
    shown = await shown_to(ben)
    for custom_id, value in (
        ("s1:1::menu:4", "keelhaul"),
        ("s1:1::menu:4", ":keelhaul:s1"),
        ("s1:1::menu:4", ":do:sail"),
        ("s1:9::menu:4", ":form:captain-card;"),
        ("s0:1::menu:4", ":why:"),
        ("s1:1::menu:4", ":form:keelhaul;"),
        ("s1:1::menu:4", ":guest:guest:x"),
    ):
        said = (await ben.choose_value(shown, custom_id, value)).only
        assert said.ephemeral
        assert said.lines[0] == OLD_BUTTON, value
    assert night.revision() == 6


async def test_a_menu_after_a_restart(night: Evening) -> None:
    """It is found by its pattern, and an option opens its form."""
    ben, _, _ = await at_sea(night)
    shown = await shown_to(ben)
    await night.restart()
    form = await ben.form(shown, "Something else...", "War or peace...")
    assert form.title == "War or peace"


async def test_whoever_may_not_write_here_cannot_send_a_form(night: Evening) -> None:
    """As with a button: Discord does not see to it."""
    ben, ada, _ = await at_sea(night)
    form = await ada.form(await shown_to(ben), "Captain card...")
    night.deny("send_messages", of=ada.member)
    refused = await form.send(ship="Frigate", zone="Trinidad", name="Bess")
    assert refused.lines[-1] == "You typed: frigate, trinidad, Bess"
    assert night.revision() == 6


async def test_what_an_evening_costs(night: Evening) -> None:
    """Taps, characters, commands and messages, by player and stretch."""
    ben, _, _ = await at_sea(night)
    shown = await shown_to(ben)
    night.tally.lap()
    await ben.press(shown, "Why?")
    form = await ben.form(shown, "Captain card...")
    await form.send(ship="Frigate", zone="Trinidad", name="Bess")
    lap = night.tally.lap()
    assert lap.players["Ben"].taps == 1 + 1 + 2 + 2 + 1
    assert lap.players["Ben"].characters == len("Bess")
    assert lap.players["Ben"].commands == 0
    assert "Ada" not in lap.players
    await ben("table show")
    assert night.tally.laps[-1].players["Ben"].commands == 1
    assert night.tally.laps[-1].players["Ben"].characters == len("/table show")
    assert night.tally.laps[-1].messages == 1
    assert night.tally.total.total.commands == 8
