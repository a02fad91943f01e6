-- 0003: a table pauses, is told where it stood the last time, and keeps what its members are writing.
--
-- A pause is a row of its own with who asked for it, so that the journal need not be made anew. At most one of a table is open;
-- pausing again closes it and opens another, and whatever is played at the table closes it too: a pause holds nobody up. What is
-- only put right meanwhile (`keeps_pause`) does not. The message that tells of it, and when a table was told last where it stood,
-- are the bot's own affair. A draft is what a member fills into the sheet until it is applied.

ALTER TABLE tables ADD COLUMN recalled REAL;
ALTER TABLE entries ADD COLUMN keeps_pause INTEGER NOT NULL DEFAULT 0;

CREATE TABLE pauses (
    id INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    at REAL NOT NULL,
    note TEXT NOT NULL,
    message INTEGER,
    photo INTEGER,  -- the message with the photo, which stays the same while only the note is another
    member INTEGER NOT NULL,
    interaction INTEGER,
    resumed REAL,  -- NULL: the table is in it
    resumer INTEGER,
    resumption INTEGER
);
CREATE UNIQUE INDEX open_pause ON pauses (table_id) WHERE resumed IS NULL;

CREATE TRIGGER pause_is_accepted BEFORE INSERT ON pauses BEGIN
    INSERT INTO interactions SELECT NEW.interaction, NEW.table_id, NEW.at WHERE NEW.interaction IS NOT NULL;
    SELECT raise(ABORT, 'conflict') WHERE NOT EXISTS (SELECT 1 FROM tables WHERE id = NEW.table_id AND ended IS NULL);
    UPDATE pauses SET resumed = NEW.at, resumer = NEW.member WHERE table_id = NEW.table_id AND resumed IS NULL;
END;

CREATE TRIGGER pause_is_over BEFORE UPDATE OF resumption ON pauses BEGIN
    INSERT INTO interactions SELECT NEW.resumption, NEW.table_id, NEW.resumed WHERE NEW.resumption IS NOT NULL;
END;

CREATE TRIGGER entry_ends_pause AFTER INSERT ON entries WHEN NOT NEW.keeps_pause BEGIN
    UPDATE pauses SET resumed = NEW.at, resumer = NEW.member WHERE table_id = NEW.table_id AND resumed IS NULL;
END;

CREATE TRIGGER wait_ends_pause AFTER INSERT ON waiting BEGIN
    UPDATE pauses SET resumed = NEW.at, resumer = NEW.member WHERE table_id = NEW.table_id AND resumed IS NULL;
END;

CREATE TRIGGER answer_ends_pause AFTER INSERT ON answers BEGIN
    UPDATE pauses SET resumed = NEW.at, resumer = NEW.member WHERE table_id = NEW.table_id AND resumed IS NULL;
END;

CREATE TRIGGER journal_ends_pause AFTER INSERT ON journal WHEN NEW.what IN ('move', 'take-back', 'cancel', 'end') BEGIN
    UPDATE pauses SET resumed = NEW.at, resumer = NEW.member WHERE table_id = NEW.table_id AND resumed IS NULL;
END;

CREATE TABLE drafts (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    member INTEGER NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (table_id, member, name)
) WITHOUT ROWID;
