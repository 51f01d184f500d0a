-- name: live()
SELECT id, game, rules, options, guild, channel, host, status, seed, commitment, rematch_of,
    message, offer, offer_seat, offer_ply, offer_agreed, reason, opened_at, started_at, ended_at,
    guests, clock, deadline, reminders, reminded, overdue, threaded, given_up
FROM sessions
WHERE status IN ('lobby', 'playing')
ORDER BY opened_at, id;

-- name: session(id)^
SELECT id, game, rules, options, guild, channel, host, status, seed, commitment, rematch_of,
    message, offer, offer_seat, offer_ply, offer_agreed, reason, opened_at, started_at, ended_at,
    guests, clock, deadline, reminders, reminded, overdue, threaded, given_up
FROM sessions
WHERE id = :id;

-- name: seats(session)
SELECT session, seat, person, name FROM seats WHERE session = :session ORDER BY seat;

-- name: moves(session)
SELECT session, ply, seat, words, action, at FROM moves WHERE session = :session ORDER BY ply;

-- name: results(session)
SELECT session, seat, seats, person, name, guild, game, rank, score, outcome, at, counts
FROM results
WHERE session = :session
ORDER BY seat;

-- name: standings(guild, game, most)
-- Games for one or with a computer tell nothing of how players compare. A null game is all games.
-- Names are the guild's own, so each is the latest that the person played under in this guild, whatever the game.
SELECT
    RANK() OVER (ORDER BY wins DESC, losses, draws DESC) AS rank,
    person,
    (
        SELECT latest.name
        FROM results AS latest
        WHERE latest.guild = :guild AND latest.person = tally.person
        ORDER BY latest.at DESC, latest.session DESC
        LIMIT 1
    ) AS name,
    games, wins, losses, draws
FROM (
    SELECT
        person,
        COUNT(*) AS games,
        SUM(CASE WHEN outcome = 'win' THEN 1 ELSE 0 END) AS wins,
        SUM(CASE WHEN outcome = 'loss' THEN 1 ELSE 0 END) AS losses,
        SUM(CASE WHEN outcome = 'draw' THEN 1 ELSE 0 END) AS draws
    FROM results
    WHERE guild = :guild AND seats > 1 AND counts = 1 AND (CAST(:game AS TEXT) IS NULL OR game = :game)
    GROUP BY person
) AS tally
ORDER BY rank, name, person
LIMIT :most;

-- name: results_of(guild, person, game)
-- All that a person finished, alone and with computers too; a null game is all games.
SELECT session, seat, seats, person, name, guild, game, rank, score, outcome, at, counts
FROM results
WHERE guild = :guild AND person = :person AND (CAST(:game AS TEXT) IS NULL OR game = :game)
ORDER BY at, session;

-- name: counted_results(guild, game)
-- By which people may be compared; a null game is all games.
SELECT session, seat, seats, person, name, guild, game, rank, score, outcome, at, counts
FROM results
WHERE guild = :guild AND seats > 1 AND counts = 1 AND (CAST(:game AS TEXT) IS NULL OR game = :game)
ORDER BY at, session, seat;

-- name: servers()
SELECT guild, language, channels, roles, clock, threads, reminders, tables_per_user, tables_per_server, enders, theme
FROM servers;

-- name: tastes()
SELECT person, theme FROM tastes;

-- name: alive_at()$
SELECT alive_at FROM heartbeat;

-- name: ended_in(channel, most)
-- The finished games of a channel, the newest first.
SELECT id AS session, game, ended_at
FROM sessions
WHERE channel = :channel AND status = 'finished'
ORDER BY ended_at DESC, id DESC
LIMIT :most;
