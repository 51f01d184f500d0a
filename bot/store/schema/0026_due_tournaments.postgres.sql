-- What is due may be about a tournament, too: then `session` is its id. What is due goes with what it is about.
ALTER TABLE due DROP CONSTRAINT due_session_fkey;

CREATE FUNCTION forget_due() RETURNS TRIGGER LANGUAGE plpgsql AS
'BEGIN DELETE FROM due WHERE session = OLD.id; RETURN NULL; END';

CREATE TRIGGER forget_due AFTER DELETE ON sessions    FOR EACH ROW EXECUTE FUNCTION forget_due();
CREATE TRIGGER forget_due AFTER DELETE ON tournaments FOR EACH ROW EXECUTE FUNCTION forget_due();

ALTER TABLE tournaments         ALTER COLUMN id         TYPE TEXT COLLATE "C";
ALTER TABLE tournament_players  ALTER COLUMN tournament TYPE TEXT COLLATE "C";
ALTER TABLE tournament_pairings ALTER COLUMN tournament TYPE TEXT COLLATE "C";
