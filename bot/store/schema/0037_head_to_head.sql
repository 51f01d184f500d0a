-- The games of two people are found from two indexes alone: with whom somebody sat, and how the games ended.
CREATE INDEX results_by_session ON results (person, session, guild, game, seats, counts, rank);
DROP INDEX seats_by_person;
CREATE INDEX seats_by_person ON seats (person, session, seat);
