-- A hash of a session's rows, by which damage of any of them is noticed when they are read. Rows of older programs have
-- none until they are written again.
ALTER TABLE sessions ADD COLUMN seal TEXT;
