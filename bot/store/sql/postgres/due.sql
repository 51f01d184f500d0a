-- What is due: taken by one process at a time, under a lease by the database's clock.

-- name: take_due(process, lease, most, skipped, first_shard, last_shard, shards)
-- What another process is just taking, or a change is just replacing, is skipped. Null shards are all guilds.
-- skipped: a JSON object with the sessions and kinds that are not taken as its keys, which is searched by bisection.
UPDATE due SET holder = CAST(:process AS TEXT), leased_until = now_ms() + CAST(:lease AS BIGINT)
FROM (
    SELECT due.session, due.kind
    FROM due
    JOIN (SELECT id, guild FROM sessions UNION ALL SELECT id, guild FROM tournaments
        UNION ALL SELECT id, guild FROM duels) AS subjects
        ON subjects.id = due.session
    WHERE greatest(due.at, coalesce(due.leased_until, 0)) <= now_ms()
        AND NOT CAST(:skipped AS JSONB) ? (due.session || ' ' || due.kind)
        AND (
            CAST(:shards AS BIGINT) IS NULL
            OR (coalesce(subjects.guild, 0) >> 22) % CAST(:shards AS BIGINT)
                BETWEEN CAST(:first_shard AS BIGINT) AND CAST(:last_shard AS BIGINT)
        )
    ORDER BY greatest(due.at, coalesce(due.leased_until, 0)), due.session, due.kind
    LIMIT CAST(:most AS BIGINT)
    FOR UPDATE OF due SKIP LOCKED
) AS taken
WHERE due.session = taken.session AND due.kind = taken.kind
RETURNING due.session, due.kind, due.at, due.detail;

-- name: renew_unlocked(process, lease, ids, kinds, times, details)
-- What a change is just replacing is skipped, since a statement that waits for one row must not hold others.
UPDATE due SET leased_until = now_ms() + CAST(:lease AS BIGINT)
FROM (
    SELECT due.session, due.kind
    FROM due
    JOIN unnest(
        CAST(:ids AS TEXT[]), CAST(:kinds AS TEXT[]), CAST(:times AS BIGINT[]), CAST(:details AS TEXT[])
    ) AS one (session, kind, at, detail) USING (session, kind, at, detail)
    WHERE due.holder = CAST(:process AS TEXT)
    FOR UPDATE OF due SKIP LOCKED
) AS held
WHERE due.session = held.session AND due.kind = held.kind
RETURNING due.session, due.kind;

-- name: renew_one(process, lease, session, kind, at, detail)
UPDATE due SET leased_until = now_ms() + CAST(:lease AS BIGINT)
WHERE session = :session AND kind = :kind AND at = :at AND detail = :detail AND holder = CAST(:process AS TEXT)
RETURNING session, kind;

-- name: finish(process, session, kind, at, detail)!
DELETE FROM due
WHERE session = :session AND kind = :kind AND at = :at AND detail = :detail AND holder = CAST(:process AS TEXT);

-- name: put_off(process, session, kind, at, detail, again_at)!
UPDATE due SET at = :again_at, holder = NULL, leased_until = NULL
WHERE session = :session AND kind = :kind AND at = :at AND detail = :detail AND holder = CAST(:process AS TEXT);

-- name: make_missing_due(kind)!
INSERT INTO due (session, kind, at, detail)
SELECT id, :kind, now_ms(), '' FROM sessions
WHERE status IN ('lobby', 'playing') AND set_aside IS NULL
    AND NOT EXISTS (SELECT FROM due WHERE due.session = sessions.id AND due.kind = :kind)
ORDER BY id
ON CONFLICT (session, kind) DO NOTHING;

