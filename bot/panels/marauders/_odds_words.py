"""What the odds of a battle are told with: chances in percent, the ways in which it may end, and what is not known for them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from itertools import product

from bot.panels.marauders._menu import form_press
from bot.panels.marauders._names import pack_of, sea_of, voice
from bot.panels.marauders.vocabulary import somebody
from bot.panels.table import TITLE, Voice, capital, fitted
from bot.text import cut
from bot.text.names import Said
from bot.text.saying import joined
from bot.ui.message import Message
from bot.view import View
from rules.marauders.battle.events import CrewFought, RoundFought
from rules.marauders.battle.mustering import Skill, in_doubt, skill_of
from rules.marauders.battle.rounds import left, sailing
from rules.marauders.battle.state import Battle
from rules.marauders.keys import SIDES

Number = Fraction | float


def percent(chance: Number) -> Said:
    """A chance in percent, to a tenth, and never rounded to what is certain.

    >>> percent(Fraction(1, 3)), percent(0.00001), percent(Fraction(9999, 10000)), percent(Fraction(1))
    ('33.3', '<0.1', '>99.9', '100')
    """
    words = f"{float(100 * chance):.1f}"
    certain = {"0.0": "<0.1" if chance else "0", "100.0": ">99.9" if chance < 1 else "100"}
    return Said(certain.get(words, words))


def listed(say: Voice, named: Iterable[tuple[str, Number]]) -> Said:
    """Words with their chances, the likeliest first."""
    return joined((words for words, _ in sorted(named, key=lambda each: -each[1])), "comma", say.locale)


def ends(say: Voice, battle: Battle, ways: Mapping[str, Number]) -> str:
    """The ways in which it may end, the likeliest first; those that cannot be are not named."""
    who = {"ship": battle.ship, "seat": battle.seat}
    named = [
        (say("odds-end", end=end, percent=percent(chance), **who), chance) for end, chance in ways.items() if chance
    ]
    return capital(say("odds-ends", ends=listed(say, named)))


def declared(say: Voice, battle: Battle) -> Iterator[str]:
    """That what was declared already counts: from the second round on, in the first both shoot anyway."""
    deeds = (
        {sailing(battle, side): battle.deed(side) for side in SIDES if battle.deed(side)} if battle.round > 1 else {}
    )
    if deeds:
        sides = ((Said(somebody(who, say.names, say.locale)), deed) for who, deed in deeds.items())
        told = joined((say("odds-side", called=who, deed=deed) for who, deed in sides), "comma", say.locale)
        yield say("odds-declared", round=battle.round, list=told)


def message(view: View, battle: Battle, title: str, lines: Iterable[str], *, tell: bool = False) -> Message:
    """A quiet message about a battle, with the form that tells what it is fought with if something is not known."""
    say, sea = voice(view), sea_of(view)
    doubt = [say("odds-in-doubt", seat=battle.seat)] if in_doubt(sea, battle) else []
    titled = cut(say(title, round=battle.round, ship=battle.ship, seat=battle.seat), TITLE)
    shown = fitted([*_rolled(view, battle), *lines, *doubt], why=False, locale=say.locale)
    if not tell:
        return Message(titled, shown)
    if battle == sea.battle:
        return Message(titled, shown, rows=((form_press(say.plain, "button-muster", "battle-muster"),),))
    return Message(titled, shown, rows=((form_press(say.plain, "menu-ship", "ship", battle.seat),),))


def _rolled(view: View, battle: Battle) -> Iterator[str]:
    """That the round is reckoned as if it were to be rolled yet, where a question waits about what was rolled in it."""
    events = () if view.asking is None else view.asking.events
    fought = (event for event in events if isinstance(event, RoundFought | CrewFought))
    if any((each.seat, each.ship, each.round) == (battle.seat, battle.ship, battle.round) for each in fought):
        yield voice(view)("odds-rolled")


def untold(view: View, battle: Battle, skills: tuple[Skill, ...]) -> Message:
    """That the chances cannot be told yet: what is not known, and how to tell it."""
    say, sea = voice(view), sea_of(view)
    unknown = [("class", battle.seat)] if left(pack_of(view), sea, battle, "captain") is None else []
    for side, skill in product(SIDES, skills):
        if skill_of(sea, battle, side, skill) is None:
            unknown.append((skill, sailing(battle, side)))
    what = joined((say("odds-unknown", what=what, who=who) for what, who in unknown), "and", say.locale)
    lines = [say("odds-untold", what=what), say("odds-tell", open=battle == sea.battle)]
    return message(view, battle, "odds-untold-title", lines, tell=True)
