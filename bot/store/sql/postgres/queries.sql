-- What only a store of many processes reads.

-- name: session_after(id, ply)
-- One statement sees one moment: no row of it is older or newer than another one.
SELECT
    sessions.*,
    (SELECT json_agg(seats ORDER BY seat) FROM seats WHERE seats.session = sessions.id) AS seats,
    (SELECT json_agg(moves ORDER BY ply) FROM moves WHERE moves.session = sessions.id AND ply > :ply) AS moves,
    (SELECT json_agg(results ORDER BY seat) FROM results WHERE results.session = sessions.id) AS results,
    (SELECT json_agg(person ORDER BY seat) FROM seats WHERE seats.session = sessions.rematch_of) AS invited
FROM sessions
WHERE id = :id;

-- name: versions(channels, ids)
SELECT id, version, CASE WHEN status IN ('lobby', 'playing') AND set_aside IS NULL THEN channel END AS channel
FROM sessions
WHERE id = ANY(CAST(:ids AS TEXT[])) OR (
    channel = ANY(CAST(:channels AS BIGINT[])) AND status IN ('lobby', 'playing') AND set_aside IS NULL
);

-- name: live_in(guilds)
SELECT id, version, channel
FROM sessions
WHERE guild = ANY(CAST(:guilds AS BIGINT[])) AND status IN ('lobby', 'playing') AND set_aside IS NULL
ORDER BY opened_at, id;

-- name: hosts_in(guild)
SELECT host
FROM sessions
WHERE guild = :guild AND status IN ('lobby', 'playing') AND set_aside IS NULL AND tournament IS NULL;

-- name: live_outside(guilds, first_shard, last_shard, shards)
SELECT id, version, channel
FROM sessions
WHERE guild <> ALL(CAST(:guilds AS BIGINT[])) AND status IN ('lobby', 'playing') AND set_aside IS NULL
    AND (guild >> 22) % CAST(:shards AS BIGINT)
        BETWEEN CAST(:first_shard AS BIGINT) AND CAST(:last_shard AS BIGINT)
ORDER BY opened_at, id;

-- name: guild_settings_of(guilds)
SELECT * FROM servers WHERE guild = ANY(CAST(:guilds AS BIGINT[]));

-- name: user_settings_of(people)
SELECT * FROM user_settings WHERE person = ANY(CAST(:people AS BIGINT[]));

-- name: shown_of(session)
SELECT coalesce(shown, '') AS shown, version FROM sessions WHERE id = :session;

-- name: table_counts(overdue)
SELECT
    count(*) FILTER (WHERE status = 'lobby') AS lobbies,
    count(*) FILTER (WHERE status = 'playing') AS playing,
    (
        SELECT count(DISTINCT session) FROM due
        WHERE greatest(at, coalesce(leased_until, 0)) < now_ms() - CAST(:overdue AS BIGINT)
    ) AS overdue
FROM sessions
WHERE status IN ('lobby', 'playing') AND set_aside IS NULL;

-- name: overdue(overdue, most)
-- What is about no session has neither game nor options.
SELECT due.session, due.kind, sessions.game, sessions.rules, sessions.options
FROM due
LEFT JOIN sessions ON sessions.id = due.session
WHERE greatest(due.at, coalesce(due.leased_until, 0)) < now_ms() - CAST(:overdue AS BIGINT)
LIMIT CAST(:most AS BIGINT);
