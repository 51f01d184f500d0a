-- What was known to one process only, and lost with it: by whose seat the game was started, what was declined at this ply
-- (JSON), and whether a computer's last move was chosen at a lower level than its own.
ALTER TABLE sessions ADD COLUMN starter     INTEGER;
ALTER TABLE sessions ADD COLUMN declined    TEXT    NOT NULL DEFAULT '[]';
ALTER TABLE sessions ADD COLUMN thinks_less INTEGER NOT NULL DEFAULT 0;
