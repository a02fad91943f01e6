"""Buttons: each does what it says, after a restart too, twice never, and an old one offers fresh ones."""

from __future__ import annotations

from tests.journeys.boards import at_sea, hunted
from tests.journeys.table import Evening, without

OLD = "That button is old: what it was about has changed. Fresh ones: /table show"


async def test_leaving_port_and_sailing_on(night: Evening) -> None:
    """The cures of a refused sail: each is the step that would be right, once."""
    ben, _, _ = await hunted(night)
    refused = await ben.refused("sail", zone="nassau")
    assert refused.buttons == ("Leave port",)
    assert (await ben.press(refused, "Leave port")).line == "Ben left port and is at sea in Havana."
    again = await ben.press(refused, "Leave port")
    assert again.ephemeral
    assert again.line == OLD
    assert again.buttons == ("Enter port",)
    far = await ben.refused("sail", zone="trinidad")
    assert far.buttons == ("Sail to Nassau", "Sail to Tortuga", "Sail to Port Royal")
    assert (await ben.press(far, "Sail to Nassau")).line == "Ben sailed from Havana to Nassau."
    late = await ben.press(far, "Sail to Port Royal")
    assert late.line == OLD
    assert late.buttons == ("via Tortuga", "via Havana", "Only put me there")
    assert (await ben("sail", zone="havana")).only.line == "Ben sailed from Nassau to Havana."
    assert night.revision() == 8


async def test_a_step_that_was_pressed_twice_is_offered_again(night: Evening) -> None:
    """By what it does; a turn is not begun a second time, but ended."""
    ben, _, _ = await at_sea(night)
    await ben("captain", nation="french", zone="petit goave", name="Lafitte")
    for command, given, label in (
        ("turn", {}, "End turn (Ben is next)"),
        ("port", {"way": "leave"}, "Enter port"),
    ):
        which = await ben.refused(command, **given) if command != "port" else await ben.refused("sail", zone="nassau")
        first = "Lafitte" if command != "port" else "Leave port"
        await ben.press(which, first)
        again = await ben.press(which, first)
        assert (again.line, again.buttons) == (OLD, (label,))


async def test_undo_makes_an_old_button_valid_again(night: Evening) -> None:
    """It depends on where its captain is, on nothing else."""
    ben, ada, _ = await at_sea(night)
    far = await ben.refused("sail", zone="trinidad")
    await ada("sail", zone="tortuga")
    await ben("hold", gold=3)
    await ben.press(far, "Sail to Nassau")
    await ben("table undo")
    assert (await ben.press(far, "Sail to Port Royal")).line == "Ben sailed from Havana to Port Royal."


async def test_one_button_a_seat(night: Evening) -> None:
    """A member with several seats is asked which, and the command is played for it."""
    ben, _, _ = await at_sea(night)
    await ben("captain", nation="french", zone="petit goave", name="Lafitte")
    which = await ben.refused("hold", gold=7, cargo=2)
    assert which.buttons == ("Ben", "Lafitte")
    assert (await ben.press(which, "Lafitte")).line == "Lafitte has 7 gold and 2 cargo cards aboard."
    await ben("turn", seat="Lafitte")
    assert (await ben("port", way="leave")).lines[0] == "Lafitte left port and is at sea in Petit-Goave."
    assert (await ben.refused("sail", zone="nassau")).line.startswith("Lafitte cannot sail to Nassau")
    assert (await ben("sail", zone="nassau", seat="Ben")).lines[0] == "Ben sailed from Havana to Nassau."


