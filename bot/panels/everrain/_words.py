"""Ships, enemies, hexes and dice in words: the pieces that every line is made of."""

from __future__ import annotations

from collections.abc import Iterable

from bot.panels.everrain._names import enemy_name, vessel_name
from bot.panels.table import Voice
from bot.text.names import Said
from bot.text.saying import joined
from rules.contract import Event, Reason, Seat
from rules.everrain import events as on
from rules.everrain.house import SWITCHES
from rules.everrain.pack import Face, Hex, Kind
from rules.everrain.state import Enemy, Facing, Storm, Vessel

APART = "; "
"""What stands between the parts of a line about one enemy."""


def commas(say: Voice, words: Iterable[str]) -> Said:
    """Words side by side."""
    return joined(words, "comma", say.locale)


def numbers(say: Voice, of: Iterable[int]) -> Said:
    """Numbers side by side."""
    return commas(say, map(str, of))


# ------------------------------------------------------------------------------------------------ who


def ship(say: Voice, seat: Seat) -> Said:
    """A player's ship by its letter and name: `C Petrel`; a seat without one by its name."""
    letter = say.names.others.get("letter", {}).get(seat)
    return say.names.seat(seat) if letter is None else Said(f"{letter} {say.names.seat(seat)}")


def ships(say: Voice, seats: Iterable[Seat]) -> Said:
    """Players' ships side by side."""
    return commas(say, (ship(say, seat) for seat in seats))


def enemy(say: Voice, of: Enemy) -> Said:
    """An On Deck enemy: `C1 Drowned Hand`, without a name `C1 (act 2)`."""
    known = say.names.others.get("enemy", {}).get(of.handle)
    return say.names.typed(known) if known is not None else say.names.typed(enemy_name(of, say.locale))


def enemies(say: Voice, of: Iterable[Enemy]) -> Said:
    """On Deck enemies side by side."""
    return commas(say, (enemy(say, each) for each in of))


def named(say: Voice, of: Enemy) -> Said:
    """What an On Deck enemy is called without its handle: its name, or an enemy of its act."""
    return say.names.typed(of.name) if of.name else Said(say("everrain-of-act", act=of.act))


def vessel(say: Voice, of: Vessel) -> Said:
    """An enemy ship, or the Elder One: `The Maw`, the second of that name `The Maw 2`, without a name `Ship 1`."""
    return called(say, of.key, of.name)


def called(say: Voice, handle: str, name: str) -> Said:
    """Any enemy by the handle and the name that an event tells: `C1 Drowned Hand`, `The Maw 2`."""
    known = say.names.others.get("enemy", {}).get(handle)
    if known is not None:
        return say.names.typed(known)
    if on_deck(handle):
        return say.names.typed(f"{handle} {name}" if name else handle)
    return say.names.typed(vessel_name(handle, name, say.locale))


def on_deck(handle: str) -> bool:
    """Whether a handle is one of an On Deck enemy (`C1`), not of a ship (`the-maw`)."""
    return handle[:1].isupper()


# ------------------------------------------------------------------------------------------------ where


def hex_(at: Hex) -> Said:
    """A hex as it is typed: `2,-1`."""
    return Said(f"{at[0]},{at[1]}")


def hexes(say: Voice, of: Iterable[Hex]) -> Said:
    """Hexes side by side."""
    return joined(map(hex_, of), "apart", say.locale)


def path(say: Voice, of: Iterable[Hex]) -> Said:
    """Hexes one after the other."""
    return joined(map(hex_, of), "then", say.locale)


def kind(say: Voice, of: Kind) -> Said:
    """A kind of hex: `island`."""
    return Said(say(f"everrain-kind-{of}"))


def one_kind(say: Voice, of: str) -> Said:
    """A hex of a kind: `an island`."""
    return Said(say(f"everrain-one-{of}"))


def facing(say: Voice, of: Facing | None) -> Said | None:
    """A side of a hex: `E`."""
    return None if of is None else Said(say(f"everrain-facing-{of}"))


def destination(say: Voice, heading: str, words: str = "", goal: Hex | None = None) -> Said:
    """Where a ship heads for: `an island at 2,-1`, `Mast Rock`, `its destination`."""
    kind_of = one_kind(say, heading) if heading else Said(say("everrain-its-destination"))
    what = say.names.typed(words) if words else kind_of
    return what if goal is None else Said(say("everrain-at-hex", what=what, hex=hex_(goal)))


def storm(say: Voice, of: Storm) -> Said:
    """A storm by its number and size: `Storm 1 (2 hexes)`."""
    return Said(say("everrain-storm-called", number=of.number, size=of.size))


# ------------------------------------------------------------------------------------------------ dice and Trauma


def faces(say: Voice, of: Iterable[Face]) -> Said:
    """Dice as rolled: `Move, Damage, Damage`."""
    return commas(say, (face(say, each) for each in of))


def face(say: Voice, of: Face) -> Said:
    """A face of an Enemy die."""
    return Said(say(f"everrain-face-{of}"))


def trauma(say: Voice, wounds: int, health: int | None) -> Said:
    """The Trauma of somebody: `2 of 5`, where nobody told the health `2`; more than all counts for nothing."""
    return Said(say("everrain-gems", wounds=wounds if health is None else min(wounds, health), health=health))


# ------------------------------------------------------------------------------------------------ why


def message_of(reason: Reason, event: Event | None = None) -> str:
    """The message of a reason, as it is said of an event that has come of it."""
    return f"everrain-because-{reason.rule.removeprefix('everrain.').replace('.', '-')}{_how(event, reason)}"


def _how(event: Event | None, reason: Reason) -> str:
    """What a rule came to, where it is said in other words: a ship without a destination, dice of which none is left."""
    match event:
        case on.Launched(vessel=vessel) if reason.rule == "everrain.ship.launched" and not vessel.heading:
            return ".freely" if vessel.card is not None else ".untold"
        case on.Acted(damage=0) if reason.rule == "everrain.fray.reach":
            return ".spent"
        case on.Acted(abilities=abilities) if reason.rule == "everrain.fray.idle" and abilities:
            return ".spent"
        case on.Left(health=health) if reason.rule == "everrain.leave.destroyed" and health != 0:
            return ".told"
        case _:
            return ""


def because(say: Voice, reason: Reason, event: Event | None = None) -> Said:
    """Why, as a part of a sentence; house rules that were used are named after it."""
    used = [say.names.code(switch) for switch, value in reason.house if _set(switch, value)]
    why = say(message_of(reason, event))
    return Said(
        say("everrain-by-house", why=why, list=joined(used, "and", say.locale), count=len(used)) if used else why
    )


def _set(switch: str, value: str) -> bool:
    """Whether a switch has another value than the documented one."""
    return any(each.key == switch and each.values[0] != value for each in SWITCHES)
