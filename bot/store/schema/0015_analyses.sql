-- What a computer expects of each move of a finished game, so that it is computed once.
CREATE TABLE analyses (
    session TEXT    NOT NULL PRIMARY KEY REFERENCES sessions (id),
    version INTEGER NOT NULL,           -- of how moves are rated: those of another version are computed again
    moves   TEXT    NOT NULL            -- JSON
);
