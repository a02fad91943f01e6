"""The rule cases of tests/cases: each is played on its board and must give what the rules say, no more and no less."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache

import msgspec
import pytest

from rules.contract import Answer, Draw, Event, Reason, RuleError, encode
from rules.marauders import Marauders
from rules.marauders.battle.retracking import remains
from rules.marauders.keys import LOCATIONS
from rules.marauders.reminding import reminders
from rules.marauders.state import Sea
from rules.referee import Finished, Referee, run
from rules.switches import value
from tests.rules.marauders_cases import BOOK, After, Case, Chance, Thing, Told
from tests.rules.marauders_tables import (
    Forced,
    about,
    board,
    bounties,
    decoded,
    pack_with,
    play,
    request,
    shipped_pack,
    tag,
)

NAMED = {"moved", "stayed", "absent", "scouted", "not-scouted", "battle-begins", "yet-to-scout", "arrived", "succeeded"}
FOUGHT = {
    "battle-queued", "declared", "round-fought", "struck", "cargo-lost", "boarded", "foiled", "crew-fought", "battle-over", "prize",
    "claimed", "repaired", "captain-lost",
}  # fmt: skip
COMPLETE = NAMED | FOUGHT | {"defeated", "queued"}
"""Events of which a case names every one."""
ANYWHERE = {"not-scouted", "out-of-order"}
"""Events whose place among the others no rule fixes."""

RULES_FILE_IDS = (
    *range(1, 5), 6, *range(9, 19), 20, *range(22, 26), 27, 28, *range(30, 33),
    *range(34, 38), 39, 40, *range(42, 51), *range(52, 57), 58, 61, 62, 65, *range(67, 70),
)  # fmt: skip
"""The numbers of the rule cases; the others do not exist."""


@cache
def the_game() -> Marauders:
    """The game on the map of the pack with the event deck of the cases."""
    return Marauders(pack_with(BOOK.deck))


def opened(case: Case) -> Sea:
    """The board of a case."""
    return board(
        the_game().pack,
        case.ships,
        case.captains,
        house=case.house,
        war=case.war,
        discard=case.discard,
        removed=case.removed,
        fought=case.battle,
        meetings=case.meetings,
    )


class Story(msgspec.Struct):
    """What a case came to."""

    state: Sea
    events: list[Event] = []
    answers: list[Answer] = []
    asked: list[str] = []
    waits: bool = False
    refusal: RuleError | None = None
    refused_at: int = 0
    reminders: list[str] = []


def told_story(case: Case) -> Story:
    """Plays a case to its end, its refusal or its open question; each step must be sound and replay to the same bytes."""
    story = Story(opened(case))
    forced = [Forced.from_text(text) for text in case.force]
    assert the_game().faults(story.state) == ()
    for number, text in enumerate(case.do, 1):
        try:
            action = the_game().read(story.state, request(text))
            played = play(the_game(), story.state, action, case.answers, forced)
        except RuleError as refusal:
            story.refusal = refusal
            story.refused_at = number
            break
        story.events += played.events
        story.answers += played.answers
        story.asked += [question.key for question in played.asked]
        if played.state is None:
            story.waits = True
            break
        assert the_game().faults(played.state) == ()
        replayed = run(the_game(), story.state, action, played.answers, b"another seed")
        assert isinstance(replayed, Finished)
        assert encode(replayed) == encode(Finished(played.state, played.events, played.answers, 0))
        reminded = reminders(the_game().pack, story.state, played.state, played.events)
        story.reminders += [type(each).__name__.lower() for each in reminded]
        story.state = played.state
    assert forced == [], "these dice and draws never came"
    return story


@pytest.mark.parametrize("case", BOOK.case, ids=lambda case: case.id)
def test_case(case: Case) -> None:
    story = told_story(case)
    assert story.asked == case.asked
    assert story.waits == case.waits
    if case.refused is None:
        assert story.refusal is None, str(story.refusal)
    else:
        assert story.refusal is not None, "not refused"
        assert story.refused_at == len(case.do), str(story.refusal)
        assert_refused(story.state, request(case.do[-1]).verb, story.refusal, case.refused)
    assert_happened(case, story.events)
    assert_board(case, story.state)
    if case.draws is not None:
        assert [about(each) for each in story.answers if isinstance(each, Draw)] == case.draws
    assert case.reminds is None or story.reminders == case.reminds


@pytest.mark.parametrize("case", [case for case in BOOK.case if case.chance], ids=lambda case: case.id)
def test_chance_is_open_and_logged(case: Case) -> None:
    assert case.chance is not None
    seen = {drawn.got[0] for drawn in openings(case, case.chance)}
    assert seen == set(case.chance.among)


def openings(case: Case, chance: Chance) -> Iterator[Draw]:
    """The draw of a case under many seeds, everything before it as the case fixes it."""
    for number in range(64):
        state = opened(case)
        forced = [each for each in map(Forced.from_text, case.force) if each.about != chance.draw]
        for text in case.do:
            action = the_game().read(state, request(text))
            played = play(the_game(), state, action, case.answers, forced, seed=b"%d" % number)
            logged = [each for each in played.answers if Forced(chance.draw, ()).fits(each)]
            if logged:
                drawn = logged[0]
                assert isinstance(drawn, Draw)
                assert set(drawn.possibilities) == set(chance.among)
                assert drawn.source == "bot"
                yield drawn
                break
            assert played.state is not None
            state = played.state
        else:
            pytest.fail("the draw never came")


# --- What happened --------------------------------------------------------------------------------------------------------------


def assert_happened(case: Case, events: list[Event]) -> None:
    """Every event of the case, in its order, and of the kinds that cases name completely no other."""
    shown = "\n".join(map(repr, events))
    for kind in COMPLETE - set(case.loosely):
        expected = [told for told in case.then if next(iter(told)) == kind]
        got = [event for event in events if tag(event) == kind]
        assert len(got) == len(expected), f"{kind}: {len(expected)} expected, {len(got)} happened\n{shown}"
    left = list(events)
    passed = 0
    for told in case.then:
        free = case.unordered or next(iter(told)) in ANYWHERE
        found = next((n for n, event in enumerate(left) if (free or n >= passed) and happens(event, told)), None)
        assert found is not None, f"did not happen (in this order): {told}\n{shown}"
        del left[found]
        passed = max(passed - (found < passed), 0) if free else found
    for told in case.never:
        assert not any(happens(event, told) for event in events), f"happened: {told}\n{shown}"


def happens(event: Event, told: Told) -> bool:
    """Whether an event is one as told: its tag, what it is about, and each field that is named."""
    kind, *names = told
    if tag(event) != kind or not same(getattr(event, event.__struct_fields__[0]), told[kind]):
        return False
    reason = getattr(event, "because", None)
    for name in names:
        if name in {"rule", "mark", "chosen", "scores", "candidates", "house"}:
            if not isinstance(reason, Reason) or not same(of_reason(reason, name, told[name]), told[name]):
                return False
        elif not same(getattr(event, {"from": "from_"}.get(name, name.replace("-", "_"))), told[name]):
            return False
    return True


def of_reason(reason: Reason, name: str, told: Thing) -> object:
    """A part of a reason in the form in which cases tell it; of the scores only those that are told."""
    if name == "scores" and isinstance(told, dict):
        return {each.key: each.out or each.scores for each in reason.candidates if each.key in told}
    if name == "candidates":
        return tuple(each.key for each in reason.candidates)
    if name == "house":
        return dict(reason.house)
    return reason.rule.removeprefix("marauders.") if name == "rule" else getattr(reason, name)


def same(got: object, told: object) -> bool:
    """Whether a field is as told: lists for tuples, a captain's card by its key, `none` for nothing."""
    if got is None:
        return told == "none"
    if isinstance(got, msgspec.Struct):
        return getattr(got, "key", None) == told
    return msgspec.json.decode(encode(got)) == told


