"""What the chart looks like: its colours."""

INK = "#1e2b35"
PAPER = "#f5edd8"
LAND = "#f0dfae"
COAST = "#6b5330"
SEAS = ("#cfe2e4", "#c2d8de", "#d9e7e2", "#cadcd6")
SHALLOWS = ("#9ebfca", "#aecbd3", "#bdd5da")
BORDER = "#5f8494"
LETTER = "#3f6274"
RHUMB = "#b9d0d8"
WHITE = "#ffffff"
ALARM = "#b3122c"
TIMBER = "#5a3418"
DECK = "#8a5a2e"

FLAGS = {"dutch": "#c4570a", "english": "#9c1f2b", "french": "#24478f", "spanish": "#7d5a00"}
PIRATE = "#17191c"
PALE = "#93a4ac"
SAILS = {**FLAGS, "sloop": PIRATE, "frigate": PIRATE}

SEA_OF = {
    "nassau": 0, "havana": 1, "tortuga": 2, "port-royal": 0, "old-providence": 2, "petit-goave": 1, "cartagena": 3,
    "santo-domingo": 0, "caribbean-sea": 2, "curacao": 1, "san-juan": 1, "caracas": 0, "st-maarten": 0, "basse-terre": 3,
    "st-john": 1, "bridgetown": 0, "trinidad": 2,
}  # fmt: skip
"""Which of the four sea colours each zone has: neighbours differ."""
