"""Forms that open a battle, reveal a tile, end a battle, and tell the party."""

from __future__ import annotations

import re

from bot.panels.betrayal import _parts as parts
from bot.panels.betrayal import _words as words
from bot.panels.betrayal._names import pack_of, realm_of, voice
from bot.panels.panel import Filled, Filling
from bot.panels.presses import MENU
from bot.refusal import Refusal
from bot.ui.message import Form, Part
from bot.view import View
from rules.betrayal.pack import DIFFICULTIES
from rules.betrayal.pool import HEXES
from rules.betrayal.state import MOST_ADVENTURERS, SESSIONS

_FIRST_XP = 2
"""What the dial shows when a campaign begins."""

NO_PROVINCE = "none"
RESULTS = ("fits", "no-tile", "cannot-fit")

_APART = re.compile(r"[\s,;]+")


# ------------------------------------------------------------------------------------------------ the party


def party(view: View, arg: str) -> Form:
    """The party as it is: adventurers, XP, province, session, difficulty."""
    say, now = voice(view).plain, realm_of(view).party
    adventurers, xp = (0, _FIRST_XP) if now is None else (now.adventurers, now.xp)
    session, difficulty = (1, "adept") if now is None else (now.session, now.difficulty)
    shown = (
        parts.menu(say, "adventurers", (_number(each, adventurers) for each in range(1, MOST_ADVENTURERS + 1))),
        parts.number(say, "xp", xp, required=True),
        _provinces(view, "" if now is None else now.province),
        parts.menu(say, "session", (_number(each, session) for each in range(1, SESSIONS + 1))),
        parts.menu(
            say,
            "difficulty",
            (parts.choice(each, words.difficulty(say, each), chosen=each == difficulty) for each in DIFFICULTIES),
        ),
    )
    return parts.made(view, "party", arg, say("betrayal-form-party"), shown, now)


def _number(each: int, now: int) -> parts.Choice:
    return parts.choice(str(each), str(each), chosen=each == now)


def _provinces(view: View, now: str) -> Part:
    """The provinces with their codes; typed on a pack with more than a menu has room for."""
    say, provinces = voice(view).plain, pack_of(view).provinces
    if len(provinces) >= MENU:
        return parts.text(say, "province", now)
    none = parts.choice(NO_PROVINCE, say("betrayal-no-province"), chosen=not now)
    listed = (parts.choice(each.code, say.names.typed(each.name), chosen=each.code == now) for each in provinces)
    return parts.menu(say, "province", (none, *listed))


def party_filled(_view: View, _arg: str, filled: Filled) -> Filling:
    """The party is this now."""
    told = {option: filled.get(option) for option in ("adventurers", "xp", "province", "session", "difficulty")}
    return parts.filling("party", **told)


def classes(view: View, arg: str) -> Form:
    """The classes of the adventurers, as far as they were told."""
    say, now = voice(view).plain, realm_of(view).party
    if now is None:
        raise Refusal("old-button", view=view)
    value = "" if now.classes is None else ", ".join(now.classes) or "none"
    part = parts.text(say, "classes", value, hint=say("betrayal-hint-classes"), required=True)
    return parts.made(view, "classes", arg, say("betrayal-form-classes"), (part,), now)


def classes_filled(_view: View, _arg: str, filled: Filled) -> Filling:
    """The adventurers are of these classes."""
    return parts.filling("party", classes=filled.get("classes"))


# ------------------------------------------------------------------------------------------------ battles


def clash(view: View, arg: str) -> Form:
    """A clash: its hexes, those blocked, who must be drawn, who is added, and which pool."""
    say = voice(view).plain
    shown = (
        parts.number(say, "hexes", HEXES),
        parts.text(say, "blocked", hint=say("betrayal-hint-blocked")),
        *_demands(view),
        parts.pools(view),
    )
    return parts.made(view, "clash", arg, say("betrayal-form-clash"), shown, realm_of(view).party)


def _demands(view: View) -> tuple[Part, Part]:
    say = voice(view).plain
    return (
        parts.text(say, "require", hint=say("betrayal-hint-require")),
        parts.text(say, "add", hint=say("betrayal-hint-add")),
    )


def clash_filled(_view: View, _arg: str, filled: Filled) -> Filling:
    """A clash opens, and its enemies are deployed."""
    told = {option: filled.get(option) for option in ("hexes", "blocked", "require", "add")}
    return parts.filling("clash", **told, final=parts.final_of(filled))


def dungeon(view: View, arg: str) -> Form:
    """A dungeon: its numbered hexes with those blocked behind them, its special ones, who must be drawn or is added, the pool."""
    say = voice(view).plain
    shown = (
        parts.text(say, "numbered", str(HEXES), hint=say("betrayal-hint-numbered"), longest=60),
        parts.text(say, "special", hint=say("betrayal-hint-special"), longest=60),
        *_demands(view),
        parts.pools(view),
    )
    return parts.made(view, "dungeon", arg, say("betrayal-form-dungeon"), shown, realm_of(view).party)


def dungeon_filled(_view: View, _arg: str, filled: Filled) -> Filling:
    """A dungeon opens, and its enemies are deployed: the first number is how many hexes there are, the others are blocked."""
    numbers = [each for each in _APART.split(filled.get("numbered", "")) if each]
    told = {option: filled.get(option) for option in ("special", "require", "add")}
    hexes = {"hexes": "".join(numbers[:1]), "blocked": ",".join(numbers[1:])}
    return parts.filling("dungeon", **hexes, **told, final=parts.final_of(filled))


def delve(view: View, arg: str) -> Form:
    """A delve: which pool each of its tiles has."""
    say = voice(view).plain
    return parts.made(view, "delve", arg, say("betrayal-form-delve"), (parts.pools(view),), realm_of(view).party)


def delve_filled(_view: View, _arg: str, filled: Filled) -> Filling:
    """A delve opens."""
    return parts.filling("delve", final=parts.final_of(filled))


def explore(view: View, arg: str) -> Form:
    """A delve card: whether its tile was placed, its challenge row, its enemy hexes, who must be drawn, who is added."""
    say, battle = voice(view).plain, parts.battle_of(view)
    results = (parts.choice(each, say(f"betrayal-result-{each}"), chosen=each == RESULTS[0]) for each in RESULTS)
    shown = (
        parts.menu(say, "result", results),
        parts.text(say, "row", hint=say("betrayal-hint-row"), longest=60),
        parts.number(say, "tile-hexes"),
        *_demands(view),
    )
    return parts.made(view, "explore", arg, say("betrayal-form-explore"), shown, battle.cards)


def explore_filled(_view: View, _arg: str, filled: Filled) -> Filling:
    """The tile is revealed, and populated."""
    told = {option: filled.get(option) for option in ("result", "row", "require", "add")}
    return parts.filling("explore", hexes=filled.get("tile-hexes"), **told)


def over(view: View, arg: str) -> Form:
    """The battle is over: the XP that were gained, which go on the party's dial."""
    say = voice(view).plain
    gained = parts.number(say, "gained", hint=say("betrayal-hint-gained"))
    return parts.made(view, "over", arg, say("betrayal-form-over"), (gained,), parts.battle_of(view).mode)


def over_filled(_view: View, _arg: str, filled: Filled) -> Filling:
    """Every chip goes back into its bag, and the XP come."""
    return parts.filling("endbattle", xp=filled.get("gained"))
