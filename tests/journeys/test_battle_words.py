"""What is said in a battle and after it: each thing once, and as the table knows it."""

from __future__ import annotations

from tests.journeys.fights import battle, sloop_and_ben, table, tap
from tests.journeys.table import Evening


async def test_showing_a_battle_that_is_none(night: Evening) -> None:
    """As in every other command of a battle, with the ways to open one."""
    ben, _, _ = await sloop_and_ben(night)
    await ben("battle end", result="called-off")
    none = await ben.refused("battle show")
    assert none.lines[0].startswith("No battle is open.")
    assert none.buttons == ("Battle: Sloop against Ben",)


async def test_the_same_roll_twice_is_no_slip(night: Evening) -> None:
    """In a battle the same is rolled, and hit, time and again."""
    ben, _, _ = await sloop_and_ben(night)
    for _ in range(2):
        said = (await ben("battle hit", side="captain", location="masts")).only
        assert "You did the same" not in said.text
    assert "Masts 1/3" in table(night).text


async def test_the_first_message_says_each_thing_once(night: Evening) -> None:
    """Who attacks, who plays the NPC, and what the captain has aboard, which hits may take."""
    ben, _, _ = await sloop_and_ben(night)
    said = table(night)
    assert said.lines.count("A battle begins: Sloop against Ben.") == 1
    assert said.text.count("Ada plays") == 2, "the line that says why, and in short the side itself"
    await ben("hold", gold=5, cargo=3)
    assert any(line.startswith("**Ben** (Frigate; 5 gold, 3 cargo): Hull 3/3") for line in table(night).lines)


async def test_a_skill_that_was_told_is_confirmed(night: Evening) -> None:
    """Not the ship, which nobody spoke of."""
    ben, _, _ = await sloop_and_ben(night)
    told = (await ben("ship", seamanship=4)).only
    assert told.line == "Ben: Seamanship 4."
    assert told.buttons[0] == "Undo: Ben's skills told"
    both = (await ben("ship", **{"class": "sloop"}, leadership=5)).only
    assert both.line == "Ben sails a Sloop, Ben: Leadership 5."


async def test_a_battle_that_waits_does_not_begin(night: Evening) -> None:
    """It is found while another is open."""
    ben, ada, _ = await sloop_and_ben(night)
    await ada("port", way="leave")
    await ben("place", ship="frigate", zone="nassau", scouting=9)
    waits = (await ben("battle start", ship="frigate", player=ada.member)).only
    assert "begins" not in waits.text
    assert "fight when the battle of the Sloop and Ben is over." in waits.text


async def test_what_ends_a_battle_names_its_entry(night: Evening) -> None:
    """A death, or a ship that is taken off the board, not that the battle is called off; nothing of that ship is whole."""
    ben, _, _ = await sloop_and_ben(night)
    for command, given, title in (
        ("defeat", {"ship": "sloop"}, "Sloop's captain died"),
        ("remove", {"ship": "sloop"}, "Sloop was taken away"),
        ("lost", {}, "Ben's captain died"),
    ):
        said = (await ben(command, **given)).last
        assert said.title == title
        assert ("is whole again" in said.text) == (command == "lost")
        assert not said.buttons[0].startswith("Undo: Battle")
        await ben("table undo")


async def test_a_captain_who_dies_in_battle_leaves_a_ship_that_is_whole(night: Evening) -> None:
    """Said whether he was sunk or lost his crew, once what ended it was said; not where the ship sinks, too."""
    ben, _, _ = await sloop_and_ben(night)
    await ben("battle hit", side="npc", location="cargo")
    for result in ("captain-sunk", "captain-taken"):
        over = (await ben("battle end", result=result)).last
        assert "Told by the table. The Sloop is whole again." in over.text
        await ben("table undo")
    assert "is whole again" not in (await ben("battle end", result="both-sunk")).last.text


async def test_nobody_gets_anything_where_both_sink(night: Evening) -> None:
    """Nor is it said what who beat the ship gets."""
    ben, _, _ = await sloop_and_ben(night)
    for side, locations in (("npc", ("cargo", "hull")), ("captain", ("hull", "hull"))):
        for location in locations:
            await ben("battle hit", side=side, location=location)
    over = (await ben("battle roll", npc="s s", captain="s s 1", npc_hits="hull masts masts", captain_hits="hull")).last
    assert over.starting("Ben is sunk by the Sloop. Both are without Hull")
    assert "Who beat the Sloop" not in over.text


