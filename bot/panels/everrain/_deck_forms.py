"""Forms about what is On Deck: enemies that come, where the crew is, who is hurt or gone, and what a card says."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.panels.everrain import _parts as parts
from bot.panels.everrain._names import voice, voyage_of
from bot.panels.everrain._presses import PARTS, asks_near, yet_to_act
from bot.panels.panel import Filled, Filling
from bot.refusal import Refusal
from bot.ui.message import Form, Part
from bot.view import View
from rules.everrain.naming import MOST_ACT
from rules.everrain.questions import NOBODY
from rules.everrain.state import ACTS, Enemy, Ship, Vessel

NONE = "none"
"""What is typed for no crew On Deck, or no node destroyed."""

_FAR = 5
"""So many steps to the nearest crew are told apart."""


def everybody(view: View) -> Sequence[Enemy | Vessel]:
    """All enemies: On Deck, ships, the Elder One."""
    voyage = voyage_of(view)
    return (*voyage.enemies, *voyage.vessels)


def mortal(view: View) -> Sequence[Enemy | Vessel]:
    """All enemies that can leave play."""
    return [each for each in everybody(view) if not (isinstance(each, Vessel) and each.elder)]


# ------------------------------------------------------------------------------------------------ enemies come


def spawn(view: View, arg: str) -> Form:
    """On which ship, for how many points, the act's number at first; with the table's own cards what was turned up, too."""
    say, voyage = voice(view).plain, voyage_of(view)
    shown: list[Part] = [parts.ship(view, arg), parts.numbers(say, "points", ACTS, voyage.act)]
    if voyage.cards == "ours":
        shown.append(parts.text(say, "cards", hint=say("everrain-hint-cards")))
    return parts.made(view, "spawn", arg, say("everrain-form-spawn"), shown)


def spawn_filled(_view: View, _arg: str, filled: Filled) -> Filling:
    """They come."""
    return parts.filling("spawn", **{each: filled.get(each, "").strip() for each in ("ship", "points", "cards")})


# ------------------------------------------------------------------------------------------------ the crew


def crew(view: View, arg: str) -> Form:
    """Where the crew of a ship stands, and which nodes are destroyed, as the bot believes it."""
    say, known = voice(view).plain, voyage_of(view).ship(arg)
    zones = "" if known is None or known.crew is None else parts.listed(known.crew) or NONE
    broken = "" if known is None else parts.listed(known.broken) or NONE
    shown = (
        parts.ship(view, arg),
        parts.text(say, "zones", zones, hint=say("everrain-hint-zones"), longest=60),
        parts.text(say, "broken", broken, hint=say("everrain-hint-broken"), longest=60),
    )
    return parts.made(view, "crew", arg, say("everrain-form-crew"), shown)


def crew_filled(_view: View, _arg: str, filled: Filled) -> Filling:
    """They stand there."""
    return parts.filling("crew", **{each: filled.get(each, "").strip() for each in ("ship", "zones", "broken")})


def deck(view: View, arg: str) -> Form:
    """How far each enemy On Deck of a ship that has still to act is from the nearest crew; Refusal old-button for none.

    At most five are asked for at once; the others are when it is their turn.
    """
    say, ship = voice(view).plain, parts.ship_of(view, arg)
    asked = unsure(view, ship)
    if not asked:
        raise Refusal("old-button", view=view)
    title = say("everrain-form-deck", ship=arg)
    about = (voyage_of(view).round, tuple(each.handle for each in yet_to_act(voyage_of(view), arg)))
    return parts.made(view, "deck", arg, title, (near(view, ship, each) for each in asked), about)


def unsure(view: View, ship: Ship) -> tuple[Enemy, ...]:
    """The enemies that have still to act of which the table must say how far the crew is, as many as a form has room for."""
    waiting = yet_to_act(voyage_of(view), ship.seat)
    return tuple(each for each in waiting if asks_near(ship, each))[:PARTS]


def near(view: View, ship: Ship, of: Enemy) -> Part:
    """How far the nearest crew is from an enemy: in its zone at first, or one step away where it is told that nobody is there."""
    say = voice(view).plain
    least = 0 if ship.crew is None or of.zone is None else 1
    listed = [
        *(parts.choice(str(each), say("everrain-near", steps=each), chosen=each == least) for each in range(least, 6)),
        parts.choice(NOBODY, say("everrain-near-nobody")),
    ]
    called = say("everrain-part-near", enemy=of.handle, zone=of.zone)
    return parts.named_menu(of.handle, called, listed)


def deck_filled(view: View, arg: str, filled: Filled) -> Filling:
    """All of them act, one after the other."""
    ship = parts.ship_of(view, arg)
    told = (f"{each.handle} {steps}" for each in unsure(view, ship) if (steps := filled.get(each.handle)))
    return parts.filling("activate", enemy=ship.letter, shows="; ".join(told))


def fray(view: View, arg: str) -> Form:
    """Crew came to an enemy, so it fights; with the table's own dice their faces, if they are rolled already."""
    say, voyage = voice(view).plain, voyage_of(view)
    shown: list[Part] = [parts.enemy(view, voyage.enemies, arg)]
    if voyage.dice == "ours":
        shown.append(dice(view))
    return parts.made(view, "fray", arg, say("everrain-form-fray"), shown)


