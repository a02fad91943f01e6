### The Everrain: forms, questions, the lobby, house rules, help, why, what was real, corrections, pack contents.

## House rules

switch-length = how long the game is
    .long = long: the Elder One's token begins on space 16
    .medium = medium: the Elder One's token begins on space 12
    .short = short: the Elder One's token begins on space 8
switch-agenda-length = how many steps a lap of the Enemy Agenda takes
    .n10 = 10 steps, spaces 0 to 9
    .n8 = 8 steps, spaces 0 to 7
    .n9 = 9 steps, spaces 0 to 8
    .n11 = 11 steps, spaces 0 to 10
    .n12 = 12 steps, spaces 0 to 11
switch-agenda-wrap = steps past the end of the Enemy Agenda
    .carry = they count on from the first space
    .stop = the token stops on the first space
switch-black-node = which of several free black nodes
    .fate-die = the Fate die says which
    .players = the players choose
switch-no-black-node = an enemy comes, and no black node is free
    .any-zone = it comes to any zone with room
    .skip = it does not come, and the agenda moves by its health
switch-unspent = spawn points for which no card is left
    .drop = they are lost
    .agenda = the agenda moves one step for each
switch-deck-priority = what an enemy On Deck does first
    .attack-then-move = with crew in its zone it attacks there
    .move-then-attack = it moves first, then attacks
switch-turning = how enemy ships turn
    .free = freely, to face the hex they enter
    .as-players = turning by one side costs a step
switch-ties = who decides between equal options of the enemies'
    .fate-die = the Fate die
    .players = the players
switch-elder-wakes = whose token wakes the Elder One
    .enemy = that of Enemy Discovery
    .either = that of either Discovery
switch-enemy-end = Enemy Discovery reaches the end of its track
    .ask = the bot asks what it means
    .loss = the game is lost
    .awakening = the Elder One awakens
switch-storm-sight = whether a storm hides a ship in it
    .ask = the bot asks
    .blocks = it does
    .clear = it does not
switch-late-enemies = enemies that come in the Enemy Phase
    .rest = they rest until the next one
    .act = they act in it, if their step is not over

## The lobby

everrain-lobby-cards = { $whose ->
        [ours] The cards are your own: the bot says how to turn them up, and needs no names.{ $sample ->
            [yes] {" "}Its Ship Board is an invented one, with black nodes { $black }: give it yours as a pack, /pack template.
           *[no] {""}
        }
       *[bot] The bot draws the cards{ $sample ->
            [yes] , which are invented samples
           *[no] {""}
        }.
    }
everrain-lobby-dice = { $whose ->
        [ours] The dice are your own: you tell the bot what they show.
       *[bot] The bot rolls the dice{ $rolling ->
            [on-tap] , once somebody taps
           *[at-once] {""}
        }.
    }
everrain-lobby-vacant = { $seats-count ->
        [one] { $seats } has no ship yet.
       *[other] { $seats } have no ships yet.
    }
everrain-lobby-next = { $count ->
        [0] Let one to four ships join. Then press Start.
       *[other] Let more ships join, or press Start.
    }
everrain-button-seat-of = A ship for { $seat }...
everrain-button-cards = Cards: { $now ->
        [ours] our own
       *[bot] the bot's
    }
everrain-button-dice = Dice: { $now ->
        [ours] our own
       *[bot] the bot's
    }
everrain-button-rolling = Rolls: { $now ->
        [on-tap] on a tap
       *[at-once] at once
    }
everrain-button-length = Game: { $now }

## Forms: their titles

everrain-form-seat = A ship joins
everrain-form-seat-of = A ship for { $seat }
everrain-form-spawn = Spawn on deck
everrain-form-crew = Crew and nodes
everrain-form-deck = Where is the crew of { $ship }?
everrain-form-fray = Crew came to an enemy: it fights
everrain-form-damage = Who suffers Trauma?
everrain-form-banish = Who was banished?
everrain-form-destroy = Who was destroyed?
everrain-form-remove = Who never was there?
everrain-form-name = What an enemy's card says
everrain-form-name-ship = What an enemy ship's card says
everrain-form-enemyship = An enemy ship spawns
everrain-form-activate = { $vessel }: what does the board show?
    .brief = { $vessel }: the board
