"""The sheet: opening it, telling what a sent one changes, and changing that; what was written survives a restart."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

import msgspec

from bot.client import CrowsNest
from bot.cogs._boundary import step
from bot.cogs._meaning import CommonForm, Handler, Sent, check_same, pressed_table, still, table_here
from bot.games import panel
from bot.naming import Naming
from bot.panels import correcting
from bot.panels import sheet as sheet_panel
from bot.panels.sheet import AGAIN, APPLY, FORM, Notices, Section
from bot.refusal import Refusal
from bot.seats import name_seat
from bot.telling.answers import show
from bot.text import say
from bot.ui.message import Form, Message, Press
from bot.ui.reply import Reply
from bot.ui.stamps import stamped, stamped_form
from bot.view import View
from rules import sheet
from rules.contract import Amend, Event, Request, RuleError, State
from rules.referee import Referee
from rules.sheet import merged, overruled
from storage.store import Seat, Table

DRAFTS = ("sheet", "line")
"""The names under which the store keeps what a member has written: on the sheet, and on a line alone."""


class OvertakenError(Exception):
    """Somebody was faster while a correction was on its way."""


class Draft(msgspec.Struct, frozen=True):
    """What a member has written: on the sheet of which entry, in which part of it, and the text of each field.

    `line` is the key of the only line that it is about, empty where it is about the whole part.
    """

    base: int
    section: int
    fields: tuple[str, ...]
    line: str = ""

    @property
    def text(self) -> str:
        """All lines."""
        return "\n".join(self.fields)

    @property
    def name(self) -> str:
        """The name under which it is kept."""
        return DRAFTS[bool(self.line)]

    @property
    def mark(self) -> str:
        """What tells it from any other."""
        return hashlib.sha256(msgspec.json.encode(self)).hexdigest()[:12]


# ------------------------------------------------------------------------------------------------ opening


async def open_sheet(bot: CrowsNest, reply: Reply, table: Table, arg: str = "") -> None:
    """Opens the sheet of a table, or the part of it that is named; a long one asks which part. Must be the first answer."""
    glance = bot.tables.ledger.glance(table.channel)
    view = glance if glance is not None and glance.table.id == table.id else await bot.tables.ledger.view(table)
    parts = _sections(view)
    if not arg and len(parts) > 1:
        await reply.send(stamped(sheet_panel.choosing(view, parts), view), public=False)
    else:
        await reply.form(_form(view, arg))


async def _open(bot: CrowsNest, reply: Reply, press: Press) -> None:
    await open_sheet(bot, reply, await table_here(bot, reply, press.table), press.arg)


async def _open_again(bot: CrowsNest, reply: Reply, press: Press) -> None:
    """The form as it was filled in last; a fresh one when nothing is kept."""
    table = await table_here(bot, reply, press.table)
    draft = await _draft(bot, table, reply, press.arg or DRAFTS[0])
    view = await bot.tables.ledger.view(table)
    form = None if draft is None else _filled(view, draft)
    if form is None:
        await open_sheet(bot, reply, table)
    else:
        await reply.form(form)


def _filled(view: View, draft: Draft) -> Form | None:
    """The form in which it was written, as it was filled in; None where its line is not there any more."""
    if draft.line:
        return correcting.line_form(view, draft.line, draft.text.removeprefix(f"{draft.line}: "))
    return stamped_form(sheet_panel.form(view, draft.section, draft.fields, draft.base), view)


def _form(view: View, arg: str) -> Form:
    """A part of the sheet as it stands: `arg` is its number, alone or after that of an entry."""
    number, parts = _number(arg.rpartition(";")[2]), _sections(view)
    if number >= len(parts):
        raise Refusal("old-button", view=view)
    return stamped_form(sheet_panel.form(view, number, parts[number].fields, view.number), view)


def _sections(view: View) -> Sequence[Section]:
    return sheet_panel.sections(view, panel(view).names(view))


def _number(text: str) -> int:
    return int(text) if text.isdecimal() and len(text) < 10 else 0


async def _draft(bot: CrowsNest, table: Table, reply: Reply, name: str) -> Draft | None:
    """What the member has written here under a name; None when it is nothing, or another version's."""
    kept = await bot.store.draft(table.id, reply.interaction.user.id, name)
    try:
        return None if kept is None else msgspec.json.decode(kept, type=Draft)
    except msgspec.MsgspecError:
        return None


# ------------------------------------------------------------------------------------------------ what was sent


async def _sent(bot: CrowsNest, reply: Reply, sent: Sent) -> None:
    """Keeps what was written, and tells what it changes."""
    base, _, section = sent.arg.partition(";")
    fields = tuple(text for key, text in sorted(sent.filled.items()) if key.isdecimal())
    await _told(bot, reply, sent, Draft(_number(base), _number(section), fields))


async def _told(bot: CrowsNest, reply: Reply, sent: Sent, draft: Draft) -> None:
    kept, origin = msgspec.json.encode(draft).decode(), step(reply.interaction).origin
    await bot.store.put_draft(sent.table.id, origin.member, draft.name, kept, origin.at)
    await reply.send(await _preview(bot, await bot.tables.view(sent.table.id), draft), public=False)


