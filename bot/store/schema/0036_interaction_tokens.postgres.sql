-- Interaction tokens by which any process may edit a table's message, encrypted with a key derived from the bot's token.
-- A row is removed when its token's 15 minutes are over.
CREATE TABLE interaction_tokens (
    session    TEXT   COLLATE "C" NOT NULL PRIMARY KEY REFERENCES sessions (id) ON DELETE CASCADE,
    sealed     TEXT   NOT NULL,
    expires_at BIGINT NOT NULL
);
CREATE INDEX interaction_tokens_by_end ON interaction_tokens (expires_at);
