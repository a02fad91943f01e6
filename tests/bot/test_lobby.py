"""The lobby as data: its lines and buttons, who gets which seat, and words in a table's own language."""

from __future__ import annotations

import ast
import sqlite3
import zlib
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from bot.naming import Naming
from bot.panels import house
from bot.panels import lobby as lobby_panel
from bot.panels import marauders as panel
from bot.panels import table as table_panel
from bot.panels.guide import help_without_table
from bot.panels.panel import Filling
from bot.refusal import Refusal
from bot.tables.lobby import again
from bot.tables.tables import Place, Step, Tables
from bot.text import catalogue
from bot.ui.ids import button_id, unpack_request
from bot.ui.message import ME, MemberPart, Menu, MenuPart, Message, presses_of
from bot.ui.stamps import stamped
from bot.view import View
from rules.contract import Request
from rules.marauders.actions import Join, Lost, Turn
from rules.marauders.events import RuleSet
from rules.marauders.state import Sea
from rules.referee import Finished
from storage.sqlite import SqliteStore
from storage.store import Origin, Seat
from tests.bot.tables import THREE, captain, check, labels, play, played, press, sea, ship, view

EMPTY = Sea()
SET = RuleSet("dice", "bot", "ours")


def lobby(of: Sea = EMPTY, *, earlier: bool = False, **table: Any) -> View:
    """A table that is being set up."""
    at = view(of)
    return replace(at, table=replace(at.table, lobby=True, **table), earlier=earlier)


def shown(of: View) -> Message:
    message = stamped(panel.state(of, played(SET, at=of)), of)
    check(message)
    return message


# ------------------------------------------------------------------------------------------------ lines and buttons


def test_an_empty_lobby() -> None:
    message = panel.state(lobby(), None)
    assert message.lines == (
        "Cards: the bot's, invented samples.",
        "Dice: the bot's, rolled at once.",
        "No captain has joined yet: Take a seat...",
        "Take a seat each, then Start.",
    )
    assert [labels(Message(rows=(row,))) for row in message.rows] == [
        ["Take a seat...", "Start"],
        ["Cards: the bot's -> ours", "Dice: the bot's -> ours", "Rolls: at once -> on a tap"],
        ["House rules...", "Language: English", "We are in the middle of a game..."],
        ["Why?", "Help"],
    ]
    assert press(message, "Start") == ("set", "lobby=no")
    [start] = [each for row in message.rows for each in presses_of(row) if each.label == "Start"]
    assert start.style == "primary"


def test_same_as_last_time_only_after_another_table() -> None:
    assert press(shown(lobby(earlier=True)), "Same as last time") == ("same", "")
    assert "Same as last time" not in labels(shown(lobby()))


@pytest.mark.parametrize(
    ("now", "label", "switch", "to"),
    [
        ({}, "Cards: the bot's -> ours", "cards", "ours"),
        ({"cards": "ours"}, "Cards: ours -> the bot's", "cards", "bot"),
        ({}, "Dice: the bot's -> ours", "dice", "ours"),
        ({"dice": "ours"}, "Dice: ours -> the bot's", "dice", "bot"),
        ({}, "Rolls: at once -> on a tap", "rolling", "on-tap"),
        ({"rolling": "on-tap"}, "Rolls: on a tap -> at once", "rolling", "at-once"),
    ],
)
def test_a_button_says_how_it_is_and_turns_it(now: dict[str, str], label: str, switch: str, to: str) -> None:
    of = structs.replace(EMPTY, **now)
    verb, arg = press(shown(lobby(of)), label)
    request = unpack_request(arg)
    assert (verb, request) == ("do", Request("rule", None, (("switch", switch), ("value", to))))
    done = play(of, "rule", None, switch=switch, value=to)
    assert isinstance(done, Finished)
    assert getattr(done.state, switch) == to


def test_own_dice_are_rolled_by_nobody_at_once() -> None:
    message = shown(lobby(structs.replace(EMPTY, dice="ours", cards="ours")))
    assert not [label for label in labels(message) if label.startswith("Rolls")]
    assert message.lines[:3] == ("Cards: the table's own.", "Dice: the table's own.", "Book: 0 of 34 cards")


def test_who_is_seated_and_who_has_no_captain() -> None:
    of = structs.replace(THREE, captains=THREE.captains[:1], seats=("s1", "s2", "s3", "s4", "s5"))
    message = shown(lobby(of))
    assert message.lines[-2:] == (
        "Without a captain so far: Ada, Cleo, s4 and s5",
        "Start when everybody has a seat. Nothing here must be touched: every command works.",
    )
    assert labels(message)[:5] == ["Take a seat...", "Ada's seat...", "Cleo's seat...", "s4's seat...", "Start"]
    assert press(message, "Ada's seat...") == ("form", "seat;s2")


