### What is said at every table, whatever the game.

## Lists

list-and = { $before } and { $next }
list-or = { $before } or { $next }
list-comma = { $before }, { $next }
list-apart = { $before }; { $next }
list-then = { $before }, then { $next }

## When words fail

unsayable = Something happened for which the bot has no words. /table why tells the details.

## A table opens, ends, goes back and forth

opened = The table is open, with the pack { $pack }.
    { $sample ->
        [yes] What is in it is invented, not what is printed.
       *[no] {""}
    }
    .short = The table was opened
cancelled = { $was ->
        [put-right] Given up: what was to be put right stands as it was.
       *[other] Given up.
    } { $seen-count ->
        [0] Nothing had been rolled or drawn.
       *[other] Already seen, and to come again{ $was ->
            [put-right] , if it is put right again
           *[other] {""}
        }: { $seen }.
    }
    .short = { $was ->
        [put-right] Putting right was given up
       *[other] A step was given up
    }
undone = Taken back: { $done }.
undone-several = Taken back: { $count } steps.
facts-stay = The ship and skills that were asked for it are remembered: done again next, they are not asked again. Another answer: /marauders ship or battle skills.
redone = Done again: { $done }.
redone-several = Done again: { $count } steps.
undone-by = Taken back by { $who }.
reply-undone = { $who } took this back: { $done }.
reply-redone = { $who } did this again: { $done }.
offer-back = #{ $entry } { $done } ({ $count ->
        [one] one step taken back
       *[other] { $count } steps taken back
    })
corrections-title = Correct entry { $entry }: { $done }
corrections = What should be otherwise, as it stands now? Nothing is rolled or checked for it.
corrections-none = Nothing about it can be put right by itself. Take it back instead: /table undo
access-set = { $mode ->
        [everyone] Everybody in this channel may act at this table now.
        [seated] Those who have a seat may act at this table now, its host, and whoever manages the channel.
       *[host] Only the host may act at this table now, and whoever manages the channel.
    }
access-everyone = Everybody in the channel
access-seated = Those who have a seat
access-host = The host alone
let-act = You may act at this table while this turn lasts. Do it again now.
undone-line = #{ $entry } { $done }
taken-back-answer = The last answer is taken back.
given-up = Given up: it was not done, and nothing was rolled or drawn for it.
given-up-told = Given up: it was not done, and the dice or cards that the table told for it are forgotten. Do it again to tell them again.
given-up-right = Given up. This stands as it was: { $done }.
ended-now = The table has ended. It can be opened again, as it stood.
opened-again = The table had ended, and was opened again by { $who }.
reopened = The table is open again, as it stood. Dice and cards come from a new seed from here on.
owed = This happened <t:{ $at }:R>, but could not be shown then.
dropped-answers = { $count ->
        [one] One answer given before no longer fits and is asked again.
       *[other] { $count } answers given before no longer fit and are asked again.
    }
seed-shown = The seed of the dice and cards, for checking them against the fingerprint posted before: { $seed }
seed-hash = So that dice and cards can be checked later, this is the fingerprint of the bot's secret seed. SHA-256: { $hash }
said-twice = You did the same a moment ago. { $changed ->
        [yes] It was done twice.
       *[no] The second time changed nothing.
    }
seat-changed = { $who ->
        [none] The seat is called { $seat }. No member plays it.
       *[other] The seat is called { $seat }, and { $who } plays it.
    }
talk-quiet = quiet: new messages only for rolls, battles and questions
talk-normal = normal: a new message for all that the enemies did
talk-full = full: what players did is posted too
talk-set = { $level ->
        [quiet] From now on only rolls against somebody, battles and questions are new messages; all else is in the table message.
        [full] From now on everything that is done is a new message.
       *[normal] From now on all that the enemies do is a new message; what players do is in the table message.
    }
table-goes-on = The table goes on here: { $link }
table-closed = The table has ended.
your-buttons = Your buttons are here: { $link }
exported = The whole table in one file, with { $count ->
        [one] its one entry
       *[other] its { $count } entries
    }.

