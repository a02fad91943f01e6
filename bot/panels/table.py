"""What every game's table shows: refusals, steps back and forth, the log, and how messages are kept within Discord's limits."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace

from bot.panels.panel import Mention, Panel
from bot.refusal import Refusal
from bot.tables.outcome import Undone
from bot.text import Names, cut, say
from bot.text.catalogue import LOCALE
from bot.text.saying import joined, say_with
from bot.ui.message import File, Message, Press
from bot.view import Played, View
from rules.chance import commitment
from rules.contract import Value
from storage.store import Seat, Table

LONGEST = 3500
"""The most characters of the lines of one message."""

LINE = 900
"""The most characters of one line."""

TITLE = 250
"""The most characters of a title."""

TOLD = 10
"""The most steps that are told one by one when they are taken back at once."""

MOST_LINES = 12
"""The most lines of a table message that was not posted with a report."""

LABEL = 34
"""The most characters of a button's label."""

_SHORTEST = 4
"""The fewest characters that are left of a name."""

NOBODY = Names()
"""Names where no table is."""


@dataclass(frozen=True, slots=True)
class Voice:
    """Says things in a table's language, with its names."""

    names: Names
    locale: str

    def __call__(self, thing: Value | Refusal | str, **more: object) -> str:
        """An event, question, reason, refusal or message id in words."""
        return say_with(thing, self.names, self.locale, more)

    def tagged(self, thing: Value, attribute: str, **more: object) -> str:
        """A value in the other words that its message has: `short`, `title`, ..."""
        return say_with(thing, self.names, self.locale, more, attribute)

    @property
    def plain(self) -> Voice:
        """The same for buttons and titles of menus, where markdown means nothing."""
        return Voice(self.names.plain, self.locale)


def short(say: Voice, make: Callable[[Voice], str], limit: int = LABEL) -> str:
    """Words in at most so many characters: what is too long gives up of names, first those of seats, and never its verb."""
    words = make(say)
    for things in (False, True):
        for room in range(min(_longest(say.names, things=things) - 1, limit), _SHORTEST - 1, -1):
            if len(words) <= limit:
                return words
            words = make(replace(say, names=say.names.within(room, things=things)))
    return cut(words, limit)


def _longest(names: Names, *, things: bool) -> int:
    """How long the longest name of a seat is, or of a thing of the game's own."""
    named = [*names.seats.values()]
    if things:
        named += [name for kind in names.vocabulary.things for name in names.others.get(kind, {}).values()]
    return max(map(len, named), default=0)


def capital(words: str) -> str:
    """Words that stand at the beginning of a line."""
    return words[:1].upper() + words[1:]


def fitted(lines: Iterable[str], *, why: bool = True, limit: int = LONGEST, locale: str = "en") -> tuple[str, ...]:
    """The lines, cut in whole lines at so many characters; the last line then says how many more there are."""
    short = tuple(cut(line, LINE) for line in lines if line)
    if sum(len(line) + 1 for line in short) <= limit:
        return short
    kept: list[str] = []
    length = len(_more(len(short), why=why, locale=locale)) + 1
    for line in short:
        length += len(line) + 1
        if length > limit:
            break
        kept.append(line)
    return (*kept, _more(len(short) - len(kept), why=why, locale=locale))


def folded(lines: Sequence[str], most: int, *, why: bool, locale: str) -> tuple[str, ...]:
    """At most so many of the lines: one at the end says how many gave way: the last, or if `why` tells them, the first."""
    if len(lines) <= most:
        return tuple(lines)
    kept = max(most - 1, 0)
    left = lines[len(lines) - kept :] if why else lines[:kept]
    return (*left, _more(len(lines) - kept, why=why, locale=locale))


def button(label: str, verb: str, arg: str = "") -> Press:
    """A button with this label, as much of it as a phone shows."""
    return Press(verb, arg, cut(label, LABEL))


def take_back_press(entry: int, steps: int, locale: str) -> Press:
    """The button that takes back so many steps, after which the table stands as after an entry."""
    return button(say("button-take-back", NOBODY, locale, count=steps), "back-to", str(entry))