everrain-form-board = An enemy ship was boarded
everrain-form-sail = Where a ship is now
everrain-form-reveal = A hex of the chart
everrain-form-tile = A map tile
everrain-form-close = An altar closed, or a Port destroyed
everrain-form-agenda = The Enemy Agenda moves
everrain-form-discovery = A Discovery token moves
everrain-form-storm = A storm
everrain-form-elder = The Elder One arises
everrain-form-tracks = The tracks as they are
everrain-form-order = Round and First Player
everrain-form-place = Where an enemy stands
everrain-form-place-ship = Where an enemy ship is

## Forms: their parts

everrain-part-ship-name = What the ship is called
everrain-part-player = Who plays it
everrain-part-hex = Hex
everrain-part-hex-if = Hex, if you keep the chart
everrain-part-facing = Facing
everrain-part-ship = Ship
everrain-part-points = Spawn points
everrain-part-cards = Cards you turned up, if you like
everrain-part-zones = Zones with crew
everrain-part-broken = Destroyed nodes
everrain-part-near = { $enemy }{ $zone ->
        [none] {""}
       *[other] , node { $zone }
    }
everrain-part-enemy = Which one
everrain-part-enemyship = Enemy ship
everrain-part-dice = Dice you rolled
everrain-part-amount = How much Trauma
everrain-part-health = Its remaining health
everrain-part-name = Name
everrain-part-known = A card known already
everrain-part-figures = Its numbers
everrain-part-destination = Destination
everrain-part-course = Steps to { $heading ->
        [none] its destination
       *[other] the nearest { $heading }
    }
everrain-part-result = How it goes
everrain-part-kind = What it is
everrain-part-kinds = Its six hexes
everrain-part-beside = Beside which hex
everrain-part-side = On which side of it
everrain-part-steps = Steps
everrain-part-spaces = Spaces
everrain-part-storm = Which storm
everrain-part-hexes = Its hexes, if you keep the chart
everrain-part-size = Its size; the act says it
everrain-part-move = It moves one step, or is gone
everrain-part-elder = Elder One's token
everrain-part-board = Which Elder One
everrain-part-token = Which token
everrain-part-agenda = Enemy Agenda, from 0
everrain-part-foes = Enemy Discovery
everrain-part-players = Player Discovery
everrain-part-act = Act
everrain-part-round = Round
everrain-part-first = First Player
everrain-part-zone = Zone, 0 to 9
everrain-part-wounds = Trauma
everrain-part-weak = Dice Value Modified tokens

everrain-hint-ship-name = The player's name, if nothing is typed
everrain-hint-hex = Such as 2,-1
everrain-hint-hex-if = 2,-1; nothing if you keep no chart
everrain-hint-cards = 2, 3, 1 or names, in the order turned up; never needed
everrain-hint-cards-board = 2, 1 or names, if it comes to a fight
everrain-hint-zones = 0, 3, 3; or none
everrain-hint-broken = 2, 5; or none
everrain-hint-dice = M D O; nothing to be asked for them
everrain-hint-amount = 2, or -1 to take it off
everrain-hint-health = Only if the bot does not know it
everrain-hint-figures = Health, dice, Spoils, miniatures: 4 3 1 2
everrain-hint-figures-ship = Health, dice, range: 6 4 3
everrain-hint-enemyship = Only if you drew it by hand
everrain-hint-elder = Only if it is in no list
everrain-hint-tile = sea, sea, rough, island, altar, spawn
everrain-hint-steps = 3, or -1 for back
everrain-hint-hexes = 0,0; 1,0
everrain-hint-zone = Where it stands on the Ship Board

everrain-result-won = Won
everrain-result-fight = It comes to a fight
everrain-result-lost = Lost: the ship sinks
everrain-closable = { $hex }: { $kind }{ $shut ->
        [yes] , open again
       *[no] {""}
    }
