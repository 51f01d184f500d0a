-- Finished games in lists, the newest first: those after a place in the list, by the end of a game and its session. One
-- query for each way in which games are chosen, so that each goes along an index; and the places before such a place.

-- name: games_of_guild(guild, at, session, most)
SELECT results.*, sessions.channel
FROM (
    SELECT session
    FROM results
    WHERE guild = :guild AND seat = 0 AND (at, session) < (:at, :session)
    ORDER BY at DESC, session DESC
    LIMIT :most
) AS page
JOIN results ON results.session = page.session
JOIN sessions ON sessions.id = page.session
ORDER BY results.at DESC, results.session DESC, results.seat;

-- name: games_before_of_guild(guild, at, session, most)
SELECT at, session
FROM results
WHERE guild = :guild AND seat = 0 AND (at, session) > (:at, :session)
ORDER BY at, session
LIMIT :most;

-- name: games_of_game(guild, game, variant, at, session, most)
SELECT results.*, sessions.channel
FROM (
    SELECT session
    FROM results
    WHERE guild = :guild AND game = :game AND seat = 0 AND (CAST(:variant AS TEXT) = '' OR variant = :variant)
        AND (at, session) < (:at, :session)
    ORDER BY at DESC, session DESC
    LIMIT :most
) AS page
JOIN results ON results.session = page.session
JOIN sessions ON sessions.id = page.session
ORDER BY results.at DESC, results.session DESC, results.seat;

-- name: games_before_of_game(guild, game, variant, at, session, most)
SELECT at, session
FROM results
WHERE guild = :guild AND game = :game AND seat = 0 AND (CAST(:variant AS TEXT) = '' OR variant = :variant)
    AND (at, session) > (:at, :session)
ORDER BY at, session
LIMIT :most;

-- name: games_of_channel(channel, game, variant, at, session, most)
SELECT results.*, sessions.channel
FROM (
    SELECT id AS session
    FROM sessions
    WHERE channel = :channel AND status = 'finished' AND (ended_at, id) < (:at, :session)
        AND (CAST(:game AS TEXT) = '' OR game = :game)
        AND (CAST(:variant AS TEXT) = '' OR EXISTS (
            SELECT 1 FROM results WHERE results.session = sessions.id AND seat = 0 AND variant = :variant
        ))
    ORDER BY ended_at DESC, id DESC
    LIMIT :most
) AS page
JOIN results ON results.session = page.session
JOIN sessions ON sessions.id = page.session
ORDER BY results.at DESC, results.session DESC, results.seat;

-- name: games_before_of_channel(channel, game, variant, at, session, most)
SELECT ended_at AS at, id AS session
FROM sessions
WHERE channel = :channel AND status = 'finished' AND (ended_at, id) > (:at, :session)
    AND (CAST(:game AS TEXT) = '' OR game = :game)
    AND (CAST(:variant AS TEXT) = '' OR EXISTS (
        SELECT 1 FROM results WHERE results.session = sessions.id AND seat = 0 AND variant = :variant
    ))
ORDER BY ended_at, id
LIMIT :most;

-- name: games_of_person(person, guild, channel, game, variant, against, outcome, at, session, most)
-- One of guild and channel is null; a null `against` is all.
SELECT results.*, sessions.channel
FROM (
    SELECT session
    FROM results
    WHERE person = :person AND (at, session) < (:at, :session)
        AND (CAST(:guild AS BIGINT) IS NULL OR guild = :guild)
        AND (CAST(:game AS TEXT) = '' OR game = :game)
        AND (CAST(:variant AS TEXT) = '' OR variant = :variant)
        AND (CAST(:outcome AS TEXT) = '' OR outcome = :outcome)
        AND (CAST(:against AS BIGINT) IS NULL OR EXISTS (
            SELECT 1 FROM seats WHERE seats.session = results.session AND seats.person = :against
        ))
        AND (CAST(:channel AS BIGINT) IS NULL OR EXISTS (
            SELECT 1 FROM sessions WHERE sessions.id = results.session AND sessions.channel = :channel
        ))
    ORDER BY at DESC, session DESC
    LIMIT :most
) AS page
JOIN results ON results.session = page.session
JOIN sessions ON sessions.id = page.session
ORDER BY results.at DESC, results.session DESC, results.seat;

-- name: games_before_of_person(person, guild, channel, game, variant, against, outcome, at, session, most)
SELECT at, session
FROM results
WHERE person = :person AND (at, session) > (:at, :session)
    AND (CAST(:guild AS BIGINT) IS NULL OR guild = :guild)
    AND (CAST(:game AS TEXT) = '' OR game = :game)
    AND (CAST(:variant AS TEXT) = '' OR variant = :variant)
    AND (CAST(:outcome AS TEXT) = '' OR outcome = :outcome)
    AND (CAST(:against AS BIGINT) IS NULL OR EXISTS (
        SELECT 1 FROM seats WHERE seats.session = results.session AND seats.person = :against
    ))
    AND (CAST(:channel AS BIGINT) IS NULL OR EXISTS (
        SELECT 1 FROM sessions WHERE sessions.id = results.session AND sessions.channel = :channel
    ))
ORDER BY at, session
LIMIT :most;
