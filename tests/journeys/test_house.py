"""House rules: seen, switched by typing and by pressing, and what each of them changes."""

from __future__ import annotations

from tests.journeys.boards import at_sea
from tests.journeys.table import Evening


async def test_seeing_and_switching(night: Evening) -> None:
    """All, one by its code or key, set by typing, set by a press; an entry each, taken back like any other."""
    ben, ada, _ = await at_sea(night)
    listed = await ben("table rules")
    assert listed.ephemeral
    assert [line.split(":")[0] for line in listed.lines[:3]] == ["Cards", "Dice", "The bot's dice"]
    assert [line.split("(")[1][:2] for line in listed.lines[3:14]] == [
        *(f"S{number}" for number in range(1, 10)),
        "S1",
        "V1",
    ]
    for switch in ("S7", "s7", "scouting-rolls"):
        one = await ben("table rules", switch=switch)
        assert one.lines[:2] == (
            "Scouting rolls of several ships: all are rolled before the first battle (S7: all-first).",
            "Or: each is rolled once the battle before it is over (one-by-one).",
        )
        assert one.buttons == ("Scouting: one by one",)
    pressed = await ada("table rules", switch="s7")
    assert (await ada.press(pressed, "Scouting: one by one")).line == (
        "House rule on scouting rolls of several ships: each is rolled once the battle before it is over (S7)."
    )
    old = await ada.press(pressed, "Scouting: one by one")
    assert old.line.startswith("That button is old")
    typed = await ben("table rules", switch="scouting rolls", value="ALL")
    assert typed.line == ("House rule on scouting rolls of several ships: all are rolled before the first battle (S7).")
    assert typed.undo == "Undo: Scouting: all before battle"
    await ben.press(typed, typed.undo)
    assert (await ben("table rules", switch="S7")).lines[0].endswith("(S7: one-by-one).")
    others = (("S1", "text-first"), ("S2", "highest"), ("S3", "stay"), ("S4", "remove"), ("S5", "successor"))
    added = (("S6", "bounty"), ("S8", "repaired"), ("S9", "icons"), ("S10", "silent"), ("V1", "second-card"))
    for switch, value in (*others, *added):
        assert (await ben("table rules", switch=switch, value=value)).line.endswith(f"({switch}).")
    assert night.state()["house"] == {
        "foreign_bounties": "highest",
        "own_zone_tie": "stay",
        "dead_captain": "remove",
        "death_and_new": "successor",
        "scouting_rolls": "one-by-one",
        "event_order": "text-first",
        "defending_bounty": "bounty",
        "claimed_damage": "repaired",
        "extra_cards": "icons",
        "lone_man_o_war": "silent",
        "captain_icons": "second-card",
    }


async def test_a_house_rule_that_there_is_not(night: Evening) -> None:
    """With a value and without one the same names are understood, and others are shown as they were typed."""
    ben, _, _ = await at_sea(night)
    for switch in ("foreign bounties", "Foreign-Bounties", "s2"):
        assert (await ben("table rules", switch=switch)).buttons == ("Other nations: most of one",)
    for switch, shown in (("named", "named"), ("listed", "listed"), ("<@1> **x**", "\\<@1> \\*\\*x\\*\\*")):
        for more in ({}, {"value": "sum"}):
            refused = await ben.refused("table rules", switch=switch, **more)
            assert refused.line.startswith(
                f"There is no house rule “{shown}”. There are cards (whose cards are drawn), "
            )
            assert "S2 (bounties of other nations)" in refused.line


async def test_what_counts_of_other_nations_bounties(night: Evening) -> None:
    """S2: two of two nations against three of one; the reason names the house rule and how to change it."""
    ben, ada, _ = await at_sea(night)
    await ben("place", ship="dutch", zone="tortuga")
    await ben("bounty", nation="french", count=2)
    await ben("bounty", nation="english", count=2)
    await ada("bounty", nation="french", count=3)
    assert (await ben("icons", moves="dutch n")).lines[0] == (
        "Dutch ship: Tortuga -> Havana. Hunts Ben by priority 2: 4 bounties of other nations (Ada 3). "
        "(House rule S2: bounties of all other nations together count.)"
    )
    await ben("table undo")
    await ben("table rules", switch="S2", value="highest")
    hunted = await ben("icons", moves="dutch n")
    assert hunted.lines[0] == (
        "Dutch ship: Tortuga -> Nassau. Hunts Ada by priority 2: 3 bounties of other nations (Ben 2). "
        "(House rule S2: only the most bounties of one other nation count.)"
    )
    why = await ben.press(hunted, "Why?")
    assert why.lines[1:] == (
        "Ben: Dutch bounties 0, bounties of other nations 2, not at war",
        "Ada: Dutch bounties 0, bounties of other nations 3, not at war (chosen)",
        "Cleo: no bounty, no war",
        "By the rule on hunt priority 2 (a house rule; marauders.hunt.priority-2).",
        "House rule on bounties of other nations: only the most bounties of one other nation count (S2). "
        "To change it: /table rules switch:foreign-bounties value:...",
    )