everrain-storm-one = Storm { $number }, { $size } hexes
everrain-storm-new = A new one
everrain-storm-gone = It is gone
everrain-storm-number = Storm { $number }

## Answers

everrain-sight-out = Out of range, or in a Port
everrain-sight-elder-out = In a Port
everrain-sight-elder-5 = 5 steps from under fire, or more
everrain-sight-fire = Under fire now
everrain-sight-steps = { $steps ->
        [one] 1 step from under fire
       *[other] { $steps } steps from under fire
    }
everrain-course = { $steps ->
        [0] It has no destination yet
        [1] 1 step
        [9] { $most } steps or more
       *[other] { $steps } steps
    }
everrain-near = { $steps ->
        [0] In its zone
        [1] 1 step away
       *[other] { $steps } steps away
    }
everrain-near-nobody = No crew On Deck
everrain-node = Node { $zone }
everrain-hex-of = hex { $hex }{ $kind ->
        [none] {""}
       *[other] {" "}({ $kind })
    }
everrain-fate-block = { $faces } { $what }
everrain-fate-blocks = The Fate die: { $list }.
everrain-fate-zones = It picks one of the zones { $list }; any other face is rolled again.
everrain-fate-none = It showed none of them: roll again.
everrain-fate-storm = The Fate die showed { $face }{ $toward ->
        [none] , and on 5 to 9 the players choose.
       *[other] : it moves toward the first player's ship, { $toward }. Choose the side on which it comes nearest to that.
    }
everrain-aim-toward = toward the first player's ship
everrain-aim-players = where the players choose
everrain-fate-again = { $faces } roll again

## Questions

everrain-sees-ship = What does the board show to { $vessel } of { $ship }?
    .short = { $vessel }: { $ship }
everrain-how-far = How many steps is { $vessel } from { $heading ->
        [none] its destination
       *[other] the nearest { $heading }
    }?
    .short = { $vessel }: its destination
everrain-crew-near = How far is { $handle } from the nearest crew On Deck?
    .short = { $handle }: nearest crew
everrain-evaded = { $vessel } fires at { $ship } for { $damage } damage. { $told ->
        [yes] { $dice ->
            [one] One crew mans a Navigation node: roll one Evasion die.
           *[other] { $dice } crew man Navigation nodes: roll { $dice } Evasion dice.
        }
       *[no] Roll an Evasion die for each Navigation node that is manned, { $dice } at most.
    } How much was evaded?
    .short = { $ship }: how much was evaded?
everrain-figure = { $what ->
        [dice] How many dice does { $enemy } roll? Its card says it.
       *[health] What health has { $enemy } left? Its card says what it begins with.
    }
    .short = { $enemy }: { $what ->
        [dice] its dice
       *[health] its health
    }
everrain-what-came = Turn up cards until their acts make exactly { $points }; discard what would go over. Which were taken for { $ship }?
    .short = { $ship }: which cards were taken?
everrain-choose = { $what ->
        [node] On which free black node comes { $who }?
        [zone] In which zone comes { $who }? No black node is free.
        [facing] Which way does { $who } face?
        [target] Which ship is the target of { $who }?
        [position] From where does { $who } fire?
        [path] Which way does { $who } go?
        [destination] Where does { $who } head for?
        [direction] Which way does { $who } move?
        [port] In which Port does the new ship of { $who } begin?
       *[hex] On which hex comes { $who }?
    }
    .short = { $who }: { $what ->
        [node] which node?
        [zone] which zone?
        [facing] which way does it face?
        [target] which target?
        [position] fires from where?
        [path] which way?
        [destination] where to?
        [direction] which way?
        [port] which Port?
       *[hex] which hex?
    }
everrain-discovered = { $act ->
        [2] Act II
        [3] Act III
       *[4] Act IV
    } begins with an enemy ship on a random Enemy Ship Spawn. Has such a space been discovered?
    .yes = Yes: it spawns
    .no = Not yet
    .short = An enemy ship: is a spawn space known?
