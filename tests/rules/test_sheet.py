"""The sheet: it says the whole state, in words that people can change; what it says otherwise is done whole or not at all."""

from __future__ import annotations

import os
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from rules import sheet
from rules.betrayal import Betrayal
from rules.betrayal.pack import Side
from rules.betrayal.state import Battle, Enemy, Party, Pool, Realm, Unit
from rules.contract import Amend, Amended, Change, Game, Note, RuleError, State, Stream
from rules.everrain import Everrain
from rules.everrain.state import Enemy as Foe
from rules.everrain.state import Ship as Sloop
from rules.everrain.state import Voyage
from rules.marauders import Marauders
from rules.marauders.state import Bounties, Captain, CaptainCard, Figure, Sea
from rules.referee import Finished, run
from tests.rules.betrayal import evenings as betrayal_evenings
from tests.rules.betrayal import test_selfplay as betrayal
from tests.rules.everrain import test_selfplay as everrain
from tests.rules.marauders_evenings import evening
from tests.rules.marauders_tables import SEED, shipped_pack

EVENINGS = int(os.environ.get("SELFPLAY_EVENINGS", "60")) // 15 or 1
STEPS = 60
MARAUDERS = Marauders(shipped_pack())
BETRAYAL: Betrayal = betrayal.GAMES[0]
EVERRAIN: Everrain = everrain.GAMES[0]

AnyGame = Game[Any, Any]


def evenings(seed: int) -> Iterator[tuple[AnyGame, State]]:
    """The states of an evening of each game."""
    yield from ((MARAUDERS, step.after) for step in evening(MARAUDERS, seed, STEPS))
    box = betrayal.GAMES[seed % len(betrayal.GAMES)]
    yield from ((box, step.after) for step in betrayal_evenings.campaign(box, seed, STEPS))
    game, steps = everrain.played(seed)
    yield from ((game, step.after) for step in steps[:STEPS])


def text_of(state: State) -> str:
    """The sheet as a form shows it."""
    return "\n".join(line.text for line in sheet.written(state))


def sea(**more: Any) -> Sea:
    """A small table of Merchants & Marauders."""
    ben = Captain(seat="s1", nation="dutch", zone="curacao", bounties=Bounties(english=2), gold=Figure(5))
    ada = Captain(seat="s2", nation="french", zone="tortuga", at="sea", cargo=Figure(3, fresh=False))
    card = CaptainCard(key="bess", ship="sloop", zone="trinidad", name='Bess "the Red"; a captain', scouting=2)
    known = Sea(seats=("s1", "s2"), captains=(ben, ada), streams=(Stream("event-deck", 4),), **more)
    ships = tuple(replace(ship, zone="tortuga", stack=(card,)) if ship.key == "sloop" else ship for ship in known.ships)
    return replace(known, ships=ships)


def realm() -> Realm:
    """A small table of Betrayal, in a clash."""
    pool = Pool(points=8, source="party", adventurers=2, xp=4, session=1, difficulty="adept")
    one = Unit(handle="1", hex="1", enemy=Enemy(side=Side(level=5, name="Ghoul", health=3)), health=2)
    two = Unit(handle="2", hex="2", enemy=Enemy(side=Side(level=1, name="Rat"), back=Side(level=5)))
    battle = Battle(mode="clash", pool=pool, hexes=4, units=(one, two), used=("1", "2"))
    return Realm(party=Party(adventurers=2, xp=4), battle=battle, battles=1)


def voyage() -> Voyage:
    """A small table of The Everrain."""
    ships = (Sloop(seat="s1", letter="A", hex=(2, -1), spawned=1), Sloop(seat="s2", letter="B", crew=(), broken=(1, 4)))
    foe = Foe(handle="A1", seat="s1", act=1, name="Hull: Crawler", zone=4, wounds=1)
    return Voyage(seats=("s1", "s2"), ships=ships, enemies=(foe,), first="s1")


