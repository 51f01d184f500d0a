"""What the players of both tile games share: how tiles and formations are sent to compiled search, and its C code."""
