-- Deletes all that is stored about one user, with every game in which they had a seat. Stop the bot, make a backup, then:
--   sqlite3 -cmd '.parameter set :user 123456789012345678' var/tavolino.db < docs/delete_user.sql
-- Backups in BACKUP_FOLDER hold the user's data until they are deleted, too: by themselves, or by hand.
-- The games go as a whole, since their luck, and so their replay, follows from the ids of their players. The results of
-- the others in these games no longer count.
BEGIN IMMEDIATE;
CREATE TEMPORARY TABLE deleted AS
    SELECT id FROM sessions WHERE host = :user OR id IN (SELECT session FROM seats WHERE person = :user);
UPDATE sessions SET rematch_of = NULL WHERE rematch_of IN (SELECT id FROM deleted);
UPDATE sessions SET guests = (SELECT json_group_array(value) FROM json_each(guests) WHERE value <> :user)
    WHERE guests IS NOT NULL;
UPDATE sessions SET freed = (SELECT json_group_array(value) FROM json_each(freed) WHERE value <> :user);
DELETE FROM results WHERE session IN (SELECT id FROM deleted);
DELETE FROM analyses WHERE session IN (SELECT id FROM deleted);
DELETE FROM moves WHERE session IN (SELECT id FROM deleted);
DELETE FROM seats WHERE session IN (SELECT id FROM deleted);
DELETE FROM sessions WHERE id IN (SELECT id FROM deleted);
DELETE FROM ratings WHERE person = :user;
DELETE FROM rating_changes WHERE person = :user;
DELETE FROM best_scores WHERE person = :user;
DELETE FROM daily_moves WHERE person = :user;
DELETE FROM daily_attempts WHERE person = :user;
DELETE FROM tastes WHERE person = :user;
DROP TABLE deleted;
COMMIT;
VACUUM;
