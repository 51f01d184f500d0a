"""The parts that both tile games share: the lattice of triangles, tiles (RULES T1-T4) and hands, but no scoring."""