def dice(view: View) -> Part:
    """The faces of Enemy dice that were rolled by hand."""
    say = voice(view).plain
    return parts.text(say, "dice", hint=say("everrain-hint-dice"), longest=60)


def fray_filled(view: View, _arg: str, filled: Filled) -> Filling:
    """It fights; on an enemy ship's board it simply acts, where crew is in its zone."""
    handle, rolled = filled.get("enemy", ""), filled.get("dice", "").strip()
    found = voyage_of(view).foe(handle)
    fights = None if found is not None and found.aboard else "yes"
    return parts.filling("activate", enemy=handle, dice=rolled, shows=f"{handle} 0", fray=fights)


# ------------------------------------------------------------------------------------------------ hurt, or gone


def damage(view: View, arg: str) -> Form:
    """How much Trauma an enemy suffers."""
    say = voice(view).plain
    amount = parts.number(say, "amount", 1, hint=say("everrain-hint-amount"), required=True)
    shown = (parts.enemy(view, everybody(view), arg), amount)
    return parts.made(view, "damage", arg, say("everrain-form-damage"), shown)


def damage_filled(_view: View, _arg: str, filled: Filled) -> Filling:
    """It suffers it."""
    return parts.filling("damage", enemy=filled.get("enemy"), amount=filled.get("amount", "").strip())


def banish(view: View, arg: str) -> Form:
    """Who is banished; what health is left only where somebody's is not known."""
    say, among = voice(view).plain, mortal(view)
    shown: list[Part] = [parts.enemy(view, among, arg)]
    if any(each.remaining is None for each in among if arg in {"", parts.handle(each)}):
        shown.append(parts.number(say, "health", hint=say("everrain-hint-health")))
    return parts.made(view, "banish", arg, say("everrain-form-banish"), shown)


def banish_filled(_view: View, _arg: str, filled: Filled) -> Filling:
    """It is."""
    return parts.filling("banish", enemy=filled.get("enemy"), health=filled.get("health", "").strip())


def gone(name: str) -> Callable[[View, str], Form]:
    """A form that asks who was destroyed, or never was there."""

    def form(view: View, arg: str) -> Form:
        title = voice(view).plain(f"everrain-form-{name}")
        return parts.made(view, name, arg, title, (parts.enemy(view, mortal(view), arg),))

    return form


def gone_filled(verb: str) -> Callable[[View, str, Filled], Filling]:
    """What such a form asks for."""
    return lambda _view, _arg, filled: parts.filling(verb, enemy=filled.get("enemy"))


