"""Tavolino: board games in a Discord channel."""
