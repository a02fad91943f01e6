"""How the facts of Merchants & Marauders are said: ships, nations, zones, ship classes, tracks, captains and their cards."""

from __future__ import annotations

import msgspec

from bot.panels.marauders._reasons import told
from bot.text.catalogue import phrase
from bot.text.facts import joined, thing
from bot.text.names import Names, Said
from bot.text.vocabulary import Arguments, Vocabulary
from rules.marauders.battle.state import Tracks
from rules.marauders.keys import LOCATIONS, NATIONS, SHIPS
from rules.marauders.state import CaptainCard


def _word(field: str, text: str, names: Names, locale: str) -> Arguments:
    """Of a ship whether it is of a navy, and of which nation's; of a side of a battle (a seat or a ship) what it is called."""
    match field:
        case "ship":
            return _of_ship(text, locale)
        case "who" | "whom":
            return _side(field, text, names, locale)
        case _:
            return {}


def _side(field: str, key: str, names: Names, locale: str) -> Arguments:
    """`$whose` or `$whom`: a ship has an article, at the beginning of a sentence (`$whose-first`) a capital one."""
    called, word = somebody(key, names, locale), "whose" if field == "who" else "whom"
    if key not in SHIPS:
        return {word: called, f"{word}-first": called}
    return {
        word: phrase("side-ship", {"called": called}, locale),
        f"{word}-first": phrase("side-ship.first", {"called": called}, locale),
    }


def somebody(key: str, names: Names, locale: str) -> str:
    """What a seat or a ship is called, be there a captain's card of the same key or not."""
    return phrase(f"ship-{key}", {}, locale) if key in SHIPS else thing(key, names, locale)


def _of_ship(ship: str, locale: str) -> Arguments:
    naval = ship in NATIONS
    return {"naval": "yes" if naval else "no", "nation": phrase(f"nation-{ship}", {}, locale) if naval else ""}


def _value(field: str, value: msgspec.Struct, names: Names, locale: str) -> Arguments:
    """A captain's card, or the tracks of a ship."""
    return {field: tracks(value, locale)} if isinstance(value, Tracks) else _on_card(field, value, names, locale)


def tracks(left: Tracks, locale: str) -> Said:
    """What is left of each location, or how many hits each took: `Hull 2, Cargo 3`."""
    each = ({"location": phrase(f"location-{key}", {}, locale), "count": left.of(key)} for key in LOCATIONS)
    return joined((phrase("track", track, locale) for track in each), "comma", locale)


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
        **dict.fromkeys(("ship", "ships", "open_ship", "fighting"), "ship"),
        **dict.fromkeys(("zone", "zones", "from_", "to", "here", "home", "via"), "zone"),
        **dict.fromkeys(("most", "among", "tied", "helm", "open_seat"), "seat"),
        **dict.fromkeys(("nation", "nations", "port", "first", "second"), "nation"),
        **dict.fromkeys(("card", "cards"), "card"),
        **dict.fromkeys(("ship_class", "classes"), "class"),
        **dict.fromkeys(("location", "locations"), "location"),
        **dict.fromkeys(("npc_faces", "captain_faces"), "face"),
        **dict.fromkeys(("deed", "answers"), "deed"),
        **dict.fromkeys(("pair", "wars"), "pair"),
    },
    phrased=frozenset({"ship", "nation", "location", "deed"}),
    things=("zone", "captain", "card", "ship", "pair", "location", "deed"),
    about=("zone", "ship"),
    streams={"event-card": "card", "second-card": "card", "war-nations": "pair"},
    lists=("zones", "cards", "ships"),
    value=_value,
    word=_word,
    reason=told,
)