def test_a_full_table_fits() -> None:
    crowd = sea(*(captain(f"s{number}") for number in range(1, 13)))
    message = shown(lobby(structs.replace(crowd, cards="ours")))
    assert len(message.lines) <= 12
    assert all(len(button_id(each)) <= 100 for row in message.rows for each in presses_of(row))


@pytest.mark.parametrize(
    "of",
    [
        structs.replace(THREE, begun=("s1",), turn="s1"),
        structs.replace(THREE, carded=True),
        structs.replace(THREE, round=2),
        sea(captain("s1"), ships=(ship("sloop", "havana"),)),
    ],
)
def test_it_is_gone_once_the_game_is_under_way(of: Sea) -> None:
    assert "Start" not in labels(shown(lobby(of)))
    assert "Start" in labels(shown(lobby(THREE)))


def test_after_the_start_one_can_still_take_a_seat() -> None:
    nobody, somebody = panel.state(view(EMPTY), None), panel.state(view(THREE), None)
    assert press(nobody, "Take a seat...") == press(somebody, "Take a seat...") == ("form", "seat;")


def test_house_rules_are_chosen_from_a_menu() -> None:
    message = stamped(house.rules(lobby(), panel.names(lobby())), lobby())
    [menu] = message.rows
    assert isinstance(menu, Menu)
    asked = [unpack_request(each.arg) for each in menu.presses]
    others = {(switch.key, other) for switch in lobby().game.switches for other in switch.values[1:]}
    assert {(each.get("switch"), each.get("value")) for each in asked} == others


# ------------------------------------------------------------------------------------------------ the form


def fill(of: View, arg: str = "", **filled: str) -> Filling:
    return panel.FILLED["seat"](of, arg, {"zone": "bridgetown", **filled})


def refused(of: View, **filled: str) -> str:
    with pytest.raises(Refusal) as raised:
        fill(of, **filled)
    return raised.value.code


def test_the_form_of_a_seat() -> None:
    form = panel.FORMS["seat"](lobby(), "")
    home, ship_class, name, player = form.parts
    assert isinstance(home, MenuPart)
    assert [choice.label for choice in home.choices][:2] == ["Nassau, English", "Havana, Spanish"]
    assert len(home.choices) == 16
    assert isinstance(ship_class, MenuPart)
    assert [choice.label for choice in ship_class.choices if choice.chosen] == []
    assert (name.key, player) == ("captain-name", MemberPart("player", "Who plays it", ME))


def test_it_asks_for_a_captain_of_the_ports_nation() -> None:
    filling = fill(lobby(), **{"class": "flute", "player": "7"})
    assert filling.request == Request(
        "captain", None, (("nation", "english"), ("zone", "bridgetown"), ("class", "flute"))
    )
    assert filling.naming is not None
    assert (filling.naming.asked, filling.naming.member) == (None, 7)


def test_another_seat_needs_another_player_or_a_name() -> None:
    of = lobby(THREE)
    assert refused(of, player="100") == "seat-already"
    assert refused(of) == "seat-nobody"
    for filled in ({"player": "7"}, {"player": "100", "captain-name": "Anne"}, {"captain-name": "Anne"}):
        assert fill(of, **filled).request.seat is None


def test_a_vacant_seat_keeps_its_name_and_its_player() -> None:
    of = lobby(structs.replace(THREE, captains=THREE.captains[:1]))
    of = replace(of, seats={**of.seats, "s2": Seat("s2", "Ada", None)})
    assert [part.key for part in panel.FORMS["seat"](of, "s2").parts] == ["zone", "class", "player"]
    assert [part.key for part in panel.FORMS["seat"](of, "s3").parts] == ["zone", "class"]
    ada, cleo = fill(of, "s2", player="7"), fill(of, "s3")
    assert (ada.vacant, ada.naming and (ada.naming.asked, ada.naming.member)) == (("s2",), ("Ada", 7))
    assert cleo.naming is not None
    assert cleo.naming.member == 100
    for taken in ("s1", "s9"):
        with pytest.raises(Refusal, match="old-button"):
            panel.FORMS["seat"](of, taken)


def test_with_which_action_somebody_joined() -> None:
    given = (("nation", "dutch"), ("zone", "curacao"))
    assert panel.joined(Join("s1", "dutch", "curacao")) == Request("captain", "s1", given)
    assert panel.joined(Lost("s2", "dutch", "curacao", "flute")) == Request(
        "captain", "s2", (*given, ("class", "flute"))
    )
    assert panel.joined(Turn("s1")) is None


# ------------------------------------------------------------------------------------------------ languages


