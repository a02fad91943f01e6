-- 0001: tables with their ledgers, the first version of the file.
--
-- The rules that two processes on one file must not break stand here, in the triggers, so that a change of a table is one
-- statement: it is refused ('conflict') unless the table stands where the writer believes, and it counts its interaction.
-- Actions, answers, events, states and packs are zlib blobs. Times are seconds since 1970, ids are Discord's.

PRAGMA application_id = 1131573111;  -- "Crow"

CREATE TABLE packs (
    hash TEXT PRIMARY KEY,  -- SHA-256 of the bytes, in hex
    pack BLOB NOT NULL
);

CREATE TABLE tables (
    id INTEGER PRIMARY KEY AUTOINCREMENT,  -- never used again: old buttons carry it
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    game TEXT NOT NULL,
    pack TEXT NOT NULL REFERENCES packs (hash),
    name TEXT NOT NULL,
    host INTEGER NOT NULL,
    language TEXT NOT NULL,
    head INTEGER NOT NULL DEFAULT 0,
    opened REAL NOT NULL,
    ended REAL
);
CREATE UNIQUE INDEX open_tables ON tables (channel) WHERE ended IS NULL;
CREATE INDEX open_tables_of_guilds ON tables (guild) WHERE ended IS NULL;

CREATE TABLE interactions (  -- every interaction that was accepted, for whatever
    id INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    at REAL NOT NULL
);

