-- 0006: the last pause of a table is read with its row, also once it is over.
--
-- A step of the game ends a pause, be it an hour later; where the table stood is owed then, until it is told.

CREATE INDEX pauses_of ON pauses (table_id);
