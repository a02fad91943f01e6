"""What the sea of The Everrain looks like: its measures and colours."""

from __future__ import annotations

from bot.boards.kit import Box

WIDTH, HEIGHT = 1080, 1000
"""Three pixels for each of the 360 points that a phone shows it in."""
HEAD: Box = (24, 22, 1056, 156)
BODY: Box = (24, 164, 1056, 942)
LEGEND: Box = (24, 948, 1056, 984)
LINE = 32.0
"""How much higher the legend is, and the body shorter, for each line of it after the first."""

INK = "#16232c"
PAGE = "#e6ebe8"
CARD = "#f7f9f6"
SHADE = "#d3dcda"
EDGE = "#66797f"
FAINT = "#4c5f66"
WHITE = "#ffffff"
GOLD = "#f0dc9c"
MARK = "#0b5bd3"
"""What changed just now."""
BLOOD = "#b3122c"
ELDER = "#5b2a86"
DEEP = "#5c7f8d"
GRID = "#6f919d"
CALM = "#bfd9df"
ROUGH = "#93b8c4"
LAND = "#e2d09a"
STONE = "#c8bdd6"
CLOUD = "#56626d"
SQUALL = "#9aa5ad"
FLASH = "#ffe9a3"
HULL = "#a9793f"
PLANK = "#f3e4c4"
ROT = "#3b3f46"
SLIME = "#c4d0c4"
CREW = "#1c6b4a"
LOST = "#b9b3a6"

FILLS = {
    "sea": CALM, "rough": ROUGH, "shipwreck": CALM, "spawn": CALM, "altar": STONE, "island": LAND, "port": LAND,
}  # fmt: skip
"""The ground of a hex by what it is."""
FOES = ("#8f1d14", "#5b2a86", "#00564f", "#7a4a00", "#2d3a8c", "#3d3d3d")
"""The lines around enemy ships, one after the other."""
