"""The forms of a table: what stands in them, what they ask for once filled in, and what is refused of it."""

from __future__ import annotations

from dataclasses import replace

import pytest
from msgspec import structs

from bot.panels import marauders as panel
from bot.panels.panel import Filling
from bot.refusal import Refusal
from bot.ui.message import Form, MenuPart, TextPart
from bot.view import View
from rules.contract import Request, RuleError
from rules.marauders.battle.state import Battle
from rules.marauders.keys import SHIPS
from rules.marauders.pack import EventCard, Icon
from rules.marauders.state import Bounties, Captain, Figure, Sea
from rules.referee import Referee
from tests.bot import samples
from tests.bot.tables import GAME, captain, sea, ship, view

ABOUT = {"hold": "s1", "bounties": "s1", "ship": "s1", "lost": "s1", "correct": "s1", "place": "dutch", "tracks": "s1"}
CARDS = ("captain-card", "icon-card", "other-event")

BEN = captain(
    "s1",
    "caracas",
    at="sea",
    bounties=Bounties(dutch=2),
    gold=Figure(7),
    cargo=Figure(3, fresh=False),
    ship_class="flute",
)
STATE = sea(BEN, ships=(ship("dutch", "nassau", samples.TROMP),))
TABLE = view(STATE)


def form(name: str, at: View = TABLE, arg: str | None = None) -> Form:
    return panel.FORMS[name](at, ABOUT.get(name, "") if arg is None else arg)


def filled(form_name: str, table: View = TABLE, form_arg: str | None = None, /, **parts: str) -> Filling:
    """What a form asks for that was filled in with these parts, all others as they stand in it."""
    there = form(form_name, table, form_arg)
    standing = {part.key: parts.get(part.key.replace("-", "_"), shown(there, part.key)) for part in there.parts}
    assert {key.replace("_", "-") for key in parts} <= set(standing)
    return panel.FILLED[form_name](table, there.arg, standing)


def shown(there: Form, key: str) -> str:
    """What stands in a part at first."""
    part = next(part for part in there.parts if part.key == key)
    if isinstance(part, TextPart):
        return part.value
    assert isinstance(part, MenuPart)
    return next((choice.key for choice in part.choices if choice.chosen), "")


def asked(filling: Filling) -> tuple[str, str | None, dict[str, str | int]]:
    return filling.request.verb, filling.request.seat, dict(filling.request.given)


# ------------------------------------------------------------------------------------------------ all of them


def test_every_form_is_read_when_it_is_filled_in() -> None:
    assert set(panel.FORMS) == set(panel.FILLED)


def fought(of: Sea) -> Sea:
    """The same with a battle, which the forms of one need."""
    battle = Battle(seat="s1", zone="caracas", ship="sloop", aggressor="npc", helm="s1")
    ships = tuple(ship(key, "caracas") if key == "sloop" else each for key, each in zip(SHIPS, of.ships, strict=True))
    return structs.replace(of, ships=ships, battle=battle)


def fleets() -> list[Sea]:
    known = [ship(key, "nassau") for key in SHIPS]
    return [sea(BEN, ships=known[:count], cards=cards) for count in (0, 1, 3, 4, 6) for cards in ("bot", "ours")]


@pytest.mark.parametrize("name", panel.FORMS)
@pytest.mark.parametrize("of", fleets())
@pytest.mark.parametrize("book", [False, True])
def test_every_form_is_as_small_as_discord_takes_it(name: str, of: Sea, book: bool) -> None:
    of = fought(of) if name.startswith(("battle-", "tracks")) else of
    at = replace(view(of, {"s1": "Bartholomew Roberts of Charlestown"[:32]}), book=BOOK if book else ())
    there = form(name, at)
    assert 1 <= len(there.parts) <= 5
    assert len({part.key for part in there.parts}) == len(there.parts)
    assert 0 < len(there.title) <= 45
    assert len(there.stamp) == 8
    assert there.table == 7
    for part in there.parts:
        assert 0 < len(part.label) <= 45
        if isinstance(part, MenuPart):
            assert 1 <= len(part.choices) <= 25
            assert len({choice.key for choice in part.choices}) == len(part.choices)
            assert all(0 < len(choice.label) <= 100 and 0 < len(choice.key) <= 100 for choice in part.choices)
            assert sum(choice.chosen for choice in part.choices) <= 1
        if isinstance(part, TextPart):
            assert len(part.value) <= part.longest
            assert len(part.placeholder) <= 100


