### What is written on the boards, and the boards in words for those who cannot see them.

## On the pictures

board-captain = Captain { $number }
    .short = C{ $number }
board-legend-round = Round { $round }
board-battle-round = Battle round { $round }
board-legend-war = { $nations } at war
board-legend-man-o-war = Man-o-War
board-legend-port = in port
board-legend-hunted = hunted
board-legend-battle = battle
board-helm = Helm: { $who }
board-helm-bot = Helm: the bot
board-apart = { $first } · { $then }
board-class-unknown = class not known
board-declared = Declared
board-undeclared = not yet
board-crews-npc = The captain is boarded: the crews fight
board-crews-captain = The captain boarded: the crews fight

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
board-fight = Battle in { $zone }, battle round { $round }: { $ship } against { $seat }; { $bot ->
        [yes] the bot plays the ship
       *[no] { $who } plays the ship
    }{ $boarder-key ->
        [npc] , the ship boarded and the crews fight
        [captain] , the captain boarded and the crews fight
       *[none] {""}
    }.
board-fighter = { $who }{ $what-key ->
        [none] {""}
       *[other] {" "}({ $what })
    }: { $tracks }{ $deed-key ->
        [none] {""}
       *[other] , declared: { $deed }
    }.
board-track-hits = { $location }: { $count ->
        [one] 1 hit
       *[other] { $count } hits
    }
board-no-ships = No other ships are on the board.
board-ship-at = { $ship }: { $man ->
        [yes] Man-o-War in { $zone }
       *[no] in { $zone }
    }.
board-captain-came = { $seat } came from { $from }.
board-ship-came = { $ship } came from { $from }.
board-ship-gone = { $ship } left the board in { $zone }.
board-more = There is more on the board.
