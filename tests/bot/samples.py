"""One of everything that a table of Merchants & Marauders can say, with each of its variants."""

from __future__ import annotations

from importlib import resources

from bot.panels.marauders.vocabulary import MARAUDERS
from bot.text import Names
from bot.text.catalogue import phrase
from rules import marauders
from rules.contract import MEANS, Amended, Annotated, Cancelled, Candidate, Change, Event, Opened, Reason
from rules.marauders import Marauders, events, load
from rules.marauders import card_events as cards
from rules.marauders.house import SWITCHES
from rules.marauders.pack import DIE
from rules.marauders.questions import AnotherWar, Figured, WhoHasMost
from rules.marauders.scouting import OUTCOMES
from rules.marauders.state import CaptainCard
from rules.questions import Pick, Roll
from tests.bot import battle_samples

NAVY = ("own-bounties", "foreign-bounties", "at-war")
GREED = ("gold", "cargo", "non-pirate")

TROMP = CaptainCard(key="tromp", ship="dutch", zone="curacao", name="Tromp", scouting=3, seamanship=4, leadership=2)
EVERTSEN = CaptainCard(key="evertsen", ship="dutch", zone="st-maarten", name="Evertsen", scouting=2, seamanship=1)
NOBODY = CaptainCard(key="sloop", ship="sloop", zone="havana", scouting=2, assumed=True)


def caribbean() -> Marauders:
    """The game on the shipped pack."""
    return Marauders(load((resources.files(marauders) / "packs" / "caribbean.toml").read_text("utf-8")))


def hunt(rule: str, criteria: tuple[str, ...], *scores: tuple[int | None, ...], chosen: tuple[str, ...]) -> Reason:
    """A hunt's reason with captains s1, s2, ... in reach, and one beyond it."""
    candidates = [Candidate(f"s{number}", each) for number, each in enumerate(scores, start=1)]
    peaceful = "no-bounty-no-war" if criteria == NAVY else "pirate"
    candidates += [Candidate("s8", out="too-far"), Candidate("s9", out=peaceful)]
    return Reason(f"marauders.hunt.{rule}", "official", criteria, tuple(candidates), chosen)


