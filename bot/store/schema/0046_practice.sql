-- The positions of finished games that somebody practises: their own moves that lost much, asked again after some days.
-- The position itself follows from the game's record.
CREATE TABLE practice_positions (
    person   BIGINT  NOT NULL,
    session  TEXT    NOT NULL,
    ply      INTEGER NOT NULL,          -- the one that the move led to
    step     INTEGER NOT NULL,          -- how often in a row it was solved, each time after more days
    due_at   BIGINT,                    -- ms; null once it is learned
    added_at BIGINT  NOT NULL,
    PRIMARY KEY (person, session, ply)
);
CREATE INDEX practice_positions_by_session ON practice_positions (session);

-- How many positions in a row somebody has solved, and how many at most.
CREATE TABLE practice_streaks (
    person BIGINT  NOT NULL PRIMARY KEY,
    streak INTEGER NOT NULL,
    best   INTEGER NOT NULL
);
