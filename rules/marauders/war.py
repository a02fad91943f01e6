"""Chapter "War" (R19): nations at war sail Men-o-War, until they are at peace again."""

from __future__ import annotations

from itertools import combinations

from msgspec.structs import replace

from rules.contract import Candidate, Reason, Request, RuleError
from rules.marauders.actions import Peace, War
from rules.marauders.battle.rounds import class_of
from rules.marauders.card_events import NothingDone, PeaceMade, WarBegan
from rules.marauders.keys import NATIONS, Nation, ShipKey
from rules.marauders.pack import Pack
from rules.marauders.questions import AnotherWar
from rules.marauders.state import Sea
from rules.referee import Referee

Pair = tuple[Nation, Nation]
House = tuple[tuple[str, str], ...]
"""House rules that counted, each with its value."""


def begin(_pack: Pack, state: Sea, action: War, referee: Referee) -> Sea:
    """Two nations are at war; whether any war that there is goes on is asked.

    RuleError marauders-war-with-itself for one nation, marauders-already-at-war for two that are.
    """
    pair = _pair(action.first, action.second)
    if state.at_war(*pair):
        raise RuleError("marauders-already-at-war", nations=pair, cures=(_peace(pair),))
    return _another(state, pair, Reason("marauders.war.men-o-war", "inferred"), referee)


def drawn(state: Sea, house: House, referee: Referee) -> Sea:
    """An event card's war (R19): the pair is drawn at random, as tokens are, among nations that are not at war with each other.

    `house` are the house rules that counted for the card.
    """
    pairs = {_key(pair): pair for pair in combinations(NATIONS, 2) if not state.at_war(*pair)}
    if not pairs:
        referee.say(NothingDone("war", Reason("marauders.war.no-pair", "inferred", house=house)))
        return state
    key = referee.draw(pairs, "war-nations", "war", cards=state.cards == "ours")
    candidates = tuple(Candidate(each) for each in sorted(pairs))
    because = Reason("marauders.war.drawn", "inferred", candidates=candidates, chosen=(key,), house=house)
    return _another(state, pairs[key], because, referee)


def end(_pack: Pack, state: Sea, action: Peace, referee: Referee) -> Sea:
    """Two nations are at peace; one that is named alone with all its enemies, and all nations when none is named.

    RuleError marauders-war-with-itself for one nation named twice, marauders-not-at-war when there is no such war.
    """
    if action.first is not None and action.second is not None:
        _pair(action.first, action.second)
    named = {action.first, action.second} - {None}
    over = tuple(pair for pair in state.war if named <= {*pair})
    if not over:
        nations = tuple(sorted(nation for nation in named if nation))
        raise RuleError("marauders-not-at-war", nations=nations, cures=tuple(_peace(pair) for pair in state.war))
    return _at_peace(state, over, Reason("marauders.war.frigates", "inferred"), referee)


def ended(state: Sea, house: House, referee: Referee) -> Sea:
    """An event card's peace: all wars are over (R19). `house` are the house rules that counted for the card."""
    if not state.war:
        referee.say(NothingDone("peace", Reason("marauders.war.no-war", "inferred", house=house)))
        return state
    return _at_peace(state, state.war, Reason("marauders.war.frigates", "inferred", house=house), referee)


def told(before: Sea, after: Sea, referee: Referee) -> None:
    """The wars of a corrected sheet: each that begins or ends with it does so as if it were told by itself."""
    for pair in after.war:
        if pair not in before.war:
            before = _at_war(before, pair, Reason("marauders.war.men-o-war", "inferred"), referee)
    over = tuple(pair for pair in before.war if pair not in after.war)
    _at_peace(before, over, Reason("marauders.war.frigates", "inferred"), referee)


def fleets(state: Sea) -> Sea:
    """The state in which each nation at war sails a Man-o-War, on the board or when it enters, and one at peace a frigate."""
    fighting = {nation for pair in state.war for nation in pair}
    return replace(state, ships=tuple(replace(ship, man_o_war=ship.key in fighting) for ship in state.ships))


def _another(state: Sea, pair: Pair, because: Reason, referee: Referee) -> Sea:
    """Two nations are at war, beside those that are or in their place, as the table says (R19 leaves it open)."""
    wars = state.war
    alone = wars and referee.ask(AnotherWar(_key(pair), tuple(map(_key, wars)))) == "new-war"
    state = _at_war(state, pair, because, referee)
    return _at_peace(state, wars, Reason("marauders.war.replaced", "inferred"), referee) if alone else state


def _at_war(state: Sea, pair: Pair, because: Reason, referee: Referee) -> Sea:
    after = fleets(replace(state, war=tuple(sorted((*state.war, pair)))))
    ships, fighting = _changed(state, after)
    referee.say(WarBegan(pair, ships, because, fighting))
    return after


def _at_peace(state: Sea, over: tuple[Pair, ...], because: Reason, referee: Referee) -> Sea:
    for pair in over:
        after = fleets(replace(state, war=tuple(other for other in state.war if other != pair)))
        ships, fighting = _changed(state, after)
        referee.say(PeaceMade(pair, ships, because, fighting))
        state = after
    return state


def _pair(first: Nation, second: Nation) -> Pair:
    """Two nations in alphabetical order; RuleError marauders-war-with-itself when they are one."""
    if first == second:
        raise RuleError("marauders-war-with-itself", nation=first)
    return (first, second) if first < second else (second, first)


def _key(pair: Pair) -> str:
    return "+".join(pair)


def _changed(before: Sea, after: Sea) -> tuple[tuple[ShipKey, ...], ShipKey | None]:
    """The ships on the board that are of another class now, and the one that is so once its battle is over (R16)."""
    pairs, battle = zip(before.ships, after.ships, strict=True), before.battle
    changed: tuple[ShipKey, ...] = tuple(
        old.key for old, new in pairs if old.zone is not None and old.man_o_war != new.man_o_war
    )
    if battle is None or battle.ship not in changed:
        return changed, None
    later = after.ship(battle.ship).ship_class != class_of(before, battle, "npc")
    others: tuple[ShipKey, ...] = tuple(key for key in changed if key != battle.ship)
    return others, battle.ship if later else None


def _peace(pair: Pair) -> Request:
    return Request("peace", None, (("first", pair[0]), ("second", pair[1])))
