-- Interaction tokens that processes keep for each other.

-- name: keep(ids, sealed, ends)!
INSERT INTO interaction_tokens (session, sealed, expires_at)
SELECT new.session, new.sealed, new.expires_at
FROM unnest(CAST(:ids AS TEXT[]), CAST(:sealed AS TEXT[]), CAST(:ends AS BIGINT[])) AS new (session, sealed, expires_at)
WHERE EXISTS (SELECT 1 FROM sessions WHERE id = new.session)
ORDER BY new.session
ON CONFLICT (session) DO UPDATE SET sealed = excluded.sealed, expires_at = excluded.expires_at
WHERE interaction_tokens.expires_at <= excluded.expires_at;

-- name: remove_expired()!
DELETE FROM interaction_tokens WHERE expires_at <= now_ms();

-- name: newest(session)
SELECT sealed FROM interaction_tokens WHERE session = :session AND expires_at > now_ms();
