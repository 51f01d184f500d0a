-- The event of a tournament on its server's calendar, while there is one, and what that shows: see CalendarEntry.
ALTER TABLE tournaments ADD COLUMN event BIGINT;
ALTER TABLE tournaments ADD COLUMN event_shows TEXT NOT NULL DEFAULT '';
CREATE INDEX tournaments_on_calendar ON tournaments (id) WHERE event IS NOT NULL;
