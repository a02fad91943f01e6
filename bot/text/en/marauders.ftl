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
captain-unnamed = somebody unnamed

switch-foreign-bounties = bounties of other nations
    .sum = what counts is all of them together
    .highest = what counts is the highest of one nation
switch-own-zone-tie = a full tie between captains
    .random = one of them is drawn
    .stay = the ship prefers the one in its own zone
switch-dead-captain = a dead captain's card
    .discard = it goes to the event discard
    .remove = it is out of the game
switch-death-and-new = a death and a new card in one round
    .new-card = the new card commands
    .successor = an old card commands, the new one lies below
switch-scouting-rolls = scouting rolls of several ships
    .all-first = all are rolled before the first battle
    .one-by-one = each is rolled once the battle before it is over

## What happened: a full line, and in short for buttons, titles and the log

marauders-seated = { $after-key ->
        [none] { $seat } takes the first seat.
       *[other] { $seat } sits to the left of { $after }.
    }
    .short = { $seat } took a seat
marauders-joined = { $seat } is { $nation-key ->
        [english] an
       *[other] a
    } { $nation } captain, in the port of { $zone }.
    .short = { $seat } joined in { $zone }
marauders-sailed = { $seat } sailed from { $from } to { $to }.
    .short = { $seat } sailed to { $to }
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
    .short = { $seat }: { $count } { $nation } { $count ->
        [one] bounty
       *[other] bounties
    }
marauders-most-told = { $most-count ->
        [one] { $most } has the most { $what } aboard, the table said.
       *[other] { $most } have equally much { $what } aboard, the most, the table said.
    }
    .short = { $most } told of { $what }
marauders-card-drawn = Event card: { $title }. { $by ->
        [table] It was drawn at the table.
       *[bot] {""}
    } { $sample ->
        [yes] An invented sample card;
       *[no] {""}
    } { $left ->
        [0] no card is left in the deck.
        [one] one card is left in the deck.
       *[other] { $left } cards are left in the deck.
    }
    .short = Event card: { $title }
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
    Whether the game ends is yours to say.
    .short = The event deck was shuffled anew
marauders-queued = { $ship } { $sails ->
        [yes] moves to { $zone } at the round's end, under { $captain } (Scouting { $scouting }).
       *[no] enters { $zone } at the round's end, under { $captain } (Scouting { $scouting }).
    } { $assumed ->
        [yes] That Scouting is assumed.
       *[no] {""}
    } { $fourth ->
        [yes] A fourth card for this ship: the game has three.
       *[no] {""}
    }
    .short = { $ship } is due in { $zone }
marauders-moved = { $ship }: { $from } -> { $to }. { $because }
    .short = { $ship } to { $to }
marauders-stayed = { $ship }: stays in { $zone }. { $because }
    .short = { $ship } stayed in { $zone }
marauders-absent = { $ship }: not on the board
    .short = { $ship } is not on the board
marauders-scouted = { $ship } scouts for { $seat }: { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    } ({ $faces }): { $found ->
        [yes] found
       *[no] not found
    }. { $by ->
        [table] Rolled at the table.
       *[bot] {""}
    } { $because }
    .short = { $ship } scouted for { $seat }
marauders-not-scouted = { $ship } does not scout for { $seat }: { $because }
    .short = { $ship } did not scout for { $seat }
marauders-battle-begins = { $ships-count ->
        [one] A battle begins: { $ships } against { $seat }. Fight it by hand.
       *[other] Battles begin, by hand, in this order: { $ships } against { $seat }. { $because }
    }
    .short = { $ships } found { $seat }
marauders-yet-to-scout = When this battle is over, { $ships } { $ships-count ->
        [one] looks
       *[other] look
    } for { $seat } too. { $because }
    .short = { $ships } have yet to look
marauders-arrived = { $ship }: { $from ->
        [none] off the board
       *[other] { $from }
    } -> { $to }. At sea, under { $captain } (Scouting { $scouting }). { $assumed ->
        [yes] That Scouting is assumed.
       *[no] {""}
    } { $because }
    .short = { $ship } came to { $to }