everrain-the-end = Enemy Discovery has reached the end of the track, space { $space }. What does it mean?
    .loss = The game is lost
    .awakening = The Elder One wakes
    .short = The end of the track
everrain-hidden = Does the storm hide { $ship } from { $vessel }?
    .yes = Yes, it is hidden
    .no = No, it is seen
    .short = { $ship }: hidden by the storm?

roll-enemy-dice = { $own ->
        [yes] Roll { $dice ->
            [one] one Enemy die
           *[other] { $dice } Enemy dice
        }{ $what ->
            [none] {""}
           *[other] {" "}for { $what }
        }. What did { $dice ->
            [one] it
           *[other] they
        } show?
       *[no] { $what ->
            [none] The enemy
           *[other] { $what }
        } rolls { $dice ->
            [one] one Enemy die
           *[other] { $dice } Enemy dice
        }: tap to roll.
    }
    .short = { $what ->
        [none] Enemy dice
       *[other] Enemy dice for { $what }
    }
everrain-purpose = { $purpose ->
    [node] the node
    [facing] the facing
    [target] the target
    [position] the firing position
    [path] the way
    [destination] the destination
    [direction] the direction
    [storm] the storm's aim
    [nodes] the nodes that are hit
    [spawn-hex] the Enemy Ship Spawn
    [spoils] the Spoils
    [port] the Port
   *[hex] the hex
    }
everrain-drawn-for = { $stream }{ $who ->
        [none] {""}
       *[other] {" "}for { $who }
    }{ $purpose ->
        [none] {""}
       *[other] {" "}({ $purpose })
    }
roll-fate = { $own ->
        [yes] Roll the Fate die{ $dice ->
            [one] {""}
           *[other] {" "}{ $dice } times
        }{ $purpose ->
            [none] {""}
           *[other] , for { $purpose }
        }{ $what ->
            [none] {""}
           *[other] {" "}({ $what })
        }. What did it show?
       *[no] The Fate die decides{ $what ->
            [none] {""}
           *[other] {" "}for { $what }
        }: tap to roll.
    }
    .short = The Fate die{ $what ->
        [none] {""}
       *[other] {" "}for { $what }
    }
pick-enemy-deck = Turn up the next Enemy Card{ $what ->
        [none] {""}
       *[other] {" "}for { $what }
    }: which is it?
    .short = The next Enemy Card
pick-enemy-ships = Draw an enemy ship's card: which is it?
    .short = An enemy ship's card
pick-elder = Turn over the Elder One's board: which is it?
    .short = The Elder One
pick-fate-lot = Draw one of these equals{ $what ->
        [none] {""}
       *[other] {" "}for { $what }
    }, each as likely: which is it?
    .short = One of equals

everrain-asked-sees-ship = Whom it fires at, and how far it goes, depends on what its fire pattern and range reach, and there is no chart to see it on.
everrain-asked-how-far = It has steps left to go, and arrives when they are enough.
everrain-asked-crew-near = It attacks crew in its zone, else it moves toward the nearest. Tell the crew's zones, and it is asked less.
everrain-asked-evaded = Each Evade cancels one damage; what is left destroys nodes.
everrain-asked-figure = Nobody told this number of the card yet.
everrain-asked-what-came = The cards are your own, and there is more than one way to make up the points.
everrain-asked-choose = The rules, or a house rule, leave this to the players.
everrain-asked-discovered = While no Enemy Ship Spawn is discovered, no enemy ship comes at the end of an act.
everrain-asked-the-end = The manual says that it is a loss, a review that the Elder One awakens.
everrain-asked-hidden = The rules do not say whether a ship inside a storm is seen.

## Streams of chance; and what was real

stream-enemy-dice = Enemy dice
stream-fate = Fate die
stream-fate-lot = Drawn among equals
stream-enemy-deck = Enemy Card
stream-enemy-ships = Enemy ship
stream-elder = Elder One
face-move = Move
face-damage = Damage
face-omen = Omen