async def test_undo_under_a_report(night: Evening) -> None:
    """It takes back exactly what it names, once; one that others came after says so, and an old one is old."""
    ben, ada, _ = await at_sea(night)
    sailed = (await ben("sail", zone="nassau")).only
    assert sailed.undo == "Undo: Ben sailed to Nassau"
    undo = sailed.id_of(sailed.undo)
    hold = await ada("hold", gold=4)
    old = await ben.press(sailed, sailed.undo)
    assert old.ephemeral
    assert old.line == f"One step was made since, by {ada.mention}. Take all of it back, or correct only this?"
    assert old.buttons == ("Take back 2 steps", "Correct only this...")
    assert (await ada.press(hold, hold.undo)).lines == ("Taken back: Ada's hold was told.",)
    undone = await ben.press(sailed, sailed.undo)
    assert not undone.ephemeral
    assert undone.lines == ("Taken back: Ben sailed to Nassau.", "Ben: at sea in Havana")
    assert undone.buttons == ("Undo: Ada left port", "Why?", "Redo: Ben sailed to Nassau")
    assert (await ben.press_id(sailed, undo)).line == OLD
    assert (await ada.press(hold, hold.undo)).line == OLD
    assert night.revision() == 6


async def test_why_under_a_report(night: Evening) -> None:
    """Anybody sees the reasons of that entry, for himself; also of one that was taken back, and when the table has ended."""
    ben, ada, _ = await at_sea(night)
    await ben("place", ship="spanish", zone="cartagena")
    moved = await ben("icons", moves="spanish s")
    assert moved.line == "Spanish ship: Cartagena -> Old Providence. S and SW have no border: W."
    for undone in (False, True):
        if undone:
            await ben("table undo")
        why = await ada.press(moved, "Why?")
        assert why.ephemeral
        assert why.title == "Entry 8: Spanish ship to Old Providence"
        assert why.lines[1:] == (
            "S and SW: no border",
            "W (chosen)",
            "By the rule on turning clockwise to the next border (not spelled out in the printed rules; marauders.direction.scan).",
        )
    await ben("table end")
    assert (await ada.press(moved, "Why?")).title == "Entry 8: Spanish ship to Old Providence"


async def test_its_scouting_is(night: Evening) -> None:
    """An assumed Scouting can be told under the roll that used it; the next roll uses it, and no roll is made now."""
    ben, ada, _ = await at_sea(night)
    await ben("place", ship="sloop", zone="nassau")
    rolled = await ben("sail", zone="nassau")
    assert rolled.starting("Sloop scouts for Ben: 2 dice (").endswith("Scouting 2, assumed: nobody told it.")
    assert {"The real one was...", "Its Scouting is..."} <= {*rolled.buttons}
    assumed = rolled.last.id_of("Its Scouting is...")
    asked = await ada.press(rolled, "Its Scouting is...")
    assert asked.ephemeral
    assert asked.line == "Sloop: what is its captain's Scouting?"
    assert asked.buttons == tuple("123456789")
    told = await ada.press(asked, "4")
    assert told.line.startswith("Sloop: its captain's Scouting is 4. It counts from the next roll on;")
    assert (await ada.press(asked, "5")).line == OLD
    again = await ben("turn")
    assert again.starting("Sloop scouts for Ben: 4 dice (").endswith("By its captain's Scouting, 4.")
    assert "Its Scouting is..." not in again.buttons
    await ben("enter", ship="sloop", zone="nassau", name="Black Anne")
    await ben("round")
    assert (await ada.press_id(rolled.last, assumed)).line == OLD
    await ben("remove", ship="sloop")
    gone = await ada.press_id(rolled.last, assumed)
    assert gone.line == "Sloop is not on the board now."


async def test_several_assumed_scoutings_are_told_apart(night: Evening) -> None:
    """One button a ship, by its name."""
    ben, _, _ = await at_sea(night)
    await ben("bounty", nation="dutch", count=1)
    await ben("place", ship="dutch", zone="nassau")
    await ben("place", ship="english", zone="nassau")
    rolled = await ben("sail", zone="nassau")
    assert {"Dutch ship: Scouting is...", "English ship: Scouting is..."} <= {*rolled.buttons}
    asked = await ben.press(rolled, "English ship: Scouting is...")
    assert (await ben.press(asked, "9")).line.startswith("English ship: its captain's Scouting is 9. ")