LETTER = Reason("marauders.direction.letter", candidates=(Candidate("N"),), chosen=("N",))
SCAN = Reason(
    "marauders.direction.scan",
    "inferred",
    candidates=(*(Candidate(letter, out="no-border") for letter in ("N", "NE", "E")), Candidate("SE")),
    chosen=("SE",),
)
BEST_BOUNTIES = hunt("priority-2", NAVY, (1, 2, 0), (1, 1, 0), (0, 5, 0), chosen=("s1",))
TOLD = hunt("priority-1", GREED, (None, None, 1), (None, None, 1), chosen=("s1",))
HIGHEST = Reason(
    "marauders.hunt.priority-2",
    "house-rule",
    NAVY,
    (Candidate("s1", (0, 2, 0)), Candidate("s2", (0, 1, 0))),
    ("s1",),
    (("foreign-bounties", "highest"),),
)
TIED = hunt("drawn", NAVY, (1, 0, 0), (1, 0, 0), (0, 9, 0), chosen=("s2",))
TIED_AT_WAR = hunt("drawn", NAVY, (0, 0, 1), (0, 0, 1), chosen=("s2",))
TIED_AS_TOLD = hunt("drawn", GREED, (None, 3, 1), (None, 3, 1), chosen=("s2",))
NEARBY = hunt("own-zone", NAVY, (1, 0, 0), (1, 0, 0), chosen=("s1",))
NEARBY_AS_TOLD = hunt("own-zone", GREED, (None, None, 1), (None, None, 1), (3, 0, 1), chosen=("s1", "s2"))
ONE_ZONE = hunt("one-zone", NAVY, (0, 2, 0), (0, 2, 0), (0, 1, 0), chosen=("s1", "s2"))
ONE_ZONE_UNKNOWN = hunt("one-zone", GREED, (None, None, 1), (None, None, 1), chosen=("s1", "s2"))
RICHEST = hunt("priority-1", GREED, (None, None, 1), *[(None, None, 1)] * 3, chosen=("s1",))
RICHER = hunt("priority-1", GREED, (9, None, 1), (4, None, 1), (None, None, 1), chosen=("s1",))
LADEN = hunt("priority-2", GREED, (4, 2, 1), (4, 1, 1), (3, 9, 1), chosen=("s1",))
LADEN_AS_TOLD = hunt("priority-2", GREED, (None, None, 1), (4, 2, 1), chosen=("s1",))
ENEMY = hunt("priority-3", NAVY, (0, 1, 1), (0, 1, 0), chosen=("s1",))
HUNTS = (
    hunt("only", NAVY, (2, 0, 0), chosen=("s1",)),
    hunt("only", NAVY, (0, 0, 1), chosen=("s1",)),
    hunt("only", GREED, (None, None, 1), chosen=("s1",)),
    hunt("only", GREED, (0, 1, 1), chosen=("s1",)),
    hunt("only", GREED, (None, 0, 1), chosen=("s1",)),
    ONE_ZONE,
    ONE_ZONE_UNKNOWN,
    hunt("one-zone", GREED, (5, 2, 1), (5, 2, 1), (5, 1, 1), (None, None, 1), chosen=("s1", "s2")),
    hunt("priority-1", NAVY, (2, 0, 0), (1, 4, 0), chosen=("s1",)),
    BEST_BOUNTIES,
    HIGHEST,
    ENEMY,
    TOLD,
    RICHEST,
    RICHER,
    hunt("priority-2", GREED, (4, 1, 1), (4, None, 1), chosen=("s1",)),
    LADEN,
    LADEN_AS_TOLD,
    TIED,
    TIED_AT_WAR,
    TIED_AS_TOLD,
    hunt("drawn", GREED, (0, 0, 1), (0, 0, 1), chosen=("s2",)),
    NEARBY,
    NEARBY_AS_TOLD,
)
LISTED = Reason("marauders.scouting.listed", candidates=(Candidate("listed", (2,)),), chosen=("listed",))
MORE = Reason(
    "marauders.scouting.bounties",
    candidates=(Candidate("listed", (2,)), Candidate("bounties", (3,))),
    chosen=("bounties",),
)
HOUSE_ORDER = Reason(
    "marauders.battle.one-by-one", "house-rule", chosen=("sloop",), house=(("scouting-rolls", "one-by-one"),)
)
SUCCESSION = tuple(
    Reason(f"marauders.succession.{how}", candidates=(Candidate("tromp"), Candidate("sloop")), chosen=("tromp",))
    for how in ("only", "drawn", "before-new")
)
ARRIVALS = tuple(Reason(f"marauders.entering.{how}") for how in ("new", "relocated", "after-death"))
S5 = (("death-and-new", "new-card"),)
SUCCEEDS = (("death-and-new", "successor"),)
S1 = (("event-order", "icons-first"),)
DRAWN_WAR = Reason(
    "marauders.war.drawn",
    "inferred",
    candidates=(Candidate("dutch+english"), Candidate("dutch+french")),
    chosen=("dutch+french",),
    house=S1,
)
DRAWN_MORE = Reason("marauders.deck.drawn-more", "inferred", chosen=("tromp",), house=(("extra-cards", "fully"), *S1))
DRAWN_ICONS = Reason("marauders.deck.drawn-icons", "house-rule", chosen=("tromp",), house=(("extra-cards", "icons"),))
LONE = tuple(
    Reason("marauders.silence.lone-man-o-war", "house-rule", chosen=others, house=(("lone-man-o-war", "silent"),))
    for others in (("french",), ("english", "french"))
)
ENGAGED = ("open", "waiting")
SECOND_CARD = Reason(
    "marauders.deck.second-card", "house-rule", chosen=("tromp",), house=(("captain-icons", "second-card"),)
)
ENTERS = Reason("marauders.queue.enters")
RELOCATES = Reason("marauders.queue.relocates")
AFTER_DEATH = Reason("marauders.queue.after-death", "inferred", house=S5)
BELOW = Reason("marauders.queue.below", "house-rule", house=SUCCEEDS)
DISCARD = Reason("marauders.defeat.discard", "inferred", house=(("dead-captain", "discard"),))
DISCARD_S5 = Reason("marauders.defeat.discard", "inferred", house=(*DISCARD.house, *S5))
OWN_DISCARD = Reason("marauders.defeat.own-discard", "inferred", house=DISCARD.house)
OUT = Reason("marauders.defeat.remove", "house-rule", house=(("dead-captain", "remove"),))
NO_CARD = Reason("marauders.defeat.no-card", "inferred")


def hostile(criterion: str, criteria: tuple[str, ...], *scores: int | None) -> Reason:
    """Why a ship is hostile to s1."""
    return Reason(f"marauders.hostility.{criterion}", "official", criteria, (Candidate("s1", scores),), ("s1",))


GREEDY = hostile("non-pirate", GREED, None, None, 1)
WANTED = hostile("own-bounties", NAVY, 3, 1, 0)
ENMITIES = (GREEDY, WANTED, hostile("foreign-bounties", NAVY, 0, 5, 1), hostile("at-war", NAVY, 0, 0, 1))

