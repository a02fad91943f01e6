### What is said at a table of Merchants & Marauders. Lines that begin with a ship are for the hands at the board.

## Things

game-marauders = Merchants & Marauders
ship-dutch = Dutch ship
ship-english = English ship
ship-french = French ship
ship-spanish = Spanish ship
ship-sloop = Sloop
ship-frigate = Frigate
nation-dutch = Dutch
nation-english = English
nation-french = French
nation-spanish = Spanish
face-skull = skull
captain-unnamed = an unnamed captain
captain-scouting = Scouting { $scouting }{ $assumed ->
        [yes] , assumed
       *[no] {""}
    }
captain-skills = { captain-scouting }{ $seamanship ->
        [none] {""}
       *[other] , Seamanship { $seamanship }
    }{ $leadership ->
        [none] {""}
       *[other] , Leadership { $leadership }
    }
option-dutch = The number of Dutch bounties
option-english = The number of English bounties
option-french = The number of French bounties
option-spanish = The number of Spanish bounties
option-gold = Gold
option-cargo = Cargo
option-count = The count
option-scouting = Scouting
option-seamanship = Seamanship
option-leadership = Leadership

switch-event-order = an event card with icons and a text
    .icons-first = its icons come before its text
    .text-first = its text comes before its icons
switch-foreign-bounties = bounties of other nations
    .sum = bounties of all other nations together count
    .highest = only the most bounties of one other nation count
switch-own-zone-tie = a full tie between captains
    .random = one of them is drawn
    .stay = the ship prefers the one in its own zone
switch-dead-captain = a dead captain's card
    .discard = it goes to the event discard
    .remove = it is out of the game
switch-death-and-new = a death and a new card in one round
    .new-card = the new card commands
    .successor = an old card commands, the new one lies below
switch-defending-bounty = beating a navy that attacked
    .none = it brings no bounty
    .bounty = it brings a bounty of its nation
switch-scouting-rolls = scouting rolls of several ships
    .all-first = all are rolled before the first battle
    .one-by-one = each is rolled once the battle before it is over
switch-claimed-damage = the damage of a claimed ship
    .kept = the ship keeps it
    .repaired = the ship is whole again
switch-extra-cards = event cards that another one makes draw
    .fully = everything on them counts
    .icons = only their icons count
switch-lone-man-o-war = a Man-o-War beside a navy that is not its enemy
    .scout = both scout
    .silent = neither scouts
switch-captain-icons = a captain card
    .none = it moves no ship
    .second-card = the icons of a second card move ships, too

## What happened: a full line, and in short for buttons, titles and the log

marauders-seated = { $after-key ->
        [none] { $seat } takes the first seat.
       *[other] { $seat } sits to the left of { $after }.
    }
    .short = { $seat } took a seat
    .moved = { $seat } changed places
marauders-joined = { $seat } is { $nation-key ->
        [english] an
       *[other] a
    } { $nation } captain, in the port of { $zone }. { $because ->
        [none] {""}
       *[other] { $because }
    }
    .short = { $seat } { $because ->
        [none] joined
       *[other] has a new captain
    } in { $zone }
marauders-sailed = { $seat } sailed from { $from } to { $to }.
    .short = { $seat } sailed to { $to }
sailed-over-two = { $seat } sailed to { $zone } via { $via }
    .brief = { $seat }: { $via }, { $zone }
    .zones = { $via }, { $zone }
marauders-held-up = { $seat } was found in { $zone }: first the battle there, then the way on to { $to }.
    .short = { $seat } was held up in { $zone }
marauders-entered-port = { $seat } is in the port of { $zone }.
    .short = { $seat } entered port
marauders-left-port = { $seat } left port and is at sea in { $zone }.
    .short = { $seat } left port
    .title = { $seat } left the port of { $zone }
marauders-turn-began = { $seat }'s turn begins, { $at ->
        [port] in the port of { $zone }
       *[sea] at sea in { $zone }
    }.
    .short = { $seat }'s turn began
    .title = { $seat }'s turn began in { $zone }
marauders-hold-told = { $gold ->
        [none] { $seat } has { $cargo ->
            [one] { $cargo } cargo card
           *[other] { $cargo } cargo cards
        } aboard.
       *[other] { $seat } has { $gold } gold { $cargo ->
            [none] {""}
            [one] and { $cargo } cargo card
           *[other] and { $cargo } cargo cards
        } aboard.
    }
    .short = { $seat }'s hold was told
marauders-bounty-set = { $seat } has { $count ->
        [0] no { $nation } bounty
        [one] { $count } { $nation } bounty
       *[other] { $count } { $nation } bounties
    } now ({ $before } before).
    .short = { $seat }: { $count ->
        [0] no { $nation } bounty
        [one] { $count } { $nation } bounty
       *[other] { $count } { $nation } bounties
    }
bounties-told = { $seat }: { $list } bounties
bounties-of = { $seat }: bounties of { $count } nations
ships-moved = { $ship } and { $count } more
marauders-refitted = { $seat } sails a { $ship_class } now.
    .short = { $seat } sails a { $ship_class }
    .skills = { $seat }'s skills told
marauders-attacked = { $seat } attacks the { $ship } in { $zone }: a battle begins. { $because }
    .waits = { $seat } attacks the { $ship } in { $zone }. { $because }
    .short = { $seat } attacked the { $ship }
marauders-captain-lost = { $seat }'s captain died in { $zone }. Bounties and everything aboard are gone; glory points and
    the stash at home are kept. { $because }
    .short = { $seat }'s captain died
marauders-war-began = { $nations } are at war. { $because } { $ships-count ->
        [0] {""}
       *[other] Change on the board: { $ships }.
    } { $fighting ->
        [none] {""}
       *[other] The { $fighting } fights on as a frigate, and is a Man-o-War once its battle is over.
    }
    .short = { $nations } are at war
    .brief = war of { $nations }
marauders-peace-made = { $nations } are at peace. { $because } { $ships-count ->
        [0] {""}
       *[other] Change on the board: { $ships }.
    } { $fighting ->
        [none] {""}
       *[other] The { $fighting } fights on as a Man-o-War, and is a frigate once its battle is over.
    }
    .short = { $nations } are at peace
    .brief = { $count ->
        [one] peace of { $nations }
       *[other] peace in { $count } wars
    }
sails-now = The { $ship } is { $man ->
        [yes] a Man-o-War
       *[no] a frigate
    } from now on. Change on the board: { $ship }.
marauders-own-card = Event card: { $title }.
    .short = Event card: { $title }
    .undo = card { $title }
marauders-other-event = { $title ->
        [none] An event card came that moves no ship.
       *[other] Event card: { $title }.
    } { $effect ->
        [none] What it says is done by hand.
       *[other] {""}
    }
    .short = { $title ->
        [none] An event card came
       *[other] Event card: { $title }
    }
marauders-nothing-done = { $what ->
        [war] All nations are at war with one another already: no other war begins.
        [peace] No nations are at war: there is no peace to make.
        [draw-more] No event card is left to draw: { $cards ->
            [one] one card is
           *[other] { $cards } cards are
        } not drawn.
       *[second-card] No card with icons is left in the deck, so no second one comes with the captain's.
    }
    .short = { $what ->
        [war] No other war
        [peace] No peace to make
        [draw-more] No more event cards
       *[second-card] No second card
    }
