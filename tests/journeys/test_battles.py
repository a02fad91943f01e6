"""Battles at a table: from scouting to succession by taps, with the bot's dice and the group's own, and all that is refused."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.journeys.evening import MOST_LINES, MOST_ROWS
from tests.journeys.fights import battle, greyed, sloop_and_ben, table, tap, tell
from tests.journeys.heard import Said
from tests.journeys.table import Evening, Player

OURS = {"switch": "dice", "value": "ours"}


def after_lead(said: Said) -> tuple[str, ...]:
    """The lines of the table message below the report that it was posted with."""
    [start] = [place for place, line in enumerate(said.lines) if line.startswith("Round ")]
    return said.lines[start:]


async def fought_out(night: Evening, ben: Player, ada: Player) -> None:
    """Whatever stands out or can be pressed first is, until the battle is over; the message is sound all along."""
    for _ in range(40):
        said = table(night)
        assert len(after_lead(said)) <= MOST_LINES
        assert len(said.sent.components) <= MOST_ROWS
        if battle(night) is None:
            return
        if night.ask("SELECT 1 FROM waiting") or "Roll for both" in said.buttons:
            await tap(night, ben, said.buttons[0])
        else:
            first = next(each for each in _deeds(said) if each not in greyed(said))
            await tap(night, ada if first.startswith("Sloop") else ben, first)
    raise AssertionError("the battle has no end")


def _deeds(said: Said) -> Iterator[str]:
    return (label for label in said.buttons if label.endswith((": Shoot", ": Board", ": Flee")) and "Undo" not in label)


async def test_from_scouting_to_succession(night: Evening) -> None:
    """Found, declared, rolled, taken back, and after a restart beaten; the successor comes at the round's end."""
    ben, ada, _ = await sloop_and_ben(night)
    opened = table(night)
    assert opened.title == "Battle: Sloop against Ben"
    assert "Ada plays the Sloop. Ada sits to the left of Ben." in opened.lines
    assert opened.sent.content == ada.mention
    assert opened.buttons[:3] == ("Roll for both", "We rolled...", "Helm...")
    await tap(night, ben, "Roll for both")
    await tap(night, ada, "Hull")
    rolled, entry = battle(night), night.revision()
    assert rolled is not None
    assert rolled["round"] == 2
    assert table(night).sent.id == opened.sent.id, "the message goes on where it is"
    assert table(night).title == "Battle round 2: Sloop against Ben"
    await tap(night, ada, "Sloop: Shoot")
    assert {"Sloop: Shoot", "Sloop: Board", "Sloop: Flee"} <= greyed(table(night))
    await tap(night, ben, "Ben: Shoot")
    await tap(night, ada, "Undo: Ben: Shoot")
    await tap(night, ada, "Undo: Sloop: Shoot")
    assert (battle(night), night.revision()) == (rolled, entry)
    await night.restart()
    await fought_out(night, ben, ada)
    report = night.messages()[-1]
    assert report.title == "Sloop sunk by Ben"
    assert report.starting("Sloop: Havana -> off the board.")
    assert "Ben: 1 glory point and 5 gold. A pirate, beaten by a captain who is no pirate." in report.lines
    await ben("round")
    assert next(ship for ship in night.state()["ships"] if ship["key"] == "sloop")["zone"] == "tortuga"
    assert "Tortuga: Sloop (Bess, 2 dice)" in table(night).lines


async def test_the_same_with_own_dice(night: Evening) -> None:
    """The faces and where hits landed in one form; what is left open is asked, and a wrong form comes again."""
    ben, ada, _ = await sloop_and_ben(night)
    await ben("table rules", **OURS)
    refused = (await tell(night, ben, "We rolled...", npc_faces="s", captain_faces="ss1")).only
    assert refused.lines[0] == "The Sloop rolls 2 dice, but 1 face was given."
    assert refused.buttons == ("Fill it in again...",)
    asked = (await tell(night, ben, "We rolled...", npc_faces="s3", captain_faces="ss1", captain_hits="m")).last
    assert asked.title == "Where was the Sloop hit?"
    typed = await ada.form(asked, "Type where...")
    wrong = (await typed.send(faces="h h h")).only
    assert wrong.lines[0].startswith("The Sloop has only 2 left of Hull")
    again = await ada.form(asked, "Type where...")
    await again.send(faces="2 masts crew")
    assert battle(night) is not None
    assert (
        "**Sloop** (Sloop; Ada plays it): Hull 2/2, Cargo 2/2, ~~Masts~~ 0/2, Crew 1/2, Cannons 1/1"
        in table(night).lines
    )
    assert "The Sloop has no Masts, and can only shoot." in table(night).lines
    await tap(night, ada, "Sloop: Shoot")
    await tap(night, ben, "Ben: Board")
    await tell(night, ada, "We rolled...", npc_faces="4", captain_faces="s23")
    assert table(night).title == "Crew combat, battle round 3: Sloop against Ben"
    await tell(night, ben, "We rolled...", npc_faces="s", captain_faces="s4")
    claim = night.messages()[-1]
    assert claim.title == "Is the ship taken?"
    over = (await ben.press(claim, "Take the Sloop")).only
    assert over.title == "Sloop beaten by Ben"
    assert over.lines[0].startswith("Sloop skull; Ben skull, 4: the Sloop loses 1 crew (0 left)")
    assert over.lines[1].startswith("The Sloop is beaten by Ben in crew combat.")
    [captain] = [each for each in night.state()["captains"] if each["seat"] == "s1"]
    assert (captain["ship_class"], captain["hits"]["masts"], captain["hits"]["crew"]) == ("sloop", 2, 2)


