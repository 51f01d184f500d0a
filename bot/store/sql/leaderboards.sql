-- What the store reads of ratings and best scores. A guild of 0 is everywhere, an empty game or variant all of them, an
-- empty period all time. Names are the guild's own: of a person's last game there. Everywhere there are usernames alone,
-- and none of people who have chosen to be hidden there.

-- name: leaderboard_rows(guild, game, variant, period, skipped, most)
-- The people of a page; with each the number of people on the leaderboard, and of those above the first one of the page.
WITH page AS (
    SELECT person, settled, points
    FROM ratings
    WHERE guild = :guild AND game = :game AND variant = :variant AND period = :period
    ORDER BY settled DESC, points DESC, person
    LIMIT :most OFFSET :skipped
),
first AS (SELECT settled, points, person FROM page ORDER BY settled DESC, points DESC, person LIMIT 1)
SELECT
    ratings.person, ratings.points, ratings.settled, ratings.games, ratings.wins, ratings.losses, ratings.draws,
    ratings.streak,
    (SELECT COUNT(*) FROM ratings WHERE guild = :guild AND game = :game AND variant = :variant AND period = :period) AS people,
    :skipped - (
        SELECT COUNT(*) FROM ratings
        WHERE guild = :guild AND game = :game AND variant = :variant AND period = :period
            AND settled = (SELECT settled FROM first) AND points = (SELECT points FROM first)
            AND person < (SELECT person FROM first)
    ) AS above,
    coalesce((
        SELECT name FROM results
        WHERE results.person = page.person AND results.guild = :guild
        ORDER BY at DESC, session DESC
        LIMIT 1
    ), '') AS name,
    coalesce((
        SELECT username FROM results
        WHERE results.person = page.person AND (:guild <> 0 OR NOT EXISTS (
            SELECT 1 FROM user_settings WHERE user_settings.person = page.person AND hidden = 1
        ))
        ORDER BY at DESC, session DESC
        LIMIT 1
    ), '') AS username
FROM page
JOIN ratings ON ratings.person = page.person AND ratings.guild = :guild AND ratings.game = :game
    AND ratings.variant = :variant AND ratings.period = :period
ORDER BY ratings.settled DESC, ratings.points DESC, ratings.person;

-- name: leaderboard_row(guild, game, variant, period, person)
-- Two counts, each of one piece of the index: a comparison of both columns at once would read all of the leaderboard.
SELECT
    person, points, settled, games, wins, losses, draws, streak,
    (
        SELECT COUNT(*) FROM ratings AS above
        WHERE above.guild = :guild AND above.game = :game AND above.variant = :variant AND above.period = :period
            AND above.settled > ratings.settled
    ) + (
        SELECT COUNT(*) FROM ratings AS above
        WHERE above.guild = :guild AND above.game = :game AND above.variant = :variant AND above.period = :period
            AND above.settled = ratings.settled AND above.points > ratings.points
    ) AS above,
    (
        SELECT COUNT(*) FROM ratings AS beside
        WHERE beside.guild = :guild AND beside.game = :game AND beside.variant = :variant AND beside.period = :period
            AND beside.settled = ratings.settled AND beside.points = ratings.points AND beside.person < ratings.person
    ) AS beside,
    coalesce((
        SELECT name FROM results
        WHERE results.person = ratings.person AND results.guild = :guild
        ORDER BY at DESC, session DESC
        LIMIT 1
    ), '') AS name,
    coalesce((
        SELECT username FROM results
        WHERE results.person = ratings.person AND (:guild <> 0 OR NOT EXISTS (
            SELECT 1 FROM user_settings WHERE user_settings.person = ratings.person AND hidden = 1
        ))
        ORDER BY at DESC, session DESC
        LIMIT 1
    ), '') AS username
FROM ratings
WHERE person = :person AND guild = :guild AND game = :game AND variant = :variant AND period = :period;

-- name: leaderboard_size(guild, game, variant, period)
SELECT COUNT(*) AS people
FROM ratings
WHERE guild = :guild AND game = :game AND variant = :variant AND period = :period;

