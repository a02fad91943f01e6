### What is said at a table of Betrayal of the Second Era. Lines that begin with a hex are for the hands with the chips.

## Things

game-betrayal = Betrayal of the Second Era
betrayal-mode-clash = clash
betrayal-mode-dungeon = dungeon
betrayal-mode-delve = delve
betrayal-kind-humanoid = humanoid
betrayal-kind-beast = beast
betrayal-kind-daedra = daedra
betrayal-one-humanoid = a humanoid
betrayal-one-beast = a beast
betrayal-one-daedra = a daedra
betrayal-one-any = any enemy
betrayal-bag-low = 1/5 bag
betrayal-bag-high = 10/20 bag
stream-bag-low = The 1/5 bag
stream-bag-high = The 10/20 bag
betrayal-difficulty-apprentice = Apprentice
betrayal-difficulty-adept = Adept
betrayal-difficulty-expert = Expert
betrayal-skill-rally = Rally
betrayal-skill-instigate = Instigate
betrayal-skill-lord = Lord
betrayal-skill-necromancy = Necromancy
betrayal-skill-penumbra = Penumbra
betrayal-ability-scout = Scout (swaps two enemies)
betrayal-ability-bard = Bard (1 true damage to up to two of them)
betrayal-timing-deployment = at deployment
betrayal-timing-start = at its start
betrayal-timing-movement = moving
betrayal-timing-targeting = targeting
betrayal-timing-chosen = target chosen
betrayal-timing-roll = rolling
betrayal-timing-engaged = after engaging
betrayal-timing-reaction = reacting
betrayal-timing-end = at its end
betrayal-timing-defeat = when defeated
betrayal-result-fits = The tile fits
betrayal-result-no-tile = No tile of its shape is left
betrayal-result-cannot-fit = The tile cannot be placed
betrayal-unnamed = unnamed
betrayal-chip-unnamed = unnamed (level { $level })
betrayal-several = { $name } x{ $count }
betrayal-hex = Hex { $hex }
betrayal-unit = Unit { $handle }
betrayal-who = { $name } ({ $handle })
betrayal-who-unnamed = Enemy { $handle }
betrayal-listed = { $handle } { $name }
betrayal-ranked = { $listed }, level { $level }{ $kind ->
        [none] {""}
       *[other] {" "}{ $kind }
    }
betrayal-ranked-quest = { $listed }, quest unit
betrayal-wanted = { $what }{ $level ->
        [none] {""}
       *[other] {" "}of level { $level }
    }
betrayal-wanted-quest = quest unit { $name }
betrayal-stat-health = health { $count }
betrayal-stat-range = range { $count }
betrayal-stat-combat = combat { $count }
betrayal-stat-defense = defense { $count }
betrayal-stat-targets = targets { $count }
betrayal-priority-strongest = strongest first
betrayal-priority-weakest = weakest first
betrayal-no-province = No province
betrayal-no-hex = A hex without a number
betrayal-by-house = (House rule { $code }.)

option-adventurers = The number of adventurers
option-xp = XP
option-session = The session
option-hexes = The number of hexes
option-ep = The enemy pool
option-row = The challenge row
option-to = The number of occupied hexes
option-change = The change of health
option-health = Health
option-range = Range
option-combat = Combat
option-defense = Defense
option-targets = The number of targets

switch-empty-bag = a level whose bag is empty
    .fall-to-lower = the next lower level comes instead
    .stop = nothing more comes
switch-added-first = added enemies and the pool
    .before-pool = added enemies come first
    .after-pool = added enemies come last
switch-set-asides = chips laid aside when a bag is empty
    .return-early = they return for a draw that they can serve
    .keep-aside = they stay aside until the end
switch-coded-side = a chip with one side of another province
    .exclude = it is out
    .include = it is in
switch-final-delve = the end-of-session pool in a delve
    .per-tile = each tile has all of it
    .once = all tiles share it
switch-no-hex = an enemy whose hex is blocked
    .stop = it does not come, its part of the pool is lost
    .nearest = it comes to the nearest free hex
switch-named-level = a required level that the pool would not buy first
    .as-text = it comes first, and is paid
    .pool-first = it comes only when the pool buys it
switch-too-dear = a required enemy above what is left of the pool
    .leave-out = it is left out
    .deploy = it comes all the same
switch-health = HP chips
    .off = nobody tracks them here
    .on = they are tracked here

## The pool and the party

betrayal-ep-party = EP { $points } = { $xp } XP x { $adventurers } { $adventurers ->
        [one] adventurer
       *[other] adventurers
    }
betrayal-ep-end-of-session = EP { $points }: end of session { $session }, { $difficulty }, { $adventurers } { $adventurers ->
        [one] adventurer
       *[other] adventurers
    }
betrayal-ep-told = EP { $points }, as the encounter says
betrayal-ep-counts = The pool that was told (ep) counts, not that of the session's last step (final).
betrayal-ep-left = EP { $points }, left of the end-of-session pool
betrayal-buys = { $levels ->
        [none] It buys no enemy.
       *[other] It buys { $levels } on { $hexes } hexes; { $left ->
            [0] { $free ->
                [0] no hex stays free
                [one] one hex stays free
               *[other] { $free } hexes stay free
            }
           *[other] { $left } unused
        }.
    }
