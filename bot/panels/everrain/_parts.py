"""The parts of forms: lines of text, numbers, menus of ships, enemies and hexes; and what was filled in as a request."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import chain, repeat

from bot.panels.everrain._names import pack_of, voice, voyage_of
from bot.panels.panel import Filled, Filling
from bot.panels.presses import MENU, OPTION
from bot.panels.table import Voice, capital
from bot.refusal import Refusal
from bot.text import cut
from bot.ui.message import Choice, Form, MenuPart, Part, TextPart
from bot.ui.stamps import stamp
from bot.view import View
from rules.contract import Request, Seat
from rules.everrain.pack import KINDS, Hex, Kind
from rules.everrain.questions import SIGHTS
from rules.everrain.state import FACINGS, Enemy, Ship, Vessel

TITLE = 45
"""The most characters of a form's title, and of a part's label."""

_DIGITS = 9
NAME = 60
"""The most characters of a name."""

LONG = 200
"""The most characters of a list that is typed."""

_NUMBERED = re.compile(r"([a-z]*)(\d+)", re.IGNORECASE)


def made(view: View, name: str, arg: str, title: str, parts: Iterable[Part], about: object = None) -> Form:
    """A form with the stamp of what it is about; one that is about nothing in particular never gets old."""
    stamped = "" if about is None else stamp(about)
    return Form(name, arg, cut(title, TITLE), tuple(parts), view.table.id, stamped)


def filling(verb: str, /, **given: str | int | None) -> Filling:
    """The request with what was filled in: what was left empty is not given."""
    told = tuple((option, value) for option, value in given.items() if value is not None and value != "")
    return Filling(Request(verb, None, told))


# ------------------------------------------------------------------------------------------------ parts


def label(say: Voice, key: str) -> str:
    """What a part is called."""
    return cut(say(f"everrain-part-{key}"), TITLE)


def text(say: Voice, key: str, value: str = "", *, hint: str = "", longest: int = LONG, required: bool = False) -> Part:
    """A line of text."""
    return TextPart(key, label(say, key), value, cut(hint, OPTION), required, longest)


def number(say: Voice, key: str, value: int | None = None, *, hint: str = "", required: bool = False) -> Part:
    """A number, with what it is now."""
    shown = "" if value is None else str(value)
    return TextPart(key, label(say, key), shown, cut(hint, OPTION), required, _DIGITS)


def choice(key: str, named: str, *, chosen: bool = False) -> Choice:
    """A line of a menu."""
    return Choice(key, cut(named, OPTION), chosen)


def menu(say: Voice, key: str, choices: Iterable[Choice], *, required: bool = True) -> Part:
    """A menu."""
    return named_menu(key, label(say, key), choices, required=required)


def named_menu(key: str, called: str, choices: Iterable[Choice], *, required: bool = True) -> Part:
    """A menu that is called after somebody."""
    return MenuPart(key, cut(called, TITLE), tuple(choices)[:MENU], required)


def numbers(say: Voice, key: str, among: Iterable[int], now: int | None = None, *, required: bool = True) -> Part:
    """A menu of numbers."""
    return menu(say, key, (choice(str(each), str(each), chosen=each == now) for each in among), required=required)


def ship(view: View, chosen: Seat = "", *, key: str = "ship", required: bool = True) -> Part:
    """One of the players' ships, the only one chosen at first. Refusal everrain-nobody where nobody has one."""
    say, ships = voice(view).plain, voyage_of(view).ships
    if not ships:
        raise Refusal("everrain-nobody-sails", view=view)
    now = chosen or (ships[0].seat if len(ships) == 1 and required else "")
    listed = (choice(each.seat, say.names.of("ship", each.seat), chosen=each.seat == now) for each in ships)
    return menu(say, key, listed, required=required)


def enemy(view: View, among: Sequence[Enemy | Vessel], chosen: str = "", *, key: str = "enemy") -> Part:
    """One of these enemies; typed where they are more than a menu has room for. Refusal everrain-nobody for none."""
    say = voice(view).plain
    if not among:
        raise Refusal("everrain-nobody", view=view)
    if len(among) > MENU:
        return text(say, key, chosen, required=True)
    now = chosen or (handle(among[0]) if len(among) == 1 else "")
    listed = (choice(handle(each), say.names.of("enemy", handle(each)), chosen=handle(each) == now) for each in among)
    return menu(say, key, listed)


def handle(of: Enemy | Vessel) -> str:
    """What an enemy is called in a request."""
    return of.handle if isinstance(of, Enemy) else of.key


