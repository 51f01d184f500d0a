"""Lists of finished games."""
