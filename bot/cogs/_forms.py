"""Forms: opening one from memory, making it again when it is sent, and quoting what was filled in when that is refused."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from bot.client import CrowsNest
from bot.cogs._boundary import Interaction, answering, put_right, step
from bot.cogs._correcting import CORRECT_FORMS
from bot.cogs._meaning import CommonForm, Handler, Sent, pressed_table, table_here
from bot.cogs._noting import NOTE_FORMS
from bot.cogs._pausing import PAUSE_FORMS
from bot.cogs._photos import attached
from bot.cogs._real import in_place
from bot.cogs._rolled import ROLLED_FORMS
from bot.cogs._sheet import SHEET_FORMS, SHEET_OPENING
from bot.games import panel
from bot.panels.panel import Filled, Filling
from bot.panels.presses import RIGHT
from bot.panels.table import NOBODY, fill_again_press
from bot.refusal import Refusal
from bot.seats import meant_for, taking
from bot.tables.access import letting
from bot.tables.outcome import Untold
from bot.telling.answers import show
from bot.text import clean_text, escape, say
from bot.text.names import Said
from bot.text.saying import joined
from bot.ui.ids import fits, member_id
from bot.ui.message import ME, FilePart, Form, MemberPart, MenuPart, Message, Part, Press, TextPart, each_press
from bot.ui.reply import Reply
from bot.ui.stamps import stamped_form
from bot.view import View
from rules.contract import Request, RuleError
from storage.store import Seat

COMMON: dict[str, CommonForm] = {**ROLLED_FORMS, **PAUSE_FORMS, **NOTE_FORMS, **SHEET_FORMS, **CORRECT_FORMS}
"""The forms of every game, by name; a name that is not here is a game's own (`Panel.FORMS`)."""

QUOTED = 300
"""The most characters of one part that a refusal quotes."""


async def _open(bot: CrowsNest, reply: Reply, press: Press) -> None:
    """Opens the form `<name>;<arg>`, as the bot makes it."""
    name, arg = _named(press)
    form = _form(await _glance(bot, reply, press.table), name, arg)
    await reply.form(_opened_by(reply.interaction.user.id, form))


async def _open_for(bot: CrowsNest, reply: Reply, press: Press) -> None:
    """Opens the form `<member>;<name>;<arg>` with that member chosen where else whoever opens it is."""
    member, _, named = press.arg.partition(";")
    name, arg = _named(replace(press, arg=named))
    form = _form(await _glance(bot, reply, press.table), name, arg)
    await reply.form(_opened_by(member_id(member) or reply.interaction.user.id, form))


async def _open_again(bot: CrowsNest, reply: Reply, press: Press) -> None:
    """Opens the form `<name>;<arg>` with what the member had filled in when it was refused."""
    name, arg = _named(press)
    form = _form(await _glance(bot, reply, press.table), name, arg)
    draft = bot.drafts.get((reply.interaction.user.id, press.table, name, arg))
    member = reply.interaction.user.id
    await reply.form(_opened_by(member, form) if draft is None else _filled_in(form, draft))


def _then_recalls(opens: Handler) -> Handler:
    """Opens a form, which must be the first answer; after a long while where the table stood follows at once."""

    async def opened(bot: CrowsNest, reply: Reply, press: Press) -> None:
        await opens(bot, reply, press)
        await bot.last_times.recall(await table_here(bot, reply, press.table), reply)

    return opened


_OPENING: dict[str, Handler] = {"form": _open, "form-for": _open_for, "again": _open_again, **SHEET_OPENING}
FORM_HANDLERS: dict[str, Handler] = {verb: _then_recalls(opens) for verb, opens in _OPENING.items()}
OPENING = frozenset(FORM_HANDLERS)
"""The verbs of presses that open a form, which is never acknowledged before."""


def _named(press: Press) -> tuple[str, str]:
    name, _, arg = press.arg.partition(";")
    return name, arg


async def _glance(bot: CrowsNest, reply: Reply, table: int) -> View:
    """The table as it was last seen: a form must come within three seconds, and is made again when it is sent."""
    glance = bot.tables.ledger.glance(reply.interaction.channel_id or 0)
    if glance is not None and glance.table.id == table:
        return glance
    return await bot.tables.ledger.view(await table_here(bot, reply, table))