async def test_ending_and_opening_again(night: Evening) -> None:
    """At once, without asking; opened again it stands as it stood, on a new seed, and the button is then old."""
    ben, ada, _ = await at_sea(night)
    before = (await ben("table show")).lines
    ended = await ben("table end")
    assert not ended.ephemeral
    assert ended.line == "The table has ended. It can be opened again, as it stood."
    assert night.revision() is None
    assert (await ben.refused("table show")).line.startswith("There is no table open")
    known = ended.only.id_of("Open it again")
    again = await ada.press(ended, "Open it again")
    assert not again.ephemeral
    assert again.lines[0].startswith("The table is open again, as it stood.")
    assert again.lines[1:] == before
    assert "SHA-256" in again.footer
    assert night.revision() == 6
    twice = await ben.press_id(ended.only, known)
    assert twice.ephemeral
    assert twice.line == "This table has not ended: nothing is there to open again."


async def test_a_table_cannot_be_opened_again_where_another_is(night: Evening) -> None:
    """The other one would have to end first."""
    ben, ada, _ = await at_sea(night)
    ended = await ben("table end")
    await ada("table start", game="marauders", name="Saturday")
    said = await ben.press(ended, "Open it again")
    assert said.ephemeral
    assert said.line == "Another table is open in this channel now. End that one first: /table end"


async def test_starting_where_a_table_is_open_asks(night: Evening) -> None:
    """Nothing is overwritten; the button ends the old table and opens the new one, once."""
    _, ada, _ = await at_sea(night)
    asked = await ada.refused("table start", game="marauders", name="Saturday; late", pack="Caribbean")
    assert asked.line == "A table is open here: Friday. See it with /table show, or end it first: /table end"
    assert asked.buttons == ("End it, open a new one",)
    opened = await ada.press(asked, "End it, open a new one")
    assert not opened.ephemeral
    assert opened.title == "Saturday; late"
    assert night.revision() == 1
    assert night.entries() == 7
    again = await ada.press(asked, "End it, open a new one")
    assert again.ephemeral
    assert again.line.startswith("This table has ended.")
    assert night.entries() == 7


async def test_buttons_of_an_ended_table(night: Evening) -> None:
    """They say that it has ended, and do nothing to the table that is open now."""
    ben, ada, _ = await at_sea(night)
    sailed = await ben("sail", zone="nassau")
    far = await ben.refused("sail", zone="trinidad")
    await ben("table end")
    await ada("table start", game="marauders")
    for said, label in ((sailed, sailed.undo), (far, "Sail to Havana")):
        pressed = await ben.press(said, label)
        assert pressed.ephemeral
        assert pressed.line == (
            "This table has ended. Its end can be taken back with its button, or open another: /table start"
        )
    assert night.revision() == 1


async def test_buttons_from_before_a_restart(night: Evening) -> None:
    """All work, each kind of them."""
    ben, ada, cleo = await hunted(night)
    refused = await ben.refused("sail", zone="nassau")
    asked = await ben("icons", moves="sloop E")
    await night.restart()
    told = await cleo.press(asked, "Ben and Ada, equally")
    await night.restart()
    back = await ada.press(told, "Undo: the last answer")
    await night.restart()
    done = await ben.press(back, "Ada")
    assert done.starting("Sloop: Tortuga -> Nassau.")
    await night.restart()
    assert (await cleo.press(done, "Why?")).title.startswith("Entry 6: ")
    assert (await cleo.press(done, done.undo)).lines[0].startswith("Taken back: Sloop to Nassau")
    await night.restart()
    left = await ben.press(refused, "Leave port")
    assert left.line == "Ben left port and is at sea in Havana."
    ended = await ben("table end")
    await night.restart()
    assert (await ben.press(ended, "Open it again")).lines[0].startswith("The table is open again")
    asked = await ben.refused("table start", game="marauders")
    await night.restart()
    assert (await ben.press(asked, "End it, open a new one")).lines[0].startswith("The table is open, with the pack")


async def test_a_press_in_the_same_moment_as_another(night: Evening) -> None:
    """Two taps on one button, by one person or by two, are one step."""
    ben, ada, _ = await at_sea(night)
    far = await ben.refused("sail", zone="trinidad")
    first, second = await night.at_once((ben, far, "Sail to Nassau"), (ben, far, "Sail to Nassau"))
    assert first.line == "Ben sailed from Havana to Nassau."
    assert second.line == OLD
    first, second = await night.at_once((ben, first.only, first.undo), (ada, first.only, first.undo))
    assert first.lines[0] == "Taken back: Ben sailed to Nassau."
    assert second.line == OLD
    assert second.ephemeral
    assert night.revision() == 6


