-- Duels that are on: several people play the same deal, each at a table of their own. When one is over, its tables become
-- sessions, and its rows go.
CREATE TABLE duels (
    id         TEXT   NOT NULL PRIMARY KEY,
    guild      BIGINT NOT NULL,
    channel    BIGINT NOT NULL,
    game       TEXT   NOT NULL,
    rules      INTEGER NOT NULL,
    options    TEXT   NOT NULL,         -- JSON
    level      TEXT   NOT NULL,         -- of the computers
    locale     TEXT,
    seed       TEXT   NOT NULL,         -- secret until the duel is over
    commitment TEXT   NOT NULL,
    opened_at  BIGINT NOT NULL,
    closes_at  BIGINT NOT NULL,
    message    BIGINT                   -- null until it is posted
);
CREATE INDEX duels_by_guild ON duels (guild);

CREATE TABLE duel_players (
    duel       TEXT    NOT NULL REFERENCES duels (id) ON DELETE CASCADE,
    number     INTEGER NOT NULL,        -- counted from 1, who has opened the duel
    person     BIGINT  NOT NULL,
    name       TEXT    NOT NULL,        -- the guild's name for them when the duel was opened
    username   TEXT    NOT NULL,
    started_at BIGINT,                  -- null until the game is begun
    ended_at   BIGINT,                  -- null until it is over
    PRIMARY KEY (duel, number),
    UNIQUE (duel, person)
);
CREATE INDEX duel_players_by_person ON duel_players (person);

-- The primary key is the fence against racing clicks.
CREATE TABLE duel_moves (
    duel   TEXT    NOT NULL,
    person BIGINT  NOT NULL,
    ply    INTEGER NOT NULL,            -- counted from 1
    seat   INTEGER NOT NULL,            -- 0 is the person's, the others are computers'
    words  TEXT    NOT NULL,
    at     BIGINT  NOT NULL,
    PRIMARY KEY (duel, person, ply),
    FOREIGN KEY (duel, person) REFERENCES duel_players (duel, person) ON DELETE CASCADE
);
