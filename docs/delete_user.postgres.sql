-- Deletes all that is stored about one user, as delete_user.sql does, from PostgreSQL. Stop all processes, make a backup, then:
--   psql --set user=123456789012345678 --file docs/delete_user.postgres.sql postgresql://...
-- Backups and archived logs hold the user's data until they are deleted, too.
BEGIN;
CREATE TEMPORARY TABLE deleted ON COMMIT DROP AS
    SELECT id FROM sessions WHERE host = :user OR id IN (SELECT session FROM seats WHERE person = :user);
UPDATE sessions SET rematch_of = NULL WHERE rematch_of IN (SELECT id FROM deleted);
UPDATE sessions SET guests = (
    SELECT COALESCE(json_agg(value), '[]')::text FROM json_array_elements(guests::json) WHERE value::text <> :'user')
    WHERE guests IS NOT NULL;
UPDATE sessions SET freed = (
    SELECT COALESCE(json_agg(value), '[]')::text FROM json_array_elements(freed::json) WHERE value::text <> :'user')
    WHERE freed <> '[]';
DELETE FROM results WHERE session IN (SELECT id FROM deleted);
DELETE FROM analyses WHERE session IN (SELECT id FROM deleted);
DELETE FROM moves WHERE session IN (SELECT id FROM deleted);
DELETE FROM seats WHERE session IN (SELECT id FROM deleted);
DELETE FROM sessions WHERE id IN (SELECT id FROM deleted);  -- and what is due at them
DELETE FROM ratings WHERE person = :user;
DELETE FROM rating_changes WHERE person = :user;
DELETE FROM best_scores WHERE person = :user;
DELETE FROM daily_moves WHERE person = :user;
DELETE FROM daily_attempts WHERE person = :user;
DELETE FROM tastes WHERE person = :user;
COMMIT;
VACUUM;