## Buttons

button-why = Why?
button-undo = Undo: { $done }
button-redo = Redo: { $done }
button-redo-all = Redo: { $count } steps
button-take-back = Take back { $count } steps
button-correct = Correct only this...
button-this-time = This time
button-take-seat = Take a seat
button-undo-answer = Undo: the last answer
button-undo-asked = Undo: what was asked for
button-reopen = Open it again
button-restart = End it, open a new one
button-fill-again = Fill it in again...

## Log and why

log-line = #{ $entry } { $done }, { $who } { $when }
    { $undone ->
        [yes] (taken back)
       *[no] {""}
    }
log-more = { $done } ({ $more ->
        [yes] and { $count } more { $count ->
            [one] ship
           *[other] ships
        }
       *[no] { $count ->
            [one] one ship
           *[other] { $count } ships
        }
    })
log-title = Log, page { $page } of { $pages }
log-pages = Older entries: /table log page:{ $page }
why-title = Entry { $entry }: { $done }
why-pages = More of this: /table why entry:{ $entry } page:{ $page }
why-asked = Why this is asked
why-asked-pages = More of this: /table why page:{ $page }
why-last = The last entry: /table why entry:{ $entry }
why-nothing = The bot decided nothing here.
why-rule = By the rule on { $what } ({ $mark ->
        [official] official
        [inferred] not spelled out in the printed rules
       *[house-rule] a house rule
    }; { $rule }).
why-house = House rule on { $switch }: { $meaning } ({ $code }). To change it: /table rules switch:{ $key } value:...
why-candidate = { $who }{ $scores ->
        [none] {""}
       *[other] : { $scores }
    }{ $picked ->
        [yes] {" "}(chosen)
       *[no] {""}
    }
why-out = { $who }: { $reason ->
        [too-far] too far away
        [no-bounty-no-war] no bounty, no war
        [pirate] { $count ->
            [one] a pirate
           *[other] pirates
        }
        [no-border] no border
        [marauders-may-not-board] not without crew
        [marauders-may-not-flee] not with as many cannons and as much crew
        [marauders-only-shooting] not without masts
        [unknown-leadership] not weighed, as Leadership is not known
        [gains-by-fighting] not weighed, as it gains by fighting
       *[other] ruled out
    }
why-draws = Dice, draws and answers:
why-drawn = { $stream }: { $got }, out of { $many ->
        [yes] { $count } equally likely
       *[no] { $possibilities }
    } ({ $by ->
        [table] rolled or drawn at the table
       *[bot] by the bot: { $die ->
            [yes] its { $last ->
                [none] die { $first }
               *[other] dice { $first } to { $last }
            }
           *[no] its draw { $first } of this kind
        }
    })
why-untold = no face told
cut-more = ... and { $count } more: Why?
cut-more-plain = ... and { $count } more.

## House rules

switch-cards = whose cards are drawn
    .bot = the bot draws
    .ours = the table's own are drawn
switch-dice = whose dice are rolled
    .bot = the bot rolls
    .ours = the table's own are rolled
switch-rolling = when the bot rolls
    .at-once = rolled at once
    .on-tap = rolled when the player they are rolled against taps

rules-title = House rules
rules-line = { $switch }: { $meaning } ({ $code }: { $value }).
rules-means = { $switch-key ->
        [cards] Cards
        [dice] Dice
       *[rolling] The bot's dice
    }: { $meaning }.
rules-other = Or: { $meaning } ({ $value }).
named-switch = { $switch } ({ $code })
named-value = { $meaning } ({ $value })
listed-switch = { $code } ({ $switch })
set-rule = { $switch }: { $meaning }
cure-rule = Set: { $value }
rules-how = Choose another below, or type: /table rules switch:... value:...

## Help