def amended(game: AnyGame, state: State, text: str, seen: set[str] | None = None) -> tuple[Any, tuple[Change, ...]]:
    """The state after a sheet, and what it changed; no dice are rolled for it."""
    action = game.read(state, sheet.asked(sheet.read(state, text, seen)))
    assert isinstance(action, Amend)
    outcome = run(game, state, action, (), SEED)
    assert isinstance(outcome, Finished)
    assert outcome.answers == ()
    assert outcome.state.streams == state.streams
    (event,) = outcome.events
    assert isinstance(event, Amended)
    return outcome.state, event.changes


def with_line(state: State, key: str, value: str) -> str:
    """The sheet with a line otherwise, or one more."""
    lines = {line.key: line.value for line in sheet.written(state)} | {key: value}
    return "\n".join(f"{each}: {of}" for each, of in lines.items())


def with_lines(state: State, **more: str) -> State:
    """The state with some scalars otherwise, whatever follows from them."""
    return sheet.applied(state, tuple(more.items()))


def without(state: State, key: str) -> str:
    """The sheet with a line taken away."""
    return "\n".join(line.text for line in sheet.written(state) if line.key != key)


def refused(game: AnyGame, state: State, text: str) -> RuleError:
    """What is wrong with a sheet."""
    with pytest.raises(RuleError) as raised:
        amended(game, state, text)
    return raised.value


# ------------------------------------------------------------------------------------------------ every state


@pytest.mark.parametrize("seed", range(EVENINGS))
def test_what_is_written_is_read_as_the_same(seed: int) -> None:
    """For every state of self-play of the three games; from nothing but its lines, too."""
    for number, (game, state) in enumerate(evenings(seed)):
        where = f"evening {seed}, state {number} of {game.key}"
        assert sheet.read(state, text_of(state)) == (), where
        assert game.settled(state) == state, where
        fresh = game.start({})
        lines = sheet.read(fresh, text_of(state))
        if lines:
            after = sheet.amend(game, fresh, Amend(lines), _referee(fresh))
            assert replace(after, streams=state.streams) == state, where


@pytest.mark.parametrize("seed", range(EVENINGS))
def test_any_two_states_are_a_correction_apart(seed: int) -> None:
    """What is written afterwards is what was filled in, and the changes lead there and back."""
    states = [*evenings(seed)]
    for game in {id(game): game for game, _ in states}.values():
        own = [state for of, state in states if of is game]
        for before, after in Random(seed).sample([*zip(own, own[7:], strict=False)], 12):
            if sheet.written(before) == sheet.written(after):
                continue
            done, changes = amended(game, before, text_of(after))
            assert {*sheet.written(done)} == {*sheet.written(after)}
            assert changes
            back, _ = amended(game, done, text_of(before))
            assert {*sheet.written(back)} == {*sheet.written(before)}


def _referee(state: State) -> Any:
    from rules.referee import Referee  # only for a correction that is played without a table

    return Referee(SEED, state)


# ------------------------------------------------------------------------------------------------ how it reads


def test_lines_of_merchants_and_marauders() -> None:
    lines = text_of(sea(notes=(Note("tortuga", 'Refill first: "eight"; then go'),))).splitlines()
    assert "captain s1: nation dutch; zone curacao; bounties (english 2); gold 5" in lines
    assert "captain s2: nation french; zone tortuga; at sea; cargo (count 3; fresh no)" in lines
    assert "ship dutch: zone none" in lines
    assert "ship sloop: zone tortuga" in lines
    assert 'ship sloop stack bess: zone trinidad; name "Bess \\"the Red\\"; a captain"; scouting 2' in lines
    assert 'note tortuga: "Refill first: \\"eight\\"; then go"' in lines
    assert "house own-zone-tie: random" in lines
    assert not [line for line in lines if line.startswith("stream")]


