"""Seats: who sits where, what they are called, and who plays them."""

from __future__ import annotations

import pytest

from tests.journeys.boards import Crew, hunted
from tests.journeys.heard import heard
from tests.journeys.table import Evening


async def opened(night: Evening) -> Crew:
    """A table at which nobody sits yet."""
    crew = Crew(night.player("Ben"), night.player("Ada"), night.player("Cleo"))
    await crew.ben("table start", game="marauders")
    return crew


def order(night: Evening) -> list[str]:
    """The seats' names in seating order, as the file has them."""
    names: dict[str, str] = {str(key): str(name) for key, name in night.ask("SELECT key, name FROM seats")}
    return [names[key] for key in night.state()["seats"]]


async def test_a_captain_takes_the_name_of_who_plays_him(night: Evening) -> None:
    """And the first number that makes it free; who has several is told so, as he may have meant to put one right."""
    ben, ada, _ = await opened(night)
    for name in ("Ben", "Ben 2", "Ben 3"):
        joined = await ben("captain", nation="english", zone="nassau")
        assert joined.lines[0].startswith(f"{name} is an English captain")
    several = f"{ben.mention} has several seats now: Ben, Ben 2 and Ben 3."
    assert joined.lines[1:] == (f"{several} If a seat was only to be put right: Undo, then /table correct",)
    assert len((await ada("captain", nation="dutch", zone="curacao", name="Ben 4")).lines) == 1
    assert (await ben("captain", nation="english", zone="nassau")).lines[0].startswith("Ben 5 is")
    double = night.player("Ben")
    assert (await double("captain", nation="english", zone="nassau")).line.startswith("Ben 6 is")
    grace = await ada("captain", nation="english", zone="nassau", player=double, name="Grace")
    assert grace.lines[0].startswith("Grace is")
    assert order(night) == ["Ben", "Ben 2", "Ben 3", "Ben 4", "Ben 5", "Ben 6", "Grace"]


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("@everyone", "@\u200beveryone"),
        ("**Bold**", "\\*\\*Bold\\*\\*"),
        ("<@1234>", "\\<@1234>"),
        ("a\nb\tc", "a b c"),
        ("Zoë", "Zoë"),
        ("海賊", "海賊"),
        ("\u202egnp.exe", "gnp.exe"),
        ("x" * 60, "x" * 32),
        ("none", "none"),
        ("Sloop", "Sloop"),
        ("{ seat }", "{ seat }"),
        ("s1 the First", "s1 the First"),
    ],
)
async def test_names_are_only_names(night: Evening, name: str, shown: str) -> None:
    """Whatever is typed: it mentions nobody, formats nothing, and the seat is found by it."""
    ben, _, _ = await opened(night)
    joined = await ben("captain", nation="english", zone="nassau", name=name)
    assert joined.line == f"{shown} is an English captain, in the port of Nassau."
    began = await ben("turn", seat=name)
    assert began.line == f"{shown}'s turn begins, in the port of Nassau."
    assert (await ben("table show")).lines[0] == f"Round 1. {shown}'s turn."
    await ben("table seat", name="Ada", after=name)
    assert (await ben("table log")).lines[0].startswith("#4 Ada took a seat")
    assert order(night)[1] == "Ada"


async def test_names_that_cannot_be(night: Evening) -> None:
    """Taken in any case or accent, empty, or like a seat's key."""
    ben, ada, _ = await opened(night)
    await ben("captain", nation="english", zone="nassau", name="Zoë")
    for name in ("zoe", "ZOË", " zoë ", "z-o-e", "**Zoe**"):
        said = await ada.refused("captain", nation="dutch", zone="curacao", name=name)
        assert said.line.endswith("is a name at this table already. Choose another.")
    for name in ("s1", "S9", " s12 "):
        said = await ada.refused("captain", nation="dutch", zone="curacao", name=name)
        assert said.line.endswith("is what a seat itself is called. Choose another name.")
    for name in ("   ", "***", "\u200b\u200d", "\u3164"):
        said = await ada.refused("captain", nation="dutch", zone="curacao", name=name)
        assert said.line.startswith("Nothing is left of that name")


