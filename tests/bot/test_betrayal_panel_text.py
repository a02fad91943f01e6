"""Whatever happens at a table of Betrayal is said: each event, reason, refusal and house rule, within Discord's limits."""

from __future__ import annotations

from collections.abc import Iterable
from typing import get_args

import pytest

from bot.panels import betrayal as panel
from bot.panels import house
from bot.panels.table import LABEL
from bot.refusal import Refusal
from bot.text import say
from bot.text.catalogue import has
from bot.ui.message import Form, MenuPart, Message, TextPart
from bot.view import Asking, Played, View
from rules.betrayal import Betrayal
from rules.betrayal.events import BetrayalEvent
from rules.betrayal.questions import Weakest
from rules.betrayal.state import Realm
from rules.contract import Cancelled, Opened, Reason, RuleError, Start, Switch
from rules.questions import Pick, Roll
from tests.bot.betrayal_samples import GAME, RULES, SMALL, TABLE, Evening, entries
from tests.bot.playing import check_entry, check_message
from tests.bot.samples import UNSAYABLE
from tests.rules.betrayal.evenings import Refused, Step, campaign

EVENTS: tuple[type, ...] = get_args(BetrayalEvent)
ENTRIES = list(entries())
SAID_ONCE = (Opened, Cancelled)


def _tag(kind: type) -> str:
    return str(kind.__struct_config__.tag)  # pyright: ignore[reportUnknownMemberType, reportAttributeAccessIssue, reportUnknownArgumentType]


def _each(played: Played) -> Iterable[Message]:
    """All that is shown of an entry."""
    view = played.after
    report = panel.report(played)
    if report is not None:
        yield report
    yield panel.line(played)
    yield panel.state(view, played)
    yield panel.state(view, None)
    yield panel.real(played)
    yield panel.bags(view)
    if isinstance(view.state, Realm) and view.state.party is not None:
        yield panel.pool(view)
        yield panel.pool(view, final=True)


def _check_entry(played: Played) -> None:
    for message in _each(played):
        check_message(message, played.after)
    check_entry(played)


def test_a_chip_that_was_seen_is_said_by_its_names() -> None:
    """Which side it would have shown is not known any more."""
    view = Evening(SMALL).view()
    said = say(Cancelled("skill", ("rat-2", "lich")), panel.names(view))
    assert said == "Given up. Already seen, and to come again: Rat / Rat King and Lich / Lich Lord."


def test_the_campaigns_show_each_event_and_each_reason() -> None:
    events = [event for played in ENTRIES for event in played.events]
    reasons = {because.rule for each in events if isinstance(because := getattr(each, "because", None), Reason)}
    assert {type(event) for event in events} == set(EVENTS) - set(SAID_ONCE)
    assert reasons == set(RULES)


@pytest.mark.parametrize("played", ENTRIES, ids=lambda played: f"{played.number} {type(played.action).__name__}")
def test_whatever_happens_is_said_within_limits(played: Played) -> None:
    _check_entry(played)


@pytest.mark.parametrize("kind", [*EVENTS, Weakest], ids=_tag)
def test_each_event_and_the_question_have_a_line_and_a_short_form(kind: type) -> None:
    assert has(_tag(kind))
    assert has(f"{_tag(kind)}.short")


@pytest.mark.parametrize("rule", RULES)
def test_each_reason_has_its_words(rule: str) -> None:
    message = rule.replace(".", "-")
    assert has(message)
    assert has(f"{message}.rule")


@pytest.mark.parametrize("switch", GAME.switches, ids=lambda switch: switch.key)
def test_each_house_rule_is_explained(switch: Switch) -> None:
    assert has(f"switch-{switch.key}")
    assert [each for each in switch.values if not has(f"switch-{switch.key}.{each}")] == []
    check_message(house.rules(Evening().view(), panel.names(Evening().view()), switch.key), Evening().view())


@pytest.mark.parametrize(("game", "seed"), [(GAME, 1), (GAME, 2), (SMALL, 3), (SMALL, 4), (GAME, 5), (SMALL, 6)])
def test_campaigns_that_play_themselves_are_said_refusals_too(game: Betrayal, seed: int) -> None:
    for number, each in enumerate(campaign(game, seed, 60), start=2):
        if isinstance(each, Step):
            after = View(TABLE, game, each.after, number, {})
            _check_entry(Played(number, each.action, each.answers, each.events, each.before, after, 1000.0, 42))
            for question in each.asked:
                assert isinstance(question, Weakest | Roll | Pick)
        else:
            _check_refused(game, each)


def _check_refused(game: Betrayal, refused: Refused) -> None:
    view = View(TABLE, game, refused.after, 4, {})
    assert say(refused.refusal, panel.names(view)) != UNSAYABLE
    for cure in refused.refusal.cures:
        assert 0 < len(panel.label(view, cure)) <= LABEL, cure
    for press in panel.helping(Refusal.of(refused.refusal, view)):
        assert len(press.label) <= LABEL


