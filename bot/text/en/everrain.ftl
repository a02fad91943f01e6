### What is said at a table of The Everrain. Lines come with the reason after them.

## Things

game-everrain = The Everrain
everrain-kind-sea = sea
everrain-kind-rough = rough sea
everrain-kind-shipwreck = shipwreck
everrain-kind-spawn = enemy ship spawn
everrain-kind-altar = altar
everrain-kind-island = island
everrain-kind-port = Port
everrain-one-sea = open sea
everrain-one-rough = rough sea
everrain-one-shipwreck = a shipwreck
everrain-one-spawn = an enemy ship spawn
everrain-one-altar = an altar
everrain-one-island = an island
everrain-one-port = a Port
everrain-side-players = Player Discovery
everrain-side-enemy = Enemy Discovery
everrain-facing-E = E
everrain-facing-SE = SE
everrain-facing-SW = SW
everrain-facing-W = W
everrain-facing-NW = NW
everrain-facing-NE = NE
everrain-face-move = Move
everrain-face-damage = Damage
everrain-face-omen = Omen
everrain-step-elder = the Elder One
everrain-step-storms = the storms
everrain-step-decks = the enemies On Deck
everrain-step-ships = the enemy ships
everrain-step-agenda = the Enemy Agenda
everrain-enemy-unnamed = { $handle } (act { $act })
everrain-of-act = an enemy of act { $act }
everrain-vessel-unnamed = Ship { $number }
everrain-elder-unnamed = The Elder One
everrain-new-vessel = the new enemy ship
everrain-its-destination = its destination
everrain-at-hex = { $what } at { $hex }
everrain-storm-called = Storm { $number } ({ $size } hexes)
everrain-gems = { $health ->
        [none] { $wounds }
       *[other] { $wounds } of { $health }
    }
everrain-by-house = { $why }, by house { $count ->
        [one] rule { $list }
       *[other] rules { $list }
    }

## Acts by their numerals

everrain-act-named = { $act ->
        [1] Act I
        [2] Act II
        [3] Act III
       *[4] Act IV
    }

## What happened: a full line, and in short for buttons, titles and the log

everrain-seated = { $after-key ->
        [none] { $seat } is first in the seating order.
       *[other] { $seat } sits after { $after }.
    }
    .short = { $seat } took a seat
everrain-joined = { $seat } joins as ship { $letter }{ $hex ->
        [none] {""}
       *[other] , at { $hex }{ $facing ->
            [none] {""}
           *[other] , facing { $facing }
        }
    }. Enemies On Deck are called { $letter }1, { $letter }2, and so on.
    .short = { $seat } is ship { $letter }
everrain-crew-told = { $ship }: { $told ->
        [yes] { $zones ->
            [none] no crew is On Deck
           *[other] crew in { $count ->
                [one] zone { $zones }
               *[other] zones { $zones }
            }
        }
       *[no] the crew stays where it was
    }{ $nodes-told ->
        [yes] { $broken ->
            [none] ; no node is destroyed
           *[other] ; destroyed nodes: { $broken }
        }
       *[no] {""}
    }.
    .short = { $ship }: the crew
everrain-reshuffled = The Enemy Deck is empty: { $cards ->
        [one] the one discarded card is the deck again
       *[other] the { $cards } discarded cards are shuffled into a new deck
    }.
    .short = The Enemy Deck was reshuffled
everrain-turned-up = { $known ->
        [yes] Turned up { $turned ->
            [none] nothing
           *[other] { $turned }
        }: took
       *[no] Turn up cards until exactly { $points }; discard what would go over. Taken:
    } { $taken ->
        [none] nothing
       *[other] { $taken }
    }
    .short = Spawn { $points }: { $ship }
everrain-placed = { $handle }: { $name } { $aboard ->
        [none] on { $zone ->
            [none] a node
           *[other] node { $zone }
        }
       *[other] in zone { $zone } of the Enemy Ship Board ({ $aboard })
    }: { $why }
    .short = { $who } came
everrain-skipped = { $name ->
        [none] An enemy
       *[other] { $name }
    } is not placed: { $why }. The agenda moves by its health, { $health }, as if it were banished.
    .short = { $name ->
        [none] An enemy
       *[other] { $name }
    } was not placed
everrain-agenda-moved = Agenda { $before } -> { $after }{ $laps ->
        [0] {""}
       *[other] {" "}(Enemy Discovery { $enemy-before } -> { $enemy-after })
    }: { $back ->
        [yes] back by { $steps }
       *[no] { $steps ->
            [one] one step
           *[other] { $steps } steps
        }
    }{ $laps ->
        [0] {""}
        [one] , one lap
       *[other] , { $laps } laps
    }; { $why }
    .short = Agenda { $before } -> { $after }
everrain-discovery-moved = { $side } { $before } -> { $after }: { $why }
    .short = { $side } { $before } -> { $after }
everrain-act-due = { $act ->
        [2] Act II
        [3] Act III
       *[4] Act IV
    } is due: { $by } reached its space first. { $waits ->
        [begun] It begins now.
        [phase] It begins when the Enemy Phase is over.
       *[turn] It begins when this turn is over.
    }
    .short = { $act ->
        [2] Act II
        [3] Act III
       *[4] Act IV
    } is due
everrain-act-began = { $act ->
        [2] Act II
        [3] Act III
       *[4] Act IV
    } begins: { $why }.
    .orders = Each takes one Order token of choice, or a one-use Fleeting one: { $ships }.
    .deck = { $cards ->
        [one] One new card is
       *[other] { $cards } new cards are
    } shuffled into the Enemy Deck, which holds { $deck } now; the discarded ones are not.
    .own = Shuffle the cards of { $act ->
        [2] Act II
       *[3] Act III
    } into what is left of the Enemy Deck; the discarded ones stay where they are.
    .short = { $act ->
        [2] Act II
        [3] Act III
       *[4] Act IV
    } begins
everrain-elder-lowered = Elder One's token { $before } -> { $after }: { $why }
    .short = Elder One's token { $before } -> { $after }
everrain-elder-stirs = The Elder One stirs on space { $space }: { $why }. { $now ->
        [yes] It arises at once, for the Enemy Phase begins.
       *[no] It arises when the next Enemy Phase begins.
    }
    .short = The Elder One stirs
