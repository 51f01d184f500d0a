-- The rows of a person lie side by side: a game changes 18 of each of its players, on a page or two instead of on 18.
CREATE TABLE ratings_by_person (
    person      BIGINT           NOT NULL,
    guild       BIGINT           NOT NULL,
    game        TEXT             NOT NULL,
    variant     TEXT             NOT NULL,
    period      TEXT             NOT NULL,
    mu          DOUBLE PRECISION NOT NULL,
    sigma       DOUBLE PRECISION NOT NULL,
    points      INTEGER          NOT NULL,
    settled     INTEGER          NOT NULL,
    games       INTEGER          NOT NULL,
    wins        INTEGER          NOT NULL,
    losses      INTEGER          NOT NULL,
    draws       INTEGER          NOT NULL,
    streak      INTEGER          NOT NULL,
    best_streak INTEGER          NOT NULL,
    peak        INTEGER,
    last_at     BIGINT           NOT NULL,
    PRIMARY KEY (person, guild, game, variant, period)
) WITHOUT ROWID;
INSERT INTO ratings_by_person SELECT * FROM ratings;
DROP TABLE ratings;
ALTER TABLE ratings_by_person RENAME TO ratings;
CREATE INDEX ratings_by_points ON ratings (guild, game, variant, period, settled DESC, points DESC, person);

CREATE TABLE rating_changes_by_person (
    person  BIGINT  NOT NULL,
    guild   BIGINT  NOT NULL,
    game    TEXT    NOT NULL,
    number  BIGINT  NOT NULL,
    at      BIGINT  NOT NULL,
    points  INTEGER NOT NULL,
    change  INTEGER NOT NULL,
    settled INTEGER NOT NULL,
    PRIMARY KEY (person, guild, game, number)
) WITHOUT ROWID;
INSERT INTO rating_changes_by_person SELECT * FROM rating_changes;
DROP TABLE rating_changes;
ALTER TABLE rating_changes_by_person RENAME TO rating_changes;
