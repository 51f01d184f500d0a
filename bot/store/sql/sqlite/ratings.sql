-- What is read to rate finished games, in the transaction that writes their results. Lists are JSON; those of people in
-- scopes have lists of a person, a guild, a game and a variant.

-- name: last_number()^
SELECT coalesce(max(number), 0) AS number FROM results;

-- name: ratings(people, periods)
SELECT ratings.*
FROM json_each(:people) AS wanted
CROSS JOIN ratings ON person = wanted.value ->> 0 AND guild = wanted.value ->> 1 AND game = wanted.value ->> 2
    AND variant = wanted.value ->> 3 AND period IN (SELECT value FROM json_each(:periods));

-- name: best_scores(people, periods)
SELECT best_scores.*
FROM json_each(:people) AS wanted
CROSS JOIN best_scores ON person = wanted.value ->> 0 AND guild = wanted.value ->> 1 AND game = wanted.value ->> 2
    AND variant = wanted.value ->> 3 AND period IN (SELECT value FROM json_each(:periods));

-- name: games(people, before, most)
-- The last rated games of each person that have a lower number, with a row for each other player.
SELECT own.person, own.number, own.weight, other.person AS other, other.at, other.guild, other.game, other.variant
FROM json_each(:people) AS wanted
CROSS JOIN rating_changes AS own ON own.person = wanted.value AND own.guild = 0 AND own.game = ''
    AND own.number < :before AND own.number > coalesce((
        SELECT number FROM rating_changes
        WHERE person = wanted.value AND guild = 0 AND game = '' AND number < :before
        ORDER BY number DESC LIMIT 1 OFFSET :most
    ), 0)
CROSS JOIN results AS other ON other.number = own.number AND other.person <> own.person
ORDER BY own.person, own.number, other.seat;

-- name: delete_rating_rules()!
-- So that the next start recomputes all ratings, or asks for it.
DELETE FROM rating_rules;
