-- Credits for a downtime that are being given: each part of the live tables in a transaction of its own.
CREATE TABLE credits (
    door         TEXT   NOT NULL PRIMARY KEY,  -- as in doors: the one that was closed
    credit       BIGINT NOT NULL,              -- milliseconds for each live table
    until        BIGINT NOT NULL,              -- when all have it, the door counts as open until then: ms since the epoch
    channel      BIGINT NOT NULL DEFAULT -1,   -- the live tables of the channels up to this one have it already
    redraw_every BIGINT NOT NULL,              -- ms between two messages of a part that are redrawn
    first_shard  BIGINT,                       -- the shards whose servers get it, of so many; null for all
    last_shard   BIGINT,
    shards       BIGINT
);
