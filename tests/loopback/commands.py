"""Application commands: how Discord gives them back, and how its client fills them in for a member who types."""

from __future__ import annotations

from typing import Any

from tests.loopback.model import Json, Member, listed

SUBCOMMAND, GROUP = 1, 2
STRING, INTEGER, BOOLEAN, USER, NUMBER = 3, 4, 5, 6, 10


class NotOffered(AssertionError):
    """Discord's client would not let a member type this."""


def stored(command: Json, id_: int, application: int) -> Json:
    """A command as Discord returns it: with its id, and all that it adds or leaves out."""
    options = [_stored_option(option) for option in listed(command, "options")]
    return {
        "id": str(id_),
        "application_id": str(application),
        "version": str(id_),
        "type": command.get("type", 1),
        "name": command["name"],
        "name_localizations": command.get("name_localizations") or None,
        "description": command.get("description", ""),
        "description_localizations": command.get("description_localizations") or None,
        "default_member_permissions": command.get("default_member_permissions"),
        "dm_permission": command.get("dm_permission", True),
        "contexts": command.get("contexts"),
        "integration_types": command.get("integration_types") or [0],
        "nsfw": command.get("nsfw", False),
        **({"options": options} if options else {}),
    }


def without_localizations(thing: Json) -> Json:
    """As Discord lists commands to those who do not ask for their languages."""
    kept = {key: value for key, value in thing.items() if not key.endswith("_localizations")}
    for part in ("options", "choices"):
        if part in kept:
            kept[part] = [without_localizations(each) for each in kept[part]]
    return kept


def _stored_option(option: Json) -> Json:
    """False and empty parts are left out, languages always said."""
    kept = {key: value for key, value in option.items() if value not in (False, [], None)}
    kept |= {key: option.get(key) or None for key in ("name_localizations", "description_localizations")}
    if "options" in kept:
        kept["options"] = [_stored_option(each) for each in kept["options"]]
    if "choices" in kept:
        kept["choices"] = [
            {**choice, "name_localizations": choice.get("name_localizations") or None} for choice in kept["choices"]
        ]
    return kept


def typed(commands: list[Json], path: str, given: dict[str, Any], focused: str | None = None) -> Json:
    """The data of an interaction for `/path option:value ...`; NotOffered where Discord's client would stop the member.

    `focused` is the option being typed: then nothing is checked yet (autocomplete).
    """
    names = path.split()
    command = next((one for one in commands if one["name"] == names[0] and one["type"] == 1), None)
    if command is None:
        raise NotOffered(f"there is no /{names[0]}")
    level, wrappers = command, list[Json]()
    for name in names[1:]:
        level = _named(level, name, path)
        wrappers.append({"name": level["name"], "type": level["type"]})
    resolved: Json = {}
    options = listed(level, "options")
    if any(option["type"] in (SUBCOMMAND, GROUP) for option in options):
        raise NotOffered(f"/{path} is a group")
    values = [_filled(_named(level, name, path), value, resolved, focused) for name, value in given.items()]
    missing = {option["name"] for option in options if option.get("required")} - set(given)
    if missing and focused is None:
        raise NotOffered(f"/{path} needs {sorted(missing)}")
    for wrapper in reversed(wrappers):
        wrapper["options"] = values
        values = [wrapper]
    data: Json = {"id": command["id"], "name": command["name"], "type": 1, "options": values}
    return data | ({"resolved": resolved} if resolved else {})


def _named(level: Json, name: str, path: str) -> Json:
    found = next((option for option in listed(level, "options") if option["name"] == name), None)
    if found is None:
        raise NotOffered(f"/{path} has no {name}")
    return found


def _filled(option: Json, value: Any, resolved: Json, focused: str | None) -> Json:
    if focused is None:
        _check(option, value)
    if isinstance(value, Member):
        resolved.setdefault("users", {})[str(value.id)] = value.user.payload()
        member = {**value.payload(), "permissions": str(value.permissions)}
        resolved.setdefault("members", {})[str(value.id)] = member
        value = str(value.id)
    filled: Json = {"name": option["name"], "type": option["type"], "value": value}
    return filled | ({"focused": True} if option["name"] == focused else {})


_TYPES: dict[int, type | tuple[type, ...]] = {
    STRING: str,
    INTEGER: int,
    BOOLEAN: bool,
    USER: Member,
    NUMBER: (int, float),
}


def _check(option: Json, value: Any) -> None:
    name = option["name"]
    if not isinstance(value, _TYPES[option["type"]]):
        raise NotOffered(f"{name} takes no {type(value).__name__}")
    choices = listed(option, "choices")
    if choices and value not in [choice["value"] for choice in choices]:
        raise NotOffered(f"{name} has no choice {value!r}")
    if option["type"] in (INTEGER, NUMBER):
        least, most = option.get("min_value"), option.get("max_value")
        if (least is not None and value < least) or (most is not None and value > most):
            raise NotOffered(f"{name} is {value}, not {least} to {most}")
    if option["type"] == STRING:
        least, most = option.get("min_length", 0), option.get("max_length", 6000)
        if not least <= len(value) <= most or not value:
            raise NotOffered(f"{name} has {len(value)} characters, not {least} to {most}")
