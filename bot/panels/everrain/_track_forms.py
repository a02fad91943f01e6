"""Forms about the tracks, storms and the Elder One, and corrections with what the bot believes."""

from __future__ import annotations

from bot.panels.everrain import _parts as parts
from bot.panels.everrain._names import pack_of, voice, voyage_of
from bot.panels.panel import Filled, Filling
from bot.ui.message import Form
from bot.view import View
from rules.everrain.state import ACTS, Enemy, Storm, Vessel

_SIDES = ("enemy", "players")
ANOTHER = "new"
"""The choice of a storm that was not there before."""
GONE = "gone"
"""The choice of a storm that is gone, among the sides to which it may move."""

_TRACKS = ("agenda", "foes", "players", "elder", "act")


# ------------------------------------------------------------------------------------------------ the tracks


def agenda(view: View, arg: str) -> Form:
    """By how many steps an effect moves the Enemy Agenda."""
    say = voice(view).plain
    steps = parts.number(say, "steps", hint=say("everrain-hint-steps"), required=True)
    return parts.made(view, "agenda", arg, say("everrain-form-agenda"), (steps,))


def agenda_filled(_view: View, _arg: str, filled: Filled) -> Filling:
    """It moves."""
    return parts.filling("agenda", steps=filled.get("steps", "").strip())


def discovery(view: View, arg: str) -> Form:
    """Which token of the Discovery Track moves by how many spaces: the players' at first, who move theirs themselves."""
    say = voice(view).plain
    sides = (parts.choice(each, say(f"everrain-side-{each}"), chosen=each == (arg or "players")) for each in _SIDES)
    steps = parts.number(say, "spaces", 1, hint=say("everrain-hint-steps"), required=True)
    shown = (parts.named_menu("side", parts.label(say, "token"), sides), steps)
    return parts.made(view, "discovery", arg, say("everrain-form-discovery"), shown)


def discovery_filled(_view: View, _arg: str, filled: Filled) -> Filling:
    """It moves."""
    return parts.filling("discovery", side=filled.get("side"), steps=filled.get("spaces", "").strip())


# ------------------------------------------------------------------------------------------------ storms and the Elder One


def storm(view: View, arg: str) -> Form:
    """A storm: a new one or which, its hexes or its size, where it moves, or that it is gone."""
    say, voyage = voice(view).plain, voyage_of(view)
    now = next((each for each in voyage.storms if str(each.number) == arg), None)
    hexes = parts.text(say, "hexes", _lies(now), hint=say("everrain-hint-hexes"), longest=100)
    size = parts.numbers(say, "size", sorted(set(pack_of(view).storms)), now and now.size, required=False)
    if not voyage.storms:
        return parts.made(view, "storm", arg, say("everrain-form-storm"), (hexes, size))
    chosen = arg or (str(voyage.storms[0].number) if len(voyage.storms) == 1 else "")
    numbered = (
        parts.choice(
            str(each.number),
            say("everrain-storm-one", number=each.number, size=each.size),
            chosen=str(each.number) == chosen,
        )
        for each in voyage.storms
    )
    which = parts.menu(say, "storm", (*numbered, parts.choice(ANOTHER, say("everrain-storm-new"))))
    moves = (*parts.sides(say), parts.choice(GONE, say("everrain-storm-gone")))
    shown = (which, hexes, size, parts.menu(say, "move", moves, required=False))
    return parts.made(view, "storm", arg, say("everrain-form-storm"), shown)


def _lies(storm: Storm | None) -> str:
    """The hexes of a storm as they are typed."""
    return "" if storm is None else "; ".join(map(parts.written, storm.hexes))


def storm_filled(view: View, _arg: str, filled: Filled) -> Filling:
    """It lies there, has this size, moves, or is gone; what stood in the form before it moved is not told anew."""
    told = {each: filled.get(each, "").strip() for each in ("storm", "hexes", "size", "move")}
    storms = voyage_of(view).storms
    if told["move"] and told["hexes"] in {_lies(each) for each in storms}:
        told["hexes"] = ""
    if told["move"] and (told["storm"], told["size"]) in {(str(each.number), str(each.size)) for each in storms}:
        told["size"] = ""
    gone = "yes" if told["move"] == GONE else None
    number = "" if told["storm"] == ANOTHER else told["storm"]
    move = "" if gone else told["move"]
    return parts.filling("storm", storm=number, hexes=told["hexes"], size=told["size"], move=move, gone=gone)


