"""What is coming: what this round's Enemy Phase does to the agenda, and what comes of that."""

from __future__ import annotations

from bot.panels.table import Voice
from bot.text.names import Said
from rules.everrain import tracks
from rules.everrain.pack import Pack
from rules.everrain.state import Voyage


def agenda(say: Voice, pack: Pack, voyage: Voyage) -> str:
    """`Agenda 7 of 10; this phase brings 5: wraps, enemy discovery 3 -> 4 = Act II`."""
    steps = tracks.phase_steps(voyage)
    _, laps = tracks.ahead(voyage, steps)
    after = min(voyage.enemy + laps, pack.end(voyage.house.length))
    wraps = None
    if laps:
        wraps = Said(
            say("everrain-ahead-wraps", before=voyage.enemy, after=after, means=_means(say, pack, voyage, after))
        )
    return say("everrain-ahead", agenda=voyage.agenda, length=int(voyage.house.agenda_length), steps=steps, wraps=wraps)


def _means(say: Voice, pack: Pack, voyage: Voyage, after: int) -> Said | None:
    """What it means that Enemy Discovery reaches a space: an act, the Elder One, the end of the track."""
    if after <= voyage.enemy:
        return None
    end = pack.end(voyage.house.length)
    if after >= end:
        return Said(say("everrain-ahead-end"))
    if after >= tracks.token(pack, voyage) and voyage.elder is None and not voyage.arising:
        return Said(say("everrain-ahead-elder"))
    begun = {voyage.act, *(due.act for due in voyage.due)}
    acts = [act for act, space in enumerate(pack.thresholds, 2) if voyage.enemy < space <= after]
    act = next((each for each in acts if each > max(begun)), None)
    return None if act is None else Said(say("everrain-act-named", act=act))


def discovery(say: Voice, pack: Pack, voyage: Voyage) -> str:
    """`Act I. Discovery: players 2, enemy 3 of 16; the Elder One's token on 14; first to 4 begins Act II`."""
    end, token = pack.end(voyage.house.length), tracks.token(pack, voyage)
    next_act = max((voyage.act, *(due.act for due in voyage.due))) + 1
    space = pack.thresholds[next_act - 2] if next_act - 2 < len(pack.thresholds) else None
    return say(
        "everrain-state-discovery",
        act=voyage.act,
        players=voyage.players,
        enemy=voyage.enemy,
        end=end,
        token=token if token != end else None,
        next=next_act if space is not None and space < end else None,
        space=space,
    )
