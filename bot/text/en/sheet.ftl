### The sheet: the whole state of a table as lines of text, and correcting it by them, in every game.

## What is under way

amended = Corrected by the sheet: { $changes-count ->
        [one] one thing.
       *[other] { $changes-count } things.
    }
    .short = Sheet: { $changes-count ->
        [one] { $changes }
       *[other] { $changes-count } corrections
    }
sheet-change = { $how ->
        [come] **{ $line }** is new: { $now }
        [back] **{ $line }** is back: { $now }
        [over] **{ $line }** is over, with all its lines
        [again] **{ $line }** is there again, with all its lines
        [gone] **{ $line }** is gone. It said: { $was }
       *[other] **{ $line }**: { $was } → { $now }
    }
sheet-line = **{ $line }**:
sheet-moved = { $was } → { $now }
sheet-nothing = nothing
sheet-new-seats = New at the table: { $seats }. To give a seat its name and its member: /table seat

## The form

form-sheet = The table as text
part-sheet = The lines
part-sheet-of = The lines, { $part } of { $parts }
part-sheet-more = More lines, if there is no room above
sheet-how = Change what is after a colon. A line of a thing taken away: it is gone; all lines of a battle: it is over. Lines with # are not read.
sheet-seats = Seats are s1, s2, and so on. A new one is called Player 1, Player 2: /table seat gives it a name and a member.
sheet-seat = { $key } is { $seat }
sheet-goes-on = A line that begins with { $mark } goes on with the one above it.
sheet-examples = There is none of these yet. Take the # away, say how it is, and leave out what is not so, but not what is in capitals:
sheet-parts = The sheet is longer than a form. Which part?
sheet-part-menu = Which part?
sheet-part = { $part }: { $first } to { $last }
sheet-left-out = { $count ->
        [one] One line is too long for a form, and is not shown: { $lines }. It stays as it is unless you write it anew.
       *[other] { $count } lines are too long for a form, and are not shown: { $lines }. They stay as they are unless you write them anew.
    }
button-sheet = Everything as text...
button-middle = We are in the middle of a game...
button-sheet-again = Edit again
button-sheet-apply = Apply { $count ->
        [one] 1 change
       *[other] { $count } changes
    }
help-sheet = Read or correct everything as text: { $command }

## What was sent

sheet-preview = { $count ->
        [one] 1 change:
       *[other] { $count } changes:
    }
sheet-preview-again = The table has moved on since. Now { $count ->
        [one] it is 1 change:
       *[other] it is { $count } changes:
    }
sheet-preview-how = Nothing is changed yet.
sheet-empty = The sheet that you sent is empty: nothing of what can be taken away would be left.
sheet-clash = { $fields-count ->
        [0] Others have changed “{ $line }” since you opened the sheet: this would undo that.
       *[other] Others have changed this of “{ $line }” since you opened the sheet, and this would undo that: { $fields }.
    }
sheet-gone = The table has moved on: “{ $line }” is gone. What you changed of it is left out.
sheet-stays = { $count ->
        [one] This was left out, but is always so in some way, and stays as it is: { $lines }.
       *[other] These were left out, but are always so in some way, and stay as they are: { $more ->
            [0] { $lines }
           *[other] { $lines } (and { $more } more)
        }.
    }
sheet-unchanged = Nothing on the sheet is otherwise than it was.
sheet-overruled = { $field ->
        [none] “{ $key }”
       *[other] In “{ $key }”, { $field }
    } cannot be “{ $value }”: { $lines-count ->
        [0] by all else on the sheet it is “{ $now }”. Leave it as it was, or change what it follows from, too.
        [one] it follows from “{ $lines }” that it is “{ $now }”. Leave it as it was, or change that line, too.
       *[other] it follows from each of “{ $lines }” that it is “{ $now }”. Leave it as it was, or change those lines, too.
    }
