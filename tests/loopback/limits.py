"""Discord's limits: what is wrong with a message, a form, a list of choices or a set of commands that the bot sends."""

from __future__ import annotations

import re
from collections.abc import Iterator

from tests.loopback.model import EPHEMERAL, Json, inner, listed

_EMBED_TEXTS = {"title": 256, "description": 4096}
_COMMAND_NAME = re.compile(r"^[-_'\w]{1,32}$")
_MESSAGE_FLAGS = 1 << 2 | EPHEMERAL | 1 << 12
"""What a bot may set: no embeds, ephemeral, silent."""


def message_faults(body: Json, files: dict[str, bytes], *, edit: bool = False) -> Iterator[str]:
    """What Discord would refuse in a message; an edit may leave parts out."""
    yield from _length("content", body.get("content") or "", 0, 2000)
    yield from _embeds(listed(body, "embeds"))
    yield from _components(listed(body, "components"))
    yield from _attachments(listed(body, "attachments"), files)
    yield from _length("nonce", str(body.get("nonce") or ""), 0, 25)
    if (body.get("flags") or 0) & ~_MESSAGE_FLAGS:
        yield f"flags {body['flags']} may not be set by a bot"
    if (
        not edit
        and not any(body.get(part) for part in ("content", "embeds", "attachments", "components"))
        and not files
    ):
        yield "an empty message"


def _length(what: str, text: str, least: int, most: int) -> Iterator[str]:
    if not least <= len(text) <= most:
        yield f"{what} has {len(text)} characters, not {least} to {most}: {text[:60]!r}"


def _count(what: str, things: list[Json], most: int) -> Iterator[str]:
    if len(things) > most:
        yield f"{len(things)} {what}, at most {most}"


def _embeds(embeds: list[Json]) -> Iterator[str]:
    yield from _count("embeds", embeds, 10)
    total = 0
    for embed in embeds:
        for part, most in _EMBED_TEXTS.items():
            yield from _length(f"embed {part}", embed.get(part) or "", 0, most)
            total += len(embed.get(part) or "")
        entries = listed(embed, "fields")
        yield from _count("embed fields", entries, 25)
        for entry in entries:
            yield from _length("field name", entry["name"], 1, 256)
            yield from _length("field value", entry["value"], 1, 1024)
            total += len(entry["name"]) + len(entry["value"])
        footer = inner(embed, "footer").get("text") or ""
        author = inner(embed, "author").get("name") or ""
        yield from _length("embed footer", footer, 0, 2048)
        yield from _length("embed author", author, 0, 256)
        total += len(footer) + len(author)
        if not any(
            embed.get(part) for part in ("title", "description", "fields", "footer", "author", "image", "thumbnail")
        ):
            yield "an empty embed"
    if total > 6000:
        yield f"embeds have {total} characters, at most 6000"


def _components(rows: list[Json]) -> Iterator[str]:
    yield from _count("rows", rows, 5)
    ids: list[str] = []
    for row in rows:
        if row["type"] != 1:
            yield f"component {row['type']} outside a row"
            continue
        parts: list[Json] = row["components"]
        yield from _row(parts)
        ids += [part["custom_id"] for part in parts if part.get("custom_id")]
    if len(set(ids)) != len(ids):
        yield f"the same custom_id twice in one message: {ids}"


def _row(parts: list[Json]) -> Iterator[str]:
    menus = [part for part in parts if part["type"] != 2]
    if not parts or len(parts) > 5 or (menus and len(parts) > 1):
        yield f"a row of {len(parts)} components, {len(menus)} of them menus"
    for part in parts:
        if part["type"] == 2:
            yield from _button(part)
        elif part["type"] == 3:
            yield from _menu(part)
        elif not 5 <= part["type"] <= 8:
            yield f"component {part['type']} in a message's row"
        else:
            yield from _length("custom_id", part["custom_id"], 1, 100)


def _button(part: Json) -> Iterator[str]:
    yield from _length("label", part.get("label") or "", 0 if part.get("emoji") else 1, 80)
    if part["style"] == 5:
        if not part.get("url") or part.get("custom_id"):
            yield "a link button needs a url and no custom_id"
    else:
        yield from _length("custom_id", part.get("custom_id") or "", 1, 100)
        if part["style"] not in {1, 2, 3, 4}:
            yield f"button style {part['style']}"


def _menu(part: Json) -> Iterator[str]:
    yield from _length("custom_id", part["custom_id"], 1, 100)
    yield from _length("placeholder", part.get("placeholder") or "", 0, 150)
    options: list[Json] = part["options"]
    if not 1 <= len(options) <= 25:
        yield f"a menu of {len(options)} options, not 1 to 25"
    if not 0 <= part.get("min_values", 1) <= part.get("max_values", 1) <= len(options):
        yield f"a menu that takes {part.get('min_values')} to {part.get('max_values')} of {len(options)}"
    if len({option["value"] for option in options}) != len(options):
        yield "the same value twice in one menu"
    for option in options:
        yield from _length("option label", option["label"], 1, 100)
        yield from _length("option value", option["value"], 1, 100)
        yield from _length("option description", option.get("description") or "", 0, 100)


