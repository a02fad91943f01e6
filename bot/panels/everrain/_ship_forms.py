"""Forms about ships: a player's that joins or sails; an enemy's that comes, acts or is boarded; and the chart."""

from __future__ import annotations

from bot.naming import Naming
from bot.panels.everrain import _deck_forms as decks
from bot.panels.everrain import _parts as parts
from bot.panels.everrain._lobby import vacant
from bot.panels.everrain._names import voice, voyage_of
from bot.panels.everrain._presses import PARTS, asks_course, asks_sight
from bot.panels.panel import Filled, Filling
from bot.refusal import Refusal
from bot.ui.message import ME, Form, MemberPart, MenuPart, Part
from bot.view import View
from rules.contract import Seat
from rules.everrain.questions import MOST_STEPS, SIGHTS
from rules.everrain.state import MOST_SHIPS, Ship, Vessel

_NAME = 32
"""The most characters of a seat's name."""

_RESULTS = ("won", "fight", "lost")

_SEES = "sees-"
"""What the key of a part begins with that asks what the board shows of a ship; its seat follows."""


# ------------------------------------------------------------------------------------------------ a ship joins


def seat(view: View, arg: str) -> Form:
    """A player's ship: its name, who plays it, and its hex for those who keep the chart; of a seat without a ship just that."""
    say = voice(view).plain
    shown: list[Part] = []
    if arg and arg not in vacant(view):
        raise Refusal("old-button", view=view)
    if not arg:
        _check_room(view)
        shown.append(parts.text(say, "ship-name", hint=say("everrain-hint-ship-name"), longest=_NAME))
        shown.append(MemberPart("player", parts.label(say, "player"), ME))
    shown += (parts.hexed(say), parts.facings(say))
    title = say("everrain-form-seat-of", seat=arg) if arg else say("everrain-form-seat")
    return parts.made(view, "seat", arg, title, shown)


def _check_room(view: View) -> None:
    if len(voyage_of(view).ships) >= MOST_SHIPS:
        raise Refusal("too-many-seats", view=view, limit=MOST_SHIPS)


def seat_filled(view: View, arg: str, filled: Filled) -> Filling:
    """The ship joins, last in the order.

    Refusal seat-already when the player has one and no other name was given, seat-nobody when neither is told.
    """
    request = parts.filling("ship", hex=filled.get("hex", "").strip(), facing=filled.get("facing")).request
    if arg:
        known = view.seats.get(arg)
        named = arg if known is None else known.name
        return Filling(request, Naming(named, named, None if known is None else known.member), vacant=(arg,))
    player, name = filled.get("player"), filled.get("ship-name", "").strip()
    member = int(player) if player else None
    if not name:
        _check_needs_no_name(view, member)
    return Filling(request, Naming(name or None, "", member), vacant=vacant(view))


def _check_needs_no_name(view: View, member: int | None) -> None:
    """Without a name the ship is called as its player: he must be told, and have none yet."""
    if member is None:
        raise Refusal("seat-nobody", view=view)
    held = next((each.seat for each in voyage_of(view).ships if _plays(view, each.seat, member)), None)
    if held is not None:
        raise Refusal("seat-already", view=view, who=f"<@{member}>", seat=held)


def _plays(view: View, key: Seat, member: int) -> bool:
    row = view.seats.get(key)
    return row is not None and row.member == member


# ------------------------------------------------------------------------------------------------ an enemy ship comes


def enemyship(view: View, arg: str) -> Form:
    """An enemy ship spawns: the one that was drawn by hand, if it was; its hex once the chart is kept."""
    say, voyage = voice(view).plain, voyage_of(view)
    name = parts.text(say, "name", hint=say("everrain-hint-enemyship"), longest=parts.NAME)
    shown: list[Part] = [*parts.known(view, "enemyship.card"), name]
    if voyage.cards == "ours":
        shown += decks.ship_card(view)
    shown += parts.place(view)
    return parts.made(view, "enemyship", arg, say("everrain-form-enemyship"), shown[:PARTS])


