-- The puzzles of each day (UTC), which are the same for all; their seed is drawn ahead, and secret until the day is over.
CREATE TABLE dailies (
    id         TEXT    NOT NULL PRIMARY KEY,
    day        TEXT    NOT NULL,        -- as in 2026-11-23
    game       TEXT    NOT NULL,
    rules      INTEGER NOT NULL,
    options    TEXT    NOT NULL,        -- JSON
    seed       TEXT    NOT NULL,
    commitment TEXT    NOT NULL,
    drawn_at   BIGINT  NOT NULL,
    UNIQUE (day, game)                  -- of two processes that draw them, one is refused
);

-- The primary key is the fence against a second attempt, on whatever server.
CREATE TABLE daily_attempts (
    daily      TEXT    NOT NULL REFERENCES dailies (id),
    person     BIGINT  NOT NULL,
    guild      BIGINT,                  -- where it was begun; null in direct messages and as a user's own app
    name       TEXT    NOT NULL,        -- the guild's name for them at that time
    username   TEXT    NOT NULL,
    rules      INTEGER NOT NULL,
    started_at BIGINT  NOT NULL,
    ended_at   BIGINT,                  -- null until it is finished; then also score and duration
    score      INTEGER,
    duration   BIGINT,                  -- milliseconds
    PRIMARY KEY (daily, person)
);
CREATE INDEX daily_attempts_by_person ON daily_attempts (person);
CREATE INDEX daily_boards ON daily_attempts (daily, score DESC, duration);
CREATE INDEX daily_boards_of_guilds ON daily_attempts (daily, guild, score DESC, duration);

-- The primary key is the fence against racing clicks.
CREATE TABLE daily_moves (
    daily  TEXT    NOT NULL,
    person BIGINT  NOT NULL,
    ply    INTEGER NOT NULL,            -- counted from 1
    words  TEXT    NOT NULL,
    at     BIGINT  NOT NULL,
    PRIMARY KEY (daily, person, ply),
    FOREIGN KEY (daily, person) REFERENCES daily_attempts (daily, person) ON DELETE CASCADE
);

-- Where and at which hour (UTC) a server wants the puzzles of the day posted; no channel: nowhere.
ALTER TABLE servers ADD COLUMN daily_channel BIGINT;
ALTER TABLE servers ADD COLUMN daily_hour    INTEGER NOT NULL DEFAULT 8;
ALTER TABLE servers ADD COLUMN daily_locale  TEXT;  -- the language of the server as Discord named it at that time

-- Noted before a post is sent, so that none is sent twice. problem: why it could not be sent; empty otherwise.
CREATE TABLE daily_posts (
    guild   BIGINT NOT NULL,
    day     TEXT   NOT NULL,
    at      BIGINT NOT NULL,
    problem TEXT   NOT NULL,
    PRIMARY KEY (guild, day)
);
