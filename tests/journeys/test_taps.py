"""Rounds by taps alone: everything on the table message, and in its forms, does what the command of the same name does."""

from __future__ import annotations

from tests.journeys.boards import at_sea
from tests.journeys.heard import Heard, Said
from tests.journeys.table import Evening, Player

MENU = "Something else..."


def shown(night: Evening) -> Said:
    """The table message as it is now."""
    [(message,)] = night.ask("SELECT message FROM tables WHERE ended IS NULL")
    [found] = [said for said in night.messages() if said.sent.id == message]
    return found


async def begun(night: Evening, **switches: str) -> tuple[Player, Player, Player]:
    """Ben and Ada are at sea, Cleo is in port, with the table message before them; nobody types anything after this."""
    crew = await at_sea(night)
    for switch, value in switches.items():
        await crew.ben("table rules", switch=switch, value=value)
    await crew.ben("table show")
    night.tally.lap()
    return crew


def positions(night: Evening) -> dict[str, tuple[str, str]]:
    """Where the captains are."""
    return {each["seat"]: (each["zone"], each.get("at", "port")) for each in night.state()["captains"]}


def typed(night: Evening) -> tuple[int, int]:
    """How many characters and commands it took since it began."""
    lap = night.tally.laps[-1].total
    return lap.characters, lap.commands


async def test_a_whole_round_with_the_bots_cards(night: Evening) -> None:
    """The card, three turns, the round's end: two taps for the table, and one for each step of a turn."""
    ben, ada, cleo = await begun(night)
    assert shown(night).buttons[:2] == ("Draw the event card", "Captain card...")
    await ben.press(shown(night), "Draw the event card")
    assert night.state()["events"] == 1
    await ben.press(shown(night), "Ben's turn")
    await ben.press(shown(night), "E Tortuga")
    assert positions(night)["s1"] == ("tortuga", "sea")
    await ben.press(shown(night), "Enter port")
    await ben.press(shown(night), "End turn (Ada is next)")
    await ada.press(shown(night), "SW Havana")
    await ada.choose(shown(night), MENU, "Spanish merchant raided: +1 bounty")
    await ada.press(shown(night), "End turn (Cleo is next)")
    await cleo.press(shown(night), "Leave port")
    await cleo.press(shown(night), "End turn (round 1 ends)")
    state = night.state()
    assert state["round"] == 2
    assert positions(night) == {"s1": ("tortuga", "port"), "s2": ("havana", "sea"), "s3": ("port-royal", "sea")}
    assert state["captains"][1]["bounties"] == {"dutch": 0, "english": 0, "french": 0, "spanish": 1}
    assert "Ben's turn" in shown(night).buttons
    assert typed(night) == (0, 0)
    assert max(each.taps for each in night.tally.laps[-1].players.values()) <= 6


async def test_rounds_with_cards_of_the_tables_own(night: Evening) -> None:
    """A captain is typed once and chosen by name from then on; icons are chosen, and an absent ship is skipped."""
    ben, ada, _ = await begun(night, cards="ours")
    assert shown(night).buttons[:4] == ("Captain card...", "Icon card...", "Another event...", "Ben's turn")
    assert "Book: 0 of 34 cards" in shown(night).lines
    form = await ben.form(shown(night), "Captain card...")
    await form.send(ship="Sloop", zone="Trinidad", name="Anne Bonny", skills="3 2 4")
    assert "Book: 1 of 34 cards" in shown(night).lines
    await end_round(night, ben)
    assert "Trinidad: Sloop (Anne Bonny, 3 dice)" in shown(night).lines
    icons = await ada.form(shown(night), "Icon card...")
    assert icons.part("first").options[0] == "Sloop N"
    assert icons.part("first").options[-1] == "Another ship (not on the board)"
    assert len(icons.part("first").options) == 9
    moved = await icons.send(first="Another ship (not on the board)", second="Sloop W")
    assert _public(moved).lines[0].startswith("Sloop: Trinidad -> Caracas.")
    choice = (await ben.choose(shown(night), MENU, "Correct...")).last
    await (await ben.form(choice, "Sloop: where...")).send(zone="Off the board")
    again = await ben.form(shown(night), "Captain card...")
    assert again.part("known").options == ("Anne Bonny",)
    await again.send(known="Anne Bonny")
    assert shown(night).starting("At the round's end: ") == "At the round's end: Sloop to Trinidad (Anne Bonny)"
    assert typed(night) == (len("Anne Bonny3 2 4"), 0)


async def test_another_event_makes_the_turn_what_comes_next(night: Evening) -> None:
    """A card with neither icons nor a captain is told with nothing typed."""
    ben, _, _ = await begun(night, cards="ours")
    await (await ben.form(shown(night), "Another event...")).send()
    assert night.state()["carded"]
    titled = await ben.form(shown(night), "Another event...")
    await titled.send(title="Dead calm")
    assert "Book: 1 of 34 cards" in shown(night).lines


async def end_round(night: Evening, who: Player) -> None:
    """All take their turns, and the round ends."""
    number = night.state()["round"]
    await who.press(shown(night), next(label for label in shown(night).buttons if label.endswith("'s turn")))
    while night.state()["round"] == number:
        await who.press(shown(night), next(label for label in shown(night).buttons if label.startswith("End turn")))


