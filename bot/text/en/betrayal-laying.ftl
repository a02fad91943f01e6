### What to put on the table before a game of Betrayal of the Second Era goes on.

betrayal-laying-between = No battle is open. { $battles ->
        [0] There was none yet.
        [one] There was one so far.
       *[other] There were { $battles } so far.
    }
betrayal-laying-acted = The enemies have had { $count ->
        [one] their turn
       *[other] { $count } turns
    } in this round.
betrayal-laying-party = { $adventurers ->
        [one] One adventurer
       *[other] { $adventurers } adventurers
    }; the XP dial on { $xp }.
betrayal-laying-round = The round marker on { $round }{ $fatigue ->
        [yes] , the fatigue round
       *[no] {""}
    }.
betrayal-laying-tiles = The delve: { $tiles ->
        [one] one tile
       *[other] { $tiles } tiles
    } revealed, { $cards ->
        [one] one delve card
       *[other] { $cards } delve cards
    } drawn.
betrayal-laying-special = Hexes with a letter: { $list }.
betrayal-laying-blocked = Something else stands on Hex { $list }.
betrayal-laying-unit = { $hex ->
        [none] {""}
       *[other] { $beside ->
            [yes] The free hex nearest to Hex { $hex }
           *[no] Hex { $hex }
        }{ $tile ->
            [none] {""}
           *[other] {" "}of tile { $tile }
        }:{" "}
    }{ $unit }{ $health ->
        [none] {""}
       *[other] , { $health } HP
    }{ $rests ->
        [yes] , rests this round
       *[no] {""}
    }
betrayal-laying-chip = { $listed } ({ $level ->
        [0] quest unit
       *[other] level { $level }
    }{ $kind ->
        [none] {""}
       *[other] {" "}{ $kind }
    })
betrayal-laying-stack = { $more ->
        [yes] Above these
       *[no] The defeated stack, from the bottom up
    }: { $list }.
betrayal-laying-companions = Companions, beside their adventurers: { $list }.
betrayal-laying-bags = Into the bags: all other chips.
