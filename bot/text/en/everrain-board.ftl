### What is written on the boards of The Everrain, and the boards in words for those who cannot see them.

## On the picture

everrain-board-act = Act
everrain-board-round = Round { $round }
everrain-board-due = Act { $act } is due
everrain-board-agenda = Agenda
everrain-board-discovery = Discovery
everrain-board-end = end
everrain-board-won = Won
everrain-board-lost = Lost
everrain-board-players = { $turns ->
        [yes] Players: ship { $ship }
       *[no] Player Phase
    }
everrain-board-phase = Enemy Phase: { $step ->
        [elder] Elder One
        [storms] storms
        [decks] On Deck
        [ships] ships
       *[agenda] agenda
    }
everrain-board-first = first
everrain-board-boarded = boarded
everrain-board-no-foes = No enemy ships at sea
everrain-board-no-ships = No ship has joined yet.
everrain-board-rest = + { $count } more
everrain-board-away = Far off: { $ships }
everrain-board-storm = Storm { $number }: { $size ->
        [one] 1 hex
       *[other] { $size } hexes
    }
everrain-board-heading = { $short ->
        [yes] { $goal ->
            [none] { $place ->
                [none] { $known ->
                    [no] {""}
                   *[yes] { $elder ->
                        [yes] {""}
                       *[no] waits
                    }
                }
               *[other] { $course ->
                    [-1] { $waits ->
                        [yes] waits for
                       *[no] to
                    } { $told ->
                        [yes] …
                       *[no] { everrain-board-place }
                    }
                   *[other] { $course } to go
                }
            }
           *[other] to { $goal }
        }
       *[no] { $place ->
            [none] { $elder ->
                [yes] has its own objective
               *[no] { $known ->
                    [yes] has no destination
                   *[no] its card was not told
                }
            }
           *[other] { $waits ->
                [yes] waits for
               *[no] heads for
            } { $told ->
                [yes] { $place }
               *[no] { everrain-board-place }
            }{ $goal ->
                [none] {""}
               *[other] {" "}at { $goal }
            }{ $course ->
                [-1] {""}
                [one] , 1 step to go
               *[other] , { $course } steps to go
            }
        }
    }
everrain-board-place = { $place ->
        [sea] calm sea
        [rough] rough sea
        [shipwreck] a shipwreck
        [spawn] a spawn
        [altar] an altar
        [island] an island
       *[port] a Port
    }
everrain-board-mark-players = players
everrain-board-mark-enemy = enemy
everrain-board-mark-elder = Elder One
everrain-board-mark-black = black node
everrain-board-mark-navigation = Navigation
everrain-board-mark-artillery = Artillery
everrain-board-mark-crew = crew
everrain-board-mark-trauma = Trauma
everrain-board-mark-broken = destroyed
everrain-board-mark-new = changed
everrain-board-mark-rough = rough
everrain-board-mark-shipwreck = wreck
everrain-board-mark-spawn = spawn
everrain-board-mark-altar = altar
everrain-board-mark-island = island
everrain-board-mark-port = Port
everrain-board-mark-closed = closed
everrain-board-mark-storm = storm
everrain-board-mark-range = range
everrain-board-mark-fire = fire
everrain-board-mark-goal = goal

## In words

everrain-alt-when = Act { $act }, round { $number }{ $over ->
        [won] {" "}(won)
        [lost] {" "}(lost)
       *[no] , { $step ->
            [none] Player Phase{ $ship ->
                [none] {""}
               *[other] , turn of ship { $ship }
            }
           *[other] { everrain-board-phase }
        }
    }.
everrain-alt-due = Due: Act { $acts }.
everrain-alt-tracks = Agenda { $agenda } of { $lap }. Discovery: players { $players }, enemy { $enemy }, Elder One { $elder }, end { $end }.{ $arising ->
        [yes] {" "}The Elder One stirs.
       *[no] {""}
    }
everrain-alt-no-foes = No enemy ships.
everrain-alt-foe = { $name } ({ $mark }{ $elder ->
        [yes] , Elder One
       *[no] {""}
    }){ $hex ->
        [none] {""}
       *[other] {" "}at { $hex }
    }{ $facing ->
        [none] {""}
       *[other] {" "}facing { $facing }
    }: Trauma { $wounds }{ $health ->
        [-1] {""}
       *[other] {" "}of { $health }
    }{ $weak ->
        [0] {""}
        [one] , 1 die fewer
       *[other] , { $weak } dice fewer
    }{ $range ->
        [-1] {""}
       *[other] , range { $range }
    }{ $heading ->
        [none] {""}
       *[other] , { $heading }
    }.
everrain-alt-no-ships = No ship has joined yet.
everrain-alt-ship = Ship { $letter }, { $name }{ $hex ->
        [none] {""}
       *[other] , at { $hex }
    }{ $facing ->
        [none] {""}
       *[other] {" "}facing { $facing }
    }{ $first ->
        [yes] , first player
       *[no] {""}
    }: { $enemies ->
        [none] no enemy On Deck
       *[other] { $enemies }
    }.
everrain-alt-enemy = { $handle }{ $name ->
        [none] {""}
       *[other] {" "}{ $name }
    }{ $zone ->
        [-1] {""}
       *[other] { $brief ->
            [yes] {" "}in { $zone }
           *[no] {" "}in zone { $zone }
        }
    }{ $wounds ->
        [0] {""}
       *[other] { $brief ->
            [yes] {" "}(−{ $wounds })
           *[no] {" "}with Trauma { $wounds }{ $health ->
                [-1] {""}
               *[other] {" "}of { $health }
            }
        }
    }
everrain-alt-nodes = { $crew ->
        [unknown] {""}
        [nobody] No crew of { $letter } is On Deck.
       *[told] Crew of { $letter } in { $zones }.
    }{ $broken ->
        [none] {""}
       *[other] { $crew ->
            [unknown] {""}
           *[other] {" "}
        }Destroyed nodes of { $letter }: { $broken }.
    }
everrain-alt-boarding = Boarded { $name }: { $enemies }.
everrain-alt-storm = Storm { $number }{ $hexes ->
        [none] , { $size ->
            [one] 1 hex
           *[other] { $size } hexes
        }
       *[other] {" "}on { $hexes }
    }.
everrain-alt-trip = { $who } went from { $start } to { $end }.
everrain-alt-gone = { $handle ->
        [none] {""}
       *[other] { $handle }{ $name ->
            [none] {""}
           *[other] {" "}
        }
    }{ $name ->
        [none] {""}
       *[other] { $name }
    } was { $how ->
        [destroyed] destroyed
        [banished] banished
        [discarded] discarded
        [boarded] boarded
       *[removed] taken back
    }.
everrain-alt-new = Changed just now: { $handles }.
everrain-alt-hexes = { $kind ->
        [sea] Calm sea
        [rough] Rough sea
        [shipwreck] Shipwrecks
        [spawn] Spawns
        [altar] Altars
        [island] Islands
       *[port] Ports
    }: { $hexes }.
everrain-alt-closed = The star marks what is closed.
