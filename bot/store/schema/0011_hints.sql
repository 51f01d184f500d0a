-- 1 where everybody at the table has agreed that hints are allowed: then the game does not count.
ALTER TABLE sessions ADD COLUMN hints INTEGER NOT NULL DEFAULT 0;