-- name: score_rows(guild, game, variant, period, skipped, most)
-- As `leaderboard_rows`. Unknown durations come last: the largest number stands for them.
WITH page AS (
    SELECT person, score, duration
    FROM best_scores
    WHERE guild = :guild AND game = :game AND variant = :variant AND period = :period
    ORDER BY score DESC, coalesce(duration, 9223372036854775807), person
    LIMIT :most OFFSET :skipped
),
first AS (SELECT score, duration FROM page ORDER BY score DESC, coalesce(duration, 9223372036854775807) LIMIT 1)
SELECT
    best.person, best.score, best.duration, best.session, best.at,
    (SELECT COUNT(*) FROM best_scores WHERE guild = :guild AND game = :game AND variant = :variant AND period = :period) AS people,
    (
        SELECT COUNT(*) FROM best_scores
        WHERE guild = :guild AND game = :game AND variant = :variant AND period = :period
            AND (score > (SELECT score FROM first) OR (
                coalesce(score = (SELECT score FROM first), TRUE)
                AND coalesce(duration, 9223372036854775807) < (SELECT coalesce(duration, 9223372036854775807) FROM first)
            ))
    ) AS above,
    coalesce((
        SELECT name FROM results
        WHERE results.person = page.person AND results.guild = :guild
        ORDER BY at DESC, session DESC
        LIMIT 1
    ), '') AS name,
    coalesce((
        SELECT username FROM results
        WHERE results.person = page.person AND (:guild <> 0 OR NOT EXISTS (
            SELECT 1 FROM user_settings WHERE user_settings.person = page.person AND hidden = 1
        ))
        ORDER BY at DESC, session DESC
        LIMIT 1
    ), '') AS username
FROM page
JOIN best_scores AS best ON best.person = page.person AND best.guild = :guild AND best.game = :game
    AND best.variant = :variant AND best.period = :period
ORDER BY best.score DESC, coalesce(best.duration, 9223372036854775807), best.person;

-- name: score_row(guild, game, variant, period, person)
SELECT
    person, score, duration, session, at,
    (
        SELECT COUNT(*) FROM best_scores AS above
        WHERE above.guild = :guild AND above.game = :game AND above.variant = :variant AND above.period = :period
            AND (above.score > best_scores.score OR (
                coalesce(above.score = best_scores.score, TRUE)
                AND coalesce(above.duration, 9223372036854775807) < coalesce(best_scores.duration, 9223372036854775807)
            ))
    ) AS above,
    (
        SELECT COUNT(*) FROM best_scores AS beside
        WHERE beside.guild = :guild AND beside.game = :game AND beside.variant = :variant AND beside.period = :period
            AND coalesce(beside.score = best_scores.score, TRUE)
            AND coalesce(beside.duration, 9223372036854775807) = coalesce(best_scores.duration, 9223372036854775807)
            AND beside.person < best_scores.person
    ) AS beside,
    coalesce((
        SELECT name FROM results
        WHERE results.person = best_scores.person AND results.guild = :guild
        ORDER BY at DESC, session DESC
        LIMIT 1
    ), '') AS name,
    coalesce((
        SELECT username FROM results
        WHERE results.person = best_scores.person AND (:guild <> 0 OR NOT EXISTS (
            SELECT 1 FROM user_settings WHERE user_settings.person = best_scores.person AND hidden = 1
        ))
        ORDER BY at DESC, session DESC
        LIMIT 1
    ), '') AS username
FROM best_scores
WHERE person = :person AND guild = :guild AND game = :game AND variant = :variant AND period = :period;

-- name: score_leaderboard_size(guild, game, variant, period)
SELECT COUNT(*) AS people
FROM best_scores
WHERE guild = :guild AND game = :game AND variant = :variant AND period = :period;

-- name: periods(guild, game, variant)
-- Each period is found by the one before it, since thousands of rows have the same one.
WITH RECURSIVE
rated (period) AS (
    SELECT MIN(period) FROM ratings WHERE guild = :guild AND game = :game AND variant = :variant
    UNION ALL
    SELECT (
        SELECT MIN(ratings.period) FROM ratings
        WHERE guild = :guild AND game = :game AND variant = :variant AND ratings.period > rated.period
    )
    FROM rated
    WHERE rated.period IS NOT NULL
),
scored (period) AS (
    SELECT MIN(period) FROM best_scores WHERE guild = :guild AND game = :game AND variant = :variant
    UNION ALL
    SELECT (
        SELECT MIN(best_scores.period) FROM best_scores
        WHERE guild = :guild AND game = :game AND variant = :variant AND best_scores.period > scored.period
    )
    FROM scored
    WHERE scored.period IS NOT NULL
)
SELECT period FROM rated WHERE period IS NOT NULL
UNION
SELECT period FROM scored WHERE period IS NOT NULL;