everrain-real = { $what }: { $got }
everrain-real-menu = { $what }: not { $got } but...
everrain-real-faces = { $who ->
        [none] { $stream }...
       *[other] { $who }: dice...
    }
everrain-real-more = For more: take it back, and tell the cards or dice with the command.

## Why

everrain-why-rule = Why: { $why }. By the rule on { $what } ({ $mark ->
        [official] official
        [inferred] not spelled out in the printed rules
       *[house-rule] a house rule
    }; { $rule }).
everrain-why-candidate = { $what }{ $scores ->
        [none] {""}
       *[other] : { $scores }
    }{ $out ->
        [none] {""}
       *[other] : { $out }
    }{ $picked ->
        [yes] {" "}(chosen)
       *[no] {""}
    }
everrain-criterion = { $what } { $score ->
        [none] ?
       *[other] { $score }
    }
everrain-criterion-from-face = faces from
everrain-criterion-to-face = to
everrain-criterion-before = points before
everrain-criterion-act = act
everrain-criterion-sum = together
everrain-criterion-steps = steps
everrain-criterion-hexes = hexes
everrain-criterion-miniatures = miniatures there
everrain-act-card = A card of act { $act }
everrain-why-drawn = { $what }: { $got }, out of { $among ->
        [none] { $count } cards
       *[other] { $among }
    } ({ $by ->
        [table] rolled or drawn at the table
       *[bot] by the bot: { $last ->
            [none] its draw { $first }
           *[other] its draws { $first } to { $last }
        } of this kind
    })
everrain-why-told = The table said, { $what }: { $value }.
everrain-told-sight = what the board shows ({ $who })
everrain-told-course = the destination of { $who }
everrain-told-near = the crew nearest to { $who }
everrain-told-evaded = how much was evaded ({ $who })
everrain-told-dice = the dice of { $who }
everrain-told-health = the health of { $who }
everrain-told-came = the cards taken for { $who }
everrain-told-discovered = a spawn space is discovered
everrain-told-end = the end of the track
everrain-told-hidden = whether the storm hides ({ $who })
everrain-told-other = { $who ->
        [none] what the players choose
       *[other] what the players choose for { $who }
    }
everrain-said-out = out of range, or in a Port
everrain-said-fire = under fire
everrain-said-none = it has no destination yet
everrain-said-nobody = no crew On Deck
everrain-said-yes = yes
everrain-said-no = no
everrain-said-loss = the game is lost
everrain-said-awakening = the Elder One awakens

## Buttons that cure

everrain-cure-phase = { $open ->
        [yes] Go on
       *[no] Begin the Enemy Phase
    }
everrain-cure-turn = End the turn
everrain-cure-act = Play the act's end
everrain-cure-activate = { $fray ->
        [none] Activate { $enemy }
       *[other] { $enemy } fights
    }
everrain-cure-ship = { $ship ->
        [none] A ship joins
       *[other] { $ship } joins
    }{ $hex ->
        [none] {""}
       *[other] , at { $hex }
    }
everrain-cure-spawn = Spawn { $points } on { $ship }
everrain-cure-banish = { $enemy } was banished
everrain-cure-destroy = { $enemy } was destroyed
everrain-cure-damage = { $enemy } suffers Trauma
everrain-cure-remove = { $enemy } never was there
everrain-cure-correct = { $hex ->
        [none] Correct it
       *[other] { $kind ->
            [none] { $enemy } at { $hex }
           *[other] { $hex } is { $kind }
        }
    }
everrain-cure-sail = { $hex ->
        [none] { $ship } sails
       *[other] { $ship } at { $hex }
    }
everrain-cure-visitport = { $ship } visits a Port
everrain-cure-sink = { $ship } sinks
everrain-cure-board = { $ship } boards it
everrain-cure-enemyship = { $hex ->
        [none] An enemy ship spawns
       *[other] It spawns on { $hex }
    }