@pytest.mark.parametrize("name", ["hold", "bounties", "ship", "correct", "place"])
def test_a_form_that_is_sent_as_it_was_opened_says_what_is_so_already(name: str) -> None:
    """It is refused, by the form or by the rules: no entry is made of what changes nothing."""
    with pytest.raises((Refusal, RuleError), match="unchanged"):
        GAME.play(STATE, GAME.read(STATE, filled(name).request), Referee(b"seed", STATE))


@pytest.mark.parametrize(
    ("name", "changed"),
    [
        ("hold", {"gold": Figure(8)}),
        ("bounties", {"bounties": Bounties(dutch=3)}),
        ("ship", {"ship_class": "galleon"}),
        ("correct", {"zone": "nassau"}),
        ("lost", {"turns": 4}),
    ],
)
def test_a_form_is_old_once_what_it_is_about_has_changed(name: str, changed: dict[str, object]) -> None:
    other = view(sea(structs.replace(BEN, **changed), ships=(ship("dutch", "nassau", samples.TROMP),)))
    assert form(name).stamp != form(name, other).stamp
    elsewhere = view(sea(BEN, captain("s2"), ships=(ship("dutch", "nassau", samples.TROMP), ship("sloop", "havana"))))
    assert form(name).stamp == form(name, elsewhere).stamp


def test_a_card_that_somebody_else_told_makes_the_form_for_it_old() -> None:
    told = structs.replace(STATE, events=1)
    assert {name for name in CARDS if form(name).stamp != form(name, view(told)).stamp} == set(CARDS)


@pytest.mark.parametrize("name", panel.FORMS)
@pytest.mark.parametrize("arg", ["s9", "brig", "instead", "instead=x", "s1;instead=7", "instead=" + "9" * 20])
def test_a_form_about_nothing_is_an_old_button(name: str, arg: str) -> None:
    if name == "war":
        return
    with pytest.raises(Refusal) as refused:
        panel.FORMS[name](TABLE, arg)
    assert refused.value.code == "old-button"


# ------------------------------------------------------------------------------------------------ a captain


def test_an_empty_form_of_what_is_aboard_says_what_to_fill_in() -> None:
    with pytest.raises(Refusal) as refused:
        filled("hold", gold="", cargo=" ")
    assert refused.value.code == "hold-empty"


def test_what_is_aboard_stands_in_its_form_as_far_as_it_is_fresh() -> None:
    gold, cargo = form("hold").parts
    assert (shown(form("hold"), "gold"), shown(form("hold"), "cargo")) == ("7", "")
    assert isinstance(gold, TextPart)
    assert isinstance(cargo, TextPart)
    assert cargo.placeholder == "3"
    assert asked(filled("hold", gold="12")) == ("hold", "s1", {"gold": 12})
    assert asked(filled("hold", gold="", cargo=" 2 ")) == ("hold", "s1", {"cargo": 2})


@pytest.mark.parametrize("wrong", ["many", "2.5", "½", "²", "1e3", "1234567890", "--2", "@everyone"])
def test_what_is_no_number_is_quoted(wrong: str) -> None:
    for name, part in (("hold", "gold"), ("bounties", "french"), ("place", "scouting")):
        with pytest.raises(Refusal) as refused:
            filled(name, **{part: wrong})
        assert (refused.value.code, refused.value.facts["text"]) == ("not-a-number", wrong)
        assert refused.value.facts["option"] == part


def test_all_four_bounties_are_told_at_once() -> None:
    assert shown(form("bounties"), "dutch") == "2"
    told = asked(filled("bounties", english="1", dutch=""))
    assert told == ("bounties", "s1", {"dutch": 0, "english": 1, "french": 0, "spanish": 0})