marauders-second-card = Draw a second card with icons, and tell those with Icon card... { $because }
    .short = A second card for the { $ship }
marauders-most-told = The table said: { $most-count ->
        [one] { $most } has the most { $what } aboard.
       *[other] { $most } have the most { $what } aboard, equally much.
    }
    .short = { $most } told of { $what }
marauders-card-drawn = Event card: { $title }. { $by ->
        [table] It was drawn at the table.
       *[bot] {""}
    } { $sample ->
        [yes] An invented sample card.
       *[no] {""}
    } { $left ->
        [0] No card is left in the deck.
        [one] One card is left in the deck.
       *[other] { $left } cards are left in the deck.
    } { $because ->
        [none] {""}
       *[other] { $because }
    }
    .short = Event card: { $title }
    .undo = card { $title }
    .about = { $sample ->
        [yes] An invented sample card;
       *[no] Event card:
    } { $left ->
        [0] none left in the deck.
        [one] one left in the deck.
       *[other] { $left } left in the deck.
    } { $by ->
        [table] It was drawn at the table.
       *[bot] {""}
    }
    .text = The card says: { $text }
marauders-reshuffled = The event deck had run out: its { $cards } discarded cards are the deck again.
    Whether that ends the game is for you to decide.
    .short = The event deck was shuffled anew
marauders-queued = { $because-key ->
        [below] { $ship }: { $named ->
            [yes] the card of { $captain } ({ $skills })
           *[no] this card ({ $skills })
        } lies below from the round's end.
       *[other] { $ship } { $sails ->
            [yes] moves to
           *[no] enters
        } { $zone } at the round's end, under { $captain } ({ $skills }).
    } { $because } { $because-key ->
        [below] {""}
       *[other] { $earlier-count ->
            [0] {""}
            [one] Below it lies this round's card of { $earlier }.
           *[other] Below it lie this round's cards of { $earlier }.
        }
    } { $fourth ->
        [yes] A fourth card for this ship: the game has three.
       *[no] {""}
    }
    .short = { $because-key ->
        [below] { $ship } has another card
       *[other] { $ship } is due in { $zone }
    }
marauders-moved = { $ship }: { $from } -> { $to }. { $because }
    .short = { $ship } to { $to }
marauders-stayed = { $ship }: stays in { $zone }. { $because }
    .short = { $ship } stayed in { $zone }
marauders-absent = { $ship }: not on the board. Its icon is skipped.
    .due = { $ship }: not on the board. Its icon is skipped; it comes at the round's end.
    .short = { $ship } is not on the board
marauders-scouted = { $ship } scouts for { $seat }: { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }{ $faces-count ->
        [0] {""}
       *[other] {" "}({ $faces })
    }: { $found ->
        [yes] found
       *[no] not found
    }. { $by ->
        [table] Rolled at the table.
       *[bot] {""}
    } { $because }
    .outcome = { $ship } scouts for { $seat }: { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    } ({ $found ->
        [yes] a skull
       *[no] no skull
    }): { $found ->
        [yes] found
       *[no] not found
    }. Rolled at the table. { $because }
    .short = { $ship } scouted for { $seat }
marauders-not-scouted = { $ship } does not scout for { $seat }: { $because }
    .short = { $ship } did not scout for { $seat }
marauders-found-again = { $because }
    .short = { $ship } found { $seat } again
marauders-battle-begins = { $ships-count ->
        [one] A battle begins: { $ships } against { $seat }.
       *[other] Battles against { $seat } begin, in this order: { $ships-then }. { $because }
    }
    .waits = { $ships } found { $seat }. { $ships-count ->
        [one] {""}
       *[other] { $because }
    }
    .short = { $ships } found { $seat }
lay-card = Lay the card face up.
battle-skills = { $named ->
        [yes] { $captain } ({ $ship })
       *[no] { $ship }
    }: Seamanship { $seamanship ->
        [none] not known
       *[other] { $seamanship }
    }, Leadership { $leadership ->
        [none] not known
       *[other] { $leadership }
    }.
battle-unknown = { $ships }: Seamanship and Leadership are not known to the bot.
marauders-yet-to-scout = When this battle is over, { $ships } will scout for { $seat } too, unless { $seat } dies. { $because }
    .short = { $ships } { $ships-count ->
        [one] has
       *[other] have
    } yet to scout
marauders-arrived = { $ship }: { $from ->
        [none] off the board
       *[other] { $from }
    } -> { $to }. At sea{ $man_o_war ->
        [yes] , a Man-o-War,{" "}
       *[no] ,{" "}
    }under { $captain } ({ $scouted }). { $because }
    .same = { $ship }: stays in { $to }. Now under { $captain } ({ $scouted }). { $because }
    .short = { $ship } came to { $to }
marauders-succeeded = { $ship }: off the board -> { $zone }.
    At sea{ $man_o_war ->
        [yes] , a Man-o-War,{" "}
       *[no] ,{" "}
    }under { $captain } ({ $scouted }), the successor. { $because }
    .short = { $ship } came back to { $zone }
marauders-defeated = { $ship }: { $zone } -> off the board. { $naval ->
        [yes] Take its token off too.
       *[no] {""}
    } { $because } { $then ->
        [none] No card of this ship is left.
        [new-card] { $successor-named ->
            [yes] The new card commands at the round's end: { $successor }, in { $successor-home }.
           *[no] The new card commands at the round's end, in { $successor-home }.
        }
        [only] { $successor-named ->
            [yes] { $successor } succeeds at the round's end, in { $successor-home }.
           *[no] The captain left succeeds at the round's end, in { $successor-home }.
        }
       *[drawn] One of { $left } cards, drawn then, succeeds at the round's end.
    }
    .short = { $ship }'s captain died
marauders-round-ended = Round { $round } is over.
    .short = Round { $round } ended
marauders-placed = { $ship }: { $from ->
        [none] off the board
       *[other] { $from }
    } -> { $to }. Put there by hand, under { $captain } ({ $scouted }).
    .same = { $ship }: stays in { $to }. It stood there already, under { $captain } ({ $scouted }).
    .short = { $ship } put in { $to }
marauders-scouting-told = { $ship }: its captain's Scouting is { $scouting }. It counts from the next roll on;
    a roll made before stands, unless it is taken back.
    .short = { $ship }: Scouting { $scouting }
marauders-removed = { $zone ->
        [none] { $ship }: was not on the board, and is without its captain cards now.
       *[other] { $ship }: { $zone } -> off the board. Taken away by hand. { $naval ->
            [yes] Take its token off too.
           *[no] {""}
        }
    }{ $taken-count ->
        [0] {""}
       *[other] {" "}Gone with it: { $taken }.
    }{ $queued-count ->
        [0] {""}
       *[other] {" "}Still to come at the round's end: { $queued }.
    }
    .short = { $ship } was taken away