everrain-ended = { $result ->
        [won] The game is won
       *[lost] The game is lost
    }: { $why }.
    .short = The game is { $result ->
        [won] won
       *[lost] lost
    }
everrain-wounded = { $who }: Trauma { $trauma } (it was { $before }).
    .short = Trauma { $after }: { $who }
everrain-left = { $who } { $how ->
        [destroyed] is destroyed
        [banished] is banished{ $health ->
            [none] {""}
           *[other] {" "}with { $health } health left
        }
        [discarded] is discarded
        [boarded] was boarded and is gone
       *[removed] never was there
    }{ $rolls ->
        [none] { $spoils ->
            [none] { $untold ->
                [yes] ; Spoils as its card says
               *[no] {""}
            }
            [0] ; no Spoils
            [one] ; roll once for Spoils
           *[other] ; roll { $spoils } times for Spoils
        }
       *[other] ; Spoils: { $rolls }
    }; { $card ->
        [discard] its card goes to the Enemy discard pile
        [deck] its card goes back into the Enemy Deck
        [ships] its card is shuffled into the ship deck
        [own-ships] its card is shuffled into the ship deck
       *[own] its card goes to the Enemy discard pile
    }{ $wreck ->
        [yes] ; a Shipwreck is left{ $hex ->
            [none] {""}
           *[other] {" "}at { $hex }
        }
       *[no] {""}
    }{ $how ->
        [destroyed] {""}
       *[other] : { $why }
    }.
    .short = { $more ->
        [0] { $who }
       *[other] { $handle } and { $more } more
    } { $how ->
        [destroyed] destroyed
        [banished] banished
        [discarded] discarded
        [boarded] boarded
       *[removed] removed
    }
everrain-port-visited = { $ship } visits a Port: first of all, { $enemies ->
        [0] nobody is On Deck to be banished
        [one] the one enemy On Deck is banished
       *[other] the { $enemies } enemies On Deck are banished
    }.
    .short = { $ship } visits a Port
everrain-sunk = { $ship } sinks: { $why }. { $hex ->
        [none] Its hex is a Shipwreck now
       *[other] Put a Shipwreck at { $hex }
    }; the new ship begins { $port ->
        [none] in the nearest unoccupied Port
       *[other] in the Port at { $port }
    }.
    .short = { $ship } sinks
everrain-boarded = { $ship } { $result ->
        [won] has won the boarding of { $who }: { $rolls ->
            [none] { $spoils ->
                [one] one roll for Spoils
               *[other] { $spoils } rolls for Spoils
            }
           *[other] Spoils: { $rolls }
        }, no Shipwreck
        [lost] has lost the boarding of { $who }
       *[fight] boards { $who }: put the Enemy Ship Board beside the On Deck area
    } ({ $why }).
    .short = { $ship } { $result ->
        [won] boarded { $who }
        [lost] lost the boarding
       *[fight] boards { $who }
    }
everrain-revealed = Known now: { $list }.
    .short = { $count ->
        [one] { $list }
       *[other] { $count } hexes revealed
    }
everrain-closed = The { $what } at { $hex } { $closed ->
        [yes] { $kind-key ->
            [port] is destroyed
           *[other] is closed
        }: no destination, no shelter
       *[no] is open again
    }.
    .short = The { $what } at { $hex } { $closed ->
        [yes] { $kind-key ->
            [port] destroyed
           *[other] closed
        }
       *[no] open again
    }
everrain-sailed = { $ship }: { $same ->
        [yes] at { $to }
       *[no] { $from ->
            [none] at { $to }
           *[other] { $from } -> { $to }
        }
    }{ $facing ->
        [none] {""}
       *[other] , facing { $facing }
    }.
    .short = { $ship } at { $to }
everrain-launched = { $who } comes { $hex ->
        [none] on its Enemy Ship Spawn space{ $heads ->
            [yes] , facing its destination, { $destination }, the nearest one; if there is none on the board it waits: choose its facing
            [untold] : turn it toward its destination, by the lower right of its card; if there is none on the board it waits: choose its facing
           *[no] , without a destination; choose its facing
        }
       *[other] at { $hex }{ $facing ->
            [none] {""}
           *[other] , facing { $facing }
        }: { $goal ->
            [none] { $heads ->
                [yes] it waits until there is { $destination }
                [untold] nobody told its destination
               *[no] it has no destination
            }
           *[other] it heads for { $destination } ({ $why })
        }
    }
    .short = { $who } comes
everrain-not-launched = No enemy ship comes: { $why }.
    .short = No enemy ship comes
everrain-heading = { $who }: { $goal ->
        [none] no destination any more
       *[other] heads for { $destination } now ({ $why })
    }.
    .short = { $who } { $goal ->
        [none] has no destination
       *[other] heads for { $destination }
    }
everrain-turn-ended = The turn of { $ship } is over. { $next ->
        [none] So is the Player Phase: next is the Enemy Phase.
       *[other] Next: { $next }.
    }
    .short = Turn of { $ship } over
everrain-phase-began = The Enemy Phase of round { $round }.
    .short = Enemy Phase, round { $round }
everrain-nothing-to-do = Nothing to do: { $list }.
    .short = Nothing to do
everrain-to-activate = { $step-key ->
        [elder] To activate first: { $list }.
        [decks] To activate{ $decks ->
            [one] {""}
           *[other] , in any order, a deck at a time
        }: { $list }.
       *[ships] To activate{ $count ->
            [one] {""}
           *[other] , in any order
        }: { $list }.
    }
    .short = { $count ->
        [one] { $list } is next
       *[other] { $count } are to activate
    }
everrain-phase-ended = The Enemy Phase of round { $round } is over. { $first ->
        [none] Round { $next } begins.
       *[other] The First Player token goes to { $first }: round { $next } begins.
    }
    .short = Enemy Phase of round { $round } over
everrain-storm-moved = Storm { $number } { $stays ->
        [yes] stays where it is
       *[no] moves one step { $toward ->
            [none] where the players choose
           *[other] toward { $toward }
        }
    }{ $direction ->
        [none] {""}
       *[other] , { $direction }
    }{ $stays ->
        [yes] {""}
       *[no] { $hexes ->
            [none] {""}
           *[other] , to { $hexes }
        }
    } (Fate die { $fate }: { $why }).
    .short = Storm { $number } moves