help-title = What do you want to do?
help-now = Now: { $command }
help-start = Open a table in this channel: { $command }
help-show = See how the table stands, or an open question: { $command }
help-why = Know why the enemies did that: { $command }
help-log = See what happened so far: { $command }
help-undo = Take a step back, or do it again: { $command }
help-answer = Answer a question by typing: { $command }
help-seat = Name a seat, give it to a member, move it, or leave yours: { $command }
help-correct = Put right anything that is not as the bot believes: { $command }
help-rules = See or change the house rules: { $command }
help-access = Say who may act: { $command }
help-packs = See packs and the cards of your own deck, or bring a pack: { $command }
help-language = Choose the language for the whole server: { $command }
help-talk = Have more or less of it posted: { $command }
help-pause = Pause until the next time, or go on: { $command }
help-export = Keep the whole table as a file: { $command }
help-end = End the table: { $command }

## Questions

question-so-far = So far:
question-how = Press an answer, or type it: /table answer
question-more = { $count } more answers can be typed, as names joined by +: /table answer
question-how-rolled = Press what it came to, or type the faces: /table answer answer:{ $example }
question-answered = Answered by { $who }.
question-back = Taken back by { $who }.
question-line = Waiting for an answer: { $question }
asked-own-dice = It is asked because the dice are the table's own. To let the bot roll: /table rules switch:dice value:bot
asked-own-cards = It is asked because the cards are the table's own. To let the bot draw: /table rules switch:cards value:bot
asked-on-tap = The bot rolls once somebody taps. To have it roll at once: /table rules switch:rolling value:at-once
button-answer-several = { $names }, equally
button-answer-numbered = { $number } { $called }
answer-found = Found
answer-not-found = Not found
answer-roll = Roll for us
answer-tap = Roll
answer-pick = Draw for us
answer-menu = Choose what was drawn
button-rolled = We rolled...
button-real = The real one was...
button-real-cards = We have the real cards
put-right = Put right, in the place of: { $done }.
to-be-put-right = To be put right: { $done }. It stands until this is answered.
form-rolled = What was rolled
form-rolled-faces = { $dice ->
        [one] The face of the die
       *[other] The faces of the { $dice } dice
    }

## What the bot refuses

other-game = That is a step of another game. At this table you play { $game }; see what there is: /table help
no-table = There is no table open in this channel. Open one: /table start
table-open = A table is open here: { $name }. See it with /table show, or end it first: /table end
held = Another table is open in this channel now. End that one first: /table end
no-such-pack = There is no pack “{ $text }”. There { $packs-count ->
        [one] is { $packs }
       *[other] are { $packs }
    }.
seat-unnamed = Player
no-seat = You have no seat at this table. Name one with seat:, or take one: /table seat
several-seats = You have several seats: { $seats }. Which one? Name it with seat:
member-no-seat = { $who } has no seat at this table. Name one with seat:, or take one: /table seat
member-several-seats = { $who } has several seats: { $seats }. Which one? Name it with seat:
unknown-seat = There is no seat “{ $text }” at this table. { $seats-count ->
        [0] Nobody has one yet: /table seat
        [one] There is { $seats }.
       *[other] There are { $seats }.
    }
name-taken = { $name } is a name at this table already. Choose another.
name-empty = Nothing is left of that name once it is cleaned. Give one with letters, at most 32.
name-reserved = { $name } is what a seat itself is called. Choose another name.
joined-several = { $who } has several seats now: { $seats }. If a seat was only to be put right: Undo, then /table correct
seat-unchanged = { $seat } is as it was. Say what should change: a member, or after which seat it comes.
waiting = The table waits for an answer first. Answer it, take it back (/table undo) or end the table (/table end).
old-button = That button is old: what it was about has changed. Fresh ones: /table show
other-channel = That table is played in { $channel }{ $link ->
        [none] .
       *[other] : { $link }
    }
old-form = That form is old: what it was about has changed since it was opened.
you-typed = You typed: { $text }
you-typed-part = { $label } “{ $text }”
overtaken = { $count ->
        [one] One step was made since, by { $who }.
       *[other] { $count } steps were made since, by { $who }.
    } Take all of it back, or correct only this?
