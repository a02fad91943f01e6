"""The odds of a battle as they are told: the round for each pair of declarations, the whole battle, and what is not known."""

from __future__ import annotations

import dataclasses
import re
import subprocess
import sys

import pytest
from msgspec.structs import replace

from bot.panels import marauders as panel
from bot.refusal import Refusal
from bot.ui.message import Message
from bot.view import View
from rules.contract import RuleError
from rules.marauders import Marauders
from rules.marauders.battle.state import Battle, Tracks
from rules.marauders.keys import ShipKey
from rules.marauders.state import CaptainCard, Sea
from tests.bot.tables import captain, check, labels, sea, ship, view

TROMP = CaptainCard(key="t", ship="dutch", zone="havana", name="Tromp", scouting=3, seamanship=1, leadership=1)
BEN = captain("s1", at="sea", ship_class="sloop", seamanship=1, leadership=1, hits=Tracks(crew=1))
BATTLE = Battle(
    seat="s1",
    zone="havana",
    ship="dutch",
    aggressor="npc",
    helm="bot",
    round=2,
    npc=None,
    captain=None,
    hits=Tracks(crew=2, cannons=2),
)
"""One die each; one crew, one cannon each."""
FIGHT = sea(BEN, captain("s2", at="sea"), ships=(ship("dutch", "havana", TROMP),), battle=BATTLE)
SUPPOSED = "Supposed: what a die leaves open"


def lines(message: Message) -> list[str]:
    """What is told before what is supposed."""
    check(message)
    return [line for line in message.lines if not line.startswith(("Supposed", "By ", "No house"))]


def fighting(**fields: object) -> Sea:
    """The battle, otherwise."""
    return replace(FIGHT, battle=replace(BATTLE, **fields))


def test_a_round_is_told_for_what_was_declared() -> None:
    """With how likely each number of hits is. Each wins with a skull against none, 2 of 9; a hit with each skull."""
    shown = panel.battle_odds(view(fighting(npc="shoot", captain="board")))
    assert shown.title == "Odds of battle round 2: Ben against the Dutch ship"
    assert lines(shown) == [
        "Roll: nobody 55.6 %, the Dutch ship 22.2 %, Ben 22.2 %.",
        "**Ben boards, Dutch ship shoots**",
        "Hits on average: 0.3 on Ben (0: 66.7 %, 1: 33.3 %).",
        "Dutch ship taken 8.9 %, Ben taken 8.9 %, both crews fall at once 4.4 %.",
        "Battle round 2 is reckoned as declared already: Dutch ship: Shoot, Ben: Board.",
    ]
    assert shown.lines[-1].startswith(SUPPOSED)


@pytest.mark.parametrize(
    ("told", "said"),
    [
        ({"npc": "shoot", "captain": "board"}, "Dutch ship: Shoot, Ben: Board"),
        ({"captain": "board"}, "Ben: Board"),
        ({}, None),
        ({"round": 1, "npc": "shoot", "captain": "shoot"}, None),
    ],
)
def test_what_was_declared_counts_and_is_said(told: dict[str, object], said: str | None) -> None:
    """In the odds of the round and of the whole battle; in the first round nothing is declared, as both shoot."""
    state = fighting(**told)
    assert state.battle is not None
    at = view(state)
    question = panel.asked(at, state.battle)
    assert question is not None
    whole = panel.whole_odds(at, state.battle, panel.reckoned(question))
    for shown in (panel.battle_odds(at), whole):
        line = [line for line in shown.lines if "as declared already" in line]
        assert line == ([] if said is None else [f"Battle round 2 is reckoned as declared already: {said}."])


def test_all_lawful_pairs_are_told_best_first() -> None:
    """The Dutch ship has as many cannons and as much crew, and may not flee."""
    pairs = [line for line in lines(panel.battle_odds(view(FIGHT))) if line.startswith("**")]
    assert len(pairs) == 6
    assert not [line for line in pairs if "Dutch ship flees" in line]
    assert {line.split(",")[0] for line in pairs} == {"**Ben shoots", "**Ben boards", "**Ben flees"}