def _form(view: View, name: str, arg: str) -> Form:
    """The form of this name at a table, called by it; Refusal when there is none, or when it means nothing now."""
    bare = name.removeprefix(RIGHT)
    common = COMMON.get(bare)
    make = panel(view).FORMS.get(bare) if common is None else common.make
    if make is None:
        raise Refusal("old-button", view=view)
    try:
        form = stamped_form(make(view, arg), view)
    except RuleError as error:
        raise Refusal.of(error, view) from error
    return form if bare == name else replace(form, name=f"{RIGHT}{form.name}")


def _opened_by(member: int, form: Form) -> Form:
    """The form with whoever opens it where a member is to be chosen that he is at first."""
    return replace(form, parts=tuple(_told_who(part, member) for part in form.parts))


def _told_who(part: Part, member: int) -> Part:
    return replace(part, member=member) if isinstance(part, MemberPart) and part.member == ME else part


def _filled_in(form: Form, draft: Filled) -> Form:
    return replace(form, parts=tuple(_with(part, draft.get(part.key, "")) for part in form.parts))


def _with(part: Part, filled: str) -> Part:
    if isinstance(part, TextPart):
        return replace(part, value=filled)
    if isinstance(part, MemberPart):
        return replace(part, member=member_id(filled))
    if isinstance(part, FilePart):  # a file cannot be filled in for anybody
        return part
    choices = tuple(replace(choice, chosen=choice.key == filled) for choice in part.choices)
    return replace(part, choices=choices)


# ------------------------------------------------------------------------------------------------ what was sent


async def sent(interaction: Interaction, match: re.Match[str]) -> None:
    """Does what a form means that was filled in and sent; `match` is of its id."""
    data: dict[str, Any] = dict(interaction.data or {})
    table, name, arg = int(match["table"]), match["name"], match["arg"]
    quote = _Quote(interaction, (interaction.user.id, table, name, arg), _told(data.get("components", ())))

    called = {interaction.user.id: interaction.user.display_name, **_called(data.get("resolved", {}))}
    files = attached(data.get("resolved", {}))

    async def work(bot: CrowsNest, reply: Reply) -> None:
        row = await pressed_table(bot, reply, table)
        if name.startswith(RIGHT):
            put_right(interaction)
        form = Sent(name, arg, match["stamp"], row, quote.filled, called, files)
        quote.form = _form_now(await bot.tables.ledger.view(row), name, arg)
        common = COMMON.get(name.removeprefix(RIGHT))
        await (_play(bot, reply, form) if common is None else common.take(bot, reply, form))
        bot.drafts.forget(quote.draft)

    await answering(interaction, "update", work, quote)


def _form_now(view: View, name: str, arg: str) -> Form | None:
    """The form as it would be opened now; None when it means nothing any more."""
    try:
        return _form(view, name, arg)
    except Refusal:
        return None


def _told(components: Iterable[Mapping[str, Any]]) -> dict[str, str]:
    """What was filled in, by the keys of the parts, from what Discord sends of a form."""
    told: dict[str, str] = {}
    for each in components:
        inside = [each["component"]] if "component" in each else each.get("components", ())
        told |= _told(inside)
        if "custom_id" in each:
            told[str(each["custom_id"])] = str(next(iter(each.get("values") or ()), None) or each.get("value") or "")
    return told


def _called(resolved: Mapping[str, Mapping[str, Any]]) -> dict[int, str]:
    """What the members are called who were chosen: here, else everywhere."""
    members = resolved.get("members", {})
    return {
        member: str(members.get(key, {}).get("nick") or user.get("global_name") or user.get("username") or "")
        for key, user in resolved.get("users", {}).items()
        if (member := member_id(key)) is not None
    }


