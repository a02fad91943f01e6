"""Forms about one captain or ship, and about war: each with what the bot believes now standing in it."""

from __future__ import annotations

from dataclasses import replace

from bot.panels.marauders import _parts as parts
from bot.panels.marauders._names import sea_of, voice
from bot.panels.panel import Filled, Filling
from bot.refusal import Refusal
from bot.ui.message import Choice, Form, Part, TextPart
from bot.view import View
from rules.contract import Request
from rules.marauders.keys import NATIONS
from rules.marauders.state import Figure

OFF = "off"
"""The choice of a ship's zone that is off the board."""

ALL_OFF = "all-off"
"""The same for who is queued with it, too."""

_SKILL = 2
"""The most digits of a skill."""

_WAR, _PEACE = "war", "peace"

# ------------------------------------------------------------------------------------------------ a captain


def hold(view: View, seat: str) -> Form:
    """What a captain has aboard: what was told this turn stands in it, what is out of date only behind it."""
    say, captain = voice(view).plain, parts.captain_of(view, seat)
    figures = (("gold", captain.gold), ("cargo", captain.cargo))
    shown = (parts.number(say, key, _fresh(figure), figure and figure.count) for key, figure in figures)
    about = (captain.gold, captain.cargo)
    return parts.made(view, "hold", seat, say("form-hold", seat=seat), shown, (seat, about))


def hold_filled(view: View, seat: str, filled: Filled) -> Filling:
    """The gold and cargo aboard; Refusal not-a-number, hold-empty."""
    told = {option: parts.count(view, filled, option) for option in ("gold", "cargo")}
    if all(count is None for count in told.values()):
        raise Refusal("hold-empty", view=view)
    return Filling(parts.asked("hold", seat, **told))


def bounties(view: View, seat: str) -> Form:
    """The bounties of each nation on a captain."""
    say, held = voice(view).plain, parts.captain_of(view, seat).bounties
    shown = (parts.number(say, nation, held.of(nation)) for nation in NATIONS)
    return parts.made(view, "bounties", seat, say("form-bounties", seat=seat), shown, (seat, held))


def bounties_filled(view: View, seat: str, filled: Filled) -> Filling:
    """All four numbers, an empty one meaning none; Refusal not-a-number."""
    told = {nation: parts.count(view, filled, nation) or 0 for nation in NATIONS}
    return Filling(parts.asked("bounties", seat, **told))


def ship_class(view: View, seat: str) -> Form:
    """The class of a captain's ship, and his skills as far as they are known."""
    say, captain = voice(view).plain, parts.captain_of(view, seat)
    title = say("form-ship", seat=seat)
    now = {"seamanship": captain.seamanship, "leadership": captain.leadership}
    shown: list[Part] = [parts.classes(view, captain.ship_class, required=False)]
    for key, told in now.items():
        label = parts.cut_label(say(f"part-{key}-of", who=say.names.seat(seat)))
        shown.append(TextPart(key, label, "" if told is None else str(told), longest=_SKILL))
    return parts.made(view, "ship", seat, title, shown, (seat, captain.ship_class, now))


def ship_class_filled(view: View, seat: str, filled: Filled) -> Filling:
    """What he sails and can, as far as it is told otherwise now; Refusal not-a-number, told-emptied, form-unchanged."""
    captain = parts.captain_of(view, seat)
    told: dict[str, str | int] = {}
    if filled.get("class", "") not in ("", captain.ship_class):
        told["class"] = filled["class"]
    for key, known in (("seamanship", captain.seamanship), ("leadership", captain.leadership)):
        count = parts.recounted(view, filled, key, known)
        if count is not None:
            told[key] = count
    if not told:
        raise Refusal("form-unchanged", view=view)
    return Filling(Request("ship", seat, tuple(told.items())))


