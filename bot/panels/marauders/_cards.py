"""Forms for the cards of a table's own deck: a captain's, one with icons, and any other."""

from __future__ import annotations

import re

from bot.panels.marauders import _parts as parts
from bot.panels.marauders._names import pack_of, sea_of, voice
from bot.panels.panel import Filled, Filling
from bot.refusal import Refusal
from bot.ui.message import Choice, Form, MenuPart, Part
from bot.view import View
from rules import names, words
from rules.contract import Request
from rules.marauders.actions import OWN_EFFECTS
from rules.marauders.book import recalled
from rules.marauders.given import LONGEST_NAME
from rules.marauders.keys import SHIPS, ShipKey
from rules.marauders.pack import ROSE
from rules.marauders.read import UNTOLD

ICONS = ("first", "second", "third")
"""The parts for the icons of a card, in printed order."""

SKILLS = ("scouting", "seamanship", "leadership")

NONE = "none"
"""The choice for an icon of a ship that is not on the board, which is skipped."""

_FEW = 3
"""Of so many ships each can be chosen together with a direction: 24 choices, and one for another ship."""

_TYPED = 60
"""The most characters of icons that are typed."""

_BETWEEN = re.compile(r"[\s,;/]+")

_EFFECT = re.compile(rf"\b({'|'.join(OWN_EFFECTS)})\b", re.IGNORECASE)
"""The word for what a card brings besides its icons, in the last that is typed of them: a form has no room for a menu more."""


# ------------------------------------------------------------------------------------------------ a captain's card


def captain_card(view: View, arg: str) -> Form:
    """A captain's card: a known one, or its ship, zone, name and skills."""
    say, known = voice(view).plain, _known(view, "enter.name", "known-captain")
    more = bool(known)
    skills = parts.text(say, "skills", hint=say("hint-skills"), longest=30)
    filled: tuple[Part, ...] = (
        *known,
        parts.ships(say, required=not more),
        parts.zones(view, required=not more),
        parts.text(say, "name", longest=LONGEST_NAME),
        skills,
    )
    return _form(view, "captain-card", arg, filled)


def captain_filled(view: View, arg: str, filled: Filled) -> Filling:
    """A captain's card comes up; Refusal too-many-skills, not-a-number when the skills are no three numbers at most."""
    told = [each for each in _BETWEEN.split(filled.get("skills", "")) if each]
    if len(told) > len(SKILLS):
        raise Refusal("too-many-skills", view=view, count=len(told))
    skills = {skill: parts.whole(view, skill, each) for skill, each in zip(SKILLS, told, strict=False)}
    name = filled.get("known", "") or filled.get("name", "")
    card = {"ship": filled.get("ship"), "zone": filled.get("zone"), "name": name, **skills}
    return _filling(parts.asked("enter", **card), view, arg)


# ------------------------------------------------------------------------------------------------ a card with icons


def icon_card(view: View, arg: str) -> Form:
    """A card with icons: of few ships on the board each with its direction, else ships and directions apart; its title.

    Either way it holds all three icons, those of ships that are not on the board too, so that the card can be remembered.
    """
    say, there = voice(view).plain, _there(view)
    known = bool(_offers(view, "icons.title"))
    title = parts.text(say, "title", hint=say("hint-title" if known else "hint-title-icons"), longest=LONGEST_NAME)
    if 0 < len(there) <= _FEW:
        absent = parts.text(say, "absent", hint=say("hint-absent"), longest=_TYPED)
        return _form(view, "icon-card", arg, (*(_icon(view, key) for key in ICONS), absent, title))
    chosen = (parts.ships(say, key, required=False) for key in ICONS)
    letters = parts.text(say, "letters", hint=say("hint-letters"), longest=30)
    return _form(view, "icon-card", arg, (*chosen, letters, title))


def icon_filled(view: View, arg: str, filled: Filled) -> Filling:
    """The ships move by the icons, those not on the board being skipped.

    A title alone is enough where it is known. Refusal directions-missing, unknown-direction, and icons-empty where nothing says
    which card it is.
    """
    brings = _EFFECT.search(_typed(filled))
    effect = None if brings is None else brings[0].lower()
    title, icons = filled.get("title", ""), _icons(view, filled)
    if icons:
        return _filling(parts.asked("icons", moves=", ".join(icons), title=title, effect=effect), view, arg)
    if _recalls(view, title):
        return _filling(parts.asked("icons", title=title, effect=effect), view, arg)
    if NONE not in filled.values():
        raise Refusal("icons-empty", view=view)
    told = parts.asked("other-event", title=title, icons=UNTOLD if title else None, effect=effect)
    return _filling(told, view, arg)


