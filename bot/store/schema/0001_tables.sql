-- One text for SQLite and PostgreSQL: Discord's ids are BIGINT, times BIGINT milliseconds since the epoch,
-- seeds hexadecimal TEXT, structures JSON TEXT. Applied files never change; what comes later is a new file.

CREATE TABLE sessions (
    id         TEXT    NOT NULL PRIMARY KEY,
    game       TEXT    NOT NULL,
    rules      INTEGER NOT NULL,        -- the game's rules number: under another one the moves may mean something else
    options    TEXT    NOT NULL,
    guild      BIGINT,                  -- null in direct messages
    channel    BIGINT  NOT NULL,
    host       BIGINT  NOT NULL,
    status     TEXT    NOT NULL CHECK (status IN ('lobby', 'playing', 'finished', 'abandoned')),
    seed       TEXT    NOT NULL,        -- secret until the session has ended
    commitment TEXT    NOT NULL,
    rematch_of TEXT    REFERENCES sessions (id),
    message    BIGINT,
    offer      TEXT,                    -- what is asked for; then also by which seat and at which ply
    offer_seat INTEGER,
    offer_ply  INTEGER,
    reason     TEXT,                    -- why it ended
    opened_at  BIGINT  NOT NULL,
    started_at BIGINT,
    ended_at   BIGINT
);

-- The fence against two tables opened in a channel at once.
CREATE UNIQUE INDEX one_live_session_per_channel ON sessions (channel) WHERE status IN ('lobby', 'playing');

CREATE TABLE seats (
    session TEXT    NOT NULL REFERENCES sessions (id),
    seat    INTEGER NOT NULL,
    person  BIGINT  NOT NULL,
    name    TEXT    NOT NULL,           -- the guild's name for them when they sat down
    PRIMARY KEY (session, seat),
    UNIQUE (session, person)
);

-- The primary key is the fence against racing clicks, the action the one against repeated clicks.
CREATE TABLE moves (
    session TEXT    NOT NULL REFERENCES sessions (id),
    ply     INTEGER NOT NULL,           -- counted from 1
    seat    INTEGER NOT NULL,
    words   TEXT    NOT NULL,
    action  BIGINT  UNIQUE,             -- the interaction that made it; null where none did
    at      BIGINT  NOT NULL,
    PRIMARY KEY (session, ply)
);

CREATE TABLE results (
    session TEXT    NOT NULL REFERENCES sessions (id),
    seat    INTEGER NOT NULL,
    seats   INTEGER NOT NULL,           -- how many played
    person  BIGINT  NOT NULL,
    name    TEXT    NOT NULL,           -- under which the seat played
    guild   BIGINT,
    game    TEXT    NOT NULL,
    rank    INTEGER NOT NULL,           -- 1 is best, ties share
    score   INTEGER,
    outcome TEXT    NOT NULL CHECK (outcome IN ('win', 'loss', 'draw')),
    at      BIGINT  NOT NULL,
    PRIMARY KEY (session, seat)
);

-- A leaderboard counts a guild person by person, and looks up each one's latest name.
CREATE INDEX results_by_person ON results (guild, person, at);