def assert_board(case: Case, state: Sea) -> None:
    """The board is as the case says at its end."""
    after = case.after
    for key, place in after.at.items():
        who = state.captain(key)
        at = f"{who.zone}/{who.at}" if who else state.ship(key).zone or "off"
        assert at == place, f"{key} is at {at}"
    for key, cards in after.stack.items():
        assert [card.key for card in state.ship(key).stack] == cards
    for key, cards in after.queued.items():
        assert [card.key for card in state.ship(key).queued] == cards
    for pile, cards in (("discard", after.discard), ("removed", after.removed)):
        assert cards is None or sorted(getattr(state, pile)) == sorted(cards)
    assert after.seats is None or list(state.seats) == after.seats
    assert after.war is None or [" ".join(pair) for pair in state.war] == after.war
    assert after.men_o_war is None or [each.key for each in state.ships if each.man_o_war] == after.men_o_war
    for key in after.same:
        assert state.ship(key) == opened(case).ship(key)
    assert_told(after, state)
    assert_fight(after, state)


def assert_fight(after: After, state: Sea) -> None:
    """The open battle, what is left of the ships in it or after it, the battles that wait, and whose captain died."""
    if after.battle is not None:
        got = {field: getattr(state.battle, field.replace("-", "_")) for field in after.battle} if state.battle else {}
        assert got == {field: None if told == "none" else told for field, told in after.battle.items()}
        assert (state.battle is None) == (after.battle == {})
    assert after.meetings is None or [f"{each.seat} {each.ship}" for each in state.meetings] == after.meetings
    assert after.fallen is None or [each.seat for each in state.fallen] == after.fallen
    for who, shown in after.left.items():
        rest = remains(the_game().pack, state, None if who == "npc" else who)
        assert " ".join(str(rest.of(each)) for each in LOCATIONS) == shown, who
    for who, told in after.skills.items():
        card = state.captain(who) or state.ship(who).captain
        assert [card.seamanship, card.leadership] == told


