### A table pauses, and is told where it stood the last time.

## The pause

paused-title = Paused: { $name }
paused = { $who } paused the table. It stays open, just as it is.
paused-again = { $who } paused the table anew; it has been paused since { $when }.
paused-photo = The photo of before stays: { $link }
paused-how = To go on: press Go on, or do the next step as always. What to put on the table is told then.
pause-noted = Note: { $text }
pause-since = Paused { $when }. The next step ends the pause.
pause-photo = A photo of the board, as it was left at the table { $name }
pause-form = Pause
part-pause-note = A note for the next time
part-pause-photo = A photo of the board
button-pause = Pause...
button-resume = Go on

## The last time

last-time = Last time: { $name }
last-time-since = Nothing was played here since { $when }.
last-time-pause = Paused { $when }.
last-time-running = The table is not paused. What was done last was done { $when }.
last-time-stands = **Where it stands:**
last-time-events = **What happened last:**
last-time-event = #{ $entry } { $done }
last-time-laying = **To put on the table, in this order:**
last-time-photo = How you left it, with the photo: { $link }
last-time-left = How you left it: { $link }
last-time-gone = The message with the photo was deleted.
last-time-same = { $who }: everything is as it was. Go on.
last-time-otherwise = { $who } puts something right.
last-time-just-now = Where the table stood was told just now: see above.
button-as-it-was = All as it was
button-something-wrong = Something is wrong...

## What the bot refuses

pause-note-long = A note has at most { $limit } characters, and this one has { $count }. Say it in fewer; the table is as it was.

photo-no-image = That is no photo that Discord shows. Send a PNG, JPEG, GIF or WebP; the table is as it was.
photo-too-large = That photo is too large: Discord takes { $limit } MB here. The table is as it was.
photo-not-read = The photo could not be fetched from Discord. Try again; the table is as it was.
went-on-since = The table went on since this was told, so it cannot be as it was. How it stands now: /table show.
    To put something right: /table correct
