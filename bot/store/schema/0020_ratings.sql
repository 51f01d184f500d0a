-- Ratings, their history and best scores, written in the transaction that writes a result. A guild of 0 is everywhere, an
-- empty game or variant all of them; a period is empty for all time, S2026-10 for a season, M2026-11 for a month (UTC).

ALTER TABLE results ADD COLUMN variant  TEXT NOT NULL DEFAULT ''; -- see GameInfo.variant
ALTER TABLE results ADD COLUMN duration BIGINT;                   -- milliseconds from the start to the end
ALTER TABLE results ADD COLUMN number   BIGINT;                   -- of the session, in the order in which results were written

-- Results from before: in the order in which their games ended.
UPDATE results SET number = numbered.number
FROM (SELECT session, seat, DENSE_RANK() OVER (ORDER BY at, session) AS number FROM results) AS numbered
WHERE numbered.session = results.session AND numbered.seat = results.seat;
UPDATE results SET duration = (SELECT ended_at - started_at FROM sessions WHERE sessions.id = results.session);

-- A game that ended before each player had moved compares nobody. In SET all may move at any time: there it does if it was
-- played to its end.
UPDATE results SET counts = 0
WHERE seats > 1 AND EXISTS (
    SELECT 1
    FROM results AS seated
    JOIN sessions ON sessions.id = seated.session
    WHERE seated.session = results.session AND sessions.status = 'finished'
        AND (sessions.game <> 'set' OR sessions.given_up <> '[]')
        AND NOT EXISTS (SELECT 1 FROM moves WHERE moves.session = seated.session AND moves.seat = seated.seat)
);

CREATE INDEX results_by_number ON results (number);

CREATE TABLE ratings (
    person      BIGINT           NOT NULL,
    guild       BIGINT           NOT NULL,
    game        TEXT             NOT NULL,
    variant     TEXT             NOT NULL,
    period      TEXT             NOT NULL,
    mu          DOUBLE PRECISION NOT NULL,  -- the model's estimate of the strength after the person's last game here
    sigma       DOUBLE PRECISION NOT NULL,  -- and its uncertainty
    points      INTEGER          NOT NULL,  -- mu as people see it
    settled     INTEGER          NOT NULL,  -- 0 while the rating is provisional
    games       INTEGER          NOT NULL,  -- these and the following count within the period
    wins        INTEGER          NOT NULL,
    losses      INTEGER          NOT NULL,
    draws       INTEGER          NOT NULL,
    streak      INTEGER          NOT NULL,  -- consecutive wins, or losses as a negative number; 0 after a draw
    best_streak INTEGER          NOT NULL,  -- of wins
    peak        INTEGER,                    -- the most points of a settled rating; null before
    last_at     BIGINT           NOT NULL,
    PRIMARY KEY (person, guild, game, variant, period)
);
CREATE INDEX ratings_by_points ON ratings (guild, game, variant, period, settled DESC, points DESC, person);

-- What each game has changed: of all games and of its own game, without variants.
CREATE TABLE rating_changes (
    person  BIGINT  NOT NULL,
    guild   BIGINT  NOT NULL,
    game    TEXT    NOT NULL,
    number  BIGINT  NOT NULL,               -- that of the result
    at      BIGINT  NOT NULL,
    points  INTEGER NOT NULL,               -- after the game
    change  INTEGER NOT NULL,               -- by the game alone, without what a new season has changed
    settled INTEGER NOT NULL,
    PRIMARY KEY (person, guild, game, number)
);

-- The best result of each person who played alone: the most points, of equal ones the fastest.
CREATE TABLE best_scores (
    person   BIGINT NOT NULL,
    guild    BIGINT NOT NULL,
    game     TEXT   NOT NULL,
    variant  TEXT   NOT NULL,
    period   TEXT   NOT NULL,
    score    INTEGER,                       -- null where the time alone is compared
    duration BIGINT,                        -- milliseconds; null where it is not known
    session  TEXT   NOT NULL,
    at       BIGINT NOT NULL,
    PRIMARY KEY (person, guild, game, variant, period)
);
-- Unknown durations come last in either database. The last column saves looking up the rows that are counted.
CREATE INDEX best_scores_by_score ON best_scores (
    guild, game, variant, period, score DESC, (coalesce(duration, 9223372036854775807)), person, duration
);

-- By which rules, and for which length of a season, the ratings were computed. One row.
CREATE TABLE rating_rules (
    "only" INTEGER NOT NULL PRIMARY KEY CHECK ("only" = 1),
    rules  TEXT    NOT NULL
);