everrain-storm-set = { $how ->
        [gone] Storm { $number } is gone
        [new] Storm { $number } comes, { $size } hexes
        [sized] Storm { $number } has { $size } hexes
        [laid] Storm { $number } is laid
       *[moved] Storm { $number } is moved
    }{ $how ->
        [gone] {""}
       *[other] { $hexes ->
            [none] : lay it where you choose, one hex over the first player's ship
           *[other] , on { $hexes }
        }
    } ({ $why }).
    .short = Storm { $number } { $how ->
        [gone] is gone
        [new] comes
        [sized] has another size
        [laid] is laid
       *[moved] is moved
    }
everrain-activated = { $who }{ $fray ->
        [yes] {" "}(Fray)
       *[no] {""}
    }: { $does ->
        [none] nothing
       *[other] { $does }
    } ({ $why }){ $faces ->
        [none] {""}
       *[other] . Rolled { $faces }{ $used ->
            [none] {""}
           *[other] : { $used }
        }
    }
    .short = { $more ->
        [0] { $who } acts
       *[other] { $handle } and { $more } more act
    }
everrain-rolled = { $who } rolls { $faces }{ $used ->
        [none] {""}
       *[other] : { $used }
    }
    .short = { $who } acts
everrain-whilst = { $who }: first of all, Whilst Arisen{ $text ->
        [none] {" "}on its board
       *[other] : { $text }
    }
    .short = { $who }: Whilst Arisen
everrain-tied = { $who ->
        [none] {""}
       *[other] { $who }: {""}
    }{ $what ->
        [target] target { $picked }
        [destination] destination { $picked }
        [facing] facing { $picked }
        [position] firing position { $picked }
        [path] to { $picked }
        [direction] toward { $picked }
       *[spawn-hex] a random Enemy Ship Spawn, { $picked }
    }{ $what ->
        [spawn-hex] {""}
       *[other] , with { $others } as good
    }: { $face ->
        [none] { $why }
       *[other] Fate die { $face } ({ $blocks })
    }
    .short = { $picked } picked
everrain-tied-faces = { $faces } { $what }
everrain-targeted = { $who }: target { $ship }, { $cost ->
        [0] under fire already
        [one] one step from being under fire
       *[other] { $cost } steps from being under fire
    }{ $others ->
        [none] {""}
       *[other] ; { $others }
    } ({ $why })
    .short = { $who }: target { $ship }
everrain-closing = { $who }: { $steps } { $steps ->
        [one] step
       *[other] steps
    } toward { $ship }{ $path ->
        [none] {""}
       *[other] , to { $path }
    }{ $facing ->
        [none] {""}
       *[other] , facing { $facing }
    }; { $reached ->
        [yes] under fire then{ $spent ->
            [yes] , with no damage left
           *[no] {""}
        }
       *[no] not under fire yet
    } ({ $why })
    .short = { $who } closes in on { $ship }
everrain-fired = On the board: turn { $who } so that { $seat } lies in its pattern; { $damage } damage ({ $why })
    .steady = On the board: { $who } stays as it faces, { $seat } lies in its pattern; { $damage } damage ({ $why })
    .charted = { $who } fires at { $ship }: { $damage } damage ({ $why })
    .short = { $who } fires at { $ship }
everrain-dodged = { $ship }: { $evaded ->
        [0] nothing evaded
       *[other] { $evaded } evaded
    }, { $left } damage left ({ $why })
    .short = { $ship } evades { $evaded }
everrain-node-hit = { $ship }: node { $zone } destroyed: Fate die { $fate }{ $other ->
        [yes] , { $why }
       *[no] {""}
    }{ $crew ->
        [none] ; crew in that zone suffers 1 Trauma each
        [0] {""}
        [one] ; the crew member there suffers 1 Trauma
       *[other] ; the { $crew } crew members there suffer 1 Trauma each
    }
    .short = { $ship }: node { $zone } destroyed
everrain-onward = { $who }: { $steps } { $steps ->
        [one] step
       *[other] steps
    } toward { $destination }{ $left ->
        [none] {""}
        [0] {""}
        [one] , one step left
       *[other] , { $left } steps left
    }{ $path ->
        [none] {""}
       *[other] ; to { $path }
    }{ $facing ->
        [none] {""}
       *[other] , facing { $facing }
    } ({ $why })
    .short = { $who }: { $steps } { $steps ->
        [one] step
       *[other] steps
    } toward { $destination }
everrain-waits = { $who }: waits, { $why }
    .short = { $who } waits
everrain-arrived = { $who } has reached { $destination }: { $why }.
    .short = { $who } has arrived
everrain-elder-arose = { $who } arises{ $hex ->
        [none] {""}
       *[other] {" "}at { $hex }{ $facing ->
            [none] {""}
           *[other] , facing { $facing }
        }
    } ({ $why }).
    .own = Turn its board up, and place its miniature as it says. Then resolve its “Upon Awakening”.
    .awakening = Upon awakening: { $awakening }
    .objective = Its objective: { $objective }
    .short = { $who } arises
everrain-elder-weakened = { $who } is not killed: take off its Trauma and add a Dice Value Modified token. It has { $weak } { $dice ->
        [none] now
        [one] now and rolls one die
       *[other] now and rolls { $dice } dice
    } ({ $why }).
    .short = { $who } is weakened
everrain-named = { $before ->
        [none] { $who } is { $name }.
       *[other] { $who } is { $name }, not { $before }.
    }
    .short = { $who } named
everrain-corrected = Corrected: { $who ->
        [none] {""}
       *[other] { $who }, {""}
    }{ $what } { $before ->
        [none] {""}
       *[other] { $before } {""}
    }-> { $after ->
        [none] none
       *[other] { $after }
    }.
    .short = { $who ->
        [none] {""}
       *[other] { $who }: {""}
    }{ $what } { $after ->
        [none] corrected
       *[other] { $after }
    }
everrain-charted = Corrected: { $hex } is { $after ->
        [none] not known yet
       *[other] { $after }
    }, not { $before }.
    .short = { $hex } { $after ->
        [none] not known
       *[other] { $after }
    }
everrain-rule-set = From now on: { $meaning } (house rule { $code }).
    .means = From now on: { $meaning }.
    .short = House rule { $code }: { $value }
