"""An open battle beside its message: putting it right, what the hands move back, what is laid out after a pause, help, notes."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.panels import marauders as panel
from bot.refusal import Refusal
from bot.ui.message import Menu, TextPart
from bot.view import View
from rules.contract import Event, Reason, Request
from rules.marauders.battle import events as on
from rules.marauders.battle.state import Battle, Fallen, Meeting, Tracks
from rules.marauders.events import CaptainLost
from rules.marauders.state import Bounties, Figure, Sea
from tests.bot.tables import captain, played, sea, ship, view

HIT = replace(captain("s1", at="sea"), ship_class="frigate", hits=Tracks(masts=1, crew=2))
BATTLE = Battle(
    seat="s1",
    zone="havana",
    ship="sloop",
    aggressor="npc",
    helm="s2",
    round=2,
    npc="shoot",
    captain=None,
    hits=Tracks(hull=1),
)
PEACE = sea(HIT, captain("s2"), captain("s3"), ships=[ship("sloop", "havana"), ship("dutch", "havana")])
OPEN = replace(PEACE, battle=BATTLE)


def labels(state: Sea) -> dict[str, list[str]]:
    return {kind.key: [press.label for press in kind.presses] for kind in panel.puttable(view(state))}


def wrong(state: Sea, *events: Event) -> list[str]:
    """The buttons under Why? of an entry."""
    return [press.label for press in panel.corrections(played(*events, state=state))]


def rows(at: View, seat: str) -> list[str]:
    found: list[str] = []
    for row in panel.moves_of(at, seat):
        found += [press.label for press in (row.presses if isinstance(row, Menu) else row)]
    return found


def filled(state: Sea, arg: str, **told: str) -> Request:
    form = panel.FORMS["tracks"](view(state), arg)
    shown = {part.key: part.value for part in form.parts if isinstance(part, TextPart)}
    return panel.FILLED["tracks"](view(state), arg, {**shown, **told}).request


# ------------------------------------------------------------------------------------------------ Correct


def test_all_of_an_open_battle_can_be_put_right() -> None:
    assert labels(OPEN)["battle"] == [
        "Sloop: tracks...",
        "Ben: tracks...",
        "Ship and skills...",
        "Helm...",
        "End as: called off",
    ]
    assert "Ben: tracks..." not in labels(OPEN)["captains"]


def test_what_a_captains_ship_took_can_be_put_right_without_a_battle() -> None:
    kinds = labels(PEACE)
    assert "battle" not in kinds
    assert "Ben: tracks..." in kinds["captains"]
    assert "Ada: tracks..." not in kinds["captains"]


def test_the_form_for_tracks_shows_what_is_left() -> None:
    form = panel.FORMS["tracks"](view(OPEN), "s1")
    parts = [(part.label, part.value) for part in form.parts if isinstance(part, TextPart)]
    assert parts == [
        ("Hull (of 3)", "3"),
        ("Cargo (of 3)", "3"),
        ("Masts (of 3)", "2"),
        ("Crew (of 3)", "1"),
        ("Cannons (of 3)", "3"),
    ]
    npc = panel.FORMS["tracks"](view(OPEN), "npc")
    assert (npc.title, [part.value for part in npc.parts if isinstance(part, TextPart)]) == (
        "What is left of the Sloop",
        ["1", "2", "2", "2", "1"],
    )


def test_the_form_for_tracks_asks_for_what_is_left_now() -> None:
    request = filled(OPEN, "npc", hull="2")
    assert request == Request("tracks", None, (("hull", 2), ("cargo", 2), ("masts", 2), ("crew", 2), ("cannons", 1)))
    assert filled(OPEN, "s1", crew="3").seat == "s1"


@pytest.mark.parametrize(
    ("state", "arg", "told", "code"),
    [
        (OPEN, "npc", {}, "form-unchanged"),
        (OPEN, "s1", {"hull": "two"}, "not-a-number"),
        (PEACE, "npc", {}, "old-button"),
        (OPEN, "s2", {}, "old-button"),
        (OPEN, "s9", {}, "old-button"),
    ],
)
def test_a_form_for_tracks_that_is_not_filled_in_well_is_refused(
    state: Sea, arg: str, told: dict[str, str], code: str
) -> None:
    with pytest.raises(Refusal) as refused:
        filled(state, arg, **told)
    assert refused.value.code == code


# ------------------------------------------------------------------------------------------------ That was wrong


def test_hits_are_put_right_where_they_landed() -> None:
    assert wrong(OPEN, on.Struck("s1", "sloop", "npc", ("hull",), Tracks(hull=1))) == ["Sloop: tracks..."]
    assert wrong(OPEN, on.Struck("s1", "sloop", "captain", ("hull",), Tracks(hull=1))) == ["Ben: tracks..."]
    both = (on.Struck("s1", "sloop", side, ("hull",), Tracks()) for side in ("npc", "captain"))
    assert wrong(OPEN, *both) == ["Sloop: tracks...", "Ben: tracks..."]
    assert wrong(OPEN, on.Retracked(Tracks(), Tracks(hull=1), seat="s1")) == ["Ben: tracks..."]
    assert wrong(OPEN, on.Retracked(Tracks(), Tracks(hull=1), ship="sloop")) == ["Sloop: tracks..."]


def test_what_else_a_battles_step_was_about_is_put_right() -> None:
    assert wrong(OPEN, on.HelmTaken("sloop", "s2")) == ["Helm..."]
    assert wrong(OPEN, on.Mustered("s1", "sloop", "frigate")) == ["Ship and skills..."]
    assert wrong(OPEN, on.Declared("s1", "sloop", 2, "npc", "shoot")) == []
    assert wrong(PEACE, on.HelmTaken("sloop", "s2")) == []
    cargo = wrong(OPEN, on.CargoLost("s1", 1, 2))
    assert cargo == ["Ben: gold and cargo..."]


# ------------------------------------------------------------------------------------------------ back and forth


def back(now: Sea, before: Sea) -> tuple[str, ...]:
    return panel.differences(view(now), before)


def test_cubes_are_moved_back_with_a_hit_that_was_taken_back() -> None:
    other = replace(OPEN, battle=replace(BATTLE, hits=Tracks(hull=1, cargo=1)))
    assert back(OPEN, other) == ("Cubes of the Sloop: Hull 1/2, Cargo 2/2, Masts 2/2, Crew 2/2, Cannons 1/1",)
    hurt = replace(OPEN, captains=(replace(HIT, hits=Tracks()), *OPEN.captains[1:]))
    assert back(OPEN, hurt) == ("Cubes of Ben: Hull 3/3, Cargo 3/3, Masts 2/3, Crew 1/3, Cannons 3/3",)
    assert back(hurt, OPEN) == ("Cubes of Ben: Hull 3/3, Cargo 3/3, Masts 3/3, Crew 3/3, Cannons 3/3",)


def test_cubes_come_and_go_with_a_battle() -> None:
    assert back(PEACE, OPEN) == ("No cubes of the Sloop any more: no battle with it is open",)
    assert back(OPEN, PEACE) == ("Cubes of the Sloop: Hull 1/2, Cargo 2/2, Masts 2/2, Crew 2/2, Cannons 1/1",)
    whole = replace(PEACE, captains=(replace(HIT, hits=Tracks()), *PEACE.captains[1:]))
    assert back(whole, PEACE) == ("Ben's ship is whole: no cubes",)


def test_nothing_is_moved_back_for_a_declaration() -> None:
    assert back(OPEN, replace(OPEN, battle=replace(BATTLE, npc=None, round=1, helm="bot"))) == ()


def test_a_captain_who_died_comes_back_and_goes_again() -> None:
    dead = replace(PEACE, captains=PEACE.captains[1:], fallen=(Fallen("s1", "english", 1, 0),))
    assert "Ben: at sea in Havana" in back(PEACE, dead)
    comes = "Ben: no captain on the board. A new one comes at Ben's next turn: /marauders captain"
    assert comes in back(dead, PEACE)


def owning(**fields: object) -> Sea:
    return replace(PEACE, captains=(replace(HIT, **fields), *PEACE.captains[1:]))


def test_bounties_gold_and_cargo_come_and_go() -> None:
    rich = owning(bounties=Bounties(dutch=2, spanish=1), gold=Figure(12), cargo=Figure(3))
    less = owning(bounties=Bounties(dutch=1), gold=Figure(7), cargo=Figure(3))
    assert back(rich, less) == ("Ben has again: 1 Dutch and 1 Spanish bounties, 12 gold.",)
    assert back(less, rich) == (
        "Ben has no longer: 1 Dutch and 1 Spanish bounties.",
        "Ben has again: 7 gold.",
    )
    assert back(owning(gold=Figure(7, fresh=False)), owning(gold=Figure(7))) == ()


@pytest.mark.parametrize(
    ("discard", "room", "said"),
    [
        (None, None, ", 3 cargo cards but for those discarded, and the gold for their plunder values."),
        (0, 2, ", 3 cargo cards but for those discarded, and the gold for their plunder values."),
        (3, None, " and the gold for the plunder values of 3 cargo cards, which were all discarded."),
        (0, 0, " and the gold for the plunder values of 3 cargo cards, which were all discarded."),
        (2, None, ", 1 cargo card, and the gold for the plunder values of the 3 drawn."),
        (0, None, ", 3 cargo cards, and the gold for the plunder values of the 3 drawn."),
    ],
)
def test_of_loot_goes_back_what_was_kept_of_it(discard: int | None, room: int | None, said: str) -> None:
    won = on.Prize("s1", "dutch", 1, None, 3, discard, Reason("marauders.prize.naval-crew"))
    full = () if room is None else (on.CargoLost("s1", room, 3),)
    [line] = panel.differences(view(PEACE), PEACE, (won, *full))
    assert line == f"Ben gives back what the Dutch ship brought: 1 glory point{said}"


def test_who_died_with_a_new_captain_at_once_has_all_again_and_no_longer() -> None:
    rich, new = owning(bounties=Bounties(dutch=2), gold=Figure(12)), owning()
    death = (CaptainLost("s1", "english", "havana", Reason("marauders.death.new-captain")),)
    assert panel.differences(view(rich), new, death) == ("Ben has again: 2 Dutch bounties, 12 gold.",)
    assert panel.differences(view(new), rich, death) == ("Ben has no longer: 2 Dutch bounties, 12 gold.",)
    assert panel.differences(view(new), owning(), death) == ()


def test_a_captain_whom_a_sheet_took_away_stands_there_again() -> None:
    without = replace(PEACE, captains=PEACE.captains[1:])
    assert "Ben: at sea in Havana" in back(PEACE, without)
    assert "Ben: no captain on the board" in back(without, PEACE)


def test_a_claimed_ship_is_given_back() -> None:
    claimed = replace(PEACE, captains=(replace(HIT, ship_class="sloop", hits=Tracks()), *PEACE.captains[1:]))
    assert "Ben sails a Frigate again" in back(PEACE, claimed)


# ------------------------------------------------------------------------------------------------ a pause


def test_an_open_battle_is_laid_out_with_its_cubes_and_whose_declaration_it_is() -> None:
    waits = replace(OPEN, meetings=(Meeting("s1", "dutch", "npc"),))
    at = view(waits)
    stands = "\n".join(panel.stands(at, None))
    assert "Sloop" in stands
    assert "Ben" in stands
    assert "Dutch ship" in stands
    laid = panel.laying(at)
    assert "Cubes of the Sloop: Hull 1/2, Cargo 2/2, Masts 2/2, Crew 2/2, Cannons 1/1" in laid
    assert "Cubes of Ben: Hull 3/3, Cargo 3/3, Masts 2/3, Crew 1/3, Cannons 3/3" in laid


def test_hits_on_a_ship_of_no_known_class_are_laid_out() -> None:
    unknown = replace(PEACE, captains=(replace(HIT, ship_class=""), *PEACE.captains[1:]))
    line = "Hits on Ben's ship, whose class is not told: Hull 0, Cargo 0, Masts 1, Crew 2, Cannons 0"
    assert line in panel.laying(view(unknown))


def test_a_seat_whose_captain_died_is_laid_out() -> None:
    dead = replace(PEACE, captains=PEACE.captains[1:], fallen=(Fallen("s1", "english", 1, 0),))
    assert any(line.startswith("Ben has no captain on the board") for line in panel.laying(view(dead)))


# ------------------------------------------------------------------------------------------------ help, and acting for


def test_help_says_that_a_battle_is_open_and_how_it_goes_on_and_ends() -> None:
    said = "\n".join(panel.help(view(OPEN), lambda name: f"</{name}>").lines)
    assert "A battle is open" in said
    assert "Sloop against Ben, battle round 2" in said
    assert "</marauders battle show>" in said
    assert "</marauders battle end>" in said
    waits = replace(OPEN, meetings=(Meeting("s1", "dutch", "npc"),))
    assert "Another battle waits" in "\n".join(panel.help(view(waits), str).lines)
    assert "A battle is open" not in "\n".join(panel.help(view(PEACE), str).lines)


def test_who_fights_declares_when_he_is_acted_for_and_who_has_the_helm_does_for_the_ship() -> None:
    ben, ada, cleo = (rows(view(OPEN), seat) for seat in ("s1", "s2", "s3"))
    assert any("Ben: Flee" in label for label in ben)
    assert not any("Sloop: Flee" in label for label in ben)
    assert any("Sloop: Flee" in label for label in ada)
    assert not any("Ben: Flee" in label for label in ada)
    assert not any("Flee" in label for label in cleo)
    declared = view(replace(OPEN, battle=replace(BATTLE, captain="flee")))
    assert "Roll for both" in rows(declared, "s1")
    assert len(panel.moves_of(view(OPEN), "s2")) <= 5


# ------------------------------------------------------------------------------------------------ notes


def test_notes_on_the_ship_the_zone_and_the_step_of_a_battle_are_at_hand() -> None:
    game = view(OPEN).game
    assert list(game.here(OPEN))[:4] == ["havana", "sloop", "s1", "step-battle"]
    assert "step-battle" not in list(game.here(PEACE))
    assert "step-battle" in [each.key for each in game.things(OPEN)]
