"""SET: RULES 004."""
