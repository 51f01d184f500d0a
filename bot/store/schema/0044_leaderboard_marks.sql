-- People on leaderboards with their names. Names are the guild's own: of a person's last game there. Everywhere (guild 0)
-- there are usernames alone, and none of people who have chosen to be hidden there.
CREATE VIEW named_ratings AS
SELECT
    ratings.*,
    coalesce((
        SELECT name FROM results
        WHERE results.person = ratings.person AND results.guild = ratings.guild
        ORDER BY at DESC, session DESC
        LIMIT 1
    ), '') AS name,
    coalesce((
        SELECT username FROM results
        WHERE results.person = ratings.person AND (ratings.guild <> 0 OR NOT EXISTS (
            SELECT 1 FROM user_settings WHERE user_settings.person = ratings.person AND hidden = 1
        ))
        ORDER BY at DESC, session DESC
        LIMIT 1
    ), '') AS username
FROM ratings;

CREATE VIEW named_best_scores AS
SELECT
    best_scores.*,
    coalesce((
        SELECT name FROM results
        WHERE results.person = best_scores.person AND results.guild = best_scores.guild
        ORDER BY at DESC, session DESC
        LIMIT 1
    ), '') AS name,
    coalesce((
        SELECT username FROM results
        WHERE results.person = best_scores.person AND (best_scores.guild <> 0 OR NOT EXISTS (
            SELECT 1 FROM user_settings WHERE user_settings.person = best_scores.person AND hidden = 1
        ))
        ORDER BY at DESC, session DESC
        LIMIT 1
    ), '') AS username
FROM best_scores;

-- In the order of leaderboards, the highest first in both columns, so that one comparison finds where a page begins. Where
-- the time alone is compared there are no scores; unknown durations come last. The last columns save looking up the rows.
DROP INDEX best_scores_by_score;
CREATE INDEX best_scores_by_score ON best_scores (
    guild, game, variant, period, (coalesce(score, 0)) DESC, (-coalesce(duration, 9223372036854775807)) DESC, person, score,
    duration
);
