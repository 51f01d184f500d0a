-- What the store writes, beside the records of bot/store/mapping.py. These texts are executed once for all rows of a batch.

-- name: clear_seats(session)!
DELETE FROM seats WHERE session = :session;

-- name: write_shown(session, shown)!
UPDATE sessions SET shown = :shown WHERE id = :session;

-- name: set_aside(session, why)!
-- The id is bytes where it is no text any more.
UPDATE sessions SET set_aside = :why WHERE id = CAST(:session AS TEXT);

-- name: write_heartbeat(alive_at)!
INSERT INTO heartbeat ("only", alive_at) VALUES (1, :alive_at)
ON CONFLICT ("only") DO UPDATE SET alive_at = excluded.alive_at;

-- name: session_of_action(action)$
SELECT session FROM moves WHERE action = :action;

-- name: note_attempts(daily, person, guild, ended_at, score, duration, seal)!
-- No seal where the guild, of which it is a hash, was forgotten meanwhile.
UPDATE daily_attempts SET
    ended_at = :ended_at, score = :score, duration = :duration, seal = CASE WHEN guild IS :guild THEN :seal END
WHERE daily = :daily AND person = :person;

-- name: forget_daily_posts(guild, day)!
DELETE FROM daily_posts WHERE guild = :guild AND day < :day;

-- name: note_ended_posts(guild, day, problem)!
UPDATE daily_posts SET problem = :problem WHERE guild = :guild AND day = :day;

-- name: begin_duel_games(duel, person, started_at, game_seal)!
-- What was written first stays: two processes may begin the same game.
UPDATE duel_players SET started_at = :started_at, game_seal = :game_seal
WHERE duel = :duel AND person = :person AND started_at IS NULL;

-- name: note_duel_games(duel, person, ended_at, game_seal)!
UPDATE duel_players SET ended_at = :ended_at, game_seal = :game_seal WHERE duel = :duel AND person = :person;

-- name: note_duel_messages(duel, message)!
UPDATE duels SET message = :message WHERE id = :duel;

-- name: leave_duels(series, person)!
DELETE FROM duel_players
WHERE person = :person AND duel IN (SELECT id FROM duels WHERE id = :series OR series = :series);

-- name: delete_duels(duel)!
DELETE FROM duels WHERE id = :duel;

-- name: clear_tournament_players(tournament)!
DELETE FROM tournament_players WHERE tournament = :tournament;

-- name: examined(session)!
UPDATE results SET examined = 1 WHERE session = :session;

-- name: examine_again(examined)!
UPDATE results SET examined = 0 WHERE examined = :examined;

-- name: earn(person, achievement, session, at)!
INSERT INTO achievements (person, achievement, session, at)
SELECT :person, :achievement, :session, :at
WHERE EXISTS (SELECT 1 FROM results WHERE person = :person)
    OR EXISTS (SELECT 1 FROM daily_attempts WHERE person = :person)
ON CONFLICT (person, achievement) DO UPDATE SET session = excluded.session, at = excluded.at
WHERE excluded.at < achievements.at;

-- name: begin_practice_streaks(person)!
INSERT INTO practice_streaks (person, streak, best) VALUES (:person, 0, 0)
ON CONFLICT (person) DO NOTHING;

-- name: change_practice(person, session, ply, step, due_at)!
UPDATE practice_positions SET step = :step, due_at = :due_at
WHERE person = :person AND session = :session AND ply = :ply;

-- name: note_practice_streaks(person, streak, best)!
UPDATE practice_streaks SET streak = :streak, best = :best WHERE person = :person;

-- name: remove_practice(person, session, ply)!
DELETE FROM practice_positions WHERE person = :person AND session = :session AND ply = :ply;
