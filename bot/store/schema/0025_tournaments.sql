-- Tournaments of servers: each is a row, its players and its pairings. Flags are 0 or 1, times ms since the epoch.

CREATE TABLE tournaments (
    id           TEXT    NOT NULL PRIMARY KEY,
    guild        BIGINT  NOT NULL,
    channel      BIGINT  NOT NULL,
    person       BIGINT  NOT NULL,         -- its organiser
    title        TEXT    NOT NULL,
    format       TEXT    NOT NULL,
    game         TEXT    NOT NULL,
    options      TEXT    NOT NULL,         -- JSON
    clock        INTEGER NOT NULL,         -- seconds a move, 0 for none
    round_time   INTEGER NOT NULL,         -- seconds
    rounds       INTEGER NOT NULL,
    most_players INTEGER NOT NULL,
    locale       TEXT,
    status       TEXT    NOT NULL,
    round        INTEGER NOT NULL,
    starts_at    BIGINT,
    due_at       BIGINT,                   -- when the round's time is over
    message      BIGINT,
    created_at   BIGINT  NOT NULL,
    started_at   BIGINT,
    ended_at     BIGINT,
    version      INTEGER NOT NULL          -- raised by each change: of two from the same version one is refused
);
CREATE INDEX live_tournaments ON tournaments (guild, created_at) WHERE status IN ('registration', 'running');
CREATE INDEX ended_tournaments ON tournaments (guild, ended_at);
CREATE INDEX tournaments_by_person ON tournaments (person);

CREATE TABLE tournament_players (
    tournament TEXT    NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    number     INTEGER NOT NULL,           -- counted from 1
    person     BIGINT  NOT NULL,
    name       TEXT    NOT NULL,           -- the guild's name for them when they joined
    username   TEXT    NOT NULL,
    withdrawn  INTEGER NOT NULL,
    PRIMARY KEY (tournament, number),
    UNIQUE (tournament, person)
);
CREATE INDEX tournament_players_by_person ON tournament_players (person);

CREATE TABLE tournament_pairings (
    tournament    TEXT    NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    number        INTEGER NOT NULL,        -- counted from 1 in the tournament
    round         INTEGER NOT NULL,        -- counted from 1; 0 in an arena
    first_player  INTEGER NOT NULL,        -- the numbers of the players in the first and the second seat
    second_player INTEGER,                 -- null for a bye
    session       TEXT,                    -- known before its table is opened; null where none is played
    channel       BIGINT,                  -- its thread, once there is one
    result        TEXT,
    reason        TEXT,
    at            BIGINT,                  -- when it was decided
    PRIMARY KEY (tournament, number)
);

-- The tournament to which a game belongs; null for most.
ALTER TABLE sessions ADD COLUMN tournament TEXT;
