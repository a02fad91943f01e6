"""What the battle board looks like: its measures and colours."""

from __future__ import annotations

from bot.boards.kit import Box

WIDTH, HEIGHT = 1080, 1000
"""Three pixels for each of the 360 points that a phone shows it in."""
HEAD: Box = (24, 24, 1056, 136)
FIELD: Box = (24, 146, 1056, 752)
SHELF: Box = (24, 762, 1056, 942)
LEGEND: Box = (24, 950, 1056, 990)

INK = "#2a2018"
PAGE = "#f1e6cc"
SHADE = "#e3d3ae"
EDGE = "#8a7048"
FAINT = "#6d5c43"
WHITE = "#ffffff"
CHIP = "#fffaf0"
STONE = "#dcd3c0"
SEAM = "#2d2a26"
PALE = "#7d7362"
GOLD = "#efd998"
RUBBLE = "#b0a795"
CRACK = "#857c6c"
SACK = "#c79a5b"
SACK_DARK = "#8a6331"
MARK = "#1565c0"
HEART = "#c2224a"
WEARY = "#8f1d14"

FLOORS = {
    "clash": ("#6c7460", "#59614e"),
    "dungeon": ("#565e6d", "#474e5c"),
    "delve": ("#63534a", "#52433b"),
    "": ("#77664f", "#665640"),
}
"""The ground of each mode of battle (empty: none is open), and the joints of its masonry."""

LEVELS = {0: "#7b4a1e", 1: "#1d1d1f", 5: "#1c7438", 10: "#6b2fa0", 20: "#b3141f"}
"""The border of a chip by its level, as on the table: black, green, purple and red; 0 is a quest unit's brown."""