everrain-irregular = { $what ->
        [act-due] The end of the act that was due comes before the Enemy Phase, by rule.
        [unplaced] Nobody told where { $enemies } { $enemies-count ->
            [one] stands
           *[other] stand
        }.
        [untold] Nobody told what the { $enemies-count ->
            [one] card
           *[other] cards
        } of { $enemies } { $enemies-count ->
            [one] says
           *[other] say
        }.
        [joins-off-port] A ship that joins late comes to a Port: { $ships } lies in none.
        [points-over-act] That is more points than the act's number.
        [card-over-act] A card of an act that has not begun was among them.
        [turns-missing] Not all had their turns: { $ships }.
       *[storm-not-over-first] No hex of the storm lies over the first player's ship.
    }
    .short = Out of order

everrain-remind-dice = There are { $box } dice in the box: roll them, then roll the rest again ({ $again } more).
everrain-button-place = { $enemy }: where...
everrain-button-tell = { $enemy }: its card...

## The parts of those lines

everrain-discarded = discarded { $list } ({ $sums })
everrain-unspent = { $left ->
        [one] one point
       *[other] { $left } points
    } unspent: { $why }
everrain-others = if crew stands there: node { $first }{ $list ->
        [none] {""}
       *[other] , else { $list }
    }
everrain-stat-health = health { $count }
everrain-stat-dice = dice { $count }
everrain-stat-range = range { $count }
everrain-act-wages = Pay the wages, and put the Ongoing Story cards on top of their decks.
everrain-spoil = { $what } ({ $face })
everrain-spot = { $hex } { $what }
everrain-none-elder = no Elder One
everrain-none-storms = no storm
everrain-none-decks = no enemy On Deck
everrain-none-ships = no enemy ship
everrain-use-move = { $dice } for { $count ->
        [one] a step
       *[other] { $count } steps
    }
everrain-use-damage = { $dice } for { $count } damage
everrain-use-ability = { $dice } for { $count ->
        [one] an ability
       *[other] abilities
    }
everrain-use-idle = { $dice } unused
everrain-acted-moves = { $steps ->
        [one] one step
       *[other] { $steps } steps
    } toward the nearest crew{ $zone ->
        [none] {""}
       *[other] , to zone { $zone }
    }{ $reached ->
        [yes] {""}
       *[no] , which it does not reach
    }
everrain-acted-damage = { $damage } damage to crew in its zone
everrain-acted-ability = ability: { $text }
everrain-weighed = { $ship } { $steps ->
        [none] unknown
        [0] under fire
        [one] one step
       *[other] { $steps } steps
    }
everrain-weighed-out = { $ship } { $why }
option-act = The act
option-dice = The dice value
option-spoils = The number of Spoils
option-miniatures = The number of miniatures
option-points = The points
option-zone = A zone
option-zones = A zone
option-broken = A zone
option-agenda = The space of the agenda
option-foes = The space of Enemy Discovery
option-players = The space of Player Discovery
option-elder = The space of the Elder One's token
option-round = The round
option-wounds = Trauma
option-weak = The number of tokens
option-amount = Trauma
option-steps = The number of steps
option-size = The size of a storm
option-storm = The number of a storm
everrain-sample-board = By an invented Ship Board, with black nodes { $black }: on another one place them by its own.
everrain-sample = Invented sample cards, not the printed ones.
everrain-corrected-over = the end of the game
everrain-corrected-agenda = the agenda
everrain-corrected-foes = Enemy Discovery
everrain-corrected-players = Player Discovery
everrain-corrected-elder = the Elder One's token
everrain-corrected-act = the act
everrain-corrected-round = the round
everrain-corrected-first = the first player
everrain-corrected-ship = the deck
everrain-corrected-seat = the deck
everrain-corrected-zone = the zone
everrain-corrected-hex = the hex
everrain-corrected-facing = the facing
everrain-corrected-wounds = Trauma
everrain-corrected-weak = Dice Value Modified tokens
everrain-corrected-health = health
everrain-corrected-dice = dice
everrain-corrected-spoils = Spoils
everrain-corrected-range = range
everrain-corrected-destination = the destination

## The table message

everrain-state-players = Player Phase, round { $round }{ $ship ->
        [none] : all have had their turns. Next is the Enemy Phase.
       *[other] { $turns ->
            [yes] : the turn of { $ship }.
           *[no] {""}. First player: { $ship }.
        }
    }
everrain-state-phase = Enemy Phase, round { $round }: { $step }{ $list ->
        [none] . Go on.
       *[other] . To activate{ $how ->
            [one] {""}
            [decks] , in any order, a deck at a time
           *[ships] , in any order
        }: { $list }.
    }
everrain-state-over = The game is { $result ->
        [won] won
       *[lost] lost
    }.
everrain-ahead = Agenda { $agenda } of { $length }; this phase brings { $steps }{ $wraps ->
        [none] {""}
       *[other] : { $wraps }
    }
everrain-ahead-wraps = wraps, enemy discovery { $before } -> { $after }{ $means ->
        [none] {""}
       *[other] {" "}= { $means }
    }
everrain-ahead-end = the end of the track
everrain-ahead-elder = the Elder One stirs
everrain-state-discovery = { $act ->
        [1] Act I
        [2] Act II
        [3] Act III
       *[4] Act IV
    }. Discovery: players { $players }, enemy { $enemy } of { $end }{ $token ->
        [none] {""}
       *[other] , the Elder One's token on { $token }
    }{ $next ->
        [none] {""}
        [2] ; Act II at { $space }
        [3] ; Act III at { $space }
       *[4] ; Act IV at { $space }
    }
everrain-state-due = { $count ->
        [one] { $list } is due: it begins
       *[other] { $list } are due: they begin
    } when { $phase ->
        [yes] the Enemy Phase
       *[no] this turn
    } is over.
everrain-state-arising = The Elder One arises when the next Enemy Phase begins.
everrain-state-deck = { $ship }: { $list }
everrain-state-decks-free = No enemy On Deck: { $list }
everrain-state-boarding = Boarding: { $list }
everrain-state-enemy = { $who }{ $zone ->
        [none] {""}
       *[other] {" "}(node { $zone })
    }{ $trauma ->
        [none] {""}
       *[other] {" "}Trauma { $trauma }
    }