def test_a_crew_combat_is_told() -> None:
    """One against one, with one die each: each falls alone in 2 of 5, both in 1."""
    shown = panel.battle_odds(view(fighting(boarder="npc", round=3)))
    assert lines(shown) == [
        "Dutch ship taken 40.0 %, Ben taken 40.0 %, both crews fall at once 20.0 %.",
        "The roll takes of the Dutch ship's crew 0: 66.7 %, 1: 33.3 %.",
        "The roll takes of Ben's crew 0: 66.7 %, 1: 33.3 %.",
    ]


def test_the_whole_battle_is_told_by_four_pairs_of_policies() -> None:
    """Each with its ends, the likeliest first."""
    at = view(FIGHT)
    question = panel.asked(at, BATTLE)
    assert question is not None
    shown = panel.whole_odds(at, BATTLE, panel.reckoned(question))
    assert shown.title == "Odds of the battle: Ben against the Dutch ship"
    told = lines(shown)
    assert {line for line in told if line.startswith("**")} == {
        f"**Ben by {own}, Dutch ship by {other}**" for own in ("guns", "boarding") for other in ("guns", "boarding")
    }
    for line in told[1::2]:
        shares = [float(share) for share in re.findall(r"([\d.]+) %", line)]
        assert shares == sorted(shares, reverse=True)
        assert sum(shares) == pytest.approx(100, abs=0.6)
    assert [line.split(":")[0] for line in shown.lines if line.startswith("By ")] == ["By guns", "By boarding"]


def test_policies_by_which_the_battle_ends_alike_are_told_together() -> None:
    """Who has no crew cannot board, so that both of his policies are the same."""
    at = view(replace(FIGHT, captains=(replace(BEN, hits=Tracks(crew=2)), *FIGHT.captains[1:])))
    question = panel.asked(at, BATTLE)
    assert question is not None
    told = lines(panel.whole_odds(at, BATTLE, panel.reckoned(question)))
    assert [line.startswith("**") for line in told] == [True, True, False, True, True, False]


def test_what_is_not_known_is_named_with_how_to_tell_it() -> None:
    """By the form of the open battle, or by that of the captain's ship."""
    unknown = replace(BEN, ship_class="", seamanship=None, leadership=None)
    state = replace(FIGHT, captains=(unknown, *FIGHT.captains[1:]))
    shown = panel.battle_odds(view(state))
    assert lines(shown)[0] == "Not known yet: the class of Ben's ship and Ben's Seamanship."
    assert labels(shown) == ["Ship and skills..."]
    at = view(replace(state, battle=None))
    battle = panel.meeting(at, "s1", None, None)
    assert panel.asked(at, battle) is None
    whole = panel.whole_odds(at, battle, ())
    assert lines(whole)[0] == "Not known yet: the class of Ben's ship, Ben's Seamanship and Ben's Leadership."
    assert labels(whole) == ["Ship class..."]


def test_without_leadership_a_round_is_told_as_far_as_it_is_known() -> None:
    """Who comes aboard, but not who wins then."""
    state = replace(FIGHT, captains=(replace(BEN, leadership=None), *FIGHT.captains[1:]))
    shown = panel.battle_odds(view(state))
    assert "Who wins once aboard is not told: Leadership is not known." in shown.lines
    assert any("Ben comes aboard" in line for line in shown.lines)
    assert "fought out" not in shown.lines[-1]
    assert labels(shown) == ["Ship and skills..."]


def test_lines_begin_with_a_capital_letter() -> None:
    """Whatever is likeliest: with four dice for crews of one, both fall at once."""
    led = replace(FIGHT.captains[0], leadership=9)
    dutch = ship("dutch", "havana", replace(TROMP, leadership=9))
    state = sea(led, FIGHT.captains[1], ships=(dutch,), battle=replace(BATTLE, boarder="npc"))
    assert lines(panel.battle_odds(view(state)))[0].startswith("Both crews fall at once")


def test_names_are_names_in_titles_too() -> None:
    """As in every other title of the table."""
    at = view(FIGHT, names={"s1": "*Ben*", "s2": "Ada"})
    assert panel.battle_odds(at).title == r"Odds of battle round 2: \*Ben\* against the Dutch ship"


