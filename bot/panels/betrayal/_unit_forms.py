"""Forms about one enemy or two: where its chip goes, which it is, where it stands, and what it draws."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from bot.panels.betrayal import _parts as parts
from bot.panels.betrayal._names import pack_of, realm_of, voice
from bot.panels.betrayal._presses import Somebody
from bot.panels.panel import Filled, Filling
from bot.panels.presses import MENU
from bot.refusal import Refusal
from bot.ui.message import Form, Part
from bot.view import View
from rules import names
from rules.betrayal.actions import SKILLS
from rules.betrayal.battles import occupied
from rules.betrayal.book import recalled
from rules.betrayal.sides import LONGEST_NAME, read_side
from rules.betrayal.state import Unit

NO_HEX = "-"
"""The choice of no hex, which no hex can be called."""

_NUMBERS = ("health", "range", "combat", "defense")
_APART = re.compile(r"[\s,;/]+")


def on_map(view: View) -> Sequence[Somebody]:
    """The units on the map."""
    return parts.battle_of(view).units


def fallen(view: View) -> Sequence[Somebody]:
    """The units on the defeated stack."""
    battle = realm_of(view).battle
    return () if battle is None else battle.stack


def companions(view: View) -> Sequence[Somebody]:
    """The companions."""
    return realm_of(view).companions


def about(name: str, *among: Callable[[View], Sequence[Somebody]]) -> Callable[[View, str], Form]:
    """A form that asks of whom something is told; its arg is who is chosen at first."""

    def form(view: View, arg: str) -> Form:
        say = voice(view).plain
        units = [each for where in among for each in where(view)]
        asked = (parts.somebody(view, "enemy", units, arg),)
        return parts.made(view, name, arg, say(f"betrayal-form-{name}"), asked)

    return form


def told(verb: str) -> Callable[[View, str, Filled], Filling]:
    """What such a form asks for."""
    return lambda _view, _arg, filled: parts.filling(verb, enemy=filled.get("enemy"))


# ------------------------------------------------------------------------------------------------ skills and draws


def skill(view: View, arg: str) -> Form:
    """Whose skill it is; of Penumbra also whom it replaces, which can be left open."""
    if arg not in SKILLS:
        raise Refusal("old-button", view=view)
    say = voice(view).plain
    downed = arg in {"rally", "instigate", "penumbra"}
    units = (*parts.battle_of(view).units, *(fallen(view) if downed else ()))
    has = [each for each in units if any(names.fold(known).startswith(arg) for known in each.enemy.side.skills)]
    shown: list[Part] = [parts.somebody(view, "enemy", units, has[0].handle if len(has) == 1 else "")]
    if arg == "penumbra" and on_map(view):
        shown.append(parts.somebody(view, "target", on_map(view), required=False))
    return parts.made(view, "skill", arg, say(f"betrayal-skill-{arg}"), shown)


def skill_filled(_view: View, arg: str, filled: Filled) -> Filling:
    """The skill is used."""
    return parts.filling("skill", enemy=filled.get("enemy"), skill=arg, target=filled.get("target"))


def draw(view: View, arg: str) -> Form:
    """An enemy is drawn in the middle of a battle: of which level and type, or a quest unit by name."""
    say = voice(view).plain
    parts.battle_of(view)
    name = parts.text(say, "drawn", hint=say("betrayal-hint-drawn"), longest=LONGEST_NAME)
    return parts.made(view, "draw", arg, say("betrayal-form-draw"), (parts.levels(say, 1), parts.types(say), name))


def draw_filled(_view: View, _arg: str, filled: Filled) -> Filling:
    """It is drawn."""
    return parts.filling(
        "draw", level=filled.get("level"), type=filled.get("type"), name=filled.get("drawn", "").strip()
    )


def fill(view: View, arg: str) -> Form:
    """Free enemies of a level until so many numbered hexes are occupied."""
    say, battle = voice(view).plain, parts.battle_of(view)
    hint = say("betrayal-hint-to", occupied=occupied(realm_of(view)), hexes=battle.hexes)
    shown = (parts.levels(say, 1), parts.number(say, "to", hint=hint, required=True))
    return parts.made(view, "fill", arg, say("betrayal-form-fill"), shown, tuple(unit.handle for unit in battle.units))


def fill_filled(_view: View, _arg: str, filled: Filled) -> Filling:
    """They come."""
    return parts.filling("fill", level=filled.get("level"), to=filled.get("to"))


# ------------------------------------------------------------------------------------------------ what is put right


def health(view: View, arg: str) -> Form:
    """HP chips of a unit more or less."""
    say = voice(view).plain
    change = parts.number(say, "change", hint=say("betrayal-hint-change"), required=True)
    shown = (parts.somebody(view, "enemy", on_map(view), arg), change)
    return parts.made(view, "health", arg, say("betrayal-form-health"), shown)


def health_filled(_view: View, _arg: str, filled: Filled) -> Filling:
    """They change."""
    return parts.filling("health", enemy=filled.get("enemy"), change=filled.get("change"))


def place(view: View, arg: str) -> Form:
    """The hex on which a unit stands, the present one chosen where it is known who is meant; one from the stack too."""
    say, battle = voice(view).plain, parts.battle_of(view)
    hexes = (*map(str, range(1, battle.hexes + 1)), *battle.special)
    unit = battle.unit(arg)
    free = [each for each in hexes if battle.on(each) in (None, unit)]
    choices = (
        parts.choice(NO_HEX, say("betrayal-no-hex"), chosen=unit is not None and not unit.hex),
        *(
            parts.choice(each, say("betrayal-hex", hex=each), chosen=unit is not None and each == unit.hex)
            for each in free[: MENU - 1]
        ),
    )
    shown = (parts.somebody(view, "enemy", (*battle.units, *battle.stack), arg), parts.menu(say, "hex", choices))
    return parts.made(view, "place", arg, say("betrayal-form-place"), shown)


def place_filled(_view: View, _arg: str, filled: Filled) -> Filling:
    """It stands there."""
    hex_ = filled.get("hex", "")
    return parts.filling("place", enemy=filled.get("enemy"), hex="" if hex_ == NO_HEX else hex_)


def swap(view: View, arg: str) -> Form:
    """Two units that change places."""
    say = voice(view).plain
    units = [each for each in parts.battle_of(view).units if not each.quest]
    shown = (parts.somebody(view, "enemy", units), parts.somebody(view, "with", units))
    return parts.made(view, "swap", arg, say("betrayal-form-swap"), shown)


def swap_filled(_view: View, _arg: str, filled: Filled) -> Filling:
    """They have."""
    return parts.filling("swap", enemy=filled.get("enemy"), **{"with": filled.get("with")})


# ------------------------------------------------------------------------------------------------ names


def name(view: View, arg: str) -> Form:
    """Which chip a unit is: of the bot's chips by name, of the table's own with all that stands on it, or a known one.

    Where several may be meant, nothing is chosen and filled in before: it would be that of another.
    """
    say, battle = voice(view).plain, parts.battle_of(view)
    units = [each for each in battle.units if not each.quest]
    chosen = units[0].handle if len(units) == 1 else arg
    asked = (parts.somebody(view, "enemy", units, chosen), *_chip(view, battle.unit(chosen)))
    return parts.made(view, "name", arg, say("betrayal-form-name"), asked)


def _chip(view: View, unit: Unit | None) -> tuple[Part, ...]:
    say, own = voice(view).plain, realm_of(view).cards == "ours"
    side = None if unit is None else unit.enemy.side
    now = "" if side is None else side.name
    if not own:
        return (parts.text(say, "name", longest=LONGEST_NAME, hint=now, required=True),)
    known = _known(view)
    more = parts.text(say, "more", hint=say("betrayal-hint-more"))
    typed = parts.text(say, "name", now, longest=LONGEST_NAME, required=not known)
    return (*known, typed, parts.types(say, now="" if side is None else side.kind), more)


def _known(view: View) -> tuple[Part, ...]:
    """The chips that the table knows already, as far as a menu has room."""
    say = voice(view).plain
    offers = recalled(pack_of(view), realm_of(view), "name.name", view.book)
    choices = [parts.choice(each.key, say.names.typed(each.name)) for each in offers][:MENU]
    return (parts.menu(say, "known", choices, required=False),) if choices else ()


def name_filled(_view: View, _arg: str, filled: Filled) -> Filling:
    """It is that chip. Numbers are told as four, then the targets and the priority; whatever else is told is a skill."""
    typed = filled.get("name", "").strip() or filled.get("known", "")
    told_more = _read_more(filled.get("more", ""))
    return parts.filling("name", enemy=filled.get("enemy"), name=typed, type=filled.get("type"), **told_more)


def _read_more(text: str) -> dict[str, str]:
    """Health, range, combat and defense, then targets, priority and skills: `3 1 2 0 1 weakest; Rally, Riposte 2`."""
    numbers, _, skills = text.partition(";")
    found: dict[str, str] = {}
    left = [each for each in _APART.split(numbers) if each]
    while left and left[0].isdecimal() and len(found) < len(_NUMBERS):
        found[_NUMBERS[len(found)]] = left.pop(0)
    if left and (left[0].isdecimal() or left[0].casefold() == "all"):
        found["targets"] = left.pop(0)
    if left and read_side(f"x/{left[0]}").priority:
        found["priority"] = left.pop(0)
    told_skills = ", ".join(part for part in (" ".join(left), skills.strip()) if part)
    return found | ({"skills": told_skills} if told_skills else {})