async def test_a_report_of_an_end_begins_with_what_is_to_be_done(night: Evening) -> None:
    """The roll, the hits, those of one location together, the end and what comes of it in their order, and how it goes on."""
    ben, _, _ = await sloop_and_ben(night)
    await ben("turn")
    over = (await ben("battle roll", npc="1 2", captain="s s 1", npc_hits="hull hull masts")).last
    begins = (
        "Sloop (Shoot) 1, 2; Ben (Shoot) skull",
        "Sloop is hit: Hull x2, Masts.",
        "The Sloop is sunk by Ben.",
        "Sloop: Havana -> off the board.",
        "Ben: 1 glory",
    )
    assert all(line.startswith(words) for line, words in zip(over.lines, begins, strict=False))
    assert over.lines[-1] == "Ben's turn goes on."
    assert over.buttons[0] == "Undo: Sloop sunk"


async def test_a_round_that_is_told_says_who_declares(night: Evening) -> None:
    """Its report is the last message, with a link to the one with the buttons; not so once the battle is over."""
    ben, _, _ = await sloop_and_ben(night)
    told = (await ben("battle roll", npc="1 2", captain="3 4 1")).last
    declares = "The Sloop declares first, as the one who attacks."
    assert told.lines[-2:] == (declares, f"Your buttons are here: {night.link(table(night))}")
    assert declares in table(night).lines
    assert "Your buttons are here" not in (await ben("battle end", result="called-off")).last.text


async def test_an_answer_brings_the_table_message_to_where_it_was_asked(night: Evening) -> None:
    """What happened and what comes next stand once, together, and last."""
    ben, ada, _ = await sloop_and_ben(night)
    old = table(night)
    asked = (await ben.press(old, "Roll for both")).last
    assert asked.title == "Where was the Sloop hit?"
    assert "skull" in asked.starting("Rolled: ")
    await ada.press(asked, "Hull")
    now = table(night)
    assert now.sent.id == asked.sent.id == night.messages()[-1].sent.id
    assert now.title == "Battle round 2: Sloop against Ben"
    assert "Undo: battle round 1" in now.buttons
    await night.wait(1)
    [left] = [said for said in night.messages() if said.sent.id == old.sent.id]
    assert left.buttons == ()


async def test_what_a_round_asked_of_ships_and_skills_is_asked_once(night: Evening) -> None:
    """Taking the round back says so; what was told wrong is told again by taking back the answer."""
    ben, _, _ = await sloop_and_ben(night, others=False)
    await ben("place", ship="frigate", zone="havana", scouting=9)
    await ben("battle end", result="called-off")
    await ben("battle start", ship="frigate", aggressor="npc")
    assert (await tap(night, ben, "Roll for both")).last.title == "Which Seamanship?"
    assert (await ben("table answer", answer="3")).last.title == "Which Leadership?"
    await ben("table answer", answer="2")
    rolled = battle(night)
    back = (await ben("table undo")).last
    assert back.starting("The ship and skills that were asked for it are remembered")
    await tap(night, ben, "Roll for both")
    assert battle(night) == rolled
    assert "Frigate: Seamanship 3, Frigate: Leadership 2" in table(night).text
    await ben("table undo")
    await ben("table undo")
    await ben("battle start", ship="frigate", aggressor="captain")
    assert (await tap(night, ben, "Roll for both")).last.title == "Which Seamanship?"


async def test_what_was_told_after_another_step_is_asked_anew(night: Evening) -> None:
    """Only the step that would be done again brings its answers: further on it may have been another captain's ship."""
    ben = night.player("Ben")
    await ben("table start", game="marauders")
    await ben("captain", nation="spanish", zone="havana")
    await ben("place", ship="sloop", zone="havana")
    await ben("correct", seat="Ben", zone="havana", at="sea")
    await ben("battle start", ship="sloop", aggressor="npc")
    await ben("battle hit", side="npc", location="hull")
    blank = {"npc": "1 1", "captain": "1 1"}
    assert (await ben("battle roll", **blank)).last.title == "Which ship?"
    for answer in ("sloop", "2", "2"):
        rolled = (await ben("table answer", answer=answer)).last
    assert rolled.title.startswith("Battle round 1")
    await ben("table undo")
    again = (await ben("battle roll", **blank)).last
    assert again.title.startswith("Battle round 1")
    await ben("table undo")
    await ben("table undo")
    assert (await ben("battle roll", **blank)).last.title == "Which ship?"


async def test_while_something_is_asked_nobody_is_told_to_roll(night: Evening) -> None:
    """The table message says what is awaited, and how the ships stood before."""
    ben, ada, _ = await sloop_and_ben(night)
    asked = (await ben("battle roll", npc="1 2", captain="s s 1")).last
    shown = (await ben("battle show")).last
    assert shown.starting("Waiting for an answer: Where did the 3 hits on the Sloop land?")
    assert not [line for line in shown.lines if line.startswith(("Dice:", "In battle round 1"))]
    await (await ada.form(asked, "Type where...")).send(faces="h car m")
    assert table(night).starting("Dice: Sloop ")


