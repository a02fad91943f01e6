"""The questions of every game: what was rolled or drawn at a table that uses its own dice or cards, or rolls on a tap."""

from __future__ import annotations

from rules import words
from rules.contract import Option, Question, Seat, Value

BOT = "bot"
"""The answer that lets the bot roll or draw after all."""


class Outcome(Value, frozen=True):
    """What a roll came to, for those who do not tell each die: its key, and the faces that it surely shows (`found`: a skull)."""

    key: str
    got: tuple[str, ...] = ()


class Roll(Question, frozen=True, tag="roll"):
    """What so many dice show. Asked where the dice are the table's own (`own`), or where the bot's roll waits for a tap.

    `about` are the things that it is about, apart by spaces (`sloop s1`), `asked` the seats against whom it is.
    """

    stream: str
    about: str
    dice: int
    faces: tuple[str, ...]
    outcomes: tuple[Outcome, ...] = ()
    own: bool = True
    asked: tuple[Seat, ...] = ()

    @property
    def key(self) -> str:
        """The key of the draw that answers it."""
        return f"roll {self.stream} {self.about}"

    @property
    def options(self) -> tuple[Option, ...]:
        """What the roll can come to, where that is enough to know, and to let the bot roll."""
        told = tuple(Option(each.key) for each in self.outcomes) if self.own else ()
        return (*told, Option(BOT))

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Against whom it is."""
        return self.asked

    @property
    def typed(self) -> bool:
        """The faces of the table's own dice."""
        return self.own

    def takes(self, value: str) -> bool:
        """The key of an option, or every die's face, apart by spaces."""
        return super().takes(value) or (self.own and self._whole(tuple(value.split(" "))))

    def got(self, value: str) -> tuple[str, ...]:
        """The faces that an answer other than the bot's stands for."""
        known = next((each.got for each in self.outcomes if each.key == value), None)
        return tuple(value.split(" ")) if known is None else known

    def fits(self, got: tuple[str, ...]) -> bool:
        """Whether these faces are an answer: one for each die, or those of an outcome."""
        return self._whole(got) or any(got == each.got for each in self.outcomes)

    def read(self, text: str) -> str:
        """The answer that typed faces mean (`s s 3 1`, `ss31`); RuleError unknown-face, too-few-dice, too-many-dice."""
        return " ".join(words.faces(text, tuple(dict.fromkeys(self.faces)), self.dice))

    def _whole(self, got: tuple[str, ...]) -> bool:
        return len(got) == self.dice and set(got) <= set(self.faces)


class Pick(Question, frozen=True, tag="pick"):
    """Which of these was drawn, by lot or from the table's own cards."""

    stream: str
    about: str
    possibilities: tuple[str, ...]
    asked: tuple[Seat, ...] = ()

    @property
    def key(self) -> str:
        """The key of the draw that answers it."""
        return f"draw {self.stream} {self.about}"

    @property
    def options(self) -> tuple[Option, ...]:
        """Each possibility, and to let the bot draw."""
        return (*(Option(key, (key,)) for key in self.possibilities), Option(BOT))

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Whom it concerns."""
        return self.asked