everrain-cure-elder = { $hex ->
        [none] The Elder One arises
       *[other] It arises on { $hex }
    }
everrain-cure-named = { $new ->
        [yes] New: { $name }
       *[no] It is { $name }
    }

## Corrections

everrain-fix-name = { $enemy }: its card...
everrain-fix-place = { $enemy }: place, Trauma...
everrain-fix-remove = { $enemy }: never there...
everrain-fix-crew = { $ship }: crew, nodes...
everrain-fix-sail = { $ship }: hex...
everrain-fix-storm = { $storm }...

## Odds

everrain-odds-title = { $points ->
        [one] One spawn point on { $ship }
       *[other] { $points } spawn points on { $ship }
    }: what may come
everrain-odds-sum = { $acts ->
        [none] Nothing
       *[other] { $acts }
    }{ $left ->
        [0] {""}
        [one] , one point unspent
       *[other] , { $left } points unspent
    }: { $percent } % ({ $fraction })
everrain-odds-types = At least one: { $list }{ $more ->
        [0] {""}
        [one] , and one type more
       *[other] , and { $more } types more
    }.
everrain-odds-type = { $name } { $percent } %{ $miniatures ->
        [0] {" "}(no miniature left: the agenda would move)
       *[other] {""}
    }
everrain-odds-deck = { $deck ->
        [one] One card
       *[other] { $deck } cards
    } in the deck, { $discard } discarded.{ $out ->
        [none] {""}
       *[other] {" "}The deck runs out on the way: { $out } %.
    }

## Packs

everrain-pack = { $cards } On Deck cards, { $ships ->
        [one] one enemy ship
       *[other] { $ships } enemy ships
    }, { $elders ->
        [one] one Elder One
       *[other] { $elders } Elder Ones
    }.
everrain-pack-act = **Act { $act }**: { $list }
everrain-pack-enemy = { $name }{ $cards ->
        [1] {""}
       *[other] {" "}x{ $cards }
    } (health { $health }, dice { $dice }, Spoils { $spoils }, { $miniatures ->
        [one] one miniature
       *[other] { $miniatures } miniatures
    })
everrain-pack-ships = **Enemy ships**: { $list }
everrain-pack-ship = { $name } (health { $health }, dice { $dice }, range { $range }, { $heading ->
        [none] no destination
       *[other] to the nearest { $heading }
    })
everrain-pack-elders = **Elder Ones**: { $list }
everrain-pack-board = The Ship Board: black nodes { $black }; Navigation { $navigation }; Artillery { $artillery }.
everrain-pack-die = The Enemy die: { $list }.

## Help

everrain-help-taps = All is done by buttons under the table message: { $command }. Spawn on deck, Enemy ship, Agenda; what left play is in a menu.
everrain-help-phase = [Enemy Phase] walks its steps, does storms and agenda itself, and never forgets the end of an act.
everrain-help-map = No map is needed: the bot asks what the board shows when it decides. Give any ship a hex, and the chart is kept from then on.
everrain-help-own = Cards and dice may be your own (the house rules): then names are never needed.
everrain-help-ship = A ship joins; tell where its crew is: { $command }
everrain-help-spawn = Enemies come aboard, or what would come: { $command }
everrain-help-enemyship = An enemy ship comes: { $command }
everrain-help-turn = A turn ends, the Enemy Phase, one activation: { $command }
everrain-help-gone = Trauma, and enemies that leave play: { $command }
everrain-help-port = A ship visits a Port, boards, or sinks: { $command }
everrain-help-tracks = Tracks move, an act ends: { $command }
everrain-help-storm = Storms and the Elder One: { $command }
everrain-help-chart = The chart, where you keep one: { $command }
everrain-help-correct = Say what a card is, or put something right: { $command }

## What is refused, and what is said in the place of what all games say

everrain-nobody = There is no enemy to choose from now.
everrain-nobody-sails = No ship has joined yet. Let one join: /everrain ship
no-seat-in-everrain = You have no ship at this table. Name one with ship:, or press A ship joins.
