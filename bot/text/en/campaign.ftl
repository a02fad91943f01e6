### What is said of a server's tables: how one is set up, as it was last time, and in which language.

## Languages, each called as in itself

language-name = English

## Setting a table up

lobby-begun = The table is set up. Who comes later takes a seat all the same.
languages = There { $count ->
        [one] is one language so far: { $names }
       *[other] are { $count } languages: { $names }
    }. To change this table's and that of new tables: { $command }
language-set = { $where ->
        [both] This table is told in { $name } from now on, and so are new tables of this server.
        [table] This table is told in { $name } from now on. For new tables, ask somebody who manages the channel.
       *[server] New tables of this server are told in { $name } from now on.
    }
language-refused = Only the table's host, or whoever manages the channel, chooses its language.
language-refused-server = Only whoever manages the channel chooses the language of new tables.

## Same as last time

same-taken = As last time: { $what }.
same-setting = { $switch } ({ $value })
same-already = All is as it was last time.
last-damaged = What the bot keeps of the last table cannot be read, so nothing of it was taken over. Take your seats anew.
no-last-time = This server has had no earlier table of this game, so there is nothing to take over.