def test_lines_of_betrayal() -> None:
    lines = text_of(realm()).splitlines()
    assert "party xp: 4" in lines
    assert "battle pool: points 8; source party; adventurers 2; xp 4; session 1; difficulty adept" in lines
    assert "battle unit 1: hex 1; level 5; name Ghoul; enemy-health 3; health 2" in lines
    assert "battle unit 2: hex 2; level 1; name Rat; back 5" in lines
    assert "battle used: 1, 2" in lines


def test_lines_of_the_everrain() -> None:
    lines = text_of(voyage()).splitlines()
    assert "enemies A1: seat s1; act 1; name Hull: Crawler; zone 4; wounds 1" in lines
    assert "ship s1: letter A; hex 2,-1; spawned 1" in lines
    assert "ship s2: letter B; crew none; broken 1, 4" in lines
    assert "agenda: 0" in lines
    assert "phase: none" in lines


def test_examples_of_what_there_is_none_of() -> None:
    """A fresh table shows what could be filled in, and no line of it is taken for one."""
    lines = {line.key: line.value for line in sheet.examples(Sea())}
    assert lines["captain s1"].startswith(
        "nation dutch/english/french/spanish; zone ...; at port/sea; bounties (dutch 1;"
    )
    assert lines["note ..."] == "..."
    assert {line.key for line in sheet.examples(Realm())} >= {"party xp", "battle mode", "companion ..."}
    for state in (Sea(), Realm(), Voyage(), sea(), realm(), voyage()):
        text = "\n".join(f"# {line.text}" for line in sheet.examples(state))
        assert sheet.read(state, f"{text}\n\n{text_of(state)}") == ()


# ------------------------------------------------------------------------------------------------ corrections


def test_a_scalar_is_corrected() -> None:
    after, changes = amended(EVERRAIN, voyage(), with_line(voyage(), "agenda", "7"))
    assert after.agenda == 7
    assert changes == (Change("agenda", "0", "7"),)


def test_a_thing_is_corrected_and_nothing_else() -> None:
    before = sea()
    line = "nation dutch; zone curacao; bounties (english 2; french 1); gold 12"
    after, changes = amended(MARAUDERS, before, with_line(before, "captain s1", line))
    expected = replace(before.captains[0], bounties=Bounties(english=2, french=1), gold=Figure(12))
    assert after == replace(before, captains=(expected, before.captains[1]))
    (change,) = changes
    assert change.before == "nation dutch; zone curacao; bounties (english 2); gold 5"
    assert change.after == line


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("Captain S1", "Nation Dutch; Zone curacao; bounties dutch 0; gold: 5; bounties english 2"),
        ("captains s1", "zone curacao;nation dutch;bounties (english 2);gold (count 5; fresh yes)"),
        ("captain s1 ", "nation dutch; zone “curacao”; at port; bounties (English 2); gold 5; turns 0;"),
    ],
)
def test_what_means_the_same_changes_nothing(key: str, value: str) -> None:
    """Capitals, order, blanks, curly quotes of a phone; what is said although it need not be."""
    lines = [line.text for line in sheet.written(sea()) if line.key != "captain s1"]
    place = next(number for number, line in enumerate(lines) if line.startswith("captain s2"))
    text = "\n".join([*lines[:place], f"{key}: {value}", *lines[place:]])
    if "bounties dutch 0" in value:
        assert refused(MARAUDERS, sea(), text).code == "sheet-twice"
    else:
        assert sheet.read(sea(), text) == ()


def test_a_thing_comes_and_goes() -> None:
    before = sea()
    come, changes = amended(MARAUDERS, before, with_line(before, "note tortuga", "Eight tokens: refill first"))
    assert come.notes == (Note("tortuga", "Eight tokens: refill first"),)
    assert changes == (Change("note tortuga", "", "Eight tokens: refill first"),)
    gone, changes = amended(MARAUDERS, come, without(come, "note tortuga"))
    assert gone == before
    assert changes == (Change("note tortuga", "Eight tokens: refill first", ""),)
    emptied, _ = amended(MARAUDERS, come, with_line(come, "note tortuga", ""))
    assert emptied == before


