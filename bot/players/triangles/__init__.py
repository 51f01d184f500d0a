"""Parts that the players of both tile games share: search by rollouts, the encoding of tiles for it, and its C code."""
