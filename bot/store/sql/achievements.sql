-- What is read of achievements. Each text is for both databases.

-- name: achievements_of(person)
SELECT * FROM achievements WHERE person = :person ORDER BY at, achievement;

-- name: achievements_in(session)
SELECT * FROM achievements WHERE session = :session ORDER BY person, achievement;

-- name: unexamined_session(session)
SELECT session FROM results WHERE session = :session AND examined = 0 LIMIT 1;

-- name: unexamined_of(person, most)
SELECT session FROM results WHERE person = :person AND examined = 0 ORDER BY at, session LIMIT :most;

-- name: unexamined(most)
SELECT DISTINCT session FROM (SELECT session FROM results WHERE examined = 0 LIMIT :most) AS found;

-- name: players_to_count(session, most, achievement)
-- People who had finished no such game before, and those with so many games who have not achieved that yet. Computers
-- have no positive number.
SELECT person FROM results AS ended
WHERE session = :session AND person > 0 AND (
    NOT EXISTS (
        SELECT 1 FROM results WHERE person = ended.person AND game = ended.game AND session <> ended.session
    )
    OR (
        (SELECT count(*) FROM (SELECT 1 FROM results WHERE person = ended.person LIMIT :most) AS found) = :most
        AND NOT EXISTS (SELECT 1 FROM achievements WHERE person = ended.person AND achievement = :achievement)
    )
)
ORDER BY seat;

-- name: nth_game(person, game, skipped)
-- A null game is all games.
SELECT session, at FROM results
WHERE person = :person AND (CAST(:game AS TEXT) IS NULL OR game = :game)
ORDER BY at, session
LIMIT 1 OFFSET :skipped;
