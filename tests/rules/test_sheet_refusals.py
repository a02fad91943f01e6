"""What is wrong with a sheet: every refusal names the line and what would be right; and nothing that is typed breaks anything."""

from __future__ import annotations

from random import Random

import pytest

from rules import sheet
from rules.contract import Amend, RuleError, State
from tests.rules.sheets import (
    BETRAYAL,
    EVERRAIN,
    MARAUDERS,
    AnyGame,
    amended,
    battling,
    realm,
    referee,
    refused,
    sea,
    text_of,
    voyage,
    with_line,
)


@pytest.mark.parametrize(
    ("line", "nearest"),
    [("agendaa: 3", "agenda"), ("enemi A1: act 1", "enemies A1"), ("house agenda-warp: stop", "house agenda-wrap")],
)
def test_an_unknown_line_names_the_nearest(line: str, nearest: str) -> None:
    error = refused(EVERRAIN, voyage(), f"{text_of(voyage())}\n{line}")
    assert error.code == "sheet-unknown-line"
    assert error.facts["text"] == line.partition(":")[0]
    lines = error.facts["lines"]
    assert isinstance(lines, tuple)
    assert nearest in lines


@pytest.mark.parametrize(
    ("key", "value", "field", "expected"),
    [
        ("agenda", "many", "none", "number"),
        ("agenda", "99999", "none", "number"),
        ("agenda", "-1", "none", "number"),
        ("enemies A1", "seat s1; act 1; wounds -1", "wounds", "number"),
        ("arising", "perhaps", "none", "word"),
        ("over", "drawn", "none", "word"),
        ("ship s1", "letter A; hex 3", "hex", "pair"),
        ("enemies A1", "seat s1; act one", "act", "number"),
    ],
)
def test_a_bad_value_says_what_was_expected(key: str, value: str, field: str, expected: str) -> None:
    error = refused(EVERRAIN, voyage(), with_line(voyage(), key, value))
    assert (error.code, error.facts["key"], error.facts["field"]) == ("sheet-bad-value", key, field)
    assert error.facts["expected"] == expected


def test_what_has_lines_of_its_own_names_them() -> None:
    error = refused(EVERRAIN, voyage(), with_line(voyage(), "phase", "decks"))
    assert (error.code, error.facts["key"], error.facts["value"]) == ("sheet-several-lines", "phase", "decks")
    assert error.facts["lines"] == ("phase step", "phase acted", "phase deck")
    assert refused(MARAUDERS, sea(), with_line(sea(), "battle", "sloop")).code == "sheet-several-lines"


def test_what_another_line_decides_is_told_there() -> None:
    error = refused(MARAUDERS, sea(), with_line(sea(), "ship english", "zone havana; man-o-war yes"))
    assert (error.code, error.facts) == (
        "sheet-decided-elsewhere",
        {"key": "ship english", "field": "man-o-war", "line": "war"},
    )


def test_words_that_would_do_are_named() -> None:
    error = refused(MARAUDERS, sea(), with_line(sea(), "captain s1", "nation portuguese; zone havana"))
    assert error.facts["values"] == ("dutch", "english", "french", "spanish")


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("agenda 7", "sheet-no-colon"),
        ("agenda: 1\nAgenda: 2", "sheet-twice"),
        ("enemies A1: seat s1; seat s2; act 1", "sheet-twice"),
        ("enemies A2: seat s1", "sheet-missing-field"),
        ("enemies A1: seat s1; act 1; size 3", "sheet-unknown-field"),
        ("ship s9 stack x: name Y", "sheet-unknown-line"),
        ("\n".join("#" for _ in range(sheet.MOST_LINES + 1)), "sheet-too-long"),
    ],
)
def test_lines_that_cannot_be_read(line: str, code: str) -> None:
    assert refused(EVERRAIN, voyage(), line).code == code


