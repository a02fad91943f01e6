"""The book: a card that was named once completes what is asked for later; a name that is nearly known is asked about."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rules.contract import Request, RuleError
from rules.marauders import Marauders
from rules.marauders.actions import Another, Enter, Icons, MaraudersAction
from rules.marauders.book import NEW, as_pack, learned, recalled, said
from rules.marauders.pack import EventCard, Icon
from rules.marauders.state import CaptainCard, Sea
from tests.rules.sea import GAME, PACK, sea, ship

OURS = Sea(cards="ours")
PRINTED = Marauders(replace(PACK, sample=False))

DRAKE = CaptainCard(
    key="captain-francis-drake",
    ship="english",
    zone="port-royal",
    name="Francis Drake",
    scouting=3,
    seamanship=4,
    leadership=2,
)
MUDCRAB = CaptainCard(key="captain-mudcrab", ship="sloop", zone="nassau", name="Mudcrab", scouting=2, assumed=True)
GALE = EventCard(
    key="event-a-gale",
    title="A gale",
    icons=(Icon("french", "N"), Icon("sloop", "SE"), Icon("dutch", "W")),
)
CALM = EventCard(key="event-calm", title="Calm")
BOOK = (
    EventCard(key=DRAKE.key, title=DRAKE.name, captain=DRAKE),
    EventCard(key=MUDCRAB.key, title=MUDCRAB.name, captain=MUDCRAB),
    GALE,
    CALM,
)


def asked(verb: str, **given: str | int) -> Request:
    return Request(verb, None, tuple(given.items()))


def completed(verb: str, **given: str | int) -> Request:
    return GAME.completed(OURS, asked(verb, **given), BOOK)


def read(verb: str, **given: str | int) -> MaraudersAction:
    return GAME.read(OURS, completed(verb, **given))


def nearly(verb: str, **given: str | int) -> RuleError:
    with pytest.raises(RuleError) as caught:
        completed(verb, **given)
    assert caught.value.code == "nearly-known"
    return caught.value


# ------------------------------------------------------------------------------------------------ what is learned


def test_a_captain_with_a_name_is_learned_with_all_that_is_on_his_card() -> None:
    action = GAME.read(OURS, asked("enter", ship="english", zone="port royal", name="Francis Drake", scouting=3))
    (card,) = learned(action)
    assert (card.key, card.title) == ("captain-francis-drake", "Francis Drake")
    assert card.captain == replace(DRAKE, seamanship=None, leadership=None)


@pytest.mark.parametrize(
    "action",
    [
        Enter(replace(DRAKE, name="")),
        Enter(replace(DRAKE, name="?!")),
        Icons(GALE.icons),
        Icons(GALE.icons[:2], "A gale"),
        Another(),
        GAME.read(OURS, asked("round")),
    ],
)
def test_what_is_not_named_in_full_is_not_learned(action: MaraudersAction) -> None:
    assert learned(action) == ()


def test_a_title_is_one_card_with_icons_or_without() -> None:
    assert learned(Icons(GALE.icons, "A gale")) == (GALE,)
    assert learned(Another("Calm")) == (CALM,)
    assert learned(Another("Calm", untold=True)) == ()
    assert learned(Another("A gale"))[0].key == GALE.key


def test_keys_are_the_same_for_the_same_name_and_apart_for_others() -> None:
    keys = [learned(Another(title))[0].key for title in ("Буря", "Штиль", "буря", "A Gale!", "Ø 7", "7")]
    assert keys[0] == keys[2]
    assert len(set(keys)) == 5
    assert keys[3] == GALE.key
    assert all(key.isascii() and key.startswith("event-") for key in keys)


# ------------------------------------------------------------------------------------------------ what is completed


def test_a_known_captain_brings_his_card() -> None:
    assert read("enter", name="francis DRAKE") == Enter(replace(DRAKE, key="own-francis-drake"))


def test_what_is_given_counts_more_than_the_card() -> None:
    action = read("enter", name="Francis Drake", zone="nassau", leadership=4)
    assert action == Enter(replace(DRAKE, key="own-francis-drake", zone="nassau", leadership=4))


def test_options_that_say_nothing_are_left_out() -> None:
    assert read("enter", name="Francis Drake", ship="", zone="") == read("enter", name="Francis Drake")


def test_an_assumed_scouting_stays_assumed() -> None:
    action = read("enter", name="Mudcrab")
    assert isinstance(action, Enter)
    assert action.card.assumed
    assert completed("enter", name="Mudcrab").get("scouting") is None


def test_a_known_title_brings_its_icons() -> None:
    assert read("icons", title="a gale") == Icons(GALE.icons, "A gale")
    assert read("icons", title="gale") == Icons(GALE.icons, "A gale")


def test_icons_that_are_given_are_those_of_the_card_now() -> None:
    assert read("icons", title="a GALE", moves="sloop N") == Icons((Icon("sloop", "N"),), "A gale")


@pytest.mark.parametrize(
    ("card", "action"),
    [
        ("francis drake", Enter(replace(DRAKE, key="own-francis-drake"))),
        ("drake", Enter(replace(DRAKE, key="own-francis-drake"))),
        ("captain-francis-drake", Enter(replace(DRAKE, key="own-francis-drake"))),
        ("A gael", Icons(GALE.icons, "A gale")),
        ("calm", Another("Calm")),
    ],
)
def test_an_event_card_of_the_book_is_what_it_says(card: str, action: MaraudersAction) -> None:
    """A slip is forgiven here: no new card can be meant by its name alone."""
    assert read("event", card=card) == action


def test_an_event_card_of_the_packs_stays_one_of_the_packs() -> None:
    request = asked("event", card="Dead calm")
    assert PRINTED.completed(OURS, request, BOOK) == request


def test_a_captain_of_a_pack_is_known_unless_it_is_a_sample() -> None:
    request = asked("enter", name="Joost Wijnkoper")
    assert GAME.completed(OURS, request, BOOK) == request
    printed = PRINTED.completed(OURS, request, BOOK)
    assert (printed.get("ship"), printed.get("zone"), printed.get("scouting")) == ("dutch", "curacao", 2)


@pytest.mark.parametrize("request_", [asked("enter", name="Mudcrabb"), asked("icons", title="A gale"), asked("event")])
def test_with_the_bots_cards_nothing_is_completed(request_: Request) -> None:
    assert GAME.completed(Sea(), request_, BOOK) == request_


@pytest.mark.parametrize("card", BOOK, ids=lambda card: card.key)
def test_what_a_card_says_is_learned_as_that_card(card: EventCard) -> None:
    assert learned(GAME.read(OURS, said(card))) == (card,)


# ------------------------------------------------------------------------------------------------ what is nearly known


def test_a_captain_who_is_nearly_known_may_be_new_or_the_known_one() -> None:
    error = nearly("enter", name="Mudcrabb", ship="frigate", zone="Santo Domingo", scouting=3, leadership=2)
    assert (error.facts["name"], error.facts["known"]) == ("Mudcrabb", "Mudcrab")
    new, known = error.cures
    assert new.get(NEW) is not None
    assert GAME.read(OURS, GAME.completed(OURS, new, BOOK)) == Enter(
        CaptainCard(key="own-mudcrabb", ship="frigate", zone="santo-domingo", name="Mudcrabb", scouting=3, leadership=2)
    )
    action = GAME.read(OURS, GAME.completed(OURS, known, BOOK))
    assert isinstance(action, Enter)
    assert (action.card.name, action.card.ship, action.card.scouting) == ("Mudcrab", "frigate", 3)


def test_the_known_one_alone_is_offered_when_a_new_card_would_lack_its_ship() -> None:
    (known,) = nearly("enter", name="Mudcrabb").cures
    assert known == asked("enter", name="Mudcrab")


def test_a_new_card_with_odd_values_is_read_as_it_was_given() -> None:
    given = {"name": "Mudcrabb", "ship": "pirate sloop", "zone": "Nassau", "scouting": 77}
    new = nearly("enter", **given).cures[0]
    assert GAME.completed(OURS, new, BOOK) == asked("enter", **given)


def test_a_title_that_is_nearly_known_may_be_new_or_the_known_one() -> None:
    new, known = nearly("icons", title="A gales", moves="sloop N").cures
    assert GAME.read(OURS, GAME.completed(OURS, new, BOOK)) == Icons((Icon("sloop", "N"),), "A gales")
    assert GAME.read(OURS, GAME.completed(OURS, known, BOOK)) == Icons((Icon("sloop", "N"),), "A gale")
    new, known = nearly("other-event", title="Clam").cures
    assert GAME.read(OURS, GAME.completed(OURS, new, BOOK)) == Another("Clam")
    assert GAME.read(OURS, GAME.completed(OURS, known, BOOK)) == Another("Calm")


@pytest.mark.parametrize("name", ["Mudcrabbs", "Francis", "", "Mud"])
def test_other_names_are_new_without_a_word(name: str) -> None:
    request = asked("enter", ship="sloop", zone="nassau", name=name)
    assert GAME.completed(OURS, request, BOOK) == request


def test_several_nearly_known_ones_are_all_offered() -> None:
    book = (*BOOK, EventCard(key="b", title="Mudcrap", captain=replace(MUDCRAB, key="b", name="Mudcrap")))
    with pytest.raises(RuleError) as caught:
        GAME.completed(OURS, asked("enter", name="Mudcrag"), book)
    assert [cure.get("name") for cure in caught.value.cures] == ["Mudcrab", "Mudcrap"]


@pytest.mark.parametrize("state", [OURS, Sea()])
def test_new_is_never_left_in_a_request(state: Sea) -> None:
    request = asked("enter", ship="sloop", zone="nassau", name="Mudcrabb")
    marked = Request("enter", None, (*request.given, (NEW, "1")))
    assert GAME.completed(state, marked, BOOK) == request


@pytest.mark.parametrize("new", ["", "1 2 3", "a b", "sloop nassau 3--77", "  ", "%s"])
def test_a_forged_new_is_refused_or_read_never_worse(new: str) -> None:
    request = GAME.completed(OURS, asked("enter", name="Mudcrabb", new=new), BOOK)
    assert request.get(NEW) is None
    if new != "sloop nassau 3--77":
        with pytest.raises(RuleError):
            GAME.read(OURS, request)


# ------------------------------------------------------------------------------------------------ what is offered


def test_captains_who_are_not_in_play_are_offered_by_name() -> None:
    offers = recalled(PACK, OURS, "enter.name", BOOK)
    assert [offer.key for offer in offers] == ["Francis Drake", "Mudcrab"]
    playing = sea(ship("english", "nassau", replace(DRAKE, key="own-francis-drake")), cards="ours")
    assert [offer.key for offer in recalled(PACK, playing, "enter.name", BOOK)] == ["Mudcrab"]
    assert [offer.name for offer in recalled(PACK, playing, "event.card", BOOK)] == ["A gale", "Calm", "Mudcrab"]


def test_titles_are_offered_by_what_they_bring() -> None:
    assert [offer.name for offer in recalled(PACK, OURS, "icons.title", BOOK)] == ["A gale"]
    assert [offer.name for offer in recalled(PACK, OURS, "other-event.title", BOOK)] == ["Calm"]


def test_nothing_is_offered_with_the_bots_cards_or_elsewhere() -> None:
    assert recalled(PACK, Sea(), "enter.name", BOOK) == ()
    assert recalled(PACK, OURS, "place.zone", BOOK) == ()


# ------------------------------------------------------------------------------------------------ the book as a pack


def test_the_book_is_a_pack_of_its_own_cards_on_the_same_map() -> None:
    lost = EventCard(key="x", title="X", captain=replace(DRAKE, key="x", zone="atlantis"))
    pack = as_pack(replace(PACK, assumed_scouting=3), "Ours", (*BOOK, lost))
    assert (pack.key, pack.title, pack.sample) == ("book", "Ours", False)
    assert (pack.zones, pack.classes) == (PACK.zones, PACK.classes)
    assert [card.key for card in pack.cards] == [card.key for card in BOOK]
    assert [card.captain.scouting for card in pack.cards if card.captain] == [3, 3]


def test_an_effect_that_is_told_with_a_known_title_is_the_cards() -> None:
    """What is told is never dropped for what is known."""
    assert read("icons", title="a gale", effect="war") == Icons(GALE.icons, "A gale", "war")