def enemyship_filled(view: View, _arg: str, filled: Filled) -> Filling:
    """It comes. A card of the table's own is told in full: `Name/h4/d3/r3/island`."""
    named = parts.name_of(filled)
    figures = parts.figures(view, filled, "figures", "health", "dice", "range")
    told = [f"{what[0]}{number}" for what, number in figures.items()]
    heading = parts.heading_of(filled)
    card = "/".join((named, *told, *((heading,) if heading else ())))
    return parts.filling("enemyship", hex=filled.get("hex", "").strip(), card=card, facing=filled.get("facing"))


# ------------------------------------------------------------------------------------------------ an enemy ship acts


def activate(view: View, arg: str) -> Form:
    """What the board shows to an enemy ship, as far as the chart does not tell; Refusal old-button when it has acted.

    With the table's own dice their faces, too. Of what a form has no room for, the steps to its destination are asked later,
    and only when they decide something.
    """
    say, vessel = voice(view).plain, parts.vessel_of(view, arg)
    phase = voyage_of(view).phase
    if phase is not None and arg in phase.acted:
        raise Refusal("old-button", view=view)
    shown = [*_rolled(view), *(_sees(view, vessel, each) for each in unseen(view, vessel)), *_course(view, vessel)]
    title = say("everrain-form-activate", vessel=arg)
    title = title if len(title) <= parts.TITLE else say("everrain-form-activate.brief", vessel=arg)
    return parts.made(
        view, "activate", arg, title, shown[:PARTS] or [decks.dice(view)], (arg, phase is None, voyage_of(view).round)
    )


def unseen(view: View, vessel: Vessel) -> tuple[Ship, ...]:
    """The players' ships of which the table must say what the board shows to an enemy ship."""
    return tuple(each for each in voyage_of(view).ships if asks_sight(vessel, each))


def _rolled(view: View) -> tuple[Part, ...]:
    return (decks.dice(view),) if voyage_of(view).dice == "ours" else ()


def _sees(view: View, vessel: Vessel, ship: Ship) -> Part:
    """What the board shows of a ship: nothing at first, as of most; the Elder One sees all, however far."""
    say, usual = voice(view).plain, SIGHTS[-1] if vessel.elder else SIGHTS[0]
    listed = (parts.choice(each, parts.sight(say, each, elder=vessel.elder), chosen=each == usual) for each in SIGHTS)
    return MenuPart(f"{_SEES}{ship.seat}", say.names.of("ship", ship.seat)[:45], tuple(listed))


def _course(view: View, vessel: Vessel) -> tuple[Part, ...]:
    """How many steps its destination is away, as far as was left last; nothing is asked of one that is known to have none."""
    aimless = vessel.card is not None and not vessel.heading
    if aimless or not asks_course(vessel):
        return ()
    say, left = voice(view).plain, None if vessel.course is None else min(vessel.course, MOST_STEPS)
    listed = (
        parts.choice(str(each), say("everrain-course", steps=each, most=MOST_STEPS), chosen=each == left)
        for each in (*range(1, MOST_STEPS + 1), 0)
    )
    called = say("everrain-part-course", heading=vessel.heading or None)
    return (parts.named_menu("course", called, listed, required=False),)


def activate_filled(view: View, arg: str, filled: Filled) -> Filling:
    """It acts: `shows` is `A fire; B 2; to 4`."""
    ships = unseen(view, parts.vessel_of(view, arg))
    told = [f"{each.letter} {sight}" for each in ships if (sight := filled.get(f"{_SEES}{each.seat}"))]
    if filled.get("course"):
        told.append(f"to {filled['course']}")
    return parts.filling("activate", enemy=arg, dice=filled.get("dice", "").strip(), shows="; ".join(told))