betrayal-party-line = Session { $session }, { $difficulty }, { $province ->
        [none] no province
       *[other] { $province }
    }

## What happened: a full line, and in short for buttons, titles and the log

betrayal-seated = { $after-key ->
        [none] { $seat } is first in the party's order.
       *[other] { $seat } comes after { $after } in the party's order.
    }
    .short = { $seat } took a seat
betrayal-party-set = { $changed ->
        [xp] { $xp } XP: EP { $points } from now on.
        [classes] Classes in the party: { $classes-count ->
            [0] none that is reminded of
           *[other] { $classes }
        }.
        [adventurers] { $adventurers ->
            [one] One adventurer
           *[other] { $adventurers } adventurers
        }: EP { $points } from now on.
       *[other] { $adventurers ->
            [one] One adventurer
           *[other] { $adventurers } adventurers
        }, { $xp } XP: EP { $points }. { $line }.
    } { $rebuilt ->
        [yes] Build the bags anew: chips without a province code{ $province ->
            [none] {""}
           *[other] {" "}and those of { $province }
        }.
       *[no] {""}
    }
    .short = { $changed ->
        [xp] { $xp } XP
        [session] Session { $session }
        [classes] Classes in the party
        [difficulty] { $difficulty }
        [province] { $province ->
            [none] No province
           *[other] { $province }
        }
       *[other] Party: { $adventurers }, { $xp } XP
    }
betrayal-battle-opened = A { $mode }{ $hexes ->
        [0] : each tile gets a pool of its own
        [one] {" "}with one numbered hex
       *[other] {" "}with { $hexes } numbered hexes
    }{ $special-count ->
        [0] {""}
       *[other] , special: { $special }
    }{ $blocked-count ->
        [0] {""}
       *[other] , blocked: { $blocked }
    }.
    .short = A { $mode }, EP { $points }
betrayal-tile-revealed = Tile { $tile }: row { $row ->
        [none] empty
       *[other] { $row }
    }, { $hexes ->
        [0] no enemy hex
        [one] one enemy hex
       *[other] { $hexes } enemy hexes, Hex 1 farthest from the door
    }.
    .short = Tile { $tile } revealed
betrayal-no-tile = { $result ->
        [no-tile] No tile of this shape is left: the card counts as a skyshard. No enemy comes.
       *[cannot-fit] The tile cannot be placed: discard the card. No enemy comes.
    }
    .short = { $result ->
        [no-tile] A card as a skyshard
       *[cannot-fit] A card discarded
    }
betrayal-laid-aside = Laid aside for { $what }, not { $wanted }: { $list }.
    .short = { $count ->
        [one] One chip laid aside
       *[other] { $count } chips laid aside
    }
betrayal-aside-returned = { $count ->
        [one] The chip laid aside is back: { $list }.
       *[other] The chips laid aside are back: { $list }.
    }
    .early = Back before the end: { $why }.
    .short = Chips laid aside are back
betrayal-deployed = { $who } is deployed.
    .short = { $named } came
betrayal-substituted = Not to be had: { $wanted }, { $place ->
        [aside] laid aside
        [map] in play as { $handle }
        [stack] on the defeated stack ({ $handle })
        [companion] a companion ({ $handle })
        [gone] defeated in this battle
        [province] of another province
        [level] never of that level
        [unknown] in no list{ $near-count ->
            [0] {""}
           *[other] {" "}(nearest: { $near-or })
        }
       *[bag] not in the bag
    }. A random enemy of level { $level } comes instead, free.
    .short = { $wanted } is not to be had
betrayal-left-out = Left out: { $wanted }{ $count ->
        [0] , the rest
        [1] {""}
       *[other] {" "}x{ $count }
    }, for { $why }.
    .short = Left out: { $wanted }
betrayal-pool-spent = Spent { $spent } of { $pool }.
    .short = Spent { $spent } of { $pool }
betrayal-button-round-first = Take back, end the round first
betrayal-button-end-first = Take back, end the battle first
betrayal-button-enemies-first = Take back, enemies first
betrayal-button-adventurers = { $count } adventurers
betrayal-after-deployment = After deployment may act: { $list }.
    .short = Enemies were deployed
betrayal-defeated = { $quest ->
        [yes] { $who } is defeated and out.
       *[no] { $who } is defeated: on top of the stack, { $stack } there.
    } { $standing ->
        [0] No enemy is left. Is the objective met at the end of the round?
        [one] One enemy is left.
       *[other] { $standing } enemies are left.
    }
    .turned = { $who } is defeated and out: its other side comes.
    .short = { $named } defeated
betrayal-companion-lost = { $who }, a companion, is defeated: back into the { $bag }, not on the stack.
    .short = { $named } ({ $companion }) lost
betrayal-removed = { $who } is off the map, undefeated{ $bag ->
        [none] .
       *[other] : back into the { $bag }.
    }
    .rallied = { $who } is defeated: its chip goes into the { $bag }, not on the stack.
    .short = { $named } removed
betrayal-flipped = Turned over: { $now }.
    .short = { $handle } turned over
