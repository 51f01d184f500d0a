-- Which versions of the schema a database has. Each text is for both databases.

-- name: make_table()!
CREATE TABLE IF NOT EXISTS schema_versions (
    number  INTEGER NOT NULL PRIMARY KEY,
    name    TEXT    NOT NULL
);

-- name: applied()
SELECT number, name FROM schema_versions ORDER BY number;

-- name: newest()^
SELECT max(number) FROM schema_versions;

-- name: note(number, name)!
INSERT INTO schema_versions (number, name) VALUES (:number, :name);
