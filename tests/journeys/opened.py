"""A form as a player has it before him: what its parts hold, and what is filled in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.journeys.effort import MENU, SEND
from tests.journeys.heard import Heard

if TYPE_CHECKING:
    from tests.journeys.table import Evening, Player


class Opened:
    """A form that a player has before him; each that is opened must be sound."""

    def __init__(self, player: Player, opening: Heard) -> None:
        """`opening` is what opened it."""
        assert opening.modal is not None
        self._player = player
        self._opening = opening
        self.title: str = opening.modal["title"]
        self.id: str = opening.modal["custom_id"]
        self.parts = tuple(FormPart(each["label"], each["component"]) for each in opening.modal["components"])
        assert 0 < len(self.title) <= 45
        assert len(self.id) <= 100
        assert 1 <= len(self.parts) <= 5

    def part(self, key: str) -> FormPart:
        """The part of this key, for which `_` may stand instead of `-`."""
        (part,) = (part for part in self.parts if part.key in (key, key.replace("_", "-")))
        return part

    async def send(self, **values: Any) -> Heard:
        """Sends it with these values, by the keys of its parts: text, the label or key of a choice, a player, a file.

        All else is as it was when it opened.
        """
        filled: dict[str, Any] = {part.key: part.first(self._player.night) for part in self.parts}
        tally, who = self._player.night.tally, self._player.name
        for key, value in values.items():
            part = self.part(key)
            new = part.read(value)
            if new != filled[part.key]:
                tally.type(who, new) if part.is_text else tally.tap(who, MENU)
            filled[part.key] = new
        tally.tap(who, SEND)
        return await self._player.submit(self._opening, filled)


class FormPart:
    """A line or menu of a form."""

    def __init__(self, label: str, component: dict[str, Any]) -> None:
        """`component` is what stands under the label, as Discord has it."""
        self.label = label
        self.key: str = component["custom_id"]
        self.is_text: bool = component["type"] == 4
        self.longest: int = component.get("max_length") or 4000
        self.required: bool = component.get("required", True)
        self._is_menu: bool = component["type"] == 3
        self._is_file: bool = component["type"] == 19
        self._component = component
        assert 0 < len(label) <= 45
        assert len(component.get("placeholder") or "") <= (100 if self.is_text else 150)

    @property
    def value(self) -> str:
        """The text that stands in it as it opens, or the label of what is chosen."""
        chosen = [option["label"] for option in self._component.get("options", ()) if option.get("default")]
        return (self._component.get("value") or "") if self.is_text else "".join(chosen)

    @property
    def hint(self) -> str:
        """What stands in it as long as it is empty."""
        return self._component.get("placeholder") or ""

    @property
    def options(self) -> tuple[str, ...]:
        """What can be chosen."""
        return tuple(option["label"] for option in self._component.get("options", ()))

    def first(self, night: Evening) -> Any:
        """What it holds as it opens."""
        if self.is_text:
            return self.value
        if self._is_menu:
            return [option["value"] for option in self._component["options"] if option.get("default")]
        if self._is_file:
            return []
        members = {str(player.member.id): player.member for player in night.players.values()}
        return [members[str(each["id"])] for each in self._component.get("default_values") or ()]

    def read(self, value: Any) -> Any:
        """What it holds once this is filled in."""
        if self.is_text:
            return str(value)
        if value is None:
            return []
        if self._is_file:
            return [value]
        if not self._is_menu:
            return [value.member]
        found = [each["value"] for each in self._component["options"] if value in (each["label"], each["value"])]
        assert len(found) == 1, f"no single choice {value!r} among {self.options}"
        return found