everrain-and-more = { $list }, and { $count } more
everrain-state-vessel = { $who }{ $hex ->
        [none] {""}
       *[other] {" "}at { $hex }{ $facing ->
            [none] {""}
           *[other] , facing { $facing }
        }
    }{ $heads ->
        [heads] : heads for { $destination }{ $course ->
            [none] {""}
            [one] , one step
           *[other] , { $course } steps
        }
        [waits] : waits for { $destination }
        [there] : at its destination
        [elder] : the Elder One
        [nowhere] : no destination
       *[untold] : its card was not told
    }{ $elder ->
        [yes] { $dice ->
            [none] {""}
            [one] , one die
           *[other] , { $dice } dice
        }
       *[no] {""}
    }{ $trauma ->
        [none] {""}
       *[other] ; Trauma { $trauma }
    }
everrain-state-vessels = Enemy ships: { $list }
everrain-state-storm = { $storm }{ $hexes ->
        [none] { $mapped ->
            [yes] , not laid on the chart yet: /everrain storm
           *[no] {""}
        }
       *[other] {" "}on { $hexes }
    }
everrain-state-storms = Storms: { $list }

## Buttons and menus

everrain-button-phase = Enemy Phase
everrain-button-go-on = Go on
everrain-button-turn = Turn over: { $ship }
everrain-button-act = { $act ->
        [2] Act II
        [3] Act III
       *[4] Act IV
    } begins
everrain-button-deck = { $ship }: { $count ->
        [one] 1 enemy acts
       *[other] { $count } enemies act
    }
everrain-button-vessel = { $who } acts
everrain-dots = ...
everrain-button-correct = Correct something...
everrain-menu-left = Left play...
everrain-menu-else = Something else...
everrain-left-destroy = { $who }: destroyed
everrain-left-banish = { $who }: banished
everrain-left-visitport = { $ship }: visited a Port
everrain-left-sink = { $ship }: sunk
everrain-open-spawn = Spawn on deck...
everrain-open-enemyship = Enemy ship...
everrain-open-agenda = Agenda...
everrain-open-discovery = Discovery...
everrain-open-destroy = One was destroyed...
everrain-open-banish = One was banished...
everrain-open-board = An enemy ship was boarded...
everrain-open-damage = Trauma...
everrain-open-fray = Crew meets an enemy: Fray...
everrain-open-crew = Where the crew is...
everrain-open-reveal = Reveal a hex...
everrain-open-tile = Reveal a map tile...
everrain-open-sail = A ship moved...
everrain-open-close = Close an altar, destroy a Port...
everrain-open-storm = A storm...
everrain-open-elder = The Elder One arises...
everrain-open-name = What an enemy's card says...
everrain-open-name-ship = What a ship's card says...
everrain-open-seat = A ship joins...
everrain-open-tracks = The tracks...
everrain-open-order = Round and first player...
everrain-open-place = Where an enemy stands...
everrain-open-place-ship = Where an enemy ship lies...
everrain-open-remove = It never was there...

## Back and forth

everrain-back-off = Off the board: { $list }.
everrain-back-on = { $who } stands on { $zone ->
        [none] its node
       *[other] node { $zone }
    }.
everrain-back-gems = { $who } has { $count } Trauma.
everrain-back-comes = { $who } comes back on the board.
everrain-back-lies = { $who } lies { $hex ->
        [none] where it lay before
       *[other] at { $hex }
    }{ $facing ->
        [none] {""}
       *[other] , facing { $facing }
    }.
everrain-back-nodes = { $ship }: destroyed nodes are { $list ->
        [none] none
       *[other] { $list }
    }.
everrain-back-hex = { $marker ->
        [off] Take the Shipwreck off { $hex }.
        [on] Put a Shipwreck at { $hex }.
       *[none] { $kind ->
            [none] { $hex } is not known.
           *[other] { $hex } is { $kind }{ $closed ->
                [yes] , closed
               *[no] {""}
            }.
        }
    }
everrain-back-storms = Storms: { $list ->
        [none] none
       *[other] { $list }
    }{ $hexes ->
        [none] {""}
       *[other] , on { $hexes }
    }.
everrain-back-agenda = The agenda token stands on { $count }.
everrain-back-enemy = The Enemy Discovery token stands on { $count }.
everrain-back-players = The Player Discovery token stands on { $count }.
everrain-back-elder = The Elder One's token stands on { $count }.
everrain-back-act = It is { $count ->
        [1] Act I
        [2] Act II
        [3] Act III
       *[4] Act IV
    }.
everrain-back-cards = { $more ->
        [yes] The cards of { $act ->
            [2] Act II
            [3] Act III
           *[4] Act IV
        } are in the Enemy Deck.
       *[no] Take the cards of { $act ->
            [2] Act II
            [3] Act III
           *[4] Act IV
        } out of the Enemy Deck.
    }
everrain-back-wages = { $more ->
        [yes] Wages are paid for it, and its Order tokens taken.
       *[no] Wages that were paid for it, and Order tokens that were taken, go back.
    }
everrain-back-round = It is round { $count }.
everrain-back-first = The First Player token is with { $ship }.

## Why: parts of a sentence; .rule is what the rule is about, .note what stands on the line of the enemy that comes

everrain-because-spawn-exact = cards are turned up until their acts make the points exactly
    .rule = spawning On Deck enemies
everrain-because-spawn-unspent = no card is left that fits
    .rule = points that nothing can be bought for
everrain-because-spawn-reshuffle = the deck ran out
    .rule = an Enemy Deck that runs out
everrain-because-spawn-no-miniature = all miniatures of its type are in play
    .rule = miniatures that run out
everrain-because-elder-whilst = before the Elder One acts, Whilst Arisen on its board
    .rule = the activation of the Elder One
everrain-because-tie-fate = the Fate die decides between equals
    .rule = which of some equals
everrain-because-tie-players = the players chose
    .rule = which of some equals
everrain-because-tie-lot = drawn by lot
    .rule = which of some equals
everrain-because-node-only = the only black node that is free
    .rule = where On Deck enemies come
everrain-because-node-fate = the Fate die picks one of the free black nodes
    .rule = where On Deck enemies come
    .note = Fate die { $zone }
everrain-because-node-players = the players chose it
    .rule = where On Deck enemies come
everrain-because-node-any-zone = no black node is free, so any zone with room
    .rule = an enemy for which no black node is free
everrain-because-node-skip = no black node is free
    .rule = an enemy for which no black node is free
everrain-because-node-full = no zone has room
    .rule = an enemy for which there is no room
everrain-because-node-boarding = the Fate die places each enemy of a boarding
    .rule = the enemies of a boarding
    .note = Fate die { $zone }