def _line_form(view: View, arg: str) -> Form:
    return still(correcting.line_form(view, arg), view)


async def _line_sent(bot: CrowsNest, reply: Reply, sent: Sent) -> None:
    """The same with one line; Refusal when it is otherwise than it was when the form was opened."""
    view, value = await bot.tables.view(sent.table.id), sent.filled.get(correcting.LINE, "")
    check_same(view, _line_form(view, sent.arg), sent)
    text = f"{sent.arg}: {' '.join(value.split())}"
    await _told(bot, reply, sent, Draft(view.number, 0, (text,), line=sent.arg))


async def _preview(bot: CrowsNest, view: View, draft: Draft, *, again: bool = False) -> Message:
    """What a draft changes at the table as it stands, or what is wrong with it."""
    notices = Notices()
    try:
        request, notices = await _request(bot, view, draft)
        events, _ = _rehearsed(view, request)
    except RuleError as error:
        line = say(Refusal.of(error, view), panel(view).names(view), view.table.language)
        same, gone = error.code == "sheet-unchanged", tuple(each for each in notices.clashes if each.gone)
        notes = sheet_panel.notices(view, Notices(gone, notices.left_out if same else ()))
        first = () if same and gone else (line,)
        return stamped(sheet_panel.refused((*first, *notes), draft.name, view.table.language), view)
    kept = (f"{view.number};{draft.mark}", draft.name)
    return stamped(sheet_panel.preview(view, panel(view).names(view), events, notices, kept, again=again), view)


async def _request(bot: CrowsNest, view: View, draft: Draft) -> tuple[Request, Notices]:
    """What a draft asks for, and what is to be said of it. RuleError when it cannot be read.

    That is what is otherwise on it than on the sheet that was opened; what others changed since stays where it says nothing of it.
    """
    base = view if draft.base == view.number else await _at(bot, view, draft.base)
    seen = (draft.line,) if draft.line else _seen(base, draft.section)
    called = sheet_panel.called(view, panel(view).names(view))
    told = sheet.compared(base.state, draft.text, seen, called)
    changes, clashes = merged(base.state, view.state, told.changes)
    return sheet.asked(changes), Notices(clashes, told.left_out, empty=not draft.text.strip())


def _seen(base: View, section: int) -> Sequence[str]:
    """The lines of a part of the sheet."""
    parts = _sections(base)
    return parts[section].keys if section < len(parts) else ()


async def _at(bot: CrowsNest, view: View, number: int) -> View:
    """The table at the entry from which a sheet was opened; Refusal when there is none."""
    if await bot.store.entry(view.table.id, number) is None:
        raise Refusal("old-form", view=view)
    return (await bot.tables.entry(view.table, number)).after


def _rehearsed(view: View, request: Request) -> tuple[tuple[Event, ...], State]:
    """What would happen by a correction, and the state after it; RuleError when it cannot be done, or a change does not hold."""
    action, referee = view.read(request), Referee(view.table.seed, view.state)
    if isinstance(action, Amend):
        overruled.check(view.game, view.state, action.lines)
    after = view.game.play(view.state, action, referee)
    return tuple(referee.events), after


def _named(view: View, request: Request) -> list[Seat]:
    """The rows of the seats that only the sheet adds: each is called by its number, and nobody plays it yet."""
    _, after = _rehearsed(view, request)
    player = say("seat-unnamed", None, view.table.language)
    new = [key for key in after.seats if key not in view.seats]
    return [name_seat(view, key, Naming(None, f"{player} {key.removeprefix('s')}", None)) for key in new]


async def _apply(bot: CrowsNest, reply: Reply, press: Press) -> None:
    """Does what was told; when the table has moved on since, tells it anew."""
    table = await pressed_table(bot, reply, press.table)
    number, mark, name = (*press.arg.split(";"), "", "")[:3]
    view, draft = await bot.tables.view(table.id), await _draft(bot, table, reply, name or DRAFTS[0])
    if draft is None or draft.mark != mark:
        raise Refusal("old-button", view=view)
    if number != str(view.number):
        await reply.update(await _preview(bot, view, draft, again=True))
        return
    request, _ = await _request(bot, view, draft)

    def make(now: View) -> Request:
        if now.number != view.number:
            raise OvertakenError
        return request

    named = _named(view, request)
    try:
        outcome = await bot.tables.play(
            table.id, make, step(reply.interaction), rows=(lambda _: named) if named else None
        )
    except OvertakenError:
        await reply.update(await _preview(bot, await bot.tables.view(table.id), draft, again=True))
        return
    await bot.store.drop_draft(table.id, reply.interaction.user.id, draft.name)
    await show(bot, reply, outcome)


SHEET_OPENING: dict[str, Handler] = {FORM: _open, AGAIN: _open_again}
"""What the verbs mean that open the form."""

SHEET_HANDLERS: dict[str, Handler] = {APPLY: _apply}
"""What the verb means that does what was told."""

SHEET_FORMS = {FORM: CommonForm(_form, _sent), correcting.LINE: CommonForm(_line_form, _line_sent)}
"""The forms, by name."""