betrayal-befriended = { $named } serves an adventurer now, as { $companion } ({ $place ->
        [stack] from the stack
       *[other] from the map
    }; it was { $handle }).
    .short = { $named } is { $companion }
betrayal-returned = { $who } is back in the { $bag }, { $place ->
        [stack] from the stack
       *[other] no companion any more
    }.
    .short = { $who } back in its bag
betrayal-skilled = { $who }, { $skill }: { $works ->
        [yes] { $why }.
       *[no] nothing comes of it, for { $why }.
    }
    .short = { $skill } of { $who }
betrayal-took-place = { $who } stands in the place of { $other } and has its HP; that chip goes into the { $bag }.
    .short = { $who } for { $other }
betrayal-bonus-health = { $health ->
        [none] Its HP are
       *[other] Its { $health } HP are
    } shared out among the adventurers as bonus HP.
    .short = HP of { $who } shared out
betrayal-health-set = { $who } has { $health } HP now.
    .short = { $who }: { $health } HP
betrayal-named = Named: { $now }.
    .short = { $handle } is { $named }
betrayal-placed = { $who } stands on { $hex ->
        [none] a hex without a number
       *[other] Hex { $hex }
    } now.
    .short = { $who } on { $hex ->
        [none] another hex
       *[other] Hex { $hex }
    }
betrayal-swapped = Changed places: { $who } and { $other }.
    .short = { $who } and { $other } swapped
betrayal-enemies-act = The enemies act, round { $round }.
    .short = Enemies' turn, round { $round }
betrayal-round-ended = Round { $round } is over. { $standing ->
        [0] No enemy stands.
        [one] One enemy stands.
       *[other] { $standing } enemies stand.
    } Is the objective still met? Then: Battle over. { $fatigue ->
        [yes] Else a fatigue round, which counts as round { $next }.
       *[no] Else set the counter to { $next }.
    }
    .short = Round { $round } over
betrayal-battle-ended = The { $mode } is over after { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }. Caches go to the supply, tiles back to theirs.
    .short = The { $mode } is over
betrayal-rule-set = From now on: { $meaning } (house rule { $code }).
    .means = From now on: { $meaning }.
    .short = { $switch }: { $value }
betrayal-out-of-order = { $what ->
        [second-phase] The enemies had their turn in this round before.
        [explored-after-enemies] The enemies had their turn in this round already: was its end forgotten?
        [party-in-battle] The party changes between battles: this battle's pool stays as it was spent.
        [seat-without-adventurer] There are more seats than adventurers. Who comes now plays from the next battle on.
       *[no-phase] The enemies had no turn in that round.
    }
    .short = Out of order

## The parts of those lines

betrayal-stands = { $where }: { $name }, level { $level }{ $kind ->
        [none] {""}
       *[other] {" "}({ $kind })
    }
betrayal-stands-quest = { $where }: { $name }, quest unit
betrayal-draw-until = { $where }: draw from the { $bag } until { $wanted }, level { $level } up; lay the others aside
betrayal-draw-any = { $where }: draw from the { $bag }, level { $level } up
betrayal-runs-out = { $skill ->
        [lord] if the bag runs out first: put them back, nothing comes, and it has 2 Combat dice more this turn
       *[none] if the bag runs out first: put them back and draw any
    }
betrayal-put-back = Put the chips that were laid aside back into their bags.
betrayal-search = search the { $bag } for it; if it is not there, draw any level { $level }
betrayal-take = take it from the box; if it is not there, draw any level { $level } from the { $bag }
betrayal-beside = on the nearest free hex, for this one is blocked
betrayal-your-choice = on a hex of your choice
betrayal-called = called { $handle } here
betrayal-rests = rests this round
betrayal-spent-all = Spent { $spent } of { $pool }; nothing unused
betrayal-spent-lost = Spent { $spent } of { $pool }; { $left } lost: { $why }
betrayal-spent-kept = Spent { $spent } of { $pool }; { $left } kept: { $why }
betrayal-back-in-bag = Back in the { $bag }: { $list }.
betrayal-at-deployment = At deployment: { $skill } of { $handle }.
betrayal-acts = { $place }. { $who }, level { $level }{ $kind ->
        [none] {""}
       *[other] {" "}({ $kind })
    }
betrayal-acts-quest = { $place }. { $who }, quest unit
betrayal-health-now = { $count } HP left
betrayal-skill-at = { $timing }: { $skills }
betrayal-equals = Of the same level the party picks who acts first.
betrayal-resting = { $count ->
        [one] Rests
       *[other] Rest
    } this round: { $list }.
betrayal-into-bag = Into the { $bag }: { $list }.
betrayal-into-box = Into the box: { $list }.
betrayal-kept = { $count ->
        [one] Stays a companion: { $list }.
       *[other] Stay companions: { $list }.
    }
betrayal-sample = Invented sample chips, not the printed ones.

## Why: parts of a sentence; .rule is what the rule is about, .note what a deployed enemy's line adds

betrayal-pool-party = XP times adventurers
    .rule = the enemy pool
betrayal-pool-end-of-session = the session's last step uses the table
    .rule = the end-of-session pool
betrayal-pool-told = the encounter says another pool
    .rule = a pool that is told
