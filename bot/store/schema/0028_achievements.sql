-- What people have achieved. Whether a result was looked through for achievements is noted with it: those of the past, and
-- of a game after which the bot was killed, are found and looked through later.

CREATE TABLE achievements (
    person      BIGINT NOT NULL,
    achievement TEXT   NOT NULL,
    session     TEXT   NOT NULL,            -- the game in which it was earned; empty where no single game decides
    at          BIGINT NOT NULL,
    PRIMARY KEY (person, achievement)
);
CREATE INDEX achievements_by_session ON achievements (session);

ALTER TABLE results ADD COLUMN examined INTEGER NOT NULL DEFAULT 0;
CREATE INDEX unexamined_results ON results (person, at, session) WHERE examined = 0;