def correct_press(entry: int, locale: str) -> Press:
    """The button that offers to put right what an entry was about."""
    return button(say("button-correct", NOBODY, locale), "fix", str(entry))


def undo_press(played: Played, label: str) -> Press:
    """The button that takes an entry back."""
    return button(label, "undo", str(played.number))


def why_press(number: int, locale: str) -> Press:
    """The button that explains an entry; it also marks a message as the entry's own."""
    return button(say("button-why", NOBODY, locale), "why", str(number))


def asked_press(locale: str) -> Press:
    """The button that explains why something is asked now; once it is answered, the last entry."""
    return button(say("button-why", NOBODY, locale), "why")


def entry_row(played: Played, label: str) -> tuple[Press, ...]:
    """Undo and Why; the first entry cannot be taken back."""
    undo = () if played.number == 1 else (undo_press(played, label),)
    return (*undo, why_press(played.number, played.after.table.language))


def rows(presses: Sequence[Press], most: int = 5) -> tuple[tuple[Press, ...], ...]:
    """Buttons in rows of five, at most so many rows."""
    return tuple(tuple(presses[start : start + 5]) for start in range(0, len(presses), 5))[:most]


def refusal(refused: Refusal, names: Names | None) -> Message:
    """A refusal in one sentence."""
    return Message(lines=(say(refused, names, _locale(refused.view)),))


def said_twice(played: Played) -> str:
    """That the same member gave the same command a moment before."""
    changed = played.before != played.after.state
    return say("said-twice", NOBODY, played.after.table.language, changed=changed)


def undone(outcome: Undone, last: Played, panel: Panel, corrected: Sequence[str] = ()) -> Message:
    """Entries were taken back, or done again: then one of them is the last; what the hands must move for that, and Redo.

    `corrected` are the lines of the sheet that are otherwise with it.
    """
    locale = last.after.table.language
    if outcome.count == 1:
        first = say("redone" if outcome.done else "undone", NOBODY, locale, done=panel.happened(outcome.entry))
    else:
        first = say("redone-several" if outcome.done else "undone-several", NOBODY, locale, count=outcome.count)
    told = (outcome.entry, *outcome.more) if outcome.count > 1 else ()
    lines = [say("undone-line", NOBODY, locale, entry=each.number, done=panel.happened(each)) for each in told[:TOLD]]
    more = (_more(outcome.count - TOLD, why=False, locale=locale),) if outcome.count > TOLD else ()
    events = tuple(event for each in (outcome.entry, *outcome.more) for event in each.events)
    moves = panel.differences(last.after, outcome.before, events)
    asked = not outcome.done and min((outcome.entry, *outcome.more), key=lambda each: each.number).facts
    stays = (say("facts-stay", NOBODY, locale),) if asked else ()
    buttons = (*entry_row(last, panel.undo_label(last)), *redo_presses(outcome, panel))
    return Message(lines=fitted((first, *lines, *more, *corrected, *moves, *stays), locale=locale), rows=(buttons,))


def redo_presses(outcome: Undone, panel: Panel) -> tuple[Press, ...]:
    """The button that brings back what was taken back, all of it when that was several; none when nothing can be."""
    if outcome.again is None:
        return ()
    if outcome.count > 1 and not outcome.done:
        label = say("button-redo-all", NOBODY, outcome.view.table.language, count=outcome.count)
        return (button(label, "redo", str(outcome.entry.number)),)
    return (redo_press(outcome.again, panel),)


def redo_press(played: Played, panel: Panel) -> Press:
    """The button that brings an entry back, with all before it that were taken back too."""
    say_here = Voice(NOBODY, played.after.table.language)
    done = panel.done(played, LABEL - len(say_here("button-redo", done="")) - 1)
    return button(say_here("button-redo", done=done), "redo", str(played.number))


def marked_undone(report: Message, played: Played, by: int, panel: Panel, *, redo: bool = True) -> Message:
    """The message of an entry that was taken back, by whom; it can be brought back (`redo`), and Why still tells why."""
    first = say("undone-by", NOBODY, played.after.table.language, who=f"<@{by}>")
    again = (redo_press(played, panel),) if redo else ()
    return replace(
        report, lines=(first, *report.lines), rows=((*again, why_press(played.number, played.after.table.language)),)
    )


