"""How the facts of The Everrain are said: ships, enemies, kinds of hexes, facings and tracks."""

from __future__ import annotations

from bot.text.vocabulary import Vocabulary

EVERRAIN = Vocabulary(
    game="everrain",
    kinds={
        **dict.fromkeys(("ship", "ships", "deck", "target", "toward"), "ship"),
        **dict.fromkeys(("enemy", "enemies", "vessel", "vessels", "enemyship", "handle", "handles"), "enemy"),
        **dict.fromkeys(("kind", "kinds", "heading", "destination"), "everrain-kind"),
        "side": "everrain-side",
        **dict.fromkeys(("face", "faces", "dice"), "everrain-face"),
        **dict.fromkeys(("first", "next", "from_seat"), "seat"),
        "step": "everrain-step",
    },
    phrased=frozenset({"everrain-kind", "everrain-side", "everrain-face", "everrain-step"}),
    things=("enemy",),
    about=("enemy",),
    lists=("zones", "cards", "ships", "enemies", "hexes", "kinds", "vessels", "storms"),
)
