"""What was told of a battle, and rolled in it, in words."""

from __future__ import annotations

from collections.abc import Iterator

from bot.panels.marauders._battle_question import places
from bot.panels.marauders.vocabulary import somebody
from bot.panels.table import Voice
from bot.text.names import Said
from bot.text.saying import joined
from rules.contract import Told
from rules.marauders.battle.events import BattleEvent, Mustered, RoundFought


def battle_told(say: Voice, event: BattleEvent) -> Iterator[str]:
    """What happened in a battle, line by line."""
    match event:
        case Mustered():
            yield say.tagged(event, "told", list=joined(_mustered(say, event), "comma", say.locale))
        case RoundFought() if event.hits_on_npc or event.hits_on_captain:
            yield f"{say(event)} {say.tagged(event, 'hits')}"
        case _:
            yield say(event)


def answered(say: Voice, told: Told) -> str:
    """What the table said in a battle, of whom (a seat, a ship, or a side)."""
    what, who = told.question.split(" ")[:2]
    value = Said(places(say, told.value) if what == "hits" else say.names.of("class", told.value))
    whose = Said(somebody(who, say.names, say.locale))
    return say(f"why-told-{what}", whose=whose, side=who, value=value)


def _mustered(say: Voice, event: Mustered) -> Iterator[str]:
    """What was told of ships and skills: `Ben sails a Sloop`, `Ben: Seamanship 2`."""
    if event.ship_class:
        yield say("mustered-class", seat=event.seat, ship_class=event.ship_class)
    for key, before in ((event.seat, ""), (event.ship, "npc_")):
        for skill in ("seamanship", "leadership"):
            count = getattr(event, f"{before}{skill}")
            if count is not None:
                whose = Said(somebody(key, say.names, say.locale))
                yield say("mustered-skill", whose=whose, skill=skill, count=count)
