-- When people have last pressed or typed something in a channel, for ten minutes: so that none of several processes
-- notifies somebody who is there. SQLite's stays empty.
CREATE TABLE presence (
    channel BIGINT NOT NULL,
    person  BIGINT NOT NULL,
    at      BIGINT NOT NULL,
    PRIMARY KEY (channel, person)
);
CREATE INDEX presence_by_person ON presence (person);
CREATE INDEX presence_by_time ON presence (at);