async def test_alone_the_bot_declares(night: Evening) -> None:
    """With its reason, as soon as it is its turn to; the NPC has no buttons then."""
    ben, _, _ = await sloop_and_ben(night, others=False)
    assert "(Sloop; the bot plays it)" in table(night).text
    await ben("battle roll", npc="1 2", captain="3 4 1")
    said = table(night)
    assert [label for label in said.buttons if label.startswith("Sloop: ")] == []
    declared = battle(night)
    assert declared is not None
    assert declared["npc"] is not None
    assert "Now Ben declares." in said.text
    assert "against Ben's best answer: " in said.text
    why = (await ben("table why")).only
    assert "By the rule on what the bot declares for a ship" in why.text
    assert " hits in all" in why.starting("Shoot: ")
    await tap(night, ben, "Ben: Shoot")
    await fought_out(night, ben, ben)


async def test_two_battles_are_fought_one_after_the_other(night: Evening) -> None:
    """The second waits, is said, and begins when the first is over: the message is posted anew for it."""
    ben, ada, _ = await sloop_and_ben(night)
    await ben("place", ship="frigate", zone="havana")
    queued = (await ben("battle start", ship="frigate")).only
    assert queued.lines == (
        "Who attacks was not said: the Frigate, which is hostile to Ben.",
        "Frigate and Ben fight when the battle of the Sloop and Ben is over.",
    )
    assert "Then: Frigate against Ben" in table(night).lines
    first = table(night).sent.id
    await tap(night, ada, "End as: Sloop escaped")
    assert table(night).sent.id != first
    assert table(night).title == "Battle: Frigate against Ben"
    ended, began, *_ = table(night).lines
    assert ended.startswith("The Sloop has escaped from Ben, and is whole again.")
    assert began.startswith("Frigate attacks Ben in Havana.")
    await tap(night, ada, "End as: called off")
    assert battle(night) is None


async def test_a_captain_dies_and_another_comes(night: Evening) -> None:
    """His seat is free: a button under the report opens the form for the next one, at home."""
    ben, _, _ = await sloop_and_ben(night)
    dead = (await tap(night, ben, "End as: Ben sunk")).last
    assert dead.title == "Ben sunk by the Sloop"
    assert [seat["seat"] for seat in night.state()["fallen"]] == ["s1"]
    [label] = [each for each in dead.buttons if "captain" in each.casefold()]
    form = await ben.form(dead, label)
    await form.send(zone="Santo Domingo, Spanish")
    [captain] = [each for each in night.state()["captains"] if each["seat"] == "s1"]
    assert (captain["zone"], captain["at"]) == ("santo-domingo", "port")
    assert night.state()["fallen"] == []


REFUSED: tuple[tuple[str, dict[str, Any], str, str], ...] = (
    ("battle declare", {"side": "npc", "action": "board"}, "In battle round 1 both shoot", "Roll for both"),
    ("battle declare", {"side": "npc", "action": "shoot"}, "In battle round 1 both shoot", "Roll for both"),
    ("battle roll", {"npc": "s x"}, "is no face of this die", ""),
    ("battle roll", {"npc": "s 1 2"}, "The Sloop rolls 2 dice, but 3 faces were given.", ""),
    ("battle roll", {"npc": "s1", "captain": "111", "captain_hits": "h h"}, "Ben takes 1 hit, but 2 were given", ""),
    ("battle roll", {"captain_hits": "h"}, "only with the faces that both rolled", ""),
    ("battle hit", {"side": "npc", "location": "cannons", "count": 2}, "The Sloop has only 1 left of Cannons", ""),
    ("battle start", {"ship": "sloop"}, "The battle of the Sloop and Ben is open, or waits already.", ""),
)


