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
marauders-laying-fallen = { $seat } has no captain on the board: he died, and a new one comes at the next turn of { $seat }
cubes-left = Cubes of { $whose }: { $tracks }
cubes-hits = Hits on { $whose }'s ship, whose class is not told: { $hits }
cubes-off = No cubes of the { $ship } any more: no battle with it is open
cubes-whole = { $seat }'s ship is whole: no cubes
class-back = { $seat } sails a { $ship_class } again
captain-off = { $seat }: no captain on the board{ $fallen ->
        [yes] . A new one comes at { $seat }'s next turn: /marauders captain
       *[no] {""}
    }
marauders-tracks-above-class = As a { $ship_class }, { $whose } has { $location } { $limit } at most, not { $value }.
marauders-tracks-sunk = A ship without Hull is sunk. If { $whose } is, end the battle, or tell the captain's death.
marauders-tracks-no-crew = A ship whose crew fights has at least 1 Crew left; without any, end the battle: /marauders battle end.
marauders-tracks-unchanged = What is left of { $whose } is { $left } already.
