"""The table's affairs: seats, turns, offers, results. No Discord, no SQL."""
