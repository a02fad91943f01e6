"""Commands are registered when they differ from what Discord has, and never for nothing."""

from __future__ import annotations

import pytest

from bot.registration import register
from tests.journeys.table import Evening


def calls(night: Evening) -> list[str]:
    """What was asked of Discord about the commands, in order."""
    return [each.method for each in night.env.http_requests if each.path.endswith("/commands")]


async def test_commands_are_put_only_when_they_differ(night: Evening) -> None:
    """One GET at each start, one PUT at the first; then only when Discord has something else."""

    assert calls(night) == ["GET", "PUT"]
    await night.restart()
    assert calls(night) == ["GET", "PUT", "GET"]
    stored = night.env.backend.find_command("table", night.guild.id)
    assert stored is not None
    stored["options"][0]["description"] = "Something else"
    await night.restart()
    assert calls(night)[3:] == ["GET", "PUT"]
    await night.restart()
    assert calls(night)[5:] == ["GET"]
    found = night.env.backend.find_command("table", night.guild.id)
    assert found is not None
    assert found["options"][0]["description"] != "Something else"


async def test_another_shard_puts_nothing(night: Evening) -> None:
    """It only learns the commands' ids."""
    ids = await register(night.bot, night.bot.tree, put=True)
    stored = night.env.backend.find_command("table", night.guild.id)
    assert stored is not None
    stored["description"] = "Something else"
    assert await register(night.bot, night.bot.tree, put=False) == ids
    assert calls(night).count("PUT") == 1


@pytest.mark.parametrize("change", ["missing", "further", "option", "choice", "required", "context"])
async def test_every_difference_counts(night: Evening, change: str) -> None:
    """A command that is gone or new, an option, a choice, what must be given, and where."""
    backend = night.env.backend
    stored = backend.find_command("marauders", night.guild.id)
    assert stored is not None
    captain = stored["options"][0]["options"]
    match change:
        case "missing":
            stored["name"] = "marauder"
        case "further":
            stored["options"].append(dict(stored["options"][1], name="dive"))
        case "option":
            captain.pop()
        case "choice":
            captain[0]["choices"].pop()
        case "required":
            captain[0]["required"] = False
        case _:
            stored["contexts"] = [0, 1]
    await night.restart()
    assert calls(night) == ["GET", "PUT", "GET", "PUT"]
