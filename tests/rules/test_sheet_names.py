"""A sheet that calls a card or chip by its name alone: that one is out of its deck or bag, and no more are out than there are."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from rules import sheet
from rules.betrayal.bags import in_game, inside
from rules.betrayal.state import Enemy, Realm, Unit
from rules.contract import State
from rules.everrain.deck import piles
from rules.everrain.state import Voyage
from rules.marauders.deck import remaining
from rules.marauders.state import Sea
from tests.rules.sheets import (
    BETRAYAL,
    EVERRAIN,
    MARAUDERS,
    AnyGame,
    amended,
    realm,
    refused,
    sea,
    text_of,
    voyage,
    with_line,
)

FIGHT = (
    "party adventurers: 2\nparty xp: 12\nbattle mode: clash\nbattle hexes: 6\n"
    "battle pool: points 24; source party; adventurers 2; xp 12; session 1; difficulty adept\n"
)
ABOARD = "ship s1: letter A\n"


def entered(game: AnyGame, lines: str, state: State | None = None) -> Any:
    """The state after these lines of an empty sheet; that of its own sheet, too, and sound."""
    before = game.start({}) if state is None else state
    told = {line.partition(":")[0] for line in lines.splitlines()}
    text = "\n".join([*(line.text for line in sheet.written(before) if line.key not in told), lines])
    after, _ = amended(game, before, text)
    assert game.faults(after) == ()
    assert sheet.read(after, text_of(after)) == ()
    fresh, _ = amended(game, game.start({}), text_of(after))
    assert fresh == after
    return after


# ------------------------------------------------------------------------------------------------ Betrayal


def bag(state: Realm) -> list[str]:
    """All pieces that can be drawn."""
    return [*inside(BETRAYAL.pack, state, "low"), *inside(BETRAYAL.pack, state, "high")]


def test_chips_are_out_of_their_bags() -> None:
    """On the map, on the stack, kept as companions; on whichever side, with a slip, of a province."""
    state = entered(
        BETRAYAL,
        FIGHT
        + "battle unit 1: hex 1; level 1; name Mudcrab\nbattle unit 2: hex 2; level 5; name reef mudcrb\n"
        + "battle stack 3: hex 3; level 20; name Blood Countess\ncompanion C2: level 5; name Pack Leader",
    )
    pieces = [enemy.piece for enemy in state.out]
    assert pieces == ["mudcrab-1", "mudcrab-2", "blood-duellist-1", "grey-wolf-1"]
    assert state.battle.units[0].enemy.side == BETRAYAL.pack.chip("mudcrab-1").low
    assert {*bag(state)} == {piece for piece, _ in in_game(BETRAYAL.pack, state)} - {*pieces}


def test_more_chips_than_there_are() -> None:
    lines = FIGHT + "".join(f"battle unit {n}: hex {n}; level 1; name Mudcrab\n" for n in range(1, 5))
    error = refused(BETRAYAL, Realm(), lines)
    assert (error.code, error.facts) == (
        "sheet-too-many",
        {"key": "battle unit 4", "name": "Mudcrab", "told": 4, "count": 3},
    )


def test_a_level_that_a_chip_has_not() -> None:
    error = refused(BETRAYAL, Realm(), FIGHT + "battle unit 1: hex 1; level 10; name Mudcrab")
    assert (error.code, error.facts["name"], error.facts["levels"]) == ("betrayal-wrong-level", "Mudcrab", ("1",))


def test_a_chip_gets_another_name() -> None:
    """Its old piece is in the bag again, also where the line still says that; taking the piece off the line changes nothing."""
    state = entered(BETRAYAL, FIGHT + "battle unit 1: hex 1; level 1; name Mudcrab")
    (line,) = (line for line in sheet.written(state) if line.key == "battle unit 1")
    after, _ = amended(BETRAYAL, state, with_line(state, line.key, line.value.replace("Mudcrab", "Cave Rat")))
    assert after.out[0].piece == "cave-rat-1"
    assert "mudcrab-1" in bag(after)
    own, _ = amended(BETRAYAL, state, with_line(state, line.key, line.value.replace("Mudcrab", "Salt Crab")))
    assert (own.out[0].piece, own.out[0].name) == (None, "Salt Crab")
    same = refused(BETRAYAL, state, with_line(state, line.key, "hex 1; level 1; name Mudcrab"))
    assert same.code == "sheet-unchanged"


def test_chips_that_the_pack_does_not_know_stay_own() -> None:
    state = entered(BETRAYAL, FIGHT + "battle unit 1: hex 1; level 1; name Salt Ghast; enemy-health 2")
    assert state.out == (Enemy(side=replace(state.out[0].side, level=1, name="Salt Ghast", health=2)),)
    ours = entered(BETRAYAL, FIGHT + "cards: ours\nbattle unit 1: hex 1; level 1; name Mudcrab", Realm(cards="ours"))
    assert ours.out[0].piece is None


def test_an_own_chip_that_was_there_before_stays_own() -> None:
    """Chips of the table's own, played before the bot's were: a correction of something else is no correction of them."""
    state = entered(BETRAYAL, FIGHT + "battle unit 1: hex 1; level 1; name Mudcrab", Realm(cards="ours"))
    after, changes = amended(BETRAYAL, state, with_line(state, "cards", "bot").replace("party xp: 12", "party xp: 13"))
    assert after.out == state.out
    assert {change.key for change in changes} == {"cards", "party xp"}


def test_quest_units_by_their_names() -> None:
    state = entered(BETRAYAL, FIGHT + "battle unit 1: hex 1; level 0; quest Lich Deslandra\nbattle gone: Zirik")
    unit: Unit = state.battle.units[0]
    assert (unit.quest, unit.enemy.name) == ("lich-deslandra", "Lich Deslandra")
    assert state.battle.gone == ("zirik",)


# ------------------------------------------------------------------------------------------------ The Everrain


def test_enemy_cards_are_out_of_the_deck() -> None:
    """In play with what is printed, and discarded by their titles."""
    lines = "enemies A1: seat s1; act 1; name Hull Crawler; wounds 1\nenemies A2: seat s1; act 1; name lantern eel; zone 3\n"
    state: Voyage = entered(EVERRAIN, ABOARD + lines + 'discard: "Hull Crawler", brine-leech')
    assert [(each.card, each.health) for each in state.enemies] == [("hull-crawler", 2), ("lantern-eel", 2)]
    deck = piles(EVERRAIN.pack, state).deck
    assert (deck.count("hull-crawler"), deck.count("lantern-eel"), deck.count("brine-leech")) == (2, 2, 3)


@pytest.mark.parametrize(
    ("lines", "key", "told", "count"),
    [
        ('enemies A1: seat s1; act 2; name Gull Mother\ndiscard: "Gull Mother", gull-mother', "enemies A1", 3, 2),
        (
            "enemies A1: seat s1; act 2; name Gull Mother\nenemies A2: seat s1; act 2; name Gull Mother",
            "enemies A2",
            2,
            1,
        ),
        ("discard: mast-wyrm, mast-wyrm, mast-wyrm", "discard", 3, 2),
        ("vessel a: name The Maw\nvessel b: name The Maw", "vessel b", 2, 1),
    ],
)
def test_more_cards_than_there_are(lines: str, key: str, told: int, count: int) -> None:
    """Cards, or miniatures."""
    error = refused(EVERRAIN, Voyage(), ABOARD + lines)
    assert error.code == "sheet-too-many"
    assert (error.facts["key"], error.facts["told"], error.facts["count"]) == (key, told, count)


def test_enemy_ships_have_their_cards() -> None:
    """By their names or keys; an Elder One too; what was told stays."""
    state: Voyage = entered(EVERRAIN, "vessel the-maw: wounds 2\nvessel x: name Widow; health 9\nvessel y: elder yes")
    assert [each.card for each in state.vessels] == ["the-maw", None, None]
    state = entered(EVERRAIN, "vessel x: name The Salt Widow; health 9\nvessel y: elder yes; name The Rain Below")
    assert [each.card for each in state.vessels] == ["the-salt-widow", "the-rain-below"]
    assert state.vessels[0].health == 9
    assert state.vessels[0].dice is not None


# ------------------------------------------------------------------------------------------------ Merchants & Marauders


def test_captain_cards_are_out_of_the_deck() -> None:
    """In command, on display, discarded and removed, by names, titles or keys."""
    state: Sea = entered(
        MARAUDERS,
        "ship sloop: zone Tortuga\nship sloop stack nan: zone tortuga; name Nan Corraghan; scouting 4\n"
        "ship dutch queued luc: zone Curacao; name Own Man; scouting 2\n"
        'ship french queued luc-de-montrevers: zone tortuga; scouting 3\ndiscard: "Dead calm", whales\nremoved: "Sukey Marlock"',
    )
    (nan,) = state.ship("sloop").stack
    assert (nan.key, nan.scouting, nan.name) == ("nan-corraghan", 4, "Nan Corraghan")
    assert nan.seamanship is not None
    assert state.ship("dutch").queued[0].key == "luc"
    assert state.ship("french").queued[0].name == "Luc de Montrevers"
    assert (state.discard, state.removed) == (("dead-calm", "whales"), ("sukey-marlock",))
    left = {card.key for card in remaining(MARAUDERS.pack, state)}
    gone = {"nan-corraghan", "luc-de-montrevers", "dead-calm", "whales", "sukey-marlock"}
    assert left == {card.key for card in MARAUDERS.pack.cards} - gone


def test_a_captain_in_two_places() -> None:
    lines = "ship sloop: zone Tortuga\nship sloop stack x: zone tortuga; name Nan Corraghan; scouting 4"
    text = text_of(Sea()).replace("ship sloop: zone none", lines).replace("discard: none", "discard: nan-corraghan")
    error = refused(MARAUDERS, Sea(), text)
    assert error.code == "sheet-too-many"
    assert (error.facts["key"], error.facts["name"]) == ("ship sloop stack nan-corraghan", "Nan Corraghan")


def test_a_captain_of_another_ship() -> None:
    error = refused(
        MARAUDERS, Sea(), f"{text_of(Sea())}\nship dutch queued x: zone tortuga; name Nan Corraghan; scouting 4"
    )
    assert (error.code, error.facts["field"], error.facts["expected"]) == ("sheet-bad-value", "name", "near")


def test_ships_in_any_order() -> None:
    """One without a line is off the board."""
    lines = [line for line in text_of(Sea()).splitlines() if not line.startswith(("ship dutch", "ship sloop"))]
    text = "\n".join([*lines, "ship sloop stack x: zone tortuga; scouting 2", "ship sloop: zone tortuga"])
    after, changes = amended(MARAUDERS, Sea(), text)
    assert [ship.key for ship in after.ships] == [ship.key for ship in Sea().ships]
    assert {change.key for change in changes} == {"ship sloop", "ship sloop stack x"}


# ------------------------------------------------------------------------------------------------ what is not there


@pytest.mark.parametrize(
    ("game", "line", "key", "field", "values"),
    [
        (MARAUDERS, "turn: s9", "turn", "none", ("s1", "s2")),
        (MARAUDERS, "begun: s1, s9", "begun", "none", ("s1", "s2")),
        (MARAUDERS, "early: x", "early", "none", ("s1", "s2")),
        (MARAUDERS, "compared 1: what gold; seats s1, s3; most s1", "compared 1", "seats", ("s1", "s2")),
        (MARAUDERS, "captain s1: nation dutch; zone habana bay", "captain s1", "zone", ("havana",)),
        (MARAUDERS, "captain s1: nation dutch; zone havana; ship-class sloup", None, "", ()),
        (MARAUDERS, "discard: deadcalmer", "discard", "none", ("dead-calm",)),
        (EVERRAIN, "first: s3", "first", "none", ("s1", "s2")),
        (EVERRAIN, "turn: s3", "turn", "none", ("s1", "s2")),
        (EVERRAIN, "done: 1", "done", "none", ("s1", "s2")),
        (EVERRAIN, "enemies A1: seat s4; act 1", "enemies A1", "seat", ("s1", "s2")),
        (EVERRAIN, "enemies A1: seat s1; act 1; since 9", "enemies A1", "since", ("1",)),
        (EVERRAIN, "discard: reef-ghool-x", "discard", "none", ("reef-ghoul",)),
        (EVERRAIN, "vessel x: heading 🦀", "vessel x", "heading", ("sea",)),
        (BETRAYAL, "battle gone: bot", "battle gone", "none", ()),
        (BETRAYAL, "battle unit 1: hex 1; level 5; name Own; targets many", "battle unit 1", "targets", ("all",)),
        (BETRAYAL, "battle unit 1: hex 1; level 5; name Own; code XX", "battle unit 1", "code", ("CY",)),
        (BETRAYAL, "battle unit 1: hex 1; level 5; name Own; back 20", "battle unit 1", "back", ("1",)),
        (BETRAYAL, "battle unit 1: hex 1; level 4", "battle unit 1", "level", ("1", "5", "10", "20")),
        (BETRAYAL, "battle unit 1: hex 1; level 5; piece mudcrab", "battle unit 1", "piece", ("mudcrab-1",)),
        (BETRAYAL, "party province: Cyrodill Bay", "party province", "none", ("CY",)),
    ],
)
def test_what_is_not_there_is_named_with_what_is(
    game: AnyGame, line: str, key: str | None, field: str, values: tuple[str, ...]
) -> None:
    """A slip that can only mean one thing is that."""
    before = {MARAUDERS.key: sea(), EVERRAIN.key: voyage(), BETRAYAL.key: realm()}[game.key]
    of, _, value = line.partition(": ")
    if key is None:
        after, _ = amended(game, before, with_line(before, of, value))
        assert after.captains[0].ship_class == "sloop"
        return
    error = refused(game, before, with_line(before, of, value))
    assert (error.code, error.facts["key"], error.facts["field"]) == ("sheet-bad-value", key, field)
    possible = error.facts["values"]
    assert isinstance(possible, tuple)
    assert {*values} <= {*possible}


@pytest.mark.parametrize(
    ("line", "key", "hex_"),
    [
        ("battle used: 1, 2, A", "battle used", "A"),
        ("battle blocked: 3, 9", "battle blocked", "9"),
        ("battle unit 1: hex 7; level 5", "battle unit 1", "7"),
        ("battle unit 1: hex B; level 5", "battle unit 1", "B"),
        ("battle stack 3: hex 12; level 5", "battle stack 3", "12"),
    ],
)
def test_a_hex_that_the_map_has_not(line: str, key: str, hex_: str) -> None:
    of, _, value = line.partition(": ")
    error = refused(BETRAYAL, realm(), with_line(realm(), of, value))
    assert (error.code, error.facts["key"], error.facts["hex"]) == ("sheet-no-hex", key, hex_)


def test_a_quest_unit_that_is_defeated_and_there() -> None:
    error = refused(BETRAYAL, Realm(), FIGHT + "battle unit 1: hex 1; level 0; quest Zirik\nbattle gone: Zirik")
    assert (error.code, error.facts["name"]) == ("sheet-too-many", "Zirik")
