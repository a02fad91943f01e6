"""A player's captain dies: what is gone, the seat without one, and the captain who follows at its next turn."""

from __future__ import annotations

from tests.journeys.boards import at_sea
from tests.journeys.table import Evening

NEW = "Ben: new captain..."
DEAD = "Ben's captain is dead: a new one comes at Ben's next turn."
WAITS = "Ben's new captain plays from Ben's next turn on."


async def test_a_captain_dies_and_another_follows_at_his_next_turn(night: Evening) -> None:
    """By taps: the form for the death, the end of the turn, and once it is his turn again the form for the new one."""
    ben, ada, cleo = await at_sea(night)
    await ben("bounty", nation="english", count=2)
    await ben("hold", gold=12)
    await ben("turn")
    shown = (await ben("table show")).only
    form = await ben.form(shown, "Something else...", "My captain died...")
    assert form.title == "Ben's captain died"
    died = await form.send()
    assert not died.ephemeral
    assert NEW in died.last.buttons
    assert "glory points and the stash at home are kept" in died.text
    shown = (await ben("table show")).only
    assert DEAD in shown.lines
    assert {NEW, "End turn (Ada is next)"} <= set(shown.buttons)
    assert night.state()["captains"][0]["seat"] == "s2"
    await ada.press(shown, "End turn (Ada is next)")
    await cleo("turn")
    await cleo("round")
    await ben("event", card="Dead calm")
    shown = (await ben("table show")).only
    assert NEW in shown.buttons
    assert "Ben's turn" not in shown.buttons
    joined = await (await ben.form(shown, NEW)).send(zone="Tortuga, French")
    assert joined.starting(
        "Ben is a French captain, in the port of Tortuga. The new captain plays from Ben's next turn on."
    )
    shown = (await ben("table show")).only
    assert "Ben: Tortuga, in port; French, no bounty" in shown.lines
    began = await ben.press(shown, "Ben's turn")
    assert "Ben's turn" in began.text
    [captain] = [each for each in night.state()["captains"] if each["seat"] == "s1"]
    assert captain["turns"] == 2
    assert night.state().get("fallen", []) == []


async def test_a_pirate_at_home_lets_another_be_drawn(night: Evening) -> None:
    """Said when the new one comes, whether later or at once."""
    ben, _, _ = await at_sea(night)
    await ben("place", ship="sloop", zone="tortuga")
    await ben("lost")
    later = await ben("captain", nation="french", zone="tortuga")
    assert "another one may be drawn, because of the Sloop at home: Undo, then the other one." in later.text
    assert not later.ephemeral
    at_once = await ben("lost", zone="tortuga")
    assert "another one may be drawn, because of the Sloop at home" in at_once.text


async def test_a_death_that_is_done_again_says_how_a_new_captain_comes(night: Evening) -> None:
    """As the first time, when a button did; the new one's entry is called what it is."""
    ben, _, _ = await at_sea(night)
    await ben("lost")
    joined = await ben("captain", nation="french", zone="tortuga")
    assert joined.only.title == "Ben has a new captain in Tortuga"
    comes = "Ben: no captain on the board. A new one comes at Ben's next turn: /marauders captain"
    assert comes in (await ben("table undo")).lines
    await ben("table undo")
    assert comes in (await ben("table redo")).lines


async def test_the_next_seat_without_a_captain_gets_one_first(night: Evening) -> None:
    """In the place of the end of the turn before."""
    ben, ada, _ = await at_sea(night)
    await ada("lost")
    await ben("turn")
    shown = (await ben("table show")).only
    assert "Ada: new captain..." in shown.buttons
    assert not any(label.startswith("End turn") for label in shown.buttons)
    await (await ada.form(shown, "Ada: new captain...")).send(zone="Nassau, English")
    assert "End turn (Ada is next)" in (await ben("table show")).only.buttons


async def test_a_new_captain_who_waits_for_his_turn_is_offered_none(night: Evening) -> None:
    """The message for the table says that he waits; who sails all the same is reminded before anything is rolled."""
    ben, ada, cleo = await at_sea(night)
    await ben("place", ship="sloop", zone="havana", scouting=3)
    await ben("turn")
    await ben("lost", nation="spanish", zone="havana")
    shown = (await ben("table show")).only
    assert WAITS in shown.lines
    assert shown.buttons[0] == "End turn (Ada is next)"
    left = (await ben("port", way="leave")).last
    reminder = "Ben's new captain plays from the next turn on."
    assert reminder in left.lines
    assert left.text.index(reminder) < left.text.index("scouts for Ben")
    await ben("table undo")
    await ben("correct", seat="Ben", zone="tortuga", at="sea")
    shown = (await ben("table show")).only
    assert shown.buttons[0] == "End turn (Ada is next)"
    await ada("turn")
    await cleo("turn")
    await cleo("round")
    await ben("turn")
    shown = (await ben("table show")).only
    assert WAITS not in shown.lines
    assert any("Havana" in label for label in shown.buttons)


async def test_commands_of_a_seat_without_a_captain_are_refused_with_the_form(night: Evening) -> None:
    """Each in a sentence, with the button for a new captain; nothing changes."""
    ben, _, _ = await at_sea(night)
    await ben("lost")
    before = night.entries()
    commands: tuple[tuple[str, dict[str, str | int]], ...] = (
        ("turn", {}),
        ("sail", {"zone": "nassau"}),
        ("port", {"way": "leave"}),
        ("hold", {"gold": 3}),
        ("bounty", {"nation": "dutch", "count": 1}),
        ("attack", {"ship": "sloop"}),
        ("lost", {}),
        ("odds", {}),
    )
    for command, options in commands:
        refused = await ben.refused(command, **options)
        assert (
            refused.line == "Ben's captain is dead. The new one comes first: /marauders captain, or by the button here."
        )
        assert NEW in refused.buttons
    assert night.entries() == before


async def test_a_death_is_undone_and_survives_a_restart(night: Evening) -> None:
    """The seat has no captain after a restart either; undo brings him back as he was."""
    ben, _, _ = await at_sea(night)
    await ben("bounty", nation="english", count=2)
    told = night.state()
    died = await ben("lost")
    await night.restart()
    assert DEAD in (await ben("table show")).only.lines
    await ben.press(died, died.undo)
    assert night.state() == told
    assert "Ben: Havana, at sea; Spanish, 2 English bounties" in (await ben("table show")).only.lines


async def test_nobody_hunts_a_dead_captain(night: Evening) -> None:
    """The navy follows its letter as if he were not there."""
    ben, _, _ = await at_sea(night)
    await ben("bounty", nation="english", count=2)
    await ben("place", ship="english", zone="tortuga")
    await ben("lost")
    moved = await ben("icons", moves="english SE")
    assert moved.starting("English ship: Tortuga -> Santo Domingo. By its letter, SE.")