EVENTS: tuple[Event, ...] = (
    Opened("caribbean", sample=True),
    Opened("own", sample=False),
    Cancelled("icons", ("skull", "s1")),
    Cancelled("icons", ()),
    Cancelled("put-right", ("4", "4")),
    Annotated("havana", "", "Sell at 6."),
    Annotated("s1", "Sell at 6.", ""),
    Amended((Change("round", "1", "3"),)),
    Amended(
        (
            Change(
                "captain s1", "nation dutch; zone havana; gold 5", "nation dutch; zone tortuga; bounties (english 1)"
            ),
            Change("note havana", "", "Sell at 6; then go"),
            Change("ship sloop stack bess", "zone trinidad; scouting 2", ""),
        )
    ),
    events.Seated("s1", None),
    events.Seated("s2", "s1"),
    events.Joined("s1", "english", "caracas", "spanish"),
    events.Joined("s1", "english", "caracas", "spanish", "man-o-war"),
    events.Sailed("s1", "havana", "tortuga"),
    events.HeldUp("s1", "havana", "tortuga"),
    events.EnteredPort("s1", "havana"),
    events.LeftPort("s1", "havana"),
    events.TurnBegan("s1", "havana", "port"),
    events.TurnBegan("s1", "havana", "sea"),
    *(events.HoldTold("s1", gold, cargo) for gold, cargo in ((4, None), (None, 1), (9999, 2), (0, 0))),
    *(events.BountySet("s1", "dutch", 1, count) for count in (0, 1, 5)),
    events.Refitted("s1", "", "frigate"),
    events.Refitted("s1", "sloop", "frigate"),
    events.Attacked("s1", "havana", "dutch", Reason("marauders.attack.naval", chosen=("dutch",))),
    events.Attacked("s1", "havana", "sloop", Reason("marauders.attack.pirate")),
    events.CaptainLost("s1", "dutch", "havana", Reason("marauders.death.new-captain")),
    events.CaptainLost("s1", "dutch", "havana", Reason("marauders.death.next-turn")),
    events.Joined("s1", "english", "caracas", "spanish", "", Reason("marauders.death.new-captain")),
    events.CaptainLost("s1", "dutch", "havana", Reason("marauders.death.pirate-at-home", chosen=("frigate", "sloop"))),
    cards.WarBegan(("dutch", "french"), ("dutch",), Reason("marauders.war.men-o-war", "inferred")),
    cards.WarBegan(("dutch", "french"), (), Reason("marauders.war.men-o-war", "inferred")),
    cards.WarBegan(("dutch", "french"), (), Reason("marauders.war.men-o-war", "inferred"), "dutch"),
    cards.PeaceMade(("dutch", "french"), ("french",), Reason("marauders.war.frigates", "inferred"), "dutch"),
    cards.PeaceMade(("dutch", "french"), ("dutch", "french"), Reason("marauders.war.frigates", "inferred")),
    cards.PeaceMade(("dutch", "french"), (), Reason("marauders.war.frigates", "inferred")),
    cards.PeaceMade(("dutch", "french"), (), Reason("marauders.war.replaced", "inferred")),
    cards.WarBegan(("dutch", "french"), ("dutch",), DRAWN_WAR),
    cards.PeaceMade(("dutch", "french"), (), Reason("marauders.war.frigates", "inferred", house=S1)),
    cards.OwnCard("A calm"),
    cards.OtherEvent("A calm"),
    cards.OtherEvent(None),
    cards.OtherEvent("Drums", "war"),
    cards.NothingDone("war", Reason("marauders.war.no-pair", "inferred", house=S1)),
    cards.NothingDone("peace", Reason("marauders.war.no-war", "inferred")),
    cards.NothingDone("draw-more", DRAWN_MORE, 1),
    cards.NothingDone("draw-more", DRAWN_MORE, 2),
    cards.NothingDone("second-card", SECOND_CARD),
    cards.SecondCard("dutch", SECOND_CARD),
    events.MostTold("gold", ("s1", "s2"), ("s1",)),
    events.MostTold("cargo", ("s1", "s2"), ("s1", "s2")),
    cards.CardDrawn("a", "A calm", "Nothing moves.", 1, "table", sample=False),
    cards.CardDrawn("a", "A calm", "", 0, "bot", sample=True),
    cards.CardDrawn("a", "A calm", "", 2, "bot", sample=False, because=DRAWN_MORE),
    cards.CardDrawn("a", "A calm", "", 2, "bot", sample=False, because=SECOND_CARD),
    cards.CardDrawn("a", "A calm", "", 2, "bot", sample=False, because=DRAWN_ICONS),
    cards.Reshuffled(16, Reason("marauders.deck.reshuffled", "inferred")),
    events.Queued("dutch", TROMP, "curacao", True, True, EVERTSEN, (), RELOCATES),
    events.Queued("sloop", NOBODY, "havana", True, False, NOBODY, (NOBODY,), RELOCATES),
    events.Queued("sloop", NOBODY, "havana", False, False, None, (), ENTERS),
    events.Queued("dutch", TROMP, "curacao", False, False, None, (EVERTSEN, TROMP), AFTER_DEATH),
    events.Queued("dutch", TROMP, "curacao", False, False, None, (EVERTSEN,), BELOW),
    events.Queued("sloop", NOBODY, "havana", False, False, None, (), BELOW),
    *(events.Moved("dutch", "basse-terre", "bridgetown", reason) for reason in (LETTER, SCAN)),
    *(events.Moved("dutch" if reason.criteria == NAVY else "sloop", "havana", "nassau", reason) for reason in HUNTS),
    events.Stayed("english", "port-royal", HUNTS[0]),
    events.Absent("spanish"),
    events.Scouted("sloop", "s1", 2, ("skull", "3"), True, "bot", True, LISTED, GREEDY),
    events.Scouted("dutch", "s1", 1, ("4",), False, "table", False, LISTED, ENMITIES[2]),
    events.Scouted("dutch", "s1", 1, ("4",), False, "bot", False, LISTED, ENMITIES[3]),
    events.Scouted("dutch", "s1", 3, ("1", "1", "2"), False, "bot", True, MORE, WANTED),
    events.NotScouted("dutch", "s1", Reason("marauders.hostility.no-bounty-no-war")),
    events.NotScouted("sloop", "s1", Reason("marauders.hostility.pirate")),
    *(events.FoundAgain("sloop", "s1", Reason(f"marauders.engaged.{battle}", "inferred")) for battle in ENGAGED),
    events.NotScouted("frigate", "s1", Reason("marauders.silence.navy-present", chosen=("dutch", "french"))),
    events.NotScouted("dutch", "s1", Reason("marauders.silence.men-o-war", chosen=("french",))),
    *(events.NotScouted("dutch", "s1", lone) for lone in LONE),
    events.BattleBegins("s1", "havana", ("sloop",), Reason("marauders.battle.single", chosen=("sloop",))),
    events.BattleBegins(
        "s1", "havana", ("sloop", "dutch"), Reason("marauders.battle.order", chosen=("sloop", "dutch"))
    ),
    events.BattleBegins("s1", "havana", ("sloop",), HOUSE_ORDER),
    events.YetToScout("s1", ("dutch", "french"), HOUSE_ORDER),
    events.YetToScout("s1", ("dutch",), HOUSE_ORDER),
    *(events.Arrived("dutch", TROMP, None, "curacao", reason) for reason in ARRIVALS),
    events.Arrived("sloop", NOBODY, None, "nassau", ARRIVALS[0]),
    events.Arrived("sloop", NOBODY, "havana", "nassau", ARRIVALS[1]),
    events.Arrived("sloop", NOBODY, "nassau", "nassau", ARRIVALS[1]),
    *(events.Succeeded("dutch", TROMP, "curacao", reason) for reason in SUCCESSION),
    events.Defeated("dutch", TROMP, "havana", 2, DISCARD, "drawn", None),
    events.Defeated("dutch", TROMP, "havana", 1, DISCARD, "only", EVERTSEN),
    events.Defeated("sloop", NOBODY, "havana", 0, OWN_DISCARD, "none", None),
    events.Defeated("dutch", TROMP, "havana", 1, DISCARD_S5, "new-card", EVERTSEN),
    events.Defeated("sloop", NOBODY, "havana", 0, OUT, "none", None),
    events.Defeated("sloop", NOBODY, "havana", 0, NO_CARD, "new-card", NOBODY),
    events.Defeated("sloop", NOBODY, "havana", 1, NO_CARD, "only", NOBODY),
    events.RoundEnded(3),
    events.Placed("dutch", TROMP, "havana", "nassau"),
    events.Placed("sloop", NOBODY, None, "nassau"),
    events.Placed("sloop", NOBODY, "nassau", "nassau"),
    events.ScoutingTold("sloop", 4),
    events.Removed("sloop", "havana"),
    events.Removed("dutch", "havana"),
    events.Removed("sloop", None),
    events.Removed("sloop", "havana", (TROMP,), (TROMP,)),
    events.Corrected("s1", "havana", "sea"),
    events.Corrected("s1", "havana", "port"),
    events.RuleSet("foreign-bounties", "sum", "highest"),
    *(
        events.RuleSet(switch.key, before, value)
        for switch in MEANS
        for before, value in (switch.values, switch.values[::-1])
    ),
    events.OutOfOrder("second-event"),
    events.OutOfOrder("arrivals-waiting", ships=("dutch",)),
    events.OutOfOrder("arrivals-waiting", ships=("dutch", "sloop")),
    events.OutOfOrder("second-turn", ("s1",)),
    events.OutOfOrder("still-begun", ("s2",)),
    events.OutOfOrder("turn-not-begun", ("s1",)),
    events.OutOfOrder("turn-not-begun", ("s1",), ships=("sloop",)),
    events.OutOfOrder("turn-not-begun", ("s1",), ships=("dutch", "sloop")),
    events.OutOfOrder("turns-missing", ("s1", "s2")),
    events.OutOfOrder("no-event"),
    events.OutOfOrder("captain-there", (), "sloop", TROMP),
    events.OutOfOrder("captain-waits", (), "frigate", TROMP),
    events.OutOfOrder("battle-open", ("s1",), "sloop"),
    events.OutOfOrder("battle-open", ("s1",), "sloop", apart=True),
    events.OutOfOrder("battle-apart", ("s1",), "sloop", apart=True),
    events.OutOfOrder("battle-stuck", ("s1",), "sloop"),
    events.OutOfOrder("battle-waits", ("s1",), ships=("sloop",)),
    events.OutOfOrder("battle-waits", ("s1",), ships=("dutch", "sloop")),
    events.OutOfOrder("not-hostile", ("s1",), "sloop"),
    events.OutOfOrder("next-turn", ("s1",)),
    *battle_samples.events(caribbean().pack),
)

