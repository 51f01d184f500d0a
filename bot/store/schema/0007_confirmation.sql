-- Whether a move that a player chooses in a private hand is confirmed before it is made. Flags are 0 or 1.

ALTER TABLE servers ADD COLUMN confirms INTEGER NOT NULL DEFAULT 1;
ALTER TABLE tastes  ADD COLUMN confirms INTEGER;  -- null where the user has chosen nothing: as the server has it