def retold(played: Played, by: int, panel: Panel, *, undone: bool, redo: bool = True) -> Message:
    """What is said to an old message of an entry that was taken back, or done again."""
    locale = played.after.table.language
    code = "reply-undone" if undone else "reply-redone"
    line = say(code, NOBODY, locale, who=f"<@{by}>", done=panel.happened(played))
    return Message(lines=(line,), rows=((redo_press(played, panel),),) if undone and redo else ())


def corrections(played: Played, panel: Panel, common: Sequence[Press] = ()) -> Message:
    """What an entry was about, each to be put right as it stands now: what is in every game first, then what is the game's."""
    presses, locale = (*common, *panel.corrections(played)), played.after.table.language
    title = say("corrections-title", NOBODY, locale, entry=played.number, done=panel.happened(played))
    line = say("corrections" if presses else "corrections-none", NOBODY, locale)
    return Message(cut(title, TITLE), (line,), rows=rows(presses))


def back_offer(played: Played, steps: int, panel: Panel) -> str:
    """An entry to which the table can be taken back by so many steps, in plain words."""
    locale = played.after.table.language
    return say("offer-back", NOBODY, locale, entry=played.number, done=panel.done(played), count=steps)


def access_set(view: View) -> Message:
    """Who may act from now on."""
    return Message(lines=(say("access-set", NOBODY, view.table.language, mode=view.table.access),))


def let(view: View, form: str = "") -> Message:
    """Somebody without a seat may act while this turn lasts; he had sent a `form` (`<name>;<arg>`), which is there again."""
    locale = view.table.language
    again = (fill_again_press(form, locale),) if form else ()
    return Message(lines=(say("let-act", NOBODY, locale),), rows=(again,) if again else ())


def fill_again_press(form: str, locale: str) -> Press:
    """The button that opens a form (`<name>;<arg>`) with what was filled in when it was refused."""
    return button(say("button-fill-again", NOBODY, locale), "again", form)


def taken_back(view: View, stands: str = "", *, forgets: bool = False) -> Message:
    """An action that waited lost its last answer, or was given up with nothing seen; what it was to put right `stands`.

    `forgets` says that dice or cards which the table had told for it are forgotten.
    """
    given_up = "given-up-right" if stands else "given-up-told" if forgets else "given-up"
    line = given_up if view.asking is None else "taken-back-answer"
    return Message(lines=(say(line, NOBODY, view.table.language, done=stands),))


def settled(title: str, by: int, locale: str, *, back: bool) -> Message:
    """What is left of a message that asked something: who answered it elsewhere, or took it `back`."""
    return Message(title, (say("question-back" if back else "question-answered", NOBODY, locale, who=f"<@{by}>"),))


def talk(view: View) -> Message:
    """How much is posted at a table from now on."""
    return Message(lines=(say("talk-set", NOBODY, view.table.language, level=view.table.talk),))


def ended(table: Table) -> Message:
    """The table has ended, with a button that opens it again. Its seed is used no more, and so it may be seen."""
    return Message(
        lines=(say("ended-now", NOBODY, table.language),),
        footer=say("seed-shown", NOBODY, table.language, seed=table.seed.hex()),
        rows=((reopen_press(table.language), why_press(table.head, table.language)),),
    )


def reopen_press(locale: str) -> Press:
    """The button that opens an ended table again."""
    return button(say("button-reopen", NOBODY, locale), "reopen")


def reopened(state: Message, view: View) -> Message:
    """The table is open again, as it stands."""
    return replace(state, lines=(say("reopened", NOBODY, view.table.language), *state.lines), footer=seed_hash(view))


def seed_hash(view: View) -> str:
    """The hash of the seed that is used from now on, to check it by once it is shown."""
    return say("seed-hash", NOBODY, view.table.language, hash=commitment(view.table.seed))


def already_open(table: Table, game: str, pack: str, name: str) -> Refusal:
    """A table is open where another was to be started: `restart` ends it and starts that one (`game;pack;name`)."""
    restart = button(say("button-restart", NOBODY, table.language), "restart", f"{game};{pack};{name}")
    return Refusal("table-open", presses=(replace(restart, table=table.id, style="danger"),), name=table.name)