not-on-line = Entry { $entry } cannot be gone back to: it was taken back. What counts: /table log
no-entry-named = “{ $text }” is no entry of this table. They are numbered in the log: /table log
no-entry-message = That message is about no single step of this table. Choose one that has a Why button, or see /table log.
already-there = The table stands there already: nothing was done since.
spectator = You have no seat at this table. Act for { $seat }?
spectator-table = You have no seat at this table. Act all the same?
seated-only = Only those who have a seat at this table may do that, its host, { $who }, and whoever manages the channel.
host-only = At this table only its host acts, { $who }, and whoever manages the channel.
host-sets-access = Only the table's host, or whoever manages the channel, says who may act here.
real-same = That is what the bot had. Nothing was changed.
real-unfit = That cannot be what it was. Nothing was changed.
not-waiting = Nothing waits for an answer now. /table show tells how the table stands.
answered-already = Somebody answered this a moment before you.
unknown-answer = “{ $text }” is no answer to this. { $options-count ->
        [0] See the question: /table show
       *[other] Possible: { $options-or }.
    }
nothing-to-redo = There is nothing to do again: nothing was taken back, or something else happened since.
cannot-undo-start = The start cannot be taken back. To end the table: /table end
not-ended = This table has not ended: nothing is there to open again.
ended = This table has ended. Its end can be taken back with its button, or open another: /table start
no-such-entry = There is no entry { $entry }. The last one is { $last }.
no-such-page = There is no page { $page }. { $pages ->
        [1] There is only page 1.
       *[other] The pages go from 1 to { $pages }.
    }
missing-permissions = The bot lacks { $permissions } in { $channel }. Whoever manages the channel can allow it.
may-not-write = You may not send messages in this channel, so you cannot act at its table.
guild-only = Tables are played in a server's channels. Use this there, not in a direct message.
unavailable = The store cannot be reached just now. Nothing was changed: try again in a moment.
damaged = { $entry ->
        [0] What the bot keeps of this table
       *[other] Entry { $entry } of this table
    } cannot be read: damaged, or of another version of the bot. /table end and /table start still work, and whoever runs the bot
    can run that version again, or put a backup back.
busy = Too many were faster at this table just now. Nothing was done: try again.
export-too-large = The table has { $size } kB, and Discord takes { $limit } kB here. It cannot be sent as a file.
untold = It was done, but could not be told. See how the table stands: /table show. If it happens again, tell the host this: { $id }
unexpected = Something went wrong, and nothing was changed. If it happens again, tell the host this: { $id }

## What the rules refuse, in every game

unknown-verb = There is no such step in this game. See what there is: /table help
missing-option = Something is missing: { $option-key }. Give it and try again.
malformed-number = “{ $item }” is no number. Write digits, such as 2.
missing-choice = Something is missing: { $option-key }. Give one of these: { $choices-or }.
unknown-choice = “{ $text }” is not one of these: { $choices-or }.
negative = { $option } cannot be { $value }: give 0 or more.
too-many-seats = The table has room for { $limit } seats, and all are taken.
too-large = { $option } can be at most { $limit }; { $value } was given.
unknown-face = “{ $text }” is no face of this die. It shows { $faces-or }{ $letters ->
        [0] {""}
       *[other] ; first letters are enough
    }.
too-few-dice = { $count ->
        [0] No die was told
        [one] Only one die was told
       *[other] Only { $count } dice were told
    }, and { $dice ->
        [one] one was
       *[other] { $dice } were
    } rolled. Tell each die's face.
too-many-dice = { $count } dice were told, and { $dice ->
        [one] only one was
       *[other] only { $dice } were
    } rolled. Tell each die's face once.
no-such-switch = There is no house rule “{ $switch }”. There are { $switches }.
no-such-switch-value = “{ $value }” is no value of { $switch }. It can be { $values-or }.

## Permissions, as Discord calls them

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-embed-links = Embed Links
permission-attach-files = Attach Files
permission-read-message-history = Read Message History
permission-manage-channels = Manage Channels