QUESTIONS = (
    AnotherWar("dutch+english", ("dutch+spanish",)),
    AnotherWar("dutch+english", ("dutch+spanish", "english+french")),
    WhoHasMost("sloop", "gold", ("s1", "s2"), ("s2", "s1+s2"), (Figured("s1", 0, True), Figured("s2", 5, False))),
    WhoHasMost("frigate", "cargo", ("s1", "s2", "s3"), ("s1", "s2", "s3")),
    *battle_samples.QUESTIONS,
    *battle_samples.rolls(DIE),
    Roll("scouting", "sloop s1", 1, DIE, OUTCOMES),
    Roll("scouting", "dutch s2", 4, DIE, OUTCOMES, own=False, asked=("s2",)),
    Pick("hunt-tie", "sloop", ("s1", "s2")),
    Pick("battle-order", "s1 1", ("dutch", "french", "sloop")),
    Pick("battle-order", "s1 2", ("dutch", "sloop")),
    Pick("succession", "dutch", ("sloop", "tromp")),
    Pick("event-card", "event", ("sloop", "tromp")),
    Pick("event-card", "event 2", ("sloop", "tromp")),
    Pick("second-card", "dutch", ("sloop", "tromp")),
    Pick("war-nations", "war", ("dutch+english", "dutch+french")),
)

