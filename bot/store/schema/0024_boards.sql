-- Profiles, lists of games and names go by person, the newest game first: all that they choose games by is in the index.
DROP INDEX results_by_person;
CREATE INDEX results_of_person ON results (person, at, session, guild, game, variant, seats, counts, outcome, score, duration);

-- Lists of a guild's games go by its first seats, the newest game first.
DROP INDEX results_by_game;
CREATE INDEX games_by_end ON results (guild, at, session) WHERE seat = 0;
CREATE INDEX games_of_game_by_end ON results (guild, game, at, session, variant) WHERE seat = 0;