async def test_a_full_tie(night: Evening) -> None:
    """S3: drawn from all, or the one in the ship's own zone."""
    ben, ada, _ = await at_sea(night)
    await ben("place", ship="dutch", zone="havana")
    for player in (ben, ada):
        await player("bounty", nation="french", count=1)
    drawn = await ben("icons", moves="dutch n")
    assert "Ben and Ada tie on everything (1 bounty of another nation each). Drawn: " in drawn.lines[0]
    why = await ben.press(drawn, "Why?")
    assert why.starting("Prey among equals: ").endswith("out of Ben, Ada (by the bot: its draw 1 of this kind)")
    await ben("table undo")
    await ben("table rules", switch="S3", value="stay")
    assert (await ben("icons", moves="dutch n")).lines[0] == (
        "Dutch ship: stays in Havana. Ben and Ada tie on everything, and Ben is in the ship's own zone. (House rule S3.)"
    )
    await ben("correct", seat="Ada", zone="havana", at="port")
    one_zone = await ben("icons", moves="dutch n")
    assert one_zone.lines[0] == (
        "Dutch ship: stays in Havana. Hunts Ben and Ada, in one zone: 1 bounty of another nation each."
    )


async def test_where_a_dead_captains_card_goes(night: Evening) -> None:
    """S4: to the discard pile, or out of the game."""
    ben, _, _ = await at_sea(night)
    await ben("event", card="Adriaen Holleboom")
    await ben("round")
    beaten = await ben("defeat", ship="dutch")
    assert beaten.line == (
        "Dutch ship: St. Maarten -> off the board. Take its token off too. "
        "Adriaen Holleboom is dead, and that card goes to the event discard. No card of this ship is left."
    )
    assert night.state()["discard"] == ["adriaen-holleboom"]
    await ben("table undo")
    await ben("table rules", switch="S4", value="remove")
    beaten = await ben("defeat", ship="dutch")
    assert "that card is out of the game. (House rule S4.)" in beaten.line
    assert (night.state()["discard"], night.state()["removed"]) == ([], ["adriaen-holleboom"])


async def test_a_death_and_a_new_card_in_one_round(night: Evening) -> None:
    """S5: the new card commands, or an old one does with the new one below."""
    ben, _, _ = await at_sea(night)
    for card in ("Adriaen Holleboom", "Pauwels Zeeman"):
        await ben("event", card=card)
        await ben("round")
    await ben("defeat", ship="dutch")
    await ben("event", card="Joost Wijnkoper")
    ended = await ben("round")
    assert ended.starting(
        "Dutch ship: off the board -> Curacao. At sea, under Joost Wijnkoper (Scouting 2). "
    ).endswith("Its captain died this round: the new card commands. (House rule S5.) Put the Dutch token under it.")
    await ben("table undo")
    await ben("table rules", switch="S5", value="successor")
    ended = await ben("round")
    assert ended.starting("Dutch ship: off the board -> St. Maarten. At sea, under Adriaen Holleboom ").endswith(
        "the successor. The new card lies below. (House rule S5.) Put the Dutch token under it."
    )


async def test_scouting_rolls_one_by_one(night: Evening) -> None:
    """S7: a battle interrupts the looking; the rest look when it is over, by a press or by typing."""
    ben, ada, _ = await at_sea(night)
    await ben("table rules", switch="S7", value="one-by-one")
    await ada("bounty", nation="spanish", count=1)
    for ship in ("dutch", "french", "spanish"):
        await ben("place", ship=ship, zone="tortuga", scouting=9)
    found = await ada("sail", zone="tortuga")
    assert len([line for line in found.lines if " scouts for Ada: 9 dice (" in line]) == 1
    waiting = found.starting("When this battle is over, ")
    assert "will scout for Ada too, unless Ada dies." in waiting
    assert "(House rule S7.)" in waiting
    rest = found.only.id_of("The rest scout")
    await night.restart()
    looked = await ben.press(found, "The rest scout")
    assert len([line for line in looked.lines if " scouts for Ada: 9 dice (" in line]) == 1
    assert (await ben.press_id(found.only, rest)).lines[0].startswith("That button is old")
    last = await ada("look")
    assert any(" found Ada." in line or line.startswith("A battle begins: ") for line in last.lines)
    lines = last.lines
    assert (await ada.refused("look")).line.startswith("No ship has yet to scout for Ada.")
    await ben("table undo")
    assert (await ben("look", player=ada)).lines == lines
    await ben("table undo")
    assert (await ben("look", seat="Ada")).lines == lines


async def test_all_roll_first(night: Evening) -> None:
    """S7 at its default: all dice, then the battles in an order that was drawn."""
    ben, ada, _ = await at_sea(night)
    await ada("bounty", nation="spanish", count=1)
    for ship in ("dutch", "french"):
        await ben("place", ship=ship, zone="tortuga", scouting=9)
    found = await ada("sail", zone="tortuga")
    assert len([line for line in found.lines if " scouts for Ada: 9 dice (" in line]) == 2
    assert found.starting("Battles against Ada begin, in this order: ").endswith("The order was drawn.")
    assert (await ada("sail", zone="nassau")).lines[0] == "Ada sailed from Tortuga to Nassau."
