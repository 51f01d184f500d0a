-- A duel of several deals is a series: each deal has a row, and all but the first name that one. Its message is the
-- duel's, and the others go with it.
ALTER TABLE duels ADD COLUMN series TEXT REFERENCES duels (id) ON DELETE CASCADE;
ALTER TABLE duels ADD COLUMN deal INTEGER NOT NULL DEFAULT 1;  -- its number, counted from 1
ALTER TABLE duels ADD COLUMN deals INTEGER NOT NULL DEFAULT 1; -- how many there are

CREATE INDEX duels_by_series ON duels (series);
