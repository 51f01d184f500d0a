-- What a batch of changes executes beside the statements of bot/store/postgres/statements.py, each text once for all rows.
-- Sessions are locked before anything else, in the order of their ids; so no two batches wait for each
-- other.

-- name: history_of_server()$
-- Which history of changes this server goes on with: a server that takes over from another one begins a new timeline of
-- it, with the numbers of transactions that the other one had used there already. Null on a replica.
SELECT
    (SELECT system_identifier FROM pg_control_system()) || '/'
    || CASE WHEN NOT pg_is_in_recovery() THEN substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8) END;

-- name: transaction_status(number)$
SELECT pg_xact_status(CAST(CAST(:number AS TEXT) AS xid8));

-- name: lock_sessions(ids)
-- Of sessions that exist. Id, then the fields of `bot.store.postgres.transactions.Locked` in order.
SELECT
    id, version,
    CASE WHEN status IN ('lobby', 'playing') AND set_aside IS NULL THEN channel END AS channel,
    coalesce(shown, '') AS shown
FROM sessions
WHERE id = ANY(CAST(:ids AS TEXT[]))
ORDER BY id
FOR NO KEY UPDATE;

-- name: unchanged_sessions(versions)
-- As a part of a statement that has locked sessions: a row if none has another version than in this JSON by session,
-- -1 for one that must not exist. The first count locks all sessions before anything is written: else a plan may lock
-- some of them afterwards.
SELECT 1 WHERE (SELECT count(*) FROM locked) >= 0 AND 0 = (
    SELECT count(*) FROM locked FULL JOIN json_each_text(CAST(:versions AS JSON)) AS based (id, version) USING (id)
    WHERE CAST(based.version AS INTEGER) <> coalesce(locked.version, -1)
);

-- name: begun_transaction()
-- What such a statement returns, with each locked session; in one row without a session if there is none.
SELECT CAST(pg_current_xact_id() AS TEXT) AS number, EXISTS (SELECT FROM unchanged) AS wrote, locked.*
FROM (SELECT 1) AS one LEFT JOIN locked ON TRUE;

-- name: locked_sessions(ids)
-- Which of these another transaction has locked now.
WITH free AS MATERIALIZED (
    SELECT id FROM sessions WHERE id = ANY(CAST(:ids AS TEXT[])) FOR NO KEY UPDATE SKIP LOCKED
)
SELECT id FROM sessions WHERE id = ANY(CAST(:ids AS TEXT[])) EXCEPT SELECT id FROM free;

-- name: raise_versions(ids)!
UPDATE sessions SET version = version + 1
WHERE id = ANY(ARRAY(SELECT json_array_elements_text(CAST(:ids AS JSON))));

-- name: clear_seats(rows)!
DELETE FROM seats
WHERE session = ANY(ARRAY(SELECT session FROM json_to_recordset(CAST(:rows AS JSON)) AS new (session TEXT)));

-- name: write_shown(rows)!
UPDATE sessions SET shown = new.shown
FROM json_to_recordset(CAST(:rows AS JSON)) AS new (session TEXT, shown TEXT)
WHERE sessions.id = new.session;

-- name: set_aside(rows)!
-- Nothing is due there any more.
WITH aside AS (SELECT session, why FROM json_to_recordset(CAST(:rows AS JSON)) AS new (session TEXT, why TEXT)),
cleared AS (DELETE FROM due USING aside WHERE due.session = aside.session)
UPDATE sessions SET set_aside = aside.why, version = version + 1
FROM aside
WHERE sessions.id = aside.session;

-- name: remove_due(rows)!
DELETE FROM due
USING json_to_recordset(CAST(:rows AS JSON)) AS done (session TEXT, kind TEXT)
WHERE due.session = done.session AND due.kind = done.kind;

-- name: write_due(rows)!
-- lease: milliseconds for which it is held from the beginning; null for what nobody holds, which most rows are: the time
-- is asked for only where it is needed, since that takes as long as the rest of a row.
INSERT INTO due (session, kind, at, detail, holder, leased_until)
SELECT session, kind, at, detail, holder, CASE WHEN lease IS NOT NULL THEN now_ms() + lease END
FROM json_to_recordset(CAST(:rows AS JSON))
    AS new (session TEXT, kind TEXT, at BIGINT, detail TEXT, holder TEXT, lease BIGINT)
ON CONFLICT (session, kind) DO UPDATE SET
    at = excluded.at, detail = excluded.detail, holder = excluded.holder, leased_until = excluded.leased_until;

-- name: write_heartbeat(rows)!
INSERT INTO heartbeat ("only", alive_at)
SELECT 1, alive_at FROM json_to_recordset(CAST(:rows AS JSON)) AS new (alive_at BIGINT)
ON CONFLICT ("only") DO UPDATE SET alive_at = excluded.alive_at;

-- name: sessions_of_actions(actions)
SELECT action, session FROM moves WHERE action = ANY(CAST(:actions AS BIGINT[]));

-- name: add_due(rows)!
-- As write_due, but of two times for one kind the earlier one stays, with all that belongs to it.
INSERT INTO due (session, kind, at, detail, holder, leased_until)
SELECT session, kind, at, detail, holder, CASE WHEN lease IS NOT NULL THEN now_ms() + lease END
FROM json_to_recordset(CAST(:rows AS JSON))
    AS new (session TEXT, kind TEXT, at BIGINT, detail TEXT, holder TEXT, lease BIGINT)
ON CONFLICT (session, kind) DO UPDATE SET
    at = excluded.at, detail = excluded.detail, holder = excluded.holder, leased_until = excluded.leased_until
WHERE excluded.at < due.at;

