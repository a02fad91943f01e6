"""How the facts of The Everrain are said: ships, enemies, kinds of hexes, facings and tracks."""

from __future__ import annotations

from bot.text.names import Names, Said
from bot.text.vocabulary import Arguments, Vocabulary


def _whoever(field: str, key: str, names: Names, _locale: str) -> Arguments:
    """A player's ship or an enemy, where either may be meant."""
    if field != "who" or isinstance(key, Said):
        return {}
    for kind in ("enemy", "ship"):
        if key in names.others.get(kind, {}):
            return {"who": names.of(kind, key)}
    return {}


EVERRAIN = Vocabulary(
    game="everrain",
    kinds={
        **dict.fromkeys(("ship", "ships", "deck", "target", "toward"), "ship"),
        **dict.fromkeys(("enemy", "enemies", "vessel", "vessels", "enemyship", "handle", "handles", "first"), "enemy"),
        **dict.fromkeys(("card", "cards"), "card"),
        **dict.fromkeys(("kind", "kinds", "heading", "destination"), "everrain-kind"),
        "side": "everrain-side",
        **dict.fromkeys(("face", "faces", "dice"), "everrain-face"),
        "step": "everrain-step",
    },
    phrased=frozenset({"everrain-kind", "everrain-side", "everrain-face", "everrain-step"}),
    things=("enemy", "card"),
    about=("enemy",),
    word=_whoever,
    lists=("zones", "cards", "ships", "enemies", "hexes", "kinds", "vessels", "storms"),
)