def seat_changed(view: View, seat: Seat) -> Message:
    """A seat has another name or member now."""
    names = Names(seats={seat.key: seat.name})
    who = None if seat.member is None else f"<@{seat.member}>"
    return Message(lines=(say("seat-changed", names, view.table.language, seat=seat.key, who=who),))


def export(file: File, entries: int, locale: str = LOCALE) -> Message:
    """A table as a file."""
    return Message(lines=(say("exported", NOBODY, locale, count=entries),), files=(file,))


def tag(value: Value) -> str:
    """The tag of an action or event."""
    return str(type(value).__struct_config__.tag)


def command_list(mention: Mention, *names: str, locale: str = LOCALE) -> str:
    """Commands side by side."""
    return joined((mention(name) for name in names), "comma", locale)


def log(entries: Sequence[tuple[Played, bool]], page: int, pages: int, panel: Panel) -> Message:
    """A page of the log, newest first; each entry with whether it was taken back."""
    say = Voice(NOBODY, entries[0][0].after.table.language)
    lines = tuple(log_line(played, panel, undone=gone) for played, gone in entries)
    footer = say("log-pages", page=page + 1) if page < pages else ""
    return Message(say("log-title", page=page, pages=pages), fitted(lines, why=False, locale=say.locale), footer)


def log_line(played: Played, panel: Panel, *, undone: bool) -> str:
    """One entry: its number, what it did, who asked for it and when."""
    say = Voice(NOBODY, played.after.table.language)
    who, when = f"<@{played.by}>", f"<t:{int(played.at)}:R>"
    return say("log-line", entry=played.number, done=panel.happened(played), who=who, when=when, undone=undone)


def paged(lines: Sequence[str], limit: int = LONGEST) -> list[tuple[str, ...]]:
    """Lines in pages of so many characters."""
    pages: list[tuple[str, ...]] = []
    page: list[str] = []
    for line in (cut(each, LINE) for each in lines):
        if page and sum(len(each) + 1 for each in (*page, line)) > limit:
            pages.append(tuple(page))
            page = []
        page.append(line)
    return [*pages, tuple(page)] if page or not pages else pages


def why(played: Played, lines: Sequence[str], panel: Panel, page: int = 1) -> Message:
    """A page of an entry's reasons, and how to see the next; Refusal when there is no such page."""
    say = Voice(NOBODY, played.after.table.language)
    shown, more = _page(lines, page)
    footer = say("why-pages", entry=played.number, page=page + 1) if more else ""
    title = say("why-title", entry=played.number, done=panel.happened(played))
    return Message(cut(title, TITLE), shown, footer)


def to_be_put_right(view: View, panel: Panel) -> tuple[str, ...]:
    """What stands first of a question whose action is to come in the place of an entry: which, and that it stands until then."""
    old = None if view.asking is None else view.asking.instead
    if old is None:
        return ()
    return (say("to-be-put-right", NOBODY, view.table.language, done=panel.happened(old)),)


def why_asked(view: View, panel: Panel, page: int = 1) -> Message:
    """A page of why something is asked now, and how to see the next; Refusal when there is no such page."""
    say = Voice(NOBODY, view.table.language)
    lines = (*to_be_put_right(view, panel), *panel.why_asked(view.under), say("why-last", entry=view.number))
    shown, more = _page(lines, page)
    footer = say("why-asked-pages", page=page + 1) if more else ""
    return Message(say("why-asked"), shown, footer)


def _page(lines: Sequence[str], page: int) -> tuple[tuple[str, ...], bool]:
    """A page of lines, and whether there are more after it; Refusal when there is no such page."""
    pages = paged(lines)
    if not 1 <= page <= len(pages):
        raise Refusal("no-such-page", page=page, pages=len(pages))
    return pages[page - 1], page < len(pages)


def _more(count: int, *, why: bool, locale: str) -> str:
    return say("cut-more" if why else "cut-more-plain", NOBODY, locale, count=count)


def _locale(view: View | None) -> str:
    return view.table.language if view is not None else "en"