betrayal-pool-told-over-final = a pool that is told counts before the end-of-session one
    .rule = a pool that is told
betrayal-pool-final-delve = the end-of-session pool of a delve's tile
    .rule = the end-of-session pool in a delve
betrayal-spending-greedy = the highest level that the pool can pay
    .rule = spending the pool
betrayal-spending-slot = the highest level that the pool can pay and the row allows
    .rule = a delve's challenge row
betrayal-spending-bag-empty = the bag of the level is empty
    .rule = an empty bag
    .note = for the bag of the level above is empty
betrayal-spending-whole = all of it is spent
    .rule = spending the pool
betrayal-spending-row = the challenge row has no slot left
    .rule = a delve's challenge row
betrayal-spending-no-hex = no free hex is left
    .rule = hexes that run out
betrayal-spending-blocked = the other hexes are blocked
    .rule = blocked hexes
betrayal-spending-kept = the delve's tiles share the pool
    .rule = the end-of-session pool in a delve
betrayal-requirement-as-text = the text names the level, so it comes first
    .rule = a required level
    .note = as the text demands
betrayal-requirement-too-dear = its level is above what is left of the pool
    .rule = a required enemy above the pool
    .note = though the pool was too small
betrayal-requirement-laid-aside = they are not what is required
    .rule = chips laid aside
betrayal-requirement-exhausted = no chip in the bag is what is required
    .rule = a requirement that no chip meets
betrayal-requirement-random = no chip meets the requirement, so the first one comes
    .rule = a requirement that no chip meets
    .note = drawn at random, for no chip is what was required
betrayal-requirement-no-hex = no free hex is left
    .rule = hexes that run out
betrayal-requirement-no-slot = no slot of the row allows its level
    .rule = a delve's challenge row
betrayal-requirement-bag-empty = the bag of its level is empty
    .rule = an empty bag
betrayal-requirement-not-bought = the pool did not buy so many
    .rule = a requirement within the pool
betrayal-aside-after-deployment = after the last deployment all that lies aside returns
    .rule = chips laid aside
betrayal-aside-early = the bag is empty without them
    .rule = chips laid aside and an empty bag
betrayal-added-named = the encounter adds it: it costs nothing
    .rule = added enemies
    .note = added, free
betrayal-added-quest = the encounter adds it: it costs nothing
    .rule = quest units
betrayal-added-any = the encounter adds it: it costs nothing
    .rule = added enemies
    .note = added, free
betrayal-added-substitute = the named chip is not to be had, so another of its level comes
    .rule = an added enemy that is not to be had
    .note = instead, free
betrayal-added-substitute-quest = the quest unit is not to be had, so a level 20 comes
    .rule = a quest unit that is not to be had
    .note = instead, free
betrayal-added-back-to-back = its other side comes into play
    .rule = quest units back to back
betrayal-explore-no-tile = a card without a tile is a skyshard
    .rule = a delve card without a tile
betrayal-explore-cannot-fit = what cannot be placed is discarded
    .rule = a tile that cannot be placed
betrayal-fill-free = free until enough hexes are occupied
    .rule = free enemies
    .note = free
betrayal-fill-to = enough hexes are occupied, or no more can come
    .rule = free enemies
betrayal-draw-asked = it was asked for
    .rule = enemies drawn in the middle of a battle
betrayal-deployment-abilities = enemies were deployed
    .rule = abilities after deployment
betrayal-remove-bag = what leaves the map undefeated returns to its bag at once
    .rule = removed units
betrayal-companion-kept = its chip stays with the adventurer
    .rule = companions
betrayal-end-bags = after a battle every chip returns to its bag
    .rule = the end of a battle
betrayal-turns-order = quest units first, then from the highest level
    .rule = the enemies' order
betrayal-round-objective = a battle ends only at the end of a round
    .rule = the end of a round
betrayal-defeat-stack = a defeated enemy lies on top of the stack
    .rule = defeated enemies
betrayal-defeat-quest = a defeated quest unit is out
    .rule = defeated quest units
betrayal-defeat-companion = a defeated companion's chip returns to its bag
    .rule = companions
betrayal-return-stack = the table said so
    .rule = the defeated stack
betrayal-return-companion = it serves nobody any more
    .rule = companions
betrayal-return-session = a session is over
    .rule = the end of a session
betrayal-party-told = the table said so
    .rule = the party
betrayal-party-bags = another province has other chips
    .rule = building the bags
betrayal-rally-next-lower = one of the next lower level comes in its hex
    .rule = Rally
    .note = in its hex, free
betrayal-rally-own-chip = its own chip returns to its bag
    .rule = Rally
betrayal-rally-last = it was the last enemy
    .rule = Rally
betrayal-rally-lowest = there is no level below it
    .rule = Rally
betrayal-rally-hex-taken = its hex is occupied
    .rule = Rally
betrayal-rally-bag-empty = the bag is empty
    .rule = Rally
betrayal-rally-companion = it is a companion
    .rule = Rally
betrayal-instigate-each-adventurer = a level 1 enemy comes for each adventurer
    .rule = Instigate
    .note = close to an adventurer, free
betrayal-instigate-bag-empty = the bag is empty
    .rule = Instigate
