"""Playing at a table: a request, several in a row, an answer, and a step played anew in the place of the last one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from bot.naming import Naming
from bot.refusal import Refusal
from bot.tables.access import joins
from bot.tables.line import before_head, facts_taken_back
from bot.tables.locked import Locked
from bot.tables.outcome import Asked, Several, Untold, once_done
from bot.tables.step import Make, Rows, Step, Wanted
from bot.tables.waits import End, meant_before
from bot.ui.ids import pack_request
from bot.ui.message import Press
from bot.ui.stamps import question_stamp, stamp
from bot.view import Asking, Played, View
from rules.contract import Action, Draw, Request, RuleError, Told, encode
from rules.referee import Finished, Stopped, run
from storage.store import GivenAnswer, Table


class Playing(Locked):
    """What moves a table on."""

    async def play(
        self,
        table: Table | int,
        make: Make,
        step: Step,
        naming: Naming | None = None,
        rows: Rows | None = None,
        instead: int | None = None,
    ) -> Played | Asked:
        """Plays what is asked for: the entry it became, or the question it now waits for.

        The row of a table that was just read need not be read again, unless seats are at stake. A new seat is called as `naming`
        says; `rows` tells the seats that are called or played otherwise from this entry on. `instead` is the entry in whose place
        it is played, on the state before that one; it stands until then. Refusal `overtaken` when others came after it.
        """

        async def attempt(now: View) -> Played | Asked:
            if now.asking is not None:
                raise Refusal("waiting", view=now)
            view = now if instead is None else await before_head(self, now, instead)
            written = () if rows is None else tuple(rows(view))
            try:
                request = make(view)
                action = view.game.read(view.state, view.game.completed(view.state, request, view.book))
                subject = stamp(view.game.subject(view.state, action))
                if naming is None or not joins(view, written, naming.member, step):
                    again = _again(request, subject, instead) if naming is None and rows is None else None
                    self.guests.check(now, step, again, request.seat)
                if instead is None and step.stamp is not None and step.stamp != subject:
                    raise Refusal("old-button", view=now, cures=_lawful_instead(view, request, action))
                outcome = run(view.game, view.state, action, (), view.table.seed)
                if isinstance(outcome, Stopped) and outcome.question.fact:
                    known = await facts_taken_back(self, view)
                    outcome = run(view.game, view.state, action, (), view.table.seed, known)
            except RuleError as error:
                raise _refused(error, now, instead) from error
            if isinstance(outcome, Stopped):
                return await self._wait(view, action, outcome, step, instead)
            return await self._commit(view, action, outcome, step, naming, rows, instead)

        row = None if isinstance(table, int) or naming is not None or rows is not None else table
        return await self._locked(table if isinstance(table, int) else table.id, attempt, row)

    async def play_all(self, table: int, wanted: Sequence[Wanted], step: Step) -> Several:
        """Plays several requests in a row, asked for by one interaction, which the first entry carries.

        It stops at the first that is refused or waits for an answer; a refusal is raised when nothing was played before it.
        """
        played: list[Played] = []
        for each in wanted:
            try:
                outcome = await self.play(table, each.make, step, each.naming, each.rows)
            except Refusal as refusal:
                if not played:
                    raise
                return Several(tuple(played), refused=refusal)
            except Exception as error:
                for done in played:
                    self.showing.discard((table, done.number))
                if not played:
                    raise
                raise Untold from error
            if isinstance(outcome, Asked):
                return Several(tuple(played), asked=outcome)
            played.append(outcome)
            step = replace(step, origin=replace(step.origin, interaction=None), token=None, stamp=None)
        return Several(tuple(played))

    async def replace_draw(
        self, table: int, entry: int, place: int, got: tuple[str, ...], step: Step
    ) -> Played | Asked:
        """Plays an entry again with one draw of the bot's replaced by what the table drew or rolled, in the entry's place.

        `place` is the draw's index among the entry's answers; later answers are kept while they meet the same questions. Refusal
        `overtaken` when others came after the entry, `real-unfit` when what was drawn cannot be, `real-same` when it is no other.
        """

        async def attempt(now: View) -> Played | Asked:
            if now.asking is not None:
                raise Refusal("waiting", view=now)
            self.guests.check(now, step, Press("real", f"{entry};{place};{' '.join(got)}", ""))
            view = await before_head(self, now, entry)
            played = await self.entry(now.table, entry)
            answers = _replaced(now, played, place, got)
            try:
                outcome = run(view.game, view.state, played.action, answers, view.table.seed)
            except RuleError as error:
                raise _refused(error, now, entry) from error
            if outcome.answers[place : place + 1] != answers[place : place + 1]:
                raise Refusal("real-unfit", view=now)
            if isinstance(outcome, Stopped):
                return await self._wait(view, played.action, outcome, step, entry)
            return await self._commit(view, played.action, outcome, step, instead=entry)

        return await self._locked(table, attempt)

    async def answer(self, table: int, choose: Callable[[View, Asking], str], step: Step) -> Played | Asked:
        """Answers the question that waits, with the key of an option or what else it takes."""

        async def attempt(view: View) -> Played | Asked:
            asking = view.asking
            if asking is None and step.stamp is None:
                raise Refusal("not-waiting", view=view)
            if asking is None or (step.stamp is not None and step.stamp != question_stamp(asking)):
                late = self.ended.answered(table, step.stamp)
                raise Refusal("answered-already" if late else "old-button", view=view)
            if step.stamp is None and meant_before(asking, step.origin):
                raise Refusal("answered-already", view=view)
            value = choose(view.under, asking)
            if not asking.question.takes(value):
                raise Refusal("old-button", view=view)
            again = Press("answer", value, "", stamp=question_stamp(asking))
            self.guests.check(view, step, again, next(iter(asking.question.seats), None))
            outcome = await self._answer(view, asking, value, step)
            self.ended.add(table, asking, End(step.origin.member, back=False))
            if isinstance(outcome, Asked):
                self.ended.ask_again(table, outcome.view.asking)
            return outcome

        return await self._locked(table, attempt)

    async def _answer(self, view: View, asking: Asking, value: str, step: Step) -> Played | Asked:
        answers = (*asking.answers, Told(asking.question.key, value))
        under, instead = view.under, None if asking.instead is None else asking.instead.number
        outcome = run(view.game, under.state, asking.action, answers, view.table.seed)
        if isinstance(outcome, Finished):
            return await self._commit(under, asking.action, outcome, step, instead=instead)
        kept = asking.known - asking.dropped
        if asking.dropped:
            await self.store.take_back(view.table.id, asking.known, kept, replace(step.origin, interaction=None))
        added = tuple(GivenAnswer(encode(answer), step.origin) for answer in outcome.answers[kept:])
        await self.store.answer(view.table.id, kept, added)
        with once_done():
            return Asked(await self.view(view.table.id))


def _again(request: Request, subject: str, instead: int | None) -> Press:
    """The button that asks for the same."""
    packed = pack_request(request)
    if instead is None:
        return Press("do", packed, "", stamp=subject)
    return Press("instead", f"{instead};{packed}", "")


def _refused(error: RuleError, view: View, instead: int | None) -> Refusal:
    """What the rules refused; what would be right in the place of an entry is no button for the table as it stands.

    Of which entry that is is among the facts, as `instead`, for forms that help.
    """
    refusal = Refusal.of(error, view)
    if instead is not None:
        refusal.cures = ()
        refusal.facts = {**refusal.facts, "instead": instead}
    return refusal


def _replaced(view: View, played: Played, place: int, got: tuple[str, ...]) -> tuple[Draw | Told, ...]:
    """The answers of an entry with a draw of the bot's replaced by one of the table's."""
    answers = played.answers
    old = answers[place] if 0 <= place < len(answers) else None
    if not isinstance(old, Draw) or old.source != "bot":
        raise Refusal("old-button", view=view)
    if old.got == got:
        raise Refusal("real-same", view=view)
    real = Draw(old.question, old.stream, old.index, old.possibilities, got, "table")
    return (*answers[:place], real, *answers[place + 1 :])


def _lawful_instead(view: View, request: Request, action: Action) -> tuple[Request, ...]:
    """Fresh buttons for the purpose of an old one: the same when it is lawful now, else what the rules would rather have."""
    try:
        run(view.game, view.state, action, (), view.table.seed)
    except RuleError as error:
        return error.cures
    return (request,)
