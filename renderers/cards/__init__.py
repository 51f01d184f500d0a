"""Pictures that show no position: a leaderboard, a player's profile, the result of a game."""