everrain-because-node-evaded = crew on Navigation nodes evades
    .rule = Evasion
everrain-because-node-hit = for each damage the node of the Fate die's zone
    .rule = damage to a ship
everrain-because-node-cascade = that node was destroyed, so the nearest lower intact one, else the nearest higher
    .rule = damage to a node that is destroyed
everrain-because-node-last = its last node is destroyed
    .rule = sinking
everrain-because-agenda-effect = an effect says so
    .rule = the Enemy Agenda
everrain-because-agenda-banish = its remaining health, since it is banished
    .rule = banished enemies
everrain-because-agenda-skipped = the health of who could not be placed
    .rule = an enemy that cannot be placed
everrain-because-agenda-unspent = one for each unspent point
    .rule = points that nothing can be bought for
everrain-because-agenda-phase = 2, and one for each player's ship
    .rule = the agenda in the Enemy Phase
everrain-because-discovery-effect = an effect says so
    .rule = the Discovery Track
everrain-because-act-due = its token was the first on the act's space
    .rule = when an act begins
everrain-because-act-players-first = the players were first
    .rule = the end of an act
everrain-because-act-enemy-first = the enemy was first
    .rule = the end of an act
everrain-because-act-elder-lowered = one space for each by which the enemy leads
    .rule = the Elder One's token
everrain-because-act-catch-up = the slower token moves up to the faster one
    .rule = the end of an act
everrain-because-act-storm = the act begins with a storm
    .rule = the storms of the acts
everrain-because-act-no-spawn-space = no Enemy Ship Spawn space is discovered and free
    .rule = the enemy ship at the end of an act
everrain-because-elder-meets = a Discovery token met the Elder One's
    .rule = what wakes the Elder One
everrain-because-elder-target = the nearest ship, and of equals the one under fire soonest
    .rule = the Elder One's target
everrain-because-elder-objective = its objective comes before all else
    .rule = the Elder One's activation
everrain-because-elder-arrived = the Elder One is not banished: do what its board says; if the place is lost, /everrain close
    .rule = the Elder One's objective
everrain-because-elder-told-weak = the table said that it would be destroyed
    .rule = damage to the Elder One
everrain-because-ship-untold = nobody told what its card says
    .rule = where an enemy ship heads
everrain-because-elder-weakened = its Trauma had reached its health
    .rule = damage to the Elder One
everrain-because-end-players = Player Discovery is on the last space
    .rule = the end of the Discovery Track
everrain-because-end-enemy = Enemy Discovery is on the last space
    .rule = the end of the Discovery Track
everrain-because-end-enemy-and-elder = Enemy Discovery is on the last space, and the Elder One's token is there
    .rule = the end of the Discovery Track
everrain-because-leave-banished = it is banished
    .rule = banished enemies
everrain-because-leave-destroyed = its Trauma reached its health
    .told = the table said so
    .rule = destroyed enemies
everrain-because-leave-discarded = it is discarded, which moves no agenda
    .rule = discarded enemies
everrain-because-leave-sunk = the ship has sunk, so they are discarded, and the agenda does not move
    .rule = enemies On Deck of a ship that sinks
everrain-because-leave-with-ship = its ship is out of play
    .rule = the enemies of a boarding
everrain-because-port-banishes = a visit to a Port banishes all On Deck
    .rule = a visit to a Port
everrain-because-board-won = the boarding is won
    .rule = a boarding
everrain-because-board-lost = all crew of the boarding is dead
    .rule = a boarding
everrain-because-board-fight = enemies for the act's number come on its board
    .rule = a boarding
everrain-because-sink-boarding = the boarding is lost
    .rule = a boarding
everrain-because-sink-nodes = all its nodes are destroyed
    .rule = sinking
everrain-because-sink-told = the table said so
    .rule = sinking
everrain-because-fray-attack = crew is in its zone
    .rule = what On Deck enemies do
everrain-because-fray-reach = it reaches the nearest crew and attacks with what is left
    .spent = it reaches the nearest crew, with no damage left
    .rule = what On Deck enemies do
everrain-because-fray-approach = no crew is in its zone, so it moves to the nearest
    .rule = what On Deck enemies do
everrain-because-fray-idle = no die helps it
    .spent = its abilities took their dice, and no other helps it
    .rule = what On Deck enemies do
everrain-because-fray-nobody = no crew is On Deck
    .rule = On Deck enemies without crew
everrain-because-ship-launched = it faces its destination
    .freely = without a destination it faces where the players choose
    .untold = nobody told what its card says
    .rule = spawning an enemy ship
everrain-because-ship-destination = the nearest place of that kind
    .rule = an enemy ship's destination
everrain-because-ship-no-destination = it has no destination
    .rule = an enemy ship without a destination
everrain-because-ship-no-step = no die gives a step
    .rule = an enemy ship's activation
everrain-because-ship-no-way = no free hex brings it nearer
    .rule = an enemy ship's way
everrain-because-ship-target = the fewest steps to bring it under fire
    .rule = an enemy ship's target
everrain-because-ship-toward = to the nearest firing position
    .rule = moving toward a target
everrain-because-ship-short = as near as its dice bring it
    .rule = moving toward a target
everrain-because-ship-fire = Damage, and each pair of Move or Omen
    .rule = an enemy ship's fire
everrain-because-ship-leftover = with the dice left after the attack
    .rule = what an enemy ship has left after an attack
everrain-because-ship-onward = nobody is in range
    .rule = an enemy ship's way to its destination
everrain-because-ship-arrived = a ship at its destination is banished
    .rule = an enemy ship at its destination
everrain-because-storm-fate = on 0 to 4 toward the first player
    .rule = how storms move
everrain-because-storm-players = on 5 to 9 the players choose
    .rule = how storms move
everrain-because-storm-over = it covers the first player's ship
    .rule = how storms move
everrain-because-storm-comes = the table said so
    .rule = the storms of the acts
everrain-because-storm-laid = the table said so
    .rule = where storms lie
everrain-because-storm-told = the table said so
    .rule = how storms move
everrain-because-storm-gone = the table said so
    .rule = storms that go
everrain-because-elder-arises = a Discovery token had met its own
    .rule = the awakening of the Elder One
everrain-because-elder-told = the table said so
    .rule = the awakening of the Elder One