REFUSED = [
    ("clash", "betrayal-no-party", "First tell the party: how many adventurers there are, and the XP. /betrayal party"),
    ("party xp:81", "betrayal-out-of-range", "XP can be 0 to 80; 81 was given."),
    ("party adventurers:5", "betrayal-out-of-range", "The number of adventurers can be 1 to 4; 5 was given."),
    ("party adventurers:2", "betrayal-party-incomplete", "Tell xp of the party, too. /betrayal party"),
]
READY = [
    (
        "party province:Narnia",
        "There is no province “Narnia”. There are Black Marsh (BM), Cyrodiil (CY), High Rock (HR), Morrowind (MW), Skyrim (SK), "
        "Valenwood (VW), Elsweyr (EL), Hammerfell (HF) and Summerset (SU).",
    ),
    ("explore row:10,7,1 hexes:3", "“7” is no number of a challenge row. It has 1, 5, 10 and 20, such as 10,5,1."),
    (
        "clash require:undead",
        "“undead” is no type and no enemy of this pack. Types are humanoid, beast or daedra. "
        "Did you mean Cave Rat, Mudcrab or Cave Bear?",
    ),
    ("explore row:1 hexes:1", "No delve is open. Open one first: /betrayal delve"),
    ("clash require:5 daedr x99", "“5 daedr x99”: give 1 to 20 enemies, or xall."),
    ("clash blocked:9", "There is no Hex “9” here. The numbered ones go from 1 to 8."),
    ("defeat enemy:1", "No battle is open. Open one: /betrayal clash, /betrayal dungeon or /betrayal delve"),
]
FOUGHT = [
    ("clash", "A clash is open, in round 1. End it first: /betrayal endbattle"),
    ("explore row:1 hexes:1", "This is a clash: only a delve has tiles to reveal."),
    (
        "health enemy:1 change:-1",
        "HP chips are not tracked at this table. To track them: /table rules switch:health value:on",
    ),
    ("fill level:1 to:2", "4 numbered hexes are occupied already: 2 is not more."),
]


def _refusal(evening: Evening, text: str) -> str:
    with pytest.raises(RuleError) as caught:
        evening(text)
    return say(caught.value, panel.names(evening.view()))


@pytest.mark.parametrize(("text", "code", "sentence"), REFUSED)
def test_what_is_wrong_with_the_party_is_said(text: str, code: str, sentence: str) -> None:
    evening = Evening()
    assert _refusal(evening, text) == sentence
    with pytest.raises(RuleError, match=code):
        evening(text)


@pytest.mark.parametrize(("text", "sentence"), READY)
def test_bad_input_between_battles_has_its_own_sentence(text: str, sentence: str) -> None:
    evening = Evening()
    evening("party adventurers:2 xp:4")
    assert _refusal(evening, text) == sentence


@pytest.mark.parametrize(("text", "sentence"), FOUGHT)
def test_bad_input_in_a_battle_has_its_own_sentence(text: str, sentence: str) -> None:
    evening = Evening()
    evening("party adventurers:2 xp:4")
    evening("clash")
    assert _refusal(evening, text) == sentence


# ------------------------------------------------------------------------------------------------ the start, and forms


def test_the_opening_says_that_the_chips_are_samples_and_shows_the_lobby() -> None:
    evening = Evening()
    view = evening.view(lobby=True)
    opened = Played(1, Start("second-era"), (), (Opened("second-era", sample=True),), None, view, 1000.0, 42)
    message = panel.report(opened)
    assert message is not None
    check_message(message, view)
    assert "Its enemy chips are invented samples, not the printed ones." in message.lines[0]
    assert [press.label for press in message.rows[0]] == ["Take a seat...", "Party...", "Start"]  # pyright: ignore[reportGeneralTypeIssues, reportUnknownVariableType, reportAttributeAccessIssue, reportUnknownMemberType]


def test_giving_up_is_said() -> None:
    evening = Evening()
    given_up = Played(2, Start("second-era"), (), (Cancelled("skill", ()),), evening.state, evening.view(), 1000.0, 42)
    _check_entry(given_up)


def _forms(view: View) -> Iterable[tuple[str, Form]]:
    for name, make in panel.FORMS.items():
        for arg in ("rally", "instigate", "lord", "necromancy", "penumbra") if name == "skill" else ("",):
            try:
                yield name, make(view, arg)
            except (Refusal, RuleError):
                continue


@pytest.mark.parametrize("played", ENTRIES[::7], ids=lambda played: f"{played.number} {type(played.action).__name__}")
def test_forms_are_within_limits(played: Played) -> None:
    for name, form in _forms(played.after):
        assert form.name == name
        assert 1 <= len(form.parts) <= 5
        assert 0 < len(form.title) <= 45
        for part in form.parts:
            assert 0 < len(part.label) <= 45
            if isinstance(part, MenuPart):
                assert 1 <= len(part.choices) <= 25
                assert sum(each.chosen for each in part.choices) <= 1
                assert len({each.key for each in part.choices}) == len(part.choices)
            if isinstance(part, TextPart):
                assert len(part.placeholder) <= 100


def test_a_question_is_asked_with_its_units_as_answers() -> None:
    evening = Evening(SMALL)
    for text in ("party adventurers:2 xp:4", "clash ep:8"):
        evening(text)
    view = evening.asks("skill enemy:1 skill:penumbra")
    waiting = view.asking
    assert isinstance(waiting, Asking)
    for message in (panel.question(view), panel.state(view, None)):
        check_message(message, view)
    assert all(panel.why_asked(view))
    assert panel.answer_name(view, waiting.question.options[0]).startswith("2 ")
