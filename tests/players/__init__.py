"""The computer opponents: what all of them promise, how well they play, and what they see one move ahead."""