marauders-corrected = { $seat } is { $at ->
        [port] in the port of { $zone }
       *[sea] at sea in { $zone }
    }, put right by hand.
    .short = { $seat } put in { $zone }
marauders-rule-set = { $switch-key ->
        [cards] { $value-key ->
            [ours] The cards are the table's own now.
           *[bot] The bot draws the cards now.
        }
        [dice] { $value-key ->
            [ours] The dice are the table's own now.
           *[bot] The bot rolls the dice now.
        }
        [rolling] { $value-key ->
            [on-tap] The bot's dice wait for a tap of the player they are rolled against now.
           *[at-once] The bot rolls its dice at once now.
        }
       *[other] House rule on { $switch }: { $value } now, { $before } before ({ $code }).
    }
    .short = { $switch-key ->
        [cards] { $value-key ->
            [ours] Own cards
           *[bot] The bot's cards
        }
        [dice] { $value-key ->
            [ours] Own dice
           *[bot] The bot's dice
        }
        [rolling] { $value-key ->
            [on-tap] The dice wait for a tap
           *[at-once] The dice are rolled at once
        }
       *[other] { set-rule-in-marauders }
    }
    .told = House rule on { $switch }: { $meaning } ({ $code }).
marauders-out-of-order = { $what ->
        [arrivals-waiting] Not done before this card, was the round's end forgotten? It brings { $ships }.
        [second-event] An event card had already come this round.
        [second-turn] By what was told, { $seats } had already begun a turn this round.
        [still-begun] { $seats } still has begun a turn this round. If that was never so, correct the line “begun”, too.
        [captain-there] { $captain } commands the { $ship } already.
        [captain-waits] A card of { $captain } lies with the { $ship } already.
        [turn-not-begun] { $ships-count ->
            [0] { $seats } has not begun a turn this round.
           *[other] The { $ships } had not looked for { $seats } this turn.
        }
        [next-turn] { $seats }'s new captain plays from the next turn on.
        [turns-missing] { $seats } had no turn this round.
        [battle-open] The battle of the { $ship } and { $seats } is still open{ $apart ->
            [yes] {", though they are not at sea in one zone"}
           *[no] {""}
        }.
        [battle-apart] The { $ship } and { $seats } are not at sea in one zone, so that their battle cannot be fought there.
        [battle-waits] { $seats } and the { $ships } are no longer at sea in one zone. They fight when the open battle is over only
            if they are in one again.
        [not-hostile] The { $ship } is not hostile to { $seats }.
        [battle-stuck] Neither the { $ship } nor { $seats } can hurt the other or get away any more: the battle may be called off.
       *[no-event] No event card has come this round.
    }
    .short = A step out of order

lost-name = To call the seat otherwise: /table seat
joined-vacant = The seat was there already, without a captain.
joined-class = { $seat } sails a { $ship_class }.{ $navys ->
        [yes] {" "}That is a navy's in war: as far as is known, a captain comes by one only by claiming it. Another: /marauders ship
       *[no] {""}
    }
joined-abroad = That port is another nation's: it is { $port }, { $seat } is { $nation }.

## Why

marauders-direction-letter = By its letter, { $chosen }. { $house }
    .rule = following the letter
marauders-direction-scan = { $out } { $out-count ->
        [one] has
       *[other] have
    } no border: { $chosen }. { $house }
    .rule = turning clockwise to the next border
marauders-hunt-only = Hunts { $chosen }, the only prey in reach: { $counted }. { $house }
    .rule = hunting captains
marauders-hunt-one-zone = Hunts { $chosen }, in one zone: { $known ->
        [yes] { $counted }.
       *[no] which of them does not matter.
    } { $house }
    .rule = prey in one zone
marauders-hunt-priority-1 = Hunts { $chosen } by priority 1: { $counted }. { $house }
    .rule = hunt priority 1
marauders-hunt-priority-2 = Hunts { $chosen } by priority 2: { $counted }. { $house }
    .rule = hunt priority 2
marauders-hunt-priority-3 = Hunts { $chosen } by priority 3: { $counted }. { $house }
    .rule = hunt priority 3
marauders-hunt-drawn = { $tied } tie on everything{ $known ->
        [yes] { $others ->
            [none] {" "}({ $counted-alone })
           *[other] {" "}({ $counted-alone }; { $others })
        }
       *[no] , as told
    }. Drawn: { $chosen }. { $house }
    .rule = captains equal on everything
marauders-hunt-own-zone = { $known ->
        [yes] { $tied } tie on everything, and { $chosen }
       *[no] Nobody in reach has more than { $chosen }, who
    } { $chosen-count ->
        [one] is
       *[other] are
    } in the ship's own zone. { $house }
    .rule = captains equal on everything
marauders-hostility-own-bounties = Hostile to { $chosen } by priority 1: { $counted }.
    .rule = whom ships are hostile to
marauders-hostility-foreign-bounties = Hostile to { $chosen } by priority 2: { $counted }.
    .rule = whom ships are hostile to
marauders-hostility-at-war = Hostile to { $chosen } by priority 3: { $counted }.
    .rule = whom ships are hostile to
marauders-hostility-non-pirate = Hostile to { $chosen }, who is not a pirate.
    .rule = whom ships are hostile to
marauders-scouting-listed = { $assumed ->
        [yes] Scouting { $score-listed }, assumed: nobody told it.
       *[no] By its captain's Scouting, { $score-listed }.
    } { $house }
    .rule = scouting dice
marauders-scouting-bounties = By { $seat }'s { $nation } bounties, { $score-bounties }: more than its Scouting, { $score-listed }{ $assumed ->
        [yes] , assumed.
       *[no] .
    } { $house }
    .rule = the bounty icon
marauders-engaged-open = { $ship } and { $seat } are in battle already: it goes on, and no other begins.
    .rule = several battles
marauders-engaged-waiting = { $ship } and { $seat } are to fight already: no other battle comes.
    .rule = several battles
marauders-hostility-no-bounty-no-war = { $seat } has no bounty, and the { $nation } are not at war with { $seat }'s nation.
    .rule = whom ships are hostile to
marauders-hostility-pirate = { $seat } is a pirate, and pirates hunt only captains without bounties.
    .rule = whom ships are hostile to
marauders-silence-navy-present = Pirates do not scout beside a naval ship ({ $chosen }).
    .rule = pirates beside a naval ship
marauders-silence-men-o-war = Men-o-War do not scout beside one another ({ $chosen }).
    .rule = two Man-o-Wars in one zone
marauders-silence-lone-man-o-war = { $chosen-count ->
        [one] It is not at war with the { $chosen }
       *[other] It is not at war with { $chosen }
    }, and there is a Man-o-War among them. { $house }
    .rule = a Man-o-War beside another navy
marauders-battle-single = It alone found { $seat }.
    .rule = battles
marauders-battle-order = The order was drawn.
    .rule = the order of battles
marauders-battle-one-by-one = { $ships-count ->
        [one] {""}
       *[other] The order was drawn.
    } { $house }
    .rule = the order of battles
marauders-queue-enters = {""}
    .rule = a new ship
