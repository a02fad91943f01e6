"""War and peace on the running bot: by event cards, by form and by command; what ships sail, whom they hunt, and who is silent."""

from __future__ import annotations

from tests.journeys.boards import at_sea
from tests.journeys.table import Evening

WAR, PEACE, MORE = "A letter from the governor", "Carnival", "Late mail"
NATIONS = ("Dutch", "English", "French", "Spanish")


async def test_a_card_brings_war_and_another_ends_it(night: Evening) -> None:
    """The pair is drawn, with its reason; the table message and the ship's line say it until there is peace."""
    ben, _, _ = await at_sea(night)
    for nation in NATIONS:
        await ben("place", ship=nation.casefold(), zone="trinidad")
    came = await ben("event", card=WAR)
    [line] = [line for line in came.lines if "are at war" in line]
    first, second = [nation for nation in NATIONS if nation in line.partition(" are at war")[0]]
    assert f"Change on the board: {first} ship and {second} ship." in line
    shown = (await ben("table show")).only
    assert shown.lines[0] == f"Round 1. At war: {first} and {second}."
    assert shown.text.count("Man-o-War") == 2
    why = (await ben("table why")).only
    assert f"{first} and {second} (chosen)" in why.text
    assert "(S1). To change it: /table rules switch:event-order" in why.text
    assert "The real one was..." in came.last.buttons
    over = await ben("event", card=PEACE)
    assert over.starting(f"{first} and {second} are at peace.")
    shown = (await ben("table show")).only
    assert "At war" not in shown.text
    assert "Man-o-War" not in shown.text
    await ben("table undo", to=str((night.revision() or 0) - 1))
    assert f"At war: {first} and {second}." in (await ben("table show")).only.text


async def test_the_real_pair_is_told(night: Evening) -> None:
    """Where the group drew the tokens itself: the same card again, with the two that were drawn."""
    ben, _, _ = await at_sea(night)
    came = await ben("event", card=WAR)
    others = await ben.press(came, "The real one was...")
    assert any(line.startswith("At war: ") for line in others.lines)
    real = next(label for label in others.buttons if " and " in label)
    told = await ben.press(others, real)
    assert told.starting(f"{real} are at war.")
    assert len(night.state()["war"]) == 1


async def test_a_card_makes_draw_two_more(night: Evening) -> None:
    """Each with a line of its own, and its own place in the deck; one entry, which one undo takes back."""
    ben, _, _ = await at_sea(night)
    before = night.revision() or 0
    came = await ben("event", card=MORE)
    assert came.title == f"Event card: {MORE}"
    assert sum(f"It comes because of {MORE}." in line for line in came.lines) == 2
    assert night.revision() == before + 1
    await ben.press(came, came.undo)
    assert night.revision() == before


async def test_an_enemy_in_war_is_hunted_and_looked_for(night: Evening) -> None:
    """By the form of war: priority 3, in the movement's reason and the roll's; without it the navy has nothing against Ben."""
    ben, _, _ = await at_sea(night)
    await ben("place", ship="english", zone="nassau")
    idle = await ben("icons", moves="english SE")
    assert idle.starting("English ship: Nassau -> Tortuga. By its letter, SE.")
    shown = (await ben("table show")).only
    form = await ben.form(shown, "Something else...", "War or peace...")
    begun = await form.send(**{"first-nation": "English", "second-nation": "Spanish", "what": "War"})
    assert "Change on the board: English ship." in begun.text
    hunts = await ben("icons", moves="english S")
    assert hunts.starting("English ship: Tortuga -> Havana. Hunts Ben, the only prey in reach: ")
    assert "the English are at war with Ben's nation" in hunts.text
    turn = await ben("turn")
    assert turn.starting("English ship scouts for Ben: 2 dice")


async def test_two_men_o_war_are_silent_beside_one_another(night: Evening) -> None:
    """And a navy that enters in war does so in a Man-o-War."""
    ben, _, _ = await at_sea(night)
    await ben("war", first="english", second="french")
    await ben("bounty", nation="english", count=1)
    await ben("enter", ship="french", zone="havana", name="Vaux", scouting=2)
    ended = await ben("round")
    assert ended.starting("French ship: off the board -> Havana. At sea, a Man-o-War, under Vaux")
    await ben("place", ship="english", zone="havana")
    turn = await ben("turn")
    for ship, other in (("English", "French"), ("French", "English")):
        assert (
            f"{ship} ship does not scout for Ben: Men-o-War do not scout beside one another ({other} ship)."
            in turn.lines
        )


async def test_a_lone_man_o_war_by_house_rule(night: Evening) -> None:
    """House rule S10: neither looks, and the line says by which house rule."""
    ben, _, _ = await at_sea(night)
    await ben("table rules", switch="S10", value="silent")
    await ben("war", first="english", second="french")
    await ben("bounty", nation="english", count=1)
    for ship in ("english", "dutch"):
        await ben("place", ship=ship, zone="havana")
    turn = await ben("turn")
    assert turn.starting("English ship does not scout for Ben: It is not at war with the Dutch ship")
    assert "(House rule S10.)" in turn.text


