-- 0005: what is put right stands until what comes in its place is whole.
--
-- An action that must first ask something takes the place of the head only once it is answered (`instead`, as of an entry): it
-- waits on the entry before that one, and while it waits, and when it is given up, the head is where it was.

ALTER TABLE waiting ADD COLUMN instead INTEGER;  -- the head whose place it is to take

DROP TRIGGER waiting_is_accepted;
CREATE TRIGGER waiting_is_accepted BEFORE INSERT ON waiting BEGIN
    INSERT INTO interactions SELECT NEW.interaction, NEW.table_id, NEW.at WHERE NEW.interaction IS NOT NULL;
    SELECT raise(ABORT, 'conflict')
    WHERE NOT EXISTS (
            SELECT 1 FROM tables
            WHERE id = NEW.table_id AND ended IS NULL AND head = coalesce(NEW.instead, NEW.base)
        )
        OR NEW.instead IS NOT NULL AND NOT EXISTS (
            SELECT 1 FROM entries WHERE table_id = NEW.table_id AND number = NEW.instead AND parent = NEW.base
        )
        OR EXISTS (SELECT 1 FROM waiting WHERE table_id = NEW.table_id);
END;