marauders-queue-relocates = Until then { $commands } commands, where the ship is.
    .rule = a new card for a ship on the board
marauders-queue-after-death = Its captain died this round: the new card commands. { $house }
    .rule = a death and a new card in one round
marauders-queue-below = A successor commands then. { $house }
    .rule = a death and a new card in one round
marauders-entering-new = A new ship{ $naval ->
        [yes] : put the { $nation } token under it.
       *[no] .
    }
    .rule = new ships
marauders-entering-relocated = Its new card lies on top.
    .rule = a new card for a ship on the board
marauders-entering-after-death = Its captain died this round: the new card commands. { $house } { $naval ->
        [yes] Put the { $nation } token under it.
       *[no] {""}
    }
    .rule = a death and a new card in one round
marauders-succession-only = The only card left. { $naval ->
        [yes] Put the { $nation } token under it.
       *[no] {""}
    }
    .rule = successors
marauders-succession-drawn = Drawn from { $tied }. { $naval ->
        [yes] Put the { $nation } token under it.
       *[no] {""}
    }
    .rule = successors
marauders-succession-before-new = The new card lies below. { $house } { $naval ->
        [yes] Put the { $nation } token under it.
       *[no] {""}
    }
    .rule = a death and a new card in one round
marauders-defeat-discard = { $named ->
        [yes] { $captain } is dead, and that card goes to the event discard.
       *[no] Its captain is dead, and the card goes to the event discard.
    }
    .rule = dead captains
marauders-defeat-own-discard = { $named ->
        [yes] { $captain } is dead, and that card goes to the discard of your own deck.
       *[no] Its captain is dead, and the card goes to the discard of your own deck.
    }
    .rule = dead captains
marauders-defeat-remove = { $named ->
        [yes] { $captain } is dead, and that card is out of the game.
       *[no] Its captain is dead, and the card is out of the game.
    } { $house-dead-captain }
    .rule = dead captains
marauders-defeat-no-card = Its captain is dead.
    .rule = dead captains
marauders-attack-naval = It is a naval ship, which brings one { $nation } bounty.
    .rule = attacking a naval ship
marauders-attack-pirate = It is a pirate, which brings no bounty.
    .rule = attacking a pirate
marauders-death-new-captain = The new captain plays from { $seat }'s next turn on.
    .rule = a player's captain dies
marauders-death-next-turn = The new captain comes at { $seat }'s next turn.
    .rule = a player's captain dies
marauders-death-pirate-at-home = The new captain plays from { $seat }'s next turn on; another one may be drawn, because of the
    { $chosen } at home: Undo, then the other one.
    .rule = a player's captain dies
marauders-war-men-o-war = Their navies sail Men-o-War.
    .rule = war
marauders-war-drawn = The two were drawn: their navies sail Men-o-War.
    .rule = an event card's war
marauders-war-no-pair = {""}
    .rule = an event card's war
marauders-war-no-war = {""}
    .rule = an event card's peace
marauders-war-replaced = The new war takes its place, as the table said. A navy that is in no other war sails a frigate again.
    .rule = a second war
marauders-war-frigates = A navy that is in no other war sails a frigate again.
    .rule = peace
marauders-deck-drawn-more = It comes because of { $chosen }.
    .rule = cards that another one makes draw
marauders-deck-drawn-icons = It comes because of { $chosen }, and only its icons count. { $house-extra-cards }
    .rule = cards that another one makes draw
marauders-deck-second-card = It comes with the card of { $chosen }, and only its icons count. { $house }
    .rule = a second card's icons
marauders-deck-reshuffled = The event deck had run out.
    .rule = the event deck

house-used = { $count ->
        [one] (House rule { $named }.)
       *[other] (House rules { $named }.)
    }
house-named = { $switch-key ->
        [foreign-bounties] { $code }: { $meaning }
        [defending-bounty] { $code }, since it attacked: { $meaning }
       *[other] { $code }
    }
scored = { $who } { $score }
scored-less = { $who } less as told
compared = { $counted } ({ $others })
score = { $criterion ->
        [at-war] { $count ->
            [none] not known
            [0] not at war
           *[other] at war
        }
        [non-pirate] { $count ->
            [none] not known
            [0] a pirate
           *[other] not a pirate
        }
       *[number] { $count ->
            [none] not known
           *[other] { $count }
        }
    }
counted-own-bounties = { $count ->
        [one] { $count } { $nation } bounty
       *[other] { $count } { $nation } bounties
    }{ $each ->
        [yes] {" "}each
       *[no] {""}
    }
counted-foreign-bounties = { $count ->
        [one] { $count } bounty of another nation
       *[other] { $count } bounties of other nations
    }{ $each ->
        [yes] {" "}each
       *[no] {""}
    }
counted-at-war = { $each ->
        [yes] the { $nation } are at war with the nation of each
       *[no] the { $nation } are at war with { $who }'s nation
    }
counted-gold = { $count ->
        [none] { $than ->
            [none] the most gold aboard
           *[other] more gold aboard than { $than }
        }, as told
       *[other] { $count } gold aboard{ $each ->
            [yes] {" "}each
           *[no] {""}
        }
    }
counted-cargo = { $count ->
        [none] more cargo aboard than others with as much gold, as told
        [one] { $count } cargo card aboard{ $each ->
            [yes] {" "}each
           *[no] {""}
        }
       *[other] { $count } cargo cards aboard{ $each ->
            [yes] {" "}each
           *[no] {""}
        }
    }
counted-non-pirate = { $each ->
        [yes] no pirates
       *[no] not a pirate
    }
criterion-own-bounties = { $nation } bounties
criterion-foreign-bounties = bounties of other nations
criterion-gold = gold
criterion-cargo = cargo
criterion-score = { $criterion } { $score }
weighed-listed = Its captain's Scouting
weighed-bounties = { $seat }'s { $nation } bounties
why-ordered = { $place }. { $who }
why-most = Most { $what } aboard: { $most }{ $most-count ->
        [one] {""}
       *[other] , equally
    } (the table said).
stream-event-card = Event card
stream-scouting = Scouting
stream-hunt-tie = Prey among equals
stream-battle-order = Order
stream-succession = Successor
stream-war-nations = Nations at war
stream-second-card = Second card

## The table in words

state-round = Round { $round }. { $seat-key ->
        [none] {""}
       *[other] { $seat }'s turn.
    } { $war ->
        [none] {""}
       *[other] At war: { $war }.
    }
state-fallen = { $seats-count ->
        [one] { $seats }'s captain is dead: a new one comes at { $seats }'s next turn.
       *[other] The captains of { $seats } are dead: new ones come at their next turns.
    }
state-waiting = { $seats-count ->
        [one] { $seats }'s new captain plays from { $seats }'s next turn on.
       *[other] The new captains of { $seats } play from their next turns on.
    }
state-zone = { $zone }: { $list }
state-ship = { $ship } ({ $man ->
        [yes] Man-o-War,{" "}
       *[no] {""}
    }{ $called ->
        [none] {""}
       *[other] { $called },{" "}
    }{ $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }{ $assumed ->
        [yes] {" "}assumed
       *[no] {""}
    }{ $cards ->
        [1] {""}
       *[other] , { $cards } cards
    })
