-- What a restart need not do again: redraw messages that are up to date, register commands that are registered.

-- Counts the visible changes that are no moves; with the ply it numbers what the table's message has to show.
ALTER TABLE sessions ADD COLUMN revision INTEGER NOT NULL DEFAULT 0;

-- What the table's message shows, as Discord has last confirmed it: JSON. Null where that is not known.
ALTER TABLE sessions ADD COLUMN shown TEXT;

CREATE TABLE registrations (
    application BIGINT NOT NULL PRIMARY KEY,
    digest      TEXT   NOT NULL,            -- of all commands as they were registered
    commands    TEXT   NOT NULL             -- their ids and versions by name
);
