-- Clocks, computers, consent of many, guests, threads; what servers and people have settled. Flags are 0 or 1.

ALTER TABLE sessions ADD COLUMN offer_agreed TEXT    NOT NULL DEFAULT '[]'; -- the seats that have agreed so far
ALTER TABLE sessions ADD COLUMN guests       TEXT;                          -- who may join; null is all
ALTER TABLE sessions ADD COLUMN clock        INTEGER NOT NULL DEFAULT 0;    -- seconds a move, 0 for none
ALTER TABLE sessions ADD COLUMN deadline     BIGINT;
ALTER TABLE sessions ADD COLUMN reminders    INTEGER NOT NULL DEFAULT 1;
ALTER TABLE sessions ADD COLUMN reminded     INTEGER NOT NULL DEFAULT 0;
ALTER TABLE sessions ADD COLUMN overdue      INTEGER NOT NULL DEFAULT 0;
ALTER TABLE sessions ADD COLUMN threaded     INTEGER NOT NULL DEFAULT 0;
ALTER TABLE sessions ADD COLUMN given_up     TEXT    NOT NULL DEFAULT '[]'; -- seats and why, in order

-- Lobbies from before expire too, half an hour after they were opened.
UPDATE sessions SET deadline = opened_at + 1800000 WHERE status = 'lobby';

-- 0 where a computer sat at the table: then nobody is compared by it.
ALTER TABLE results ADD COLUMN counts INTEGER NOT NULL DEFAULT 1;

-- Ratings read a guild's results game by game, in order of time.
CREATE INDEX results_by_game ON results (guild, game, at);

-- What was played in a channel is looked up by when it ended.
CREATE INDEX sessions_by_end ON sessions (channel, ended_at);

CREATE TABLE servers (
    guild             BIGINT  NOT NULL PRIMARY KEY,
    language          TEXT,
    channels          TEXT    NOT NULL,
    roles             TEXT    NOT NULL,
    clock             INTEGER NOT NULL,
    threads           INTEGER NOT NULL,
    reminders         INTEGER NOT NULL,
    tables_per_user   INTEGER NOT NULL,
    tables_per_server INTEGER NOT NULL,
    enders            TEXT    NOT NULL CHECK (enders IN ('moderators', 'host', 'players')),
    theme             TEXT    NOT NULL
);

CREATE TABLE tastes (
    person BIGINT NOT NULL PRIMARY KEY,
    theme  TEXT   NOT NULL
);

-- One row: when the house was last known to be open. What passed after it is not on anybody's clock.
CREATE TABLE heartbeat (
    "only"   INTEGER NOT NULL PRIMARY KEY CHECK ("only" = 1),
    alive_at BIGINT  NOT NULL
);
