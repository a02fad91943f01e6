-- 0004: a pause lasts until the next step of the game, and a quiet message that follows something else is found again.
--
-- Taking back, bringing back and giving up make no step, so that they end no pause any more; of what waits it is noted, as of an
-- entry, whether it only puts something right (`keeps_pause`): then neither the wait nor its answers end one. `follow_up` is the
-- quiet message that is to show an entry, noted before it does: Discord finds the first answer to an interaction by itself, but
-- what followed it and is for one alone only by its id.

ALTER TABLE waiting ADD COLUMN keeps_pause INTEGER NOT NULL DEFAULT 0;
ALTER TABLE entries ADD COLUMN follow_up INTEGER;

DROP TRIGGER wait_ends_pause;
DROP TRIGGER answer_ends_pause;
DROP TRIGGER journal_ends_pause;

CREATE TRIGGER wait_ends_pause AFTER INSERT ON waiting WHEN NOT NEW.keeps_pause BEGIN
    UPDATE pauses SET resumed = NEW.at, resumer = NEW.member WHERE table_id = NEW.table_id AND resumed IS NULL;
END;

CREATE TRIGGER answer_ends_pause AFTER INSERT ON answers
WHEN (SELECT NOT keeps_pause FROM waiting WHERE table_id = NEW.table_id) BEGIN
    UPDATE pauses SET resumed = NEW.at, resumer = NEW.member WHERE table_id = NEW.table_id AND resumed IS NULL;
END;

CREATE TRIGGER end_ends_pause AFTER INSERT ON journal WHEN NEW.what = 'end' BEGIN
    UPDATE pauses SET resumed = NEW.at, resumer = NEW.member WHERE table_id = NEW.table_id AND resumed IS NULL;
END;