-- name: variants(guild, game)
WITH RECURSIVE
rated (variant) AS (
    SELECT MIN(variant) FROM ratings WHERE guild = :guild AND game = :game AND variant > ''
    UNION ALL
    SELECT (
        SELECT MIN(ratings.variant) FROM ratings
        WHERE guild = :guild AND game = :game AND ratings.variant > rated.variant
    )
    FROM rated
    WHERE rated.variant IS NOT NULL
),
scored (variant) AS (
    SELECT MIN(variant) FROM best_scores WHERE guild = :guild AND game = :game AND variant > ''
    UNION ALL
    SELECT (
        SELECT MIN(best_scores.variant) FROM best_scores
        WHERE guild = :guild AND game = :game AND best_scores.variant > scored.variant
    )
    FROM scored
    WHERE scored.variant IS NOT NULL
)
SELECT variant FROM rated WHERE variant IS NOT NULL
UNION
SELECT variant FROM scored WHERE variant IS NOT NULL
ORDER BY variant;

-- name: ratings_of(person, guild, period)
SELECT * FROM ratings WHERE person = :person AND guild = :guild AND period = :period ORDER BY game, variant;

-- name: best_scores_of(person, guild, period)
SELECT * FROM best_scores WHERE person = :person AND guild = :guild AND period = :period ORDER BY game, variant;

-- name: last_outcomes(person, guild, game, variant, most)
SELECT outcome
FROM results
WHERE person = :person AND counts = 1 AND seats > 1
    AND (CAST(:guild AS BIGINT) = 0 OR guild = :guild)
    AND (CAST(:game AS TEXT) = '' OR game = :game)
    AND (CAST(:variant AS TEXT) = '' OR variant = :variant)
ORDER BY at DESC, session DESC
LIMIT :most;

-- name: rating_graph(person, guild, game, most)
-- After each game; where those are more than wanted, after the first one, the highest, and others evenly up to the last.
WITH course AS (
    SELECT points, change, settled, ROW_NUMBER() OVER (ORDER BY number) AS games
    FROM rating_changes
    WHERE person = :person AND guild = :guild AND game = :game
),
whole AS (SELECT COUNT(*) AS games, MAX(points) AS peak FROM course)
SELECT course.games, course.points, course.change, course.settled
FROM course
CROSS JOIN whole
WHERE whole.games <= CAST(:most AS BIGINT) OR course.games = 1
    OR course.games * (CAST(:most AS BIGINT) - 2) / whole.games
        > (course.games - 1) * (CAST(:most AS BIGINT) - 2) / whole.games
    OR course.games = (SELECT MIN(games) FROM course WHERE points = (SELECT peak FROM whole))
ORDER BY course.games;

-- name: rating_changes(session, guild, game)
SELECT rating_changes.*
FROM results
JOIN rating_changes ON rating_changes.person = results.person AND rating_changes.guild = :guild
    AND rating_changes.game = :game AND rating_changes.number = results.number
WHERE results.session = :session
ORDER BY results.seat;

-- name: head_to_head(guild, one, other)
SELECT
    mine.game,
    COUNT(*) AS games,
    SUM(CASE WHEN mine.rank < theirs.rank THEN 1 ELSE 0 END) AS ahead,
    SUM(CASE WHEN mine.rank > theirs.rank THEN 1 ELSE 0 END) AS behind,
    SUM(CASE WHEN mine.rank = theirs.rank THEN 1 ELSE 0 END) AS level
FROM results AS mine
JOIN seats ON seats.session = mine.session AND seats.person = :other
JOIN results AS theirs ON theirs.session = mine.session AND theirs.seat = seats.seat
WHERE mine.person = :one AND mine.counts = 1 AND mine.seats > 1 AND theirs.counts = 1
    AND (CAST(:guild AS BIGINT) = 0 OR mine.guild = :guild)
GROUP BY mine.game
ORDER BY games DESC, mine.game;

-- name: best_result_before(person, guild, game, variant, at, session)
-- A null guild is direct messages and group conversations.
SELECT score, duration
FROM results
WHERE person = :person AND game = :game AND variant = :variant AND seats = 1 AND counts = 1
    AND (guild = :guild OR (guild IS NULL AND CAST(:guild AS BIGINT) IS NULL))
    AND (at, session) < (:at, :session)
ORDER BY score DESC NULLS LAST, duration NULLS LAST
LIMIT 1;