betrayal-instigate-companion = it is a companion
    .rule = Instigate
betrayal-lord-daedra = a level 5 daedra comes at the end of its turn
    .rule = Lord
    .note = close to it, free
betrayal-lord-no-daedra = there is no level 5 daedra: it has 2 Combat dice more this turn
    .rule = Lord
betrayal-necromancy-top = the top of the stack comes back, with as many HP as there are adventurers
    .rule = Necromancy
    .note = close to it, from the stack
betrayal-necromancy-no-stack = the stack is empty
    .rule = Necromancy
betrayal-penumbra-weakest = it takes the place of its weakest ally
    .rule = Penumbra
betrayal-penumbra-nobody = it has no ally left
    .rule = Penumbra
betrayal-penumbra-quest = it is a quest unit
    .rule = Penumbra
betrayal-penumbra-companion = it is a companion
    .rule = Penumbra
betrayal-why-rule = Why: { $why }. By the rule on { $what } ({ $mark ->
        [official] official
        [inferred] not spelled out in the printed rules
       *[house-rule] a house rule
    }; { $rule }).
betrayal-why-level = Level { $level }: { $how ->
        [above-pool] more than what is left of the pool
        [above-slot] more than the row allows
        [bag-empty] its bag is empty
        [chosen] chosen
       *[lower] not the highest
    }.
betrayal-why-drawn = { $bag } for { $handle }: { $name }, out of { $count } equally likely ({ $by ->
        [table] drawn at the table
       *[bot] by the bot: its draw { $place } of this kind
    })
betrayal-why-told = The table said: { $handle }.

## The table message

betrayal-state-no-party = First the party: how many adventurers, and what does the XP dial show?
betrayal-state-final = The session's last step: { $ep }.
betrayal-state-bags = In the bags: { $low } chips of 1/5, { $high } of 10/20{ $sample ->
        [yes] , invented samples
       *[no] {""}
    }.
betrayal-state-own = The chips are your own. { $known ->
        [0] The bot knows no names yet, and needs none.
        [one] The bot knows one of them by name.
       *[other] The bot knows { $known } of them by name.
    }
betrayal-state-companions = Companions: { $list }.
betrayal-state-battle = A { $mode }, { $fatigue ->
        [yes] a fatigue round (counts as { $round })
       *[no] round { $round }
    }{ $tiles ->
        [0] {""}
       *[other] , tile { $tiles }
    }. { $ep }.
betrayal-state-stack = Defeated, top first: { $list }{ $more ->
        [0] {""}
       *[other] , and { $more } more
    }.
betrayal-state-nobody = { $mode-key ->
        [delve] No enemy stands. Draw a delve card: Explore.
       *[other] No enemy stands.
    }
betrayal-state-others = { $all ->
        [yes] On the map: { $list }
       *[no] Besides: { $list }
    }{ $more ->
        [0] {""}
       *[other] , and { $more } more
    }.
betrayal-state-unit = { $who }{ $health ->
        [none] {""}
       *[other] , { $health } HP
    }{ $tile ->
        [none] {""}
       *[other] , tile { $tile }
    }{ $hex ->
        [none] {""}
       *[other] , on Hex { $hex }
    }{ $rests ->
        [yes] , rests
       *[no] {""}
    }
betrayal-lobby-chips = { $whose ->
        [ours] The chips are your own: the bot says which bag to draw from.
       *[bot] The bot draws the chips{ $sample ->
            [yes] , which are invented samples
           *[no] {""}
        }.
    }
betrayal-lobby-order = The party's order: { $list }.
betrayal-lobby-next = { $party ->
        [yes] All is ready. Press Start, or open a battle.
       *[no] Tell the party: how many adventurers, and the XP. Then press Start.
    }

## Buttons and menus

betrayal-button-enemies = Enemies' turn
betrayal-button-round = End of round
betrayal-button-scout = Scout: swap two...
betrayal-button-bard = Bard: 1 damage...
betrayal-button-anyway = Deploy it anyway
betrayal-button-anyway-one = Deploy { $wanted }
betrayal-button-drawn = Drawn so
betrayal-button-name = Name it...
betrayal-button-chips = Chips: { $whose ->
        [ours] our own
       *[bot] the bot's
    }
betrayal-menu-defeated = Defeated...
betrayal-menu-else = Something else...
betrayal-menu-name = Name one of them...
betrayal-open-clash = Clash...
betrayal-open-dungeon = Dungeon...
betrayal-open-delve = Delve...
betrayal-open-explore = Explore...
betrayal-open-party = Party...
betrayal-open-classes = Classes in the party...
betrayal-open-over = Battle over...
betrayal-open-seat = Take a seat...
betrayal-open-defeat = Another one was defeated...
betrayal-open-remove = Removed, not defeated...
betrayal-open-flip = Turned over...
betrayal-open-companion = Serves an adventurer...
betrayal-open-return = Back into its bag...
betrayal-open-lost = A companion was defeated...
betrayal-open-draw = Draw an enemy...
betrayal-open-fill = Fill up hexes...
betrayal-open-health = HP chips...
betrayal-open-name = Name a chip...
betrayal-open-place = It stands elsewhere...
betrayal-open-swap = Two change places...
betrayal-open-rally = Rally...
betrayal-open-instigate = Instigate...
betrayal-open-lord = Lord...
betrayal-open-necromancy = Necromancy...
betrayal-open-penumbra = Penumbra...
betrayal-button-correct = Correct...
betrayal-name-unit = { $who }: name...
betrayal-place-unit = { $who }: hex...
betrayal-health-unit = { $who }: HP...
betrayal-bard-hit = { $named }: 1 HP less
betrayal-bard-fell = { $named } fell

