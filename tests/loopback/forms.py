"""Forms: how Discord's client sends one that a member has filled in."""

from __future__ import annotations

import random
from collections.abc import Mapping

from tests.loopback.model import Json, listed


class NotTaken(AssertionError):
    """Discord's client would not let a member send this."""


def filled_in(modal: Json, filled: Mapping[str, str]) -> Json:
    """What is sent: by the ids of the parts text, the label of an option or a member's id; else what stood in them at first."""
    parts: list[Json] = modal["components"]
    known = {control["custom_id"] for part in parts for control in _controls(part)}
    if not set(filled) <= known:
        raise NotTaken(f"{sorted(set(filled) - known)} are no parts of this form: {sorted(known)}")
    return {"custom_id": modal["custom_id"], "components": [_sent(part, filled) for part in parts]}


def _controls(part: Json) -> list[Json]:
    return [part["component"]] if "component" in part else listed(part, "components")


def _sent(part: Json, filled: Mapping[str, str]) -> Json:
    """A label or a row as it comes back."""
    inside = [_control(control, filled.get(control["custom_id"])) for control in _controls(part)]
    return {"type": part["type"]} | ({"component": inside[0]} if "component" in part else {"components": inside})


def _control(control: Json, given: str | None) -> Json:
    sent: Json = {"type": control["type"], "custom_id": control["custom_id"]}
    if control["type"] == 4:
        text = (control.get("value") or "") if given is None else given
        if len(text) > (control.get("max_length") or 4000) or (control.get("required", True) and not text):
            raise NotTaken(f"{text!r} in {control}")
        return sent | {"value": text}
    return sent | {"values": _chosen(control, given)}


def _chosen(menu: Json, given: str | None) -> list[str]:
    options, picked = listed(menu, "options"), listed(menu, "default_values")
    if given is None:
        chosen = [option["value"] for option in options if option.get("default")] + [one["id"] for one in picked]
    elif menu["type"] == 3:
        chosen = [option["value"] for option in options if option["label"] == given]
    else:
        chosen = [given]
    if (given and not chosen) or (menu.get("required", True) and not chosen):
        raise NotTaken(f"{given!r} in {menu}")
    return chosen


def anything(modal: Json, chance: random.Random) -> dict[str, str]:
    """Something that each part of a form takes, and that may make sense to the bot or not."""
    controls = [control for part in modal["components"] for control in _controls(part)]
    filled: dict[str, str] = {}
    for control in controls:
        if control["type"] == 3:
            filled[control["custom_id"]] = chance.choice(control["options"])["label"]
        elif control["type"] == 4:
            filled[control["custom_id"]] = chance.choice(("1", "2 3", "Bess"))[: control.get("max_length") or 4000]
    return filled
