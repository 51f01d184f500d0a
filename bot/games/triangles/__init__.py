"""What both tile games share: the lattice of triangles (RULES T1-T4) and the players' hands; no game's scoring."""
