"""Whatever happens at a table of The Everrain is said: each event, reason, question and refusal, within Discord's limits."""

from __future__ import annotations

from collections.abc import Iterable
from typing import get_args

import pytest

from bot.panels import everrain as panel
from bot.panels.everrain import _words as words
from bot.panels.everrain._facts import MESSAGES
from bot.panels.table import LABEL
from bot.refusal import Refusal
from bot.text import say
from bot.text.catalogue import has
from bot.ui.message import Message
from bot.view import Asking, Played, View
from rules.contract import Cancelled, Opened, Reason, RuleError, Start
from rules.everrain import Everrain
from rules.everrain.events import EverrainEvent
from tests.bot.everrain_samples import GAME, RULES, SMALL, TABLE, Evening, entries, evening
from tests.bot.playing import check_entry, check_message
from tests.bot.samples import UNSAYABLE
from tests.rules.everrain.evenings import campaign
from tests.rules.walking import Refused, Step

EVENTS: tuple[type, ...] = get_args(EverrainEvent)
ENTRIES = list(entries())
SAID_ONCE = (Opened, Cancelled)
NEVER_SHOWN = {"everrain.leave.discarded"}
"""What has words in case a rule comes to it without a reason of its own."""


def _tag(kind: type) -> str:
    return str(kind.__struct_config__.tag)  # pyright: ignore[reportUnknownMemberType, reportAttributeAccessIssue, reportUnknownArgumentType]


def _each(played: Played) -> Iterable[Message]:
    """All that is shown of an entry."""
    report = panel.report(played)
    if report is not None:
        yield report
    yield panel.line(played)
    yield panel.state(played.after, played)
    yield panel.state(played.after, None)
    yield panel.real(played)


def _checked(message: Message, view: View) -> None:
    check_message(message, view)
    assert not any("\\" in line or "{" in line for line in message.lines)


def _check_entry(played: Played) -> None:
    for message in _each(played):
        _checked(message, played.after)
    check_entry(played)


# ------------------------------------------------------------------------------------------------ everything has words


def test_the_campaigns_show_each_event_and_each_reason() -> None:
    events = [event for played in ENTRIES for event in played.events]
    reasons = {because.rule for each in events if isinstance(because := getattr(each, "because", None), Reason)}
    assert {type(event) for event in events} == set(EVENTS) - set(SAID_ONCE)
    assert reasons == set(RULES) - NEVER_SHOWN


@pytest.mark.parametrize("played", ENTRIES, ids=lambda played: f"{played.number} {type(played.action).__name__}")
def test_whatever_happens_is_said_within_limits(played: Played) -> None:
    _check_entry(played)


@pytest.mark.parametrize("kind", EVENTS, ids=_tag)
def test_each_event_has_a_line_and_a_short_form(kind: type) -> None:
    message = MESSAGES.get(kind, _tag(kind))
    assert has(message)
    assert has(f"{message}.short")


@pytest.mark.parametrize("rule", RULES)
def test_each_reason_has_its_words(rule: str) -> None:
    message = words.message_of(Reason(rule))
    assert has(message)
    assert has(f"{message}.rule")


@pytest.mark.parametrize(("game", "seed"), [(GAME, 1), (GAME, 2), (SMALL, 3), (GAME, 4)])
def test_campaigns_that_play_themselves_are_said_refusals_too(game: Everrain, seed: int) -> None:
    for number, each in enumerate(campaign(game, seed, 60), start=2):
        if isinstance(each, Step):
            after = View(TABLE, game, each.after, number, {})
            _check_entry(Played(number, each.action, each.answers, each.events, each.before, after, 1000.0, 42))
        else:
            _check_refused(game, each)


def _check_refused(game: Everrain, refused: Refused) -> None:
    view = View(TABLE, game, refused.after, 4, {})
    assert say(refused.refusal, panel.names(view)) != UNSAYABLE
    for cure in refused.refusal.cures:
        assert 0 < len(panel.label(view, cure)) <= LABEL, cure
    for press in panel.helping(Refusal.of(refused.refusal, view)):
        assert len(press.label) <= LABEL


# ------------------------------------------------------------------------------------------------ bad input


