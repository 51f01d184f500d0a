-- Where, at which hour of a Sunday and in which time zone (IANA) a server wants its week posted; no channel: nowhere.
ALTER TABLE servers ADD COLUMN week_channel BIGINT;
ALTER TABLE servers ADD COLUMN week_hour    INTEGER NOT NULL DEFAULT 18;
ALTER TABLE servers ADD COLUMN week_zone    TEXT    NOT NULL DEFAULT 'UTC';
ALTER TABLE servers ADD COLUMN week_locale  TEXT;  -- the language of the server as Discord named it at that time
CREATE INDEX servers_with_weeks ON servers (guild) WHERE week_channel IS NOT NULL;

-- The last week (by its Sunday) that a server was posted, noted before it is sent, so that none is sent twice. problem: why
-- it could not be sent; empty otherwise.
CREATE TABLE week_posts (
    guild   BIGINT NOT NULL PRIMARY KEY,
    day     TEXT   NOT NULL,
    at      BIGINT NOT NULL,
    problem TEXT   NOT NULL
);
