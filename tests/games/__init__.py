"""The rules of each game, by their numbers, and the luck that all share."""
