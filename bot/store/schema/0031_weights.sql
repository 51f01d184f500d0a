-- How much each game counted for each of its players: by it the next games know what these have brought. The ratings from
-- before are recomputed, and this with them.
ALTER TABLE rating_changes ADD COLUMN weight DOUBLE PRECISION NOT NULL DEFAULT 1;
