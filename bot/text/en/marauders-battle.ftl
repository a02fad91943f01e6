### Battles of Merchants & Marauders: what happens in one, what is asked, what the battle message and its forms say.

## Things

location-hull = Hull
location-cargo = Cargo
location-masts = Masts
location-crew = Crew
location-cannons = Cannons
deed-shoot = Shoot
deed-board = Board
deed-flee = Flee
option-npc-seamanship = The enemy's Seamanship
option-npc-leadership = The enemy's Leadership
side-ship = the { $called }
    .first = The { $called }
track = { $location } { $count }
track-of = { $location } { $count }/{ $whole }
track-gone = ~~{ $location }~~ 0/{ $whole }

## What happens in a battle: a full line, and in short for buttons, titles and the log

marauders-battle-started = { $aggressor-key ->
        [npc] { $ship } attacks { $seat } in { $zone }.
       *[captain] { $seat } attacks the { $ship } in { $zone }.
    } { $helm-key ->
        [bot] The bot plays the { $ship }.
       *[other] { $helm } plays the { $ship }.
    } { $because } { $next ->
        [yes] Nothing was repaired since the battle before.
       *[no] {""}
    }
    .helm = { $helm-key ->
        [bot] The bot plays the { $ship }.
       *[other] { $helm } plays the { $ship }.
    } { $because }
    .short = { $ship } against { $seat }
    .title = Battle: { $ship } against { $seat }
    .undo = battle with the { $ship }
marauders-aggressor-supposed = Who attacks was not said: { $because }
    .short = Who attacks was not said
marauders-aggressor-hostile = the { $ship }, which is hostile to { $seat }.
    .rule = who attacks
marauders-aggressor-peaceful = { $seat }, as the { $ship } is not hostile.
    .rule = who attacks
marauders-battle-queued = { $ship } and { $seat } fight when the battle of the { $open_ship } and { $open_seat } is over.
    .short = { $ship } waits for { $seat }
marauders-meeting-dropped = { $ship } and { $seat } do not fight after all: { $because }
    .short = No battle of the { $ship } and { $seat }
marauders-waiting-dead = { $seat }'s captain is dead.
    .rule = battles that wait
marauders-waiting-in-port = { $seat } is in port.
    .rule = battles that wait
marauders-waiting-off-board = the { $ship } is off the board.
    .rule = battles that wait
marauders-waiting-relocated = another captain commands the { $ship } now.
    .rule = battles that wait
marauders-waiting-apart = they are no longer in one zone.
    .rule = battles that wait
marauders-declaration-dropped = { $side-key ->
        [npc] { $ship }
       *[captain] { $seat }
    }: { $deed } counts no longer, { $because }
    .short = { $side-key ->
        [npc] { $ship }
       *[captain] { $seat }
    }: { $deed } counts no longer
marauders-dropped-no-masts = as a ship without Masts can only shoot.
    .rule = ships without masts
marauders-dropped-no-crew = as nobody is left to board.
    .rule = boarding without crew
marauders-dropped-not-weaker = as it has no longer fewer Cannons or fewer Crew.
    .rule = NPCs that flee
marauders-dropped-helm = as the bot declared it.
    .rule = who plays an NPC
marauders-dropped-withdrawn = as what it answered counts no longer.
    .rule = who declares first
marauders-dropped-reweighed = as the bot weighed it by other numbers.
    .rule = what the bot declares for a ship
marauders-helm-taken = { $helm-key ->
        [bot] The bot plays the { $ship } now.
       *[other] { $helm } plays the { $ship } now.
    }
    .short = { $helm-key ->
        [bot] The bot plays the { $ship }
       *[other] { $helm } plays the { $ship }
    }
marauders-mustered = Ship and skills of { $seat } and the { $ship } were told.
    .told = Told for the battle: { $list }.
    .short = Ship and skills told for the { $ship }
    .undo = ship and skills told
skills-told = { $list }.
mustered-class = { $seat } sails a { $ship_class }
mustered-skill = { $whose }: { $skill ->
        [leadership] Leadership
       *[seamanship] Seamanship
    } { $count }
