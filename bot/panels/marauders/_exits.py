"""Where a captain can sail, with the danger of each way: who would look for him there, and how likely he is found."""

from __future__ import annotations

from bot.panels.marauders._names import pack_of, sea_of, voice
from bot.panels.marauders._odds import percent
from bot.panels.table import LABEL, Voice
from bot.text import cut
from bot.ui.ids import pack_request
from bot.ui.message import Press
from bot.view import View
from rules.contract import Request
from rules.marauders.pack import ROSE, Pack
from rules.marauders.scouting import at_least_one, odds, yet_to_look
from rules.marauders.state import Captain, Sea


def ways(view: View, captain: Captain) -> tuple[Press, ...]:
    """A button for each way on, and one for the ships that have yet to look; no way for a captain who waits for his turn."""
    sea = sea_of(view)
    going = () if captain.seat in sea.waiting else _going(view, captain)
    if not yet_to_look(sea, captain):
        return going
    return (*going, _do(voice(view).plain("button-rest-look"), Request("look", captain.seat)))


def _going(view: View, captain: Captain) -> tuple[Press, ...]:
    """At sea the exits clockwise from north, then the port; or out of port."""
    if captain.at == "port":
        return (_leave(view, captain),)
    say, zone = voice(view).plain, pack_of(view).zone(captain.zone)
    sailing = [
        _exit(view, captain, way.letter, way.zone) for way in sorted(zone.exits, key=lambda way: ROSE.index(way.letter))
    ]
    if zone.port is not None:
        sailing.append(_do(say("button-enter-port"), Request("port", captain.seat, (("way", "enter"),))))
    return tuple(sailing)


def danger(say: Voice, pack: Pack, sea: Sea, captain: Captain, zone: str) -> str:
    """Who would look for a captain who came to a zone by sea, and how likely he is found; empty when nobody would."""
    chances = odds(pack, sea, captain, zone)
    hunters = [each for each in chances if each.dice]
    if not hunters:
        return ""
    found = percent(at_least_one(chances))
    return say("danger", ship=hunters[0].ship, count=len(hunters), percent=found)


def _leave(view: View, captain: Captain) -> Press:
    say = voice(view).plain
    feared = danger(say, pack_of(view), sea_of(view), captain, captain.zone)
    label = say("button-leave-port", danger=feared or None)
    return _do(label, Request("port", captain.seat, (("way", "leave"),)))


def _exit(view: View, captain: Captain, letter: str, zone: str) -> Press:
    """The way over one border; of a long name as much as leaves room for the danger."""
    say = voice(view).plain
    feared = danger(say, pack_of(view), sea_of(view), captain, zone) or None
    name = say.names.of("zone", zone)
    label = say("button-exit", letter=letter, called=name, danger=feared)
    if len(label) > LABEL:
        label = say("button-exit", letter=letter, called=cut(name, len(name) - (len(label) - LABEL)), danger=feared)
    return _do(label, Request("sail", captain.seat, (("zone", zone),)))


def _do(label: str, request: Request) -> Press:
    return Press("do", pack_request(request), cut(label, LABEL))
