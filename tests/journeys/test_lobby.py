"""Setting a table up by taps: seats, own cards and dice, and all of it as it was last time."""

from __future__ import annotations

from typing import Any

from storage.store import DamagedEntry
from tests.bot.slow import failing, put_behind
from tests.journeys.heard import Said
from tests.journeys.table import Evening, Player

SEAT = "Take a seat..."
SAME = "Same as last time"


async def opened(player: Player, name: str = "Friday") -> Said:
    """The lobby of a table just opened."""
    return (await player("table start", game="marauders", name=name)).only


async def seated(who: Player, lobby: Said, **filled: Any) -> Said:
    """The lobby once somebody has taken a seat by the form."""
    said = await (await who.form(lobby, SEAT)).send(**filled)
    assert said.updated is not None, said.messages
    return said.updated


def joined(night: Evening, channel: Any = None) -> list[tuple[str, str, str]]:
    """The captains of the channel's table: nation, home zone and ship class, in seating order."""
    captains = night.state(channel)["captains"]
    return [(each["nation"], each["zone"], each.get("ship_class", "")) for each in captains]


def seats(night: Evening) -> list[tuple[str, int | None]]:
    """The names and members of the newest table's seats."""
    return night.ask("SELECT name, member FROM seats WHERE table_id = (SELECT max(id) FROM tables) ORDER BY key")


async def test_a_table_set_up_by_taps(night: Evening) -> None:
    """Open, take seats, own dice on, Start: one command, one message; with the first card the lobby is gone."""
    ben, ada = night.player("Ben"), night.player("Ada")
    lobby = await opened(ben)
    assert not lobby.ephemeral
    assert "invented samples, not the printed ones" in lobby.lines[0]
    assert "Take a seat each, then Start." in lobby.lines
    lobby = await seated(ben, lobby, zone="Bridgetown, English")
    lobby = await seated(ada, lobby, zone="Curacao, Dutch", **{"class": "Flute"})
    assert joined(night) == [("english", "bridgetown", ""), ("dutch", "curacao", "flute")]
    assert "Ada: Curacao, in port; Dutch (Flute), no bounty" in lobby.lines
    dice = (await ada.press(lobby, "Dice: the bot's -> ours")).updated
    assert dice is not None
    assert night.state()["dice"] == "ours"
    assert {"Dice: ours -> the bot's"} <= set(dice.buttons)
    assert "Rolls: at once -> on a tap" not in dice.buttons
    table = (await ben.press(dice, "Start")).updated
    assert table is not None
    assert night.ask("SELECT lobby FROM tables") == [(0,)]
    assert {SEAT, "Start"}.isdisjoint(table.buttons)
    assert "Draw the event card" in table.buttons
    assert len(night.messages()) == 1
    assert night.tally.total.total.commands == 1


async def test_two_people_take_a_seat_at_once(night: Evening) -> None:
    """Both are seated, on seats of their own."""
    ben, ada = night.player("Ben"), night.player("Ada")
    lobby = await opened(ben)
    form = (await ben.form(lobby, SEAT)).id
    sent = [
        player.start_sending(lobby, form, zone=zone, player=str(player.member.id))
        for player, zone in ((ben, "nassau"), (ada, "tortuga"))
    ]
    await night.env.settle()
    assert len(sent) == 2
    assert sorted(night.state()["seats"]) == ["s1", "s2"]
    assert sorted(seats(night)) == sorted([("Ben", ben.member.id), ("Ada", ada.member.id)])
    assert night.revision() == 3


async def test_every_slash_command_works_without_the_lobby(night: Evening) -> None:
    """Seats, house rules and the first card are typed; then the table is under way, and nobody pressed Start."""
    ben, ada = night.player("Ben"), night.player("Ada")
    lobby = await opened(ben)
    await ben("captain", nation="english", zone="bridgetown")
    await ada("captain", nation="dutch", zone="curacao")
    await ben("table rules", switch="S2", value="highest")
    assert "Start" in night.messages()[0].buttons
    await ben("event")
    shown = night.messages()[0]
    assert shown.sent.id == lobby.sent.id
    assert "Start" not in shown.buttons
    assert "Ben's turn" in shown.buttons
    assert night.ask("SELECT lobby FROM tables") == [(1,)]
    await ben("table undo")
    assert "Start" in (await ben("table show")).buttons


