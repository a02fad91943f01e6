### What is written on the boards, and the boards in words for those who cannot see them.

## On the pictures

board-captain = Captain { $number }
    .short = C{ $number }
board-legend-round = Round { $round }
board-legend-war = War: { $one } – { $other }
board-legend-port = in port
board-legend-hunted = hunted
board-legend-battle = battle

## In words

board-round = Round { $round }.
board-war = War: { $nations }.
board-captain-at = { $seat }: { $at ->
        [port] in the port of { $zone }
       *[sea] at sea in { $zone }
    }{ $mark ->
        [hunted] , hunted by { $ships }
        [battle] , in a battle with { $ships }
       *[none] {""}
    }.
board-no-ships = No other ships are on the board.
board-ship-at = { $ship }: { $man ->
        [yes] Man-o-War in { $zone }
       *[no] in { $zone }
    }.
board-captain-came = { $seat } came from { $from }.
board-ship-came = { $ship } came from { $from }.
board-ship-gone = { $ship } left the board in { $zone }.
board-more = There is more on the board.
