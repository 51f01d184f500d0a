-- How a damaged record is found, and set aside so that all others go on.

-- Of the state after the move, see bot/games/state_hash.py; null in moves of older programs.
ALTER TABLE moves ADD COLUMN state_hash TEXT;

-- Why a session is not played on. Null for almost all; whoever has mended a record sets it to null again.
ALTER TABLE sessions ADD COLUMN set_aside TEXT;

-- A session that is set aside does not occupy its channel.
DROP INDEX one_live_session_per_channel;
CREATE UNIQUE INDEX one_live_session_per_channel ON sessions (channel)
WHERE status IN ('lobby', 'playing') AND set_aside IS NULL;
