"""Tables of Merchants & Marauders for tests: boards built as values, requests as typed, and actions played to their end."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from rules.contract import Action, Answer, Draw, Event, Question, Request, Told
from rules.marauders import Marauders, load
from rules.marauders.battle.state import Battle, Deed, Meeting, Tracks
from rules.marauders.keys import NATIONS, SHIPS, Nation, ShipKey, Side, Where
from rules.marauders.pack import Effect, EventCard, Icon, Pack
from rules.marauders.state import Bounties, Captain, CaptainCard, Figure, Sea, Ship
from rules.marauders.switches import SWITCHES
from rules.referee import Finished, Stopped, run
from rules.switches import chosen

CARIBBEAN = Path(__file__).parents[2] / "rules" / "marauders" / "packs" / "caribbean.toml"
SEED = b"the seed of a test"


class ShipGiven(msgspec.Struct, rename="kebab", forbid_unknown_fields=True):
    """A ship as a case gives it; without `at` it is off the board."""

    at: str | None = None
    stack: list[str] | None = None
    queued: list[str] = []
    scouting: int | None = None
    seamanship: int | None = None
    leadership: int | None = None
    man_o_war: bool = False


class CaptainGiven(msgspec.Struct, rename="kebab", forbid_unknown_fields=True):
    """A player captain as a case gives him: `at` is `zone/sea` or `zone/port`, `bounties` are as in `D2E1`."""

    at: str
    nation: Nation = "english"
    bounties: str = ""
    gold: int | None = None
    cargo: int | None = None
    stale: bool = False
    ship_class: str = ""
    seamanship: int | None = None
    leadership: int | None = None
    hits: str = ""
    berthed: bool = False


class BattleGiven(msgspec.Struct, rename="kebab", forbid_unknown_fields=True):
    """The open battle as a case gives it; in round 1 both shoot, later nobody has declared unless it is said."""

    seat: str
    ship: ShipKey
    aggressor: Side = "npc"
    helm: str = "bot"
    round: int = 1
    npc: Deed | None = None
    captain: Deed | None = None
    boarder: Side | None = None
    hits: str = ""


class CardGiven(msgspec.Struct, forbid_unknown_fields=True):
    """An event card as a case file gives it: icons, or a captain (`dutch of curacao, scouting 2`), or neither; what it does."""

    icons: str = ""
    captain: str = ""
    effect: Effect | None = None
    extra: int = 0


def shipped_pack() -> Pack:
    """The pack `caribbean` as it is shipped."""
    return load(CARIBBEAN.read_text(encoding="utf-8"))


def pack_with(cards: Mapping[str, CardGiven]) -> Pack:
    """The shipped map with another event deck."""
    return msgspec.structs.replace(shipped_pack(), cards=tuple(_card(key, given) for key, given in cards.items()))


def _card(key: str, given: CardGiven) -> EventCard:
    icons = msgspec.convert(
        [{"ship": s, "letter": c} for s, c in re.findall(r"(\w+) (\w+)", given.icons)], tuple[Icon, ...]
    )
    captain = _captain_card(key, given.captain) if given.captain else None
    return EventCard(key=key, title=key, icons=icons, captain=captain, effect=given.effect, extra=given.extra)


def _captain_card(key: str, given: str) -> CaptainCard:
    found = re.fullmatch(r"(\w+) of ([\w-]+), scouting (\d)", given)
    assert found, given
    ship, zone, scouting = found.groups()
    return msgspec.convert({"key": key, "ship": ship, "zone": zone, "scouting": int(scouting)}, CaptainCard)


def bounties(text: str) -> Bounties:
    """Bounties from their short form.

    >>> bounties("D2E1")
    Bounties(dutch=2, english=1)
    """
    counts = {letter: int(count) for letter, count in re.findall(r"([DEFS])(\d+)", text)}
    assert "".join(f"{letter}{count}" for letter, count in counts.items()) == text, text
    return Bounties(*(counts.get(nation[0].upper(), 0) for nation in NATIONS))


def captain(seat: str, given: CaptainGiven) -> Captain:
    """A player captain as given."""
    zone, _, at = given.at.partition("/")
    place: Where = "port" if at == "port" else "sea"
    assert at == place, given.at
    gold, cargo = (None if n is None else Figure(n, fresh=not given.stale) for n in (given.gold, given.cargo))
    return Captain(
        seat=seat,
        nation=given.nation,
        zone=zone,
        at=place,
        bounties=bounties(given.bounties),
        gold=gold,
        cargo=cargo,
        ship_class=given.ship_class,
        seamanship=given.seamanship,
        leadership=given.leadership,
        hits=tracks(given.hits),
        berthed=given.berthed,
    )


def tracks(text: str) -> Tracks:
    """Tracks from what is not nothing.

    >>> tracks("hull 1 crew 2")
    Tracks(hull=1, cargo=0, masts=0, crew=2, cannons=0)
    """
    return Tracks(**{location: int(count) for location, count in re.findall(r"([a-z]+) (\d+)", text)})


def battle(state: Sea, given: BattleGiven) -> Battle:
    """The open battle as given, in the zone of its ship."""
    shoots: Deed | None = "shoot" if given.round == 1 else None
    zone = state.ship(given.ship).zone
    assert zone is not None, given.ship
    return Battle(
        seat=given.seat,
        zone=zone,
        ship=given.ship,
        aggressor=given.aggressor,
        helm=given.helm,
        round=given.round,
        npc=given.npc or shoots,
        captain=given.captain or shoots,
        boarder=given.boarder,
        hits=tracks(given.hits),
    )


def ship(pack: Pack, key: str, given: ShipGiven) -> Ship:
    """An NPC ship as given; on the board its captain is the card `<ship>-one` when no stack is given."""
    names = given.stack if given.stack is not None else [f"{key}-one"] if given.at else []
    stack, queued = (tuple(_captain_of(pack, name) for name in cards) for cards in (names, given.queued))
    skills = {"scouting": given.scouting, "seamanship": given.seamanship, "leadership": given.leadership}
    told = {skill: number for skill, number in skills.items() if number is not None}
    if told:
        stack = (msgspec.structs.replace(stack[0], **told), *stack[1:])
    made = Ship(key=next(each for each in SHIPS if each == key))
    return msgspec.structs.replace(made, zone=given.at, stack=stack, queued=queued, man_o_war=given.man_o_war)


def _captain_of(pack: Pack, key: str) -> CaptainCard:
    card = pack.card(key)
    assert card, key
    assert card.captain, key
    return card.captain


def board(
    pack: Pack,
    ships: Mapping[str, ShipGiven],
    captains: Mapping[str, CaptainGiven],
    *,
    house: Mapping[str, str] | None = None,
    war: Iterable[str] = (),
    discard: Iterable[str] = (),
    removed: Iterable[str] = (),
    fought: BattleGiven | None = None,
    meetings: Iterable[str] = (),
) -> Sea:
    """A whole table as given, the captains in seating order; `meetings` are battles that wait, as in `s1 dutch`."""
    at_war = msgspec.convert([sorted(pair.split()) for pair in war], tuple[tuple[Nation, Nation], ...])
    table = Sea(
        seats=tuple(captains),
        captains=tuple(captain(seat, given) for seat, given in captains.items()),
        ships=tuple(ship(pack, key, ships.get(key, ShipGiven())) for key in SHIPS),
        discard=tuple(sorted(discard)),
        removed=tuple(sorted(removed)),
        war=at_war,
    )
    if fought is not None:
        wait = msgspec.convert([[*each.split(), "npc"] for each in meetings], list[tuple[str, ShipKey, Side]])
        waiting = tuple(Meeting(*each) for each in wait)
        table = msgspec.structs.replace(table, battle=battle(table, fought), meetings=waiting)
    return chosen(SWITCHES, table, house or {})


def request(text: str) -> Request:
    """A request as it is typed: the verb, then `option:value`s, `seat` among them.

    >>> request("hold gold:7 seat:s1")
    Request(verb='hold', seat='s1', given=(('gold', 7),))
    """
    verb, *options = re.split(r" (?=[a-z-]+:)", text)
    given: dict[str, str] = dict(option.split(":", 1) for option in options)
    seat = given.pop("seat", None)
    typed = {name: int(value) if re.fullmatch(r"-?\d+", value) else value for name, value in given.items()}
    return Request(verb, seat, tuple(typed.items()))


class Forced(NamedTuple):
    """A roll or draw that is fixed: what it is about (`scouting sloop s1`) and what comes."""

    about: str
    got: tuple[str, ...]

    @classmethod
    def from_text(cls, text: str) -> Forced:
        """From `scouting sloop s1: skull 3`."""
        about, _, got = text.partition(": ")
        return cls(about, tuple(got.split()))

    def fits(self, answer: Answer) -> bool:
        """Whether an answer is the roll or draw that is meant."""
        return isinstance(answer, Draw) and f"{about(answer)} ".startswith(f"{self.about} ")


def about(draw: Draw) -> str:
    """What a draw is about, without whether it is a roll or a draw."""
    return draw.question.partition(" ")[2]


class Played(NamedTuple):
    """An action played as far as it goes: after it the state, or (waiting) the question without an answer."""

    state: Sea | None
    events: tuple[Event, ...]
    answers: tuple[Answer, ...]
    asked: tuple[Question, ...]


def play(
    game: Marauders,
    state: Sea,
    action: Action,
    told: Mapping[str, str] | None = None,
    forced: list[Forced] | None = None,
    seed: bytes = SEED,
) -> Played:
    """Plays an action to its end, or to a question that `told` has no answer to; takes out of `forced` what it used."""
    answers: Sequence[Answer] = ()
    asked: list[Question] = []
    settled = 0
    while True:
        result: Finished | Stopped = run(game, state, action, answers, seed)
        assert result.dropped == 0
        more = _with_forced(result.answers, settled, forced if forced is not None else [])
        if more:
            answers, settled = more, len(more)
            continue
        if isinstance(result, Finished):
            assert isinstance(result.state, Sea)
            return Played(result.state, result.events, result.answers, tuple(asked))
        asked.append(result.question)
        value = (told or {}).get(result.question.key)
        if value is None:
            return Played(None, result.events, result.answers, tuple(asked))
        answers, settled = (*result.answers, Told(result.question.key, value)), len(result.answers)


def _with_forced(answers: tuple[Answer, ...], settled: int, forced: list[Forced]) -> tuple[Answer, ...] | None:
    """The answers up to the first open one that is fixed, with what it is fixed to; None when there is none."""
    for place, answer in enumerate(answers[settled:], settled):
        fixed = next((each for each in forced if each.fits(answer)), None)
        if fixed is not None and isinstance(answer, Draw):
            assert len(fixed.got) == len(answer.got), (fixed, answer)
            assert set(fixed.got) <= set(answer.possibilities), (fixed, answer)
            forced.remove(fixed)
            return (*answers[:place], msgspec.structs.replace(answer, got=fixed.got))
    return None


def decoded(value: object, kind: Any) -> Any:
    """A value back from its canonical bytes."""
    return msgspec.json.decode(msgspec.json.encode(value, order="deterministic"), type=kind)


def tag(event: Event) -> str:
    """An event's tag without the game's name."""
    return str(event.__struct_config__.tag).removeprefix("marauders-")