def test_hits_that_may_have_been_repaired_are_said() -> None:
    """As long as nobody said it."""
    state = fighting(round=1, npc="shoot", captain="shoot")
    doubtful = replace(state, captains=(replace(BEN, berthed=True), *state.captains[1:]))
    assert "Supposed: Ben's ship was not repaired in port." in panel.battle_odds(view(doubtful)).lines


@pytest.mark.parametrize(
    ("named", "zone", "code"),
    [
        (None, "tortuga", "marauders-odds-which-ship"),
        ("sloop", None, "marauders-odds-no-captain"),
    ],
)
def test_a_battle_that_cannot_be_is_refused(named: ShipKey | None, zone: str | None, code: str) -> None:
    """With no ship there, or none that anybody commands."""
    with pytest.raises(RuleError) as refused:
        panel.meeting(view(replace(FIGHT, battle=None)), "s1", named, zone)
    assert refused.value.code == code


@pytest.mark.parametrize(
    ("ours", "theirs"),
    [
        ({"hull": 9, "cargo": 9, "masts": 9, "crew": 9, "cannons": 9}, {"hull": 1, "cargo": 1, "masts": 1, "crew": 1}),
        ({"hull": 9, "cargo": 3, "masts": 5, "crew": 5, "cannons": 8}, {}),
    ],
    ids=["one huge ship, and a small one", "two large ones"],
)
def test_ships_that_would_take_too_long_or_too_much_memory_are_refused(
    ours: dict[str, int], theirs: dict[str, int]
) -> None:
    """As a pack may have them; the odds of a round are told. Two Men-o-War, the largest that are printed, are not."""
    at = view(FIGHT)
    for frigate, sloop, refused in ((MAN_O_WAR, MAN_O_WAR, False), (ours, {**ours, **theirs}, True)):
        game = with_classes(at, frigate=frigate, sloop=sloop)
        if refused:
            with pytest.raises(RuleError) as error:
                panel.asked(game, BATTLE)
            assert error.value.code == "marauders-odds-too-large"
        else:
            assert panel.asked(game, BATTLE) is not None
        assert panel.round_odds(game, BATTLE).title


MAN_O_WAR = {"hull": 5, "cargo": 3, "masts": 5, "crew": 5, "cannons": 5}


def with_classes(at: View, **sizes: dict[str, int]) -> View:
    """The same table with a pack in which ships of these classes have such tracks."""
    game = at.game
    assert isinstance(game, Marauders)
    classes = tuple(replace(each, **sizes[each.key]) if each.key in sizes else each for each in game.pack.classes)
    return dataclasses.replace(at, game=Marauders(replace(game.pack, classes=classes)))


def test_who_fights_is_asked_with_the_ship_that_is_named() -> None:
    """Against another ship another captain may be meant."""
    at = view(FIGHT)
    assert (panel.fighting(at), panel.fighting(at, "dutch"), panel.fighting(at, "sloop")) == ("s1", "s1", None)


def test_another_battle_than_the_open_one_begins_anew() -> None:
    """With another ship, in another zone, or of another captain."""
    at = view(FIGHT)
    assert panel.meeting(at, "s1", None, None) is BATTLE
    assert panel.meeting(at, "s1", "dutch", "havana") is BATTLE
    assert panel.meeting(at, "s1", "dutch", "tortuga").zone == "tortuga"
    other = panel.meeting(at, "s2", None, None)
    assert (other.seat, other.ship, other.round, other.hits) == ("s2", "dutch", 1, Tracks())


def test_a_button_of_a_battle_that_is_over_is_old() -> None:
    """No error, but fresh buttons."""
    with pytest.raises(Refusal) as refused:
        panel.battle_odds(view(replace(FIGHT, battle=None)))
    assert refused.value.code == "old-button"


def test_the_bot_starts_without_numpy() -> None:
    """It takes time and memory, and is needed only by who asks for a whole battle."""
    started = "import sys, bot.client, bot.cogs.marauders, bot.games; sys.exit('numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", started], check=False).returncode == 0