marauders-repaired = { $seat }'s ship { $whole ->
        [yes] was repaired in port.
       *[no] was not repaired. Left: { $left }.
    }
    .short = { $seat }'s ship: { $whole ->
        [yes] repaired
       *[no] not repaired
    }
marauders-declared = { $side-key ->
        [npc] { $ship }
       *[captain] { $seat }
    }: { $deed }. { $because-key ->
        [none] {""}
       *[other] { $because }
    }
    .short = { $side-key ->
        [npc] { $ship }
       *[captain] { $seat }
    }: { $deed }
marauders-round-fought = { $ship } ({ $npc-key ->
        [shoot] Shoot
        [board] Board
       *[flee] Flee
    }) { $npc_faces }; { $seat } ({ $captain-key ->
        [shoot] Shoot
        [board] Board
       *[flee] Flee
    }) { $captain_faces }: { $winner-key ->
        [npc] { $ship } wins, { $because }.
        [captain] { $seat } wins, { $because }.
       *[none] nobody wins, { $because }.
    } { $by ->
        [table] Rolled at the table.
       *[bot] {""}
    }
    .hits = { $hits_on_npc ->
        [0] {""}
        [one] { $ship } takes { $hits_on_npc } hit.
       *[other] { $ship } takes { $hits_on_npc } hits.
    } { $hits_on_captain ->
        [0] {""}
        [one] { $seat } takes { $hits_on_captain } hit.
       *[other] { $seat } takes { $hits_on_captain } hits.
    }
    .undo = battle round { $round }
    .short = Battle round { $round }: { $winner-key ->
        [npc] { $ship } won
        [captain] { $seat } won
       *[none] nobody won
    }
    .dice = Dice of the { $ship }: { $npc_dice } Dice of { $seat }: { $captain_dice }
marauders-struck = { $side-key ->
        [npc] { $ship }
       *[captain] { $seat }
    } is hit: { $places }. { $because-key ->
        [none] {""}
       *[other] { $because }
    } Left: { $left }.
    .short = { $side-key ->
        [npc] { $ship }
       *[captain] { $seat }
    }: { $locations-count ->
        [one] a hit on { $locations }
       *[other] { $locations-count } hits
    }
marauders-retracked = Corrected: what is left of { $seat-key ->
        [none] the { $ship }
       *[other] { $seat }'s ship
    } is { $left }. Before: { $before }.
    .short = { $seat-key ->
        [none] { $ship }
       *[other] { $seat }
    }: tracks corrected
marauders-cargo-lost = { $seat } keeps { $room ->
        [0] no cargo card: discard { $cards ->
            [none] all there are.
            [one] the only one.
           *[other] all { $cards }.
        }
       *[other] { $room } { $room ->
            [one] cargo card
           *[other] cargo cards
        } { $cards ->
            [none] at most: discard what is above that at random.
           *[other] of { $cards }: discard the rest at random.
        }
    }
    .short = { $seat }'s cargo: { $room }{ $cards ->
        [none] {" "}at most
       *[other] {" "}of { $cards }
    }
marauders-boarded = { $boarder-key ->
        [npc] { $ship } boards { $seat }
       *[captain] { $seat } boards the { $ship }
    }: the crews fight, { $npc_crew } of the { $ship } against { $captain_crew } of { $seat }.
    .short = { $boarder-key ->
        [npc] { $ship } boarded { $seat }
       *[captain] { $seat } boarded the { $ship }
    }
marauders-foiled = { $side-key ->
        [npc] { $ship }
       *[captain] { $seat }
    } { $deed-key ->
        [flee] does not escape
       *[other] does not board
    }: { $because } The battle goes on.
    .short = { $side-key ->
        [npc] { $ship }
       *[captain] { $seat }
    } { $deed-key ->
        [flee] did not escape
       *[other] did not board
    }
marauders-foiled-skull = the other has a skull.
    .rule = fleeing
marauders-foiled-no-crew = no Crew is left for it.
    .rule = boarding without crew
