"""Whole evenings: from the opening to the end, told as they are played."""

from __future__ import annotations

import re

from tests.journeys.table import Evening


async def test_two_rounds_with_a_restart_in_between(night: Evening) -> None:
    """Ben and Ada play two rounds; the bot is started anew between them, and nobody notices."""
    ben, ada = night.player("Ben"), night.player("Ada")
    opened = await ben("table start", game="marauders", name="Friday")
    assert not opened.ephemeral
    assert opened.title == "Friday"
    assert "invented samples, not the printed ones" in opened.lines[0]
    assert re.search(r"SHA-256: [0-9a-f]{64}$", opened.footer)

    joined = await ben("captain", nation="english", zone="bridgetown")
    assert joined.ephemeral
    assert joined.line == "Ben is an English captain, in the port of Bridgetown."
    assert (await ada("captain", nation="dutch", zone="Curaçao")).line.endswith("in the port of Curacao.")

    drawn = await ben("event", card="Adriaen Holleboom")
    assert drawn.title == "Event card: Dutch Naval Ship"
    assert drawn.starting(
        "Dutch ship enters St. Maarten at the round's end, under Adriaen Holleboom (Scouting 3, Seamanship 2, Leadership 2)"
    )
    assert drawn.footer.startswith("An invented sample card; 33 left in the deck.")
    await ben("turn")
    await ben("port", way="leave")
    sailed = await ben("sail", zone="basse terre")
    assert sailed.line == "Ben sailed from Bridgetown to Basse-Terre."
    assert sailed.undo == "Undo: Ben sailed to Basse-Terre"
    await ada("turn")
    entered = await ada(
        "enter", ship="sloop", zone="caracas", name="Black Bess", scouting=3, seamanship=2, leadership=4
    )
    assert entered.line == (
        "Sloop enters Caracas at the round's end, under Black Bess (Scouting 3, Seamanship 2, Leadership 4). "
        "Lay the card face up."
    )
    ended = await ben("round")
    assert ended.lines[:2] == (
        "Dutch ship: off the board -> St. Maarten. At sea, under Adriaen Holleboom (Scouting 3). "
        "A new ship: put the Dutch token under it.",
        "Sloop: off the board -> Caracas. At sea, under Black Bess (Scouting 3). A new ship.",
    )
    assert ended.title == "Round 1 ended"

    shown = (await ben("table show")).text
    await night.restart()
    assert (await ben("table show")).text == shown

    await ben("bounty", nation="dutch", count=2)
    moved = await ada("event", card="whales")
    assert moved.lines[:3] == (
        "English ship: not on the board. Its icon is skipped.",
        "Dutch ship: St. Maarten -> Basse-Terre. Hunts Ben, the only prey in reach: 2 Dutch bounties.",
        "Sloop: Caracas -> Curacao. Hunts Ada, the only prey in reach: not a pirate.",
    )
    assert night.revision() == 12
    began = await ben("turn")
    scouts = began.starting("Dutch ship scouts for Ben: 3 dice")  # whom it finds that is said first whose turn begins
    assert re.fullmatch(r"Dutch ship scouts for Ben: 3 dice \((skull|\d)(, (skull|\d)){2}\): (not )?found\. .+", scouts)
    left = await ada("port", way="leave")
    assert left.starting("Sloop scouts for Ada: 3 dice (")
    assert left.starting("Ada has not begun a turn this round.")
    beaten = await ben("defeat", ship="dutch")
    assert beaten.lines[0].startswith("Dutch ship: Basse-Terre -> off the board. Take its token off too. Adriaen")
    ended = await ben("round")
    assert not any(line.startswith("Dutch ship") for line in ended.lines)
    assert "Ada had no turn" not in ended.text  # which was said
    assert (await ben("table end")).buttons == ("Open it again", "Why?")


async def test_everything_at_a_table_is_for_everybody(night: Evening) -> None:
    """Anybody in the channel may act for anybody, where the host says so: the table is one group of friends."""
    ben, ada, cleo = night.player("Ben"), night.player("Ada"), night.player("Cleo")
    await ben("table start", game="marauders")
    await ben("table access", mode="everyone")
    joined = await cleo("captain", nation="french", zone="tortuga", player=ada)
    assert joined.line == "Ada is a French captain, in the port of Tortuga."
    await cleo("captain", nation="spanish", zone="havana", name="Don Diego", player=ben)
    assert (await cleo("port", way="leave", player=ada)).line == "Ada left port and is at sea in Tortuga."
    assert (await cleo("turn", seat="don diego")).line == "Don Diego's turn begins, in the port of Havana."
    assert (await cleo("hold", gold=12, cargo=1, seat="S2")).line == "Don Diego has 12 gold and 1 cargo card aboard."
    assert (await cleo("hold", gold=0, player=ada)).line == "Ada has 0 gold aboard."
    assert (await cleo("hold", cargo=2, player=ada)).line == "Ada has 2 cargo cards aboard."
    bounty = await cleo("bounty", nation="english", count=3, player=ada)
    assert bounty.line == "Ada has 3 English bounties now (0 before)."
    assert (await ben("bounty", nation="english", count=0, seat="ada")).line == (
        "Ada has no English bounty now (3 before)."
    )
    assert (await ben("correct", seat="Ada", zone="nassau", at="port")).line == (
        "Ada is in the port of Nassau, put right by hand."
    )
    assert (await ben("port", way="leave", seat="Ada")).lines == (
        "Ada left port and is at sea in Nassau.",
        "Ada has not begun a turn this round.",
    )
    assert (await ben("port", way="enter", player=ada)).lines[0] == "Ada is in the port of Nassau."
    shown = await cleo("table show")
    assert shown.starting("Ada: Nassau, in port; French, no bounty; 0 gold, 2 cargo")
    assert shown.starting("Don Diego: Havana, in port; Spanish, no bounty; 12 gold, 1 cargo")
    assert shown.lines[0] == "Round 1. Don Diego's turn."
