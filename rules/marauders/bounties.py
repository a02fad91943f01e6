"""The bounties on captains: as they are told (R20), and one more for who attacks a navy (R17.5)."""

from __future__ import annotations

from msgspec.structs import replace

from rules.contract import RuleError, Seat
from rules.marauders.actions import Bounty, Wanted
from rules.marauders.changes import commanded, with_captain
from rules.marauders.events import BountySet
from rules.marauders.keys import NATIONS, Nation, ShipKey
from rules.marauders.pack import Pack
from rules.marauders.state import MOST_BOUNTIES, Sea
from rules.referee import Referee


def bounty(_pack: Pack, state: Sea, action: Bounty, referee: Referee) -> Sea:
    """How many bounties of a nation are on a captain; it takes effect at once (R20).

    RuleError marauders-bounty-unchanged when there are so many already.
    """
    before = commanded(state, action.seat).bounties.of(action.nation)
    if before == action.count:
        raise RuleError("marauders-bounty-unchanged", seat=action.seat, nation=action.nation, count=before)
    return _set(state, action.seat, action.nation, action.count, referee)


def wanted(_pack: Pack, state: Sea, action: Wanted, referee: Referee) -> Sea:
    """The bounties of all nations on a captain, at once (R20); RuleError marauders-bounties-unchanged when he has just these."""
    before = commanded(state, action.seat).bounties
    if before == action.bounties:
        raise RuleError("marauders-bounties-unchanged", seat=action.seat)
    for nation in NATIONS:
        if before.of(nation) != action.bounties.of(nation):
            state = _set(state, action.seat, nation, action.bounties.of(nation), referee)
    return state


def wanted_more(state: Sea, seat: Seat, ship: ShipKey, referee: Referee) -> Sea:
    """The nation of a navy's ship wants a captain for one bounty more (R17.5), while there are tokens; nobody for a pirate's."""
    nation: Nation | None = next((each for each in NATIONS if each == ship), None)
    count = 0 if nation is None else commanded(state, seat).bounties.of(nation) + 1
    return state if nation is None or count > MOST_BOUNTIES else _set(state, seat, nation, count, referee)


def _set(state: Sea, seat: Seat, nation: Nation, count: int, referee: Referee) -> Sea:
    """The state in which so many bounties of a nation are on a captain."""
    captain = commanded(state, seat)
    referee.say(BountySet(seat, nation, captain.bounties.of(nation), count))
    return with_captain(state, replace(captain, bounties=replace(captain.bounties, **{nation: count})))