state-off = Not on the board: { $ships }
state-all-off = No enemy is on the board{ $came ->
        [yes] {" "}yet.
       *[no] . They come with event cards: { $cards ->
            [ours] draw one, and tell the bot what it is.
           *[bot] Draw the event card.
        }
    }
state-coming = At the round's end: { $list }
state-queued = { $ship } to { $zone }{ $called ->
        [none] {""}
       *[other] {" "}({ $called })
    }
state-successor = { $ship } under one of { $count } cards, drawn then
state-captain = { $seat }: { $zone }, { $at ->
        [port] in port
       *[sea] at sea
    }; { $nation }{ $ship_class ->
        [none] {""}
       *[other] {" "}({ $ship_class }{ $damage ->
            [none] {""}
           *[other] : { $damage }{ $berthed ->
                [yes] , unless it was repaired
               *[no] {""}
            }
        })
    }, { $bounties }{ $hold ->
        [none] {""}
       *[other] ; { $hold }
    }
state-captain-short = { $seat } { $at ->
        [port] in the port of { $zone }
       *[sea] at sea in { $zone }
    }
state-more = and { $count } more
state-no-captains = No captain has joined yet: Take a seat...
state-bounties = { $total ->
        [0] no bounty
        [one] { $counts } bounty
       *[other] { $counts } bounties
    }
state-bounty = { $count } { $nation }
state-gold = { $count } gold{ $fresh ->
        [yes] {""}
       *[no] {" "}(out of date)
    }
state-cargo = { $count } cargo{ $fresh ->
        [yes] {""}
       *[no] {" "}(out of date)
    }

state-book = Book: { $known } of { $count } cards

## The lobby

lobby-cards = Cards: { $whose ->
        [ours] the table's own.
       *[bot] the bot's{ $sample ->
            [yes] , invented samples
           *[no] {""}
        }.
    }
lobby-dice = Dice: { $whose ->
        [ours] the table's own.
       *[bot] the bot's, { $rolling ->
            [on-tap] rolled when the player they are rolled against taps.
           *[at-once] rolled at once.
        }
    }
lobby-vacant = Without a captain so far: { $seats }
lobby-next = { $count ->
        [0] Take a seat each, then Start.
       *[other] Start when everybody has a seat. Nothing here must be touched: every command works.
    }
button-seat = Take a seat...
button-seat-of = { $seat }'s seat...
button-new-captain = { $seat }: new captain...
button-start = Start
button-cards = Cards: { $whose ->
        [ours] ours -> the bot's
       *[bot] the bot's -> ours
    }
button-dice = Dice: { $whose ->
        [ours] ours -> the bot's
       *[bot] the bot's -> ours
    }
button-rolls = Rolls: { $rolling ->
        [on-tap] on a tap -> at once
       *[at-once] at once -> on a tap
    }
button-house = House rules...
button-same = Same as last time
button-language = Language: { $name }
set-rule-in-marauders = { $switch-key ->
        [cards] Cards: { $value-key ->
            [ours] our own
           *[bot] the bot's
        }
        [dice] Dice: { $value-key ->
            [ours] our own
           *[bot] the bot's
        }
        [rolling] Rolls: { $value-key ->
            [on-tap] on a tap
           *[at-once] at once
        }
        [foreign-bounties] Other nations: { $value-key ->
            [sum] all bounties
           *[highest] most of one
        }
        [own-zone-tie] Full tie: { $value-key ->
            [random] one is drawn
           *[stay] own zone first
        }
        [dead-captain] A dead captain's card: { $value-key ->
            [discard] discarded
           *[remove] removed
        }
        [death-and-new] After a death: { $value-key ->
            [new-card] new card first
           *[successor] old card first
        }
        [scouting-rolls] Scouting: { $value-key ->
            [all-first] all before battle
           *[one-by-one] one by one
        }
        [event-order] Event card: { $value-key ->
            [icons-first] icons first
           *[text-first] text first
        }
        [defending-bounty] Beaten attacker: { $value-key ->
            [none] no bounty
           *[bounty] a bounty
        }
        [claimed-damage] A claimed ship: { $value-key ->
            [kept] as damaged
           *[repaired] repaired
        }
        [extra-cards] Extra cards: { $value-key ->
            [fully] everything
           *[icons] icons only
        }
        [lone-man-o-war] Lone Man-o-War: { $value-key ->
            [scout] both scout
           *[silent] both silent
        }
        [captain-icons] A captain card: { $value-key ->
            [none] no icons
           *[second-card] second card
        }
       *[other] { $switch }: { $value }
    }
rules-menu = Change one...
form-seat = A seat, and its captain
form-seat-of = { $seat }'s captain
part-player = Who plays it
part-captain-name = What the seat is called
hint-captain-name = The player's name, if nothing is typed
seat-already = { $who } has a seat already: { $seat }. For another one, choose who plays it, or say what it is called.
seat-nobody = Choose who plays the seat, or say what it is called.

## The table's buttons, menus and forms

danger = { $count ->
        [one] { $ship }
       *[other] { $count } ships
    } { $percent } %
button-exit = { $letter } { $called }{ $danger ->
        [none] {""}
       *[other] : { $danger }
    }
button-leave-port = Leave port{ $danger ->
        [none] {""}
       *[other] : { $danger }
    }
button-enter-port = Enter port
button-draw-event = Draw the event card
button-captain-card = Captain card...
button-icon-card = Icon card...
button-other-event = Another event...
button-begin = { $seat }'s turn
button-end-turn = End turn ({ $seat ->
        [none] round { $round } ends
       *[other] { $seat } is next
    })
button-help = Help
menu-else = Something else...
menu-raided = { $nation } merchant raided: +1 bounty
menu-attack = Attack the { $ship }
menu-defeat = The { $ship }'s captain is dead
menu-hold = Gold and cargo...
menu-bounties = Bounties...
menu-ship = Ship class...
menu-lost = My captain died...
menu-war = War or peace...
menu-correct = Correct...
button-draw-another = Draw another event card
menu-round = Round { $round } ends
fix-where = { $seat }: where...
fix-ship-where = { $ship }: where...
fix-hold = { $seat }: gold and cargo...
fix-bounties = { $seat }: bounties...
fix-ship = { $seat }: ship and skills...
form-captain-card = A captain card of your own deck
form-icon-card = An icon card of your own deck
form-other-event = Another event card of your own deck
form-hold = { $seat }: gold and cargo aboard
form-bounties = { $seat }: bounties
form-ship = { $seat }: ship and skills
form-lost = { $seat }'s captain died
form-correct = Where { $seat } is
form-place = Where the { $ship } is
form-war = War or peace
part-known-captain = A captain known already
part-known-card = A card known already
part-ship = The ship on the card
part-zone = The zone
part-name = The captain's name
part-skills = Scouting, Seamanship, Leadership
part-title = The card's title
part-first = First icon
part-second = Second icon
part-third = Third icon
part-letters = Their directions, in this order
part-gold = Gold aboard
part-cargo = Cargo cards aboard
part-dutch = Dutch bounties
part-english = English bounties
part-french = French bounties
part-spanish = Spanish bounties
part-class = The ship's class
part-home = Home port
part-at = At sea or in port
part-scouting = Its captain's Scouting
part-first-nation = One nation
part-second-nation = The other nation
part-effect = What it brings
part-what = What is between them
hint-skills = 3 2 2, or Scouting alone
part-absent = Icons of other ships, for the book
hint-title = A known card's title alone is enough
hint-title-icons = With all three icons, it is remembered
hint-lost = Nothing: the new one comes at the next turn
hint-absent = French N, Spanish SE; then war or peace, if it brings that
hint-letters = N, SE, W; then war or peace, if it brings that
choice-absent = Another ship (not on the board)
choice-port = { $zone }, { $nation }
choice-at-sea = At sea
choice-at-port = In port
choice-off = Off the board
choice-all-off = Off the board, and { $queued } will not come
choice-effect-war = War: two nations are drawn
choice-effect-peace = Peace: all wars are over
choice-war = War
choice-peace = Peace

