"""Chapters "Clash", "Dungeon" and "Delve" (P-12 to P-17): battles are opened, populated, explored, filled and ended."""

from __future__ import annotations

from msgspec.structs import replace

from rules.betrayal.actions import Demand, EndBattle, Explore, Fill, Open, Orders
from rules.betrayal.adding import add_all
from rules.betrayal.changes import fought, with_battle
from rules.betrayal.deploying import Deployment
from rules.betrayal.events import BattleEnded, BattleOpened, Filled, LeftOut, NoTile, PartySet, TileRevealed
from rules.betrayal.pack import Pack, bag_of
from rules.betrayal.pool import computed, mustered, of_tile
from rules.betrayal.state import MOST_XP, Battle, Companion, Party, Realm, Unit
from rules.betrayal.turns import say_unended
from rules.contract import Reason, Request, RuleError
from rules.referee import Referee

AT_OPENING = ("scout", "bard")
"""The classes that may act after enemies were deployed in a clash or dungeon; in a delve it is the bard alone (P-13)."""


def open_battle(pack: Pack, state: Realm, action: Open, referee: Referee) -> Realm:
    """A clash or dungeon with its enemies (P-13, P-14), or a delve without any (P-15)."""
    party = mustered(state)
    if state.battle is not None:
        end = Request("endbattle")
        raise RuleError("betrayal-battle-open", mode=state.battle.mode, round=state.battle.round, cures=(end,))
    orders = action.orders
    pool, because = computed(pack, party, final=orders.final, told=orders.pool)
    delve = action.mode == "delve"
    battle = Battle(
        mode=action.mode,
        pool=pool,
        left=0 if delve else pool.points,
        final=orders.final,
        told=orders.pool,
        hexes=0 if delve else action.hexes,
        blocked=action.blocked,
        special=action.special,
    )
    state = replace(state, battle=battle, battles=state.battles + 1)
    referee.say(
        BattleOpened(
            mode=battle.mode,
            pool=pool,
            hexes=battle.hexes,
            blocked=battle.blocked,
            special=battle.special,
            because=because,
        )
    )
    return state if delve else _populate(Deployment(pack, state, referee, orders), AT_OPENING)


def explore(pack: Pack, state: Realm, action: Explore, referee: Referee) -> Realm:
    """A delve card is drawn: its tile is placed and populated (P-17), or there is none and nothing is deployed (P-16).

    In a round in which the enemies had their turn its end looks forgotten: adventurers explore before them (P-18).
    """
    state = _explored(pack, state, action, referee)
    return say_unended(state, "explored-after-enemies", referee)


def _explored(pack: Pack, state: Realm, action: Explore, referee: Referee) -> Realm:
    battle = fought_delve(state)
    if action.result != "fits":
        shards = 1 if action.result == "no-tile" else 0
        because = Reason(f"betrayal.explore.{action.result}")
        referee.say(NoTile(result=action.result, skyshards=shards, because=because))
        return with_battle(state, cards=battle.cards + 1)
    orders = action.orders
    final, told = battle.final or orders.final, battle.told if orders.pool is None else orders.pool
    pool, because = of_tile(pack, state, final=final, told=told)
    state = with_battle(
        state,
        pool=pool,
        left=pool.points,
        final=final,
        hexes=action.hexes,
        tiles=battle.tiles + 1,
        cards=battle.cards + 1,
    )
    referee.say(TileRevealed(tile=battle.tiles + 1, pool=pool, row=action.row, hexes=action.hexes, because=because))
    return _populate(Deployment(pack, state, referee, orders, action.row), ("bard",))


def fought_delve(state: Realm) -> Battle:
    """The open delve; RuleError betrayal-not-a-delve, with how to open one when no battle is open."""
    battle = state.battle
    if battle is None or battle.mode != "delve":
        mustered(state)
        cures = (Request("delve"),) if battle is None else ()
        raise RuleError("betrayal-not-a-delve", mode="none" if battle is None else battle.mode, cures=cures)
    return battle


