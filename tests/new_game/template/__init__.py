"""The game that `python -m tests.new_game` copies: rules, texts in four languages, and a test."""
