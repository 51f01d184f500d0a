-- What goes through all results again. Each text is for both databases.

-- name: last_number()^
SELECT coalesce(max(number), 0) AS number FROM results;

-- name: unnumbered()
-- Sessions whose results were written by an older program, in the order in which they ended.
SELECT session FROM results WHERE number IS NULL GROUP BY session ORDER BY min(at), session;

-- name: set_number(session, number)!
UPDATE results SET number = :number WHERE session = :session;

-- name: without_variant(after, until)
SELECT sessions.id, sessions.game, sessions.options, results.seats
FROM results
JOIN sessions ON sessions.id = results.session
WHERE results.number > :after AND results.number <= :until AND results.seat = 0 AND results.variant = '';

-- name: set_variant(session, variant)!
UPDATE results SET variant = :variant WHERE session = :session;

-- name: results_between(after, until)
SELECT * FROM results WHERE number > :after AND number <= :until AND counts = 1 ORDER BY number, session, seat;

-- name: delete_ratings()!
DELETE FROM ratings;

-- name: delete_rating_changes()!
DELETE FROM rating_changes;

-- name: delete_best_scores()!
DELETE FROM best_scores;

-- name: delete_ratings_of_nobody()!
-- Of people whose data were deleted: their results have a negative id, for what others have won against them.
DELETE FROM ratings WHERE person < 0;

-- name: delete_rating_changes_of_nobody()!
DELETE FROM rating_changes WHERE person < 0;

-- name: delete_best_scores_of_nobody()!
DELETE FROM best_scores WHERE person < 0;

-- name: write_rating_rules(rules)!
INSERT INTO rating_rules ("only", rules) VALUES (1, :rules) ON CONFLICT ("only") DO UPDATE SET rules = excluded.rules;
