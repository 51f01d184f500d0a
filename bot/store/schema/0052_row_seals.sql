-- Hashes of what rows say, as those of sessions, by which damage is noticed when they are read. Rows of older programs
-- have none.
ALTER TABLE duels ADD COLUMN seal TEXT;
ALTER TABLE duel_players ADD COLUMN seal TEXT;      -- of who it is
ALTER TABLE duel_players ADD COLUMN game_seal TEXT; -- of their game, with its moves; null until it is begun
ALTER TABLE dailies ADD COLUMN seal TEXT;
ALTER TABLE daily_attempts ADD COLUMN seal TEXT;    -- with its moves
