-- Which processes are told about which topics.

-- name: update(process, begun, ended)!
WITH gone AS (
    DELETE FROM followers WHERE process = :process AND topic = ANY(CAST(:ended AS TEXT[]))
)
INSERT INTO followers (topic, process)
SELECT topic, :process FROM unnest(CAST(:begun AS TEXT[])) AS new (topic)
ON CONFLICT DO NOTHING;

-- name: remove(process)!
DELETE FROM followers WHERE process = :process;

-- name: remove_dead()!
DELETE FROM followers WHERE process NOT IN (SELECT application_name FROM pg_stat_activity);

-- name: tell_all(channel, notice)
SELECT pg_notify(:channel, :notice);

-- name: tell(process, topics, notices)
SELECT pg_notify(followers.process, told.notice)
FROM unnest(CAST(:topics AS TEXT[]), CAST(:notices AS TEXT[])) WITH ORDINALITY AS told (topic, notice, number)
JOIN followers ON followers.topic = told.topic AND followers.process <> :process
ORDER BY told.number;
