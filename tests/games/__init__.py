"""The rules of each game, tested by their numbers in docs/rules.md, and the luck and records that all games share."""