def test_a_thing_of_a_thing_comes() -> None:
    """A captain card that is queued; whose it is says the line."""
    after, _ = amended(
        MARAUDERS, sea(), with_line(sea(), "ship sloop queued jan", "zone tortuga; name Jan; scouting 3")
    )
    assert after.ship("sloop").queued == (CaptainCard(key="jan", ship="sloop", zone="tortuga", name="Jan", scouting=3),)


def test_what_goes_takes_its_own_with_it() -> None:
    before = replace(voyage(), enemies=())
    after, changes = amended(EVERRAIN, before, without(before, "ship s2"))
    assert [ship.seat for ship in after.ships] == ["s1"]
    assert changes == (Change("ship s2", "letter B; crew none; broken 1, 4", ""),)


def test_a_line_that_was_not_there_to_be_seen_is_not_gone() -> None:
    """Of a long sheet a form shows a part."""
    seen = {"agenda", "enemies A1"}
    after, _ = amended(EVERRAIN, voyage(), "agenda: 3", seen)
    assert after == replace(voyage(), agenda=3, enemies=())
    assert sheet.read(voyage(), "", {"agenda"}) == ()


def test_a_part_that_is_over() -> None:
    after, changes = amended(BETRAYAL, realm(), with_line(realm(), "battle", "none"))
    assert after == replace(realm(), battle=None)
    assert changes == (Change("battle", "", "none"),)


def test_a_part_that_begins() -> None:
    """The line that says that there is none need not be taken away."""
    text = f"{text_of(Realm())}\nparty adventurers: 3\nparty xp: 12"
    after, changes = amended(BETRAYAL, Realm(), text)
    assert after.party == Party(adventurers=3, xp=12)
    assert {change.key for change in changes} >= {"party adventurers", "party xp"}
    assert "party" not in {change.key for change in changes}


def test_lines_in_another_order() -> None:
    before = realm()
    lines = [line.text for line in sheet.written(before)]
    one = next(number for number, line in enumerate(lines) if line.startswith("battle unit 1"))
    lines[one], lines[one + 1] = lines[one + 1], lines[one]
    after, changes = amended(BETRAYAL, before, "\n".join(lines))
    assert [unit.handle for unit in after.battle.units] == ["2", "1"]
    assert changes == (Change("order battle unit", "1, 2", "2, 1"),)


def test_one_that_comes_between_others() -> None:
    lines = [line.text for line in sheet.written(replace(sea(), seats=("s1", "s3", "s2")))]
    place = next(number for number, line in enumerate(lines) if line.startswith("captain s2"))
    lines.insert(place, "captain s3: nation english; zone havana; at sea")
    after, _ = amended(MARAUDERS, sea(), "\n".join(lines))
    assert [captain.seat for captain in after.captains] == ["s1", "s3", "s2"]


def test_house_rules_are_lines() -> None:
    after, changes = amended(EVERRAIN, voyage(), with_line(voyage(), "house agenda-wrap", "Stop"))
    assert after.house.agenda_wrap == "stop"
    assert changes == (Change("house agenda-wrap", "carry", "stop"),)


def test_a_list_that_nobody_told() -> None:
    after, _ = amended(EVERRAIN, voyage(), with_line(voyage(), "ship s2", "letter B; broken 1 4"))
    assert after.ships[1].crew is None
    after, _ = amended(EVERRAIN, voyage(), with_line(voyage(), "ship s2", "letter B; crew 3 3 5; broken 1, 4"))
    assert after.ships[1].crew == (3, 3, 5)


# ------------------------------------------------------------------------------------------------ what follows


