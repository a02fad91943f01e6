"""What every game's panel answers: a module with these functions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from bot.naming import Naming
from bot.refusal import Refusal
from bot.text import Names
from bot.ui.message import Form, Message, Press, Row
from bot.view import Played, View
from rules.contract import Action, Event, Option, Request, Seat, State

Mention = Callable[[str], str]
"""A command (`table undo`) as Discord shows it in text: something to press."""


Filled = Mapping[str, str]
"""What was filled into a form, by the keys of its parts: text, the key of a choice, a member's id; empty where nothing was."""


@dataclass(frozen=True, slots=True)
class Filling:
    """What a filled form asks for: a request; for a new seat also what it is called and who plays it.

    `instead` is the entry in whose place it is played (`The real one was...`). `vacant` are the seats without anybody in them:
    a request with a naming takes the one of them that was meant, and makes a new seat when none was.
    """

    request: Request
    naming: Naming | None = None
    instead: int | None = None
    vacant: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class Kind:
    """Things of one kind that can be put right: the kind's key (`correct-kind-<key>` says what they are), a button for each."""

    key: str
    presses: tuple[Press, ...]


class Panel(Protocol):
    """Shows a game's tables: their states, what entries caused, and what is asked."""

    @property
    def CHOICES(self) -> Mapping[str, Callable[[View, str], Message]]:  # noqa: N802 - a module's constant
        """What buttons of the game's own open, by verb: a quiet message, made of the view and the button's arg."""
        ...

    @property
    def FORMS(self) -> Mapping[str, Callable[[View, str], Form]]:  # noqa: N802 - a module's constant
        """The forms of the game, by name: made of the view and the arg; Refusal `old-button` when it means nothing now."""
        ...

    @property
    def FILLED(self) -> Mapping[str, Callable[[View, str, Filled], Filling]]:  # noqa: N802 - a module's constant
        """What a form that was filled in asks for, by name; Refusal when what was filled in makes no sense."""
        ...

    def names(self, view: View, /) -> Names:
        """The names of things at a table."""
        ...

    def state(self, view: View, last: Played | None, *, room: int = 0) -> Message:
        """The table message: how the table stands, and all that can be done now; Undo says what the `last` entry did.

        As far as it can be said in short, it leaves `room` for so many lines more.
        """
        ...

    def report(self, played: Played) -> Message | None:
        """The message for all on what the enemies did; None when an entry caused nothing of that kind."""
        ...

    def line(self, played: Played) -> Message:
        """What an entry did, quietly, with its Undo."""
        ...

    def addressed(self, played: Played) -> tuple[Seat, ...]:
        """The seats to which a report is of consequence, so that their members are mentioned."""
        ...

    def urgent(self, played: Played) -> bool:
        """Whether a report is a new message at a quiet table too: a roll was made against somebody, or a battle began."""
        ...

    def walks(self, played: Played) -> bool:
        """Whether an entry is a step of something that the table message tells as it goes on, where its buttons are pressed."""
        ...

    def called(self, played: Played) -> Seat | None:
        """The seat whose turn an entry began, so that its member is told; None when it began none."""
        ...

    def begins_round(self, played: Played) -> bool:
        """Whether an entry began a round, so that the table message is posted anew, with what happened in one."""
        ...

    def is_new_round(self, view: View) -> bool:
        """Whether a round has begun in which nothing happened yet, so that what began it is still to be done at the board."""
        ...

    def corrections(self, played: Played) -> Sequence[Press]:
        """Buttons that put right, as it stands now, each thing that an entry was about, without taking the entry back."""
        ...

    def puttable(self, view: View) -> Sequence[Kind]:
        """All that is at the table now, by kind: for each thing a button for a form that puts it right."""
        ...

    def moves_of(self, view: View, seat: Seat) -> Sequence[Row]:
        """What one seat can do now, and what can be told of it: at most four rows."""
        ...

    def real(self, played: Played) -> Message:
        """What to choose from when a draw or roll of the bot's in an entry was another at the board: `real` and form presses."""
        ...

    def on_board(self, played: Played) -> bool:
        """Whether what happened is to be seen on the board, so that its report comes with a picture."""
        ...

    def happened(self, played: Played) -> str:
        """What an entry did, in a few words with markdown."""
        ...

    def undo_label(self, played: Played) -> str:
        """What an Undo button of an entry says."""
        ...

    def done(self, played: Played, room: int = ...) -> str:
        """What an entry did, in a few plain words of at most so many characters, for buttons and menus."""
        ...

    def helping(self, refusal: Refusal) -> Sequence[Press]:
        """Buttons of the game's own that help with a refusal at a table, beside the requests that would be right."""
        ...

    def differences(self, view: View, before: State, events: Iterable[Event] = (), /) -> tuple[str, ...]:
        """What the hands at the board must move to get from a state to the table as it stands, over these events or back."""
        ...

    def stands(self, view: View, last: Played | None, /) -> tuple[str, ...]:
        """Where the game stands, in a few lines: whose step it is, and what is open; `last` is the entry on which it stands."""
        ...

    def laying(self, view: View) -> tuple[str, ...]:
        """What to put on the table before going on, line by line in the order of setting up."""
        ...

    def question(self, view: View) -> Message:
        """What a waiting action asks, what happened so far, and its answers as buttons."""
        ...

    def answer_name(self, view: View, option: Option) -> str:
        """An answer to the question that waits, in full."""
        ...

    def label(self, view: View, request: Request) -> str:
        """What a button for a request says; empty for an unknown verb."""
        ...

    def why(self, played: Played) -> Sequence[str]:
        """Every decision of an entry in full, line by line."""
        ...

    def why_asked(self, view: View) -> Sequence[str]:
        """Why the question that waits is asked, line by line."""
        ...

    def vacant(self, view: View) -> Sequence[Seat]:
        """The seats that nobody plays in the game yet, in seating order."""
        ...

    def joined(self, action: Action) -> Request | None:
        """What lets somebody join as an action did whose seat it has; None for an action with which nobody joined."""
        ...

    def help(self, view: View, mention: Mention) -> Message:
        """What can be done at a table, each with its command."""
        ...
