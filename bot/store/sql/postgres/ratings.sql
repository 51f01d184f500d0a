-- What is read to rate finished games, in the transaction that writes their results. Rows are JSON.

-- name: lock_people(people)!
-- Until the end of the transaction: so of two games with the same person one is rated after the other, the first game of a
-- person, too, who has no row yet to lock. Who changes or deletes a person's ratings otherwise takes this lock first. In
-- one order in all transactions.
SELECT count(pg_advisory_xact_lock(key)) FROM (
    SELECT DISTINCT hashtextextended('tavolino person ' || person, 0) AS key
    FROM unnest(CAST(:people AS BIGINT[])) AS one (person)
    ORDER BY key
) AS keys;

-- name: next_numbers(count)
SELECT nextval('result_numbers') AS number FROM generate_series(1, CAST(:count AS INTEGER));

-- name: ratings_of(keys)
SELECT ratings.*
FROM json_to_recordset(CAST(:keys AS JSON)) AS wanted (person BIGINT, guild BIGINT, game TEXT, variant TEXT, period TEXT)
JOIN ratings USING (person, guild, game, variant, period);

-- name: best_scores_of(keys)
SELECT best_scores.*
FROM json_to_recordset(CAST(:keys AS JSON)) AS wanted (person BIGINT, guild BIGINT, game TEXT, variant TEXT, period TEXT)
JOIN best_scores USING (person, guild, game, variant, period);

-- name: earlier_games(meetings, number)
-- The rated games of meetings that have a lower number. place: of a meeting in the list.
SELECT wanted.place, (
    SELECT count(*) FROM results AS own
    WHERE own.person = wanted.people[1] AND own.at >= wanted.begin AND own.at < wanted."end" AND own.game = wanted.game
        AND own.seats = cardinality(wanted.people) AND own.number < CAST(:number AS BIGINT)
        AND own.seats = (
            SELECT count(*) FROM results AS other
            WHERE other.session = own.session AND other.counts = 1 AND other.person = ANY(wanted.people)
        )
) AS games
FROM json_to_recordset(CAST(:meetings AS JSON))
    AS wanted (place INTEGER, people BIGINT[], game TEXT, begin BIGINT, "end" BIGINT);

-- name: delete_rating_rules()!
-- So that the next start recomputes all ratings, or asks for it.
DELETE FROM rating_rules;
