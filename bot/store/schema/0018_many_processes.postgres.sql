-- What several processes need that use one database at the same time. SQLite, which one process uses, needs none of it.

-- Ids are compared by their bytes, as in SQLite and in Python, whatever the language of the database.
ALTER TABLE sessions ALTER COLUMN id         TYPE TEXT COLLATE "C";
ALTER TABLE sessions ALTER COLUMN rematch_of TYPE TEXT COLLATE "C";
ALTER TABLE seats    ALTER COLUMN session    TYPE TEXT COLLATE "C";
ALTER TABLE moves    ALTER COLUMN session    TYPE TEXT COLLATE "C";
ALTER TABLE results  ALTER COLUMN session    TYPE TEXT COLLATE "C";
ALTER TABLE results  ALTER COLUMN name       TYPE TEXT COLLATE "C";
ALTER TABLE analyses ALTER COLUMN session    TYPE TEXT COLLATE "C";

-- Raised by each change: of two processes that change the same version, one is refused.
ALTER TABLE sessions ADD COLUMN version INTEGER NOT NULL DEFAULT 0;

-- What is to happen at a session, at most one of each kind. The process that holds it has to renew its lease.
CREATE TABLE due (
    session      TEXT   COLLATE "C" NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
    kind         TEXT   COLLATE "C" NOT NULL,
    at           BIGINT NOT NULL,
    detail       TEXT   NOT NULL,
    holder       TEXT,                  -- the process that does it; null where none does
    leased_until BIGINT,
    PRIMARY KEY (session, kind)
);
-- By when a process may take it: what others hold for long, such as computers' turns, is not even looked at.
CREATE INDEX due_by_time ON due (greatest(at, coalesce(leased_until, 0)));

-- When people could last act through the gateway's shards and over HTTP.
CREATE TABLE doors (
    door    TEXT   NOT NULL PRIMARY KEY,
    open_at BIGINT NOT NULL
);

-- The live sessions of a guild are looked up by its members' actions.
CREATE INDEX live_sessions_by_guild ON sessions (guild) WHERE status IN ('lobby', 'playing') AND set_aside IS NULL;

-- The time of the database, which is the same for all processes: ms since the epoch. Stable, so that an index is used.
CREATE FUNCTION now_ms() RETURNS BIGINT LANGUAGE SQL STABLE AS 'SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)';
