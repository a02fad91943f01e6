"""The forms in which the faces of dice are told: `rolled` answers the roll that waits, `real` puts a roll of the bot's right.

`rolled` takes the answer to any other question that may be typed, too.
"""

from __future__ import annotations

from bot.client import CrowsNest
from bot.cogs._answering import take_answer
from bot.cogs._boundary import step
from bot.cogs._meaning import CommonForm, Sent, entry_number
from bot.cogs._real import put_right
from bot.cogs._typed import option_of
from bot.games import panel
from bot.panels.asking import example
from bot.panels.table import NOBODY, tag
from bot.refusal import Refusal
from bot.text import cut, say
from bot.text.catalogue import has
from bot.text.saying import say_with
from bot.ui.message import Form, TextPart
from bot.ui.reply import FORM_TEXT, Reply
from bot.ui.stamps import question_stamp
from bot.view import View
from rules import words
from rules.contract import Draw, RuleError
from rules.questions import Roll

FACES = "faces"
"""The one part of both forms."""


def _rolled(view: View, arg: str) -> Form:
    """The faces of the roll that waits, or what else is asked; `arg` is how many answers its action has."""
    asking = view.asking
    if asking is None or arg != str(asking.known) or not asking.question.typed:
        raise Refusal("old-button", view=view)
    language, question = view.table.language, asking.question
    if isinstance(question, Roll):
        title, part = say("form-rolled", NOBODY, language), _faces(view, question.dice, example(question))
    else:
        names = panel(view).names(view).plain
        title = cut(say_with(question, names, language, {}, "short"), FORM_TEXT)
        shown = {"example": question.example}
        hint = say_with(question, names, language, shown, "hint") if has(f"{tag(question)}.hint") else ""
        part = TextPart(FACES, title, placeholder=hint, required=True)
    return Form("rolled", arg, title, (part,), stamp=question_stamp(asking))


async def _answer(bot: CrowsNest, reply: Reply, sent: Sent) -> None:
    typed = sent.filled.get(FACES, "")
    stamped = step(reply.interaction, sent.stamp)
    await take_answer(bot, reply, sent.table.id, lambda view, asking: option_of(view, asking, typed), stamped)


def _real(view: View, arg: str) -> Form:
    """The faces that a roll of the bot's had at the board; `arg` is its entry, its place among the answers, and its dice."""
    entry, _, dice = (*arg.split(";"), "", "", "")[:3]
    if entry_number(entry) is None or entry_number(dice) is None:
        raise Refusal("old-button", view=view)
    part = _faces(view, int(dice), "")
    return Form("real", arg, say("form-rolled", NOBODY, view.table.language), (part,))


async def _replace(bot: CrowsNest, reply: Reply, sent: Sent) -> None:
    entry, place, _ = (*sent.arg.split(";"), "", "", "")[:3]
    view = await bot.tables.view(sent.table.id)
    number = entry_number(entry)
    if number is None or not place.isdecimal():
        raise Refusal("old-button", view=view)
    draw = dict(enumerate((await bot.tables.entry(sent.table, number)).answers)).get(int(place))
    if not isinstance(draw, Draw) or draw.source != "bot":
        raise Refusal("old-button", view=view)
    try:
        got = words.faces(sent.filled.get(FACES, ""), tuple(dict.fromkeys(draw.possibilities)), len(draw.got))
    except RuleError as error:
        raise Refusal.of(error, view) from error
    await put_right(bot, reply, sent.table, number, (int(place), got))


def _faces(view: View, dice: int, placeholder: str) -> TextPart:
    label = say("form-rolled-faces", NOBODY, view.table.language, dice=dice)
    return TextPart(FACES, label, placeholder=placeholder, required=True)


ROLLED_FORMS = {"rolled": CommonForm(_rolled, _answer), "real": CommonForm(_real, _replace)}
"""Both forms, by name."""