def lost(view: View, seat: str) -> Form:
    """A captain died: where the new one comes from and what he sails, if he comes at once and not at the next turn."""
    say, captain = voice(view).plain, parts.captain_of(view, seat)
    ports = replace(parts.ports(view), required=False, placeholder=say("hint-lost"))
    shown = (ports, parts.classes(view, required=False))
    about = (seat, captain.nation, captain.turns, captain.zone, captain.bounties)
    return parts.made(view, "lost", seat, say("form-lost", seat=seat), shown, about)


def lost_filled(view: View, seat: str, filled: Filled) -> Filling:
    """A captain is dead; where a home port is told a new one follows, of the nation that it belongs to."""
    zone = filled.get("zone", "")
    home = {"nation": parts.port_nation(view, zone), "zone": zone} if zone else {}
    told = {**home, "class": filled.get("class")}
    return Filling(parts.asked("lost", seat, **told))


def correct(view: View, seat: str) -> Form:
    """Where a captain is, and whether in port."""
    say, captain = voice(view).plain, parts.captain_of(view, seat)
    where = (parts.choice(at, say(f"choice-at-{at}"), chosen=at == captain.at) for at in ("sea", "port"))
    shown = (parts.zones(view, captain.zone), parts.menu(say, "at", where))
    about = (seat, captain.zone, captain.at)
    return parts.made(view, "correct", seat, say("form-correct", seat=seat), shown, about)


def correct_filled(_view: View, seat: str, filled: Filled) -> Filling:
    """The captain is there."""
    return Filling(parts.asked("correct", seat, zone=filled.get("zone"), at=filled.get("at")))


def _fresh(figure: Figure | None) -> int | None:
    return figure.count if figure is not None and figure.fresh else None


# ------------------------------------------------------------------------------------------------ a ship, and war


def place(view: View, key: str) -> Form:
    """Where a ship is, or that it is off the board, alone or with who is queued, and its captain's Scouting."""
    say, ship = voice(view).plain, parts.ship_of(view, key)
    off = [parts.choice(OFF, say("choice-off"), chosen=ship.zone is None)]
    if ship.queued:
        off.append(parts.choice(ALL_OFF, say("choice-all-off", queued=ship.queued)))
    known = ship.captain if ship.stack else None
    told = known.scouting if known is not None and not known.assumed else None
    scouting = parts.number(say, "scouting", told, known and known.scouting)
    shown = (parts.zones(view, ship.zone, off), scouting)
    about = (key, ship.zone, ship.stack[:1], ship.queued)
    return parts.made(view, "place", key, say("form-place", ship=key), shown, about)


def place_filled(view: View, key: str, filled: Filled) -> Filling:
    """The ship stands there, or is taken away; its Scouting is told only when it is another. Refusal not-a-number."""
    zone, scouting = filled.get("zone"), parts.count(view, filled, "scouting")
    if zone in (OFF, ALL_OFF):
        return Filling(parts.asked("remove", ship=key, queue="kept" if zone == OFF else "taken"))
    ship = parts.ship_of(view, key)
    if ship.stack and not ship.captain.assumed and ship.zone != zone and scouting == ship.captain.scouting:
        scouting = None
    return Filling(parts.asked("place", ship=key, zone=zone, scouting=scouting))


def war(view: View, arg: str) -> Form:
    """Two nations, and whether there is war or peace between them: opened with the war that there is, when it is the only one."""
    say, at_war = voice(view).plain, sea_of(view).war
    first, second = at_war[0] if len(at_war) == 1 else ("", "")
    shown = (
        parts.nations(say, "first-nation", first),
        parts.nations(say, "second-nation", second),
        parts.menu(say, "what", (_what(view, _WAR, now=True), _what(view, _PEACE, now=False))),
    )
    return parts.made(view, "war", arg, say("form-war"), shown, ("war", at_war))


def war_filled(_view: View, _arg: str, filled: Filled) -> Filling:
    """War, or peace."""
    first, second = filled.get("first-nation"), filled.get("second-nation")
    return Filling(parts.asked(_PEACE if filled.get("what") == _PEACE else _WAR, first=first, second=second))


def _what(view: View, key: str, *, now: bool) -> Choice:
    return parts.choice(key, voice(view).plain(f"choice-{key}"), chosen=now)