marauders-crew-fought = { $ship } { $npc_faces }; { $seat } { $captain_faces }: the { $ship } loses { $npc_lost } crew
    ({ $npc_crew } left), { $seat } loses { $captain_lost } ({ $captain_crew } left). { $by ->
        [table] Rolled at the table.
       *[bot] {""}
    }
    .undo = battle round { $round }, crews
    .short = Battle round { $round }, crews: { $npc_crew } against { $captain_crew } left
marauders-battle-over = { $result ->
        [npc-sunk] The { $ship } is sunk by { $seat }.
        [npc-taken] The { $ship } is beaten by { $seat } in crew combat.
        [npc-fled] The { $ship } has escaped from { $seat }, and is whole again.
        [captain-sunk] { $seat } is sunk by the { $ship }.
        [captain-taken] { $seat } is beaten by the { $ship } in crew combat.
        [captain-fled] { $seat } has escaped from the { $ship }, which is whole again.
       *[called-off] The battle of the { $ship } and { $seat } is called off. The { $ship } is whole again.
    } { $because }
    .gone = The battle of the { $ship } and { $seat } is over.
    .whole = The { $ship } is whole again.
    .undo = { $result ->
        [npc-sunk] { $ship } sunk
        [npc-taken] { $ship } beaten
        [npc-fled] { $ship } escaped
        [captain-sunk] { $seat } sunk
        [captain-taken] { $seat } beaten
        [captain-fled] { $seat } escaped
       *[called-off] battle called off
    }
    .short = { $result ->
        [npc-sunk] { $ship } sunk by { $seat }
        [npc-taken] { $ship } beaten by { $seat }
        [npc-fled] { $ship } escaped from { $seat }
        [captain-sunk] { $seat } sunk by the { $ship }
        [captain-taken] { $seat } beaten by the { $ship }
        [captain-fled] { $seat } escaped from the { $ship }
       *[called-off] Battle of { $seat } called off
    }
marauders-prize = { $seat }: { $glory } glory point{ $gold ->
        [none] ; draw { $draw } cargo cards, and take gold for their plunder values{ $discard ->
            [none] ; of the cards discard one at random for each hit on its Cargo.
            [0] ; no card is discarded for hits on its Cargo.
            [3] ; discard all of the cards for the hits on its Cargo.
           *[other] ; of the cards discard { $discard } at random.
        }
        [0] , and no gold.
       *[other] {" "}and { $gold } gold.
    } { $because }
    .short = { $seat }'s prize for the { $ship }
marauders-claimed = { $seat } takes the ship: a { $ship_class }{ $left ->
        [none] {""}
       *[other] , with { $left }
    }. { $because }
    .short = { $seat } took the { $ship }'s { $ship_class }

waiting-back = { $again ->
        [yes] To be fought again when the open battle is over
       *[no] No longer to be fought
    }: { $list }
prize-back = { $again ->
        [yes] { $seat } has again what the { $ship } brought
       *[no] { $seat } gives back what the { $ship } brought
    }: { $glory } glory point{ $gold ->
        [none] { $kept ->
            [none] , { $draw } cargo cards but for those discarded, and the gold for their plunder values.
            [0] {" "}and the gold for the plunder values of { $draw } cargo cards, which were all discarded.
           *[other] , { $kept } cargo { $kept ->
                [one] card
               *[other] cards
            }, and the gold for the plunder values of the { $draw } drawn.
        }
        [0] .
       *[other] {" "}and { $gold } gold.
    }
aboard-back = { $seat } has { $back ->
        [yes] again
       *[no] no longer
    }: { $list }.

## What is asked

marauders-which-class = What ship does { $seat } sail?
    .short = Which ship?
marauders-which-skill = What is the { $skill ->
        [leadership] Leadership
       *[seamanship] Seamanship
    } of { $whose }? It is printed on the captain's card.
    .short = Which { $skill ->
        [leadership] Leadership
       *[seamanship] Seamanship
    }?