betrayal-cure-party = { $province ->
        [none] Set the party
       *[other] Play in { $province }
    }
betrayal-cure-endbattle = End that battle
betrayal-cure-delve = Open a delve
cure-rule-in-betrayal = { $switch-key ->
        [health] { $value ->
            [on] Track HP chips
           *[other] Track no HP chips
        }
       *[other] Set: { $value }
    }
betrayal-cure-place = { $enemy } stands there again
betrayal-cure-return = { $enemy } is back in its bag
betrayal-cure-remove = { $enemy } was removed
betrayal-cure-named = { $new ->
        [yes] New: { $name }
       *[no] It is { $name }
    }

## Forms

betrayal-form-party = The party
betrayal-form-classes = Classes in the party
betrayal-form-clash = A clash
betrayal-form-dungeon = A dungeon
betrayal-form-delve = A delve
betrayal-form-explore = A delve card
betrayal-form-over = The battle is over
betrayal-form-seat = A seat in the party
betrayal-form-defeat = Who was defeated?
betrayal-form-remove = Who left the map undefeated?
betrayal-form-flip = Whose chip was turned over?
betrayal-form-companion = Who serves an adventurer now?
betrayal-form-return = Whose chip is back in its bag?
betrayal-form-lost = Which companion was defeated?
betrayal-form-draw = Draw an enemy
betrayal-form-fill = Free enemies
betrayal-form-health = HP chips
betrayal-form-place = Where somebody stands
betrayal-form-swap = Two enemies change places
betrayal-form-name = What the chip says
betrayal-part-adventurers = Adventurers
betrayal-part-xp = The XP dial
betrayal-part-province = Province
betrayal-part-classes = Its classes
betrayal-part-session = Session
betrayal-part-difficulty = Difficulty
betrayal-part-hexes = Numbered hexes
betrayal-part-numbered = Numbered hexes, then the blocked ones
betrayal-part-blocked = Blocked hexes
betrayal-part-special = Lettered and star hexes
betrayal-part-require = Must be drawn
betrayal-part-add = Added, free
betrayal-part-ep = Which enemy pool
betrayal-part-result = The tile
betrayal-part-row = Your row of the challenge scale
betrayal-part-tile-hexes = Its enemy hexes
betrayal-part-gained = XP gained
betrayal-part-enemy = Which one
betrayal-part-target = Whom it replaces, if you know
betrayal-part-with = With which one
betrayal-part-level = Level
betrayal-part-type = Type
betrayal-part-drawn = What it is, if drawn by hand
betrayal-part-to = Occupied hexes in the end
betrayal-part-change = More or fewer HP
betrayal-part-hex = Hex
betrayal-part-name = What it is called
betrayal-part-known = A chip known already
betrayal-part-more = Numbers; skills
betrayal-part-seat-name = What the seat is called
betrayal-part-player = Who plays it
betrayal-hint-classes = scout, bard; none if there is neither
betrayal-hint-blocked = 2, 5
betrayal-hint-numbered = 8, or 8 2 5: eight hexes, 2 and 5 blocked
betrayal-hint-special = A, B, star
betrayal-hint-require = 5 daedra x3; High Elf Bandit
betrayal-hint-add = 10 High Elf Necromancer; quest Zirik
betrayal-hint-row = 10, 5, 1
betrayal-hint-gained = Goes on the XP dial; nothing for none
betrayal-hint-drawn = A chip's name, or: quest Zirik
betrayal-hint-to = { $occupied } of { $hexes } are occupied now
betrayal-hint-change = -2, or 1
betrayal-hint-more = Health range combat defense targets, priority: 3 1 2 0 1 weakest; Rally, Riposte 2
betrayal-hint-seat-name = The player's name, if nothing is typed

## What is told quietly

betrayal-pool-why = { $why }.
betrayal-bags-title = Where the chips are
betrayal-bags-bag = In the { $bag }: { $count ->
        [one] one chip
       *[other] { $count } chips
    }.
betrayal-bags-unknown = The { $bag } is yours: the bot does not know what is in it.
betrayal-bags-level = As level { $level }: { $list }.
betrayal-bags-map = On the map: { $list ->
        [none] nobody
       *[other] { $list }
    }.
betrayal-bags-stack = On the defeated stack: { $list ->
        [none] nobody
       *[other] { $list }
    }.
betrayal-bags-companions = Kept as companions: { $list ->
        [none] nobody
       *[other] { $list }
    }.
betrayal-bags-aside = Set aside: nothing, between two deployments.
betrayal-tally-humanoid = { $count ->
        [one] one humanoid
       *[other] { $count } humanoids
    }
