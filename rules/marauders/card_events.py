"""What can happen with an event card, and war and peace, which one brings or the table tells.

Each decision of the bot's carries its reason.
"""

from __future__ import annotations

from typing import Literal

from rules.contract import Event, Reason
from rules.marauders.keys import Nation, ShipKey
from rules.marauders.pack import Effect


class WarBegan(Event, frozen=True, tag="marauders-war-began"):
    """Two nations are at war (R19); `ships` are those of theirs on the board that are Men-o-War from now on.

    The `fighting` one is so once its battle is over.
    """

    nations: tuple[Nation, Nation]
    ships: tuple[ShipKey, ...]
    because: Reason
    fighting: ShipKey | None = None


class PeaceMade(Event, frozen=True, tag="marauders-peace-made"):
    """Two nations are at peace (R19); `ships` are those of theirs on the board that are frigates again.

    The `fighting` one is so once its battle is over.
    """

    nations: tuple[Nation, Nation]
    ships: tuple[ShipKey, ...]
    because: Reason
    fighting: ShipKey | None = None


class CardDrawn(Event, frozen=True, tag="marauders-card-drawn"):
    """An event card: drawn by the bot, or named because it was drawn physically. `left` cards are in the deck now.

    `because` is there of a card that another one makes draw: `chosen` is that one. Its text is empty where it does not count (S9).
    """

    card: str
    title: str
    text: str
    left: int
    by: Literal["bot", "table"]
    sample: bool
    because: Reason | None = None


class OwnCard(Event, frozen=True, tag="marauders-own-card"):
    """The title of a card of the table's own deck whose icons were read off."""

    title: str


class OtherEvent(Event, frozen=True, tag="marauders-other-event"):
    """A card of the table's own deck came with neither icons nor an NPC captain; `title` is None when it was not told.

    `effect` is what its text does to the NPCs, as told: what the bot does then follows.
    """

    title: str | None
    effect: Effect | None = None


class NothingDone(Event, frozen=True, tag="marauders-nothing-done"):
    """An event card calls for what cannot be done.

    `war`: all nations are at war with one another; `peace`: none are; `draw-more`: so many `cards` are not there to be drawn;
    `second-card`: no card with icons is left in the deck.
    """

    what: Literal["war", "peace", "draw-more", "second-card"]
    because: Reason
    cards: int = 0


class SecondCard(Event, frozen=True, tag="marauders-second-card"):
    """A captain card of the table's own deck came: the icons of a second card are to be read off (V1)."""

    ship: ShipKey
    because: Reason


class Reshuffled(Event, frozen=True, tag="marauders-reshuffled"):
    """The event deck had run out: the discarded cards are the deck again (whether the game ends is the players' to say)."""

    cards: int
    because: Reason


CardEvent = WarBegan | PeaceMade | CardDrawn | OwnCard | OtherEvent | NothingDone | SecondCard | Reshuffled
