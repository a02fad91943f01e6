"""The event deck: what remains, drawing and naming cards, and what happens when it runs out."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rules.contract import Draw
from rules.marauders import Marauders
from rules.marauders.actions import Defeat, DrawEvent, EndRound, Remove
from rules.marauders.card_events import CardDrawn, Reshuffled
from rules.marauders.deck import drawable, remaining
from rules.marauders.events import Absent, Moved, OutOfOrder, Queued
from rules.marauders.pack import EventCard, Icon
from rules.marauders.state import Sea
from rules.referee import Finished, run
from tests.rules.sea import PACK, SEED, after, all_of, board, captain, card, house, one, play, refused, sea, ship

ICONS = [each for each in PACK.cards if each.captain is None]
CAPTAINS = [each for each in PACK.cards if each.captain is not None]
ALL = {each.key for each in PACK.cards}


def left(state: Sea) -> set[str]:
    return {each.key for each in remaining(PACK, state)}


def named(index: int, of: list[EventCard]) -> DrawEvent:
    return DrawEvent(of[index].key)


def test_the_bot_draws_any_card_of_the_deck() -> None:
    drawn: set[str] = set()
    for seed in range(60):
        played = play(sea(), DrawEvent(), seed=seed.to_bytes(2, "big"))
        (answer,) = played.answers
        assert isinstance(answer, Draw)
        assert (answer.question, answer.stream, set(answer.possibilities)) == (
            "draw event-card event",
            "event-card",
            ALL,
        )
        event = one(played, CardDrawn)
        assert (event.card, event.by, event.left, event.sample) == (answer.got[0], "bot", 33, True)
        drawn.add(event.card)
    assert len(drawn) > 20


def test_a_named_card_was_drawn_by_the_table_and_moves_no_stream() -> None:
    played = play(sea(), named(0, ICONS))
    assert (one(played, CardDrawn).by, one(played, CardDrawn).title) == ("table", ICONS[0].title)
    assert board(played).streams == ()


def test_a_card_with_icons_is_resolved_and_discarded() -> None:
    state = sea(*(ship(icon.ship, "caribbean-sea") for icon in ICONS[0].icons))
    played = play(state, named(0, ICONS))
    assert [event.ship for event in all_of(played, Moved)] == [icon.ship for icon in ICONS[0].icons]
    assert board(played).discard == (ICONS[0].key,)
    assert left(board(played)) == ALL - {ICONS[0].key}


def test_a_captain_card_is_queued_and_out_of_the_deck_as_long_as_he_lives() -> None:
    drawn = CAPTAINS[0].captain
    assert drawn is not None
    played = play(sea(), named(0, CAPTAINS))
    assert one(played, Queued).captain == drawn
    assert not all_of(played, Moved) + all_of(played, Absent)
    state = board(played)
    for step in (None, EndRound()):
        state = after(state, step) if step else state
        assert left(state) == ALL - {drawn.key}
        assert state.discard == ()
    assert after(state, Remove(drawn.ship)).discard == (drawn.key,)
    assert after(state, Defeat(drawn.ship)).discard == (drawn.key,)


def test_icons_come_before_the_captain_and_a_card_may_have_neither() -> None:
    both = EventCard(
        key="both", title="Both", icons=(Icon("sloop", "N"),), captain=replace(card("both", "sloop"), key="both")
    )
    game = Marauders(replace(PACK, cards=(both, EventCard(key="calm", title="Calm"))))
    played = run(game, sea(ship("sloop", "havana")), DrawEvent("both"), (), SEED)
    assert isinstance(played, Finished)
    assert [type(event) for event in played.events] == [CardDrawn, Moved, Queued]
    calm = run(game, sea(), DrawEvent("calm"), (), SEED)
    assert isinstance(calm, Finished)
    assert [type(event) for event in calm.events] == [CardDrawn]
    assert board(calm).discard == ("calm",)


@pytest.mark.parametrize("where", ["discard", "removed", "stack", "queue"])
def test_a_card_that_is_gone_is_refused(where: str) -> None:
    gone = CAPTAINS[0].captain
    assert gone is not None
    state = {
        "discard": sea(discard=(gone.key,)),
        "removed": sea(removed=(gone.key,)),
        "stack": sea(ship(gone.ship, gone.zone, gone)),
        "queue": sea(ship(gone.ship, None, queued=(gone,))),
    }[where]
    error = refused(state, DrawEvent(gone.key))
    assert (error.code, error.facts) == ("marauders-card-gone", {"card": gone.key})


def test_when_the_deck_has_run_out_the_discard_is_the_deck_again() -> None:
    out = CAPTAINS[0].key
    state = sea(discard=tuple(sorted(ALL - {out})), removed=(out,))
    assert remaining(PACK, state) == ()
    assert {each.key for each in drawable(PACK, state)} == ALL - {out}
    played = play(state, named(0, ICONS))
    reshuffled = one(played, Reshuffled)
    assert (reshuffled.cards, reshuffled.because.rule) == (33, "marauders.deck.reshuffled")
    assert reshuffled.because.mark == "inferred"
    assert played.events[0] is reshuffled
    assert one(played, CardDrawn).left == 32
    assert board(played).discard == (ICONS[0].key,)


def test_a_refused_card_reshuffles_nothing() -> None:
    state = sea(discard=tuple(sorted(ALL - {CAPTAINS[0].key})), removed=(CAPTAINS[0].key,))
    assert refused(state, named(0, CAPTAINS)).code == "marauders-card-gone"


def test_without_any_card_nothing_is_drawn() -> None:
    assert refused(sea(removed=tuple(sorted(ALL))), DrawEvent()).code == "marauders-deck-empty"


def test_every_card_comes_once_before_any_comes_again() -> None:
    state = sea(captain("s1", "trinidad"), house=house(dead_captain="remove"))
    seen: list[str] = []
    while len(seen) < len(ALL):
        played = play(state, DrawEvent())
        seen += [event.card for event in all_of(played, CardDrawn)]
        assert all_of(played, Reshuffled) == []
        state = after(board(played), EndRound())
    assert sorted(seen) == sorted(ALL)
    assert one(play(state, DrawEvent()), Reshuffled).cards == 16


def test_a_second_event_in_a_round_is_said() -> None:
    state = after(sea(), DrawEvent())
    assert state.events == 1
    assert play(state, DrawEvent()).events[-1] == OutOfOrder("second-event")
    assert OutOfOrder("second-event") not in play(after(state, EndRound()), DrawEvent()).events
