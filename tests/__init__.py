"""Everything that is promised, tried."""
