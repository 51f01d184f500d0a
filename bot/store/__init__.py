"""What must not be lost: sessions, moves and results, in SQL. Knows drivers and plain records, nothing of the house."""
