"""Reports: what the hands must do comes first, in lines that outside checks know, each with its reason."""

from __future__ import annotations

import re

from tests.journeys.boards import at_sea, hunted
from tests.journeys.table import Evening

FACE = r"(?:skull|[1-6])"


async def test_movement_lines(night: Evening) -> None:
    """A move, a stay and an absence, each a line of its own that begins so."""
    ben, _, _ = await at_sea(night)
    await ben("place", ship="dutch", zone="basse-terre")
    await ben("place", ship="english", zone="port royal")
    await ben("correct", seat="Cleo", zone="bridgetown", at="port")
    await ben("bounty", nation="dutch", count=1, seat="Cleo")
    await ben("bounty", nation="english", count=1, seat="Ben")
    await ben("correct", seat="Ben", zone="port royal", at="sea")
    moved = await ben("icons", moves="dutch N; english s, spanish W")
    assert not moved.ephemeral
    assert moved.title == "Icons: Dutch ship N, English ship S, Spanish ship W"
    assert moved.lines == (
        "Dutch ship: Basse-Terre -> Bridgetown. Hunts Cleo, the only prey in reach: 1 Dutch bounty.",
        "English ship: stays in Port Royal. Hunts Ben, the only prey in reach: 1 English bounty.",
        "Spanish ship: not on the board. Its icon is skipped.",
        "English ship will scout for Ben when Ben's turn begins at sea in Port Royal.",
        "Dutch ship will scout for Cleo when Cleo leaves port.",
    )
    assert moved.undo == "Undo: Dutch ship and 1 more"


async def test_every_ship_and_zone_has_its_name(night: Evening) -> None:
    """As outside checks know them."""
    ben, _, _ = await at_sea(night)
    named = {
        "dutch": "Dutch ship",
        "english": "English ship",
        "french": "French ship",
        "spanish": "Spanish ship",
        "sloop": "Sloop",
        "frigate": "Frigate",
    }
    for ship, name in named.items():
        assert (await ben("icons", moves=f"{ship} N")).line == f"{name}: not on the board. Its icon is skipped."
    zones = (
        "Nassau,Havana,Tortuga,Port Royal,Old Providence,Petit-Goave,Cartagena,Santo Domingo,Caribbean Sea,Curacao,"
        "San Juan,Caracas,St. Maarten,Basse-Terre,St. John,Bridgetown,Trinidad"
    )
    assert (await ben.types("place", "zone", "")) == zones.split(",")
    before = "off the board"
    for zone in zones.split(","):
        placed = await ben("place", ship="frigate", zone=zone)
        assert placed.line.startswith(f"Frigate: {before} -> {zone}")
        before = zone


async def test_short_moves_and_letters(night: Evening) -> None:
    """`d e f s`, `sl fr`, full names, spelled letters, semicolons: one card, one entry, one undo."""
    ben, _, _ = await at_sea(night)
    await ben("place", ship="spanish", zone="caribbean sea")
    await ben("place", ship="frigate", zone="curacao")
    for moves in ("s NW, fr N, d E", "Spanish north-west; FRIGATE n; dutch ship East", "spa nw,frigate north,d e"):
        moved = await ben("icons", moves=moves)
        assert moved.lines == (
            "Spanish ship: Caribbean Sea -> Petit-Goave. By its letter, NW.",
            "Frigate: Curacao -> Caribbean Sea. By its letter, N.",
            "Dutch ship: not on the board. Its icon is skipped.",
        )
        assert (await ben("table undo")).lines[1:] == (
            "Spanish ship: Petit-Goave -> Caribbean Sea",
            "Frigate: Caribbean Sea -> Curacao",
        )
    assert night.revision() == 8


async def test_the_scan_is_said(night: Evening) -> None:
    """From the letter on the card clockwise to the next border."""
    ben, _, _ = await at_sea(night)
    for zone, letter, said in (
        ("bridgetown", "N", "Bridgetown -> St. John. By its letter, N."),
        ("nassau", "N", "Nassau -> Tortuga. N, NE and E have no border: SE."),
        ("nassau", "S", "Nassau -> Havana. S has no border: SW."),
    ):
        await ben("place", ship="french", zone=zone)
        assert (await ben("icons", moves=f"french {letter}")).line == f"French ship: {said}"


