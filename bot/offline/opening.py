"""The first table that a newcomer finds: three captains, a round behind them, a hunt, a scan of the compass and a roll."""

from __future__ import annotations

from typing import Any

from bot.offline.tavern import HOST, Tavern

SKILLS = {"seamanship": 3, "leadership": 2}
"""What captains' cards tell for a battle."""

OPENING: tuple[tuple[str, str, dict[str, Any]], ...] = (
    (HOST, "table start", {"game": "marauders", "name": "Friday night"}),
    (HOST, "marauders event", {"card": "Íñigo Valderramos"}),
    (HOST, "marauders enter", {"ship": "english", "zone": "St. John", "name": "Hugh Marlowe", "scouting": 2, **SKILLS}),
    (HOST, "marauders enter", {"ship": "frigate", "zone": "Trinidad", "name": "Black Bess", "scouting": 2, **SKILLS}),
    (HOST, "marauders round", {}),
    (HOST, "marauders captain", {"nation": "english", "zone": "Port Royal", "player": "Ben"}),
    (HOST, "marauders captain", {"nation": "dutch", "zone": "Curacao", "player": "Ada"}),
    (HOST, "marauders captain", {"nation": "french", "zone": "Tortuga", "player": "Cleo"}),
    (HOST, "marauders correct", {"seat": "Ben", "zone": "Port Royal", "at": "sea"}),
    (HOST, "marauders correct", {"seat": "Cleo", "zone": "Santo Domingo", "at": "sea"}),
    (HOST, "marauders bounty", {"nation": "spanish", "count": 2, "player": "Ben"}),
    (HOST, "marauders hold", {"gold": 12, "cargo": 3, "player": "Ada"}),
    ("Ada", "marauders event", {"card": "A letter from the governor"}),
    ("Ben", "marauders turn", {}),
)
"""Who gives which command, with which options. What brings no report is answered quietly, to the host alone."""


async def play_opening(tavern: Tavern) -> None:
    """Gives these commands, one after the other, to the real bot."""
    for who, command, options in OPENING:
        await tavern.slash(who, command, **options)
