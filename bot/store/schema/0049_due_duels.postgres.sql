-- What is due may be about a duel, too.
CREATE TRIGGER forget_due AFTER DELETE ON duels FOR EACH ROW EXECUTE FUNCTION forget_due();

ALTER TABLE duels        ALTER COLUMN id   TYPE TEXT COLLATE "C";
ALTER TABLE duel_players ALTER COLUMN duel TYPE TEXT COLLATE "C";
ALTER TABLE duel_moves   ALTER COLUMN duel TYPE TEXT COLLATE "C";