-- name: note_attempts(rows)!
-- No seal where the guild, of which it is a hash, was forgotten meanwhile.
UPDATE daily_attempts SET
    ended_at = new.ended_at, score = new.score, duration = new.duration,
    seal = CASE WHEN daily_attempts.guild IS NOT DISTINCT FROM new.guild THEN new.seal END
FROM json_to_recordset(CAST(:rows AS JSON))
    AS new (daily TEXT, person BIGINT, guild BIGINT, ended_at BIGINT, score INTEGER, duration BIGINT, seal TEXT)
WHERE daily_attempts.daily = new.daily AND daily_attempts.person = new.person;

-- name: forget_daily_posts(rows)!
DELETE FROM daily_posts
USING json_to_recordset(CAST(:rows AS JSON)) AS new (guild BIGINT, day TEXT)
WHERE daily_posts.guild = new.guild AND daily_posts.day < new.day;

-- name: note_ended_posts(rows)!
UPDATE daily_posts SET problem = new.problem
FROM json_to_recordset(CAST(:rows AS JSON)) AS new (guild BIGINT, day TEXT, problem TEXT)
WHERE daily_posts.guild = new.guild AND daily_posts.day = new.day;

-- name: begin_duel_games(rows)!
-- What was written first stays: two processes may begin the same game.
UPDATE duel_players SET started_at = new.started_at, game_seal = new.game_seal
FROM json_to_recordset(CAST(:rows AS JSON)) AS new (duel TEXT, person BIGINT, started_at BIGINT, game_seal TEXT)
WHERE duel_players.duel = new.duel AND duel_players.person = new.person AND duel_players.started_at IS NULL;

-- name: note_duel_games(rows)!
UPDATE duel_players SET ended_at = new.ended_at, game_seal = new.game_seal
FROM json_to_recordset(CAST(:rows AS JSON)) AS new (duel TEXT, person BIGINT, ended_at BIGINT, game_seal TEXT)
WHERE duel_players.duel = new.duel AND duel_players.person = new.person;

-- name: note_duel_messages(rows)!
UPDATE duels SET message = new.message
FROM json_to_recordset(CAST(:rows AS JSON)) AS new (duel TEXT, message BIGINT)
WHERE duels.id = new.duel;

-- name: leave_duels(rows)!
DELETE FROM duel_players
USING duels, json_to_recordset(CAST(:rows AS JSON)) AS gone (series TEXT, person BIGINT)
WHERE duel_players.duel = duels.id AND duel_players.person = gone.person
    AND (duels.id = gone.series OR duels.series = gone.series);

-- name: delete_duels(rows)!
DELETE FROM duels
WHERE id = ANY(ARRAY(SELECT duel FROM json_to_recordset(CAST(:rows AS JSON)) AS gone (duel TEXT)));

-- name: lock_tournaments(ids)
-- In the order of their ids, so that no two batches wait for each other.
SELECT id, version FROM tournaments WHERE id = ANY(CAST(:ids AS TEXT[])) ORDER BY id FOR NO KEY UPDATE;

-- name: clear_tournament_players(rows)!
DELETE FROM tournament_players
WHERE tournament = ANY(ARRAY(SELECT tournament FROM json_to_recordset(CAST(:rows AS JSON)) AS new (tournament TEXT)));

-- name: examined(rows)!
UPDATE results SET examined = 1
WHERE session = ANY(ARRAY(SELECT session FROM json_to_recordset(CAST(:rows AS JSON)) AS new (session TEXT)));

-- name: examine_again(rows)!
UPDATE results SET examined = 0
FROM json_to_recordset(CAST(:rows AS JSON)) AS before (examined INTEGER)
WHERE results.examined = before.examined;

-- name: earn(rows)!
INSERT INTO achievements (person, achievement, session, at)
SELECT DISTINCT ON (new.person, new.achievement) new.person, new.achievement, new.session, new.at
FROM json_to_recordset(CAST(:rows AS JSON)) AS new (person BIGINT, achievement TEXT, session TEXT, at BIGINT)
WHERE EXISTS (SELECT 1 FROM results WHERE results.person = new.person)
    OR EXISTS (SELECT 1 FROM daily_attempts WHERE daily_attempts.person = new.person)
ORDER BY new.person, new.achievement, new.at
ON CONFLICT (person, achievement) DO UPDATE SET session = excluded.session, at = excluded.at
WHERE excluded.at < achievements.at;

-- name: begin_practice_streaks(rows)!
INSERT INTO practice_streaks (person, streak, best)
SELECT person, 0, 0 FROM json_to_recordset(CAST(:rows AS JSON)) AS new (person BIGINT)
ON CONFLICT (person) DO NOTHING;

-- name: change_practice(rows)!
UPDATE practice_positions SET step = new.step, due_at = new.due_at
FROM json_to_recordset(CAST(:rows AS JSON)) AS new (person BIGINT, session TEXT, ply INTEGER, step INTEGER, due_at BIGINT)
WHERE practice_positions.person = new.person AND practice_positions.session = new.session
    AND practice_positions.ply = new.ply;

-- name: note_practice_streaks(rows)!
UPDATE practice_streaks SET streak = new.streak, best = new.best
FROM json_to_recordset(CAST(:rows AS JSON)) AS new (person BIGINT, streak INTEGER, best INTEGER)
WHERE practice_streaks.person = new.person;

-- name: remove_practice(rows)!
DELETE FROM practice_positions
USING json_to_recordset(CAST(:rows AS JSON)) AS new (person BIGINT, session TEXT, ply INTEGER)
WHERE practice_positions.person = new.person AND practice_positions.session = new.session
    AND practice_positions.ply = new.ply;