@pytest.fixture
def dutch(monkeypatch: pytest.MonkeyPatch) -> str:
    """A language in which every message says that it is said in it."""
    english = catalogue._source("en")  # pyright: ignore[reportPrivateUsage] - no file is written for a test
    marked = {name: _marked(text) for name, text in english.items()}

    def source(locale: str) -> dict[str, str]:
        return marked if locale == "nl" else english

    monkeypatch.setattr(catalogue, "_source", source)
    for cached in (catalogue._words, catalogue._phrase):  # pyright: ignore[reportPrivateUsage] - what was said before
        cached.cache_clear()
    return "nl"


def _marked(text: str) -> str:
    """Each message and attribute of a catalogue with a mark before its words, where they begin on its line."""
    lines = text.split("\n")
    return "\n".join(
        line.replace(" = ", " = ~", 1) if line[:1].isalpha() or line.strip().startswith(".") else line for line in lines
    )


@pytest.mark.parametrize("of", [EMPTY, THREE, structs.replace(THREE, turn="s1", begun=("s1",))])
def test_buttons_speak_the_tables_language(dutch: str, of: Sea) -> None:
    for open_ in (True, False):
        at = lobby(of, language=dutch)
        at = replace(at, table=replace(at.table, lobby=open_))
        message = panel.state(at, played(SET, at=at))
        said = [each.label for row in message.rows for each in presses_of(row)]
        assert said
        assert [label for label in said if "~" not in label] == []


def test_all_a_table_says_of_itself_is_in_its_language(dutch: str) -> None:
    at = lobby(THREE, language=dutch)
    for message in (
        lobby_panel.begun(at),
        lobby_panel.languages(at, (dutch,), str),
        table_panel.ended(at.table),
        help_without_table(str, dutch),
        panel.help(at, str),
        house.rules(at, panel.names(at)),
    ):
        assert all(line.startswith("~") for line in message.lines)
        assert all("~" in each.label for row in message.rows for each in presses_of(row))


def test_no_panel_says_anything_without_a_language() -> None:
    """Whatever is said of a table is said in its language; only where no table is there is none."""
    root = Path(lobby_panel.__file__).parent
    for path in sorted(root.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "say":
                nobody = len(node.args) > 1 and ast.unparse(node.args[1]) in {"NOBODY", "Names()", "None"}
                assert not nobody or len(node.args) > 2, f"{path.name}:{node.lineno}"


# ------------------------------------------------------------------------------------------------ same as last time


BEN = 7


def asked_by(interaction: int) -> Step:
    return Step(Origin(BEN, interaction, float(interaction)))


async def open_table(tables: Tables, channel: int, interaction: int) -> int:
    opened = await tables.start(Place(1, channel, BEN), "marauders", None, "Friday", asked_by(interaction))
    return opened.after.table.id


async def test_who_cannot_join_as_last_time_comes_without_a_captain(tmp_path: Path) -> None:
    """A seat that had no captain, and one from a port that is on no map: names and members are kept."""
    store = await SqliteStore.connect(tmp_path / "tables.db")
    tables = Tables(store)
    first = await open_table(tables, 2, 100)
    join = Request("captain", None, (("nation", "dutch"), ("zone", "curacao")))
    await tables.play(first, lambda _: join, asked_by(101), Naming("Ben", "Ben", BEN))
    await tables.play(first, lambda _: Request("seat"), asked_by(102), Naming("Ada", "Ada", None))
    entry = await store.entry(first, 2)
    assert entry is not None
    elsewhere = entry.action.replace(b"curacao", b"atlantis")
    with closing(sqlite3.connect(tmp_path / "tables.db")) as file, file:
        file.execute("UPDATE entries SET action = ? WHERE number = 2", (zlib.compress(elsewhere),))
    second = await open_table(tables, 3, 103)
    done = await again(tables, await tables.view(second), asked_by(104))
    at = await tables.view(second)
    assert [each.number for each in done.played] == [2, 3]
    assert [(seat.name, seat.member) for seat in at.seats.values()] == [("Ben", BEN), ("Ada", None)]
    assert panel.vacant(at) == ("s1", "s2")
    with pytest.raises(Refusal, match="same-already"):
        await again(tables, at, asked_by(105))
    await store.close()


async def test_a_seat_kept_here_gets_last_times_captain_and_player(tmp_path: Path) -> None:
    """It has the name; who played it then plays it now."""
    store = await SqliteStore.connect(tmp_path / "tables.db")
    tables = Tables(store)
    first = await open_table(tables, 2, 100)
    join = Request("captain", None, (("nation", "dutch"), ("zone", "curacao"), ("class", "flute")))
    await tables.play(first, lambda _: join, asked_by(101), Naming("Ben", "Ben", BEN))
    second = await open_table(tables, 3, 102)
    await tables.play(second, lambda _: Request("seat"), asked_by(103), Naming("BEN", "BEN", None))
    await again(tables, await tables.view(second), asked_by(104))
    at = await tables.view(second)
    assert at.seats == {"s1": Seat("s1", "BEN", BEN)}
    assert panel.vacant(at) == ()
    await store.close()