def test_what_follows_in_merchants_and_marauders() -> None:
    """Places by their names, seats in their order, cards and nations in theirs."""
    text = with_line(
        with_lines(sea(), war="french english", seats="s1, s3, s2"), "captain s3", "nation english; zone St. John"
    )
    after, changes = amended(MARAUDERS, sea(), text)
    assert after.war == (("english", "french"),)
    assert [captain.seat for captain in after.captains] == ["s1", "s3", "s2"]
    assert after.captains[1].zone == "st-john"
    assert Change("war", "none", "english,french") in changes


def test_what_follows_in_betrayal() -> None:
    """A piece of the pack shows what is printed on it, and whatever is on the map has its handle."""
    piece = next(iter(BETRAYAL.pack.pieces))
    chip = BETRAYAL.pack.pieces[piece]
    line = f"hex 3; level {chip.high.level}; piece {piece}"
    after, changes = amended(BETRAYAL, realm(), f"{text_of(realm())}\nbattle unit 3: {line}\ncompanion C4: level 5")
    assert after.battle.units[2].enemy == Enemy(side=chip.high, piece=piece)
    assert after.befriended == 4
    assert Change("battle used", "1, 2", "1, 2, 3") in changes


def test_what_follows_in_the_everrain() -> None:
    """An enemy is as its card says, and a ship has had as many as the highest number says."""
    card = next(each for each in EVERRAIN.pack.enemies if each.act == 2)
    after, _ = amended(EVERRAIN, voyage(), f"{text_of(voyage())}\nenemies A7: seat s1; act 2; card {card.key}")
    assert after.enemies[1] == Foe(
        handle="A7",
        seat="s1",
        act=2,
        card=card.key,
        name=card.name,
        health=card.health,
        dice=card.dice,
        spoils=card.spoils,
    )
    assert after.ships[0].spawned == 7


# ------------------------------------------------------------------------------------------------ what is wrong


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
        ("arising", "perhaps", "none", "word"),
        ("over", "drawn", "none", "word"),
        ("ship s1", "letter A; hex 3", "hex", "pair"),
        ("enemies A1", "seat s1; act one", "act", "number"),
        ("phase", "over", "none", "word"),
    ],
)
def test_a_bad_value_says_what_was_expected(key: str, value: str, field: str, expected: str) -> None:
    error = refused(EVERRAIN, voyage(), with_line(voyage(), key, value))
    assert (error.code, error.facts["key"], error.facts["field"]) == ("sheet-bad-value", key, field)
    assert error.facts["expected"] == expected


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
            _referee(sea()),
        )
    assert raised.value.code == "sheet-unknown-line"


def test_what_cannot_be_so_is_refused_whole() -> None:
    text = with_line(sea(), "captain s1", "nation dutch; zone atlantis").replace("round: 1", "round: 3")
    error = refused(MARAUDERS, sea(), text)
    assert error.code == "sheet-impossible"
    assert error.facts["keys"] == ("round", "captain s1")
    assert error.facts["faults"] == ("captain-off-the-map",)


def test_too_many_seats() -> None:
    seats = ", ".join(f"s{number}" for number in range(1, 14))
    assert refused(BETRAYAL, realm(), with_line(realm(), "seats", seats)).code == "too-many-seats"


def test_nothing_changed() -> None:
    assert refused(BETRAYAL, realm(), text_of(realm())).code == "sheet-unchanged"
    with pytest.raises(RuleError) as raised:
        sheet.amend(BETRAYAL, realm(), Amend((("party xp", "4"),)), _referee(realm()))
    assert raised.value.code == "sheet-unchanged"


def test_whatever_is_typed_is_refused_or_done() -> None:
    """Nonsense never breaks anything: it is a RuleError or a sound state whose sheet reads as the same."""
    dice = Random(7)
    signs = 'ab:;,"“()# 1-\\s2none\n'
    for state, game in ((sea(), MARAUDERS), (realm(), BETRAYAL), (voyage(), EVERRAIN)) * 150:
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
