-- Who was notified of which turn, and when players want to be. Flags are 0 or 1.

ALTER TABLE sessions ADD COLUMN start_pinged INTEGER NOT NULL DEFAULT 0;
ALTER TABLE sessions ADD COLUMN pinged_turn  BIGINT;  -- the ply at which the last turn began whose player was pinged
ALTER TABLE sessions ADD COLUMN ping         TEXT;    -- the messages that did it, while they are in Discord

-- Games from before: nobody is pinged for a turn that came then.
UPDATE sessions SET start_pinged = 1, pinged_turn = (SELECT COUNT(*) FROM moves WHERE moves.session = sessions.id)
WHERE status = 'playing';

ALTER TABLE servers ADD COLUMN pings TEXT NOT NULL DEFAULT 'after-a-minute';
ALTER TABLE tastes  ADD COLUMN pings TEXT NOT NULL DEFAULT '';