def kinds(say: Voice, key: str, now: str = "", *, required: bool = True) -> Part:
    """What a hex can be, or what a ship can head for."""
    listed = (choice(each, capital(say(f"everrain-kind-{each}")), chosen=each == now) for each in KINDS)
    return menu(say, key, listed, required=required)


def facings(say: Voice, key: str = "facing", now: str | None = None, *, required: bool = False) -> Part:
    """The six sides of a hex."""
    return menu(say, key, sides(say, now), required=required)


def sides(say: Voice, now: str | None = None) -> tuple[Choice, ...]:
    """The sides of a hex as lines of a menu."""
    return tuple(choice(each, say(f"everrain-facing-{each}"), chosen=each == now) for each in FACINGS)


def hexed(say: Voice, key: str = "hex", now: Hex | None = None, *, required: bool = False) -> Part:
    """A hex, as its two numbers."""
    called = label(say, key if required else f"{key}-if")
    return TextPart(
        key, called, written(now), say("everrain-hint-hex" if required else "everrain-hint-hex-if"), required, 20
    )


def place(view: View, now: Hex | None = None, facing: str | None = None) -> tuple[Part, ...]:
    """Hex and facing, once the chart is kept; nobody is asked for them before."""
    say = voice(view).plain
    return (hexed(say, now=now), facings(say, now=facing)) if voyage_of(view).mapped else ()


def written(of: Hex | None) -> str:
    """A hex as it is typed; empty for none.

    >>> written((2, -1)), written(None)
    ('2,-1', '')
    """
    return "" if of is None else f"{of[0]},{of[1]}"


def listed(among: Iterable[int]) -> str:
    """Numbers as they are typed.

    >>> listed((0, 3, 3))
    '0, 3, 3'
    """
    return ", ".join(map(str, among))


def known(view: View, slot: str) -> tuple[Part, ...]:
    """The cards that a table with its own cards knows by name, as far as a menu has room; none where none is known."""
    say = voice(view).plain
    if voyage_of(view).cards != "ours":
        return ()
    offers = view.game.recalled(view.state, slot, view.book)
    choices = [choice(each.key, say.names.typed(each.name)) for each in offers][:MENU]
    return (menu(say, "known", choices, required=False),) if choices else ()


# ------------------------------------------------------------------------------------------------ read back


def ship_of(view: View, seat: Seat) -> Ship:
    """The ship that a form is about; Refusal old-button when there is none."""
    found = voyage_of(view).ship(seat)
    if found is None:
        raise Refusal("old-button", view=view)
    return found


def vessel_of(view: View, key: str) -> Vessel:
    """The enemy ship that a form is about; Refusal old-button when it is not in play."""
    found = voyage_of(view).vessel(key)
    if found is None:
        raise Refusal("old-button", view=view)
    return found


def name_of(filled: Filled) -> str:
    """What was typed, else which known card was chosen."""
    return filled.get("name", "").strip() or filled.get("known", "")


def figures(view: View, filled: Filled, key: str, *called: str) -> dict[str, str]:
    """Numbers by what they are: in this order, `4 3 1`, or with the letters of some of them, `h4 s1`.

    Refusal not-a-number for what is none, and for one too many.
    """
    given = [each for each in re.split(r"[\s,;/]+", filled.get(key, "")) if each]
    found = [_NUMBERED.fullmatch(each) for each in given]
    told: dict[str, str] = {}
    for typed, number, place in zip(given, found, chain(called, repeat("")), strict=False):
        what = place if number is None or not number[1] else _lettered(number[1], called)
        if number is None or not what:
            raise Refusal("not-a-number", view=view, option=called[0], text=typed)
        told[what] = number[2]
    return told


def _lettered(letters: str, called: Sequence[str]) -> str:
    """Which of these begins with the letters that stand before a number; empty for none."""
    return next((each for each in called if each.startswith(letters.casefold())), "")


def heading_of(filled: Filled) -> Kind | None:
    """The destination that was chosen."""
    return next((each for each in KINDS if each == filled.get("destination")), None)


def sight(say: Voice, key: str, *, elder: bool = False) -> str:
    """What the board can show of a player's ship; for the Elder One none is out of range (R12.3)."""
    if elder and key in {SIGHTS[0], SIGHTS[-1]}:
        return say(f"everrain-sight-elder-{key}")
    return say("everrain-sight-steps", steps=int(key)) if key.isdecimal() else say(f"everrain-sight-{key}")


def elders(view: View) -> tuple[Choice, ...]:
    """The Elder Ones of the pack; none where they are invented and the table has its own."""
    say, pack = voice(view).plain, pack_of(view)
    invented = pack.sample and voyage_of(view).cards == "ours"
    return () if invented else tuple(choice(each.key, say.names.typed(each.name)) for each in pack.elders)