## Reports

title-icons = { $title ->
        [none] Icons: { $icons }
       *[other] Event card: { $title } ({ $icons })
    }
title-icon = { $ship } { $letter }
next-event = Next: { $cards ->
        [ours] draw the new round's event card, and tell what it is: Captain card, Icon card or Another event.
       *[bot] the new round's event card. Press Draw the event card.
    }
next-turns = Next: { $seat }'s turn.
next-turn-goes-on = { $seat }'s turn goes on.
moved-back = { $ship }: { $from ->
        [none] off the board
       *[other] { $from }
    } -> { $to ->
        [none] off the board
       *[other] { $to }
    }
changed-back = { $ship }: { $man ->
        [yes] a Man-o-War again
       *[no] a frigate again
    }
captain-back = { $seat }: { $at ->
        [port] in the port of { $zone }
       *[sea] at sea in { $zone }
    }
cards-now = { $ship }: { $stack-count ->
        [0] no captain card lies with it
        [one] its captain card is { $stack }
       *[other] its captain cards from the top are { $stack-then }
    }.
off-display = { $ship }: take { $cards } off the display
on-display = { $ship }: lay { $cards } face up on display
to-scout = { $ships } will scout for { $seats } when { $at ->
        [port] { $seats-count ->
            [one] { $seats } leaves
           *[other] they leave
        } port.
       *[sea] { $seats-count ->
            [one] { $seats }'s turn begins
           *[other] their turns begin
        } at sea in { $zone }.
    }
gone-ship = { $ship } is not on the board now.
button-rest-look = The rest scout
button-scouting = Its Scouting is...
button-scouting-of = { $ship }: Scouting is...
form-scouting = { $ship }: what is its captain's Scouting?

## Questions

marauders-who-has-most = { $what ->
        [gold] { $ship } can reach { $among } and goes where { $among-count ->
            [2] more gold
           *[other] the most gold
        } is. Who has { $among-count ->
            [2] more
           *[other] the most
        } gold aboard?
       *[cargo] { $among } have equally much gold, and { $ship } goes where { $among-count ->
            [2] more cargo
           *[other] the most cargo
        } is. Who has { $among-count ->
            [2] more
           *[other] the most
        } cargo cards aboard?
    }
    .short = Who has { $among-count ->
        [2] more
       *[other] the most
    } { $what ->
        [gold] gold
       *[cargo] cargo cards
    } aboard?
marauders-another-war = { $pair } go to war, and { $wars } are at war already. No rule is known that says whether a new war takes
    the place of one that there is: { $wars-count ->
        [1] does that
       *[other] do those
    } go on?
    .short = { $wars-count ->
        [1] Does the other war go on?
       *[other] Do the other wars go on?
    }
answer-all-wars = Yes, all wars go on
answer-new-war = No, only the new one
why-told-another-war = When { $whose } went to war: { $value ->
        [all-wars] the others went on
       *[other] the others were over
    }.
roll-scouting = The { $ship } looks for { $seat }: { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }.
    .short = A roll against { $seat }
pick-hunt-tie = { $options } are equal for the { $ship }: who was drawn?
    .short = Who was drawn?
pick-battle-order = { $options } come to { $seat } in random order. Shuffle their captain cards: whose was drawn { $place ->
        [1] first
       *[other] next
    }?
    .short = Which ship is { $place ->
        [1] first
       *[other] next
    }?
pick-succession = The captain of the { $ship } is dead. Shuffle the captain cards that are left: which was drawn?
    .short = Which captain card was drawn?
pick-event-card = The next event card of your own deck: which was drawn?
    .short = Which event card was drawn?
pick-war-nations = Two nations go to war, drawn at random: which are they?
    .short = Which nations go to war?
pick-second-card = With the captain of the { $ship } comes a second card, of which only the icons count: which was drawn?
    .short = Which second card was drawn?
real-what = What was it at the board?
real-menu = Choose: { $first } to { $last }
real-scouting = The { $ship } looked for { $seat }: { $got }.
    .found = { $ship } for { $who }: found
    .not-found = { $ship } for { $who }: not found
    .faces = { $ship } for { $who }: faces...
real-hunt-tie = Drawn among equals for the { $ship }: { $got }.
    .other = { $ship }: { $got }
real-battle-order = { $place ->
        [1] First
       *[other] Next
    } against { $seat }: { $got }.
    .other = { $place ->
        [1] First
       *[other] Next
    }: { $got }
real-succession = Successor on the { $ship }: { $got }.
    .other = { $ship }: { $got }
real-event-card = Event card: { $got }.
    .other = { $got }
real-war-nations = At war: { $got }.
    .other = { $got }
real-second-card = Second card: { $got }.
    .other = { $got }
card-not-kept = A card of which fewer than three icons were told is not remembered.
own-cards-now = Lay your own event deck out. Draw a card and tell what it is: a captain, activation icons, or another event.
told-before = Told before: { $list }
told-of = { $seat } { $figure }
asked-hunts = { $ship } is in { $zone }. It hunts captains there and in the zones around it who are not pirates:
    the one with the most gold aboard, and of equals the one with the most cargo.
asked-where = { $seat }: in { $zone }
asked-hunt-tie = By every hunt priority they are equal, so one of them is drawn.
asked-battle-order = Several ships come to { $seat } in random order, by their shuffled captain cards.
asked-succession = One of the captain cards left with the { $ship } is drawn, and enters play at the round's end.
asked-event-card = The next event card says which ships move, or who enters play.
asked-war-nations = An event card brings war between two nations that are drawn at random, and are not at war with each other yet.
asked-second-card = By the variant that is played, a captain card moves ships by the icons of a second card.
asked-decides = What the bot does not know decides where it goes: { $zones-or }.

## Reminders at their moment, and what was forgotten

remind-refill = Eight merchant tokens? Refill first.
remind-closed = { $entered ->
        [yes] By the rules you may not enter:
       *[no] You may not enter:
    } { $why ->
        [war] the { $nation } are at war with your nation, { $seat }.
       *[bounty] { $nation-key ->
            [english] an
           *[other] a
        } { $nation } bounty is on you, { $seat }.
    }
