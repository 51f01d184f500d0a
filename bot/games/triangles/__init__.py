"""What both tile games share: the lattice of triangles and its tiles (RULES T1-T4), the players' hands. No scoring."""
