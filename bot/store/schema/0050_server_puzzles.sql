-- A puzzle of a server's own games is a row of `dailies`, too: with the server, and the position of a finished session.
-- Its game is `server <id>`, so that a day has one of each server at most.
ALTER TABLE dailies ADD COLUMN guild   BIGINT;
ALTER TABLE dailies ADD COLUMN session TEXT;
ALTER TABLE dailies ADD COLUMN ply     INTEGER;
ALTER TABLE dailies ADD COLUMN seat    INTEGER;
CREATE INDEX dailies_of_guilds ON dailies (guild) WHERE guild IS NOT NULL;
CREATE INDEX dailies_by_session ON dailies (session) WHERE session IS NOT NULL;

-- Whether positions of a user's games may become puzzles of the server: 0 for no, 1 without their name, 2 with it.
ALTER TABLE user_settings ADD COLUMN puzzles INTEGER NOT NULL DEFAULT 0;
CREATE INDEX willing_users ON user_settings (person) WHERE puzzles > 0;