def _icon(view: View, key: str) -> MenuPart:
    say = voice(view).plain
    both = [
        parts.choice(f"{ship} {letter}", say("title-icon", ship=ship, letter=letter))
        for ship in _there(view)
        for letter in ROSE
    ]
    return parts.menu(say, key, (*both, Choice(NONE, say("choice-absent"))), required=False)


def _icons(view: View, filled: Filled) -> list[str]:
    """The icons that were told, as they may be typed, in printed order."""
    told, typed = [filled.get(key, "") for key in ICONS], _EFFECT.sub("", _typed(filled))
    return _apart(view, told, typed) if "letters" in filled else _placed(told, typed)


def _typed(filled: Filled) -> str:
    """The directions, or the icons of ships that are not on the board."""
    return filled.get("letters", "") or filled.get("absent", "")


def _apart(view: View, told: list[str], typed: str) -> list[str]:
    """Ships and their directions, told apart."""
    ships = [ship for ship in told if ship]
    letters = [each for each in _BETWEEN.split(typed) if each]
    wrong = next((each for each in letters if words.letter(each) is None), None)
    if wrong is not None:
        raise Refusal("unknown-direction", view=view, text=wrong)
    if len(letters) != len(ships):
        raise Refusal("directions-missing", view=view, count=len(ships), given=len(letters))
    return [f"{ship} {letter}" for ship, letter in zip(ships, letters, strict=True)]


def _placed(told: list[str], typed: str) -> list[str]:
    """The icons that were chosen, with the typed ones of ships not on the board in the places left for them."""
    absent = iter(words.items(typed))
    placed = [next(absent, "") if each in {"", NONE} else each for each in told]
    return [each for each in (*placed, *absent) if each]


def _there(view: View) -> tuple[ShipKey, ...]:
    """The ships that an icon can move: those on the board."""
    return tuple(ship for ship in SHIPS if sea_of(view).ship(ship).zone is not None)


# ------------------------------------------------------------------------------------------------ another card


def other_event(view: View, arg: str) -> Form:
    """A card with neither icons nor a captain: its title, and whether it brings war or peace."""
    say = voice(view).plain
    known = _known(view, "other-event.title", "known-card")
    effects = (parts.choice(each, say(f"choice-effect-{each}")) for each in OWN_EFFECTS)
    effect = parts.menu(say, "effect", effects, required=False)
    return _form(view, "other-event", arg, (*known, parts.text(say, "title", longest=LONGEST_NAME), effect))


def other_filled(view: View, arg: str, filled: Filled) -> Filling:
    """Such a card came."""
    title = filled.get("known", "") or filled.get("title")
    return _filling(parts.asked("other-event", title=title, effect=filled.get("effect")), view, arg)


# ------------------------------------------------------------------------------------------------ what all have


def _known(view: View, slot: str, label: str) -> tuple[MenuPart, ...]:
    """A menu of the cards that the table knows already, as far as it has room; none when it knows none."""
    say, offers = voice(view).plain, _offers(view, slot)
    choices = tuple(parts.choice(key, say.names.typed(name)) for key, name in offers if len(key) <= LONGEST_NAME)
    return tuple(MenuPart("known", parts.label(say, label), choices[: parts.MOST], required=False) for _ in choices[:1])


def _offers(view: View, slot: str) -> list[names.Pair]:
    return [(offer.key, offer.name) for offer in recalled(pack_of(view), sea_of(view), slot, view.book)]


def _recalls(view: View, title: str) -> bool:
    """Whether a title is that of a known card with icons."""
    return bool(title) and names.match(title, _offers(view, "icons.title")) is not None


def _form(view: View, name: str, arg: str, filled: tuple[Part, ...]) -> Form:
    """Such a form is about the card that comes next; the one in the place of an entry, about that entry."""
    say, sea = voice(view).plain, sea_of(view)
    queued = tuple(card.key for ship in sea.ships for card in ship.queued)
    about = (sea.round, sea.events, queued) if _instead(view, arg) is None else (view.number,)
    return parts.made(view, name, arg, say(f"form-{name}"), filled, (name, about))


def _filling(request: Request, view: View, arg: str) -> Filling:
    return Filling(request, instead=_instead(view, arg))


def _instead(view: View, arg: str) -> int | None:
    """The entry in whose place the card is played (`instead=7`); None for a card that comes next."""
    if not arg:
        return None
    option, _, entry = arg.partition("=")
    if option != "instead" or not entry.isdecimal() or len(entry) > 9:
        raise Refusal("old-button", view=view)
    return int(entry)
