-- What the store reads of ratings and best scores. A guild of 0 is everywhere, an empty game or variant all of them, an
-- empty period all time. For names see the views `named_ratings` and `named_best_scores`.
--
-- Places of a leaderboard are counted from marks, which are its people at regular distances: so any page and any rank is
-- found from a small part of the index. People are in the order of two columns, the highest first, and then of their ids.
-- Only values without a type of their own (`:low`) let SQLite go along the index by both columns. How marks are found is in
-- the folder of each database.

-- name: leaderboard_between(guild, game, variant, period, high, low, person, to_high, to_low, to_person)
-- How many people there are from one place, which is counted, to another.
SELECT COUNT(*) AS people
FROM ratings
WHERE guild = :guild AND game = :game AND variant = :variant AND period = :period
    AND (settled, points) <= (:high, :low)
    AND (settled < :high OR points < :low OR person >= :person)
    AND (settled, points) >= (:to_high, :to_low)
    AND (settled > :to_high OR points > :to_low OR person < :to_person);

-- name: leaderboard_rows(guild, game, variant, period, high, low, person, skipped, most)
-- The people of a page, counted from a mark; with each the number of people before the page who share its first rank.
WITH page AS (
    SELECT person, settled AS high, points AS low
    FROM ratings
    WHERE guild = :guild AND game = :game AND variant = :variant AND period = :period
        AND (settled, points) <= (:high, :low)
        AND (settled < :high OR points < :low OR person >= :person)
    ORDER BY settled DESC, points DESC, person
    LIMIT :most OFFSET :skipped
),
first AS (SELECT high, low, person FROM page ORDER BY high DESC, low DESC, person LIMIT 1)
SELECT
    named_ratings.*,
    (
        SELECT COUNT(*) FROM ratings
        WHERE guild = :guild AND game = :game AND variant = :variant AND period = :period
            AND settled = (SELECT high FROM first) AND points = (SELECT low FROM first)
            AND person < (SELECT person FROM first)
    ) AS beside
FROM page
JOIN named_ratings ON named_ratings.person = page.person AND guild = :guild AND game = :game AND variant = :variant
    AND period = :period
ORDER BY page.high DESC, page.low DESC, page.person;

-- name: leaderboard_row(guild, game, variant, period, person)
SELECT * FROM named_ratings
WHERE person = :person AND guild = :guild AND game = :game AND variant = :variant AND period = :period;

-- name: score_between(guild, game, variant, period, high, low, person, to_high, to_low, to_person)
-- How many people there are from one place, which is counted, to another.
SELECT COUNT(*) AS people
FROM best_scores
WHERE guild = :guild AND game = :game AND variant = :variant AND period = :period
    AND (coalesce(score, 0), -coalesce(duration, 9223372036854775807)) <= (:high, :low)
    AND (coalesce(score, 0) < :high OR -coalesce(duration, 9223372036854775807) < :low OR person >= :person)
    AND (coalesce(score, 0), -coalesce(duration, 9223372036854775807)) >= (:to_high, :to_low)
    AND (coalesce(score, 0) > :to_high OR -coalesce(duration, 9223372036854775807) > :to_low OR person < :to_person);

-- name: score_rows(guild, game, variant, period, high, low, person, skipped, most)
-- The people of a page, counted from a mark; with each the number of people before the page who share its first rank.
WITH page AS (
    SELECT person, coalesce(score, 0) AS high, -coalesce(duration, 9223372036854775807) AS low
    FROM best_scores
    WHERE guild = :guild AND game = :game AND variant = :variant AND period = :period
        AND (coalesce(score, 0), -coalesce(duration, 9223372036854775807)) <= (:high, :low)
        AND (coalesce(score, 0) < :high OR -coalesce(duration, 9223372036854775807) < :low OR person >= :person)
    ORDER BY coalesce(score, 0) DESC, -coalesce(duration, 9223372036854775807) DESC, person
    LIMIT :most OFFSET :skipped
),
first AS (SELECT high, low, person FROM page ORDER BY high DESC, low DESC, person LIMIT 1)
SELECT
    named_best_scores.*,
    (
        SELECT COUNT(*) FROM best_scores
        WHERE guild = :guild AND game = :game AND variant = :variant AND period = :period
            AND coalesce(score, 0) = (SELECT high FROM first) AND -coalesce(duration, 9223372036854775807) = (SELECT low FROM first)
            AND person < (SELECT person FROM first)
    ) AS beside
FROM page
JOIN named_best_scores ON named_best_scores.person = page.person AND guild = :guild AND game = :game AND variant = :variant
    AND period = :period
ORDER BY page.high DESC, page.low DESC, page.person;

-- name: score_row(guild, game, variant, period, person)
SELECT * FROM named_best_scores
WHERE person = :person AND guild = :guild AND game = :game AND variant = :variant AND period = :period;

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

-- name: rating_graph(person, guild, game, most, latest)
-- After each of the latest games; where those are more than wanted, after the first one, the highest, and others evenly up
-- to the last.
WITH course AS (
    SELECT points, change, settled, ROW_NUMBER() OVER (ORDER BY number) AS games
    FROM (
        SELECT number, points, change, settled
        FROM rating_changes
        WHERE person = :person AND guild = :guild AND game = :game
        ORDER BY number DESC
        LIMIT :latest
    ) AS latest
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
