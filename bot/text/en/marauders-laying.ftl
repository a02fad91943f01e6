### What to put on the table before a game of Merchants & Marauders goes on.

marauders-laying-zone = **{ $zone }**: { $list }
marauders-laying-apart = { $before }; { $next }
marauders-laying-ship = { $ship }{ $man ->
        [yes] {" "}(the Man-o-War)
       *[no] {""}
    }{ $count ->
        [0] {""}
        [one] {" "}under { $stack }
       *[other] , stack from the top: { $stack }
    }{ $killed ->
        [yes] {" "}(the captain died this round)
       *[no] {""}
    }
marauders-laying-named = { $captain }{ $named ->
        [yes] {""}
       *[no] {" "}({ $home })
    }
marauders-laying-captain = { $seat } { $at ->
        [port] in port
       *[sea] at sea
    }, { $nation }{ $ship_class ->
        [none] {""}
       *[other] {" "}({ $ship_class })
    }, { $bounties }{ $hold ->
        [none] {""}
       *[other] , { $hold }
    }
marauders-laying-beside = Beside the board: { $list }
marauders-laying-off = Beside the board, without a captain: { $ships }
marauders-laying-card = { $captain } ({ $zone })
marauders-laying-queued = Drawn for the { $ship }, to enter at the round's end: { $list }
marauders-laying-discard = Event cards on the discard pile, the oldest first: { $list }
marauders-laying-removed = Event cards out of the game: { $list }
