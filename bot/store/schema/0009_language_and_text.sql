-- What a user reads in private: in which language, and whether the position comes in words first. Flags are 0 or 1.

ALTER TABLE tastes ADD COLUMN language   TEXT    NOT NULL DEFAULT '';  -- empty where the user has chosen none: Discord's
ALTER TABLE tastes ADD COLUMN text_first INTEGER NOT NULL DEFAULT 0;
