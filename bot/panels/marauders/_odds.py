"""Who would scout for a captain in a zone, and how likely each finds him."""

from __future__ import annotations

from fractions import Fraction

from bot.panels.marauders._names import pack_of, sea_of, voice
from bot.panels.table import LABEL, TITLE, Voice, button, fitted, rows
from bot.refusal import Refusal
from bot.text import cut
from bot.ui.message import Message, Press
from bot.ui.stamps import stamp
from bot.view import View
from rules.contract import Seat
from rules.marauders import called, scouting
from rules.marauders.changes import commanded
from rules.marauders.scouting import Odds, at_least_one
from rules.marauders.state import Captain, Sea, Ship


def odds(view: View, seat: Seat, zone: str | None = None) -> Message:
    """The chance of each ship in a zone (typed; where he is, by default) to find a captain there at sea, and of at least one.

    RuleError when the seat has no captain, or the zone is not known.
    """
    sea, pack = sea_of(view), pack_of(view)
    captain = commanded(sea, seat)
    where = captain.zone if zone is None else called.zone(pack, zone)
    return _odds(view, captain, where, scouting.odds(pack, sea, captain, where))


def odds_presses(view: View, seats: tuple[Seat, ...], zone: str | None) -> tuple[Press, ...]:
    """A button for each of several seats: the odds of its captain, there; RuleError when the zone is not known."""
    where = "" if zone is None else called.zone(pack_of(view), zone)
    names = voice(view).plain.names
    return tuple(Press("odds", f"{seat};{where}", cut(names.seat(seat), LABEL)) for seat in seats)


def odds_again(view: View, arg: str) -> Message:
    """What such a button shows; Refusal when its arg names no seat of the table, or no zone."""
    seat, _, zone = arg.partition(";")
    if seat not in sea_of(view).seats or zone not in {"", *(each.key for each in pack_of(view).zones)}:
        raise Refusal("old-button", view=view)
    if sea_of(view).captain(seat) is None:
        return Message(lines=(voice(view)("marauders-no-captain", seat=seat),))
    return odds(view, seat, zone or None)


def _odds(view: View, captain: Captain, zone: str, chances: tuple[Odds, ...]) -> Message:
    say, sea = voice(view), sea_of(view)
    title = cut(say("odds-title", seat=captain.seat, zone=zone), TITLE)
    scouts = [each for each in chances if each.dice]
    lines = [_ship(say, sea, captain, each) for each in (*scouts, *(each for each in chances if not each.dice))]
    if scouts:
        lines.append(say("odds-at-least", seat=captain.seat, **_chance(at_least_one(chances))))
    else:
        lines.append(say("odds-none" if chances else "odds-empty", seat=captain.seat, zone=zone))
    if captain.at == "port" and captain.zone == zone:
        lines.append(say("odds-port", seat=captain.seat))
    assumed = [each.ship for each in scouts if sea.ship(each.ship).captain.assumed]
    return Message(title, fitted(lines, why=False, locale=say.locale), rows=rows(scouting_presses(say, sea, assumed)))


def scouting_presses(say: Voice, sea: Sea, ships: list[str]) -> list[Press]:
    """Buttons that tell a Scouting that was assumed: `Its Scouting is...`, or by the ship's name when there are several."""
    label = "button-scouting" if len(ships) == 1 else "button-scouting-of"
    standing = [sea.ship(key) for key in ships]
    return [
        button(say.plain(label, ship=ship.key), "scouting", f"{ship.key};{command_stamp(ship)}")
        for ship in standing
        if ship.stack
    ]


def command_stamp(ship: Ship) -> str:
    """The stamp of who commands a ship, whatever is told of him: a button that asks about him is old under another."""
    captain = ship.captain
    return stamp((captain.key, captain.name, captain.zone))


def _ship(say: Voice, sea: Sea, captain: Captain, each: Odds) -> str:
    facts: dict[str, object] = {"ship": each.ship, "seat": captain.seat, "because": each.because}
    if not each.dice:
        return say("odds-silent", **facts)
    assumed = sea.ship(each.ship).captain.assumed
    return say("odds-ship", dice=each.dice, assumed=assumed, **facts, **_chance(each.chance))


def percent(chance: tuple[int, int]) -> int:
    """A chance in percent, rounded but never to certainty."""
    return min(max(round(100 * Fraction(*chance)), 1), 99)


def _chance(chance: tuple[int, int]) -> dict[str, object]:
    """A chance as a fraction and in percent."""
    return {"fraction": f"{chance[0]}/{chance[1]}", "percent": percent(chance)}