async def test_every_form_of_a_turn(night: Evening) -> None:
    """Gold, bounties, ship class, war, a correction and a death: each by its form."""
    ben, _, _ = await begun(night)
    await ben.press(shown(night), "Ben's turn")
    await (await ben.form(shown(night), MENU, "Gold and cargo...")).send(gold="12", cargo="3")
    await (await ben.form(shown(night), MENU, "Bounties...")).send(dutch="2", french="1")
    await (await ben.form(shown(night), MENU, "Ship class...")).send(**{"class": "Galleon"})
    assert (
        shown(night)
        .starting("Ben: ")
        .startswith("Ben: Havana, at sea; Spanish (Galleon), 2 Dutch and 1 French bounties; 12 gold, 3 cargo")
    )
    await (await ben.form(shown(night), MENU, "War or peace...")).send(first_nation="Dutch", second_nation="French")
    assert night.state()["war"] == [["dutch", "french"]]
    await (await ben.form(shown(night), MENU, "My captain died...")).send(zone="Tortuga, French")
    assert positions(night)["s1"] == ("tortuga", "port")
    assert shown(night).starting("Ben: ") == "Ben: Tortuga, in port; French, no bounty"


async def test_a_death_is_taken_back_whole(night: Evening) -> None:
    """The seat keeps its name, which is no part of an entry; it is said how to change that."""
    ben, _, _ = await begun(night)
    await ben.press(shown(night), "Ben's turn")
    before = positions(night)["s1"]
    form = await ben.form(shown(night), MENU, "My captain died...")
    assert [part.key for part in form.parts] == ["zone", "class"]
    await form.send(zone="Tortuga, French")
    assert shown(night).starting("Ben: ") == "Ben: Tortuga, in port; French, no bounty"
    assert shown(night).undo == "Undo: Ben's captain died"
    await ben.press(shown(night), shown(night).undo)
    assert positions(night)["s1"] == before
    assert "Ben: Havana, at sea; Spanish, no bounty" in shown(night).lines


async def test_everything_can_be_put_right(night: Evening) -> None:
    """A captain and a ship, from the quiet message behind Correct...; it shows where they are believed to be."""
    _, ada, _ = await begun(night)
    choice = (await ada.choose(shown(night), MENU, "Correct...")).last
    assert choice.ephemeral
    form = await ada.form(choice, "Cleo: where...")
    assert (form.part("zone").value, form.part("at").value) == ("Port Royal", "In port")
    await form.send(zone="Trinidad", at="At sea")
    assert positions(night)["s3"] == ("trinidad", "sea")
    placed = await ada.form(choice, "Frigate: where...")
    assert placed.part("zone").value == "Off the board"
    await placed.send(zone="Nassau", scouting="4")
    assert "Nassau: Frigate" in shown(night).text
    await (await ada.form(choice, "Frigate: where...")).send(zone="Off the board")
    assert "Nassau: Frigate" not in shown(night).text


async def test_an_attack_and_a_victory(night: Evening) -> None:
    """The ship in his zone is attacked, for a bounty of its nation, and beaten."""
    ben, _, _ = await at_sea(night)
    await ben("place", ship="dutch", zone="havana")
    await ben("table show")
    await ben.press(shown(night), "Ben's turn")
    fought = await ben.choose(shown(night), MENU, "Attack the Dutch ship")
    assert fought.last.lines[0].startswith("Ben attacks the Dutch ship in Havana: a battle begins.")
    assert night.state()["captains"][0]["bounties"]["dutch"] == 1
    beaten = await ben.choose(shown(night), MENU, "End as: Dutch ship sunk")
    assert _public(beaten).starting("Dutch ship: Havana -> off the board.")


def _public(heard: Heard) -> Said:
    """The report."""
    [said] = [each for each in heard.messages if not each.ephemeral and each is not heard.updated]
    return said


async def test_cards_of_the_tables_own_are_told_where_they_come_from(night: Evening) -> None:
    """What comes next names no command that a table with its own cards refuses; a card told once is chosen from then on."""
    ben, _, _ = await begun(night, cards="ours")
    come = "No enemy is on the board. They come with event cards: draw one, and tell the bot what it is."
    assert come in shown(night).lines
    titles = [one * 3 + other * 3 for one in "ABCDEF" for other in "vwxyz"]
    for title in titles:
        await ben("other", title=title)
    await end_round(night, ben)
    told = "draw the new round's event card, and tell what it is: Captain card, Icon card or Another event."
    assert f"Next: {told}" in shown(night).lines
    menu = shown(night).menu("A card known already")
    assert len(menu.options) == 25
    assert set(menu.options) < set(titles)
    await ben.choose(shown(night), "A card known already", menu.options[0])
    assert night.state()["carded"]
    assert shown(night).undo == f"Undo: Event card: {menu.options[0]}"


async def test_a_full_lobby_has_twelve_lines(night: Evening) -> None:
    """With twelve captains, one of whose seats is vacant, and cards of the table's own."""
    ben = night.player("Ben")
    await ben("table start", game="marauders", name="Friday")
    for number in range(11):
        await ben("captain", nation="english", zone="nassau", name=f"Captain {number}")
    await ben("table seat", name="Dora")
    await ben("table rules", switch="cards", value="ours")
    assert len(shown(night).lines) == 12
    assert shown(night).lines[-2] == "Without a captain so far: Dora"
