"""What an interaction brought, as the one who asked sees it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from simcord.backend import serializers
from simcord.results import InteractionResult, ResponseMessage

Json = dict[str, Any]

_UNSAID = re.compile(r"\{ ?\$|\bNone\b|\(\)|^\s|\s$|  |bot has no words")
"""What words look like when they failed: an empty argument, a doubled space, the sentence for what cannot be said."""


BUTTON, MENU = 2, 3
"""Discord's types of components."""

MOST_LABEL = 34
"""The most characters of a button that a phone shows."""


@dataclass(frozen=True)
class Offered:
    """A menu: what it says while nothing is chosen, its id, and its options' values by their labels."""

    placeholder: str
    id: str
    values: Mapping[str, str]

    @property
    def options(self) -> tuple[str, ...]:
        """What can be chosen."""
        return tuple(self.values)

    def __repr__(self) -> str:
        return f"{self.placeholder} -> {list(self.options)}"


def _offered(menu: dict[str, Any]) -> Offered:
    """A menu within Discord's limits, with no two options alike."""
    options: list[dict[str, Any]] = menu["options"]
    values = {str(option["label"]): str(option["value"]) for option in options}
    assert 1 <= len(options) <= 25
    assert len(values) == len(set(values.values())) == len(options), options
    assert all(0 < len(label) <= 100 and 0 < len(value) <= 100 for label, value in values.items())
    assert 0 < len(menu["placeholder"]) <= 150
    return Offered(menu["placeholder"], menu["custom_id"], values)


class Said:
    """One message of the bot's, as it is shown now. Each that is looked at must be sound: within Discord's limits, and in words."""

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

    @property
    def ids(self) -> tuple[tuple[str, str], ...]:
        """Its buttons in order: what they say, and their ids."""
        return tuple((each["label"], each["custom_id"]) for each in self._components if each["type"] == BUTTON)

    @property
    def menus(self) -> tuple[Offered, ...]:
        """Its menus in order."""
        return tuple(_offered(each) for each in self._components if each["type"] == MENU)

    def menu(self, placeholder: str) -> Offered:
        """The one menu that says this while nothing is chosen, or has an option of this label."""
        found = [menu for menu in self.menus if placeholder in (menu.placeholder, *menu.options)]
        assert len(found) == 1, f"no single menu {placeholder!r} among {self.menus}"
        return found[0]

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

    def value_of(self, placeholder: str, label: str) -> tuple[str, str]:
        """The id of a menu and the value of its option that says this."""
        menu = self.menu(placeholder)
        assert label in menu.options, f"no option {label!r} in {menu}"
        return menu.id, menu.values[label]

    def payload(self) -> dict[str, Any]:
        """The message as Discord sends it along with a press."""
        env = self.sent._env  # pyright: ignore[reportPrivateUsage] - simcord has no other way to a message's payload
        stored = env.backend.get_message(self.sent.channel_id, self.sent.id)
        return dict(serializers.message_payload(env.backend, stored))

    @property
    def _embed(self) -> dict[str, Any]:
        return dict(self.sent.embeds[0].to_dict()) if self.sent.embeds else {}

    @property
    def _components(self) -> Iterator[dict[str, Any]]:
        return (each for row in self.sent.components for each in row["components"])

    def _check(self) -> None:
        assert len(self.title) <= 256
        assert len("\n".join(self.lines)) <= 4096
        assert len(self.text) <= 6000
        assert len(self.sent.components) <= 5
        for row in self.sent.components:
            kinds = [each["type"] for each in row["components"]]
            assert kinds == [MENU] or (1 <= len(kinds) <= 5 and set(kinds) == {BUTTON}), kinds
        assert all(0 < len(label) <= MOST_LABEL for label in self.buttons), self.buttons
        custom_ids = [each["custom_id"] for each in self._components]
        assert len(set(custom_ids)) == len(custom_ids)
        assert all(len(custom_id) <= 100 for custom_id in custom_ids)
        shown = [text for menu in self.menus for text in (menu.placeholder, *menu.options)]
        for said in (self.title, *self.lines, self.footer, *self.buttons, *shown):
            assert _UNSAID.search(said) is None, said

    def __repr__(self) -> str:
        return f"<{'quietly' if self.ephemeral else 'to all'}: {self.text!r} {[*self.buttons, *self.menus]}>"


@dataclass(frozen=True)
class Heard:
    """The messages that one command or press brought, in order; the one that was pressed first, when it was changed."""

    result: InteractionResult
    messages: tuple[Said, ...]
    deferred: bool
    answered: bool
    """Whether the interaction itself was answered, rather than only followed up."""
    updated: Said | None = None
    """The message that was pressed, when that changed it."""

    @property
    def modal(self) -> Json | None:
        """The form that was opened."""
        return self.result.modal

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


def heard(result: InteractionResult, before: Json | None = None) -> Heard:
    """What came of an interaction; `before` is the message that was pressed, as it was."""
    pressed = _record(result).source_message_id
    response, updated = result.response, None
    if response is not None and response.id == pressed:
        response, updated = None, _changed(response, before, later=result.deferred)
    messages = [*([updated] if updated else []), *([Said(response)] if response else []), *map(Said, result.followups)]
    answered = response is not None or updated is not None
    return Heard(result, tuple(messages), result.deferred, answered, updated)


def _changed(pressed: ResponseMessage, before: Json | None, *, later: bool) -> Said | None:
    """The pressed message, if it was changed; one that was acknowledged first may have been left as it was."""
    said = Said(pressed)
    return None if later and (before is None or content(said) == content_of(before)) else said


def content(said: Said) -> Json:
    """All of a message that can be changed."""
    return content_of(said.payload())


def content_of(payload: Json) -> Json:
    """The same of a message as Discord sends it."""
    return {part: payload.get(part) for part in ("content", "embeds", "components", "attachments")}


def source_payload(result: InteractionResult) -> Json | None:
    """The message on which something was pressed, as Discord sends it; None when there is none."""
    record, backend = _record(result), result._env.backend  # pyright: ignore[reportPrivateUsage] - as below
    if record.source_message_id is None:
        return None
    return dict(serializers.message_payload(backend, backend.get_message(record.channel_id, record.source_message_id)))


def _record(result: InteractionResult) -> Any:
    return result._interaction  # pyright: ignore[reportPrivateUsage] - simcord tells nowhere else what was pressed