marauders-is-repaired = Was { $seat }'s ship repaired in port since its last battle? Without that it has left: { $left }.
    .short = Was the ship repaired?
marauders-where-hit = { $why ->
        [told] Where { $hits ->
            [one] did the hit
           *[other] did the { $hits } hits
        } on { $whose } land? Left: { $left }.
        [skull] { $hits ->
            [one] A skull for the location: the side that is hit chooses where that hit on { $whose } lands.
           *[other] Skulls for { $hits } locations: the side that is hit chooses where those hits on { $whose } land.
        } Left: { $left }.
       *[destroyed] { $hits ->
            [one] What the die shows is destroyed already: the side that is hit chooses where that hit on { $whose } lands.
           *[other] What { $hits } dice show is destroyed already: the side that is hit chooses where those hits on { $whose } land.
        } Left: { $left }.
    }
    .short = Where was { $whose } hit?
    .hint = h hull, car cargo, m masts, w crew, g guns{ $why ->
        [told] , s skull
       *[other] {""}
    }: such as { $example }
where-hit-rolled = Rolled: { $rolled }.
where-hit-menu = Choose where they landed
where-hit-next = **Hit { $number } of { $hits }.**{ $placed-key ->
        [none] {""}
       *[other] {" "}So far: { $placed }.
    }{ $example ->
        [none] {""}
       *[other] {" "}All that are left may be typed at once, such as { $example }.
    }
marauders-whose-last-man = Both crews fell in the same roll, for which no rule is known. Who won the crew combat: the { $ship } or { $seat }?
    .short = Whose last man stood?
marauders-who-attacked = Who attacked, { $seat } or the { $ship }? Whoever attacks a naval ship is wanted by its nation for it.
    .short = Who attacked?
marauders-is-claimed = Does { $seat } take the beaten { $ship }{ $ship-key ->
        [sloop] {""}
        [frigate] {""}
       *[other] {" "}({ $ship_class })
    } in place of the old ship?{ $left ->
        [none] {""}
       *[other] {" "}Taken: { $left }.
    }{ $own ->
        [none] {""}
       *[other] {" "}{ $seat }'s old ship: { $own }.
    }{ $fighting-key ->
        [none] {""}
       *[other] {" "}The next battle: { $fighting } against { $seat }.
    }
    .short = Is the ship taken?
answer-repaired = Yes, whole again
answer-as-it-was = No, as it was
answer-claim = Take the { $ship_class }
answer-keep = Keep the old ship
answer-counted = { $seat }, bounty already counted
hit-times = { $called } x{ $count }
button-typed-hits = Type where...

## The battle message

battle-title = { $crews ->
        [yes] Crew combat, battle round { $round }: { $ship } against { $seat }
       *[no] Battle round { $round }: { $ship } against { $seat }
    }
battle-side = **{ $called }** ({ $ship_class }{ $stays ->
        [yes] {" "}until this battle is over
       *[no] {""}
    }{ $helm-key ->
        [none] {""}
        [bot] ; the bot plays it
       *[other] ; { $helm } plays it
    }{ $hold ->
        [none] {""}
       *[other] ; { $hold }
    }): { $tracks }{ $doubt ->
        [yes] {" "}(as it was before port; if it was repaired there is asked)
       *[no] {""}
    }
battle-side-unknown = **{ $called }**{ $hold ->
        [none] {""}
       *[other] {" "}({ $hold })
    }: what ship it is was not told yet.
battle-dice = Dice: { $npc }; { $captain }
battle-dice-of = { $who } { $dice } ({ $words })
battle-dice-unknown = { $who } not told yet ({ $what ->
        [class] the class of a ship
        [leadership] Leadership
        [repair] whether it was repaired in port
       *[seamanship] Seamanship
    })