async def test_hunts_by_each_priority(night: Evening) -> None:
    """The criterion that decided, and what the others scored."""
    ben, ada, _ = await hunted(night)
    await ben("hold", gold=5)
    await ada("hold", gold=3)
    await ben("hold", gold=4, seat="Cleo")
    assert (await ben("icons", moves="sloop n")).lines[0] == (
        "Sloop: Tortuga -> Havana. Hunts Ben by priority 1: 5 gold aboard (Ada 3, Cleo 4)."
    )
    await ben("table undo")
    await ada("hold", gold=5, cargo=2)
    await ben("hold", cargo=1)
    assert (await ben("icons", moves="sloop n")).lines[0] == (
        "Sloop: Tortuga -> Nassau. Hunts Ada by priority 2: 2 cargo cards aboard (Ben 1, Cleo 4 gold aboard)."
    )
    await ben("table undo")
    await ben("remove", ship="sloop")
    await ben("place", ship="dutch", zone="tortuga")
    await ben("bounty", nation="dutch", count=1)
    await ada("bounty", nation="dutch", count=2)
    assert (await ben("icons", moves="dutch n")).lines[0] == (
        "Dutch ship: Tortuga -> Nassau. Hunts Ada by priority 1: 2 Dutch bounties (Ben 1)."
    )


async def test_scouting_lines(night: Evening) -> None:
    """Dice, faces, the result, and where the number of dice comes from; silent ships say why."""
    ben, ada, cleo = await at_sea(night)
    await ben("place", ship="sloop", zone="nassau")
    rolled = await ben("sail", zone="nassau")
    assert re.fullmatch(
        rf"Sloop scouts for Ben: 2 dice \({FACE}, {FACE}\): (found|not found)\. Scouting 2, assumed: nobody told it\.",
        rolled.starting("Sloop scouts"),
    )
    await ben("place", ship="frigate", zone="nassau", scouting=1)
    assert re.fullmatch(
        rf"Frigate scouts for Ben: 1 die \({FACE}\): (found|not found)\. By its captain's Scouting, 1\.",
        (await ben("turn")).starting("Frigate scouts"),
    )
    await ada("bounty", nation="spanish", count=5)
    await ben("place", ship="spanish", zone="tortuga", scouting=3)
    report = await ada("sail", zone="tortuga")
    assert re.fullmatch(
        rf"Spanish ship scouts for Ada: 5 dice \({FACE}(, {FACE}){{4}}\): (found|not found)\. "
        r"By Ada's Spanish bounties, 5: more than its Scouting, 3\.",
        report.starting("Spanish ship scouts"),
    )
    assert report.title == "Ada sailed to Tortuga"
    assert report.only.sent.content == ""
    called = await ben("turn", seat="Ada")
    assert called.only.sent.content == ada.mention
    for ship in ("spanish", "frigate"):
        await ben("place", ship=ship, zone="port royal")
    assert (await cleo("port", way="leave")).lines[:2] == (
        "Spanish ship does not scout for Cleo: Cleo has no bounty, and the Spanish are not at war with Cleo's nation.",
        "Frigate does not scout for Cleo: Pirates do not scout beside a naval ship (Spanish ship).",
    )


async def test_no_scouting_in_port_nor_by_moves(night: Evening) -> None:
    """Only arrivals at sea and a turn that begins there make them look."""
    ben, _, _ = await at_sea(night)
    await ben("port", way="enter")
    await ben("bounty", nation="french", count=1)
    await ben("place", ship="french", zone="nassau")
    assert (await ben("icons", moves="french n")).starting("French ship: Nassau -> Havana. Hunts Ben")
    for command, options in (
        ("turn", {}),
        ("icons", {"moves": "french n"}),
        ("correct", {"seat": "Ben", "zone": "havana", "at": "sea"}),
        ("icons", {"moves": "french s"}),
        ("port", {"way": "enter"}),
    ):
        assert "scouts" not in (await ben(command, **options)).text
    assert (await ben("port", way="leave")).starting("French ship scouts for Ben: ")


async def test_samples_are_called_samples(night: Evening) -> None:
    """When the table opens, and with each card that is drawn."""
    ben, ada, _ = await at_sea(night)
    for _ in range(2):
        drawn = await ada("event")
        assert drawn.title.startswith("Event card: ")
        assert drawn.footer.startswith("An invented sample card; ")
    assert not any("invented" in line for line in (await ben("round")).lines)


async def test_what_is_out_of_order_is_said_and_done(night: Evening) -> None:
    """A second event, a second turn, a step before its turn, turns that are missing."""
    ben, ada, _ = await at_sea(night)
    await ben("event", card="whales")
    assert (await ben("event", card="carnival")).starting("An event card had already come this round.")
    await ben("turn")
    assert (await ben("turn")).starting("By what was told, Ben had already begun a turn this round.")
    assert (await ada("sail", zone="tortuga")).lines[-1] == "Ada has not begun a turn this round."
    ended = await ben("round")
    assert ended.starting("Cleo had no turn this round.")
    sailed = await ada("sail", zone="nassau")
    assert sailed.line == "Ada sailed from Tortuga to Nassau."