async def test_a_war_of_a_card_of_ones_own_is_told_by_taps(night: Evening) -> None:
    """In the form of any other card; the two nations are pressed, or drawn by the bot. The card is known from then on."""
    ben, _, _ = await at_sea(night)
    await ben("table rules", switch="cards", value="ours")
    shown = (await ben("table show")).only
    form = await ben.form(shown, "Another event...")
    asked = await form.send(title="Drums", effect="War: two nations are drawn")
    assert asked.title == "Which nations go to war?"
    assert "Draw for us" in asked.buttons
    told = await ben.press(asked.last, "Dutch and Spanish")
    assert told.starting("Dutch and Spanish are at war.")
    await ben("peace")
    again = await ben("other", title="Drums")
    assert again.title == "Which nations go to war?"
    drawn = await ben.press(again.last, "Draw for us")
    assert "are at war" in drawn.text


async def test_a_second_card_comes_with_a_captain_of_ones_own(night: Evening) -> None:
    """The variant: its icons are read off by the button that is there, and it is no other event of the round."""
    ben, _, _ = await at_sea(night)
    for switch, value in (("cards", "ours"), ("V1", "second-card")):
        await ben("table rules", switch=switch, value=value)
    await ben("place", ship="english", zone="tortuga")
    came = await ben("enter", ship="dutch", zone="curacao", name="Tromp", scouting=2)
    assert came.starting("Draw a second card with icons, and tell those with Icon card...")
    assert "(House rule V1.)" in came.text
    form = await ben.form(came.last, "Icon card...")
    moved = await form.send(first="English ship W")
    assert moved.starting("English ship: Tortuga -> Havana.")
    assert "already come this round" not in moved.text


async def test_what_cannot_be_told_of_a_war(night: Evening) -> None:
    """Each has a sentence, and changes nothing."""
    ben, _, _ = await at_sea(night)
    before = night.entries()
    assert "itself" in (await ben.refused("war", first="dutch", second="dutch")).text
    assert "No nations are at war." in (await ben.refused("peace")).text
    assert night.entries() == before
    await ben("war", first="dutch", second="english")
    assert "at war already" in (await ben.refused("war", first="english", second="dutch")).text
    assert "The French nation is in no war" in (await ben.refused("peace", first="french")).text


async def test_whether_another_war_takes_the_place_of_one_is_asked(night: Evening) -> None:
    """By command, form and card alike: both go on, or only the new one does. Title, log and Undo name every war that is over."""
    ben, _, _ = await at_sea(night)
    await ben("war", first="english", second="spanish")
    asked = await ben("war", first="english", second="dutch")
    assert asked.title == "Does the other war go on?"
    assert asked.lines[0].startswith("Dutch and English go to war, and English and Spanish are at war already.")
    both = await ben("table answer", answer="yes")
    assert both.title == "Dutch and English are at war"
    over = await ben("peace", first="english")
    assert over.title == "Dutch and English are at peace; English and Spanish are at peace"
    assert over.undo == "Undo: peace in 2 wars"
    assert "Dutch and English are at peace; English and Spanish are at peace" in (await ben("table log")).text
    back = await ben("table undo")
    assert back.starting("Taken back: Dutch and English are at peace; English and Spanish are at peace.")
    shown = (await ben("table show")).only
    form = await ben.form(shown, "Something else...", "War or peace...")
    asked = await form.send(**{"first-nation": "French", "second-nation": "Dutch", "what": "War"})
    assert asked.title == "Do the other wars go on?"
    new = await ben.press(asked.last, "No, only the new one")
    assert new.starting("English and Spanish are at peace. The new war takes its place, as the table said.")
    assert night.state()["war"] == [["dutch", "french"]]
    asked = await ben("event", card=WAR)
    assert asked.title == "Does the other war go on?"


async def test_a_ship_in_battle_is_of_another_class_once_that_is_over(night: Evening) -> None:
    """The war says when, the picture shows what fights, and the battle's end says what the ship is from now on."""
    ben, _, _ = await at_sea(night)
    await ben("place", ship="dutch", zone="havana")
    await ben("battle start", ship="dutch", aggressor="captain")
    begun = await ben("war", first="dutch", second="english")
    assert "The Dutch ship fights on as a frigate, and is a Man-o-War once its battle is over." in begun.text
    assert "Change on the board" not in begun.text
    shown = (await ben("table show")).only
    assert "**Dutch ship** (Frigate" in shown.text
    [picture] = shown.sent.attachments
    assert "Dutch ship: in Havana." in str(picture.description)
    over = await ben("battle end", result="captain-fled")
    assert "The Dutch ship is a Man-o-War from now on. Change on the board: Dutch ship." in over.lines
    assert "Dutch ship: a frigate again" in (await ben("table undo")).lines


async def test_cards_are_told_before_the_moves_that_they_cause(night: Evening) -> None:
    """In the order in which it all happened; of a card whose icons alone count, one house rule is named, that which says so."""
    ben, _, _ = await at_sea(night)
    await ben("table rules", switch="S9", value="icons")
    for nation in NATIONS:
        await ben("place", ship=nation.casefold(), zone="trinidad")
    came = await ben("event", card=MORE)
    cards = [place for place, line in enumerate(came.lines) if line.startswith("Event card:")]
    moved = [place for place, line in enumerate(came.lines) if line.partition(":")[0].endswith("ship")]
    assert min(moved) < cards[0] < max(moved)
    assert all(came.lines[place].endswith("only its icons count. (House rule S9.)") for place in cards)
