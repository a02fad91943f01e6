"""What is shown of packs and the book: lists, one pack, files to change, and what is wrong with an uploaded one."""

from __future__ import annotations

from collections.abc import Sequence

from bot.packs.shelf import BOOK, Named
from bot.panels.panel import Mention
from bot.panels.table import LONGEST, NOBODY, TITLE, Voice, fitted
from bot.text import cut
from bot.text.names import Said
from bot.ui.message import File, Message
from rules.packs import MOST_PROBLEMS, Problem


def of_game(game: str, packs: Sequence[Named], book: tuple[int, int], locale: str) -> tuple[str, ...]:
    """The packs of a game in a server, a line each; of the book how many cards it has, and how many there are."""
    say = Voice(NOBODY, locale)
    lines = [say(f"pack-{each.kind}", game=game, **_facts(each)) for each in packs if each.kind != "book"]
    return (
        say("pack-list", game=game),
        *lines,
        say("pack-book", game=game, count=book[0], whole=book[1], key=BOOK),
    )


def listed(games: Sequence[tuple[str, ...]], mention: Mention, locale: str) -> Message:
    """The packs of all games, and what can be done with them."""
    commands = {each: mention(f"pack {each}") for each in ("show", "template", "upload")}
    how = Voice(NOBODY, locale)("pack-how", **_commands(commands))
    return Message(lines=fitted((*(line for lines in games for line in lines), how), why=False, locale=locale))


def shown(game: str, pack: Named, sample: bool, contents: Sequence[str], locale: str) -> Message:
    """One pack: where it comes from, whether its cards are invented, and its cards."""
    say = Voice(NOBODY, locale)
    facts = _facts(pack)
    title = cut(say.plain("pack-title", **facts), TITLE)
    origin = say(f"pack-from-{pack.kind}", game=game, **facts)
    lines = (origin, say("pack-sample", game=game, sample=sample), *contents)
    return Message(title, fitted(lines, why=False, locale=locale))


def template(file: File, title: str, mention: Mention, locale: str) -> Message:
    """A pack as a file to change."""
    say = Voice(NOBODY, locale)
    return Message(
        lines=(say("pack-template", title=title, **_commands({"upload": mention("pack upload")})),), files=(file,)
    )


def header(game: str, title: str, book: tuple[int, int], locale: str) -> str:
    """What the book's file says of itself, as comments: what it is, and what can be done with it."""
    say = Voice(NOBODY, locale).plain
    lines = (
        say("pack-header-first", title=title, game=game),
        say("pack-header-book", game=game, count=book[0], whole=book[1]),
        say("pack-header-change", game=game),
        say("pack-header-cards", game=game),
        say("pack-header-key"),
    )
    return "".join(f"# {line}\n" for line in lines) + "\n"


def added(game: str, pack: Named, count: int, mention: Mention, locale: str, *, again: bool) -> Message:
    """Who added a pack, or put another in the place of one, and how to play with it."""
    message = "pack-replaced" if again else "pack-added"
    facts = {**_facts(pack), "game": game, "count": count, "command": mention("table start")}
    return Message(lines=(Voice(NOBODY, locale)(message, **facts),))


def problems(found: Sequence[Problem], locale: str) -> Message:
    """All that is wrong with a pack, as much as is read at once, and all of it in a file where that is not all."""
    say = Voice(NOBODY, locale)
    title = say("pack-problems-most" if len(found) == MOST_PROBLEMS else "pack-problems", count=len(found))
    again, rest = say("pack-problems-again"), say("pack-problems-rest")
    lines = [problem(each, say) for each in found]
    if sum(len(line) + 1 for line in (*lines, again)) <= LONGEST:
        return Message(title, (*lines, again))
    short = fitted(lines, why=False, limit=LONGEST - len(again) - len(rest) - 2, locale=locale)
    whole = "\n".join(problem(each, say.plain) for each in found)
    return Message(title, (*short, rest, again), files=(File("problems.txt", whole.encode()),))


def problem(each: Problem, say: Voice) -> str:
    """Where something is wrong, what is there, and what was expected."""
    kind, _, what = each.expected.partition(" ")
    expected = say(f"pack-expected-{kind}", what=what)
    return say("pack-problem", place=each.place, found=each.found or None, expected=expected)


def _facts(pack: Named) -> dict[str, object]:
    by = pack.uploaded
    who, when = ("", "") if by is None else (f"<@{by.member}>", f"<t:{int(by.at)}:R>")
    return {"key": pack.key, "title": pack.title, "sample": pack.sample, "who": who, "when": when}


def _commands(mentions: dict[str, str]) -> dict[str, object]:
    """Commands as arguments that are shown as they are."""
    return {name: Said(mention) for name, mention in mentions.items()}