async def _play(bot: CrowsNest, reply: Reply, form: Sent) -> None:
    """Plays what a game's own form asks for."""
    filling = _filling(await bot.tables.ledger.view(form.table), form)
    naming = filling.naming

    def make(view: View) -> Request:
        now = _filling(view, form)
        if now.naming is None:
            return now.request
        return Request(now.request.verb, meant_for(view, now.vacant, now.naming), now.request.given)

    def rows(view: View) -> list[Seat]:
        now = _filling(view, form)
        return [] if now.naming is None else taking(view, now.vacant, now.naming)

    asked_by, instead = step(reply.interaction), filling.instead
    if instead is not None:  # read at the table as it stands, of which that entry is a part
        await in_place(
            bot, reply, lambda: bot.tables.play(form.table, lambda _: filling.request, asked_by, instead=instead)
        )
        return
    await show(bot, reply, await bot.tables.play(form.table, make, asked_by, naming, None if naming is None else rows))


def _filling(view: View, sent: Sent) -> Filling:
    """What a form asks for at a table; Refusal when what it was about has changed since it was opened."""
    form = _form_now(view, sent.name, sent.arg)
    read = panel(view).FILLED.get(sent.name.removeprefix(RIGHT))
    if form is None or read is None or form.stamp != sent.stamp:
        raise Refusal("old-form", view=view)
    filled = {part.key: sent.filled.get(part.key, "") for part in form.parts}
    if not all(_offered(part, filled[part.key]) for part in form.parts):
        raise Refusal("old-form", view=view)
    try:
        return _named_after(read(view, sent.arg, filled), sent.members)
    except RuleError as error:
        raise Refusal.of(error, view) from error


def _named_after(filling: Filling, members: Mapping[int, str]) -> Filling:
    """What is asked for, with the name of the member after whom a seat is called that gets none."""
    naming = filling.naming
    if naming is None or naming.display or naming.member is None:
        return filling
    return replace(filling, naming=replace(naming, display=members.get(naming.member, "")))


def _offered(part: Part, filled: str) -> bool:
    """Whether a form as it is made now offers what was filled in."""
    if isinstance(part, MenuPart):
        return not filled or any(choice.key == filled for choice in part.choices)
    return not isinstance(part, MemberPart) or not filled or member_id(filled) is not None


@dataclass(slots=True)
class _Quote:
    """Says, with whatever refuses a form, what was filled in, keeps it, and offers the form with it again.

    `form` is the form as it is made at its table; None as long as that is not known.
    """

    interaction: Interaction
    draft: tuple[int, int, str, str]
    filled: Filled
    form: Form | None = None

    def __call__(self, error: Exception, message: Message) -> Message:
        """The message with that; as it is when something was done."""
        if isinstance(error, Untold):
            return message
        locale = error.view.table.language if isinstance(error, Refusal) and error.view is not None else "en"
        quoted = [text for key, value in self.filled.items() if value and (text := self._quoted(key, value, locale))]
        if quoted:
            line = say("you-typed", NOBODY, locale, text=joined(quoted, "comma", locale))
            message = replace(message, lines=(*message.lines, line))
        return message if self.form is None or self._is_past(error) else self._again(self.form, message, locale)

    def _is_past(self, error: Exception) -> bool:
        """Whether the form can only be refused again: it has no stamp, so that what is old of it is what it is about."""
        return isinstance(error, Refusal) and error.code == "old-form" and self.form is not None and not self.form.stamp

    def _again(self, form: Form, message: Message, locale: str) -> Message:
        bot: CrowsNest = self.interaction.client
        bot.drafts[self.draft] = self.filled
        again = replace(fill_again_press(f"{form.name};{form.arg}", locale), table=form.table)
        if not fits(again):
            return message
        message = each_press(message, lambda press: letting(press, again.arg))
        return replace(message, rows=((again,), *message.rows)[:5])

    def _quoted(self, key: str, value: str, locale: str) -> str:
        """What was filled into a part, with what the part is called where the form has several."""
        parts = () if self.form is None else self.form.parts
        part = next((part for part in parts if part.key == key), None)
        said = self._said(part, value)
        if not said or part is None or len(parts) == 1:
            return said
        return say("you-typed-part", NOBODY, locale, label=part.label, text=said)

    def _said(self, part: Part | None, value: str) -> str:
        if isinstance(part, FilePart):
            return ""
        if isinstance(part, MemberPart):
            return Said("" if member_id(value) is None else f"<@{value}>")
        if isinstance(part, MenuPart):
            value = next((choice.label for choice in part.choices if choice.key == value), value)
        return Said(escape(clean_text(value, QUOTED)))
