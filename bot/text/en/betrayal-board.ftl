### What is written on the battle board of Betrayal of the Second Era, and the board in words for those who cannot see it.

## On the picture

realm-title-clash = Clash
realm-title-dungeon = Dungeon
realm-title-delve = Delve
realm-title-none = No battle
realm-round = Round
realm-fatigue = fatigue
realm-ep = EP { $points }
realm-pool-party = { $xp } XP × { $adventurers }
realm-pool-end-of-session = session { $session }, { $difficulty }
realm-pool-told = as told
realm-pool-left = from the last tile
realm-apprentice = Apprentice
realm-adept = Adept
realm-expert = Expert
realm-came = Enemies
realm-nobody = No enemies yet
realm-left = { $left } left to spend
realm-spent = { $spent } of { $points } spent
realm-session = Session { $session }, { $difficulty }
realm-no-party = The party has not been told yet.
realm-muster = Who sets out? Tell the party first.
realm-no-province = No province
realm-xp = { $xp } XP
realm-would-buy = A clash would bring
realm-unspent = { $left ->
        [0] on 8 hexes, nothing unspent
       *[other] on 8 hexes, { $left } unspent
    }
realm-final = Last battle of the session: EP { $points }
realm-bags = Bags
realm-stack = Defeated
realm-top = On top
realm-companions = Companions
realm-unlisted = Your own chips: they are not counted
realm-unseen = Your own chips: their sides are not listed
realm-tile = Tile { $tile }
realm-on-tile = Tile { $tile }
realm-bare = no hexes
realm-unexplored = No tile is revealed yet
realm-kind-humanoid = humanoid
realm-kind-beast = beast
realm-kind-daedra = daedra
realm-mark-unknown = type unknown
realm-mark-quest = quest unit
realm-mark-health = HP
realm-mark-rests = rests
realm-mark-beside = beside its hex
realm-mark-new = changed

## In words

realm-alt-round = { $mode-key ->
        [dungeon] Dungeon
        [delve] Delve
       *[clash] Clash
    }, round { $round }{ $weary ->
        [yes] , with fatigue
       *[no] {""}
    }.
realm-alt-pool = EP { $points } ({ $why }){ $left ->
        [0] {""}
       *[other] , { $left } left
    }.
realm-alt-no-battle = No battle is open.
realm-alt-no-party = The party has not been told yet.
realm-alt-party = The party: { $adventurers ->
        [one] 1 adventurer
       *[other] { $adventurers } adventurers
    }, { $xp } XP.
realm-alt-where = { $province }, session { $session }, { $difficulty }.
realm-alt-buys = EP { $points }{ $count ->
        [0] {" "}buys nobody
        [one] {" "}buys an enemy of level { $levels }
       *[other] {" "}buys enemies of levels { $levels }
    } on 8 hexes, { $left } unspent.
realm-alt-bag = { $bag-key ->
        [low] 1/5 bag
       *[high] 10/20 bag
    }: { $chips ->
        [-1] not counted
        [one] 1 chip
       *[other] { $chips } chips
    }.
realm-alt-stack = { $count ->
        [one] 1 defeated
       *[other] { $count } defeated, on top
    }: { $top }.
realm-alt-unnamed = unnamed
realm-alt-what = { $name }, level { $level }{ $kind-key ->
        [humanoid] {" "}humanoid
        [beast] {" "}beast
        [daedra] {" "}daedra
       *[unknown] {""}
    }
realm-alt-quest = { $name }, quest unit
realm-alt-unit = { $where-key ->
        [same] Hex { $handle }
        [beside] { $handle }, beside hex { $hex }
        [tile] { $handle }, on tile { $tile } hex { $hex }
        [apart] { $handle }, on another hex
       *[hex] { $handle }, on hex { $hex }
    }: { $called }{ $health ->
        [-1] {""}
       *[other] , { $health } HP
    }{ $rests ->
        [yes] , rests
       *[no] {""}
    }.
realm-alt-nobody = No enemy is on the map.
realm-alt-free = Free hexes{ $tile ->
        [0] {""}
       *[other] {" "}of tile { $tile }
    }: { $hexes }.
realm-alt-blocked = Blocked: { $hexes }.
realm-alt-companion = Companion { $handle }: { $called }.
realm-alt-new = Changed just now: { $handles }.
realm-alt-trip = { $handle } { $where-key ->
        [unit] came
       *[other] went
    }{ $whence-key ->
        [hex] {" "}from hex { $spot }
        [stack] {" "}from the defeated stack
       *[other] {""}
    }{ $where-key ->
        [stack] {" "}to the defeated stack
        [bag] {" "}into the { $bag-key ->
            [low] 1/5
           *[high] 10/20
        } bag
        [companion] {" "}to an adventurer, as { $bag }
        [unit] {""}
       *[gone] {" "}out of the battle
    }.
