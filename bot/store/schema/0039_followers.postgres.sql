-- Which process is told about what: a session that changes, or the private panels of a person. Rows of processes that
-- have died are removed when another one connects.
CREATE UNLOGGED TABLE followers (
    topic   TEXT COLLATE "C" NOT NULL,
    process TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (topic, process)
);
CREATE INDEX followers_by_process ON followers (process);
