-- The clips of finished games that players have posted to their channel, each once. message: null until it is known to be
-- there: whoever presses then looks for it first.
CREATE TABLE clips (
    session TEXT   NOT NULL PRIMARY KEY REFERENCES sessions (id),
    at      BIGINT NOT NULL,
    message BIGINT
);

-- The same of attempts at daily puzzles.
CREATE TABLE daily_clips (
    daily   TEXT   NOT NULL,
    person  BIGINT NOT NULL,
    at      BIGINT NOT NULL,
    message BIGINT,
    PRIMARY KEY (daily, person),
    FOREIGN KEY (daily, person) REFERENCES daily_attempts (daily, person) ON DELETE CASCADE
);
