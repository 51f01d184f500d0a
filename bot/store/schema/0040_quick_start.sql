-- What a start asks for is found without reading all sessions.
CREATE INDEX sessions_set_aside ON sessions (opened_at, id) WHERE set_aside IS NOT NULL;
CREATE INDEX sessions_by_time ON sessions (ended_at) WHERE ended_at IS NOT NULL;