def _attachments(attachments: list[Json], files: dict[str, bytes]) -> Iterator[str]:
    yield from _count("attachments", attachments, 10)
    for attachment in attachments:
        yield from _length("alt text", attachment.get("description") or "", 0, 1024)
    for name, data in files.items():
        if len(data) > 10 << 20:
            yield f"{name} has {len(data)} bytes, at most 10 MiB"


def modal_faults(modal: Json) -> Iterator[str]:
    """What Discord would refuse in a form."""
    yield from _length("modal title", modal["title"], 1, 45)
    yield from _length("custom_id", modal["custom_id"], 1, 100)
    if not 1 <= len(modal["components"]) <= 5:
        yield f"a form of {len(modal['components'])} parts, not 1 to 5"
    ids: list[str] = []
    for part in modal["components"]:
        if part["type"] == 18:
            yield from _length("form label", part["label"], 1, 45)
            yield from _length("form description", part.get("description") or "", 0, 100)
        controls = listed(part, "components") or ([part["component"]] if "component" in part else [])
        for control in controls:
            ids.append(control["custom_id"])
            yield from _control(control)
    if len(set(ids)) != len(ids):
        yield f"the same custom_id twice in one form: {ids}"


def _control(control: Json) -> Iterator[str]:
    yield from _length("custom_id", control["custom_id"], 1, 100)
    if control["type"] == 4:
        yield from _input(control)
    elif control["type"] == 3:
        yield from _menu(control)
    elif control["type"] not in {5, 6, 7, 8, 19}:
        yield f"component {control['type']} in a form"
    if control["type"] != 4:
        yield from _answers(control)


def _input(control: Json) -> Iterator[str]:
    """A line or lines of text: what stands in it at first must be lawful to send."""
    least, most = control.get("min_length") or 0, control.get("max_length") or 4000
    value = control.get("value") or ""
    yield from _length("input label", control.get("label") or "", 0, 45)
    yield from _length("input placeholder", control.get("placeholder") or "", 0, 100)
    yield from _length("input value", value, least if value else 0, most)
    if control["style"] not in {1, 2}:
        yield f"input style {control['style']}"
    if not (0 <= least <= 4000 and 1 <= most <= 4000 and least <= most):
        yield f"an input of {least} to {most} characters"


def _answers(control: Json) -> Iterator[str]:
    """How much must be chosen in a form's menu: what needs no answer may stay empty, what needs one may not."""
    if control.get("required", True) and control.get("min_values", 1) == 0:
        yield f"{control['custom_id']} is required, and may stay empty"
    chosen = [option for option in listed(control, "options") if option.get("default")]
    chosen += listed(control, "default_values")
    most = control.get("max_values", 1)
    if most is None:
        yield f"nothing says how many may be chosen in {control['custom_id']}"
    elif len(chosen) > most:
        yield f"{len(chosen)} are chosen in {control['custom_id']} at first, at most {most}"


def choice_faults(choices: list[Json]) -> Iterator[str]:
    """What Discord would refuse in an autocomplete's answer."""
    yield from _count("choices", choices, 25)
    for choice in choices:
        yield from _length("choice name", choice["name"], 1, 100)
        if isinstance(choice["value"], str):
            yield from _length("choice value", choice["value"], 1, 100)


def command_faults(commands: list[Json]) -> Iterator[str]:
    """What Discord would refuse in a set of application commands."""
    slash = [command for command in commands if command.get("type", 1) == 1]
    yield from _count("slash commands", slash, 100)
    yield from _count("user and message commands", [c for c in commands if c.get("type", 1) != 1], 30)
    names = [(command.get("type", 1), command["name"]) for command in commands]
    if len(set(names)) != len(names):
        yield f"the same command twice: {sorted(names)}"
    for command in slash:
        yield from _option(command, command["name"])
        size = _size(command)
        if size > 8000:
            yield f"/{command['name']} has {size} characters, at most 8000"


def _option(option: Json, path: str) -> Iterator[str]:
    if not _COMMAND_NAME.match(option["name"]) or option["name"] != option["name"].lower():
        yield f"/{path} has an unlawful name"
    yield from _length(f"/{path} description", option["description"], 1, 100)
    options = listed(option, "options")
    yield from _count(f"options of /{path}", options, 25)
    required = [bool(part.get("required")) for part in options]
    if required != sorted(required, reverse=True):
        yield f"/{path} has a required option after an optional one"
    if len({part["name"] for part in options}) != len(options):
        yield f"/{path} has an option twice"
    if option.get("choices") and option.get("autocomplete"):
        yield f"/{path} has choices and autocomplete"
    yield from choice_faults(listed(option, "choices"))
    for part in options:
        yield from _option(part, f"{path} {part['name']}")


def _size(option: Json) -> int:
    """All text of a command together, each in its longest language."""
    own = _longest(option, "name") + _longest(option, "description")
    choices = sum(_longest(choice, "name") + len(str(choice["value"])) for choice in listed(option, "choices"))
    return own + choices + sum(_size(part) for part in listed(option, "options"))


def _longest(thing: Json, key: str) -> int:
    return max(map(len, [thing.get(key) or "", *inner(thing, f"{key}_localizations").values()]))