@pytest.mark.parametrize(("command", "options", "says", "cure"), REFUSED)
async def test_what_is_refused_in_round_one(
    night: Evening, command: str, options: dict[str, Any], says: str, cure: str
) -> None:
    """With the rule, and what would be right as a button; nothing changes."""
    ben, _, _ = await sloop_and_ben(night)
    refused = await ben.refused(command, **options)
    assert says in refused.text
    assert refused.buttons == ((cure,) if cure else ())


async def test_who_rolls_himself_is_offered_to_tell_it(night: Evening) -> None:
    """Where the table has its own dice, a refusal that leaves the roll to be made offers that first."""
    ben, _, _ = await sloop_and_ben(night)
    await ben("table rules", switch="dice", value="ours")
    refused = await ben.refused("battle declare", side="npc", action="board")
    assert refused.buttons == ("We rolled...", "Roll for both")
    assert (await ben.form(refused, "We rolled...")).title == "Battle round 1: what was rolled"


async def test_what_is_refused_later(night: Evening) -> None:
    """Declarations out of order, Flee with more cannons and crew, a roll too early, a destroyed location, no battle."""
    ben, ada, _ = await sloop_and_ben(night)
    await ben("battle roll", npc="1 2", captain="3 4 1")
    early = await ben.refused("battle declare", side="captain", action="shoot")
    assert early.lines[0] == "Who attacks declares first, and now it is the Sloop."
    assert early.buttons == ("Sloop: Shoot", "Sloop: Board", "Sloop: Flee")
    undeclared = await ben.refused("battle roll")
    assert "Now it is the Sloop." in undeclared.text
    for _ in range(2):
        await ada("battle hit", side="captain", location="cannons")
    for _ in range(2):
        await ada("battle hit", side="captain", location="crew")
    assert "Sloop: Flee" in greyed(table(night))
    held = await ada.refused("battle declare", side="npc", action="flee")
    assert held.lines[0].startswith("The Sloop may flee only with fewer Cannons or fewer Crew than the other side")
    assert held.buttons == ("Sloop: Shoot", "Sloop: Board")
    assert "Flee is not open to the Sloop: 1 Cannon and 2 Crew, neither fewer than Ben's 1 and 1." in table(night).lines
    await ada("battle hit", side="captain", location="crew")
    gone = await ada.refused("battle hit", side="captain", location="crew")
    assert gone.lines[0].startswith("Ben has no Crew left, but 1 hit on it was given. Left: Hull 3")
    await ada("battle end", result="called-off")
    none = await ben.refused("battle roll")
    assert none.lines[0].startswith("No battle is open.")
    assert none.buttons == ("Battle: Sloop against Ben",)


async def test_an_old_button_is_answered_with_a_fresh_message(night: Evening) -> None:
    """What was pressed on a message that shows an earlier round changes nothing; what is lawful now is there."""
    ben, ada, _ = await sloop_and_ben(night)
    old = table(night).id_of("Roll for both")
    await ada("battle roll", npc="1 2", captain="3 4 1")
    entry = night.revision()
    pressed = (await ben.press_id(table(night), old)).only
    assert pressed.ephemeral
    assert pressed.lines[0].startswith("That button is old")
    assert pressed.buttons == ("Sloop: Shoot", "Sloop: Board", "Sloop: Flee")
    assert night.revision() == entry


async def test_an_open_battle_holds_nobody_up(night: Evening) -> None:
    """Who sails away or ends the turn is reminded, and can end it there."""
    ben, _, _ = await sloop_and_ben(night)
    sailed = (await ben("sail", zone="tortuga")).only
    assert sailed.starting("The battle of the Sloop and Ben is still open, though")
    await ben.press(sailed, "End the battle")
    assert battle(night) is None


async def test_the_helm_is_taken(night: Evening) -> None:
    """By a form, or by a command; the bot can have it, too."""
    ben, ada, cleo = await sloop_and_ben(night)
    await tell(night, cleo, "Helm...", helm="Cleo")
    assert "(Sloop; Cleo plays it)" in table(night).text
    await ada("battle control", bot=True)
    assert "(Sloop; the bot plays it)" in table(night).text
    same = await ben.refused("battle control", bot=True)
    assert same.line == "The bot plays the Sloop already."
    shown = (await ben("battle show")).only
    assert shown.title == "Battle round 1: Sloop against Ben"