sheet-unknown-line = There is no line “{ $text }”. Did you mean { $lines-or }?
sheet-no-owner = “{ $key }” belongs to “{ $owner }”, whose line is not on the sheet. Write that line, too.
sheet-no-colon = “{ $text }” has no colon. A line is a name, a colon, and how it is: `round: 3`
sheet-twice = { $field ->
        [none] “{ $key }” is on the sheet twice. Keep one of the two lines.
       *[other] In “{ $key }”, { $field } is said twice. Keep one.
    }
sheet-twice-named = “{ $key }” is on the sheet twice. Keep one of the two lines; of two things that are called so begin one with “{ $key } 2”.
sheet-bad-value = { $field ->
        [none] “{ $key }”
       *[other] In “{ $key }”, { $field }
    } cannot be “{ $value }”. { $expected ->
        [number] A whole number goes there, at most { $values }.
        [word] Possible: { $values-or }.
        [sample] The dots of an example stand for what goes there: say it, or take it away.
        [seat] A seat goes there: s1, s2, and so on, or who plays it.
        [near] Did you mean { $values-or }?
        [pair] Two go there with a comma between: { $values-count ->
            [0] `2,-1`
           *[other] { $values }
        }
        [pairs] Pairs go there: { $values-count ->
            [0] `2,-1 3,0`
           *[other] { $values }
        }
        [list] A list with commas goes there, of at most 400.
       *[other] It is too long: 300 characters at most.
    }
sheet-several-lines = “{ $key }: { $value }” does not say enough. { $key } has lines of its own: { $lines }. `{ $key }: none` says that there is none.
sheet-unknown-field = “{ $key }” has nothing called “{ $field }”. Did you mean { $fields-or }?
sheet-decided-elsewhere = “{ $key }” does not say { $field }: the line “{ $line }” decides that. Write it there.
sheet-missing-field = “{ $key }” does not say its { $fields }.
sheet-stranger = The pack has no “{ $name }”: say its { $fields } in “{ $key }”, too, or call it as the pack does. Did you mean { $values-or }?
sheet-no-name = “{ $key }” says not which. Begin it like this: { $lines-or }
sheet-no-key = “{ $text }” has nothing before its colon. A line is a name, a colon, and how it is: `round: 3`
sheet-too-many = “{ $key }” tells of { $name } once too often: the sheet has it { $told } times, the box { $count ->
        [one] once
       *[other] { $count } times
    }. Take one away, or call it otherwise.
sheet-no-hex = “{ $key }” names hex { $hex }, which the map has not. It has { $hexes } numbered ones (battle hexes){ $special-count ->
        [0] {" "}and no lettered ones (battle special).
       *[other] {" "}and { $special } (battle special).
    }
sheet-too-long = A sheet has at most { $limit } lines.
sheet-impossible = That cannot be so: { $faults }. Look at { $keys }.

## What cannot be so

