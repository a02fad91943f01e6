### What to put on the table before a game of The Everrain goes on.

everrain-laying-agenda = Round { $round }. The Enemy Agenda's token on { $agenda }.
everrain-laying-first = The First Player token: { $ship }
everrain-laying-spot = { $of-key ->
        [rough] Rough sea
        [shipwreck] Shipwrecks
        [spawn] Enemy Ship Spawns
        [altar] Altars
        [island] Islands
       *[port] Ports
    }{ $closed ->
        [yes] { $of-key ->
            [altar] , closed
           *[other] , destroyed
        }
       *[no] {""}
    }: { $hexes }
everrain-laying-ship = { $ship } at { $hex }{ $facing ->
        [none] {""}
       *[other] , facing { $facing }
    }
everrain-laying-deck = { $ship }: { $list ->
        [none] no enemy On Deck
       *[other] { $list }
    }{ $crew ->
        [none] {""}
       *[other] ; crew in zone { $crew }
    }{ $broken ->
        [none] {""}
       *[other] ; destroyed nodes: { $broken }
    }
everrain-laying-boarding = Boarding { $who }: { $list }
everrain-laying-card = { $count ->
        [one] { $name }
       *[other] { $count } { $name }
    }
everrain-laying-pile = The Enemy Deck: the cards of { $act ->
        [1] Act I
        [2] Acts I and II
        [3] Acts I to III
       *[4] all acts
    } that are not in play or discarded, { $count } of them, shuffled.
everrain-laying-own = The Enemy Deck: your cards of { $act ->
        [1] Act I
        [2] Acts I and II
        [3] Acts I to III
       *[4] all acts
    } that are not in play or discarded, shuffled.
everrain-laying-discard = Its discard pile: { $list }
everrain-laying-launched = Enemy ship cards that have come: { $list }