def test_a_thing_of_what_is_not_there() -> None:
    with pytest.raises(RuleError) as raised:
        sheet.amend(
            MARAUDERS,
            sea(),
            Amend((("ship sloop", ""), ("ship sloop queued x", "zone havana; scouting 1"))),
            referee(sea()),
        )
    assert (raised.value.code, raised.value.facts) == (
        "sheet-no-owner",
        {"key": "ship sloop queued x", "owner": "ship sloop"},
    )


def test_what_cannot_be_so_is_refused_whole() -> None:
    text = with_line(sea(), "captain s1", "nation dutch; zone caribbean-sea").replace("round: 1", "round: 3")
    error = refused(MARAUDERS, sea(), text)
    assert error.code == "sheet-impossible"
    assert error.facts["keys"] == ("captain s1",)
    assert error.facts["faults"] == ("captain-in-no-port",)


@pytest.mark.parametrize(
    ("key", "value", "fault"),
    [
        ("battle seat", "s9", "battle-without-captain"),
        ("battle seat", "s3", "battle-without-captain"),
        ("battle ship", "french", "battle-without-ship"),
        ("battle helm", "Bob", "helm-without-seat"),
        ("battle round", "0", "battle-round-below-one"),
        ("battle hits", "hull 4", "hits-above-class"),
        ("battle hits", "hull 2", "hull-gone"),
        ("battle round", "1", "first-round-declared"),
        ("battle", "none", "meeting-without-battle"),
        ("meeting 1", "seat s2; ship sloop; aggressor npc", "meeting-repeated"),
        ("meeting 1", "seat s3; ship sloop; aggressor npc", "meeting-without-captain"),
        ("captain s2", "nation french; zone tortuga", "meeting-in-port"),
        ("meeting 2", "seat s2; ship english; aggressor npc", "meeting-without-ship"),
        ("fallen s1", "nation dutch; turns 1; attacks 1", "fallen-malformed"),
        ("captain s2", "nation french; zone tortuga; at sea; ship-class sloop; hits (hull 3)", "hits-above-class"),
        ("captain s2", "nation french; zone tortuga; at sea; seamanship 0", "skill-below-one"),
    ],
)
def test_a_battle_that_cannot_be_so_is_refused(key: str, value: str, fault: str) -> None:
    error = refused(MARAUDERS, battling(), with_line(battling(), key, value))
    assert (error.code, error.facts["faults"]) == ("sheet-impossible", (fault,))
    assert error.facts["keys"] == (key,)


def test_deeds_of_a_battle_are_named() -> None:
    error = refused(MARAUDERS, battling(), with_line(battling(), "battle npc", "swim"))
    assert error.facts["values"] == ("board", "flee", "shoot")


def test_too_many_seats() -> None:
    seats = ", ".join(f"s{number}" for number in range(1, 14))
    assert refused(BETRAYAL, realm(), with_line(realm(), "seats", seats)).code == "too-many-seats"


def test_nothing_changed() -> None:
    assert refused(BETRAYAL, realm(), text_of(realm())).code == "sheet-unchanged"
    with pytest.raises(RuleError) as raised:
        sheet.amend(BETRAYAL, realm(), Amend((("party xp", "4"),)), referee(realm()))
    assert raised.value.code == "sheet-unchanged"


def test_whatever_is_typed_is_refused_or_done() -> None:
    """Nonsense never breaks anything: it is a RuleError or a sound state whose sheet reads as the same."""
    dice = Random(7)
    signs = 'ab:;,"“()# 1-\\s2none\n'
    for state, game in ((sea(), MARAUDERS), (battling(), MARAUDERS), (realm(), BETRAYAL), (voyage(), EVERRAIN)) * 150:
        text = text_of(state)
        for _ in range(dice.randint(1, 3)):
            place = dice.randrange(len(text))
            text = (
                text[:place] + "".join(dice.choices(signs, k=dice.randint(0, 4))) + text[place + dice.randint(0, 6) :]
            )
        try:
            after, _ = amended(game, state, text)
        except RuleError:
            continue
        assert game.faults(after) == ()
        assert sheet.read(after, text_of(after)) == ()


