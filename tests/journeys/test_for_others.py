"""Acting for a player, and seats given and left: in the menu of a member, by buttons and by command."""

from __future__ import annotations

from tests.journeys.battles import gathered
from tests.journeys.boards import at_sea, hunted
from tests.journeys.heard import Heard, Said, heard
from tests.journeys.ships import launched
from tests.journeys.table import Evening, Player

ASKED = ("This time", "Take a seat")
ACT, GIVE = "Act for this player", "Give a seat"


async def on_member(player: Player, command: str, of: Player) -> Heard:
    """Gives a command from the menu of a member."""
    return heard(await player.member.context_menu(player.channel, command, of.member))


def members(night: Evening) -> dict[str, int | None]:
    """Who plays which seat, as the file has it."""
    return {str(name): member for name, member in night.ask("SELECT name, member FROM seats ORDER BY key")}


async def acting(player: Player, of: Player) -> Said:
    """What can be done for somebody."""
    said = (await on_member(player, ACT, of)).only
    assert said.ephemeral
    return said


# ------------------------------------------------------------------------------------------------ acting for a player


async def test_for_a_captain(night: Evening) -> None:
    """Before his turn its beginning, then his ways on, and what can be told of him; each is his, and works after a restart."""
    ben, ada, _ = await at_sea(night)
    said = await acting(ben, ada)
    assert said.title == "For Ada"
    assert said.buttons == ("Ada's turn",)
    assert "Gold and cargo..." in said.menus[0].options
    await ben.press(said, "Ada's turn")
    assert night.state()["turn"] == "s2"
    said = await acting(ben, ada)
    assert "End turn (Ben is next)" in said.buttons or "End turn (Cleo is next)" in said.buttons
    await night.restart()
    sailed = await ben.press(said, "SW Havana")
    assert sailed.messages
    assert night.state()["captains"][1]["zone"] == "havana"
    assert (await ben.press(said, "SW Havana")).last.ephemeral
    form = await ben.form(said, "Something else...", "Gold and cargo...")
    await form.send(gold="4")
    assert night.state()["captains"][1]["gold"]["count"] == 4


async def test_for_a_member_with_several_seats(night: Evening) -> None:
    """The one whose turn it is, else the first; the others by a button."""
    ben, ada, _ = await at_sea(night)
    await ada("captain", nation="dutch", zone="curacao", name="Dora")
    said = await acting(ben, ada)
    assert said.title == "For Ada"
    other = (await ben.press(said, "For Dora")).only
    assert other.title == "For Dora"
    await ben("turn", seat="Dora")
    assert (await acting(ben, ada)).title == "For Dora"


async def test_for_a_ship_and_a_party(night: Evening) -> None:
    """The Everrain: what comes aboard it and what became of it."""
    ben, ada = await launched(night)
    said = await acting(ada, ben)
    form = await ada.form(
        said, next(label for label in said.buttons if label.startswith("Spawn") or "spawn" in label.lower())
    )
    assert form.part("ship").value.startswith("A")
    await form.send()
    assert night.state()["enemies"]


async def test_for_nobody(night: Evening) -> None:
    """A member without a seat; no table; a question that waits is shown instead."""
    ben, ada, cleo = await hunted(night)
    dora = night.player("Dora")
    assert (await on_member(ben, ACT, dora)).only.line.startswith(f"{dora.mention} has no seat at this table.")
    await ben("icons", moves="sloop E")
    asked = await acting(cleo, ada)
    assert "Ada" in asked.buttons
    await ben("table end")
    assert (await on_member(ben, ACT, ada)).only.line.startswith("There is no table open in this channel.")


async def test_a_stranger_is_asked_whether_he_means_it(night: Evening) -> None:
    """As with any other step; then he sees what can be done, and may, while this turn lasts; where the host acts alone, not."""
    ben, ada, _ = await at_sea(night)
    dora = night.player("Dora")
    asked = await acting(dora, ada)
    assert asked.line == "You have no seat at this table. Act for Ada?"
    assert asked.buttons == ASKED
    said = (await dora.press(asked, "This time")).only
    assert said.title == "For Ada"
    form = await dora.form(said, "Something else...", "Gold and cargo...")
    await form.send(gold="4")
    assert night.state()["captains"][1]["gold"]["count"] == 4
    await ben("table access", mode="host")
    before = night.revision()
    refused = await acting(dora, ada)
    assert refused.line.startswith("At this table only its host acts")
    assert (await dora.press(said, "Ada's turn")).last.line.startswith("At this table only its host acts")
    assert night.revision() == before


# ------------------------------------------------------------------------------------------------ seats given and left


