"""SET, tested by the numbers of its rules (RULES 004)."""
