-- What is read to rate finished games, in the transaction that writes their results. Lists are JSON.

-- name: last_number()^
SELECT coalesce(max(number), 0) AS number FROM results;

-- name: ratings_of(people, guilds, games, variants, periods)
SELECT * FROM ratings
WHERE person IN (SELECT value FROM json_each(:people)) AND guild IN (SELECT value FROM json_each(:guilds))
    AND game IN (SELECT value FROM json_each(:games)) AND variant IN (SELECT value FROM json_each(:variants))
    AND period IN (SELECT value FROM json_each(:periods));

-- name: best_scores_of(people, guilds, games, variants, periods)
SELECT * FROM best_scores
WHERE person IN (SELECT value FROM json_each(:people)) AND guild IN (SELECT value FROM json_each(:guilds))
    AND game IN (SELECT value FROM json_each(:games)) AND variant IN (SELECT value FROM json_each(:variants))
    AND period IN (SELECT value FROM json_each(:periods));

-- name: earlier_games(people, seats, person, game, begin, end, number)^
-- The rated games of a pairing that have a lower number. person: one of the people. seats: how many they are.
SELECT count(*) AS games FROM results AS own
WHERE own.person = :person AND own.at >= :begin AND own.at < :end AND own.game = :game AND own.seats = :seats
    AND own.number < :number AND :seats = (
        SELECT count(*) FROM results AS other
        WHERE other.session = own.session AND other.counts = 1
            AND other.person IN (SELECT value FROM json_each(:people))
    );

-- name: delete_rating_rules()!
-- So that the next start recomputes all ratings, or asks for it.
DELETE FROM rating_rules;
