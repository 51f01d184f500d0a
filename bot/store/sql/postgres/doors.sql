-- The ways in which people's actions arrive, and the credit for the time in which none did.

-- name: lock_door(door)!
SELECT pg_advisory_xact_lock(hashtextextended('tavolino door ' || CAST(:door AS TEXT), 0));

-- name: doors_to_same(door, first_shard, shards)
-- This door, and those that reach guilds that it reaches: HTTP reaches all, and so do the shards of another count
-- together. The other shards of the same count (after the slash) have other guilds, and so has a shard of another count
-- whose number leaves another remainder: those of shard 12/32 were in shard 12/16.
SELECT door
FROM (
    SELECT
        door,
        CAST(substring(door FROM 'shard (\d+)/') AS BIGINT) AS shard,
        gcd(CAST(substring(door FROM '/(\d+)') AS BIGINT), CAST(:shards AS BIGINT)) AS divisor
    FROM (SELECT door FROM doors UNION SELECT door FROM credits UNION SELECT CAST(:door AS TEXT)) AS all_of_them
) AS known
WHERE door = CAST(:door AS TEXT) OR (
    split_part(door, '/', 2) <> split_part(CAST(:door AS TEXT), '/', 2)
    AND coalesce(shard % divisor = CAST(:first_shard AS BIGINT) % divisor, TRUE)
);

-- name: last_open(doors)^
SELECT max(open_at) AS open_at, now_ms() AS now FROM doors WHERE door = ANY(CAST(:doors AS TEXT[]));

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

-- name: begin_credit(door, credit, until, at_once, first_shard, last_shard, shards)!
-- Of each part of so many tables a message is redrawn so often that it is 500 a second of all parts together.
INSERT INTO credits (door, credit, until, redraw_every, first_shard, last_shard, shards)
SELECT
    CAST(:door AS TEXT),
    CAST(:credit AS BIGINT),
    CAST(:until AS BIGINT),
    2 * (1 + count(*) / CAST(:at_once AS BIGINT)),
    CAST(:first_shard AS BIGINT),
    CAST(:last_shard AS BIGINT),
    CAST(:shards AS BIGINT)
FROM sessions
WHERE status IN ('lobby', 'playing') AND set_aside IS NULL
    AND (
        CAST(:shards AS BIGINT) IS NULL
        OR (coalesce(guild, 0) >> 22) % CAST(:shards AS BIGINT)
            BETWEEN CAST(:first_shard AS BIGINT) AND CAST(:last_shard AS BIGINT)
    );

-- name: begun_credit(doors)^
SELECT door, credit, until, channel, redraw_every, first_shard, last_shard, shards FROM credits
WHERE door = ANY(CAST(:doors AS TEXT[]))
ORDER BY door
LIMIT 1
FOR UPDATE;

-- name: tables_after(channel, at_once, credit, first_shard, last_shard, shards)
-- The next ones that get it: there is one live session in a channel, which an index has.
-- A game without a deadline has days until it is closed: less than a minute is not credited to it.
SELECT id, channel FROM sessions
WHERE channel > CAST(:channel AS BIGINT) AND status IN ('lobby', 'playing') AND set_aside IS NULL
    AND (deadline IS NOT NULL OR (idle_since IS NOT NULL AND CAST(:credit AS BIGINT) >= 60000))
    AND (
        CAST(:shards AS BIGINT) IS NULL
        OR (coalesce(guild, 0) >> 22) % CAST(:shards AS BIGINT)
            BETWEEN CAST(:first_shard AS BIGINT) AND CAST(:last_shard AS BIGINT)
    )
ORDER BY channel
LIMIT CAST(:at_once AS BIGINT);

-- name: lock_live(ids)
SELECT id FROM sessions
WHERE id = ANY(CAST(:ids AS TEXT[])) AND status IN ('lobby', 'playing') AND set_aside IS NULL
ORDER BY id
FOR NO KEY UPDATE;

-- name: credit_sessions(credit, ids)!
UPDATE sessions SET
    deadline = deadline + CAST(:credit AS BIGINT),
    idle_since = idle_since + CAST(:credit AS BIGINT),
    version = version + 1
WHERE id = ANY(CAST(:ids AS TEXT[]));

-- name: credited_up_to(door, channel)!
UPDATE credits SET channel = :channel WHERE door = :door;

-- name: end_credit(door)!
DELETE FROM credits WHERE door = :door;

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

-- name: redraw_credited(credit, every, ids)!
-- Messages that show a time which is wrong by a tenth of what is left, or when an idle game is closed.
INSERT INTO due (session, kind, at, detail)
SELECT id, 'message', now_ms() + CAST(:every AS BIGINT) * row_number() OVER (ORDER BY deadline), ''
FROM sessions
WHERE id = ANY(CAST(:ids AS TEXT[]))
    AND (closing_noticed = 1 OR deadline - now_ms() <= 10 * CAST(:credit AS BIGINT))
ON CONFLICT (session, kind) DO UPDATE SET
    at = least(due.at, excluded.at), detail = excluded.detail, holder = NULL, leased_until = NULL;
