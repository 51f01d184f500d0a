-- How people, guilds and their sessions are removed. Each text is for both databases; a statement that writes is
-- executed once for all its rows. What follows from the lists of bot/store/people.py is in the same module.

-- name: moves_of_person(person)
-- Without the hashes of states: of a game in play, they would tell somebody who tries all hands which is the right one.
SELECT moves.session, moves.ply, moves.seat, moves.words, moves.action, moves.at
FROM moves JOIN seats ON seats.session = moves.session AND seats.seat = moves.seat
WHERE seats.person = :person ORDER BY moves.session, moves.ply;

-- name: last_session_of_part(after, most)
-- In a part of all sessions, by id: where it ends.
SELECT max(id) AS last FROM (SELECT id FROM sessions WHERE id > :after ORDER BY id LIMIT :most) AS part;

-- name: tournaments_of_person(person)
SELECT id FROM tournaments WHERE person = :person
UNION SELECT tournament FROM tournament_players WHERE person = :person ORDER BY id;

-- name: empty_seal(session)*!
UPDATE sessions SET seal = NULL WHERE id = :session;

-- name: rating_changes_left(person)
SELECT 1 FROM rating_changes WHERE person = :person LIMIT 1;

-- name: delete_some_rating_changes(person, most)*!
DELETE FROM rating_changes WHERE (person, guild, game, number) IN
    (SELECT person, guild, game, number FROM rating_changes WHERE person = :person LIMIT :most);

-- name: delete_attempt_moves(daily, person)*!
DELETE FROM daily_moves WHERE daily = :daily AND person = :person;

-- name: empty_attempt(stand_in, daily, person)*!
UPDATE daily_attempts SET person = :stand_in, guild = NULL, name = '', username = '', started_at = 0,
    ended_at = NULL, score = NULL, duration = NULL, seal = NULL
WHERE daily = :daily AND person = :person;

-- name: delete_emptied_attempts(day)*!
DELETE FROM daily_attempts WHERE person < 0 AND daily IN (SELECT id FROM dailies WHERE day < :day);

-- name: ask_deletion(person, stand_in, at, language)*!
INSERT INTO deletions (person, stand_in, at, language) VALUES (:person, :stand_in, :at, :language)
ON CONFLICT DO NOTHING;

-- name: cancel_deletion(person)*!
DELETE FROM deletions WHERE person = :person;

-- name: deletion_of(person)
SELECT * FROM deletions WHERE person = :person;

-- name: due_deletions(now)
SELECT * FROM deletions WHERE at <= :now ORDER BY at, person;

-- name: note_removal(guild, at, begun)*!
INSERT INTO removals (guild, at, begun) VALUES (:guild, :at, :begun) ON CONFLICT (guild) DO NOTHING;

-- name: note_removal_again(guild, at, begun)*!
-- That its rows are being deleted stays noted.
INSERT INTO removals (guild, at, begun) VALUES (:guild, :at, :begun) ON CONFLICT (guild)
DO UPDATE SET at = excluded.at, begun = CASE WHEN removals.begun = 1 THEN 1 ELSE excluded.begun END;

-- name: cancel_removal(guild)*!
DELETE FROM removals WHERE guild = :guild;

-- name: removals()
SELECT * FROM removals ORDER BY at, guild;

-- name: known_guilds()
-- Goes from guild to guild along the index.
WITH RECURSIVE known (guild) AS (
    SELECT min(guild) FROM sessions WHERE user_install = 0
    UNION ALL
    SELECT (SELECT min(guild) FROM sessions WHERE user_install = 0 AND guild > known.guild)
    FROM known WHERE known.guild IS NOT NULL
)
SELECT guild FROM known WHERE guild IS NOT NULL UNION SELECT guild FROM servers ORDER BY guild;

-- name: people_of_guild(guild, after, most)
SELECT DISTINCT person FROM results WHERE guild = :guild AND person > :after ORDER BY person LIMIT :most;

-- name: ended_sessions_of_guild(guild, before, most)
SELECT id FROM sessions
WHERE guild = :guild AND opened_at < :before
    AND (status NOT IN ('lobby', 'playing') OR set_aside IS NOT NULL)
LIMIT :most;

-- name: forget_rematch_of(session)*!
UPDATE sessions SET rematch_of = NULL WHERE rematch_of = :session;

-- name: delete_session(session)*!
DELETE FROM sessions WHERE id = :session;

-- name: delete_attempts_of_guild(guild)*!
DELETE FROM daily_attempts WHERE daily IN (SELECT id FROM dailies WHERE guild = :guild);

-- name: leave_guild_in_attempts(guild)*!
-- The name is the one that people had there, and the seal is a hash of both.
UPDATE daily_attempts SET guild = NULL, name = '', seal = NULL WHERE guild = :guild;
