"""What a table of The Everrain shows: the lines that are pinned, the table message, the Enemy Phase, and undo."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.cogs._forms import COMMON
from bot.panels import everrain as panel
from bot.ui.ids import unpack_request
from bot.ui.message import Menu, Message
from rules.contract import Request
from tests.bot.everrain_samples import FULL, GAME, Evening, evening, report
from tests.bot.tables import check, labels, options, press

ABOARD = ("spawn ship:A points:1 cards:Hull Crawler", "spawn ship:B points:1 cards:Pale Stowaway")
HIT = "1 damage to crew in its zone (crew is in its zone). Rolled Damage, Move: Damage for 1 damage; Move unused"


def sailing(*texts: str, ships: int = 2, **house: str) -> Evening:
    """A table with so many ships after these requests: Petrel (A), Gannet (B), Tern (C), Gull (D)."""
    night = Evening(GAME, **house)
    night.named = True
    for text in (*("ship",) * ships, *texts):
        night(text)
    return night


def state(night: Evening) -> Message:
    """The table message after the last entry, within its limits."""
    message = panel.state(night.view(), night.last)
    check(message)
    assert len(message.lines) <= 12
    return message


def menus(message: Message) -> dict[str, list[str]]:
    """The labels of its menus by what they say while nothing is chosen."""
    return {row.placeholder: [each.label for each in row.presses] for row in message.rows if isinstance(row, Menu)}


# ------------------------------------------------------------------------------------------------ what is pinned


def test_the_cards_that_were_turned_up_are_told_with_what_would_have_gone_over() -> None:
    message = report(sailing("correct act:3")("spawn ship:B points:3 cards:2,3,1"))
    assert "Turned up 2, 3, 1: took 2, 1; discarded 3 (2 + 3 > 3)" in message.lines
    assert message.title == "Spawn 3: B Gannet"
    assert message.footer == "Invented sample cards, not the printed ones."
    twice = report(sailing("correct act:3")("spawn ship:B points:4 cards:2,3,3,2"))
    assert "Turned up 2, 3, 3, 2: took 2, 2; discarded 3, 3 (2 + 3 > 4)" in twice.lines


def test_each_enemy_has_its_node_the_fate_die_and_where_it_goes_instead() -> None:
    night = sailing()
    [line, *_] = report(night("spawn ship:A points:1 cards:Hull Crawler")).lines
    node = night.state.enemies[0].zone
    assert line.startswith(f"A1: Hull Crawler on node {node}: Fate die {node}; if crew stands there: node ")
    night("crew ship:A zones:none")
    told = report(night("spawn ship:A points:1 cards:Pale Stowaway")).lines[0]
    assert "if crew stands there" not in told
    full = report(evening("ship", "spawn ship:A points:1", game=FULL)("spawn ship:A points:1")).lines[0]
    assert full.endswith("no black node is free, so any zone with room")


@pytest.mark.parametrize(
    ("before", "text", "line"),
    [
        ((), "agenda steps:7", "Agenda 0 -> 7: 7 steps; an effect says so"),
        (
            ("agenda steps:7", "correct foes:2"),
            "agenda steps:5",
            "Agenda 7 -> 2 (Enemy Discovery 2 -> 3): 5 steps, one lap; an effect says so",
        ),
        (
            ("agenda steps:2",),
            "agenda steps:20",
            "Agenda 2 -> 2 (Enemy Discovery 0 -> 2): 20 steps, 2 laps; an effect says so",
        ),
        (("agenda steps:7",), "agenda steps:-3", "Agenda 7 -> 4: back by 3; an effect says so"),
    ],
)
def test_the_agenda_says_before_and_after_with_laps(before: tuple[str, ...], text: str, line: str) -> None:
    assert line in report(sailing(*before)(text)).lines


def test_a_ship_without_a_chart_tells_the_hands_what_to_do_and_how_its_dice_were_used() -> None:
    night = sailing("enemyship card:The Maw", "crew ship:A zones:none", "phase")
    message = report(night("activate enemy:the-maw dice:M,D,D,O shows:A fire; B 2; to 4"))
    assert message.title == "The Maw acts"
    assert message.lines[0].startswith("On the board: The Maw stays as it faces, Petrel lies in its pattern; 2 damage")
    assert message.lines[3].startswith("The Maw: 1 step toward an island, 3 steps left")
    assert message.lines[4] == (
        "The Maw rolls Move, Damage, Damage, Omen: Move for a step; Damage, Damage for 2 damage; Omen unused"
    )
    assert message.lines[5].startswith("The Maw: target A Petrel, under fire already; B Gannet 2 steps (")


def test_a_ship_onward_and_one_that_waits() -> None:
    night = sailing("enemyship card:The Maw", "enemyship card:The Tallow King", "phase")
    onward = report(night("activate enemy:the-maw dice:M,M,D,O shows:A out; B out; to 4")).lines
    assert onward[0] == "The Maw: 2 steps toward an island, 2 steps left (nobody is in range)"
    waits = report(night("activate enemy:the-tallow-king dice:M,M,D,O shows:A out; B out")).lines
    assert waits[0] == "The Tallow King: waits, it has no destination"


def test_with_the_chart_the_hexes_are_told() -> None:
    night = evening("ship hex:9,0", "reveal hex:-1,3 kind:altar", named=True)
    placed = report(night("enemyship card:The Drowned Bell hex:-1,0")).lines[0]
    assert placed.startswith("The Drowned Bell comes at -1,0, facing SE: it heads for an altar at -1,3 (the nearest")
    night("phase")
    line = report(night("activate enemy:the-drowned-bell dice:M,O,M")).lines[0]
    assert line.startswith("The Drowned Bell: 2 steps toward an altar at -1,3, one step left; to -1,1, then -1,2")


def test_an_enemy_on_deck_says_its_dice_and_what_comes_of_them() -> None:
    night = sailing(*ABOARD, "phase")
    hit = report(night("activate enemy:A1 dice:D,M shows:0")).lines[0]
    assert hit == f"A1 Hull Crawler: {HIT}"
    calm = report(night("activate enemy:B1 shows:nobody")).lines[0]
    assert calm == "B1 Pale Stowaway: nothing (no crew is On Deck)"


def test_own_cards_are_turned_up_by_the_hands_first() -> None:
    night = sailing(cards="ours")
    lines = report(night("spawn ship:A points:1")).lines
    assert lines[0] == "Turn up cards until exactly 1; discard what would go over. Taken: 1"
    assert lines[1].startswith("A1: an enemy of act 1 on node ")
    night("name enemy:A1 name:Cave Crab health:3")
    assert panel.happened(night("damage enemy:A1 amount:1")) == "Trauma 1: A1 Cave Crab"


def test_house_rules_are_named_only_where_they_differ() -> None:
    usual = report(sailing()("spawn ship:A points:1")).lines
    assert not any("House rule" in line for line in usual)
    night = Evening(black_node="players")
    night("ship")
    chosen = report(night("spawn ship:A points:1", "4")).lines[0]
    assert ": the players chose it, by house rule E4" in chosen


# ------------------------------------------------------------------------------------------------ the table message


def test_it_says_whose_step_it_is_what_is_coming_and_who_is_there() -> None:
    night = sailing(*ABOARD, "enemyship card:The Maw", "correct agenda:7 foes:3", "damage enemy:A1 amount:1")
    zones = [each.zone for each in night.state.enemies]
    assert panel.state(night.view(), None).lines == (
        "Player Phase, round 1. First player: A Petrel.",
        "Agenda 7 of 10; this phase brings 4: wraps, enemy discovery 3 -> 4 = Act II",
        "Act I. Discovery: players 0, enemy 3 of 16; Act II at 4",
        f"A Petrel: A1 Hull Crawler (node {zones[0]}) Trauma 1 of 2",
        f"B Gannet: B1 Pale Stowaway (node {zones[1]})",
        "The Maw: heads for an island",
    )


def test_what_comes_is_said_for_the_elder_one_and_the_end_too() -> None:
    near = sailing("discovery side:enemy steps:4", "correct act:4 foes:11 elder:12 agenda:9")
    assert "12 = the Elder One stirs" in panel.state(near.view(), None).lines[1]
    last = sailing("correct act:4 foes:15 agenda:9")
    assert "enemy discovery 15 -> 16 = the end of the track" in panel.state(last.view(), None).lines[1]
    due = sailing("discovery side:players steps:4")
    assert "Act II is due: it begins when this turn is over." in panel.state(due.view(), None).lines
    assert press(state(due), "Act II begins") == ("do", "act;")


def test_the_player_phase_has_its_rows() -> None:
    night = sailing(*ABOARD, "enemyship card:The Maw")
    message = state(night)
    assert labels(message)[:5] == ["Enemy Phase", "Spawn on deck...", "Enemy ship...", "Agenda...", "Discovery..."]
    assert [press(message, label) for label in labels(message)[:5]] == [
        ("do", "phase;"),
        ("form", "spawn;"),
        ("form", "enemyship;"),
        ("form", "agenda;"),
        ("form", "discovery;"),
    ]
    left = menus(message)["Left play..."]
    assert left[:3] == ["A1 Hull Crawler: destroyed", "B1 Pale Stowaway: destroyed", "The Maw: destroyed"]
    assert {"The Maw: banished", "A Petrel: visited a Port", "B Gannet: sunk", "An enemy ship was boarded..."} <= set(
        left
    )
    assert unpack_request(press(message, "B Gannet: sunk")[1]) == Request("sink", None, (("ship", "s2"),))
    assert labels(message)[5:] == ["Undo: The Maw comes", "Why?", "Help"]
    assert press(state(sailing("turn")), "Turn over: B Gannet") == ("do", "turn;")


def test_every_form_that_a_button_opens_is_there() -> None:
    night = sailing(*ABOARD, "enemyship card:The Maw", "reveal hex:0,0 kind:port")
    for message in (state(night), panel.state(night("phase").after, None), panel.state(Evening().view(), None)):
        pressed = [each for row in message.rows for each in (row.presses if isinstance(row, Menu) else row)]
        opened = {each.arg.partition(";")[0] for each in pressed if each.verb == "form"}
        assert opened
        assert opened <= {*panel.FORMS, *COMMON}


@pytest.mark.parametrize("points", [1, 4])
def test_it_never_has_more_than_twelve_lines(points: int) -> None:
    ships = ("A", "B", "C", "D")
    aboard = [f"spawn ship:{each} points:{points}" for each in ships for _ in range(3)]
    night = sailing("correct act:3", *aboard, *("enemyship",) * 5, "storm size:2", "storm size:3", ships=4)
    named = " ".join(state(night).lines)
    assert all(f"{each}1 " in named for each in ships)
    assert "Storms: " in named
    many = [each for each in options(state(night)) if each.label.endswith("destroyed")]
    assert not many
    assert press(state(night), "One was destroyed...") == ("form", "destroy;")
    night("phase", "toward", "toward")
    assert len(state(night).lines) <= 12
    night("activate enemy:A shows:" + "; ".join(f"{each.handle} 0" for each in night.state.on_deck("s1")))
    assert len(state(night).lines) <= 12


# ------------------------------------------------------------------------------------------------ the Enemy Phase


def test_the_phase_is_one_message_that_walks_the_steps() -> None:
    night = sailing(*ABOARD, "enemyship card:The Maw")
    began = night("phase")
    assert panel.begins_round(began)
    assert not panel.walks(began)
    assert report(began).lines == ("Nothing to do: no Elder One, no storm.",)
    assert panel.is_new_round(night.view())
    assert state(night).lines[0] == (
        "Enemy Phase, round 1: the enemies On Deck. To activate, in any order, a deck at a time: A Petrel, B Gannet."
    )
    assert labels(state(night))[:2] == ["A Petrel: 1 enemy acts...", "B Gannet: 1 enemy acts..."]
    assert "Go on" not in labels(state(night))
    acted = night("activate enemy:A1 dice:D,M shows:0")
    assert panel.walks(acted)
    assert not panel.is_new_round(night.view())
    assert state(night).lines[:2] == (
        f"A1 Hull Crawler: {HIT}",
        "Enemy Phase, round 1: the enemies On Deck. To activate: B Gannet.",
    )
    night("activate enemy:B shows:B1 nobody")
    assert labels(state(night))[0] == "The Maw acts..."
    assert "Go on" not in labels(state(night))
    night("activate enemy:the-maw dice:M,M,D,O shows:A out; B out; to 4")
    assert labels(state(night))[0] == "Go on"
    over = night("phase")
    assert panel.walks(over)
    assert state(night).lines[:3] == (
        "Agenda 0 -> 4: 4 steps; 2, and one for each player's ship",
        "The Enemy Phase of round 1 is over. The First Player token goes to B Gannet: round 2 begins.",
        "Player Phase, round 2. First player: B Gannet.",
    )


def test_a_deck_plays_at_once_when_nothing_must_be_asked() -> None:
    night = sailing(*ABOARD, "crew ship:A zones:none", "phase")
    message = state(night)
    assert unpack_request(press(message, "A Petrel: 1 enemy acts")[1]) == Request("activate", None, (("enemy", "A"),))
    assert press(message, "B Gannet: 1 enemy acts...") == ("form", "deck;s2")


def test_a_ship_plays_at_once_with_the_chart() -> None:
    night = evening("ship hex:9,0", "reveal hex:0,0 kind:island", "enemyship card:The Maw hex:3,0", "phase", named=True)
    message = state(night)
    assert unpack_request(press(message, "The Maw acts")[1]) == Request("activate", None, (("enemy", "the-maw"),))
    blind = sailing("enemyship card:The Maw", "phase")
    assert press(state(blind), "The Maw acts...") == ("form", "activate;the-maw")


def test_only_the_deck_that_has_begun_goes_on() -> None:
    night = sailing(*ABOARD, "spawn ship:A points:1 cards:Brine Leech", "phase", "activate enemy:A1 shows:nobody")
    assert [label for label in labels(state(night)) if "enemy acts" in label or label == "Go on"] == [
        "A Petrel: 1 enemy acts..."
    ]


def test_who_is_to_act_is_said_once_where_the_table_message_stands_below_and_by_a_message_of_its_own() -> None:
    night = sailing("enemyship card:The Maw", "elder", "phase")
    message = state(night)
    assert message.lines[0] == "Enemy Phase, round 1: the Elder One. To activate: The Rain Below."
    assert labels(message)[0] == "The Rain Below acts..."
    night("activate enemy:the-rain-below shows:A out; B out; to 4")
    went = night("phase")
    assert "To activate: The Maw." in report(went).lines
    assert sum("To activate: The Maw." in line for line in state(night).lines) == 1


def test_a_table_without_a_ship_says_so_and_offers_that_one_joins() -> None:
    night = evening()
    message = state(night)
    assert message.lines[0] == "No ship has joined yet. Let one join: /everrain ship"
    assert labels(message)[:4] == ["A ship joins...", "Enemy ship...", "Agenda...", "Discovery..."]


def test_an_act_that_begins_with_the_phase_tells_each_of_its_steps() -> None:
    night = sailing("correct agenda:8 foes:3")
    night("phase", "no")
    assert night.last is not None
    lines = report(night.last).lines
    assert "Act II begins: the enemy was first." in lines
    assert "Elder One's token 16 -> 12: one space for each by which the enemy leads" in lines
    assert "Pay the wages, and put the Ongoing Story cards on top of their decks." in lines
    assert "Player Discovery 0 -> 4: the slower token moves up to the faster one" in lines
    assert "No enemy ship comes: no Enemy Ship Spawn space is discovered and free." in lines
    assert not panel.walks(night.last)


def test_at_a_quiet_table_steps_are_told_by_the_table_message_alone() -> None:
    night = sailing(*ABOARD, "phase")
    acted = night("activate enemy:A1 dice:D,M shows:0")
    quiet = replace(acted.after, table=replace(acted.after.table, talk="quiet"))
    assert not panel.urgent(acted)
    assert panel.state(quiet, replace(acted, after=quiet)).lines[0].startswith("Enemy Phase, round 1")


# ------------------------------------------------------------------------------------------------ leaving play, back and forth


def test_how_somebody_left_says_where_the_card_goes() -> None:
    night = sailing(*ABOARD, "damage enemy:A1 amount:1")
    banished = report(night("banish enemy:A1")).lines
    assert banished[0].startswith(
        "A1 Hull Crawler is banished with 1 health left; its card goes to the Enemy discard pile"
    )
    assert banished[1].startswith("Agenda 0 -> 1: one step; its remaining health")
    destroyed = night("destroy enemy:B1")
    fell = panel.line(destroyed).lines[0]
    assert fell.startswith("B1 Pale Stowaway is destroyed")
    assert panel.report(destroyed) is None
    assert state(night).lines[0] == fell
    assert labels(state(night))[-4:-2] == ["Undo: B1 Pale Stowaway destroyed", "Why?"]


def test_a_ship_that_sinks_says_what_becomes_of_it() -> None:
    night = evening("ship hex:5,0", "reveal hex:0,0 kind:port", "spawn ship:A points:1 cards:Hull Crawler", named=True)
    lines = report(night("sink ship:A")).lines
    assert "A Petrel sinks: the table said so. Put a Shipwreck at 5,0; the new ship begins in the Port at 0,0." in lines
    assert any(line.startswith("A1 Hull Crawler is discarded") for line in lines)
    assert not any(line.startswith("Agenda") for line in lines)


def test_undo_says_what_the_hands_do() -> None:
    night = sailing("agenda steps:3")
    came = night("spawn ship:A points:1 cards:Hull Crawler")
    assert came.before is not None
    back = replace(came.after, state=came.before)
    assert panel.differences(back, came.after.state) == ("Off the board: A1 Hull Crawler.",)
    zone = night.state.enemies[0].zone
    assert panel.differences(came.after, came.before) == (f"A1 Hull Crawler stands on node {zone}.",)
    moved = night("agenda steps:9")
    assert moved.before is not None
    before = replace(moved.after, state=moved.before)
    assert panel.differences(before, moved.after.state) == (
        "The agenda token stands on 3.",
        "The Enemy Discovery token stands on 0.",
    )


def test_long_names_leave_the_verb_of_a_button() -> None:
    night = sailing("turn")
    night.named = True
    view = night.view()
    long = replace(view, seats={key: replace(seat, name="N" * 32) for key, seat in view.seats.items()})
    [turn] = [label for label in labels(panel.state(long, None)) if label.startswith("Turn over: B N")]
    assert len(turn) <= 34


def test_reports_are_addressed_to_whom_they_hit() -> None:
    night = sailing("enemyship card:The Maw", "crew ship:A zones:none", "phase")
    hit = night("activate enemy:the-maw dice:M,D,D,O shows:A fire; B 2; to 4")
    assert panel.addressed(hit) == ("s1",)
    assert panel.addressed(night("spawn ship:B points:1")) == ("s2",)
    assert panel.called(sailing()("turn")) == "s2"
