-- The marks of leaderboards, see ../leaderboards.sql. The first one is before everybody.
-- Only a value without a type of its own (`+mark.low`) lets SQLite go along the index by both columns.

-- name: leaderboard_marks(guild, game, variant, period, step)
WITH RECURSIVE mark (place, high, low, person) AS (
    SELECT CAST(0 AS BIGINT), 2147483647, CAST(0 AS INTEGER), CAST(0 AS BIGINT)
    UNION ALL
    SELECT mark.place + :step, following.settled, following.points, following.person
    FROM mark
    JOIN ratings AS following ON guild = :guild AND game = :game AND variant = :variant AND period = :period
        AND following.person = (
            SELECT person FROM ratings
            WHERE guild = :guild AND game = :game AND variant = :variant AND period = :period
                AND (settled, points) <= (+mark.high, +mark.low)
                AND (settled < mark.high OR points < mark.low OR person >= mark.person)
            ORDER BY settled DESC, points DESC, person
            LIMIT 1 OFFSET :step
        )
)
SELECT place, high, low, person FROM mark;

-- name: score_marks(guild, game, variant, period, step)
WITH RECURSIVE mark (place, high, low, person) AS (
    SELECT CAST(0 AS BIGINT), 2147483647, CAST(0 AS BIGINT), CAST(0 AS BIGINT)
    UNION ALL
    SELECT mark.place + :step, coalesce(following.score, 0), -coalesce(following.duration, 9223372036854775807), following.person
    FROM mark
    JOIN best_scores AS following ON guild = :guild AND game = :game AND variant = :variant AND period = :period
        AND following.person = (
            SELECT person FROM best_scores
            WHERE guild = :guild AND game = :game AND variant = :variant AND period = :period
                AND (coalesce(score, 0), -coalesce(duration, 9223372036854775807)) <= (+mark.high, +mark.low)
                AND (coalesce(score, 0) < mark.high OR -coalesce(duration, 9223372036854775807) < mark.low OR person >= mark.person)
            ORDER BY coalesce(score, 0) DESC, -coalesce(duration, 9223372036854775807) DESC, person
            LIMIT 1 OFFSET :step
        )
)
SELECT place, high, low, person FROM mark;