def _populate(deployment: Deployment, abilities: tuple[str, ...]) -> Realm:
    """Added enemies and those of the pool: in a dungeon the added first (P-14.3), elsewhere by house rule U-2."""
    first = deployment.battle.mode == "dungeon" or deployment.state.house.added_first == "before-pool"
    if first:
        add_all(deployment)
    deployment.spend()
    if not first:
        add_all(deployment)
    return deployment.over(abilities)


def occupied(state: Realm) -> int:
    """How many numbered hexes (of the last tile, in a delve) have an enemy on them."""
    battle = fought(state)
    return sum(battle.on(str(number)) is not None for number in range(1, battle.hexes + 1))


def fill(pack: Pack, state: Realm, action: Fill, referee: Referee) -> Realm:
    """Free enemies of a level on the next numbered hexes until so many are occupied (P-12).

    RuleError betrayal-too-few-hexes when there are not so many, betrayal-filled when they are occupied already.
    """
    battle = fought(state)
    deployment = Deployment(pack, state, referee, Orders(drawn=action.drawn))
    here = occupied(state)
    if action.to > here + len(deployment.spots):
        raise RuleError("betrayal-too-few-hexes", to=action.to, hexes=here + len(deployment.spots))
    if action.to <= here:
        raise RuleError("betrayal-filled", to=action.to, occupied=here)
    deployment.check_level(action.level)
    for number in range(action.to - here):
        came = deployment.free(action.level, deployment.spots[0], Reason("betrayal.fill.free"))
        if not isinstance(came, Unit):
            wanted = Demand(level=action.level)
            referee.say(LeftOut(wanted=wanted, count=action.to - here - number, pool=battle.left, because=came))
            break
    because = Reason("betrayal.fill.to")
    referee.say(Filled(level=action.level, to=action.to, occupied=occupied(deployment.state), because=because))
    return deployment.over(("bard",) if battle.mode == "delve" else AT_OPENING)


def end_battle(_pack: Pack, state: Realm, action: EndBattle, referee: Referee) -> Realm:
    """The battle is over, won or lost: map and stack go back into the bags, companions stay (P-26.5, P-26.3); XP come then.

    RuleError betrayal-out-of-range when the dial has no room for so many XP.
    """
    battle, richer = fought(state), _richer(mustered(state), action.gained)
    _over(battle, state.companions, referee)
    if richer != state.party:
        referee.say(PartySet(state.party, richer, rebuilt=False, because=Reason("betrayal.party.told")))
    return replace(state, battle=None, party=richer)


def told(before: Realm, after: Realm, referee: Referee) -> None:
    """The open battle that a corrected sheet takes away: it is over as if that were told by itself."""
    if before.battle is not None and after.battle is None:
        _over(before.battle, after.companions, referee)


def _over(battle: Battle, companions: tuple[Companion, ...], referee: Referee) -> None:
    enemies = tuple(unit.enemy for unit in (*battle.units, *battle.stack))
    chips = tuple(enemy for enemy in enemies if enemy.level)
    referee.say(
        BattleEnded(
            mode=battle.mode,
            rounds=battle.round,
            low=tuple(enemy for enemy in chips if bag_of(enemy.level) == "low"),
            high=tuple(enemy for enemy in chips if bag_of(enemy.level) == "high"),
            quest=tuple(enemy for enemy in enemies if not enemy.level),
            companions=companions,
            because=Reason("betrayal.end.bags"),
        )
    )


def _richer(party: Party, gained: int) -> Party:
    """The party with so many XP more on its dial."""
    if party.xp + gained > MOST_XP:
        most = MOST_XP - party.xp
        raise RuleError("betrayal-out-of-range", option="xp", value=str(gained), least=0, most=most)
    return replace(party, xp=party.xp + gained)
