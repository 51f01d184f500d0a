-- What happened in the games of a guild in some days: of very many, in the newest ones. Nobody is named who wants to be
-- hidden, or whose data were deleted. Results of duels ('duel=yes') are no games: each of those has been played at a
-- table of its own, and the result at none that could be shown.

-- name: week_games(guild, since, until, most)
SELECT COUNT(*) AS games
FROM (
    SELECT 1
    FROM results
    WHERE guild = :guild AND seat = 0 AND at >= :since AND at < :until AND variant <> 'duel=yes'
    LIMIT :most
) AS page;

-- name: week_upsets(guild, since, until, least, most, found)
-- The games in which the winner's rating was lower by most than that of somebody who lost.
SELECT
    winner.session, winner.game, winner.name AS winner, loser.name AS loser,
    gained.points - gained.change AS winner_points, lost.points - lost.change AS loser_points
FROM (
    SELECT session
    FROM results
    WHERE guild = :guild AND seat = 0 AND at >= :since AND at < :until AND variant <> 'duel=yes'
    ORDER BY at DESC, session DESC
    LIMIT :most
) AS page
JOIN results AS winner ON winner.session = page.session AND winner.outcome = 'win'
JOIN results AS loser ON loser.session = page.session AND loser.outcome = 'loss'
JOIN rating_changes AS gained ON gained.person = winner.person AND gained.guild = winner.guild
    AND gained.game = winner.game AND gained.number = winner.number
JOIN rating_changes AS lost ON lost.person = loser.person AND lost.guild = loser.guild
    AND lost.game = loser.game AND lost.number = loser.number
WHERE gained.settled = 1 AND lost.settled = 1
    AND lost.points - lost.change - gained.points + gained.change >= :least
    AND NOT EXISTS (
        SELECT 1 FROM user_settings WHERE user_settings.person IN (winner.person, loser.person) AND hidden = 1
    )
ORDER BY lost.points - lost.change - gained.points + gained.change DESC, winner.at, winner.session, loser.seat
LIMIT :found;

-- name: week_streak(guild, since, until, least, most)
-- Who has won most games in a row, until now, among those who have played.
SELECT
    ratings.streak AS wins,
    (
        SELECT name FROM results
        WHERE results.person = ratings.person AND results.guild = :guild
        ORDER BY at DESC, session DESC
        LIMIT 1
    ) AS name
FROM (
    SELECT DISTINCT results.person
    FROM (
        SELECT session
        FROM results
        WHERE guild = :guild AND seat = 0 AND at >= :since AND at < :until
        ORDER BY at DESC, session DESC
        LIMIT :most
    ) AS page
    JOIN results ON results.session = page.session
) AS first
JOIN ratings ON ratings.person = first.person AND ratings.guild = :guild AND ratings.game = '' AND ratings.variant = ''
    AND ratings.period = ''
WHERE ratings.person > 0 AND ratings.streak >= :least
    AND NOT EXISTS (SELECT 1 FROM user_settings WHERE user_settings.person = ratings.person AND hidden = 1)
ORDER BY ratings.streak DESC, ratings.games DESC, ratings.person
LIMIT 1;

-- name: week_closest(guild, since, until, most, found)
-- The games that were won by the smallest part of all points; after them, those without points by the number of moves.
SELECT winner.session
FROM (
    SELECT session
    FROM results
    WHERE guild = :guild AND seat = 0 AND at >= :since AND at < :until AND counts = 1 AND seats > 1
        AND variant <> 'duel=yes'
    ORDER BY at DESC, session DESC
    LIMIT :most
) AS page
JOIN sessions ON sessions.id = page.session
JOIN results AS winner ON winner.session = page.session AND winner.outcome = 'win' AND winner.rank = 1
JOIN results AS second ON second.session = page.session AND second.outcome = 'loss' AND second.rank = 2
WHERE sessions.status = 'finished' AND sessions.given_up = '[]'
    AND NOT EXISTS (
        SELECT 1 FROM results AS anybody
        WHERE anybody.session = page.session AND (
            anybody.person < 0
            OR EXISTS (SELECT 1 FROM user_settings WHERE user_settings.person = anybody.person AND hidden = 1)
        )
    )
GROUP BY winner.session, winner.score, winner.at
ORDER BY
    CASE WHEN winner.score IS NULL THEN 1 ELSE 0 END,
    CAST(min(abs(winner.score - second.score)) AS DOUBLE PRECISION) / (abs(winner.score) + max(abs(second.score)) + 1),
    (SELECT max(ply) FROM moves WHERE moves.session = winner.session) DESC,
    winner.at DESC
LIMIT :found;
