"""The menu of the table message: all that is done less often, for the captain whose turn it is and for the table."""

from __future__ import annotations

from bot.panels.marauders._names import pack_of, sea_of, voice
from bot.panels.pausing import pause_press
from bot.panels.presses import MENU, asks, opens
from bot.panels.table import LABEL, Voice
from bot.ui.message import Menu, Press
from bot.view import View
from rules.contract import Request
from rules.marauders.book import recalled
from rules.marauders.deck import has_come
from rules.marauders.keys import NATIONS
from rules.marauders.read import MOST_BOUNTIES
from rules.marauders.state import Captain, Sea

CARD_FORMS = ("captain-card", "icon-card", "other-event")
"""The forms for a card of the table's own deck."""


def menu(view: View, captain: Captain | None) -> Menu:
    """Everything else that can be done: what the captain whose turn it is did, then what the table tells."""
    say, sea = voice(view).plain, sea_of(view)
    fights = [] if captain is None else _fights(say, sea, captain)
    return Menu(say("menu-else"), (*_raids(say, captain), *fights, *common(view, captain))[:MENU])


def common(view: View, captain: Captain | None) -> tuple[Press, ...]:
    """What can be done in a battle, too: what the captain whose turn it is tells of himself, then what the table does."""
    say, sea = voice(view).plain, sea_of(view)
    told = [] if captain is None else _told(say, captain)
    seat = (seat_press(say),) if sea.captains else ()
    return (*told, *_of_table(say, sea, captain), *seat)


def own_menu(view: View, captain: Captain) -> Menu:
    """The same of one captain alone."""
    say, sea = voice(view).plain, sea_of(view)
    own = (
        *_raids(say, captain),
        *_fights(say, sea, captain),
        *_told(say, captain),
        fix_captain(say, captain.seat),
    )
    return Menu(say("menu-else"), own[:MENU])


def form_press(say: Voice, message: str, name: str, about: str = "", **facts: object) -> Press:
    """A button or option that opens a form about something, in the words of a message."""
    return opens(say, name, about, message, LABEL, **facts)


def seat_press(say: Voice) -> Press:
    """The button that opens the form to take a seat."""
    return form_press(say, "button-seat", "seat")


def new_captain(say: Voice, seat: str) -> Press:
    """The button that opens the form for a new captain of a seat whose captain died."""
    return form_press(say, "button-new-captain", "seat", seat, seat=seat)


def card_presses(say: Voice, about: str = "") -> tuple[Press, ...]:
    """A button for each form of a card of the table's own deck; `about` may say which entry it comes instead of."""
    return tuple(form_press(say, f"button-{name}", name, about) for name in CARD_FORMS)


def known_menus(view: View) -> tuple[Menu, ...]:
    """The cards that a table with its own deck knows already, each told by choosing it: captains, and all others."""
    say = voice(view).plain
    captains = _known(view, "enter", "name")
    others = (*_known(view, "icons", "title"), *_known(view, "other-event", "title"))
    menus = (Menu(say("part-known-captain"), captains), Menu(say("part-known-card"), others))
    return tuple(each for each in menus if each.presses)


def _known(view: View, verb: str, option: str) -> tuple[Press, ...]:
    known = recalled(pack_of(view), sea_of(view), f"{verb}.{option}", view.book)
    names = voice(view).plain.names
    return tuple(asks(names.typed(each.name), Request(verb, None, ((option, each.key),))) for each in known)


def fix_captain(say: Voice, seat: str) -> Press:
    """Puts right where a captain is."""
    return form_press(say, "fix-where", "correct", seat, seat=seat)


def fix_ship(say: Voice, ship: str) -> Press:
    """Puts right where a ship is, and its Scouting."""
    return form_press(say, "fix-ship-where", "place", ship, ship=ship)


def _raids(say: Voice, captain: Captain | None) -> list[Press]:
    """The merchants of a nation that were raided, each for one bounty more (R17.5)."""
    if captain is None:
        return []
    counts = {nation: captain.bounties.of(nation) + 1 for nation in NATIONS}
    return [
        asks(
            say("menu-raided", nation=nation),
            Request("bounty", captain.seat, (("nation", nation), ("count", count))),
        )
        for nation, count in counts.items()
        if count <= MOST_BOUNTIES
    ]


def _fights(say: Voice, sea: Sea, captain: Captain) -> list[Press]:
    """The ships in his zone: to attack those at sea whom he is not to fight already, and that one of them was beaten."""
    there = [ship.key for ship in sea.ships_in(captain.zone)]
    if captain.at == "port":
        return []
    fights = (*(() if sea.battle is None else (sea.battle,)), *sea.meetings)
    fought = {each.ship for each in fights if each.seat == captain.seat}
    attacks = [
        asks(say("menu-attack", ship=ship), Request("attack", captain.seat, (("ship", ship),)))
        for ship in there
        if ship not in fought and captain.seat not in sea.waiting
    ]
    beaten = [asks(say("menu-defeat", ship=ship), Request("defeat", None, (("ship", ship),))) for ship in there]
    return [*attacks, *beaten]


def _told(say: Voice, captain: Captain) -> list[Press]:
    """What a captain tells of himself."""
    names = ("hold", "bounties", "ship", "lost")
    return [form_press(say, f"menu-{name}", name, captain.seat) for name in names]


def _of_table(say: Voice, sea: Sea, captain: Captain | None) -> list[Press]:
    """What is about nobody in particular; cards in a turn only, for they have their buttons between turns."""
    table = [form_press(say, "menu-war", "war"), Press("correct", "", say("menu-correct"))]
    table.append(pause_press(say.locale))
    if captain is None:
        return [*table, asks(say("menu-round", round=sea.round), Request("round"))]
    if sea.cards == "ours":
        return [*table, *card_presses(say)]
    return [*table, asks(say("button-draw-another" if has_come(sea) else "button-draw-event"), Request("event"))]
