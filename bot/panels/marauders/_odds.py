"""Who would look for a captain in a zone, and how likely each finds him."""

from __future__ import annotations

from fractions import Fraction

from bot.panels.marauders._names import sea_of, voice
from bot.panels.table import TITLE, Voice, fitted
from bot.text import cut
from bot.ui.message import Message
from bot.view import View
from rules.contract import Seat
from rules.marauders.scouting import Odds, at_least_one


def odds(view: View, seat: Seat, zone: str, chances: tuple[Odds, ...]) -> Message:
    """The chance of each ship in a zone to find a captain there at sea, and of at least one."""
    say = voice(view)
    title = cut(say("odds-title", seat=seat, zone=zone), TITLE)
    looking = [each for each in chances if each.dice]
    lines = [_ship(say, seat, each) for each in (*looking, *(each for each in chances if not each.dice))]
    lines.append(say("odds-at-least", **_chance(at_least_one(chances))) if looking else say("odds-none", seat=seat))
    captain = sea_of(view).captain(seat)
    if captain is not None and captain.at == "port" and captain.zone == zone:
        lines.append(say("odds-port", seat=seat))
    return Message(title, fitted(lines, why=False, locale=say.locale))


def _ship(say: Voice, seat: Seat, each: Odds) -> str:
    facts: dict[str, object] = {"ship": each.ship, "seat": seat, "assumed": False, "because": each.because}
    if not each.dice:
        return say("odds-silent", **facts)
    return say("odds-ship", dice=each.dice, **facts, **_chance(each.chance))


def _chance(chance: tuple[int, int]) -> dict[str, object]:
    """A chance as a fraction and in percent, which is rounded but never to certainty."""
    percent = round(100 * Fraction(*chance))
    return {"fraction": f"{chance[0]}/{chance[1]}", "percent": min(max(percent, 1), 99)}