betrayal-tally-beast = { $count ->
        [one] one beast
       *[other] { $count } beasts
    }
betrayal-tally-daedra = { $count ->
        [one] one daedra
       *[other] { $count } daedra
    }
betrayal-tally-quest = { $count }
betrayal-tally-any = { $count } of no known type
betrayal-tally = { $level ->
        [0] quest units: { $what }
       *[other] level { $level }: { $what }
    }
betrayal-all-named = Nothing is left to be named.
betrayal-drawn-so = Good: that is all the bot needs. In this battle each is called by its number. Who wants to can name them, which the
    bot remembers.
betrayal-bard = { $health ->
        [on] Whom did the Bard hit? At most two of the new enemies.
       *[other] Who fell by the Bard's damage? At most two of the new enemies; nobody else needs telling.
    }
betrayal-real = For { $handle }, level { $level }: { $name }
betrayal-real-menu = { $handle } was not { $name } but...
betrayal-real-later = For the later ones, tell what the chip is called:
betrayal-weakest = Penumbra of { $who }: which of its allies has the fewest HP? If several do, choose one.
    .short = The weakest ally
betrayal-asked-weakest = It takes the place of the weakest of these, and the bot does not know their HP: { $list }.
betrayal-pack = { $low } chips of 1/5, { $high } of 10/20, { $quest ->
        [one] one quest unit
       *[other] { $quest } quest units
    }.
betrayal-pack-bag = **{ $bag }**: { $list }
betrayal-pack-chip = { $low } / { $high }{ $count ->
        [1] {""}
       *[other] {" "}x{ $count }
    }{ $code ->
        [none] {""}
       *[other] {" "}({ $code })
    }
betrayal-pack-quest = Quest units: { $list }
betrayal-pack-provinces = Provinces: { $list }

## Back and forth

betrayal-turned-back = Turn over: { $now }.
betrayal-on-map = Onto the map: { $line }.
betrayal-onto-stack = Onto the stack: { $who }.
betrayal-onto-companion = To its adventurer: { $who }.
betrayal-stands-at = { $who } stands on { $hex ->
        [none] another hex
       *[other] Hex { $hex }
    }.
betrayal-has-health = { $who } has { $health } HP.
betrayal-counter = The round counter shows { $round }.
betrayal-dial = The XP dial shows { $xp }.

## Help

betrayal-help-taps = All is done by buttons under the table message: { $command }. Battles open by a form; in one, Defeated and Enemies' turn.
betrayal-help-chips = The chips may be your own (the house rules): then the bot says which bag to draw from, and names are never needed.
betrayal-help-party = Tell the party, its XP, session and province: { $command }
betrayal-help-pool = See the enemy pool and what it buys, or the bags: { $command }
betrayal-help-open = Open a battle: { $command }
betrayal-help-explore = Reveal a delve's tile: { $command }
betrayal-help-gone = Somebody is defeated, removed, or back in the bag: { $command }
betrayal-help-turned = A chip is turned over, or serves an adventurer: { $command }
betrayal-help-draw = More enemies come: { $command }
betrayal-help-round = The enemies' turn, and the end of a round: { $command }
betrayal-help-correct = Say which chip it is, or where it stands: { $command }
betrayal-help-health = HP chips come or go: { $command }
betrayal-help-end = A battle is over: { $command }

## What is refused

betrayal-nobody = There is nobody to choose from now.
betrayal-no-party = First tell the party: how many adventurers there are, and the XP. /betrayal party
betrayal-party-incomplete = Tell { $missing } of the party, too. /betrayal party
betrayal-party-unchanged = The party is that already: say what should change.
betrayal-out-of-range = { $option } can be { $least } to { $most }; { $value } was given.
betrayal-unknown-province = There is no province “{ $text }”. { $provinces-count ->
        [0] The pack has none.
       *[other] There are { $provinces }.
    }
betrayal-no-battle = No battle is open. Open one: /betrayal clash, /betrayal dungeon or /betrayal delve
betrayal-battle-open = A { $mode } is open, in round { $round }. End it first: /betrayal endbattle
betrayal-not-a-delve = { $mode-key ->
        [none] No delve is open. Open one first: /betrayal delve
       *[other] This is a { $mode }: only a delve has tiles to reveal.
    }
betrayal-no-enemies = No enemy is on the map, so none acts.
betrayal-bag-empty = No enemy of level { $level } can be drawn, and none of a lower level: the { $bag-key ->
        [low] 1/5 bag
       *[high] 10/20 bag
    } is empty.
betrayal-filled = { $occupied } numbered hexes are occupied already: { $to } is not more.
    .done = { $occupied ->
        [one] One numbered hex is occupied now.
       *[other] { $occupied } numbered hexes are occupied now.
    }
    .short = Filled up to { $to } hexes
betrayal-too-few-hexes = Only { $hexes ->
        [one] one numbered hex
       *[other] { $hexes } numbered hexes
    } can be occupied, not { $to }.
betrayal-malformed-row = “{ $item }” is no number of a challenge row. It has 1, 5, 10 and 20, such as 10,5,1.
betrayal-unknown-hex = There is no Hex “{ $item }” here. { $hexes ->
        [0] The map has no numbered hexes.
        [one] There is only Hex 1.
       *[other] The numbered ones go from 1 to { $hexes }.
    }