fault-cargo-too-high = a captain has at most 99 cargo cards
fault-bounties-too-high = one nation has at most 20 bounties on a captain
fault-skill-too-high = a Scouting, Seamanship or Leadership is at most 9
fault-chip-too-high = no number on a chip is higher than 99
fault-map-too-large = a map has at most 20 numbered hexes
fault-pool-too-high = an enemy pool has at most 400 points
fault-cards-too-many = a delve has at most 99 cards
fault-card-too-high = on an enemy's card are at most 40 health, 10 dice, range 12, 9 Spoils and 60 hexes of the board
fault-seat-repeated = a seat is there twice
fault-seat-malformed = seats are called s1, s2, s3, and so on
fault-begun-without-seat = somebody has begun a turn who has no seat
fault-early-malformed = those who acted before their turn (early) need a seat and are there once each
fault-begun-repeated = somebody has begun two turns in this round
fault-turn-not-begun = whose turn it is has not begun one (begun)
fault-turn-missing = turns have begun, but it is nobody's turn (turn)
fault-captain-without-seat = a captain has no seat
fault-captain-repeated = a seat has two captains
fault-captains-out-of-order = the captains are not in the order of the seats
fault-captain-off-the-map = a captain is in no zone of the map
fault-captain-in-no-port = a captain is in port where there is none
fault-bounties-negative = there are fewer bounties than none
fault-hold-negative = there is less gold or cargo than none
fault-turns-negative = there are fewer turns than none
fault-attacks-negative = there are fewer attacks than none
fault-ship-class-unknown = there is no such class of ships
fault-ship-off-the-map = a ship is in no zone of the map
fault-ship-without-captain = a ship on the board has no captain card in its stack
fault-ship-killed-on-board = the captain of a ship on the board is dead
fault-stack-without-ship = a ship that is off the board has captain cards in its stack
fault-man-o-war-of-pirates = only a nation's ship is a Man-o-War
fault-card-of-another-ship = a captain card lies with another ship than its own
fault-card-off-the-map = a captain card names no zone of the map
fault-scouting-below-one = a Scouting is below 1
fault-ships-wrong = the six ships of the enemies are there once each, on the board or not
fault-card-unknown = there is no such card
fault-card-repeated = a card is in two places
fault-cards-unsorted = the cards are in no order
fault-comparison-malformed = a comparison needs two captains or more, and who of them has the most
fault-comparisons-contradict = the comparisons contradict each other
fault-unscouted-malformed = ships that have yet to look need a captain and are there once each
fault-unscouted-repeated = ships that have yet to look are told twice for a captain
fault-battles-negative = there are fewer battles than none
fault-skill-below-one = a Seamanship or Leadership is below 1
fault-hits-above-class = a ship took more hits than its class has boxes (hits)
fault-hull-gone = a ship that is there has no Hull left (hits)
fault-crew-gone = crews fight, and one of them has nobody left (hits)
fault-first-round-declared = in round 1 of a battle both shoot (npc, captain)
fault-battle-without-captain = the battle's seat has no captain
fault-battle-without-ship = the battle's ship is not on the board
fault-battle-off-the-map = the battle is in no zone of the map
fault-helm-without-seat = at the helm is a seat, or bot
fault-battle-round-below-one = the battle's round is below 1
fault-meeting-in-port = a captain in port has no battle that waits (meeting)
fault-meeting-without-ship = a ship off the board has no battle that waits (meeting)
fault-meeting-without-battle = battles wait (meeting), but none is open (battle)
fault-meeting-without-captain = a battle waits of a seat without a captain
fault-meeting-repeated = a battle of the same captain and ship is there twice
fault-fallen-malformed = a seat whose captain died (fallen) is there once, and has no captain
fault-round-below-one = a round is below 1
fault-events-negative = there are fewer event cards than none
fault-war-malformed = a war is between two nations, and there once
fault-streams-unsorted = the bot's own dice are out of order
fault-stream-negative = the bot's own dice are before their beginning
fault-adventurers-out-of-range = there are one to four adventurers
fault-xp-out-of-range = the XP are not on the dial
fault-session-out-of-range = a session is 1, 2 or 3
fault-difficulty-unknown = there is no such difficulty
fault-province-unknown = there is no province with these two letters
fault-classes-malformed = classes are at most eight names in letters, each once
fault-special-hex-malformed = a lettered hex is a letter, a short word in letters or star, each once
fault-blocked-hex-malformed = a blocked hex is not a number, or is there twice
fault-place-malformed = a hex or an enemy is called neither by a number nor like a lettered hex
fault-quest-unit-unknown = there is no such quest unit
fault-piece-in-two-places = a chip is in two places
fault-level-unknown = a level is 1, 5, 10 or 20, and 0 for a quest unit
fault-piece-unknown = there is no such chip in the pack
fault-side-of-another-chip = a chip of the pack shows what it does not have
fault-companion-malformed = companions are called C1, C2, and so on, each once
fault-companion-uncounted = there were fewer companions than one is numbered
fault-companion-of-the-quest = a quest unit is no companion
fault-battle-without-party = there is a battle but no party
fault-battle-uncounted = there is a battle, but there was none yet (battles)
fault-pool-overspent = more is left of the pool than there was
fault-unended-without-phases = more enemy turns lack the round's end (unended) than there were (phases)
fault-tiles-uncounted = there are more tiles than cards
fault-tile-outside-a-delve = only a delve has tiles
fault-handle-repeated = two enemies are called the same
fault-handle-given-twice = a name of an enemy was given twice
fault-handle-not-given = an enemy has a number that none was given yet
fault-hex-taken-twice = two enemies are on one hex
fault-quest-unit-on-the-stack = a quest unit lies on the defeated stack
fault-quest-unit-repeated = a quest unit is there twice
fault-quest-unit-with-a-level = a quest unit has level 0, and nobody else has
fault-quest-unit-with-a-chip = a quest unit is none of the chips
fault-health-negative = a health is below none
fault-came-later = an enemy came in a round that is still to come
fault-tile-unrevealed = an enemy is on a tile that is not revealed
fault-letters-out-of-order = the ships are A, B, C and D, with none left out
fault-too-many-ships = there are more than four ships
fault-two-ships-of-a-seat = a seat has two ships
fault-ship-without-a-seat = a ship has no seat
fault-crew-in-no-zone = a crew member is in no zone of a Ship Board
fault-broken-nodes-unsorted = destroyed nodes are told out of order
fault-no-such-node = there is no such node
fault-afloat-without-nodes = a ship without any node has sunk
fault-handle-malformed = enemies are called by their ship's letter and a number, like A1
fault-enemy-without-a-board = an enemy is on the board of no ship
fault-boarding-of-no-ship = an enemy is fought on a ship that is not there
fault-act-of-no-card = an enemy is of Act 1, 2 or 3
fault-enemy-in-no-zone = an enemy is in no zone of a Ship Board
fault-trauma-negative = there is less Trauma than none
fault-in-play-without-health = an enemy has as much Trauma as health, and still stands
fault-card-of-another = an enemy is called otherwise than its card
fault-zone-too-full = more than three are in one zone
fault-ship-key-repeated = two enemy ships are called the same
fault-ship-key-malformed = an enemy ship is called by small letters and hyphens, like the-maw
fault-acted-by-nobody = somebody acted in the Enemy Phase who can be nobody
fault-two-elder-ones = there are two Elder Ones
fault-too-many-ship-miniatures = there are more enemy ships than miniatures
fault-ship-never-launched = an enemy ship is not among those launched
fault-two-ships-in-a-hex = two ships are in one hex
fault-ship-off-the-board = a ship is off the board
fault-goal-without-a-hex = an enemy ship has a goal, but no hex
fault-card-in-two-places = a card is in two places
fault-too-many-miniatures = there are more enemies of a kind than miniatures
fault-ship-card-in-two-places = the card of an enemy ship is there twice
fault-hex-known-twice = a hex is told twice
fault-hex-off-the-board = a hex is off the board
fault-storm-number-repeated = two storms have one number
fault-storm-of-another-size = a storm covers another number of hexes than its size
fault-agenda-out-of-range = the agenda has no such space
fault-token-out-of-range = the Discovery Track has no such space
fault-act-or-round-out-of-range = there is no such act or round
fault-act-due-twice = an act is to begin twice
fault-act-due-that-has-begun = an act is to begin that has begun
fault-elder-arises-twice = the Elder One arises that is there
fault-turn-of-no-ship = it is the turn of no ship
fault-turn-twice = somebody has two turns in this round
fault-first-of-no-ship = the first player has no ship
fault-no-such-step = the Enemy Phase has no such step
fault-acted-twice = somebody acts twice in the Enemy Phase
fault-turn-in-the-enemy-phase = it is a player's turn in the Enemy Phase
fault-deck-in-another-step = a deck acts in another step