async def test_a_seat_form_sent_after_a_restart(night: Evening) -> None:
    """It works: the name of whoever sent it is the seat's."""
    ben = night.player("Ben")
    form = await ben.form(await opened(ben), SEAT)
    await night.restart()
    await form.send(zone="Havana, Spanish")
    assert joined(night) == [("spanish", "havana", "")]
    assert seats(night) == [("Ben", ben.member.id)]


async def test_a_second_seat_needs_a_name_or_another_player(night: Evening) -> None:
    """A sentence, with what was filled in and the form again."""
    ben, ada = night.player("Ben"), night.player("Ada")
    lobby = await seated(ben, await opened(ben), zone="Nassau, English")
    refused = await (await ben.form(lobby, SEAT)).send(zone="Havana, Spanish")
    assert refused.ephemeral
    assert refused.lines[0] == (
        f"{ben.mention} has a seat already: Ben. For another one, choose who plays it, or say what it is called."
    )
    assert refused.lines[1] == (f"You typed: Home port “Havana, Spanish”, Who plays it “{ben.mention}”")
    again = await ben.form(refused, "Fill it in again...")
    await again.send(captain_name="Anne")
    await seated(ben, lobby, zone="Tortuga, French", player=ada)
    nobody = await (await ben.form(lobby, SEAT)).send(zone="Havana, Spanish", player=None)
    assert nobody.lines[0] == "Choose who plays the seat, or say what it is called."
    await seated(ben, lobby, zone="Santo Domingo, Spanish", captain_name="Cleo", player=None)
    me = ben.member.id
    assert seats(night) == [("Ben", me), ("Anne", me), ("Ada", ada.member.id), ("Cleo", None)]


async def test_a_seat_that_was_kept(night: Evening) -> None:
    """Made by /table seat: whose it is takes it without naming it; a button is there for everybody else's."""
    ben, ada = night.player("Ben"), night.player("Ada")
    await opened(ben)
    await ben("table seat", name="Ada", member=ada)
    await ben("table seat", name="Stranger")
    lobby = (await ben("table show")).only
    assert "Without a captain so far: Ada and Stranger" in lobby.lines
    lobby = await seated(ada, lobby, zone="Nassau, English")
    form = await ben.form(lobby, "Stranger's seat...")
    await form.send(zone="Tortuga, French")
    assert seats(night) == [("Ada", ada.member.id), ("Stranger", ben.member.id)]
    assert [each["seat"] for each in night.state()["captains"]] == ["s1", "s2"]


async def test_a_spectator_takes_a_seat(night: Evening) -> None:
    """Two seats are taken, so others only watch: the one who wants to play takes a seat."""
    ben, ada, cleo = night.player("Ben"), night.player("Ada"), night.player("Cleo")
    lobby = await seated(ben, await opened(ben), zone="Nassau, English")
    lobby = await seated(ada, lobby, zone="Tortuga, French")
    watching = await cleo.press(lobby, "Dice: the bot's -> ours")
    assert watching.ephemeral
    await (await cleo.form(watching, "Take a seat")).send(zone="Havana, Spanish")
    assert joined(night)[-1] == ("spanish", "havana", "")
    await cleo.press(lobby, "Dice: the bot's -> ours")
    assert night.state()["dice"] == "ours"


async def test_house_rules_from_the_lobby(night: Evening) -> None:
    """A quiet message with all of them, to be changed by a menu; the second of two who turn one is told."""
    ben, ada = night.player("Ben"), night.player("Ada")
    lobby = await opened(ben)
    rules = await ben.press(lobby, "House rules...")
    assert rules.ephemeral
    assert rules.only.menu("Change one...").options
    await ben.choose(rules, "Change one...", "Other nations: most of one")
    assert night.state()["house"]["foreign_bounties"] == "highest"
    cards = lobby.id_of("Cards: the bot's -> ours")
    await ben.press(lobby, "Cards: the bot's -> ours")
    late = await ada.press_id(lobby, cards)
    assert late.ephemeral
    assert late.line.startswith("That button is old")
    assert late.buttons == ()
    assert night.state()["cards"] == "ours"


