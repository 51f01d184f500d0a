-- The luck of a game follows from its seed and from the interactions by which people joined and started it.

-- Games from before have version 1: their luck follows from the seed and from who sits where.
ALTER TABLE sessions ADD COLUMN luck_version INTEGER NOT NULL DEFAULT 1;
ALTER TABLE sessions ADD COLUMN started_with BIGINT;  -- an interaction
ALTER TABLE seats    ADD COLUMN joined_with  BIGINT;  -- an interaction; null where none goes into the luck

-- Of the rematch, drawn when a game ends: its commitment is shown then. The seed is secret until the rematch has ended.
ALTER TABLE sessions ADD COLUMN rematch_id   TEXT;
ALTER TABLE sessions ADD COLUMN rematch_seed TEXT;
