-- The puzzle of SET could be ended for nothing, by asking for cards when none were left, though a SET still lay there:
-- ahead of whoever looked for it. That costs now what asking for cards always costs, a point.
UPDATE daily_attempts SET score = score - 1
WHERE score IS NOT NULL
    AND daily IN (SELECT id FROM dailies WHERE game = 'set')
    AND 'more' = (
        SELECT words FROM daily_moves AS last
        WHERE last.daily = daily_attempts.daily AND last.person = daily_attempts.person
        ORDER BY last.ply DESC LIMIT 1
    );
