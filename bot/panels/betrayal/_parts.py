"""The parts of forms: lines of text, numbers, menus of units, types and pools; and what was filled in as a request."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.panels.betrayal import _words as words
from bot.panels.betrayal._names import pack_of, realm_of, voice
from bot.panels.betrayal._presses import Somebody
from bot.panels.panel import Filled, Filling
from bot.panels.presses import MENU, OPTION
from bot.panels.table import Voice
from bot.refusal import Refusal
from bot.text import cut
from bot.ui.message import Choice, Form, MenuPart, Part, TextPart
from bot.ui.stamps import stamp
from bot.view import View
from rules.betrayal.pack import KINDS, LEVELS
from rules.betrayal.pool import computed, mustered
from rules.betrayal.state import Battle
from rules.contract import Request

_TITLE = 45
"""The most characters of a form's title, and of a part's label."""

_DIGITS = 9
LONG = 200
"""The most characters of a list that is typed."""

FINAL = "final"
"""The choice of the end-of-session pool."""


def made(view: View, name: str, arg: str, title: str, parts: Iterable[Part], about: object = None) -> Form:
    """A form with the stamp of what it is about: of the battle at least."""
    realm = realm_of(view)
    return Form(
        name, arg, cut(title, _TITLE), tuple(parts), view.table.id, stamp((realm.battles, realm.battle is None, about))
    )


def filling(verb: str, /, **given: str | int | None) -> Filling:
    """The request with what was filled in: what was left empty is not given."""
    told = tuple((option, value) for option, value in given.items() if value is not None and value != "")
    return Filling(Request(verb, None, told))


def battle_of(view: View) -> Battle:
    """The open battle; Refusal old-button when there is none."""
    battle = realm_of(view).battle
    if battle is None:
        raise Refusal("old-button", view=view)
    return battle


# ------------------------------------------------------------------------------------------------ parts


def label(say: Voice, key: str) -> str:
    """What a part is called."""
    return cut(say(f"betrayal-part-{key}"), _TITLE)


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
    return MenuPart(key, label(say, key), tuple(choices)[:MENU], required)


def somebody(view: View, key: str, among: Sequence[Somebody], chosen: str = "", *, required: bool = True) -> Part:
    """One of these units or companions; typed where they are more than a menu has room for. Refusal nobody-to-choose for none."""
    say = voice(view).plain
    if not among:
        raise Refusal("betrayal-nobody", view=view)
    if len(among) > MENU:
        return text(say, key, chosen, required=required)
    listed = (
        choice(each.handle, words.ranked(say, each.handle, each.enemy.side), chosen=each.handle == chosen)
        for each in among
    )
    return menu(say, key, listed, required=required)


def types(say: Voice, key: str = "type", now: str = "") -> Part:
    """The types, none where none is meant."""
    return menu(
        say, key, (choice(each, say(f"betrayal-kind-{each}"), chosen=each == now) for each in KINDS), required=False
    )


def levels(say: Voice, now: int = 0) -> Part:
    """The levels, the lowest first."""
    return menu(say, "level", (choice(str(each), str(each), chosen=each == now) for each in LEVELS[::-1]))


def pools(view: View) -> Part:
    """Which pool is spent: XP times adventurers, or the end-of-session one, each with its figures. RuleError betrayal-no-party."""
    say, pack, party = voice(view).plain, pack_of(view), mustered(realm_of(view))
    usual = computed(pack, party, final=False, told=None).pool
    final = computed(pack, party, final=True, told=None).pool
    listed = (
        choice("party", words.pool(say, usual), chosen=True),
        choice(FINAL, words.pool(say, final)),
    )
    return menu(say, "ep", listed, required=False)


def final_of(filled: Filled) -> str | None:
    """Whether the end-of-session pool was chosen."""
    return "yes" if filled.get("ep") == FINAL else None