async def test_stacks_and_successors(night: Evening) -> None:
    """New ships, relocated ones, deaths, successors: all at the round's end, each line from and to."""
    ben, _, _ = await at_sea(night)
    await ben("event", card="Nan Corraghan")
    shown = await ben("table show")
    assert shown.starting("At the round's end: Sloop to Tortuga (Nan Corraghan)")
    assert (await ben("round")).lines[0] == (
        "Sloop: off the board -> Tortuga. At sea, under Nan Corraghan (Scouting 3). A new ship."
    )
    await ben("event", card="Sukey Marlock")
    assert (await ben("round")).lines[0] == (
        "Sloop: Tortuga -> Nassau. At sea, under Sukey Marlock (Scouting 4). Its new card lies on top."
    )
    assert (await ben("table show")).starting("Nassau: Sloop (Sukey Marlock, ")
    dead = await ben("defeat", ship="sloop")
    assert dead.line.startswith(
        "Sloop: Nassau -> off the board. Sukey Marlock is dead, and that card goes to the event discard. "
        "Nan Corraghan succeeds at the round's end, in Tortuga."
    )
    assert (await ben("round")).lines[0] == (
        "Sloop: off the board -> Tortuga. At sea, under Nan Corraghan (Scouting 3), the successor. The only card left."
    )
    entered = await ben("enter", ship="sloop", zone="caribbean sea")
    assert entered.line == (
        "Sloop moves to Caribbean Sea at the round's end, under an unnamed captain (Scouting 2, assumed). "
        "Until then Nan Corraghan commands, where the ship is. Lay the card face up."
    )
    removed = await ben("remove", ship="sloop")
    assert removed.line == (
        "Sloop: Tortuga -> off the board. Taken away by hand. Gone with it: Nan Corraghan and an unnamed captain."
    )
    assert (await ben("round")).lines[0] == "Next: the new round's event card. Press Draw the event card."


async def test_a_ship_put_off_the_board_by_its_form_keeps_who_is_queued(night: Evening) -> None:
    """Who is to come at the round's end comes, unless the form says otherwise; what went is said by name."""
    ben, _, _ = await at_sea(night)
    await ben("place", ship="sloop", zone="havana", scouting=2)
    await ben("enter", ship="sloop", name="Black Anne", zone="Tortuga", scouting=3)
    fixes = (await ben.press((await ben("table why")).only, "That was wrong...")).only
    form = await ben.form(fixes, "Sloop: where...")
    assert form.part("zone").options[-2:] == ("Off the board", "Off the board, and Black Anne will not come")
    off = (await form.send(zone="Off the board")).last
    assert off.line == (
        "Sloop: Havana -> off the board. Taken away by hand. Gone with it: an unnamed captain. "
        "Still to come at the round's end: Black Anne."
    )
    assert [card["name"] for card in night.state()["ships"][5]["queued"]] == ["Black Anne"]
    again = await ben.form(fixes, "Sloop: where...")
    gone = (await again.send(zone="Off the board, and Black Anne will not come")).last
    assert gone.line == "Sloop: was not on the board, and is without its captain cards now. Gone with it: Black Anne."
    assert "Arrivals" not in (await ben("round")).last.text
    assert night.state()["ships"][5].get("zone") is None


async def test_corrections_roll_nothing(night: Evening) -> None:
    """Place, remove and correct: no check, no roll, whatever stands there."""
    ben, _, _ = await at_sea(night)
    placed = await ben("place", ship="sloop", zone="havana")
    assert placed.ephemeral
    assert placed.line == (
        "Sloop: off the board -> Havana. Put there by hand, under an unnamed captain (Scouting 2, assumed)."
    )
    moved = await ben("place", ship="sloop", zone="nassau")
    assert moved.line.startswith("Sloop: Havana -> Nassau. Put there by hand")
    told = await ben("place", ship="sloop", zone="nassau", scouting=4)
    assert told.line.startswith("Sloop: its captain's Scouting is 4. It counts from the next roll on;")
    both = await ben("place", ship="sloop", zone="havana", scouting=5)
    assert both.line.endswith("under an unnamed captain (Scouting 5).")
    assert "Sloop is in Havana" in (await ben.refused("place", ship="sloop", zone="havana")).line
    assert (
        await ben("correct", seat="Ben", zone="Nassau", at="sea")
    ).line == "Ben is at sea in Nassau, put right by hand."
    assert (await ben("table why")).lines == ("The bot decided nothing here.",)
