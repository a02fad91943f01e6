"""The book of a server: the cards that its tables have named, and the requests that they complete."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Sequence

from msgspec.structs import replace

from rules import names
from rules.contract import Offer, Request, RuleError
from rules.knowing import LONGEST, nearly
from rules.marauders.actions import OWN_EFFECTS, Another, Enter, Icons, MaraudersAction
from rules.marauders.called import card_names
from rules.marauders.pack import EventCard, Icon, Pack
from rules.marauders.state import CaptainCard, Sea
from rules.words import MOST_ICONS

NEW = "new"
"""The option that says that a name which is nearly a known one is meant as it is.

Its value is `1`, or in short what else a captain's card says: `frigate nassau 3-2`, for its ship, its zone and its skills.
"""

LONGEST_WITH_ICONS = 20
"""How long a title with icons beside it is at most that is compared with those that are nearly the same."""

_SKILLS = ("scouting", "seamanship", "leadership")
_UNTOLD = "-"

Given = dict[str, str | int]


def learned(action: MaraudersAction) -> tuple[EventCard, ...]:
    """The card that an action names in full: a captain's by his name, one with all its icons or with neither by its title.

    >>> [card.key for card in learned(Another("Dead calm"))], learned(Another())
    (['event-dead-calm'], ())
    """
    match action:
        case Enter(card) if key := _key("captain", card.name):
            return (EventCard(key=key, title=card.name, captain=replace(card, key=key)),)
        case Icons(icons, title, effect) if len(icons) == MOST_ICONS and (key := _key("event", title)):
            return (EventCard(key=key, title=title, icons=icons, effect=effect),)
        case Another(title, untold=False, effect=effect) if key := _key("event", title):
            return (EventCard(key=key, title=title, effect=effect),)
        case _:
            return ()


def _key(kind: str, name: str) -> str:
    """The same for the same name, whenever it is named; letters that no key can have are told apart by a fingerprint."""
    folded = names.fold(name)
    if not folded or folded.isascii():
        return f"{kind}-{names.slug(name)}" if folded else ""
    mark = hashlib.sha256(folded.encode()).hexdigest()[:8]
    return "-".join(part for part in (kind, names.slug(name), mark) if part)


# ------------------------------------------------------------------------------------------------ what is completed


def completed(pack: Pack, state: Sea, request: Request, book: Sequence[EventCard]) -> Request:
    """The request with what a known card says filled in, at a table with its own cards; the option `new` is taken out.

    Known are the cards of the book, and the pack's unless they are samples. RuleError nearly-known when a name is all but one
    of theirs.
    """
    if request.get(NEW) is not None:
        return _new(request)
    if state.cards != "ours":
        return request
    known = (*book, *(() if pack.sample else pack.cards))
    match request.verb:
        case "event":
            return _event(pack, request, book)
        case "enter":
            return _enter(pack, request, known)
        case "icons" | "other-event":
            return _titled(request, [card for card in known if card.captain is None])
        case _:
            return request


def _new(request: Request) -> Request:
    """The request for a new card, without the option that says so and with what that holds of it."""
    given = dict(request.given)
    held = str(given.pop(NEW)).split(" ")
    if len(held) == 3:
        told = zip(("ship", "zone", *_SKILLS), (*held[:2], *held[2]), strict=False)
        given = {option: value for option, value in told if value != _UNTOLD} | given
    return _asked(request, given)


def _event(pack: Pack, request: Request, book: Sequence[EventCard]) -> Request:
    """A card of the book that is named becomes what it says; what is in a pack that is no sample stays a card of the pack."""
    text = _text(request, "card")
    if not pack.sample and names.meant(text, _pairs(pack.cards)):
        return request
    card = _card(text, book)
    return request if card is None else said(card)


def said(card: EventCard) -> Request:
    """What a card says, as what is asked for when it is drawn.

    >>> said(EventCard(key="event-gale", title="Gale", icons=(Icon("sloop", "N"), Icon("dutch", "E"))))
    Request(verb='icons', seat=None, given=(('moves', 'sloop N, dutch E'), ('title', 'Gale')))
    """
    if card.captain is not None:
        return Request("enter", None, tuple(_on_card(card.captain).items()))
    effect = (("effect", card.effect),) if card.effect in OWN_EFFECTS else ()
    if card.icons:
        return Request("icons", None, (("moves", _moves(card.icons)), ("title", card.title), *effect))
    return Request("other-event", None, (("title", card.title), *effect))


def _on_card(captain: CaptainCard) -> Given:
    """What a captain's card says, as options: no Scouting where that is assumed."""
    scouting = None if captain.assumed else captain.scouting
    told: dict[str, str | int | None] = {
        "ship": captain.ship,
        "zone": captain.zone,
        "name": captain.name,
        "scouting": scouting,
        "seamanship": captain.seamanship,
        "leadership": captain.leadership,
    }
    return {option: value for option, value in told.items() if value is not None}


def _moves(icons: Iterable[Icon]) -> str:
    return ", ".join(f"{icon.ship} {icon.letter}" for icon in icons)