CREATE TABLE epochs (  -- the newest is in use
    table_id INTEGER NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    start INTEGER NOT NULL,  -- the first entry that can use it
    seed BLOB NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;

CREATE TABLE seats (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    key TEXT NOT NULL,
    name TEXT NOT NULL,
    member INTEGER,
    PRIMARY KEY (table_id, key)
) WITHOUT ROWID;

CREATE TABLE waiting (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    base INTEGER NOT NULL,
    rules INTEGER NOT NULL,
    action BLOB NOT NULL,
    member INTEGER NOT NULL,
    interaction INTEGER,
    at REAL NOT NULL
);

CREATE TABLE answers (  -- of waiting actions, 1, 2, 3
    table_id INTEGER NOT NULL REFERENCES waiting (table_id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    answer BLOB NOT NULL,
    member INTEGER NOT NULL,
    interaction INTEGER,
    at REAL NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE TRIGGER waiting_is_accepted BEFORE INSERT ON waiting BEGIN
    INSERT INTO interactions SELECT NEW.interaction, NEW.table_id, NEW.at WHERE NEW.interaction IS NOT NULL;
    SELECT raise(ABORT, 'conflict')
    WHERE NOT EXISTS (SELECT 1 FROM tables WHERE id = NEW.table_id AND ended IS NULL AND head = NEW.base)
        OR EXISTS (SELECT 1 FROM waiting WHERE table_id = NEW.table_id);
END;

CREATE TABLE entries (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    parent INTEGER NOT NULL CHECK (parent < number),
    rules INTEGER NOT NULL,
    action BLOB NOT NULL,
    answers BLOB NOT NULL,
    events BLOB NOT NULL,
    state BLOB NOT NULL,
    member INTEGER NOT NULL,
    interaction INTEGER,
    at REAL NOT NULL,
    token TEXT,  -- only until it is shown
    shown INTEGER,
    ends INTEGER,  -- how many answers the waiting action had that it ended; NULL: none waited
    PRIMARY KEY (table_id, number),
    CHECK (token IS NULL OR shown IS NULL)
);
CREATE INDEX unshown_entries ON entries (table_id, number) WHERE shown IS NULL;

-- An entry that does not follow the one numbered just before it begins a run. The line from the head back to the first entry
-- is whole runs and beginnings of runs: with this small index it is found without walking over each entry.
CREATE INDEX runs ON entries (table_id, number, parent) WHERE parent < number - 1 OR parent = 0;

CREATE TRIGGER entry_is_accepted BEFORE INSERT ON entries BEGIN
    INSERT INTO interactions SELECT NEW.interaction, NEW.table_id, NEW.at WHERE NEW.interaction IS NOT NULL;
    SELECT raise(ABORT, 'conflict')
    WHERE NOT EXISTS (SELECT 1 FROM tables WHERE id = NEW.table_id AND ended IS NULL AND head = NEW.parent)
        OR NEW.ends IS NOT (
            SELECT (SELECT count(*) FROM answers WHERE table_id = NEW.table_id) FROM waiting WHERE table_id = NEW.table_id
        );
END;

CREATE TRIGGER entry_is_the_head AFTER INSERT ON entries BEGIN
    UPDATE tables SET head = NEW.number WHERE id = NEW.table_id;
    DELETE FROM waiting WHERE table_id = NEW.table_id;
END;

CREATE TABLE journal (  -- what happened to a table beside its entries; each row does what it says
    id INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    what TEXT NOT NULL CHECK (what IN ('move', 'end', 'reopen', 'seat', 'take-back', 'cancel')),
    known INTEGER,  -- what the writer believes: the head of a move, the number of answers of take-back and cancel
    wanted INTEGER,  -- the new head of a move, the number of answers that take-back keeps
    seat TEXT,
    name TEXT,
    player INTEGER,
    member INTEGER NOT NULL,
    interaction INTEGER,
    at REAL NOT NULL
);
CREATE INDEX journals ON journal (table_id);

CREATE TRIGGER journal_is_accepted BEFORE INSERT ON journal BEGIN
    INSERT INTO interactions SELECT NEW.interaction, NEW.table_id, NEW.at WHERE NEW.interaction IS NOT NULL;
    SELECT raise(ABORT, 'conflict')
    WHERE NOT EXISTS (SELECT 1 FROM tables WHERE id = NEW.table_id AND CASE NEW.what
        WHEN 'seat' THEN true
        WHEN 'reopen' THEN ended IS NOT NULL
        ELSE ended IS NULL
    END);
    SELECT raise(ABORT, 'conflict')
    WHERE NEW.what = 'move' AND (
        NOT EXISTS (SELECT 1 FROM tables WHERE id = NEW.table_id AND head = NEW.known)
        OR NOT EXISTS (SELECT 1 FROM entries WHERE table_id = NEW.table_id AND number = NEW.wanted)
        OR EXISTS (SELECT 1 FROM waiting WHERE table_id = NEW.table_id)
    );
    SELECT raise(ABORT, 'conflict')
    WHERE NEW.what IN ('take-back', 'cancel') AND (
        NOT EXISTS (SELECT 1 FROM waiting WHERE table_id = NEW.table_id)
        OR NEW.known <> (SELECT count(*) FROM answers WHERE table_id = NEW.table_id)
    );
END;

CREATE TRIGGER journal_moves AFTER INSERT ON journal WHEN NEW.what = 'move' BEGIN
    UPDATE tables SET head = NEW.wanted WHERE id = NEW.table_id;
END;

CREATE TRIGGER journal_ends AFTER INSERT ON journal WHEN NEW.what = 'end' BEGIN
    UPDATE tables SET ended = NEW.at WHERE id = NEW.table_id;
END;

CREATE TRIGGER journal_reopens AFTER INSERT ON journal WHEN NEW.what = 'reopen' BEGIN
    UPDATE tables SET ended = NULL WHERE id = NEW.table_id;
END;

CREATE TRIGGER journal_seats AFTER INSERT ON journal WHEN NEW.what = 'seat' BEGIN
    INSERT INTO seats (table_id, key, name, member) VALUES (NEW.table_id, NEW.seat, NEW.name, NEW.player)
    ON CONFLICT (table_id, key) DO UPDATE SET name = excluded.name, member = excluded.member;
END;

CREATE TRIGGER journal_takes_back AFTER INSERT ON journal WHEN NEW.what = 'take-back' BEGIN
    DELETE FROM answers WHERE table_id = NEW.table_id AND number > NEW.wanted;
END;

CREATE TRIGGER journal_cancels AFTER INSERT ON journal WHEN NEW.what = 'cancel' BEGIN
    DELETE FROM waiting WHERE table_id = NEW.table_id;
END;
