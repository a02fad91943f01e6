"""Packs and the book as a server uses them: files that are taken, changed and sent back, and cards that are named once for ever."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from tests.journeys.heard import Heard, Said
from tests.journeys.table import Evening, Player
from tests.rules.test_packs import TEXT

_KEYED = TEXT.replace('key = "caribbean"', 'key = "our-deck"').replace(
    'title = "The Caribbean"', 'title = "Our *deck*"'
)
OURS = _KEYED.replace("sample = true", "sample = false")
SMALL = OURS[: OURS.index("[[cards]]")]


async def upload(player: Player, text: str | bytes, **more: Any) -> Heard:
    """Sends a file to the bot."""
    data = text.encode() if isinstance(text, str) else text
    return await player("pack upload", game="marauders", file=("our deck.toml", data), **more)


async def refused(player: Player, text: str | bytes, **more: Any) -> Said:
    """Sends a file that is not taken: one quiet message, and nothing is kept."""
    kept = player.night.ask("SELECT * FROM guild_packs ORDER BY key")
    said = (await upload(player, text, **more)).only
    assert said.ephemeral, said.text
    assert player.night.ask("SELECT * FROM guild_packs ORDER BY key") == kept
    return said


async def attached(said: Heard | Said) -> tuple[str, str]:
    """The one attachment of a message: its name and its text."""
    message = said.only if isinstance(said, Heard) else said
    (file,) = message.sent.attachments
    return file.filename, (await file.read()).decode()


# ------------------------------------------------------------------------------------------------ files


async def test_a_pack_is_taken_changed_sent_back_and_played(night: Evening) -> None:
    ada = night.player("Ada")
    given = await ada("pack template", game="marauders")
    name, text = await attached(given)
    assert given.ephemeral
    assert (name, text) == ("marauders-caribbean.toml", TEXT)
    said = await upload(
        ada, text.replace("Joost Wijnkoper", "Piet Hein").replace("sample = true", "sample = false"), key="Piets"
    )
    assert not said.ephemeral
    assert said.line.startswith(f"{ada.mention} added the pack “The Caribbean”: `piets`, with 34 cards.")
    assert "The Caribbean" in await ada.types("table start", "pack", "piets", game="marauders")
    started = await ada("table start", game="marauders", pack="piets")
    assert "invented samples" not in started.text
    assert night.ask("SELECT count(*) FROM tables WHERE pack <> (SELECT hash FROM guild_packs)") == [(0,)]
    drawn = await ada("event", card="Piet Hein")
    assert "Piet Hein" in drawn.text


async def test_a_pack_under_its_own_key_keeps_its_file_to_the_letter(night: Evening) -> None:
    ada = night.player("Ada")
    said = await upload(ada, OURS)
    assert r"“Our \*deck\*”: `our-deck`" in said.line
    assert (await attached(await ada("pack template", game="marauders", pack="OUR-deck")))[1] == OURS
    started = await ada("table start", game="marauders", pack="our-deck")
    assert r"Our \*deck\*" in started.text


async def test_the_list_tells_what_there_is(night: Evening) -> None:
    ada = night.player("Ada")
    await upload(ada, SMALL)
    said = await ada("pack list")
    assert said.ephemeral
    assert said.lines[0] == "**Packs for Merchants & Marauders**"
    assert said.lines[1] == (
        "**The Caribbean** (`caribbean`), which comes with the bot; its event cards are invented samples"
    )
    assert said.lines[2].startswith(rf"**Our \*deck\*** (`our-deck`), uploaded by {ada.mention} <t:")
    assert said.lines[3] == "Book: 0 of 34 cards"


async def test_a_pack_is_shown_by_the_kinds_of_its_cards(night: Evening) -> None:
    ada = night.player("Ada")
    assert (await ada("pack show", pack="The Caribbean")).title == (await ada("pack show", pack="caribbean")).title
    said = await ada("pack show", pack="Caribbean")
    assert said.title == "The Caribbean (caribbean)"
    assert "18 captain cards, 16 cards with icons, 0 with neither" in said.lines
    assert said.starting("**Dutch ship**: Joost Wijnkoper (Curacao, Scouting 2, Seamanship 3, Leadership 2), ")
    assert said.starting("**Late mail**: French ship W, English ship S, Dutch ship S")
    extra = SMALL + '[[cards]]\nkey = "calm"\ntitle = "@everyone <@1>"\ntext = "x"\n'
    await upload(ada, extra)
    assert (await ada("pack show", pack="our Deck")).title.endswith("(our-deck)")
    assert (await attached(await ada("pack template", game="marauders", pack="Our *deck*")))[1] == extra
    shown = await ada("pack show", pack="our-deck", game="marauders")
    assert "0 captain cards, 0 cards with icons, 1 with neither" in shown.lines
    assert shown.lines[-1].endswith("\\<@1>")
    assert "@everyone" not in shown.text
    assert not shown.only.sent.content
    assert "our-deck" in (await ada.refused("pack show", pack="atlantis")).line


async def test_a_pack_of_another_server_is_not_there(night: Evening) -> None:
    ada = night.player("Ada")
    await upload(ada, OURS)
    there = elsewhere(night, "Bea")
    assert "There is no pack “our-deck”" in (await there("table start", game="marauders", pack="our-deck")).line
    assert not [line for line in (await there("pack list")).lines if "our-deck" in line]


def elsewhere(night: Evening, name: str) -> Player:
    """Somebody on another server."""
    guild = night.env.create_guild("The Anchor")
    channel = guild.create_text_channel("campaign")
    member = guild.add_member(night.env.create_user(name.casefold(), global_name=name))
    return Player(night, member, channel, name)


# ------------------------------------------------------------------------------------------------ files that are not taken


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        (", scouting = 2", ", scouting = 12", r"cards\[0\].captain.scouting: there is “12”; expected is a whole number, 1-9."),
        ('"curacao", scouting', '"atlantis", scouting', r"cards\[0\].captain.zone: there is “atlantis”; expected is a zone of"),
        ('ship = "dutch"', 'ship = "danish"', r"cards\[0\].captain.ship: there is “danish”; expected is one of dutch english"),
        ('key = "joost-wijnkoper"', 'key = "Joost W"', r"cards\[0\].key: there is “Joost W”; expected is a key of small letters"),
        ('key = "joost-wijnkoper"', 'key = "whales"', "expected is something that is there only once."),
        ('title = "Dutch Naval Ship"\n', "", r"cards\[0\].title: nothing is there; expected is a text."),
        ('title = "Dutch Naval Ship"', "titel = 1", r"cards\[0\].titel: there is “titel”; expected is one of key title"),
        ("\nsample = false", '\nsample = "no"', "sample: there is “no”; expected is true or false."),
        ('S = "port-royal"', 'S = "tortuga"', r"zones\[1\].exits.S: there is “tortuga”; expected is that the zone there has"),
        ('"sloop S"', '"sloop up"', "expected is a ship and a letter, such as french N."),
    ],
)  # fmt: skip
async def test_what_is_wrong_is_told_with_its_place(night: Evening, old: str, new: str, problem: str) -> None:
    assert old in OURS
    said = await refused(night.player("Ada"), OURS.replace(old, new, 1))
    assert any(problem in line for line in said.lines), said.lines
    assert said.title.startswith("This is no pack yet: ")
    assert said.lines[-1] == "Counting starts at 0: cards[3] is the fourth card. Nothing was added."


async def test_all_that_is_wrong_is_told_at_once_the_rest_in_a_file(night: Evening) -> None:
    bad = "".join(f'[[cards]]\nkey = "<@{n}> {"x" * 55}"\ntitle = "T"\n' for n in range(80))
    said = await refused(night.player("Ada"), SMALL + bad)
    assert said.title == "This is no pack yet. The first 50 things that are wrong"
    assert said.lines[-3].startswith("... and ")
    assert len("\n".join(said.lines)) <= 3500
    name, text = await attached(said)
    assert name == "problems.txt"
    assert len(text.split("\n")) == 50
    assert "cards[49].key: there is “<@49> xxx" in text


@pytest.mark.parametrize(
    ("file", "sentence"),
    [
        (b"\xff\xfe\x00k", "The file is no text in UTF-8, so it is no pack."),
        (b"x" * 1024 * 1024, "The file is too large for a pack: at most 256 KiB."),
        ("# " + "a" * 4000, "Line 1 of the file is longer than 4,000 characters."),
        (SMALL + "a.b.c.d.e.f = 1", "The file has a key with more than 4 dots: “a.b.c.d.e.”."),
        ('a = { "b". c.\'d\' . e.f.g = 1 }', "The file has a key with more than 4 dots"),
        ("[" + "a." * 1500 + "a]", "The file has a key with more than 4 dots"),
        ("key = ", "The file is no TOML: line 1 cannot be read, from its character 7 on."),
        ("\n\nkey = 1 1", "The file is no TOML: line 3 cannot be read, from its character 9 on."),
        ("\n".join(["a = ["] + ["[" * 3000] * 20), "The file is no TOML: it cannot be read at all."),
        ("a = 1979-13-01", "The file is no TOML"),
        (SMALL.replace('name = "Nassau"', 'name = "New Nassau"'), "Other there: New Nassau."),
        (SMALL.replace('key = "our-deck"', 'key = "caribbean"'), "The key “caribbean” is taken by a pack of the bot's own."),
        (SMALL.replace('key = "our-deck"', 'key = "book"'), "The key “book” is taken by a pack of the bot's own."),
    ],
    ids=range(13),
)  # fmt: skip
async def test_hostile_files_are_refused_in_words(night: Evening, file: str | bytes, sentence: str) -> None:
    said = await refused(night.player("Ada"), file)
    assert sentence in said.line


@pytest.mark.parametrize("key", ["Our Deck", "-", "@everyone", "a" * 61])
async def test_a_key_that_is_none_is_refused(night: Evening, key: str) -> None:
    assert "is no key" in (await refused(night.player("Ada"), SMALL, key=key)).line


async def test_what_looks_like_a_deep_key_in_a_text_or_comment_is_none(night: Evening) -> None:
    """A text is a text, however it is written and however many quotes end it."""
    texts = '# a.b.c.d.e.f\ntext = """a.b.c.d.e.f"""\n', "text = '''\na.b.c.d.e.f = '''\n", 'text = "\\"a.b.c.d.e.f"\n'
    cards = "".join(f'[[cards]]\nkey = "k{n}"\ntitle = "T"\n{text}' for n, text in enumerate(texts))
    assert "with 3 cards" in (await upload(night.player("Ada"), SMALL + cards)).line


async def test_a_server_has_room_for_twenty_packs(night: Evening) -> None:
    ada = night.player("Ada")
    for number in range(20):
        await upload(ada, SMALL, key=f"deck-{number}")
    assert (await refused(ada, SMALL)).line.startswith("This server has 20 packs already")
    assert "put another pack in the place of `deck-3`" in (await upload(ada, SMALL, key="deck-3")).line


async def test_only_who_uploaded_a_pack_or_manages_the_channel_replaces_it(night: Evening) -> None:
    ada, ben = night.player("Ada"), night.player("Ben")
    await upload(ada, SMALL)
    said = await refused(ben, OURS)
    assert f"{ada.mention} uploaded that pack" in said.line
    await upload(ben, OURS, key="bens-deck")
    manager = night.player("Mia")
    allowed = Overwrite(manager.member.id, OverwriteType.MEMBER, discord.Permissions(manage_channels=True).value)
    night.env.backend.set_overwrite(night.here.id, allowed)
    assert "with 34 cards" in (await upload(manager, OURS)).line


async def test_a_table_keeps_the_pack_it_was_opened_with(night: Evening) -> None:
    ada = night.player("Ada")
    await upload(ada, OURS)
    await ada("table start", game="marauders", pack="our-deck")
    await upload(ada, OURS.replace("Joost Wijnkoper", "Piet Hein"))
    await night.restart()
    assert await ada.types("event", "card", "Joost") == ["Dutch Naval Ship: Joost Wijnkoper"]


# ------------------------------------------------------------------------------------------------ the book


async def ours(player: Player) -> None:
    """Opens a table that uses its own cards."""
    await player("table start", game="marauders")
    await player("table rules", switch="cards", value="ours")


async def test_a_card_named_once_is_completed_for_ever_in_this_server(night: Evening) -> None:
    ada = night.player("Ada")
    await ours(ada)
    await ada("enter", ship="sloop", zone="nassau", name="Mudcrab", scouting=4, seamanship=3)
    await ada("icons", moves="sloop N, dutch E, french S", title="A gale")
    await ada("other", title="Calm")
    assert (await ada("pack list")).starting("Book: 3 of 34 cards (pack `book`)")
    await night.restart()
    other = ada.at(night.channel("another"))
    await ours(other)
    assert await other.types("enter", "name", "mud") == ["Mudcrab"]
    assert await other.types("event", "card", "") == ["A gale", "Calm", "Mudcrab"]
    await other("event", card="Mudcrab")
    sloop = next(ship for ship in night.state(other.channel)["ships"] if ship["key"] == "sloop")
    (card,) = sloop["queued"]
    assert (card["name"], card["zone"], card["scouting"], card["seamanship"]) == ("Mudcrab", "nassau", 4, 3)
    assert await other.types("enter", "name", "") == []
    assert "A gale" in (await other("icons", title="a gale")).text
    assert await there_is_nothing(night)


async def there_is_nothing(night: Evening) -> bool:
    """Whether another server knows none of the cards."""
    there = elsewhere(night, "Bea")
    await ours(there)
    assert "There is no event card" in (await there("event", card="A gale")).text
    return await there.types("enter", "name", "") == []


async def test_the_book_is_a_file_and_a_pack(night: Evening) -> None:
    ada = night.player("Ada")
    assert "There is no pack “book”" in (await ada.refused("pack template", game="marauders", pack="book")).line
    await ours(ada)
    await ada("enter", ship="sloop", zone="nassau", name="Mudcrab")
    name, text = await attached(await ada("pack template", game="marauders", pack="book"))
    assert name == "marauders-book.toml"
    assert text.startswith("# Our own cards, as a pack for Merchants & Marauders.\n# The event cards are those")
    assert "sample = false" in text
    assert "with one card" in (await upload(ada, text, key="ours")).line
    shown = await ada("pack show", pack="book")
    assert shown.starting("**Sloop**: Mudcrab (Nassau, Scouting 2, assumed)")
    other = ada.at(night.channel("another"))
    started = await other("table start", game="marauders", pack="book")
    assert "invented samples" not in started.text
    assert "Mudcrab" in (await other("event")).text


async def test_a_name_that_is_nearly_known_is_asked_about(night: Evening) -> None:
    ada = night.player("Ada")
    await ours(ada)
    await ada("enter", ship="sloop", zone="nassau", name="Mudcrab", scouting=4)
    said = await ada.refused("enter", ship="frigate", zone="Santo Domingo", name="Mudcrabb", scouting=3, seamanship=2)
    assert said.line == "“Mudcrabb” is all but a known card, “Mudcrab”. Which one is it?"
    assert said.buttons == ("New: Mudcrabb", "Mudcrab")
    await night.restart()
    await ada.press(said, "New: Mudcrabb")
    frigate = next(ship for ship in night.state()["ships"] if ship["key"] == "frigate")
    (card,) = frigate["queued"]
    assert (card["name"], card["zone"], card["scouting"], card["seamanship"]) == ("Mudcrabb", "santo-domingo", 3, 2)
    assert await ada.types("event", "card", "mudcrab") == []
    assert [name for (name,) in night.ask("SELECT key FROM book")] == ["captain-mudcrab", "captain-mudcrabb"]


async def test_the_known_card_is_one_tap_away(night: Evening) -> None:
    ada = night.player("Ada")
    await ours(ada)
    await ada("enter", ship="sloop", zone="nassau", name="Mudcrab", scouting=4)
    await ada("round")
    said = await ada.refused("enter", name="Mudcrb")
    assert said.buttons == ("Mudcrab",)
    await ada.press(said, "Mudcrab")
    sloop = next(ship for ship in night.state()["ships"] if ship["key"] == "sloop")
    assert [card["scouting"] for card in sloop["queued"]] == [4]


async def test_a_card_that_cannot_be_kept_harms_nothing(night: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    from storage.sqlite import SqliteStore
    from storage.store import Unavailable

    async def fails(*_: Any) -> None:
        raise Unavailable

    ada = night.player("Ada")
    await ours(ada)
    with monkeypatch.context() as patched:
        patched.setattr(SqliteStore, "learn", fails)
        assert "Mudcrab" in (await ada("enter", ship="sloop", zone="nassau", name="Mudcrab")).text
    assert night.ask("SELECT count(*) FROM book") == [(0,)]
    await ada("enter", ship="sloop", zone="nassau", name="Mudcrab")
    assert night.ask("SELECT count(*) FROM book") == [(1,)]