remind-spoils = Who beat the { $ship } gets 1 glory point. { $naval ->
        [yes] In crew combat also: draw 3 cargo cards, take gold for their plunder values, discard one at random for each hit on
            its Cargo, keep the others. Sunk: neither cargo nor gold.
       *[no] { $gold-for ->
            [all] { $gold } gold, too.
            [nobody] No gold, for a pirate.
           *[other] { $gold } gold, too, but not a pirate.
        }
    } A ship beaten in crew combat may be claimed.
button-turn-first = Take back, turn first
button-event-first = Take back, event card first
button-round-first = Take back, end the round first

## Odds

odds-title = Who would scout for { $seat } in { $zone }
odds-ship = { $ship }: { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }, { $percent } % ({ $fraction }). { $because }
odds-silent = { $ship } would not scout: { $because }
odds-none = No enemy ship would scout for { $seat }.
odds-empty = No enemy ship is in { $zone }.
odds-at-least = At least one finds { $seat }: { $percent } % ({ $fraction })
odds-port = { $seat } is in port, where nobody scouts. This counts for leaving it.

## Help

help-marauders-taps = Play with the buttons of the table message; bring it here with { $command }
help-marauders-taps-round = A round: the event card, then each captain's turn, every way on a button, and End turn.
help-marauders-taps-else = Something else... holds raids, attacks, gold, bounties, a captain's death, war and peace, and Correct.
help-marauders-typed = All of it can be typed, too:
help-marauders-captain = Bring a player captain to the board: { $command }
help-marauders-event = Draw an event card, move ships by the icons of your own card, or tell any other: { $command }
help-marauders-turn = Begin a turn, sail, go into port or out: { $command }
help-marauders-told = Tell the bot gold, cargo, bounties and a ship's class: { $command }
help-marauders-enter = A captain card of your own deck comes up: { $command }
help-marauders-battle = An enemy is attacked, fights a captain, or was beaten: { $command }
help-marauders-fight = In a battle, typed: { $command }
help-marauders-open = **A battle is open**: { $ship } against { $seat }, battle round { $round }. Its message ({ $command }) has a button
    for each step; it ends by itself, or as you say: { $end }{ $count ->
        [0] {""}
        [one] {" "}Another battle waits for its end.
       *[other] {" "}{ $count } battles wait for its end.
    }
help-marauders-lost = A player's captain died, and a new one comes: { $command }
help-marauders-war = Nations go to war, or make peace: { $command }
help-marauders-look = A battle is over, and other ships have yet to scout: { $command }
help-marauders-round = End the round: { $command }
help-marauders-odds = Know who would find you there: { $command }
help-marauders-correct = Put the board right, without any check: { $command }

## Buttons that cure a refusal

cure-captain = Join in { $zone }
cure-sail = { $via ->
        [none] Sail to { $zone }
       *[other] via { $via }
    }
cure-port = { $way ->
        [leave] Leave port
       *[enter] Enter port
    }
cure-seat = { $after ->
        [none] Take a seat
       *[other] Sit to the left of { $after }
    }
cure-turn = Begin { $seat }'s turn
cure-look = The rest scout for { $seat }
cure-hold = { $seat }: { $cargo ->
        [none] { $gold } gold
       *[other] { $gold ->
            [none] { $cargo } cargo
           *[other] { $gold } gold, { $cargo } cargo
        }
    }
cure-bounty = { $nation } bounties on { $seat }: { $count }
cure-bounties = Bounties on { $seat }
cure-ship = { $seat }: ship class
cure-attack = Attack the { $ship }
cure-lost = { $seat }: new captain in { $zone }
cure-war = War: { $first } and { $second }
cure-peace = Peace: { $first } and { $second }
cure-other-event = { $new ->
        [none] { $title ->
            [none] Another event
           *[other] { $title }
        }
       *[other] New: { $title }
    }
cure-event = { $card ->
        [none] Draw an event card
       *[other] Card: { $card }
    }
cure-enter = { $new ->
        [none] { $name ->
            [none] { $ship }: card for { $zone }
           *[other] { $name }
        }
       *[other] New: { $name }
    }
cure-icons = { $new ->
        [none] { $title ->
            [none] Icons { $moves }
           *[other] { $title }
        }
       *[other] New: { $title }
    }
cure-round = End the round
cure-defeat = { $ship }: captain dead
cure-place = { $scouting ->
        [none] { $ship } is in { $zone }
       *[other] { $ship }: Scouting { $scouting }
    }
cure-remove = { $ship } off the board
cure-correct = { $only ->
        [none] { $seat } is { $at ->
            [port] in port
           *[other] at sea
        }, { $zone }
       *[other] Only put me there
    }
cure-rule-in-marauders = { $switch-key ->
        [cards] { $value-key ->
            [ours] Our own cards
           *[bot] The bot's cards
        }
        [dice] { $value-key ->
            [ours] Our own dice
           *[bot] The bot's dice
        }
        [rolling] { $value-key ->
            [on-tap] Roll on a tap
           *[at-once] Roll at once
        }
       *[other] { set-rule-in-marauders }
    }

## What the rules refuse

unknown-zone = There is no zone “{ $text }”. { $zones-count ->
        [0] Pick one from the list while typing.
       *[other] Did you mean { $zones-or }?
    }
unknown-ship = There is no enemy ship “{ $text }”. There are { $ships }.
unknown-nation = There is no nation “{ $text }”. There are English, French, Dutch and Spanish.
unknown-card = There is no event card “{ $text }” in the pack. { $cards-count ->
        [0] Pick one from the list while typing.
       *[other] Did you mean { $cards-or }?
    }
form-unchanged = Nothing in the form is otherwise than it was.
hold-empty = Nothing was filled in. Tell the gold aboard, the cargo cards aboard, or both.
icons-empty = No icon was chosen. Choose the card's icons, or type the title of a card with icons that the bot knows.
    A card without icons is told with Another event...
unknown-direction = “{ $text }” is no letter of the compass: N, NE, E, SE, S, SW, W or NW.
not-a-number = “{ $text }” is no number. { $option } is a whole number, such as 2.
told-emptied = { $option }: { $value } was told, and the field is empty now. Put the right number there; to tell none, take it out of its line on the sheet: /table sheet
too-many-skills = { $count } numbers are given, and a captain card has three: Scouting, Seamanship and Leadership.
directions-missing = { $count ->
        [one] One ship was chosen
       *[other] { $count } ships were chosen
    }, but { $given ->
        [0] no direction was given
        [one] one direction was given
       *[other] { $given } directions were given
    }. Give one for each ship, in the same order.