async def test_damage_that_may_be_repaired_is_not_said_to_be_certain(night: Evening) -> None:
    """Nor is it refused where the ship must have been repaired."""
    ben, _, _ = await sloop_and_ben(night)
    await ben("battle hit", side="captain", location="crew", count=3)
    await ben("battle end", result="called-off")
    await ben("port", way="enter")
    await ben("port", way="leave")
    await ben("battle start", ship="sloop", aggressor="npc")
    assert "Cannons 3/3 (as it was before port; if it was repaired there is asked)" in table(night).text
    assert (await ben("battle hit", side="captain", location="crew")).last.starting("Ben's ship was repaired in port.")
    assert "Masts 3/3, Crew 2/3, Cannons 3/3\n" in table(night).text


async def test_damage_that_stays_stands_with_the_captain(night: Evening) -> None:
    """Where a ship was hit in an earlier battle, until its captain says that it was repaired in port."""
    ben, _, _ = await sloop_and_ben(night)
    await ben("battle hit", side="captain", location="crew", count=3)
    await ben("battle hit", side="captain", location="masts")
    await ben("battle end", result="called-off")
    left = "Spanish (Frigate: Masts 2/3, Crew 0/3"
    assert f"Ben: Havana, at sea; {left}), no bounty" in table(night).lines
    await ben("port", way="enter")
    assert f"Ben: Havana, in port; {left}, unless it was repaired), no bounty" in table(night).lines


async def test_a_ship_that_war_changes_stays_what_it_was_in_its_battle(night: Evening) -> None:
    """The battle message says so; and it does not say of itself that its battle is still open."""
    ben, _, _ = await sloop_and_ben(night)
    await ben("battle end", result="called-off")
    await ben("place", ship="dutch", zone="havana", scouting=2)
    await ben("battle start", ship="dutch", aggressor="npc")
    assert "**Dutch ship** (Frigate; Ada plays it)" in table(night).text
    await ben("war", first="dutch", second="spanish")
    assert "**Dutch ship** (Frigate until this battle is over; Ada plays it)" in table(night).text
    began = await ben("turn")
    assert "still open" in began.text
    assert "still open" not in table(night).text


async def test_many_hits_are_told_one_after_the_other(night: Evening) -> None:
    """In one message that stays where it is; all that are left can be typed at once, and each is taken back by itself."""
    ben, ada, _ = await sloop_and_ben(night)
    asked = (await ben("battle roll", npc="1 2", captain="s s 1")).last
    assert asked.buttons[:7] == ("Hull", "Cargo", "Masts", "Crew", "Cannons", "Skull", "Type where...")
    first_hit = "**Hit 1 of 3.** All that are left may be typed at once, such as 2h car."
    assert first_hit in asked.lines
    form = await ben.form(asked, "Type where...")
    assert form.parts[0].hint == "h hull, car cargo, m masts, w crew, g guns, s skull: such as 2h car"
    second = (await ada.press(asked, "Cannons")).updated
    assert second is not None
    assert second.sent.id == asked.sent.id
    assert "**Hit 2 of 3.** So far: Cannons. All that are left may be typed at once, such as 2h." in second.lines
    assert "Cannons" not in second.buttons
    first = (await ada.press(second, "Undo: the last answer")).last
    assert first_hit in first.lines
    again = (await ada.press(first, "Hull")).updated
    assert again is not None
    await (await ben.form(again, "Type where...")).send(faces="car m")
    assert (
        "**Sloop** (Sloop; Ada plays it): Hull 1/2, Cargo 1/2, Masts 1/2, Crew 2/2, Cannons 1/1" in table(night).lines
    )


async def test_a_letter_is_one_hit_where_they_are_told_one_after_the_other(night: Evening) -> None:
    """As the whole word is; of the last hit no example of several is given."""
    ben, ada, _ = await sloop_and_ben(night)
    await ben("battle roll", npc="1 2", captain="s s 1")
    second = (await ada("table answer", answer="h")).last
    assert second.starting("**Hit 2 of 3.** So far: Hull. All that are left may be typed at once, such as h car.")
    third = (await ada("table answer", answer="car")).last
    assert "**Hit 3 of 3.** So far: Hull, Cargo." in third.lines
    await ada("table answer", answer="M")
    assert "Hull 1/2, Cargo 1/2, Masts 1/2, Crew 2/2, Cannons 1/1" in table(night).text


