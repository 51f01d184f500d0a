"""What all computer players promise, and matches between them. The tests of each game's player are in tests/games."""