dice-seamanship = Seamanship { $skill }
dice-faster = Seamanship { $skill }, +1 as the quicker ship
dice-no-masts = no Masts
dice-leadership = Leadership { $skill }
battle-first-round = In battle round 1 both shoot: roll.
battle-declared = { $ship }: { $npc }. { $seat }: { $captain }. Roll.
battle-half = { $whose-first }: { $deed }. Now { $whom } declares.
battle-aggressor = { $whose-first } declares first, as the one who attacks.
battle-crews = Roll: each skull takes one of the other's crew.
battle-no-flee = Flee is not open to the { $ship }: { $cannons ->
        [one] 1 Cannon
       *[other] { $cannons } Cannons
    } and { $crew } Crew, neither fewer than { $seat }'s { $other_cannons } and { $other_crew }.
battle-no-masts = { $whose-first } has no Masts, and can only shoot.
battle-no-crew = { $whose-first } has no Crew, and cannot board.
battle-then = Then: { $list }
battle-meeting = { $ship } against { $seat }{ $apart ->
        [yes] {" "}(not in one zone)
       *[no] {""}
    }
battle-apart = They are not at sea in one zone: the { $ship } is { $zone ->
        [none] off the board
       *[other] in { $zone }
    }, { $seat } in { $at ->
        [port] the port of { $here }
       *[sea] { $here }
    }.
button-declare = { $who }: { $deed }
button-roll-both = Roll for both
button-rolled-both = We rolled...
button-muster = Ship and skills...
button-helm = Helm...
button-call-off = End the battle
menu-end-as = End as: { $result ->
        [npc-sunk] { $ship } sunk
        [npc-taken] { $ship } beaten by crew
        [npc-fled] { $ship } escaped
        [captain-sunk] { $seat } sunk
        [captain-taken] { $seat } beaten by crew
        [captain-fled] { $seat } escaped
        [both-sunk] both sunk
        [both-taken] both crews fell
       *[called-off] called off
    }
menu-hits = Hits landed...
menu-odds = Odds of this battle round

## Forms

form-rolled-both = Battle round { $round }: what was rolled
form-muster = Ship and skills
form-helm = Who plays the { $ship }
form-tracks = What is left of { $seat }'s ship
form-ship-tracks = What is left of the { $ship }
part-track = { $location } (of { $whole })
fix-tracks = { $seat }: tracks...
fix-ship-tracks = { $ship }: tracks...
form-hits = Hits on a ship
part-faces = { $who }: { $dice ->
        [0] the dice
        [one] 1 die
       *[other] { $dice } dice
    }
part-hits-on = Where { $whose } was hit
part-side = Whose ship
part-location = Where
part-hit-count = How often
part-helm = Who plays it
part-class-of = { $who }'s ship
part-seamanship-of = { $who }: Seamanship
part-leadership-of = { $who }: Leadership
hint-faces = { $example }: s is a skull
hint-hits = h hull, car cargo, m masts, w crew, g guns, s skull; empty: asked
choice-bot = The bot

## Why

marauders-helm-left = { $chosen } sits to the left of { $seat }.
    .rule = who plays an NPC
marauders-helm-nearest = { $chosen } sits to the left of { $seat }, past { $out }, who { $out-count ->
        [one] has
       *[other] have
    } no captain.
    .rule = who plays an NPC
marauders-helm-opponent = There are two players.
    .rule = who plays an NPC
marauders-helm-alone = Nobody else plays.
    .rule = who plays an NPC
marauders-dice-seamanship = by Seamanship, { $score-own }.
    .rule = Seamanship dice
marauders-dice-maneuverability = by Seamanship, { $score-own }, and one more: its maneuverability is higher by 2 at least.
    .rule = the die for maneuverability
marauders-dice-no-masts = one, without Masts.
    .rule = ships without masts
marauders-round-skulls = with more skulls
    .rule = the winner of a round
marauders-round-faces = with as many skulls and a higher sum of the other faces
    .rule = equal skulls
marauders-round-tied = with as many skulls and the same sum of the other faces
    .rule = equal skulls
marauders-round-blank = without a skull on either side
    .rule = a round without skulls
marauders-hits-rolled = { $rolled ->
        [none] {""}
       *[other] Rolled: { $rolled }.
    }
    .rule = where hits land
