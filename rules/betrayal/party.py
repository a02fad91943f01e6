"""The party (P-1, P-3, P-4) and its seats: who plays, where, and in which order."""

from __future__ import annotations

from msgspec.structs import replace

from rules.betrayal.actions import Muster, Sit
from rules.betrayal.bags import in_game
from rules.betrayal.changes import without
from rules.betrayal.events import OutOfOrder, PartySet, Returned, Seated
from rules.betrayal.pack import Pack, bag_of
from rules.betrayal.state import MOST_ADVENTURERS, Party, Realm
from rules.contract import Reason, RuleError
from rules.referee import Referee
from rules.seating import placed, sits_after


def muster(pack: Pack, state: Realm, action: Muster, referee: Referee) -> Realm:
    """The party as it is now. Another province rebuilds the bags (P-1); another session sends companions home (P-26.6).

    RuleError betrayal-party-incomplete when the first time adventurers or XP are missing, betrayal-party-unchanged.
    """
    before = state.party
    party = _party(before, action)
    if party == before:
        raise RuleError("betrayal-party-unchanged")
    after = replace(state, party=party)
    rebuilt = _pieces(pack, after) != _pieces(pack, state)
    because = Reason("betrayal.party.bags" if rebuilt else "betrayal.party.told")
    referee.say(PartySet(before=before, party=party, rebuilt=rebuilt, because=because))
    if state.battle is not None and before is not None and before.adventurers != party.adventurers:
        referee.say(OutOfOrder("party-in-battle"))
    if before is not None and before.session != party.session:
        return _sent_home(after, referee)
    return after


def _pieces(pack: Pack, state: Realm) -> tuple[str, ...]:
    return tuple(piece for piece, _ in in_game(pack, state))


def _party(before: Party | None, action: Muster) -> Party:
    given = {field: told for field in action.__struct_fields__ if (told := getattr(action, field)) is not None}
    if before is not None:
        return replace(before, **given)
    missing = tuple(option for option in ("adventurers", "xp") if option not in given)
    if missing:
        raise RuleError("betrayal-party-incomplete", missing=missing)
    return Party(**given)


def _sent_home(state: Realm, referee: Referee) -> Realm:
    for companion in state.companions:
        referee.say(
            Returned(
                handle=companion.handle,
                enemy=companion.enemy,
                where="companion",
                bag=bag_of(companion.enemy.level),
                because=Reason("betrayal.return.session"),
            )
        )
        state = without(state, companion.handle)
    return state


def sit(_pack: Pack, state: Realm, action: Sit, referee: Referee) -> Realm:
    """A seat takes its place right after another; without one a new seat sits last.

    RuleError seat-unchanged when it sits there already, too-many-seats when there is no room for a new one.
    """
    seats = placed(state.seats, action.seat, action.after)
    referee.say(Seated(action.seat, sits_after(seats, action.seat)))
    party, new = state.party, action.seat not in state.seats
    if new and party is not None and party.adventurers < min(len(seats), MOST_ADVENTURERS):
        referee.say(OutOfOrder("seat-without-adventurer"))
    return replace(state, seats=seats)
