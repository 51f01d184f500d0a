"""The levels of Tris 1, in the whole tree of the game."""
