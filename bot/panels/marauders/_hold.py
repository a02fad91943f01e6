"""What a captain has aboard, as far as anybody told, and the bounties on him."""

from __future__ import annotations

from bot.panels.table import Voice
from bot.text.saying import joined
from rules.marauders.keys import NATIONS
from rules.marauders.state import Bounties, Captain, Figure


def hold_of(say: Voice, captain: Captain) -> str | None:
    """What a captain has aboard, as far as anybody told: `3 gold, 2 cargo`."""
    hold = [each for each in (_figure(say, "gold", captain.gold), _figure(say, "cargo", captain.cargo)) if each]
    return joined(hold, "comma", say.locale) or None


def bounties_of(say: Voice, captain: Captain) -> str:
    """The bounties on a captain: `1 Dutch and 2 Spanish bounties`."""
    return _bounties(say, captain.bounties)


def gained(say: Voice, was: Captain | None, has: Captain | None) -> list[str]:
    """What a seat's captain has that there was not before: bounties more, and other gold and cargo."""
    if has is None:
        return []
    figures = (
        _figure(say, what, now)
        for what, then, now in (("gold", was and was.gold, has.gold), ("cargo", was and was.cargo, has.cargo))
        if now is not None and (then is None or then.count != now.count)
    )
    return [*_more(say, has, was), *figures]


def lost(say: Voice, was: Captain | None, has: Captain | None, *, same: bool) -> list[str]:
    """What a seat's captain has no longer: bounties, and where he is gone or not the `same`, gold and cargo that were told."""
    if was is None:
        return []
    figures = (
        _figure(say, what, then)
        for what, then, now in (("gold", was.gold, has and has.gold), ("cargo", was.cargo, has and has.cargo))
        if now is None and (has is None or not same)
    )
    return [*_more(say, was, has), *filter(None, figures)]


def _more(say: Voice, captain: Captain, other: Captain | None) -> list[str]:
    """The bounties that are on a captain beyond those on the other."""
    than = Bounties() if other is None else other.bounties
    more = Bounties(**{nation: max(captain.bounties.of(nation) - than.of(nation), 0) for nation in NATIONS})
    return [_bounties(say, more)] if more.total else []


def _bounties(say: Voice, bounties: Bounties) -> str:
    held = {nation: bounties.of(nation) for nation in NATIONS if bounties.of(nation)}
    counts = [say("state-bounty", nation=nation, count=count) for nation, count in held.items()]
    return say("state-bounties", total=bounties.total, counts=joined(counts, "and", say.locale) or None)


def _figure(say: Voice, what: str, figure: Figure | None) -> str:
    if figure is None:
        return ""
    return say(f"state-{what}", count=figure.count, fresh=figure.fresh)