async def test_seats_in_their_order(night: Evening) -> None:
    """New at the end or after somebody, moved later; each an entry that can be taken back."""
    ben, ada, cleo = await opened(night)
    first = await ben("table seat", name="Dora")
    assert first.ephemeral
    assert first.line == "Dora takes the first seat."
    assert (await ben("table seat", name="Eve", member=ada)).line == "Eve sits to the left of Dora."
    assert (await ben("table seat", name="Fay", after="dora")).line == "Fay sits to the left of Dora."
    assert order(night) == ["Dora", "Fay", "Eve"]
    assert (await ben("table seat", name="dora", after="s2")).line == "Dora sits to the left of Eve."
    assert order(night) == ["Fay", "Eve", "Dora"]
    moved = await ben("table seat", name="Grace", seat="Fay", after="Eve", member=cleo)
    assert moved.line == "Grace sits to the left of Eve."
    assert order(night) == ["Eve", "Grace", "Dora"]
    assert (await ben("table undo")).lines[0] == "Taken back: Grace changed places."
    assert order(night) == ["Grace", "Eve", "Dora"]
    kept = "The seat was there already, without a captain."
    assert (await ada("captain", nation="dutch", zone="curacao")).lines == (
        "Eve is a Dutch captain, in the port of Curacao.",
        kept,
    )
    assert (await cleo("captain", nation="dutch", zone="curacao")).starting("Grace is a Dutch captain")
    assert (await ben("captain", nation="english", zone="nassau", name="Dora")).starting(kept)
    assert order(night) == ["Grace", "Eve", "Dora"]
    assert (await cleo("turn")).line.startswith("Grace's turn begins")


async def test_names_and_members_are_beside_the_ledger(night: Evening) -> None:
    """They make no entry, undo does not touch them, and everything that was said is said with the new names."""
    ben, ada, cleo = await hunted(night)
    renamed = await ben("table seat", name="Grace", seat="ada")
    assert renamed.ephemeral
    assert renamed.line == f"The seat is called Grace, and {ada.mention} plays it."
    given = await ben("table seat", name="grace", member=cleo)
    assert given.line == f"The seat is called Grace, and {cleo.mention} plays it."
    both = await ben("table seat", name="Ada", seat="GRACE", member=ada)
    assert both.line == f"The seat is called Ada, and {ada.mention} plays it."
    assert night.entries() == 5
    await ben("table seat", name="Mary Read", seat="s2")
    await ben("table undo")
    await ben("table redo")
    log = await ben("table log")
    assert log.lines[2].startswith("#3 Mary Read joined in Nassau")
    assert (await ada("turn")).line == "Mary Read's turn begins, in the port of Nassau."
    await night.restart()
    assert "Mary Read: Nassau" in (await ben("table show")).text
    assert (await ada("table why", entry=3)).title == "Entry 3: Mary Read joined in Nassau"


async def test_a_seat_is_given_and_moved_without_saying_its_name(night: Evening) -> None:
    """The one that is named, else one's own; one that has no name of its own, too."""
    ben, ada, cleo = await hunted(night)
    given = await ben("table seat", seat="Ada", member=cleo)
    assert given.line == f"The seat is called Ada, and {cleo.mention} plays it."
    moved = await ben("table seat", after="Cleo")
    assert moved.line == "Ben sits to the left of Cleo."
    dora = night.player("Dora")
    assert (await ben("table seat", member=dora)).line == f"The seat is called Ben, and {dora.mention} plays it."
    refused = await ada.refused("table seat", member=ada)
    assert refused.lines[0].startswith("You have no seat")
    nothing = await ben.refused("table seat", seat="Ada")
    assert nothing.line == "Ada is as it was. Say what should change: a member, or after which seat it comes."


async def test_a_refused_move_changes_nothing(night: Evening) -> None:
    """Neither the name nor the member, while a question waits."""
    ben, _, cleo = await hunted(night)
    await ben("icons", moves="sloop E")
    for more in ({"after": "Cleo"}, {}):
        refused = await ben.refused("table seat", name="Grace", seat="Ada", member=cleo, **more)
        assert refused.lines[0].startswith("The table waits for an answer first.")
    assert night.ask("SELECT name, member FROM seats WHERE key = 's2'") == [("Ada", night.players["Ada"].member.id)]


