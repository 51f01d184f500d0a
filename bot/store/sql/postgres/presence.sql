-- When people have acted in channels, which processes note for each other.

-- name: note(channels, people, times)!
INSERT INTO presence (channel, person, at)
SELECT channel, person, max(at)
FROM unnest(CAST(:channels AS BIGINT[]), CAST(:people AS BIGINT[]), CAST(:times AS BIGINT[]))
    AS new (channel, person, at)
GROUP BY channel, person
ORDER BY channel, person
ON CONFLICT (channel, person) DO UPDATE SET at = greatest(presence.at, excluded.at);

-- name: remove(before)!
DELETE FROM presence WHERE at < :before;

-- name: in_channels(channels)
SELECT channel, person, at FROM presence WHERE channel = ANY(CAST(:channels AS BIGINT[]));
