-- 1 for a user who has asked for a short message after each move at their tables.
ALTER TABLE user_settings ADD COLUMN tells_moves INTEGER NOT NULL DEFAULT 0;
