"""What is told of the last time: all that is on a table is laid out, in order and in words, for every evening that plays itself."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import pairwise

import pytest

from bot.games import panel
from bot.panels import pausing
from bot.panels.pausing import Left, Recalled
from bot.ui.message import Message
from bot.ui.stamps import stamped
from bot.view import Played, View
from rules.betrayal.state import Realm
from rules.everrain.state import Voyage
from rules.marauders.state import Captain, CaptainCard, Sea, Ship
from storage.store import Pause
from tests.bot import tables
from tests.bot.betrayal_samples import PLAIN
from tests.bot.betrayal_samples import evening as battle
from tests.bot.boards import battles, everrain_scenes
from tests.bot.everrain_samples import evening as voyage
from tests.bot.tables import captain, check, labels, sea, ship, view
from tests.rules import marauders_evenings
from tests.rules.betrayal import evenings as betrayal_evenings
from tests.rules.betrayal import test_selfplay as betrayal_selfplay
from tests.rules.everrain import evenings as everrain_evenings
from tests.rules.everrain import test_selfplay as everrain_selfplay

LINK = "https://discord.com/channels/1/2/3"
EVENINGS, STEPS = 4, 60


def laid(at: View) -> tuple[str, ...]:
    """What is laid out, sound and in words."""
    lines = panel(at).laying(at)
    assert all(line and not re.search(r"[{}]|\bnone\b|\bNone\b| ,|  |\(\)", line) for line in lines), lines
    assert all(len(line) <= 900 for line in lines)
    return lines


def recalled(at: View, last: Played, link: str | None = LINK) -> Message:
    """What is told of the last time, within Discord's limits."""
    message = stamped(
        pausing.last_time(at, Recalled([last] * 5, 1000.0, None if link is None else Left(link)), panel(at)), at
    )
    check(message)
    assert labels(message) == ["All as it was", "Something is wrong..."]
    return message


def sailed(seed: int) -> Iterator[tuple[View, Played]]:
    """An evening of Merchants & Marauders."""
    for number, step in enumerate(marauders_evenings.evening(tables.GAME, seed, STEPS), start=2):
        if not isinstance(step, marauders_evenings.Refused):
            at = view(step.after)
            yield at, Played(number, step.action, step.answers, step.events, step.before, at, 1000.0, 42)


def fought(seed: int) -> Iterator[tuple[View, Played]]:
    """A campaign of Betrayal."""
    game = betrayal_selfplay.GAMES[seed % len(betrayal_selfplay.GAMES)]
    for number, step in enumerate(betrayal_evenings.campaign(game, seed, STEPS), start=2):
        if isinstance(step, betrayal_evenings.Step):
            at = battles.viewed(game, step.after, number)
            yield at, Played(number, step.action, step.answers, step.events, step.before, at, 1000.0, 42)


def boarded(seed: int) -> Iterator[tuple[View, Played]]:
    """A campaign of The Everrain."""
    game = everrain_selfplay.GAMES[seed % len(everrain_selfplay.GAMES)]
    for number, step in enumerate(everrain_evenings.campaign(game, seed, STEPS), start=2):
        if isinstance(step, everrain_evenings.Step):
            assert isinstance(step.after, Voyage)
            at = replace(everrain_scenes.viewed(step.after, number=number), game=game)
            yield at, Played(number, step.action, step.answers, step.events, step.before, at, 1000.0, 42)


@pytest.mark.parametrize("played", [sailed, fought, boarded], ids=["marauders", "betrayal", "everrain"])
@pytest.mark.parametrize("seed", range(EVENINGS))
def test_every_state_of_an_evening_is_told(played: Callable[[int], Iterator[tuple[View, Played]]], seed: int) -> None:
    told = 0
    for at, last in played(seed):
        _complete(at, "\n".join(laid(at)))
        if told % 5 == 0:
            assert recalled(at, last).lines[-1].endswith(LINK)
        told += 1
    assert told > 5


def _complete(at: View, text: str) -> None:
    """Everything that is on the table is named."""
    state, names = at.state, panel(at).names(at)
    if isinstance(state, Sea):
        assert all(names.seat(each.seat) in text for each in state.captains)
        cards = [card for each in state.ships for card in (*each.stack, *each.queued) if card.name]
        assert all(names.typed(card.name) in text for card in cards)
    elif isinstance(state, Realm):
        units = () if state.battle is None else (*state.battle.units, *state.battle.stack)
        handles = [each.handle for each in (*units, *state.companions)]
        assert all(re.search(rf"(?<!\w){re.escape(handle)} ", text) for handle in handles), text
    else:
        assert isinstance(state, Voyage)
        assert all(re.search(rf"\b{each.handle}\b", text) for each in state.enemies), text
        assert all(names.of("enemy", each.key) in text for each in state.vessels)
        assert all(f"Storm {each.number} " in text for each in state.storms)


# ------------------------------------------------------------------------------------------------ Merchants & Marauders


