### Packs and the book: what a server plays with.

## The book

pack-book-title = Our own cards
pack-book = Book: { $count } of { $whole } cards
    { $count ->
        [0] {""}
       *[other] (pack `{ $key }`)
    }
nearly-known = “{ $name }” is all but a known card, “{ $known }”. Which one is it?

## Lists

pack-list = **Packs for { $game }**
pack-shipped = **{ $title }** (`{ $key }`), which comes with the bot{ $sample ->
        [yes] ; what is in it is invented
       *[no] {""}
    }
pack-uploaded = **{ $title }** (`{ $key }`), uploaded by { $who } { $when }
pack-how = See one: { $show }. A file to begin with: { $template }. One of your own: { $upload }.

## One pack

pack-title = { $title } ({ $key })
pack-from-shipped = It comes with the bot.
pack-from-uploaded = Uploaded by { $who } { $when }.
pack-from-book = What this server has named, on the ground of the pack that comes with the bot.
pack-sample = { $sample ->
        [yes] What is in it is invented, not what is printed.
       *[no] What is in it is said to be what is printed.
    }

pack-contents = { $captains } captain cards, { $icons } cards with icons, { $others } with neither
pack-captains = **{ $ship }**: { $list }
pack-captain = { $captain } ({ $home }, { $skills })
pack-icons = **{ $title }**: { $list }{ $effect ->
        [none] {""}
       *[other] ; { $does }
    }
pack-other = { $title }{ $effect ->
        [none] {""}
       *[other] {" "}({ $does })
    }
pack-others = **Neither icons nor a captain**: { $list }

## Files

pack-template = The pack “{ $title }” as a file. Change it, give it a key of its own, and upload it: { $upload }
pack-header-first = { $title }, as a pack for { $game }.
pack-header-book = It has what this server has named so far: { $count } of { $whole }. All else is that of the pack that comes with the bot.
pack-header-change = Change what you like; what the bot cannot use it refuses, and says where.
pack-header-cards = What nobody knows yet may be left out.
pack-header-key = Then give it a key and a title of its own, and send it to the bot: /pack upload

pack-added = { $who } added the pack “{ $title }”: `{ $key }`, with { $count ->
        [0] no cards
        [one] one card
       *[other] { $count } cards
    }. Play with it: { $command }
pack-replaced = { $who } put another pack in the place of `{ $key }`: “{ $title }”, with { $count ->
        [0] no cards
        [one] one card
       *[other] { $count } cards
    }. Tables keep the pack that they were opened with.

## What is wrong with a file

pack-problems = { $count ->
        [one] This is no pack yet: one thing is wrong
       *[other] This is no pack yet: { $count } things are wrong
    }
pack-problems-most = This is no pack yet. The first { $count } things that are wrong
pack-problem = { $place }: { $found ->
        [none] nothing is there
       *[other] there is “{ $found }”
    }; expected is { $expected }.
pack-problems-rest = The attached file has them all.
pack-problems-again = Counting starts at 0: cards[3] is the fourth card. Nothing was added.

pack-expected-text = a text
pack-expected-text-up-to = a text of at most { $what } characters
pack-expected-kebab-case = a key of small letters and digits, such as port-royal
pack-expected-number = a whole number, { $what }
pack-expected-true-or-false = true or false
pack-expected-one-of = one of { $what }
pack-expected-table = a table, such as { "{" } ship = "sloop" { "}" }
pack-expected-list-of-tables = a list of tables
pack-expected-list-of = a list of { $what }, or none
pack-expected-ship-and-letter = a ship and a letter, such as french N
pack-expected-only-beside-draw-more = nothing: only a card with effect = "draw-more" says how many
pack-expected-unique = something that is there only once
pack-expected-border = at least one border
pack-expected-another-zone = another zone of the map
pack-expected-zone-of-the-map = a zone of the map
pack-expected-border-back = that the zone there has the same border back: { $what }
pack-expected-two-letters = two capital letters, such as BM
pack-expected-list-up-to = a list of at most { $what }
pack-expected-hex-name = a number, a capital letter or a short word
pack-expected-two-numbers = two whole numbers, such as [0, 1]
pack-expected-province-of-the-pack = a province of the pack
pack-expected-quest-unit-with-this-back = a quest unit whose back this is
pack-expected-places-apart = a place of its own for each hex
pack-expected-row = a row for session and difficulty { $what }
pack-expected-zones = a list of zones from 0 to 9, each once
pack-expected-other-zones = zones that have no other node
pack-expected-rising = three whole numbers that rise, { $what }
pack-expected-texts = a list of { $what } texts
pack-expected-faces = a list of { $what } faces: move, damage or omen
pack-expected-hexes = a list of hexes such as [1, 0], each once, none further than { $what }
pack-expected-fire-pattern = a list of at most { $what } hexes without [0, 0]
pack-expected-tile = { $what } hexes, the first of them [0, 0]
pack-expected-in-all-up-to = at most { $what } in all, each as often as it is there
pack-expected-unnumbered = a key that does not end in a number

## Refusals

pack-too-large = The file is too large for a pack: at most { $limit } KiB.
pack-not-text = The file is no text in UTF-8, so it is no pack.
pack-long-line = Line { $line } of the file is longer than { $limit } characters.
pack-deep-key = The file has a key with more than { $limit } dots: “{ $text }”.
pack-no-toml = The file is no TOML: { $line ->
        [0] it cannot be read at all.
       *[other] line { $line } cannot be read, from its character { $column } on.
    }
pack-other-map = A pack must agree in what the bot needs with the pack that comes with it. Other there: { $names }.
pack-key-malformed = “{ $text }” is no key. Write small letters and digits with hyphens between them, such as our-deck, at most { $limit }.
pack-key-reserved = The key “{ $text }” is taken by a pack of the bot's own. Give yours another one with key:, such as our-deck.
pack-key-taken = The key “{ $text }” is taken: { $who } uploaded that pack, and only { $who } or somebody who manages the channel can replace it. Give yours another one with key:.
packs-full = This server has { $limit } packs already, and no room for another. Put yours in the place of one with key:.
pack-not-read = The file could not be fetched from Discord. Try once more.