async def test_start_on_a_table_of_somebody_elses(night: Evening) -> None:
    """At a table of its host alone nobody else starts, turns anything, or takes a seat."""
    ben, ada = night.player("Ben"), night.player("Ada")
    await opened(ben)
    await ben("table access", mode="host")
    lobby = (await ben("table show")).only
    for label in ("Start", "Dice: the bot's -> ours"):
        assert (await ada.press(lobby, label)).line.startswith("At this table only its host acts")
    refused = await (await ada.form(lobby, SEAT)).send(zone="Havana, Spanish")
    assert refused.lines[0].startswith("At this table only its host acts")
    assert night.revision() == 1


# ------------------------------------------------------------------------------------------------ same as last time


async def last_week(night: Evening) -> tuple[Player, Player]:
    """A table as it was last time: Ben, his second captain Anne who has died and came again, Ada, own dice, a house rule."""
    ben, ada = night.player("Ben"), night.player("Ada")
    lobby = await seated(ben, await opened(ben, "Last week"), zone="Nassau, English")
    lobby = await seated(ben, lobby, zone="Havana, Spanish", captain_name="Anne")
    await seated(ada, lobby, zone="Tortuga, French", **{"class": "Flute"})
    await ben("table rules", switch="dice", value="ours")
    await ben("table rules", switch="S2", value="highest")
    await ben("event")
    await ben("lost", seat="Anne", nation="dutch", zone="curacao", ship="flute")
    return ben, ada


AS_IT_WAS = [("english", "nassau", ""), ("dutch", "curacao", "flute"), ("french", "tortuga", "flute")]
TAKEN = "As last time: Ben, Anne, Ada, whose dice are rolled (ours), bounties of other nations (highest)."


async def check_same(night: Evening, player: Player, lobby: Said, channel: Any = None) -> None:
    """The press brings all of it, in one message."""
    before = len(night.messages(channel))
    again = (await player.press(lobby, SAME)).updated
    assert again is not None
    assert again.lines[0] == TAKEN
    assert joined(night, channel) == AS_IT_WAS
    assert night.state(channel)["dice"] == "ours"
    assert night.state(channel)["house"]["foreign_bounties"] == "highest"
    assert night.revision(channel) == 6
    assert len(night.messages(channel)) == before
    assert night.ask("SELECT count(*) FROM entries WHERE shown IS NULL") == [(0,)]


async def test_same_as_last_time_in_another_channel(night: Evening) -> None:
    """While the last table is open still."""
    ben, ada = await last_week(night)
    names = seats(night)
    there = night.channel("elsewhere")
    lobby = await opened(ada.at(there))
    await check_same(night, ada.at(there), lobby, there)
    assert seats(night) == names
    late = await ben.at(there).press(lobby, SAME)
    assert late.line == "All is as it was last time."


async def test_same_as_last_time_after_the_last_table_ended(night: Evening) -> None:
    """In the same channel, after a restart; what was taken back last time does not count."""
    ben, _ = await last_week(night)
    await ben("table rules", switch="S3", value="stay")
    await ben("table undo")
    await ben("table end")
    lobby = await opened(ben)
    await night.restart()
    await check_same(night, ben, lobby)
    undone = await ben("table undo")
    assert undone.lines[0].startswith("Taken back: Ada")


async def test_no_last_time_on_the_first_table(night: Evening) -> None:
    """Nor for another server's; a forged press is old."""
    ben = night.player("Ben")
    lobby = await opened(ben)
    assert SAME not in lobby.buttons
    none = "This server has had no earlier table of this game, so there is nothing to take over."
    assert (await ben.press_id(lobby, "b1:1::same:")).line == none
    await ben("table end")
    heard = await ben.at(night.channel("first"))("table start", game="marauders", same=True)
    assert heard.messages[0].buttons[:2] == ("Take a seat...", "Start")