# ------------------------------------------------------------------------------------------------ what a card says


def name(view: View, arg: str) -> Form:
    """What the card of an enemy On Deck says: its name at least, and its numbers where they are not those of a card of the pack.

    Where several may be meant, nothing is filled in before: it would be that of another.
    """
    say, voyage = voice(view).plain, voyage_of(view)
    among = voyage.enemies
    one = among[0] if len(among) == 1 else voyage.foe(arg)
    shown = [parts.enemy(view, among, arg), *_card(view, "" if one is None else one.name)]
    if _own(view, among if one is None else (one,)):
        figures = "" if one is None else _figures(health=one.health, dice=one.dice, spoils=one.spoils)
        shown.append(parts.text(say, "figures", figures, hint=say("everrain-hint-figures"), longest=60))
        shown.append(
            parts.numbers(say, "act", range(1, MOST_ACT + 1), None if one is None else one.act, required=False)
        )
    return parts.made(view, "name", arg, say("everrain-form-name"), shown)


def _own(view: View, among: Sequence[Enemy | Vessel]) -> bool:
    """Whether what a card says is told by the table: its cards are its own, or one of these is none of the pack."""
    return voyage_of(view).cards == "ours" or any(each.card is None for each in among)


def _card(view: View, now: str) -> list[Part]:
    say, known = voice(view).plain, parts.known(view, "name.name")
    return [*known, parts.text(say, "name", now, longest=parts.NAME, required=not known)]


def _figures(**known: int | None) -> str:
    """The numbers of a card that are known: `4 3 1`, or with their letters where one before them is not, `d3`."""
    told = {name: number for name, number in known.items() if number is not None}
    without = list(known)[: len(told)] == list(told)
    return " ".join(str(number) if without else f"{name[0]}{number}" for name, number in told.items())


def name_filled(view: View, _arg: str, filled: Filled) -> Filling:
    """It is that card: health, dice, Spoils, miniatures, in this order; the act that it is of already is not told."""
    told = parts.figures(view, filled, "figures", "health", "dice", "spoils", "miniatures")
    foe, act = voyage_of(view).foe(filled.get("enemy", "")), filled.get("act")
    act = None if foe is not None and act == str(foe.act) else act
    return parts.filling("name", enemy=filled.get("enemy"), name=parts.name_of(filled), **told, act=act)


def name_ship(view: View, arg: str) -> Form:
    """What the card of an enemy ship says: its name, its numbers, and what it heads for."""
    say, voyage = voice(view).plain, voyage_of(view)
    among = voyage.vessels
    one = among[0] if len(among) == 1 else voyage.vessel(arg)
    shown = [parts.enemy(view, among, arg), *_card(view, "" if one is None else one.name)]
    if _own(view, among if one is None else (one,)):
        shown += ship_card(view, one)
    return parts.made(view, "name-ship", arg, say("everrain-form-name-ship"), shown)


def ship_card(view: View, known: Vessel | None = None) -> tuple[Part, Part]:
    """The numbers of an enemy ship's card, and what it heads for."""
    say = voice(view).plain
    figures = "" if known is None else _figures(health=known.health, dice=known.dice, range=known.range_)
    return (
        parts.text(say, "figures", figures, hint=say("everrain-hint-figures-ship"), longest=60),
        parts.kinds(say, "destination", "" if known is None else known.heading, required=False),
    )


def name_ship_filled(view: View, _arg: str, filled: Filled) -> Filling:
    """It is that card: health, dice and range, in this order; a destination that was taken out of the form is none."""
    told = parts.figures(view, filled, "figures", "health", "dice", "range")
    named, heading = parts.name_of(filled), parts.heading_of(filled)
    vessel = voyage_of(view).vessel(filled.get("enemy", ""))
    none = "none" if "destination" in filled and vessel is not None and vessel.heading else None
    return parts.filling("name", enemy=filled.get("enemy"), name=named, **told, destination=heading or none)
