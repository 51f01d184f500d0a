-- What is read of what people practise. Each text is for both databases.

-- name: practice_positions(person)
SELECT * FROM practice_positions WHERE person = :person
ORDER BY due_at IS NULL, due_at, added_at, session, ply;

-- name: practice_streak(person)
SELECT * FROM practice_streaks WHERE person = :person;
