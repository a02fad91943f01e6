"""The parts of forms: menus of zones, ships, nations and classes, and what was filled in read back."""

from __future__ import annotations

from collections.abc import Iterable

from bot.panels.marauders._names import pack_of, sea_of, voice
from bot.panels.panel import Filled
from bot.panels.table import Voice
from bot.refusal import Refusal
from bot.text import cut
from bot.ui.message import Choice, Form, MenuPart, Part, TextPart
from bot.ui.stamps import stamp
from bot.view import View
from rules.contract import Request, Seat
from rules.marauders import called
from rules.marauders.keys import NATIONS, SHIPS
from rules.marauders.ports import port_of
from rules.marauders.state import Captain, Ship

MOST = 25
"""The most choices of a menu."""

_TITLE = 45
"""The most characters of a form's title, and of a part's label."""

_CHOICE = 100
"""The most characters of a choice."""

_DIGITS = 9


def made(view: View, name: str, arg: str, title: str, parts: Iterable[Part], about: object) -> Form:
    """A form with the stamp of what it is about."""
    return Form(name, arg, cut(title, _TITLE), tuple(parts), view.table.id, stamp(about))


def captain_of(view: View, seat: Seat) -> Captain:
    """The captain that a form is about; Refusal old-button when there is none."""
    captain = sea_of(view).captain(seat)
    if captain is None:
        raise Refusal("old-button", view=view)
    return captain


def ship_of(view: View, key: str) -> Ship:
    """The ship that a form is about; Refusal old-button when there is none."""
    ship = next((ship for ship in sea_of(view).ships if ship.key == key), None)
    if ship is None:
        raise Refusal("old-button", view=view)
    return ship


def asked(verb: str, about: Seat | None = None, /, **given: str | int | None) -> Request:
    """A request about a seat, or nobody's, with what was filled in: what was left empty is not given."""
    told = ((option, value) for option, value in given.items() if value is not None and value != "")
    return Request(verb, about, tuple(told))


# ------------------------------------------------------------------------------------------------ parts


def text(
    say: Voice, key: str, value: str = "", hint: str = "", longest: int = 100, *, required: bool = False
) -> TextPart:
    """A line of text."""
    return TextPart(key, label(say, key), value, cut(hint, _CHOICE), required, longest)


def number(say: Voice, key: str, value: int | None = None, hint: int | None = None) -> TextPart:
    """A number, with what it is now, or where that is out of date what it was."""
    shown = "" if value is None else str(value)
    return TextPart(key, label(say, key), shown, "" if hint is None else str(hint), longest=_DIGITS)


def menu(say: Voice, key: str, choices: Iterable[Choice], *, required: bool = True) -> MenuPart:
    """A menu."""
    return MenuPart(key, label(say, key), tuple(choices)[:MOST], required)


def label(say: Voice, key: str) -> str:
    """What a part is called."""
    return cut_label(say(f"part-{key}"))


def cut_label(words: str) -> str:
    """What a part is called, as much of it as a form takes."""
    return cut(words, _TITLE)


def choice(key: str, words: str, *, chosen: bool = False) -> Choice:
    """A line of a menu."""
    return Choice(key, cut(words, _CHOICE), chosen)


def zones(view: View, here: str | None = None, more: Iterable[Choice] = (), *, required: bool = True) -> Part:
    """Where something is, the present zone chosen; typed on a map with more zones than a menu has room for."""
    say, pack, others = voice(view).plain, pack_of(view), tuple(more)
    if len(pack.zones) + len(others) > MOST:
        shown = "" if here is None else say.names.of("zone", here)
        return text(say, "zone", shown, required=required)
    listed = (choice(zone.key, say.names.of("zone", zone.key), chosen=zone.key == here) for zone in pack.zones)
    return menu(say, "zone", (*listed, *others), required=required)


def ports(view: View) -> Part:
    """The home port of a new captain, with the nation it belongs to; typed on a map with more than a menu has room for."""
    say, pack = voice(view).plain, pack_of(view)
    harbours = [(zone.key, zone.port) for zone in pack.zones if zone.port is not None]
    if len(harbours) > MOST:
        return TextPart("zone", label(say, "home"), required=True)
    listed = (choice(key, say("choice-port", zone=key, nation=port)) for key, port in harbours)
    return MenuPart("zone", label(say, "home"), tuple(listed))


def classes(view: View, now: str = "", *, required: bool = True) -> Part:
    """The classes of ships, the present one chosen; typed where there are more than a menu has room for."""
    say, known = voice(view).plain, pack_of(view).classes
    if len(known) > MOST:
        return text(say, "class", say.names.of("class", now) if now else "", required=required)
    return menu(
        say,
        "class",
        (choice(each.key, say.names.of("class", each.key), chosen=each.key == now) for each in known),
        required=required,
    )


def ships(say: Voice, key: str = "ship", *, required: bool = True) -> MenuPart:
    """The six NPC ships."""
    return menu(say, key, (choice(ship, say(f"ship-{ship}")) for ship in SHIPS), required=required)


def nations(say: Voice, key: str, now: str = "") -> MenuPart:
    """The four nations."""
    return menu(say, key, (choice(each, say(f"nation-{each}"), chosen=each == now) for each in NATIONS))


# ------------------------------------------------------------------------------------------------ read back


def count(view: View, filled: Filled, key: str) -> int | None:
    """The number that was filled in, None when none was; Refusal not-a-number that quotes what is no number."""
    given = filled.get(key, "").strip()
    return whole(view, key, given) if given else None


def recounted(view: View, filled: Filled, key: str, known: int | None) -> int | None:
    """The number if it is told otherwise than it is known, else None; Refusal told-emptied when one that is known was taken out."""
    now = count(view, filled, key)
    if now is None and known is not None and key in filled:
        raise Refusal("told-emptied", view=view, option=key, value=known)
    return None if now == known else now


def whole(view: View, option: str, given: str) -> int:
    """A whole number; Refusal not-a-number that quotes what is none."""
    if not given.removeprefix("-").isdecimal() or len(given) > _DIGITS:
        raise Refusal("not-a-number", view=view, option=option, text=given)
    return int(given)


def port_nation(view: View, typed: str) -> str:
    """The nation that the port of a zone belongs to, for whoever is at home there; RuleError unknown-zone, marauders-no-port."""
    pack = pack_of(view)
    return port_of(pack, called.zone(pack, typed))