everrain-because-leave-removed = it is a correction
    .rule = corrections
everrain-because-ship-none-left = all ship cards are in play
    .rule = spawning an enemy ship
everrain-because-ship-no-miniature = no miniature of an enemy ship is left
    .rule = miniatures that run out
everrain-out-range = out of range
everrain-out-out = out of range or in a Port
everrain-out-port = in a Port
everrain-out-sight = cannot be brought under fire
everrain-out-storm = under a storm
everrain-out-here = a ship is there
everrain-out-closed = closed
everrain-out-no-way = cannot be reached
everrain-out-over = would go over the points
everrain-out-other = ruled out

## What is refused

everrain-no-ship = { $seat } has no ship. Let it join: /everrain ship
everrain-no-ships = No ship has joined yet. Let one join: /everrain ship
everrain-unknown-ship = { $ships-count ->
        [0] No ship “{ $text }”: none has joined yet. Let one join: /everrain ship
        [one] There is no ship “{ $text }”. The only one is { $ships }.
       *[other] There is no ship “{ $text }”. There are { $ships }, by letter and name.
    }
everrain-ship-joined = { $seat } has joined already, as ship { $letter }. To move it: /everrain sail
everrain-too-many-ships = { $limit } ships are the most, and all have joined.
everrain-unknown-enemy = There is no enemy “{ $text }” in play.{ $handles-count ->
        [0] {""}
       *[other] {" "}Did you mean { $handles-or }?
    }
everrain-unknown-vessel = There is no enemy ship “{ $text }” in play.{ $vessels-count ->
        [0] {""}
       *[other] {" "}Did you mean { $vessels-or }?
    }
everrain-several-enemies = “{ $text }” may be { $handles-or }. Name it by its handle.
everrain-not-in-play = { $enemy } is not in play. { $handles-count ->
        [0] Nobody is.
       *[other] There { $handles-count ->
            [one] is { $handles }.
           *[other] are { $handles }.
        }
    }
everrain-points = { $points } points are no spawn: give 1 to { $most }. In this act { $act } { $act ->
        [one] is
       *[other] are
    } usual.
everrain-card-act = There is no Enemy Card of act { $act }: acts go from 1 to { $most }.
everrain-card-gone = { $name } cannot have been turned up: all its cards are in play or on the discard pile. Name another card, or only
    its act, { $act }.
everrain-act-gone = No card of act { $act } can have been turned up: all of them are in play or on the discard pile.
everrain-card-unknown = { $name } is no card of this pack. Name one of the pack's, or use your own cards: /table rules switch:cards value:ours
everrain-too-many-cards = The points were made before the last card: { $cards } cannot have been turned up any more. Leave out what came after.
everrain-unknown-card = The pack has no enemy “{ $text }”.{ $cards-count ->
        [0] {""}
       *[other] {" "}Did you mean { $cards-or }?
    }
everrain-unknown-ship-card = The pack has no enemy ship “{ $text }”.{ $cards-count ->
        [0] {""}
       *[other] {" "}Did you mean { $cards-or }?
    }
everrain-unknown-elder = The pack has no Elder One “{ $text }”.{ $cards-count ->
        [0] {""}
       *[other] {" "}Did you mean { $cards-or }?
    }
everrain-act-needed = Of which act is “{ $item }”? Say it after the name, such as Ghoul/2.
everrain-malformed-card = “{ $item }” in “{ $text }” is no part of a card. Write a name, then its numbers, such as Ghoul/2/h4/d3/s1, for a ship
    The Maw/h6/d4/r3/island.
everrain-no-ship-card = There is no enemy ship { $card } in this pack. There { $cards-count ->
        [one] is { $cards }.
       *[other] are { $cards }.
    }
everrain-ship-in-play = The card of { $card } is in play already.{ $cards-count ->
        [0] {" "}So are all the others.
       *[other] {" "}Free: { $cards }.
    }
everrain-out-of-range = { $option } can be { $least } to { $most }; { $value } was given.
everrain-no-zone = There is no zone { $zone }: zones go from 0 to { $most }.
everrain-zone-full = Zone { $zone } cannot hold { $crew } crew{ $enemies-count ->
        [0] {""}
       *[other] {" "}beside { $enemies }
    }: { $most } miniatures are the most.
everrain-crew-unchanged = That is known of the crew of { $seat } already: nothing would change.
everrain-sail-unchanged = { $seat } is at { $hex } already, and faces so: nothing would change.
everrain-nothing-told = Nothing was told of the crew of { $seat }. Give zones, or broken nodes; none is an answer, too.
everrain-shows-of-others = “{ $item }” says nothing of { $handles }. Of an enemy ship say A fire; B 2; to 4, of an enemy On Deck how
    many steps it is from crew, such as 2, or nobody.
everrain-shows-twice = “{ $text }” says two things of one. Say each once.
everrain-one-by-one = Dice, and a Fray, are of one enemy at a time. { $handles-count ->
        [0] No enemy is On Deck of { $seat }.
       *[other] Activate each by itself: { $handles }.
    }
everrain-too-many-named = { $count } cards were named; { $limit } are the most that one spawn turns up.
everrain-too-many-crew = { $count } crew members were told; the zones hold { $limit } at most.
everrain-malformed-zone = “{ $item }” is no zone. Give the zones of the crew, 0 to 9, one for each member, such as 0 3 3, or none.
everrain-malformed-shows = “{ $item }” does not say what the board shows. Write A fire; B 2; C out; to 4, for a deck A1 0; A2 nobody.
everrain-malformed-hex = “{ $text }” is no hex. Write its two numbers, such as 2,-1.
everrain-hex-outside = { $hex } is beyond the map: its numbers go from -{ $most } to { $most }.
everrain-hex-taken = { $who } lies at { $hex } already.{ $free-count ->
        [0] {""}
       *[other] {" "}Free beside it: { $free }.
    }
everrain-hex-known = { $hex } is known already: { $kind }. To put it right: /everrain correct hex:{ $hex } kind:
everrain-no-spot = Nothing is known of { $hex } yet. Reveal it first: /everrain reveal
everrain-not-closable = { $hex } is { $kind }: only an altar can be closed, and a Port destroyed.
everrain-tile-kinds = A map tile has { $hexes } hexes, and { $given ->
        [one] one was
       *[other] { $given } were
    } named. Name the kind of each.