marauders-hits-chosen = Chosen by the bot, which plays it, where the dice leave it open: where it hurts least.
    .rule = hits that may be placed
marauders-hits-all = More hits than there is room for.
    .rule = where hits land
marauders-crews-skulls = Each skull takes one of the other's crew.
    .rule = crew combat: each skull takes one of the other's crew
marauders-over-sunk = No Hull is left.
    .rule = ships without hull
marauders-over-both-sunk = Both are without Hull, so that the { $ship }'s captain is dead, too.
    .rule = ships without hull
marauders-over-crew = No crew is left.
    .rule = crew combat
marauders-over-no-crew = Boarded, without crew to fight.
    .rule = boarding a ship without crew
marauders-over-last-man = Both crews fell at once, and the table said who won.
    .rule = crews that fall at once
marauders-over-escaped = The other side had no skull.
    .rule = fleeing
marauders-over-ship-gone = The ship is off the board.
    .rule = the end of a battle
marauders-over-captain-dead = { $seat }'s captain is dead.
    .rule = the end of a battle
marauders-over-relocated = Another captain commands it now.
    .rule = the end of a battle
marauders-over-told = Told by the table.
    .rule = the end of a battle
marauders-prize-naval-crew = A naval ship that was beaten in crew combat. { $house }
    .rule = the prize for a naval ship
marauders-prize-naval-sunk = A naval ship that was sunk. { $house }
    .rule = the prize for a naval ship
marauders-prize-pirate = A pirate, beaten by a captain who is no pirate.
    .rule = the prize for a pirate
marauders-prize-pirate-by-pirate = A pirate gets nothing for another.
    .rule = the prize for a pirate
marauders-prize-fallen = The captain who won it is dead, and all else it brought is gone with him.
    .rule = the prize of a captain who died since
marauders-claim-kept = Its damage stays. { $house }
    .rule = claimed ships
marauders-claim-untold = Its damage was not told: correct what is left of it. { $house }
    .rule = claimed ships
marauders-claim-repaired = It is repaired. { $house }
    .rule = claimed ships
criterion-seamanship = Seamanship
criterion-maneuverability = maneuverability
weighed-own = Its own
weighed-other = The other's
stream-seamanship = Seamanship
stream-leadership = Leadership
stream-hit-location = Where hits land
why-told-class = Ship of { $whose }: { $value } (the table said).
why-told-seamanship = Seamanship of { $whose }: { $value } (the table said).
why-told-leadership = Leadership of { $whose }: { $value } (the table said).
why-told-repaired = { $whose }: { $value ->
        [repaired] repaired in port
       *[other] not repaired
    } (the table said).
why-told-hits = Hits on the { $side-key ->
        [npc] enemy
       *[captain] captain
    }: { $value } (the table said).
why-told-last-man = Crew combat won by { $value ->
        [npc] the enemy
       *[captain] the captain
    } (the table said).
why-told-attacked = The one who attacked: { $value ->
        [npc] the enemy
        [counted] the captain, whose bounty is counted already
       *[captain] the captain
    } (the table said).
why-told-claim = { $whose }: { $value ->
        [claim] the ship is taken
       *[other] the old ship is kept
    } (the table said).

## Rolls that are asked for, and what they really were

roll-seamanship = { $whom-first } rolls Seamanship: { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }.
    .short = Seamanship of { $whom }
roll-leadership = { $whom-first } rolls Leadership: { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }.
    .short = Leadership of { $whom }
roll-hit-location = Where { $whom } is hit: { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }.
    .short = Hits on { $whom }
real-seamanship = Seamanship of { $whom }: { $got }.
    .faces = { $whom-first }: faces...
real-leadership = Leadership of { $whom }: { $got }.
    .faces = { $whom-first }: faces...
real-hit-location = Hits on { $whom }: { $got }.
    .faces = { $whom-first }: where...

## What the rules refuse

