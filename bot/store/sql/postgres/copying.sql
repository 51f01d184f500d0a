-- What follows where all rows of another store were copied into an empty database.

-- name: continue_numbers()
SELECT setval('result_numbers', coalesce(max(number), 0) + 1, false) FROM results;

-- name: make_sessions_due(kinds)!
INSERT INTO due (session, kind, at, detail)
SELECT id, kind, now_ms(), '' FROM sessions, unnest(CAST(:kinds AS TEXT[])) AS one (kind)
WHERE status IN ('lobby', 'playing') AND set_aside IS NULL;

-- name: make_tournaments_due(kind)!
INSERT INTO due (session, kind, at, detail)
SELECT id, :kind, now_ms(), '' FROM tournaments WHERE status IN ('registration', 'running') OR event IS NOT NULL;

-- name: make_duels_due(kind)!
INSERT INTO due (session, kind, at, detail) SELECT id, :kind, now_ms(), '' FROM duels WHERE series IS NULL;

-- name: open_doors(doors)!
INSERT INTO doors (door, open_at)
SELECT one.door, alive_at FROM heartbeat, unnest(CAST(:doors AS TEXT[])) AS one (door);
