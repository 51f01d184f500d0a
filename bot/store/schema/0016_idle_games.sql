-- Since when nobody has moved in a game, and whether the players were told that it is closed soon. Flags are 0 or 1.
-- Null in games from before: their time begins with the first start of this version.
ALTER TABLE sessions ADD COLUMN idle_since      BIGINT;
ALTER TABLE sessions ADD COLUMN closing_noticed INTEGER NOT NULL DEFAULT 0;