async def test_three_at_once_do_not_get_one_name(night: Evening) -> None:
    """Who comes first has it; the others are told that it is taken."""
    crew = await hunted(night)
    begun = [each.begin("table seat", name="Same", seat=f"s{number}") for number, each in enumerate(crew, start=1)]
    await night.env.settle()
    said = sorted(heard(each).line for each in begun)
    assert [line.startswith("The seat is called Same") for line in said] == [False, False, True]
    assert said[0] == said[1] == "Same is a name at this table already. Choose another."
    assert len({name for (name,) in night.ask("SELECT name FROM seats")}) == 3


async def test_a_name_that_can_come_back_is_taken(night: Evening) -> None:
    """A captain who was taken back keeps his name until something else happens instead."""
    ben, ada, _ = await hunted(night)
    dora = night.player("Dora")
    await dora("captain", nation="dutch", zone="curacao", name="Blackbeard")
    await ben("turn")
    for _ in range(2):
        await ben("table undo")
    refused = await ben.refused("table seat", name="Blackbeard", seat="Ada")
    assert refused.line == "Blackbeard is a name at this table already. Choose another."
    await ben("table redo")
    await ben("table undo")
    await ada("turn")
    assert (await ben("table seat", name="Blackbeard", seat="Ada")).line.startswith("The seat is called Blackbeard")
    assert (await ben("table redo")).lines[0].startswith("There is nothing to do again")


async def test_a_vacant_seat_and_who_takes_it(night: Evening) -> None:
    """One that nobody played gets its member; one that is kept for somebody is nobody else's."""
    ben, ada, cleo = await opened(night)
    await ben("table seat", name="Dora")
    await ben("table seat", name="Eve", member=ada)
    refused = await cleo.refused("captain", nation="dutch", zone="curacao", name="eve")
    assert refused.line == "Eve is a name at this table already. Choose another."
    await cleo("captain", nation="dutch", zone="curacao", name="Dora")
    assert (await cleo("turn")).line.startswith("Dora's turn begins")
    await ben("captain", nation="dutch", zone="curacao", name="Eve", player=ada)
    assert (await ada("turn")).line.startswith("Eve's turn begins")
    assert night.ask("SELECT count(*) FROM seats") == [(2,)]


async def test_a_seat_that_is_where_it_shall_be_is_no_entry(night: Evening) -> None:
    """After itself, or after whom it sits already; but a new name is given all the same."""
    ben, ada, _ = await hunted(night)
    for after in ("Ada", "Ben"):
        refused = await ben.refused("table seat", name="Ada", after=after)
        assert refused.line == "Ada is as it was. Say what should change: a member, or after which seat it comes."
    named = await ben("table seat", name="Mary", seat="Ada", after="Ben")
    assert named.line == f"The seat is called Mary, and {ada.mention} plays it."
    assert night.entries() == 5


async def test_signs_are_names_too(night: Evening) -> None:
    """Of members whose names have no letters, nobody acts for the other; who has no name at all is a player."""
    ben, _, _ = await opened(night)
    fire, fox, still = night.player("🔥"), night.player("🦊"), night.player("\u200b")
    for each in (fire, fox, still):
        await each("captain", nation="dutch", zone="curacao")
    assert order(night) == ["🔥", "🦊", "Player"]
    assert (await ben("turn", seat="🦊")).line.startswith("🦊's turn begins")
    given = await ben("table seat", name="🦊", member=ben)
    assert given.line == f"The seat is called 🦊, and {ben.mention} plays it."
    for seat in ("!!!", "   ", "🐙"):
        assert (await ben.refused("turn", seat=seat)).line.startswith("There is no seat")


async def test_a_full_table(night: Evening) -> None:
    """Twelve seats, and no more."""
    ben, _, _ = await opened(night)
    for number in range(1, 13):
        await ben("table seat", name=f"Number {number}")
    for command, more in (("table seat", {"name": "Zed"}), ("captain", {"nation": "dutch", "zone": "curacao"})):
        refused = await ben.refused(command, **more)
        assert refused.line == "The table has room for 12 seats, and all are taken."