async def test_a_seat_is_left_and_given(night: Evening) -> None:
    """No entry is made of it; the seat stays with its captain, anybody acts for it, and whoever gets it plays it."""
    ben, ada, _ = await at_sea(night)
    dora = night.player("Dora")
    entries = night.entries()
    left = (await ada("table leave")).only
    assert left.ephemeral
    assert left.line == "Nobody plays Ada now. The seat stays at the table: anybody can act for it, or take it."
    assert members(night)["Ada"] is None
    await night.restart()
    given = (await on_member(ben, GIVE, dora)).only
    assert given.line == f"Which seat does {dora.mention} get?"
    assert given.buttons == ("Ada (vacant)", "Ben (yours)", "Take a seat")
    await night.restart()
    said = (await ben.press(given, "Ada (vacant)")).last
    assert said.line == f"{dora.mention} plays Ada now."
    assert members(night)["Ada"] == dora.member.id
    assert (await ben.press(given, "Ada (vacant)")).last.line.startswith("That button is old")
    assert night.entries() == entries
    assert (await dora("turn")).line.startswith("Ada's turn begins")
    back = (await ben.press(said, "Take that back")).last
    assert back.line.startswith("Nobody plays Ada now.")


async def test_one_s_own_seat_is_given_and_taken_back(night: Evening) -> None:
    """It is asked first; what is somebody else's is not offered."""
    ben, ada, _ = await at_sea(night)
    given = (await on_member(ben, GIVE, ada)).only
    assert given.buttons == ("Ben (yours)", "Take a seat")
    said = (await ben.press(given, "Ben (yours)")).last
    assert members(night)["Ben"] == ada.member.id
    assert (await ben.press(said, "Take that back")).last.line == f"{ben.mention} plays Ben now."
    assert members(night)["Ben"] == ben.member.id


async def test_the_only_vacant_seat_is_given_at_once(night: Evening) -> None:
    """To somebody who asks with no seat of his own he could give; with nothing to give a new seat is offered."""
    ben, ada, cleo = await at_sea(night)
    await cleo("table leave")
    dora = night.player("Dora")
    await ben("table access", mode="everyone")
    said = (await on_member(cleo, GIVE, dora)).only
    assert said.line == f"{dora.mention} plays Cleo now."
    nothing = (await on_member(cleo, GIVE, ada)).only
    assert (
        nothing.line == f"No seat is vacant, and you have none of your own to give. Make a new one for {ada.mention}."
    )
    assert nothing.buttons == ("Take a seat",)


async def test_a_new_seat_is_made_for_whom_it_is_given_to(night: Evening) -> None:
    """Sent as the form opened, in every game and beside seats that could be given: also after a restart."""
    ben, _, _ = await at_sea(night)
    dora, eve = night.player("Dora"), night.player("Eve")
    await ben("table access", mode="everyone")
    nothing = (await on_member(eve, GIVE, dora)).only
    await night.restart()
    await (await eve.form(nothing, "Take a seat")).send(zone="Curacao, Dutch")
    assert members(night)["Dora"] == dora.member.id
    given = (await on_member(ben, GIVE, eve)).only
    await (await ben.form(given, "Take a seat")).send(zone="Curacao, Dutch")
    assert members(night)["Eve"] == eve.member.id
    for game, player in (("betrayal", "ben"), ("everrain", "ben")):
        host, guest = ben.at(night.channel(game)), dora.at(night.channel(game))
        await host("table start", game=game, name=player)
        nothing = (await on_member(host, GIVE, guest)).only
        await (await host.form(nothing, "Take a seat")).send()
        seats = night.ask("SELECT name, member FROM seats WHERE table_id = (SELECT max(id) FROM tables)")
        assert seats == [("Dora", dora.member.id)]


async def test_a_stranger_takes_a_seat_that_is_vacant(night: Evening) -> None:
    """As he may by any other way: who gives himself a seat acts for nobody."""
    ben, _, cleo = await at_sea(night)
    dora, eve = night.player("Dora"), night.player("Eve")
    await cleo("table leave")
    assert (await on_member(dora, GIVE, dora)).only.line == f"{dora.mention} plays Cleo now."
    await dora("table leave")
    await ben("table access", mode="host")
    assert (await on_member(eve, GIVE, eve)).only.line.startswith("At this table only its host acts")


async def test_what_was_wanted_of_a_member_without_a_seat_is_offered(night: Evening) -> None:
    """To give him one, or to act for a seat that nobody plays."""
    ben, _, cleo = await at_sea(night)
    dora = night.player("Dora")
    nobody = (await on_member(ben, ACT, dora)).only
    assert nobody.line == f"{dora.mention} has no seat at this table. Give a seat."
    assert nobody.buttons == ("Give a seat...",)
    await cleo("table leave")
    nobody = (await on_member(ben, ACT, dora)).only
    assert nobody.line == f"{dora.mention} has no seat at this table. Give a seat, or act for one that nobody plays."
    assert nobody.buttons == ("Give a seat...", "For Cleo")
    assert (await ben.press(nobody, "For Cleo")).only.title == "For Cleo"
    given = (await ben.press(nobody, "Give a seat...")).only
    assert given.line == f"Which seat does {dora.mention} get?"