def card(key: str, of: str, name: str = "", zone: str = "havana") -> CaptainCard:
    """A captain's card."""
    return CaptainCard(key=key, ship=of, zone=zone, name=name, scouting=3)  # pyright: ignore[reportArgumentType] - a test's own


def test_the_caribbean_is_laid_out_zone_by_zone_in_the_maps_order() -> None:
    ships: tuple[Ship, ...] = (
        ship("sloop", "tortuga", card("one", "sloop", "Lafitte"), card("two", "sloop"), card("three", "sloop", "Read")),
        ship("dutch", "havana", card("four", "dutch", "Tromp"), man_o_war=True),
        replace_ship(
            ship("french", None, card("five", "french", "Ducasse")), queued=(card("six", "french", "Picard"),)
        ),
    )
    captains: tuple[Captain, ...] = (captain("s1", "tortuga", at="sea", ship_class="sloop"), captain("s2", "havana"))
    at = view(sea(*captains, ships=ships, discard=(tables.GAME.pack.cards[0].key,)))
    assert laid(at) == (
        "**Havana**: Dutch ship (the Man-o-War) under Tromp; Ada in port, English, no bounty",
        "**Tortuga**: Sloop, stack from the top: Lafitte, then an unnamed captain (Havana), then Read;"
        " Ben at sea, English (Sloop), no bounty",
        "Beside the board: French ship under Ducasse",
        "Beside the board, without a captain: English ship, Spanish ship and Frigate",
        "Drawn for the French ship, to enter at the round's end: Picard (Havana)",
        f"Event cards on the discard pile, the oldest first: {tables.GAME.pack.cards[0].title} (Joost Wijnkoper)",
    )
    order = [zone.name for zone in tables.GAME.pack.zones]
    zones = [match[1] for line in laid(at) if (match := re.match(r"\*\*(.+?)\*\*", line))]
    assert all(order.index(one) < order.index(other) for one, other in pairwise(zones))


def replace_ship(of: Ship, **more: object) -> Ship:
    """A ship with something else."""
    from msgspec.structs import replace as replaced

    return replaced(of, **more)


def test_a_crowded_zone_takes_several_lines_and_loses_nobody() -> None:
    seats = [f"s{number}" for number in range(1, 8)]
    names = {seat: f"Captain {'o' * 20} {seat}" for seat in seats}
    keys = ("dutch", "english", "french", "spanish", "sloop", "frigate")
    ships = [ship(key, "havana", *(card(f"{key}-{n}", key, f"Admiral {key} {n}") for n in range(6))) for key in keys]
    lines = laid(view(sea(*(captain(seat) for seat in seats), ships=ships), names))
    assert all(line.startswith("**Havana**: ") for line in lines)
    assert all(f"Admiral {key} {n}" in "\n".join(lines) for key in keys for n in range(6))
    assert all(names[seat] in "\n".join(lines) for seat in seats)


# ------------------------------------------------------------------------------------------------ Betrayal, The Everrain


def test_a_dungeon_is_laid_out_by_number_and_side() -> None:
    night = battle()
    night("dungeon special:A,B add:quest Zirik, 10 Ogre blocked:2")
    night("defeat enemy:1")
    last = night("defeat enemy:B")
    lines = laid(last.after)
    assert lines[0] == "2 adventurers; the XP dial on 4."
    assert lines[2:6] == (
        "The round marker on 1.",
        "Hexes with a letter: A, B.",
        "Something else stands on Hex 2.",
        "Hex A: A Zirik, quest unit",
    )
    assert lines[-2] == "The defeated stack, from the bottom up: 1 Worg (level 5 beast), B Ogre (level 10 humanoid)."
    assert lines[-1].startswith("In the bags: ")


def test_between_battles_the_party_and_the_bags_are_laid_out() -> None:
    night = battle(game=PLAIN)
    assert "No battle is open. There was none yet." in panel(night.view()).stands(night.view(), None)
    assert len(laid(night.view())) == 3


def test_a_voyage_is_laid_out_from_its_tracks_to_its_cards() -> None:
    night = voyage()
    at = night.view()
    lines = laid(at)
    assert lines[0].startswith("Round 1. The Enemy Agenda's token on ")
    assert lines[-1].startswith("The Enemy Deck: ")


# ------------------------------------------------------------------------------------------------ the pause


def test_the_note_of_a_pause_is_shown_as_it_was_typed() -> None:
    paused = Pause(500.0, "*Ada's* gold <@1> " + "y" * 300, 9)
    at = view(tables.THREE)
    at = replace(at, table=replace(at.table, pause=paused))
    message = pausing.paused(at, 42, None, panel(at), None, None)
    check(message)
    assert message.lines[1].startswith(r"Note: \*Ada's\* gold \<@1> yyy")
    assert pausing.pause_line(at) == ("Paused <t:500:R>. The next step ends the pause.",)
    assert pausing.pause_line(view(tables.THREE)) == ()


def test_without_a_message_of_the_pause_nothing_is_linked() -> None:
    at = view(tables.THREE)
    assert "How you left it" not in "\n".join(recalled(at, tables.played(tables.MOVED, at=at), link=None).lines)
