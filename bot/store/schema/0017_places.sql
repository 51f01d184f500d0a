-- The channel of a table's thread, and the locale of its guild (outside of guilds: of who opened it) as Discord writes it.
-- Null in tables from before, where only the gateway tells.
ALTER TABLE sessions ADD COLUMN parent BIGINT;
ALTER TABLE sessions ADD COLUMN locale TEXT;
