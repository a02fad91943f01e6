"""The tree of slash commands: within Discord's limits in every language, and as the players' guide says."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from tests.journeys.table import Evening

GROUP, STRING, INTEGER, BOOLEAN, USER, FILE = 2, 3, 4, 5, 6, 11
HOW = ("sunk", "taken", "fled")
SHIPS = ["dutch", "english", "french", "spanish", "sloop", "frigate"]
SIDES = ["npc", "captain"]
RESULTS = [*(f"npc-{how}" for how in HOW), *(f"captain-{how}" for how in HOW), "both-sunk", "both-taken", "called-off"]
NATIONS = ["english", "french", "dutch", "spanish"]
FACINGS = ["E", "SE", "SW", "W", "NW", "NE"]
KINDS_OF_HEXES = ["sea", "rough", "shipwreck", "spawn", "altar", "island", "port"]

COMMANDS: dict[str, dict[str, str]] = {
    "table": {
        "start": "game! pack name",
        "show": "",
        "answer": "answer!",
        "undo": "to",
        "redo": "",
        "access": "mode!",
        "talk": "level!",
        "log": "page",
        "why": "entry",
        "rules": "switch value",
        "seat": "name member after",
        "leave": "seat",
        "correct": "",
        "note": "on! text",
        "sheet": "",
        "help": "",
        "pause": "note photo",
        "resume": "",
        "end": "",
        "export": "",
    },
    "campaign": {"language": "language!"},
    "pack": {
        "list": "",
        "template": "game! pack",
        "upload": "game! file! key",
        "show": "pack! game",
    },
    "marauders": {
        "captain": "nation! zone name player",
        "sail": "zone! player seat",
        "port": "way! player seat",
        "turn": "player seat",
        "look": "player seat",
        "hold": "gold cargo player seat",
        "bounty": "nation! count! player seat",
        "ship": "class seamanship leadership player seat",
        "attack": "ship! player seat",
        "lost": "nation zone",
        "battle start": "ship! player seat aggressor",
        "battle control": "player seat bot",
        "battle declare": "side! action!",
        "battle roll": "npc captain npc_hits captain_hits",
        "battle hit": "side! location! count",
        "battle end": "result!",
        "battle skills": "ship seamanship leadership npc_seamanship npc_leadership",
        "battle show": "",
        "war": "first! second!",
        "peace": "first second",
        "event": "card",
        "enter": "ship zone name scouting seamanship leadership",
        "icons": "moves title",
        "other": "title",
        "round": "",
        "defeat": "ship! by how",
        "place": "ship! zone! scouting",
        "remove": "ship!",
        "correct": "seat! zone! at!",
        "odds": "player seat zone battle ship",
    },
    "betrayal": {
        "party": "adventurers xp province session difficulty classes",
        "pool": "final",
        "clash": "hexes blocked require add ep final chips",
        "dungeon": "hexes special blocked require add ep final chips",
        "delve": "ep final",
        "explore": "row hexes result require add chips ep final",
        "fill": "level! to! chips",
        "defeat": "enemy!",
        "remove": "enemy!",
        "flip": "enemy!",
        "companion": "enemy!",
        "draw": "level type name",
        "return": "enemy!",
        "skill": "enemy! skill! target chips",
        "health": "enemy! change!",
        "name": "enemy! name! type health range combat defense targets priority skills",
        "place": "enemy! hex",
        "swap": "enemy! with!",
        "enemies": "",
        "round": "",
        "bags": "",
        "endbattle": "xp",
    },
    "everrain": {
        "ship": "name! player hex facing seat",
        "spawn": "ship! points! cards",
        "crew": "ship! zones! broken",
        "enemyship": "hex card facing",
        "reveal": "hex! kind!",
        "tile": "kinds! beside! side!",
        "close": "hex!",
        "sail": "ship! hex! facing",
        "phase": "",
        "activate": "enemy! dice shows fray",
        "damage": "enemy! amount!",
        "banish": "enemy! health",
        "destroy": "enemy!",
        "visitport": "ship!",
        "sink": "ship!",
        "board": "ship! enemyship! result cards",
        "agenda": "steps!",
        "discovery": "side! steps!",
        "act": "",
        "storm": "storm hexes size move gone",
        "elder": "card hex facing",
        "turn": "",
        "odds": "ship! points!",
        "name": "enemy! name act health dice spoils miniatures range destination",
        "correct": "agenda foes players elder act round first enemy ship zone hex facing wounds",
    },
}
"""Every command with its options in their order, those that must be given with a mark."""

KINDS = {
    **dict.fromkeys(("page", "entry", "gold", "cargo", "count", "scouting", "seamanship", "leadership"), INTEGER),
    **dict.fromkeys(("adventurers", "xp", "session", "hexes", "ep", "change", "health", "range", "combat"), INTEGER),
    **dict.fromkeys(("defense", "to"), INTEGER),
    **dict.fromkeys(("points", "amount", "steps", "storm", "size", "act", "dice", "spoils", "miniatures"), INTEGER),
    **dict.fromkeys(("agenda", "foes", "players", "elder", "round", "wounds"), INTEGER),
    **dict.fromkeys(("npc_seamanship", "npc_leadership"), INTEGER),
    **dict.fromkeys(("player", "member"), USER),
    **dict.fromkeys(("final", "fray", "gone", "battle", "bot"), BOOLEAN),
    "file": FILE,
    "photo": FILE,
}
OF_COMMANDS = {
    **{"undo.to": STRING, "fill.level": INTEGER, "draw.level": INTEGER},
    **{"activate.dice": STRING, "storm.hexes": STRING, "everrain correct.zone": INTEGER},
}
"""The kinds of options that are of another kind in other commands."""

CHOICES = {
    **dict.fromkeys(("attack.ship", "enter.ship", "defeat.ship", "place.ship", "remove.ship"), SHIPS),
    **dict.fromkeys(("nation", "first", "second"), NATIONS),
    "marauders odds.ship": SHIPS,
    "battle start.ship": SHIPS,
    "battle start.aggressor": SIDES,
    **dict.fromkeys(("battle declare.side", "battle hit.side"), SIDES),
    "battle declare.action": ["shoot", "board", "flee"],
    "battle hit.location": ["hull", "cargo", "masts", "crew", "cannons"],
    "battle end.result": RESULTS,
    "how": ["sunk", "crew"],
    "way": ["enter", "leave"],
    "at": ["sea", "port"],
    "game": ["marauders", "betrayal", "everrain"],
    "mode": ["everyone", "seated", "host"],
    "talk.level": ["quiet", "normal", "full"],
    "session": [1, 2, 3],
    "difficulty": ["apprentice", "adept", "expert"],
    "result": ["fits", "no-tile", "cannot-fit"],
    "priority": ["strongest", "weakest"],
    "language": ["en"],
    **dict.fromkeys(("facing", "move", "tile.side"), FACINGS),
    **dict.fromkeys(("kind", "destination"), KINDS_OF_HEXES),
    "side": ["players", "enemy"],
    "board.result": ["won", "lost", "fight"],
    "everrain correct.first": [],
}
MENUS = ["Why did it do that?", "Take back to here", "Correct this"]
"""The commands in a message's menu."""