TWO = ("ship", "ship", "spawn ship:A points:1 cards:Hull Crawler", "spawn ship:B points:1 cards:Pale Stowaway")
SEA = ("ship hex:0,0 facing:E", "reveal hex:1,0 kind:sea", "enemyship hex:4,4 card:The Maw facing:W")
REFUSED = [
    ((), "spawn ship:A points:1", "No ship “A”: none has joined yet. Let one join: /everrain ship"),
    ((), "phase", "No ship has joined yet. Let one join: /everrain ship"),
    (TWO, "spawn ship:A points:5", "5 points are no spawn: give 1 to 4. In this act 1 is usual."),
    (
        TWO,
        "spawn ship:Dodo points:1",
        "There is no ship “Dodo”. There are A Player 1 and B Player 2, by letter and name.",
    ),
    (
        TWO,
        "spawn ship:A points:1 cards:Krake",
        "The pack has no enemy “Krake”. Did you mean Coral Bride, Brine Leech or Deep Herald?",
    ),
    (TWO, "spawn ship:A points:1 cards:4", "There is no Enemy Card of act 4: acts go from 1 to 3."),
    (TWO, "destroy enemy:A7", "There is no enemy “A7” in play. Did you mean A1 Hull Crawler or B1 Pale Stowaway?"),
    (TWO, "crew ship:A zones:3,3,3,3", "Zone 3 cannot hold 4 crew: 3 miniatures are the most."),
    (
        TWO,
        "act",
        "No act's end is due. Act II begins when a Discovery token reaches 4; the enemy's is on 0, the players' on 0.",
    ),
    (TWO, "agenda steps:0", "0 is no move of a token: give 1 to 50 steps, with a minus to move back."),
    (TWO, "correct agenda:30", "The space of the agenda can be 0 to 9; 30 was given."),
    (
        TWO,
        "correct agenda:0",
        "It is so already, so nothing was corrected.",
    ),
    (
        TWO,
        "activate enemy:A1",
        "A1 Hull Crawler acts in the Enemy Phase, which has not begun. Begin it: /everrain phase",
    ),
    (
        (*TWO, "enemyship card:The Maw", "phase"),
        "activate enemy:The Maw",
        "The Maw acts later: it is the turn of the enemies On Deck. First must act: A1 Hull Crawler and B1 Pale Stowaway.",
    ),
    (
        (*TWO, "phase"),
        "phase",
        "The Enemy Phase cannot go on: it is the turn of the enemies On Deck. First must act: A1 Hull Crawler and "
        "B1 Pale Stowaway.",
    ),
    (
        (*TWO, "spawn ship:A points:1 cards:Brine Leech", "phase", "activate enemy:A1 shows:nobody"),
        "activate enemy:B1",
        "B1 Pale Stowaway acts later: all enemies of one deck act before another's. First must act, On Deck of Player 1: "
        "A2 Brine Leech.",
    ),
    (
        (*TWO, "phase", "activate enemy:A1 shows:nobody"),
        "activate enemy:A1",
        "A1 Hull Crawler has acted in this Enemy Phase, of round 1. Each acts once.",
    ),
    (TWO, "board ship:A enemyship:The Maw", "There is no enemy ship “The Maw” in play."),
    (
        SEA,
        "reveal hex:1,0 kind:mud",
        "“mud” is nothing that a hex can be. It can be sea, rough sea, shipwreck, enemy ship spawn, altar, island or Port.",
    ),
    (SEA, "reveal hex:1,0 kind:sea", "1,0 is known already: sea. To put it right: /everrain correct hex:1,0 kind:"),
    (SEA, "sail ship:A hex:99,0", "99,0 is beyond the map: its numbers go from -40 to 40."),
    (SEA, "sail ship:A hex:2", "“2” is no hex. Write its two numbers, such as 2,-1."),
    (SEA, "close hex:1,0", "1,0 is sea: only an altar can be closed, and a Port destroyed."),
    (SEA, "close hex:9,9", "Nothing is known of 9,9 yet. Reveal it first: /everrain reveal"),
    (SEA, "storm hexes:0,0 5,5", "0,0 and 5,5 do not hang together, and a storm is one piece."),
    (SEA, "activate enemy:The Maw dice:M", "Only one die was told, and 4 were rolled. Tell each die's face."),
    (SEA, "storm size:5", "A storm of 5 hexes cannot be. It has 2, 3 or 4."),
    (
        SEA,
        "correct enemy:The Maw zone:3",
        "The Maw is a ship, so it has no deck and no zone. Give hex and facing instead.",
    ),
]


@pytest.mark.parametrize(("before", "text", "sentence"), REFUSED)
def test_bad_input_has_its_own_sentence(before: tuple[str, ...], text: str, sentence: str) -> None:
    night = evening(*before)
    with pytest.raises(RuleError) as caught:
        night(text)
    assert say(caught.value, panel.names(night.view())) == sentence


def test_who_lies_in_a_hex_is_named() -> None:
    night = evening(*SEA)
    with pytest.raises(RuleError, match="everrain-hex-taken") as caught:
        night("sail ship:A hex:4,4")
    said = say(caught.value, panel.names(night.view()))
    assert said.startswith("The Maw lies at 4,4 already. Free beside it: ")


# ------------------------------------------------------------------------------------------------ the start, giving up, questions


def test_the_opening_shows_the_lobby() -> None:
    view = Evening().view(lobby=True)
    opened = Played(1, Start("everrain"), (), (Opened("everrain", sample=True),), None, view, 1000.0, 42)
    message = panel.report(opened)
    assert message is not None
    _checked(message, view)
    assert "The table is open" in message.lines[0]
    assert message.footer


def test_giving_up_is_said() -> None:
    night = evening("ship")
    given_up = Played(
        2, Start("everrain"), (), (Cancelled("spawn", ("fate 4",)),), night.state, night.view(), 1000.0, 42
    )
    _check_entry(given_up)


def test_a_question_is_in_the_table_message() -> None:
    night = evening("ship", "enemyship card:The Maw", "phase")
    view = night.asks("activate enemy:the-maw dice:M,M,D,O")
    assert isinstance(view.asking, Asking)
    for message in (panel.question(view), panel.state(view, None)):
        _checked(message, view)
    assert any("The Maw" in line for line in panel.state(view, None).lines)
