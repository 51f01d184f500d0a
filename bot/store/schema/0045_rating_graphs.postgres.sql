-- Graphs, and the earlier games that a new one is rated by, are read from the index alone: a person's rows lie all over the
-- table, each where it was written. SQLite keeps them side by side.
ALTER TABLE rating_changes
    DROP CONSTRAINT rating_changes_pkey,
    ADD PRIMARY KEY (person, guild, game, number) INCLUDE (points, change, settled, weight);