async def test_a_stranger_gives_nothing(night: Evening) -> None:
    """He has no seat, until he says that he means it; nor does anybody but the host where he acts alone, who still may leave."""
    ben, ada, cleo = await at_sea(night)
    dora, eve = night.player("Dora"), night.player("Eve")
    await cleo("table leave")
    before = members(night)
    refused = (await on_member(dora, GIVE, eve)).only
    assert refused.line == "You have no seat at this table. Act all the same?"
    assert refused.buttons == ASKED
    number = night.ask("SELECT id FROM tables")[0][0]
    forged = await dora.press_id(refused, f"b1:{number}::give:s1;{dora.member.id}")
    assert forged.last.ephemeral
    assert members(night) == before
    await ben("table access", mode="host")
    host_only = (await on_member(ada, GIVE, dora)).only
    assert host_only.line.startswith("At this table only its host acts")
    assert members(night) == before
    assert (await ada("table leave")).line.startswith("Nobody plays Ada now.")
    await ben("table access", mode="seated")
    meant = await dora.press(refused, "This time")
    assert meant.last.line == f"Which seat does {eve.mention} get?"


async def test_leaving_while_the_table_waits(night: Evening) -> None:
    """Who plays a seat changes at any time; a name does not while a question waits."""
    ben, ada, cleo = await hunted(night)
    await ben("icons", moves="sloop E")
    assert (await ada("table leave")).line.startswith("Nobody plays Ada now.")
    given = (await on_member(ben, GIVE, cleo)).only
    assert (await ben.press(given, "Ada (vacant)")).last.line == f"{cleo.mention} plays Ada now."
    refused = await ben.refused("table seat", name="Grace", seat="Ada")
    assert refused.lines[0].startswith("The table waits for an answer first.")


async def test_leaving_what_one_has_not(night: Evening) -> None:
    """No seat, somebody else's, or one of several: each its own words."""
    ben, ada, _ = await at_sea(night)
    dora = night.player("Dora")
    assert (await dora("table leave")).line == "You have no seat at this table, so there is none to leave."
    assert (await ada("table leave", seat="Ben")).line == "Ben is not your seat. To leave one of yours: /table leave"
    await ada("captain", nation="dutch", zone="curacao", name="Eve")
    which = (await ada("table leave")).only
    assert which.buttons == ("Leave Ada", "Leave Eve")
    await ada.press(which, "Leave Eve")
    assert members(night)["Eve"] is None
    assert members(night)["Ada"] == ada.member.id
    await ben("table leave", seat="ben")
    assert members(night)["Ben"] is None


async def test_a_seat_in_its_form(night: Evening) -> None:
    """What it is called, who plays it, and after whom it comes, as they are; emptied it is vacant; a place is an entry."""
    ben, ada, _ = await at_sea(night)
    seats = (await ben.press((await ben("table correct")).only, "Seats...")).only
    assert seats.buttons == (
        "Ben: name, player...",
        "For Ben",
        "Ada: name, player...",
        "For Ada",
        "Cleo: name, player...",
        "For Cleo",
        "Leave my seat",
        "Back",
    )
    form = await ben.form(seats, "Ada: name, player...")
    assert form.part("name").value == "Ada"
    assert form.part("after").value == "Ben"
    said = (await form.send(name="Grace", member=None)).last
    assert said.line == "The seat is called Grace. No member plays it."
    form = await ben.form(seats, "Cleo: name, player...")
    await form.send(after="Ben", member=ada)
    assert night.state()["seats"] == ["s1", "s3", "s2"]
    assert members(night) == {"Ben": ben.member.id, "Grace": None, "Cleo": ada.member.id}
    assert (await ben.press(seats, "Leave my seat")).last.line.startswith("Nobody plays Ben now.")
    vacant = (await ben.press(seats, "For Ben")).last
    assert (vacant.title, vacant.buttons) == ("For Ben", ("Ben's turn",))
    none = (await ben.press(seats, "Leave my seat")).last
    assert none.line == "You have no seat at this table, so there is none to leave."


async def test_a_party_s_seat(night: Evening) -> None:
    """Betrayal: no seat does anything alone, so that all that the party can do is offered."""
    ben = await gathered(night)
    await ben("table seat", name="Ben", member=ben)
    ada = night.player("Ada")
    said = await acting(ada, ben)
    assert "Party..." in said.buttons
    await ben("betrayal clash")
    assert "Enemies' turn" in (await acting(ada, ben)).buttons
