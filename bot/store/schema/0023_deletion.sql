-- Whose data are to be deleted, and which guilds have removed the bot. Flags are 0 or 1.

CREATE TABLE deletions (
    person   BIGINT NOT NULL PRIMARY KEY,
    stand_in BIGINT NOT NULL,             -- the id that takes the person's place: drawn for this deletion, of nobody
    at       BIGINT NOT NULL,             -- when it is done; until then it can be cancelled
    language TEXT   NOT NULL              -- in which the person is told
);

CREATE TABLE removals (
    guild BIGINT NOT NULL PRIMARY KEY,
    at    BIGINT NOT NULL                 -- when the guild removed the bot
);

-- 1 for a user who is named nowhere but on the servers where they have played.
ALTER TABLE tastes ADD COLUMN hidden INTEGER NOT NULL DEFAULT 0;

CREATE INDEX seats_by_person ON seats (person);
CREATE INDEX sessions_by_guild ON sessions (guild, user_install);
-- Without it each deleted session would have all others searched for its rematch.
CREATE INDEX rematches ON sessions (rematch_of) WHERE rematch_of IS NOT NULL;
