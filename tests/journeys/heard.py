"""What an interaction brought, as the one who asked sees it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from simcord.backend import serializers
from simcord.results import InteractionResult, ResponseMessage

_UNSAID = re.compile(r"\{ ?\$|\bNone\b|\(\)|^\s|\s$|  |bot has no words")
"""What words look like when they failed: an empty argument, a doubled space, the sentence for what cannot be said."""


class Said:
    """One message of the bot's. Each that is looked at must be sound: within Discord's limits, and in words."""

    def __init__(self, sent: ResponseMessage) -> None:
        """`sent` is the message as simcord keeps it."""
        self.sent = sent
        self._check()

    @property
    def ephemeral(self) -> bool:
        """Whether only the one who asked sees it."""
        return self.sent.ephemeral

    @property
    def title(self) -> str:
        """The title of its embed."""
        return self._embed.get("title") or ""

    @property
    def lines(self) -> tuple[str, ...]:
        """The lines of its embed."""
        text: str = self._embed.get("description") or ""
        return tuple(text.split("\n")) if text else ()

    @property
    def line(self) -> str:
        """Its one line."""
        (line,) = self.lines
        return line

    @property
    def footer(self) -> str:
        """The footer of its embed."""
        return str(self._embed.get("footer", {}).get("text", ""))

    @property
    def text(self) -> str:
        """All that it says."""
        return "\n".join(each for each in (self.sent.content, self.title, *self.lines, self.footer) if each)

    @cached_property
    def ids(self) -> tuple[tuple[str, str], ...]:
        """Its buttons in order: what they say, and their ids."""
        return tuple((each["label"], each["custom_id"]) for row in self.sent.components for each in row["components"])

    @property
    def buttons(self) -> tuple[str, ...]:
        """What its buttons say."""
        return tuple(label for label, _ in self.ids)

    def id_of(self, label: str) -> str:
        """The id of the one button that says this."""
        found = [custom_id for each, custom_id in self.ids if each == label]
        assert len(found) == 1, f"no single button {label!r} among {self.buttons}"
        return found[0]

    def starting(self, text: str) -> str:
        """The one line that begins so."""
        found = [line for line in self.lines if line.startswith(text)]
        assert len(found) == 1, f"no single line {text!r} in {self.lines}"
        return found[0]

    @property
    def undo(self) -> str:
        """What its Undo button says."""
        (label,) = (label for label in self.buttons if label.startswith("Undo: "))
        return label

    def payload(self) -> dict[str, Any]:
        """The message as Discord sends it along with a press."""
        env = self.sent._env  # pyright: ignore[reportPrivateUsage] - simcord has no other way to a message's payload
        stored = env.backend.get_message(self.sent.channel_id, self.sent.id)
        return dict(serializers.message_payload(env.backend, stored))

    @property
    def _embed(self) -> dict[str, Any]:
        return dict(self.sent.embeds[0].to_dict()) if self.sent.embeds else {}

    def _check(self) -> None:
        assert len(self.title) <= 256
        assert len("\n".join(self.lines)) <= 4096
        assert len(self.text) <= 6000
        assert len(self.sent.components) <= 5
        assert all(1 <= len(row["components"]) <= 5 for row in self.sent.components)
        assert all(0 < len(label) <= 80 and len(custom_id) <= 100 for label, custom_id in self.ids)
        assert len({custom_id for _, custom_id in self.ids}) == len(self.ids)
        for said in (self.title, *self.lines, self.footer, *self.buttons):
            assert _UNSAID.search(said) is None, said

    def __repr__(self) -> str:
        return f"<{'quietly' if self.ephemeral else 'to all'}: {self.text!r} {list(self.buttons)}>"


@dataclass(frozen=True)
class Heard:
    """The messages that one command or press brought, in order."""

    messages: tuple[Said, ...]
    deferred: bool
    answered: bool
    """Whether the interaction itself was answered, rather than only followed up."""

    @property
    def only(self) -> Said:
        """The one message there is."""
        (said,) = self.messages
        return said

    @property
    def last(self) -> Said:
        """The answer itself: what comes after anything that was owed."""
        return self.messages[-1]

    @property
    def title(self) -> str:
        """The title of the answer."""
        return self.only.title

    @property
    def lines(self) -> tuple[str, ...]:
        """The lines of the answer."""
        return self.only.lines

    @property
    def line(self) -> str:
        """The one line of the answer."""
        return self.only.line

    @property
    def text(self) -> str:
        """All that the answer says."""
        return self.only.text

    @property
    def footer(self) -> str:
        """The footer of the answer."""
        return self.only.footer

    @property
    def buttons(self) -> tuple[str, ...]:
        """What the answer's buttons say."""
        return self.only.buttons

    @property
    def ephemeral(self) -> bool:
        """Whether only the one who asked sees the answer."""
        return self.only.ephemeral

    @property
    def undo(self) -> str:
        """What the answer's Undo button says."""
        return self.only.undo

    def starting(self, text: str) -> str:
        """The one line of the answer that begins so."""
        return self.only.starting(text)


def heard(result: InteractionResult) -> Heard:
    """What came of an interaction."""
    response = [] if result.response is None else [result.response]
    return Heard(tuple(Said(each) for each in (*response, *result.followups)), result.deferred, bool(response))