def test_another_ship_class_is_chosen() -> None:
    assert shown(form("ship"), "class") == "flute"
    assert asked(filled("ship", **{"class": "galleon"})) == ("ship", "s1", {"class": "galleon"})
    assert asked(filled("ship", seamanship="3")) == ("ship", "s1", {"seamanship": 3})
    told = filled("ship", **{"class": "galleon"}, seamanship="3", leadership="2")
    assert asked(told) == ("ship", "s1", {"class": "galleon", "seamanship": 3, "leadership": 2})


@pytest.mark.parametrize("name", ["ship", "battle-muster"])
def test_a_skill_that_was_told_is_not_taken_out_by_an_empty_field(name: str) -> None:
    """Nothing is ignored: that it was told is said, and where it is taken out."""
    told = view(fought(sea(structs.replace(BEN, seamanship=3))))
    with pytest.raises(Refusal) as refused:
        filled(name, told, seamanship="", leadership="2")
    assert (refused.value.code, refused.value.facts) == ("told-emptied", {"option": "seamanship", "value": 3})


def test_a_new_captain_is_of_the_nation_of_his_home_port() -> None:
    told = filled("lost", zone="tortuga", **{"class": "sloop"})
    assert asked(told) == ("lost", "s1", {"nation": "french", "zone": "tortuga", "class": "sloop"})
    assert told.naming is None
    port, _ = form("lost").parts
    assert isinstance(port, MenuPart)
    assert port.placeholder == "Nothing: the new one comes at the next turn"
    assert asked(filled("lost")) == ("lost", "s1", {})


def test_where_a_captain_is_stands_in_its_form() -> None:
    assert (shown(form("correct"), "zone"), shown(form("correct"), "at")) == ("caracas", "sea")
    assert asked(filled("correct", at="port")) == ("correct", "s1", {"zone": "caracas", "at": "port"})


# ------------------------------------------------------------------------------------------------ a ship, and war


def test_a_ship_is_put_somewhere_or_taken_off_the_board() -> None:
    assert (shown(form("place"), "zone"), shown(form("place"), "scouting")) == ("nassau", "3")
    assert asked(filled("place", zone="havana")) == ("place", None, {"ship": "dutch", "zone": "havana"})
    assert asked(filled("place", scouting="4")) == ("place", None, {"ship": "dutch", "zone": "nassau", "scouting": 4})
    assert asked(filled("place", zone="off")) == ("remove", None, {"ship": "dutch", "queue": "kept"})
    assert shown(form("place", arg="sloop"), "zone") == "off"


def test_the_only_war_stands_in_the_form_that_ends_it() -> None:
    """As the war that there is: sent as it opened it is no peace."""
    assert asked(filled("war", first_nation="dutch", second_nation="french")) == (
        "war",
        None,
        {"first": "dutch", "second": "french"},
    )
    fighting = view(sea(BEN, war=(("dutch", "spanish"),)))
    pair = {"first": "dutch", "second": "spanish"}
    assert asked(filled("war", fighting)) == ("war", None, pair)
    assert asked(filled("war", fighting, what="peace")) == ("peace", None, pair)


# ------------------------------------------------------------------------------------------------ cards


GALE = EventCard(key="event-gale", title="Gale", icons=(Icon("sloop", "N"), Icon("dutch", "E"), Icon("french", "S")))
BOOK = (
    EventCard(key="captain-tromp", title="Tromp", captain=structs.replace(samples.TROMP, key="captain-tromp")),
    EventCard(
        key="captain-piet", title="Piet", captain=structs.replace(samples.EVERTSEN, key="captain-piet", name="Piet")
    ),
    GALE,
    EventCard(key="event-calm", title="Dead calm"),
)


def ours(*standing: str, book: tuple[EventCard, ...] = BOOK) -> View:
    of = sea(BEN, ships=[ship(key, "nassau", samples.NOBODY) for key in standing], cards="ours")
    return replace(view(of), book=book)


