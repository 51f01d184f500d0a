-- The users whose seats the host has freed in the lobby: a JSON array.
ALTER TABLE sessions ADD COLUMN freed TEXT NOT NULL DEFAULT '[]';
