-- What is asked of a file beside play.

-- name: parts_of_schema()^
SELECT count(*) FROM sqlite_schema;

-- name: tables()
SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%';

-- name: columns(table_name)
SELECT name FROM pragma_table_info(:table_name);

-- name: without_rowid(table_name)
SELECT 1 FROM pragma_table_list(:table_name) WHERE wr = 1;

-- name: unknown_statuses()
-- Asked for on a connection that cannot write: there SQLite does not compare rows with the schema's CHECKs.
SELECT 'row ' || rowid || ' of sessions has an unknown status' AS fault
FROM sessions
WHERE (status IS NULL OR status NOT IN ('lobby', 'playing', 'finished', 'abandoned')) AND set_aside IS NULL;

-- name: set_unknown_aside()!
UPDATE sessions SET set_aside = 'its status cannot be read'
WHERE status IS NULL OR status NOT IN ('lobby', 'playing', 'finished', 'abandoned');

-- name: forget_shown()!
UPDATE sessions SET shown = NULL WHERE shown IS NOT NULL;

-- name: index_of_leaderboards()^
SELECT sql FROM sqlite_master WHERE name = 'ratings_by_points';

-- name: drop_index_of_leaderboards()!
DROP INDEX ratings_by_points;
