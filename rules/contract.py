"""What the games and the rest give to each other. All of it is data: the words for the tag of a value live with the bot."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated as Marked
from typing import ClassVar, Literal, TypeAlias

import msgspec

Seat: TypeAlias = Marked[str, msgspec.Meta(extra={"sheet": "seats"})]
"""A player's place at a table: `s1`, `s2`, ... Names and members are the bot's business."""

Thing: TypeAlias = Marked[str, msgspec.Meta(extra={"sheet": "things"})]
"""The key of something of the game that a note can be on: a zone, a ship, a step."""

Mark = Literal["official", "inferred", "house-rule"]
"""How sure a rule is: printed, a reading of what is printed, or a switch of the table's."""


class Value(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of all values of a ledger: frozen, made of tuples, str, int, bool, None and values."""


Fact = str | int | tuple[str, ...] | Value
"""What a refusal tells: a word, a number, a list of words, or a value of the game's own that has words (what is left of a ship)."""


class Action(Value, frozen=True):
    """What somebody asks for. Subclasses carry an explicit lower-case tag.

    `puts_right` says that it is no step of the game but a correction, a note or a setting, `repeats` that the same is done time and
    again, so that who does it twice means it.
    """

    puts_right: ClassVar[bool] = False
    repeats: ClassVar[bool] = False


class Start(Action, frozen=True, tag="start"):
    """A table is opened on a pack, with these house rules as (switch, value) pairs. Always entry 1."""

    pack: str
    house: tuple[tuple[str, str], ...] = ()


class Cancel(Action, frozen=True, tag="cancel"):
    """An action that waited for an answer is given up after the bot had rolled or drawn for it.

    `was` is the action's tag (`put-right` where an entry was to be put right), `seen` what the bot had rolled or drawn.
    """

    was: str
    seen: tuple[str, ...] = ()


class Annotate(Action, frozen=True, tag="note"):
    """The group's own words about a thing of the game (a key: a zone, a ship, a step), said when it matters; empty: no more."""

    puts_right: ClassVar[bool] = True

    on: str
    text: str


class Amend(Action, frozen=True, tag="amend"):
    """A correction by the sheet: its lines that are to be otherwise, as (key, value) pairs; an empty value takes one away."""

    puts_right: ClassVar[bool] = True

    lines: tuple[tuple[str, str], ...]


class Candidate(Value, frozen=True):
    """One thing that a decision weighed: its score by each criterion (None: not known), or why it was ruled out."""

    key: str
    scores: tuple[int | None, ...] = ()
    out: str = ""


class Reason(Value, frozen=True):
    """Why a decision fell as it did.

    `rule` is the rule's key (`marauders.hunt.priority-2`), `criteria` names the columns of the candidates' scores, `chosen` the
    candidates that were left, `house` the switches that were used, as (switch, value) pairs.
    """

    rule: str
    mark: Mark = "official"
    criteria: tuple[str, ...] = ()
    candidates: tuple[Candidate, ...] = ()
    chosen: tuple[str, ...] = ()
    house: tuple[tuple[str, str], ...] = ()


class Event(Value, frozen=True):
    """What happened. Subclasses carry an explicit lower-case tag; a decision's event has a field `because`.

    `begins` is the step, as a thing that a note can be on, that begins with this event, be it after another of its kind. `parts`
    says that what it names only goes with it, which is no moment of a note on that.
    """

    begins: ClassVar[str] = ""
    parts: ClassVar[bool] = False

    @property
    def of_steps(self) -> tuple[str, ...]:
        """The steps, as things that a note can be on, that are over with this event though nothing stood still in them."""
        return ()


class Opened(Event, frozen=True, tag="opened"):
    """A table is open; `sample` says that some of the pack's cards are invented samples."""

    pack: str
    sample: bool


class Cancelled(Event, frozen=True, tag="cancelled"):
    """An action was given up; `seen` is what the bot had rolled or drawn for it, which will come again."""

    was: str
    seen: tuple[str, ...]


class Annotated(Event, frozen=True, tag="annotated"):
    """There is another note on a thing than before; empty: none."""

    on: str
    before: str
    text: str


class Change(Value, frozen=True):
    """A line of the sheet before and after; empty: it is not there."""

    key: str
    before: str
    after: str


class Amended(Event, frozen=True, tag="amended"):
    """The sheet was corrected: each line that is otherwise now."""

    changes: tuple[Change, ...]


class Option(Value, frozen=True):
    """One answer that a question takes: a key made of names of things, never an index, and what it stands for."""

    key: str
    things: tuple[str, ...] = ()


class Question(Value, frozen=True):
    """Something a rule needs from the table before it can go on. Subclasses carry a tag and say their `key` and `options`."""

    fact: ClassVar[bool] = False
    """Whether its answer can be read off and is no choice, so that it stays told when the step that asked it is taken back."""

    @property
    def key(self) -> str:
        """The same for the same question, whenever it is asked again."""
        raise NotImplementedError

    @property
    def options(self) -> tuple[Option, ...]:
        """The lawful answers, at most 25 of them worth a menu."""
        raise NotImplementedError

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who is asked first (mentioned); whoever may act may answer."""
        return ()

    @property
    def typed(self) -> bool:
        """Whether `read` makes an answer of typed words that are none of the options."""
        return False

    @property
    def example(self) -> str:
        """Typed words that are an answer to it, where it is `typed` and says how."""
        return ""

    def takes(self, value: str) -> bool:
        """Whether a value answers it: the key of an option, or what else a kind of question reads."""
        return value in {option.key for option in self.options}

    def read(self, text: str) -> str:
        """The answer that typed words mean, where it is `typed`; RuleError says what in them is wrong."""
        raise NotImplementedError


class Told(Value, frozen=True, tag="told"):
    """An answer of the table's to the question with this key: the key of an option, and whether it is a `fact`."""

    question: str
    value: str
    fact: bool = False


class Draw(Value, frozen=True, tag="draw"):
    """Dice rolled or cards drawn: `got` from `possibilities` (equally likely, in the order of their keys).

    A draw of the bot's is replayable from (seed, stream, index) and moves the stream on by `len(got)`; one of the table's,
    named or physically rolled, moves nothing.
    """

    question: str
    stream: str
    index: int
    possibilities: tuple[str, ...]
    got: tuple[str, ...]
    source: Literal["bot", "table"] = "bot"


Answer = Told | Draw


class Stream(Value, frozen=True):
    """How many draws the bot has made from one stream so far."""

    name: str
    index: int


class Note(Value, frozen=True):
    """The group's own words about a thing of the game."""

    on: Thing
    text: str


Whose = Literal["bot", "ours"]
"""Whose cards are drawn, or whose dice are rolled: the bot's, or the table's own."""


class State(Value, frozen=True, kw_only=True):
    """Base of every game's state: the seats in seating order (the next is to the left), and the streams of chance.

    `cards` and `dice` say whose are used; `rolling` whether a roll of the bot's against somebody waits until it is tapped for.
    `notes` are the group's own, by what they are on.
    """

    samples: ClassVar[Mapping[str, str]] = {"seats": "s1, s2", "seat": "s1"}
    """What the examples of a sheet have for a value or a key, by what it is called there; empty: it is not shown."""
    unwritten: ClassVar[Mapping[str, str]] = {"streams": ""}
    """What stands on no sheet, of the state or of a thing in it: nobody tells it (empty), or the line that it follows from."""

    seats: tuple[Seat, ...] = ()
    streams: tuple[Stream, ...] = ()
    cards: Whose = "bot"
    dice: Whose = "bot"
    rolling: Literal["at-once", "on-tap"] = "at-once"
    notes: tuple[Note, ...] = ()


class Request(Value, frozen=True):
    """What was typed or pressed, before a game has read it: a verb, whose seat it is about, and the options as given."""

    verb: str
    seat: Seat | None = None
    given: tuple[tuple[str, str | int], ...] = ()

    def get(self, option: str) -> str | int | None:
        """The value of an option, None when it was not given."""
        return dict(self.given).get(option)


class Offer(Value, frozen=True):
    """One autocomplete choice: the key that is sent, and the name that is shown."""

    key: str
    name: str


class Switch(Value, frozen=True):
    """A house rule: its key (`foreign-bounties`), its short code (`S2`), its lawful values with the documented default first."""

    key: str
    code: str
    values: tuple[str, ...]


MEANS: tuple[Switch, ...] = (
    Switch("cards", "cards", ("bot", "ours")),
    Switch("dice", "dice", ("bot", "ours")),
    Switch("rolling", "rolling", ("at-once", "on-tap")),
)
"""The switches of every game, kept in `State`'s fields of these names and set like house rules."""


class RuleError(Exception):
    """A refusal that the rules give: a code for the sentence, its facts, and the requests that would be right instead."""

    def __init__(self, code: str, *, cures: tuple[Request, ...] = (), **facts: Fact) -> None:
        """`code` is the id of the sentence in the catalogue, `facts` are its arguments."""
        super().__init__(code, facts)
        self.code = code
        self.facts: dict[str, Fact] = facts
        self.cures = cures


_encoder = msgspec.json.Encoder(order="deterministic")


def encode(value: object) -> bytes:
    """The one canonical form: equal values give equal bytes."""
    return _encoder.encode(value)
