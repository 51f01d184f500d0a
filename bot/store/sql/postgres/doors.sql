-- The ways in which people's actions arrive, and the credit for the time in which none did.

-- name: lock_door(door)!
SELECT pg_advisory_xact_lock(hashtextextended('tavolino door ' || CAST(:door AS TEXT), 0));

-- name: closed_for(door, first_shard, shards)$
-- The time since this door was open, or one that has reached the same guilds: HTTP reaches all, and so do the shards of
-- another count together. The other shards of the same count (after the slash) have other guilds, and so has a shard of
-- another count whose number leaves another remainder: those of shard 12/32 were in shard 12/16.
SELECT now_ms() - max(open_at)
FROM (
    SELECT
        door,
        open_at,
        CAST(substring(door FROM 'shard (\d+)/') AS BIGINT) AS shard,
        gcd(CAST(substring(door FROM '/(\d+)') AS BIGINT), CAST(:shards AS BIGINT)) AS divisor
    FROM doors
) AS known
WHERE door = CAST(:door AS TEXT) OR (
    split_part(door, '/', 2) <> split_part(CAST(:door AS TEXT), '/', 2)
    AND coalesce(shard % divisor = CAST(:first_shard AS BIGINT) % divisor, TRUE)
);

-- name: note_open(doors, at)!
-- In order, so that two processes that note the same doors do not wait for each other.
INSERT INTO doors (door, open_at)
SELECT door, coalesce(CAST(:at AS BIGINT), now_ms()) FROM unnest(CAST(:doors AS TEXT[])) AS one (door) ORDER BY door
ON CONFLICT (door) DO UPDATE SET open_at = greatest(doors.open_at, excluded.open_at);

-- name: note_still_open(doors, uncredited)
UPDATE doors SET open_at = greatest(doors.open_at, now_ms())
FROM (
    SELECT door FROM doors
    WHERE door = ANY(CAST(:doors AS TEXT[])) AND open_at >= now_ms() - CAST(:uncredited AS BIGINT)
    ORDER BY door
    FOR UPDATE
) AS recent
WHERE doors.door = recent.door
RETURNING doors.door;

-- name: lock_live(first_shard, last_shard, shards)!
SELECT id FROM sessions
WHERE status IN ('lobby', 'playing') AND set_aside IS NULL
    AND (
        CAST(:shards AS BIGINT) IS NULL
        OR (coalesce(guild, 0) >> 22) % CAST(:shards AS BIGINT)
            BETWEEN CAST(:first_shard AS BIGINT) AND CAST(:last_shard AS BIGINT)
    )
ORDER BY id
FOR NO KEY UPDATE;

-- name: credit_sessions(credit, first_shard, last_shard, shards)
-- A game without a deadline has days until it is closed: less than a minute is not credited to it.
UPDATE sessions SET
    deadline = deadline + CAST(:credit AS BIGINT),
    idle_since = idle_since + CAST(:credit AS BIGINT),
    version = version + 1
WHERE status IN ('lobby', 'playing') AND set_aside IS NULL
    AND (deadline IS NOT NULL OR (idle_since IS NOT NULL AND CAST(:credit AS BIGINT) >= 60000))
    AND (
        CAST(:shards AS BIGINT) IS NULL
        OR (coalesce(guild, 0) >> 22) % CAST(:shards AS BIGINT)
            BETWEEN CAST(:first_shard AS BIGINT) AND CAST(:last_shard AS BIGINT)
    )
RETURNING id;

-- name: credit_tournaments(credit, first_shard, last_shard, shards)!
UPDATE tournaments SET due_at = due_at + CAST(:credit AS BIGINT), version = version + 1
WHERE id IN (
    SELECT id FROM tournaments
    WHERE status = 'running' AND due_at IS NOT NULL
        AND (
            CAST(:shards AS BIGINT) IS NULL
            OR (guild >> 22) % CAST(:shards AS BIGINT)
                BETWEEN CAST(:first_shard AS BIGINT) AND CAST(:last_shard AS BIGINT)
        )
    ORDER BY id
    FOR NO KEY UPDATE
);

-- name: credit_due(credit, ids)!
UPDATE due SET at = at + CAST(:credit AS BIGINT), holder = NULL, leased_until = NULL
WHERE kind = 'timer' AND session = ANY(CAST(:ids AS TEXT[]));

-- name: redraw_credited(credit, ids)!
-- Messages that show a time which is wrong by a tenth of what is left, or when an idle game is closed: 500 a second.
INSERT INTO due (session, kind, at, detail)
SELECT id, 'message', now_ms() + 2 * row_number() OVER (ORDER BY deadline), ''
FROM sessions
WHERE id = ANY(CAST(:ids AS TEXT[]))
    AND (closing_noticed = 1 OR deadline - now_ms() <= 10 * CAST(:credit AS BIGINT))
ON CONFLICT (session, kind) DO UPDATE SET
    at = least(due.at, excluded.at), detail = excluded.detail, holder = NULL, leased_until = NULL;