def test_a_captain_card_of_ones_own_is_told_part_by_part() -> None:
    told = filled("captain-card", ours(), ship="sloop", zone="havana", name="Anne", skills="3, 2")
    expected: dict[str, str | int] = {"ship": "sloop", "zone": "havana", "name": "Anne", "scouting": 3, "seamanship": 2}
    assert asked(told) == ("enter", None, expected)
    assert asked(filled("captain-card", ours(), ship="sloop", zone="havana"))[2] == {"ship": "sloop", "zone": "havana"}


def test_a_known_captain_is_chosen_by_name_alone() -> None:
    at = ours()
    first = form("captain-card", at).parts[0]
    assert isinstance(first, MenuPart)
    assert [choice.label for choice in first.choices] == ["Piet", "Tromp"]
    told = filled("captain-card", at, known="Tromp")
    assert asked(told) == ("enter", None, {"name": "Tromp"})
    assert at.game.completed(at.state, told.request, at.book).get("zone") == "curacao"


def test_without_known_captains_ship_and_zone_must_be_given() -> None:
    must = {
        part.key for part in form("captain-card", ours(book=())).parts if isinstance(part, MenuPart) and part.required
    }
    assert must == {"ship", "zone"}
    assert not {part.key for part in form("captain-card", ours()).parts if isinstance(part, MenuPart) and part.required}


@pytest.mark.parametrize(
    ("skills", "code"), [("3 2 2 1", "too-many-skills"), ("three", "not-a-number"), ("3 x", "not-a-number")]
)
def test_skills_that_make_no_sense(skills: str, code: str) -> None:
    with pytest.raises(Refusal) as refused:
        filled("captain-card", ours(), ship="sloop", zone="havana", skills=skills)
    assert refused.value.code == code


def test_icons_of_few_ships_are_chosen_with_their_directions() -> None:
    told = filled("icon-card", ours("sloop", "dutch"), first="sloop N", second="dutch E", third="none")
    assert asked(told) == ("icons", None, {"moves": "sloop N, dutch E"})


def test_icons_of_many_ships_are_chosen_apart_from_their_directions() -> None:
    at = ours("sloop", "dutch", "french", "english")
    told = filled("icon-card", at, first="sloop", second="dutch", third="french", letters="n, se,w", title="Storm")
    assert asked(told) == ("icons", None, {"moves": "sloop n, dutch se, french w", "title": "Storm"})
    assert GAME.read(STATE, told.request)
    with pytest.raises(Refusal) as refused:
        filled("icon-card", at, first="sloop", second="dutch", letters="N")
    assert (refused.value.code, refused.value.facts["count"], refused.value.facts["given"]) == (
        "directions-missing",
        2,
        1,
    )


def test_what_a_card_brings_besides_its_icons_is_typed_with_them() -> None:
    """Behind the directions, or the icons of ships off the board; it is one step, and learned with the card."""
    many = ours("sloop", "dutch", "french", "english")
    three = {"first": "sloop", "second": "dutch", "third": "french"}
    told = filled("icon-card", many, **three, letters="n, se, w; War", title="Storm")
    assert asked(told) == ("icons", None, {"moves": "sloop n, dutch se, french w", "title": "Storm", "effect": "war"})
    (card,) = many.game.learned(many.game.read(many.state, told.request))
    assert card.effect == "war"
    few = filled("icon-card", ours("sloop"), first="sloop N", absent="spanish SE; french w, peace", title="Calm")
    assert asked(few)[2]["moves"] == "sloop N, spanish SE, french w"
    assert asked(few)[2]["effect"] == "peace"
    gone = filled("icon-card", ours("sloop"), first="none", absent="war", title="Far away")
    assert asked(gone) == ("other-event", None, {"title": "Far away", "icons": "untold", "effect": "war"})


def test_a_title_is_remembered_with_all_its_icons_only() -> None:
    """It is told on all the same, so that the log names the card."""
    at = ours("sloop")
    few = filled("icon-card", at, first="sloop N", title="Storm")
    assert asked(few) == ("icons", None, {"moves": "sloop N", "title": "Storm"})
    assert at.game.learned(at.game.read(at.state, few.request)) == ()


