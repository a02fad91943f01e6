-- 0002: evenings at one table message: what is set for a table, entries that take another's place, what a guild keeps.
--
-- A table has settings beside its ledger and a message that shows it. Settings are journaled like everything else that members
-- do to a table, so the journal is made anew with a wider CHECK and its rows are kept. The message is the bot's own affair and
-- is not. A step that corrects the head takes its place in one statement, so that nobody sees the table between the two.
-- Tables that were opened before are under way: their lobby is over.

ALTER TABLE tables ADD COLUMN access TEXT NOT NULL DEFAULT '';  -- empty: nobody has said who may act
ALTER TABLE tables ADD COLUMN talk TEXT NOT NULL DEFAULT 'normal';
ALTER TABLE tables ADD COLUMN lobby INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN message INTEGER;
ALTER TABLE tables ADD COLUMN message_revision INTEGER;  -- the entry that it shows
ALTER TABLE tables ADD COLUMN message_posted REAL;
CREATE INDEX tables_of_guilds ON tables (guild, game);

ALTER TABLE entries ADD COLUMN instead INTEGER;  -- the head whose place it took

DROP TRIGGER entry_is_accepted;
CREATE TRIGGER entry_is_accepted BEFORE INSERT ON entries BEGIN
    INSERT INTO interactions SELECT NEW.interaction, NEW.table_id, NEW.at WHERE NEW.interaction IS NOT NULL;
    SELECT raise(ABORT, 'conflict')
    WHERE NOT EXISTS (
            SELECT 1 FROM tables
            WHERE id = NEW.table_id AND ended IS NULL AND head = coalesce(NEW.instead, NEW.parent)
        )
        OR NEW.instead IS NOT NULL AND NOT EXISTS (
            SELECT 1 FROM entries WHERE table_id = NEW.table_id AND number = NEW.instead AND parent = NEW.parent
        )
        OR NEW.ends IS NOT (
            SELECT (SELECT count(*) FROM answers WHERE table_id = NEW.table_id) FROM waiting WHERE table_id = NEW.table_id
        );
END;

CREATE TABLE wider_journal (  -- what happened to a table beside its entries; each row does what it says
    id INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    what TEXT NOT NULL CHECK (what IN ('move', 'end', 'reopen', 'seat', 'take-back', 'cancel', 'setting')),
    known INTEGER,  -- what the writer believes: the head of a move, the number of answers of take-back and cancel
    wanted INTEGER,  -- the new head of a move, the number of answers that take-back keeps
    seat TEXT,
    name TEXT,
    player INTEGER,
    member INTEGER NOT NULL,
    interaction INTEGER,
    at REAL NOT NULL,
    setting TEXT CHECK (setting IN ('access', 'talk', 'language', 'lobby')),
    value TEXT,
    CHECK ((what = 'setting') = (setting IS NOT NULL AND value IS NOT NULL))
);
INSERT INTO wider_journal (id, table_id, what, known, wanted, seat, name, player, member, interaction, at)
SELECT id, table_id, what, known, wanted, seat, name, player, member, interaction, at FROM journal;
DROP TABLE journal;  -- and its index and triggers
ALTER TABLE wider_journal RENAME TO journal;
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

CREATE TRIGGER journal_sets AFTER INSERT ON journal WHEN NEW.what = 'setting' BEGIN
    UPDATE tables SET
        access = CASE NEW.setting WHEN 'access' THEN NEW.value ELSE access END,
        talk = CASE NEW.setting WHEN 'talk' THEN NEW.value ELSE talk END,
        language = CASE NEW.setting WHEN 'language' THEN NEW.value ELSE language END,
        lobby = CASE NEW.setting WHEN 'lobby' THEN CASE NEW.value WHEN 'yes' THEN 1 WHEN 'no' THEN 0 END ELSE lobby END
    WHERE id = NEW.table_id;
END;

CREATE TABLE guilds (
    guild INTEGER PRIMARY KEY,
    language TEXT NOT NULL
);

CREATE TABLE book (  -- the cards that a guild has named
    guild INTEGER NOT NULL,
    game TEXT NOT NULL,
    key TEXT NOT NULL,
    card BLOB NOT NULL,
    PRIMARY KEY (guild, game, key)
) WITHOUT ROWID;

CREATE TABLE guild_packs (  -- the packs that a guild has uploaded
    guild INTEGER NOT NULL,
    game TEXT NOT NULL,
    key TEXT NOT NULL,
    title TEXT NOT NULL,
    hash TEXT NOT NULL REFERENCES packs (hash),
    member INTEGER NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (guild, game, key)
) WITHOUT ROWID;