# ------------------------------------------------------------------------------------------------ boardings


def board(view: View, arg: str) -> Form:
    """Who boards which enemy ship, and how that goes; with the table's own cards whom its crew turned out to be."""
    say, voyage = voice(view).plain, voyage_of(view)
    among = [each for each in voyage.vessels if not each.elder]
    results = (parts.choice(each, say(f"everrain-result-{each}"), chosen=each == _RESULTS[0]) for each in _RESULTS)
    shown = [
        parts.ship(view),
        parts.enemy(view, among, arg, key="enemyship"),
        parts.menu(say, "result", results),
    ]
    if voyage.cards == "ours":
        shown.append(parts.text(say, "cards", hint=say("everrain-hint-cards-board")))
    return parts.made(view, "board", arg, say("everrain-form-board"), shown)


def board_filled(_view: View, _arg: str, filled: Filled) -> Filling:
    """It goes so. Cards mean something only where it comes to a fight."""
    told = {each: filled.get(each, "").strip() for each in ("ship", "enemyship", "result")}
    cards = filled.get("cards", "").strip() if told["result"] == "fight" else ""
    return parts.filling("board", **told, cards=cards)


# ------------------------------------------------------------------------------------------------ the chart


def sail(view: View, arg: str) -> Form:
    """Where a player's ship is now, and how it faces."""
    say, now = voice(view).plain, voyage_of(view).ship(arg)
    at, facing = (None, None) if now is None else (now.hex, now.facing)
    shown = (parts.ship(view, arg), parts.hexed(say, now=at, required=True), parts.facings(say, now=facing))
    return parts.made(view, "sail", arg, say("everrain-form-sail"), shown)


def sail_filled(_view: View, _arg: str, filled: Filled) -> Filling:
    """It is there."""
    return parts.filling(
        "sail", ship=filled.get("ship"), hex=filled.get("hex", "").strip(), facing=filled.get("facing")
    )


def reveal(view: View, arg: str) -> Form:
    """What a hex of the chart is."""
    say = voice(view).plain
    shown = (parts.hexed(say, required=True), parts.kinds(say, "kind"))
    return parts.made(view, "reveal", arg, say("everrain-form-reveal"), shown)


def reveal_filled(_view: View, _arg: str, filled: Filled) -> Filling:
    """It is known."""
    return parts.filling("reveal", hex=filled.get("hex", "").strip(), kind=filled.get("kind"))


def tile(view: View, arg: str) -> Form:
    """The six hexes of a map tile, beside which hex it was laid, and on which side of it."""
    say = voice(view).plain
    shown = (
        parts.text(say, "kinds", hint=say("everrain-hint-tile"), required=True),
        parts.hexed(say, "beside", required=True),
        parts.facings(say, "side", required=True),
    )
    return parts.made(view, "tile", arg, say("everrain-form-tile"), shown)


def tile_filled(_view: View, _arg: str, filled: Filled) -> Filling:
    """It is known."""
    return parts.filling(
        "tile", kinds=filled.get("kinds", "").strip(), beside=filled.get("beside", "").strip(), side=filled.get("side")
    )


def close(view: View, arg: str) -> Form:
    """Which altar is closed, or Port destroyed; open again where it was."""
    say = voice(view).plain
    spots = [each for each in voyage_of(view).chart if each.kind in {"altar", "port"}]
    if not spots:
        shown = parts.hexed(say, required=True)
    else:
        listed = (
            parts.choice(
                parts.written(each.hex),
                say("everrain-closable", hex=parts.written(each.hex), kind=each.kind, shut=each.closed),
            )
            for each in spots
        )
        shown = parts.menu(say, "hex", listed)
    return parts.made(view, "close", arg, say("everrain-form-close"), (shown,))


def close_filled(_view: View, _arg: str, filled: Filled) -> Filling:
    """It is."""
    return parts.filling("close", hex=filled.get("hex", "").strip())