marauders-succeeded = { $ship }: off the board -> { $zone }.
    At sea, under { $captain } (Scouting { $scouting }), the successor. { $because }
    .short = { $ship } came back to { $zone }
marauders-defeated = { $ship }: { $zone } -> off the board. { $named ->
        [yes] { $captain } is dead.
       *[no] Its captain is dead.
    } { $left ->
        [0] No card of this ship is left.
       *[other] A successor comes at the round's end.
    } { $because }
    .short = { $ship }'s captain died
marauders-round-ended = Round { $round } is over.
    .short = Round { $round } ended
marauders-placed = { $ship }: { $from ->
        [none] off the board
       *[other] { $from }
    } -> { $to }. Put there by hand, under { $captain } (Scouting { $scouting }). { $assumed ->
        [yes] That Scouting is assumed.
       *[no] {""}
    }
    .short = { $ship } put in { $to }
marauders-scouting-told = { $ship }: its captain's Scouting is { $scouting }.
    .short = { $ship }: Scouting { $scouting }
marauders-removed = { $zone ->
        [none] { $ship }: its captain cards are taken away. It was not on the board.
       *[other] { $ship }: { $zone } -> off the board. Taken away by hand, with its captain cards.
    }
    .short = { $ship } was taken away
marauders-corrected = { $seat } is { $at ->
        [port] in the port of { $zone }
       *[sea] at sea in { $zone }
    }, put right by hand.
    .short = { $seat } put in { $zone }
marauders-rule-set = House rule { $code }, { $switch }: { $value } now, { $before } before.
    .short = { $code } is { $value } now
marauders-out-of-order = { $what ->
        [second-event] An event card had already come this round.
        [second-turn] { $seats } had already begun a turn this round.
        [turn-not-begun] { $seats-count ->
            [one] { $seats } has not begun a turn this round: /marauders turn
           *[other] { $seats } have not begun a turn this round: /marauders turn
        }
        [turns-missing] No turn this round: { $seats }.
       *[no-event] No event card came this round.
    }
    .short = A step out of order

joined-abroad = That port is another nation's: it is { $port }, { $seat } is { $nation }.

## Why

marauders-direction-letter = By its letter, { $chosen }. { $house }
marauders-direction-scan = { $out } { $out-count ->
        [one] has
       *[other] have
    } no border: { $chosen }. { $house }
marauders-hunt-only = Hunts { $chosen }, the only prey in reach: { $counted }. { $house }
marauders-hunt-one-zone = Hunts { $chosen }: all the best prey is in one zone. { $house }
marauders-hunt-priority-1 = Hunts { $chosen } by priority 1: { $counted }. { $house }
marauders-hunt-priority-2 = Hunts { $chosen } by priority 2: { $counted }. { $house }
marauders-hunt-priority-3 = Hunts { $chosen } by priority 3: { $counted }. { $house }
marauders-hunt-drawn = { $tied } tie on everything. Drawn: { $chosen }. { $house }
marauders-hunt-own-zone = { $tied } tie on everything, and { $chosen } is in its own zone. { $house }
marauders-scouting-listed = { $assumed ->
        [yes] Scouting { $score-listed }, assumed: nobody told it.
       *[no] By its captain's Scouting, { $score-listed }.
    } { $house }
marauders-scouting-bounties = By { $seat }'s { $nation } bounties, { $score-bounties }: more than its Scouting, { $score-listed }{ $assumed ->
        [yes] , assumed.
       *[no] .
    } { $house }
