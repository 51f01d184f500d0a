"""The lattice of triangles that both tile games lay on (RULES T1-T4): tiles, cells, formations; no game's scoring."""
