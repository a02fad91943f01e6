"""The Elder One arises (R12.2): which one, where, and what it wants."""

from __future__ import annotations

from msgspec.structs import replace

from rules.contract import Reason, Request, RuleError
from rules.everrain import changes, chart, hexes, launching
from rules.everrain.actions import Awaken
from rules.everrain.events import By, ElderArose
from rules.everrain.pack import Card, ElderCard, Hex, Pack
from rules.everrain.state import Facing, Vessel, Voyage
from rules.referee import Referee

UNNAMED = "elder-one"
"""The key of an Elder One that nobody named."""


def awaken(pack: Pack, state: Voyage, action: Awaken, referee: Referee) -> Voyage:
    """The Elder One arises as the table says: its board by `key` or `card`, else drawn.

    RuleErrors everrain-elder-here when it has arisen, whose cure places it; everrain-no-elder-card, everrain-hex-outside,
    everrain-hex-taken.
    """
    if state.elder is not None:
        raise RuleError("everrain-elder-here", cures=_placing(state.elder, action), enemy=state.elder.key)
    if action.key is not None and pack.elder(action.key) is None:
        raise RuleError("everrain-no-elder-card", card=action.key, cards=tuple(each.key for each in pack.elders))
    if action.hex is not None:
        chart.free(state, action.hex, Request("elder"))
    drawn = action.card or _drawn(pack, state, referee, action.key)
    because = Reason("everrain.elder.arises" if state.arising else "everrain.elder.told")
    by: By = "table" if action.key or action.card or state.cards == "ours" else "bot"
    return _arisen(pack, state, referee, _vessel(state, drawn), because, by, action.hex, action.facing)


def arise(pack: Pack, state: Voyage, referee: Referee) -> Voyage:
    """The Elder One that stirred arises at the beginning of the Enemy Phase (R4.1, R12.2); nothing when it is there already."""
    state = replace(state, arising=False)
    if state.elder is not None:
        return state
    drawn = _drawn(pack, state, referee, None)
    by: By = "table" if state.cards == "ours" else "bot"
    return _arisen(pack, state, referee, _vessel(state, drawn), Reason("everrain.elder.arises"), by)


def _arisen(
    pack: Pack,
    state: Voyage,
    referee: Referee,
    vessel: Vessel,
    because: Reason,
    by: By,
    hex_: Hex | None = None,
    facing: Facing | None = None,
) -> Voyage:
    """The Elder One is in play, on the chart when a hex is told."""
    vessel = launching.placed(state, referee, vessel, hex_, facing).vessel
    card = pack.elder(vessel.card) if vessel.card else None
    referee.say(
        ElderArose(
            vessel=vessel,
            awakening=card.awakening if card else "",
            objective=card.objective if card else "",
            by=by,
            sample=pack.sample and card is not None,
            because=because,
        )
    )
    return changes.with_vessel(replace(state, arising=False), vessel)


def _drawn(pack: Pack, state: Voyage, referee: Referee, key: str | None) -> ElderCard | None:
    """The Elder One's board, drawn at random (R1.2); None when the table uses its own and did not say, or the pack has none."""
    if key is None and (state.cards == "ours" or not pack.elders):
        return None
    return pack.elder(referee.draw((each.key for each in pack.elders), "elder", "elder", key, cards=True))


def _vessel(state: Voyage, drawn: ElderCard | Card | None) -> Vessel:
    """The Elder One as its board says; of an unnamed one nothing is known."""
    key = drawn.key if drawn is not None and drawn.key else UNNAMED
    vessel = Vessel(key=key, since=state.round, elder=True)
    if drawn is None:
        return vessel
    vessel = replace(vessel, health=drawn.health, dice=drawn.dice, heading=drawn.destination)
    if isinstance(drawn, ElderCard):
        return replace(vessel, card=drawn.key, name=drawn.name, pattern=drawn.pattern)
    return replace(vessel, name=drawn.title)


def _placing(elder: Vessel, action: Awaken) -> tuple[Request, ...]:
    """The correction that puts the Elder One where it was told to be."""
    if action.hex is None:
        return ()
    facing = (("facing", action.facing),) if action.facing else ()
    return (Request("correct", given=(("enemy", elder.key), ("hex", hexes.text(action.hex)), *facing)),)
