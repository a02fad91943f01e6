"""The forms of a battle: what both rolled on the table, what they fight with, who plays the NPC, and hits beside a roll."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from bot.panels.marauders import _parts as parts
from bot.panels.marauders._battle import Clash, SideShown, named, open_clash
from bot.panels.marauders._names import sea_of, voice
from bot.panels.panel import Filled, Filling
from bot.panels.table import Voice
from bot.refusal import Refusal
from bot.text import cut
from bot.ui.message import Form, Part, TextPart
from bot.view import View
from rules.contract import Request
from rules.marauders.battle.state import BOT
from rules.marauders.keys import LOCATIONS, SIDES

_LABEL = 45
"""The most characters of a part's label."""

_TYPED = 60
"""The most characters of typed faces or locations."""

_SKILL = 2
"""The most digits of a skill."""

# ------------------------------------------------------------------------------------------------ a round


def roll(view: View, arg: str) -> Form:
    """What both sides rolled, and where hits landed on those that may have taken some: a whole round."""
    say, clash = voice(view).plain, open_clash(view)
    title = say("form-rolled-both", round=clash.battle.round)
    shown = (*(_faces(say, each) for each in clash.both), *_where(say, clash))
    return parts.made(view, "battle-roll", arg, title, shown, _about(view, clash))


def roll_filled(_view: View, _arg: str, filled: Filled) -> Filling:
    """The round is rolled so; hits that are not told are asked for."""
    told = {"npc": "npc-faces", "captain": "captain-faces", "npc-hits": "npc-hits", "captain-hits": "captain-hits"}
    return Filling(parts.asked("fight", None, **{option: filled.get(key, "").strip() for option, key in told.items()}))


def _faces(say: Voice, fighter: SideShown) -> TextPart:
    label = say("part-faces", who=named(say, fighter), dice=fighter.dice or 0)
    example = " ".join(("s", "3", "1", "s", "2", "4")[: fighter.dice or 2])
    hint = say("hint-faces", example=example)
    return TextPart(f"{fighter.side}-faces", cut(label, _LABEL), "", hint, required=True, longest=_TYPED)


def _where(say: Voice, clash: Clash) -> Iterator[TextPart]:
    for each in clash.both:
        if clash.hits_possible(each.side):
            label = cut(say("part-hits-on", who=each.key), _LABEL)
            yield TextPart(f"{each.side}-hits", label, "", say("hint-hits"), longest=_TYPED)


def _about(view: View, clash: Clash) -> object:
    """What a form of the open battle depends on."""
    return clash.battle, sea_of(view).captain(clash.battle.seat)


# ------------------------------------------------------------------------------------------------ what it is fought with


def muster(view: View, arg: str) -> Form:
    """The captain's class, and Seamanship and Leadership of both, as far as they are known."""
    say, clash = voice(view).plain, open_clash(view)
    known = _known(view, clash)
    ships = parts.classes(view, clash.captain.ship_class, required=False)
    shown: list[Part] = [replace(ships, label=_of(say, clash.captain, "class-of"))]
    for key, now in known.items():
        fighter = clash.npc if key.startswith("npc-") else clash.captain
        if key != "class":
            value = "" if now is None else str(now)
            shown.append(TextPart(key, _of(say, fighter, f"{key.removeprefix('npc-')}-of"), value, longest=_SKILL))
    about = (clash.battle.seat, clash.battle.ship, known)
    return parts.made(view, "battle-muster", arg, say("form-muster"), shown, about)


def muster_filled(view: View, _arg: str, filled: Filled) -> Filling:
    """What is told otherwise than it was; Refusal not-a-number, told-emptied, form-unchanged."""
    clash = open_clash(view)
    known = _known(view, clash)
    skills = {key: each for key, each in known.items() if not isinstance(each, str)}
    changed: dict[str, str | int | None] = {
        key: parts.recounted(view, filled, key, each) for key, each in skills.items()
    }
    ship_class = filled.get("class", "")
    if ship_class and ship_class != known["class"]:
        changed = {"class": ship_class, **changed}
    if not any(each is not None for each in changed.values()):
        raise Refusal("form-unchanged", view=view)
    return Filling(parts.asked("muster", None, **changed))


def _known(view: View, clash: Clash) -> dict[str, str | int | None]:
    sea = sea_of(view)
    captain, card = sea.captain(clash.battle.seat), sea.ship(clash.battle.ship).stack[:1]
    return {
        "class": clash.captain.ship_class,
        "seamanship": None if captain is None else captain.seamanship,
        "leadership": None if captain is None else captain.leadership,
        "npc-seamanship": card[0].seamanship if card else None,
        "npc-leadership": card[0].leadership if card else None,
    }


def _of(say: Voice, fighter: SideShown, what: str) -> str:
    return cut(say(f"part-{what}", who=named(say, fighter)), _LABEL)


# ------------------------------------------------------------------------------------------------ the helm, and hits


def helm(view: View, arg: str) -> Form:
    """Who plays the NPC: any seat, or the bot."""
    say, battle = voice(view).plain, open_clash(view).battle
    seats = (parts.choice(seat, say.names.seat(seat), chosen=seat == battle.helm) for seat in sea_of(view).seats)
    bot = parts.choice(BOT, say("choice-bot"), chosen=battle.helm == BOT)
    title = say("form-helm", ship=battle.ship)
    return parts.made(view, "battle-helm", arg, title, (parts.menu(say, "helm", (bot, *seats)),), _helmed(view))


def helm_filled(view: View, _arg: str, filled: Filled) -> Filling:
    """Somebody else plays it; Refusal form-unchanged when it is the same."""
    chosen = filled.get("helm", "")
    if chosen == open_clash(view).battle.helm:
        raise Refusal("form-unchanged", view=view)
    return Filling(Request("helm", None, (("to", BOT),)) if chosen == BOT else Request("helm", chosen))


def _helmed(view: View) -> object:
    battle = open_clash(view).battle
    return battle.seat, battle.ship, battle.helm


def hits(view: View, arg: str) -> Form:
    """Hits on a side that no roll of the battle brought."""
    say, clash = voice(view).plain, open_clash(view)
    sides = (parts.choice(each.side, named(say, each)) for each in clash.both)
    locations = (parts.choice(each, say(f"location-{each}")) for each in LOCATIONS)
    shown = (parts.menu(say, "side", sides), parts.menu(say, "location", locations), parts.number(say, "hit-count", 1))
    return parts.made(view, "battle-hits", arg, say("form-hits"), shown, _about(view, clash))


def hits_filled(view: View, _arg: str, filled: Filled) -> Filling:
    """They landed there; Refusal not-a-number."""
    side, location = filled.get("side", SIDES[0]), filled.get("location", LOCATIONS[0])
    return Filling(
        parts.asked("hit", None, side=side, location=location, count=parts.count(view, filled, "hit-count") or 1)
    )
