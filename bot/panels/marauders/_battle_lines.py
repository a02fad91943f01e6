"""The open battle in words: both tracks, the dice, who declares now and what he may not, and the battles that wait."""

from __future__ import annotations

from collections.abc import Iterator

from bot.panels.marauders._battle import CREWS, ROUND, Clash, SideShown, named
from bot.panels.marauders._hold import hold_of
from bot.panels.marauders._names import sea_of
from bot.panels.table import Voice
from bot.text.names import Said
from bot.text.saying import joined
from bot.view import View
from rules.marauders.battle.mustering import in_doubt
from rules.marauders.battle.opening import apart
from rules.marauders.battle.rounds import other
from rules.marauders.battle.state import Battle
from rules.marauders.keys import LOCATIONS, SIDES, Location
from rules.marauders.state import Sea

_HOW = {"maneuverability": "faster"}
"""By what the words for a number of dice are called where it is not the last word of its rule."""


def battle_title(say: Voice, clash: Clash) -> str:
    """Who fights whom, and in which round."""
    battle = clash.battle
    return say("battle-title", ship=battle.ship, seat=battle.seat, round=battle.round, crews=clash.crews_fight)


def battle_lines(say: Voice, view: View, clash: Clash) -> list[str]:
    """How the battle stands, in short lines; neither the dice nor what is to be done while something is asked."""
    due = (_dice(say, clash), *due_now(say, clash)) if view.asking is None else ()
    return [
        *(side_line(say, view, each) for each in clash.both),
        *_apart(say, sea_of(view), clash.battle),
        *due,
        *_then(say, view),
    ]


def side_line(say: Voice, view: View, fighter: SideShown) -> str:
    """A side's tracks: what is left of what, and who plays an NPC, or what a captain has aboard, which a hit on Cargo may take.

    An NPC that a war or peace made another in mid-battle stays what it was, and it is said so.
    """
    called, sea = named(say, fighter), sea_of(view)
    captain = sea.captain(fighter.key) if fighter.side == "captain" else None
    helm = sea.battle.helm if sea.battle is not None and fighter.side == "npc" else None
    hold = None if captain is None else hold_of(say, captain)
    if fighter.whole is None or fighter.left is None:
        return say("battle-side-unknown", called=called, hold=hold)
    tracks = joined((_track(say, fighter, each) for each in LOCATIONS), "comma", say.locale)
    stays = fighter.side == "npc" and fighter.ship_class != sea.ship(fighter.key).ship_class
    facts = {"ship_class": fighter.ship_class, "stays": stays, "tracks": tracks, "helm": helm, "hold": hold}
    doubt = fighter.side == "captain" and sea.battle is not None and in_doubt(sea, sea.battle)
    return say("battle-side", called=called, doubt=doubt, **facts)


def _track(say: Voice, fighter: SideShown, location: Location) -> str:
    assert fighter.whole is not None
    assert fighter.left is not None
    left, whole = fighter.left.of(location), fighter.whole.of(location)
    return say("track-of" if left else "track-gone", location=location, count=left, whole=whole)


def _dice(say: Voice, clash: Clash) -> str:
    npc, captain = (Said(dice_words(say, clash, each)) for each in clash.both)
    return say("battle-dice", npc=npc, captain=captain)


def dice_words(say: Voice, clash: Clash, fighter: SideShown) -> str:
    """How many dice a side has and why: `Sloop 3 (Seamanship 2, +1 as the quicker ship)`."""
    who = named(say, fighter)
    if fighter.dice is None:
        return say("battle-dice-unknown", who=who, what=_untold(clash, fighter))
    how = CREWS if fighter.because is None else fighter.because.rule.rpartition(".")[2]
    words = say(f"dice-{_HOW.get(how, how)}", skill=fighter.skill)
    return say("battle-dice-of", who=who, dice=fighter.dice, words=Said(words))


def _untold(clash: Clash, fighter: SideShown) -> str:
    """What is not told that a side's dice hang on: its skill, a class, or whether it was repaired."""
    if fighter.skill is None:
        return CREWS if clash.crews_fight else ROUND
    return "class" if any(each.left is None for each in clash.both) else "repair"


def due_now(say: Voice, clash: Clash) -> Iterator[str]:
    """What is to be done now, and what the one who declares may not."""
    battle = clash.battle
    if clash.crews_fight:
        yield say("battle-crews")
    elif clash.declares is None:
        first = battle.round == 1
        deeds = {side: Said(say(f"deed-{battle.deed(side)}")) for side in SIDES}
        facts = {"ship": battle.ship, "seat": battle.seat, **deeds}
        yield say("battle-first-round" if first else "battle-declared", **({} if first else facts))
    else:
        yield _declares(say, clash)
        yield from _forbidden(say, clash)


def _declares(say: Voice, clash: Clash) -> str:
    assert clash.declares is not None
    own, before = clash.of(clash.declares), clash.of(other(clash.declares))
    deed = clash.battle.deed(before.side)
    if deed is None:
        return say("battle-aggressor", who=own.key)
    return say("battle-half", who=before.key, deed=deed, whom=own.key)


def _forbidden(say: Voice, clash: Clash) -> Iterator[str]:
    """Why the side that declares now may not flee, board, or do anything but shoot."""
    assert clash.declares is not None
    own, others = clash.of(clash.declares), clash.of(other(clash.declares))
    codes = {clash.may(own.side, deed) for deed in ("board", "flee")}
    who = own.key
    if "marauders-only-shooting" in codes:
        yield say("battle-no-masts", who=who)
    if "marauders-may-not-board" in codes:
        yield say("battle-no-crew", who=who)
    if "marauders-may-not-flee" in codes and own.left is not None and others.left is not None:
        numbers = {
            "cannons": own.left.cannons,
            "crew": own.left.crew,
            "other_cannons": others.left.cannons,
            "other_crew": others.left.crew,
        }
        yield say("battle-no-flee", ship=clash.battle.ship, seat=clash.battle.seat, **numbers)


def _apart(say: Voice, sea: Sea, battle: Battle) -> Iterator[str]:
    """That the two are not at sea in one zone, as long as it is so, and where they are."""
    captain = sea.captain(battle.seat)
    if captain is not None and apart(sea, battle):
        zone = sea.ship(battle.ship).zone
        yield say("battle-apart", ship=battle.ship, zone=zone, seat=battle.seat, here=captain.zone, at=captain.at)


def _then(say: Voice, view: View) -> Iterator[str]:
    """The battles that wait for this one to be over."""
    sea = sea_of(view)
    waiting = [say("battle-meeting", ship=each.ship, seat=each.seat, apart=apart(sea, each)) for each in sea.meetings]
    if waiting:
        yield say("battle-then", list=joined(waiting, "comma", say.locale))
