"""What a captain has aboard, as far as anybody told, and the bounties on him."""

from __future__ import annotations

from bot.panels.table import Voice
from bot.text.saying import joined
from rules.marauders.keys import NATIONS
from rules.marauders.state import Captain, Figure


def hold_of(say: Voice, captain: Captain) -> str | None:
    """What a captain has aboard, as far as anybody told: `3 gold, 2 cargo`."""
    hold = [each for each in (_figure(say, "gold", captain.gold), _figure(say, "cargo", captain.cargo)) if each]
    return joined(hold, "comma", say.locale) or None


def bounties_of(say: Voice, captain: Captain) -> str:
    """The bounties on a captain: `1 Dutch and 2 Spanish bounties`."""
    held = {nation: captain.bounties.of(nation) for nation in NATIONS if captain.bounties.of(nation)}
    counts = [say("state-bounty", nation=nation, count=count) for nation, count in held.items()]
    return say("state-bounties", total=captain.bounties.total, counts=joined(counts, "and", say.locale) or None)


def _figure(say: Voice, what: str, figure: Figure | None) -> str:
    if figure is None:
        return ""
    return say(f"state-{what}", count=figure.count, fresh=figure.fresh)
