"""What can be done: for those who ask."""

from __future__ import annotations

from bot.panels.guide import Listed, help_at
from bot.panels.marauders._names import sea_of, voice
from bot.panels.panel import Mention
from bot.text.names import Said
from bot.ui.message import Message
from bot.view import View

_FIGHT = (
    *("marauders battle show", "marauders battle declare", "marauders battle roll", "marauders battle hit"),
    *("marauders battle control", "marauders battle skills", "marauders battle end"),
)
"""The commands of an open battle."""

_HELP: tuple[Listed, ...] = (
    ("help-marauders-captain", ("marauders captain",)),
    ("help-marauders-event", ("marauders event", "marauders icons", "marauders other")),
    ("help-marauders-turn", ("marauders turn", "marauders sail", "marauders port")),
    ("help-marauders-told", ("marauders hold", "marauders bounty", "marauders ship")),
    ("help-marauders-enter", ("marauders enter",)),
    ("help-marauders-battle", ("marauders attack", "marauders battle start", "marauders defeat")),
    ("help-marauders-fight", _FIGHT),
    ("help-marauders-lost", ("marauders lost",)),
    ("help-marauders-war", ("marauders war", "marauders peace")),
    ("help-marauders-look", ("marauders look",)),
    ("help-marauders-round", ("marauders round",)),
    ("help-marauders-odds", ("marauders odds",)),
    ("help-marauders-correct", ("marauders place", "marauders remove", "marauders correct")),
)
_NOW = {verb: f"marauders {verb}" for verb in ("event", "turn", "sail", "port", "look", "round", "captain")}
"""The commands of the steps that are worth naming when they can be taken now, in the order of a round."""


def help(view: View, mention: Mention) -> Message:  # noqa: A001 - the command's own name
    """What players want to do and the command for it, and which steps can be taken now."""
    say = voice(view)
    first = [*_battle(view, mention), say("help-marauders-taps", command=mention("table show"))]
    first += [say(f"help-marauders-{each}") for each in ("taps-round", "taps-else", "typed")]
    one_by_one = sea_of(view).house.scouting_rolls == "one-by-one"
    own = [each for each in _HELP if one_by_one or each[0] != "help-marauders-look"]
    return help_at(view, say, mention, first, _NOW, own)


def _battle(view: View, mention: Mention) -> tuple[str, ...]:
    """That a battle is open, how many wait for it, and how it goes on and ends."""
    say, sea = voice(view), sea_of(view)
    if sea.battle is None:
        return ()
    show, end = mention("marauders battle show"), mention("marauders battle end")
    facts = {"ship": sea.battle.ship, "seat": sea.battle.seat, "round": sea.battle.round, "count": len(sea.meetings)}
    return (say("help-marauders-open", **facts, command=show, end=Said(end)),)