async def test_same_as_last_time_by_the_command_that_opens_the_table(night: Evening) -> None:
    """In one command: the table opens, and one quiet line says what was taken over."""
    ben, _ = await last_week(night)
    await ben("table end")
    opened, line = (await ben("table start", game="marauders", same=True)).messages
    assert not opened.ephemeral
    assert (line.ephemeral, line.line) == (True, TAKEN)
    assert joined(night) == AS_IT_WAS
    assert night.state()["dice"] == "ours"
    assert night.ask("SELECT count(*) FROM entries WHERE shown IS NULL") == [(0,)]


async def test_same_as_last_time_with_a_seat_taken_already(night: Evening) -> None:
    """It stays as it is; the others come after it, and the one who presses need not have played."""
    ben, ada = await last_week(night)
    await ben("table end")
    lobby = await opened(ben)
    lobby = await seated(ada, lobby, zone="Port Royal, English", captain_name="Red Ada")
    again = (await ada.press(lobby, SAME)).updated
    assert again is not None
    assert again.lines[0].startswith("As last time: Ben, Anne, whose dice")
    me = ben.member.id
    assert seats(night) == [("Red Ada", ada.member.id), ("Ben", me), ("Anne", me)]
    assert joined(night) == [("english", "port-royal", ""), *AS_IT_WAS[:2]]


async def test_same_as_last_time_pressed_by_two_at_once(night: Evening) -> None:
    """Everything comes once."""
    ben, ada = await last_week(night)
    await ben("table end")
    lobby = await opened(ben)
    await night.at_once((ben, lobby, SAME), (ada, lobby, SAME))
    assert joined(night) == AS_IT_WAS
    assert night.revision() == 6


async def test_the_last_table_is_damaged(night: Evening) -> None:
    """A sentence; seats are taken anew."""
    ben, _ = await last_week(night)
    await ben("table end")
    lobby = await opened(ben)
    put_behind(night, entries=failing(DamagedEntry(1, 3)))
    said = await ben.press(lobby, SAME)
    assert said.line.startswith("What the bot keeps of the last table cannot be read")
    assert night.revision() == 1
    await ben.press(lobby, SAME)
    assert joined(night) == AS_IT_WAS


async def test_same_is_gone_once_the_game_is_under_way(night: Evening) -> None:
    """The old button says so, and nothing is taken over in the middle of a game."""
    ben, _ = await last_week(night)
    await ben("table end")
    lobby = await opened(ben)
    same = lobby.id_of(SAME)
    await ben("event")
    assert SAME not in (await ben("table show")).buttons
    late = await ben.press_id(lobby, same)
    assert late.line.startswith("That button is old")
    assert joined(night) == []


# ------------------------------------------------------------------------------------------------ languages


async def test_the_language_of_a_table(night: Evening) -> None:
    """The button tells which there are; the host changes the table's, and only a manager that of the server."""
    ben, ada = night.player("Ben"), night.player("Ada")
    told = await ben.press(await opened(ben), "Language: English")
    assert told.ephemeral
    assert told.line.startswith("There is one language so far: English.")
    set_ = await ben("campaign language", language="en")
    assert set_.line.startswith("This table is told in English from now on. For new tables, ask")
    assert night.ask("SELECT count(*) FROM guilds") == [(0,)]
    refused = await ada.refused("campaign language", language="en")
    assert refused.line == "Only the table's host, or whoever manages the channel, chooses its language."


async def test_the_language_of_a_server(night: Evening) -> None:
    """Whoever manages the channel chooses it; tables that are opened then speak it."""
    ben = night.player("Ben")
    refused = await ben("campaign language", language="en")
    assert refused.line == "Only whoever manages the channel chooses the language of new tables."
    await night.bot.store.put_language(night.guild.id, "nl")
    await opened(ben)
    assert night.ask("SELECT language FROM tables") == [("nl",)]