everrain-unknown-kind = “{ $text }” is nothing that a hex can be. It can be { $kinds-or }.
everrain-several-kinds = “{ $text }” may be { $kinds-or }. Write more of it.
everrain-unknown-facing = “{ $text }” is no side of a hex. There are { $facings }.
everrain-no-facing = A hex has no side “{ $text }”. Nearest are { $facings-or }.
everrain-dice-count = { $enemy } rolls { $dice ->
        [one] one die
       *[other] { $dice } dice
    }, and { $given ->
        [one] one was
       *[other] { $given } were
    } told. Tell each die's face.
everrain-token-stays = { $track ->
        [agenda] The Enemy Agenda's token is on space { $space } already, its first one, so it cannot move back.
        [players] Player Discovery is on space { $space } already, an end of its track, so it cannot move on.
       *[enemy] Enemy Discovery is on space { $space } already, an end of its track, so it cannot move on.
    }
everrain-steps = { $steps } is no move of a token: give 1 to { $most } steps, with a minus to move back.
everrain-trauma = { $amount } is no Trauma: give 1 to { $most }, with a minus to take it off.
everrain-less-trauma = { $enemy } has only { $wounds } Trauma: { $amount } cannot be taken off.
everrain-health-known = { $enemy } has { $known } health left, as far as the bot knows, not { $health }. Leave health out, or put its Trauma
    right first: /everrain correct
everrain-health = { $health } is no health that can be left: give 0 to { $most }.
everrain-elder-stays = { $enemy } is the Elder One, which cannot be killed, banished or boarded. Its Trauma: /everrain damage
everrain-not-adjacent = { $seat } does not lie beside { $enemy }, so it cannot board it. If it does: /everrain sail
everrain-board-cards = Cards are turned up only for a fight. Give result:fight with them.
everrain-boarding-open = The fight aboard { $enemy } goes on: { $handles } { $handles-count ->
        [one] is
       *[other] are
    } still there. It is won when the last one is destroyed.
everrain-fray-ship = { $enemy } is a ship: a Fray is with On Deck enemies only. Activate it in the Enemy Phase.
everrain-no-phase = { $enemy } acts in the Enemy Phase, which has not begun. Begin it: /everrain phase
everrain-acted = { $enemy } has acted in this Enemy Phase, of round { $round }. Each acts once.
everrain-rests = { $enemy } came during this Enemy Phase, so it rests in it: it acts in the next one.
everrain-out-of-order = { $enemy } acts later: it is the turn of { $step }.{ $first-count ->
        [0] {" "}Go on first: /everrain phase
       *[other] {" "}First must act: { $first }.
    }
everrain-must-act-first = The Enemy Phase cannot go on: it is the turn of { $step }. First must act: { $first }.
everrain-deck-first = { $enemy } acts later: all enemies of one deck act before another's. First must act, On Deck of { $seat }: { $first }.
everrain-deck-idle = No enemy On Deck of { $seat } has still to act.
everrain-phase-open = The Enemy Phase is open, at { $step }: no player's turn ends in it. Go on: /everrain phase
everrain-turns-over = All turns of round { $round } are over. Next is the Enemy Phase: /everrain phase
everrain-act-in-phase = { $act ->
        [2] Act II
        [3] Act III
       *[4] Act IV
    } begins when the Enemy Phase is over, which is at { $step }.{ $first-count ->
        [0] {" "}Go on: /everrain phase
       *[other] {" "}Still to act: { $first }.
    }
everrain-no-act-due = No act's end is due. { $act ->
        [2] Act II
        [3] Act III
       *[4] Act IV
    } begins when a Discovery token reaches { $space }; the enemy's is on { $foes }, the players' on { $players }.
everrain-over = { $result ->
        [won] The game is won
       *[lost] The game is lost
    }: no act begins any more. If it is not, take back what ended it: /table undo
everrain-no-act-left = No act's end is due, and none follows: act { $act } is the last one of this game.
everrain-odds-unknown = The cards are your own, so the bot does not know what is in the Enemy Deck. Chances need the bot's cards.
everrain-card-elsewhere = { $card } cannot be it: all its cards are in play or on the discard pile.
everrain-elder-here = { $enemy } has arisen already. To say where it is: /everrain correct
everrain-name-unchanged = { $enemy } is known as that already, with these numbers.
everrain-no-elder-card = There is no Elder One { $card } in this pack.{ $cards-count ->
        [0] {""}
        [one] {" "}There is { $cards }.
       *[other] {" "}There are { $cards }.
    }
everrain-no-room = Zone { $zone } of { $seat } holds { $most } miniatures already, which are the most.
everrain-no-storm = { $storms-count ->
        [0] There is no storm. Bring one: /everrain storm
       *[other] There is no storm { $storm }. There { $storms-count ->
            [one] is { $storms }.
           *[other] are { $storms }.
        }
    }
everrain-which-storm = There are several storms: { $storms }. Which one? Name it with storm:
everrain-storm-size = A storm of { $size } hexes cannot be. It has { $sizes-or }.
everrain-storm-hexes = A storm of { $size } hexes does not lie on { $count }. Name all its hexes, and its size where that was wrong.
everrain-storm-either = A storm moves one step, or is gone, or lies on these hexes and has this size: say one of them at a time.
everrain-storm-apart = { $hexes } do not hang together, and a storm is one piece.
everrain-storm-shape = Storm { $storm } is never turned: lay it in the shape that it has on { $hexes }. If it was laid the wrong way round there, write where it lies into its line on the sheet: /table sheet
everrain-storm-unchanged = Storm { $storm } is there already, just so: nothing would change.
everrain-storm-unlaid = Nobody told where storm { $storm } lies, so the bot cannot move it. Lay it first: /everrain storm hexes:
everrain-not-a-ship = { $enemy } stands On Deck, so it has no hex and no facing. Give ship and zone instead.
everrain-not-on-deck = { $enemy } is a ship, so it has no deck and no zone. Give hex and facing instead.
everrain-not-the-elder = Only the Elder One has Dice Value Modified tokens. The dice of { $enemy } are told with /everrain name
everrain-rule-unchanged = { $switch } is { $value } already.
everrain-no-enemy-named = Of which enemy is that? Where { $seat } is itself is told with /everrain sail
everrain-unchanged = It is so already, so nothing was corrected.
everrain-no-miniature = All miniatures of { $card } are in play, so it cannot be one more.
