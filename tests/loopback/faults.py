"""What can go wrong between the bot and Discord: refusals, silence and cut lines, on demand and by route."""

from __future__ import annotations

import asyncio
import random
from dataclasses import dataclass, field
from typing import Any, Literal

from tests.loopback.model import Json

Kind = Literal["refuse", "drop", "hold"]


@dataclass(eq=False)
class Call:
    """A request of the bot's: its route's name, what it sent, and what it was answered (0: nothing)."""

    route: str
    method: str
    path: str
    body: Any
    files: dict[str, bytes]
    at: float
    status: int = 0
    answer: Any = None


@dataclass(eq=False)
class Fault:
    """Something that goes wrong with the next calls of a route.

    `late` means that Discord does what it was asked before it goes wrong, so that the bot does not know.
    """

    route: str
    kind: Kind
    late: bool = False
    times: int = 1
    status: int = 500
    body: Json = field(default_factory=dict[str, Any])
    headers: dict[str, str] = field(default_factory=dict[str, str])
    token: str = ""
    """Only calls that answer the interaction with this token."""
    reached: asyncio.Event = field(default_factory=asyncio.Event)
    released: asyncio.Event = field(default_factory=asyncio.Event)

    def release(self) -> None:
        """Lets the held call go on."""
        self.released.set()


class Faults:
    """The faults that wait for their calls."""

    def __init__(self) -> None:
        self._waiting: list[Fault] = []
        self.chance = 0.0
        """How likely any call that may fail is refused, cut or served late (for a soak)."""
        self.random = random.Random(0)

    def refuse(self, route: str, status: int = 500, *, late: bool = False, times: int = 1, token: str = "") -> Fault:
        """Discord answers with an error (and, if `late`, has done what it was asked all the same)."""
        body: Json = {"message": f"{status}: refused by the test", "code": 0}
        return self._add(Fault(route, "refuse", late, times, status, body, token=token))

    def limit(self, route: str, seconds: float, *, times: int = 1) -> Fault:
        """Discord says that the bot is too fast."""
        body: Json = {"message": "You are being rate limited.", "retry_after": seconds, "global": False}
        headers = {"Via": "1.1 google", "Retry-After": str(seconds)}
        return self._add(Fault(route, "refuse", times=times, status=429, body=body, headers=headers))

    def drop(self, route: str, *, late: bool = False, times: int = 1, token: str = "") -> Fault:
        """The line is cut without an answer."""
        return self._add(Fault(route, "drop", late, times, token=token))

    def hold(self, route: str, *, late: bool = False, times: int = 1) -> Fault:
        """The call hangs: `reached` is set when it came, `release()` lets it go on."""
        return self._add(Fault(route, "hold", late, times))

    def clear(self) -> None:
        """Everything works again, held calls too."""
        for fault in self._waiting:
            fault.release()
        self._waiting.clear()
        self.chance = 0.0

    def next(self, call: Call) -> Fault | None:
        """The fault that befalls this call."""
        for fault in self._waiting:
            if fault.route == call.route and fault.times > 0 and fault.token in call.path:
                fault.times -= 1
                return fault
        return self._by_chance(call)

    def _by_chance(self, call: Call) -> Fault | None:
        if call.route in {"me", "application", "gateway"} or self.random.random() >= self.chance:
            return None
        kind: Kind = self.random.choice(("refuse", "drop", "hold"))
        # A follow-up has no nonce and, if ephemeral, no history: one that was shown unknown to the bot comes again.
        late = call.route != "follow-up" and self.random.random() < 0.5
        fault = Fault(call.route, kind, late, body={"message": "by chance", "code": 0})
        asyncio.get_running_loop().call_later(self.random.uniform(0.1, 1.0), fault.release)
        return fault

    def _add(self, fault: Fault) -> Fault:
        self._waiting.append(fault)
        return fault
