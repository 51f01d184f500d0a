"""The promises of all computer players, and matches between them. Tests of each game's player are in tests/games."""
