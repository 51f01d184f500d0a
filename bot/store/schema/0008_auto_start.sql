-- 1 where a table with two seats starts by itself when the second player sits down; 0 where its host starts it.
ALTER TABLE sessions ADD COLUMN auto_start INTEGER NOT NULL DEFAULT 1;