betrayal-special-hex = “{ $item }” is no special hex, or comes twice. They are letters or stars, such as A, B, star.
betrayal-unknown-level = There is no level { $level } (“{ $item }”). Levels are { $levels-or }.
betrayal-wrong-level = { $name } is never of level { $level }{ $levels-count ->
        [0] : the bot's list has no such chip.
       *[other] . It is of level { $levels-or }.
    }
betrayal-unknown-type = “{ $text }” is no type and no enemy of this pack. Types are { $types-or }.{ $names-count ->
        [0] {""}
       *[other] {" "}Did you mean { $names-or }?
    }
betrayal-unknown-enemy = The pack has no enemy “{ $text }”.{ $names-count ->
        [0] {""}
       *[other] {" "}Did you mean { $names-or }?
    }
betrayal-level-needed = Of which level is “{ $item }”? Say it before the name, such as 10 { $name }.
betrayal-quest-required = { $name } is a quest unit, which is never drawn from a bag. Add it instead: add:quest { $name }
betrayal-count-out-of-range = “{ $item }”: give 1 to { $limit } enemies, or xall.
betrayal-too-many-chips = More chips were named than drawn: { $chips } would be left.
betrayal-chip-elsewhere = { $name } (level { $level }) cannot have come out of the bag: the bot believes it { $where ->
        [map] on the map as { $unit }
        [stack] on the defeated stack ({ $unit })
        [companion] to be a companion ({ $unit })
        [province] out of the game, as one of { $province }
       *[aside] laid aside, or drawn before
    }.
betrayal-unknown-unit = There is no enemy “{ $text }” here. { $units-count ->
        [0] Nobody is there.
       *[other] There { $units-count ->
            [one] is { $units }.
           *[other] are { $units }.
        }
    }
betrayal-several-units = “{ $text }” may be { $units-or }. Name it by its number.
betrayal-not-on-map = { $where ->
        [stack] { $name } ({ $unit }) lies on the defeated stack.
        [companion] { $name } ({ $unit }) is a companion, not on the map.
       *[none] { $unit } is not on the map.
    } { $units-count ->
        [0] Nobody is there.
       *[other] On the map: { $units }.
    }
betrayal-nothing-to-return = { $where ->
        [map] { $name } ({ $unit }) is on the map. To take it off undefeated: /betrayal remove
       *[none] { $unit } is neither on the stack nor a companion.
    }
betrayal-quest-unit = { $name } ({ $unit }) is a quest unit: that is done with enemy chips only.
betrayal-no-other-side = Nobody knows another side of { $name } ({ $unit }).
betrayal-companion = { $name } ({ $unit }) is a companion, so it has no turn in which it uses { $skill }.
betrayal-no-ally = { $other } is no ally that { $unit } can replace. There { $units-count ->
        [one] is { $units }.
       *[other] are { $units }.
    }
betrayal-same-unit = { $unit } cannot change places with itself: name two.
betrayal-hex-taken = { $name } ({ $unit }) stands on Hex { $hex } already.
betrayal-place-unchanged = { $name } ({ $unit }) stands on Hex { $hex } already.
betrayal-name-unchanged = { $unit } is known as { $name } already.
betrayal-unknown-skill = “{ $text }” is none of the skills that draw or move chips. Did you mean { $skills-or }?
betrayal-health-off = HP chips are not tracked at this table. To track them: /table rules switch:health value:on
betrayal-health-unknown = Nobody told the health of { $unit }. Tell it: /betrayal name
betrayal-health-unchanged = { $unit } has { $health } HP already.
betrayal-rule-unchanged = { $switch } is { $value } already.
malformed-demand = “{ $item }” cannot be read. Write a level and a type or name, such as 5 daedra x3.
betrayal-too-many-skills = { $count } skills were given; a chip has { $limit } at most.
betrayal-no-targets = “{ $text }” is no number of targets. Give 1 to { $most }, or all.
betrayal-no-change = A change of 0 changes nothing. Give how much Health it gains, or with a minus loses.
too-many-numbers = { $count } were given; { $limit } are the most.

## In the place of what all games say

opened-in-betrayal = The table is open, with the pack { $pack }.
    { $sample ->
        [yes] Its enemy chips are invented samples, not the printed ones.
       *[no] {""}
    }
    .short = The table was opened
no-seat-in-betrayal = You have no seat at this table. Name one with seat:, or press Take a seat.
switch-cards-in-betrayal = whose chips are drawn
    .bot = the bot draws
    .ours = the table's own are drawn
rules-means-in-betrayal = Chips: { $meaning }.
nearly-known-in-betrayal = “{ $name }” is all but a known chip, “{ $known }”. Which one is it?
pack-sample-in-betrayal = { $sample ->
        [yes] Its enemy chips are invented samples, not the printed ones.
       *[no] Its enemy chips are said to be the printed ones.
    }
pack-from-book-in-betrayal = The chips that this server has named, with the provinces and tables of the pack that comes with the bot.
pack-header-cards-in-betrayal = A chip has a name, its level and whatever is known: type, numbers, skills. Whatever nobody knows may be left out.
