"""The book of a server: the cards that its tables have named, and the requests that they complete."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from msgspec.structs import replace

from rules import names, words
from rules.contract import Offer, Request
from rules.everrain.actions import Board, EverrainAction, Launch, Name, Spawn
from rules.everrain.naming import plain_name, written
from rules.everrain.pack import Card, EnemyCard, Pack, ShipCard
from rules.everrain.reading_packs import MOST_CARDS
from rules.everrain.state import Voyage
from rules.everrain.typed import act_of
from rules.knowing import NEW, nearly, nearly_known, plain, with_option

_DECK = {"spawn.cards", "board.cards"}
_SHIP = {"enemyship.card"}
_NAMED = {"name.name"}


def learned(action: EverrainAction) -> tuple[Card, ...]:
    """The cards of the table's own that an action names: enemies that were turned up, ships that were drawn, what was named.

    >>> [card.key for card in learned(Launch(card=Card(key="the-maw", title="The Maw", ship=True)))]
    ['the-maw']
    """
    match action:
        case Spawn(cards=cards) | Board(cards=cards):
            told = tuple(each.card for each in cards)
        case Launch(card=card) | Name(card=card):
            told = (card,)
        case _:
            told = ()
    return tuple(each for each in told if each is not None and each.key)


# ------------------------------------------------------------------------------------------------ what is completed


def completed(pack: Pack, state: Voyage, request: Request, book: Sequence[Card]) -> Request:
    """The request with what is known of the cards it names filled in, at a table with its own; without `new` and `known`.

    Names of the pack stay as they are. RuleError nearly-known when a name is all but that of a card of the book.
    """
    fresh = request.get(NEW) is not None
    asked = plain(request)
    if state.cards != "ours":
        return asked
    for option, _ in asked.given:
        slot = f"{asked.verb}.{option}"
        if slot in _DECK:
            asked = _list_completed(pack, asked, option, _of(book, ship=False), fresh=fresh)
        elif slot in _SHIP or slot in _NAMED:
            ship = slot in _SHIP or not _is_on_deck(state, str(asked.get("enemy") or ""))
            asked = _name_completed(pack, asked, option, _of(book, ship=ship), fresh=fresh)
    return asked


def _of(book: Sequence[Card], *, ship: bool) -> tuple[Card, ...]:
    return tuple(card for card in book if card.ship == ship)


def _is_on_deck(state: Voyage, text: str) -> bool:
    """Whether a text names an enemy On Deck, by its handle or its name."""
    typed = names.fold(text)
    return any(typed in {each.handle.casefold(), names.fold(each.name)} for each in state.enemies)


def _list_completed(pack: Pack, request: Request, option: str, known: Sequence[Card], *, fresh: bool) -> Request:
    items = words.items(str(request.get(option)))
    done = list(items)
    for place, item in enumerate(items):
        name = plain_name(item.partition("/")[0])
        if act_of(item) is not None or _in_pack(pack, name):
            continue
        same = _same(name, known)
        if same is not None:
            done[place] = item if "/" in item else written(same)
        elif not fresh and (near := nearly(name, (card.title for card in known))):
            lists = [(each, "; ".join((*items[:place], each, *items[place + 1 :]))) for each in near]
            raise nearly_known(request, option, name, lists)
    return with_option(request, option, "; ".join(done)) if tuple(done) != items else request


def _name_completed(pack: Pack, request: Request, option: str, known: Sequence[Card], *, fresh: bool) -> Request:
    """What is known of the card that is named; what was typed beside its name counts more."""
    typed = str(request.get(option))
    name = plain_name(typed.partition("/")[0])
    same = _same(name, known)
    if same is not None:
        return request if "/" in typed else with_option(request, option, written(same))
    near = () if fresh or _in_pack(pack, name) else nearly(name, (card.title for card in known))
    if near:
        raise nearly_known(request, option, name, [(each, each) for each in near])
    return request


def _in_pack(pack: Pack, name: str) -> bool:
    """Whether a pack that is no sample has a card of this name."""
    cards: Iterable[EnemyCard | ShipCard] = () if pack.sample else (*pack.enemies, *pack.ships)
    return any(names.fold(card.name) == names.fold(name) for card in cards)


def _same(name: str, known: Iterable[Card]) -> Card | None:
    return next((card for card in known if names.fold(card.title) == names.fold(name)), None)


# ------------------------------------------------------------------------------------------------ what is offered, and kept


def recalled(pack: Pack, state: Voyage, slot: str, book: Sequence[Card]) -> tuple[Offer, ...]:
    """The known cards that may be named in an option (`spawn.cards`, `name.name`) at a table with its own, by name."""
    if state.cards != "ours":
        return ()
    titles = {names.fold(title): title for title in _titles(pack, slot, book)}
    return tuple(Offer(title, title) for _, title in sorted(titles.items()))


def _titles(pack: Pack, slot: str, book: Sequence[Card]) -> Iterator[str]:
    deck, ship = slot in _DECK | _NAMED, slot in _SHIP | _NAMED
    if not pack.sample:
        yield from (card.name for card in pack.enemies if deck)
        yield from (card.name for card in pack.ships if ship)
    yield from (card.title for card in book if (ship if card.ship else deck))


def as_pack(base: Pack, title: str, book: Sequence[Card]) -> Pack:
    """The book as a pack with another's boards, tracks and Elder Ones, so entitled: the cards of which all numbers are known.

    A pack has room for so many only, each name once; the first ones are in it.
    What nobody tells of a card is as little as it can be: no Spoils, one miniature, a fire pattern that is left out.
    """
    once = {(card.ship, names.fold(card.title)): card for card in reversed(book)}.values()
    enemies = tuple(each for card in reversed(once) if (each := _enemy(card)) is not None)
    ships = tuple(each for card in reversed(once) if (each := _ship(card)) is not None)
    return replace(base, key="book", title=title, sample=False, enemies=enemies[:MOST_CARDS], ships=ships[:MOST_CARDS])


def _enemy(card: Card) -> EnemyCard | None:
    if card.ship or card.act is None or card.health is None or card.dice is None:
        return None
    return EnemyCard(
        key=card.key,
        name=card.title,
        act=card.act,
        health=card.health,
        dice=card.dice,
        spoils=card.spoils or 0,
        miniatures=card.miniatures or 1,
    )


def _ship(card: Card) -> ShipCard | None:
    if not card.ship or card.health is None or card.dice is None or card.range_ is None:
        return None
    return ShipCard(
        key=card.key,
        name=card.title,
        health=card.health,
        dice=card.dice,
        range_=card.range_,
        pattern=(),
        destination=card.destination,
    )
