### Putting right what is at a table, one thing after another; acting for others; seats given and left. In every game.

## Everything at the table

correcting = Correct
correcting-of = Correct: { $kind }
correcting-what = What should be otherwise? Nothing is rolled or checked for it, and it is one step that can be taken back.
correcting-lines = Each line of the table as it is written. Choose one to change it: what is left out of the line is no longer so.
hint-line = Nothing takes it away
correct-kind-table = The table
correct-kind-captains = Captains
correct-kind-battle = The battle
correct-kind-ships = Enemy ships
correct-kind-crews = Players' ships
correct-kind-enemies = Enemies on deck
correct-kind-vessels = Ships at sea
correct-kind-storms = Storms
correct-kind-chart = The chart
correct-kind-units = Enemies on the map
correct-kind-stack = The defeated
correct-kind-seats = Seats
button-kind = { $kind } ({ $count })
button-seats = Seats...
button-lines = Line by line...
button-all-kinds = Back
button-more-things = More
button-something-else-wrong = Something else...
button-that-was-wrong = That was wrong...
lines-from-to = { $first } to { $last }
form-line = A line of the table
form-sitting = A seat
part-sitting-name = What it is called
part-sitting-member = Who plays it; nobody leaves it vacant
part-sitting-after = To the left of
fix-seat = { $seat }: name, player...

## Acting for a player

acting-for = For { $seats }
acting-for-what = What can be done for { $seats } now, as the table stands.
button-act-seat = For { $seat }

## Seats given and left

button-leave-seat = Leave my seat
button-leave-this = Leave { $seat }
button-give-seat = Give a seat...
button-give-vacant = { $seat } (vacant)
button-give-own = { $seat } (yours)
button-seat-back = Take that back
give-which = Which seat does { $who } get?
leave-which = Which of your seats do you leave?
seat-given = { $who } plays { $seat } now.
seat-left = Nobody plays { $seat } now. The seat stays at the table: anybody can act for it, or take it.
nobody-to-act-for = { $who } has no seat at this table. Give a seat{ $count ->
        [0] {""}
       *[other] , or act for one that nobody plays
    }.
nothing-to-give = No seat is vacant, and you have none of your own to give. Make a new one for { $who }.
seat-not-yours = { $seat } is not your seat. To leave one of yours: /table leave
no-seat-to-leave = You have no seat at this table, so there is none to leave.
