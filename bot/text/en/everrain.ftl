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
everrain-its-destination = its destination
everrain-at-hex = { $what } at { $hex }
everrain-storm-called = Storm { $number } ({ $size } hexes)
everrain-trauma = { $health ->
        [none] { $wounds }
       *[other] { $wounds } of { $health }
    }
everrain-by-house = (House rule { $code }.)
