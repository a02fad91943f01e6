### The group's own notes on what is in a game, in every game.

note-line = -# Note on { $on }: { $text }
annotated = Note on { $on }: { $text }
    .gone = No note on { $on } any more. It said: { $before }
    .short = Note on { $on }
note-step-event = the event card
note-step-turn = a turn
note-step-round = the round's end
note-step-between = the time between battles
note-step-battle = a battle
note-step-enemies = the enemies' turn
note-step-players = the Player Phase
note-step-elder = the Elder One's step
note-step-storms = the storms' step
note-step-decks = the decks' step
note-step-ships = the ships' step
note-step-agenda = the agenda's step
option-on = What the note is on
note-unchanged = { $there ->
        [0] There is no note on { $on }. Say what it is to be.
       *[other] The note on { $on } says that already.
    }
too-many-notes = The table has room for { $limit } notes, and all are taken. Take one away: give its thing without a text.
unknown-note = “{ $text }” is nothing that a note can be on here. { $things-count ->
        [0] Pick one from the list while typing.
       *[other] Did you mean { $things-or }?
    }
form-note = A note
note-on = Note on { $on }
part-on = What it is on
part-text = What it says; nothing takes it away
hint-note = A port's printed rule, a ship, a step
cure-note = Note on { $on }
betrayal-cure-note = Note on { $on }
everrain-cure-note = Note on { $on }
button-note = Note...
button-note-this = This one...
help-note = Keep a note on a zone, a ship, an enemy or a step: { $command }