marauders-hostility-none = it has nothing against { $seat }.
marauders-silence-navy-present = a pirate keeps still beside a naval ship ({ $chosen }).
marauders-silence-men-o-war = two Man-o-Wars in one zone keep still ({ $chosen } too).
marauders-battle-single = It alone found { $seat }.
marauders-battle-order = The order was drawn.
marauders-battle-one-by-one = The order in which they look was drawn. { $house }
marauders-entering-new = A new ship.
marauders-entering-relocated = Its new card lies on top of the old one.
marauders-entering-after-death = Its captain died this round: the new card commands. { $house }
marauders-succession-only = The only card left.
marauders-succession-drawn = Drawn from { $tied }.
marauders-succession-before-new = The new card lies below. { $house }
marauders-defeat-discard = The card goes to the event discard.
marauders-defeat-remove = The card is out of the game. { $house }
marauders-deck-reshuffled = The event deck had run out.

house-used = (House rule { $code }: { $value }.)
scored = { $who } { $score }
compared = { $counted } ({ $others })
score = { $criterion ->
        [at-war] { $count ->
            [none] not told
            [0] not at war
           *[other] at war
        }
        [non-pirate] { $count ->
            [none] not told
            [0] a pirate
           *[other] no pirate
        }
       *[number] { $count ->
            [none] not told
           *[other] { $count }
        }
    }
counted-own-bounties = { $count ->
        [one] { $count } { $nation } bounty
       *[other] { $count } { $nation } bounties
    }
counted-foreign-bounties = { $count ->
        [one] { $count } bounty of another nation
       *[other] { $count } bounties of other nations
    }
counted-at-war = at war with the captain's nation
counted-gold = { $count ->
        [none] the most gold aboard, as told
       *[other] { $count } gold aboard
    }
counted-cargo = { $count ->
        [none] the most cargo aboard, as told
        [one] { $count } cargo card aboard
       *[other] { $count } cargo cards aboard
    }
counted-non-pirate = no pirate
criterion-own-bounties = { $nation } bounties
criterion-foreign-bounties = bounties of other nations
criterion-gold = gold
criterion-cargo = cargo
criterion-score = { $criterion } { $score }
weighed-listed = its captain's Scouting
weighed-bounties = bounties of its nation
stream-event-card = Event card
stream-scouting = Scouting
stream-hunt-tie = Prey among equals
stream-battle-order = Order
stream-succession = Successor

## The table in words

state-round = Round { $round }. { $seat-key ->
        [none] {""}
       *[other] { $seat }'s turn.
    } { $war ->
        [none] {""}
       *[other] At war: { $war }.
    }
state-zone = { $zone }: { $list }
state-ship = { $ship } ({ $captain }, { $assumed ->
        [yes] assumed Scouting
       *[no] Scouting
    } { $scouting }{ $naval ->
        [yes] {" "}or bounties
       *[no] {""}
    }{ $man ->
        [yes] , Man-o-War
       *[no] {""}
    }{ $cards ->
        [1] {""}
       *[other] , { $cards } cards
    })
state-off = Not on the board: { $ships }
state-all-off = No enemy is on the board yet. They come with event cards: /marauders event
state-coming = At the round's end: { $list }
state-queued = { $ship } to { $zone } ({ $captain })
state-successor = { $ship } under a successor
state-captain = { $seat }: { $zone }, { $at ->
        [port] in port
       *[sea] at sea
    }; { $nation }, { $bounties }{ $hold ->
        [none] {""}
       *[other] ; { $hold }
    }
state-captain-short = { $seat } { $at ->
        [port] in the port of { $zone }
       *[sea] at sea in { $zone }
    }
state-more = and { $count } more
state-no-captains = No captain has joined yet: /marauders captain
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

## Reports

title-icons = Icons: { $icons }
title-icon = { $ship } { $letter }
next-event = Next: the new round's event card, /marauders event
next-turns = Next: each captain's turn, /marauders turn
moved-back = { $ship }: { $from ->
        [none] off the board
       *[other] { $from }
    } -> { $to ->
        [none] off the board
       *[other] { $to }
    }
captain-back = { $seat }: { $at ->
        [port] in the port of { $zone }
       *[sea] at sea in { $zone }
    }
