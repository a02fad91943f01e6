"""The keys of what every table of Merchants & Marauders has: nations, ships, places, and the locations of a ship."""

from __future__ import annotations

from typing import Literal

Nation = Literal["english", "french", "dutch", "spanish"]
ShipKey = Literal["dutch", "english", "french", "spanish", "sloop", "frigate"]
Where = Literal["sea", "port"]
"""These three in the order in which the commands offer them."""
What = Literal["gold", "cargo"]
"""What captains are compared by."""
Location = Literal["hull", "cargo", "masts", "crew", "cannons"]
"""Where a ship can be hit."""
HitFace = Literal["hull", "cargo", "masts", "crew", "cannons", "skull"]
"""What a hit is told as: where it landed, or a skull, which lands where the captain of the ship that was hit says (R15.7)."""
SKULL: Literal["skull"] = "skull"
Side = Literal["npc", "captain"]
"""The sides of a battle: the non-player captain's ship, and the player captain's."""

NATIONS: tuple[Nation, ...] = ("dutch", "english", "french", "spanish")
PIRATES: tuple[ShipKey, ...] = ("frigate", "sloop")
SHIPS: tuple[ShipKey, ...] = (*NATIONS, *PIRATES)
LOCATIONS: tuple[Location, ...] = ("hull", "cargo", "masts", "crew", "cannons")
SIDES: tuple[Side, ...] = ("npc", "captain")
