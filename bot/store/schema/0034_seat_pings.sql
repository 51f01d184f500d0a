-- The messages that tell players whose time ran out how to take their seats back: seat, channel and message of each, as
-- JSON. They are deleted once that is settled.
ALTER TABLE sessions ADD COLUMN seat_pings TEXT NOT NULL DEFAULT '[]';