marauders-no-battle = No battle is open. One opens when a ship finds a captain, or: /marauders battle start
marauders-battle-known = The battle of the { $ship } and { $seat } is open, or waits already.
marauders-first-round = In battle round 1 both shoot: roll.
marauders-only-shooting = { $whose-first } has no Masts, and can only shoot.
marauders-may-not-board = { $whose-first } has no Crew, and cannot board.
marauders-may-not-flee = { $whose-first } may flee only with fewer Cannons or fewer Crew than the other side: it has { $cannons ->
        [one] 1 Cannon
       *[other] { $cannons } Cannons
    } and { $crew } Crew, the other { $other_cannons } and { $other_crew }.
marauders-declared-already = { $whose-first } has declared already: { $deed }. To change it, take it back: /table undo
marauders-not-your-declaration = Who attacks declares first, and now it is { $due-key ->
        [npc] the { $ship }
       *[captain] { $seat }
    }.
marauders-not-declared = Before a round is rolled both sides declare what they do. Now it is { $whose }.
marauders-crews-fight = The crews fight: { $whose } declares nothing, and both roll Leadership.
marauders-class-untold = What { $seat } sails is not told yet, so that it is not known what is left of it and what is lawful. Tell its class first.
marauders-class-not-in-pack = The pack has no class for the { $ship }, so that a battle with it cannot be fought here.
    End it as it ended at the table: /marauders battle end
marauders-helm-unchanged = { $helm-key ->
        [bot] The bot plays the { $ship } already.
       *[other] { $helm } plays the { $ship } already.
    }
marauders-muster-unchanged = Ship and skills of { $seat } and the { $ship } are known so already.
marauders-skills-unchanged = { $seat }'s skills are known so already.
marauders-dice-number = { $whose-first } rolls { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }, but { $count ->
        [one] { $count } face was
       *[other] { $count } faces were
    } given.
marauders-hits-count = { $whose-first } takes { $hits ->
        [0] no hit
        [one] { $hits } hit
       *[other] { $hits } hits
    }, but { $count } { $count ->
        [one] was
       *[other] were
    } given.
marauders-hits-number = “{ $item }” belongs to no location. Write such as 2 hull, masts.
marauders-no-hit = No hit is nothing to tell: give 1 or more.
marauders-hits-without-faces = Where hits landed can be told only with the faces that both rolled.
marauders-hits-of-crews = Crews take no hits on locations: each skull takes one of the other's crew. Leave the hits empty.
marauders-location-destroyed = { $whose-first } has { $left ->
        [0] no { $location } left
       *[other] only { $left } left of { $location }
    }, but { $count } { $count ->
        [one] hit on it was
       *[other] hits on it were
    } given. Left: Hull { $hull }, Cargo { $cargo }, Masts { $masts }, Crew { $crew }, Cannons { $cannons }.
marauders-victor-untold = Who beat the { $ship } is not clear: give by:, too ({ $seats-or }), or leave how: out, so that nobody gets the prize.
marauders-ship-no-class = The { $ship } is an enemy ship, and no class. What a captain sails is one of these: { $classes }. The enemy fights as its own
    class; its skills are told with npc_seamanship: and npc_leadership:.
marauders-unknown-location = “{ $item }” is not one location. There { $locations-count ->
        [one] is
       *[other] are
    } { $locations-or }. Short: h, car, m, w (crew), g (cannons).

## Buttons that cure a refusal

cure-battle = { $aggressor ->
        [captain] { $seat } attacks the { $ship }
        [npc] { $ship } attacks { $seat }
       *[none] Battle: { $ship } against { $seat }
    }
cure-helm = { $to ->
        [none] { $seat } plays it
       *[other] The bot plays it
    }
cure-muster = { $class ->
        [none] Ship and skills
       *[other] { $seat }: { $ship_class }
    }
cure-declare = { $side ->
        [npc] { $ship }
       *[captain] { $seat }
    }: { $action ->
        [shoot] Shoot
        [board] Board
       *[flee] Flee
    }
cure-fight = Roll for both
cure-hit = { $side ->
        [npc] { $ship }
       *[captain] { $seat }
    }: { $location }
cure-end-battle = { menu-end-as }