def test_a_known_card_is_chosen_by_its_title() -> None:
    at = ours("sloop")
    told = filled("icon-card", at, title="gale")
    assert told.request.verb == "icons"
    moves = at.game.completed(at.state, told.request, at.book).get("moves")
    assert moves == "sloop N, dutch E, french S"


def test_an_icon_of_a_ship_off_the_board_is_typed_so_that_the_card_is_known_in_full() -> None:
    at = ours("sloop", "dutch")
    told = filled("icon-card", at, first="sloop N", second="none", third="dutch E", absent="spanish SE", title="Storm")
    assert asked(told) == ("icons", None, {"moves": "sloop N, spanish SE, dutch E", "title": "Storm"})
    (card,) = at.game.learned(at.game.read(at.state, told.request))
    assert [(icon.ship, icon.letter) for icon in card.icons] == [("sloop", "N"), ("spanish", "SE"), ("dutch", "E")]
    two = filled("icon-card", at, first="sloop N", absent="spanish SE; french w")
    assert asked(two) == ("icons", None, {"moves": "sloop N, spanish SE, french w"})
    many = filled("icon-card", at, first="sloop N", second="dutch E", third="dutch S", absent="french W")
    with pytest.raises(RuleError, match="too-many-icons"):
        at.game.read(at.state, many.request)


@pytest.mark.parametrize("there", [(), ("sloop",), ("sloop", "dutch", "french", "english")])
def test_a_form_of_icons_with_none_in_it_is_refused(there: tuple[str, ...]) -> None:
    for title in ("", "Never heard of"):
        with pytest.raises(Refusal) as refused:
            filled("icon-card", ours(*there), title=title)
        assert refused.value.code == "icons-empty"


def test_a_direction_that_is_none_is_quoted_as_it_was_typed() -> None:
    with pytest.raises(Refusal) as refused:
        filled("icon-card", ours("sloop", "dutch", "french", "english"), first="sloop", second="dutch", letters="N Q")
    assert (refused.value.code, refused.value.facts) == ("unknown-direction", {"text": "Q"})


def test_a_card_whose_ships_are_all_absent_is_an_event_like_any_other() -> None:
    at = ours("sloop")
    assert asked(filled("icon-card", at, first="none")) == ("other-event", None, {})
    titled = filled("icon-card", at, first="none", title="Storm")
    assert asked(titled) == ("other-event", None, {"title": "Storm", "icons": "untold"})
    assert at.game.learned(at.game.read(at.state, titled.request)) == ()


def test_another_event_has_its_title() -> None:
    assert asked(filled("other-event", ours(), title="Dead calm")) == ("other-event", None, {"title": "Dead calm"})
    assert asked(filled("other-event", ours(), known="Dead calm"))[2] == {"title": "Dead calm"}
    assert asked(filled("other-event", ours())) == ("other-event", None, {})


@pytest.mark.parametrize("name", CARDS)
def test_a_card_can_be_told_in_the_place_of_an_entry(name: str) -> None:
    at = ours("sloop")
    one = {"first": "sloop N"} if name == "icon-card" else {}
    assert filled(name, at, "instead=7", **one).instead == 7
    assert filled(name, at, **one).instead is None
    assert form(name, at, "instead=7").arg == "instead=7"
    assert form(name, at, "instead=7").stamp != form(name, replace(at, number=9), "instead=7").stamp


def test_on_a_map_with_more_zones_than_a_menu_holds_they_are_typed() -> None:
    wide = structs.replace(GAME.pack, zones=tuple(structs.replace(GAME.pack.zones[0], key=f"z{n}") for n in range(30)))
    game = type(GAME)(wide)
    at = replace(TABLE, game=game, state=sea(Captain(seat="s1", nation="dutch", zone="z1")))
    assert isinstance(form("correct", at).parts[0], TextPart)
    with pytest.raises(RuleError) as refused:
        panel.FILLED["lost"](at, "s1", {"zone": "nowhere"})
    assert refused.value.code == "unknown-zone"
    assert filled("correct", at, zone="z2").request == Request("correct", "s1", (("zone", "z2"), ("at", "port")))
