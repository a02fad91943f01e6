"""What is said at a table of The Everrain is what is known: untold cards, reasons as they came out, names that are long."""

from __future__ import annotations

from bot.panels import everrain as panel
from tests.bot.everrain_samples import evening, report
from tests.bot.test_everrain_panel import ABOARD, menus, sailing, state


def test_a_ship_of_the_tables_own_whose_card_nobody_told_has_a_destination_that_is_not_told() -> None:
    night = sailing(cards="ours")
    assert report(night("enemyship")).lines[0] == (
        "Ship 1 comes on its Enemy Ship Spawn space: turn it toward its destination, by the lower right of its card; "
        "if there is none on the board it waits: choose its facing"
    )
    assert "Ship 1: its card was not told" in state(night).lines
    arose = report(night("elder")).lines
    assert "Turn its board up, and place its miniature as it says. Then resolve its “Upon Awakening”." in arose
    gone = panel.line(night("destroy enemy:ship-1")).lines[0]
    assert "its card is shuffled into the ship deck" in gone
    night("spawn ship:A points:1")
    gone = panel.line(night("destroy enemy:A1")).lines[0]
    assert "Spoils as its card says; its card goes to the Enemy discard pile" in gone


def test_at_a_table_with_its_own_cards_an_act_says_what_to_shuffle_and_undo_what_to_take_out() -> None:
    night = sailing("correct foes:3", "discovery side:enemy steps:1", cards="ours")
    before = night.state
    came = night("turn", "no")
    lines = report(came).lines
    assert (
        "Shuffle the cards of Act II into what is left of the Enemy Deck; the discarded ones stay where they are."
        in lines
    )
    after, night.state = night.state, before
    moves = panel.differences(night.view(), after, came.events)
    assert "Take the cards of Act II out of the Enemy Deck." in moves
    wages = "Wages that were paid for it, and Order tokens that were taken, go back."
    assert wages in moves
    assert wages not in panel.differences(night.view(), after)


def test_a_ship_that_waits_is_not_said_to_head_for_something() -> None:
    night = evening("ship hex:9,0", "enemyship card:The Maw hex:0,0 facing:E", named=True)
    assert "The Maw at 0,0, facing E: waits for an island" in state(night).lines
    night("reveal hex:4,0 kind:island")
    assert "The Maw at 0,0, facing E: heads for an island at 4,0" in state(night).lines


def test_reasons_are_said_as_what_came_of_them_shows() -> None:
    night = sailing(*ABOARD)
    launched = panel.why(night("enemyship card:The Tallow King"))
    assert any(line.startswith("Why: without a destination it faces where") for line in launched)
    night("phase")
    reached = report(night("activate enemy:A1 dice:M,M shows:1")).lines[0]
    assert "(it reaches the nearest crew, with no damage left)" in reached
    told = panel.why(night("destroy enemy:B1"))
    assert any(line.startswith("Why: the table said so.") for line in told)
    killed = panel.why(night("damage enemy:A1 amount:9"))
    assert any(line.startswith("Why: its Trauma reached its health.") for line in killed)


def test_the_hands_turn_a_ship_only_after_it_has_moved() -> None:
    night = sailing("enemyship card:The Maw", "crew ship:A zones:none", "phase")
    turned = report(night("activate enemy:the-maw dice:M,M,D,D shows:A 1; B out; to 4")).lines
    assert turned[0].startswith("The Maw: 1 step toward")
    assert turned[1].startswith("On the board: turn The Maw so that Petrel lies in its pattern")


def test_a_shipwreck_goes_off_the_chart_again_by_undo() -> None:
    night = evening("ship hex:3,0", "reveal hex:3,0 kind:sea", "reveal hex:-2,0 kind:port", named=True)
    before = night.state
    night("sink ship:A")
    after, night.state = night.state, before
    assert "Take the Shipwreck off 3,0." in panel.differences(night.view(), after)


def test_long_names_give_way_and_what_happened_stays() -> None:
    night = sailing("spawn ship:A points:1", "enemyship", cards="ours")
    name = "The Very Long And Winding Name of an Enemy from the Deep Sea Beyond the Rain, called Wharf Horror"
    night(f"name enemy:A1 name:{name} health:3")
    night(f"name enemy:ship-1 name:{name} health:3")
    left = menus(state(night))["Left play..."]
    assert len(set(left)) == len(left)
    assert [each.rpartition(": ")[2] for each in left[:4]] == ["destroyed", "destroyed", "banished", "banished"]
    assert panel.undo_label(night("destroy enemy:A1")).endswith("… destroyed")


def test_a_ship_that_comes_near_and_has_no_damage_left_does_not_fire_which_is_said() -> None:
    night = sailing("enemyship card:The Maw", "phase")
    lines = report(night("activate enemy:the-maw dice:M,D,D,O shows:A out; B 2; to 3")).lines
    assert lines[0].startswith("The Maw: 2 steps toward B Gannet; under fire then, with no damage left (")


def test_at_a_table_with_its_own_cards_the_black_nodes_are_said_to_be_invented() -> None:
    night = sailing(cards="ours")
    footer = report(night("spawn ship:A points:1")).footer
    assert footer == "By an invented Ship Board, with black nodes 1, 3, 4, 7, 9: on another one place them by its own."


def test_what_was_told_of_a_ship_that_sinks_by_it_is_not_said_of_the_new_one() -> None:
    lines = report(sailing()("crew ship:A zones:1,2 broken:0,1,2,3,4,5,6,7,8,9")).lines
    assert any(line.startswith("A Petrel sinks") for line in lines)
    assert not any("crew in zones" in line for line in lines)


def test_a_ship_that_was_just_told_to_have_no_destination_waits_for_one() -> None:
    night = sailing("enemyship card:The Maw", "phase")
    night("activate enemy:the-maw dice:M,M,D,O shows:A out; B out; to none")
    assert "The Maw: waits for an island" in state(night).lines