def _enter(pack: Pack, request: Request, known: Iterable[EventCard]) -> Request:
    """A captain who is named gets what is on his card and was left out."""
    captains = [card.captain for card in known if card.captain is not None]
    name, given = _text(request, "name"), _told(request)
    for captain in captains:
        if name and names.fold(captain.name) == names.fold(name):
            return _asked(request, {**_on_card(captain), **given, "name": captain.name})
    near = nearly(name, (captain.name for captain in captains))
    if near:
        cards = {captain.name: captain for captain in captains}
        cures = (_as_new(pack, given), *(_as_known(given, cards[known]) for known in near))
        raise RuleError("nearly-known", cures=tuple(each for each in cures if each), name=name, known=near[0])
    return request


def _as_new(pack: Pack, given: Given) -> Request | None:
    """The request for a new captain, short enough for a button; None when it does not say what a new card must."""
    if not {"ship", "zone"} <= set(given):
        return None
    zone = names.match(str(given["zone"]), ((each.key, each.name) for each in pack.zones)) or str(given["zone"])
    skills = [str(given.get(skill, _UNTOLD)) for skill in _SKILLS]
    if " " in f"{given['ship']}{zone}" or any(len(skill) != 1 for skill in skills):
        return Request("enter", None, (*given.items(), (NEW, "1")))
    return Request("enter", None, (("name", given["name"]), (NEW, f"{given['ship']} {zone} {''.join(skills)}")))


def _as_known(given: Given, captain: CaptainCard) -> Request:
    """The request for a known captain, with what was given otherwise than his card says."""
    card = _on_card(captain)
    other = {option: value for option, value in given.items() if value != card.get(option)}
    return Request("enter", None, tuple({**other, "name": captain.name}.items()))


def _titled(request: Request, known: Sequence[EventCard]) -> Request:
    """A card that is named by its title alone becomes what it says; with icons of its own it is that card, or a new one.

    An effect that is told with it is told otherwise than the card is known.
    """
    title, given = _text(request, "title"), _told(request)
    if request.verb == "icons" and "moves" not in given:
        card = _card(title, known)
        if card is None:
            return request
        read = said(card)
        return read if "effect" not in given else _asked(read, {**dict(read.given), "effect": given["effect"]})
    for card in known:
        if title and names.fold(card.title) == names.fold(title):
            effect = {"effect": card.effect} if card.effect in OWN_EFFECTS else {}
            return _asked(request, {**effect, **given, "title": card.title})
    longest = LONGEST_WITH_ICONS if request.verb == "icons" else LONGEST
    near = nearly(title, (card.title for card in known), longest)
    if near:
        new = _asked(request, {**given, NEW: "1"})
        cures = (new, *(_asked(request, {**given, "title": known}) for known in near))
        raise RuleError("nearly-known", cures=cures, name=title, known=near[0])
    return request


def _card(text: str, book: Iterable[EventCard]) -> EventCard | None:
    """The only card that a text may name."""
    cards = tuple(book)
    key = names.match(text, _pairs(cards))
    return next((card for card in cards if card.key == key), None)


def _pairs(cards: Iterable[EventCard]) -> list[names.Pair]:
    return [(card.key, name) for card in cards for name in card_names(card)]


def _text(request: Request, option: str) -> str:
    return names.tidy(str(request.get(option) or ""))


def _told(request: Request) -> Given:
    """What was given, without options that say nothing."""
    return {option: value for option, value in request.given if value != ""}


def _asked(request: Request, given: Given) -> Request:
    return Request(request.verb, request.seat, tuple(given.items()))


# ------------------------------------------------------------------------------------------------ what is offered, and kept


def recalled(pack: Pack, state: Sea, slot: str, book: Sequence[EventCard]) -> tuple[Offer, ...]:
    """The known cards that may be named in an option (`enter.name`, `event.card`) at a table with its own cards, by name.

    A captain who is in play is not offered.
    """
    if state.cards != "ours":
        return ()
    known = (*book, *(() if pack.sample else pack.cards))
    match slot:
        case "enter.name":
            return _offered(
                (card.captain.name, card.captain.name) for card in _out_of_play(state, known) if card.captain
            )
        case "event.card":
            return _offered((card.key, card_names(card)[0]) for card in _out_of_play(state, book))
        case "icons.title":
            return _offered((card.title, card.title) for card in known if card.icons)
        case "other-event.title":
            return _offered((card.title, card.title) for card in known if not card.icons and card.captain is None)
        case _:
            return ()


def _out_of_play(state: Sea, cards: Iterable[EventCard]) -> Iterator[EventCard]:
    """The cards that are no captain's who is in play."""
    used = {names.fold(card.name) for ship in state.ships for card in (*ship.stack, *ship.queued) if card.name}
    return (card for card in cards if card.captain is None or names.fold(card.captain.name) not in used)


def _offered(pairs: Iterable[names.Pair]) -> tuple[Offer, ...]:
    offers = {key: Offer(key, name) for key, name in pairs if key}
    return tuple(sorted(offers.values(), key=lambda offer: names.fold(offer.name)))


def as_pack(base: Pack, title: str, book: Sequence[EventCard]) -> Pack:
    """The book as a pack on another's map, so entitled: those of its cards that this map has a place for."""
    zones = {zone.key for zone in base.zones}
    cards = tuple(_assuming(base, card) for card in book if card.captain is None or card.captain.zone in zones)
    return replace(base, key="book", title=title, sample=False, cards=cards)


def _assuming(base: Pack, card: EventCard) -> EventCard:
    """The card with the Scouting that this pack assumes, where nobody told it."""
    if card.captain is None or not card.captain.assumed:
        return card
    return replace(card, captain=replace(card.captain, scouting=base.assumed_scouting))