def assert_told(after: After, state: Sea) -> None:
    """What the bot believes to be aboard, the bounties, and the classes of ships."""
    for seat in after.untold:
        who = state.captain(seat)
        assert who is not None
        assert (who.gold, who.cargo) == (None, None)
    for seat, ship_class in after.classes.items():
        who = state.captain(seat)
        assert who is not None
        assert who.ship_class == ship_class
    for what, figures in (("gold", after.gold), ("cargo", after.cargo)):
        for seat, shown in figures.items():
            figure = getattr(state.captain(seat), what)
            assert f"{figure.count}{'' if figure.fresh else ' stale'}" == shown
    for seat, short in after.bounties.items():
        who = state.captain(seat)
        assert who is not None
        assert who.bounties == bounties(short)


def assert_refused(state: Sea, verb: str, refusal: RuleError, expected: Mapping[str, str | int | list[str]]) -> None:
    """The refusal has the code and facts that the case says, and each cure it offers is played."""
    assert refusal.code == expected["code"], f"{verb}: {refusal}"
    for fact, told in expected.items():
        if fact == "cures":
            assert isinstance(told, list)
            offered = [(each.verb, each.seat, dict(each.given)) for each in refusal.cures]
            assert offered == [(each.verb, each.seat, dict(each.given)) for each in map(request, told)]
        elif fact != "code":
            assert same(refusal.facts[fact], told), f"{fact}: {refusal.facts[fact]}"
    for cure in refusal.cures:
        play(the_game(), state, the_game().read(state, cure))


# --- The file itself, and the components of section 3 ---------------------------------------------------------------------------


def test_every_sentence_of_the_chapter_has_a_case() -> None:
    assert list(BOOK.sentences) == [f"S{number}" for number in range(1, 65)]
    covered = {sentence for case in BOOK.case for sentence in case.covers} | {*BOOK.map.covers, *BOOK.sample.covers}
    assert covered == set(BOOK.sentences)


def test_every_case_of_the_rules_file_is_there() -> None:
    ids = [case.id for case in BOOK.case]
    assert len(set(ids)) == len(ids)
    assert [number for number in RULES_FILE_IDS if f"T{number}" not in ids] == []


def test_every_rule_has_cases() -> None:
    spoken = " ".join(f"{case.id} {case.source}" for case in BOOK.case)
    rules = [f"R{number}" for number in range(1, 20)] + [f"S{number}" for number in range(2, 9)]
    assert [rule for rule in rules if not re.search(rf"\b{rule}\b", spoken)] == []


def test_every_value_of_every_house_rule_has_a_case() -> None:
    turned = {(switch, to) for case in BOOK.case for switch, to in case.house.items()}
    others = {
        (switch.key, to) for switch in Marauders.switches for to in switch.values if to != value(Sea(), switch.key)
    }
    assert others <= turned


def test_the_map_is_that_of_the_rules() -> None:
    zones = {zone.key: zone for zone in shipped_pack().zones}
    assert {key: zone.name for key, zone in zones.items()} == BOOK.map.names
    for key, told in BOOK.map.zones.items():
        port, _, borders = told.partition(": ")
        assert (zones[key].port or "none") == port
        assert sorted(f"{way.letter} {way.zone}" for way in zones[key].exits) == sorted(borders.split(", "))


def test_the_ship_classes_are_those_of_the_rules() -> None:
    got = {
        each.key: [each.hull, each.masts, each.cargo, each.crew, each.cannons, each.maneuverability]
        for each in shipped_pack().classes
    }
    assert {key: got.get(key) for key in BOOK.classes} == BOOK.classes


def test_the_sample_deck_has_the_printed_numbers_and_says_that_it_is_a_sample() -> None:
    pack = shipped_pack()
    assert pack.sample
    assert pack.assumed_scouting == 2
    assert len({card.key for card in pack.cards}) == len(pack.cards) == BOOK.sample.cards
    ships = [card.captain.ship for card in pack.cards if card.captain]
    assert {ship: ships.count(ship) for ship in ships} == dict.fromkeys(
        ("dutch", "english", "french", "spanish", "frigate", "sloop"), BOOK.sample.captains_of_each_ship
    )
    with_icons = [card for card in pack.cards if card.icons]
    assert [len(card.icons) for card in with_icons] == [BOOK.sample.icons_on_each] * BOOK.sample.cards_with_icons


def test_a_refusal_comes_before_any_roll_or_question() -> None:
    for case in BOOK.case:
        if case.refused is None:
            continue
        story = told_story(case)
        referee = Referee(b"", story.state)
        with pytest.raises(RuleError):  # noqa: PT012 - either the reading or the playing refuses
            action = the_game().read(story.state, request(case.do[-1]))
            the_game().play(story.state, action, referee)
        assert referee.answers == []


def test_the_boards_of_the_cases_are_read_back_from_their_bytes() -> None:
    for case in BOOK.case:
        state = opened(case)
        assert decoded(state, Sea) == state