unknown-letter = “{ $item }” has no letter of the compass: N, NE, E, SE, S, SW, W or NW.
unknown-icon-ship = “{ $item }” names no enemy ship: dutch, english, french, spanish, sloop or frigate.
malformed-icon = “{ $item }” is no icon. Write a ship and a letter, such as french N, sloop E.
missing-comma = Put a comma between icons: { $suggestion }.
no-icons = No icon is given. Write up to three, such as french N, sloop E, spanish S.
too-many-icons = A card has at most { $limit } icons, and { $count } are given.
several-cards = Several cards are called “{ $text }”: { $cards-or }.
marauders-no-captain = { $seat } has no captain on the board yet. Bring one: /marauders captain
marauders-captain-dead = { $seat }'s captain is dead. The new one comes first: /marauders captain, or by the button here.
marauders-no-captains = No player captain is on the board yet. Bring one: /marauders captain
marauders-ship-of-nobody = What ship is sailed belongs to the new captain: tell the nation or the home port, too. If none comes yet, leave the ship out: it is told
    with the new captain, by /marauders captain.
marauders-has-captain = { $seat } has a captain already. To move the captain by hand: /marauders correct
marauders-not-adjacent = { $seat } cannot sail to { $zone }. Next to { $here }: { $zones }.
marauders-already-there = { $seat } is in { $zone } already. Sail to another zone, or into its port: /marauders port
marauders-in-port = { $seat } is in the port of { $zone } and must leave it first, which is a step of its own.
marauders-already-in-port = { $seat } is in the port of { $zone } already, and can leave it.
marauders-already-at-sea = { $seat } is at sea in { $zone } already, and can sail on or enter a port.
marauders-no-port = { $zone } has no port. { $zones-count ->
        [0] Pick a zone that has one.
        [one] The nearest port: { $zones }.
       *[other] The nearest ports: { $zones }.
    }
marauders-which-home = The { $nation } have several ports: { $zones }. Which is home? Give zone:, or take a seat by its form.
marauders-nothing-told = Nothing is told. Give gold:, cargo: or both.
marauders-card-gone = { $card } is no longer in the deck. Pick another, or let the bot draw: /marauders event
marauders-deck-empty = No event card is left to draw: all lie with ships or are out of the game.
marauders-ship-not-on-board = { $ship } is not on the board. { $ships-count ->
        [0] No enemy ship is on the board.
       *[other] On the board: { $ships }.
    }
marauders-skill-range = { $option } must be from 1 to { $limit }; { $value } was given.
marauders-nobody-yet-to-look = No ship has yet to scout for { $seat }. Ships scout when a turn begins at sea, after a sail
    and when a captain leaves port.
marauders-rule-unchanged = { $switch-key ->
        [cards] { $value-key ->
            [ours] The cards are the table's own already.
           *[bot] The bot draws the cards already.
        }
        [dice] { $value-key ->
            [ours] The dice are the table's own already.
           *[bot] The bot rolls the dice already.
        }
        [rolling] { $value-key ->
            [on-tap] The bot's dice wait for a tap already.
           *[at-once] The bot rolls its dice at once already.
        }
       *[other] House rule { $code } is { $value } already.
    }
marauders-own-cards = The cards are the table's own, and the bot draws none. Name the card that was drawn, or its icons or
    captain.
marauders-ship-elsewhere = { $ship } is in { $zone }, { $seat } in { $here }. { $ships-count ->
        [0] No enemy ship is there.
       *[other] There: { $ships }.
    }
marauders-hold-unchanged = That is how it stands already: { $seat } has { $gold ->
        [none] { $cargo ->
            [one] { $cargo } cargo card
           *[other] { $cargo } cargo cards
        }
       *[other] { $gold } gold { $cargo ->
            [none] {""}
            [one] and { $cargo } cargo card
           *[other] and { $cargo } cargo cards
        }
    } aboard.
marauders-bounty-unchanged = That is how it stands already: { $seat } has { $count ->
        [0] no { $nation } bounty
        [one] { $count } { $nation } bounty
       *[other] { $count } { $nation } bounties
    }.
marauders-place-unchanged = That is how it stands already: { $ship } is in { $zone }{ $scouting-count ->
        [0] {""}
       *[other] , and its captain's Scouting is { $scouting }
    }.
marauders-correct-unchanged = That is how it stands already: { $seat } is { $at ->
        [port] in the port of { $zone }
       *[sea] at sea in { $zone }
    }.
marauders-bounties-unchanged = { $seat } has these bounties already.
marauders-class-unchanged = { $seat } sails a { $ship_class } already.
marauders-war-with-itself = A nation cannot be at war or make peace with itself. Name two.
marauders-already-at-war = { $nations } are at war already.
marauders-not-at-war = { $nations-count ->
        [0] No nations are at war.
        [1] The { $nations } nation is in no war.
       *[other] { $nations } are not at war with each other.
    }
unknown-ship-class = There is no ship class “{ $text }”. { $classes-count ->
        [0] Pick one from the list while typing.
       *[other] Did you mean { $classes-or }?
    }

## In the place of what is said of every game

opened-in-marauders = The table is open, with the pack { $pack }.
    { $sample ->
        [yes] Its event cards are invented samples, not the printed ones.
       *[no] {""}
    }
    .short = The table was opened
cancelled-in-marauders = { $was ->
        [put-right] Given up: what was to be put right stands as it was.
       *[other] Given up.
    } { $seen-count ->
        [0] Nothing had been rolled or drawn.
       *[other] Already seen, and to come again{ $was ->
            [put-right] , if it is put right again
           *[other] {""}
        }: { $seen }.
    }
    .short = { $was ->
        [event] The event card was given up
        [icons] The icons were given up
        [put-right] Putting right was given up
       *[other] A step was given up
    }
no-seat-in-marauders = You have no seat at this table. Name one with seat:, or take one: /marauders captain
member-no-seat-in-marauders = { $who } has no seat at this table. Name one with seat:, or bring a captain: /marauders captain
unknown-seat-in-marauders = There is no seat “{ $text }” at this table. { $seats-count ->
        [0] Nobody has one yet: /marauders captain
        [one] There is { $seats }.
       *[other] There are { $seats }.
    }
pack-effect-war = two nations go to war
pack-effect-peace = all wars are over
pack-effect-draw-more = { $extra ->
        [one] one more card is drawn
       *[other] { $extra } more cards are drawn
    }
pack-shipped-in-marauders = **{ $title }** (`{ $key }`), which comes with the bot{ $sample ->
        [yes] ; its event cards are invented samples
       *[no] {""}
    }
pack-from-book-in-marauders = The cards that this server has named, on the map of the pack that comes with the bot.
pack-sample-in-marauders = { $sample ->
        [yes] Its event cards are invented samples, not the printed ones.
       *[no] Its event cards are said to be the printed ones.
    }
pack-header-book-in-marauders = The event cards are those that this server has named so far: { $count } of { $whole }. The map and the ships are those of the pack that comes with the bot.
pack-header-change-in-marauders = Change what you like: zones, ports and ship classes must stay, the letters of the borders and the cards need not.
pack-header-cards-in-marauders = A card has three icons, or a captain, or neither. A captain's Scouting is from 1 to 9; “assumed = true” says that nobody knows it yet. An effect is “war”, “peace”, or “draw-more” with an extra from 1 to 5.
pack-other-map-in-marauders = A pack must have the zones, ports and ship classes of the pack that comes with the bot, which the board is drawn by. Other there: { $names }.
