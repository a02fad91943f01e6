"""Ports: which zones have one, and the nearest when one does not."""

from __future__ import annotations

from rules.contract import Request, RuleError, Seat
from rules.marauders.keys import Nation
from rules.marauders.pack import Pack


def port_of(pack: Pack, zone: str) -> Nation:
    """The nation of a zone's port; RuleError marauders-no-port with the nearest ports when it has none."""
    nation = pack.zone(zone).port
    if nation is None:
        raise RuleError("marauders-no-port", zone=zone, zones=nearest_ports(pack, zone))
    return nation


def nearest_ports(pack: Pack, zone: str) -> tuple[str, ...]:
    """The nearest zones with a port, all equally far away: the neighbours with a port where there are some."""
    seen, ring = {zone}, (zone,)
    while ring:
        ring = tuple(dict.fromkeys(far for near in ring for far in pack.zone(near).neighbours if far not in seen))
        seen.update(ring)
        ports = tuple(key for key in ring if pack.zone(key).port is not None)
        if ports:
            return ports
    return ()


def leave(seat: Seat) -> Request:
    """The request to leave port."""
    return Request("port", seat, (("way", "leave"),))
