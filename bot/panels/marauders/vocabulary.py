"""How the facts of Merchants & Marauders are said: ships, nations, zones, ship classes, captains and their cards."""

from __future__ import annotations

import msgspec

from bot.panels.marauders._reasons import told
from bot.text.catalogue import phrase
from bot.text.names import Names
from bot.text.vocabulary import Arguments, Vocabulary
from rules.marauders.keys import NATIONS
from rules.marauders.state import CaptainCard


def _of_ship(field: str, ship: str, _names: Names, locale: str) -> Arguments:
    """Whether a ship is of a navy, and of which nation's."""
    if field != "ship":
        return {}
    naval = ship in NATIONS
    return {"naval": "yes" if naval else "no", "nation": phrase(f"nation-{ship}", {}, locale) if naval else ""}


def _on_card(field: str, card: msgspec.Struct, names: Names, locale: str) -> Arguments:
    """A captain's card: his name or that he has none, his skills as far as they are known, and where he enters.

    What is on it (`$named`, `$skills`, ...) begins with the fact's name unless that is `captain`.
    """
    if not isinstance(card, CaptainCard):
        return {}
    name = names.typed(card.name)
    skills: Arguments = {
        "scouting": card.scouting,
        "assumed": "yes" if card.assumed else "no",
        "seamanship": "none" if card.seamanship is None else card.seamanship,
        "leadership": "none" if card.leadership is None else card.leadership,
    }
    made: Arguments = {
        "named": "yes" if name else "no",
        "home": names.of("zone", card.zone),
        "scouted": phrase("captain-scouting", skills, locale),
        "skills": phrase("captain-skills", skills, locale),
        **skills,
    }
    before = "" if field == "captain" else f"{field}-"
    called = name or phrase("captain-unnamed", {}, locale)
    return {field: called, **{f"{before}{each}": value for each, value in made.items()}}


MARAUDERS = Vocabulary(
    game="marauders",
    kinds={
        **dict.fromkeys(("ship", "ships"), "ship"),
        **dict.fromkeys(("zone", "zones", "from_", "to", "here", "home", "via"), "zone"),
        **dict.fromkeys(("most", "among", "tied"), "seat"),
        **dict.fromkeys(("nation", "nations", "port", "first", "second"), "nation"),
        **dict.fromkeys(("card", "cards"), "card"),
        **dict.fromkeys(("ship_class", "classes"), "class"),
    },
    phrased=frozenset({"ship", "nation"}),
    things=("zone", "captain", "card", "ship", "pair"),
    about=("zone", "ship"),
    streams={"event-card": "card", "second-card": "card", "war-nations": "pair"},
    lists=("zones", "cards", "ships"),
    value=_on_card,
    word=_of_ship,
    reason=told,
)
