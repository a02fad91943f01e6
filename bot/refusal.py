"""What the bot refuses: a code for the sentence, its facts, and what would be right instead."""

from __future__ import annotations

from bot.ui.message import Press
from bot.view import View
from rules.contract import Fact, Request, RuleError


class Refusal(Exception):
    """A refusal of the bot's, or of the rules' seen from the bot: said to one person, changing nothing.

    `view` is the table it is about, `cures` the requests that would be right, `presses` other buttons that help.
    """

    def __init__(
        self,
        code: str,
        *,
        view: View | None = None,
        cures: tuple[Request, ...] = (),
        presses: tuple[Press, ...] = (),
        **facts: Fact,
    ) -> None:
        """`code` is the id of the sentence in the catalogue, `facts` are its arguments."""
        super().__init__(code, facts)
        self.code = code
        self.facts: dict[str, Fact] = facts
        self.view = view
        self.cures = cures
        self.presses = presses

    @classmethod
    def of(cls, error: RuleError, view: View) -> Refusal:
        """What the rules refused at a table."""
        refusal = cls(error.code, view=view, cures=error.cures)
        refusal.facts = error.facts
        return refusal