UNSAYABLE = phrase("unsayable", {})
PACK = caribbean().pack
NAMES = Names(
    seats={"s1": "Ben", "s2": "Ada", "s3": "Cleo", "s4": "Dora", "s8": "Dan", "s9": "Eve"},
    packs={"caribbean": "The Caribbean"},
    codes={switch.key: switch.code for switch in (*MEANS, *SWITCHES)},
    others={
        "zone": {zone.key: zone.name for zone in PACK.zones},
        "card": {"tromp": "Dutch Naval Ship (Tromp)", "sloop": "Pirate Sloop"},
        "captain": {"tromp": "Tromp", "sloop": "an unnamed captain (Havana)"},
        "pair": {"dutch+english": "Dutch and English", "dutch+french": "Dutch and French"},
        "class": {"frigate": "Frigate", "sloop": "Sloop", "man-o-war": "Man-o-War"},
    },
    vocabulary=MARAUDERS,
)

HOSTILE = (
    "@everyone",
    "<@123456789012345678>",
    "<#1> <t:0:R> </table end:1>",
    "**x** __y__ ~~z~~ ||s|| `c`",
    "[a](http://x)",
    "[**a**](http://x) [b](y)",
    "https://example.com/_a_",
    "# big",
    "-# small",
    "> quote",
    ">",
    "#",
    "- item",
    "1. item",
    ":skull:",
    "a\u202eb\u200bc\u2066d",
    "line\nbreak\u2028another",
    "x" * 500,
    "\U0001f3f4\u200d\u2620\ufe0f",
    "   ",
    "עברית",
    "{ $seat }",
    "\\",
)
