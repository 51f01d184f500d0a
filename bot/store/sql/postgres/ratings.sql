-- What is read to rate finished games, in the transaction that writes their results. Lists are JSON; those of people in
-- scopes have lists of a person, a guild, a game and a variant. OFFSET 0 keeps the server, which expects a hundred of them,
-- from reading the whole of a table that is small or was when it planned.

-- name: lock_people(people, numbers)
-- And draws so many numbers of results, which come after those of the games that these people have ended before.
--
-- Until the end of the transaction: so of two games with the same person one is rated after the other, the first game of a
-- person, too, who has no row yet to lock. Who changes or deletes a person's ratings otherwise takes this lock first. In
-- one order in all transactions.
WITH locked AS MATERIALIZED (
    SELECT count(pg_advisory_xact_lock(key)) FROM (
        SELECT DISTINCT hashtextextended('tavolino person ' || person, 0) AS key
        FROM unnest(CAST(:people AS BIGINT[])) AS one (person)
        ORDER BY key
    ) AS keys
)
SELECT nextval('result_numbers') AS number FROM locked CROSS JOIN generate_series(1, CAST(:numbers AS INTEGER));

-- name: ratings(people, periods)
SELECT found.*
FROM json_array_elements(CAST(:people AS JSON)) AS wanted
CROSS JOIN LATERAL (
    SELECT * FROM ratings
    WHERE person = CAST(wanted ->> 0 AS BIGINT) AND guild = CAST(wanted ->> 1 AS BIGINT) AND game = wanted ->> 2
        AND variant = wanted ->> 3 AND period = ANY (ARRAY(SELECT json_array_elements_text(CAST(:periods AS JSON))))
    OFFSET 0
) AS found;

-- name: best_scores(people, periods)
SELECT found.*
FROM json_array_elements(CAST(:people AS JSON)) AS wanted
CROSS JOIN LATERAL (
    SELECT * FROM best_scores
    WHERE person = CAST(wanted ->> 0 AS BIGINT) AND guild = CAST(wanted ->> 1 AS BIGINT) AND game = wanted ->> 2
        AND variant = wanted ->> 3 AND period = ANY (ARRAY(SELECT json_array_elements_text(CAST(:periods AS JSON))))
    OFFSET 0
) AS found;

-- name: games(people, before, most)
-- The last rated games of each person that have a lower number, with a row for each other player.
SELECT own.person, own.number, own.weight, other.person AS other, other.at, other.guild, other.game, other.variant
FROM unnest(ARRAY(SELECT CAST(json_array_elements_text(CAST(:people AS JSON)) AS BIGINT))) AS wanted (person)
CROSS JOIN LATERAL (
    SELECT rating_changes.person, rating_changes.number, rating_changes.weight FROM rating_changes
    WHERE rating_changes.person = wanted.person AND rating_changes.guild = 0 AND rating_changes.game = ''
        AND rating_changes.number < CAST(:before AS BIGINT)
    ORDER BY rating_changes.number DESC LIMIT CAST(:most AS INTEGER)
) AS own
JOIN results AS other ON other.number = own.number AND other.person <> own.person
ORDER BY own.person, own.number, other.seat;

-- name: delete_rating_rules()!
-- So that the next start recomputes all ratings, or asks for it.
DELETE FROM rating_rules;