async def test_whoever_may_not_write_here_cannot_act(night: Evening) -> None:
    """Discord lets him press; the bot does not."""
    quiet = night.player("Dora")
    room = night.channel("quiet", overwrites=without("send_messages", of=[quiet.member.user]))
    ben, mute = night.player("Ben", room), quiet.at(room)
    await ben("table start", game="marauders")
    joined = await ben("captain", nation="english", zone="nassau")
    shown = await ben("table show")
    for label in shown.buttons:
        said = await mute.press(shown, label)
        assert said.ephemeral
        assert said.line == "You may not send messages in this channel, so you cannot act at its table."
    assert night.revision(room) == 2
    assert (await ben.press(joined, joined.undo)).lines[0] == "Taken back: Ben joined in Nassau."


async def test_ids_that_are_none_of_ours(night: Evening) -> None:
    """Buttons of an earlier version, and forged ones: old, whatever they say."""
    ben, _, _ = await at_sea(night)
    shown = (await ben("table show")).only
    for custom_id in (
        "b0:1:abc:undo:6",
        "undo",
        "b1:99::undo:6",
        "b1:1::undo:x",
        "b1:1::undo:99999999999999999999",
        "b1:1::undo:",
        "b1:1:abcdefgh:do:sail",
        "b1:1:abcdefgh:do:sail;s9;zone=nassau",
        "b1:1:abcdefgh:do:fly;s1;zone=nassau",
        "b1:1::do:sail;s1;zone=nassau",
        "b1:1:abcdefgh:do:sail;s1;zone=nassau",
        "b1:1::frobnicate:",
        "b1:1::back:0",
        "b1:1::scouting:nobody",
        "b1:1::answer:s1",
        "b1:1::restart:chess;;x",
        "b1:1::restart:",
        "b1:1::why:77",
        "b1:1::why:x",
        "b1:1::why:99999999999999999999",
        "b1:99999999999999999999::undo:1",
        "s1:1::menu:",
        "b1:1::do:hold;s1;gold=#1\n",
        "b1:1::do:rule;;switch=foreign-bounties;value=highest",
    ):
        said = await ben.press_id(shown, custom_id)
        assert [each.ephemeral for each in said.messages] == [True], custom_id
        assert "Something went wrong" not in said.text, custom_id
        assert (night.revision(), night.entries()) == (6, 6), custom_id


async def test_a_button_works_only_in_its_own_channel(night: Evening) -> None:
    """Its id, pressed elsewhere, does nothing there: it says where the table is played."""
    ben, _, _ = await at_sea(night)
    on = (await ben("table show")).only
    sailed = (await ben("sail", zone="nassau")).only
    other = ben.at(night.channel("elsewhere"))
    await other("table start", game="marauders")
    shown = (await other("table show")).only
    for _, custom_id in (*sailed.ids, *on.ids):
        said = await other.press_id(shown, custom_id)
        assert said.ephemeral
        assert said.line == f"That table is played in {night.here.mention}: {night.link(on)}"
    assert (night.revision(), night.revision(other.channel)) == (7, 1)
    await ben("table end")
    for _, custom_id in sailed.ids:
        assert (await other.press_id(shown, custom_id)).line.startswith("This table has ended.")


async def test_a_button_of_another_servers_table_is_old(night: Evening) -> None:
    """Nothing is told of that table."""
    ben, _, _ = await at_sea(night)
    on = (await ben("table show")).only
    guild = night.env.create_guild("Elsewhere")
    channel = guild.create_text_channel("campaign")
    night.guild = guild
    stranger = night.player("Dora", channel)
    there = (await stranger("table start", game="marauders")).only
    for _, custom_id in on.ids:
        assert (await stranger.press_id(there, custom_id)).line == OLD, custom_id