def elder(view: View, arg: str) -> Form:
    """The Elder One arises: the one that was drawn by hand, if it was, and its hex once the chart is kept."""
    say = voice(view).plain
    named = parts.text(say, "name", hint=say("everrain-hint-elder"), longest=parts.NAME)
    boards = parts.elders(view)
    menu = (parts.menu(say, "board", boards, required=False),) if boards else ()
    shown = (*menu, named, *parts.place(view))
    return parts.made(view, "elder", arg, say("everrain-form-elder"), shown)


def elder_filled(_view: View, _arg: str, filled: Filled) -> Filling:
    """It does."""
    card = filled.get("name", "").strip() or filled.get("board")
    return parts.filling("elder", card=card, hex=filled.get("hex", "").strip(), facing=filled.get("facing"))


# ------------------------------------------------------------------------------------------------ what is put right


def tracks(view: View, arg: str) -> Form:
    """The tracks and the act, as the bot believes them."""
    say, voyage = voice(view).plain, voyage_of(view)
    shown = (
        *(parts.number(say, each, now) for each, now in _now(view).items()),
        parts.numbers(say, "act", ACTS, voyage.act, required=False),
    )
    return parts.made(view, "tracks", arg, say("everrain-form-tracks"), shown)


def _now(view: View) -> dict[str, int]:
    voyage = voyage_of(view)
    elder = pack_of(view).end(voyage.house.length) - voyage.lowered
    return {"agenda": voyage.agenda, "foes": voyage.enemy, "players": voyage.players, "elder": elder}


def tracks_filled(view: View, _arg: str, filled: Filled) -> Filling:
    """They stand there; what is as it was is not told."""
    now = {each: str(value) for each, value in _now(view).items()} | {"act": str(voyage_of(view).act)}
    told = {each: filled.get(each, "").strip() for each in _TRACKS}
    changed = {each: value for each, value in told.items() if value != now[each]}
    return parts.filling("correct", **(changed if any(changed.values()) else told))


def order(view: View, arg: str) -> Form:
    """The round, and who holds the First Player token."""
    say, voyage = voice(view).plain, voyage_of(view)
    first = voyage.first or (voyage.ships[0].seat if voyage.ships else "")
    shown = (
        parts.number(say, "round", voyage.round, required=True),
        parts.ship(view, first, key="first", required=False),
    )
    return parts.made(view, "order", arg, say("everrain-form-order"), shown)


def order_filled(_view: View, _arg: str, filled: Filled) -> Filling:
    """It is so."""
    return parts.filling("correct", round=filled.get("round", "").strip(), first=filled.get("first"))


def place(view: View, arg: str) -> Form:
    """Where an enemy On Deck stands, and its Trauma; the zone and Trauma of one that is fixed stand there."""
    say, among = voice(view).plain, voyage_of(view).enemies
    one: Enemy | None = among[0] if len(among) == 1 else voyage_of(view).foe(arg)
    zone, wounds, seat = (None, None, "") if one is None else (one.zone, one.wounds, one.seat)
    shown = (
        parts.enemy(view, among, arg),
        parts.ship(view, seat, required=False),
        parts.number(say, "zone", zone, hint=say("everrain-hint-zone")),
        parts.number(say, "wounds", wounds),
    )
    return parts.made(view, "place", arg, say("everrain-form-place"), shown)


def place_ship(view: View, arg: str) -> Form:
    """Where an enemy ship or the Elder One is, and its Trauma; the tokens of the Elder One."""
    say, among = voice(view).plain, voyage_of(view).vessels
    one: Vessel | None = among[0] if len(among) == 1 else voyage_of(view).vessel(arg)
    at, facing, wounds = (None, None, None) if one is None else (one.hex, one.facing, one.wounds)
    shown = (
        parts.enemy(view, among, arg),
        parts.number(say, "wounds", wounds),
        parts.hexed(say, now=at),
        parts.facings(say, now=facing),
        *(() if one is None or not one.elder else (parts.number(say, "weak", one.weak),)),
    )
    return parts.made(view, "place-ship", arg, say("everrain-form-place-ship"), shown)


def place_filled(_view: View, _arg: str, filled: Filled) -> Filling:
    """It is so."""
    told = {each: filled.get(each, "").strip() for each in ("enemy", "ship", "zone", "wounds", "weak", "hex", "facing")}
    return parts.filling("correct", **told)