@pytest.mark.parametrize(
    ("game", "state", "line", "fault"),
    [
        (MARAUDERS, sea(), "captain s1: nation dutch; zone curacao; bounties dutch 21", "bounties-too-high"),
        (MARAUDERS, sea(), "captain s1: nation dutch; zone curacao; cargo 100", "cargo-too-high"),
        (MARAUDERS, sea(), "ship sloop stack bess: zone trinidad; scouting 10", "skill-too-high"),
        (BETRAYAL, realm(), "battle hexes: 999", "map-too-large"),
        (BETRAYAL, realm(), "battle told: 401", "pool-too-high"),
        (BETRAYAL, realm(), "battle cards: 100", "cards-too-many"),
        (BETRAYAL, realm(), "battle unit 1: hex 999999; level 5", "map-too-large"),
        (BETRAYAL, realm(), "battle unit 1: hex 1; level 5; range 100", "chip-too-high"),
        (EVERRAIN, voyage(), "vessel the-maw: range 99", "card-too-high"),
        (EVERRAIN, voyage(), "vessel the-maw: pattern 9999,0", "card-too-high"),
        (EVERRAIN, voyage(), "enemies A1: seat s1; act 1; dice 11", "card-too-high"),
    ],
)
def test_no_number_is_higher_than_any_in_the_box(game: AnyGame, state: State, line: str, fault: str) -> None:
    """Nobody waits for a map of ten thousand hexes to be drawn."""
    key, _, value = line.partition(": ")
    error = refused(game, state, with_line(state, key, value))
    assert (error.code, error.facts["faults"]) == ("sheet-impossible", (fault,))


@pytest.mark.parametrize(
    ("game", "state", "line"),
    [(MARAUDERS, sea(), "round: 10000"), (BETRAYAL, realm(), "battles: 10000"), (EVERRAIN, voyage(), "round: 10000")],
)
def test_what_no_rule_bounds_is_at_most_what_gold_is(game: AnyGame, state: State, line: str) -> None:
    key, _, value = line.partition(": ")
    error = refused(game, state, with_line(state, key, value))
    assert (error.code, error.facts["expected"], error.facts["values"]) == ("sheet-bad-value", "number", ("9999",))


@pytest.mark.parametrize(
    ("game", "state", "line", "fault"),
    [
        (BETRAYAL, realm(), "battle special: 🦀", "special-hex-malformed"),
        (BETRAYAL, realm(), "battle special: A, A", "special-hex-malformed"),
        (BETRAYAL, realm(), "battle blocked: yes", "blocked-hex-malformed"),
        (BETRAYAL, realm(), "battle used: 1, 2, 🦀", "place-malformed"),
        (BETRAYAL, realm(), "battle unit 1: hex 🦀; level 5", "place-malformed"),
        (BETRAYAL, realm(), "battle gone: 🦀", "quest-unit-unknown"),
        (BETRAYAL, realm(), "party classes: 99", "classes-malformed"),
        (BETRAYAL, realm(), "party classes: -1", "classes-malformed"),
        (BETRAYAL, realm(), f"party classes: {', '.join(f'bard-{n}' for n in range(9))}", "classes-malformed"),
        (EVERRAIN, voyage(), "launched: 🦀", "ship-key-malformed"),
        (EVERRAIN, voyage(), "phase acted: 8,0", "acted-by-nobody"),
    ],
)
def test_what_can_be_the_key_of_nothing(game: AnyGame, state: State, line: str, fault: str) -> None:
    """A text that nothing is called by is refused with its line, and never drawn."""
    key, _, value = line.partition(": ")
    text = with_line(state, key, value)
    error = refused(game, state, text if not key.startswith("phase") else f"{text}\nphase step: decks")
    assert (error.code, error.facts.get("faults")) == ("sheet-impossible", (fault,)), error.facts
    assert key in str(error.facts["keys"])
