"""Enemies come aboard: cards are turned up until their acts make the points exactly, and miniatures are placed (R2)."""

from __future__ import annotations

from msgspec.structs import replace

from rules.contract import Candidate, Reason, RuleError
from rules.everrain import nodes, order, tracks
from rules.everrain.actions import Spawn, Turned
from rules.everrain.changes import aboard, with_enemy, with_ship
from rules.everrain.deck import laid, miniatures
from rules.everrain.events import By, OutOfOrder, Placed, Reshuffled, Skipped, TurnedUp
from rules.everrain.house import by
from rules.everrain.pack import Pack
from rules.everrain.questions import Figure, WhatCame
from rules.everrain.state import ACTS, Enemy, Voyage
from rules.everrain.turning import HIGHEST, Hand, compositions, rehearse
from rules.referee import Referee


def spawn(pack: Pack, state: Voyage, action: Spawn, referee: Referee) -> Voyage:
    """Enemies come aboard a ship for 1 to 4 points; more than the act's number are said to be out of order.

    RuleError everrain-no-ship, everrain-points, and those of cards turned up by hand: everrain-card-act, everrain-card-gone,
    everrain-act-gone, everrain-card-unknown, everrain-too-many-cards.
    """
    aboard(state, action.seat)
    if action.points not in ACTS:
        raise RuleError("everrain-points", points=action.points, most=ACTS[-1], act=state.act)
    rehearse(pack, state, action.points, action.cards)
    if action.points > state.act:
        referee.say(OutOfOrder("points-over-act", (action.seat,)))
    return come(pack, state, referee, action)


def come(pack: Pack, state: Voyage, referee: Referee, action: Spawn, vessel: str = "") -> Voyage:
    """Cards are turned up and their enemies placed: On Deck, or on the board of the enemy ship that is boarded (R14.1).

    A card of an act that has not begun is said to be out of order.
    """
    if any(card.act > state.act for card in action.cards):
        referee.say(OutOfOrder("card-over-act", (action.seat,)))
    hand = _turned(pack, state, referee, action)
    for cards in hand.reshuffled:
        referee.say(Reshuffled(cards, Reason("everrain.spawn.reshuffle")))
    state = replace(state, discard=hand.piles.discard)
    _say_turned(state, referee, action, hand)
    for card in hand.taken:
        state = _arrives(pack, state, referee, _enemy(pack, state, action.seat, card, vessel), card)
    if hand.left and state.house.unspent == "agenda":
        because = by(state.house, "unspent", "everrain.agenda.unspent")
        state = tracks.advance(pack, state, referee, hand.left, because)
    return state


def _turned(pack: Pack, state: Voyage, referee: Referee, action: Spawn) -> Hand:
    """The cards turned up until the points are made: those named first, then the bot's, or those of the table's that it tells."""

    def draw(among: tuple[str, ...], named: str | None) -> str:
        number = len(hand.turns) + 1
        return referee.draw(among, "enemy-deck", f"spawn {action.seat} {number}", named, cards=True)

    hand = Hand(pack, state, action.points, draw)
    hand.name(action.cards)
    if state.cards == "bot":
        hand.finish()
    elif hand.left:
        hand.tell(_told(state, referee, action, hand.left))
    return hand


def _told(state: Voyage, referee: Referee, action: Spawn, left: int) -> tuple[int, ...]:
    """The acts of the cards that the table took for the points that are left: asked when there is more than one way (R2.3)."""
    possible = compositions(left, min(state.act, HIGHEST))
    if len(possible) == 1:
        return possible[0]
    keys = tuple("+".join(map(str, each)) for each in possible)
    return possible[keys.index(referee.ask(WhatCame(action.seat, left, keys)))]


def _say_turned(state: Voyage, referee: Referee, action: Spawn, hand: Hand) -> None:
    """One event for all the cards turned up, each weighed: the points before it, its own, and both together."""
    rule = Reason("everrain.spawn.exact")
    if hand.left:
        rule = by(state.house, "unspent", "everrain.spawn.unspent")
    candidates = tuple(
        Candidate(
            turn.name or str(turn.act), (turn.before, turn.act, turn.before + turn.act), "" if turn.taken else "over"
        )
        for turn in hand.turns
    )
    who: By = "table" if state.cards == "ours" or action.cards else "bot"
    told = state.cards == "bot" or bool(action.cards)
    event = TurnedUp(
        seat=action.seat,
        points=action.points,
        turns=tuple(hand.turns) if told else None,
        taken=tuple(each.act for each in hand.taken),
        left=hand.left,
        by=who,
        because=replace(rule, criteria=("before", "act", "sum"), candidates=candidates),
    )
    referee.say(event)


def _enemy(pack: Pack, state: Voyage, seat: str, card: Turned, vessel: str) -> Enemy:
    """The enemy of a card that was taken, with its handle, not placed yet."""
    ship = aboard(state, seat)
    handle = f"{ship.letter}{ship.spawned + 1}"
    enemy = Enemy(handle=handle, seat=seat, act=card.act, aboard=vessel, since=order.comes(state))
    if card.key is not None:
        known = pack.enemy(card.key)
        return replace(
            enemy, card=known.key, name=known.name, health=known.health, dice=known.dice, spoils=known.spoils
        )
    if card.card is None:
        return enemy
    own = card.card
    return replace(enemy, name=own.title, health=own.health, dice=own.dice, spoils=own.spoils)


def _arrives(pack: Pack, state: Voyage, referee: Referee, enemy: Enemy, card: Turned) -> Voyage:
    """An enemy is placed, or skipped when no miniature of its type is left or it has no place (R2.4, R2.6, R2.9)."""
    figures = miniatures(pack, state, enemy, card.card.miniatures if card.card is not None else None)
    if figures == 0:
        return _skipped(pack, state, referee, enemy, Reason("everrain.spawn.no-miniature"))
    node = nodes.found(pack, state, referee, enemy)
    if isinstance(node, Reason):
        return _skipped(pack, state, referee, enemy, node)
    enemy = replace(enemy, zone=node.zone)
    ship = aboard(state, enemy.seat)
    state = with_ship(with_enemy(state, enemy), replace(ship, spawned=ship.spawned + 1))
    sample = pack.sample and enemy.card is not None
    referee.say(Placed(enemy=enemy, black=node.black, others=node.others, sample=sample, because=node.because))
    return state


def _skipped(pack: Pack, state: Voyage, referee: Referee, enemy: Enemy, because: Reason) -> Voyage:
    """Nothing is placed: its card is discarded, and the agenda moves by its printed health as if it were banished (R2.6)."""
    health = enemy.health
    if health is None:
        health = int(referee.ask(Figure(enemy.handle, "health")))
    referee.say(Skipped(seat=enemy.seat, name=enemy.name, health=health, because=because))
    return tracks.advance(pack, laid(state, enemy), referee, health, Reason("everrain.agenda.skipped", "inferred"))