async def test_a_given_up_roll_that_the_table_told_is_forgotten(night: Evening) -> None:
    """It was rolled, and is to be told again; where the battle waits for that is linked."""
    ben, _, _ = await sloop_and_ben(night)
    await ben("battle roll", npc="1 2", captain="s s 1")
    assert (await ben("table undo")).lines == (
        "Given up: it was not done, and the dice or cards that the table told for it are forgotten. "
        "Do it again to tell them again.",
        f"Your buttons are here: {night.link(table(night))}",
    )


async def test_typed_hits_count_as_often_as_they_are_named(night: Evening) -> None:
    """Joined as answers are, and in any order."""
    ben, _, _ = await sloop_and_ben(night)
    await ben("battle hit", side="npc", location="cargo", count=2)
    asked = (await ben("battle roll", npc="1 2", captain="s s 1")).last
    assert asked.menu("Choose where they landed").options[:2] == ("Hull x2, Masts", "Hull x2, Crew")
    await ben("table answer", answer="masts, hull, masts")
    assert "Hull 1/2, ~~Cargo~~ 0/2, ~~Masts~~ 0/2, Crew 2/2, Cannons 1/1" in table(night).text


async def test_a_told_captain_card_calls_for_its_second_card(night: Evening) -> None:
    """With variant V1, also at a table where the bot draws."""
    ben, _, _ = await sloop_and_ben(night)
    await ben("table rules", switch="captain-icons", value="second-card")
    said = (await ben("enter", ship="frigate", zone="nassau", name="Q", scouting=3)).last
    assert said.starting("Draw a second card with icons, and tell those with Icon card...")
    assert "Icon card..." in said.buttons


async def test_what_is_taken_back_says_what_was_won_and_lost_with_it(night: Evening) -> None:
    """Glory and gold of a victor, and what a captain had who is not dead after all."""
    ben, _, _ = await sloop_and_ben(night)
    await ben("hold", gold=7, cargo=3)
    await ben("battle end", result="npc-sunk")
    back = (await ben("table undo")).last
    assert back.starting("Ben gives back what the Sloop brought") == (
        "Ben gives back what the Sloop brought: 1 glory point and 5 gold."
    )
    assert (await ben("table redo")).last.starting("Ben has again what the Sloop brought")
    await ben("bounty", nation="english", count=2)
    await ben("lost")
    assert "Ben has again: 2 English bounties, 12 gold, 3 cargo." in (await ben("table undo")).last.lines


async def test_battles_that_wait_again_are_named(night: Evening) -> None:
    """Undo of what dropped them; and that they are off again with redo."""
    ben, _, _ = await sloop_and_ben(night)
    await ben("place", ship="frigate", zone="havana", scouting=9)
    await ben("battle start", ship="frigate")
    dropped = await ben("lost")
    assert dropped.last.starting("Frigate and Ben do not fight after all")
    again = "To be fought again when the open battle is over: Frigate against Ben"
    assert again in (await ben("table undo")).last.lines
    assert "No longer to be fought: Frigate against Ben" in (await ben("table redo")).last.lines
    await ben("table undo")
    await ben("battle end", result="npc-fled")
    assert "To be fought" not in (await ben("table undo")).last.text.replace(again, "")


async def test_who_fights_and_is_apart_is_said_as_long_as_it_is_so(night: Evening) -> None:
    """In the battle's message, in that of the table, and of one that waits."""
    ben, _, _ = await sloop_and_ben(night)
    await ben("place", ship="frigate", zone="havana", scouting=9)
    waits = (await ben("attack", ship="frigate")).last
    assert waits.starting("Ben attacks the Frigate in Havana. ")
    sailed = await ben("sail", zone="nassau")
    assert sailed.last.starting("Ben and the Frigate are no longer at sea in one zone. They fight ")
    for command in ("battle show", "table show"):
        shown = (await ben(command)).last
        assert "They are not at sea in one zone: the Sloop is in Havana, Ben in Nassau." in shown.lines
        assert "Then: Frigate against Ben (not in one zone)" in shown.lines


async def test_every_opening_says_with_what_the_npc_fights(night: Evening) -> None:
    """By hand, where it is said that the ship is not hostile, too, and from those that wait."""
    ben, _, _ = await sloop_and_ben(night)
    await ben("enter", ship="dutch", zone="havana", name="Jan", scouting=3, seamanship=4, leadership=2)
    await ben("round")
    await ben("battle start", ship="dutch", aggressor="npc")
    skills = "Jan (Dutch ship): Seamanship 4, Leadership 2."
    assert skills in (await ben("battle end", result="called-off")).last.lines
    await ben("battle end", result="called-off")
    begun = (await ben("battle start", ship="dutch", aggressor="npc")).last
    assert skills in begun.lines
    assert "The Dutch ship is not hostile to Ben." in begun.lines