button-rest-look = The rest look
button-scouting = Its Scouting is...
button-scouting-of = { $ship }: Scouting is...
form-scouting = { $ship }: what is its captain's Scouting?

## Questions

marauders-who-has-most = { $ship } hunts. Who has { $among-count ->
        [2] more
       *[other] the most
    } { $what ->
        [gold] gold
       *[cargo] cargo cards
    } aboard: { $among-or }?
    .short = Who has { $among-count ->
        [2] more
       *[other] the most
    } { $what ->
        [gold] gold
       *[cargo] cargo cards
    } aboard?

## Odds

odds-title = Who would look for { $seat } in { $zone }
odds-ship = { $ship }: { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }, { $fraction } ({ $percent } %). { $because }
odds-silent = { $ship } would not look: { $because }
odds-none = No enemy would look for { $seat }.
odds-at-least = At least one finds: { $fraction } ({ $percent } %)
odds-port = { $seat } is in port, where nobody looks. This counts for leaving it.

## Help

help-marauders-captain = Bring a player captain to the board: { $command }
help-marauders-event = Draw an event card, or move ships by the icons of your own: { $command }
help-marauders-turn = Begin a turn, sail, go into port or out: { $command }
help-marauders-told = Tell gold, cargo and bounties: { $command }
help-marauders-enter = A captain card of your own deck comes up: { $command }
help-marauders-battle = After a battle: { $command }
help-marauders-round = End the round: { $command }
help-marauders-odds = Know who would find you there: { $command }
help-marauders-correct = Put the board right, without any check: { $command }

## Buttons that cure a refusal

cure-captain = Join in { $zone }
cure-sail = Sail to { $zone }
cure-port = { $way ->
        [leave] Leave port
       *[enter] Enter port
    }
cure-rule = { $code }: { $value }

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
unknown-letter = “{ $item }” has no letter of the compass: N, NE, E, SE, S, SW, W or NW.
unknown-icon-ship = “{ $item }” names no enemy ship: dutch, english, french, spanish, sloop or frigate.
malformed-icon = “{ $item }” is no icon. Write a ship and a letter, such as french N, sloop E.
no-icons = No icon is given. Write up to three, such as french N, sloop E, spanish S.
too-many-icons = { $count } icons are given, and a card has at most { $limit }. Give the others with a second command.
marauders-no-captain = { $seat } has no captain on the board yet. Bring one: /marauders captain
marauders-no-captains = No player captain is on the board yet. Bring one: /marauders captain
marauders-has-captain = { $seat } has a captain already. To move him by hand: /marauders correct
marauders-not-adjacent = { $seat } cannot sail to { $zone }: from { $here } one border leads to { $zones-or }.
marauders-already-there = { $seat } is in { $zone } already. Sail to another zone, or into its port: /marauders port
marauders-in-port = { $seat } is in the port of { $zone } and must leave it first, which is a step of its own.
marauders-already-in-port = { $seat } is in the port of { $zone } already, and can leave it.
marauders-already-at-sea = { $seat } is at sea in { $zone } already, and can sail on or enter a port.
marauders-no-port = { $zone } has no port. { $zones-count ->
        [0] Pick a zone that has one.
        [one] { $zones } has one.
       *[other] { $zones } have one.
    }
marauders-nothing-told = Nothing is told. Give gold:, cargo: or both.
marauders-card-gone = { $card } is no longer in the deck. Pick another, or let the bot draw: /marauders event
marauders-deck-empty = No event card is left to draw: all lie with ships or are out of the game.
marauders-ship-not-on-board = { $ship } is not on the board. { $ships-count ->
        [0] No enemy ship is.
        [one] There is only { $ships }.
       *[other] There are { $ships }.
    }
marauders-scouting-range = { $option } must be from 1 to { $limit }, and { $value } is not.
marauders-nobody-yet-to-look = No ship has yet to look for { $seat }. Looking comes with a turn, a sail or leaving port.
