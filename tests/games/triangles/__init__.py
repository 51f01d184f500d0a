"""The lattice of triangles, against counts found by other programs and against a naive implementation."""