USERS = ["Act for this player", "Give a seat"]
"""The commands in a member's menu."""


def tree(night: Evening, kind: int = 1) -> list[dict[str, Any]]:
    """The commands of a kind (1: slash commands, 2: of a user, 3: of a message) as they are put to Discord."""
    commands = (command.to_dict(night.bot.tree) for command in night.bot.tree.get_commands())
    return [command for command in commands if command.get("type", 1) == kind]


async def test_commands_of_messages_and_members(night: Evening) -> None:
    """At most 15 of a kind, named in every language, only in servers."""
    assert [command["name"] for command in tree(night, 3)] == MENUS
    assert [command["name"] for command in tree(night, 2)] == USERS
    for command in (*tree(night, 2), *tree(night, 3)):
        assert 1 <= len(longest(command, "name")) <= 32
        assert (command["contexts"], command["integration_types"]) == ([0], [0])


def leaves(command: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The subcommands of a command."""
    yield from (each for each in command.get("options", ()) if each["type"] in {1, 2})


def typed(command: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The subcommands of a command by what is typed after its name, those of a group within it (`battle start`), too."""
    for leaf in leaves(command):
        within = leaf["options"] if leaf["type"] == GROUP else ()
        yield from ({**each, "name": f"{leaf['name']} {each['name']}"} for each in within)
        if leaf["type"] != GROUP:
            yield leaf


def longest(thing: dict[str, Any], field: str) -> str:
    """A text in the language in which it is longest."""
    localized: dict[str, str] = thing.get(f"{field}_localizations") or {}
    return max([str(thing.get(field, "")), *localized.values()], key=len)


def size(thing: dict[str, Any]) -> int:
    """All text of a command together, the longest language counted, as Discord does."""
    own = len(longest(thing, "name")) + len(longest(thing, "description"))
    inner = sum(size(option) for option in thing.get("options", ()))
    choices = sum(len(longest(each, "name")) + len(str(each["value"])) for each in thing.get("choices", ()))
    return own + inner + choices


async def test_limits(night: Evening) -> None:
    """25 a level, 100 characters a description, 8,000 a command; nothing is without its words."""
    commands = tree(night)
    assert len(commands) <= 100
    for command in commands:
        assert size(command) <= 8000
        assert len(command["options"]) <= 25
        for thing in (command, *leaves(command), *(each for leaf in leaves(command) for each in leaf["options"])):
            assert re.fullmatch(r"[a-z-]{1,32}", thing["name"])
            assert 1 <= len(longest(thing, "description")) <= 100
            assert longest(thing, "description") not in {"…", thing["name"]}
            assert len(thing.get("options", ())) <= 25
            assert len(thing.get("choices", ())) <= 25


async def test_only_in_servers(night: Evening) -> None:
    """Not in direct messages, not installed by users; open to all members."""
    for command in tree(night):
        assert command["contexts"] == [0]
        assert command["integration_types"] == [0]
        assert command.get("default_member_permissions") is None


async def test_every_command_and_option_of_the_guide(night: Evening) -> None:
    """By their names, in their order, with their kinds and choices; further options come after those."""
    commands = {command["name"]: command for command in tree(night)}
    assert set(commands) == set(COMMANDS)
    for group, expected in COMMANDS.items():
        found = {leaf["name"]: leaf for leaf in typed(commands[group])}
        assert set(found) == set(expected), group
        for name, options in expected.items():
            _check(group, name, found[name]["options"], options.split())


def _check(group: str, command: str, found: list[dict[str, Any]], expected: list[str]) -> None:
    for option, marked in zip(found, expected, strict=False):
        name = marked.removesuffix("!")
        slot = f"{command}.{name}"
        assert option["name"] == name
        assert option["required"] == marked.endswith("!")
        kind = OF_COMMANDS.get(f"{group} {slot}", OF_COMMANDS.get(slot, KINDS.get(name, STRING)))
        assert option["type"] == kind, slot
        values = [choice["value"] for choice in option.get("choices", ())]
        expected_values = CHOICES.get(f"{group} {slot}", CHOICES.get(slot, CHOICES.get(name, [])))
        assert values == expected_values, slot
    assert len(found) >= len(expected)
    assert not any(option["required"] for option in found[len(expected) :])


async def test_what_is_typed_freely_is_offered_where_there_is_something_to_offer(night: Evening) -> None:
    """Zones, seats, cards, answers, house rules and packs; units, chips and demands; ships, enemies and hexes."""
    offered = {
        f"{leaf['name']}.{option['name']}"
        for command in tree(night)
        for leaf in typed(command)
        for option in leaf["options"]
        if option.get("autocomplete")
    }
    expected = {f"{verb}.zone" for verb in ("captain", "lost", "sail", "enter", "place", "correct", "odds")}
    expected |= {
        f"{verb}.seat"
        for verb in (
            *("sail", "port", "turn", "look", "hold", "bounty", "odds", "correct", "seat", "leave"),
            *("ship", "attack", "lost", "battle start", "battle control"),
        )
    }
    expected |= {"enter.name", "icons.title", "other.title", "template.pack", "show.pack"}
    expected |= {"ship.class", "captain.ship", "lost.ship", "battle skills.ship", "defeat.by"}
    expected |= {
        "event.card",
        "start.pack",
        "answer.answer",
        "rules.switch",
        "rules.value",
        "seat.name",
        "seat.after",
        "undo.to",
        "note.on",
    }
    units = ("defeat", "remove", "flip", "companion", "return", "skill", "health", "name", "place", "swap")
    expected |= {f"{verb}.enemy" for verb in units}
    expected |= {
        f"{verb}.{option}" for verb in ("clash", "dungeon", "explore") for option in ("require", "add", "chips")
    }
    expected |= {"party.province", "fill.chips", "skill.chips", "skill.skill", "skill.target", "swap.with", "place.hex"}
    expected |= {"draw.type", "draw.name", "name.name", "name.type"}
    expected |= {f"{verb}.ship" for verb in ("spawn", "crew", "sail", "visitport", "sink", "board", "odds", "correct")}
    expected |= {f"{verb}.enemy" for verb in ("activate", "damage", "banish", "destroy", "name", "correct")}
    expected |= {f"{verb}.hex" for verb in ("ship", "enemyship", "reveal", "close", "sail", "elder", "correct")}
    expected |= {"ship.seat", "correct.first", "board.enemyship", "tile.beside"}
    expected |= {"spawn.cards", "board.cards", "enemyship.card", "elder.card"}
    assert offered == expected
