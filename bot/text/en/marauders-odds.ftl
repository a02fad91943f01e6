### The chances of a battle at a table of Merchants & Marauders, and why the bot declares what it does for a ship.

## The round to be rolled

odds-round-title = Odds of battle round { $round }: { $seat } against the { $ship }
odds-crews-title = Odds of the crew combat: { $seat } against the { $ship }
odds-deeds = **{ $seat } { $captain-key ->
        [shoot] shoots
        [board] boards
       *[flee] flees
    }, { $ship } { $npc-key ->
        [shoot] shoots
        [board] boards
       *[flee] flees
    }**
odds-roll = Roll: { $rolls }.
odds-all-hits = Hits on average: { $hits }.
odds-nothing = Nothing happens.
odds-wins = { $whose } { $percent } %
odds-nobody = nobody { $percent } %
odds-hits = { $average } on { $whose }{ $spread ->
        [none] {""}
       *[other] {" "}({ $spread })
    }
odds-count = { $count }: { $percent } %
odds-ends = { $ends }.
odds-end = { $end ->
        [npc-sunk] { $ship } sunk
        [npc-taken] { $ship } taken
        [npc-fled] { $ship } escapes
        [npc-aboard] { $ship } comes aboard
        [captain-sunk] { $seat } sunk
        [captain-taken] { $seat } taken
        [captain-fled] { $seat } escapes
        [captain-aboard] { $seat } comes aboard
        [both-sunk] both sunk at once
        [last-man] both crews fall at once
       *[goes-on] never ends
    } { $percent } %
odds-crew-lost = The roll takes of { $whose }'s crew { $spread }.

## The whole battle

odds-whole-title = Odds of the battle: { $seat } against the { $ship }
odds-policies = **{ $seat } by { $captain-key ->
        [guns] guns
       *[boarding] boarding
    }, { $ship } by { $npc-key ->
        [guns] guns
       *[boarding] boarding
    }**
odds-declared = Battle round { $round } is reckoned as declared already: { $list }.
odds-side = { $called }: { $deed }
odds-guns = By guns: shoots while it has Cannons, else boards if it may, else flees if it may.
odds-boarding = By boarding: boards from round 2 on while it may, else as by guns.
odds-house = No house rule counts in it. What is rarer than 1 in 2,000 is not named.

## What is supposed, and what is not known

odds-rolled = This battle round is reckoned as before its roll: what was rolled counts once the question that waits is answered.
odds-supposed = Supposed: what a die leaves open (a skull, or what is destroyed) hits where it hurts least: Cargo, then Hull down
    to 1, then what is most left of Crew, Masts and Cannons.{ $fought ->
        [yes] {" "}Boardings are fought out; each skull takes one crew.
       *[no] {""}
    }
odds-supposed-crews = Supposed: each skull takes one of the other's crew, on both sides at once.
odds-unled = Who wins once aboard is not told: Leadership is not known.
odds-in-doubt = Supposed: { $seat }'s ship was not repaired in port.
odds-untold-title = Odds: { $seat } against the { $ship }
odds-untold = Not known yet: { $what }.
odds-unknown = { $what ->
        [class] the class of { $whose }'s ship
        [seamanship] { $whose }'s Seamanship
       *[leadership] { $whose }'s Leadership
    }
odds-tell = { $open ->
        [yes] Tell it with the button, or it is asked when it is rolled with.
       *[no] A captain's class is told with the button, class and skills with /marauders ship; an enemy's skills once a battle with it
            is open.
    }
marauders-odds-which-ship = { $ships-count ->
        [0] No enemy ship is in { $zone }. Name the ship that { $seat } would fight.
       *[other] { $ships } are in { $zone }. Name the one that { $seat } would fight.
    }
marauders-odds-no-captain = No captain of the { $ship } is known, so that its odds are not either. Name another ship.
marauders-odds-too-large = The ships of { $seat } and the { $ship } are too large to tell the whole battle. The odds of a round can be
    told.

## Why the bot declares it

marauders-helm-best = The best for it against { $seat }'s { $answers ->
        [none] best answer
       *[other] { $answers }
    }: { $weighed }.{ $unled ->
        [yes] {" "}Boarding is not weighed: Leadership is not known.
       *[no] {""}
    }
    .rule = what the bot declares for a ship: what comes to most in hits dealt less hits taken; the battle won, a boarding fought out, or an
        escape counts as five dealt, the battle lost as five taken; it flees only where it gains nothing by fighting
marauders-helm-only = Nothing else is open to it.
    .rule = what a ship may declare
marauders-helm-flee = Fighting gains it nothing, and to escape counts as much as to win; against { $seat }'s { $answers ->
        [none] best answer
       *[other] { $answers }
    }: { $weighed }, else it goes on.{ $unled ->
        [yes] {" "}Boarding is not weighed: Leadership is not known.
       *[no] {""}
    }
    .rule = { marauders-helm-best.rule }
marauders-helm-unknown = Too little is known to weigh anything else.
    .rule = what the bot declares for a ship
weighed-shoot = Shoot
weighed-board = Board
weighed-flee = Flee
counted-dealt = deals { $count } hits
counted-taken = takes { $count } hits
counted-won = { $count } % to win the battle
counted-lost = { $count } % to lose the battle
counted-escapes = { $count } % to escape
counted-nothing = deals and takes no hits
counted-in-all = { $weighed }: { $count } hits in all
